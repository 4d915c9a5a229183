// SPDX-License-Identifier: Apache-2.0
// How large the code of a match is.
#include "model/core/matchof.h"
#include "model/core/seal.h"
#include "model/core/sharesetup.h"
#include "model/tapestry/game.h"
#include "tests/registry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace tst_tapestry_codes {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

using TheMatch = MatchOf<tapestry::Game>;

// Characters of a text that a QR code of version 12-M holds in its alphanumeric mode.
constexpr std::size_t kVersion12M = 419;
constexpr std::size_t kTurns = 120;
constexpr std::size_t kMatches = 100;

// The text of a code, written as shareText() does for a game of the catalogue.
std::string codeOf(const TheMatch &match)
{
    EntropyEncoder encoder;
    bool isKnown = true;
    encoder.uniform(1, 256);
    encoder.uniform(0, 256);
    encoder.uniform(3, kGamesInCodes);
    codeCount(encoder, 1U);
    codeBits(encoder, 0x0123456789ABCDEFU, 64);
    codeTruth(encoder, true, 63, 1);
    (void)sharing::codeSetup(encoder, tapestry::Game::info(), match.setup(), isKnown);
    codeTruth(encoder, false, 1, 7);
    codeCount(encoder, static_cast<std::uint32_t>(match.length()));
    match.writeMoves(encoder, 0);
    codeBits(encoder, 0xABCDEFU, 24);
    return sealed(encoder.finish());
}

// A player advances as long as that can be paid, and takes income then. Of the queue everything is answered by chance; `told` of
// ten effects of cards are told, the others are skipped.
Move nextMove(const State &state, Random &random, std::uint32_t told)
{
    if (phaseOf(state) == Phase::Turn) {
        const ListedMoves listed(state);
        if (!listed.any(Kind::Advance))
            return TakeIncome();
        return listed.at(Kind::Advance, random.below(listed.countUsual(Kind::Advance)));
    }
    if (entryFor(state, {}, Wants::TellEffect) >= 0 && random.below(10) < told) {
        constexpr std::array<std::string_view, 6> kEffects{"vp(5)",        "any",        "coin",
                                                           "vp_per(city)", "adv_x(any)", "then(invent,upgrade)"};
        TellEffect effect;
        (void)readBenefit(kEffects.at(random.below(kEffects.size())), effect.gains);
        return effect;
    }
    State played = state;
    return playRandomly(played, random);
}

struct Played
{
    std::size_t turns = 0;
    std::size_t length = 0; ///< characters of the code
};

// A match of four to its end.
Played played(std::uint64_t seed, std::uint32_t told)
{
    const Setup setup{{"Adelaide", "Benjamin", "Carlotta", "Dominica"}, "base", {}};
    MaybeRefusal refusal;
    const auto match = TheMatch::start(setup, refusal);
    Random random(seed);
    Played played;
    while (!match->over()) {
        const State before = match->current();
        if (match->play(nextMove(before, random, told)))
            qFatal("a move is refused");
        played.turns += tapestry::Game::endsTurn(before, *match->lastMove(), match->current()) ? 1U : 0U;
    }
    played.length = codeOf(*match).size();
    return played;
}

} // namespace

class TestCodes : public QObject
{
    Q_OBJECT

private slots:
    // A match of four with 120 turns and names of eight letters fits into one code of version 12-M. Random matches are over after
    // fewer turns: what a turn costs in them is taken 120 times, and the names and the seal with it. Where the effect of every card
    // and tech is told nine of ten fit.
    void aMatchFitsIntoOneCode_data()
    {
        QTest::addColumn<unsigned>("told");
        QTest::newRow("what cards say is skipped, as by the random player") << 0U;
        QTest::newRow("all that cards say is told") << 10U;
    }
    void aMatchFitsIntoOneCode()
    {
        QFETCH(const unsigned, told);
        std::size_t turns = 0;
        std::vector<std::size_t> lengths;
        for (std::uint64_t seed = 0; seed < kMatches; ++seed) {
            const Played match = played(seed, told);
            turns += match.turns;
            lengths.push_back(match.length * kTurns / match.turns);
        }
        std::sort(lengths.begin(), lengths.end());
        const std::size_t nineOfTen = lengths[kMatches * 9 / 10];
        qInfo("%zu turns on average; with %zu a match has %zu characters, nine of ten at most %zu, the longest %zu",
              turns / kMatches, kTurns, lengths[kMatches / 2], nineOfTen, lengths.back());
        QVERIFY(nineOfTen <= kVersion12M);
        QVERIFY(told > 0 || lengths.back() <= kVersion12M);
    }
};

} // namespace tst_tapestry_codes

PEGSHEET_TEST(tst_tapestry_codes, TestCodes)
#include "tst_codes.moc"
