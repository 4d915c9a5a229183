// SPDX-License-Identifier: Apache-2.0
// What a touch on the head of a track costs on a phone, from the touch until every binding of the window is up to date, commit
// included, with five players of Tapestry; beside it the same moves, committed without a window.
//
//     bench_touches [SEED]
#include "app/tapestry/tapestrymatch.h"
#include "tests/bench/windowseries.h"

#include <QTemporaryDir>

using namespace pegsheet;
using namespace Qt::StringLiterals;
using app::TapestryMatch;

namespace {

std::unique_ptr<Session> begun(storage::Library &library)
{
    MaybeRefusal refusal;
    return Session::begin(*findGame("tapestry"), {{"Ada", "Ben", "Cleo", "Dov", "Eva"}, {}, {}, "play"}, &library, refusal);
}

const MatchOf<tapestry::Game> &typed(TapestryMatch &match)
{
    return static_cast<const MatchOf<tapestry::Game> &>(match.session().match());
}

// The track of the random player's next step, where its head makes one; -1 where it does something else.
int headOf(TapestryMatch &match, const tapestry::Move &move)
{
    const auto *advance = std::get_if<tapestry::Advance>(&move);
    if (advance == nullptr)
        return -1;
    const int track = static_cast<int>(advance->track);
    const QVariantMap sheet = match.sheets().at(match.turnSeat()).toMap();
    return sheet.value(u"tracks"_s).toList().at(track).toMap().value(u"possible"_s).toBool() ? track : -1;
}

void play(std::uint64_t seed, bench::Series &series)
{
    const QTemporaryDir folder;
    tests::Table::Options options;
    options.database = folder.filePath(u"window.db"_s);
    {
        storage::Library library(std::filesystem::path(options.database.toStdU16String()));
        options.open = begun(library)->id().value;
    }
    storage::Library bareLibrary(std::filesystem::path(folder.filePath(u"bare.db"_s).toStdU16String()));
    const auto bare = begun(bareLibrary);
    tests::Table table(options);
    auto *match = qobject_cast<TapestryMatch *>(table.application().match());

    Random random(seed);
    while (!match->over()) {
        tapestry::State state = typed(*match).current();
        const tapestry::Move move = tapestry::playRandomly(state, random);
        const int head = headOf(*match, move);
        const Value value = MatchOf<tapestry::Game>::moveValue(move);
        if (head < 0) {
            match->make(std::span(&value, 1));
        } else {
            series.window.push_back(bench::milliseconds([&] {
                match->touch(u"advance"_s, head);
                bench::finishUpdates();
            }));
        }
        const Array log = match->session().match().log();
        for (int place = bare->match().length(); place < static_cast<int>(log.size()); ++place) {
            const double taken = bench::milliseconds([&] { (void)bare->play(log[static_cast<std::size_t>(place)]); });
            if (head >= 0)
                series.bare.push_back(taken);
        }
        // Drawn as on the screen, but outside of the measurement.
        table.settle();
    }
    bench::refuseWarnings(table);
}

} // namespace

int main(int argc, char **argv)
{
    return bench::printSeries(argc, argv, "touches", &play);
}
