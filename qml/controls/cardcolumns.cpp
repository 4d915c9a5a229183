// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/cardcolumns.h"

#include <QtMath>
#include <numeric>
#include <utility>
#include <vector>

namespace pegsheet {

namespace {

// Of columns that are filled one after another, no higher than that.
int columnsFilled(const std::vector<qreal> &heights, qreal most)
{
    int filled = 1;
    qreal end = 0;
    for (const qreal height : heights) {
        if (end > 0 && end + height > most) {
            ++filled;
            end = 0;
        }
        end += height;
    }
    return filled;
}

// How high the highest of so many columns is at least: as high as some neighbours together.
qreal leastHeight(const std::vector<qreal> &heights, int columns)
{
    qreal least = std::accumulate(heights.begin(), heights.end(), 0.0);
    for (auto from = heights.begin(); from != heights.end(); ++from) {
        qreal together = 0;
        for (auto to = from; to != heights.end(); ++to) {
            together += *to;
            if (together < least && columnsFilled(heights, together) <= columns)
                least = together;
        }
    }
    return least;
}

} // namespace

CardColumns::CardColumns(QQuickItem *parent) : QQuickItem(parent)
{
    connect(this, &CardColumns::changed, this, &QQuickItem::polish);
    connect(this, &QQuickItem::visibleChanged, this, &QQuickItem::polish);
}

int CardColumns::columns() const
{
    return qBound(1, qFloor((width() + m_spacing) / (m_least + m_spacing)), qMax(1, m_most));
}

void CardColumns::updatePolish()
{
    // All cards go with the page: they keep their places, and the page stays where it was scrolled to.
    if (!isVisible())
        return;
    const qreal wide = qFloor((width() - (columns() - 1) * m_spacing) / columns());
    QList<QQuickItem *> cards = childItems();
    cards.removeIf([](const QQuickItem *card) { return !card->isVisible(); });
    std::vector<qreal> heights;
    for (QQuickItem *card : std::as_const(cards))
        card->setWidth(wide);
    cards.removeIf([](const QQuickItem *card) { return card->height() <= 0; });
    for (const QQuickItem *card : std::as_const(cards))
        heights.push_back(qCeil(card->height() + m_spacing));
    const qreal most = leastHeight(heights, columns());
    QPointF at;
    qreal lowest = 0;
    for (qsizetype place = 0; place < cards.size(); ++place) {
        const qreal height = heights.at(static_cast<std::size_t>(place));
        if (at.y() > 0 && at.y() + height > most)
            at = {at.x() + wide + m_spacing, 0};
        cards.at(place)->setPosition(at);
        at.ry() += height;
        lowest = qMax(lowest, at.y());
    }
    setImplicitHeight(qMax(0.0, lowest - m_spacing));
}

void CardColumns::itemChange(ItemChange change, const ItemChangeData &value)
{
    if (change == ItemChildAddedChange) {
        connect(value.item, &QQuickItem::heightChanged, this, &QQuickItem::polish);
        connect(value.item, &QQuickItem::visibleChanged, this, &QQuickItem::polish);
        polish();
    } else if (change == ItemChildRemovedChange) {
        value.item->disconnect(this);
        polish();
    }
    QQuickItem::itemChange(change, value);
}

void CardColumns::geometryChange(const QRectF &now, const QRectF &before)
{
    if (now.width() != before.width())
        polish();
    QQuickItem::geometryChange(now, before);
}

} // namespace pegsheet
