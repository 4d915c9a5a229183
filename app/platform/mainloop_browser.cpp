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

// Called by the page when somebody wants the screen read aloud. Qt's plugin makes its elements then, but does not say that somebody
// listens, and without that no change is told.
extern "C" EMSCRIPTEN_KEEPALIVE void pegsheet_listen()
{
    QAccessible::setActive(true);
}
