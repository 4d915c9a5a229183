// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/cardcolumns.h"

#include <QtMath>
#include <algorithm>
#include <vector>

namespace pegsheet {

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
    std::vector<qreal> ends(static_cast<std::size_t>(columns()));
    const QList<QQuickItem *> cards = childItems();
    for (QQuickItem *card : cards) {
        if (!card->isVisible())
            continue;
        card->setWidth(wide);
        // The first of those that are as short as any, as far as an eye can tell.
        const qreal shortest = *std::min_element(ends.begin(), ends.end());
        const auto end = std::find_if(ends.begin(), ends.end(), [&](qreal each) { return each <= shortest + m_spacing; });
        card->setPosition({static_cast<qreal>(end - ends.begin()) * (wide + m_spacing), *end});
        *end = qCeil(*end + card->height() + m_spacing);
    }
    setImplicitHeight(qMax(0.0, *std::max_element(ends.begin(), ends.end()) - m_spacing));
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
