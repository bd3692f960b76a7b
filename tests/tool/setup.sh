#!/bin/sh
# setup.sh build|pack|test|bench -- installs what is missing, on Debian and its kin; elsewhere says what is.
#
# build: what `make` and `make play` need. pack: also npm. test: also the browser, the linters and the npm packages.
# bench: all of it and the programs that speed is compared with.
# It is quick and silent when nothing is missing, and never installs what is there already.
set -eu
cd "$(dirname "$0")/../.."
what=${1:-build}

missing=
need() { # need COMMAND PACKAGE...
    command -v "$1" >/dev/null 2>&1 && return
    shift
    missing="$missing $*"
}

need cc gcc libc6-dev
need node nodejs
need emcc emscripten
[ "$what" = build ] || need npm npm
if [ "$what" = bench ]; then
    need /usr/games/stockfish stockfish
    need /usr/games/pgn-extract pgn-extract
fi
if [ "$what" != build ] && [ "$what" != pack ]; then
    need gcc gcc libc6-dev
    need nm binutils
    need clang clang
    need clang-format clang-format
    need clang-tidy clang-tidy
    # Without the parts that draw windows it starts in half the time; the whole browser does as well.
    command -v chromium >/dev/null 2>&1 || need chromium-headless-shell chromium-headless-shell
    # The sanitizers' part of clang, for the fuzz targets.
    [ -n "$(find /usr/lib/llvm-*/lib/clang /usr/lib/clang -name 'libclang_rt.fuzzer-*' 2>/dev/null | head -n 1)" ] ||
        missing="$missing libclang-rt-14-dev"
fi

options='-y -q --no-install-recommends -o DPkg::Lock::Timeout=300'
root=
if [ "$(id -u)" != 0 ]; then
    if command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then root=sudo; else root=none; fi
fi
install() { # install 'PACKAGE...'
    # shellcheck disable=SC2086
    $root env DEBIAN_FRONTEND=noninteractive sh -c "
        apt-get update -q -o DPkg::Lock::Timeout=300 && apt-get install $options $1" >&2
}

if [ -n "$missing" ]; then
    # shellcheck disable=SC2086 # a list of packages
    missing=$(printf '%s\n' $missing | sort -u | tr '\n' ' ')
    line="apt-get update && apt-get install --no-install-recommends $missing"
    command -v apt-get >/dev/null 2>&1 || {
        echo "missing: ${missing% } (names of Debian's packages); install them and try again" >&2
        exit 1
    }
    if [ "$root" = none ]; then
        command -v sudo >/dev/null 2>&1 && line="sudo sh -c '${line% }'"
        echo "missing: ${missing% }" >&2
        echo "run as root:  ${line% }" >&2
        exit 1
    fi
    echo "installing: ${missing% }"
    install "$missing"
fi

# The second browser is not in every archive; tests/web/firefox.test.mjs says so when it is not there.
if [ "$what" = test ] && ! command -v firefox-esr >/dev/null 2>&1 && [ ! -e build/.no-firefox ] &&
    command -v apt-get >/dev/null 2>&1 && [ "$root" != none ]; then
    echo "installing: firefox-esr"
    install firefox-esr || {
        echo "firefox-esr cannot be installed here: its tests will be skipped"
        mkdir -p build && touch build/.no-firefox # asked once
    }
fi

major=$(node -p 'process.versions.node.split(".")[0]')
[ "$major" -ge 18 ] || {
    echo "node $major is too old: 18 or newer is needed" >&2
    exit 1
}

# The lock file is copied into node_modules when it has been installed as it is.
if [ "$what" != build ] && [ "$what" != pack ] && ! cmp -s package-lock.json node_modules/.installed-lock; then
    echo "installing the npm packages of package-lock.json"
    npm ci --no-audit --no-fund --loglevel=error >&2
    cp package-lock.json node_modules/.installed-lock
fi
