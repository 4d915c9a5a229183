// SPDX-License-Identifier: Apache-2.0
#include "qml/bronze/diepicture.h"

#include "qml/icons/icon.h"
#include "qml/theme/theme.h"

#include <QPainter>
#include <algorithm>

namespace pegsheet {

namespace {

// Places below are in these parts of a die's side.
constexpr qreal kSide = 56;
constexpr qreal kFaded = 0.25;
const QString kFood = QStringLiteral("food");
const QString kWorker = QStringLiteral("worker");
const QString kPottery = QStringLiteral("pottery");

} // namespace

DiePicture::DiePicture(QQuickItem *parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &DiePicture::changed, this, [this] { update(); });
}

void DiePicture::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    m_theme = themeOf(this);
    if (m_theme != nullptr)
        connect(m_theme, &Theme::colorsChanged, this, &DiePicture::changed);
}

void DiePicture::paint(QPainter *painter)
{
    if (m_theme == nullptr)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_face == kFood)
        paintTrio(painter, kFood, 22);
    else if (m_face == QLatin1String("workers"))
        paintTrio(painter, kWorker, 20);
    else if (m_face == QLatin1String("good"))
        paintGood(painter, kPottery, {13, 13, 30, 30});
    else if (m_face == QLatin1String("skull"))
        paintSkull(painter);
    else if (m_face == QLatin1String("choice"))
        paintChoice(painter);
    else if (m_face == QLatin1String("coins"))
        paintCoin(painter);
}

// On whole pixels, so that alike pictures look alike.
void DiePicture::paintGood(QPainter *painter, const QString &good, QRectF place) const
{
    const qreal unit = width() / kSide;
    const QStringView data = filledIcon(good);
    painter->save();
    painter->translate(qRound(place.x() * unit), qRound(place.y() * unit));
    const qreal scale = qRound(place.width() * unit) / 24.0;
    painter->scale(scale, scale);
    painter->fillPath(sharedPath(QString::fromRawData(data.data(), data.size())), m_theme->pieces()->goodOnBone(good));
    painter->restore();
}

void DiePicture::paintTrio(QPainter *painter, const QString &good, qreal size) const
{
    paintGood(painter, good, {28 - size / 2, 6, size, size});
    paintGood(painter, good, {27 - size, 51 - size, size, size});
    paintGood(painter, good, {30, 51 - size, size, size});
}

void DiePicture::paintSkull(QPainter *painter) const
{
    paintGood(painter, kPottery, {5, 5, 21, 21});
    paintGood(painter, kPottery, {30, 5, 21, 21});
    paintGood(painter, QStringLiteral("skull"), {17, 28, 22, 22});
}

// The half that does not count is faint; a line parts them until one does.
void DiePicture::paintChoice(QPainter *painter) const
{
    painter->setOpacity(m_choice == QLatin1String("workers") ? kFaded : 1);
    paintGood(painter, kFood, {5, 5, 19, 19});
    paintGood(painter, kFood, {20, 5, 19, 19});
    painter->setOpacity(m_choice == kFood ? kFaded : 1);
    paintGood(painter, kWorker, {19, 34, 16, 16});
    paintGood(painter, kWorker, {35, 34, 16, 16});
    painter->setOpacity(1);
    if (!m_choice.isEmpty())
        return;
    const qreal line = std::max(1, qRound(2 * width() / kSide));
    painter->translate(width() / 2, height() / 2);
    painter->rotate(-45);
    painter->fillRect(QRectF(-0.54 * width(), -line / 2, 1.08 * width(), line), m_theme->boneEdge());
}

void DiePicture::paintCoin(QPainter *painter) const
{
    const qreal unit = width() / kSide;
    const qreal side = qRound(width() * 0.74);
    const qreal rim = std::max(1, qRound(2 * unit));
    const QRectF coin((width() - side) / 2, (height() - side) / 2, side, side);
    painter->setPen(QPen(m_theme->goldRim(), rim));
    painter->setBrush(m_theme->gold());
    painter->drawEllipse(coin.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2));
    QFont font = painter->font();
    font.setPixelSize(std::max(1, qRound(24 * unit)));
    font.setBold(true);
    painter->setFont(font);
    painter->setPen(m_theme->boneInk());
    painter->drawText(coin, Qt::AlignCenter, QString::number(m_coins));
}

} // namespace pegsheet
