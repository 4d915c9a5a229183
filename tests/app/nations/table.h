// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/application.h"
#include "app/nations/nationsmatch.h"
#include "app/nations/nationsnames.h"
#include "app/text/language.h"
#include "model/catalog.h"
#include "model/core/notation.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <optional>
#include <string>

/// A table for the tests of the view models of Nations: a database in a folder of its own, and matches in it. Tiles and events in
/// these tests are made up.
namespace pegsheet::app {

class NationsTable
{
public:
    NationsTable() { library.emplace(path()); }

    [[nodiscard]] std::filesystem::path path() const { return {folder.filePath(QStringLiteral("matches.db")).toStdU16String()}; }

    std::unique_ptr<NationsMatch> begin(const char *depth = "tiles", int players = 2, Object options = {},
                                        const char *mode = "play")
    {
        Setup setup;
        options.insert(options.begin(), {"depth", depth});
        setup.options = std::move(options);
        for (const char *name : {"Ada", "Ben", "Cleo", "Dov"})
            if (static_cast<int>(setup.players.size()) < players)
                setup.players.emplace_back(name);
        setup.mode = mode;
        setup = canonicalSetup(nations::gameInfo(), setup);
        MaybeRefusal refusal;
        return std::make_unique<NationsMatch>(Session::begin(*findGame("nations"), setup, &*library, refusal));
    }

    std::unique_ptr<NationsMatch> open(storage::MatchId id)
    {
        MaybeRefusal refusal;
        return std::make_unique<NationsMatch>(Session::open(*library, id, refusal));
    }

    QTemporaryDir folder;
    std::optional<storage::Library> library;
};

/// A move as a line (model/core/notation.h).
inline Value moveOf(const char *line)
{
    Value value;
    if (readNotation<nations::Move>(line, value))
        qFatal("no notation: %s", line);
    return value;
}

/// Makes moves one after the other; false with the first that is refused.
inline bool play(NationsMatch &match, std::initializer_list<const char *> lines)
{
    for (const char *line : lines) {
        const Value move = moveOf(line);
        if (!match.make(std::span(&move, 1))) {
            qWarning("refused: %s", line);
            return false;
        }
    }
    return true;
}

/// A match of the random player with a box that is made up, from there on played back move by move.
inline Array simulated(const char *depth, int players, std::uint64_t seed, Object options = {})
{
    Setup setup;
    options.insert(options.begin(), {"depth", depth});
    setup.options = std::move(options);
    for (int seat = 0; seat < players; ++seat)
        setup.players.push_back("P" + std::to_string(seat));
    setup = canonicalSetup(nations::gameInfo(), setup);
    return findGame("nations")->simulate(setup, {seed, true}).log;
}

} // namespace pegsheet::app
