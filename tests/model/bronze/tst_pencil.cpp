// SPDX-License-Identifier: Apache-2.0
// What is begun of a turn of the Bronze Age: workers, a purchase, goods that go, an exchange, and finished sheets. Whatever is
// touched is judged by the rules, taken back touch by touch, and there again after a kill.
#include "model/bronze/pencil.h"

#include "tests/model/bronze/table.h"
#include "tests/registry.h"
#include "tests/touches/randomtouches.h"

#include <QTest>
#include <algorithm>

namespace tst_bronze_pencil {

using namespace pegsheet;
using namespace pegsheet::bronze;
using K = PencilKind;
using TheMatch = MatchOf<Bronze>;

namespace {

std::unique_ptr<TheMatch> begin(int players, std::string_view variant = "classic", Object options = {},
                                std::string_view mode = "play")
{
    Setup setup{{}, std::string(variant), std::move(options), std::string(mode)};
    for (int seat = 0; seat < players; ++seat)
        setup.players.push_back("Player " + std::to_string(seat + 1));
    MaybeRefusal refusal;
    auto match = TheMatch::start(canonicalSetup(Bronze::info(), setup), refusal);
    if (match == nullptr)
        qFatal("%s", std::string(refusal->code).c_str());
    return match;
}

/// A line at a table: what completes is made.
class Sitting
{
public:
    explicit Sitting(std::unique_ptr<TheMatch> begun) : match(std::move(begun)) {}

    std::string touch(const Touch &touch)
    {
        const TouchResult result = line.touch(*match, touch);
        if (result.refusal)
            return std::string(result.refusal->code);
        if (result.completes)
            make();
        return {};
    }
    std::string touch(K kind, int at = -1, int number = 0) { return touch(touchOf(kind, at, number)); }
    /// A finger on that field; false where it says nothing.
    bool finger(std::string_view path, int seat = -1)
    {
        const auto said = touchOn(state(), pencil(), seat < 0 ? seatOf(state(), pencil()) : seat, path);
        return said && touch(*said).empty();
    }
    void play(std::initializer_list<Move> moves)
    {
        for (const Move &move : moves)
            if (const auto refusal = match->play(TheMatch::moveValue(move)))
                qFatal("refused: %s", std::string(refusal->code).c_str());
        line.seeked(*match);
    }
    /// The dice so far as they are collected.
    void collect(const std::string &faces) { play({Roll{dice(faces)}, Keep{}}); }
    [[nodiscard]] const State &state() const { return match->current(); }
    [[nodiscard]] const Pencil &pencil() const { return line.pencil(); }
    [[nodiscard]] Stage stage() const { return stageOf(state(), pencil()); }
    [[nodiscard]] std::string last() const { return notation(TheMatch::moveValue(*match->lastMove())); }

