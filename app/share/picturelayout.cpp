// SPDX-License-Identifier: Apache-2.0
#include "app/share/picturelayout.h"

#include <QtEndian>
#include <algorithm>
#include <array>

namespace pegsheet::app {

namespace {

constexpr QByteArrayView kPng("\x89PNG\r\n\x1A\n", 8);
constexpr QByteArrayView kJpeg("\xFF\xD8\xFF", 3);

bool standsAt(QByteArrayView bytes, qsizetype place, QByteArrayView wanted)
{
    return bytes.size() >= place && bytes.sliced(place).startsWith(wanted);
}

} // namespace

bool chunksFit(QByteArrayView bytes)
{
    if (!bytes.startsWith(kPng))
        return true;
    constexpr qsizetype kHead = 8; // length and type
    constexpr qsizetype kSum = 4;
    bool isFirst = true;
    for (QByteArrayView rest = bytes.sliced(kPng.size()); rest.size() >= kHead;) {
        const qint64 length = qFromBigEndian<quint32>(rest.data()); // more than a qsizetype of 32 bits may hold
        const QByteArrayView type = rest.sliced(4, 4);
        if (length > rest.size() - kHead - kSum || (isFirst && type != QByteArrayView("IHDR", 4)))
            return false;
        if (type == QByteArrayView("IEND", 4))
            return true;
        isFirst = false;
        rest = rest.sliced(static_cast<qsizetype>(kHead + length + kSum));
    }
    return !isFirst;
}

bool canHold(QByteArrayView bytes, qint64 pixels)
{
    // A JPEG has a bit at least for each block of 8x8 pixels; of other formats the best makes one byte of 1032, of eight pixels
    // each.
    const qint64 most = bytes.startsWith(kJpeg) ? 8 * 8 * 8 : 8 * 1032;
    return pixels / most <= bytes.size();
}

qint64 passesOver(QByteArrayView bytes)
{
    if (!bytes.startsWith(kJpeg))
        return 1;
    // Among the pixels themselves such a byte has a nought behind it. What looks like a mark within a note only makes it one more.
    constexpr qint64 kKept = 10;
    qint64 scans = 0;
    bool isKept = false;
    char colours = 0;
    for (qsizetype at = bytes.indexOf('\xFF'); at >= 0 && at + 9 < bytes.size(); at = bytes.indexOf('\xFF', at + 1)) {
        const auto mark = static_cast<uchar>(bytes[at + 1]);
        const bool isScan = mark == 0xDA;
        const bool isProgressive = mark == 0xC2 || mark == 0xC6 || mark == 0xCA || mark == 0xCE;
        if (mark == 0xC0 || mark == 0xC1 || mark == 0xC9 || isProgressive)
            colours = bytes[at + 9];
        scans += isScan ? 1 : 0;
        isKept = isKept || isProgressive || (isScan && bytes[at + 4] < colours); // one colour after the other
    }
    return std::max<qint64>(scans, 1) + (isKept ? kKept : 0);
}

bool isRareKind(QByteArrayView bytes)
{
    struct Beginning
    {
        qsizetype place;
        QByteArrayView letters;
    };
    static const std::array kBeginnings{
        Beginning{8, "WEBP"},    Beginning{0, {"II*\0", 4}},    Beginning{0, {"MM\0*", 4}},    Beginning{0, "%PDF-"},
        Beginning{4, "ftyphei"}, Beginning{4, "ftyphev"},       Beginning{4, "ftypmif1"},      Beginning{4, "ftypmsf1"},
        Beginning{4, "ftypavi"}, Beginning{4, "jP  \r\n"},      Beginning{4, "JXL \r\n"},      Beginning{0, {"\xFF\x0A", 2}},
        Beginning{0, "8BPS"},    Beginning{0, {"\0\0\1\0", 4}}, Beginning{0, {"\0\0\2\0", 4}},
    };
    return std::any_of(kBeginnings.begin(), kBeginnings.end(),
                       [bytes](const Beginning &each) { return standsAt(bytes, each.place, each.letters); });
}

} // namespace pegsheet::app
