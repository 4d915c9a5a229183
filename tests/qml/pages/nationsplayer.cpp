// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/nationsplayer.h"

#include "app/nations/nationspool.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;
using app::NationsMatch;
using app::NationsPool;

bool NationsPlayer::stepOn()
{
    if (match().pool().mode == NationsPool::Rolling)
        return m_table.click(u"face0"_s);
    if (m_table.find(u"payView"_s) != nullptr)
        return m_table.primary();
    switch (match().stage()) {
    case NationsMatch::Deal: return deal();
    case NationsMatch::Act: return act();
    case NationsMatch::GiveBack: return m_table.click(u"giveBack0"_s);
    // Once everybody has food enough there is nothing more to say.
    case NationsMatch::Famine:
        return m_table.click(inside(u"ageEndRow0"_s, u"cell1"_s)) && (match().stage() != NationsMatch::Famine || m_table.primary());
    case NationsMatch::Books:
    case NationsMatch::Order: return number(u"numberPad"_s, 1 + match().ageEnd().seat);
    case NationsMatch::Opponent: return number(u"opponentNumbers"_s, 1);
    case NationsMatch::Remove: return number(u"opponentNumbers"_s, 4);
    case NationsMatch::Sums: return number(u"numberPad"_s, 2);
    default: return false;
    }
}

bool NationsPlayer::finish()
{
    for (int steps = 0; !match().over(); ++steps)
        if (constexpr int kMost = 400; steps == kMost || !stepOn())
            return false;
    return true;
}

QQuickItem *NationsPlayer::inside(const QString &part, const QString &name)
{
    QQuickItem *root = m_table.find(part);
    return root == nullptr ? nullptr : m_table.findIf(root, [&](QQuickItem *item) { return item->objectName() == name; });
}

bool NationsPlayer::deal()
{
    if (m_depth >= 0 && match().deal().depth != m_depth && !m_table.choose(u"depthSwitch"_s, m_depth))
        return false;
    return number(u"dealFamine"_s, 1) && number(u"dealWar"_s, 2);
}

bool NationsPlayer::act()
{
    if (!m_bought.insert({match().age(), match().seat()}).second)
        return m_table.secondary();
    return m_table.primary() && m_table.click(u"kind0"_s) && m_table.click(u"die2"_s) && number(u"pointKeys"_s, 1)
        && (m_depth != 2 || number(u"rowKeys"_s, 1)) && m_table.click(u"pickSlot%1"_s.arg(match().age()));
}

} // namespace pegsheet::tests
