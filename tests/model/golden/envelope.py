#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A second reader of the envelope of shared codes, written from model/FORMAT.md, "Shared codes", alone.

envelope.py CODES RULES REFUSED reads every golden code in CODES and RULES (one JSON object a line): text, bytes, checksum and
the message
up to where the moves begin. Each has to read as its "envelope" says, and not at all with one character or bit changed.
Those in REFUSED must not be read, but where "envelope" says that only what follows it is wrong.
"""

import functools
import json
import sys
import zlib

PREFIX = "PEGSHEET:"
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-./:"
FORMAT = 1
VARIANTS = ["classic", "2024", "late"]
PART = 0x10
UPPER_FLAGS = 0xF0
MOST_NAME_BYTES = 160
MOST_OPTIONS = 256  # the format has no bound; without one a false count of four billion would be tried
MARKS = 8
MASK64 = 2**64 - 1
CHANGES = 20  # characters and bits changed of each code, about


class NoCode(Exception):
    """The text is no code that this reader may accept."""


@functools.lru_cache(None)
def digits_for(count):
    """As few digits as every number of so many bytes fits into."""
    digits, numbers, room = 0, 256**count, 1
    while room < numbers:
        digits, room = digits + 1, room * len(DIGITS)
    return digits


def bytes_in(digits):
    """The inverse of digits_for; not every count of digits belongs to a count of bytes."""
    count = digits * 2 // 3  # never above the answer: a byte takes a little less than 1.5 digits
    while digits_for(count) < digits:
        count += 1
    if digits_for(count) != digits:
        raise NoCode("no count of bytes takes %d digits" % digits)
    return count


def to_bytes(text):
    if text[:len(PREFIX)].upper() != PREFIX:
        raise NoCode("does not begin with " + PREFIX)
    # Other characters are refused first: upper() would turn some of them, such as the long s, into digits.
    if not text.isascii() or not set(text.upper()) <= set(DIGITS):
        raise NoCode("a character is no digit")
    number = 0
    for character in text[len(PREFIX):].upper():
        number = number * len(DIGITS) + DIGITS.index(character)
    count = bytes_in(len(text) - len(PREFIX))
    if number >= 256**count:
        raise NoCode("the number is too large for its bytes")
    return number.to_bytes(count, "big")


def to_text(data):
    number, digits = int.from_bytes(data, "big"), ""
    for _ in range(digits_for(len(data))):
        number, value = divmod(number, len(DIGITS))
        digits = DIGITS[value] + digits
    return PREFIX + digits


def message_of(data):
    message, checksum = data[:-4], data[-4:]
    if zlib.crc32(message).to_bytes(4, "big") != checksum:
        raise NoCode("the checksum differs")
    return message


class Choices:
    """Reads choices out of a message, one after the other."""

    def __init__(self, message):
        self.message, self.next, self.range = message, 7, 2**56
        self.offset = int.from_bytes(message[:7].ljust(7, b"\0"), "big")

    def place(self, total):
        return min(self.offset // (self.range // total), total - 1)

    def narrow(self, before, weight, total):
        step = self.range // total
        self.offset -= step * before
        self.range = self.range - step * before if before + weight == total else step * weight
        while self.range < 2**48:
            following = self.message[self.next] if self.next < len(self.message) else 0
            self.range, self.offset, self.next = self.range * 256, self.offset * 256 + following, self.next + 1

    def weighted(self, weights):
        total = sum(weights)
        place = self.place(total)
        before = value = 0
        while place >= before + weights[value]:
            before, value = before + weights[value], value + 1
        self.narrow(before, weights[value], total)
        return value

    def one_of(self, count):
        self.narrow(value := self.place(count), 1, count)
        return value

    def truth(self, yes, no):
        return self.weighted([no, yes]) == 1

    def bits(self, count):
        return sum(self.one_of(2 ** min(16, count - shift)) << shift for shift in range(0, count, 16))

    def count(self):
        length = self.one_of(33)
        return length if length < 2 else 1 << (length - 1) | self.bits(length - 1)

    def point(self):
        return {"length": self.count(), "sum": self.bits(32)}

    def text(self, most):
        written, value = bytearray(), ord(" ")
        while len(written) < most:
            value = self.weighted(BEGINNING if value == ord(" ") else INSIDE)
            if value == 256:
                break
            written.append(value)
        try:
            return written.decode("utf-8")
        except UnicodeDecodeError:
            raise NoCode("a text is not UTF-8") from None


def text_weights(small, capital, digit, blank, high, end):
    weights = [1] * 128 + [high] * 128 + [end]
    weights[ord("a"):ord("z") + 1] = small
    weights[ord("A"):ord("Z") + 1] = [capital] * 26
    weights[ord("0"):ord("9") + 1] = [digit] * 10
    weights[ord(" ")] = blank
    return weights


BEGINNING = text_weights([20] * 26, 100, 4, 4, 3, 20)
LETTERS = [115, 15, 25, 28, 110, 8, 15, 35, 85, 6, 15, 62, 30, 85, 45, 8, 2, 65, 45, 40, 25, 9, 7, 4, 22, 6]
INSIDE = text_weights([4 * letter for letter in LETTERS], 4, 4, 60, 3, 500)


def splitmix64(number):
    number = (number + 0x9E3779B97F4A7C15) & MASK64
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & MASK64
    number = (number ^ number >> 27) * 0x94D049BB133111EB & MASK64
    return number ^ number >> 31


def read_uid(choices):
    first = choices.bits(64)
    second = splitmix64(first) if choices.truth(63, 1) else choices.bits(64)
    return "%016x%016x" % (first, second)


def read_marks(choices, players):
    """Each player's mark; none are given where they go one after the other."""
    if not choices.truth(1, 15):
        return []
    left = list(range(MARKS))
    return [left.pop(choices.one_of(len(left))) for _ in range(players)]


