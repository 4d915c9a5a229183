// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

class Theme;
class Type;

/// Paints the first and the later points of a monument, framed and plain: the first struck out when they are gone, those that are
/// earned filled or ringed. Every sheet shows seven of them, hence one item each.
class MonumentPoints : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int first MEMBER m_first NOTIFY layoutChanged FINAL)
    Q_PROPERTY(int later MEMBER m_later NOTIFY layoutChanged FINAL)
    /// Whether somebody finished it before, so that the first points are gone.
    Q_PROPERTY(bool firstGone MEMBER m_firstGone NOTIFY changed FINAL)
    /// Which points its owner has, or would have: "first", "later" or "".
    Q_PROPERTY(QString earned MEMBER m_earned NOTIFY changed FINAL)
    /// Whether the owner only would have them.
    Q_PROPERTY(bool isPreview MEMBER m_isPreview NOTIFY changed FINAL)
    /// The mark of the player whose colour they have; -1 for ink.
    Q_PROPERTY(int mark MEMBER m_mark NOTIFY changed FINAL)
    Q_PROPERTY(bool small MEMBER m_small NOTIFY layoutChanged FINAL)

public:
    explicit MonumentPoints(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void changed();
    void layoutChanged();

protected:
    void componentComplete() override;

private:
    void layOut();
    void paintFirst(QPainter *painter, const QRectF &frame) const;
    void paintLater(QPainter *painter, const QRectF &ring) const;
    [[nodiscard]] int side() const { return m_small ? 15 : 18; }
    /// The room of a figure, with what stands round it.
    [[nodiscard]] qreal widthOf(int points) const;

    const Theme *m_theme = nullptr;
    const Type *m_type = nullptr;
    int m_first = 0;
    int m_later = 0;
    bool m_firstGone = false;
    QString m_earned;
    bool m_isPreview = false;
    int m_mark = -1;
    bool m_small = false;
};

} // namespace pegsheet
