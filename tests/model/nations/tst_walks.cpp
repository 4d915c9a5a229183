// SPDX-License-Identifier: Apache-2.0
// Matches in which the table corrects at random and changes how much is kept from age to age: the rules go on from wherever
// that leads, and every promise of listed moves, codes and schema still holds.
#include "model/core/schema.h"
#include "tests/model/nations/invariants.h"
#include "tests/model/nations/table.h"
#include "tests/model/schemacheck.h"
#include "tests/registry.h"

namespace tst_nations_walks {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

constexpr int kMatches = 100;

Tile drawnTile(Random &random)
{
    const auto &tiles = library()->tiles.at(random.below(kAges));
    return tiles[random.below(static_cast<std::uint32_t>(tiles.size()))];
}

Place drawnOfKind(TileKind kind, Random &random)
{
    for (;;)
        if (const Tile tile = drawnTile(random); tile.kind == kind)
            return random.below(4) == 0 ? Place() : Place(tile);
}

// Something that could be meant: of tiles some of that kind, any in the offer; of a number a small one.
Value drawnValue(const State &state, const FieldRow &row, Random &random)
{
    const auto draw = [](auto drawn, std::uint32_t count) {
        Array tiles;
        for (; count > 0; --count)
            tiles.push_back(toValue(drawn()));
        return tiles;
    };
    const auto ofKind = [&random](TileKind kind) { return [&random, kind] { return drawnOfKind(kind, random); }; };
    const auto some = [&](TileKind kind) {
        Array tiles = draw(ofKind(kind), random.below(3));
        std::erase(tiles, Value());
        return tiles;
    };
    if (row.path == "developments")
        return draw(ofKind(TileKind::Development), kSlots);
    if (row.path == "advisor" || row.path == "wonder")
        return toValue(drawnOfKind(row.path == "advisor" ? TileKind::Advisor : TileKind::Wonder, random));
    if (row.path == "colonies" || row.path == "built")
        return some(row.path == "colonies" ? TileKind::Colony : TileKind::Wonder);
    if (row.path == "offer") {
        Array columns;
        for (int column = 0; column < state.columns(); ++column)
            columns.emplace_back(draw([&] { return random.below(3) == 0 ? Place() : Place(drawnTile(random)); }, kRows));
        return columns;
    }
    if (row.path == "order") {
        Array seats;
        for (int place = 0; place < state.players; ++place)
            seats.emplace_back(static_cast<int>(random.below(state.players)));
        return seats;
    }
    return row.path == "passed" ? Value(random.below(2) == 0) : Value(static_cast<int>(random.below(8)));
}

// One field of somebody or of the turn: a group of them is as likely as a single one.
Correct drawnCorrection(const State &state, Random &random)
{
    Correct move;
    const bool isOfTurn = random.below(4) == 0;
    if (!isOfTurn)
        move.player = static_cast<std::int8_t>(random.below(state.players));
    std::vector<FieldRow> rows = fieldRows(state, move.player);
    const auto groupOf = [](const FieldRow &row) { return row.path.substr(0, row.path.find('.')); };
    std::vector<std::string> groups;
    for (const FieldRow &row : rows)
        if (groups.empty() || groups.back() != groupOf(row))
            groups.push_back(groupOf(row));
    const std::string group = groups[random.below(static_cast<std::uint32_t>(groups.size()))];
    std::erase_if(rows, [&](const FieldRow &row) { return groupOf(row) != group; });
    const FieldRow &row = rows[random.below(static_cast<std::uint32_t>(rows.size()))];
    Object set;
    addMember(set, row.path == row.name ? std::string() : row.path.substr(0, row.path.rfind('.')), row.name,
              drawnValue(state, row, random));
    (void)fromValue("set", set, move.set);
    return move;
}

Move coded(const State &state, const Move &move)
{
    EntropyEncoder encoder;
    (void)codeMove(static_cast<EntropyWriter &>(encoder), state, move);
    const auto bytes = encoder.finish();
    EntropyDecoder decoder(bytes);
    return codeMove(decoder, state, Move());
}

// What is wrong with the moves of a state; empty when nothing is.
std::string faultOf(const State &state, Random &random)
{
    if (std::string fault = Invariants::outOfBounds(state); !fault.empty())
        return fault;
    const ListedMoves listed(state);
    const std::uint32_t size = listed.size();
    const bool isOpen = Invariants::goesOnOpenly(state) || state.step == Step::Over;
    if ((size == 0) != isOpen)
        return "nothing to do, or too much";
    for (int time = 0; time < 3 && size > 0; ++time) {
        const std::uint32_t index = random.below(size);
        const Move move = listed.at(index);
        if (refuses(state, move) || listed.indexOf(move) != index)
            return "a listed move is refused, or elsewhere: " + notation(TheMatch::moveValue(move));
        if (!(coded(state, move) == move))
            return "a listed move is read back as another: " + notation(TheMatch::moveValue(move));
    }
    return {};
}

} // namespace

