// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/tapestryplayer.h"

namespace pegsheet::tests {

using namespace Qt::StringLiterals;
using app::TapestryMatch;

TapestryMatch *tapestryOf(Table &table)
{
    return qobject_cast<TapestryMatch *>(table.application().match());
}

bool TapestryPlayer::say(tapestry::Word word, int argument, int times)
{
    const QString key = u"key%1_%2_%3"_s.arg(TapestryMatch::TouchWord).arg(static_cast<int>(word)).arg(argument);
    for (; times > 0; --times)
        if (!m_table.click(key))
            return false;
    return true;
}

bool TapestryPlayer::answer()
{
    TapestryMatch *match = tapestryOf(m_table);
    // Nothing comes of a card; one that has to be played is.
    if (match->benefit().contains(u"seat"_s))
        return match->secondaryText().isEmpty() ? m_table.primary() : m_table.secondary();
    const QVariantList groups = match->answers();
    const QVariantMap first = groups.isEmpty() ? QVariantMap() : groups.first().toMap();
    const bool isPad = first.value(u"isPad"_s).toBool();
    const bool asksPoints = isPad && first.value(u"kind"_s).toInt() == TapestryMatch::TouchPoints;
    if (asksPoints && first.value(u"chosen"_s).toInt() < 0)
        return m_table.click(u"number3"_s);
    if (groups.isEmpty() || (isPad && !asksPoints))
        return m_table.primary();
    for (const QVariant &group : groups)
        for (const QVariant &each : group.toMap().value(u"keys"_s).toList()) {
            const QVariantMap key = each.toMap();
            const int kind = key.value(u"kind"_s).toInt();
            // Nobody is conquered from.
            const bool isDefence = kind == TapestryMatch::TouchAgainst || kind == TapestryMatch::TouchIsland;
            if (!isDefence && key.value(u"possible"_s).toBool())
                return m_table.click(
                    u"key%1_%2_%3"_s.arg(kind).arg(key.value(u"at"_s).toInt()).arg(key.value(u"number"_s).toInt()));
        }
    return false;
}

bool TapestryPlayer::answerAll()
{
    for (int left = Table::kPatience; left > 0 && tapestryOf(m_table)->stage() == "queue"_L1; --left)
        if (!answer())
            return false;
    return tapestryOf(m_table)->stage() != "queue"_L1;
}

bool TapestryPlayer::takeIncome()
{
    return m_table.primary() && answerAll();
}

} // namespace pegsheet::tests
