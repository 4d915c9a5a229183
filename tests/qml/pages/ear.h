// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace pegsheet {
class Announcer;
}

namespace pegsheet::tests {

/// Hears what a window's pages announce, as a screen reader is told it.
///
/// The offscreen platform has no accessibility of its own, so events end there; what they would carry is asked of the item.
class Ear : public QObject
{
public:
    explicit Ear(QQuickWindow *window);

    QStringList heard;

private:
    void listen(QQuickItem *item);
    void hear(Announcer *announcer);
};

} // namespace pegsheet::tests
