// SPDX-License-Identifier: Apache-2.0
// What a move costs from the touch until every binding of the window is up to date, commit included, with four sheets
// shown at 1920x1080; beside it the same moves in the same order, committed without a window.
//
//     bench_moves [SEED]
#include "model/bronze/game.h"
#include "tests/bench/windowseries.h"

#include <QTemporaryDir>
#include <cstdlib>

using namespace pegsheet;
using namespace Qt::StringLiterals;

namespace {

Setup fourPlayers()
{
    return {{"Ada", "Ben", "Cleo", "Dov"}, {}, {}, "play"};
}

std::unique_ptr<Session> begun(storage::Library &library)
{
    MaybeRefusal refusal;
    return Session::begin(*findGame("bronze"), fourPlayers(), &library, refusal);
}

void play(std::uint64_t seed, bench::Series &series)
{
    const QTemporaryDir folder;
    tests::Table::Options options;
    options.database = folder.filePath(u"window.db"_s);
    options.size = {1920, 1080};
    {
        storage::Library library(std::filesystem::path(options.database.toStdU16String()));
        options.open = begun(library)->id().value;
    }
    storage::Library bareLibrary(std::filesystem::path(folder.filePath(u"bare.db"_s).toStdU16String()));
    const auto bare = begun(bareLibrary);
    tests::Table table(options);
    app::BronzeMatch *match = table.match();

    Random random(seed);
    bronze::State state;
    if (bronze::start(fourPlayers(), state))
        std::abort();
    while (!bronze::Bronze::over(state)) {
        const bronze::Move move = bronze::playRandomly(state, random);
        const Value value = MatchOf<bronze::Bronze>::moveValue(move);
        series.bare.push_back(bench::milliseconds([&] { (void)bare->play(value); }));
        series.window.push_back(bench::milliseconds([&] {
            match->make(std::span(&value, 1));
            bench::finishUpdates();
        }));
        // Drawn as on the screen, but outside of the measurement.
        table.settle();
    }
    bench::refuseWarnings(table);
}

} // namespace

int main(int argc, char **argv)
{
    return bench::printSeries(argc, argv, "moves", &play);
}
