// SPDX-License-Identifier: Apache-2.0
// What a move costs from the touch until every binding of the window is up to date, commit included, with four sheets
// shown at 1920x1080; beside it the same moves in the same order, committed without a window.
//
//     bench_moves [SEED]
#include "model/bronze/game.h"
#include "qml/theme/applicationfont.h"
#include "tests/bench/parts.h"
#include "tests/qml/pages/table.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <cstdio>
#include <cstdlib>

using namespace pegsheet;
using namespace Qt::StringLiterals;

namespace {

constexpr int kMatches = 3;

Setup fourPlayers()
{
    return {{"Ada", "Ben", "Cleo", "Dov"}, {}, {}, "play"};
}

std::unique_ptr<Session> begun(storage::Library &library)
{
    MaybeRefusal refusal;
    return Session::begin(*findGame("bronze"), fourPlayers(), &library, refusal);
}

struct Series
{
    std::vector<double> window;
    std::vector<double> bare;
};

void play(std::uint64_t seed, Series &series)
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
            match->make(std::span(&move, 1));
            // Items that go, bindings that were put off, positioners.
            QCoreApplication::sendPostedEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }));
        // Drawn as on the screen, but outside of the measurement.
        table.settle();
    }
    // A page that is not there would be fast.
    if (!table.warnings().isEmpty())
        qFatal("%s", qPrintable(table.warnings().join(u'\n')));
}

} // namespace

int main(int argc, char **argv)
{
    const QGuiApplication application(argc, argv);
    setApplicationFont();
    Series series;
    const std::uint64_t seed = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1;
    for (std::uint64_t match = 0; match < kMatches; ++match)
        play(seed + match, series);
    bench::print("bare", series.bare);
    bench::print("window", series.window);
    std::printf("moves %zu\n", series.window.size());
    return 0;
}
