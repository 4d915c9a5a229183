// SPDX-License-Identifier: Apache-2.0
// What can be asked of a database.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <QRegularExpression>
#include <QtTest>

namespace tst_cli_history {

using namespace pegsheet::cli::test;
using pegsheet::storage::test::Folder;
using pegsheet::storage::test::nameOf;
using pegsheet::storage::test::sql;

namespace {

Run history(const std::filesystem::path &file, const QStringList &command, const QByteArray &input = {})
{
    return run(QStringList{"history", "--db", nameOf(file)} + command, input);
}

QJsonObject import(const std::filesystem::path &file, const QByteArray &saved)
{
    return history(file, {"import", "-"}, saved).answer();
}

/// Four moves and an undone fifth, of Ann and Bo.
void playALittle(const std::filesystem::path &file)
{
    Sitting sitting({"--db", nameOf(file)});
    sitting.ask(setupLine());
    sitting.move(R"({"type":"roll","faces":["workers","skull","food"]})");
    sitting.move(R"({"type":"keep"})");
    sitting.move(R"({"type":"build","target":"city4","boxes":3})");
    sitting.move(R"({"type":"correct","player":1,"set":{"disasters":3},"why":"forgot the famine"})");
    sitting.move(R"({"type":"endTurn"})");
    sitting.ask(R"({"undo":1})");
    if (sitting.end() != 0)
        qFatal("cannot play for the test");
}

/// The first moves of a match, under its id.
QByteArray begun(const QJsonObject &saved, int moves)
{
    QJsonObject part = saved;
    QJsonArray log;
    for (int move = 0; move < moves; ++move)
        log.append(saved["log"][move]);
    part["log"] = log;
    return compact(part);
}

/// The same, gone on with in another way than the match itself: the table corrects something.
QByteArray forked(const QJsonObject &saved, int moves, int disasters)
{
    QJsonObject part = object(begun(saved, moves));
    QJsonArray log = part["log"].toArray();
    log.append(QJsonObject{{"type", "correct"}, {"player", 0}, {"set", QJsonObject{{"disasters", disasters}}}});
    part["log"] = log;
    return compact(part);
}

/// A match of which only the result is known.
QByteArray resultOnly()
{
    return R"({"game":"tapestry","setup":{"players":["Ann","Bo"],"mode":"result"},"log":[],"scores":[201,175],"winners":[0],)"
           R"("uid":"0123456789abcdef0123456789abcdef","started":"2024-05-31T12:00:00Z","touched":"2024-05-31T12:00:00Z"})";
}

QJsonObject withUid(QJsonObject saved)
{
    saved["uid"] = QString(32, u'a');
    return saved;
}

QJsonObject finishedMatch(const QString &first, const QString &second, int seed)
{
    QJsonObject saved = object(randomMatch(2, seed).saved());
    saved["setup"] = QJsonObject{{"players", QJsonArray{first, second}}};
    return saved;
}

} // namespace

class HistoryTest : public QObject
{
    Q_OBJECT

private slots:
    void aNewDatabaseHasNoMatches()
    {
        const Folder folder;
        QCOMPARE(run({"play", "bronze", "--db", nameOf(folder / "a.db")}).status, 0);
        const Run list = history(folder / "a.db", {"list"});
        QCOMPARE(list.status, 0);
        QVERIFY(list.lines.isEmpty());
    }

    void theListHasALineAMatch()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        import(folder / "a.db", randomMatch(3, 1).saved());
        const Run list = history(folder / "a.db", {"list"});
        QCOMPARE(list.lines.size(), 2);
        const QJsonObject line = list.answer(1);
        for (const char *key : {"id", "uid", "game", "players", "moves", "over", "scores", "winners", "started", "touched"})
            QVERIFY2(line.contains(key), key);
        QCOMPARE(line["id"], QJsonValue(1));
        QCOMPARE(line["game"], QJsonValue("bronze"));
        QCOMPARE(line["players"].toArray(), QJsonArray({"Ann", "Bo"}));
        QCOMPARE(line["moves"], QJsonValue(4));
        QCOMPARE(line["over"], QJsonValue(false));
        QCOMPARE(line["scores"].toArray(), QJsonArray({0, -3}));
        QVERIFY(line["winners"].toArray().isEmpty());
        const QRegularExpression time("^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$");
        QVERIFY(time.match(line["started"].toString()).hasMatch());
        QVERIFY(time.match(line["touched"].toString()).hasMatch());
        QCOMPARE(list.answer(0)["over"], QJsonValue(true));
    }

