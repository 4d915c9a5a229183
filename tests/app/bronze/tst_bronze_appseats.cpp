// SPDX-License-Identifier: Apache-2.0
// Seats that the app plays: its moves are made by the bar as any other, and are those that it would make.
#include "app/bronze/words.h"
#include "app/match/assistance.h"
#include "tests/app/bronze/table.h"
#include "tests/registry.h"

namespace tst_bronze_appseats {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

const bronze::State &stateOf(const BronzeMatch &match)
{
    return static_cast<const BronzeMatch::Typed &>(match.session().match()).current();
}

const bronze::Move &moveAt(const BronzeMatch &match, int place)
{
    return static_cast<const BronzeMatch::Typed &>(match.session().match()).moveAt(place);
}

int lengthOf(const BronzeMatch &match)
{
    return match.session().match().length();
}

/// Enters real dice at random until none is missing.
void enterMissing(BronzeMatch &match, Random &random)
{
    while (match.realDice() && match.stage() == BronzeMatch::Roll && match.tray()->missing() > 0)
        enterFace(match, words::key(static_cast<bronze::Face>(random.below(kCount<bronze::Face>))));
}

/// Presses the bar once, and reads what came of it.
void press(BronzeMatch &match)
{
    match.primary();
    match.dismissNews();
}

} // namespace

class AppSeatsTest : public QObject
{
    Q_OBJECT

private slots:
    void itsMovesAreMadeByTheBar_data()
    {
        QTest::addColumn<QByteArray>("variant");
        QTest::addColumn<QString>("player");
        QTest::addColumn<bool>("realDice");
        for (const char *variant : {"classic", "2024", "late"})
            for (const QString &player : appPlayers())
                for (const bool real : {false, true})
                    QTest::addRow("%s %s %s", variant, qPrintable(player), real ? "real dice" : "app's dice")
                        << QByteArray(variant) << player << real;
    }
    void itsMovesAreMadeByTheBar()
    {
        QFETCH(QByteArray, variant);
        QFETCH(QString, player);
        QFETCH(bool, realDice);
        Table table;
        const auto match = table.begin(realDice, 2, variant);
        match->setAssistance({{player, player}, false, {}});
        bronze::SeatPlayer other(playerOf(player));
        Random dice(7);
        match->tray()->setFaces([&dice] { return static_cast<bronze::Face>(dice.below(kCount<bronze::Face>)); });
        int presses = 0;
        for (; !match->over() && presses < 2000; ++presses) {
            const int before = lengthOf(*match);
            const bronze::Move wanted = other.best(stateOf(*match));
            enterMissing(*match, dice);
            QVERIFY2(match->bar().enabled, qPrintable(match->bar().primary));
            press(*match);
            QVERIFY(lengthOf(*match) > before);
            // Of several buildings the one first on the sheet comes first.
            QVERIFY(bronze::Bronze::isSameDecision(wanted, moveAt(*match, before))
                    || (std::holds_alternative<bronze::Build>(wanted)
                        && std::holds_alternative<bronze::Build>(moveAt(*match, before))));
        }
        QVERIFY(match->over());
        QVERIFY(presses > 50);
    }

    void whatItWouldDoLiesInPencil()
    {
        Table table;
        const auto match = table.begin(true, 2, "classic");
        match->setAssistance({{QString(), u"app"_s}, false, {}});
        QVERIFY(!match->isAppsTurn());
        QVERIFY(!match->tray()->everyRoll());
        collect(*match, {"workers", "workers", "workers"});
        press(*match); // builds nothing
        press(*match); // buys nothing
        QCOMPARE(match->seat(), 1);
        QVERIFY(match->isAppsTurn());
        QVERIFY(match->tray()->everyRoll());
        QVERIFY(!match->tray()->prefersEveryRoll());
        QVERIFY(match->bar().advice.isEmpty());
        for (const char *face : {"skull", "coins", "good"})
            enterFace(*match, QString::fromLatin1(face));
        press(*match);
        // It says which dice it rolls again, and those lie let go; the skull stays.
        const auto *again = std::get_if<bronze::Reroll>(&moveAt(*match, lengthOf(*match) - 1));
        QVERIFY(again == nullptr);
        const bronze::Move wanted = bronze::SeatPlayer(SimulatedPlayer::App).best(stateOf(*match));
        const auto *reroll = std::get_if<bronze::Reroll>(&wanted);
        QVERIFY(reroll != nullptr);
        QCOMPARE(match->tray()->toRoll(), 3 - reroll->kept.size());
        QVERIFY(reroll->kept.count(bronze::Face::Skull) == 1);
        QVERIFY2(match->bar().advice.contains(u"again"_s), qPrintable(match->bar().advice));
        QVERIFY(!match->bar().enabled);
        // That is no touch of anybody's: undo takes back the roll.
        match->undo();
        QCOMPARE(stateOf(*match).step, bronze::Step::Start);
    }

