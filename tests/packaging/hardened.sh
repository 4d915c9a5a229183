#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# hardened.sh PROGRAM: it lies wherever the system puts it, everything it calls is looked up before it starts and cannot be
# written over afterwards, and it was compiled with checks of lengths, of the stack, and of where a jump lands.
set -euo pipefail
program=$1
lacks() {
    echo "$program: $*"
    exit 1
}
readelf -h "$program" | grep -q 'Type: *DYN' || lacks "it lies at a fixed address (-pie)."
readelf -lW "$program" | grep -q GNU_RELRO || lacks "what it calls can be written over (-z relro)."
readelf -d "$program" | grep -qE '\(FLAGS(_1)?\).*(BIND_)?NOW' || lacks "what it calls is looked up while it runs (-z now)."
symbols=$(readelf --dyn-syms -W "$program")
grep -q '__stack_chk_fail' <<<"$symbols" || lacks "nobody watches the stack (-fstack-protector-strong)."
# A module need not call anything whose length could be looked at.
if readelf -lW "$program" | grep -q INTERP; then
    grep -qE '__[a-z]+_chk\b' <<<"$symbols" || lacks "no lengths are looked at (_FORTIFY_SOURCE)."
fi
case $(readelf -h "$program" | sed -n 's/ *Machine: *//p') in
*X86-64*) landing=endbr64 ;;
AArch64) landing='bti|paciasp' ;;
*) landing= ;;
esac
if [ -n "$landing" ]; then
    marks=$(objdump -d --no-show-raw-insn -j .text "$program" | grep -cE "\b($landing)\b" || true)
    [ "$marks" -gt 20 ] || lacks "a jump may land anywhere (-fcf-protection, -mbranch-protection)."
fi
echo "$program is hardened."
