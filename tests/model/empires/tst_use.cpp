// SPDX-License-Identifier: Apache-2.0
// Abilities that are used by touches, and what each asks for (DE Glossar).
#include "model/empires/pencil.h"
#include "tests/model/empires/table.h"
#include "tests/registry.h"

#include <algorithm>

namespace tst_empires_use {

using namespace pegsheet;
using namespace pegsheet::empires;

namespace {

// A table and the touches on it; what is complete is made.
struct Fingers
{
    explicit Fingers(Table laid) : table(std::move(laid)) {}

    std::string touch(PencilKind kind, int at = -1, int number = 0)
    {
        const TouchResult result = line.touch(table.match(),
                                              {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(at), number});
        if (result.completes) {
            const int from = table.match().length();
            for (const Value &move : line.moves(table.match()))
                if (const auto refusal = table.match().play(move))
                    return std::string(refusal->code);
            line.movesMade(table.match(), from);
        }
        return result.refusal ? std::string(result.refusal->code) : std::string();
    }
    std::string use(std::string_view card, int seat) { return touch(PencilKind::Ability, Source(cardNamed(card)).index, seat); }
    std::string use(Location place, int seat) { return touch(PencilKind::Ability, Source(place).index, seat); }
    [[nodiscard]] const State &state() const { return table.state(); }

