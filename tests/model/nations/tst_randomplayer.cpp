// SPDX-License-Identifier: Apache-2.0
// The random player of simulate (protocol), and the box it plays with.
#include "model/catalog.h"
#include "tests/model/nations/table.h"
#include "tests/registry.h"

#include <map>
#include <set>

namespace tst_nations_randomplayer {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

constexpr int kTimes = 20000;

// How often the random player makes moves that `name` calls alike, asked again and again in the same state.
template <typename Name>
std::map<std::string, int> frequencies(const State &state, Name name)
{
    Random random(1);
    std::map<std::string, int> counts;
    for (int time = 0; time < kTimes; ++time) {
        State copy = state;
        ++counts[name(playRandomly(copy, random))];
    }
    return counts;
}

std::string typeOf(const Move &move)
{
    return std::visit([](const auto &made) { return std::string(made.kType); }, move);
}

// Within five standard deviations of its share.
bool isShare(int count, double share)
{
    const double off = count - kTimes * share;
    return off * off < 25 * kTimes * share * (1 - share);
}

} // namespace

class TestRandomPlayer : public QObject
{
    Q_OBJECT

private slots:
    void kindsAreEquallyLikely()
    {
        Table table(2);
        table.play("deal famine=1 war=1").play("roll faces=whiteGold:5");
        table.play("correct player=0 set=wonder:{kind:wonder,stone:1}");
        const auto counts = frequencies(table.state(), typeOf);
        // Whether a tile can be bought depends on which one is drawn; the others share what is left alike.
        const double rest = 1.0 - counts.at("buyTile") / double(kTimes);
        for (const char *kind : {"reroll", "build", "pass"})
            QVERIFY(isShare(counts.at(kind), rest / 3));
        QCOMPARE(counts.size(), std::size_t{4});
    }
    void diceFallAsTheBoxHasThem()
    {
        Table table(2);
        table.play("deal famine=1 war=1").play("correct player=0 set=dice:{toRoll:{white:0,red:1}}");
        const auto counts = frequencies(table.state(), [](const Move &move) {
            const auto &faces = std::get<Roll>(move).faces;
            for (const DieFace face : kAll<DieFace>)
                if (faces[face] > 0)
                    return std::string(nameOf(face));
            return std::string();
        });
        // Order card: 1, 2, 2, 3 strength, a food, a stone.
        QVERIFY(isShare(counts.at("redStrength2"), 2 / 6.0));
        for (const char *face : {"redStrength1", "redStrength3", "redFood", "redStone"})
            QVERIFY(isShare(counts.at(face), 1 / 6.0));
    }
    void anOfferHasNoTileTwice()
    {
        Table table(4, {{"depth", "full"}, {"offer", true}});
        Random random(7);
        State state = table.state();
        const Move move = playRandomly(state, random);
        std::set<std::string_view> names;
        for (const Tile &tile : std::get<Deal>(move).offer.tiles) {
            QCOMPARE(int{tile.age}, 1);
            QVERIFY(names.insert(tile.name.text()).second);
        }
        QCOMPARE(names.size(), std::size_t{12});
    }
    // It is named as made up, and shaped as the box: sixty tiles, twelve events, none of them the game's.
    void theBoxIsAsLargeAsTheGames()
    {
        QVERIFY(library() != nullptr);
        std::set<std::string_view> names;
        for (const auto &tiles : library()->tiles) {
            QCOMPARE(tiles.size(), std::size_t{15});
            for (const Tile &tile : tiles) {
                QVERIFY(!refusesTile(tile));
                QCOMPARE(tile.name.text().size(), std::size_t{8});
                QVERIFY(names.insert(tile.name.text()).second);
            }
        }
        for (const auto &events : library()->events)
            QCOMPARE(events.size(), std::size_t{3});
    }
    void withoutABoxNothingIsSimulated()
    {
        const GameEntry &game = *findGame("nations");
        const Setup setup{{"Ann", "Bo"}, "base", {}};
        QVERIFY(!game.refusesSimulation(setup));
        const Library *const box = library();
        setLibrary(nullptr);
        const MaybeRefusal refusal = game.refusesSimulation(setup);
        const bool isEmpty = game.simulate(setup, {1, true}).log.empty();
        setLibrary(box);
        QVERIFY(refusal && refusal->code == "nations.noLibrary");
        QVERIFY(isEmpty);
        QVERIFY(!findGame("bronze")->refusesSimulation(Setup{{"Ann", "Bo"}, "classic", {}}));
    }
};

} // namespace tst_nations_randomplayer

PEGSHEET_TEST(tst_nations_randomplayer, TestRandomPlayer)
#include "tst_randomplayer.moc"
