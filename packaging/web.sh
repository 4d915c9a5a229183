#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds Pegsheet for browsers (WebAssembly) and leaves it in build/web: a page, the program, and what it reads beside it, to be
# served by any static server.
#
#   packaging/web.sh                            build
#   packaging/web.sh --serve                    show what was built on 127.0.0.1
#
# The first time Qt for WebAssembly is built as well (packaging/webqt.sh), which takes longer than all else. Where it is there
# already, PEGSHEET_WEB_QT=PLACE names a folder or an archive that holds it in qt-wasm, what else is linked in deps, and emsdk. It
# fits the Emscripten and the Qt of Debian 13; elsewhere the build runs in the root that packaging/elsewhere.sh makes of it.
# PEGSHEET_WEB_SOURCES=ADDRESS is shown by the page as where its sources are, as GPL-3.0 wants it of whoever serves the page.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
source "$root/packaging/steps.sh"
source "$root/packaging/cleanroot.sh"

qtAt=/opt
program=$root/build/web-program
result=$root/build/web
parts=$root/build/web-parts
modules=$root/build/web-codes/node_modules
codes=$modules/zxing-wasm
wanted=(zxing-wasm@3.1.4 puppeteer-core@24.43.1)

# Qt as it was named, else as it was built here, else as it was unpacked once; else it is built.
findQt() {
    local given=${PEGSHEET_WEB_QT:-} built=$root/build/web-qt
    if [ -d "$given" ]; then
        qtAt=$given
    elif [ -n "$given" ]; then
        [ -d "$qtAt/qt-wasm" ] || { say "Unpacking Qt for WebAssembly" && tar -C "$qtAt" --no-same-owner -xf "$given"; }
    elif [ -f "$built/complete" ] || [ ! -d "$qtAt/qt-wasm" ]; then
        qtAt=$built
        [ -f "$built/complete" ] || "$root/packaging/webqt.sh"
    fi
    [ -d "$qtAt/qt-wasm" ] || fail "$qtAt holds no qt-wasm."
}

isDebian13() { (. /etc/os-release && [ "$ID:${VERSION_ID:-}" = debian:13 ]); }

# Pictures of the icon at the sizes that phones ask for. What a phone cuts into a shape of its own is laid on a ground that goes to
# the edges, and the board into the circle that is never cut, which has four fifths of the width; the corners of the board are
# round and reach it at 68 % of that width.
makeIcons() {
    local icon=$root/packaging/linux/org.pegsheet.Pegsheet.svg size
    for size in 192 512; do
        rsvg-convert --width $size --height $size --output "$result/icon-$size.png" "$icon"
    done
    onGround() {
        rsvg-convert --background-color "#e6dbc6" --page-width "$2" --page-height "$2" --left "$((($2 - $3) / 2))" \
            --top "$((($2 - $3) / 2))" --width "$3" --height "$3" --output "$result/$1.png" "$icon"
    }
    onGround icon-maskable-512 512 348
    onGround icon-touch-180 180 156
}

# Leaves compressed copies of the file, which a server may hand out instead, and says how large each is. Those that hold the same
# already stay: the best compression takes minutes.
compress() {
    local file=$result/$1
    cmp -s <(gzip -dc "$file.gz" 2>/dev/null) "$file" || gzip -9 -k -f "$file"
    if command -v brotli >/dev/null; then
        cmp -s <(brotli -dc "$file.br" 2>/dev/null) "$file" || brotli -q 11 --lgwin=24 -k -f "$file"
    else
        rm -f "$file.br" # of an older build
    fi
    (cd "$result" && stat -c '%10s  %n' "$1"*)
}

# What of the program runs until the start page rests is noted in a browser, as packaging/webstarts.mjs starts it; all else becomes
# a second part, for which the first frame does not wait.
splitProgram() {
    local features=(--enable-exception-handling --enable-bulk-memory --enable-mutable-globals --enable-sign-ext)
    local whole=$program/app/pegsheet.wasm
    if ! cmp -s "$whole" "$parts/pegsheet.wasm"; then
        say "Noting what of the program its start needs"
        rm -rf "$parts" && mkdir -p "$parts"
        cp -r "$result" "$parts/page"
        wasm-split --instrument "${features[@]}" "$whole" -o "$parts/page/pegsheet.wasm"
        xvfb-run -a node "$root/packaging/webstarts.mjs" "$parts/page" "$modules" "$parts/profiles"
        wasm-split --merge-profiles "$parts"/profiles/*.profile -o "$parts/profile"
        cp "$whole" "$parts/pegsheet.wasm"
    fi
    wasm-split "${features[@]}" "$whole" --profile="$parts/profile" --export-prefix=% --import-namespace=primary \
        --placeholder-namespace=placeholder -o1 "$result/pegsheet.wasm" -o2 "$result/pegsheet-rest.wasm"
}

makePage() {
    local file
    mkdir -p "$result"
    cp "$program/app/pegsheet.js" "$program/app/qtloader.js" "$result/"
    cp "$root"/packaging/web/* "$result/"
    cp "$program/app/platform/letters/DejaVuSansCondensed.ttf" "$result/letters.ttf"
    cp "$program/app/platform/letters/DejaVuSansCondensed-Bold.ttf" "$result/letters-bold.ttf"
    cp "$codes/dist/iife/writer/index.js" "$result/codes.js"
    cp "$codes/dist/writer/zxing_writer.wasm" "$result/codes.wasm"
    cp "$codes/dist/iife/reader/index.js" "$result/reader.js"
    cp "$codes/dist/reader/zxing_reader.wasm" "$result/reader.wasm"
    cp "$root/packaging/linux/org.pegsheet.Pegsheet.svg" "$result/icon.svg"
    makeIcons
    sed -i "s|name=\"pegsheet-sources\" content=\"\"|name=\"pegsheet-sources\" content=\"$(sed 's/&/\&amp;/g; s/"/\&quot;/g; s/[&|\\]/\\&/g' \
        <<<"${PEGSHEET_WEB_SOURCES:-}")\"|" "$result/index.html"
    cp "$root/LICENSE" "$result/Apache-2.0.txt"
    cp /usr/share/common-licenses/GPL-3 "$result/GPL-3.0.txt"
    splitProgram
    for file in {pegsheet,pegsheet-rest,codes,reader}.wasm; do
        compress "$file"
    done
    node "$root/packaging/webseal.mjs" "$result"
    rm "$result/page.css" "$result/begin.js" # both are in index.html
    for file in "$result"/*.{html,js,svg,ttf,webmanifest,txt}; do
        compress "${file##*/}"
    done
    zipPage
}

