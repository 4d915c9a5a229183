// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQuickItem>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

/// Cards in as many columns as there is room for, read column by column, the columns as even as the cards allow. A card has a
/// height of its own and is as wide as its column.
class CardColumns : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    /// No column is narrower, where there are two; and no more than so many.
    Q_PROPERTY(qreal least MEMBER m_least NOTIFY changed FINAL)
    Q_PROPERTY(int most MEMBER m_most NOTIFY changed FINAL)
    /// Between two cards, each way.
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
