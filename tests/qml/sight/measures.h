// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <array>

namespace pegsheet::tests {

/// Contrast of two opaque colours, 1 to 21 (WCAG 2.1, "contrast ratio").
[[nodiscard]] double contrast(const QColor &one, const QColor &other);

/// Whose eyes.
enum class Sight { Full, Deutan, Protan, Tritan };
inline constexpr std::array kSights{Sight::Full, Sight::Deutan, Sight::Protan, Sight::Tritan};

/// The colour as these eyes see it (Machado, Oliveira, Fernandes 2009, severity 1, in linear sRGB).
[[nodiscard]] QColor seenBy(Sight sight, const QColor &color);

/// A colour in CIE L*a*b*, D65.
struct Lab
{
    double l = 0;
    double a = 0;
    double b = 0;
};
[[nodiscard]] Lab labOf(const QColor &color);

/// CIE DE2000 of two colours (Sharma, Wu, Dalal 2005).
[[nodiscard]] double difference(const Lab &one, const Lab &other);
/// The least difference of two colours for any of the eyes.
[[nodiscard]] double leastDifference(const QColor &one, const QColor &other);

} // namespace pegsheet::tests
