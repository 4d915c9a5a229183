# SPDX-License-Identifier: Apache-2.0
# A Debian of its own in a folder, made by debootstrap, for what must be tried where nothing else is installed. Sourced by
# packaging/elsewhere.sh and by the test that installs the .deb. Expects `place`, the folder that it and what it fetched are kept
# in, and `clean`, the root itself.

skip() {
    echo "Skipped: $1"
    exit 77
}
fail() {
    echo "Failed: $1" >&2
    exit 1
}

# withOwnMounts SCRIPT ARGUMENT...: goes on in it as root, with mounts of its own, so that none outlives it and nothing of the
# machine can be reached by removing the root. Status 77 where it may not become root.
withOwnMounts() {
    local asRoot=()
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null && sudo -n true 2>/dev/null ||
            skip "a clean root needs root, or sudo without a password."
        asRoot=(sudo)
    fi
    "${asRoot[@]}" unshare --mount true 2>/dev/null || skip "this machine does not allow mounts of one's own (unshare --mount)."
    exec "${asRoot[@]}" unshare --mount --propagation private "$@"
}

# Where this machine installs from: what it asks for that suite, else for its own, since a mirror has all of them.
mirrorOf() {
    local targets site
    source /etc/os-release
    targets=$(apt-get indextargets --format '$(SITE) $(RELEASE) $(COMPONENT) $(ORIGIN)' 'Created-By: Packages')
    for suite in "$1" "$VERSION_CODENAME"; do
        site=$(awk -v suite="$suite" '$2 == suite && $3 == "main" { print ($4 == "Debian" ? 0 : 1), $1 }' <<<"$targets" |
            sort -s -k1,1 | head -n 1 | cut -d ' ' -f 2)
        [ -z "$site" ] || break
    done
    [ -n "$site" ] || fail "apt on this machine knows no mirror of $1 main."
    printf '%s\n' "$site"
}

# The base of that suite, fetched once and kept as `$place/SUITE.tar`.
fetchBase() {
    local suite=$1 base=$place/$1.tar mirror making=$place/making
    [ ! -f "$base" ] || return 0
    eval "$(apt-config shell http_proxy Acquire::http::Proxy https_proxy Acquire::https::Proxy)"
    [ -z "${http_proxy:-}" ] || export http_proxy
    [ -z "${https_proxy:-}" ] || export https_proxy
    mirror=$(mirrorOf "$suite")
    say "A clean root of $suite from $mirror"
    rm -rf --one-file-system "$making"
    debootstrap --variant=minbase "$suite" "$making" "$mirror" >"$place/debootstrap.log" 2>&1 ||
        fail "debootstrap could not make it: $(tail -n 5 "$place/debootstrap.log")"
    tar -C "$making" -cf "$base.new" . && mv "$base.new" "$base"
    umount -q "$making/proc" || true
    rm -rf --one-file-system "$making"
}

# What every root needs before apt works in it; packages that were fetched stay in `$place/archives`.
prepareRoot() {
    mkdir -p "$place/archives/partial" "$clean/archives"
    mountpoint -q "$clean/proc" || mount -t proc proc "$clean/proc"
    cp /etc/resolv.conf "$clean/etc/resolv.conf"
    apt-config dump | grep -E '^Acquire::(http|https|Check-|Retries)' >"$clean/etc/apt/apt.conf.d/90machine" || true
    printf 'APT::Sandbox::User "root";\nDir::Cache::Archives "/archives";\n' >"$clean/etc/apt/apt.conf.d/91archives"
    if [ -d /etc/apt/auth.conf.d ]; then cp -r /etc/apt/auth.conf.d "$clean/etc/apt/"; fi
    printf '#!/bin/sh\nexit 101\n' >"$clean/usr/sbin/policy-rc.d"
    chmod 755 "$clean/usr/sbin/policy-rc.d"
    mount --bind "$place/archives" "$clean/archives"
}

inside() { chroot "$clean" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
