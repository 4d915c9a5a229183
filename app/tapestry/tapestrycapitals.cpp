// SPDX-License-Identifier: Apache-2.0
// Which mat a city is built on.
#include "app/tapestry/tapestrykeys.h"
#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/tapestrytext.h"

#include <algorithm>

namespace pegsheet::app::tapestryview {

using namespace tapestry;

namespace {

QString capitalDetail(Capital capital, bool comesInPairs, bool isPairTaken)
{
    const int number = static_cast<int>(capital) + 1;
    const int paired = static_cast<int>(kPairedWith[capital]) + 1;
    //: Under a capital city that leaves the game: %1 the number of the other city of its pair, which somebody has
    return isPairTaken ? TapestryView::tr("out, as %1 of its pair is taken").arg(paired)
        : comesInPairs
        //: Under a capital city: %1 the number of the territory where its player begins, %2 of the other city of its pair
        ? TapestryView::tr("territory %1, paired with %2").arg(number).arg(paired)
        //: Under a capital city: the number of the territory of the map where its player begins
        : TapestryView::tr("territory %1").arg(number);
}

} // namespace

AnswerGroup capitalGroup(const State &state)
{
    constexpr int kMostOfPairs = 3;
    const bool comesInPairs = state.players <= kMostOfPairs;
    const auto isTaken = [&](Capital capital) {
        return std::ranges::any_of(
            state.seated(), [capital](const Player &player) { return player.city.isKept() && player.city.capital() == capital; });
    };
    QList<AnswerKey> keys;
    for (const Capital capital : kAll<Capital>) {
        const bool isPairTaken = comesInPairs && !isTaken(capital) && isTaken(kPairedWith[capital]);
        AnswerKey key = keyOf(termText("capital", nameOf(capital)), capitalDetail(capital, comesInPairs, isPairTaken), {},
                              PencilKind::Capital, static_cast<int>(capital), 0, !isTaken(capital));
        key.isUnusual = isPairTaken;
        keys.append(key);
    }
    return group({}, keys, 2); // the entry asks for it
}

} // namespace pegsheet::app::tapestryview
