// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/icons/sharpitem.h"

#include <QColor>
#include <QPainterPath>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

/// Reads SVG path data with the absolute commands M L H V C Q S A Z; arcs stand upright (their rotation is ignored). At any other
/// command it stops, and the rest is left out.
[[nodiscard]] QPainterPath svgPath(const QString &data);
/// Returns the same path, read once and shared by all that paint it; to be called from one thread at a time. The reference is valid
/// until the next call.
[[nodiscard]] const QPainterPath &sharedPath(const QString &data);

/// Paints one drawing in one colour, as SVG path data on a grid, filled by the even-odd rule or drawn as a line with round ends.
class Picture : public pegsheet::SharpItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString path MEMBER m_path NOTIFY changed FINAL)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed FINAL)
    /// The width of the line that it is drawn with, in the item's units; 0 fills it.
    Q_PROPERTY(qreal line MEMBER m_line NOTIFY changed FINAL)
    /// How many units of the path fit into the item's width and height.
    Q_PROPERTY(QSizeF grid MEMBER m_grid NOTIFY changed FINAL)

public:
    explicit Picture(QQuickItem *parent = nullptr);

    void setPath(const QString &path) { set(m_path, path); }
    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor &color) { set(m_color, color); }
    void setLine(qreal line) { set(m_line, line); }

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void changed();

private:
    template <typename Field>
    void set(Field &field, const Field &value)
    {
        if (field == value)
            return;
        field = value;
        Q_EMIT changed();
    }

    QString m_path;
    QColor m_color;
    qreal m_line = 0;
    QSizeF m_grid{24, 24};
};

} // namespace pegsheet
