// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/game.h"
#include "tests/model/seats.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace pegsheet::bronze {

/// What holds at every moment of a match (rules notes 2, "Invariants"), for the contract test and the fuzzer.
struct Invariants
{
    static constexpr int kMatches = 500;

    static std::vector<Seats> moreTables()
    {
        const Object trading{{"trading", true}};
        return {{2, "classic", trading, "play"},
                {4, "classic", trading, "play"},
                {3, "2024", {{"trading", true}, {"longerGame", true}, {"laterPoints", "classic"}}, "play"},
                {1, "classic", {{"soloEndsEarly", true}, {"soloSkulls", "locked"}}, "play"},
                {1, "2024", {{"soloSkulls", "rerolled"}}, "play"},
                {1, "late", {}, "scoring"},
                {4, "classic", {}, "scoring"}};
    }
    static bool goesOnOpenly(const State &state) { return state.step == Step::Typing; }

    static bool isListed(const Move &move) { return bronze::isListed(move); }

    /// What holds whatever the table corrected: nothing is beyond what is printed.
    static std::string outOfBounds(const State &state)
    {
        if (state.players < 1 || state.players > kMaxSeats || state.player >= state.players)
            return "nobody acts";
        if (state.rollsLeft > kRolls || state.dice.size() > kMaxDice || state.round < 1)
            return "the turn is out of bounds";
        for (const Sheet &sheet : state.seated())
            if (std::string fault = outOfBounds(state, sheet); !fault.empty())
                return fault;
        for (int seat = 0; seat < state.players; ++seat)
            if (totalOf(state, seat) != scoreOf(state, seat).total || totalOf(state, seat) != recounted(state, seat))
                return "the total is not what the sheet says";
        return {};
    }

    /// What holds in a match without corrections.
    static std::string broken(const State &state)
    {
        if (std::string fault = outOfBounds(state); !fault.empty())
            return fault;
        if (state.workers > kMaxWorkers || state.coins > kMaxCoins)
            return "more workers or coins than there are";
        if (!hasCollected(state.step) && state.step != Step::Over && (state.workers > 0 || state.coins > 0))
            return "workers or coins before collecting";
        if ((state.step == Step::Start || state.agreed.onlySheets) != (state.dice.empty()))
            return "dice lie there before the roll, or none after it";
        for (int seat = 0; seat < state.players; ++seat) {
            const Sheet &sheet = state.sheets[static_cast<std::size_t>(seat)];
            const bool resting = seat != state.player || state.step == Step::Start || state.step == Step::Over;
            // Whoever trades may receive more than six (D23).
            if (resting && !state.agreed.trading && sheet.goodsCount() > kGoodsLimit && !sheet.has(Development::Caravans))
                return "more than six goods between turns";
        }
        return brokenMonuments(state);
    }

    static std::string brokenBy(const State &before, const Move &move, const State &after)
    {
        if (std::holds_alternative<Roll>(move) && std::get<Roll>(move).faces.size() != before.mine().cities())
            return "not a die for every city";
        if (before.agreed.onlySheets)
            return brokenByTyping(before, move, after);
        if (const auto *trade = std::get_if<Trade>(&move))
            return brokenByTrade(before, *trade, after);
        if (before.player == after.player && after.step != Step::Start && after.step < before.step)
            return "the turn went back";
        for (int seat = 0; seat < before.players; ++seat)
            if (std::string fault = brokenSheet(before, move, after, seat); !fault.empty())
                return fault;
        return {};
    }

