// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/codec.h"

namespace pegsheet::tapestry {

std::array<std::uint32_t, kKinds> kindWeights(const ListedMoves &listed)
{
    // In a turn a player advances more often than not; a bonus is taken more often than not.
    constexpr std::array<std::uint32_t, kKinds> kWeights{5, 1, 8, 8, 6, 3, 8, 8, 8, 8, 8, 8, 5, 8, 1,
                                                         8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    std::array<std::uint32_t, kKinds> weights{};
    for (std::size_t kind = 0; kind < kKinds; ++kind)
        weights[kind] = listed.any(static_cast<Kind>(kind)) ? kWeights[kind] : 0;
    return weights;
}

Way wayOf(const Move &move)
{
    if (move.index() < kKinds)
        return isListed(move) ? Way::Listed : Way::OwnCard;
    return static_cast<Way>(1 + static_cast<int>(move.index()) - kKinds);
}

std::array<std::uint32_t, kWays> wayWeights(const State &state)
{
    std::array<std::uint32_t, kWays> weights{};
    const auto weight = [&](Way way) -> std::uint32_t & { return weights[static_cast<std::size_t>(way)]; };
    if (state.agreed.onlySheets) {
        weight(Way::OfSheet) = state.step == Step::Tie ? 1 : 60;
        weight(Way::OfTie) = state.step == Step::Tie ? 60 : 0;
        return weights;
    }
    weight(Way::Corrected) = 1;
    if (state.step == Step::Over)
        return weights;
    weight(Way::OfTie) = state.step == Step::Tie ? 60 : 0;
    if (state.step == Step::Tie)
        return weights;
    if (state.agreed.onlyIncome) {
        weight(Way::OfIncome) = 60;
        weight(Way::Typed) = 30;
        return weights;
    }
    weight(Way::Listed) = 60;
    weight(Way::Typed) = 4;
    weight(Way::OfDistrict) = 1;
    weight(Way::OwnCard) = state.agreed.namesCards && entryFor(state, {}, Wants::Tapestry) >= 0 ? 2 : 0;
    weight(Way::OfCard) = entryFor(state, {}, Wants::TellEffect) >= 0 ? 60 : 0;
    return weights;
}

} // namespace pegsheet::tapestry
