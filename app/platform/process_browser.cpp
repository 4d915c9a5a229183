// SPDX-License-Identifier: Apache-2.0
#include "app/platform/process.h"

#include <QByteArray>
#include <QtEnvironmentVariables>

namespace pegsheet::app {

void prepareProcess()
{
    // The stack of QML's scripts is had as a whole, and memory is filled with zeros here before it is handed out: a quarter of the
    // usual 4 MB is more than the 1,234 calls need that may be nested.
    qputenv("QV4_JS_MAX_STACK_SIZE", "1048576");
}

} // namespace pegsheet::app