    Table table;
    Line line;
};

} // namespace

class TestUse : public QObject
{
    Q_OBJECT

private slots:
    // DE Gratisgebot: one touch on the Innovation.
    void aFreeBidIsOneTouch()
    {
        Fingers fingers(Table::laid(2, "crisis,economy"));
        fingers.table.give(0, "famine-5", 1, "when:crisis,exhaust:true,do:[{freeBid:[wheat]}]");
        fingers.table.play({"card card=fire-9 bid=wheat", "reveal card=fire-9"});
        QCOMPARE(fingers.use("famine-5", 0), std::string());
        QVERIFY(fingers.state().exhausted.has(cardNamed("famine-5")));
        QVERIFY(fingers.line.isEmpty());
    }
    // DE Krise neu ziehen: the ability, then the card that is turned up instead.
    void anotherDisasterIsTurnedUp()
    {
        Fingers fingers(Table::laid(2, "crisis,economy"));
        fingers.table.give(1, "barbarians-4", 2, "when:crisis,exhaust:true,do:[{redrawCrisis:1,shuffle:true}]");
        fingers.table.play("reveal card=fire-9");
        fingers.use("barbarians-4", 1);
        fingers.touch(PencilKind::Kind, static_cast<int>(Kind::Flood));
        QCOMPARE(fingers.touch(PencilKind::Number, -1, 3), std::string());
        QCOMPARE(fingers.state().crises.front().card, cardNamed("flood-3"));
    }
    // DE Startfähigkeiten, city: two positions, no one twice.
    void twoPlacesAreExchanged()
    {
        Fingers fingers(Table::laid(2, "industry,economy"));
        fingers.use(Location::City, 0);
        fingers.touch(PencilKind::Position, -1, 2);
        QVERIFY(!fingers.touch(PencilKind::Position, -1, 2).empty());
        QCOMPARE(fingers.touch(PencilKind::Position, -1, 9), std::string());
        QCOMPARE(fingers.state().at(0).at(9), Location::TownA);
        // Given up by the same touch once more.
        fingers.use(Location::City, 1);
        fingers.use(Location::City, 1);
        QVERIFY(fingers.line.pencil().ability.isNone());
    }
    // DE Innovation verschieben: which, then where; the usual rules for places.
    void anInnovationIsMoved()
    {
        Fingers fingers(Table::laid(2, "industry,economy"));
        fingers.table.give(0, "fire-1", 1, "when:industry,do:[{moveInnovation:1}]");
        fingers.table.give(0, "flood-1", 2, "");
        fingers.use("fire-1", 0);
        fingers.touch(PencilKind::Moved, cardNamed("flood-1").index);
        QCOMPARE(fingers.touch(PencilKind::Position, -1, 1), std::string("empires.fewestFirst"));
        const std::vector<int> asked = askedPosition(fingers.state(), fingers.line.pencil()).positions;
        QVERIFY(std::ranges::find(asked, 2) == asked.end() && std::ranges::find(asked, 3) != asked.end());
        QCOMPARE(fingers.touch(PencilKind::Position, -1, 3), std::string());
        QCOMPARE(fingers.table.positionOf("flood-1"), 3);
    }
    // DE Fähigkeit wiederholen: the other ability once more.
    void anAbilityIsRepeated()
    {
        Fingers fingers(Table::laid(2, "economy,industry"));
        fingers.table.give(0, "barbarians-1", 1, "when:economy,do:[{repeat:economy}]");
        fingers.table.give(0, "blight-1", 2, "when:economy,do:[{points:2}]");
        fingers.use("barbarians-1", 0);
        QCOMPARE(fingers.use("blight-1", 0), std::string());
        fingers.table.play("done");
        QCOMPARE(fingers.table.score(0), 4);
    }
    // Repaired beside it, beyond the one place.
    void aPlaceIsRepairedByAnAbility()
    {
        Fingers fingers(Table::laid(2, "industry,economy"));
        fingers.table.destroy(0, {2, 7});
        fingers.table.give(0, "fire-5", 1, "when:industry,do:[{rebuild:1,cost:free,at:adjacent}]");
        fingers.use("fire-5", 0);
        QCOMPARE(askedPosition(fingers.state(), fingers.line.pencil()).positions, std::vector<int>{2});
        QCOMPARE(fingers.touch(PencilKind::Position, -1, 2), std::string());
        QVERIFY(fingers.table.isHealthy(0, 2) && !fingers.table.isHealthy(0, 7));
    }
    // DE Auffrischen: of more markers than come off the player chooses.
    void markersAreChosenWhereThereAreMore()
    {
        Fingers fingers(Table::laid(2, "industry,economy"));
        fingers.table.give(0, "fire-6", 2, "when:industry,do:[{refresh:1,at:adjacent}]");
        for (const auto &[name, position] : {std::pair("revolt-1", 1), std::pair("revolt-2", 3)})
            fingers.table.give(0, name, position, "when:crisis,exhaust:true,do:[{freeBid:[axe]}]");
        fingers.table.exhaust(0, {"revolt-1", "revolt-2"});
        fingers.use("fire-6", 0);
        QCOMPARE(askedMarkers(fingers.state(), fingers.line.pencil()).count, std::size_t(1));
        QCOMPARE(fingers.touch(PencilKind::Marker, cardNamed("revolt-2").index), std::string());
        QVERIFY(fingers.state().exhausted.has(cardNamed("revolt-1")) && !fingers.state().exhausted.has(cardNamed("revolt-2")));
    }
    // DE Militärrunde 5: so are those that a tier takes off.
    void aTierRefreshesTheChosenOnes()
    {
        Fingers fingers(Table::laid(2, "military,economy"));
        fingers.table.play("values of=townA:{value:13},townB:{value:16},armyB:{value:7},roadRefreshB:{value:10}");
        for (const auto &[name, position] : {std::pair("famine-1", 1), std::pair("famine-2", 3)})
            fingers.table.give(0, name, position, "when:crisis,exhaust:true,do:[{freeBid:[axe]}]");
        fingers.table.exhaust(0, {"famine-1", "famine-2"});
        fingers.table.play({"campaign winner=points:2 tiers=[{max:2,points:-3},{points:1,refresh:1},{min:9,points:4,refresh:1}] "
                            "unrest=rank:1,with:1",
                            "bid player=0 axe=9", "bid player=1 axe=0"});
        QCOMPARE(fingers.table.phase(), std::string("refresh"));
        QCOMPARE(fingers.touch(PencilKind::Marker, cardNamed("famine-2").index), std::string());
        QVERIFY(fingers.state().exhausted.has(cardNamed("famine-1")) && !fingers.state().exhausted.has(cardNamed("famine-2")));
    }
    // What is printed is said beside a Disaster that is half entered; one learns it, the other goes on.
    void aCardIsDescribedInBetween()
    {
        Fingers fingers(Table::laid(2, "crisis,economy"));
        fingers.table.give(0, "plague-9", 4, "");
        fingers.touch(PencilKind::Kind, static_cast<int>(Kind::Fire));
        const auto trait = [&](AbilityField field, int number) {
            return fingers.touch(PencilKind::Trait, static_cast<int>(field), number);
        };
        fingers.touch(PencilKind::Describe, cardNamed("plague-9").index);
        trait(AbilityField::Usual, 0);
        QVERIFY(!fingers.touch(PencilKind::Number, -1, 99).empty());
        trait(AbilityField::Number, 4);
        QCOMPARE(trait(AbilityField::Sort, static_cast<int>(Sort::Farm)), std::string());
        QCOMPARE(fingers.touch(PencilKind::Finish), std::string());
        QVERIFY(abilityOf(fingers.state(), Source(cardNamed("plague-9"))) != nullptr);
        QCOMPARE(fingers.table.phase(), std::string("reveal"));
        QVERIFY(fingers.line.pencil().described.card.isNone() && fingers.line.pencil().cardKind == Kind::Fire);
        // Known already, it begins with that.
        fingers.touch(PencilKind::Describe, cardNamed("plague-9").index);
        QVERIFY(fingers.line.pencil().described.ability().has_value());
    }
    // What was said of a card lies ready as it is, exchanges for all of it too; once it is made again nothing of it is left.
    void whatWasSaidOfACardLiesReady()
    {
        const State state = Table::laid(2, "crisis,economy").state();
        AbilityDraft draft;
        draft.card = cardNamed("barbarians-6");
        for (const auto &[field, number] :
             {std::pair(AbilityField::When, static_cast<int>(When::Economy)),
              std::pair(AbilityField::Does, static_cast<int>(Does::Exchange)), std::pair(AbilityField::All, 1),
              std::pair(AbilityField::Get, static_cast<int>(Resource::Coin)),
              std::pair(AbilityField::Get, static_cast<int>(Resource::Axe))})
            QVERIFY(!draft.say(field, number));
        draft.bids.insert(Bid::Wheat);
        const Move learn = Learn{draft.card, draft.bids, 2, AbilityRef(*draft.ability())};
        Pencil pencil;
        QVERIFY(pencil.layReady(state, learn) && pencil.described.getsAll);
        QVERIFY(pencil.moves(state) == std::vector<Move>{learn});
        const Touch ready{0, -1, 0, MatchOf<Empires>::moveValue(learn)};
        QVERIFY(!Pencil::survives(ready, &learn));
    }
};

} // namespace tst_empires_use

PEGSHEET_TEST(tst_empires_use, TestUse)
#include "tst_use.moc"
