// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/listed.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/state.h"
#include "tests/model/seats.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

namespace pegsheet::tapestry {

/// What holds at every moment of a match.
struct Invariants
{
    static constexpr int kMatches = 200;

    static std::vector<Seats> moreTables()
    {
        std::vector<Seats> tables{{2, "base", {{"nanotechnology", "two"}}, "play"},
                                  {4, "base", {{"tieBreak", "resources"}}, "play"},
                                  {3, "base", {{"depth", "income"}, {"tieBreak", "resources"}}, "play"}};
        for (int players = 1; players <= kMostSeats; ++players) {
            tables.push_back({players, "base", {{"depth", "income"}}, "play"});
            tables.push_back({players, "base", {}, "scoring"});
            tables.push_back({players, "base", {{"depth", "full"}}, "play"});
            tables.push_back({players, "base", {{"depth", "full"}, {"cards", "named"}}, "play"});
            tables.push_back({players, "base", {{"depth", "full"}, {"cards", "named"}, {"stepOne", "void"}}, "play"});
            tables.push_back({players, "base", {{"depth", "full"}, {"cards", "named"}, {"nanotechnology", "two"}}, "play"});
            const Object mats{{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}};
            tables.push_back({players, "base", mats, "play"});
            Object printed = mats;
            printed.insert(printed.end(), {{"adjustments", "none"}, {"stepOne", "void"}});
            tables.push_back({players, "base", printed, "play"});
        }
        return tables;
    }
    static bool isListed(const Move &move) { return tapestry::isListed(move); }
    static bool goesOnOpenly(const State &state)
    {
        return state.step == Step::Tie || (state.step == Step::Turns && state.isByNumbers());
    }
    static std::string brokenBy(const State &before, const Move &, const State &after) { return brokenBy(before, after); }
    static std::string brokenAtEnd(const State &state, const std::vector<Move> &log)
    {
        const auto incomes = std::count_if(log.begin(), log.end(), [](const Move &move) {
            return std::holds_alternative<TakeIncome>(move) || std::holds_alternative<Tally>(move);
        });
        for (const Player &player : state.seated())
            if (!player.finished || player.incomes != kIncomes)
                return "somebody is not finished";
        if (state.agreed.onlySheets)
            return {};
        return incomes == kIncomes * state.players ? "" : "not five income turns for everybody";
    }
    /// The kinds make up the list, and what leaves out what it may comes first in each.
    static std::string brokenList(const State &state)
    {
        const ListedMoves listed(state);
        std::uint32_t sum = 0;
        for (int i = 0; i < kKinds; ++i) {
            const auto kind = static_cast<Kind>(i);
            const std::uint32_t count = listed.count(kind);
            if ((count > 0) != listed.any(kind) || listed.countUsual(kind) > count)
                return "a kind is listed and empty, or not listed and there";
            sum += count;
        }
        return sum == listed.size() ? "" : "the kinds do not make up the list";
    }

