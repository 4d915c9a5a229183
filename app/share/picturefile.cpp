// SPDX-License-Identifier: Apache-2.0
#include "app/share/picturefile.h"

#include "app/share/qrreader.h"

#include <QImageReader>
#include <algorithm>

namespace pegsheet::app {

namespace {

constexpr qint64 kMostPixels = qint64{kMostMegapixels} * 1'000'000;
constexpr int kBytesAPixel = 4;

// Formats that are not made smaller while they are read need all of it at once; Qt counts in binary megabytes.
void allowLargePictures()
{
    static const bool isDone = [] {
        QImageReader::setAllocationLimit(static_cast<int>((kMostPixels * kBytesAPixel >> 20) + 1));
        return true;
    }();
    Q_UNUSED(isDone)
}

} // namespace

PictureFile readPicture(QIODevice &file)
{
    allowLargePictures();
    QImageReader reader(&file);
    reader.setDecideFormatFromContent(true);
    const QSize size = reader.size();
    if (qint64{size.width()} * size.height() > kMostPixels)
        return {{}, true};
    if (std::max(size.width(), size.height()) > kLargestSide)
        reader.setScaledSize(size.scaled(kLargestSide, kLargestSide, Qt::KeepAspectRatio).expandedTo({1, 1}));
    return {reader.read(), false};
}

} // namespace pegsheet::app
