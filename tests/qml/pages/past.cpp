// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/past.h"

#include "model/bronze/game.h"
#include "model/catalog.h"
#include "model/core/matchof.h"
#include "storage/library.h"

#include <array>

namespace pegsheet::tests {

namespace {

using bronze::Bronze;

constexpr std::int64_t kLast = 1'792'000'000; // 14 October 2026
constexpr std::int64_t kDay = 86400;
constexpr int kOpenAfter = 40; ///< moves of the open match

Setup setupOf(int number)
{
    static constexpr std::array kNames{"Ada", "Benedikt", "Cleo", "Dov"};
    Setup setup;
    setup.mode = "play";
    setup.variant = number % 7 == 3 ? "late" : "classic";
    const int players = 2 + number % 3;
    for (int seat = 0; seat < players; ++seat) {
        const int who = (seat + number * 3) % 4;
        setup.players.emplace_back(kNames[static_cast<std::size_t>(who)]);
        setup.marks.push_back(who);
    }
    return setup;
}

storage::StoredMatch played(const Setup &setup, int number, int matches)
{
    storage::StoredMatch stored;
    stored.entry.setup = canonicalSetup(Bronze::info(), setup);
    MaybeRefusal refusal;
    const auto match = MatchOf<Bronze>::start(stored.entry.setup, refusal);
    Random random(static_cast<std::uint64_t>(number) + 11);
    bronze::State state = match->current();
    const bool isOpen = number + 1 == matches;
    while (!match->over() && !(isOpen && match->length() >= kOpenAfter))
        (void)match->play(Bronze::playRandomly(state, random));
    for (NodeId node = 1; node <= match->nodeCount(); ++node)
        stored.nodes.push_back(match->node(node));
    stored.head = match->head();
    stored.tip = match->tip();
    stored.entry.game = Bronze::info().id;
    stored.entry.rulesVersion = Bronze::info().rulesVersion;
    stored.entry.startedAt = kLast - (matches - 1 - number) * 5 * kDay;
    stored.entry.played = 2400 + number * 737 % 4000;
    stored.entry.touchedAt = stored.entry.startedAt + *stored.entry.played;
    stored.entry.summary = match->standing();
    if (number % 5 == 1)
        stored.entry.about = {"Café Zur Höhle", "Cleo’s first match; the dog ate a die."};
    return stored;
}

} // namespace

void keepPast(const QString &database, int matches)
{
    storage::Library library(database.toStdU16String());
    std::vector<storage::StoredMatch> past;
    for (int number = 0; number < matches; ++number)
        past.push_back(played(setupOf(number), number, matches));
    library.insert(past);
}

void keepAlone(const QString &database, const QString &name)
{
    storage::Library library(database.toStdU16String());
    Setup setup;
    setup.mode = "play";
    setup.players = {name.toStdString()};
    library.insert(std::vector{played(setup, 0, 2)});
}

} // namespace pegsheet::tests
