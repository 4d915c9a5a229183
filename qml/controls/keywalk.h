// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QQuickItem>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

/// Handles arrow and page keys for every page: the focus goes to the control that lies in the direction of the arrow, whatever
/// groups there are; reveal() scrolls what it goes to into sight. As long as the focus is at no control, Tab and the arrows go to
/// what the page asks for: the first item of which isWhereKeysBegin is true.
class KeyWalk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Does what the key asks for on that page: an arrow moves the focus, or scrolls when nothing lies there; the page keys scroll.
    /// Returns false for any other key, and when nothing came of it.
    Q_INVOKABLE static bool press(QQuickItem *page, int key);
    /// Takes the focus from a control that is no part of what the page asks for, or from any where somebody else is asked, so that
    /// Tab and the arrows begin there; an entry that is typed into keeps it. For when something else is asked for.
    Q_INVOKABLE static void beginAnew(QQuickItem *page, bool isSomebodyElse);
    /// Scrolls everything around the item until it is seen; does nothing for null, or for what is no control that can be seen and
    /// used.
    Q_INVOKABLE static void reveal(QQuickItem *item);
};

} // namespace pegsheet
