// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/answers.h"
#include "app/cli/failure.h"
#include "app/cli/savedmatch.h"

namespace pegsheet::cli {

namespace {

// The rules of today judge each move as one that is made now, also those that kept matches may still have.
std::unique_ptr<Match> judged(const SavedMatch &saved)
{
    MaybeRefusal refusal;
    auto match = saved.game->start(saved.setup, refusal);
    if (refusal)
        throw Refused(std::move(*refusal));
    for (std::size_t at = 0; at < saved.log.size(); ++at)
        if ((refusal = match->play(saved.log[at])))
            throw Refused(std::move(*refusal), {{"at", static_cast<std::int64_t>(at)}});
    return match;
}

} // namespace

int replay(const std::string &file, Output &out)
{
    const SavedMatch saved = readSavedMatch(file);
    const auto match = judged(saved);
    Object answer = stateAnswer(*match);
    answer.push_back({"uid", saved.uid.empty() ? derivedUid(*match) : saved.uid});
    out.line(std::move(answer));
    return Done;
}

} // namespace pegsheet::cli
