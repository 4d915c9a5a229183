// SPDX-License-Identifier: Apache-2.0
// What is told where one turn is over and nothing of the next is begun.
#include "app/match/tablematch.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

namespace pegsheet::app {

namespace {

// It is the turn of who began it, or of who was to begin it where another did something out of turn before; but where all act at
// once.
int whoseTurn(const Match &match, int begin, const std::vector<MoveDescription> &rows)
{
    const bool isOnes = !match.isEverybodysTurnAt(begin);
    const int next = isOnes ? match.playerAt(begin) : -1;
    if (next >= 0 && std::ranges::find(rows, next, &MoveDescription::seat) != rows.end())
        return next;
    int seat = -1;
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (rows[row].seat >= 0 && (seat < 0 || match.isEverybodysTurnAt(begin + static_cast<int>(row))))
            seat = rows[row].seat;
    return seat;
}

// What was done in a turn: by whose it is, with what the table did, and by others, with their names.
struct TurnWords
{
    QStringList atFirst;
    QStringList own;
    QStringList others;
    std::vector<int> helpers; ///< the others, each once
    bool isNamed = false;     ///< all of `own` names the player by itself
    QString main; ///< of `own` the last that is the turn's main move, else the first that is no correction, else the first
    bool isMainNamed = false; ///< it names the player by itself

