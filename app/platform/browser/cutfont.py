# SPDX-License-Identifier: Apache-2.0
# python3 cutfont.py FONT CUT REST: writes the letters and signs of Latin, Greek and Cyrillic into the font CUT, under its own name, and
# all others into REST, under a name of their own, with what stands between words of every script: Qt takes it from the font of the
# letter before it.
import sys
from fontTools import subset
from fontTools.ttLib import TTFont

common = [(0x0020, 0x0040), (0x005B, 0x0060), (0x007B, 0x007E), (0x00A0, 0x00BF), (0x2000, 0x206F), (0xFE00, 0xFE0F)]
first = common + [(0x0000, 0x052F), (0x1E00, 0x29FF), (0x2B00, 0x2BFF), (0xFB00, 0xFB06), (0xFFFD, 0xFFFD)]


def within(letter, ranges):
    return any(least <= letter <= most for least, most in ranges)


def write(path, has, name=None):
    options = subset.Options(layout_features=["*"], notdef_outline=True, drop_tables=subset.Options().drop_tables + ["FFTM"])
    font = subset.load_font(source, options)
    letters = [letter for letter in TTFont(source).getBestCmap() if has(letter)]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    for record in font["name"].names if name else []:
        if record.nameID in (1, 4, 16):
            record.string = name
    subset.save_font(font, path, options)


source, cut, rest = sys.argv[1:]
write(cut, lambda letter: within(letter, first))
write(rest, lambda letter: within(letter, common) or not within(letter, first), "Pegsheet Letters")
