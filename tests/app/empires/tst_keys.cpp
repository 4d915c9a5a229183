// SPDX-License-Identifier: Apache-2.0
// Numbers of Empire's End are typed on a keyboard: of a card, a bid, what a place is worth, what a card brings.
#include "app/empires/empiresmatch.h"
#include "app/text/language.h"
#include "model/catalog.h"
#include "model/core/notation.h"
#include "tests/answers.h"
#include "tests/registry.h"

#include <QJSEngine>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>

namespace tst_empires_keys {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::app;

namespace {

bool type(EmpiresMatch &match, const char *keys)
{
    bool isTaken = true;
    for (const char *key = keys; *key != 0; ++key)
        isTaken = match.pressKey(Qt::Key_0 + (*key - '0')) && isTaken;
    return isTaken;
}

/// Makes moves one after the other; false with the first that is refused.
bool play(EmpiresMatch &match, std::initializer_list<const char *> lines)
{
    for (const char *line : lines) {
        Value move;
        if (readNotation<empires::Move>(line, move) || !match.make(std::span(&move, 1))) {
            qWarning("refused: %s", line);
            return false;
        }
    }
    return true;
}

/// The places lie in the order in which they are named, and the first space of the round track is that one.
std::unique_ptr<EmpiresMatch> begin(const char *space, int players = 2, const char *depth = "rows")
{
    Setup setup;
    setup.options = {{"depth", depth}};
    for (int seat = 0; seat < players; ++seat)
        setup.players.push_back("P" + std::to_string(seat + 1));
    setup = canonicalSetup(empires::Empires::info(), setup);
    MaybeRefusal refusal;
    auto match = std::make_unique<EmpiresMatch>(Session::begin(*findGame("empires"), setup, nullptr, refusal));
    const std::string track = std::string("track phases=") + space;
    const bool isLaid = play(*match,
                             {"lay order=city,townA,townB,armyA,armyB,roadTrade,roadRefreshA,roadRefreshB,farmWheat,farmAxe,"
                              "farmHammer",
                              track.c_str()});
    return isLaid ? std::move(match) : nullptr;
}

constexpr std::array kConflict{2, -3, 1, 7, 7, 3, 1, 11};

/// All that is asked for before the bids is told.
bool tellConflict(EmpiresMatch &match)
{
    if (!play(match, {"values of=townA:{value:20},townB:{value:21},armyB:{value:6},roadRefreshB:{value:10}"}))
        return false;
    for (std::size_t field = 0; field < kConflict.size(); ++field)
        match.touch(u"figure"_s, static_cast<int>(field), kConflict.at(field));
    match.touch(u"finish"_s);
    return match.stage() == u"bids"_s;
}

int bid(const EmpiresMatch &match, int seat)
{
    return match.sheets().at(seat).toMap().value(u"bid"_s).toInt();
}

int openNumber(const EmpiresMatch &match)
{
    return match.crises().constFirst().toMap().value(u"number"_s).toInt();
}

} // namespace

class TestKeys : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void theNumberOfACardIsTyped_data()
    {
        QTest::addColumn<int>("number");
        for (int number = 2; number <= empires::kPlaces; ++number)
            QTest::addRow("%d", number) << number;
    }
    void theNumberOfACardIsTyped()
    {
        QFETCH(const int, number);
        const auto match = begin("crisis,crisis");
        QVERIFY(match);
        QVERIFY(!type(*match, "5")); // its kind is asked for
        match->touch(u"kind"_s, 0);
        QVERIFY(type(*match, qPrintable(QString::number(number))));
        QCOMPARE(match->stage(), u"crisis"_s);
        QCOMPARE(openNumber(*match), number);
        QCOMPARE(match->typedDigits(), QString());
    }
    void aTouchThatHasNoNameIsAnErrorOfTheScript()
    {
        const auto match = begin("crisis,crisis");
        QJSEngine engine;
        QJSEngine::setObjectOwnership(match.get(), QJSEngine::CppOwnership);
        engine.globalObject().setProperty(u"match"_s, engine.newQObject(match.get()));
        QVERIFY(engine.evaluate(u"match.touch('kinds', 0)"_s).isError());
        QVERIFY(!engine.evaluate(u"match.touch('kind', 0)"_s).isError());
        QVERIFY(type(*match, "5"));
    }
    // A 1 may be the first digit of another number.
    void theNumberOneIsEntered()
    {
        const auto match = begin("crisis,crisis");
        match->touch(u"kind"_s, 0);
        QVERIFY(type(*match, "1"));
        QCOMPARE(match->stage(), u"reveal"_s);
        QCOMPARE(match->bar().primary, u"Enter 1"_s);
        match->primary();
        QCOMPARE(openNumber(*match), 1);
        // Undone, and entered since nothing more is typed.
        match->undo();
        match->touch(u"kind"_s, 0);
        QVERIFY(type(*match, "1"));
        QTRY_COMPARE(match->stage(), u"crisis"_s);
        QCOMPARE(openNumber(*match), 1);
    }
    void whatIsTypedIsRubbedOut()
    {
        const auto match = begin("crisis,crisis");
        QVERIFY(!match->pressKey(Qt::Key_Delete));
        match->touch(u"kind"_s, 0);
        const QString undoText = match->undoText();
        for (const int key : {Qt::Key_Delete, Qt::Key_Backspace}) {
            QVERIFY(type(*match, "1"));
            QCOMPARE(match->undoText(), u"Rub out"_s);
            QVERIFY(match->pressKey(key));
            QCOMPARE(match->undoText(), undoText);
            QVERIFY(!match->pressKey(key));
        }
        QVERIFY(type(*match, "1"));
        match->undo();
        QCOMPARE(match->undoText(), undoText);
        QVERIFY(type(*match, "1"));
        QVERIFY(match->cancel());
        QCOMPARE(match->undoText(), undoText);
        // Another kind is another card.
        QVERIFY(type(*match, "1"));
        match->touch(u"kind"_s, 1);
        QCOMPARE(match->typedDigits(), QString());
        QCOMPARE(match->stage(), u"reveal"_s);
    }
    void whatIsTypedIsKeptInADraft()
    {
        const auto match = begin("crisis,crisis");
        match->touch(u"kind"_s, 3);
        QVERIFY(type(*match, "1"));
        const QVariantMap draft = match->draft();
        match->touch(u"kind"_s, 4);
        match->restoreDraft(draft);
        QCOMPARE(match->typedDigits(), u"1"_s);
        QVERIFY(type(*match, "1"));
        QCOMPARE(openNumber(*match), 11);
        QCOMPARE(match->crises().constFirst().toMap().value(u"kind"_s).toInt(), 3);
    }
    // A card that is described asks for no number of the one that is turned up.
    void nothingIsTypedWhileACardIsDescribed()
    {
        const auto match = begin("crisis,crisis");
        match->touch(u"kind"_s, 0);
        match->touch(u"describe"_s, 20);
        QVERIFY(!match->described().isEmpty());
        QVERIFY(!type(*match, "5"));
        QCOMPARE(match->stage(), u"reveal"_s);
    }

