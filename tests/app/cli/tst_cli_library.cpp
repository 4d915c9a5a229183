// SPDX-License-Identifier: Apache-2.0
// The card library from outside: what is typed in is kept once, changed and taken back, and goes out and in.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <QtTest>

namespace tst_cli_library {

using namespace pegsheet::cli::test;
using pegsheet::storage::test::bytesOf;
using pegsheet::storage::test::Folder;
using pegsheet::storage::test::nameOf;
using pegsheet::storage::test::sql;
using pegsheet::storage::test::writeBytes;

namespace {

Run library(const std::filesystem::path &file, const QStringList &command, const QByteArray &input = {})
{
    return run(QStringList{"library", "--db", nameOf(file)} + command, input);
}

/// Made up for the test.
QByteArray tile(const QString &name, int points, const QString &kind = "wonder", int age = 1)
{
    return compact({{"game", "bronze"},
                    {"language", "de"},
                    {"kind", kind},
                    {"age", age},
                    {"name", name},
                    {"fields", QJsonObject{{"points", points}}}});
}

QStringList names(const Run &list)
{
    QStringList found;
    for (const QJsonObject &line : list.answers())
        found.append(line["name"].toString());
    return found;
}

} // namespace

class LibraryTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Folder> m_folder;

    [[nodiscard]] Run ask(const QStringList &command, const QByteArray &input = {}) const
    {
        return library(*m_folder / "a.db", command, input);
    }
    [[nodiscard]] QJsonObject answer(const QStringList &command, const QByteArray &input = {}) const
    {
        return ask(command, input).answer();
    }
    /// These tests are not about what games know from the start.
    void empty(const char *name) const
    {
        QCOMPARE(library(*m_folder / name, {"import", "-"}, R"({"pegsheet":"library","version":1,"records":[]})").status, 0);
        QVERIFY(library(*m_folder / name, {"list", "--game", "nations"}).lines.size() > 1);
        sql(*m_folder / name, "DELETE FROM record");
        sql(*m_folder / name, "DELETE FROM sqlite_sequence WHERE name = 'record'");
    }
    int add(const QByteArray &record) const { return answer({"add", record})["id"].toInt(); }

private slots:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        for (const char *name : {"a.db", "b.db", "c.db", "d.db"})
            empty(name);
    }

    void whatIsAddedIsThereOnce()
    {
        QVERIFY(ask({"list"}).lines.isEmpty());
        const QJsonObject kept = answer({"add", tile("Große Mauer", 3)});
        QCOMPARE(kept, (QJsonObject{{"ok", true}, {"id", 1}, {"new", true}}));
        QCOMPARE(answer({"add", "-"}, tile("GROẞE mauer", 3))["new"], QJsonValue(false));
        const Run list = ask({"list"});
        QCOMPARE(list.lines.size(), 1);
        const QJsonObject line = list.answer();
        QCOMPARE(line["name"], QJsonValue("Große Mauer"));
        QCOMPARE(line["fields"]["points"], QJsonValue(3));
        QCOMPARE(line["uses"], QJsonValue(2));
        QVERIFY(line["made"].toString().endsWith('Z'));
        QVERIFY(!line.contains("origin"));
    }

    void theListIsAskedByGameKindAgeAndName()
    {
        for (const auto &each : {tile("Petra", 1), tile("Sphinx", 1), tile("Sphinx", 1, "colony"), tile("Zeus", 1, "wonder", 2)})
            add(each);
        add(tile("Sphinx", 1));
        QCOMPARE(names(ask({"list", "--kind", "wonder", "--age", "1"})), (QStringList{"Sphinx", "Petra"}));
        QCOMPARE(names(ask({"list", "--search", "ZEU"})), QStringList{"Zeus"});
        QCOMPARE(names(ask({"list", "--game", "nations"})), QStringList());
        QCOMPARE(ask({"list", "--age", "100"}).status, 2);
    }

    void theListIsSearchedAsAReaderWould()
    {
        for (const char *name : {"\u0130zmir", "\u00C9ire", "Stra\u00DFe"})
            add(tile(name, 1));
        QCOMPARE(names(ask({"list", "--search", "izmir"})), QStringList{"\u0130zmir"});
        QCOMPARE(names(ask({"list", "--search", "E\u0301ire"})), QStringList{"\u00C9ire"});
        QCOMPARE(names(ask({"list", "--search", "strasse"})), QStringList{"Stra\u00DFe"});
    }

    void aChangeIsTakenBackByAnother()
    {
        const QString id = QString::number(add(tile("Sphynx", 3)));
        QCOMPARE(answer({"edit", id, tile("Sphinx", 4)}), (QJsonObject{{"ok", true}, {"id", 1}}));
        const QJsonObject shown = answer({"show", id});
        QCOMPARE(shown["name"], QJsonValue("Sphinx"));
        QCOMPARE(shown["before"][0]["name"], QJsonValue("Sphynx"));
        const QString other = QString::number(add(tile("Sphinxe", 4)));
        QCOMPARE(answer({"merge", other, id})["id"], QJsonValue(1));
        QCOMPARE(names(ask({"list"})), QStringList{"Sphinx"});
        QCOMPARE(answer({"show", id})["uses"], QJsonValue(2));
        QCOMPARE(ask({"restore", other}).status, 0);
        QCOMPARE(ask({"list"}).lines.size(), 2);
        QCOMPARE(ask({"remove", id}).status, 0);
        QCOMPARE(names(ask({"list"})), QStringList{"Sphinxe"});
        QCOMPARE(names(ask({"list", "--removed"})), QStringList{"Sphinx"});
        QCOMPARE(ask({"restore", id}).status, 0);
        QCOMPARE(ask({"edit", id, tile("Sphynx", 3)}).status, 0);
        QCOMPARE(answer({"show", id})["name"], QJsonValue("Sphynx"));
    }

    void whatIsForgottenIsGone()
    {
        const QString id = QString::number(add(tile("Sphinx", 4)));
        QCOMPARE(ask({"edit", id, tile("Sphinx", 5)}).status, 0);
        add(tile("Petra", 1));
        QCOMPARE(ask({"remove", id}).status, 0);
        QCOMPARE(answer({"erase", id}), (QJsonObject{{"ok", true}, {"id", 1}}));
        QCOMPARE(names(ask({"list"})), QStringList{"Petra"});
        QVERIFY(ask({"list", "--removed"}).lines.isEmpty());
        // With what it said before.
        QCOMPARE(ask({"export"}).lines.size(), 3);
    }

    void whatIsKnownOfTheBoxIsThereFromTheStart()
    {
        QCOMPARE(library(*m_folder / "e.db", {"add", tile("Petra", 1)}).status, 0);
        const QJsonObject line = library(*m_folder / "e.db", {"list", "--search", "terrassen"}).answer();
        QCOMPARE(line["origin"], QJsonValue("printed"));
        QCOMPARE(line["confidence"], QJsonValue("high"));
        QCOMPARE(line["fields"].toObject(), (QJsonObject{{"dice", QJsonObject{{"orange", 2}}}}));
        QCOMPARE(code(ask({"add", R"({"game":"nations","kind":"event","age":1,"fields":{"famine":16}})"}).answer()),
                 QString("input.outOfRange"));
    }

    void whatIsRefusedHasACodeAndASentence_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QString>("wanted");
        QTest::newRow("a long name") << QStringList{"add", tile(QString(41, 'x'), 1)} << "input.nameTooLong";
        QTest::newRow("another key") << QStringList{"add", R"({"game":"g","kind":"k","fields":{},"points":1})"}
                                     << "input.unknownField";
        QTest::newRow("no fields") << QStringList{"add", R"({"game":"g","kind":"k"})"} << "input.missingField";
        QTest::newRow("no game") << QStringList{"add", R"({"game":"chess","kind":"k","fields":{}})"} << "input.unknownGame";
        QTest::newRow("no language") << QStringList{"edit", "1", R"({"game":"bronze","language":"klingon","kind":"k","fields":{}})"}
                                     << "input.recordLanguage";
        QTest::newRow("a number") << QStringList{"edit", "1", "17"} << "input.wrongType";
        QTest::newRow("none there") << QStringList{"show", "9"} << "storage.noSuchRecord";
        QTest::newRow("none to edit") << QStringList{"edit", "9", tile("Zeus", 1)} << "storage.noSuchRecord";
        QTest::newRow("says another") << QStringList{"edit", "1", tile("Petra", 1)} << "storage.sameRecord";
        QTest::newRow("itself") << QStringList{"merge", "1", "1"} << "storage.cannotMerge";
        QTest::newRow("in the bin") << QStringList{"merge", "1", "3"} << "storage.recordGone";
        QTest::newRow("not in the bin") << QStringList{"erase", "1"} << "storage.recordKept";
        QTest::newRow("none to forget") << QStringList{"erase", "9"} << "storage.noSuchRecord";
        QTest::newRow("no code") << QStringList{"import", "-"} << "share.damaged";
    }
    void whatIsRefusedHasACodeAndASentence()
    {
        QFETCH(const QStringList, command);
        QFETCH(const QString, wanted);
        add(tile("Sphinx", 1));
        add(tile("Petra", 1));
        add(tile("Troy", 1));
        QCOMPARE(ask({"remove", "3"}).status, 0);
        const QList<QByteArray> before = ask({"export"}).lines;
        const Run refused = ask(command, "PEGSHEET:ABC");
        QCOMPARE(refused.status, 1);
        QCOMPARE(code(refused.answer()), wanted);
        QVERIFY(refused.answer()["message"].toString().size() > 10);
        QVERIFY(!refused.answer()["message"].toString().contains(wanted));
        QCOMPARE(ask({"export"}).lines, before);
    }

    void whatIsNotUnderstoodIsSaidOnStandardError()
    {
        for (const QStringList &command : {QStringList{"add", "{\"game\":"},
                                           {"add"},
                                           {"show", "x"},
                                           {"merge", "1"},
                                           {"import", "nowhere.json"},
                                           {"import", "-"},
                                           {},
                                           {"erase", "x"},
                                           {"forget", "1"}}) {
            const Run run = ask(command, "a diary");
            QCOMPARE(run.status, 2);
            QVERIFY(!run.error.isEmpty());
            QVERIFY(run.lines.isEmpty());
        }
        QCOMPARE(pegsheet::cli::test::run({"library", "list"}).status, 2);
        for (const char *command : {"list", "show", "add", "edit", "merge", "remove", "restore", "erase", "export", "import"})
            QCOMPARE(pegsheet::cli::test::run({"library", "--db", "x", command, "--help"}).status, 0);
        const Run newer = ask({"import", "-"}, R"({"pegsheet":"library","version":2,"records":[]})");
        QCOMPARE(newer.status, 2);
        QVERIFY(newer.error.contains("newer"));
    }

    void aFileGoesOutAndInTheSame()
    {
        add(tile("Sphynx", 3));
        QCOMPARE(ask({"edit", "1", tile("Sphinx", 3)}).status, 0);
        add(tile("Petra", 1));
        QCOMPARE(ask({"remove", "3"}).status, 0);
        const Run exported = ask({"export"});
        const QByteArray text = exported.lines.join('\n') + '\n';
        const auto other = *m_folder / "b.db";
        writeBytes(*m_folder / "cards.json", text);
        const QString file = nameOf(*m_folder / "cards.json");
        // Only said, not done.
        const Run dry = library(other, {"import", "--dry-run", file});
        QCOMPARE(dry.status, 0);
        QCOMPARE(dry.answers().last(), (QJsonObject{{"ok", true}, {"new", 3}, {"known", 0}, {"refused", 0}, {"dryRun", true}}));
        QVERIFY(!dry.answer().contains("id"));
        QVERIFY(library(other, {"list"}).lines.isEmpty());
        const Run taken = library(other, {"import", file});
        QCOMPARE(taken.answer(), (QJsonObject{{"ok", true}, {"index", 0}, {"id", 1}, {"new", true}}));
        QCOMPARE(library(other, {"export"}).lines, exported.lines);
        const Run again = library(other, {"import", "-"}, text);
        QCOMPARE(again.answers().last(), (QJsonObject{{"ok", true}, {"new", 0}, {"known", 3}, {"refused", 0}}));
        QCOMPARE(library(other, {"export", "3"}).lines.size(), 3);
        // What is in the bin here stays there, and that is said.
        QVERIFY(!again.answer(0).contains("gone"));
        QCOMPARE(again.answer(1)["gone"], QJsonValue(true));
        QCOMPARE(again.answer(2)["gone"], QJsonValue(true));
    }

    // In libraries that are used as they are.
    void whatIsKnownFromTheStartGoesOutTheSameEverywhere()
    {
        const auto one = *m_folder / "one.db";
        QCOMPARE(library(one, {"add", tile("Petra", 1)}).status, 0);
        sql(one, "UPDATE record SET made_at = 1000000000, changed_at = 1000000000 WHERE origin = 'printed'");
        const QByteArray text = library(one, {"export"}).lines.join('\n') + '\n';
        QVERIFY(text.count(R"("origin":"printed")") > 20);
        const auto other = *m_folder / "other.db";
        QCOMPARE(library(other, {"import", "-"}, text).status, 0);
        QCOMPARE(library(other, {"export"}).lines.join('\n') + '\n', text);
    }

    void aBadRowIsNamedAndTheOthersComeIn()
    {
        const QByteArray text = R"({"pegsheet":"library","version":1,"records":[)" + tile("Petra", 1) + ","
            + tile(QString(41, 'x'), 1) + "]}";
        const Run taken = ask({"import", "-"}, text);
        QCOMPARE(taken.status, 1);
        QCOMPARE(taken.answer(0)["new"], QJsonValue(true));
        QCOMPARE(code(taken.answer(1)), QString("input.nameTooLong"));
        QCOMPARE(taken.answer(1)["index"], QJsonValue(1));
        QCOMPARE(taken.answers().last(), (QJsonObject{{"ok", false}, {"new", 1}, {"known", 0}, {"refused", 1}}));
        QCOMPARE(names(ask({"list"})), QStringList{"Petra"});
    }

    void whatAFileClaimsIsLookedAt()
    {
        const QByteArray rows = tile("Petra", 1) + R"(,{"game":"nations","kind":"event","age":1,"fields":{"war":3},"merged":1},)"
            + R"({"game":"nations","kind":"wonder","name":"Petra","fields":{"points":20},"origin":"printed","confidence":"high"},)"
            + R"({"game":"chess","kind":"k","fields":{}},{"game":"nations","language":"xx","kind":"wonder","fields":{}})";
        const QStringList wanted{"", "input.recordOtherGame", "input.recordNotPrinted", "input.unknownGame",
                                 "input.recordLanguage"};
        const QByteArray text = R"({"pegsheet":"library","version":1,"records":[)" + rows + "]}";
        for (const char *language : {"en", "de"}) {
            const Run taken = run({"--lang", language, "library", "--db", nameOf(*m_folder / "a.db"), "import", "-"}, text);
            QCOMPARE(taken.status, 1);
            for (int row = 1; row < wanted.size(); ++row) {
                QCOMPARE(code(taken.answer(row)), wanted[row]);
                QVERIFY(!taken.answer(row)["message"].toString().contains(wanted[row]));
            }
        }
        QCOMPARE(names(ask({"list"})), QStringList{"Petra"});
        QCOMPARE(ask({"export"}).lines.size(), 3);
    }

    void codesGoOutAndIn()
    {
        QJsonArray records;
        for (int i = 0; i < 150; ++i)
            records.append(object(tile(QString("Unerhört Nummer %1").arg(i), i % 7)));
        const QByteArray file = compact({{"pegsheet", "library"}, {"version", 1}, {"records", records}});
        QCOMPARE(ask({"import", "-"}, file).status, 0);
        const QString png = nameOf(*m_folder / "code.png");
        const Run exported = ask({"export", "--png", png});
        QVERIFY(exported.lines.size() > 1);
        QStringList pictures;
        QByteArray texts = "Take these:\n";
        int held = 0;
        for (const QJsonObject &line : exported.answers()) {
            pictures.append(QString(png).replace(".png", QString("-%1.png").arg(pictures.size() + 1)));
            QVERIFY(QFile::exists(pictures.last()));
            texts += line["text"].toString().toUtf8() + ".\n";
            held += line["records"].toInt();
            QCOMPARE(line["frames"], QJsonValue(exported.lines.size()));
        }
        QCOMPARE(held, 150);
        const Run taken = library(*m_folder / "b.db", QStringList{"import"} + pictures);
        QCOMPARE(taken.answers().last()["new"], QJsonValue(150));
        QCOMPARE(library(*m_folder / "b.db", {"list"}).answer()["origin"], QJsonValue("received"));
        QCOMPARE(library(*m_folder / "c.db", {"import", "-"}, texts).answers().last()["new"], QJsonValue(150));
        // One of them alone is taken in, and the rest asked for.
        const Run part = library(*m_folder / "d.db", {"import", pictures.first()});
        QCOMPARE(part.status, 0);
        QVERIFY(part.error.contains("missing"));
        QVERIFY(part.answers().last()["new"].toInt() < 150);
        // Nobody takes it for a match.
        QCOMPARE(code(run({"scan", pictures.first()}).answer()), QString("share.library"));
        QCOMPARE(ask({"export", "--codes", "1"}).lines.size(), 1);
    }

    void aMatchIsNoLibrary()
    {
        writeBytes(*m_folder / "match.json", randomMatch(2, 1).saved());
        const Run shared = run({"share", nameOf(*m_folder / "match.json"), "--png", nameOf(*m_folder / "match.png")});
        QCOMPARE(shared.status, 0);
        QCOMPARE(code(ask({"import", nameOf(*m_folder / "match.png")}).answer()), QString("share.noRecords"));
        QCOMPARE(ask({"import", nameOf(*m_folder / "match.json")}).status, 2);
    }

    void aBackupHoldsItAndACheckLooksAtIt()
    {
        add(tile("Sphinx", 1));
        const QStringList database{"history", "--db", nameOf(*m_folder / "a.db")};
        QCOMPARE(run(database + QStringList{"backup", nameOf(*m_folder / "copy.db")}).status, 0);
        QCOMPARE(library(*m_folder / "copy.db", {"export"}).lines, ask({"export"}).lines);
        QCOMPARE(ask({"remove", "1"}).status, 0);
        QCOMPARE(run(database + QStringList{"restore", nameOf(*m_folder / "copy.db")}).status, 0);
        QCOMPARE(names(ask({"list"})), QStringList{"Sphinx"});
        sql(*m_folder / "a.db", "UPDATE record SET folded = 'x'");
        const QJsonObject check = run(database + QStringList{"check"}).answers().last();
        QCOMPARE(check["records"].toObject(), (QJsonObject{{"kept", 1}, {"repaired", 1}, {"failed", 0}}));
        QCOMPARE(check["ok"], QJsonValue(true));
    }

    void theMessagesAreGermanToo()
    {
        const Run refused = run({"--lang", "de", "library", "--db", nameOf(*m_folder / "a.db"), "show", "9"});
        QCOMPARE(code(refused.answer()), QString("storage.noSuchRecord"));
        QVERIFY(!refused.answer()["message"].toString().isEmpty());
    }
};

} // namespace tst_cli_library

PEGSHEET_TEST(tst_cli_library, LibraryTest)
#include "tst_cli_library.moc"
