#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the .deb, installs it with nothing but its own dependencies into a clean root of this machine's Debian, and starts
# from it, as an ordinary user, the command line and the window. Status 77 (skipped) where it may not become root.
# What it fetches is kept in build/cleanroot, so that the next run is quicker.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
source "$root/packaging/steps.sh"
place=$root/build/cleanroot
clean=$place/root

skip() {
    echo "Skipped: $1"
    exit 77
}
fail() {
    echo "Failed: $1" >&2
    exit 1
}

# Its own mounts, so that none outlives it and nothing of the machine can be reached by removing the root.
if [ "${1:-}" != --inside ]; then
    build package
    rm -f "$root"/build/package/pegsheet_*.deb
    (cd "$root/build/package" && cpack -G DEB >cpack.log) || fail "cpack made no package: $(cat "$root/build/package/cpack.log")"
    asRoot=()
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null && sudo -n true 2>/dev/null ||
            skip "a clean root needs root, or sudo without a password."
        asRoot=(sudo)
    fi
    "${asRoot[@]}" unshare --mount true 2>/dev/null || skip "this machine does not allow mounts of one's own (unshare --mount)."
    exec "${asRoot[@]}" unshare --mount --propagation private "${BASH_SOURCE[0]}" --inside
fi

# The mirror is the one this machine installs from.
source /etc/os-release
targets=$(apt-get indextargets --format '$(SITE) $(RELEASE) $(COMPONENT) $(ORIGIN)' 'Created-By: Packages')
mirror=$(awk -v suite="$VERSION_CODENAME" '$2 == suite && $3 == "main" { print ($4 == "Debian" ? 0 : 1), $1 }' <<<"$targets" |
    sort -s -k1,1 | head -n 1 | cut -d ' ' -f 2)
[ -n "$mirror" ] || fail "apt on this machine knows no mirror of $VERSION_CODENAME main."
eval "$(apt-config shell http_proxy Acquire::http::Proxy https_proxy Acquire::https::Proxy)"
[ -z "${http_proxy:-}" ] || export http_proxy
[ -z "${https_proxy:-}" ] || export https_proxy

inside() { chroot "$clean" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

archives=$place/archives
base=$place/$VERSION_CODENAME.tar
mkdir -p "$archives"
rm -rf "$clean"
cleanUp() {
    umount -q "$clean/archives" "$clean/proc" || true
    rm -rf --one-file-system "$clean"
    [ -z "${SUDO_UID:-}" ] || chown -R "$SUDO_UID:$SUDO_GID" "$place"
}
trap cleanUp EXIT
if [ ! -f "$base" ]; then
    say "A clean root of $VERSION_CODENAME from $mirror"
    debootstrap --variant=minbase "$VERSION_CODENAME" "$clean" "$mirror" >"$place/debootstrap.log" 2>&1 ||
        fail "debootstrap could not make it: $(tail -n 5 "$place/debootstrap.log")"
    tar -C "$clean" -cf "$base.new" . && mv "$base.new" "$base"
else
    mkdir "$clean" && tar -C "$clean" -xpf "$base"
fi
mountpoint -q "$clean/proc" || mount -t proc proc "$clean/proc"
cp /etc/resolv.conf "$clean/etc/resolv.conf"
apt-config dump | grep -E '^Acquire::(http|https|Check-|Retries)' >"$clean/etc/apt/apt.conf.d/90machine" || true
if [ -d /etc/apt/auth.conf.d ]; then cp -r /etc/apt/auth.conf.d "$clean/etc/apt/"; fi
printf '#!/bin/sh\nexit 101\n' >"$clean/usr/sbin/policy-rc.d"
chmod 755 "$clean/usr/sbin/policy-rc.d"
mkdir -p "$clean/archives/partial"
mount --bind "$archives" "$clean/archives"
mkdir -p "$archives/partial"

say "Installing the package into it"
cp "$root"/build/package/pegsheet_*.deb "$clean/pegsheet.deb"
apt="apt-get -q -o APT::Sandbox::User=root -o Dir::Cache::Archives=/archives"
inside $apt update >"$place/install.log" 2>&1 &&
    inside $apt install -y --no-install-recommends /pegsheet.deb >>"$place/install.log" 2>&1 ||
    fail "apt could not install it: $(tail -n 20 "$place/install.log")"
inside dpkg --audit
inside useradd --create-home --home-dir /var/player player
mkdir -m 700 "$clean/run/player"
inside chown player /run/player

# asPlayer COMMAND...: its standard error must stay empty.
asPlayer() {
    echo "\$ $*"
    chroot --userspec=player "$clean" /usr/bin/env -i HOME=/var/player USER=player PATH=/usr/bin:/bin LC_ALL=C.UTF-8 \
        XDG_RUNTIME_DIR=/run/player QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software \
        timeout 60 "$@" >"$place/out" 2>"$place/err" || fail "status $? of $*: $(cat "$place/out" "$place/err")"
    cat "$place/out"
    [ ! -s "$place/err" ] || fail "$* complains: $(cat "$place/err")"
}
say "Starting it"
asPlayer pegsheet-cli games
grep -q '"game":"bronze"' "$place/out" || fail "pegsheet-cli does not know bronze."
asPlayer pegsheet --quit-when-ready
grep -qE '^ready [0-9]+' "$place/out" || fail "the window never said that it was ready."
begin='{"setup":{"players":["Ada","Ben"]}}'
asPlayer sh -c "echo '$begin' | pegsheet-cli play bronze --db /var/player/matches.db"
asPlayer pegsheet --db /var/player/matches.db --open 1 --quit-when-ready
grep -qE '^ready [0-9]+' "$place/out" || fail "the window never showed a kept match."

say "What is loaded when codes are read"
scan=$(cd "$clean" && find usr -name libpegsheet_scan.so)
[ -n "$scan" ] || fail "the module that reads codes is not in the package."
[ -s "$clean/$(dirname "$scan")/qmldir" ] || fail "nothing says what is in the module that reads codes."
backend=$(cd "$clean" && find usr -name libffmpegmediaplugin.so)
[ -n "$backend" ] || fail "nothing came with it that speaks to cameras."
for library in "$scan" "$backend"; do
    inside ldd "/$library" >"$place/out" || fail "/$library is no library."
    ! grep 'not found' "$place/out" || fail "/$library lacks what it needs."
    echo "/$library"
done

say "What the desktop shows of it"
for file in applications/org.pegsheet.Pegsheet.desktop metainfo/org.pegsheet.Pegsheet.metainfo.xml \
    icons/hicolor/scalable/apps/org.pegsheet.Pegsheet.svg doc/pegsheet/copyright mime/packages/org.pegsheet.Pegsheet.xml; do
    [ -s "$clean/usr/share/$file" ] || fail "/usr/share/$file is not in the package."
    echo "/usr/share/$file"
done

say "Taking it away"
inside dpkg --purge pegsheet >>"$place/install.log" 2>&1 || fail "it cannot be removed: $(tail -n 5 "$place/install.log")"
left=$(find "$clean/usr" "$clean/etc" -name '*egsheet*')
[ -z "$left" ] || fail "this stays behind: $left"
echo "Installed, started and removed."
