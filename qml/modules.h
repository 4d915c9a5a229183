// SPDX-License-Identifier: Apache-2.0
#pragma once

class QQmlEngine;

namespace pegsheet {

/// Lets the engine find every QML module of the program: those that are part of it, and those that lie beside it and are
/// loaded only when a page imports them.
void addModules(QQmlEngine &engine);

} // namespace pegsheet
