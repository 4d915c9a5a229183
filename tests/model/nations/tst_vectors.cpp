// SPDX-License-Identifier: Apache-2.0
// Every vector of facts/test_vectors.json (they are those of the rules notes, section 4), each a row of its own name. What can
// be read out of the vector is; the words of its "given" are set up on a table.
#include "tests/model/nations/facts.h"
#include "tests/model/nations/table.h"
#include "tests/registry.h"

namespace tst_nations_vectors {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

const Object kOffer{{"depth", "full"}, {"offer", true}};
const Object kFull{{"depth", "full"}};

std::string number(int n)
{
    return std::to_string(n);
}

// A table of full depth at the first action of an age, where player 0 has these pieces and no others.
Table withPieces(const std::string &dice, const std::string &chits, int age = 1, Object options = kFull, int players = 2)
{
    Table table(players, std::move(options));
    table.goTo(Step::Act, age);
    std::string none = "correct player=0 set=dice:{available:{";
    for (const DieFace face : kAll<DieFace>)
        if (table.player(0).available.dice[face] > 0)
            none += (none.back() == '{' ? "" : ",") + std::string(nameOf(face)) + ":0";
    table.play(none + "}},chits:{available:{gold:0,reroll:0}}");
    if (!dice.empty())
        table.play("correct player=0 set=dice:{available:{" + dice + "}}");
    if (!chits.empty())
        table.play("correct player=0 set=chits:{available:{" + chits + "}}");
    return table;
}

// Everybody passes and spends nothing until player 0 acts in that step.
void passTo(Table &table, Step step)
{
    table.goTo(step, table.state().age, 0);
}

std::string checkSetup(const QJsonObject &vector)
{
    const QJsonValue then = vector[u"then"];
    const Table table(vector[u"given"][u"players"].toInt());
    const QJsonArray books = then[u"books"].toArray();
    for (int seat = 0; seat < books.size(); ++seat) {
        const Player &player = table.player(seat);
        if (player.books != books[seat].toInt() || trackOf(table.state(), player) != 0)
            return "books or points";
        const QJsonObject chits = then[u"chits_each"].toObject();
        for (const Chit chit : kAll<Chit>)
            if (!chits.isEmpty() && player.available.chits[chit] != chits[textOf(nameOf(chit))].toInt(0))
                return "chits";
        if (then[u"dice_each"].isObject()
            && (player.toRoll.total() != 5 || player.toRoll[Colour::White] != then[u"dice_each"][u"white"].toInt()))
            return "dice";
    }
    if (table.state().columns() != then[u"columns"].toInt())
        return "columns";
    return table.state().columns() * kRows == then[u"offer"].toInt() ? "" : "offer";
}

std::string checkAge(const QJsonObject &)
{
    Table table(2);
    table.play({"deal famine=2 war=2", "roll faces=whiteGold:4,whiteFood:1",
                "buyTile tile=kind:colony,price:gold row=3 dice=whiteGold:2 chits=gold:1", "roll faces=whiteBook:5", "pass",
                "reroll dice=whiteGold:1", "roll faces=whiteGold:1", "pass"});
    table.play("books dice=whiteBook:5").play("famine dice=whiteGold:2");
    const Player &player = table.player(0);
    if (table.state().age != 2 || table.state().step != Step::Deal || !(table.state().event == Event()))
        return "not the second age";
    if (player.passed || player.usedDice.total() > 0 || player.usedChits.total() > 0)
        return "used or passed";
    return player.toRoll[Colour::White] == 5 && player.available.chits[Chit::Gold] == 1 && player.available.chits[Chit::Reroll] == 1
        ? ""
        : "not everything is available";
}

// What tile in which row is paid with how much of what.
std::string checkPrice(const QJsonObject &vector)
{
    const QJsonValue tile = vector[u"given"][u"tile"];
    const QJsonObject pay = vector[u"then"][u"pay"].toObject();
    const std::string symbol = pay.keys().front().toStdString();
    const int price = pay[pay.keys().front()].toInt();
    Table table = withPieces("", symbol + ':' + number(price));
    const std::string buy = "buyTile tile=kind:" + tile[u"kind"].toString().toStdString() + " row=" + number(tile[u"row"].toInt())
        + (tile[u"kind"] == QJsonValue(QStringLiteral("development")) ? " slot=1" : "") + " chits=" + symbol + ':';
    if (table.says(buy + number(price - 1)) != "nations.notEnough")
        return "less is enough";
    return table.says(buy + number(price));
}

std::string checkOverpaid(const QJsonObject &)
{
    Table table = withPieces("orangeGold3:1", "");
    table.play("buyTile tile=kind:colony,price:gold row=2 dice=orangeGold3:1");
    const Paid paid = table.did<Paid>().at(0);
    const Player &player = table.player(0);
    return paid.lost == 1 && player.usedDice[Colour::Orange] == 1 && player.available.dice.total() == 0
            && player.available.chits.total() == 0
        ? ""
        : "the surplus is not lost";
}

std::string checkDieAndChit(const QJsonObject &)
{
    Table table = withPieces("whiteGold:1", "gold:1");
    table.play("buyTile tile=kind:colony,price:gold row=2 dice=whiteGold:1 chits=gold:1");
    return table.player(0).usedDice[Colour::White] == 1 && table.player(0).usedChits[Chit::Gold] == 1 ? "" : "not both are used";
}

// A refusal while that is tried.
std::string refused(const Table &table, const std::string &line, const QJsonObject &vector)
{
    const std::string expected = vector[u"then"][u"refused"].toString().toStdString();
    return table.says(line) == expected ? "" : "refused as " + table.says(line);
}

std::string checkNotEnough(const QJsonObject &vector)
{
    const Table table = withPieces("whiteGold:1", "");
    return refused(table, "buyTile tile=kind:colony,price:gold row=2 dice=whiteGold:1", vector);
}

std::string checkTradeForStrength(const QJsonObject &vector)
{
    const Table table = withPieces("whiteBook:1,whiteGold:1", "");
    return refused(table, "buyTile tile=kind:colony row=1 dice=whiteBook:1,whiteGold:1", vector);
}

std::string checkTradeForBooks(const QJsonObject &vector)
{
    Table table = withPieces("whiteFood:1,whiteGold:1,whiteBook:1", "");
    passTo(table, Step::Books);
    return refused(table, "books dice=whiteFood:1,whiteGold:1", vector);
}

std::string checkTradeWithChit(const QJsonObject &vector)
{
    Table table = withPieces("whiteBook:1", "gold:1,food:1");
    passTo(table, Step::Famine);
    return refused(table, "famine dice=whiteBook:1 chits=gold:1", vector);
}

std::string checkReroll(const QJsonObject &)
{
    Table table = withPieces("whiteGold:1,whiteBook:1,whiteFood:1", "reroll:1");
    table.play({"reroll dice=whiteGold:1,whiteBook:1", "roll faces=whiteStone:2"});
    const Player &player = table.player(0);
    return player.usedChits[Chit::Reroll] == 1 && player.available.dice[DieFace::WhiteFood] == 1
            && player.available.dice[DieFace::WhiteStone] == 2 && table.state().player == 1
        ? ""
        : "the chit, the die or the turn";
}

std::string checkNoReroll(const QJsonObject &vector)
{
    const Table table = withPieces("whiteGold:1", "");
    return refused(table, "reroll dice=whiteGold:1", vector);
}

std::string checkRerollUsed(const QJsonObject &vector)
{
    Table table = withPieces("whiteGold:1,whiteBook:1", "reroll:1");
    table.play({"buyTile tile=kind:colony,price:gold row=1 dice=whiteGold:1", "roll faces=whiteGold:5", "pass"});
    return refused(table, "reroll dice=whiteGold:1", vector);
}

// One orange die used and one available; the development that goes shows one.
std::string checkDevelopmentChoice(const QJsonObject &)
{
    Table table = withPieces("orangeGold1:1,orangeFood2:1", "gold:1");
    table.play("correct player=0 set=developments:[{kind:development,dice:{orange:1}},null,null,null,null],dice:{used:{white:0}}");
    table.play("buyTile tile=kind:development,dice:{blue:1} row=1 slot=1 dice=orangeGold1:1");
    if (table.phase() != "giveBack" || ListedMoves(table.state()).size() != 2)
        return "there is no choice";
    Table other = std::move(table);
    if (!other.says("giveBack dice=orangeFood2:1").empty() || !other.says("giveBack").empty())
        return "one of both is refused";
    other.play("giveBack dice=orangeFood2:1");
    return other.player(0).usedDice[Colour::Orange] == 1 && other.player(0).available.dice[DieFace::OrangeFood2] == 0
        ? ""
        : "the other die went";
}

// Three rerolls, one of the start and two of the advisor, two of them used.
std::string checkAdvisor(const QJsonObject &)
{
    Table table = withPieces("", "gold:1,reroll:1");
    table.play("correct player=0 set=advisor:{kind:advisor,chits:{reroll:2}},chits:{used:{reroll:2}}");
    table.play("buyTile tile=kind:advisor,chits:{reroll:1} row=1 chits=gold:1");
    if (table.phase() != "giveBack" || ListedMoves(table.state()).size() != 2)
        return "there is no choice";
    table.play("giveBack");
    const Player &player = table.player(0);
    return player.available.chits[Chit::Reroll] == 2 && player.usedChits[Chit::Reroll] == 0 ? "" : "not two rerolls are left";
}

std::string checkColony(const QJsonObject &)
{
    Table table = withPieces("whiteStrength:1", "");
    table.play("correct player=0 set=colonies:[{kind:colony},{kind:colony}]");
    table.play("buyTile tile=kind:colony,chits:{food:1} row=1 dice=whiteStrength:1");
    return table.player(0).colonies.size() == 3 && table.player(0).available.chits[Chit::Food] == 1 ? "" : "no third colony";
}

// Alone, where the opponent's die ends the turn.
std::string checkBuildTooEarly(const QJsonObject &vector)
{
    Table table(1, kOffer);
    const std::string column = "[{kind:wonder,name:A,stone:1},{kind:colony},{kind:colony}]";
    table.play("deal famine=1 war=1 offer=[" + column + ',' + column + ',' + column + ']');
    table.play({"opponentRoll books=0", "roll faces=whiteGold:1,whiteStone:4", "buy column=1 row=1 dice=whiteGold:1"});
    return refused(table, "build dice=whiteStone:1", vector);
}

std::string checkBuild(const QJsonObject &)
{
    Table table = withPieces("whiteStone:2", "");
    table.play("correct player=0 set=wonder:{kind:wonder,name:A,stone:2,chits:{book:1}}");
    table.play("build dice=whiteStone:2");
    const Player &player = table.player(0);
    return !player.wonder && player.built.size() == 1 && player.built.front().name.text() == "A"
            && player.available.chits[Chit::Book] == 1
        ? ""
        : "it is not built";
}

std::string checkPassed(const QJsonObject &vector)
{
    Table table = withPieces("whiteBook:1", "");
    passTo(table, Step::Books);
    for (const char *action : {"pass", "build", "reroll dice=whiteBook:1", "buyTile tile=kind:colony row=1"})
        if (std::string fault = refused(table, action, vector); !fault.empty())
            return fault;
    return "";
}

std::string checkBooks(const QJsonObject &vector)
{
    const QJsonArray books = vector[u"given"][u"books"].toArray();
    const QJsonArray points = vector[u"then"][u"vp"].toArray();
    Table table(vector[u"given"][u"players"].toInt(), {{"depth", "tracks"}});
    table.play("deal famine=1 war=1");
    for (int seat = 0; seat < books.size(); ++seat)
        table.play("correct player=" + number(seat) + " set=books:" + number(books[seat].toInt()));
    table.goTo(Step::Famine);
    for (int seat = 0; seat < books.size(); ++seat)
        if (table.player(seat).ledger[0].books != points[seat].toInt())
            return "another number of points";
    return "";
}

// Whoever acts spends so much of a symbol at that step and age, where the event asks for that.
std::string checkSpending(const QJsonObject &vector, Step step, const char *symbol, const char *word)
{
    const int spent = vector[u"when"].toString().section(u' ', 1, 1).toInt();
    const QString event = QLatin1String(word);
    Table table = withPieces("", std::string(symbol) + ':' + number(spent), vector[u"given"][u"age"].toInt());
    table.play("correct set=event:{" + std::string(word) + ':' + number(vector[u"given"][u"event"][event].toInt()) + '}');
    passTo(table, step);
    const int age = table.state().age;
    table.play(std::string(word) + " chits=" + symbol + ':' + number(spent));
    const AgePoints points = table.player(0).ledger.at(static_cast<std::size_t>(age - 1));
    return (step == Step::Famine ? points.famine : points.war) == vector[u"then"][u"vp"].toInt() ? "" : "other points";
}

std::string checkFamine(const QJsonObject &vector)
{
    return checkSpending(vector, Step::Famine, "food", "famine");
}

std::string checkWar(const QJsonObject &vector)
{
    return checkSpending(vector, Step::War, "strength", "war");
}

std::string checkOrder(const QJsonObject &)
{
    Table table(2, {{"depth", "tracks"}});
    table.goTo(Step::Deal, 2);
    return table.state().order[0] == 0 && table.state().order[1] == 1 ? "" : "the order changed";
}

// The total is typed; B stands before A in the last order.
std::string checkTie(const QJsonObject &vector)
{
    const int total = vector[u"given"][u"totals"][u"A"].toInt();
    Table table(2, {}, "scoring");
    const std::string points = " track=20 colonies=" + number(total - 20);
    table.play("sheet player=0" + points + " place=2").play("sheet player=1" + points + " place=1");
    return table.match().winners() == std::vector{1} && totalOf(table.state(), 0) == total ? "" : "B does not win";
}

std::string checkOpponentRoll(const QJsonObject &vector)
{
    const int age = vector[u"given"][u"age"].toInt();
    const int dice = vector[u"then"][u"blue_dice_rolled"].toInt();
    Table table(1);
    table.goTo(Step::Deal, age);
    table.play("deal famine=1 war=1");
    const int before = table.state().opponentBooks;
    if (ListedMoves(table.state()).size() != static_cast<std::uint32_t>(dice * 3 + 1))
        return "not so many blue dice";
    if (table.says("opponentRoll books=" + number(dice * 3 + 1)) != "input.outOfRange")
        return "more books than dice have";
    table.play("opponentRoll books=4");
    return table.state().opponentBooks == before + 4 ? "" : "the opponent did not move";
}

std::string checkOpponentRemove(const QJsonObject &vector)
{
    Table table(1, kOffer);
    const std::string column = "[{kind:colony,price:gold},{kind:colony,points:2},{kind:colony}]";
    table.play("deal famine=1 war=1 offer=[" + column + ',' + column + ',' + column + ']');
    table.play({"opponentRoll books=0", "roll faces=whiteGold:5", "buy column=2 row=1 dice=whiteGold:1"});
    table.play("opponentRemove d4=" + number(vector[u"given"][u"d4"].toInt()));
    return !table.state().offer[offerPlace(2, 2)] && table.state().offer[offerPlace(2, 3)] && table.state().offer[offerPlace(1, 1)]
        ? ""
        : "another tile was removed";
}

std::string checkHarder(const QJsonObject &vector)
{
    Table table(1, {{"depth", "full"}, {"offer", true}, {"soloHarder", true}});
    const std::string column = "[{kind:colony,price:gold},{kind:colony},{kind:colony}]";
    table.play("deal famine=1 war=1 offer=[" + column + ',' + column + ',' + column + ']');
    table.play({"opponentRoll books=0", "roll faces=whiteGold:5", "buy column=2 row=1 dice=whiteGold:1"});
    table.play("opponentRemove d4=" + number(vector[u"given"][u"d4"].toInt()));
    return table.phase() == "remove" && table.did<OpponentRemoved>().at(0).again ? "" : "it is not rolled again";
}

std::string checkFame(const QJsonObject &vector)
{
    const QString name = vector[u"then"][u"name"].toString().toLower();
    return textOf(fameOf(vector[u"given"][u"total"].toInt())).toLower() == name ? "" : "somebody else";
}

struct Check
{
    const char *id;
    std::string (*check)(const QJsonObject &vector);
};
constexpr std::array kChecks{
    Check{"N-SET-1", checkSetup},
    Check{"N-SET-2", checkSetup},
    Check{"N-SET-3", checkSetup},
    Check{"N-AGE-1", checkAge},
    Check{"N-PRICE-1", checkPrice},
    Check{"N-PRICE-2", checkPrice},
    Check{"N-PAY-1", checkOverpaid},
    Check{"N-PAY-2", checkDieAndChit},
    Check{"N-PAY-3", checkNotEnough},
    Check{"N-TRADE-2", checkTradeForStrength},
    Check{"N-TRADE-3", checkTradeForBooks},
    Check{"N-TRADE-4", checkTradeWithChit},
    Check{"N-REROLL-1", checkReroll},
    Check{"N-REROLL-2", checkNoReroll},
    Check{"N-REROLL-3", checkRerollUsed},
    Check{"N-DEV-2", checkDevelopmentChoice},
    Check{"N-ADV-1", checkAdvisor},
    Check{"N-COL-1", checkColony},
    Check{"N-WON-2", checkBuildTooEarly},
    Check{"N-WON-3", checkBuild},
    Check{"N-PASS-1", checkPassed},
    Check{"N-BOOK-2", checkBooks},
    Check{"N-BOOK-3", checkBooks},
    Check{"N-BOOK-4", checkBooks},
    Check{"N-FAM-1", checkFamine},
    Check{"N-FAM-2", checkFamine},
    Check{"N-FAM-3", checkFamine},
    Check{"N-ORD-2", checkOrder},
    Check{"N-WAR-1", checkWar},
    Check{"N-WAR-2", checkWar},
    Check{"N-END-2", checkTie},
    Check{"N-SOLO-1", checkOpponentRoll},
    Check{"N-SOLO-2", checkOpponentRemove},
    Check{"N-SOLO-4", checkHarder},
    Check{"N-SOLO-5", checkFame},
    Check{"N-SOLO-6", checkFame},
};

QJsonArray vectors()
{
    return factsIn("test_vectors.json")[u"vectors"].toArray();
}

} // namespace

class TestVectors : public QObject
{
    Q_OBJECT

private slots:
    void vector_data()
    {
        QTest::addColumn<QJsonObject>("vector");
        for (const QJsonValue each : vectors())
            QTest::newRow(qPrintable(each[u"id"].toString())) << each.toObject();
    }
    void vector()
    {
        QFETCH(QJsonObject, vector);
        const std::string id = vector[u"id"].toString().toStdString();
        const auto check = std::find_if(kChecks.begin(), kChecks.end(), [&](const Check &each) { return id == each.id; });
        QVERIFY2(check != kChecks.end(), "this vector has no test");
        const std::string fault = check->check(vector);
        QVERIFY2(fault.empty(), fault.c_str());
    }
    void everyTestHasItsVector()
    {
        QCOMPARE(static_cast<int>(kChecks.size()), vectors().size());
        for (const Check &check : kChecks)
            QVERIFY(!entryOf(vectors(), QLatin1String(check.id)).isEmpty());
    }
};

} // namespace tst_nations_vectors

PEGSHEET_TEST(tst_nations_vectors, TestVectors)
#include "tst_vectors.moc"