    std::unique_ptr<TheMatch> match;
    Line line;

private:
    void make()
    {
        const int from = match->length();
        for (const Value &move : line.moves(*match))
            if (const auto refusal = match->play(move))
                qFatal("refused: %s", std::string(refusal->code).c_str());
        line.movesMade(*match, from);
    }
};

Correct goodsOf(int player, std::initializer_list<std::pair<Good, int>> goods)
{
    Object set;
    for (const auto &[good, pegs] : goods)
        set.push_back({std::string(nameOf(good)), pegs});
    return correction(player, Object{{"goods", std::move(set)}});
}

std::string pathOf(Random &random)
{
    const auto any = [&](const auto &names) { return std::string(names[random.below(static_cast<std::uint32_t>(names.size()))]); };
    switch (random.below(5)) {
    case 0: return "food";
    case 1: return "goods." + any(EnumNames<Good>::names);
    case 2: return "developments." + any(EnumNames<Development>::names);
    case 3: return "disasters";
    default: return "monuments." + any(EnumNames<Target>::names);
    }
}

/// A touch that may mean something.
Touch guess(const State &state, const Pencil &pencil, Random &random)
{
    const auto below = [&](int bound) { return static_cast<int>(random.below(static_cast<std::uint32_t>(bound))); };
    if (stageOf(state, pencil) == Stage::Roll && below(3) > 0) {
        const int at = below(kMaxDice);
        std::vector<Face> lying;
        for (const Face face : kAll<Face>)
            for (int die = 0; die < state.dice.count(face); ++die)
                lying.push_back(face);
        switch (below(8)) {
        case 0:
        case 1:
        case 2: return touchOf(K::Face, -1, below(6));
        case 3:
        case 4:
            return touchOf(K::LetGo, at,
                           static_cast<int>(lying.empty() ? Face::Food : lying.at(static_cast<std::size_t>(at) % lying.size())));
        case 5: return touchOf(K::Half, at, below(2));
        case 6: return touchOf(below(2) == 0 ? K::Enter : K::Lead);
        default: return touchOf(K::TakeOut, at);
        }
    }
    switch (below(6)) {
    case 0: return touchOf(K::Finish);
    case 1: return touchOf(K::Pass, static_cast<int>(stageOf(state, pencil)));
    case 2: return touchOf(K::Look, below(9));
    case 3: return touchOf(K::Partner, below(5) - 1);
    default: break;
    }
    const auto said = touchOn(state, pencil, below(state.players), pathOf(random));
    return said ? *said : touchOf(K::Number, below(kSheetFields * state.players), below(8));
}

} // namespace

class TestPencil : public QObject
{
    Q_OBJECT

private slots:
    // Die by die, taken out, entered again, and collected with the choice as it stands (EN 1, 2).
    void diceAreEntered()
    {
        Sitting sitting(begin(2));
        const auto enter = [&](Face face) { return sitting.touch(K::Face, -1, static_cast<int>(face)); };
        QVERIFY(enter(Face::Choice).empty() && enter(Face::Coins).empty());
        QCOMPARE(sitting.touch(K::Finish), std::string("input.unknownValue"));
        QVERIFY(enter(Face::Choice).empty());
        QCOMPARE(sitting.touch(K::TakeOut, 1), std::string());
        QVERIFY(!sitting.pencil().dice[1].face);
        QVERIFY(enter(Face::Skull).empty());
        QCOMPARE(sitting.pencil().dice[1].face, std::optional(Face::Skull));
        // One more is not there.
        QVERIFY(enter(Face::Food).empty());
        QCOMPARE(sitting.touch(K::Half, 0, 0), std::string());
        QCOMPARE(sitting.touch(K::Half, 2, 0), std::string());
        QVERIFY(sitting.line.undo(*sitting.match));
        QCOMPARE(sitting.touch(K::Half, 2, 1), std::string());
        QCOMPARE(foodDice(sitting.state(), sitting.pencil(), dice("choice choice skull")), 1);
        QCOMPARE(sitting.touch(K::Finish), std::string());
        QCOMPARE(sitting.last(), std::string("choose food=1"));
        QVERIFY(sitting.line.isEmpty());
    }
    // Each roll a move of its own: what is let go comes up as something, skulls stay, no more than twice (EN 1).
    void diceAreRolledAgain()
    {
        Sitting sitting(begin(2));
        const auto letGo = [&](int at, Face face) { return sitting.touch(K::LetGo, at, static_cast<int>(face)); };
        for (const Face face : {Face::Skull, Face::Coins, Face::Food})
            QVERIFY(sitting.touch(K::Face, -1, static_cast<int>(face)).empty());
        QCOMPARE(sitting.touch(K::Enter), std::string());
        QCOMPARE(letGo(0, Face::Skull), std::string("bronze.skullsLocked"));
        QCOMPARE(letGo(1, Face::Workers), std::string("input.unknownValue")); // none lies there
        QCOMPARE(letGo(1, Face::Coins), std::string());
        QCOMPARE(letGo(2, Face::Food), std::string());
        QCOMPARE(letGo(2, Face::Food), std::string()); // not after all
        QCOMPARE(sitting.touch(K::Enter), std::string("input.unknownValue"));
        QCOMPARE(sitting.touch(K::Face, -1, static_cast<int>(Face::Good)), std::string());
        QCOMPARE(sitting.touch(K::Enter), std::string());
        QVERIFY(sitting.state().dice == dice("skull good food"));
        QCOMPARE(letGo(1, Face::Good), std::string());
        QCOMPARE(sitting.touch(K::KeepAll), std::string());
        QVERIFY(sitting.line.isEmpty());
        QCOMPARE(sitting.touch(K::Finish), std::string());
        QVERIFY(hasCollected(sitting.state().step));
    }
    // Leadership turns a die once the rolling is over, also one with a skull (FR table 3).
    void leadershipTurnsADie()
    {
        Sitting sitting(begin(2));
        sitting.play({correction(0, Object{{"developments", Array{std::string("leadership")}}}), Roll{dice("skull coins food")}});
        QCOMPARE(sitting.touch(K::Lead), std::string());
        QCOMPARE(sitting.touch(K::LetGo, 0, static_cast<int>(Face::Skull)), std::string());
        QCOMPARE(sitting.touch(K::LetGo, 1, static_cast<int>(Face::Coins)), std::string()); // another one
        QVERIFY(!sitting.pencil().dice[0].rollsAgain);
        QCOMPARE(sitting.touch(K::Face, -1, static_cast<int>(Face::Food)), std::string());
        QCOMPARE(sitting.last(), std::string("leadership from=coins to=food"));
    }
    // Dice that lie ready are nobody's touches.
    void diceLieReady()
    {
        Sitting sitting(begin(2));
        QCOMPARE(sitting.touch(touchOf(K::Lie, -1, 0, Array{std::string("coins"), Value(), std::string("food")})), std::string());
        QVERIFY(sitting.line.isEmpty());
        QCOMPARE(sitting.touch(K::Face, -1, static_cast<int>(Face::Good)), std::string());
        QCOMPARE(sitting.touch(K::Enter), std::string());
        QVERIFY(sitting.state().dice == dice("coins good food"));
        QCOMPARE(sitting.touch(touchOf(K::Lie, -1, 0, Array{std::string("skull"), Value(), Value()})),
                 std::string("input.unknownValue"));
        QCOMPARE(sitting.touch(touchOf(K::Lie, -1, 0, Array{Value(), Value(), std::string("food")})), std::string());
        QVERIFY(sitting.line.isEmpty() && sitting.pencil().dice[2].rollsAgain);
    }

