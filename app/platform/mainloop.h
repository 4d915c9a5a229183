// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

namespace pegsheet::app {

/// Goes on until the program ends; what is returned is what main() returns. `program` lives as long: it has the QGuiApplication.
int runMainLoop(std::shared_ptr<void> program);

} // namespace pegsheet::app
