// SPDX-License-Identifier: Apache-2.0
// What is printed on a card is said touch by touch (facts, ability_grammar: every form of the language).
#include "model/empires/abilitydraft.h"
#include "storage/json.h"
#include "tests/model/empires/table.h"
#include "tests/registry.h"

#include <utility>

namespace tst_empires_draft {

using namespace pegsheet;
using namespace pegsheet::empires;
using F = AbilityField;

namespace {

using Said = std::vector<std::pair<F, int>>;

template <typename E>
std::pair<F, int> said(F field, E value)
{
    return {field, static_cast<int>(value)};
}

AbilityDraft draftOf(const char *name, const Said &all)
{
    AbilityDraft draft;
    draft.card = card(name);
    for (const auto &[field, number] : all)
        if (const auto refusal = draft.say(field, number))
            qFatal("refused: %s", std::string(refusal->code).c_str());
    return draft;
}

QByteArray textOf(const AbilityDraft &draft)
{
    const std::optional<Ability> ability = draft.ability();
    return ability ? QByteArray::fromStdString(storage::writeJson(toValue(AbilityRef(*ability)))) : QByteArray("nothing");
}

} // namespace

class TestDraft : public QObject
{
    Q_OBJECT

private slots:
    void everyFormIsSaid_data()
    {
        QTest::addColumn<QByteArray>("card");
        QTest::addColumn<Said>("touches");
        QTest::addColumn<QByteArray>("ability");
        const auto row = [](const char *name, const char *card, const Said &touches, const char *ability) {
            QTest::newRow(name) << QByteArray(card) << touches << QByteArray(ability);
        };
        // Facts, cards: plague 9, four points for each healthy farm beside it; six touches of which the usual ones are spared.
        row("plague 9", "plague-9", {{F::Usual, 0}, {F::Number, 4}, said(F::Sort, Sort::Farm)},
            R"({"when":"end","do":[{"points":4,"per":{"count":"healthy","type":"farm","at":"adjacent"}}]})");
        row("famine, wheat at the end", "famine-2", {{F::Usual, 0}, {F::Number, 1}},
            R"({"when":"end","do":[{"points":1,"per":{"resource":"wheat"}}]})");
        row("flood, income", "flood-3", {{F::Usual, 0}, said(F::Gain, Resource::Hammer)},
            R"({"when":"economy","do":[{"gain":{"hammer":1}}]})");
        row("an exchange of one for another", "barbarians-4",
            {said(F::When, When::Economy), said(F::Does, Does::Exchange), said(F::Get, Resource::Coin), {F::Number, 3}},
            R"({"when":"economy","do":[{"exchange":{"give":{"wheat":1},"getAll":{"coin":1},"times":3}}]})");
        row("an exchange for one of two", "barbarians-4",
            {said(F::When, When::Economy), said(F::Does, Does::Exchange), said(F::Get, Resource::Hammer),
             said(F::Get, Resource::Axe)},
            R"({"when":"economy","do":[{"exchange":{"give":{"wheat":1},"getOneOf":[{"hammer":1},{"axe":1}],"times":1}}]})");
        row("an exchange for two at once", "barbarians-4",
            {said(F::When, When::Economy),
             said(F::Does, Does::Exchange),
             {F::All, 1},
             said(F::Get, Resource::Hammer),
             said(F::Get, Resource::Axe),
             said(F::Get, Resource::Axe)},
            R"({"when":"economy","do":[{"exchange":{"give":{"wheat":1},"getAll":{"hammer":1,"axe":2},"times":1}}]})");
        row("an exchange for one of two, all of them after all", "barbarians-4",
            {said(F::When, When::Economy),
             said(F::Does, Does::Exchange),
             said(F::Get, Resource::Hammer),
             said(F::Get, Resource::Axe),
             {F::All, 1}},
            R"({"when":"economy","do":[{"exchange":{"give":{"wheat":1},"getAll":{"hammer":1,"axe":1},"times":1}}]})");
        row("an exchange for two at once, one of them after all", "barbarians-4",
            {said(F::When, When::Economy),
             said(F::Does, Does::Exchange),
             {F::All, 1},
             said(F::Get, Resource::Hammer),
             said(F::Get, Resource::Axe),
             {F::All, 0}},
            R"({"when":"economy","do":[{"exchange":{"give":{"wheat":1},"getOneOf":[{"hammer":1},{"axe":1}],"times":1}}]})");
        row("a free bid, which is exhausted", "famine-5",
            {said(F::When, When::Crisis), said(F::Does, Does::FreeBid), said(F::Bid, Bid::Wheat)},
            R"({"when":"crisis","exhaust":true,"do":[{"freeBid":["wheat"]}]})");
        row("another Disaster", "barbarians-7", {{F::Usual, 2}},
            R"({"when":"crisis","exhaust":true,"do":[{"redrawCrisis":1,"shuffle":true}]})");
        row("an Innovation is moved", "fire-1", {{F::Usual, 0}}, R"({"when":"industry","do":[{"moveInnovation":1}]})");
        row("fewer hammers beside it", "fire-4", {said(F::When, When::Industry), said(F::Does, Does::Discount)},
            R"({"when":"industry","do":[{"discount":"rebuild","hammers":1,"at":"adjacent"}]})");
        row("fewer hammers for playing", "fire-4",
            {said(F::When, When::Industry), said(F::Does, Does::Discount), said(F::Discounted, Discounted::Play)},
            R"({"when":"industry","do":[{"discount":"play","hammers":1}]})");
        row("repairing for nothing", "fire-5",
            {said(F::When, When::Industry), said(F::Does, Does::Rebuild), {F::Cost, kAllHammers}},
            R"({"when":"industry","do":[{"rebuild":1,"cost":"free","at":"adjacent"}]})");
        row("refreshed beside it", "fire-6", {said(F::When, When::Industry), said(F::Does, Does::Refresh)},
            R"({"when":"industry","do":[{"refresh":"all","at":"adjacent"}]})");
        row("all refreshed where it falls", "earthquake-6", {said(F::When, When::Destroyed), said(F::Does, Does::Refresh)},
            R"({"when":"destroyed","do":[{"refresh":"all","at":"empire"}]})");
        row("strength for what is destroyed beside it", "plague-2",
            {{F::Usual, 1}, {F::Number, 1}, said(F::Counted, Counted::Destroyed)},
            R"({"when":"military","do":[{"strength":1,"per":{"count":"destroyed","at":"adjacent"}}]})");
        row("the most destroyed places", "blight-8",
            {{F::Usual, 2}, {F::Number, 13}, said(F::Only, Condition::What::MostDestroyed)},
            R"({"when":"end","do":[{"points":13,"if":{"mostDestroyed":"tiesCount"}}]})");
        row("an ability again", "barbarians-1", {{F::Usual, 0}}, R"({"when":"economy","do":[{"repeat":"economy"}]})");
        row("two things at once", "flood-9",
            {{F::Usual, 0}, said(F::Gain, Resource::Wheat), {F::Also, 0}, said(F::Does, Does::Points), {F::Number, 2}},
            R"({"when":"economy","do":[{"gain":{"wheat":1}},{"points":2}]})");
        row("a time alone chooses nothing", "barbarians-7", {said(F::When, When::Crisis)}, "nothing");
        row("points without a number", "blight-8", {{F::Usual, 0}}, "nothing");
        row("nothing is whole yet", "flood-9", {said(F::When, When::Economy)}, "nothing");
    }
    void everyFormIsSaid()
    {
        QFETCH(const QByteArray, card);
        QFETCH(const Said, touches);
        QFETCH(const QByteArray, ability);
        QCOMPARE(textOf(draftOf(card, touches)), ability);
    }
    void whatFitsNothingIsRefused()
    {
        AbilityDraft draft;
        QVERIFY(draft.say(F::When, 0).has_value());
        draft = draftOf("fire-1", {});
        QVERIFY(draft.say(F::Does, static_cast<int>(Does::Gain)).has_value());
        QVERIFY(!draft.say(F::When, static_cast<int>(When::End)));
        QCOMPARE(std::string(draft.say(F::Does, static_cast<int>(Does::MoveInnovation))->code), std::string("empires.otherTime"));
        QVERIFY(!draft.say(F::Does, static_cast<int>(Does::Points)));
        QVERIFY(draft.say(F::Bid, 0).has_value());
        QVERIFY(draft.say(F::Number, 500).has_value());
    }
    void theTablesOwnWordsAreKept()
    {
        AbilityDraft draft = draftOf("blight-3", {said(F::When, When::End)});
        draft.sayWords("as many as you dare");
        QCOMPARE(textOf(draft), QByteArray(R"({"when":"end","do":[{"other":"as many as you dare"}]})"));
    }
    void bidsAndHammersAreSaidBesides()
    {
        const AbilityDraft draft = draftOf("fire-3",
                                           {said(F::CardBid, Bid::Wheat), said(F::CardBid, Bid::Axe), {F::CardHammers, 2}});
        QVERIFY(draft.bids.has(Bid::Wheat) && !draft.bids.has(Bid::Hammer) && draft.bids.has(Bid::Axe));
        QCOMPARE(int{draft.hammers}, 2);
    }
};

} // namespace tst_empires_draft

PEGSHEET_TEST(tst_empires_draft, TestDraft)
#include "tst_draft.moc"