class TestWalks : public QObject
{
    Q_OBJECT

private slots:
    void theRulesGoOnFromAnyCorrection_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("offer");
        for (int players = 1; players <= kMaxSeats; ++players)
            for (const bool offer : {false, true})
                QTest::addRow("%d players, %s", players, offer ? "offer" : "no offer") << players << offer;
    }
    void theRulesGoOnFromAnyCorrection()
    {
        QFETCH(int, players);
        QFETCH(bool, offer);
        const Value root = gameSchema<Nations>();
        const SchemaCheck states(*root.find("$defs")->find("state"), root);
        const SchemaCheck moves(*root.find("$defs")->find("move"), root);
        int corrected = 0;
        for (std::uint64_t seed = 0; seed < kMatches; ++seed) {
            Random random(seed);
            const Table begun(players, {{"depth", "full"}, {"offer", offer}});
            Setup setup;
            setup.players.assign(static_cast<std::size_t>(players), "Somebody");
            State state = begun.state();
            for (int made = 0; state.step != Step::Over && made < 3000; ++made) {
                const Correct correction = drawnCorrection(state, random);
                if (random.below(3) == 0 && !refuses(state, Move(correction))) {
                    QVERIFY(coded(state, correction) == Move(correction));
                    QVERIFY(moves.fault(TheMatch::moveValue(correction)).empty());
                    Nations::apply(state, correction);
                    ++corrected;
                } else {
                    Random before = random;
                    State next = state;
                    Move move = playRandomly(next, random);
                    // Now and then more or less is kept from here on.
                    if (auto *deal = std::get_if<Deal>(&move); deal != nullptr && before.below(2) == 0) {
                        deal->depth = static_cast<NewDepth>(1 + before.below(3));
                        if (deal->depth == NewDepth::Tracks)
                            deal->offer = {};
                        else if (offer && deal->offer.tiles.empty())
                            deal->offer.tiles.assign(static_cast<std::size_t>(state.columns()) * kRows, drawnTile(before));
                    }
                    if (refuses(state, move))
                        continue; // more dice than can be counted, after a correction
                    QVERIFY(coded(state, move) == move);
                    Nations::apply(state, move);
                }
                const std::string fault = faultOf(state, random);
                QVERIFY2(fault.empty(), (fault + ", seed " + std::to_string(seed)).c_str());
                if (made % 16 == 0)
                    QVERIFY2(states.fault(Nations::stateValue(state, setup)).empty(),
                             states.fault(Nations::stateValue(state, setup)).c_str());
            }
            QVERIFY2(state.step == Step::Over, "the match does not end");
        }
        QVERIFY(corrected > kMatches);
    }
};

} // namespace tst_nations_walks

PEGSHEET_TEST(tst_nations_walks, TestWalks)
#include "tst_walks.moc"
