// SPDX-License-Identifier: Apache-2.0
// Finished sheets alone: what is checked, and that they are scored by the same rules (protocol, "Every game").
#include "model/bronze/finished.h"
#include "model/core/matchof.h"
#include "tests/model/bronze/table.h"
#include "tests/registry.h"

#include <QTest>

namespace tst_bronze_finished {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

FinishedSheet sheetOf(int player)
{
    FinishedSheet sheet;
    sheet.player = static_cast<std::uint8_t>(player);
    return sheet;
}

FinishedSheet with(FinishedSheet sheet, Monument monument, int points = MonumentMark::kNotSaid)
{
    sheet.monuments.marks[monument] = {static_cast<std::uint8_t>(kMonuments[monument].boxes), static_cast<std::int8_t>(points)};
    return sheet;
}

Table scoring(int players = 2)
{
    return Table(players, "classic", {}, "scoring");
}

} // namespace

class TestFinished : public QObject
{
    Q_OBJECT

private slots:
    void sheetsComeOneAPlayer()
    {
        Table table = scoring(3);
        QCOMPARE(phaseOf(table.state), Phase::Sheet);
        QCOMPARE(ListedMoves(table.state).size(), 0U);
        table.make(sheetOf(1)); // in any order
        QCOMPARE(int{table.state.player}, 0);
        table.make(sheetOf(0));
        QCOMPARE(int{table.state.player}, 2);
        QVERIFY(!Bronze::over(table.state));
        table.make(sheetOf(2));
        QVERIFY(Bronze::over(table.state));
    }
    // Taken from where it stands, a sheet can be entered anew and stays as it is.
    void whatStandsThereIsASheet()
    {
        Random random(7);
        Table table = scoring(4);
        while (!Bronze::over(table.state))
            playRandomly(table.state, random);
        for (int seat = 0; seat < 4; ++seat) {
            const State before = table.state;
            const FinishedSheet sheet = finishedSheet(before, seat);
            QCOMPARE(int{sheet.player}, seat);
            for (const Monument monument : kAll<Monument>)
                QCOMPARE(sheet.monuments.marks[monument].points != MonumentMark::kNotSaid,
                         before.sheets[static_cast<std::size_t>(seat)].finished(targetOf(monument)));
            enterChecked(table, sheet);
            QVERIFY(table.state == before);
        }
    }
    void firstPointsAreAskedForBesidesOneSheet()
    {
        Table table = scoring(3);
        table.make(with(sheetOf(1), Monument::Temple, kMonuments[Monument::Temple].first));
        QVERIFY(othersHaveFirst(table.state, 0, Monument::Temple));
        QVERIFY(!othersHaveFirst(table.state, 1, Monument::Temple));
        QVERIFY(!othersHaveFirst(table.state, 0, Monument::Obelisk));
    }
    // The same sheet scores the same, whether it was played or typed in.
    void aTypedSheetScoresAsAPlayedOne()
    {
        Random random(11);
        Table played(4);
        while (!Bronze::over(played.state))
            playRandomly(played.state, random);
        Table typed = scoring(4);
        for (int seat = 0; seat < 4; ++seat) {
            const Sheet &from = played.sheet(seat);
            FinishedSheet sheet = sheetOf(seat);
            sheet.food = from.food;
            sheet.goods.values = from.goods.values;
            sheet.cityBoxes.values = from.cityBoxes.values;
            for (const Monument monument : kAll<Monument>)
                if (from.finished(targetOf(monument)))
                    sheet = with(sheet, monument, from.monumentPoints[monument]);
            sheet.developments = from.developments;
            sheet.disasters = from.disasters;
            enterChecked(typed, sheet);
        }
        QVERIFY(Bronze::over(typed.state));
        QCOMPARE(winnersOf(typed.state), winnersOf(played.state));
        for (int seat = 0; seat < 4; ++seat) {
            QCOMPARE(totalOf(typed.state, seat), totalOf(played.state, seat));
            QCOMPARE(scoreOf(typed.state, seat).tieBreak, scoreOf(played.state, seat).tieBreak);
        }
    }
    // EN 4: only one player finishes a monument first.
    void firstPointsAreGivenOnce()
    {
        Table table = scoring();
        table.make(with(sheetOf(0), Monument::Obelisk, 6));
        QCOMPARE(table.code(with(sheetOf(1), Monument::Obelisk, 6)), QByteArray("bronze.firstTwice"));
        QCOMPARE(table.code(with(sheetOf(1), Monument::Obelisk, 3)), QByteArray());
        // Typed anew, one's own first points are one's own.
        QCOMPARE(table.code(with(sheetOf(0), Monument::Obelisk, 6)), QByteArray());
    }
    void somebodyHasTheFirstPoints()
    {
        Table table = scoring();
        table.make(with(sheetOf(0), Monument::Obelisk, 3)); // the other may have them
        QCOMPARE(table.code(sheetOf(1)), QByteArray("bronze.firstMissing"));
        QCOMPARE(table.code(with(sheetOf(1), Monument::Obelisk, 3)), QByteArray("bronze.firstMissing"));
        QCOMPARE(table.code(with(sheetOf(1), Monument::Obelisk, 6)), QByteArray());
    }
    void pointsThatAreNotSaidAreThoseThatAreLeft()
    {
        Table table = scoring();
        table.make(with(sheetOf(0), Monument::Obelisk));
        table.make(with(sheetOf(1), Monument::Obelisk));
        QCOMPARE(int{table.sheet(0).monumentPoints[Monument::Obelisk]}, 6);
        QCOMPARE(int{table.sheet(1).monumentPoints[Monument::Obelisk]}, 3);
    }
    void whatIsNotPrintedIsRefused()
    {
        Table table = scoring();
        FinishedSheet sheet = sheetOf(0);
        sheet.goods[Good::Metal] = 5;
        QCOMPARE(table.code(sheet), QByteArray("input.outOfRange"));
        sheet = sheetOf(0);
        sheet.cityBoxes[City::City4] = 4;
        QCOMPARE(table.code(sheet), QByteArray("input.outOfRange"));
        QCOMPARE(table.code(with(sheetOf(0), Monument::Obelisk, 5)), QByteArray("input.outOfRange"));
        sheet = with(sheetOf(0), Monument::Obelisk, 6);
        sheet.monuments.marks[Monument::Obelisk].boxes = 8;
        QCOMPARE(table.code(sheet), QByteArray("input.outOfRange"));
        sheet = sheetOf(0);
        sheet.developments.insert(Development::Commerce);
        QCOMPARE(table.code(sheet), QByteArray("bronze.noSuchDevelopment"));
        sheet = sheetOf(0);
        sheet.ships = 1;
        QCOMPARE(table.code(sheet), QByteArray("bronze.noSuchDevelopment"));
        QCOMPARE(table.code(with(sheetOf(0), Monument::Temple)), QByteArray("bronze.monumentClosed")); // V15
        QCOMPARE(table.code(sheetOf(2)), QByteArray("input.noSuchPlayer"));
    }
    // EN 6: no more than six at the end of a turn, unless Caravans; D23 where there is trading.
    void sevenGoodsNeedCaravansOrTrading()
    {
        FinishedSheet sheet = sheetOf(0);
        sheet.goods[Good::Wood] = 7;
        QCOMPARE(scoring().code(sheet), QByteArray("bronze.tooManyGoods"));
        QCOMPARE(Table(2, "classic", {{"trading", true}}, "scoring").code(sheet), QByteArray());
        sheet.developments.insert(Development::Caravans);
        QCOMPARE(scoring().code(sheet), QByteArray());
    }
    // EN 5: one a turn; EN, game end: in the round of the fifth. Alone: ten turns (DE, FR, solo).
    void noSheetHasMoreDevelopmentsThanAMatchBrings_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("option");
        QTest::addColumn<int>("most");
        QTest::newRow("classic") << 4 << "classic"
                                 << "" << 5;
        QTest::newRow("2024") << 2 << "2024"
                              << "" << 5;
        QTest::newRow("longer") << 2 << "2024"
                                << "longerGame" << 6;
        QTest::newRow("late") << 3 << "late"
                              << "" << 7;
        QTest::newRow("alone") << 1 << "classic"
                               << "" << 10;
        QTest::newRow("alone, late") << 1 << "late"
                                     << "" << 11;
        QTest::newRow("alone, ended by developments") << 1 << "classic"
                                                      << "soloEndsEarly" << 5;
    }
    void noSheetHasMoreDevelopmentsThanAMatchBrings()
    {
        QFETCH(const int, players);
        QFETCH(const QString, variant);
        QFETCH(const QString, option);
        QFETCH(const int, most);
        const Object options = option.isEmpty() ? Object() : Object{{option.toStdString(), true}};
        const Table table(players, variant.toStdString(), options, "scoring");
        QCOMPARE(mostDevelopments(table.state), most);
        FinishedSheet sheet = sheetOf(0);
        for (const Development development : kAll<Development>) {
            if (!exists(table.state, development))
                continue;
            const bool isFull = sheet.developments.size() == most;
            sheet.developments.insert(development);
            QCOMPARE(table.code(sheet), isFull ? QByteArray("bronze.tooManyDevelopments") : QByteArray());
            // One entered before that was refused stays readable.
            QVERIFY(!refuses(table.state, sheet));
            if (isFull)
                break;
        }
    }
    // Alone every monument is the first.
    void aloneEveryMonumentIsFirst()
    {
        Table table = scoring(1);
        QCOMPARE(table.code(with(sheetOf(0), Monument::Obelisk, 3)), QByteArray("bronze.firstMissing"));
        table.make(with(sheetOf(0), Monument::Obelisk));
        QCOMPARE(totalOf(table.state, 0), 6);
        QVERIFY(Bronze::over(table.state));
    }
    void aSheetIsTypedAnewEvenAtTheEnd()
    {
        Table table = scoring(1);
        table.make(sheetOf(0));
        FinishedSheet again = sheetOf(0);
        again.disasters = 4;
        table.make(again);
        QCOMPARE(totalOf(table.state, 0), -4);
        table.make(correction(0, Object{{"disasters", 3}}));
        QCOMPARE(totalOf(table.state, 0), -3);
    }
    void nothingElseIsPlayed()
    {
        Table table = scoring();
        QCOMPARE(table.code(Roll{dice("food food food")}), QByteArray("bronze.onlySheets"));
        QCOMPARE(table.code(EndTurn{}), QByteArray("bronze.onlySheets"));
        QCOMPARE(table.code(Trade{1, {}, {}}), QByteArray("bronze.onlySheets"));
        QCOMPARE(Table().code(sheetOf(0)), QByteArray("bronze.noSheets"));
    }
    // Protocol: one sheet a player with the fields of the state.
    void aSheetIsWrittenAsTheStateIs()
    {
        const Value value(
            Object{{"type", "sheet"},
                   {"player", 1},
                   {"food", 4},
                   {"goods", Object{{"stone", 2}}},
                   {"cityBoxes", Object{{"city4", 3}}},
                   {"monuments", Object{{"obelisk", Object{{"boxes", 9}, {"points", 3}}}, {"greatWall", Object{{"boxes", 4}}}}},
                   {"developments", Array{"coinage"}},
                   {"disasters", 5}});
        Move read;
        QVERIFY(!MatchOf<Bronze>::readMove(value, read));
        const auto sheet = std::get<FinishedSheet>(read);
        QCOMPARE(int{sheet.monuments.marks[Monument::GreatWall].boxes}, 4);
        QCOMPARE(int{sheet.monuments.marks[Monument::GreatWall].points}, int{MonumentMark::kNotSaid});
        Table table = scoring();
        table.make(sheetOf(0));
        QCOMPARE(table.code(sheet), QByteArray("bronze.firstMissing"));
        table = scoring();
        table.make(with(sheetOf(0), Monument::Obelisk));
        QCOMPARE(table.code(sheet), QByteArray());
        QVERIFY(MatchOf<Bronze>::moveValue(read) == value);
    }

private:
    static void enterChecked(Table &table, const FinishedSheet &sheet)
    {
        QCOMPARE(table.code(sheet), QByteArray());
        table.make(sheet);
    }
};

} // namespace tst_bronze_finished

PEGSHEET_TEST(tst_bronze_finished, TestFinished)
#include "tst_finished.moc"
