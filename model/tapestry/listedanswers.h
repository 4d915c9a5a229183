// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/moves.h"
#include "model/tapestry/outlook.h"
#include "model/tapestry/picks.h"

#include <cstdint>
#include <optional>

/// The listed answers of one entry, kind by kind: how many there are, which one is at a place, and at which place one is. What an
/// answer says of its entry is not looked at. For listed.cpp.
namespace pegsheet::tapestry {

/// A step of whose turn it is: the payments of each track and token.
[[nodiscard]] std::uint32_t countAdvances(const State &state);
/// Those of them that leave the token out; they come first.
[[nodiscard]] std::uint32_t countUsualAdvances(const State &state);
[[nodiscard]] Advance advanceAt(const State &state, std::uint32_t index);
[[nodiscard]] std::optional<std::uint32_t> placeOf(const State &state, const Advance &move);

/// The conquests of an entry that wants one.
[[nodiscard]] std::uint32_t countConquests(const State &state, const Entry &entry);
/// `index` must be below countConquests().
[[nodiscard]] Conquer conquestAt(const State &state, const Entry &entry, std::uint32_t index);
[[nodiscard]] std::optional<std::uint32_t> placeOfConquest(const State &state, const Entry &entry, const Conquer &move);

/// Whether any landmark is laid aside, and there is room for what building it brings.
[[nodiscard]] bool hasLaidAside(const State &state);
/// The places of all of them.
[[nodiscard]] std::uint32_t countLaidAside(const State &state);
/// `index` must be below countLaidAside().
[[nodiscard]] PlacePiece laidAsideAt(const State &state, std::uint32_t index);
/// The move must not be refused.
[[nodiscard]] std::uint32_t placeOfLaidAside(const State &state, const PlacePiece &move);

[[nodiscard]] std::uint32_t countAnswers(const State &state, const Entry &entry, Kind kind);
/// `index` must be below countAnswers().
[[nodiscard]] Move answerAt(const State &state, const Entry &entry, Kind kind, std::uint32_t index);
/// Nothing where it is none of them.
[[nodiscard]] std::optional<std::uint32_t> placeOf(const State &state, const Entry &entry, const Move &move);

} // namespace pegsheet::tapestry
