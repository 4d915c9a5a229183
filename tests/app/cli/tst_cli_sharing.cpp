// SPDX-License-Identifier: Apache-2.0
// share, scan and merge, from outside.
#include "tests/app/cli/cli.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <QImage>
#include <QJsonArray>
#include <QtTest>

namespace tst_cli_sharing {

using namespace pegsheet::cli::test;
using pegsheet::storage::test::Folder;
using pegsheet::storage::test::nameOf;
using pegsheet::storage::test::writeBytes;

namespace {

/// A saved match of those moves, as files hold it.
QByteArray saved(const QList<QByteArray> &moves)
{
    return "{\"game\":\"bronze\",\"setup\":{\"players\":[\"Ann\",\"Bo\"]},\"log\":[" + moves.join(',') + "]}";
}

const QByteArray kRoll = R"({"type":"roll","faces":["food","food","coins"]})";
const QByteArray kOther = R"({"type":"roll","faces":["food","food","food"]})";
const QByteArray kKeep = R"({"type":"keep"})";
const QByteArray kEnd = R"({"type":"endTurn"})";

} // namespace

class SharingTest : public QObject
{
    Q_OBJECT

private:
    Folder m_folder;

    QString file(const char *name, const QByteArray &content)
    {
        const auto path = m_folder / name;
        writeBytes(path, content);
        return nameOf(path);
    }
    QString place(const char *name) { return nameOf(m_folder / name); }

private slots:
    void aMatchGoesThroughAPicture()
    {
        const RandomMatch match = randomMatch(4, 11);
        const QString source = file("whole.json", match.saved());
        const Run shared = run({"share", source, "--png", place("code.png")});
        QCOMPARE(shared.status, 0);
        const QJsonObject answer = shared.answer();
        QCOMPARE(answer["frames"].toInt(), 1);
        QCOMPARE(answer["modules"].toInt(), 17 + 4 * answer["version"].toInt());
        QVERIFY(answer["text"].toString().startsWith("PEGSHEET:"));
        const int log = answer["bits"]["log"].toInt();
        const int ideal = answer["bits"]["ideal"].toInt();
        QVERIFY(ideal > 100 && log <= ideal + 16 && log >= ideal);
        QVERIFY(answer["bytes"].toInt() * 8 > log);
        // Whole pixels a module, and four modules of white around them.
        QCOMPARE(QImage(place("code.png")).width(), 8 * (answer["modules"].toInt() + 8));

        const Run scanned = run({"scan", place("code.png")});
        QCOMPARE(scanned.status, 0);
        QVERIFY(scanned.answer()["log"].toArray() == match.log);
        QCOMPARE(scanned.answer()["uid"].toString().size(), 32);
        QCOMPARE(run({"merge", source, place("code.png")}).answer(),
                 object("{\"relation\":\"same\",\"at\":" + QByteArray::number(match.log.size()) + '}'));
    }

    void aPartGoesOnFromTheFileBeforeIt()
    {
        const QString before = file("before.json", saved({kRoll, kKeep, kEnd}));
        const QByteArray uid = run({"scan", before}).answer()["uid"].toString().toUtf8();
        const QByteArray further = saved({kRoll, kKeep, kEnd, kOther, kKeep, kEnd}).chopped(1) + ",\"uid\":\"" + uid + "\"}";
        const QString after = file("after.json", further);
        const QString hash = run({"share", before}).answer()["hash"].toString();
        QCOMPARE(hash.size(), 8);
        const Run part = run({"share", after, "--since", hash});
        QCOMPARE(part.status, 0);
        const QString text = file("part.txt", "Your turn: " + part.answer()["text"].toString().toUtf8() + " - Ann");
        QCOMPARE(run({"scan", before, text}).answer()["log"].toArray().size(), 6);
        QCOMPARE(code(run({"scan", text}).answer()), QString("share.elsewhere"));
        QCOMPARE(run({"merge", before, text}).answer(), object(R"({"relation":"behind","at":3})"));
        const Run nowhere = run({"share", after, "--since", "00000000"});
        QCOMPARE(nowhere.status, 1);
        QCOMPARE(code(nowhere.answer()), QString("share.noPoint"));
    }

    void relationsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("a");
        QTest::addColumn<QByteArray>("b");
        QTest::addColumn<QString>("relation");
        QTest::addColumn<int>("at");
        QTest::newRow("same") << saved({kRoll, kKeep}) << saved({kRoll, kKeep}) << "same" << 2;
        QTest::newRow("ahead") << saved({kRoll, kKeep, kEnd}) << saved({kRoll}) << "ahead" << 1;
        QTest::newRow("behind") << saved({}) << saved({kRoll}) << "behind" << 0;
        QTest::newRow("fork") << saved({kRoll, kKeep}) << saved({kOther, kKeep}) << "fork" << 0;
    }
    void relationsAreNamed()
    {
        QFETCH(QByteArray, a);
        QFETCH(QByteArray, b);
        const QJsonObject answer = run({"merge", file("a.json", a), file("b.json", b)}).answer();
        QTEST(answer["relation"].toString(), "relation");
        QTEST(answer["at"].toInt(), "at");
    }

