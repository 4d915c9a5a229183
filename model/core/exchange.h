// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/merge.h"
#include "model/core/sharecode.h"

#include <memory>
#include <string>

/// From a match with what is known of it to the text of its code, and back to a copy that can be held against ours.
namespace pegsheet {

/// How much of a match a code is to hold.
enum class Extent {
    News, ///< what is new since the last point that the others are likely to have; the whole match where there is none
    Whole
};

/// The text of a code. `known` is what is known once the match is shown, see shown().
[[nodiscard]] std::string shareText(const Match &match, const std::string &uid, const Known &known, Extent extent);

/// A copy from elsewhere.
struct Offer
{
    std::string uid;              ///< empty where a file has none
    std::unique_ptr<Match> match; ///< the line to its head, and no other moves
    Known known;

    [[nodiscard]] Side side() const { return {*match, known}; }
};

/// What a code or file tells besides its moves, once these were made.
[[nodiscard]] Known knownFrom(const Match &match, const std::vector<LinePoint> &left, std::uint32_t edition);

/// The copy that a code holds. `here` is ours of the same uid, or null. Null and why not: as SharedCode does, share.elsewhere
/// for a part that goes on from a point which is not here. Whether a whole match has the set-up of ours is not looked at.
[[nodiscard]] std::unique_ptr<Offer> offerOf(const SharedCode &code, const Match *here, MaybeRefusal &refusal);

} // namespace pegsheet
