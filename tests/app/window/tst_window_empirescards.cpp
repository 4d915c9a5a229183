// SPDX-License-Identifier: Apache-2.0
// What one match of Empire's End was told, the next one knows: by the card library. Numbers and abilities are made up.
#include "app/application.h"
#include "app/empires/empiresmatch.h"
#include "app/empires/library/empiresrecords.h"
#include "app/match/tablematch.h"
#include "model/empires/game.h"
#include "storage/json.h"
#include "tests/answers.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QtTest>

namespace tst_window_empirescards {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

constexpr const char *kLay = R"({"type":"lay","order":["city","townA","townB","armyA","armyB","roadTrade","roadRefreshA",)"
                             R"("roadRefreshB","farmWheat","farmAxe","farmHammer"]})";
constexpr const char *kValues = R"({"type":"values","of":{"townA":{"value":20},"townB":{"value":21},"armyB":{"value":6},)"
                                R"("roadRefreshB":{"value":10}}})";
constexpr const char *kCampaign = R"({"type":"campaign","winner":{"points":4},"tiers":[{"max":2,"points":-5},{"points":0},)"
                                  R"({"min":8,"points":6,"refresh":1}],"unrest":{"rank":2,"with":9}})";
constexpr const char *kOther = R"({"type":"campaign","winner":{"points":3},"tiers":[{"max":0,"points":-1},{"points":2},)"
                               R"({"min":5,"points":7}],"unrest":{"rank":1,"with":1}})";
constexpr const char *kReveal = R"({"type":"reveal","card":"fire-9"})";

Value json(const char *text)
{
    Value value;
    if (storage::readJson(text, value))
        qFatal("no JSON: %s", text);
    return value;
}

} // namespace

class EmpiresCardsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_application;

    [[nodiscard]] EmpiresMatch *match() const { return static_cast<EmpiresMatch *>(m_application->match()); }
    [[nodiscard]] const empires::State &state() const
    {
        return static_cast<const EmpiresMatch::Typed &>(match()->session().match()).current();
    }
    [[nodiscard]] int length() const { return match()->session().match().length(); }
    [[nodiscard]] const empires::CardFacts &factsOf(const char *card) const
    {
        return state().known->cards.at(empires::cardNamed(card).index);
    }
    bool begin() const
    {
        m_application->setGame(u"empires"_s);
        return m_application->begin({u"Ann"_s, u"Bo"_s}, true);
    }
    bool make(const char *move) const
    {
        const Value value = json(move);
        return match()->make(std::span(&value, 1));
    }
    [[nodiscard]] LibraryView *library() const
    {
        m_application->cards()->setGame(u"empires"_s);
        m_application->cards()->refresh();
        return m_application->cards();
    }
    [[nodiscard]] QStringList cards() const
    {
        QStringList lines;
        RecordList *list = library()->cards();
        for (int row = 0; row < list->count(); ++row)
            lines.append(list->row(row).value(u"title"_s).toString() + u": "_s + list->row(row).value(u"says"_s).toString());
        return lines;
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("HOME", m_folder->path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder->filePath(u"config"_s).toUtf8());
        m_application = std::make_unique<Application>(m_folder->filePath(u"a.db"_s));
    }

    void theSecondMatchKnowsWhatTheFirstWasTold()
    {
        QVERIFY(begin());
        for (const char *move :
             {kLay, R"({"type":"values","of":{"city":{"repair":6}}})", R"({"type":"track","phases":["crisis","economy","end"]})",
              kReveal, R"({"type":"card","card":"fire-9","bid":["wheat"],"hammers":2})"})
            QVERIFY2(make(move), move);
        // Its own cards are none that it is offered: nothing is entered beside what was made.
        QCOMPARE(length(), 5);

        QVERIFY(begin());
        QVERIFY(make(kLay));
        QCOMPARE(int{state().known->places[empires::Location::City].repair}, 6);
        QCOMPARE(state().known->track.size(), std::size_t(3));
        QVERIFY(make(kReveal));
        QCOMPARE(int{factsOf("fire-9").hammers}, 2);
        QVERIFY(factsOf("fire-9").bids.has(empires::Bid::Wheat));
        // One touch: undone and made again at once.
        QCOMPARE(length(), 5);
        match()->undo();
        QCOMPARE(length(), 3);
        QCOMPARE(int{factsOf("fire-9").hammers}, 0);
        match()->redo();
        QCOMPARE(length(), 5);
        QCOMPARE(int{factsOf("fire-9").hammers}, 2);
    }

    // What is known of a card from the start comes, too; what the table said of it before stays.
    void onlyWhatIsNotKnownIsEntered()
    {
        QVERIFY(begin());
        QVERIFY(make(kLay));
        QVERIFY(make(R"({"type":"track","phases":["crisis"]})"));
        QVERIFY(make(R"({"type":"card","card":"plague-9","bid":["axe"],"ability":{"when":"economy","do":[{"points":7}]}})"));
        const int before = length();
        QVERIFY(make(R"({"type":"reveal","card":"plague-9"})"));
        QCOMPARE(length(), before + 1);
        QVERIFY(factsOf("plague-9").ability->when == empires::When::Economy);
        match()->undo();
        QVERIFY(make(R"({"type":"reveal","card":"plague-8"})"));
        QCOMPARE(length(), before + 2);
        QVERIFY(factsOf("plague-8").ability->when == empires::When::End);
    }

    void whatATableOverrulesIsRightTheNextTime()
    {
        QVERIFY(begin());
        QVERIFY(make(kLay));
        QVERIFY(make(R"({"type":"track","phases":["crisis"]})"));
        QVERIFY(make(R"({"type":"reveal","card":"plague-8"})"));
        QVERIFY(make(R"({"type":"card","card":"plague-8","ability":{"when":"end","do":[{"points":7}]}})"));
        QVERIFY(begin());
        QVERIFY(make(kLay));
        QVERIFY(make(R"({"type":"track","phases":["crisis"]})"));
        QVERIFY(make(R"({"type":"reveal","card":"plague-8"})"));
        QCOMPARE(int{factsOf("plague-8").ability->effects.front().number}, 7);
    }

    // A half track is none for the library, and what was undone was never told.
    void whatDoesNotStandIsNotLearned()
    {
        QVERIFY(begin());
        QVERIFY(make(kLay));
        QVERIFY(make(R"({"type":"track","phases":["crisis"]})"));
        QVERIFY(make(R"({"type":"card","card":"flood-3","hammers":1})"));
        match()->undo();
        QVERIFY(begin());
        QCOMPARE(cards().filter(u"Flood"_s), QStringList());
        QVERIFY(make(kLay));
        QVERIFY(state().known->track.empty());
    }

    // A Conflict card that was typed in is picked the next time, by a touch; those that are discarded are not offered.
    void aConflictIsOfferedTheNextTime()
    {
        const auto conflicts = [&] { return tests::answersNamed(*match(), u"conflict"_s).keys; };
        const auto fight = [&](const char *card) {
            return make(R"({"type":"track","phases":["military"]})") && conflicts().isEmpty() && make(card)
                && make(R"({"type":"bid","player":0,"axe":0})") && make(R"({"type":"bid","player":1,"axe":0})");
        };
        QVERIFY(begin());
        QVERIFY(make(kLay) && make(kValues) && fight(kCampaign) && fight(kOther));
        QVERIFY(begin());
        QVERIFY(make(kLay) && conflicts().isEmpty() && make(R"({"type":"track","phases":["military","military"]})"));
        QCOMPARE(conflicts().size(), 2);
        const AnswerKey known = conflicts().at(1);
        QCOMPARE(known.title, u"up to 2: −5 · 3–7: 0 · from 8: 6"_s);
        QCOMPARE(known.detail, u"strongest: 4 · unrest: the second most valuable with position 9 · from 8: refresh 1"_s);
        // What is said narrows them.
        match()->touch(u"figure"_s, 0, 2);
        QCOMPARE(conflicts().size(), 1);
        match()->undo();
        match()->answer(known);
        QCOMPARE(match()->stage(), u"bids"_s);
        QVERIFY(state().campaign.tiers[2].refresh == 1 && state().campaign.with == 9);
        // Taken back, it lies ready with its numbers; once more, and all are offered.
        match()->undo();
        QCOMPARE(conflicts().size(), 1);
        match()->undo();
        QCOMPARE(conflicts().size(), 2);
        match()->redo();
        match()->redo();
        QVERIFY(make(R"({"type":"bid","player":0,"axe":0})") && make(R"({"type":"bid","player":1,"axe":0})"));
        QCOMPARE(conflicts().size(), 1);
        QVERIFY(begin());
        QVERIFY(cards().contains(known.title + u": "_s + known.detail));
    }

    void theLibraryShowsItInWords()
    {
        QVERIFY(begin());
        for (const char *move :
             {kLay, R"({"type":"values","of":{"city":{"repair":6}}})", R"({"type":"track","phases":["crisis","economy","end"]})",
              R"({"type":"card","card":"fire-9","bid":["wheat","axe"],"hammers":1})"})
            QVERIFY2(make(move), move);
        QVERIFY(begin());
        QVERIFY(cards().contains(u"Fire 9: bid: Wheat/Axes, 1 hammer to play it"_s));
        QVERIFY(cards().contains(u"City: 6 hammers to repair it"_s));
        QVERIFY(cards().contains(u"Round track for 2 players: Disaster, Economy, End"_s));
        QVERIFY(library()->ages().isEmpty());
        m_application->settings()->setLanguage(u"de"_s);
        QVERIFY(!cards().filter(u"Brand 9: "_s).isEmpty());
        m_application->settings()->setLanguage(u"en"_s);
    }

    // A card is typed in with a form: never one that is there already.
    void theFormKnowsSetsAndSequences()
    {
        LibraryView *view = library();
        view->setKind(u"card"_s);
        view->beginNew();
        RecordForm *form = view->form();
        form->choose(u"kind"_s, 1);
        QVERIFY(!form->problem().isEmpty());
        form->step(u"number"_s, {}, 9);
        QVERIFY(!form->problem().isEmpty());
        form->toggle(u"bid"_s, u"axe"_s);
        form->toggle(u"bid"_s, u"wheat"_s);
        form->toggle(u"bid"_s, u"hammer"_s);
        form->toggle(u"bid"_s, u"hammer"_s);
        QCOMPARE(form->problem(), QString());
        QVERIFY(*Value(form->record().fields).find("bid") == Value(Array{"wheat", "axe"}));
        QVERIFY(view->save());
        QSignalSpy told(view, &LibraryView::message);
        view->beginNew();
        form->choose(u"kind"_s, 1);
        form->step(u"number"_s, {}, 9);
        form->step(u"hammers"_s, {}, 1);
        QVERIFY(!view->save());
        QCOMPARE(told.count(), 1);
        form->close();
        view->setKind(u"conflict"_s);
        view->beginNew();
        // Points may be lost: the first touch says 0.
        form->step(u"lowestPoints"_s, {}, 1);
        form->step(u"lowestPoints"_s, {}, -1);
        QVERIFY(*Value(form->record().fields).find("lowestPoints") == Value(-1));
        for (const QString &field : {u"lowest"_s, u"middlePoints"_s, u"highestPoints"_s, u"victory"_s, u"rank"_s, u"with"_s})
            form->step(field, {}, 1);
        QVERIFY(!form->problem().isEmpty());
        form->step(u"highest"_s, {}, 1);
        QVERIFY(!form->problem().isEmpty());
        form->step(u"highest"_s, {}, 1);
        QCOMPARE(form->problem(), QString());
        QVERIFY(view->save());
        view->setKind(u"track"_s);
        view->beginNew();
        form->choose(u"side"_s, 1);
        for (const QString &space : {u"crisis"_s, u"economy"_s, u"end"_s, u"end"_s})
            form->append(u"phases"_s, space);
        QVERIFY(!form->problem().isEmpty());
        form->takeLast(u"phases"_s);
        QCOMPARE(form->problem(), QString());
        QVERIFY(view->save());
    }
};

} // namespace tst_window_empirescards

PEGSHEET_WINDOW_TEST(tst_window_empirescards, EmpiresCardsTest)
#include "tst_window_empirescards.moc"
