// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QList>
#include <QPointF>
#include <QQuickPaintedItem>
#include <QtQmlIntegration/qqmlintegration.h>
#include <optional>

class QVariantAnimation;

namespace pegsheet {

class Theme;

/// Paints boxes in rows as printed, filled from the bottom up and from the left, so that a pyramid grows; in the colours of the
/// theme. A sheet has a hundred of them: as items of their own they cost more than all the rest of a page.
class BoxBlock : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    /// How many boxes each row has, the top row first.
    Q_PROPERTY(QList<int> rows READ rows WRITE setRows NOTIFY layoutChanged FINAL)
    /// How many boxes are ticked.
    Q_PROPERTY(int filled READ filled WRITE setFilled NOTIFY filledChanged FINAL)
    /// How many of the ticked ones, the last of them, were ticked just now, or by the table as a correction.
    Q_PROPERTY(int fresh READ fresh WRITE setFresh NOTIFY changed FINAL)
    Q_PROPERTY(int corrected MEMBER m_corrected NOTIFY changed FINAL)
    /// Whether the table corrected it though no box is ticked: a pencil says so over the upper right corner.
    Q_PROPERTY(bool noted MEMBER m_noted NOTIFY changed FINAL)
    /// How many more would be ticked.
    Q_PROPERTY(int pencilled MEMBER m_pencilled NOTIFY changed FINAL)
    /// Whether the empty boxes may be ticked now.
    Q_PROPERTY(bool legal MEMBER m_legal NOTIFY changed FINAL)
    /// Whether ticks are red because points are lost: all of them, and those of just now (as all unless set).
    Q_PROPERTY(bool danger MEMBER m_danger NOTIFY changed FINAL)
    Q_PROPERTY(bool freshDanger READ freshDanger WRITE setFreshDanger NOTIFY changed FINAL)
    /// The mark of the player whose colour frames and pencil have; -1 for ink.
    Q_PROPERTY(int player MEMBER m_player NOTIFY changed FINAL)
    /// The side of a box, the space between two, and both together, in whole pixels.
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY layoutChanged FINAL)
    Q_PROPERTY(int spacing READ spacing WRITE setSpacing NOTIFY layoutChanged FINAL)
    Q_PROPERTY(int pitch READ pitch NOTIFY layoutChanged FINAL)

public:
    /// What a box shows.
    enum Mark { Empty, Done, Fresh, Pencilled, Corrected };
    Q_ENUM(Mark)

    explicit BoxBlock(QQuickItem *parent = nullptr);

    [[nodiscard]] QList<int> rows() const { return m_rows; }
    void setRows(const QList<int> &rows);
    [[nodiscard]] int filled() const { return m_filled; }
    void setFilled(int filled);
    [[nodiscard]] int fresh() const { return m_fresh; }
    void setFresh(int fresh);
    [[nodiscard]] bool freshDanger() const { return m_freshDanger.value_or(m_danger); }
    void setFreshDanger(bool danger);
    [[nodiscard]] int side() const { return m_side; }
    void setSide(int side);
    [[nodiscard]] int spacing() const { return m_spacing; }
    void setSpacing(int spacing);
    [[nodiscard]] int pitch() const { return m_side + m_spacing; }

    /// Returns what a box shows. Boxes are counted from 0, in the order in which they are filled.
    Q_INVOKABLE pegsheet::BoxBlock::Mark markOf(int box) const;
    /// Returns the upper left corner of every box, in that order: on whole pixels.
    Q_INVOKABLE QList<QPointF> places() const;

Q_SIGNALS:
    void changed();
    void filledChanged();
    void layoutChanged();

protected:
    void componentComplete() override;
    /// Shows one box on its own.
    void showOne(Mark mark);

private:
    class Field;

    void layOut();
    void redraw();
    void paint(QPainter *painter) const;
    void paintBox(QPainter *painter, const QRectF &box, Mark mark) const;
    void paintTick(QPainter *painter, const QRectF &box, Mark mark) const;
    void paintPencil(QPainter *painter, const QRectF &box) const;
    [[nodiscard]] QColor accent() const;
    [[nodiscard]] QColor freshColor() const;
    /// What stands over the edge of a corrected box.
    [[nodiscard]] int overhang() const;

    Field *m_field;
    QVariantAnimation *m_appearing = nullptr;
    const Theme *m_theme = nullptr;
    QList<int> m_rows;
    int m_filled = 0;
    int m_fresh = 0;
    int m_corrected = 0;
    int m_pencilled = 0;
    bool m_noted = false;
    bool m_legal = false;
    bool m_danger = false;
    std::optional<bool> m_freshDanger;
    int m_player = -1;
    int m_side = 18;
    int m_spacing = 2;
    qreal m_progress = 1; ///< how far the fresh ticks have come, 0 to 1
};

/// Paints one box on its own: empty, ticked in ink, hatched in pencil, or corrected in red. (Its base has its namespace, without
/// which Qt 6.4 tells tools nothing of it.)
class CheckBoxMark : public pegsheet::BoxBlock
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(pegsheet::BoxBlock::Mark mark READ mark WRITE setMark NOTIFY markChanged FINAL)

public:
    explicit CheckBoxMark(QQuickItem *parent = nullptr);

    [[nodiscard]] Mark mark() const { return m_mark; }
    void setMark(Mark mark);

Q_SIGNALS:
    void markChanged();

private:
    Mark m_mark = Empty;
};

} // namespace pegsheet
