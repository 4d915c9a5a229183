// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/database.h"
#include "app/cli/failure.h"
#include "app/cli/linereader.h"
#include "app/cli/savedmatch.h"
#include "app/cli/sitting.h"
#include "app/cli/standardinput.h"
#include "app/text/errortext.h"
#include "storage/error.h"
#include "storage/json.h"

#include <iostream>

namespace pegsheet::cli {

namespace {

/// The sitting is kept by then, whatever becomes of its cards.
void teach(Sitting &sitting)
{
    try {
        sitting.teachCards();
    } catch (const storage::Error &error) {
        std::cerr << errorText(error.refusal()).toStdString() << '\n';
    }
}

} // namespace

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
        sitting.foldLog();
    }
    teach(sitting);
    requireInput();
    return Done;
}

} // namespace pegsheet::cli
