// SPDX-License-Identifier: Apache-2.0
#include "model/empires/codec.h"

namespace pegsheet::empires {

Way wayOf(const Move &move)
{
    if (isListed(move))
        return Way::Listed;
    return std::visit(
        [](const auto &made) {
            using M = std::decay_t<decltype(made)>;
            if constexpr (std::is_same_v<M, Learn>)
                return Way::Learn;
            else if constexpr (std::is_same_v<M, Values>)
                return Way::Values;
            else if constexpr (std::is_same_v<M, Track>)
                return Way::Track;
            else if constexpr (std::is_same_v<M, Lay>)
                return Way::Lay;
            else if constexpr (std::is_same_v<M, Blitz>)
                return Way::Blitz;
            else if constexpr (std::is_same_v<M, Campaign>)
                return Way::Campaign;
            else if constexpr (std::is_same_v<M, Use>)
                return Way::Use;
            else if constexpr (std::is_same_v<M, TellStock>)
                return Way::TellStock;
            else if constexpr (std::is_same_v<M, FinishedSheet>)
                return Way::Sheet;
            else
                return Way::Correct;
        },
        move);
}

std::array<std::uint32_t, kWays> wayWeights(const State &state)
{
    std::array<std::uint32_t, kWays> weights{};
    const auto weight = [&](Way way) -> std::uint32_t & { return weights[static_cast<std::size_t>(way)]; };
    weight(Way::Learn) = 24;
    weight(Way::Values) = 2;
    if (state.onlySheets) {
        weight(Way::Sheet) = 60;
        return weights;
    }
    weight(Way::Track) = state.step == Step::Track ? 100 : 2;
    weight(Way::Correct) = 1;
    const bool isUsing = state.step == Step::Economy || state.step == Step::Industry || state.step == Step::IndustryEconomy;
    switch (state.step) {
    case Step::Over: return weights;
    case Step::Row: weight(Way::Lay) = 100; break;
    case Step::Blitz: weight(Way::Blitz) = 60; break;
    case Step::Campaign: weight(Way::Campaign) = 100; break;
    case Step::Refresh: weight(Way::Use) = 100; break;
    case Step::Count:
        weight(Way::Use) = 60;
        weight(Way::TellStock) = 40;
        break;
    default: weight(Way::Use) = isUsing ? 2 : 0; break;
    }
    weight(Way::Listed) = 100;
    return weights;
}

} // namespace pegsheet::empires
