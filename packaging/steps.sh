# SPDX-License-Identifier: Apache-2.0
# What run.sh and test.sh share; sourced by both. Expects `root`, the project's folder, and its presets (CMakePresets.json).

# A compiler cache goes by what the compiler read, without reading it twice, and takes precompiled headers by what they are
# made of, not by their dates. Paths count from the project's folder, so that a second checkout or worktree, wherever it lies,
# takes what the first has compiled.
export CCACHE_DEPEND=1 CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1

say() { printf '\n== %s\n' "$*"; }

# configure PRESET [OPTION...]: once; again only when the presets, the options or the place of the project changed.
# Everything else is noticed by the build itself.
configure() {
    local preset=$1
    local stamp=$root/build/$preset/.configured
    local as="$root $*"
    if [ "$root/CMakePresets.json" -ot "$stamp" ] && [ "$(cat "$stamp")" = "$as" ]; then
        return 0
    fi
    if [ -z "${CMAKE_CXX_COMPILER_LAUNCHER:-}" ] && command -v ccache >/dev/null; then
        export CMAKE_CXX_COMPILER_LAUNCHER=ccache
    fi
    (cd "$root" && cmake --fresh --preset "$@" --log-level=WARNING) || return
    printf '%s' "$as" >"$stamp"
}

# build PRESET [OPTION...]: configures where that is needed and builds all of it.
build() {
    configure "$@" || return
    NINJA_STATUS="[%f/%t, %es] " cmake --build "$root/build/$1"
}
