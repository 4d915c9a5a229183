// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/random.h"

#include <QImage>
#include <QStringList>
#include <vector>

namespace pegsheet::tests {

/// Pictures that are hard on a reader of codes: noise, bars, finder patterns where none belong, codes that are cut,
/// damaged, turned, squeezed or laid over each other, of any small size. The same seed gives the same pictures.
class HostileFrames
{
public:
    explicit HostileFrames(std::uint64_t seed);

    /// The next one, Grayscale8; it stays until the one after.
    [[nodiscard]] const QImage &next();
    /// Whether this is one of the texts of which the last picture is made: all that may be read from it.
    [[nodiscard]] bool holds(const QString &text) const { return m_texts.contains(text); }

private:
    [[nodiscard]] int below(int limit) { return static_cast<int>(m_random.next() % static_cast<std::uint64_t>(limit)); }
    void noise();
    void bars();
    void finders();
    void pasteCode();
    void damage();

    /// A code and its picture, a pixel a module.
    struct Code
    {
        QString text;
        QImage image;
    };

    Random m_random;
    std::vector<Code> m_codes;
    QImage m_frame;
    QStringList m_texts;
};

} // namespace pegsheet::tests