    // Workers are set as many as fit, then one less; all of them are ticked at once, and nothing else is left to decide (EN 4).
    void workersAreSetAndTicked()
    {
        Sitting sitting(begin(2));
        sitting.collect("workers workers food");
        QVERIFY(sitting.finger("cityBoxes.city5"));
        QCOMPARE(int{sitting.pencil().boxes[Target::City5]}, 4);
        QVERIFY(sitting.finger("monuments.stepPyramid"));
        QVERIFY(sitting.finger("cityBoxes.city5"));
        QCOMPARE(int{sitting.pencil().boxes[Target::City5]}, 3);
        QCOMPARE(sitting.pencil().workers(), 5);
        QVERIFY(sitting.line.undo(*sitting.match));
        QCOMPARE(sitting.pencil().workers(), 6);
        QVERIFY(sitting.line.redo(*sitting.match));
        const auto full = sitting.line.touch(*sitting.match, touchOf(K::Workers, static_cast<int>(Target::Obelisk), 2));
        QCOMPARE(std::string(full.refusal->code), std::string("bronze.notEnoughWorkers"));
        QVERIFY((full.refusal->values == Object{{"needed", 2}, {"left", 1}}));
        QCOMPARE(sitting.touch(K::Finish), std::string());
        QCOMPARE(int{sitting.state().mine().cityBoxes[City::City5]}, 3);
        QVERIFY(sitting.line.isEmpty());
    }
    // The cheapest payment is picked; what is missing may come from other rows (EN 5, D16).
    void aDevelopmentIsPaid()
    {
        Sitting sitting(begin(2));
        sitting.play({goodsOf(0, {{Good::Wood, 4}, {Good::Stone, 3}})});
        sitting.collect("coins food food");
        QCOMPARE(sitting.touch(K::Pay, 0), std::string("input.unknownValue"));
        QCOMPARE(sitting.touch(K::Development, static_cast<int>(Development::Empire)), std::string("bronze.notEnoughCoins"));
        QVERIFY(sitting.finger("developments.irrigation"));
        QCOMPARE(sitting.stage(), Stage::Buy);
        const auto rows = sitting.pencil().rows;
        for (const Good good : kAll<Good>)
            if (rows.has(good))
                QVERIFY(sitting.finger("goods." + std::string(nameOf(good))));
        QCOMPARE(std::string(sitting.line.missing(*sitting.match)->code), std::string("bronze.notEnoughCoins"));
        QCOMPARE(sitting.touch(K::Finish), std::string("bronze.notEnoughCoins"));
        QCOMPARE(sitting.touch(K::Payment, 0), std::string());
        QCOMPARE(sitting.touch(K::Finish), std::string());
        QVERIFY(sitting.state().sheets[0].has(Development::Irrigation));
    }
    // Goods above six are picked row by row; that done the turn ends (EN 6).
    void goodsAreGivenUp()
    {
        Sitting sitting(begin(2));
        sitting.play({goodsOf(0, {{Good::Wood, 6}, {Good::Stone, 2}})});
        sitting.collect("food food food");
        QCOMPARE(sitting.touch(K::Look, static_cast<int>(Stage::Discard)), std::string());
        QVERIFY(sitting.line.isEmpty()); // what is looked at is no step of undo
        QVERIFY(sitting.finger("goods.wood"));
        QVERIFY(sitting.line.moves(*sitting.match).empty());
        QVERIFY(sitting.finger("goods.stone"));
        QVERIFY(!sitting.finger("goods.pottery"));
        QCOMPARE(sitting.touch(K::Discard, static_cast<int>(Good::Pottery)), std::string("bronze.rowEmpty"));
        QCOMPARE(sitting.touch(K::Finish), std::string());
        QCOMPARE(sitting.last(), std::string("endTurn"));
        QCOMPARE(sitting.state().sheets[0].goodsCount(), kGoodsLimit);
    }
    // A step that is left without a move is a step of undo.
    void passingIsTakenBack()
    {
        Sitting sitting(begin(2));
        sitting.play({goodsOf(0, {{Good::Wood, 6}})});
        sitting.collect("coins good workers");
        QCOMPARE(sitting.touch(K::Pass, static_cast<int>(Stage::End)), std::string("input.unknownValue"));
        QCOMPARE(sitting.touch(K::Pass, static_cast<int>(Stage::Build)), std::string());
        QCOMPARE(sitting.stage(), Stage::Buy);
        QCOMPARE(sitting.touch(K::Pass, static_cast<int>(Stage::Buy)), std::string());
        QCOMPARE(sitting.stage(), Stage::Discard);
        QVERIFY(sitting.line.undo(*sitting.match));
        QCOMPARE(sitting.stage(), Stage::Buy);
        // Who sets workers builds after all; what is bought then is bought with them.
        QVERIFY(sitting.finger("cityBoxes.city4"));
        QCOMPARE(sitting.stage(), Stage::Build);
        QCOMPARE(sitting.touch(K::Look, static_cast<int>(Stage::Buy)), std::string());
        QCOMPARE(sitting.touch(K::Pass, static_cast<int>(Stage::Buy), 1), std::string());
        QCOMPARE(int{sitting.state().mine().cityBoxes[City::City4]}, 3);
        QCOMPARE(sitting.stage(), Stage::Discard);
    }
    // What was passed with goods to give up does not end the turn once there are none.
    void whatWasPassedEndsNothingLater()
    {
        Sitting sitting(begin(2));
        sitting.play({goodsOf(0, {{Good::Wood, 6}, {Good::Stone, 2}})});
        sitting.collect("coins coins food");
        QCOMPARE(sitting.touch(K::Pass, static_cast<int>(Stage::Buy)), std::string());
        QCOMPARE(sitting.stage(), Stage::Discard);
        const int from = sitting.match->length();
        QVERIFY(!sitting.match->play(TheMatch::moveValue(goodsOf(0, {{Good::Wood, 1}, {Good::Stone, 0}}))));
        sitting.line.movesMade(*sitting.match, from);
        QVERIFY(sitting.line.moves(*sitting.match).empty());
        QVERIFY(sitting.finger("developments.leadership"));
        QCOMPARE(sitting.touch(K::Finish), std::string());
        QVERIFY(sitting.state().sheets[0].has(Development::Leadership));
    }
    // Picking is over where it was declined, whatever is rolled then.
    void leadershipThatWasDeclinedStaysSo()
    {
        Sitting sitting(begin(2));
        sitting.play({correction(0, Object{{"developments", Array{std::string("leadership")}}}), Roll{dice("choice coins food")}});
        QCOMPARE(sitting.touch(K::Half, 0, 1), std::string());
        QCOMPARE(sitting.touch(K::Lead), std::string());
        QCOMPARE(sitting.touch(K::KeepAll), std::string());
        QCOMPARE(sitting.touch(K::LetGo, 1, static_cast<int>(Face::Coins)), std::string());
        QCOMPARE(sitting.touch(K::Face, -1, static_cast<int>(Face::Choice)), std::string());
        // A half that is said of what came up again goes with it.
        QCOMPARE(sitting.touch(K::Half, 1, 1), std::string());
        QVERIFY(sitting.line.undo(*sitting.match));
        QCOMPARE(sitting.touch(K::Enter), std::string());
        QVERIFY(!sitting.pencil().leads);
    }

