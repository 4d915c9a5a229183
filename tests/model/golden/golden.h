// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/sharecode.h"

#include <algorithm>

/// What the golden codes say before their moves, as the second reader prints it.
namespace pegsheet::golden {

inline Value pointOf(LinePoint point)
{
    return Object{{"length", static_cast<std::int64_t>(point.length)}, {"sum", static_cast<std::int64_t>(point.sum)}};
}

inline Value setupOf(const ShareHeader &header)
{
    const Setup &setup = header.setup;
    Array options;
    for (const Member &option : setup.options) {
        const auto &known = header.game->info->options;
        const auto info = std::find_if(known.begin(), known.end(), [&](const OptionInfo &each) { return each.name == option.key; });
        const auto value = std::find(info->values.begin(), info->values.end(), option.value);
        options.push_back(Array{info - known.begin(), value - info->values.begin()});
    }
    return Object{{"players", Array(setup.players.begin(), setup.players.end())},
                  {"variant", setup.variant},
                  {"mode", setup.mode},
                  {"options", std::move(options)},
                  {"marks", Array(setup.marks.begin(), setup.marks.end())}};
}

[[nodiscard]] inline Value envelopeOf(const ShareHeader &header)
{
    Array left;
    for (const LinePoint point : header.left)
        left.push_back(pointOf(point));
    Object envelope{{"format", 1},
                    {"flags", header.isDelta ? 16 : 0},
                    {"game", header.game->info->id},
                    {"rulesVersion", header.rulesVersion},
                    {"uid", header.uid}};
    if (header.isDelta)
        envelope.push_back({"since", pointOf(header.since)});
    else
        envelope.push_back({"setup", setupOf(header)});
    envelope.push_back({"edition", static_cast<std::int64_t>(header.edition)});
    envelope.push_back({"left", std::move(left)});
    envelope.push_back({"moves", static_cast<std::int64_t>(header.moves)});
    return envelope;
}

} // namespace pegsheet::golden
