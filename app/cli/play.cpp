// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/failure.h"
#include "app/cli/linereader.h"
#include "app/cli/sitting.h"
#include "storage/json.h"

#include <iostream>

namespace pegsheet::cli {

int play(const GameEntry &game, const std::optional<std::string> &database, Output &out)
{
    std::optional<storage::Library> library;
    if (database)
        library.emplace(*database);
    Sitting sitting(game, library ? &*library : nullptr);
    LineReader lines(*std::cin.rdbuf(), storage::kJsonLength);
    for (std::string line; !out.failed() && lines.next(line);) {
        out.line(sitting.answer(line));
        out.flush();
    }
    return Done;
}

} // namespace pegsheet::cli
