#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing, builds and tests. Plain: the everyday tests, minutes. With --full, what CI runs: also the long
# tests (big simulations, qmllint, the .deb in a clean root), clang, the sanitizers and the fuzzers.
# Ends at the first stage that fails, with a sentence and exit status 1.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
source "$root/packaging/steps.sh"

full=false
case "$#:${1:-}" in
0:) ;;
1:--full) full=true ;;
*)
    echo "usage: packaging/test.sh [--full]" >&2
    exit 2 ;;
esac

# Tests see windows in memory, painted without a graphics card, no language but the one they ask for, and nothing of what
# is kept on this machine.
home=$root/build/home
surroundings=(QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LC_ALL=C.UTF-8 UBSAN_OPTIONS=print_stacktrace=1
    XDG_RUNTIME_DIR="$home/run" XDG_DATA_HOME="$home/data" XDG_CONFIG_HOME="$home/config" XDG_CACHE_HOME="$home/cache")
mkdir -p "$home" && mkdir -p -m 700 "$home/run"

summary=() run=0 skipped=0

# stage NAME COMMAND...
stage() {
    local name=$1 begin=$SECONDS
    shift
    say "$name"
    if ! "$@"; then
        printf '\n%s: failed after %d:%02d. The reason stands above; the stages after it were not run.\n' \
            "$name" $(((SECONDS - begin) / 60)) $(((SECONDS - begin) % 60)) >&2
        exit 1
    fi
    summary+=("$(printf '%4d:%02d  %s' $(((SECONDS - begin) / 60)) $(((SECONDS - begin) % 60)) "$name")")
}

# tests PRESET [CTEST OPTION...]: no test at all is a failure.
tests() {
    local preset=$1 report=$root/build/$1/tests.xml
    shift
    env "${surroundings[@]}" ctest --test-dir "$root/build/$preset" --output-on-failure --no-tests=error --parallel "$(nproc)" \
        --timeout 900 --output-junit "$report" "$@" || return
    grep -h '^Skipped: ' "$root/build/$preset/Testing/Temporary/LastTest.log" || true
    run=$((run + $(attribute tests "$report")))
    skipped=$((skipped + $(attribute skipped "$report") + $(attribute disabled "$report")))
}

attribute() { grep -m1 -oP "\b$1=\"\K[0-9]+" "$2"; }

dependencies() {
    if $full; then
        "$root/packaging/dependencies.sh" run build test full
    else
        "$root/packaging/dependencies.sh" run build test
    fi
}

stage "Packages" dependencies
stage "Build with g++ (build/test)" build test
stage "Everyday tests" tests test -LE '^long$'
if $full; then
    stage "Build of the package (build/package)" build package
    stage "Long tests" tests test -L '^long$'
    stage "Build with clang and sanitizers (build/asan)" build asan
    stage "Model, storage and app under the sanitizers" tests asan -L '^(model|storage|app)$' -LE '^long$'
    stage "Fuzzers" tests asan -L '^fuzz$'
fi

say "All stages passed in $((SECONDS / 60)):$(printf %02d $((SECONDS % 60)))"
printf '%s\n' "${summary[@]}"
[ "$skipped" = 0 ] || echo "Skipped among the tests, for the reason given above: $skipped"
echo "100% tests passed, 0 tests failed out of $run"