    // The one thing that mattered, with what the turn brought.
    [[nodiscard]] QStringList inShort(const QString &brought) const
    {
        QStringList parts{atFirst.isEmpty() ? main : atFirst.constFirst(), brought};
        parts.removeAll(QString());
        return parts;
    }
};

// How much a move of the turn says of it.
enum class Weight { None, Corrected, Beside, Main };

Weight weightOf(const MoveDescription &row)
{
    return row.isMain ? Weight::Main : row.correction ? Weight::Corrected : Weight::Beside;
}

int beginOf(const Match &match, int end)
{
    int begin = end - 1;
    while (begin > 0 && !match.endsTurnAt(begin - 1))
        --begin;
    return begin;
}

std::vector<int> scoresAt(const Match &match, int place, const RoundWords &words)
{
    const std::unique_ptr<Match> line = place == match.length() ? nullptr : match.branch(match.nodeAt(place));
    return pointsSoFar(line == nullptr ? match : *line, words);
}

// The points that a turn brought, with their sign; empty for none.
QString pointsText(int points, const RoundWords &words)
{
    return points == 0
        ? QString()
        : QChar(points < 0 ? 0x2212 : u'+') + (words.change != nullptr ? words : plainRounds()).change(std::abs(points));
}

TurnWords wordsOf(const Match &match, int begin, const std::vector<MoveDescription> &rows, int seat)
{
    TurnWords words;
    Weight most = Weight::None;
    for (std::size_t at = 0; at < rows.size(); ++at) {
        const int place = begin + static_cast<int>(at);
        if (match.rollsAt(place) || match.onlyEndsTurnAt(place))
            continue;
        const MoveDescription &row = rows[at];
        if (!row.atFirst.isEmpty())
            words.atFirst.append(row.atFirst);
        if (row.seat >= 0 && row.seat != seat) {
            words.others.append(row.whole());
            if (std::ranges::find(words.helpers, row.seat) == words.helpers.end())
                words.helpers.push_back(row.seat);
            continue;
        }
        words.isNamed = row.player.isEmpty() && (words.own.isEmpty() || words.isNamed);
        if (const Weight weight = weightOf(row); weight > most || weight == Weight::Main) {
            words.main = row.sentence;
            words.isMainNamed = row.player.isEmpty();
            most = weight;
        }
        words.own.append(row.sentence);
    }
    return words;
}

// From the next seat on, without those of whom there is nothing to tell.
QStringList inOrder(const QStringList &given, int seat)
{
    QStringList parts = given.mid(seat + 1) + given.first(std::min<qsizetype>(seat + 1, given.size()));
    parts.removeAll(QString());
    return parts;
}

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString TableMatch::toldNow() const
{
    if (m_isReplay || m_mending || scoring() || over() || !isAtRest())
        return {};
    const int end = match().length();
    if (isUndone())
        return m_undone;
    if (tellsCorrections() && end > 0)
        if (const MoveDescription last = wording(end - 1); last.correction)
            return last.whole();
    return end > 0 && match().endsTurnAt(end - 1) ? lastTurn() : QString();
}

const TableMatch::LastTurn &TableMatch::lastTurnWords() const
{
    static const LastTurn none;
    if (m_isReplay || m_mending || scoring() || over())
        return none;
    int end = match().length();
    while (end > 0 && !match().endsTurnAt(end - 1))
        --end;
    const NodeId at = match().nodeAt(end);
    if (std::exchange(m_lastTurnAt, at) != at)
        m_lastTurn = describeTurn(end);
    return m_lastTurn;
}

TableMatch::LastTurn TableMatch::describeTurn(int end) const
{
    // What the table does together everybody has just seen.
    if (end == 0 || match().actorAt(end - 1) < 0)
        return {};
    const int begin = beginOf(match(), end);
    std::vector<MoveDescription> rows;
    for (int place = begin; place < end; ++place)
        rows.push_back(wording(place));
    const int seat = whoseTurn(match(), begin, rows);
    if (seat < 0)
        return {};
    TurnWords words = wordsOf(match(), begin, rows, seat);
    const auto before = scoresAt(match(), begin, m_game->rounds());
    const auto after = scoresAt(match(), end, m_game->rounds());
    const auto brought = [&](int player) {
        const auto at = static_cast<std::size_t>(player);
        return pointsText(after.at(at) - before.at(at), m_game->rounds());
    };
    const auto broughtAll = [&](bool isInShort) {
        QStringList parts{brought(seat),
                          m_game->brought == nullptr ? QString() : m_game->brought(match(), begin, end, seat, isInShort)};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    };
    const QString all = broughtAll(false);
    const QStringList brief = words.inShort(broughtAll(true));
    if (!all.isEmpty())
        words.own.append(all);
    const QStringList given = m_game->gave == nullptr ? QStringList() : m_game->gave(match(), begin, end, seat);
    // Where all act at once everybody's points would be said; what was given is said with its points.
    for (const int helper : match().isEverybodysTurnAt(begin) ? std::vector<int>() : words.helpers)
        if (const QString theirs = brought(helper); !theirs.isEmpty() && given.value(helper).isEmpty())
            words.others.append(tr("%1: %2").arg(m_names.value(helper), theirs));
    const QStringList toOthers = inOrder(given, seat);
    const QString own = ofTurn(seat, words.atFirst + words.own, words.isNamed && words.atFirst.isEmpty());
    const QString whole = joined(QStringList{own} + words.others + toOthers);
    const QString inShort = ofTurn(seat, brief, words.isMainNamed && words.atFirst.isEmpty());
    return {whole, brief.isEmpty() ? whole : joined(QStringList{inShort} + shortened(toOthers))};
}

QStringList TableMatch::shortened(const QStringList &toOthers)
{
    constexpr qsizetype kMost = 2;
    if (toOthers.size() <= kMost)
        return toOthers;
    //: Behind what a turn gave to two players: %n others whom it gave something too
    return toOthers.first(kMost) + QStringList{tr("and %n more", nullptr, static_cast<int>(toOthers.size() - kMost))};
}

QString TableMatch::ofTurn(int seat, const QStringList &parts, bool isNamed) const
{
    const QString all = parts.join(QStringLiteral("; "));
    //: Said where a turn is over: %1 whose, %2 what was done and what it brought
    return all.isEmpty() || isNamed ? all : tr("%1: %2").arg(m_names.value(seat), all);
}

} // namespace pegsheet::app