    void namesThatComeInAreComposedAndCountedAsOne()
    {
        const Folder folder;
        const auto file = folder / "a.db";
        const QString jose = "Jos\u00E9";
        QCOMPARE(import(file, compact(finishedMatch("Jose\u0301", "Bo", 1)))["ok"], QJsonValue(true));
        QCOMPARE(import(file, compact(finishedMatch(jose + QChar(0xA0), "Bo", 2)))["ok"], QJsonValue(true));
        for (const QJsonObject &line : history(file, {"list"}).answers())
            QCOMPARE(line["players"][0], QJsonValue(jose));
        // As an older version kept it.
        sql(file, "UPDATE match SET players = replace(players, 'Jos\u00E9', 'Jose\u0301') WHERE id = 1");
        sql(file, "UPDATE result SET name = 'Jose\u0301' WHERE match = 1 AND seat = 0");
        QCOMPARE(history(file, {"check"}).status, 0);
        const QJsonArray players = history(file, {"stats"}).answer()["players"].toArray();
        QCOMPARE(players.size(), 2);
        for (const QJsonValue &player : players)
            QCOMPARE(player["matches"], QJsonValue(2));
    }

    void theDatabaseMayBeNamedBehindTheCommand()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        QCOMPARE(run({"history", "list", "--db", nameOf(folder / "a.db")}).lines.size(), 1);
    }

    void aMatchIsShownWithItsMoves()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        const QJsonObject shown = history(folder / "a.db", {"show", "1"}).answer();
        QCOMPARE(shown["ok"], QJsonValue(true));
        QCOMPARE(shown["id"], QJsonValue(1));
        QCOMPARE(shown["moves"], QJsonValue(4));
        QCOMPARE(shown["log"].toArray().size(), 4);
        QCOMPARE(shown["log"][3]["why"], QJsonValue("forgot the famine"));
        QCOMPARE(shown["redo"].toArray().size(), 1);
        QCOMPARE(shown["state"]["players"][1]["disasters"], QJsonValue(3));
    }

    void aMatchThatIsNotThereIsRefused()
    {
        const Folder folder;
        QCOMPARE(run({"play", "bronze", "--db", nameOf(folder / "a.db")}).status, 0);
        for (const char *command : {"show", "export"}) {
            const Run refused = history(folder / "a.db", {command, "5"});
            QCOMPARE(refused.status, 1);
            QCOMPARE(code(refused.answer()), QString("storage.noSuchMatch"));
        }
    }

    void whatWasExportedIsImportedTheSame()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        const Run exported = history(folder / "a.db", {"export", "1"});
        QCOMPARE(exported.lines.size(), 1);
        const QJsonObject answer = import(folder / "b.db", exported.lines.first());
        QCOMPARE(answer["new"], QJsonValue(true));
        QCOMPARE(history(folder / "b.db", {"export", "1"}).lines, exported.lines);

        const QJsonObject here = history(folder / "a.db", {"show", "1"}).answer();
        QCOMPARE(here["redo"].toArray().size(), 1);
        QCOMPARE(history(folder / "b.db", {"show", "1"}).answer(), here);
        QJsonObject replayed = run({"replay", "-"}, exported.lines.first()).answer();
        QCOMPARE(replayed["state"], here["state"]);
    }

    // A sheet that is refused of new ones only, and was kept before that.
    void aStoredSheetIsReadAsItWas()
    {
        const Folder folder;
        const QByteArray sheet =
            R"({"type":"sheet","player":0,"developments":["leadership","irrigation","agriculture","quarrying","medicine","coinage"]})";
        const QByteArray setup = R"({"players":["Ann","Bo"],"mode":"scoring"})";
        const Run fresh = run({"play", "bronze"}, "{\"setup\":" + setup + "}\n{\"move\":" + sheet + "}\n");
        QCOMPARE(code(fresh.answer(1)), QString("bronze.tooManyDevelopments"));
        import(folder / "a.db", R"({"game":"bronze","setup":)" + setup + R"(,"log":[)" + sheet + "]}");
        QCOMPARE(history(folder / "a.db", {"check"}).status, 0);
        QCOMPARE(history(folder / "a.db", {"export", "1"}).answer()["log"].toArray().size(), 1);
    }

    void aWholeHistoryIsExportedAndImportedTheSame()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        import(folder / "a.db", randomMatch(3, 1).saved());
        import(folder / "a.db", randomMatch(1, 2).saved());
        const Run exported = history(folder / "a.db", {"export"});
        QCOMPARE(exported.lines.size(), 1);
        QCOMPARE(history(folder / "a.db", {"export", "all"}).lines, exported.lines);
        const Run imported = history(folder / "b.db", {"import", "-"}, exported.lines.first());
        QCOMPARE(imported.status, 0);
        QCOMPARE(imported.lines.size(), 4);
        QCOMPARE(imported.answer(0)["new"], QJsonValue(true));
        QCOMPARE(imported.answer(3), QJsonObject({{"ok", true}, {"new", 3}, {"there", 0}, {"refused", 0}}));
        QCOMPARE(history(folder / "b.db", {"export"}).lines, exported.lines);
        QCOMPARE(history(folder / "b.db", {"import", "-"}, exported.lines.first()).answer(3)["there"], QJsonValue(3));
        QCOMPARE(history(folder / "b.db", {"list"}).lines.size(), 3);
    }

    void whatOtherProgramsKeepIsNamed()
    {
        const Folder folder;
        const Run bgStats = run({"replay", "-"}, R"({"plays":[],"players":[],"games":[]})");
        QCOMPARE(bgStats.status, 2);
        QVERIFY2(bgStats.error.contains("BG Stats"), bgStats.error);
        const Run geek = run({"replay", "-"}, "<plays total=\"0\"></plays>");
        QCOMPARE(geek.status, 2);
        QVERIFY2(geek.error.contains("BoardGameGeek"), geek.error);
        const Run cut = history(folder / "a.db", {"import", "-"}, "<plays total=\"1\"><play id=\"7\"");
        QCOMPARE(cut.status, 2);
        QVERIFY2(!cut.error.isEmpty(), cut.error);
        QVERIFY(!std::filesystem::exists(folder / "a.db"));
    }

    void aHistoryWithAMatchThatIsRefusedNamesItAndKeepsTheOthers()
    {
        const Folder folder;
        RandomMatch bad = randomMatch(2, 4);
        bad.log[2] = QJsonObject{{"type", "roll"}, {"faces", QJsonArray()}};
        const QByteArray text = R"({"pegsheet":"history","version":1,"matches":[)" + bad.saved() + ',' + randomMatch(2, 5).saved()
            + "]}";
        const Run imported = history(folder / "a.db", {"import", "-"}, text);
        QCOMPARE(imported.status, 1);
        QCOMPARE(imported.answer(0)["ok"], QJsonValue(false));
        QCOMPARE(imported.answer(0)["index"], QJsonValue(0));
        QCOMPARE(imported.answer(0)["at"], QJsonValue(2));
        QCOMPARE(imported.answer(1)["new"], QJsonValue(true));
        QCOMPARE(imported.answer(2)["refused"], QJsonValue(1));
        QCOMPARE(history(folder / "a.db", {"import", "-"}, R"({"pegsheet":"history","version":2,"matches":[]})").status, 2);
        QCOMPARE(history(folder / "a.db", {"list"}).lines.size(), 1);
    }

    void aTableHasARowAPlayer()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        import(folder / "a.db", randomMatch(3, 1).saved());
        const Run table = history(folder / "a.db", {"csv"});
        QCOMPARE(table.status, 0);
        QCOMPARE(table.lines.size(), 6);
        QVERIFY(table.lines.first().startsWith("\xEF\xBB\xBFuid,game,variant,"));
        QVERIFY(table.lines.at(1).contains(",1,Ann,"));
        const QString file = nameOf(folder / "table.csv");
        QCOMPARE(history(folder / "a.db", {"csv", file}).answer()["ok"], QJsonValue(true));
        QCOMPARE(pegsheet::storage::test::bytesOf(folder / "table.csv"), table.lines.join('\n') + '\n');
        QCOMPARE(code(history(folder / "a.db", {"csv", file}).answer()), QString("storage.exists"));
        QCOMPARE(history(folder / "a.db", {"csv", nameOf(folder / "no/table.csv")}).status, 2);
    }

    void theSameMatchIsImportedOnce()
    {
        const Folder folder;
        const QByteArray saved = randomMatch(2, 4).saved();
        const QJsonObject first = import(folder / "a.db", saved);
        QCOMPARE(first["new"], QJsonValue(true));
        const QJsonObject second = import(folder / "a.db", saved);
        QCOMPARE(second["ok"], QJsonValue(true));
        QCOMPARE(second["new"], QJsonValue(false));
        QCOMPARE(second["id"], first["id"]);
        QCOMPARE(second["uid"], first["uid"]);
        QCOMPARE(history(folder / "a.db", {"list"}).lines.size(), 1);
    }

    // Who is ahead goes forward in place; who is behind, or the same, is nothing new.
    void oneMatchStaysOne()
    {
        const Folder folder;
        const QJsonObject saved = withUid(object(randomMatch(2, 4).saved()));
        QCOMPARE(import(folder / "a.db", begun(saved, 12))["new"], QJsonValue(true));
        const QJsonObject further = import(folder / "a.db", begun(saved, 30));
        QCOMPARE(further["new"], QJsonValue(false));
        QCOMPARE(further["forward"], QJsonValue(true));
        QCOMPARE(further["uid"], saved["uid"]);
        const QJsonObject behind = import(folder / "a.db", begun(saved, 20));
        QCOMPARE(behind["new"], QJsonValue(false));
        QVERIFY(!behind.contains("forward"));
        QCOMPARE(history(folder / "a.db", {"show", "1"}).answer()["moves"], QJsonValue(30));
        QCOMPARE(import(folder / "a.db", compact(saved))["forward"], QJsonValue(true));
        const Run list = history(folder / "a.db", {"list"});
        QCOMPARE(list.lines.size(), 1);
        QCOMPARE(list.answer()["over"], QJsonValue(true));
        QCOMPARE(history(folder / "a.db", {"check"}).status, 0);
        QCOMPARE(history(folder / "a.db", {"stats"}).answer()["players"][0]["matches"], QJsonValue(1));
    }

    void aFinishedMatchThatWasCorrectedCountsOnce_data()
    {
        QTest::addColumn<bool>("correctedFirst");
        QTest::newRow("in the order they were made") << false;
        QTest::newRow("the corrected one first") << true;
    }

    void aFinishedMatchThatWasCorrectedCountsOnce()
    {
        QFETCH(bool, correctedFirst);
        const Folder folder;
        import(folder / "a.db", randomMatch(2, 4).saved());
        const QByteArray before = history(folder / "a.db", {"export"}).lines.first();
        Sitting sitting({"--db", nameOf(folder / "a.db")});
        sitting.ask(R"({"open":1})");
        QCOMPARE(sitting.move(R"({"type":"correct","player":0,"set":{"disasters":9},"why":"miscounted"})")["ok"], QJsonValue(true));
        sitting.end();
        const QByteArray after = history(folder / "a.db", {"export"}).lines.first();
        for (const QByteArray &text : correctedFirst ? QByteArrayList{after, before} : QByteArrayList{before, after})
            QCOMPARE(history(folder / "b.db", {"import", "-"}, text).status, 0);
        // What is known of other tablets is more than before.
        const auto withoutKnown = [](const QByteArray &text) {
            QJsonObject match = object(text)["matches"][0].toObject();
            match.remove("known");
            return match;
        };
        QCOMPARE(withoutKnown(history(folder / "b.db", {"export"}).lines.first()), withoutKnown(after));
        QCOMPARE(history(folder / "b.db", {"stats"}).answer(), history(folder / "a.db", {"stats"}).answer());
    }

    // Only a fork makes another match, under the same origin; it goes on in place too, and statistics count one of both.
    void aForkIsACopyOfTheMatch()
    {
        const Folder folder;
        const QJsonObject saved = withUid(object(randomMatch(2, 4).saved()));
        import(folder / "a.db", compact(saved));
        const QJsonObject fork = import(folder / "a.db", forked(saved, 20, 5));
        QCOMPARE(fork["new"], QJsonValue(true));
        QCOMPARE(fork["uidTaken"], saved["uid"]);
        const QJsonObject origin{{"uid", saved["uid"]}, {"moves", 20}};
        QCOMPARE(history(folder / "a.db", {"list"}).answer()["origin"].toObject(), origin);
        QCOMPARE(import(folder / "a.db", forked(saved, 20, 5))["new"], QJsonValue(false));
        QJsonObject further = object(forked(saved, 20, 5));
        QJsonArray log = further["log"].toArray();
        log.append(QJsonObject{{"type", "correct"}, {"player", 1}, {"set", QJsonObject{{"disasters", 2}}}});
        further["log"] = log;
        const QJsonObject on = import(folder / "a.db", compact(further));
        QCOMPARE(on["forward"], QJsonValue(true));
        QCOMPARE(on["id"], fork["id"]);
        QCOMPARE(history(folder / "a.db", {"list"}).lines.size(), 2);
        QCOMPARE(history(folder / "a.db", {"stats"}).answer()["players"][0]["matches"], QJsonValue(1));
    }

    // The way to the head holds, a branch beside it does not.
    void whatWasTakenBackAndDoesNotHoldStaysOut()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        QJsonObject saved = object(history(folder / "a.db", {"export", "1"}).lines.first());
        QJsonArray nodes = saved["nodes"].toArray();
        QCOMPARE(nodes.size(), 5);
        nodes[4] = QJsonObject{{"parent", 4}, {"move", QJsonObject{{"type", "keep"}}}};
        nodes.append(QJsonObject{{"parent", 5}, {"move", QJsonObject{{"type", "endTurn"}}}});
        saved["nodes"] = nodes;
        saved["tip"] = 6;
        const QJsonObject answer = import(folder / "b.db", compact(saved));
        QCOMPARE(answer["new"], QJsonValue(true));
        QCOMPARE(answer["leftOut"], QJsonValue(2));
        QVERIFY(!answer["message"].toString().isEmpty());
        QCOMPARE(history(folder / "b.db", {"check"}).status, 0);
        QCOMPARE(history(folder / "b.db", {"show", "1"}).answer()["moves"], QJsonValue(4));
    }

    void oneMalformedRowHidesNoOtherMatch()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        import(folder / "a.db", randomMatch(2, 1).saved());
        sql(folder / "a.db", "UPDATE match SET players = '[1,2]' WHERE id = 1");
        const Run list = history(folder / "a.db", {"list"});
        QCOMPARE(list.lines.size(), 1);
        QVERIFY(list.error.contains("1"));
        QCOMPARE(list.answer()["id"], QJsonValue(2));
        const Run all = history(folder / "a.db", {"export"});
        QCOMPARE(object(all.lines.first())["matches"].toArray().size(), 1);
        QCOMPARE(history(folder / "a.db", {"csv"}).lines.size(), 3);
        QCOMPARE(history(folder / "a.db", {"stats"}).status, 0);
        const Run check = history(folder / "a.db", {"check"});
        QCOMPARE(check.answer(2)["failed"], QJsonValue(1));
        QCOMPARE(check.answer(2)["matches"], QJsonValue(2));
        QCOMPARE(history(folder / "a.db", {"backup", nameOf(folder / "copy.db")}).status, 0);
        const Run restored = history(folder / "b.db", {"restore", nameOf(folder / "copy.db")});
        QCOMPARE(restored.answer()["matches"], QJsonValue(2));
        QCOMPARE(restored.answer()["unreadable"].toArray(), QJsonArray{1});
    }

    void readingMakesNoDatabaseOfAnEmptyFile()
    {
        const Folder folder;
        pegsheet::storage::test::writeBytes(folder / "a.db", {});
        for (const QStringList &command : {QStringList{"list"}, {"show", "1"}, {"export"}, {"csv"}, {"stats"}, {"check"}}) {
            const Run refused = history(folder / "a.db", command);
            QCOMPARE(refused.status, 1);
            QCOMPARE(code(refused.answer()), QString("storage.noSuchFile"));
            QVERIFY(pegsheet::storage::test::bytesOf(folder / "a.db").isEmpty());
            QCOMPARE(folder.names(), QString("a.db"));
        }
    }

    // A tablet whose clock began anew.
    void aMatchOfTheFirstSecondKeepsItsTimes()
    {
        const Folder folder;
        QJsonObject saved = object(randomMatch(2, 4).saved());
        saved["started"] = "1970-01-01T00:00:00Z";
        saved["touched"] = "1970-01-01T00:40:00Z";
        import(folder / "a.db", compact(saved));
        const QJsonObject exported = object(history(folder / "a.db", {"export", "1"}).lines.first());
        QCOMPARE(exported["started"], saved["started"]);
        QCOMPARE(exported["touched"], saved["touched"]);
    }

    void playsLoggedElsewhereComeInOnce()
    {
        const Folder folder;
        const QByteArray plays = R"(<plays total="2">
            <play id="7" date="2024-05-31" quantity="2" length="90" location="Café">
            <item name="Tapestry" objectid="286096"/><comments>two cats</comments>
            <players><player name="Annie" score="201" win="1"/><player username="bo" name="" score="100+75" win="0"/></players></play>
            <play id="8" date="2024-06-01" quantity="1" length="60"><item name="Chess" objectid="171"/></play></plays>)";
        const QStringList command{"import", "-", "--as", "Annie=Ann"};
        const Run first = history(folder / "a.db", command, plays);
        QCOMPARE(first.status, 0);
        QCOMPARE(first.lines.size(), 3);
        QCOMPARE(first.answer(0)["new"], QJsonValue(true));
        QCOMPARE(first.answer(2)["new"], QJsonValue(2));
        QCOMPARE(first.answer(2)["playsLeftOut"], QJsonValue(1));
        QVERIFY(first.answer(2)["message"].toString().contains('1'));
        const Run again = history(folder / "a.db", command, plays);
        QCOMPARE(again.answer(0)["new"], QJsonValue(false));
        QCOMPARE(again.answer(2)["there"], QJsonValue(2));
        const QJsonObject listed = history(folder / "a.db", {"list"}).answer();
        QCOMPARE(listed["players"].toArray(), QJsonArray({"Ann", "bo"}));
        QCOMPARE(listed["scores"].toArray(), QJsonArray({201, 175}));
        QCOMPARE(listed["place"], QJsonValue("Café"));
        QCOMPARE(listed["note"], QJsonValue("two cats"));
        QCOMPARE(history(folder / "a.db", {"stats"}).answer()["players"][0]["wins"], QJsonValue(2));
        QCOMPARE(history(folder / "a.db", {"check"}).status, 0);
        QCOMPARE(history(folder / "a.db", {"import", "-", "--as", "Annie"}, plays).status, 2);
    }

    void aResultIsListedCountedExportedAndNotPlayed()
    {
        const Folder folder;
        QCOMPARE(import(folder / "a.db", resultOnly())["new"], QJsonValue(true));
        QCOMPARE(import(folder / "a.db", resultOnly())["new"], QJsonValue(false));
        const QJsonObject listed = history(folder / "a.db", {"list"}).answer();
        QCOMPARE(listed["mode"], QJsonValue("result"));
        QCOMPARE(listed["scores"].toArray(), QJsonArray({201, 175}));
        const QJsonObject ann = history(folder / "a.db", {"stats"}).answer()["players"][0].toObject();
        QCOMPARE(ann["wins"], QJsonValue(1));
        QCOMPARE(ann["points"], QJsonValue(201));
        const Run shown = history(folder / "a.db", {"show", "1"});
        QCOMPARE(shown.status, 1);
        QCOMPARE(code(shown.answer()), QString("input.resultOnly"));
        QCOMPARE(history(folder / "a.db", {"check"}).status, 0);
        const QByteArray csv = history(folder / "a.db", {"csv"}).lines.value(1);
        QVERIFY2(csv.contains(",201,1,1,"), csv.constData());
        const QByteArray exported = history(folder / "a.db", {"export", "1"}).lines.first();
        QCOMPARE(import(folder / "b.db", exported)["new"], QJsonValue(true));
        QCOMPARE(history(folder / "b.db", {"export", "1"}).lines.first(), exported);
        Sitting sitting({"--db", nameOf(folder / "b.db")});
        QCOMPARE(code(sitting.ask(R"({"open":1})")), QString("input.resultOnly"));
    }

    void aSavedMatchWithoutAnIdIsKnownByItsContent()
    {
        const Folder folder;
        const QByteArray saved = randomMatch(2, 4).saved();
        QCOMPARE(import(folder / "a.db", saved)["uid"], run({"replay", "-"}, saved).answer()["uid"]);
    }

    void anotherMatchOfTheSameIdBecomesAMatchOfItsOwn()
    {
        const Folder folder;
        QJsonObject one = object(randomMatch(2, 4).saved());
        QJsonObject two = object(randomMatch(2, 5).saved());
        const QString uid(32, u'a');
        one["uid"] = uid;
        two["uid"] = uid;
        QCOMPARE(import(folder / "a.db", compact(one))["uid"], QJsonValue(uid));
        const QJsonObject second = import(folder / "a.db", compact(two));
        QCOMPARE(second["new"], QJsonValue(true));
        QCOMPARE(second["id"], QJsonValue(2));
        QCOMPARE(second["uidTaken"], QJsonValue(uid));
        QVERIFY(second["uid"] != QJsonValue(uid));
        QCOMPARE(import(folder / "a.db", compact(two))["new"], QJsonValue(false));
        QCOMPARE(history(folder / "a.db", {"list"}).lines.size(), 2);
    }

    void aRefusedImportKeepsNothing()
    {
        const Folder folder;
        RandomMatch match = randomMatch(2, 4);
        match.log[2] = QJsonObject{{"type", "roll"}, {"faces", QJsonArray()}};
        const Run refused = history(folder / "a.db", {"import", "-"}, match.saved());
        QCOMPARE(refused.status, 1);
        QCOMPARE(refused.answer()["at"], QJsonValue(2));
        QCOMPARE(history(folder / "a.db", {"import", "-"}, "hello").status, 2);
        const QByteArray all = R"({"pegsheet":"history","version":1,"matches":[)" + match.saved() + "]}";
        QCOMPARE(history(folder / "a.db", {"import", "-"}, all).answer(1)["refused"], QJsonValue(1));
        for (const QByteArray &records : {QByteArray("hello"), QByteArray(R"({"pegsheet":"library","version":1,"records":[7]})")})
            QVERIFY(run({"library", "--db", nameOf(folder / "a.db"), "import", "-"}, records).status != 0);
        QVERIFY(!std::filesystem::exists(folder / "a.db"));
    }

    // A path that was mistyped leaves no file, nor a folder.
    void whatOnlyLooksMakesNoDatabase()
    {
        const Folder folder;
        const QString file = nameOf(folder / "archive/a.db");
        std::vector<QStringList> commands;
        for (const QStringList &command : {QStringList{"list"},
                                           {"show", "1"},
                                           {"export"},
                                           {"export", "1"},
                                           {"csv"},
                                           {"backup", file + ".copy"},
                                           {"stats"},
                                           {"check"}})
            commands.push_back(QStringList{"history", "--db", file} + command);
        for (const QStringList &command : {QStringList{"list"},
                                           {"show", "1"},
                                           {"export"},
                                           {"import", "--dry-run", "-"},
                                           {"merge", "1", "2"},
                                           {"remove", "1"},
                                           {"restore", "1"},
                                           {"erase", "1"},
                                           {"edit", "1", R"({"game":"bronze","kind":"k","fields":{}})"}})
            commands.push_back(QStringList{"library", "--db", file} + command);
        for (const QStringList &command : commands) {
            const Run refused = run(command, R"({"pegsheet":"library","version":1,"records":[]})");
            QCOMPARE(refused.status, 1);
            QCOMPARE(code(refused.answer()), QString("storage.noSuchFile"));
            QVERIFY(refused.answer()["message"].toString().contains(file));
            QVERIFY2(std::filesystem::is_empty(folder.path()), qPrintable(command.join(u' ')));
        }
        QCOMPARE(run({"history", "--db", file, "import", "-"}, randomMatch(2, 4).saved()).status, 0);
        QCOMPARE(history(folder / "archive/a.db", {"list"}).lines.size(), 1);
    }

    void anImportedMatchCanBePlayedOn()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        import(folder / "b.db", history(folder / "a.db", {"export", "1"}).lines.first());
        Sitting sitting({"--db", nameOf(folder / "b.db")});
        QCOMPARE(sitting.ask(R"({"open":1})")["moves"], QJsonValue(4));
        QCOMPARE(sitting.move(R"({"type":"endTurn"})")["player"], QJsonValue(1));
        QCOMPARE(sitting.ask(R"({"undo":5})")["moves"], QJsonValue(0));
    }

    void aBackupBringsEverythingBack()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        const QByteArrayList before = history(folder / "a.db", {"show", "1"}).lines;
        QCOMPARE(history(folder / "a.db", {"backup", nameOf(folder / "copy.db")}).status, 0);
        import(folder / "a.db", randomMatch(2, 1).saved());
        const Run restored = history(folder / "a.db", {"restore", nameOf(folder / "copy.db")});
        QCOMPARE(restored.status, 0);
        QCOMPARE(restored.answer()["ok"], QJsonValue(true));
        QCOMPARE(history(folder / "a.db", {"show", "1"}).lines, before);
        QCOMPARE(history(folder / "a.db", {"list"}).lines.size(), 1);
        QCOMPARE(history(folder / "a.db.before-restore", {"list"}).lines.size(), 2);
    }

    void aBackupOverwritesNothingAndARestoreTakesNoOtherFile()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        const Run refused = history(folder / "a.db", {"backup", nameOf(folder / "a.db")});
        QCOMPARE(refused.status, 1);
        QCOMPARE(code(refused.answer()), QString("storage.exists"));
        pegsheet::storage::test::writeBytes(folder / "letter.txt", "Dear Bo, " + QByteArray(1000, 'x'));
        QCOMPARE(code(history(folder / "a.db", {"restore", nameOf(folder / "letter.txt")}).answer()), QString("storage.foreign"));
        QCOMPARE(history(folder / "a.db", {"list"}).lines.size(), 1);
    }

    void statisticsCountWhatWasFinished()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        int total = 0;
        int best = -1000;
        int wins = 0;
        for (const int seed : {1, 2, 3}) {
            const QJsonObject saved = finishedMatch("Ann", seed == 2 ? "Cleo" : "Bo", seed);
            const QJsonObject end = run({"replay", "-"}, compact(saved)).answer();
            const int score = end["scores"][0]["total"].toInt();
            total += score;
            best = std::max(best, score);
            wins += end["winners"].toArray().contains(0) ? 1 : 0;
            import(folder / "a.db", compact(saved));
        }
        const QJsonObject stats = history(folder / "a.db", {"stats"}).answer();
        QCOMPARE(stats["matches"], QJsonValue(4));
        QCOMPARE(stats["finished"], QJsonValue(3));
        const QJsonArray players = stats["players"].toArray();
        QCOMPARE(players.size(), 3);
        const QJsonObject ann = players[0].toObject();
        QCOMPARE(ann["name"], QJsonValue("Ann"));
        QCOMPARE(ann["matches"], QJsonValue(3));
        QCOMPARE(ann["wins"], QJsonValue(wins));
        QCOMPARE(ann["points"], QJsonValue(total));
        QCOMPARE(ann["average"], QJsonValue(qRound(total / 3.0)));
        QCOMPARE(ann["best"], QJsonValue(best));
        QCOMPARE(players[1]["name"], QJsonValue("Bo"));
        QCOMPARE(players[1]["matches"], QJsonValue(2));
    }

    void aCheckOfSoundMatchesChangesNothing()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        import(folder / "a.db", randomMatch(4, 1).saved());
        const QByteArrayList before = history(folder / "a.db", {"list"}).lines;
        const Run check = history(folder / "a.db", {"check"});
        QCOMPARE(check.status, 0);
        QCOMPARE(check.lines.size(), 3);
        QCOMPARE(check.answer(1), QJsonObject({{"ok", true}, {"id", 1}, {"moves", 4}, {"repaired", false}}));
        QCOMPARE(
            check.answer(2),
            QJsonObject(
                {{"ok", true}, {"matches", 2}, {"repaired", 0}, {"failed", 0}, {"recounted", false}, {"integrity", QJsonArray()}}));
        QCOMPARE(history(folder / "a.db", {"list"}).lines, before);
    }

    void aCheckRepairsWhatIsCached()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        const QByteArrayList before = history(folder / "a.db", {"list"}).lines;
        sql(folder / "a.db", "UPDATE progress SET moves = 77, scores = '[50,60]', over = 1, winners = '[1]'");
        QVERIFY(history(folder / "a.db", {"list"}).lines != before);
        const Run check = history(folder / "a.db", {"check"});
        QCOMPARE(check.status, 0);
        QCOMPARE(check.answer(0)["repaired"], QJsonValue(true));
        QCOMPARE(check.answer(1)["repaired"], QJsonValue(1));
        QCOMPARE(history(folder / "a.db", {"list"}).lines, before);
        QCOMPARE(history(folder / "a.db", {"check"}).answer(0)["repaired"], QJsonValue(false));
    }

    void aMatchThatTheRulesRefuseIsReportedAndTheOthersAreChecked()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        import(folder / "a.db", randomMatch(2, 1).saved());
        sql(folder / "a.db", "UPDATE move SET fields = '{\"target\":\"obelisk\",\"boxes\":9}' WHERE match = 1 AND node = 3");
        const Run check = history(folder / "a.db", {"check"});
        QCOMPARE(check.status, 1);
        QCOMPARE(check.answer(0)["ok"], QJsonValue(true));
        QCOMPARE(code(check.answer(1)), QString("bronze.notEnoughWorkers"));
        QCOMPARE(check.answer(1)["id"], QJsonValue(1));
        QCOMPARE(check.answer(2)["failed"], QJsonValue(1));
        QCOMPARE(check.answer(2)["ok"], QJsonValue(false));
    }

    void aBranchThatWasUndoneIsCheckedToo()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        sql(folder / "a.db", "UPDATE move SET type = 'keep' WHERE node = 5");
        const Run check = history(folder / "a.db", {"check"});
        QCOMPARE(check.status, 1);
        QCOMPARE(check.answer(0)["node"], QJsonValue(5));
    }

    void aMatchOfAGameNobodyKnowsIsReported()
    {
        const Folder folder;
        playALittle(folder / "a.db");
        sql(folder / "a.db", "UPDATE match SET game = 'chess'");
        QCOMPARE(code(history(folder / "a.db", {"check"}).answer(0)), QString("input.unknownGame"));
        QCOMPARE(code(history(folder / "a.db", {"show", "1"}).answer()), QString("input.unknownGame"));
        QCOMPARE(history(folder / "a.db", {"list"}).answer()["game"], QJsonValue("chess"));
    }
};

} // namespace tst_cli_history

PEGSHEET_TEST(tst_cli_history, HistoryTest)
#include "tst_cli_history.moc"
