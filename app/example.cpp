// SPDX-License-Identifier: Apache-2.0
#include "app/example.h"

#include "app/match/gametable.h"
#include "model/core/sharecode.h"

namespace pegsheet::app {

std::unique_ptr<Match> exampleMatch(std::string_view game, MaybeRefusal &refusal)
{
    const std::string_view text = gameTable(game).example;
    const auto code = text.empty() ? nullptr : SharedCode::read(text, refusal);
    return code == nullptr ? nullptr : code->whole(refusal);
}

bool isExample(const std::optional<storage::Origin> &origin)
{
    return origin && origin->uid == kExampleUid;
}

} // namespace pegsheet::app
