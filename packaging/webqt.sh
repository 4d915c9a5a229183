#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds Qt for WebAssembly out of Debian's sources and leaves it in build/web-qt: Qt in qt-wasm, what else a page is linked with in
# deps, and emsdk, by which Qt finds Debian's Emscripten. Called by packaging/web.sh, on Debian 13 or in a root of it.
#
# What is built already is not built again, and what was broken off goes on. The archives that all of it was built from stay in
# build/web-qt/sources. Without the folder build/web-qt everything is built afresh.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
source "$root/packaging/steps.sh"
source "$root/packaging/cleanroot.sh"

built=$root/build/web-qt
deps=$built/deps
sources=$built/sources
apt=$built/apt
making=$built/making
export EMSDK=$built/emsdk

# part NAME SENTENCE COMMAND...: does it unless it is done, and keeps nothing of what it took.
part() {
    local name=$1 sentence=$2
    shift 2
    [ ! -f "$built/done/$name" ] || return 0
    say "$sentence"
    mkdir -p "$making" "$deps/lib" "$deps/include"
    "$@"
    mkdir -p "$built/done" && touch "$built/done/$name"
    rm -rf "${making:?}/$name" "${making:?}/$name-build"
}

# apt-get with lists of its own, so that what this machine installs from stays as it is.
aptSources() {
    apt-get -q -o Dir::Etc::SourceList="$apt/sources.list" -o Dir::Etc::SourceParts=- -o Dir::State::Lists="$apt/lists" \
        -o Dir::Cache="$apt/cache" -o APT::Sandbox::User=root "$@"
}

# Debian 12's list as well: of SQLiteCpp either version will do.
readLists() {
    local mirror suite
    mirror=$(mirrorOf trixie)
    mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial"
    for suite in trixie bookworm; do
        echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $suite main"
    done >"$apt/sources.list"
    aptSources update
}

# fetch PACKAGE: its sources into a folder of that name, as Debian's signed list has them. Status 1 when they are not to be had.
# What Debian changed lies in an archive of its own; not every mirror has it, and it is no condition.
fetch() {
    local missing
    mkdir -p "$sources/$1" && cd "$sources/$1" || return
    aptSources source --download-only "$1" 2>>"$apt/errors.log" | grep --line-buffered -E '^(Get|Fetched)' || true
    missing=$(aptSources source --download-only --print-uris "$1" 2>>"$apt/errors.log" | awk "/^'/ { print \$2 }") || return
    cd "$root" || return
    [ -n "$(newest "$sources/$1"/*.orig.tar.*)" ] && ! grep -q '\.orig\.tar\.' <<<"$missing" || return
    ! grep -q '\.debian\.tar\.' <<<"$missing" ||
        say "What Debian changed in $1 is not to be had from its mirror: it is built as it was released"
}

newest() { for file; do [ ! -f "$file" ] || echo "$file"; done | sort -V | tail -n 1; }

fetchAll() {
    local package
    readLists
    for package in sqlite3 qt6-base qt6-declarative; do
        fetch $package || fail "the sources of $package are not to be had: $(tail -n 5 "$apt/errors.log")"
    done
    fetch sqlitecpp || fetch sqlitecpp/bookworm ||
        fail "the sources of sqlitecpp are not to be had: $(tail -n 5 "$apt/errors.log")"
    rm -rf "$apt"
}

