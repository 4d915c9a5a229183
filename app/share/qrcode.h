// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QImage>
#include <optional>
#include <string_view>
#include <vector>

namespace pegsheet::app {

/// How many modules of white a reader wants around a code.
inline constexpr int kQuietZone = 4;

/// A QR code: a square of dark and light modules, without the white around it.
class QrCode
{
public:
    /// 1 to 40: how large it is.
    [[nodiscard]] int version() const { return (m_modules - 17) / 4; }
    /// Modules a side.
    [[nodiscard]] int modules() const { return m_modules; }
    /// Modules a side, with the white around them.
    [[nodiscard]] int modulesWithQuietZone() const { return m_modules + 2 * kQuietZone; }
    /// Nothing is dark outside of it.
    [[nodiscard]] bool dark(int x, int y) const;

private:
    friend std::optional<QrCode> qrCode(std::string_view text);

    int m_modules = 0;
    std::vector<bool> m_dark; ///< row by row
};

/// The smallest code of error correction M that holds the text; capitals, digits and `$%*+-./:` with blanks take the least
/// room. Nothing where it is empty, too long for any code, or has other characters than ASCII.
[[nodiscard]] std::optional<QrCode> qrCode(std::string_view text);

/// Black on white with one bit a pixel and the quiet zone, every module `pixelsAModule` pixels wide and high.
[[nodiscard]] QImage codeImage(const QrCode &code, int pixelsAModule);
/// The same as the bytes of a PNG file.
[[nodiscard]] QByteArray codePng(const QrCode &code, int pixelsAModule);
/// Whether that file is such a PNG file, written by Pegsheet.
[[nodiscard]] bool isCodePicture(const QString &file);
/// The same as a drawing of any size: a file of its own, one unit a module.
[[nodiscard]] QByteArray codeSvg(const QrCode &code);

} // namespace pegsheet::app
