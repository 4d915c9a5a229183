// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/type.h"

#include "qml/theme/textsize.h"

#include <QFontMetricsF>
#include <QQmlEngine>
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
    QStringView widest;
    qreal most = 0;
    // A word may be parted at its soft hyphens.
    const auto isPart = [](QChar letter) { return letter.isSpace() || letter == QChar::SoftHyphen; };
    for (auto word = text.begin(); word != text.end();) {
        const auto end = std::find_if(word, text.end(), isPart);
        const QStringView part(word, end);
        if (const qreal wide = textWidth(part.toString(), font); wide > most) {
            widest = part;
            most = wide;
        }
        word = std::find_if_not(end, text.end(), isPart);
    }
    return squeezed(widest.toString(), font, width);
}

QFont Type::squeezed(const QString &text, const QFont &font, qreal width) const
{
    const qreal wanted = textWidth(text, font);
    if (wanted <= width || width <= 0)
        return font;
    // Widths do not grow quite as sizes do.
    int size = std::max(m_least, qFloor(font.pixelSize() * width / wanted));
    while (size > m_least && textWidth(text, sized(font, size)) > width)
        --size;
    const QFont least = sized(font, std::min(font.pixelSize(), size));
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
    return std::max(m_least, qRound(size * m_textScale));
}

QFont Type::kept(int pixels, Cut cut) const
{
    const int key = pixels * 4 + static_cast<int>(cut);
    const auto found = m_kept.constFind(key);
    if (found != m_kept.cend())
        return *found;
    QFont font;
    font.setPixelSize(pixels);
    font.setBold(cut != Cut::Sans);
    if (cut == Cut::Serif)
        font.setFamily(QStringLiteral("serif"));
    return *m_kept.insert(key, font);
}

const Type *typeOf(const QObject *object)
{
    QQmlEngine *engine = qmlEngine(object);
    return engine == nullptr ? nullptr : engine->singletonInstance<Type *>(qmlTypeId("Pegsheet.Theme", 1, 0, "Type"));
}

void preloadFonts(QObject *context, FirstPage page)
{
    // In the order in which the page comes to them.
    const Type type;
    QList<QFont> fonts{type.button(), type.small()};
    if (page == FirstPage::Match)
        fonts += {type.body(),      type.labelBold(), type.label(),     type.nameLarge(), type.bodyBold(),
                  type.nameSmall(), type.name(),      type.smallBold(), type.figure()};
    else
        fonts += {type.nameLarge(), type.heading(), type.eventFont()};
    if (page == FirstPage::Matches)
        fonts += {type.label(), type.labelBold(), type.number(), type.smallBold(), type.title()};
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
