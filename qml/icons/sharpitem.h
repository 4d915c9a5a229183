// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQuickPaintedItem>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

/// A painted item that is as fine as it is shown: where a page is scaled, its texture is too.
class SharpItem : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    /// Looks again at how large it is shown.
    void renew() { polish(); }

protected:
    explicit SharpItem(QQuickItem *parent = nullptr) : QQuickPaintedItem(parent) {}

    void componentComplete() override;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    void updatePolish() override;
};

/// How many pixels of the window a unit of the item has, however its parents are scaled.
[[nodiscard]] qreal shownScale(const QQuickItem &item);

/// Tells what is painted on a page that its scale is another one.
class Sharpness : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Renews every painted item of the page.
    Q_INVOKABLE static void renew(QQuickItem *page);
};

} // namespace pegsheet
