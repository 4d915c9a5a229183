// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>
#include <QQuickItem>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// Shows the frames of a camera, cut to fill the item. It is its own video sink: what a VideoOutput is where there is Qt
/// Multimedia.
class CameraPicture : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT
    /// The item itself, to be given to whoever shows or reads frames.
    Q_PROPERTY(QObject *videoSink READ videoSink CONSTANT FINAL)

public:
    explicit CameraPicture(QQuickItem *parent = nullptr);

    [[nodiscard]] QObject *videoSink() { return this; }

    /// Shows this frame in place of the one before.
    void show(const QImage &frame);

Q_SIGNALS:
    void frameChanged(const QImage &frame);

protected:
    QSGNode *updatePaintNode(QSGNode *old, UpdatePaintNodeData *data) override;

private:
    QImage m_frame;
};

} // namespace pegsheet::app
