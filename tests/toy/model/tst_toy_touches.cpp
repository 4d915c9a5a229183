// SPDX-License-Identifier: Apache-2.0
// What is begun by touches in the toy game: judged by the rules, taken back touch by touch and over a kill, whatever comes.
#include "tests/registry.h"
#include "tests/touches/randomtouches.h"
#include "tests/toy/model/pencil.h"

namespace tst_toy_touches {

using namespace pegsheet;
using namespace pegsheet::toy;

namespace {

using Typed = MatchOf<Toy>;

constexpr std::uint8_t kDie = static_cast<std::uint8_t>(Pencil::Kind::Die);
constexpr std::uint8_t kHole = static_cast<std::uint8_t>(Pencil::Kind::Hole);

std::unique_ptr<Typed> match(std::size_t players)
{
    static const std::vector<std::string> kNames{"Ada", "Ben", "Cleo", "Dov"};
    Setup setup;
    setup.players.assign(kNames.begin(), kNames.begin() + static_cast<std::ptrdiff_t>(players));
    MaybeRefusal refusal;
    auto match = Typed::start(canonicalSetup(Toy::info(), setup), refusal);
    Q_ASSERT(match != nullptr);
    return match;
}

Touch die(int face)
{
    return {kDie, -1, face};
}

Touch hole(int place)
{
    return {kHole, static_cast<std::int16_t>(place)};
}

} // namespace

class ToyTouchesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void touchesBecomeAMove()
    {
        const auto table = match(2);
        Line line;
        QVERIFY(line.isEmpty() && line.moves(*table).empty());
        QVERIFY(!line.touch(*table, hole(0)).refusal);
        QVERIFY(line.moves(*table).empty());
        QVERIFY(!line.touch(*table, die(4)).refusal);
        const auto moves = line.moves(*table);
        QCOMPARE(moves.size(), std::size_t(1));
        QVERIFY(!line.missing(*table));
        QVERIFY(!table->play(moves.front()));
        line.movesMade(*table, 0);
        QVERIFY(line.isEmpty() && line.pencil() == Pencil());
        QCOMPARE(int{table->current().sheets[0][Hole::Left]}, 4);
    }

    // No: a closed hole. Not yet: a hole that is too full for what the die shows.
    void aRefusalIsNoOrNotYet()
    {
        const auto table = match(1);
        Line line;
        QVERIFY(!line.touch(*table, die(6)).refusal);
        const Line before = line;
        QCOMPARE(line.touch(*table, hole(1)).refusal->code, std::string_view("toy.closed"));
        QVERIFY(line == before);
        QVERIFY(!table->play(Move(Put{Hole::Left, 6})));
        line.seeked(*table);
        QVERIFY(!line.touch(*table, hole(0)).refusal);
        QVERIFY(!line.touch(*table, die(6)).refusal);
        QCOMPARE(line.missing(*table)->code, std::string_view("toy.full"));
        QVERIFY(!line.touch(*table, die(3)).refusal);
        QVERIFY(!line.missing(*table));
    }

    void aTouchOfNoKindIsRefused()
    {
        const auto table = match(2);
        Line line;
        QCOMPARE(line.touch(*table, {99, 0, 1}).refusal->code, std::string_view("input.outOfRange"));
        QVERIFY(line == Line());
    }

    void undoAndRedoGoTouchByTouch()
    {
        const auto table = match(2);
        Line line;
        for (const Touch &touch : {die(2), hole(0), die(5)})
            QVERIFY(!line.touch(*table, touch).refusal);
        QVERIFY(*line.last() == die(5) && line.next() == nullptr);
        QVERIFY(line.undo(*table) && *line.last() == hole(0) && *line.next() == die(5));
        QCOMPARE(int{line.pencil().die()}, 2);
        QVERIFY(line.undo(*table) && line.undo(*table) && !line.undo(*table));
        QVERIFY(line.pencil() == Pencil() && line.isEmpty());
        QVERIFY(line.redo(*table) && line.redo(*table) && line.redo(*table) && !line.redo(*table));
        QCOMPARE(int{line.pencil().die()}, 5);
        // Another touch in the place of those that were undone.
        QVERIFY(line.undo(*table) && !line.touch(*table, die(1)).refusal);
        QVERIFY(line.next() == nullptr);
    }

    // As it stands in drafts: read for ever.
    void aDraftIsReadAgain()
    {
        const auto table = match(2);
        Line line;
        for (const Touch &touch : {die(2), hole(0), die(5)})
            QVERIFY(!line.touch(*table, touch).refusal);
        QVERIFY(line.undo(*table));
        const Value draft = Object{{"touches", Array{Array{"die", -1, 2}, Array{"hole", 0}, Array{"die", -1, 5}}}, {"undone", 1}};
        QVERIFY(line.value() == draft);
        Line again;
        QCOMPARE(again.read(*table, draft), 0);
        QVERIFY(again == line && again.pencil() == line.pencil());
        QVERIFY(Line().value().isNull());
    }

    // What cannot be read, or does not hold any more, ends it; what came before stands.
    void aDraftThatDoesNotHoldIsReadAsFarAsItDoes_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<int>("left");
        const auto add = [](const char *name, int left) { QTest::newRow(name) << QString::fromLatin1(name) << left; };
        add("closed", 2);
        add("unknown", 2);
        add("number", 2);
        add("long", 2);
        add("no list", 2);
    }
    void aDraftThatDoesNotHoldIsReadAsFarAsItDoes()
    {
        QFETCH(const QString, what);
        QFETCH(const int, left);
        const Array closed{"hole", 2};
        const Array unknown{"pebble", 2};
        const Array number{"hole", std::int64_t(1) << 40};
        const Array tooLong{"hole", 0, 0, Value(), 7};
        const Value bad = what == u"closed" ? Value(closed)
            : what == u"unknown"            ? Value(unknown)
            : what == u"number"             ? Value(number)
            : what == u"long"               ? Value(tooLong)
                                            : Value("hole");
        const auto table = match(2);
        Line line;
        QCOMPARE(line.read(*table, Object{{"touches", Array{Array{"die", -1, 2}, bad, Array{"die", -1, 5}}}, {"undone", 1}}), left);
        QCOMPARE(int{line.pencil().die()}, 2);
        QVERIFY(line.next() == nullptr);
    }

    void aMoveIsLaidReady()
    {
        const auto table = match(2);
        Line line;
        QVERIFY(!line.touch(*table, die(2)).refusal);
        QVERIFY(line.layReady(*table, Typed::moveValue(Put{Hole::Left, 3})));
        QCOMPARE(int{line.pencil().die()}, 3);
        QVERIFY(line.undo(*table) && line.isEmpty());
        QVERIFY(!line.layReady(*table, Typed::moveValue(Leave{})));
        QVERIFY(line.isEmpty());
    }

    // PEGSHEET_TOUCHES says how many.
    void whateverIsTouchedIsTakenBackAndComesBack()
    {
        tests::RandomTouches<Toy, Pencil> touches(
            1, [](Random &random) { return match(1 + random.below(4)); },
            [](const State &, const Pencil &, Random &random) {
                return random.below(2) == 0 ? die(1 + static_cast<int>(random.below(6))) : hole(static_cast<int>(random.below(3)));
            });
        const std::int64_t count = tests::randomTouches();
        QVERIFY(touches.run(count));
        QVERIFY(touches.taken > count / 4 && touches.moves > count / 100 && touches.matches > count / 2000);
    }
};

} // namespace tst_toy_touches

PEGSHEET_TEST(tst_toy_touches, ToyTouchesTest)

#include "tst_toy_touches.moc"
