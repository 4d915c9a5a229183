// SPDX-License-Identifier: Apache-2.0
#include "model/empires/rules.h"

#include "model/core/fields.h"

#include <algorithm>

namespace pegsheet::empires {

namespace {

// How much is kept; the order belongs to the shared format.
constexpr std::array<std::string_view, 2> kDepths{"rows", "full"};

MaybeRefusal refusesOptions(const Object &options)
{
    for (const Member &option : options) {
        if (option.key != "depth")
            return unknownField(option.key);
        const std::string *depth = option.value.text();
        if (depth == nullptr || std::find(kDepths.begin(), kDepths.end(), *depth) == kDepths.end())
            return unknownChoice("depth", option.value, Array(kDepths.begin(), kDepths.end()));
    }
    return std::nullopt;
}

bool isFull(const Object &options)
{
    return std::any_of(options.begin(), options.end(),
                       [](const Member &option) { return option.key == "depth" && option.value == Value(kDepths.back()); });
}

} // namespace

const GameInfo &gameInfo()
{
    static const GameInfo kInfo{"empires",
                                "Empire's End",
                                1,
                                kLeastSeats,
                                kMostSeats,
                                {"normal", "blitz"},
                                {{"depth", Array(kDepths.begin(), kDepths.end()), kDepths.front()}},
                                {},
                                0};
    return kInfo;
}

MaybeRefusal start(const Setup &setup, State &state)
{
    const auto players = static_cast<int>(setup.players.size());
    if (players < kLeastSeats || players > kMostSeats)
        return Refusal{"empires.playerCount", {{"given", players}, {"min", kLeastSeats}, {"max", kMostSeats}}};
    const std::vector<std::string_view> &variants = gameInfo().variants;
    if (!setup.variant.empty() && std::find(variants.begin(), variants.end(), setup.variant) == variants.end())
        return unknownValue("variant", setup.variant, Array(variants.begin(), variants.end()));
    if (auto refusal = refusesOptions(setup.options))
        return refusal;
    if (setup.mode != "play" && setup.mode != "scoring")
        return unknownValue("mode", setup.mode, {"play", "scoring"});
    State begun;
    begun.players = static_cast<std::uint8_t>(players);
    begun.isBlitz = setup.variant == variants.back();
    begun.onlySheets = setup.mode == "scoring";
    begun.step = begun.onlySheets ? Step::Sheet : Step::Row;
    begun.isFull = isFull(setup.options);
    for (Player &player : begun.seated()) {
        player.row = kAll<Location>;
        if (!begun.keepsResources())
            continue;
        player.stock.isSaid = true;
        player.stock.stock.values.fill(kStartStock);
        player.hand = kHand;
    }
    state = begun;
    return std::nullopt;
}

} // namespace pegsheet::empires
