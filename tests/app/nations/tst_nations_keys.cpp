// SPDX-License-Identifier: Apache-2.0
// Numbers and faces are typed on a keyboard; what a number of the corrections can be.
#include "tests/app/nations/table.h"
#include "tests/registry.h"

namespace tst_nations_keys {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

bool type(NationsMatch &match, const char *keys)
{
    bool isTaken = true;
    for (const char *key = keys; *key != 0; ++key)
        isTaken = match.pressKey(Qt::Key_0 + (*key - '0')) && isTaken;
    return isTaken;
}

} // namespace

class NationsKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void digitsTypedTogetherAreOneNumber()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2);
        // No event asks for 120: the number is whole.
        QVERIFY(type(*match, "12"));
        QCOMPARE(match->deal().famine, 12);
        QVERIFY(type(*match, "5"));
        QCOMPARE(match->war(), 5);
        QVERIFY(!type(*match, "5")); // nothing is asked for
        QVERIFY(play(*match, {"pass", "pass"}));
        QVERIFY(type(*match, "1"));
        QCOMPARE(match->bar().primary, u"Enter 1"_s);
        QVERIFY(type(*match, "2"));
        QCOMPARE(match->bar().primary, u"Enter 12"_s);
        const int first = match->ageEnd().seat;
        const int before = match->sheets().at(first).books;
        const int other = match->sheets().at(1 - first).books;
        match->primary();
        QCOMPARE(match->sheets().at(first).books, before + 12);
        QVERIFY(type(*match, "0"));
        QCOMPARE(match->sheets().at(1 - first).books, other);
        QCOMPARE(match->stage(), NationsMatch::Famine);
    }
    void aNumberIsEnteredOnceNothingMoreIsTyped()
    {
        NationsTable table;
        const auto match = table.begin("tracks", 2);
        QVERIFY(play(*match, {"deal famine=2 war=3"}));
        const int first = match->ageEnd().seat;
        const int before = match->sheets().at(first).books;
        QVERIFY(type(*match, "3"));
        QCOMPARE(match->sheets().at(first).books, before);
        QTRY_COMPARE(match->sheets().at(first).books, before + 3);
        QVERIFY(match->undoText() != u"Rub out"_s);
    }
    void aTouchElsewhereForgetsWhatIsTyped()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 2, {}, "scoring");
        QVERIFY(type(*match, "1"));
        match->touch(u"ask"_s, nations::sumPlace(1, 0));
        QVERIFY(match->bar().primary != u"Enter 1"_s);
        match->primary();
        QCOMPARE(match->seat(), 1);
        QCOMPARE(match->tally().at(1).total, 0);
    }
    void whatIsTypedIsRubbedOut()
    {
        NationsTable table;
        const auto match = table.begin("tracks", 2);
        QVERIFY(!match->pressKey(Qt::Key_Backspace));
        QVERIFY(type(*match, "1"));
        QCOMPARE(match->undoText(), u"Rub out"_s);
        QVERIFY(match->pressKey(Qt::Key_Backspace));
        QVERIFY(match->undoText().isEmpty());
        QVERIFY(type(*match, "1"));
        match->undo();
        QVERIFY(match->bar().primary.isEmpty());
        QCOMPARE(match->deal().famine, 0);
    }
    void whatIsTooMuchIsRefused()
    {
        NationsTable table;
        const auto match = table.begin("tracks", 2);
        QSignalSpy refused(match.get(), &NationsMatch::refused);
        QVERIFY(type(*match, "0"));
        QCOMPARE(refused.size(), 1);
        QVERIFY(type(*match, "19"));
        QCOMPARE(refused.size(), 2);
        // What was typed before is still there.
        QCOMPARE(match->bar().primary, u"Enter 1"_s);
    }
    void dicesFacesAreTyped()
    {
        NationsTable table;
        const auto match = table.begin("full", 2);
        QVERIFY(play(*match, {"deal famine=2 war=3"}));
        QVERIFY(type(*match, "12"));
        QCOMPARE(match->bar().primary, u"3 dice to go"_s);
        QVERIFY(match->pressKey(Qt::Key_Delete));
        QCOMPARE(match->bar().primary, u"4 dice to go"_s);
        QVERIFY(!type(*match, "9"));
        QVERIFY(!match->pressKey(Qt::Key_A));
    }
    void pointsAreTyped()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 4, {}, "scoring");
        QVERIFY(type(*match, "31"));
        QCOMPARE(match->tally().at(0).total, 31);
        QCOMPARE(match->question(), u"Ada: Developments?"_s);
    }
    // Digit by digit; what is typed then goes on with those that are left.
    void pointsThatAreSaidAreRubbedOut()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 4, {}, "scoring");
        const auto track = [&] { return match->tally().at(0).fields.at(0).detail; };
        QVERIFY(!match->pressKey(Qt::Key_Delete));
        QVERIFY(type(*match, "31"));
        QVERIFY(!match->pressKey(Qt::Key_Delete)); // the next is asked for
        match->touch(u"ask"_s, nations::sumPlace(0, 0));
        QVERIFY(match->pressKey(Qt::Key_Delete));
        QCOMPARE(match->question(), u"Ada: Point track?"_s);
        QCOMPARE(match->bar().primary, u"Enter 3"_s);
        QVERIFY(type(*match, "0"));
        QCOMPARE(track(), u"30"_s);
        match->touch(u"ask"_s, nations::sumPlace(0, 0));
        QVERIFY(match->pressKey(Qt::Key_Backspace) && match->pressKey(Qt::Key_Backspace));
        QCOMPARE(track(), QString());
        QCOMPARE(match->tally().at(0).total, 0);
        QCOMPARE(match->undoText(), u"Undo: Point track"_s);
        match->undo();
        QCOMPARE(track(), u"30"_s);
        QCOMPARE(match->question(), u"Ada: Point track?"_s);
    }
    void theOpponentsDiceAreTyped()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 1);
        QVERIFY(play(*match, {"deal famine=2 war=3"}));
        QCOMPARE(match->stage(), NationsMatch::Opponent);
        const int before = match->opponentBooks();
        QVERIFY(type(*match, "2"));
        QCOMPARE(match->opponentBooks(), before + 2);
    }

    void aNumberKnowsWhatItCanBe()
    {
        NationsTable table;
        const auto match = table.begin("tiles", 3);
        QVERIFY(play(*match, {"deal famine=2 war=3"}));
        const auto number = [&](int seat, const char *path) { return match->field(seat, QString::fromLatin1(path)); };
        QCOMPARE(number(0, "books")[u"most"_s].toInt(), nations::kMostBooks);
        // Of the event, and so much for everybody behind (tables.h).
        QCOMPARE(number(-1, "event.war")[u"least"_s].toInt(), 1);
        QCOMPARE(number(-1, "event.war")[u"most"_s].toInt(), nations::kMostThreshold);
        for (const char *key : {"books", "famine", "war"}) {
            const QVariantMap points = number(1, (std::string("ledger.age1.") + key).c_str());
            QVERIFY(points[u"step"_s].toInt() > 0);
            // Every step is taken.
            for (int value = points[u"step"_s].toInt(); value <= points[u"most"_s].toInt(); value += points[u"step"_s].toInt()) {
                const QVariantMap ofAge{{QString::fromLatin1(key), value}};
                QVERIFY(match->correct(1, {{u"ledger"_s, QVariantMap{{u"age1"_s, ofAge}}}}, {}));
            }
        }
        QVERIFY(!number(0, "advisor").contains(u"most"_s));
        QVERIFY(number(0, "ledger.age2.famine").isEmpty()); // that age has not begun
    }
    void theOfferIsThereToBeCorrected()
    {
        NationsTable table;
        auto match = table.begin("tiles", 1, {{"offer", true}});
        const auto offer = [&] { return match->field(-1, u"offer"_s)[u"value"_s].toList(); };
        QVERIFY(match->field(-1, u"offer"_s).isEmpty()); // nothing is dealt yet
        QString deal = u"deal famine=2 war=3 offer="_s;
        for (int column = 0; column < match->columns(); ++column)
            deal += u"%1[{kind:colony},{kind:advisor},{kind:colony,points:2}]"_s.arg(column > 0 ? u","_s : u"["_s);
        QVERIFY(play(*match, {qPrintable(deal + u"]"_s)}));
        QVERIFY(match->field(0, u"offer"_s).isEmpty());
        QCOMPARE(offer().size(), match->columns());
        QCOMPARE(offer().front().toList().size(), qsizetype(nations::kRows));
        match = table.begin("tiles", 1);
        QVERIFY(match->field(-1, u"offer"_s).isEmpty());
    }
    void countedPointsAreThereToBeCorrected()
    {
        NationsTable table;
        const auto match = table.begin("tracks", 2);
        for (int age = 1; age <= nations::kAges; ++age)
            QVERIFY(play(*match,
                         {"deal famine=9 war=9", "booksSpent player=0 books=0", "booksSpent player=1 books=0", "famineMet met=[]",
                          "strength player=0 strength=0", "strength player=1 strength=0"}));
        QCOMPARE(match->stage(), NationsMatch::Sums);
        const auto counted = [&] { return match->field(0, u"tilePoints.colonies"_s); };
        QVERIFY(counted().isEmpty());
        for (int number = 1; number <= 4; ++number)
            match->enterNumber(match->answers().value(0), number);
        QCOMPARE(counted()[u"value"_s].toInt(), 3);
        QVERIFY(match->correct(0, {{u"tilePoints"_s, QVariantMap{{u"colonies"_s, 7}}}}, {}));
        QCOMPARE(counted()[u"value"_s].toInt(), 7);
    }
};

} // namespace tst_nations_keys

PEGSHEET_WINDOW_TEST(tst_nations_keys, NationsKeysTest)
#include "tst_nations_keys.moc"