    // Offered on both boards, agreed by both; workers in pencil wait where it comes before building (DE, FR, trading).
    void aTradeIsAgreed()
    {
        Sitting sitting(begin(2, "classic", {{"trading", true}}));
        sitting.play({goodsOf(0, {{Good::Wood, 3}}), goodsOf(1, {{Good::Stone, 2}})});
        sitting.collect("workers food food");
        QVERIFY(sitting.finger("cityBoxes.city4"));
        QCOMPARE(sitting.touch(K::Give, 0), std::string("input.unknownValue"));
        QCOMPARE(sitting.touch(K::Partner, 1), std::string());
        QCOMPARE(sitting.stage(), Stage::Trade);
        QVERIFY(sitting.finger("goods.wood", 0) && sitting.finger("goods.stone", 1));
        QCOMPARE(sitting.touch(K::Take, static_cast<int>(Ware::Metal)), std::string("bronze.tradeTooMuch"));
        QCOMPARE(sitting.touch(K::Finish), std::string("input.unknownValue"));
        QCOMPARE(sitting.touch(K::Agree), std::string());
        QCOMPARE(sitting.touch(K::Finish), std::string());
        const auto trade = std::get<Trade>(*sitting.match->lastMove());
        QVERIFY(trade.with == 1 && trade.give == wares({{Ware::Wood, 1}}) && trade.take == wares({{Ware::Stone, 1}}));
        QCOMPARE(sitting.pencil().workers(), 3);
        QCOMPARE(sitting.stage(), Stage::Build);
    }
    // Engineering turns a stone into workers while others of them, and a purchase, are in pencil (EN 5).
    void stonesAreTurnedIntoWorkersInBetween()
    {
        Sitting sitting(begin(2));
        sitting.play({goodsOf(0, {{Good::Stone, 2}, {Good::Wood, 4}}),
                      correction(0, Object{{"developments", Array{std::string("engineering")}}})});
        sitting.collect("workers coins food");
        QVERIFY(sitting.finger("cityBoxes.city4"));
        QVERIFY(sitting.finger("developments.leadership"));
        QCOMPARE(sitting.touch(K::Stone), std::string());
        QCOMPARE(sitting.last(), std::string("useStone stone=1"));
        QCOMPARE(sitting.pencil().workers(), 3);
        QCOMPARE(sitting.pencil().development, std::optional(Development::Leadership));
        QCOMPARE(sitting.stage(), Stage::Buy);
    }
    // Some spearheads, all, or none (LBASHEET).
    void spearheadsAreSent()
    {
        Sitting sitting(begin(3, "late"));
        sitting.play({goodsOf(0, {{Good::Metal, 3}}),
                      correction(0, Object{{"developments", Array{std::string("smithing")}}, {"cityBoxes", Object{{"city4", 3}}}}),
                      Roll{dice("skull skull skull skull")}});
        while (sitting.state().step < Step::Invading)
            sitting.play({Keep{}});
        QCOMPARE(sitting.stage(), Stage::Spears);
        // Dice with skulls bring goods too (EN 2).
        const int all = sitting.state().mine().goods[Good::Metal];
        QVERIFY(all > 2);
        QVERIFY(sitting.finger("goods.metal"));
        QCOMPARE(sitting.pencil().spears, std::optional(all - 1));
        QCOMPARE(sitting.touch(K::Spears, -1, all + 1), std::string("input.unknownValue"));
        while (sitting.pencil().spears)
            QVERIFY(sitting.finger("goods.metal")); // after a single one all of them
        QVERIFY(sitting.line.isEmpty());
        QCOMPARE(sitting.touch(K::Spears, -1, 1), std::string());
        QCOMPARE(sitting.touch(K::Finish), std::string());
        QCOMPARE(sitting.last(), std::string("spears metal=1"));
    }

