// SPDX-License-Identifier: Apache-2.0
// The one file that reads codes, and knows that the library has changed its names: DecodeHints and Result until 2.1,
// ReaderOptions from 2.2, Barcode from 2.3.
#define ZX_USE_UTF8 1 // in 1.4 texts were wide
#include "app/share/qrreader.h"

#include <QPainter>
#include <ZXing/ReadBarcode.h>
#include <exception>

namespace pegsheet::app {

namespace {

#if PEGSHEET_ZXING >= 202
using Options = ZXing::ReaderOptions;
#else
using Options = ZXing::DecodeHints;
#endif

// Only QR codes: other formats end the program at some pictures in 1.4. ZXing finds a code turned any way by itself;
// what it can do beyond that is meant for bars.
Options optionsFor(Effort effort)
{
    Options options;
    options.setFormats(ZXing::BarcodeFormat::QRCode);
    options.setTryHarder(effort == Effort::Long);
    options.setTryRotate(false);
    options.setTryDownscale(true);
    options.setMaxNumberOfSymbols(1);
#if PEGSHEET_ZXING >= 200
    options.setTryInvert(effort == Effort::Long);
    options.setTextMode(ZXing::TextMode::Plain); // else control characters come as words
#endif
    return options;
}

QString textIn(const Luminance &picture, Effort effort)
{
    const ZXing::ImageView view(picture.pixels, picture.width, picture.height, ZXing::ImageFormat::Lum,
                                static_cast<int>(picture.rowStride));
    const auto found = ZXing::ReadBarcode(view, optionsFor(effort));
    return found.isValid() ? QString::fromStdString(found.text()) : QString();
}

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
        return textIn(picture, effort);
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
    return readCode(luminanceOf(grey.mirrored(true, false)), Effort::Quick);
}

} // namespace pegsheet::app
