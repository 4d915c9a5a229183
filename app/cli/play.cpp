// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/database.h"
#include "app/cli/failure.h"
#include "app/cli/linereader.h"
#include "app/cli/savedmatch.h"
#include "app/cli/sitting.h"
#include "app/cli/standardinput.h"
#include "storage/json.h"

namespace pegsheet::cli {

int play(const GameEntry &game, const std::optional<std::string> &database, Output &out)
{
    std::optional<storage::Library> library;
    if (database)
        library.emplace(openDatabase(*database));
    Sitting sitting(game, library ? &*library : nullptr);
    LineReader lines(StandardInput::instance(), storage::kJsonLength);
    for (std::string line; !out.failed() && lines.next(line);) {
        out.line(sitting.answer(line));
        out.flush();
    }
    requireInput();
    return Done;
}

} // namespace pegsheet::cli
