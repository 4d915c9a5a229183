#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# cache.sh ROOT: what one checkout has compiled, precompiled headers included, is compiled by no other: the theme is built in two
# copies of the project, which lie in folders of different depth, with a compiler cache of their own.
set -euo pipefail
sources=$(cd "${1:?usage: cache.sh ROOT}" && pwd -P)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export CCACHE_DIR=$place/cache

buildIn() (
    root=$place/$1
    mkdir -p "$root"
    (cd "$sources" && git -c safe.directory="$sources" ls-files -z --cached --others --exclude-standard --deduplicate |
        while IFS= read -r -d '' file; do [ ! -f "$file" ] || printf '%s\0' "$file"; done |
        tar --null -T - -cf -) | tar -C "$root" -xf -
    source "$root/packaging/steps.sh"
    configure test -DPEGSHEET_TESTS=OFF
    cmake --build "$root/build/test" --target pegsheet_theme
)
count() { ccache --print-stats | awk -v name="$1" '$1 == name { print $2 }'; }

buildIn first >"$place/log" 2>&1 || { cat "$place/log"; exit 1; }
compiled=$(count cache_miss)
[ "$compiled" -gt 5 ] || { echo "Nothing to go by: the first copy compiled $compiled files with the cache."; exit 1; }
ccache --zero-stats >/dev/null
buildIn deeper/down/second >"$place/log" 2>&1 || { cat "$place/log"; exit 1; }
missed=$(count cache_miss) hits=$(($(count direct_cache_hit) + $(count preprocessed_cache_hit)))
echo "The second copy took $hits of $compiled files from the cache and compiled $missed."
[ "$missed" = 0 ] && [ "$hits" = "$compiled" ]
