#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A second reader of the codes of cards, written from model/FORMAT.md, "Codes of cards", alone.

cards.py CARDS reads every golden code in CARDS (one JSON object a line, which also tells the words of its game). Each has to read as
its "records" say, and not at all with one character or bit changed.
"""

import sys

sys.dont_write_bytecode = True  # the sources stay as they are

from envelope import NoCode, Choices, changed, lines_of, message_of, to_bytes, to_text

FORMAT = 1
CARDS = 0x40
UPPER_FLAGS = 0xF0
MOST_WORDS = 255
MOST_VALUES = 400
MOST_DEPTH = 8
WORD, NAME, TEXT = 24, 160, 200
NUMBERS = [16] * 6 + [8] * 10 + [1] * (27 + 31)
ANOTHER_FIELD = object()  # all keys that the writer did not know count as this one


class Learning:
    def __init__(self, weights):
        self.weights = list(weights)

    def read(self, choices):
        value = choices.weighted(self.weights)
        self.weights[value] += 32
        return value


class Field:
    """The choices of the values under a key, or of the items under it."""

    def __init__(self, texts):
        self.sort = Learning([8, 8 if texts else 0, 1, 2, 2, 1, 1])
        self.text = Learning([4] * texts)
        self.number = Learning(NUMBERS)
        self.more = Learning([2, 2])


class Reader:
    def __init__(self, code):
        self.words = code
        message = message_of(to_bytes(code["text"]))
        self.choices = Choices(message)
        if self.choices.one_of(256) != FORMAT:
            raise NoCode("another format")
        if self.choices.one_of(256) & UPPER_FLAGS != CARDS:
            raise NoCode("no cards")
        self.found = {"game": self.choices.one_of(16), "count": 1, "place": 0, "set": 0}
        if self.choices.truth(1, 3):
            self.found["count"] = 2 + self.choices.one_of(63)
            self.found["place"] = self.choices.one_of(self.found["count"])
            self.found["set"] = self.choices.bits(16)
        self.kinds, self.keys, self.texts = (self.choices.count() for _ in range(3))
        if max(self.kinds, self.keys, self.texts) > MOST_WORDS:
            raise NoCode("too many words")
        self.followers, self.fields, self.items, self.firsts = {}, {}, {}, {}
        self.more, self.same, self.named = Learning([1, 15]), Learning([1, 7]), Learning([1, 3])
        self.kind = Learning([4] * (self.kinds + 1))
        self.age = Learning([8] * 10 + [1] * 90)
        self.before = {"edition": "", "language": ""}
        self.found["records"] = []
        while self.more.read(self.choices):
            self.found["records"].append(self.record())

    def known(self, what, place):
        if place >= len(self.words[what]):
            raise NoCode("a word of a newer Pegsheet")
        return self.words[what][place]

    def record(self):
        self.values = 0
        record = {}
        for what in ("edition", "language"):
            if not self.same.read(self.choices):
                self.before[what] = self.choices.text(WORD)
            record[what] = self.before[what]
        place = self.kind.read(self.choices)
        record["kind"] = self.known("kinds", place) if place < self.kinds else self.choices.text(WORD)
        record["age"] = self.age.read(self.choices)
        record["name"] = self.choices.text(NAME) if self.named.read(self.choices) else ""
        record["fields"] = self.members("the fields", 1)
        return record

    def member_choice(self):
        return Learning([2] * self.keys + [1, 4])

    def members(self, under, depth):
        members = {}
        choice = self.firsts.setdefault(under, self.member_choice())
        while True:
            if depth > MOST_DEPTH:
                raise NoCode("too deep")
            place = choice.read(self.choices)
            if place > self.keys:
                return members
            key = self.known("keys", place) if place < self.keys else self.choices.text(WORD)
            if members and key <= list(members)[-1]:
                raise NoCode("keys out of order")
            counted = place if place < self.keys else ANOTHER_FIELD
            members[key] = self.value(self.fields.setdefault(counted, Field(self.texts)), counted, depth)
            choice = self.followers.setdefault(counted, self.member_choice())

    def value(self, field, key, depth):
        self.values += 1
        if self.values > MOST_VALUES:
            raise NoCode("too much")
        sort = field.sort.read(self.choices)
        if sort == 0:
            return self.number(field)
        if sort == 1:
            return self.known("texts", field.text.read(self.choices))
        if sort == 2:
            return self.choices.text(TEXT)
        if sort == 3:
            return self.list(key, depth + 1)
        return self.members(key, depth + 1) if sort == 4 else sort == 6

    def list(self, key, depth):
        if depth > MOST_DEPTH:
            raise NoCode("too deep")
        items, field = [], self.items.setdefault(key, Field(self.texts))
        while field.more.read(self.choices):
            items.append(self.value(field, key, depth))
        return items

    def number(self, field):
        chosen = field.number.read(self.choices)
        if chosen < 16:
            return chosen
        length = chosen - 16 + 5 if chosen < 16 + 27 else chosen - 16 - 27 + 1
        size = 1 << (length - 1) | self.choices.bits(length - 1)
        return size if chosen < 16 + 27 else -size


def attempt(code, text):
    try:
        return Reader(dict(code, text=text)).found, None
    except NoCode as reason:
        return None, str(reason)


def shaped(record):
    """A golden record with what it leaves out."""
    whole = {"edition": "", "language": "", "age": 0, "name": ""}
    return dict(whole, **{key: value for key, value in record.items() if key != "game"})


def failures(code):
    """What is wrong with how one golden code reads, in words."""
    text = code["text"]
    read, reason = attempt(code, text)
    if reason:
        return ["is not read: " + reason]
    found = ["%s is %r" % (name, read[name]) for name in ("game", "set", "place", "count") if read[name] != code[name]]
    if read["records"] != [shaped(record) for record in code["records"]]:
        found.append("the records are %r" % read["records"])
    if to_text(to_bytes(text)) != text or attempt(code, text.lower())[0] != read:
        found.append("its bytes have another text, or it is not read in small letters")
    return found + ["still accepted, changed: " + what for what, other in changed(text) if attempt(code, other)[0]]


def main(arguments):
    if len(arguments) != 2:
        sys.exit("usage: cards.py CARDS")
    codes = lines_of(arguments[1])
    found = [(code["name"], failure) for code in codes for failure in failures(code)]
    for name, failure in found:
        print("%s: %s" % (name, failure))
    print("%d codes, %d failures" % (len(codes), len(found)))
    return 1 if found or not codes else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