    void bidsAreTyped()
    {
        const auto match = begin("military,crisis", 3);
        QVERIFY(match && tellConflict(*match));
        const int first = match->seat();
        QVERIFY(type(*match, "1"));
        QCOMPARE(match->seat(), first);
        QVERIFY(type(*match, "2"));
        QCOMPARE(bid(*match, first), 12);
        const int second = match->seat();
        QVERIFY(second != first);
        QVERIFY(type(*match, "37"));
        QCOMPARE(bid(*match, second), 37);
        // Rubbed out, another one.
        const int third = match->seat();
        QVERIFY(type(*match, "2"));
        QVERIFY(match->pressKey(Qt::Key_Delete));
        QCOMPARE(match->seat(), third);
        QSignalSpy refused(match.get(), &EmpiresMatch::refused);
        QVERIFY(type(*match, "6"));
        QVERIFY(type(*match, "1")); // no bid is 61
        QCOMPARE(refused.size(), 1);
        QCOMPARE(match->bar().primary, u"Enter 6"_s);
    }

    void valuesOfPlacesAreTyped()
    {
        const auto match = begin("military,crisis");
        QVERIFY(match);
        const auto value = [&](int position) {
            return match->sheets().constFirst().toMap().value(u"row"_s).toList().at(position - 1).toMap().value(u"value"_s).toInt();
        };
        QSignalSpy refused(match.get(), &EmpiresMatch::refused);
        QVERIFY(type(*match, "0"));
        QCOMPARE(refused.size(), 1);
        // What is told stays in its line.
        const auto missing = [&] {
            const QList<AnswerKey> lines = tests::answersNamed(*match, u"missing"_s).keys;
            return std::ranges::count_if(lines, [](const AnswerKey &line) { return line.detail.isEmpty(); });
        };
        const auto figures = [&] { return tests::answersNamed(*match, u"figure"_s).keys; };
        const auto unknown = missing();
        QVERIFY(type(*match, "2"));
        QVERIFY(match->pressKey(Qt::Key_Backspace));
        QVERIFY(type(*match, "13"));
        QCOMPARE(value(2), 13);
        QCOMPARE(missing(), unknown - 1);
        QCOMPARE(tests::answersNamed(*match, u"missing"_s).keys.at(0).detail, u"13"_s);
        QVERIFY(tests::answersNamed(*match, u"missing"_s).keys.at(1).chosen);
        QVERIFY(type(*match, "7"));
        QCOMPARE(value(3), 7);
        QVERIFY(figures().isEmpty());
        QVERIFY(type(*match, "16") && type(*match, "10"));
        QCOMPARE(missing(), 0);
        // What is asked for then is told as it is typed.
        QVERIFY(type(*match, "2"));
        QCOMPARE(figures().constFirst().title, u"2"_s);
        QCOMPARE(match->typedDigits(), QString());
    }
    // Resources and markers beside the points of the strongest and of each tier (DE Aufbau einer Feldzugkarte B to D); one touch
    // after the other is taken back by Escape, never the whole card.
    void whatAConflictBringsBesidesIsTold()
    {
        const auto match = begin("military,crisis", 2, "full");
        QVERIFY(match);
        QVERIFY(play(*match, {"values of=townA:{value:20},townB:{value:21},armyB:{value:6},roadRefreshB:{value:10}"}));
        const auto figure = [&](empires::ConflictField field) {
            return tests::answersNamed(*match, u"figure"_s).keys.at(static_cast<int>(field));
        };
        const auto besides = [&](empires::ConflictField field) {
            match->frameField(static_cast<int>(field));
            return tests::answersNamed(*match, u"besides"_s).keys;
        };
        QVERIFY(besides(empires::ConflictField::Lowest).isEmpty() && besides(empires::ConflictField::With).isEmpty());
        QCOMPARE(besides(empires::ConflictField::Victory).size(), 4);
        match->answer(besides(empires::ConflictField::Victory).at(1));
        match->answer(besides(empires::ConflictField::Victory).at(1));
        QCOMPARE(besides(empires::ConflictField::HighestPoints).size(), 5);
        match->answer(besides(empires::ConflictField::HighestPoints).at(4));
        QVERIFY(figure(empires::ConflictField::Victory).detail.endsWith(u" + 2 Hammers"_s));
        QVERIFY(figure(empires::ConflictField::HighestPoints).detail.endsWith(u" + refresh 1"_s));
        QVERIFY(match->cancel());
        QVERIFY(figure(empires::ConflictField::Victory).detail.endsWith(u" + 2 Hammers"_s));
        QVERIFY(!figure(empires::ConflictField::HighestPoints).detail.contains(u"refresh"_s));
        for (std::size_t field = 0; field < kConflict.size(); ++field)
            match->touch(u"figure"_s, static_cast<int>(field), kConflict.at(field));
        match->touch(u"finish"_s);
        QCOMPARE(match->stage(), u"bids"_s);
        const auto &typed = static_cast<const EmpiresMatch::Typed &>(match->session().match());
        QCOMPARE(int{typed.current().campaign.victoryGain[empires::Resource::Hammer]}, 2);
    }
    // In a double round who has decided on one Disaster is asked about the other one at once.
    void whatIsDecidedIsNotAskedAgain()
    {
        const auto match = begin("doubleCrisis,crisis", 3, "full");
        QVERIFY(match);
        for (const int kind : {static_cast<int>(empires::Kind::Fire), static_cast<int>(empires::Kind::Flood)}) {
            match->touch(u"kind"_s, kind);
            QVERIFY(type(*match, "4"));
        }
        QVERIFY(match->question().endsWith(u"which of the two first?"_s));
        match->touch(u"crisis"_s, 0);
        match->touch(u"avert"_s, static_cast<int>(empires::Resource::Axe));
        QCOMPARE(match->question(), u"P1: bid, or take Flood 4?"_s);
    }
    // The city exchanges once: from then on it says so, and asks for nothing.
    void whatIsUsedUpAsksForNothing()
    {
        const auto match = begin("industry,crisis");
        QVERIFY(match);
        const auto city = [&] {
            const QVariantList works = match->worksOf(0);
            const auto found = std::ranges::find_if(works, [](const QVariant &work) { return work.toMap()[u"source"_s] == 0; });
            return found == works.end() ? QVariantMap() : found->toMap();
        };
        QVERIFY(city().value(u"isUsable"_s).toBool() && city().value(u"rests"_s).toString().isEmpty());
        match->touch(u"ability"_s, 0, 0);
        QVERIFY(!match->question().isEmpty());
        // Nobody is done while something is asked for.
        QVERIFY(!match->bar().enabled);
        match->undo();
        QVERIFY(match->bar().enabled && play(*match, {"swap player=0 by=city positions=1,9"}));
        QVERIFY(!city().value(u"isUsable"_s).toBool());
        QCOMPARE(city().value(u"rests"_s).toString(), u"used already"_s);
        QSignalSpy refused(match.get(), &EmpiresMatch::refused);
        match->touch(u"ability"_s, 0, 0);
        QCOMPARE(refused.size(), 1);
        QVERIFY(match->question().isEmpty() && match->bar().enabled);
    }
    void pointsOfACardAreTyped()
    {
        const auto match = begin("crisis,end");
        QVERIFY(match);
        QVERIFY(play(*match,
                     {"values of=townA:{value:20},townB:{value:21},armyB:{value:6},roadRefreshB:{value:10}",
                      R"(reveal card="fire-9")", "accept player=1 position=1"}));
        QCOMPARE(match->stage(), u"count"_s);
        const int before = match->sheets().at(1).toMap().value(u"total"_s).toInt();
        QVERIFY(type(*match, "14"));
        QVERIFY(match->over());
        QCOMPARE(match->sheets().at(1).toMap().value(u"total"_s).toInt(), before + 14);
        QVERIFY(!type(*match, "1"));
    }
};

} // namespace tst_empires_keys

PEGSHEET_WINDOW_TEST(tst_empires_keys, TestKeys)
#include "tst_keys.moc"
