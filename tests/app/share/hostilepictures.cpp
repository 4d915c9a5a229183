// SPDX-License-Identifier: Apache-2.0
#include "tests/app/share/hostilepictures.h"

#include <QtEndian>

#include <sys/resource.h>

namespace pegsheet::tests {

namespace {

template <typename T>
QByteArray bigEndian(T value)
{
    QByteArray bytes(sizeof(T), '\0');
    qToBigEndian(value, bytes.data());
    return bytes;
}

QByteArray segment(char mark, const QByteArray &content)
{
    return QByteArray("\xFF") + mark + bigEndian(static_cast<quint16>(content.size() + 2)) + content;
}

quint32 checksum(const QByteArray &bytes)
{
    quint32 sum = ~0U;
    for (const char byte : bytes) {
        sum ^= static_cast<uchar>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum & 1U) != 0 ? sum >> 1U ^ 0xEDB88320U : sum >> 1U;
    }
    return ~sum;
}

} // namespace

QByteArray pngChunk(const QByteArray &type, const QByteArray &content, qint64 claimed)
{
    const auto length = static_cast<quint32>(claimed < 0 ? content.size() : claimed);
    return bigEndian(length) + type + content + bigEndian(checksum(type + content));
}

QByteArray claimingPng(const QByteArray &type)
{
    const QByteArray header = bigEndian(quint32{10}) + bigEndian(quint32{10}) + QByteArray("\x08\0\0\0\0", 5);
    return "\x89PNG\r\n\x1A\n" + pngChunk("IHDR", header) + pngChunk(type, "abc", 0x6FFFFFFF);
}

QByteArray claimingJpeg(int side, char frame, int scans)
{
    const QByteArray size = bigEndian(static_cast<quint16>(side));
    const QByteArray table = QByteArray(1, '\1') + QByteArray(16, '\0');
    const bool isProgressive = frame != '\xC0';
    QByteArray bytes = "\xFF\xD8" + segment('\xDB', QByteArray(1, '\0') + QByteArray(64, '\1'))
        + segment(frame, '\x08' + size + size + QByteArray("\3\1\x11\0\2\x11\0\3\x11\0", 10)) + segment('\xC4', '\0' + table)
        + segment('\xC4', '\x10' + table);
    for (int scan = 0; scan < scans; ++scan)
        bytes += segment('\xDA', QByteArray("\3\1\0\2\0\3\0\0", 8) + (isProgressive ? '\0' : '\x3F') + '\0') + QByteArray(2, '\0');
    return bytes + "\xFF\xD9";
}

qint64 peakMemory()
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return qint64{used.ru_maxrss} * 1024;
}

} // namespace pegsheet::tests
