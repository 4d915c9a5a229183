// SPDX-License-Identifier: Apache-2.0
// How large the code of a match is.
#include "model/core/matchof.h"
#include "model/core/seal.h"
#include "model/core/sharesetup.h"
#include "model/tapestry/game.h"
#include "model/tapestry/judging.h"
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

// Characters of a text that a QR code of version 12-M holds in its alphanumeric mode, and one of version 15-M.
constexpr std::size_t kVersion12M = 419;
constexpr std::size_t kVersion15M = 600;
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
    const ListedMoves listed(state);
    // Every city is kept; what was laid aside is built.
    if (listed.any(Kind::Capital))
        return listed.at(Kind::Capital, random.below(listed.countUsual(Kind::Capital)));
    if (phaseOf(state) == Phase::Turn && refusesUnbuilt(state, state.turn))
        return listed.at(Kind::Place, random.below(listed.count(Kind::Place)));
    if (phaseOf(state) == Phase::Turn) {
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
Played played(std::uint64_t seed, std::uint32_t told, const Object &options)
{
    const Setup setup{{"Adelaide", "Benjamin", "Carlotta", "Dominica"}, "base", options};
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
    // and tech is told nine of ten fit. With four cities plot by plot it is one of version 15-M, also where cards have names.
    void aMatchFitsIntoOneCode_data()
    {
        QTest::addColumn<unsigned>("told");
        QTest::addColumn<Object>("options");
        for (const char *depth : {"tracks", "full"}) {
            QTest::addRow("what cards say is skipped, as by the random player: %s", depth) << 0U << Object{{"depth", depth}};
            QTest::addRow("all that cards say is told: %s", depth) << 10U << Object{{"depth", depth}};
        }
        QTest::newRow("cards have names") << 0U << Object{{"depth", "full"}, {"cards", "named"}};
    }
    void aMatchFitsIntoOneCode()
    {
        QFETCH(const unsigned, told);
        QFETCH(const Object, options);
        const std::size_t most = options.front().value == Value("full") ? kVersion15M : kVersion12M;
        std::size_t turns = 0;
        std::vector<std::size_t> lengths;
        for (std::uint64_t seed = 0; seed < kMatches; ++seed) {
            const Played match = played(seed, told, options);
            turns += match.turns;
            lengths.push_back(match.length * kTurns / match.turns);
        }
        std::sort(lengths.begin(), lengths.end());
        const std::size_t nineOfTen = lengths[kMatches * 9 / 10];
        qInfo("%zu turns on average; with %zu a match has %zu characters, nine of ten at most %zu, the longest %zu",
              turns / kMatches, kTurns, lengths[kMatches / 2], nineOfTen, lengths.back());
        QVERIFY(nineOfTen <= most);
        QVERIFY(told > 0 || lengths.back() <= most);
    }
    // What was written down or shared reads as ever: every state of twenty matches has the number that it had before there were
    // cities, before cards had names, or before civilizations had, and the moves the same bytes.
    void matchesAreAsEver_data()
    {
        using Numbers = std::array<std::uint64_t, kMostSeats>;
        QTest::addColumn<Object>("options");
        QTest::addColumn<unsigned>("players");
        QTest::addColumn<quint64>("ever");
        constexpr Numbers kTracks{0x810CA99AECAE3E06U, 0x4200891988D4A8F9U, 0x964AC519ED7A45D2U, 0x2AC698D1014B2D1FU,
                                  0x33918C2153B0A8E7U};
        constexpr Numbers kFull{0xF70FC03D11063F5FU, 0x88166EEC95459313U, 0x587D6F491B914069U, 0x17F9A93A27DB3142U,
                                0xF9CB87674C44E02DU};
        constexpr Numbers kNamed{0xDE0D01B12EFBAA8CU, 0xF44ACA191FBD04B8U, 0xFAA7C00F0316CD4CU, 0x8348087530EC4709U,
                                 0x18A10C0C91EC8E23U};
        const Object named{{"depth", "full"}, {"cards", "named"}};
        for (const auto &[options, numbers] : {std::pair(Object{{"depth", "tracks"}}, kTracks),
                                               std::pair(Object{{"depth", "full"}}, kFull), std::pair(named, kNamed)})
            for (unsigned players = 1; players <= numbers.size(); ++players)
                QTest::addRow("%s, %u players", options.back().value.text()->c_str(), players)
                    << options << players << quint64{numbers.at(players - 1)};
    }
    void matchesAreAsEver()
    {
        QFETCH(const Object, options);
        QFETCH(const unsigned, players);
        QFETCH(const quint64, ever);
        Hasher hasher;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const Setup setup{std::vector<std::string>(players, "Player"), "base", options};
            State state;
            QVERIFY(!start(setup, state));
            Random random(seed);
            EntropyEncoder encoder;
            while (state.step != Step::Over) {
                const State before = state;
                (void)codeMove(encoder, before, playRandomly(state, random));
                hasher.feed(hashOfFields(state), 8);
            }
            for (const std::uint8_t byte : encoder.finish())
                hasher.byte(byte);
        }
        QCOMPARE(quint64{hasher.sum()}, ever);
    }
};

} // namespace tst_tapestry_codes

PEGSHEET_TEST(tst_tapestry_codes, TestCodes)
#include "tst_codes.moc"
