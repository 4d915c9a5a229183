// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/matchof.h"
#include "model/tapestry/game.h"

#include <QVariantList>

#include <array>
#include <cstddef>
#include <vector>

/// Where points came from, as the window shows it.
namespace pegsheet::app::tapestryview {

/// What a civilization gave besides points, not counting what came of it: of each word that is had, tech cards that were invented,
/// and steps.
struct MatGifts
{
    std::array<int, static_cast<std::size_t>(tapestry::Word::IncomeBuilding)> words{};
    int techs = 0;
    int steps = 0;
};
/// What the named cards and civilizations of a player brought in points, and civilizations besides.
struct CardPoints
{
    Per<int, tapestry::Tech> techs{};
    Per<int, tapestry::TapestryCard> tapestryCards{};
    Per<int, tapestry::Civilization> mats{};
    Per<MatGifts, tapestry::Civilization> gifts{};
};
/// By seat, up to the head of the match.
[[nodiscard]] std::vector<CardPoints> cardPoints(const MatchOf<tapestry::Game> &match);
/// Points by source: "name", "points", "eras" (by era from 0), "cards" ("Academia 6 · Boast 10"; of civilizations with what else
/// they gave, "Merrymakers 15, 2 coins"; empty where none is named), only those that are something.
[[nodiscard]] QVariantList ledger(const tapestry::State &state, int seat, const CardPoints &byCard);

} // namespace pegsheet::app::tapestryview
