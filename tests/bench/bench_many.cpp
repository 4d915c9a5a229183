// SPDX-License-Identifier: Apache-2.0
// What the pages of the past cost where very many matches are kept: each query of the history and the statistics, in
// milliseconds, the slowest of several.
//
//     bench_many FILE [MATCHES]
//
// FILE must not exist and is left for a look; 100,000 matches unless told.
#include "storage/library.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <random>
#include <vector>

using namespace pegsheet;
using namespace pegsheet::storage;

namespace {

constexpr int kRuns = 7;
constexpr int kNames = 60;
constexpr std::size_t kPage = 50;
constexpr std::size_t kAtOnce = 5000;

/// A plausible result: three games of ten are open, the others have two to four players and what their points came from.
StoredMatch drawn(std::mt19937 &random, int number)
{
    const auto below = [&](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
    StoredMatch match;
    match.entry.game = "bronze";
    match.entry.rulesVersion = 1;
    match.entry.startedAt = 1'500'000'000 + number * 3600LL;
    match.entry.touchedAt = match.entry.startedAt + 2400;
    match.entry.played = 2000 + below(1500);
    match.entry.setup.variant = below(5) == 0 ? "late" : "classic";
    match.entry.setup.mode = "play";
    Summary &summary = match.entry.summary;
    summary.over = below(10) >= 3;
    summary.player = summary.over ? -1 : 0;
    const int players = 2 + below(3);
    const int first = below(kNames);
    for (int seat = 0; seat < players; ++seat) {
        // Some play often, most seldom.
        const int name = (first * first / kNames + seat * 7) % kNames;
        match.entry.setup.players.push_back("Player " + std::to_string(name));
        const int monuments = below(25);
        const int developments = below(30);
        const int disasters = -below(9);
        summary.scores.push_back(monuments + developments + disasters);
        if (summary.over)
            summary.sources.push_back({{"developments", developments}, {"monuments", monuments}, {"bonus", below(6)}, {"disasters", disasters}});
    }
    if (summary.over)
        summary.winners = {static_cast<int>(std::max_element(summary.scores.begin(), summary.scores.end()) - summary.scores.begin())};
    if (below(20) == 0)
        match.entry.about = {"Café", "a note of some length about the evening"};
    return match;
}

/// Many at once: a commit each would take the time of the disk, not ours.
void fill(const std::filesystem::path &file, int matches)
{
    Library library(file);
    std::mt19937 random(1);
    std::vector<StoredMatch> some;
    for (int number = 0; number < matches; ++number) {
        some.push_back(drawn(random, number));
        if (some.size() == kAtOnce || number + 1 == matches) {
            library.insert(some);
            some.clear();
        }
    }
}

template <typename Work>
void time(const char *what, Work &&work)
{
    double slowest = 0;
    for (int run = 0; run < kRuns; ++run) {
        const auto begin = std::chrono::steady_clock::now();
        work();
        slowest = std::max(slowest, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    std::printf("%-34s %8.2f ms\n", what, slowest);
}

Wanted::Word word(const char *text)
{
    return {{text}, {}};
}

void measure(const Library &library, std::size_t matches)
{
    std::printf("%zu matches, %zu tallies\n", matches, library.tallies({}).size());
    time("history: first page", [&] { (void)library.find({}, 0, kPage); });
    time("history: last page", [&] { (void)library.find({}, matches - kPage, kPage); });
    time("start: first page", [&] { (void)library.find({Wanted::Which::All, Wanted::Order::Played, {}, {}, {}}, 0, kPage); });
    time("history: open ones", [&] { (void)library.find({Wanted::Which::Open, {}, {}, {}, {}}, 0, kPage); });
    time("history: how many of each", [&] { (void)library.counts(); });
    Wanted one;
    one.player = "Player 3";
    time("history: with one player", [&] { (void)library.find(one, 0, kPage); });
    Wanted search;
    search.words = {word("player 59"), word("caf")};
    time("history: search", [&] { (void)library.find(search, 0, kPage); });
    search.words = {word("nothing of the kind")};
    time("history: search in vain", [&] { (void)library.find(search, 0, kPage); });
    time("statistics: who", [&] { (void)library.names(); });
    time("statistics: rule sets", [&] { (void)library.variants(); });
    time("statistics: all tallies", [&] { (void)library.tallies({}); });
    time("statistics: one player", [&] { (void)library.tallies({"", "", "Player 3", ""}); });
    time("statistics: the last results", [&] { (void)library.results({"Player 3", "bronze", "", 200}); });
}

} // namespace

int main(int count, char **arguments)
{
    if (count < 2 || (count < 3 && std::filesystem::exists(arguments[1]))) {
        std::fprintf(stderr, "usage: bench_many FILE [MATCHES], FILE being new\n");
        return 2;
    }
    try {
        const int matches = count > 2 ? std::atoi(arguments[2]) : 100'000;
        if (!std::filesystem::exists(arguments[1]))
            fill(arguments[1], matches);
        measure(Library(arguments[1]), static_cast<std::size_t>(matches));
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
    return 0;
}
