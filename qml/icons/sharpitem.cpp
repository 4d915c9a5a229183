// SPDX-License-Identifier: Apache-2.0
#include "qml/icons/sharpitem.h"

#include <QTransform>
#include <cmath>

namespace pegsheet {

qreal shownScale(const QQuickItem &item)
{
    const QTransform shown = item.itemTransform(nullptr, nullptr);
    return std::hypot(shown.m11(), shown.m12());
}

void SharpItem::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    polish();
}

void SharpItem::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickPaintedItem::geometryChange(now, before);
    polish();
}

void SharpItem::itemChange(ItemChange change, const ItemChangeData &data)
{
    QQuickPaintedItem::itemChange(change, data);
    if (change == ItemVisibleHasChanged || change == ItemParentHasChanged)
        polish();
}

void SharpItem::updatePolish()
{
    const qreal scale = shownScale(*this);
    // Of most pages it is 1, and the texture as large as the item.
    const QSize fine = std::abs(scale - 1) < 0.01 ? QSize() : (size() * scale).toSize();
    if (fine != textureSize())
        setTextureSize(fine);
}

void Sharpness::renew(QQuickItem *page)
{
    if (auto *painted = qobject_cast<SharpItem *>(page))
        painted->renew();
    if (page != nullptr)
        for (QQuickItem *child : page->childItems())
            renew(child);
}

} // namespace pegsheet