    static std::string brokenAtEnd(const State &state, const std::vector<Move> &log)
    {
        if (state.agreed.onlySheets)
            return log.size() == state.players ? "" : "not one sheet for everybody";
        const auto turns = static_cast<std::size_t>(
            std::count_if(log.begin(), log.end(), [](const Move &move) { return std::holds_alternative<EndTurn>(move); }));
        if (turns != std::size_t{state.round} * state.players || state.player + 1 != state.players)
            return "not everybody has had as many turns";
        return endReason(state) == EndReason::None ? "over without a reason" : "";
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
    static std::string outOfBounds(const State &state, const Sheet &sheet)
    {
        if (sheet.food > kMaxFood || sheet.disasters < 0 || sheet.cities() > kMaxDice)
            return "food, disasters or cities out of bounds";
        if (sheet.ships > kMaxShips || (sheet.ships > 0 && !exists(state, Development::Shipping)))
            return "ships that there are not";
        for (const Good good : kAll<Good>)
            if (sheet.goods[good] > kGoods[good].pegs)
                return "a peg beyond its last hole";
        for (const Target target : kAll<Target>)
            if (sheet.boxes(target) > boxesOf(target) || (sheet.boxes(target) > 0 && !inPlay(state, target)))
                return "boxes that are not there";
        for (const Monument monument : kAll<Monument>) {
            const int points = sheet.monumentPoints[monument];
            const MonumentRow &row = kMonuments[monument];
            if (!sheet.finished(targetOf(monument)) && points != 0)
                return "points for an unfinished monument";
            if (sheet.finished(targetOf(monument)) && points != row.first && points != laterPoints(state, monument))
                return "points that a monument cannot earn";
        }
        for (const Development development : kAll<Development>)
            if (sheet.has(development) && !exists(state, development))
                return "a development that there is not";
        return {};
    }

    // The score of a sheet, counted once more and in another way.
    static int recounted(const State &state, int seat)
    {
        const Sheet &sheet = state.sheets[static_cast<std::size_t>(seat)];
        int finished = 0;
        int total = 0;
        for (const Monument monument : kAll<Monument>) {
            const bool whole = sheet.monumentBoxes[monument] == kMonuments[monument].boxes;
            finished += whole ? 1 : 0;
            total += whole ? sheet.monumentPoints[monument] : 0;
        }
        for (const Development development : kAll<Development>)
            total += sheet.has(development) ? kDevelopments[development].points[state.variant] : 0;
        if (sheet.has(Development::Architecture))
            total += finished * state.rules().pointsPerMonument;
        if (sheet.has(Development::Empire))
            total += sheet.cities() * state.rules().pointsPerCity;
        total += sheet.has(Development::Commerce) ? sheet.goodsCount() : 0;
        return total - sheet.disasters;
    }

    // Whoever finishes a monument first has its first points, and nobody else has.
    static std::string brokenMonuments(const State &state)
    {
        for (const Monument monument : kAll<Monument>) {
            int finished = 0;
            int firsts = 0;
            for (const Sheet &sheet : state.seated()) {
                finished += sheet.finished(targetOf(monument)) ? 1 : 0;
                firsts += sheet.monumentPoints[monument] == kMonuments[monument].first ? 1 : 0;
            }
            if (firsts != (finished > 0 ? 1 : 0))
                return "a monument without a first, or with two";
        }
        return {};
    }

    // The sheet of who was next is there, and nothing else is different.
    static std::string brokenByTyping(const State &before, const Move &move, const State &after)
    {
        const auto *typed = std::get_if<FinishedSheet>(&move);
        if (typed == nullptr || after.sheets[typed->player].developments != typed->developments)
            return "the sheet is not what was typed";
        State others = after;
        others.sheets[typed->player] = before.sheets[typed->player];
        return others.sheets == before.sheets ? "" : "somebody else's sheet changed";
    }

    // What one gives the other takes; nothing comes from elsewhere, and nobody else notices.
    static std::string brokenByTrade(const State &before, const Trade &trade, const State &after)
    {
        State back = after;
        for (const Ware ware : kAll<Ware>) {
            const auto held = [&](Sheet &sheet) -> std::uint8_t & {
                return ware == Ware::Food ? sheet.food : sheet.goods[static_cast<Good>(ware)];
            };
            std::uint8_t &mine = held(back.mine());
            std::uint8_t &theirs = held(back.sheets[trade.with]);
            mine = static_cast<std::uint8_t>(mine + trade.give[ware] - trade.take[ware]);
            theirs = static_cast<std::uint8_t>(theirs + trade.take[ware] - trade.give[ware]);
        }
        back.trades = before.trades;
        back.step = before.step;
        return back == before ? "" : "a trade is not what was agreed";
    }

    static std::string brokenSheet(const State &before, const Move &move, const State &after, int seat)
    {
        const Sheet &was = before.sheets[static_cast<std::size_t>(seat)];
        const Sheet &is = after.sheets[static_cast<std::size_t>(seat)];
        for (const Target target : kAll<Target>)
            if (is.boxes(target) < was.boxes(target))
                return "a box was rubbed out";
        if (is.disasters < was.disasters || is.disasters - was.disasters > kMaxDice + 4 + kSpearheadPoints * 4)
            return "disasters do not add up";
        const int bought = is.developments.size() - was.developments.size();
        const bool mayBuy = seat == before.player && std::holds_alternative<Buy>(move);
        if (bought != (mayBuy ? 1 : 0))
            return "a development came or went";
        if (is.goodsCount() - was.goodsCount() > 15 || is.food - was.food > 28)
            return "more than seven dice bring";
        // A disaster may take the others' goods and points; all else of theirs is safe.
        Sheet untouched = was;
        untouched.disasters = is.disasters;
        untouched.goods = is.goods;
        const bool plundered = is.goods == was.goods || is.goodsCount() == 0;
        return seat == before.player || (is == untouched && plundered) ? "" : "somebody else's sheet changed";
    }
};

} // namespace pegsheet::bronze
