// SPDX-License-Identifier: Apache-2.0
// The part of the walk that plays Empire's End.
#include "tests/qml/pages/empireswalk.h"
#include "tests/tour/walk.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

bool Walk::allEmpires()
{
    return EmpiresWalk(m_table, [this](const QString &name) { return show(u"empires-"_s + name); }).all();
}

} // namespace pegsheet::tests
