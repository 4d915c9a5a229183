// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQuickItem>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

/// Lays out its visible children that have a height as cards in as many columns as there is room for, read column by column, the
/// columns as even as the cards allow. A card has a height of its own and becomes as wide as its column.
class CardColumns : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The least width of a column where there are several, in pixels, and the most columns.
    Q_PROPERTY(qreal least MEMBER m_least NOTIFY changed FINAL)
    Q_PROPERTY(int most MEMBER m_most NOTIFY changed FINAL)
    /// The space between two cards, each way, in pixels.
    Q_PROPERTY(qreal spacing MEMBER m_spacing NOTIFY changed FINAL)

public:
    explicit CardColumns(QQuickItem *parent = nullptr);

Q_SIGNALS:
    void changed();

protected:
    void updatePolish() override;
    void itemChange(ItemChange change, const ItemChangeData &value) override;
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    [[nodiscard]] int columns() const;

    qreal m_least = 380;
    int m_most = 3;
    qreal m_spacing = 12;
};

} // namespace pegsheet