    void whatWasLedAwayFromIsMended()
    {
        const QString old = file("old.json", saved({kRoll, kKeep}));
        const QJsonArray left = {
            QJsonObject{{"length", 2}, {"sum", run({"share", old}).answer()["hash"].toString().toLongLong(nullptr, 16)}}};
        QJsonObject mended = object(saved({kOther, kKeep}));
        mended["left"] = left;
        mended["edition"] = 1;
        const QString now = file("now.json", compact(mended));
        QCOMPARE(run({"merge", old, now}).answer(), object(R"({"relation":"mended","at":0})"));
        QCOMPARE(run({"merge", now, old}).answer(), object(R"({"relation":"ahead","at":0})"));
    }

    void aForkTellsMoveByMove()
    {
        const QJsonObject answer =
            run({"merge", file("a.json", saved({kRoll, kKeep})), file("b.json", saved({kOther, kKeep, kEnd}))}).answer();
        const QJsonArray theirs = answer["theirs"].toArray();
        QCOMPARE(answer["mine"].toArray().size(), 2);
        QCOMPARE(theirs[0]["class"].toString(), QString("contradicting"));
        QCOMPARE(theirs[0]["instead"].toInt(), 0);
        QCOMPARE(theirs[0]["move"].toObject(), object(kOther));
        QCOMPARE(theirs[1]["class"].toString(), QString("same"));
        QCOMPARE(theirs[2]["class"].toString(), QString("new"));
    }

    void aLinkThatLeadsNowhereIsNotWrittenThrough()
    {
        const QString match = file("match.json", saved({kRoll, kKeep}));
        const QString link = place("link.png");
        QVERIFY(QFile::link(place("elsewhere.png"), link));
        const Run refused = run({"share", match, "--png", link});
        QCOMPARE(refused.status, 1);
        QCOMPARE(code(refused.answer()), QString("storage.exists"));
        QVERIFY(!QFile::exists(place("elsewhere.png")));
    }

    void aTextMayHoldSeveralCodesInItsLines()
    {
        const QByteArray one = run({"share", file("one.json", saved({kRoll, kKeep}))}).answer()["text"].toString().toUtf8();
        const QByteArray other = run({"share", file("other.json", saved({kOther}))}).answer()["text"].toString().toUtf8();
        const QByteArray text = "> " + one.left(30) + "\n> " + one.mid(30) + "\n\n*" + other + "*\n";
        const Run scanned = run({"scan", file("mail.txt", text)});
        QCOMPARE(scanned.status, 0);
        QCOMPARE(scanned.lines.size(), 2);
        QCOMPARE(scanned.answer(0)["log"].toArray().size(), 2);
        QCOMPARE(scanned.answer(1)["log"].toArray().size(), 1);
    }

    void oneStrangeFileDoesNotHideTheOthers()
    {
        const QString match = file("match.json", saved({kRoll, kKeep}));
        const QString picture = place("code.png");
        QCOMPARE(run({"share", match, "--png", picture}).status, 0);
        const QString strange = file("strange.tif", QByteArray("MM\0*\0\0\0\x08", 8));
        const QString empty = file("empty.txt", "see you on Friday");
        const Run scanned = run({"scan", strange, picture, empty, match});
        QCOMPARE(scanned.status, 2);
        QCOMPARE(scanned.lines.size(), 3);
        QCOMPARE(scanned.answer(0)["log"].toArray().size(), 2);
        QCOMPARE(code(scanned.answer(2)), QString("share.pictureKind"));
        QCOMPARE(scanned.answer(2)["file"].toString(), strange);
        QVERIFY(scanned.error.contains("There is no code of Pegsheet"));
        QCOMPARE(run({"scan", strange, picture}).status, 1);
    }

    void whatCannotBeDoneIsSaidSo()
    {
        const QString match = file("match.json", saved({kRoll, kKeep}));
        const Run large = run({"share", match, "--max-version", "1"});
        QCOMPARE(large.status, 1);
        QCOMPARE(code(large.answer()), QString("share.tooLarge"));
        const Run none = run({"scan", file("words.txt", "see you on Friday")});
        QCOMPARE(none.status, 2);
        QVERIFY(none.error.contains("There is no code of Pegsheet"));
        QCOMPARE(run({"scan", file("video.mp4", QByteArray("\0\0\0 ftypisom", 12))}).status, 1);
        QCOMPARE(code(run({"scan",
                           file("photo.heic",
                                QByteArray("\0\0\0\x18"
                                           "ftypheic",
                                           12))})
                          .answer()),
                 QString("share.pictureKind"));
        QCOMPARE(code(run({"scan", file("page.pdf", "%PDF-1.7\n")}).answer()), QString("share.pictureKind"));
        QByteArray damaged = run({"share", match}).answer()["text"].toString().toUtf8();
        damaged[20] = damaged[20] == 'A' ? 'B' : 'A';
        const Run refused = run({"scan", file("damaged.txt", damaged)});
        QCOMPARE(refused.status, 1);
        QCOMPARE(code(refused.answer()), QString("share.damaged"));
        QJsonObject other = object(saved({kRoll}));
        other["setup"] = QJsonObject{{"players", QJsonArray{"Ann", "Cleo"}}};
        QCOMPARE(code(run({"merge", match, file("other.json", compact(other))}).answer()), QString("share.otherSetup"));
        QCOMPARE(run({"share", match, "--png", "/no/such/folder/code.png"}).status, 2);
    }
};

} // namespace tst_cli_sharing

PEGSHEET_TEST(tst_cli_sharing, SharingTest)

#include "tst_cli_sharing.moc"
