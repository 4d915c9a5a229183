// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/icons/sharpitem.h"

#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

class Theme;

/// Paints a turned peg seen from above, as high as it is wide. The dark rim is what sets it off from the wood.
class Peg : public pegsheet::SharpItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The good whose paint it has, or "food" or "coin".
    Q_PROPERTY(QString good MEMBER m_good NOTIFY changed REQUIRED FINAL)
    /// The mark of the player whose colour it has instead; -1 for the paint of `good`.
    Q_PROPERTY(int mark MEMBER m_mark NOTIFY changed FINAL)

public:
    explicit Peg(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void changed();

protected:
    void componentComplete() override;
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    const Theme *m_theme = nullptr;
    QString m_good;
    int m_mark = -1;
};

/// Paints the program's picture: a board of nine holes, two of them with pegs.
class AppIcon : public pegsheet::SharpItem
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit AppIcon(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

protected:
    void componentComplete() override;

private:
    const Theme *m_theme = nullptr;
};

} // namespace pegsheet
