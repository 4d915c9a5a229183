// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/failure.h"

namespace pegsheet::cli {

int listGames(Output &out)
{
    for (const GameEntry &game : catalog()) {
        const GameInfo &info = *game.info;
        Array options;
        for (const OptionInfo &option : info.options)
            options.push_back(Object{{"name", option.name}, {"values", option.values}, {"default", option.defaultValue}});
        out.line(Object{{"game", info.id},
                        {"name", info.name},
                        {"players", Array{info.minPlayers, info.maxPlayers}},
                        {"variants", Array(info.variants.begin(), info.variants.end())},
                        {"options", std::move(options)},
                        {"rulesVersion", info.rulesVersion}});
    }
    return Done;
}

int printSchema(const GameEntry &game, Output &out)
{
    out.line(game.schema());
    return Done;
}

} // namespace pegsheet::cli
