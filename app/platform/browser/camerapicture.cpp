// SPDX-License-Identifier: Apache-2.0
#include "app/platform/browser/camerapicture.h"

#include <QQuickWindow>
#include <QSGImageNode>

namespace pegsheet::app {

CameraPicture::CameraPicture(QQuickItem *parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
}

void CameraPicture::show(const QImage &frame)
{
    m_frame = frame;
    update();
    Q_EMIT frameChanged(frame);
}

QSGNode *CameraPicture::updatePaintNode(QSGNode *old, UpdatePaintNodeData *)
{
    auto *node = static_cast<QSGImageNode *>(old);
    if (m_frame.isNull() || width() <= 0 || height() <= 0) {
        delete node;
        return nullptr;
    }
    if (node == nullptr)
        node = window()->createImageNode();
    node->setTexture(window()->createTextureFromImage(m_frame));
    node->setOwnsTexture(true);
    node->setFiltering(QSGTexture::Linear);
    node->setRect(boundingRect());
    // The middle of the frame, of the item's shape.
    const QSizeF seen = size().scaled(m_frame.size(), Qt::KeepAspectRatio);
    node->setSourceRect(QRectF(QPointF((m_frame.width() - seen.width()) / 2, (m_frame.height() - seen.height()) / 2), seen));
    return node;
}

} // namespace pegsheet::app
