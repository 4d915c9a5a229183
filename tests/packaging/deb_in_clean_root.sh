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

source "$root/packaging/cleanroot.sh"

if [ "${1:-}" != --inside ]; then
    build package -DPEGSHEET_WERROR=ON
    rm -f "$root"/build/package/pegsheet_*.deb
    (cd "$root/build/package" && cpack -G DEB >cpack.log) || fail "cpack made no package: $(cat "$root/build/package/cpack.log")"
    withOwnMounts "${BASH_SOURCE[0]}" --inside
fi
source /etc/os-release
mkdir -p "$place"
rm -rf "$clean"
cleanUp() {
    umount -q "$clean/archives" "$clean/proc" || true
    rm -rf --one-file-system "$clean"
    [ -z "${SUDO_UID:-}" ] || chown -R "$SUDO_UID:$SUDO_GID" "$place"
}
trap cleanUp EXIT
fetchBase "$VERSION_CODENAME"
mkdir "$clean" && tar -C "$clean" -xpf "$place/$VERSION_CODENAME.tar"
prepareRoot

say "Installing the package into it"
cp "$root"/build/package/pegsheet_*.deb "$clean/pegsheet.deb"
inside apt-get -q update >"$place/install.log" 2>&1 &&
    inside apt-get -q install -y --no-install-recommends /pegsheet.deb >>"$place/install.log" 2>&1 ||
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

say "How it is hardened"
for program in pegsheet pegsheet-cli; do
    "$root/tests/packaging/hardened.sh" "$clean/usr/bin/$program" || fail "$program could be hardened better."
done
"$root/tests/packaging/hardened.sh" "$clean/$scan" || fail "the module that reads codes could be hardened better."

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
