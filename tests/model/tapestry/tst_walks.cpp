// SPDX-License-Identifier: Apache-2.0
// Random matches: what is listed is accepted and nothing else, and what always holds.
#include "model/core/random.h"
#include "model/tapestry/listed.h"
#include "model/tapestry/rules.h"
#include "tests/model/tapestry/invariants.h"
#include "tests/model/tapestry/randommove.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_tapestry_walks {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

constexpr int kMatches = 200;
constexpr int kLongest = 5000;

State begun(int players, bool keepsCities = false)
{
    Setup setup;
    if (keepsCities)
        setup.options = {{"depth", "full"}};
    for (int seat = 0; seat < players; ++seat)
        setup.players.push_back("Player " + std::to_string(seat + 1));
    State state;
    if (start(setup, state))
        qFatal("the set-up is refused");
    return state;
}

// The move at that place is accepted, and found there.
std::string faultAt(const State &state, const ListedMoves &listed, std::uint32_t index)
{
    const Move move = listed.at(index);
    if (const auto refusal = refuses(state, move))
        return "a listed move is refused: " + std::string(refusal->code);
    return listed.indexOf(move) == index ? "" : "a listed move is at another place";
}

// Everything that is listed, in order of kinds and without two that are the same.
std::string faultOfList(const State &state)
{
    const ListedMoves listed(state);
    const std::uint32_t size = listed.size();
    std::size_t kind = 0;
    for (std::uint32_t index = 0; index < size; ++index) {
        if (std::string fault = faultAt(state, listed, index); !fault.empty())
            return fault;
        const std::size_t here = listed.at(index).index();
        if (here < kind)
            return "kinds are out of order";
        kind = here;
    }
    for (int i = 0; i < kKinds; ++i)
        if (listed.any(static_cast<Kind>(i)) != (listed.count(static_cast<Kind>(i)) > 0))
            return "a kind is there and empty, or empty and there";
    return {};
}

// Matches with odd numbers begin in the middle; of every four the last two keep cities.
State begunAs(int players, int match, Random &random)
{
    State state = begun(players, match % 4 >= 2);
    for (int seat = 0; seat < players && match % 2 == 1; ++seat) {
        const Move middle = randomMiddle(seat, random);
        if (refuses(state, middle))
            qFatal("a correction is refused");
        apply(state, middle, Teller());
    }
    return state;
}

// Calls `use(before, move, after)` for every move of random matches until that answers with a fault.
template <typename Use>
std::string eachMove(int players, int matches, std::uint64_t from, Use use)
{
    for (int match = 0; match < matches; ++match) {
        Random random(from + static_cast<std::uint64_t>(match));
        State state = begunAs(players, match, random);
        for (int moves = 0; state.step != Step::Over; ++moves) {
            if (moves == kLongest)
                return "the match does not end";
            const State before = state;
            const Move move = randomMove(before, random);
            if (const auto refusal = refuses(before, move))
                return "the random move is refused: " + std::string(refusal->code);
            apply(state, move, Teller());
            if (std::string fault = use(before, move, state); !fault.empty())
                return fault + " (seed " + std::to_string(match) + ", move " + std::to_string(moves) + ", kind "
                    + std::to_string(move.index()) + ')';
        }
    }
    return {};
}

} // namespace