def read_setup(choices):
    players = choices.one_of(8) + 1
    setup = {"players": [choices.text(MOST_NAME_BYTES) for _ in range(players)]}
    variant = choices.weighted([9] + [1] * 7)
    if variant >= len(VARIANTS):
        raise NoCode("a variant of bronze that is not described")
    setup["variant"] = VARIANTS[variant]
    setup["mode"] = "scoring" if choices.truth(1, 31) else "play"
    options = choices.count() if choices.truth(1, 7) else 0
    if options > MOST_OPTIONS:
        raise NoCode("%d options" % options)
    setup["options"] = [[choices.count(), choices.count()] for _ in range(options)]
    setup["marks"] = read_marks(choices, players)
    return setup


def read_envelope(message):
    """Everything that stands before the moves, and the choices that are left from there."""
    choices = Choices(message)
    read = {"format": choices.one_of(256), "flags": choices.one_of(256)}
    if read["format"] != FORMAT:
        raise NoCode("format %d" % read["format"])
    if read["flags"] & UPPER_FLAGS & ~PART:
        raise NoCode("flags 0x%02x" % read["flags"])
    if choices.one_of(16):
        raise NoCode("a game that is not described")
    read["game"] = "bronze"
    read["rulesVersion"] = choices.count()
    read["uid"] = read_uid(choices)
    if read["flags"] & PART:
        read["since"] = choices.point()
    else:
        read["setup"] = read_setup(choices)
    led_away = choices.truth(1, 7)
    read["edition"] = choices.count() if led_away else 0
    read["left"] = [choices.point() for _ in range(choices.one_of(65))] if led_away else []
    read["moves"] = choices.count()
    return read, choices


def attempt(text):
    """What the text reads as, and why it does not."""
    try:
        return read_envelope(message_of(to_bytes(text)))[0], None
    except NoCode as reason:
        return None, str(reason)


def changed(text):
    """The text with one character or bit changed, here and there, or one character too few or too many."""
    for place in range(0, len(text), len(text) // CHANGES):
        other = DIGITS[(DIGITS.index(text[place]) + 1 + place % 42) % len(DIGITS)]
        yield "character %d" % place, text[:place] + other + text[place + 1:]
    yield "the last character left out", text[:-1]
    yield "a character too many", text + "0"
    data = to_bytes(text)
    for place in range(0, 8 * len(data), 8 * len(data) // CHANGES):
        flipped = bytearray(data)
        flipped[place // 8] ^= 0x80 >> place % 8
        yield "bit %d" % place, to_text(flipped)


def failures(code):
    """What is wrong with how one golden code reads, in words."""
    text, envelope = code["text"], code["envelope"]
    read, reason = attempt(text)
    if reason:
        return ["is not read: " + reason]
    differing = [name for name in sorted(read.keys() | envelope.keys()) if read.get(name) != envelope.get(name)]
    found = ["%s is %r, not %r" % (name, read.get(name), envelope.get(name)) for name in differing]
    if to_text(to_bytes(text)) != text or attempt(text.lower())[0] != read:
        found.append("its bytes have another text, or it is not read in small letters")
    return found + ["still accepted, changed: " + what for what, other in changed(text) if attempt(other)[0]]


def lines_of(name):
    with open(name, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def main(arguments):
    if len(arguments) != 4:
        sys.exit("usage: envelope.py CODES RULES REFUSED")
    codes, refused = lines_of(arguments[1]) + lines_of(arguments[2]), lines_of(arguments[3])
    found = [(code["name"], failure) for code in codes for failure in failures(code)]
    for code in refused:
        read, reason = attempt(code["text"])
        if (read is not None) != code["envelope"]:
            found.append((code["name"], "its envelope is accepted" if read else "its envelope is refused: " + reason))
    for name, failure in found:
        print("%s: %s" % (name, failure))
    print("%d codes, %d refused, %d failures" % (len(codes), len(refused), len(found)))
    return 1 if found or not codes or not refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
