// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

class Theme;
class Type;

/// What a sheet shows many times, painted as one item: as items of their own its parts would cost more than all the rest
/// of the page. Painted anew when it changes, when the theme does, and when letters change their size.
class PaintedItem : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ANONYMOUS

Q_SIGNALS:
    /// Looks different.
    void changed();
    /// Needs another size, too.
    void laidOut();

protected:
    explicit PaintedItem(QQuickItem *parent = nullptr);

    void componentComplete() override;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void paint(QPainter *painter) final;

    /// Sets the implicit size. Theme and type are there.
    virtual void layOut() {}
    /// Theme and type are there.
    virtual void draw(QPainter *painter) const = 0;

    [[nodiscard]] const Theme &theme() const { return *m_theme; }
    [[nodiscard]] const Type &type() const { return *m_type; }
    /// Before the engine has given theme and type there is nothing to measure with.
    [[nodiscard]] bool isReady() const { return m_theme != nullptr && m_type != nullptr; }

private:
    void layOutAnew();

    const Theme *m_theme = nullptr;
    const Type *m_type = nullptr;
};

/// Of the corners of a frame in a sheet.
inline constexpr qreal kFrameRadius = 6;

/// A rectangle with its border inside, as Qt Quick draws it; an invalid colour fills nothing, a width of 0 draws no line.
void drawFrame(QPainter *painter, const QRectF &frame, qreal radius, const QColor &fill, const QColor &line, qreal width);

/// An icon in a square on whole pixels, filled or drawn with lines, in one colour.
void drawIcon(QPainter *painter, const QString &name, const QRectF &square, const QColor &color);

} // namespace pegsheet
