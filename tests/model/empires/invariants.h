// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/empires/count.h"
#include "model/empires/game.h"
#include "tests/model/seats.h"

#include <algorithm>
#include <string>
#include <vector>

namespace pegsheet::empires {

/// What holds at every moment of a match, for the contract test and the fuzzer.
struct Invariants
{
    static constexpr int kMatches = 20;

    static std::vector<Seats> moreTables()
    {
        const Object full{{"depth", "full"}};
        return {{2, "normal", {}, "scoring"}, {4, "normal", {}, "scoring"}, {2, "normal", full, "play"},
                {3, "normal", full, "play"},  {4, "normal", full, "play"},  {2, "blitz", full, "play"},
                {4, "blitz", full, "play"}};
    }

    static bool isListed(const Move &move) { return empires::isListed(move); }
    static bool goesOnOpenly(const State &state)
    {
        if (state.shortageOf >= 0 && !refuses(state, Shortage{static_cast<std::uint8_t>(state.shortageOf), 1}))
            return false;
        switch (state.step) {
        case Step::Row:
        case Step::Track:
        case Step::Campaign:
        case Step::Refresh:
        case Step::Count:
        case Step::Sheet: return true;
        case Step::Blitz:
            return std::all_of(state.seated().begin(), state.seated().end(),
                               [](const Player &player) { return player.done || player.mulliganed; });
        default: return false;
        }
    }

    /// What holds whatever the table corrected.
    static std::string outOfBounds(const State &state)
    {
        if (state.players < kLeastSeats || state.players > kMostSeats || playerOf(state) >= state.players)
            return "nobody acts";
        if (state.start >= state.players || state.round < 1 || state.round > kMostRounds + 1)
            return "there is no such round, or nobody has the start marker";
        for (int seat = 0; seat < state.players; ++seat) {
            const Player &player = state.at(seat);
            std::array<Location, kPlaces> row = player.row;
            std::sort(row.begin(), row.end());
            if (row != kAll<Location>)
                return "the row is none";
            int sum = 0;
            for (const LedgerEntry &entry : *player.ledger)
                sum += entry.points;
            if (!state.onlySheets && sum != player.score)
                return "the ledger is not the score";
        }
        if (state.turn >= state.players || state.lastDecided >= state.players)
            return "somebody decides who does not play";
        for (const Crisis &crisis : state.crises)
            if (crisis.pot.total() > 0 && !state.keepsResources())
                return "there is a pot where resources are not kept";
        for (std::uint8_t card = 0; card < kCards; ++card)
            if (!state.lying[card].isNowhere() && state.lying[card].seat() >= state.players)
                return "a card lies with nobody";
        return {};
    }

    static int potsOf(const State &state) { return state.crises[0].pot.total() + state.crises[1].pot.total(); }

    /// What holds in a match without corrections.
    static std::string broken(const State &state)
    {
        if (std::string fault = outOfBounds(state); !fault.empty())
            return fault;
        for (const Crisis &crisis : state.crises)
            if (crisis.isOpen && !state.lies(crisis.card).isNowhere())
                return "an open card lies in a row";
        if (state.step == Step::Crisis
            && std::none_of(state.crises.begin(), state.crises.end(), [](const Crisis &crisis) { return crisis.isOpen; }))
            return "no Disaster is open";
        if (state.step == Step::Count && isCounted(state))
            return "the match is over";
        std::string fault;
        state.exhausted.each([&](Card card) {
            if (state.lies(card).isNowhere())
                fault = "a card that lies nowhere is exhausted";
        });
        return fault;
    }

    static std::string brokenBy(const State &before, const Move &move, const State &after)
    {
        if (after.round < before.round || after.round > before.round + 1)
            return "the round is another one";
        if (const auto *avert = std::get_if<Avert>(&move)) {
            const int bid = potsOf(after) - potsOf(before);
            const int paid = before.at(avert->player).stock.stock.total() - after.at(avert->player).stock.stock.total();
            if (bid != 1 || paid != 1)
                return "what is bid is not in the pot";
        }
        for (int seat = 0; seat < before.players; ++seat)
            if (before.keepsResources() && seat != actorOf(move) && !std::holds_alternative<Done>(move) && after.step == before.step
                && !(after.at(seat).stock == before.at(seat).stock))
                return "somebody else's resources are others";
        if (const auto *accept = std::get_if<Accept>(&move)) {
            const int lost = before.at(accept->player).healthy() - after.at(accept->player).healthy();
            if (lost != (before.at(accept->player).healthy() > 0 ? 1 : 0))
                return "who takes a Disaster does not lose one place";
        }
        for (std::uint8_t card = 0; card < kCards && !before.onlySheets; ++card)
            if (!before.lying[card].isNowhere() && before.lying[card].seat() != after.lying[card].seat())
                return "an Innovation is somebody else's";
        return {};
    }

    static std::string brokenAtEnd(const State &state, const std::vector<Move> &)
    {
        if (state.onlySheets)
            return {};
        return state.space() == Round::End && state.round == state.known->track.size() ? "" : "not at the end of the track";
    }

    static std::string brokenList(const State &state)
    {
        const ListedMoves listed(state);
        std::uint32_t sum = 0;
        for (int number = 0; number < kListedKinds; ++number) {
            const auto kind = static_cast<Listed>(number);
            const std::uint32_t count = listed.count(kind);
            if (count > 0 && !(listed.at(kind, 0) == listed.at(sum)))
                return "a kind does not begin where the kinds before it end";
            sum += count;
        }
        return sum == listed.size() ? "" : "the kinds do not make up the list";
    }
};

} // namespace pegsheet::empires
