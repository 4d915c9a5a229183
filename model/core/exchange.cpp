// SPDX-License-Identifier: Apache-2.0
#include "model/core/exchange.h"

#include <algorithm>
#include <utility>

namespace pegsheet {

namespace {

/// Where a part of a match begins, in our copy; null where it is not here.
std::unique_ptr<Match> beginningOf(const ShareHeader &header, const Match *here)
{
    if (here == nullptr || here->game().id != header.game->info->id)
        return nullptr;
    const NodeId since = TreeSums(*here).find(header.since);
    return since < 0 ? nullptr : here->branch(since);
}

} // namespace

std::string shareText(const Match &match, const std::string &uid, const Known &known, Extent extent)
{
    Sharing sharing{uid, extent == Extent::News ? likelyKnown(match, known) : 0, leftPoints(match, known), known.edition};
    // Whoever has the point where a part begins stood beyond it, if anywhere, when the line was led away.
    std::erase_if(sharing.left, [&](LinePoint point) { return static_cast<int>(point.length) < sharing.since; });
    return shareText(match, sharing);
}

Known knownFrom(const Match &match, const std::vector<LinePoint> &left, std::uint32_t edition)
{
    Known known{{pointOf(static_cast<std::size_t>(match.length()), lineSums(match).back())}, edition};
    for (const LinePoint point : left)
        if (std::find(known.points.begin(), known.points.end(), point) == known.points.end())
            known.points.push_back(point);
    return known;
}

std::unique_ptr<Offer> offerOf(const SharedCode &code, const Match *here, MaybeRefusal &refusal)
{
    const ShareHeader &header = code.header();
    auto offer = std::make_unique<Offer>();
    offer->uid = header.uid;
    if (header.isDelta) {
        offer->match = beginningOf(header, here);
        refusal = offer->match == nullptr ? MaybeRefusal(Refusal{"share.elsewhere", {}}) : code.playOn(*offer->match);
    } else {
        offer->match = code.whole(refusal);
    }
    if (refusal)
        return nullptr;
    offer->known = knownFrom(*offer->match, header.left, header.edition);
    return offer;
}

} // namespace pegsheet
