// SPDX-License-Identifier: Apache-2.0
// A page: main() returns at once, and the browser calls for every event from then on.
#include "app/platform/mainloop.h"

#include <QAccessible>
#include <QGuiApplication>

#include <emscripten/em_macros.h>

#include <utility>

namespace pegsheet::app {

int runMainLoop(std::shared_ptr<void> program)
{
    static std::shared_ptr<void> kept; // a page ends without a word
    kept = std::move(program);
    // What QGuiApplication::exec() does first: from there the elements for a screen reader are made.
    QAccessible::setRootObject(qApp);
    return 0;
}

} // namespace pegsheet::app

namespace {

// What is still being made has no role.
bool hasRole(const QAccessibleInterface &told)
{
    return told.role() != QAccessible::NoRole && told.role() != QAccessible::Client;
}

// Qt's plugin makes an element for whatever it is told of first, and its kind stays: an element of what has no role yet could never
// be pressed.
void passOn(QAccessibleEvent *event)
{
    if (const QAccessibleInterface *told = event->accessibleInterface(); told && !hasRole(*told))
        return;
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(&passOn);
}

void tellAnew(const QAccessibleInterface &parent)
{
    for (int place = 0; place < parent.childCount(); ++place) {
        QAccessibleInterface *child = parent.child(place);
        // What fades in calls itself invisible at first, and nothing is told when it no longer does.
        if (!child || !child->object() || !child->object()->property("visible").toBool() || !hasRole(*child))
            continue;
        QAccessibleEvent shown(child, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&shown);
        tellAnew(*child);
    }
}

} // namespace

// Called by the page when somebody wants the screen read aloud. Qt's plugin makes its elements then, but does not say that somebody
// listens, and without that no change is told.
extern "C" EMSCRIPTEN_KEEPALIVE void pegsheet_listen()
{
    QAccessible::installUpdateHandler(&passOn);
    QAccessible::setActive(true);
}

// Called by the page when elements have come. Qt's plugin makes them while they are created, the last one first, and before
// anything has its place: told once more, they stand in their order and where they are seen.
extern "C" EMSCRIPTEN_KEEPALIVE void pegsheet_tellAnew()
{
    if (const QAccessibleInterface *program = QAccessible::queryAccessibleInterface(qApp))
        tellAnew(*program);
}
