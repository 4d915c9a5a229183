// SPDX-License-Identifier: Apache-2.0
// The part of the walk that plays Tapestry.
#include "tests/qml/pages/tapestrywalk.h"
#include "tests/tour/walk.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

bool Walk::allTapestry()
{
    return TapestryWalk(m_table, [this](const QString &name) { return show(u"tapestry-"_s + name); }).all();
}

} // namespace pegsheet::tests