    // What one player has in pencil stays while another's sheet is entered (protocol, "Every game").
    void finishedSheetsAreTyped()
    {
        Sitting sitting(begin(2, "classic", {}, "scoring"));
        QVERIFY(sitting.finger("developments.leadership") && sitting.finger("goods.wood"));
        QCOMPARE(sitting.touch(K::Sheet, 1), std::string());
        QVERIFY(sitting.finger("monuments.obelisk"));
        QCOMPARE(sitting.touch(K::Number, SheetField(1, 0).place(), 7), std::string());
        QCOMPARE(sitting.touch(K::Sheet, 0), std::string());
        QCOMPARE(sitting.touch(K::Finish), std::string());
        QVERIFY(isEntered(sitting.state(), 0));
        QCOMPARE(seatOf(sitting.state(), sitting.pencil()), 1);
        QCOMPARE(sitting.pencil().typed.of(1)->disasters, 7);
        QVERIFY(sitting.line.undo(*sitting.match));
        QCOMPARE(sitting.pencil().typed.of(1)->disasters, 0);
        QVERIFY(sitting.line.redo(*sitting.match));
        // Points that nobody else has go first; once again nothing is ticked (EN 4).
        QVERIFY(sitting.finger("monuments.obelisk"));
        QCOMPARE(int{sitting.pencil().typed.of(1)->monuments.marks[Monument::Obelisk].points},
                 laterPoints(sitting.state(), Monument::Obelisk));
        QCOMPARE(sitting.touch(K::Finish), std::string("bronze.firstMissing"));
        QVERIFY(sitting.finger("monuments.obelisk"));
        QCOMPARE(sitting.touch(K::Finish), std::string());
        QVERIFY(Bronze::over(sitting.state()));
    }

