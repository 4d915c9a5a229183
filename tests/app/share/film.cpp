// SPDX-License-Identifier: Apache-2.0
#include "tests/app/share/film.h"

#include <QBuffer>

namespace pegsheet::tests {

namespace {

QByteArray number(quint32 value)
{
    QByteArray bytes(4, '\0');
    for (int at = 0; at < 4; ++at)
        bytes[at] = static_cast<char>(value >> (8 * at));
    return bytes;
}

QByteArray numbers(std::initializer_list<quint32> values)
{
    QByteArray bytes;
    for (const quint32 value : values)
        bytes += number(value);
    return bytes;
}

QByteArray chunk(const char *name, const QByteArray &content)
{
    return QByteArray(name, 4) + number(static_cast<quint32>(content.size())) + content + QByteArray(content.size() % 2, '\0');
}

QByteArray list(const char *name, const QByteArray &content)
{
    return chunk("LIST", QByteArray(name, 4) + content);
}

QByteArray jpegOf(const QImage &picture)
{
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    picture.convertToFormat(QImage::Format_RGB32).save(&file, "JPEG", 90);
    return file.data();
}

QByteArray headers(QSize size, quint32 frames, quint32 framesASecond)
{
    const auto width = static_cast<quint32>(size.width());
    const auto height = static_cast<quint32>(size.height());
    const quint32 largest = width * height * 3;
    // There is an index.
    const QByteArray film = numbers(
        {1000000 / framesASecond, largest * framesASecond, 0, 0x10, frames, 0, 1, largest, width, height, 0, 0, 0, 0});
    const QByteArray stream = "vidsMJPG" + numbers({0, 0, 0, 1, framesASecond, 0, frames, largest, 0xFFFFFFFF, 0, 0})
        + number(width | height << 16U);
    const QByteArray format = numbers({40, width, height, 1 | 24U << 16U}) + "MJPG" + numbers({largest, 0, 0, 0, 0});
    return list("hdrl", chunk("avih", film) + list("strl", chunk("strh", stream) + chunk("strf", format)));
}

} // namespace

QByteArray filmOf(const QList<QImage> &pictures, int framesASecond)
{
    QByteArray movie;
    QByteArray index;
    for (const QImage &picture : pictures) {
        const QByteArray frame = chunk("00dc", jpegOf(picture));
        index += "00dc" + numbers({0x10, static_cast<quint32>(movie.size() + 4), static_cast<quint32>(frame.size() - 8)});
        movie += frame;
    }
    const QByteArray head = headers(pictures.constFirst().size(), static_cast<quint32>(pictures.size()),
                                    static_cast<quint32>(framesASecond));
    return chunk("RIFF", "AVI " + head + list("movi", movie) + chunk("idx1", index));
}

} // namespace pegsheet::tests
