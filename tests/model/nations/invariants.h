// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/game.h"
#include "model/nations/giveback.h"
#include "tests/model/seats.h"

#include <algorithm>
#include <string>
#include <vector>

namespace pegsheet::nations {

/// What holds at every moment of a match, for the contract test and the fuzzer.
struct Invariants
{
    static constexpr int kMatches = 60;

    static std::vector<Seats> moreTables()
    {
        const Object full{{"depth", "full"}};
        const Object offer{{"depth", "full"}, {"offer", true}};
        return {{1, "base", offer, "play"},
                {2, "base", offer, "play"},
                {4, "base", offer, "play"},
                {1, "base", {{"depth", "full"}, {"offer", true}, {"soloHarder", true}, {"soloPassRemoves", true}}, "play"},
                {3, "base", {{"depth", "full"}, {"famineTrades", false}, {"warOrder", "old"}}, "play"},
                {4, "base", full, "play"},
                {1, "base", {{"depth", "full"}, {"offer", true}, {"needlessQuestions", false}}, "play"},
                {3, "base", {{"depth", "full"}, {"offer", true}, {"needlessQuestions", false}}, "play"},
                {4, "base", {{"depth", "full"}, {"famineTrades", false}, {"needlessQuestions", false}}, "play"},
                {3, "base", {{"depth", "full"}, {"rollTogether", true}}, "play"},
                {1, "base", {{"offer", true}}, "play"},
                {3, "base", {{"offer", true}}, "play"},
                {1, "base", {{"depth", "tracks"}}, "play"},
                {4, "base", {{"depth", "tracks"}}, "play"},
                {1, "base", {}, "scoring"},
                {4, "base", {}, "scoring"}};
    }

    static bool isListed(const Move &move) { return nations::isListed(move); }
    static bool goesOnOpenly(const State &state)
    {
        return state.step == Step::Typing || state.step == Step::Deal || state.step == Step::Sums
            || (!state.isFull() && state.step >= Step::Books && state.step <= Step::War);
    }

    /// What holds whatever the table corrected.
    static std::string outOfBounds(const State &state)
    {
        if (state.players < 1 || state.players > kMaxSeats || state.player >= state.players)
            return "nobody acts";
        if (state.age < 1 || state.age > kAges)
            return "there is no such age";
        TurnOrder seats = state.order;
        std::sort(seats.begin(), seats.end());
        if (seats != TurnOrder{0, 1, 2, 3})
            return "the order is none";
        for (int seat = 0; seat < state.players; ++seat) {
            if (std::string fault = outOfBounds(state, state.seats.at(static_cast<std::size_t>(seat))); !fault.empty())
                return fault;
            if (totalOf(state, seat) != scoreOf(state, seat).total)
                return "the total is not what the lines say";
        }
        return {};
    }

    /// What holds in a match without corrections.
    static std::string broken(const State &state)
    {
        if (std::string fault = outOfBounds(state); !fault.empty())
            return fault;
        if (state.step == Step::Roll && (state.mine().toRoll.total() == 0 || !state.isFull()))
            return "nothing to roll";
        if (state.allRoll && (state.step != Step::Roll || !state.agreed.rollsTogether))
            return "some have to roll, and somebody acts";
        if (state.step == Step::GiveBack && Returns(state.mine(), state.owed).count() < 2)
            return "a choice that is none";
        if (state.step != Step::GiveBack && (!state.owed.empty() || !state.coming.empty()))
            return "pieces on their way";
        if (state.step == Step::Deal && !(state.event == Event()))
            return "an event before it is dealt";
        if ((state.step == Step::Books || state.step == Step::Famine || state.step == Step::War) && state.isFull()
            && !isAsked(state, state.player, state.step))
            return "somebody is asked who has nothing to decide";
        // Where only sheets are entered there are no dice, whatever depth was agreed on.
        return state.isFull() && !state.agreed.onlySheets ? brokenPool(state) : "";
    }

    static std::string brokenBy(const State &before, const Move &move, const State &after)
    {
        for (int seat = 0; seat < before.players; ++seat) {
            const Player &was = before.seats.at(static_cast<std::size_t>(seat));
            const Player &is = after.seats.at(static_cast<std::size_t>(seat));
            if (is.books < was.books)
                return "books were lost";
            // A sheet can be entered anew.
            if (!after.agreed.onlySheets && trackOf(after, is) < trackOf(before, was))
                return "points were lost";
            if (seat != before.player
                && (is.developments != was.developments || is.advisor != was.advisor || is.colonies != was.colonies
                    || is.built != was.built))
                return "somebody else's tiles changed";
        }
        if (before.age > after.age || after.age > before.age + 1)
            return "the age is another one";
        if (std::holds_alternative<Pass>(move) && !before.mine().passed && after.age == before.age
            && !after.seats.at(before.player).passed)
            return "whoever passed has not";
        return {};
    }

    static std::string brokenAtEnd(const State &state, const std::vector<Move> &log)
    {
        if (state.agreed.onlySheets)
            return log.size() == state.players ? "" : "not one sheet for everybody";
        const auto deals = std::count_if(log.begin(), log.end(),
                                         [](const Move &move) { return std::holds_alternative<Deal>(move); });
        return deals == kAges && state.age == kAges ? "" : "not four ages";
    }

    static std::string brokenList(const State &state)
    {
        const ListedMoves listed(state);
        std::uint32_t sum = 0;
        for (int i = 0; i < kKinds; ++i) {
            const auto kind = static_cast<Kind>(i);
            const std::uint32_t count = listed.count(kind);
            if ((count > 0) != listed.any(kind))
                return "a kind is listed and empty, or not listed and there";
            if (count > 0 && !(listed.at(kind, 0) == listed.at(sum)))
                return "a kind does not begin where the kinds before it end";
            sum += count;
        }
        return sum == listed.size() ? "" : "the kinds do not make up the list";
    }

private:
    static std::string outOfBounds(const State &state, const Player &player)
    {
        if (!hasPossiblePieces(player) || player.books > kMostBooks)
            return "more pieces or books than anybody has";
        for (const Place &development : player.developments)
            if (development && (development->kind != TileKind::Development || refusesTile(*development)))
                return "no development";
        for (const Tile &colony : player.colonies)
            if (colony.kind != TileKind::Colony)
                return "no colony";
        if (!state.isFull() && (player.toRoll.total() + player.available.dice.total() + player.usedDice.total() > 0))
            return "dice where none are kept";
        return {};
    }

    // Dice and chits are exactly what the tiles say, but for what is on its way.
    static std::string brokenPool(const State &state)
    {
        for (int seat = 0; seat < state.players; ++seat) {
            const Player &player = state.seats.at(static_cast<std::size_t>(seat));
            const Gains there = entitled(player);
            const bool moves = seat == state.player && state.step == Step::GiveBack;
            for (const Colour colour : kAll<Colour>)
                if (diceOf(player, colour) + (moves ? state.coming.dice[colour] - state.owed.dice[colour] : 0)
                    != there.dice[colour])
                    return "dice that no tile brought";
            for (const Chit chit : kAll<Chit>)
                if (chitsOf(player, chit) + (moves ? state.coming.chits[chit] - state.owed.chits[chit] : 0) != there.chits[chit])
                    return "chits that no tile brought";
        }
        return {};
    }
};

} // namespace pegsheet::nations
