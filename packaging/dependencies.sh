#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The one list of the packages of Debian 12 and 13 that Pegsheet needs, in groups, and what brings them onto this machine.
#
#   packaging/dependencies.sh GROUP...           install what is missing of these groups; silent when nothing is
#   packaging/dependencies.sh --list GROUP...    print their packages, one a line
#
# Without root, sudo is asked. Nothing but a missing package touches the network.
set -euo pipefail

packagesOf() {
    case $1 in
    # Besides what our QML imports, what those modules import themselves: Debian's packages do not say so.
    run) echo \
        qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript \
        qml6-module-qtquick qml6-module-qtmultimedia qml6-module-qtquick-dialogs \
        qml6-module-qtquick-controls qml6-module-qtquick-templates qml6-module-qtquick-layouts qml6-module-qtquick-window \
        qml6-module-qt-labs-folderlistmodel fonts-dejavu-core fonts-dejavu-extra ;;
    build) echo \
        g++ cmake ninja-build ccache \
        qt6-base-dev qt6-declarative-dev qt6-multimedia-dev qt6-tools-dev qt6-l10n-tools \
        libsqlitecpp-dev nlohmann-json3-dev libcli11-dev libzxing-dev ;;
    display) echo xvfb xauth tigervnc-standalone-server ;;
    # QtTest's own QML imports QtQuick.Window; the benchmarks compare with an empty window of Qt Quick Controls.
    test) echo \
        qml6-module-qttest qml6-module-qtquick-controls qml6-module-qtquick-templates qml6-module-qtquick-layouts \
        qml6-module-qtquick-window dbus-daemon appstream desktop-file-utils shared-mime-info python3 ;;
    # A page: what builds it. Qt's own libraries for it are not among Debian's packages.
    web) echo \
        emscripten cmake ninja-build qt6-base-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-l10n-tools qt6-tools-dev \
        fonts-dejavu-core fonts-dejavu-extra xz-utils librsvg2-bin brotli nodejs chromium firefox-esr xvfb xauth \
        python3-fonttools ;;
    # What builds those libraries (packaging/webqt.sh).
    webqt) echo \
        qt6-shadertools-dev nlohmann-json3-dev gcc make tcl patch ;;
    # What makes a Debian of its own in a folder (packaging/cleanroot.sh).
    root) echo debootstrap ;;
    full) echo clang clang-format libclang-rt-dev dpkg-dev file debootstrap ;;
    *)
        echo "dependencies.sh: there is no group \"$1\"; the groups are run, build, display, test, web, webqt, root and full." >&2
        return 2 ;;
    esac
}

asRoot() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

listOnly=false
if [ "${1:-}" = --list ]; then
    listOnly=true
    shift
fi
wanted=()
for group in "$@"; do
    packages=$(packagesOf "$group")
    read -ra packages <<<"$packages"
    wanted+=("${packages[@]}")
done
if [ ${#wanted[@]} = 0 ]; then
    echo "dependencies.sh: name the groups: run, build, display, test, web, webqt, root, full." >&2
    exit 2
fi
if $listOnly; then
    printf '%s\n' "${wanted[@]}"
    exit 0
fi

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    echo "This is no Debian, so nothing is installed. Where something is missing, it is one of: ${wanted[*]}" >&2
    exit 0
fi
installed=" $(dpkg-query -W -f '${db:Status-Status}:${Package} ' "${wanted[@]}" 2>/dev/null || true)"
missing=()
for package in "${wanted[@]}"; do
    [[ $installed == *" installed:$package "* ]] || missing+=("$package")
done
[ ${#missing[@]} = 0 ] && exit 0

if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
    echo "These packages are missing, and installing them needs root or sudo. As root:" >&2
    echo "    apt-get install ${missing[*]}" >&2
    exit 1
fi
echo "Installing what is missing: ${missing[*]}"
# Where something else installs just now (an update at night), that is waited for.
patient=(-o DPkg::Lock::Timeout=600)
asRoot apt-get "${patient[@]}" update -q
asRoot env DEBIAN_FRONTEND=noninteractive apt-get "${patient[@]}" install -q -y --no-install-recommends "${missing[@]}"
