// SPDX-License-Identifier: Apache-2.0
#include "app/share/picturefile.h"

#include "app/share/picturelayout.h"
#include "app/share/qrreader.h"

#include <QBuffer>
#include <QImageReader>
#include <algorithm>

namespace pegsheet::app {

namespace {

constexpr qint64 kMostPixels = qint64{kMostMegapixels} * 1'000'000;
constexpr int kBytesAPixel = 4;
// As many passes over the largest picture are about as long as one can be waited for.
constexpr qint64 kMostWork = 4 * kMostPixels;

// Formats that are not made smaller while they are read need all of it at once; Qt counts in binary megabytes.
void allowLargePictures()
{
    static const bool isDone = [] {
        QImageReader::setAllocationLimit(static_cast<int>((kMostPixels * kBytesAPixel >> 20) + 1));
        return true;
    }();
    Q_UNUSED(isDone)
}

// Whatever else Qt's plugins can read is no photo and no screenshot, and may ask for any memory.
bool isReadFormat(const QByteArray &format)
{
    static const QByteArrayList s_formats{"png", "jpeg", "gif", "bmp", "pbm", "pgm", "ppm", "webp", "tiff", "heic", "heif", "avif"};
    return s_formats.contains(format);
}

} // namespace

PictureFile readPicture(const QByteArray &bytes)
{
    if (!chunksFit(bytes))
        return {};
    allowLargePictures();
    QBuffer file;
    file.setData(bytes);
    file.open(QIODevice::ReadOnly);
    QImageReader reader(&file);
    reader.setDecideFormatFromContent(true);
    if (!reader.canRead() || !isReadFormat(reader.format()))
        return {{}, reader.canRead() || isRareKind(bytes) ? PictureFault::OtherKind : PictureFault::None};
    const QSize size = reader.size();
    const qint64 pixels = qint64{size.width()} * size.height();
    if (pixels > kMostPixels || pixels * passesOver(bytes) > kMostWork)
        return {{}, PictureFault::TooLarge};
    if (!canHold(bytes, pixels))
        return {};
    if (std::max(size.width(), size.height()) > kLargestSide)
        reader.setScaledSize(size.scaled(kLargestSide, kLargestSide, Qt::KeepAspectRatio).expandedTo({1, 1}));
    return {reader.read(), PictureFault::None};
}

} // namespace pegsheet::app
