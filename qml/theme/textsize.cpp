// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/textsize.h"

#include <QCache>
#include <QFontMetricsF>

namespace pegsheet {

namespace {

// More texts than all pages of a match show.
constexpr int kMostTexts = 2000;
// Higher than any text.
constexpr qreal kEndless = 100000;

struct Measured
{
    QString text;
    QFont font;
    bool isWrapped = false;
    qreal width = 0; ///< of the lines, where it is wrapped

    bool operator==(const Measured &) const = default;
};

size_t qHash(const Measured &measured, size_t seed)
{
    return qHashMulti(seed, measured.text, measured.font, measured.isWrapped, measured.width);
}

template <typename Measure>
QSizeF remembered(const Measured &wanted, const Measure &measure)
{
    static QCache<Measured, QSizeF> sizes(kMostTexts);
    if (const QSizeF *size = sizes.object(wanted))
        return *size;
    const QSizeF size = measure();
    sizes.insert(wanted, new QSizeF(size));
    return size;
}

} // namespace

qreal textWidth(const QString &text, const QFont &font)
{
    return remembered({text, font}, [&] { return QSizeF(QFontMetricsF(font).horizontalAdvance(text), 0); }).width();
}

QSizeF wrappedSize(const QString &text, const QFont &font, qreal width)
{
    return remembered({text, font, true, width}, [&] {
        return QFontMetricsF(font).boundingRect({0, 0, width, kEndless}, Qt::TextWordWrap, text).size();
    });
}

} // namespace pegsheet
