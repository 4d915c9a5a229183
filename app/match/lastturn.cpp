// SPDX-License-Identifier: Apache-2.0
// What is told where one turn is over and nothing of the next is begun.
#include "app/match/tablematch.h"

#include <cstdlib>
#include <utility>
#include <vector>

namespace pegsheet::app {

namespace {

// Others may have answered in it: it is the turn of who began it, but where all act at once.
int whoseTurn(const Match &match, int begin, const std::vector<MoveDescription> &rows)
{
    int seat = -1;
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (rows[row].seat >= 0 && (seat < 0 || match.isEverybodysTurnAt(begin + static_cast<int>(row))))
            seat = rows[row].seat;
    return seat;
}

} // namespace

QString TableMatch::toldNow() const
{
    if (m_isReplay || m_mending || scoring() || over() || !isAtRest())
        return {};
    const int end = match().length();
    if (!m_undone.isEmpty() && match().head() == m_undoneAt)
        return m_undone;
    return end > 0 && match().endsTurnAt(end - 1) ? lastTurn() : QString();
}

QString TableMatch::lastTurn() const
{
    if (m_isReplay || m_mending || scoring() || over())
        return {};
    int end = match().length();
    while (end > 0 && !match().endsTurnAt(end - 1))
        --end;
    const NodeId at = match().nodeAt(end);
    if (std::exchange(m_lastTurnAt, at) != at)
        m_lastTurn = describeTurn(end);
    return m_lastTurn;
}

QString TableMatch::describeTurn(int end) const
{
    // What the table does together everybody has just seen.
    if (end == 0 || match().actorAt(end - 1) < 0)
        return {};
    int begin = end - 1;
    while (begin > 0 && !match().endsTurnAt(begin - 1))
        --begin;
    std::vector<MoveDescription> rows;
    for (int place = begin; place < end; ++place)
        rows.push_back(wording(place));
    const int seat = whoseTurn(match(), begin, rows);
    if (seat < 0)
        return {};
    QStringList atFirst;
    QStringList did;
    bool isNamed = false;
    for (int place = begin; place < end; ++place) {
        if (match().rollsAt(place) || match().onlyEndsTurnAt(place))
            continue;
        const MoveDescription &row = rows[static_cast<std::size_t>(place - begin)];
        if (!row.atFirst.isEmpty())
            atFirst.append(row.atFirst);
        isNamed = row.player.isEmpty() && (did.isEmpty() || isNamed);
        did.append(row.seat == seat ? row.sentence : row.whole());
    }
    const auto score = [this, seat](int place) {
        const std::unique_ptr<Match> line = place == match().length() ? nullptr : match().branch(match().nodeAt(place));
        return pointsSoFar(line == nullptr ? match() : *line, m_game->rounds()).at(static_cast<std::size_t>(seat));
    };
    const int points = score(end) - score(begin);
    if (points != 0)
        did.append(QChar(points < 0 ? 0x2212 : u'+')
                   + (m_game->rounds().change != nullptr ? m_game->rounds() : plainRounds()).change(std::abs(points)));
    const QString all = (atFirst + did).join(QStringLiteral("; "));
    //: Said where a turn is over: %1 whose, %2 what was done and what it brought
    return all.isEmpty() || (isNamed && atFirst.isEmpty()) ? all : tr("%1: %2").arg(m_names.value(seat), all);
}

} // namespace pegsheet::app
