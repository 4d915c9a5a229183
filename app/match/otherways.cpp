// SPDX-License-Identifier: Apache-2.0
// Other ways that leave the line of moves: looked at, and gone over to.
#include "app/match/tablematch.h"

#include "app/match/movedescription.h"

namespace pegsheet::app {

MoveList::Signs TableMatch::signs() const
{
    std::vector<NodeId> line;
    for (int length = 1; length <= match().length() + match().redoable(); ++length)
        line.push_back(match().nodeAt(length));
    return {mendedMoves(match(), line), otherWays(match(), line)};
}

QVariantList TableMatch::waysFrom(int place) const
{
    QVariantList ways;
    if (place < 0 || place >= m_moveList->rowCount())
        return ways;
    for (const Way &way : m_moveList->ways(place)) {
        const auto there = match().branch(way.first);
        if (there != nullptr)
            ways.append(QVariantMap{{QStringLiteral("end"), way.end},
                                    {QStringLiteral("sentence"), describeMove(*there, place).whole()},
                                    {QStringLiteral("moves"), way.moves}});
    }
    return ways;
}

bool TableMatch::switchTo(int end)
{
    if (m_mending || end < 1 || end > match().nodeCount() || !goAlong([&] { return m_session->seek(end, end); }))
        return false;
    Q_EMIT moved();
    //: Said to those who cannot see it: the match goes on from where another way of it was left
    Q_EMIT happened(tr("Switched. The way you came from is kept."));
    return true;
}

} // namespace pegsheet::app
