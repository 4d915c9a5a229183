#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs what is missing, builds and tests. Plain: the everyday tests, minutes. With --full, what CI runs: also the long
# tests (big simulations, the .deb in a clean root), clang, the sanitizers and the fuzzers. With --changed, what is worth a look
# after every change: the tests of the folders in which something is not committed yet (else of the last commit), and of those
# that stand on them; packaging/changed.sh says which. A warning is an error with --full alone: a newer compiler or Qt, which warns
# of more, stops nobody.
# Ends at the first stage that fails, with a sentence and exit status 1.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
source "$root/packaging/steps.sh"

full=false changed=false
case "$#:${1:-}" in
0:) ;;
1:--full) full=true ;;
1:--changed) changed=true ;;
*)
    echo "usage: packaging/test.sh [--full | --changed]" >&2
    exit 2 ;;
esac

# Tests see windows in memory, painted without a graphics card, no language but the one they ask for, and nothing of what
# is kept on this machine.
home=$root/build/home
surroundings=(QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LC_ALL=C.UTF-8 UBSAN_OPTIONS=print_stacktrace=1
    XDG_RUNTIME_DIR="$home/run" XDG_DATA_HOME="$home/data" XDG_CONFIG_HOME="$home/config" XDG_CACHE_HOME="$home/cache")
mkdir -p "$home" && mkdir -p -m 700 "$home/run"

summary=() run=0 skipped=0

clock() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }

# stage NAME MINUTES COMMAND...: says afterwards where it took longer than that share of the time, on two idle cores without a cache.
stage() {
    local name=$1 share=$(($2 * 60)) begin=$SECONDS remark=
    shift 2
    say "$name"
    if ! "$@"; then
        printf '\n%s: failed after %s. The reason stands above; the stages after it were not run.\n' \
            "$name" "$(clock $((SECONDS - begin)))" >&2
        exit 1
    fi
    [ $((SECONDS - begin)) -le "$share" ] || remark=" (more than its share of $(clock "$share"))"
    summary+=("$(printf '%7s  %s%s' "$(clock $((SECONDS - begin)))" "$name" "$remark")")
}

# tests PRESET [CTEST OPTION...]: no test at all is a failure. Those of the window wait for a third of their time, for what moves there:
# one more than there are cores keeps all of them at work. Nothing waits under the sanitizers.
tests() {
    local preset=$1 report=$root/build/$1/tests.xml jobs=$(($(nproc) + 1))
    shift
    [ "$preset" != asan ] || jobs=$(nproc)
    env "${surroundings[@]}" ctest --test-dir "$root/build/$preset" --output-on-failure --no-tests=error --parallel "$jobs" \
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

stage "Packages" 3 dependencies
warnings=()
$full || warnings=(-DPEGSHEET_WERROR=OFF)
stage "Build with g++ (build/test)" 8 build test "${warnings[@]}"
if $changed; then
    mapfile -t near < <("$root/packaging/changed.sh")
    [ ${#near[@]} != 0 ] || { say "Nothing was changed that a test of a folder looks at."; exit 0; }
    stage "Tests of what was changed" 1 tests test "${near[@]}"
else
    stage "Everyday tests" 6 tests test -LE '^long$'
fi
if $full; then
    stage "Build of the package (build/package)" 7 build package -DPEGSHEET_WERROR=ON
    stage "Long tests" 4 tests test -L '^long$'
    stage "Build with clang and sanitizers (build/asan)" 10 build asan
    # Kills and power cuts, which ask what is on the disk, ran without sanitizers: README says how they run with them. The fuzzers
    # make bytes up by themselves. The two of the command line start a program hundreds of times for what other tests do in one.
    stage "Rules, storage, codes and command line under the sanitizers" 5 tests asan -L '^(model|storage|app)$' \
        -LE '^(long|contract)$' -E '_(kills|powercuts)$|^tst_(fuzz_bytes|cli_library|cli_history)$'
    stage "Fuzzers" 2 tests asan -R '^fuzz_'
fi

say "All stages passed in $(clock $SECONDS)"
printf '%s\n' "${summary[@]}"
[ "$skipped" = 0 ] || echo "Skipped among the tests, for the reason given above: $skipped"
echo "100% tests passed, 0 tests failed out of $run"
