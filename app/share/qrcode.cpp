// SPDX-License-Identifier: Apache-2.0
#include "app/share/qrcode.h"

#include "app/platform/codelibrary.h"
#include "app/share/filekind.h"
#include "app/share/picturefile.h"
#include "app/share/picturelayout.h"

#include <QBuffer>
#include <QFile>
#include <QImageReader>
#include <algorithm>
#include <utility>

namespace pegsheet::app {

namespace {

// What a picture of a code says it was made by.
const QString kSoftware = QStringLiteral("Software");
const QString kPegsheet = QStringLiteral("Pegsheet");

bool isAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

} // namespace

bool QrCode::dark(int x, int y) const
{
    return x >= 0 && y >= 0 && x < m_modules && y < m_modules
        && m_dark[static_cast<std::size_t>(y) * static_cast<std::size_t>(m_modules) + static_cast<std::size_t>(x)];
}

std::optional<QrCode> qrCode(std::string_view text)
{
    if (text.empty() || !isAscii(text))
        return std::nullopt;
    std::optional<QrModules> modules = encodeQr(text);
    if (!modules)
        return std::nullopt;
    QrCode code;
    code.m_modules = modules->side;
    code.m_dark = std::move(modules->dark);
    return code;
}

QImage codeImage(const QrCode &code, int pixelsAModule)
{
    const int side = code.modulesWithQuietZone() * pixelsAModule;
    QImage image(side, side, QImage::Format_Mono);
    image.setColorTable({qRgb(255, 255, 255), qRgb(0, 0, 0)});
    image.fill(0);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            if (code.dark(x / pixelsAModule - kQuietZone, y / pixelsAModule - kQuietZone))
                image.setPixel(x, y, 1);
        }
    }
    return image;
}

QByteArray codePng(const QrCode &code, int pixelsAModule)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QImage image = codeImage(code, pixelsAModule);
    image.setText(kSoftware, kPegsheet);
    image.save(&buffer, "PNG");
    return buffer.data();
}

bool isCodePicture(const QString &file)
{
    if (kindOf(std::filesystem::path(file.toStdU16String())) != FileKind::Regular)
        return false;
    QFile there(file);
    if (there.size() > static_cast<qint64>(kPictureLength) || !there.open(QIODevice::ReadOnly))
        return false;
    QByteArray bytes = there.readAll();
    QBuffer buffer(&bytes);
    return chunksFit(bytes) && QImageReader(&buffer, "png").text(kSoftware) == kPegsheet;
}

QByteArray codeSvg(const QrCode &code)
{
    const QByteArray side = QByteArray::number(code.modulesWithQuietZone());
    QByteArray svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + side + ' ' + side
        + "\" shape-rendering=\"crispEdges\">\n<path fill=\"#fff\" d=\"M0 0h" + side + 'v' + side + "H0z\"/>\n<path d=\"";
    for (int y = 0; y < code.modules(); ++y) {
        for (int x = 0; x < code.modules(); ++x) {
            const int from = x;
            while (code.dark(x, y))
                ++x;
            if (x == from)
                continue;
            const QByteArray length = QByteArray::number(x - from);
            svg += 'M' + QByteArray::number(from + kQuietZone) + ' ' + QByteArray::number(y + kQuietZone) + 'h' + length + "v1h-"
                + length + 'z';
        }
    }
    return svg + "\"/>\n</svg>\n";
}

} // namespace pegsheet::app
