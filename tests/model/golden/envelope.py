#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A second reader of the envelope of shared codes, written from README.md alone: text, checksum, choices, and everything that
stands before the moves. It knows no rules.

    envelope.py CODES    CODES being a file of golden codes, one JSON object a line; exit status 1 where one reads otherwise
"""
import json
import sys

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-./:"
LETTERS = [115, 15, 25, 28, 110, 8, 15, 35, 85, 6, 15, 62, 30, 85, 45, 8, 2, 65, 45, 40, 25, 9, 7, 4, 22, 6]
GAMES = ["bronze"]
VARIANTS = {"bronze": ["classic"]}
PART = 0x10
UNDERSTOOD = 0x0F | PART
WORD = (1 << 64) - 1


class Unreadable(Exception):
    pass


def digits_for(count):
    digits, reach = 0, 1
    while reach < 1 << 8 * count:
        digits, reach = digits + 1, reach * 43
    return digits


def bytes_of(text):
    text = text.upper()
    if not text.startswith("PEGSHEET:"):
        raise Unreadable("no code")
    digits = text[len("PEGSHEET:"):]
    number = 0
    for digit in digits:
        if digit not in DIGITS:
            raise Unreadable("a foreign character")
        number = number * 43 + DIGITS.index(digit)
    count = 0
    while digits_for(count) < len(digits):
        count += 1
    if digits_for(count) != len(digits) or number >= 1 << 8 * count:
        raise Unreadable("no number of bytes")
    return number.to_bytes(count, "big")


def crc32(content):
    rest = 0xFFFFFFFF
    for byte in content:
        rest ^= byte
        for _ in range(8):
            rest = rest >> 1 ^ (0xEDB88320 if rest & 1 else 0)
    return rest ^ 0xFFFFFFFF


def checked(content):
    if len(content) < 4 or crc32(content[:-4]) != int.from_bytes(content[-4:], "big"):
        raise Unreadable("the checksum differs")
    return content[:-4]


class Choices:
    def __init__(self, content):
        self.content = content
        self.next = 0
        self.range = 1 << 56
        self.offset = 0
        for _ in range(7):
            self.offset = self.offset * 256 + self.byte()

    def byte(self):
        self.next += 1
        return self.content[self.next - 1] if self.next <= len(self.content) else 0

    def weighted(self, weights):
        total = sum(weights)
        step = self.range // total
        place = min(self.offset // step, total - 1)
        value, before = 0, 0
        while before + weights[value] <= place:
            before += weights[value]
            value += 1
        self.narrow(step, before, weights[value], total)
        return value

    def one_of(self, count):
        step = self.range // count
        value = min(self.offset // step, count - 1)
        self.narrow(step, value, 1, count)
        return value

    def narrow(self, step, before, weight, total):
        self.offset -= step * before
        if before + weight == total:
            self.range -= step * before
        else:
            self.range = step * weight
        while self.range < 1 << 48:
            self.range *= 256
            self.offset = self.offset * 256 + self.byte()

    def truth(self, yes, no):
        return self.weighted([no, yes]) == 1

    def bits(self, count):
        number, done = 0, 0
        while done < count:
            part = min(16, count - done)
            number |= self.one_of(1 << part) << done
            done += part
        return number

    def count(self):
        width = self.one_of(33)
        return width if width < 2 else 1 << width - 1 | self.bits(width - 1)

    def point(self):
        length = self.count()
        return {"length": length, "sum": self.bits(32)}

    def text(self, most):
        read = bytearray()
        while len(read) < most:
            byte = self.weighted(text_weights(not read or read[-1] == ord(" ")))
            if byte == 256:
                break
            read.append(byte)
        return read.decode("utf-8")


def text_weights(beginning):
    weights = [1] * 257
    for byte in range(0x80, 0x100):
        weights[byte] = 3
    for digit in b"0123456789":
        weights[digit] = 4
    for place, often in enumerate(LETTERS):
        weights[ord("a") + place] = 20 if beginning else 4 * often
        weights[ord("A") + place] = 100 if beginning else 4
    weights[ord(" ")] = 4 if beginning else 60
    weights[256] = 20 if beginning else 500
    return weights


def second_half(first):
    number = first + 0x9E3779B97F4A7C15 & WORD
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & WORD
    number = (number ^ number >> 27) * 0x94D049BB133111EB & WORD
    return number ^ number >> 31


def match_id(choices):
    first = choices.bits(64)
    second = second_half(first) if choices.truth(63, 1) else choices.bits(64)
    return f"{first:016x}{second:016x}"


def setup(choices, game):
    players = [choices.text(160) for _ in range(choices.one_of(8) + 1)]
    read = {"players": players, "variant": VARIANTS[game][choices.weighted([9, 1, 1, 1, 1, 1, 1, 1])]}
    read["mode"] = "scoring" if choices.truth(1, 31) else "play"
    read["options"] = []
    if choices.truth(1, 7):
        read["options"] = [[choices.count(), choices.count()] for _ in range(choices.count())]
    read["marks"] = []
    if choices.truth(1, 15):
        left = list(range(8))
        read["marks"] = [left.pop(choices.one_of(len(left))) for _ in players]
    return read


def envelope(text):
    choices = Choices(checked(bytes_of(text)))
    read = {"format": choices.one_of(256), "flags": choices.one_of(256)}
    if read["format"] != 1 or read["flags"] & ~UNDERSTOOD:
        raise Unreadable("made by a newer Pegsheet")
    read["game"] = GAMES[choices.one_of(16)]
    read["rulesVersion"] = choices.count()
    read["uid"] = match_id(choices)
    if read["flags"] & PART:
        read["since"] = choices.point()
    else:
        read["setup"] = setup(choices, read["game"])
    read["edition"], read["left"] = 0, []
    if choices.truth(1, 7):
        read["edition"] = choices.count()
        read["left"] = [choices.point() for _ in range(choices.one_of(65))]
    read["moves"] = choices.count()
    return read


def refuses(text):
    try:
        envelope(text)
    except Unreadable:
        return True
    return False


def main(path):
    wrong = 0
    with open(path, encoding="utf-8") as lines:
        codes = [json.loads(line) for line in lines]
    for code in codes:
        read = envelope(code["text"])
        if read != code["envelope"]:
            wrong += 1
            print(f'{code["name"]}:\n  reads    {read}\n  expected {code["envelope"]}')
        spoilt = code["text"][:-1] + ("0" if code["text"][-1] != "0" else "1")
        if not refuses(spoilt):
            wrong += 1
            print(f'{code["name"]}: the checksum says nothing to another last character')
    print(f"{len(codes)} codes read, {wrong} wrong")
    return 1 if wrong or not codes else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
