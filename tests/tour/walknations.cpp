// SPDX-License-Identifier: Apache-2.0
// The part of the walk that plays Nations.
#include "tests/qml/pages/nationswalk.h"
#include "tests/tour/walk.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

bool Walk::allNations()
{
    return NationsWalk(m_table, [this](const QString &name) { return show(u"nations-"_s + name); }).all();
}

} // namespace pegsheet::tests
