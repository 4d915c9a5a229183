// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/answers.h"
#include "app/cli/failure.h"
#include "app/cli/savedmatch.h"

namespace pegsheet::cli {

int replay(const std::string &file, Output &out)
{
    const SavedMatch saved = readSavedMatch(file);
    const auto match = replayed(saved, Judged::New);
    Object answer = stateAnswer(*match);
    answer.push_back({"uid", saved.uid.empty() ? derivedUid(*match) : saved.uid});
    out.line(std::move(answer));
    return Done;
}

} // namespace pegsheet::cli
