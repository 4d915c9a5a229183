// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/icons/sharpitem.h"

#include <QColor>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

class Theme;
class Type;

/// The base of what a sheet shows many times, painted as one item: as items of their own its parts would cost more than all the
/// rest of the page. It is painted anew when it changes, when the theme does, and when letters change their size.
class PaintedItem : public pegsheet::SharpItem
{
    Q_OBJECT
    QML_ANONYMOUS

Q_SIGNALS:
    /// It looks different, and is painted anew.
    void changed();
    /// It may need another size, too: layOut() is called before it is painted anew.
    void layoutChanged();

protected:
    explicit PaintedItem(QQuickItem *parent = nullptr);

    void componentComplete() override;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void paint(QPainter *painter) final;

    /// Sets the implicit size; also called when the width changed. theme() and type() may be used.
    virtual void layOut() {}
    /// Paints the item. theme() and type() may be used.
    virtual void draw(QPainter *painter) const = 0;

    [[nodiscard]] const Theme &theme() const { return *m_theme; }
    [[nodiscard]] const Type &type() const { return *m_type; }
    /// Whether theme() and type() may be used. Before the engine has given them there is nothing to measure with.
    [[nodiscard]] bool isReady() const { return m_theme != nullptr && m_type != nullptr; }

private:
    void layOutAnew();

    const Theme *m_theme = nullptr;
    const Type *m_type = nullptr;
};

/// The radius of the corners of a frame in a sheet, in pixels.
inline constexpr qreal kFrameRadius = 6;

/// Returns where something begins that stands in the middle of a room, on a whole pixel, as Qt Quick's anchors have it.
[[nodiscard]] qreal centred(qreal room, qreal size);

/// Draws a rectangle with its border inside, as Qt Quick does; an invalid colour fills nothing, a width of 0 draws no line.
void drawFrame(QPainter *painter, const QRectF &frame, qreal radius, const QColor &fill, const QColor &line, qreal width);

/// Draws an icon in a square on whole pixels, filled or with lines, in one colour.
void drawIcon(QPainter *painter, const QString &name, const QRectF &square, const QColor &color);

} // namespace pegsheet
