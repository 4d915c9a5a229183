#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What README promises of another Debian, tried in it: `packaging/elsewhere.sh trixie` builds there without a warning, runs the
# everyday tests, makes the .deb, installs it and starts the command line and the window. Says how long each stage took. The root is
# kept in build/elsewhere, so that the next run is quicker; --anew begins with an empty one. Status 77 where it may not become root.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
source "$root/packaging/steps.sh"
source "$root/packaging/cleanroot.sh"

inNamespace=false anew=false suite=
for word in "$@"; do
    case $word in
    --inside) inNamespace=true ;;
    --anew) anew=true ;;
    [a-z]*) suite=$word ;;
    *) suite= && break ;;
    esac
done
if [ -z "$suite" ]; then
    echo "usage: packaging/elsewhere.sh [--anew] SUITE    (a name that debootstrap knows, as bookworm or trixie)" >&2
    exit 2
fi
$inNamespace || withOwnMounts "${BASH_SOURCE[0]}" --inside "$@"

place=$root/build/elsewhere
clean=$place/$suite
mkdir -p "$place"
! $anew || rm -rf --one-file-system "$clean"
leave() {
    umount -q "$clean/archives" "$clean/proc" "$clean/dev/shm" || true
    [ -z "${SUDO_UID:-}" ] || chown "$SUDO_UID:$SUDO_GID" "$place"
}
trap leave EXIT
if [ ! -f "$clean/etc/os-release" ]; then
    fetchBase "$suite"
    rm -rf --one-file-system "$clean"
    mkdir "$clean" && tar -C "$clean" -xpf "$place/$suite.tar"
fi
prepareRoot
mkdir -p "$clean/dev/shm" && mount -t tmpfs tmpfs "$clean/dev/shm"

# What is kept in git or would be, as it lies here; what was built there before stays. A file that is the same keeps its date, any
# other gets today's: what changed here while the last run was building is older than what that run built.
bringSources() {
    local there=$clean/pegsheet file
    mkdir -p "$there/build"
    git -C "$root" -c safe.directory="$root" ls-files -z --cached --others --exclude-standard --deduplicate >"$place/sources"
    (cd "$there" && find . -path ./build -prune -o -type f -printf '%P\0') |
        { grep -zvxFf <(tr '\0' '\n' <"$place/sources") || true; } | (cd "$there" && xargs -0 -r rm -f)
    while IFS= read -r -d '' file; do
        [ -f "$root/$file" ] || { rm -f "$there/$file" && continue; }
        cmp -s "$root/$file" "$there/$file" || { mkdir -p "$(dirname "$there/$file")" && cp --preserve=mode "$root/$file" "$there/$file"; } || return
    done <"$place/sources"
}

summary=()
stage() {
    local name=$1 begin=$SECONDS
    shift
    say "$suite: $name"
    "$@" || fail "$name, on $suite. The reason stands above."
    summary+=("$(printf '%4d:%02d  %s' $(((SECONDS - begin) / 60)) $(((SECONDS - begin) % 60)) "$name")")
}
there() { inside sh -c "cd /pegsheet && $1"; }
makePackage() {
    there 'cmake --preset package --log-level=WARNING && cmake --build --preset package && cd build/package && rm -f *.deb && cpack -G DEB'
}
startPackage() {
    there 'apt-get -q install -y --no-install-recommends ./build/package/pegsheet_*.deb' || return
    inside pegsheet-cli games || return
    inside QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software XDG_RUNTIME_DIR=/run HOME=/tmp timeout 60 pegsheet --quit-when-ready
}

stage "Packages lists" inside apt-get -q update
stage "Sources" bringSources
stage "Packages" there 'packaging/dependencies.sh run build display test full'
stage "Build and everyday tests (packaging/test.sh)" there packaging/test.sh
stage "The .deb" makePackage
stage "Installed and started" startPackage
say "Builds, passes and starts on $(. "$clean/etc/os-release" && echo "$PRETTY_NAME") in $((SECONDS / 60)):$(printf %02d $((SECONDS % 60)))"
printf '%s\n' "${summary[@]}"