    // What the app would do lies there and is no step of undo; what was asked for is.
    void whatIsProposedLiesInPencil()
    {
        Sitting sitting(begin(2));
        sitting.collect("workers workers food");
        const Array moves{TheMatch::moveValue(Build{Target::City4, 3}), TheMatch::moveValue(Build{Target::Obelisk, 2})};
        QCOMPARE(sitting.touch(touchOf(K::Proposed, -1, 0, moves)), std::string());
        QVERIFY(sitting.line.isEmpty());
        QCOMPARE(sitting.pencil().workers(), 5);
        QCOMPARE(sitting.touch(touchOf(K::Hint, -1, 0, moves)), std::string());
        QVERIFY(sitting.finger("monuments.obelisk"));
        QCOMPARE(sitting.pencil().workers(), 4);
        QCOMPARE(sitting.touch(K::Finish), std::string());
        QCOMPARE(int{sitting.state().mine().boxes(Target::Obelisk)}, 1);
    }

    // PEGSHEET_TOUCHES says how many.
    void whateverIsTouchedIsTakenBackAndComesBack_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<bool>("trading");
        QTest::newRow("classic") << QStringLiteral("classic") << false;
        QTest::newRow("trading") << QStringLiteral("classic") << true;
        QTest::newRow("2024") << QStringLiteral("2024") << true;
        QTest::newRow("late") << QStringLiteral("late") << true;
        QTest::newRow("finished sheets") << QString() << false;
    }
    void whateverIsTouchedIsTakenBackAndComesBack()
    {
        QFETCH(const QString, variant);
        QFETCH(const bool, trading);
        const auto start = [&](Random &random) {
            const int players = 1 + static_cast<int>(random.below(4));
            const bool isScoring = variant.isEmpty();
            return begin(players, isScoring ? "classic" : variant.toStdString(),
                         trading && !isScoring ? Object{{"trading", true}} : Object{}, isScoring ? "scoring" : "play");
        };
        tests::RandomTouches<Bronze, Pencil> touches(41, start, guess);
        QVERIFY(touches.run(tests::randomTouches()));
        qInfo("%lld touches taken, %lld moves, %lld matches", static_cast<long long>(touches.taken),
              static_cast<long long>(touches.moves), static_cast<long long>(touches.matches));
        QVERIFY(touches.taken > 0 && touches.moves > 0);
    }
};

} // namespace tst_bronze_pencil

PEGSHEET_TEST(tst_bronze_pencil, TestPencil)
#include "tst_pencil.moc"
