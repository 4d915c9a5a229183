// SPDX-License-Identifier: Apache-2.0
// ZXing-C++, linked. It has changed its names: DecodeHints and Result until 2.1, ReaderOptions from 2.2, Barcode from 2.3.
#define ZX_USE_UTF8 1 // in 1.4 texts were wide
#include "app/platform/codelibrary.h"

#include <ZXing/BarcodeFormat.h>
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>
#include <ZXing/ReadBarcode.h>
#include <exception>
#include <string>

namespace pegsheet::app {

namespace {

// Of the writer's nine levels, the one that means M.
constexpr int kCorrectionM = 3;

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
    options.setTryInvert(false);                 // GreyView has that, for every version
    options.setTextMode(ZXing::TextMode::Plain); // else control characters come as words
#endif
    return options;
}

} // namespace

std::optional<QrModules> encodeQr(std::string_view text)
{
    try {
        // Without a named character set no bits are spent on saying which.
        const ZXing::BitMatrix matrix = ZXing::MultiFormatWriter(ZXing::BarcodeFormat::QRCode)
                                            .setEccLevel(kCorrectionM)
                                            .setMargin(0)
                                            .encode(std::wstring(text.begin(), text.end()), 0, 0);
        QrModules modules;
        modules.side = matrix.width();
        modules.dark.reserve(static_cast<std::size_t>(matrix.width()) * static_cast<std::size_t>(matrix.height()));
        for (int y = 0; y < matrix.height(); ++y) {
            for (int x = 0; x < matrix.width(); ++x)
                modules.dark.push_back(matrix.get(x, y));
        }
        return modules;
    } catch (const std::exception &) {
        return std::nullopt; // too long: the writer's one complaint about such a text
    }
}

QString decodeQr(const Luminance &picture, Effort effort)
{
    const ZXing::ImageView view(picture.pixels, picture.width, picture.height, ZXing::ImageFormat::Lum,
                                static_cast<int>(picture.rowStride));
    const auto found = ZXing::ReadBarcode(view, optionsFor(effort));
    return found.isValid() ? QString::fromStdString(found.text()) : QString();
}

} // namespace pegsheet::app
