#!/bin/sh
# clang-tidy on core/ and wasm/, two files at a time; one count a file.
set -u
out=build/tidy
rm -rf "$out" && mkdir -p "$out"
# shellcheck disable=SC2016
find core wasm -name '*.c' | sort | xargs -P 2 -I FILE sh -c '
    log=$2/$(echo "$1" | tr / _)
    clang-tidy --quiet "$1" -- -std=c11 -Icore >"$log.log" 2>&1 && echo >"$log.ok" || cat "$log.log"
' sh FILE "$out"
passed=$(find "$out" -name '*.ok' | wc -l)
all=$(find "$out" -name '*.log' | wc -l)
echo "$passed passed, $((all - passed)) failed"
[ "$passed" = "$all" ]
