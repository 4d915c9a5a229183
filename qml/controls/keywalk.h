// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QQuickItem>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

/// Arrow and page keys for every page: the keyboard goes to the control that lies in the direction of the arrow,
/// whatever groups there are, and what it goes to is scrolled into sight.
class KeyWalk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Does what the key asks for on that page: an arrow moves the keyboard, or scrolls when nothing lies there; the
    /// page keys scroll. False for any other key, and when nothing came of it.
    Q_INVOKABLE static bool press(QQuickItem *page, int key);
    /// Scrolls everything around the item until it is seen; does nothing for null.
    Q_INVOKABLE static void reveal(QQuickItem *item);
};

} // namespace pegsheet