    static std::string broken(const State &state)
    {
        for (const Player &player : state.seated()) {
            int tokens = 0;
            for (const Tokens &track : player.tracks.values)
                tokens += track.count();
            if (tokens != static_cast<int>(kCount<Track>))
                return "a token was lost";
            if (player.control < 1)
                return "the start was lost";
        }
        for (int seat = 0; seat < state.players; ++seat)
            if (std::string fault = brokenCity(state, seat); !fault.empty())
                return fault;
        if (std::string fault = brokenMarkers(state); !fault.empty())
            return fault;
        return outOfBounds(state);
    }
    /// What holds whatever was corrected.
    static std::string outOfBounds(const State &state)
    {
        for (int seat = 0; seat < state.players; ++seat)
            for (const std::string &fault : {broken(state.at(seat)), brokenPlots(state.at(seat))})
                if (!fault.empty())
                    return fault;
        if (std::string fault = brokenCards(state); !fault.empty())
            return fault;
        if (std::string fault = brokenMats(state); !fault.empty())
            return fault;
        if (state.turn >= state.players)
            return "nobody's turn";
        if (state.isByNumbers() && !state.queue.empty())
            return "something is pending where nothing is asked";
        return brokenQueue(state);
    }
    /// What holds as long as nothing was corrected.
    static std::string brokenSupply(const State &state)
    {
        int tiles = state.tilesLeft;
        int spaceTiles = state.spaceLeft;
        for (int seat = 0; seat < state.players; ++seat) {
            tiles += state.at(seat).tiles;
            spaceTiles += std::popcount(state.at(seat).explored) + state.at(seat).space;
        }
        return tiles > kTerritoryTiles || spaceTiles != kSpaceTiles ? "tiles came from nowhere" : "";
    }
    static std::string brokenBy(const State &before, const State &after)
    {
        for (int seat = 0; seat < before.players; ++seat) {
            if (before.agreed.onlySheets)
                break; // a sheet that is entered again says something else
            if (after.at(seat).vp < before.at(seat).vp && !before.agreed.namesCards) // they can be paid then
                return "points were lost";
            if (after.at(seat).incomes < before.at(seat).incomes || after.at(seat).incomes > before.at(seat).incomes + 1)
                return "income turns jump";
            if (before.at(seat).finished && !after.at(seat).finished)
                return "a finished player goes on";
        }
        if (after.turn != before.turn && !after.queue.empty())
            return "the turn passed on with something pending";
        return {};
    }

private:
    // Buildings in columns of mats, and on own territories; those on territories that were empty are not counted.
    static int onMats(const State &state, int seat)
    {
        int count = 0;
        if (const MatState *mat = matWith<MatMark::TakesBuildings>(state, seat))
            for (int column = 0; column < kCivilizations[kHolder<MatMark::TakesBuildings>].columns(); ++column)
                count += mat->column(column);
        if (const MatState *mat = matWith<MatMark::BuildsOnMap>(state, seat))
            count += mat->number();
        return count;
    }
    // Markers lie on their mat or where they went, and outposts of the supply on theirs (contract, reading 57).
    static std::string brokenMarkers(const State &state)
    {
        for (const Civilization civilization : kAll<Civilization>) {
            const MatState &mat = state.mats[civilization];
            const CivilizationRow &row = kCivilizations[civilization];
            if (!mat.isHeld())
                continue;
            const int open = row.shows(MatField::Open) ? mat.number() : 0;
            const bool goes = row.shows(MatField::Given) || row.shows(MatField::Marked) || row.shows(MatField::Beside);
            if (goes && mat.markers + mat.count + open != row.markers)
                return "a marker is nowhere, or twice";
            if (row.shows(MatField::Squares) && std::popcount(mat.squares()) != mat.count)
                return "not as many squares lie open as markers were given";
            const bool isAsked = std::ranges::any_of(pendingIn(state), [](const Entry &each) { return each.act == Act::Outposts; });
            if (row.shows(MatField::Rows) && !isAsked && mat.column(0) + mat.column(1) != state.at(mat.owner).outposts)
                return "an outpost is not on its mat";
        }
        return {};
    }
    static std::vector<Entry> pendingIn(const State &state)
    {
        std::vector<Entry> entries;
        for (int index = 0; index < state.queue.size(); ++index)
            entries.push_back(state.queue[index]);
        return entries;
    }
    // How many of a piece are still to be built.
    static int pendingOf(const State &state, int seat, const Piece &piece)
    {
        int pending = 0;
        for (int index = 0; index < state.queue.size(); ++index)
            if (const Entry &entry = state.queue[index]; entry.act == Act::Place && entry.player == seat && pieceOf(entry) == piece)
                pending += entry.times;
        return pending;
    }
    // All that a player has of buildings and landmarks is in the city, beside it, or on its way (DE p.13).
    static std::string brokenCity(const State &state, int seat)
    {
        const Player &player = state.at(seat);
        const City &city = player.city;
        if (!city.isKept())
            return {};
        int elsewhere = 0;
        for (const Building building : kAll<Building>) {
            const auto content = static_cast<Content>(static_cast<int>(Content::Market) + static_cast<int>(building));
            const int there = city.with(content).size() + city.beside(building) + pendingOf(state, seat, building);
            if (there > player.built(building))
                return "a building is twice";
            elsewhere += player.built(building) - there;
        }
        if (elsewhere < onMats(state, seat) || (elsewhere > onMats(state, seat) && !matWith<MatMark::BuildsOnMap>(state, seat)))
            return "a building is nowhere";
        for (const Landmark landmark : kAll<Landmark>) {
            const bool isKnown = city.where(landmark) != Where::Unknown;
            if ((isKnown ? 1 : 0) + pendingOf(state, seat, landmark) != (state.landmarks[landmark] == seat ? 1 : 0))
                return "a landmark is nowhere, twice, or somebody else's";
        }
        return {};
    }
    // Whatever was corrected: numbers are those of the plots, and what is laid aside can be built.
    static std::string brokenPlots(const Player &player)
    {
        const City &city = player.city;
        if (!city.isKept())
            return {};
        if (player.lines != city.complete().lines() || player.districts != city.complete().districts())
            return "the numbers of a city are not those of its plots";
        for (const Landmark landmark : kAll<Landmark>)
            if (city.where(landmark) == Where::LaidAside && !city.hasSpotFor(landmark))
                return "something is laid aside that has no place";
        return {};
    }
    static std::string broken(const Player &player)
    {
        for (const std::uint8_t amount : player.resources.values)
            if (amount > kMostResource)
                return "more than there is room for";
        for (const std::uint8_t open : player.open.values)
            if (open < 1 || open > kSlots)
                return "slots that are none";
        for (const Tokens &track : player.tracks.values) {
            for (int place = 0; place < track.count(); ++place)
                if (track[place] > kSpaces || (place > 0 && track[place] > track[place - 1]))
                    return "a token is nowhere, or out of order";
        }
        int sum = 0;
        for (const auto &line : player.ledger.values)
            sum = std::accumulate(line.begin(), line.end(), sum);
        if (sum != player.vp)
            return "the ledger does not add up";
        return player.outposts > kOutposts || player.vp < 0 ? "outposts or points" : "";
    }
    // Numbers are those of the names, nobody has what another has, and what follows from cards does.
    static std::string brokenCards(const State &state)
    {
        State again = state;
        for (Player &player : again.seats)
            if (state.agreed.namesCards)
                player.countCards();
        again.heed();
        if (!(again == state))
            return "what follows from cards does not";
        for (const Tech tech : kAll<Tech>)
            if (std::ranges::count_if(state.seated(), [&](const Player &player) { return player.techCards.find(tech) >= 0; }) > 1)
                return "a tech is there twice";
        for (const TapestryCard card : kAll<TapestryCard>)
            if (countOnMats(state, card) > kCardRows[card].copies)
                return "more of a tapestry card than there are";
        return {};
    }
    // Who has a civilization sits there, theirs are in a row, and no more lies on it than there is.
    static std::string brokenMats(const State &state)
    {
        for (const Civilization civilization : kAll<Civilization>) {
            const MatState &mat = state.mats[civilization];
            const CivilizationRow &row = kCivilizations[civilization];
            if (!mat.isHeld())
                continue;
            if (!state.agreed.namesMats || mat.owner >= state.players || mat.place >= matsOf(state.mats, mat.owner))
                return "a civilization is nobody's";
            if (mat.markers > kMostMarkers || mat.count > kMostMarkers)
                return "more markers than there are";
            for (int column = 0; row.shows(MatField::Columns) && column < row.columns(); ++column)
                if (mat.column(column) > row.boxesIn(column))
                    return "a box that is none";
        }
        for (int seat = 0; state.agreed.namesMats && seat < state.players; ++seat) {
            int place = 0;
            eachMat(state.mats, seat, [&](Civilization civilization) { place += state.mats[civilization].place == place ? 1 : 0; });
            if (place != state.at(seat).civilizations)
                return "civilizations are not counted";
        }
        return {};
    }
    // Nothing stands still: something is ready, and what is ready wants an answer or is held back by another part.
    static std::string brokenQueue(const State &state)
    {
        const Queue &queue = state.queue;
        if (queue.hasOverflown())
            return "more was pending than fits";
        const std::uint64_t waiting = queue.waiting();
        bool isAsked = queue.empty();
        for (int index = 0; index < queue.size(); ++index) {
            const Entry &entry = queue[index];
            if (entry.next > index)
                return "an entry is for one that comes before it";
            if (entry.times < 1 || entry.player >= state.players)
                return "an entry of nobody, or of nothing";
            const bool isReady = (waiting >> index & 1U) == 0;
            const Wants wants = wantsOf(state, index, waiting);
            isAsked = isAsked || (isReady && wants != Wants::Nothing);
            if (isReady && wants == Wants::Nothing && !(isVoid(state, entry) && entry.group != 0))
                return "something leaves nothing to decide, and has not happened";
        }
        return isAsked ? "" : "nothing can be answered";
    }
};

} // namespace pegsheet::tapestry
