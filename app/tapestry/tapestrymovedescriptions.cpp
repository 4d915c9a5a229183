// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/tapestrymovedescriptions.h"

#include "app/tapestry/tapestrysentences.h"
#include "app/tapestry/text/tapestrytext.h"
#include "model/core/matchof.h"
#include "model/tapestry/game.h"

#include <algorithm>

namespace pegsheet::app {

using namespace tapestry;

namespace {

using Typed = MatchOf<tapestry::Game>;

const Typed &typed(const Match &match)
{
    return static_cast<const Typed &>(match);
}

// Whether the turn passed over the beginning of the table. Who is given the turn by a correction goes on with the round.
bool passesTheBeginning(const State &before, const Move &move, const State &after)
{
    const auto *correction = std::get_if<Correct>(&move);
    return endsTurn(before, move, after) && (correction == nullptr || !correction->set.sets("turn"));
}

// Whether it may have: most moves end no turn, and are not looked at.
bool mayPassTheBeginning(const State &before, const State &after)
{
    return after.turn <= before.turn && !after.hasActed && after.step == Step::Turns;
}

// The era that all have begun, or that somebody who begins it next is the last to begin.
int eraOfAll(const State &state)
{
    int fewest = kIncomes;
    for (const Player &player : state.seated())
        fewest = std::min(fewest, int{player.incomes});
    return std::min(fewest + 1, kIncomes);
}

// Rounds only grow along the line, also where a correction takes income turns back.
int roundAfter(int round, const State &before, const Move &move, const State &after)
{
    if (after.agreed.onlySheets)
        return round;
    if (after.agreed.onlyIncome)
        return std::max(round, eraOfAll(after));
    const bool isOver = mayPassTheBeginning(before, after) && passesTheBeginning(before, move, after);
    return isOver ? round + 1 : round;
}

// A match as it is before a move of the line to the tip.
struct Before
{
    State state;
    int round = 1;
};

Before beforeMove(const Typed &match, int place)
{
    const int made = std::min(place, match.length());
    Before before{match.stateAt(made), tapestryRound(match, made)};
    for (int undone = made; undone < place; ++undone) {
        State after = before.state;
        apply(after, match.moveAt(undone), Teller());
        before.round = roundAfter(before.round, before.state, match.moveAt(undone), after);
        before.state = after;
    }
    return before;
}

// Whether the sentence of the move names the player whose it is.
bool namesItsPlayer(const Move &move, bool isAlone)
{
    const bool isAboutOne = std::holds_alternative<TellBenefit>(move) || std::holds_alternative<District>(move)
        || std::holds_alternative<Tally>(move);
    const auto *placed = std::get_if<PlacePiece>(&move);
    return std::holds_alternative<FinishedSheet>(move) || ((isAboutOne || (placed != nullptr && placed->player >= 0)) && !isAlone);
}

} // namespace

MoveDescription tapestryMove(const Match &match, int place)
{
    const Before before = beforeMove(typed(match), place);
    const Move &move = typed(match).moveAt(place);
    QStringList names;
    for (const std::string &name : match.setup().players)
        names.append(QString::fromStdString(name));
    const auto *correction = std::get_if<Correct>(&move);
    const int seat = tapestrysentences::actorOf(before.state, move);
    State after = before.state;
    std::vector<Effect> effects;
    apply(after, move, Teller(effects));
    QStringList details;
    if (correction != nullptr)
        details = tapestrysentences::ofCorrection(before.state, *correction, names);
    details += tapestrysentences::ofEffects(effects, names, correction != nullptr ? correction->player : seat);
    if (before.state.step != Step::Over && after.step == Step::Over)
        details.append(say("matchOver"));
    // Of a city plot by plot it is told where a landmark stands, once it is built.
    const bool isBuilt = before.state.at(before.state.turn).city.isKept();
    return {seat,
            before.round,
            tapestrysentences::ofMove(before.state, move, names),
            details.join(QStringLiteral(" · ")),
            correction != nullptr,
            seat < 0 || namesItsPlayer(move, names.size() == 1) ? QString() : names.value(seat),
            isBuilt ? QString() : listText(tapestrysentences::ofLandmarks(effects, names, before.state.turn)),
            std::holds_alternative<Advance>(move) || std::holds_alternative<TakeIncome>(move)};
}

QString tapestryBrought(const Match &match, int begin, int end, int seat, bool isInShort)
{
    const Typed &line = typed(match);
    bool isIncome = false;
    Per<int, Word> counts;
    for (int place = begin; place < end; ++place) {
        State state = line.stateAt(place);
        const Move &move = line.moveAt(place);
        const int actor = tapestrysentences::actorOf(state, move);
        isIncome = isIncome || (std::holds_alternative<TakeIncome>(move) && state.turn == seat);
        std::vector<Effect> effects;
        apply(state, move, Teller(effects));
        for (const Effect &effect : effects)
            if (const auto *got = std::get_if<Got>(&effect); got != nullptr && got->player == seat)
                counts[got->what] += got->count;
        // Food that became other resources did not come.
        if (const auto *converted = std::get_if<ConvertFood>(&move); converted != nullptr && actor == seat)
            counts[Word::Food] -= converted->resources.total();
    }
    return isIncome ? tapestrysentences::ofGains(counts, isInShort) : QString();
}

QStringList tapestryGave(const Match &match, int begin, int end, int seat)
{
    const Typed &line = typed(match);
    std::vector<tapestrysentences::Given> given(match.setup().players.size());
    for (int place = begin; place < end; ++place) {
        State state = line.stateAt(place);
        const Move &move = line.moveAt(place);
        if (std::holds_alternative<Correct>(move))
            continue;
        const int actor = tapestrysentences::actorOf(state, move);
        std::vector<Effect> effects;
        apply(state, move, Teller(effects));
        for (std::size_t each = 0; each < given.size(); ++each)
            given[each].add(effects, static_cast<int>(each), static_cast<int>(each) == actor);
    }
    QStringList parts;
    for (std::size_t each = 0; each < given.size(); ++each)
        parts.append(static_cast<int>(each) == seat
                         ? QString()
                         : tapestrysentences::ofGiven(given[each], QString::fromStdString(match.setup().players[each])));
    return parts;
}

// A step looks at a few bytes of two states that lie side by side: all places of a long match are counted in a moment.
int tapestryRound(const Match &match, int place)
{
    const Typed &line = typed(match);
    int round = 1;
    const State *before = &line.stateAt(0);
    for (int made = 0; made < place; ++made) {
        const State *after = &line.stateAt(made + 1);
        round = roundAfter(round, *before, line.moveAt(made), *after);
        before = after;
    }
    return round;
}

} // namespace pegsheet::app
