// SPDX-License-Identifier: Apache-2.0
#include "app/share/qrreader.h"

#include "app/platform/codelibrary.h"
#include "app/share/greyview.h"

#include <QPainter>
#include <algorithm>
#include <exception>

namespace pegsheet::app {

namespace {

// Grey on white, not larger than it helps.
QImage prepared(QImage picture)
{
    if (std::max(picture.width(), picture.height()) > kLargestSide)
        picture = picture.scaled(kLargestSide, kLargestSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    if (picture.hasAlphaChannel()) {
        QImage paper(picture.size(), QImage::Format_RGB32);
        paper.fill(Qt::white);
        QPainter(&paper).drawImage(QRect(QPoint(), picture.size()), picture);
        picture = paper;
    }
    return picture.convertToFormat(QImage::Format_Grayscale8);
}

Luminance luminanceOf(const QImage &grey)
{
    return {grey.constBits(), grey.width(), grey.height(), grey.bytesPerLine()};
}

} // namespace

QString readCode(const Luminance &picture, Effort effort)
{
    if (picture.pixels == nullptr || picture.width <= 0 || picture.height <= 0)
        return {};
    try {
        return decodeQr(picture, effort);
    } catch (const std::exception &) {
        return {}; // out of memory, or a picture that the library did not expect: no code
    }
}

QString readCode(const QImage &picture)
{
    const QImage grey = picture.isNull() ? QImage() : prepared(picture);
    if (grey.isNull())
        return {};
    for (const Effort effort : {Effort::Quick, Effort::Long}) {
        const QString text = readCode(luminanceOf(grey), effort);
        if (!text.isEmpty())
            return text;
    }
    QByteArray room;
    for (const GreyView view : {GreyView::Mirrored, GreyView::Inverted, GreyView::Stretched}) {
        const QString text = readCode(seen(luminanceOf(grey), view, room), Effort::Long);
        if (!text.isEmpty())
            return text;
    }
    // A dim screen need not be in the middle; how dim it is may be a third off.
    for (const int lightest : {170, 115, 75, 50, 33}) {
        const QString text = readCode(stretched(luminanceOf(grey), 0, lightest, room), Effort::Long);
        if (!text.isEmpty())
            return text;
    }
    return {};
}

} // namespace pegsheet::app
