// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/tapestryplayer.h"

#include <algorithm>

namespace pegsheet::tests {

using namespace Qt::StringLiterals;
using app::TapestryMatch;

TapestryMatch *tapestryOf(Table &table)
{
    return qobject_cast<TapestryMatch *>(table.application().match());
}

bool TapestryPlayer::say(tapestry::Word word, int argument, int times)
{
    const QString key =
        u"key%1_%2_%3"_s.arg(static_cast<int>(tapestry::PencilKind::Word)).arg(static_cast<int>(word)).arg(argument);
    for (; times > 0; --times)
        if (!m_table.click(key))
            return false;
    return true;
}

namespace {

// The next of the techs that are paid; of those that are not named one more as long as there are: "1 of 3". Empty where none is
// asked for.
QString techToPay(const QList<app::AnswerGroup> &groups)
{
    for (const app::AnswerGroup &group : groups)
        for (const app::AnswerKey &key : group.keys) {
            const bool isLeft = key.detail.section(u' ', 0, 0).toInt() < key.detail.section(u' ', -1).toInt();
            if (key.touch.kind == touchOf(tapestry::PencilKind::PaidTech).kind && key.possible && (!key.chosen || isLeft))
                return key.name;
        }
    return {};
}

} // namespace

bool TapestryPlayer::answer()
{
    TapestryMatch *match = tapestryOf(m_table);
    // Nothing comes of a card; one that has to be played is, and where it is not named the other button leads back to names.
    if (match->benefit().contains(u"seat"_s)) {
        const QString other = match->bar().secondary;
        return other.isEmpty() || other == TapestryMatch::tr("By name") ? m_table.primary() : m_table.secondary();
    }
    // What is built stands on its first place.
    if (const QVariantMap placing = match->placing(); !placing.isEmpty()) {
        if (placing.value(u"isLandmark"_s).toBool())
            return m_table.primary();
        match->touch(u"spot"_s, -1, placing.value(u"spot"_s).toInt());
        return true;
    }
    const QList<app::AnswerGroup> groups = match->answers();
    const app::AnswerGroup first = groups.value(0);
    const bool isPad = first.shape == u"pad"_s;
    const auto isOf = [](const Touch &touch, tapestry::PencilKind kind) { return touch.kind == touchOf(kind).kind; };
    const bool asksPoints = isPad && isOf(first.touch, tapestry::PencilKind::Points);
    if (asksPoints && first.chosen < 0)
        return m_table.click(u"number3"_s);
    if (isPad && isOf(first.touch, tapestry::PencilKind::Trade))
        return m_table.secondary();
    if (groups.isEmpty() || (isPad && !asksPoints))
        return m_table.primary();
    if (const QString tech = techToPay(groups); !tech.isEmpty())
        return m_table.click(tech);
    const auto isNameless = [&](const app::AnswerKey &key) {
        return key.touch.at < 0 && (isOf(key.touch, tapestry::PencilKind::OwnTech) || isOf(key.touch, tapestry::PencilKind::Card));
    };
    for (const app::AnswerGroup &group : groups)
        if (const auto key = std::ranges::find_if(group.keys, isNameless);
            !m_namesCards && key != group.keys.end() && key->possible)
            return m_table.click(key->name);
    for (const app::AnswerGroup &group : groups) {
        // What is told of a die already is not told anew, and what is folded is seldom there.
        if (group.isFolded || std::ranges::any_of(group.keys, &app::AnswerKey::chosen))
            continue;
        for (const app::AnswerKey &key : group.keys) {
            // Nobody is conquered from.
            const bool isDefence = isOf(key.touch, tapestry::PencilKind::Against) || isOf(key.touch, tapestry::PencilKind::Island)
                || isOf(key.touch, tapestry::PencilKind::Trap);
            // Letters only narrow a list, and a tapestry card has its name.
            const bool isSearch = isOf(key.touch, tapestry::PencilKind::Letter)
                || (isOf(key.touch, tapestry::PencilKind::Card) && key.touch.at < 0);
            const bool isElsewhere = !key.page.isEmpty();
            // In a large window a list of all waits for its letter.
            const bool isHidden = group.isAll && m_table.find(key.name) == nullptr;
            if (!isDefence && !isSearch && !isElsewhere && key.possible)
                return m_table.click(isHidden ? std::ranges::find_if(first.keys, &app::AnswerKey::possible)->name : key.name);
        }
    }
    // As much is said as can be.
    return m_table.primary();
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
