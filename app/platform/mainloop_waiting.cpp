// SPDX-License-Identifier: Apache-2.0
// Where main() returns when the program ends.
#include "app/platform/mainloop.h"

#include <QGuiApplication>

namespace pegsheet::app {

int runMainLoop(std::shared_ptr<void> program)
{
    const int status = QGuiApplication::exec();
    program.reset();
    return status;
}

} // namespace pegsheet::app
