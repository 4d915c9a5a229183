// SPDX-License-Identifier: Apache-2.0
#include "qml/controls/announcer.h"

#include <QAccessible>

namespace pegsheet {

Announcer::Announcer(QQuickItem *parent) : QQuickItem(parent)
{
    // Some readers pass over what has no size.
    setSize({1, 1});
}

void Announcer::say(const QString &words)
{
    if (words.isEmpty())
        return;
    m_said = words;
    Q_EMIT saidChanged();
    QAccessibleEvent shown(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
#ifndef Q_OS_WIN // where it is a sound, not words
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
#endif
}

} // namespace pegsheet
