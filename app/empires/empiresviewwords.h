// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>

namespace pegsheet::app {

/// The words of the lists of empiresview, which stand in several files.
struct EmpiresView
{
    Q_DECLARE_TR_FUNCTIONS(EmpiresView)
};

} // namespace pegsheet::app