    void theTableMayDoOtherwise()
    {
        Table table;
        const auto match = table.begin(false, 2, "classic");
        match->setAssistance({{u"fast"_s, QString()}, false, {}});
        match->tray()->setFaces([] { return bronze::Face::Workers; });
        press(*match);
        while (match->stage() == BronzeMatch::Roll)
            press(*match);
        QCOMPARE(match->stage(), BronzeMatch::Build);
        const int set = match->workers() - match->workersLeft();
        QVERIFY(set > 0);
        // A touch on the sheet changes what is in pencil, and undo takes that back.
        setWorkers(*match, u"city4"_s, 1);
        QCOMPARE(match->workers() - match->workersLeft() == set, false);
        match->undo();
        QCOMPARE(match->workers() - match->workersLeft(), set);
        QCOMPARE(match->stage(), BronzeMatch::Build);
        // Somebody else's seat is nobody's business.
        while (match->seat() == 0)
            press(*match);
        QVERIFY(!match->isAppsTurn());
        QVERIFY(match->bar().enabled);
        QCOMPARE(match->tray()->toRoll(), 3);
    }

    void whatWasTakenBackIsProposedAnew()
    {
        Table table;
        const auto match = table.begin(false, 2, "classic");
        match->setAssistance({{u"fast"_s, u"fast"_s}, false, {}});
        match->tray()->setFaces([] { return bronze::Face::Workers; });
        while (match->stage() == BronzeMatch::Roll)
            press(*match);
        const int place = lengthOf(*match);
        const QString text = match->bar().primary;
        const int left = match->workersLeft();
        press(*match);
        QVERIFY(lengthOf(*match) > place);
        while (lengthOf(*match) > place)
            match->undo();
        QCOMPARE(match->bar().primary, text);
        QCOMPARE(match->workersLeft(), left);
    }