// For one to five players.
class TestWalks : public QObject
{
    Q_OBJECT

private slots:
    void invariantsHold_data() { tables(); }
    void invariantsHold()
    {
        QFETCH(const int, players);
        const std::string fault = eachMove(players, kMatches, 1, [](const State &before, const Move &, const State &after) {
            const std::string broken = Invariants::broken(after);
            return broken.empty() ? Invariants::brokenBy(before, after) : broken;
        });
        QCOMPARE(fault, std::string());
    }
    // Tiles are in the supply, with a player, on the map or explored.
    void suppliesAddUp_data() { tables(); }
    void suppliesAddUp()
    {
        QFETCH(const int, players);
        Random random(5);
        std::string fault;
        for (int match = 0; match < kMatches && fault.empty(); ++match)
            for (State state = begun(players); state.step != Step::Over && fault.empty(); fault = Invariants::brokenSupply(state))
                apply(state, randomMove(state, random), Teller());
        QCOMPARE(fault, std::string());
    }
    void whatIsListedIsAccepted_data() { tables(); }
    void whatIsListedIsAccepted()
    {
        QFETCH(const int, players);
        Random random(1);
        const std::string fault = eachMove(players, kMatches, 1000, [&](const State &before, const Move &move, const State &) {
            const ListedMoves listed(before);
            if (listed.indexOf(move).has_value() != isListed(move))
                return std::string("the random move is not listed, or is and should not be");
            const std::uint32_t size = listed.size();
            for (const std::uint32_t index : {std::uint32_t{0}, size - 1, random.below(std::max(size, 1U))})
                if (index < size)
                    if (std::string found = faultAt(before, listed, index); !found.empty())
                        return found;
            return std::string();
        });
        QCOMPARE(fault, std::string());
    }
    void wholeLists_data() { tables(); }
    void wholeLists()
    {
        QFETCH(const int, players);
        Random random(2);
        const std::string fault = eachMove(players, kMatches / 10, 2000, [&](const State &before, const Move &, const State &) {
            return random.below(5) == 0 ? faultOfList(before) : std::string();
        });
        QCOMPARE(fault, std::string());
    }
    // Moves of another state, and such as come: accepted exactly where they are listed, and at their place.
    void whatIsAcceptedIsListed_data() { tables(); }
    void whatIsAcceptedIsListed()
    {
        QFETCH(const int, players);
        Random random(3);
        std::vector<Move> seen;
        int accepted = 0;
        const std::string fault = eachMove(players, kMatches / 2, 3000, [&](const State &before, const Move &move, const State &) {
            seen.push_back(move);
            const ListedMoves listed(before);
            for (int time = 0; time < 20; ++time) {
                const Move other = time < 5 ? seen.at(random.below(static_cast<std::uint32_t>(seen.size())))
                                            : randomAnswer(before, random);
                const auto index = listed.indexOf(other);
                if (isListed(other) && index.has_value() == refuses(before, other).has_value())
                    return std::string("accepted and not listed, or listed and refused");
                if (index && !(listed.at(*index) == other))
                    return std::string("another move is at its place");
                accepted += index ? 1 : 0;
            }
            return std::string();
        });
        QCOMPARE(fault, std::string());
        QVERIFY(accepted > 1000);
    }
    // Every kind of listed move and every space comes up, so that what is proved here is proved of them.
    void everythingComesUp()
    {
        std::array<int, kKinds> kinds{};
        std::uint32_t everywhere = ~0U;
        Per<std::uint32_t, Track> spaces{};
        (void)eachMove(4, kMatches, 4000, [&](const State &before, const Move &move, const State &) {
            if (isListed(move))
                ++kinds.at(move.index());
            for (const Player &player : before.seated())
                for (const Track track : kAll<Track>)
                    spaces[track] |= player.tracks[track].spaces();
            return std::string();
        });
        for (int kind = 0; kind < kKinds; ++kind) // what asks for the name of a card is none where cards are counted
            QVERIFY((kinds.at(static_cast<std::size_t>(kind)) > 20) == (kind < static_cast<int>(Kind::Invent)));
        for (const std::uint32_t there : spaces.values)
            everywhere &= there;
        QVERIFY(everywhere == (1U << (kSpaces + 1)) - 1);
    }
    // Benefits are typed in at any time, all of the language.
    void typedBenefits_data() { tables(); }
    void typedBenefits()
    {
        QFETCH(const int, players);
        Random random(4);
        int refused = 0;
        int made = 0;
        for (int match = 0; match < 40; ++match) {
            State state = begunAs(players, match, random);
            for (int moves = 0; moves < 600 && state.step != Step::Over; ++moves) {
                const bool isTyped = random.below(6) == 0 && state.step == Step::Turns;
                const Move move = isTyped
                    ? Move(TellBenefit{static_cast<std::uint8_t>(random.below(state.players)), randomBenefit(random), ""})
                    : randomMove(state, random);
                if (refuses(state, move)) {
                    QVERIFY(isTyped);
                    ++refused;
                    continue;
                }
                ++made;
                apply(state, move, Teller());
                const std::string fault = Invariants::broken(state);
                QVERIFY2(fault.empty(), fault.c_str());
                if (random.below(20) == 0) {
                    const std::string list = faultOfList(state);
                    QVERIFY2(list.empty(), list.c_str());
                }
            }
        }
        QVERIFY(made > refused);
    }

private:
    static void tables()
    {
        QTest::addColumn<int>("players");
        for (int players = 1; players <= kMostSeats; ++players)
            QTest::addRow("%d players", players) << players;
    }
};

} // namespace tst_tapestry_walks

PEGSHEET_TEST(tst_tapestry_walks, TestWalks)
#include "tst_walks.moc"
