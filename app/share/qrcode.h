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
    /// The version, which says how large the code is: 1 to 40.
    [[nodiscard]] int version() const { return (m_modules - 17) / 4; }
    /// How many modules a side has, without the white around it and with it.
    [[nodiscard]] int modules() const { return m_modules; }
    /// Modules a side, with the white around them.
    [[nodiscard]] int modulesWithQuietZone() const { return m_modules + 2 * kQuietZone; }
    /// Whether the module in that column and row, each from 0, is dark. Outside of the code none is.
    [[nodiscard]] bool dark(int x, int y) const;

private:
    friend std::optional<QrCode> qrCode(std::string_view text);

    int m_modules = 0;
    std::vector<bool> m_dark; ///< row by row
};

/// Makes the smallest code of error correction M that holds the text; capitals, digits and `$%*+-./:` with blanks take the least
/// room. Returns nothing where the text is empty, too long for any code, or has other characters than ASCII.
[[nodiscard]] std::optional<QrCode> qrCode(std::string_view text);

/// Draws the code black on white with one bit a pixel and the quiet zone, every module `pixelsAModule` pixels wide and high.
[[nodiscard]] QImage codeImage(const QrCode &code, int pixelsAModule);
/// Returns the same as the content of a PNG file, which names Pegsheet as the program that wrote it.
[[nodiscard]] QByteArray codePng(const QrCode &code, int pixelsAModule);
/// Whether that file is a PNG file that names Pegsheet so; only regular files are opened.
[[nodiscard]] bool isCodePicture(const QString &file);
/// Returns the code with the quiet zone as the content of an SVG file, one unit a module.
[[nodiscard]] QByteArray codeSvg(const QrCode &code);

} // namespace pegsheet::app
