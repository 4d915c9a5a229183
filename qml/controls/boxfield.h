// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QList>
#include <QQuickPaintedItem>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

/// The boxes of a building, drawn as one item: a sheet has a hundred of them, and as items of their own they
/// cost more than all the rest of a page. BoxBlock.qml gives it the theme's colours.
///
/// Boxes stand in rows as printed, top row first, and are filled from the bottom up and from the left. Sides lie
/// on whole pixels. The item is `margin` larger on every side than its boxes, for what stands over their edges.
class BoxField : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<int> rows MEMBER m_rows NOTIFY changed FINAL)
    Q_PROPERTY(int filled MEMBER m_filled NOTIFY changed FINAL)
    /// How many of the filled ones, the last of them, came just now or from the table; how many more are pencilled.
    Q_PROPERTY(int fresh MEMBER m_fresh NOTIFY changed FINAL)
    Q_PROPERTY(int corrected MEMBER m_corrected NOTIFY changed FINAL)
    Q_PROPERTY(int pencilled MEMBER m_pencilled NOTIFY changed FINAL)
    /// The empty ones may be ticked now.
    Q_PROPERTY(bool legal MEMBER m_legal NOTIFY changed FINAL)
    Q_PROPERTY(int side MEMBER m_side NOTIFY changed FINAL)
    Q_PROPERTY(int spacing MEMBER m_spacing NOTIFY changed FINAL)
    Q_PROPERTY(int margin MEMBER m_margin NOTIFY changed FINAL)
    /// How far the fresh ticks have come, 0 to 1.
    Q_PROPERTY(qreal progress MEMBER m_progress NOTIFY changed FINAL)
    Q_PROPERTY(qreal legalLine MEMBER m_legalLine NOTIFY changed FINAL)
    /// The frame of a fresh box: bolder than any other, so that its colour is not the only sign.
    Q_PROPERTY(qreal freshLine MEMBER m_freshLine NOTIFY changed FINAL)
    Q_PROPERTY(QColor emptyColor MEMBER m_emptyColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor doneColor MEMBER m_doneColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor sunkColor MEMBER m_sunkColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor tickColor MEMBER m_tickColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor freshColor MEMBER m_freshColor NOTIFY changed FINAL)
    Q_PROPERTY(QColor accent MEMBER m_accent NOTIFY changed FINAL)
    Q_PROPERTY(QColor redPencil MEMBER m_redPencil NOTIFY changed FINAL)

public:
    enum Mark { Empty, Done, Fresh, Pencilled, Corrected };
    Q_ENUM(Mark)

    explicit BoxField(QQuickItem *parent = nullptr);

    /// What a box shows, counted in the order in which they are filled.
    Q_INVOKABLE pegsheet::BoxField::Mark markOf(int box) const;

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void changed();

private:
    void paintBox(QPainter *painter, const QRectF &box, Mark mark) const;
    void paintTick(QPainter *painter, const QRectF &box, Mark mark) const;
    void paintPencil(QPainter *painter, const QRectF &box) const;

    QList<int> m_rows;
    int m_filled = 0;
    int m_fresh = 0;
    int m_corrected = 0;
    int m_pencilled = 0;
    bool m_legal = false;
    int m_side = 18;
    int m_spacing = 2;
    int m_margin = 0;
    qreal m_progress = 1;
    qreal m_legalLine = 1;
    qreal m_freshLine = 2;
    QColor m_emptyColor;
    QColor m_doneColor;
    QColor m_sunkColor;
    QColor m_tickColor;
    QColor m_freshColor;
    QColor m_accent;
    QColor m_redPencil;
};

} // namespace pegsheet
