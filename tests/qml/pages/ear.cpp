// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/ear.h"

#include "qml/controls/announcer.h"

#include <QAccessible>
#include <QQuickItem>

namespace pegsheet::tests {

Ear::Ear(QQuickWindow *window)
{
    QAccessible::setActive(true);
    listen(window->contentItem());
}

void Ear::listen(QQuickItem *item)
{
    if (auto *announcer = qobject_cast<Announcer *>(item))
        connect(announcer, &Announcer::saidChanged, this, [=, this] { hear(announcer); });
    for (QQuickItem *child : item->childItems())
        listen(child);
}

void Ear::hear(Announcer *announcer)
{
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(announcer);
    if (spoken != nullptr && spoken->role() == QAccessible::Notification && !spoken->state().invisible)
        heard.append(spoken->text(QAccessible::Name));
}

} // namespace pegsheet::tests
