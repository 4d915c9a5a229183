// SPDX-License-Identifier: Apache-2.0
#include "qml/share/codepicture.h"

#include "qml/icons/sharpitem.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGRectangleNode>
#include <algorithm>
#include <cmath>

namespace pegsheet {

CodePicture::CodePicture(QQuickItem *parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
}

void CodePicture::setText(const QString &text)
{
    if (m_text == text)
        return;
    m_text = text;
    m_code = app::qrCode(text.toStdString());
    m_redraw = true;
    Q_EMIT textChanged();
    measure();
}

qreal CodePicture::pixelRatio() const
{
    return window() != nullptr ? window()->effectiveDevicePixelRatio() * shownScale(*this) : 1;
}

void CodePicture::measure()
{
    const qreal side = std::min(width(), height()) * pixelRatio();
    const int pixels = m_code ? static_cast<int>(std::floor(side / m_code->modulesWithQuietZone() + 1e-6)) : 0;
    if (m_pixels != pixels) {
        m_pixels = pixels;
        m_redraw = true;
        Q_EMIT pixelsAModuleChanged();
    }
    update();
}

void CodePicture::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    measure();
}

void CodePicture::itemChange(ItemChange change, const ItemChangeData &data)
{
    QQuickItem::itemChange(change, data);
    if (change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged) {
        m_redraw = true; // another window, another renderer
        measure();
    }
}

// The square of that side in the middle of the item, moved by less than a pixel so that it begins with one.
QRectF CodePicture::square(qreal side) const
{
    const qreal ratio = pixelRatio();
    const QPointF middle((width() - side) / 2, (height() - side) / 2);
    const QPointF onScreen = mapToScene(middle) * (ratio / shownScale(*this));
    const QPointF whole(std::round(onScreen.x()), std::round(onScreen.y()));
    return {middle + (whole - onScreen) / ratio, QSizeF(side, side)};
}

// One texel a pixel of the screen: nothing is scaled when it is drawn.
QSGNode *CodePicture::updatePaintNode(QSGNode *node, UpdatePaintNodeData *)
{
    if (m_pixels == 0) {
        delete node;
        m_redraw = true;
        return nullptr;
    }
    auto *paper = static_cast<QSGRectangleNode *>(node);
    if (paper == nullptr) {
        paper = window()->createRectangleNode();
        paper->setColor(Qt::white);
        auto *image = window()->createImageNode();
        image->setOwnsTexture(true);
        image->setFiltering(QSGTexture::Nearest);
        paper->appendChildNode(image);
        m_redraw = true;
    }
    auto *image = static_cast<QSGImageNode *>(paper->firstChild());
    const int side = m_pixels * m_code->modulesWithQuietZone();
    if (m_redraw) {
        const QImage modules = app::codeImage(*m_code, 1).convertToFormat(QImage::Format_RGB32);
        image->setTexture(window()->createTextureFromImage(modules.scaled(side, side)));
    }
    m_redraw = false;
    paper->setRect(square(std::min(width(), height())));
    image->setRect(square(side / pixelRatio()));
    return paper;
}

} // namespace pegsheet