# All of it in one file, as hosts of pages take it; they compress by themselves.
zipPage() {
    local files
    rm -f "$root/build/pegsheet-web.zip"
    cd "$result"
    mapfile -t files < <(find . -type f ! -name '*.gz' ! -name '*.br' -printf '%P\n' | sort)
    cmake -E tar cf ../pegsheet-web.zip --format=zip -- "${files[@]}"
    cd "$root"
    say "build/pegsheet-web.zip holds it, to be put on any host"
}

# ZXing-C++ for WebAssembly, and what drives a browser, as npm has them.
fetchModules() {
    [ "$(cat "$modules/../version" 2>/dev/null)" != "${wanted[*]}" ] || return 0
    command -v npm >/dev/null || fail "npm brings ${wanted[*]}, and is not there."
    say "Fetching ${wanted[*]}"
    mkdir -p "$root/build/web-codes" && cd "$root/build/web-codes" || return
    npm install --silent --no-audit --no-fund --no-package-lock --prefix . "${wanted[@]}" || return
    echo "${wanted[*]}" >version && cd "$root"
}

buildHere() {
    "$root/packaging/dependencies.sh" web
    findQt
    export EMSDK=$qtAt/emsdk
    say "Building Pegsheet for browsers in build/web-program"
    build web-program -DCMAKE_TOOLCHAIN_FILE="$qtAt/qt-wasm/lib/cmake/Qt6/qt.toolchain.cmake" -DQT_HOST_PATH=/usr \
        -DCMAKE_PREFIX_PATH="$qtAt/deps" -DCMAKE_FIND_ROOT_PATH="$qtAt/deps"
    makePage
    say "build/web holds $(du -sh "$result" | cut -f 1)"
}

serve() {
    command -v python3 >/dev/null || fail "python3 serves the page, and is not there."
    echo "http://127.0.0.1:8000/"
    exec python3 -m http.server --bind 127.0.0.1 --directory "$result" 8000
}

case ${1:-} in
--serve) serve ;;
"" | --inside) ;;
*)
    echo "usage: packaging/web.sh [--serve]" >&2
    exit 2
    ;;
esac
if [ -n "${PEGSHEET_WEB_QT:-}" ]; then
    PEGSHEET_WEB_QT=$(realpath -e "$PEGSHEET_WEB_QT") || fail "what PEGSHEET_WEB_QT names is not there."
fi
if isDebian13; then
    fetchModules || fail "${wanted[*]} could not be fetched."
    buildHere
    exit
fi

# Another system: in a Debian 13 of its own, with the project where it lies here.
if [ "${1:-}" != --inside ]; then
    fetchModules || fail "${wanted[*]} could not be fetched."
    withOwnMounts env PEGSHEET_WEB_QT="${PEGSHEET_WEB_QT:-}" PEGSHEET_WEB_SOURCES="${PEGSHEET_WEB_SOURCES:-}" \
        CMAKE_BUILD_PARALLEL_LEVEL="${CMAKE_BUILD_PARALLEL_LEVEL:-}" "$root/packaging/web.sh" --inside
fi
command -v debootstrap >/dev/null || "$root/packaging/dependencies.sh" root
suite=trixie
place=$root/build/elsewhere
clean=$place/$suite
mkdir -p "$place"
if [ ! -f "$clean/etc/os-release" ]; then
    fetchBase "$suite"
    rm -rf --one-file-system "$clean"
    mkdir "$clean" && tar -C "$clean" -xpf "$place/$suite.tar"
fi
prepareRoot
mkdir -p "$clean/dev/shm" "$clean/project" && mount -t tmpfs tmpfs "$clean/dev/shm"
mount --bind "$root" "$clean/project"
given=${PEGSHEET_WEB_QT:-}
if [ -d "$given" ]; then
    mkdir -p "$clean/opt/given" && mount --bind "$given" "$clean/opt/given"
    given=/opt/given
elif [ -f "$given" ]; then
    [ -d "$clean/opt/qt-wasm" ] || { say "Unpacking Qt for WebAssembly" && tar -C "$clean/opt" --no-same-owner -xf "$given"; }
    given=/opt
fi
inside PEGSHEET_WEB_QT="$given" PEGSHEET_WEB_SOURCES="${PEGSHEET_WEB_SOURCES:-}" CMAKE_BUILD_PARALLEL_LEVEL="${CMAKE_BUILD_PARALLEL_LEVEL:-}" /project/packaging/web.sh
