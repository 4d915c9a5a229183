// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/sight/measures.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace pegsheet::tests {

namespace {

using Three = std::array<double, 3>;
using Matrix = std::array<Three, 3>;

// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A Physiologically-based Model for Simulation of Color Vision
// Deficiency, IEEE TVCG 15(6), 2009, doi:10.1109/TVCG.2009.113; the authors' tables, severity 1.0.
constexpr Matrix kProtan{{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeutan{{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritan{{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

// IEC 61966-2-1: linear sRGB to XYZ, and the white of D65.
constexpr Matrix kToXyz{{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
constexpr Three kWhite{0.9505, 1.0, 1.0890};

double toLinear(double part)
{
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double fromLinear(double part)
{
    const double clipped = std::clamp(part, 0.0, 1.0);
    return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * std::pow(clipped, 1 / 2.4) - 0.055;
}

Three linear(const QColor &color)
{
    return {toLinear(color.redF()), toLinear(color.greenF()), toLinear(color.blueF())};
}

Three times(const Matrix &matrix, const Three &vector)
{
    Three result{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * vector[column];
    return result;
}

double luminance(const QColor &color)
{
    const Three parts = linear(color);
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
}

constexpr double kDegree = std::numbers::pi / 180;

double hueOf(double a, double b)
{
    const double angle = std::atan2(b, a) / kDegree;
    return angle < 0 ? angle + 360 : angle;
}

double meanHue(double one, double other, bool isGrey)
{
    if (isGrey)
        return one + other;
    const double mean = (one + other) / 2;
    if (std::abs(one - other) <= 180)
        return mean;
    return mean < 180 ? mean + 180 : mean - 180;
}

double hueStep(double one, double other, bool isGrey)
{
    if (isGrey)
        return 0;
    const double step = other - one;
    return step > 180 ? step - 360 : step < -180 ? step + 360 : step;
}

double seventh(double chroma)
{
    const double power = std::pow(chroma, 7);
    return std::sqrt(power / (power + std::pow(25.0, 7)));
}

} // namespace

double contrast(const QColor &one, const QColor &other)
{
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

QColor seenBy(Sight sight, const QColor &color)
{
    if (sight == Sight::Full)
        return color;
    const Matrix &matrix = sight == Sight::Deutan ? kDeutan : sight == Sight::Protan ? kProtan : kTritan;
    const Three seen = times(matrix, linear(color));
    return QColor::fromRgbF(static_cast<float>(fromLinear(seen[0])), static_cast<float>(fromLinear(seen[1])),
                            static_cast<float>(fromLinear(seen[2])));
}

Lab labOf(const QColor &color)
{
    Three xyz = times(kToXyz, linear(color));
    for (std::size_t part = 0; part < 3; ++part) {
        const double share = xyz[part] / kWhite[part];
        xyz[part] = share > 216.0 / 24389 ? std::cbrt(share) : (24389.0 / 27 * share + 16) / 116;
    }
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

double difference(const Lab &one, const Lab &other)
{
    const double stretch = 1 + 0.5 * (1 - seventh((std::hypot(one.a, one.b) + std::hypot(other.a, other.b)) / 2));
    const double chromaOne = std::hypot(one.a * stretch, one.b);
    const double chromaOther = std::hypot(other.a * stretch, other.b);
    const bool isGrey = chromaOne * chromaOther == 0;
    const double hueOne = chromaOne == 0 ? 0 : hueOf(one.a * stretch, one.b);
    const double hueOther = chromaOther == 0 ? 0 : hueOf(other.a * stretch, other.b);

    const double lightness = (one.l + other.l) / 2 - 50;
    const double chroma = (chromaOne + chromaOther) / 2;
    const double hue = meanHue(hueOne, hueOther, isGrey);
    const double turn = 1 - 0.17 * std::cos((hue - 30) * kDegree) + 0.24 * std::cos(2 * hue * kDegree)
        + 0.32 * std::cos((3 * hue + 6) * kDegree) - 0.20 * std::cos((4 * hue - 63) * kDegree);

    const double byLightness = (other.l - one.l) / (1 + 0.015 * lightness * lightness / std::sqrt(20 + lightness * lightness));
    const double byChroma = (chromaOther - chromaOne) / (1 + 0.045 * chroma);
    const double byHue = 2 * std::sqrt(chromaOne * chromaOther) * std::sin(hueStep(hueOne, hueOther, isGrey) / 2 * kDegree)
        / (1 + 0.015 * chroma * turn);
    const double rotation = -2 * seventh(chroma) * std::sin(60 * std::exp(-std::pow((hue - 275) / 25, 2)) * kDegree);
    return std::sqrt(byLightness * byLightness + byChroma * byChroma + byHue * byHue + rotation * byChroma * byHue);
}

double leastDifference(const QColor &one, const QColor &other)
{
    double least = difference(labOf(one), labOf(other));
    for (const Sight sight : kSights)
        least = std::min(least, difference(labOf(seenBy(sight, one)), labOf(seenBy(sight, other))));
    return least;
}

} // namespace pegsheet::tests
