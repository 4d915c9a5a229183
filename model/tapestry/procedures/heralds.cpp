// SPDX-License-Identifier: Apache-2.0
// Heralds: a marker lies on an uppermost card "when played" of anybody, whose text they gain (civilizations.json; DE p.29;
// contract, reading 41). At the end of the first income turn a card may lie on Maker of Fire (DE p.32, where that is printed under
// the Historians; contract, reading 51).
#include "model/tapestry/procedures/mats.h"

namespace pegsheet::tapestry {

std::uint32_t stacksForHeralds(const State &state, int seat)
{
    const MatState *mat = matWith<MatMark::CopiesPlayed>(state, seat);
    std::uint32_t stacks = 0;
    for (int owner = 0; mat != nullptr && owner < state.players; ++owner)
        for (int era = 0; era < Mat::kEras; ++era) {
            const Mat &cards = state.at(owner).mat;
            const auto top = cards.top(era);
            const bool isNamed = top && *top < kCount<TapestryCard>;
            if (!top || *top == Mat::kFaceDown || (isNamed && kCardRows[static_cast<TapestryCard>(*top)].when == When::Era))
                continue;
            const MatState::Marked place{static_cast<std::uint8_t>(owner), static_cast<std::uint8_t>(era),
                                         static_cast<std::uint8_t>(cards.count(era) - 1)};
            if (!mat->isMarked(place))
                stacks |= 1U << static_cast<unsigned>(owner * Mat::kEras + era);
        }
    return stacks;
}

void herald(const Making &making, const Entry &used, const NameStack &move)
{
    const Mat &cards = making.state.at(move.player).mat;
    const int era = move.era - 1;
    MatState &mat = making.state.mats[civilizationOf(used)];
    --mat.markers;
    mat.mark({move.player, static_cast<std::uint8_t>(era), static_cast<std::uint8_t>(cards.count(era) - 1)});
    making.tell(UsedMat{used.player, civilizationOf(used)});
    const std::uint8_t code = *cards.top(era);
    if (code == Mat::kUnknown)
        return making.state.queue.push(beside(used, 0, Act::OfCard, Why::Tapestry));
    making.table.play(used, static_cast<TapestryCard>(code));
}

bool mayLieOnFire(const State &state, TapestryCard card)
{
    return !state.agreed.adjusts || (kCardRows[card].when == When::Played && card != TapestryCard::Renaissance);
}

} // namespace pegsheet::tapestry
