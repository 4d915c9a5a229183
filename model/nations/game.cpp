// SPDX-License-Identifier: Apache-2.0
#include "model/nations/game.h"

namespace pegsheet::nations {

const GameInfo &Nations::info()
{
    return gameInfo();
}

MaybeRefusal Nations::refusesSimulation()
{
    return library() == nullptr ? MaybeRefusal(Refusal{"nations.noLibrary", {}}) : std::nullopt;
}

} // namespace pegsheet::nations

namespace pegsheet {

template class MatchOf<nations::Nations>;

} // namespace pegsheet
