// SPDX-License-Identifier: Apache-2.0
// What is told where one turn is over and nothing of the next is begun.
#include "app/match/tablematch.h"

#include <cstdlib>

namespace pegsheet::app {

QString TableMatch::toldNow() const
{
    if (m_isReplay || m_mending || scoring() || over() || !isAtRest())
        return {};
    return !m_undone.isEmpty() && match().head() == m_undoneAt ? m_undone : lastTurnNow();
}

QString TableMatch::lastTurnNow() const
{
    const int end = match().length();
    const int seat = end == 0 || !match().endsTurnAt(end - 1) ? -1 : match().actorAt(end - 1);
    // What the table does together everybody has just seen.
    if (seat < 0)
        return {};
    int begin = end - 1;
    while (begin > 0 && !match().endsTurnAt(begin - 1))
        --begin;
    QStringList did;
    for (int place = begin; place < end; ++place)
        if (!match().rollsAt(place) && !match().onlyEndsTurnAt(place))
            did.append(wording(place).sentence);
    const auto score = [seat](const Match &line) { return line.standing().scores.at(static_cast<std::size_t>(seat)); };
    const std::unique_ptr<Match> before = match().branch(match().nodeAt(begin));
    const int points = before == nullptr ? 0 : score(match()) - score(*before);
    if (points != 0)
        did.append(QChar(points < 0 ? 0x2212 : u'+')
                   + (m_game->rounds().change != nullptr ? m_game->rounds() : plainRounds()).change(std::abs(points)));
    //: Said where a turn is over: %1 whose, %2 what was done and what it brought
    return did.isEmpty() ? QString() : tr("%1: %2").arg(m_names.value(seat), did.join(QStringLiteral("; ")));
}

} // namespace pegsheet::app
