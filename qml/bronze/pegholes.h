// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QList>
#include <QQuickPaintedItem>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

class Theme;
class Type;

/// Paints the holes of a row of the pegboard on their groove, the value under each: one item for all of them. The groove is painted
/// up to where the peg is.
class PegHoles : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The value of every hole; the first hole stands for none.
    Q_PROPERTY(QList<int> values MEMBER m_values NOTIFY changed FINAL)
    /// The middle of the first hole, the way from one hole to the next, and the width of a hole, in pixels.
    Q_PROPERTY(int firstHole MEMBER m_firstHole NOTIFY changed FINAL)
    Q_PROPERTY(int pitch MEMBER m_pitch NOTIFY changed FINAL)
    Q_PROPERTY(int holeSize MEMBER m_holeSize NOTIFY changed FINAL)
    /// Only every so many values stand there, from 1 on, and the bold one.
    Q_PROPERTY(int every MEMBER m_every NOTIFY changed FINAL)
    /// The index of the hole whose value is bold; -1 for none.
    Q_PROPERTY(int boldAt MEMBER m_boldAt NOTIFY changed FINAL)
    /// The index of the hole that the groove is painted to, and its paint.
    Q_PROPERTY(int pegAt MEMBER m_pegAt NOTIFY changed FINAL)
    Q_PROPERTY(QColor paint MEMBER m_paint NOTIFY changed FINAL)

public:
    explicit PegHoles(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void changed();

protected:
    void componentComplete() override;

private:
    void paintHole(QPainter *painter, int hole) const;
    void paintValue(QPainter *painter, int hole) const;

    const Theme *m_theme = nullptr;
    const Type *m_type = nullptr;
    QList<int> m_values;
    int m_firstHole = 0;
    int m_pitch = 0;
    int m_holeSize = 13;
    int m_every = 1;
    int m_boldAt = -1;
    int m_pegAt = 0;
    QColor m_paint;
};

} // namespace pegsheet