    void theDeviceRemembersWhichSeatsItPlays()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"matches.db"_s);
        qlonglong id = 0;
        {
            Application application(file);
            application.setGame(u"nations"_s);
            QVERIFY(application.appPlayers().isEmpty());
            application.setGame(u"bronze"_s);
            QCOMPARE(application.appPlayers(), (QStringList{u"easy"_s, u"fast"_s, u"app"_s}));
            QVERIFY(application.begin({u"Ada"_s, u"App"_s}, false, {0, 1}, false, {QString(), u"easy"_s}));
            QCOMPARE(application.match()->assistance().players, (QStringList{QString(), u"easy"_s}));
            id = application.match()->id().value;
            QCOMPARE(application.people()->list().size(), 1); // the app is nobody who comes again
            QCOMPARE(application.settings()->players(), (QStringList{QString(), u"easy"_s}));
            // Another match has none.
            QVERIFY(application.begin({u"Ada"_s, u"Ben"_s}, false));
            QVERIFY(application.match()->assistance().players.isEmpty());
        }
        Application application(file);
        QVERIFY(application.open(id));
        QCOMPARE(application.match()->assistance().players, (QStringList{QString(), u"easy"_s}));
        // What is played back is only looked at.
        QVERIFY(application.beginReplay(id));
        QVERIFY(!application.replay()->table()->isAppsTurn());
        // Played on from there it plays them too.
        QVERIFY(application.copyFrom(id, 0));
        QVERIFY(application.match()->id().value != id);
        QCOMPARE(application.match()->assistance().players, (QStringList{QString(), u"easy"_s}));
    }

    void theReplayShowsWhereAHintWasAskedFor_data()
    {
        QTest::addColumn<bool>("reviews");
        QTest::addRow("reviewed") << true;
        QTest::addRow("not reviewed") << false;
    }
    void theReplayShowsWhereAHintWasAskedFor()
    {
        QFETCH(bool, reviews);
        QTemporaryDir folder;
        Application application(folder.filePath(u"matches.db"_s));
        application.settings()->setReviews(reviews);
        QVERIFY(application.begin({u"Ada"_s, u"Ben"_s}, false, {}, false, {}, true));
        BronzeMatch *match = openMatch(application);
        match->tray()->setFaces([] { return bronze::Face::Good; });
        press(*match);
        const int asked = lengthOf(*match);
        QCOMPARE(match->hints().size(), 3);
        for (int presses = 0; presses < 6; ++presses)
            press(*match);
        QVERIFY(application.beginReplay(0, 0));
        QList<int> told;
        for (int place = 0; place <= application.replay()->moves(); ++place) {
            application.replay()->setPlace(place);
            if (application.replay()->hinted())
                told.append(place);
        }
        QCOMPARE(told, QList<int>{asked + 1});
    }

    // With Engineering stones come first, which the sheet has no pencil for: the bar makes that move, or does not after all.
    void whatCannotBePencilledIsOfferedByTheBar()
    {
        Table table;
        const auto match = table.begin(false, 2, "late");
        QVERIFY(match->correct(
            0, {{u"developments"_s, QVariantList{u"preservation"_s}}, {u"food"_s, 4}, {u"goods"_s, QVariantMap{{u"pottery"_s, 2}}}},
            {}));
        match->setAssistance({{u"app"_s, QString()}, false, {}});
        const bronze::Move wanted = bronze::SeatPlayer(SimulatedPlayer::App).best(stateOf(*match));
        QVERIFY(std::holds_alternative<bronze::Preserve>(wanted));
        QCOMPARE(match->bar().primary, u"Preservation"_s);
        QVERIFY(!match->bar().advice.isEmpty());
        match->secondary();
        QVERIFY2(match->bar().primary.startsWith(u"Roll"_s), qPrintable(match->bar().primary));
        QVERIFY(match->bar().advice.isEmpty());
        const int length = lengthOf(*match);
        press(*match);
        QVERIFY(std::holds_alternative<bronze::Roll>(moveAt(*match, length)));
        // Whatever the table wants of its dice meanwhile, what it lets go stays let go.
        const int loose = match->tray()->toRoll();
        match->setRealDice(true);
        QCOMPARE(match->tray()->toRoll(), loose);
        match->retranslate();
        QCOMPARE(match->tray()->toRoll(), loose);
    }

    void theLastMatchesAreRemembered()
    {
        QString kept;
        Assistances matches([&](const QString &) { return kept; }, [&](const QString &, const QString &text) { kept = text; });
        const Assistance easy{{u"easy"_s}, false, {}};
        for (int match = 0; match <= Assistances::kMost; ++match)
            matches.remember(std::to_string(1000 + match), easy);
        QVERIFY(matches.of("1000").isNone());
        QCOMPARE(matches.of("1001"), easy);
        const Assistance both{{QString(), u"app"_s}, true, {4, 17}};
        matches.remember("1001", both);
        QCOMPARE(matches.of("1001"), both);
        const Assistance hints{{}, true, {}};
        matches.remember("1002", hints);
        QCOMPARE(matches.of("1002"), hints);
        matches.remember("1001", {{QString(), QString()}, false, {}});
        QVERIFY(matches.of("1001").isNone());
        QCOMPARE(matches.of("1003"), easy);
        // Whatever else stands there is nobody whom the app knows.
        QCOMPARE(playerOf(u"nobody"_s), SimulatedPlayer::Random);
    }

    void hintsAreToldWhereTheTableAgreed()
    {
        Table table;
        const auto match = table.begin(false, 2, "classic");
        match->tray()->setFaces([] { return bronze::Face::Workers; });
        QVERIFY(!match->bar().canHint);
        match->setAssistance({{}, true, {}});
        QVERIFY2(!match->bar().canHint, "nothing lies there yet");
        press(*match);
        QVERIFY(match->bar().canHint);
        QSignalSpy told(match.get(), &TableMatch::hinted);
        const QVariantList hints = match->hints();
        QCOMPARE(hints.size(), 3);
        QCOMPARE(told.size(), 1);
        QCOMPARE(match->hints(), hints);
        QCOMPARE(told.size(), 1);
        QCOMPARE(match->assistance().hinted.size(), 1);
        const auto chanceOf = [](const QVariant &hint) { return hint.toMap().value(u"chance"_s).toString(); };
        QVERIFY(chanceOf(hints.at(0)).endsWith(u" %"_s));
        // What is taken lies on the dice, and is not made.
        const int length = lengthOf(*match);
        bool letsGo = false;
        for (int place = 0; place < 3; ++place) {
            match->takeHint(place);
            QCOMPARE(lengthOf(*match), length);
            // Undo puts the dice back, and takes no roll back.
            for (; match->tray()->toRoll() > 0; letsGo = true)
                match->undo();
            QCOMPARE(lengthOf(*match), length);
        }
        QVERIFY(letsGo);
        keepAllDice(*match);
        while (match->stage() == BronzeMatch::Roll)
            press(*match);
        QCOMPARE(match->stage(), BronzeMatch::Build);
        QVERIFY(match->bar().canHint);
        QVERIFY(!match->hints().isEmpty());
        match->takeHint(0);
        QVERIFY(match->workersLeft() < match->workers());
        match->undo();
        QCOMPARE(match->workersLeft(), match->workers());
        // Before the next player looks at any dice there is none.
        while (match->seat() == 0)
            press(*match);
        QVERIFY(!match->bar().canHint);
        QVERIFY(match->hints().isEmpty());
    }
};

} // namespace tst_bronze_appseats

PEGSHEET_TEST(tst_bronze_appseats, AppSeatsTest)
#include "tst_bronze_appseats.moc"
