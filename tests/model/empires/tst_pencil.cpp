// SPDX-License-Identifier: Apache-2.0
// What is begun by touches, judged by the rules: taken back touch by touch and over a kill, whatever comes.
#include "model/empires/pencil.h"
#include "tests/model/empires/table.h"
#include "tests/registry.h"
#include "tests/touches/randomtouches.h"

namespace tst_empires_pencil {

using namespace pegsheet;
using namespace pegsheet::empires;

namespace {

Touch touchOf(PencilKind kind, int at = -1, int number = 0, Value with = {})
{
    return {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(at), number, std::move(with)};
}

constexpr const char *kValues = "values of=townA:{value:20},townB:{value:21},armyB:{value:6},roadRefreshB:{value:10}";

/// Touches on the match of a table; what is complete is made.
class Fingers
{
public:
    explicit Fingers(Table table) : m_table(std::move(table)) {}

    [[nodiscard]] Table &table() { return m_table; }
    [[nodiscard]] const Line &line() const { return m_line; }
    /// Why it is refused; empty where it is not.
    std::string touch(PencilKind kind, int at = -1, int number = 0, Value with = {})
    {
        const TouchResult result = m_line.touch(m_table.match(), touchOf(kind, at, number, std::move(with)));
        if (result.completes) {
            const int from = m_table.match().length();
            for (const Value &move : m_line.moves(m_table.match()))
                if (m_table.match().play(move))
                    return "refused by the match";
            m_line.movesMade(m_table.match(), from);
        }
        return result.refusal ? std::string(result.refusal->code) : std::string();
    }
    bool undo() { return m_line.undo(m_table.match()); }

private:
    Table m_table;
    Line m_line;
};

} // namespace

class TestPencil : public QObject
{
    Q_OBJECT

private slots:
    void aRowIsLaidPlaceByPlace()
    {
        Fingers fingers{Table(2)};
        for (const Location location : kAll<Location>)
            if (location != Location::FarmHammer)
                QCOMPARE(fingers.touch(PencilKind::Place, static_cast<int>(location)), std::string());
        // The last one went there by itself; it is looked over before it counts.
        QCOMPARE(fingers.line().pencil().row.size(), std::size_t(kPlaces));
        QCOMPARE(fingers.table().phase(), std::string("row"));
        // A touch on it changes nothing; one on any other takes that out.
        QCOMPARE(fingers.touch(PencilKind::Place, static_cast<int>(Location::FarmHammer)), std::string());
        QCOMPARE(fingers.line().pencil().row.back(), Location::FarmHammer);
        fingers.touch(PencilKind::Place, static_cast<int>(Location::FarmAxe));
        QCOMPARE(fingers.line().pencil().row.size(), std::size_t(kPlaces - 1));
        QVERIFY(fingers.undo());
        QCOMPARE(fingers.touch(PencilKind::Finish), std::string());
        QCOMPARE(fingers.table().phase(), std::string("track"));
        QVERIFY(fingers.line().isEmpty());
    }
    // Contract, sheet: the row, what is destroyed, the score, and the points of Innovations as one number.
    void aFinishedEmpireIsEntered()
    {
        Fingers fingers{Table(2, "normal", "scoring")};
        for (std::size_t place = 0; place + 1 < kPlaces; ++place)
            QCOMPARE(fingers.touch(PencilKind::Place, static_cast<int>(kAll<Location>.at(place))), std::string());
        fingers.touch(PencilKind::Hit, -1, 3);
        fingers.touch(PencilKind::Hit, -1, 5);
        fingers.touch(PencilKind::Hit, -1, 3); // healthy after all
        QVERIFY(!fingers.touch(PencilKind::Finish).empty());
        fingers.touch(PencilKind::Figure, static_cast<int>(FinishedField::Score), -4);
        fingers.touch(PencilKind::Figure, static_cast<int>(FinishedField::Innovations), 17);
        QCOMPARE(fingers.touch(PencilKind::Finish), std::string());
        const auto state = [&]() -> const State & { return fingers.table().state(); };
        QVERIFY(state().at(0).done && state().at(0).score == -4 && state().at(0).innovationPoints.points == 17);
        QVERIFY(state().at(0).isHealthyAt(3) && !state().at(0).isHealthyAt(5));
        // The next one lies as that does until something else is said.
        QCOMPARE(finishedRow(state(), fingers.line().pencil()).size(), std::size_t(kPlaces));
        fingers.touch(PencilKind::Place, static_cast<int>(Location::FarmAxe));
        QCOMPARE(finishedRow(state(), fingers.line().pencil()).size(), std::size_t(1));
        QVERIFY(fingers.undo());
        fingers.touch(PencilKind::Figure, static_cast<int>(FinishedField::Score), 8);
        fingers.touch(PencilKind::Figure, static_cast<int>(FinishedField::Innovations), 0);
        QCOMPARE(fingers.touch(PencilKind::Finish), std::string());
        QVERIFY(state().at(1).done);
    }
    // A number that is not said after all is asked for again, of a finished empire and of a Conflict card.
    void aNumberIsTakenBack()
    {
        const auto asked = [](Fingers &fingers) {
            const auto number = fingers.line().pencil().asked(fingers.table().state());
            return number ? int{number->touch.at} : -1;
        };
        Fingers sheet{Table(2, "normal", "scoring")};
        for (std::size_t place = 0; place + 1 < kPlaces; ++place)
            QCOMPARE(sheet.touch(PencilKind::Place, static_cast<int>(kAll<Location>.at(place))), std::string());
        QCOMPARE(asked(sheet), static_cast<int>(FinishedField::Score));
        QVERIFY(!sheet.touch(PencilKind::Unsay, static_cast<int>(FinishedField::Score)).empty());
        sheet.touch(PencilKind::Figure, static_cast<int>(FinishedField::Score), -4);
        sheet.touch(PencilKind::Figure, static_cast<int>(FinishedField::Innovations), 17);
        QCOMPARE(asked(sheet), -1);
        QCOMPARE(sheet.touch(PencilKind::Unsay, static_cast<int>(FinishedField::Score), -4), std::string());
        QCOMPARE(asked(sheet), static_cast<int>(FinishedField::Score));
        QVERIFY(!sheet.touch(PencilKind::Finish).empty());
        QVERIFY(sheet.undo());
        QCOMPARE(asked(sheet), -1);

        Fingers conflict(Table::laid(2, "military"));
        conflict.table().play(kValues);
        conflict.touch(PencilKind::Figure, static_cast<int>(ConflictField::Lowest), 12);
        QCOMPARE(asked(conflict), static_cast<int>(ConflictField::LowestPoints));
        QCOMPARE(conflict.touch(PencilKind::Unsay, static_cast<int>(ConflictField::Lowest), 12), std::string());
        QCOMPARE(asked(conflict), static_cast<int>(ConflictField::Lowest));
        QVERIFY(!conflict.touch(PencilKind::Unsay, static_cast<int>(conflictFields().size())).empty());
    }
    void aDisasterIsTwoTouchesAndWhoTakesItOne()
    {
        Fingers fingers(Table::laid(2, "crisis,economy"));
        fingers.table().destroy(0, {1, 3, 5, 6, 7, 8, 9, 10, 11});
        fingers.touch(PencilKind::Kind, static_cast<int>(Kind::Plague));
        fingers.touch(PencilKind::Number, -1, 4);
        QCOMPARE(fingers.table().phase(), std::string("crisis"));
        // Where only one can fall and one place is left, nothing is asked.
        fingers.touch(PencilKind::Seat, 0);
        QCOMPARE(fingers.table().phase(), std::string("economy"));
        QCOMPARE(fingers.table().positionOf("plague-4"), 2);
    }
    void whatCanBeChosenIsAskedFor()
    {
        Fingers fingers(Table::laid(2, "crisis,economy"));
        fingers.table().destroy(1, {4});
        fingers.touch(PencilKind::Kind, static_cast<int>(Kind::Fire));
        fingers.touch(PencilKind::Number, -1, 4);
        fingers.touch(PencilKind::Seat, 1);
        QVERIFY(askedPosition(fingers.table().state(), fingers.line().pencil()).isHit);
        QCOMPARE(fingers.touch(PencilKind::Hit, -1, 2), std::string("empires.notHit"));
        fingers.touch(PencilKind::Hit, -1, 5);
        QVERIFY(!askedPosition(fingers.table().state(), fingers.line().pencil()).isHit);
        QCOMPARE(fingers.touch(PencilKind::Position, -1, 5), std::string("empires.fewestFirst"));
        QCOMPARE(fingers.touch(PencilKind::Position, -1, 4), std::string("empires.destroyed"));
        // Undo goes touch by touch.
        QVERIFY(fingers.undo());
        QVERIFY(askedPosition(fingers.table().state(), fingers.line().pencil()).isHit);
        fingers.touch(PencilKind::Hit, -1, 3);
        fingers.touch(PencilKind::Position, -1, 1);
        QCOMPARE(fingers.table().positionOf("fire-4"), 1);
        QVERIFY(!fingers.table().isHealthy(1, 3));
    }
    void ofTwoDisastersOneIsMeant()
    {
        Fingers fingers(Table::laid(3, "doubleCrisis,economy"));
        fingers.table().play({"reveal card=fire-4", "reveal card=flood-7"});
        fingers.touch(PencilKind::Seat, 2);
        QCOMPARE(fingers.line().missing(fingers.table().match())->code, std::string_view("empires.whichCrisis"));
        fingers.touch(PencilKind::Crisis, 1);
        fingers.touch(PencilKind::Position, -1, 1);
        QCOMPARE(fingers.table().positionOf("flood-7"), 1);
        QCOMPARE(fingers.table().phase(), std::string("crisis"));
        // The other one is meant by itself.
        fingers.touch(PencilKind::Seat, 0);
        fingers.touch(PencilKind::Position, -1, 1);
        QCOMPARE(fingers.table().phase(), std::string("economy"));
    }
    // What is said by one touch is gone once it is made; what was begun beside it stays.
    void whatOneTouchSaysIsMade()
    {
        Fingers fingers(Table::laid(2, "crisis"));
        fingers.touch(PencilKind::Kind, static_cast<int>(Kind::Fire));
        fingers.touch(PencilKind::Number, -1, 4);
        fingers.touch(PencilKind::Seat, 1);
        fingers.touch(PencilKind::Position, -1, 1);
        QCOMPARE(fingers.touch(PencilKind::Next, static_cast<int>(Round::Industry)), std::string());
        QVERIFY(fingers.line().isEmpty());
        QCOMPARE(fingers.touch(PencilKind::Repair, 1, 4), std::string());
        QVERIFY(fingers.line().isEmpty() && fingers.table().isHealthy(1, 4));
        QCOMPARE(fingers.touch(PencilKind::Done), std::string());
        QCOMPARE(fingers.touch(PencilKind::Next, static_cast<int>(Round::Military)), std::string());
        const auto asked = [&] { return fingers.line().asked(fingers.table().match())->touch; };
        for (const int value : {13, 16, 7, 10})
            QCOMPARE(fingers.touch(PencilKind::Value, asked().at, value), std::string());
        QVERIFY(fingers.line().isEmpty());
        QCOMPARE(asked().kind, static_cast<std::uint8_t>(PencilKind::Figure));
    }
    void aConflictIsEightNumbers()
    {
        Fingers fingers(Table::laid(2, "military,crisis"));
        fingers.table().play("values of=townA:{value:20},townB:{value:21},armyB:{value:6},roadRefreshB:{value:10}");
        const std::array numbers{2, -3, 1, 7, 7, 3, 1, 11};
        for (std::size_t field = 0; field < numbers.size(); ++field) {
            QCOMPARE(fingers.touch(PencilKind::Finish), std::string("input.unknownValue"));
            const auto asked = fingers.line().asked(fingers.table().match());
            QVERIFY(asked && asked->touch.at == static_cast<int>(field));
            QCOMPARE(fingers.touch(PencilKind::Figure, static_cast<int>(field), numbers.at(field)), std::string());
        }
        // Two wheat of the highest tier.
        fingers.touch(PencilKind::Gain, 3 * 4);
        fingers.touch(PencilKind::Gain, 3 * 4);
        fingers.touch(PencilKind::Finish);
        QCOMPARE(fingers.table().phase(), std::string("bids"));
        QCOMPARE(int{fingers.table().state().campaign.tiers[2].gain[Resource::Wheat]}, 2);
        fingers.touch(PencilKind::Bid, 1, 5);
        fingers.touch(PencilKind::Bid, 0, 2);
        QCOMPARE(fingers.table().score(1), 10);
    }
    void twoCardsOfTheHandAreTaken()
    {
        Table table(2, "blitz");
        table.play("lay order=city,townA,townB,armyA,armyB,roadTrade,roadRefreshA,roadRefreshB,farmWheat,farmAxe,farmHammer");
        Fingers fingers(std::move(table));
        for (const auto &[kind, number] : {std::pair(Kind::Fire, 6), std::pair(Kind::Flood, 6)}) {
            fingers.touch(PencilKind::Kind, static_cast<int>(kind));
            fingers.touch(PencilKind::Number, -1, number);
        }
        // Of the first only one can fall; of the second its neighbours are equally near.
        fingers.touch(PencilKind::Hit, -1, 7);
        fingers.touch(PencilKind::Position, -1, 1);
        fingers.touch(PencilKind::Position, -1, 2);
        QCOMPARE(fingers.table().positionOf("flood-6"), 2);
        QCOMPARE(fingers.table().player(0).healthy(), 9);
        QVERIFY(fingers.table().player(0).done);
    }
    // All of a Conflict card that is known is one touch, whatever was said before.
    void aKnownConflictIsOneTouch()
    {
        const Conflict card = box()->conflicts.at(3);
        const Value with = conflictMembers(card);
        Fingers fingers(Table::laid(2, "military,crisis"));
        fingers.table().play(kValues);
        fingers.touch(PencilKind::Figure, static_cast<int>(ConflictField::Lowest), 40);
        fingers.touch(PencilKind::Gain, 0);
        QVERIFY(!mayBe(card, fingers.line().pencil()));
        QVERIFY(fingers.undo() && fingers.undo() && mayBe(card, fingers.line().pencil()));
        fingers.touch(PencilKind::Gain, 0);
        QCOMPARE(fingers.touch(PencilKind::Conflict, -1, 0, with), std::string());
        QCOMPARE(fingers.table().phase(), std::string("bids"));
        QVERIFY(fingers.table().state().campaign == card);
        QVERIFY(fingers.line().isEmpty());
        QCOMPARE(fingers.touch(PencilKind::Conflict, -1, 0, with), std::string("input.unknownValue"));
    }
    // Where values are missing it stays, through a kill, until they are said.
    void aKnownConflictWaitsForTheValues()
    {
        const Conflict card = box()->conflicts.at(3);
        Fingers fingers(Table::laid(2, "military,crisis"));
        QCOMPARE(fingers.touch(PencilKind::Conflict, -1, 0, Object{{"winner", Object{{"points", 3}}}}),
                 std::string("input.missingField"));
        QCOMPARE(fingers.touch(PencilKind::Conflict, -1, 0, conflictMembers(card)), std::string());
        QCOMPARE(fingers.table().phase(), std::string("campaign"));
        Line again;
        QCOMPARE(again.read(fingers.table().match(), fingers.line().value()), 0);
        QVERIFY(conflictOf(again.pencil()) == card);
        fingers.table().play(kValues);
        QCOMPARE(fingers.touch(PencilKind::Finish), std::string());
        QVERIFY(fingers.table().state().campaign == card);
    }
    void aCardFromHandIsPlayed()
    {
        Fingers fingers(Table::laid(2, "industry,crisis"));
        fingers.touch(PencilKind::Seat, 1);
        fingers.touch(PencilKind::Kind, static_cast<int>(Kind::Fire));
        fingers.touch(PencilKind::Number, -1, 3);
        fingers.touch(PencilKind::Position, -1, 9);
        QCOMPARE(fingers.table().positionOf("fire-3"), 9);
        QCOMPARE(int{fingers.table().player(1).cardsPlayed}, 1);
    }
    // PEGSHEET_TOUCHES says how many.
    // Where resources are kept: a resource that is bid is one touch, an exchange one, a card sold one
    void whatIsPaidIsATouch()
    {
        Fingers fingers{Table::full(2, "crisis,economy,industry,military")};
        fingers.table().play("reveal card=fire-9");
        QCOMPARE(fingers.touch(PencilKind::Avert, static_cast<int>(Resource::Axe)), std::string());
        QCOMPARE(fingers.table().stock(0), (std::array{2, 2, 1, 2}));
        QCOMPARE(fingers.touch(PencilKind::Seat, 0), std::string("empires.notYourTurn"));
        QCOMPARE(fingers.touch(PencilKind::Seat, 1), std::string());
        QCOMPARE(fingers.touch(PencilKind::Position, -1, 1), std::string());
        QCOMPARE(fingers.table().phase(), std::string("economy"));
        // Hammers first, then Axes.
        const int road = static_cast<int>(Location::RoadTrade);
        QCOMPARE(fingers.touch(PencilKind::Coins, -1, 1), std::string());
        QCOMPARE(fingers.touch(PencilKind::Exchange, road, exchangeTouch(0, 1)), std::string());
        QCOMPARE(fingers.table().stock(0), (std::array{3, 3, 3, 1}));
        QCOMPARE(fingers.touch(PencilKind::Exchange, road, exchangeTouch(0, 0)), std::string());
        QCOMPARE(fingers.table().stock(0), (std::array{2, 4, 3, 1}));
        QCOMPARE(fingers.touch(PencilKind::Exchange, road, exchangeTouch(0, 0)), std::string("empires.limit"));
    }
    // What the card costs is asked for where nobody knows it, and told along with it
    void aCardThatNobodyKnowsIsPriced()
    {
        Fingers fingers{Table::full(2, "industry,crisis")};
        QCOMPARE(fingers.touch(PencilKind::Seat, 0), std::string());
        QCOMPARE(fingers.touch(PencilKind::Kind, static_cast<int>(Kind::Fire)), std::string());
        QCOMPARE(fingers.touch(PencilKind::Number, -1, 6), std::string());
        QVERIFY(asksHammers(fingers.table().state(), fingers.line().pencil()));
        QVERIFY(askedPosition(fingers.table().state(), fingers.line().pencil()).positions.empty());
        QCOMPARE(fingers.touch(PencilKind::Hammers, -1, 2), std::string());
        QCOMPARE(fingers.touch(PencilKind::Position, -1, 3), std::string());
        QCOMPARE(fingers.table().positionOf("fire-6"), 3);
        QCOMPARE(fingers.table().stock(0), (std::array{2, 1, 2, 2}));
        QCOMPARE(int{fingers.table().state().known->cards.at(card("fire-6").index).hammers}, 2);
        QCOMPARE(fingers.touch(PencilKind::Sell, 0), std::string());
        QCOMPARE(fingers.touch(PencilKind::Discard, 0), std::string());
        QCOMPARE(int{fingers.table().player(0).hand}, 0);
        // At depth rows there is nothing of it.
        Fingers rows{Table::laid(2, "industry,crisis")};
        QCOMPARE(rows.touch(PencilKind::Sell, 0), std::string("input.unknownValue"));
        QCOMPARE(rows.touch(PencilKind::Coins, -1, 1), std::string("input.unknownValue"));
    }
    void whateverIsTouchedIsTakenBackAndComesBack()
    {
        tests::RandomTouches<Empires, Pencil> touches(
            1,
            [](Random &random) {
                Setup setup;
                for (std::uint32_t seat = 0; seat < 2 + random.below(3); ++seat)
                    setup.players.push_back("Player " + std::to_string(seat + 1));
                setup.variant = random.below(3) == 0 ? "blitz" : "normal";
                setup.options = {{"depth", random.below(2) == 0 ? "full" : "rows"}};
                MaybeRefusal refusal;
                return TheMatch::start(setup, refusal);
            },
            [](const State &state, const Pencil &pencil, Random &random) { return guess(state, pencil, random); });
        const std::int64_t count = tests::randomTouches() / 4;
        QVERIFY(touches.run(count));
        QVERIFY(touches.taken > count / 5 && touches.moves > count / 200);
    }

private:
    static Touch paying(const State &state, Random &random)
    {
        const int seat = static_cast<int>(random.below(state.players));
        switch (random.below(6)) {
        case 0: return touchOf(PencilKind::Avert, static_cast<int>(random.below(4)));
        case 1: return touchOf(PencilKind::Exchange, static_cast<int>(Location::RoadTrade), exchangeTouch(seat, random.below(2)));
        case 2: return touchOf(PencilKind::Sell, seat);
        case 3: return touchOf(PencilKind::Discard, seat);
        case 4: return touchOf(PencilKind::Coins, -1, static_cast<int>(random.below(3)));
        default: return touchOf(PencilKind::Hammers, -1, 1 + static_cast<int>(random.below(2)));
        }
    }
    static Touch guess(const State &state, const Pencil &pencil, Random &random)
    {
        const AskedPosition asked = askedPosition(state, pencil);
        if (!asked.positions.empty() && random.below(2) == 0)
            return touchOf(asked.isHit ? PencilKind::Hit : PencilKind::Position, -1,
                           asked.positions[random.below(static_cast<std::uint32_t>(asked.positions.size()))]);
        if (state.keepsResources() && random.below(3) == 0)
            return paying(state, random);
        switch (state.step) {
        case Step::Row:
            return touchOf(random.below(8) == 0 ? PencilKind::Finish : PencilKind::Place, static_cast<int>(random.below(11)));
        case Step::Crisis:
            return random.below(2) == 0 ? touchOf(PencilKind::Crisis, static_cast<int>(random.below(2)))
                                        : touchOf(PencilKind::Seat, static_cast<int>(random.below(state.players)));
        case Step::Campaign:
            if (random.below(8) == 0)
                return touchOf(PencilKind::Conflict, -1, 0, conflictMembers(box()->conflicts[random.below(11)]));
            return random.below(3) == 0 ? touchOf(PencilKind::Finish)
                                        : touchOf(PencilKind::Gain, static_cast<int>(random.below(19)));
        default: break;
        }
        switch (random.below(3)) {
        case 0: return touchOf(PencilKind::Kind, static_cast<int>(random.below(8)));
        case 1: return touchOf(PencilKind::Number, -1, 1 + static_cast<int>(random.below(11)));
        default: return touchOf(PencilKind::Seat, static_cast<int>(random.below(state.players)));
        }
    }
};

} // namespace tst_empires_pencil

PEGSHEET_TEST(tst_empires_pencil, TestPencil)

#include "tst_pencil.moc"
