// SPDX-License-Identifier: Apache-2.0
// How large codes are and how long they take: matches of four players of the random player, names included; the turns of such
// matches alone; and the encoded moves against the information in them.
//
//     bench_share [MATCHES]
#include "model/bronze/game.h"
#include "model/core/codetext.h"
#include "model/core/exchange.h"
#include "model/core/matchof.h"
#include "model/core/meter.h"
#include "model/core/uid.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace pegsheet;
using BronzeMatch = MatchOf<bronze::Bronze>;

namespace {

constexpr int kTurnsOfMatches = 20; // of so many matches one gives its turns too

Setup fourPlayers()
{
    return canonicalSetup(bronze::Bronze::info(), {{"Benedikt", "Gabriele", "Franzisk", "Margaret"}, {}, {}, "play"});
}

std::unique_ptr<BronzeMatch> played(std::uint64_t seed)
{
    MaybeRefusal refusal;
    auto match = BronzeMatch::start(fourPlayers(), refusal);
    Random random(seed);
    while (!match->over()) {
        bronze::State state = match->current();
        if (match->play(bronze::playRandomly(state, random)))
            std::abort();
    }
    return match;
}

std::string codeOf(const Match &match, int since = 0)
{
    return shareText(match, {uidFrom(1), since});
}

template <typename T>
T part(std::vector<T> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.at(static_cast<std::size_t>(share * static_cast<double>(values.size() - 1)));
}

double overheadOf(const Match &match)
{
    EntropyEncoder encoder;
    EntropyMeter meter;
    match.writeMoves(encoder, 0);
    match.writeMoves(meter, 0);
    return static_cast<double>(encoder.finish().size() * 8) - meter.bits();
}

// The length of the text of every turn's part of a match, in characters.
void addTurns(const Match &match, std::vector<std::size_t> &lengths)
{
    int since = 0;
    for (int place = 1; place <= match.length(); ++place) {
        const bool ends = place == match.length() || match.playerAt(place) != match.playerAt(place - 1);
        if (!ends)
            continue;
        if (since > 0) {
            NodeId node = match.head();
            for (int back = match.length(); back > place; --back)
                node = match.node(node).parent;
            lengths.push_back(codeOf(*match.branch(node), since).size());
        }
        since = place;
    }
}

template <typename Work>
double milliseconds(Work &&work)
{
    std::vector<double> times;
    for (int i = 0; i < 101; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        work();
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    return part(times, 0.5);
}

void timeLongMatch()
{
    std::uint64_t seed = 0;
    auto match = played(seed);
    while (match->length() < 300)
        match = played(++seed);
    match->undo(match->length() - 300);
    const std::string text = codeOf(*match);
    std::printf("encode %.3f\n", milliseconds([&] { (void)codeOf(*match); }));
    std::printf("decode %.3f\n", milliseconds([&] {
                    MaybeRefusal refusal;
                    const auto code = SharedCode::read(text, refusal);
                    if (code == nullptr || code->whole(refusal) == nullptr)
                        std::abort();
                }));
}

} // namespace

int main(int count, char **arguments)
{
    const int matches = count > 1 ? std::atoi(arguments[1]) : 10000;
    std::vector<std::size_t> whole;
    std::vector<std::size_t> turns;
    std::vector<double> overheads;
    for (int seed = 0; seed < matches; ++seed) {
        const auto match = played(static_cast<std::uint64_t>(seed));
        whole.push_back(codeOf(*match).size());
        overheads.push_back(overheadOf(*match));
        if (seed % kTurnsOfMatches == 0)
            addTurns(*match, turns);
    }
    MaybeRefusal refusal;
    const auto begun = BronzeMatch::start(fourPlayers(), refusal);
    const auto header = fromBase43(std::string_view(codeOf(*begun)).substr(kCodePrefix.size()));
    std::printf("header %zu\nwhole-median %zu\nwhole-p99 %zu\n", header->size(), part(whole, 0.5), part(whole, 0.99));
    std::printf("turn-median %zu\nturn-p99 %zu\noverhead %.1f\n", part(turns, 0.5), part(turns, 0.99), part(overheads, 1));
    timeLongMatch();
    return 0;
}
