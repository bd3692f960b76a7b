#!/bin/sh
# Every C file of the project is as clang-format lays it out; `make format` does it.
passed=0
failed=0
for file in $(find core wasm tests -name '*.[ch]' | sort); do
    if clang-format --dry-run -Werror "$file" 2>/dev/null; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$file is not laid out by clang-format (make format)"
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