# unpack PACKAGE FOLDER: its sources with Debian's changes.
unpack() {
    local from=$sources/$1 to=$making/$2 new=$making/$2.new changes patch
    [ ! -d "$to" ] || return 0
    rm -rf "$new" && mkdir -p "$new"
    tar -C "$new" --strip-components=1 --no-same-owner -xf "$(newest "$from"/*.orig.tar.*)"
    changes=$(newest "$from"/*.debian.tar.*)
    if [ -n "$changes" ]; then
        tar -C "$new" --no-same-owner -xf "$changes"
        for patch in $(sed 's/#.*//' "$new/debian/patches/series" 2>/dev/null || true); do
            patch -d "$new" -p1 -N -s <"$new/debian/patches/$patch"
        done
    fi
    mv "$new" "$to"
}

# compile NAME COMMAND...: builds and installs what the command configures.
compile() {
    local name=$1 folder=$making/$1-build
    shift
    if [ ! -f "$folder/configured" ]; then
        rm -rf "$folder" && mkdir -p "$folder"
        (cd "$folder" && "$@" >configure.log 2>&1) || fail "$name could not be configured: $(tail -n 20 "$folder/configure.log")"
        touch "$folder/configured"
    fi
    NINJA_STATUS="[%f/%t, %es] " cmake --build "$folder"
    cmake --install "$folder" >"$folder/install.log"
}

makeEmsdk() {
    mkdir -p "$EMSDK"
    ln -sfn /usr/share/emscripten "$EMSDK/emscripten"
    echo "EMSCRIPTEN_ROOT = emsdk_path + '/emscripten'" >"$EMSDK/.emscripten"
}

# The header alone, as Debian has it for every system.
copyJson() {
    mkdir -p "$deps/share/cmake"
    cp -r /usr/include/nlohmann "$deps/include/"
    cp -r /usr/share/cmake/nlohmann_json "$deps/share/cmake/"
}

buildSqlite() {
    unpack sqlite3 sqlite
    cd "$making/sqlite"
    { ./configure --disable-tcl && make sqlite3.c sqlite3.h; } >configure.log 2>&1 ||
        fail "sqlite3.c could not be made: $(tail -n 20 configure.log)"
    emcc -O2 -DSQLITE_THREADSAFE=0 -DSQLITE_OMIT_LOAD_EXTENSION -DSQLITE_ENABLE_COLUMN_METADATA -DSQLITE_ENABLE_DBSTAT_VTAB \
        -c sqlite3.c -o sqlite3.o
    emar rcs "$deps/lib/libsqlite3.a" sqlite3.o
    cp sqlite3.h "$deps/include/"
    cd "$root"
}

buildSqliteCpp() {
    local package=sqlitecpp
    [ -n "$(newest "$sources/$package"/*.orig.tar.*)" ] || package=sqlitecpp/bookworm
    unpack $package sqlitecpp
    compile sqlitecpp cmake -S "$making/sqlitecpp" -B . -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_TOOLCHAIN_FILE=/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake -DCMAKE_CXX_FLAGS="-fwasm-exceptions -w" \
        -DCMAKE_INSTALL_PREFIX="$deps" -DCMAKE_PREFIX_PATH="$deps" -DCMAKE_FIND_ROOT_PATH="$deps" \
        -DSQLITECPP_INTERNAL_SQLITE=OFF -DSQLITECPP_USE_STACK_PROTECTION=OFF -DSQLITECPP_RUN_CPPLINT=OFF -DSQLITECPP_RUN_CPPCHECK=OFF
}

buildBase() {
    unpack qt6-base qtbase
    compile qtbase "$making/qtbase/configure" -qt-host-path /usr -platform wasm-emscripten -prefix "$built/qt-wasm" -release -static \
        -unity-build -unity-build-batch-size 12 -feature-wasm-exceptions -no-widgets -no-dbus -no-feature-network -no-feature-sql \
        -no-feature-testlib -no-feature-printsupport -no-feature-xml -no-feature-concurrent -no-feature-androiddeployqt \
        -no-feature-qmake -qt-zlib -qt-pcre -qt-freetype -qt-harfbuzz -qt-libpng -qt-libjpeg -qt-doubleconversion \
        -nomake examples -nomake tests -- -DQT_BUILD_TOOLS_BY_DEFAULT=OFF \
        -DQT_HOST_PATH_CMAKE_DIR="$(/usr/lib/qt6/bin/qtpaths6 --query QT_INSTALL_LIBS)/cmake"
}

# Without what no page of Pegsheet shows.
buildDeclarative() {
    local feature off=()
    for feature in qml_debug qml_profiler qml_preview quick_designer quick_particles quick_sprite quick_shadereffect quick_canvas \
        quick_animatedimage quick_flipable quick_pathview quick_tableview quick_treeview; do
        off+=("-DQT_FEATURE_$feature=OFF")
    done
    unpack qt6-declarative qtdeclarative
    compile qtdeclarative "$built/qt-wasm/bin/qt-cmake" -S "$making/qtdeclarative" -B . -G Ninja -DQT_UNITY_BUILD=ON "${off[@]}"
}

"$root/packaging/dependencies.sh" web webqt
part sources "Fetching the sources of Qt and SQLite" fetchAll
part emsdk "Showing Qt where Emscripten lies" makeEmsdk
part json "Copying nlohmann-json" copyJson
part sqlite "Building SQLite for WebAssembly" buildSqlite
part sqlitecpp "Building SQLiteCpp for WebAssembly" buildSqliteCpp
part qtbase "Building Qt for WebAssembly, first part: its base. This is done once, and takes the most time" buildBase
part qtdeclarative "Building Qt for WebAssembly, second part: QML and Qt Quick" buildDeclarative
touch "$built/complete"
rm -rf "$making"
