// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTemporaryFile>

namespace pegsheet::tests {

/// A screen of that scale for an application that is made after this, and before it goes.
class ScaledScreen
{
public:
    explicit ScaledScreen(double scale);

private:
    QTemporaryFile m_file;
};

} // namespace pegsheet::tests
