// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/matchof.h"
#include "model/tapestry/game.h"

#include <QVariantList>
#include <vector>

/// Where points came from, as the window shows it.
namespace pegsheet::app::tapestryview {

/// What the named cards and civilizations of a player brought in points.
struct CardPoints
{
    Per<int, tapestry::Tech> techs{};
    Per<int, tapestry::TapestryCard> tapestryCards{};
    Per<int, tapestry::Civilization> mats{};
};
/// By seat, up to the head of the match.
[[nodiscard]] std::vector<CardPoints> cardPoints(const MatchOf<tapestry::Game> &match);
/// Points by source: "name", "points", "eras" (by era from 0), "cards" ("Academia 6 · Boast 10"; empty where none is named), only
/// those that are something.
[[nodiscard]] QVariantList ledger(const tapestry::State &state, int seat, const CardPoints &byCard);

} // namespace pegsheet::app::tapestryview
