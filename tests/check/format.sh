#!/bin/sh
# Every C file of the project is as clang-format lays it out.
find core wasm tests -name '*.[ch]' -exec clang-format --dry-run -Werror {} +
