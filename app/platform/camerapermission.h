// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

class QObject;

namespace pegsheet::app {

/// Asks for the camera where the system wants to be asked; `answer` comes in the thread of `context`, at once where it is
/// known already, and not at all when `context` is gone.
void askForCamera(QObject *context, std::function<void(bool granted)> answer);

} // namespace pegsheet::app
