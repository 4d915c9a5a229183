// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsmovedescriptions.h"

#include "app/nations/nationssentences.h"
#include "app/nations/nationswords.h"
#include "model/core/matchof.h"
#include "model/nations/game.h"

#include <QCoreApplication>

namespace pegsheet::app {

using namespace nations;

namespace {

using Typed = MatchOf<nations::Nations>;

const Typed &typed(const Match &match)
{
    return static_cast<const Typed &>(match);
}

// Whose move it is: nobody's where it is the table's, or that of the opponent of one player alone.
int seatOf(const State &before, const Move &move)
{
    if (const auto *books = std::get_if<BooksSpent>(&move))
        return books->player;
    if (const auto *strength = std::get_if<Strength>(&move))
        return strength->player;
    if (const auto *points = std::get_if<TilePoints>(&move))
        return points->player;
    if (const auto *sheet = std::get_if<FinishedSheet>(&move))
        return sheet->player;
    const bool isTheTables = std::holds_alternative<Deal>(move) || std::holds_alternative<FamineMet>(move)
        || std::holds_alternative<Correct>(move) || std::holds_alternative<OpponentRoll>(move)
        || std::holds_alternative<OpponentRemove>(move);
    return isTheTables ? -1 : before.player;
}

struct NationsAges
{
    Q_DECLARE_TR_FUNCTIONS(NationsAges)
};

} // namespace

const RoundWords &nationsAges()
{
    static constexpr RoundWords kAges{
        //: Before the numbers of the ages to jump to
        [] { return NationsAges::tr("Age"); },
        &nationswords::age,
        // Its name is a name within a sentence too.
        &nationswords::age,
        //: How long a match was
        [](int ages) { return NationsAges::tr("%n age(s)", nullptr, ages); },
        //: Heading over lines of scores
        [] { return NationsAges::tr("Score after each age"); },
    };
    return kAges;
}

MoveDescription nationsMove(const Match &match, int place)
{
    const State before = typed(match).stateBefore(place);
    const Move &move = typed(match).moveAt(place);
    QStringList names;
    for (const std::string &name : match.setup().players)
        names.append(QString::fromStdString(name));
    const int seat = seatOf(before, move);
    return {seat,
            static_cast<int>(before.age),
            nationssentences::ofMove(before, move, names),
            nationssentences::ofEffects(before, move, names).join(QStringLiteral(" · ")),
            std::holds_alternative<Correct>(move),
            seat < 0 ? QString() : names.value(seat)};
}

int nationsRound(const Match &match, int place)
{
    return static_cast<int>(typed(match).stateAt(place).age);
}

} // namespace pegsheet::app
