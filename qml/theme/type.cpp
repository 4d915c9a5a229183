// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/type.h"

#include "qml/theme/textsize.h"

#include <QFontMetricsF>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QTimer>
#include <QtMath>
#include <algorithm>

namespace pegsheet {

qreal Type::widthOf(const QString &text, const QFont &font) const
{
    return textWidth(text, font);
}

QFont Type::fitting(const QString &text, const QFont &font, qreal width) const
{
    QString widest;
    // A word may be parted at its soft hyphens.
    static const QRegularExpression parts(QStringLiteral("[\\s\u00ad]"));
    for (const QString &word : text.split(parts, Qt::SkipEmptyParts))
        if (textWidth(word, font) > textWidth(widest, font))
            widest = word;
    return squeezed(widest, font, width);
}

QFont Type::squeezed(const QString &text, const QFont &font, qreal width) const
{
    const qreal wanted = textWidth(text, font);
    if (wanted <= width || width <= 0)
        return font;
    const QFont least = sized(font, std::min(font.pixelSize(), std::max(kLeast, qFloor(font.pixelSize() * width / wanted))));
    const qreal still = textWidth(text, least);
    if (still <= width)
        return least;
    // Families with narrow cuts of their own are not as narrow as was asked for.
    int percent = std::max(kNarrowest, qFloor(100 * width / still));
    while (percent > kNarrowest && textWidth(text, narrowed(least, percent)) > width)
        --percent;
    return narrowed(least, percent);
}

QFont Type::narrowed(const QFont &font, int percent)
{
    // A family that was chosen for its narrow letters says so by its stretch.
    const int stretch = font.stretch() == QFont::AnyStretch ? QFont::Unstretched : font.stretch();
    QFont narrow = font;
    narrow.setStretch(stretch * percent / 100);
    return narrow;
}

QFont Type::sized(const QFont &font, int size) const
{
    QFont other = font;
    other.setPixelSize(size);
    return other;
}

int Type::scaled(int size) const
{
    return std::max(kLeast, qRound(size * m_textScale));
}

QFont Type::sans(int size, bool bold) const
{
    QFont font;
    font.setPixelSize(scaled(size));
    font.setBold(bold);
    return font;
}

QFont Type::serif(int size) const
{
    QFont font = sans(size, true);
    font.setFamily(QStringLiteral("serif"));
    return font;
}

const Type *typeOf(const QObject *object)
{
    QQmlEngine *engine = qmlEngine(object);
    return engine == nullptr ? nullptr : engine->singletonInstance<Type *>(qmlTypeId("Pegsheet.Theme", 1, 0, "Type"));
}

void readTypeAhead(QObject *context)
{
    const Type type;
    QList<QFont> fonts{type.small(), type.smallBold(), type.label(), type.labelBold(), type.body(), type.button(),
                       type.figure(), type.nameSmall(), type.name(), type.nameLarge(), type.heading(), type.eventFont()};
    auto *timer = new QTimer(context);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, fonts]() mutable {
        (void)QFontMetricsF(fonts.takeFirst()).height();
        if (fonts.isEmpty()) {
            timer->stop();
            timer->deleteLater();
        }
    });
    timer->start(0);
}

} // namespace pegsheet
