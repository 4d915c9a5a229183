// SPDX-License-Identifier: Apache-2.0
// Plays that were logged in other programs come in as results, each once.
#include "app/share/historyfile.h"
#include "app/share/loggedplay.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <QDateTime>

namespace tst_share_playlog {

using namespace pegsheet;
using namespace Qt::StringLiterals;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

const std::string kPlayers = R"("players":[{"id":1,"name":"Annie"},{"id":2,"name":" Jose\u0301 \u200e"},{"id":3,"name":""}])";
const std::string kGames = R"("games":[{"id":1,"name":"Roll Through the Ages","bggId":37380},{"id":2,"name":"Empire\u2019s End"},)"
                           R"({"id":3,"name":"Chess","bggId":171},{"id":4,"name":"Tapestry","bggId":7}])";

/// An export of BG Stats with these plays.
std::string exportWith(const std::string &plays)
{
    return "{" + kPlayers + "," + kGames + R"(,"locations":[{"id":9,"name":"Café Zur Höhle"}],"plays":[)" + plays + "]}";
}

/// A play of two.
std::string playWith(const std::string &further, const std::string &scores = R"("31","12+7")")
{
    const QStringList both = QString::fromStdString(scores).split(u',');
    return R"({"uuid":"01234567-89AB-CDEF-0123-456789ABCDEF","playDate":"2024-05-31 21:30:00","gameRefId":1,"playerScores":[)"
           R"({"playerRefId":1,"winner":true,"score":)"
        + both.first().toStdString() + R"(},{"playerRefId":2,"winner":false,"score":)" + both.last().toStdString() + "}]" + further
        + "}";
}

std::string changed(const char *what, const char *into)
{
    return QString::fromStdString(playWith("")).replace(QString::fromUtf8(what), QString::fromUtf8(into)).toStdString();
}

PlayLog logOf(const std::string &text)
{
    PlayLog log;
    if (readPlayLog(text, log))
        qFatal("no play log");
    return log;
}

ImportSummary takenIn(const PlayLog &log, Library &library)
{
    const std::string text = historyText(log);
    std::vector<std::string_view> matches;
    if (readHistory(text, matches))
        qFatal("no history");
    return importMatches(
        matches, [&]() -> Library & { return library; }, nullptr);
}

/// A play of BoardGameGeek.
std::string geekPlay(const std::string &said, const std::string &players)
{
    return "<play " + said + R"(><item name="Nations: The Dice Game" objecttype="thing" objectid="157809"><subtypes>)"
        + R"(<subtype value="boardgame"/></subtypes></item><comments>two &amp; a cat</comments><players>)" + players
        + "</players></play>";
}

const std::string kGeeks = R"(<player username="ann1" name="Ann" startposition="2" score="40" win="0"/>)"
                           R"(<player username="bo1" name="" startposition="1" score="39.6" win="0"/>)";

} // namespace

class TestPlayLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anExportOfBgStatsIsRead()
    {
        const PlayLog log = logOf("\xEF\xBB\xBF"
                                  + exportWith(playWith(R"(,"durationMin":75,"locationRefId":9,"comments":"n","bggId":0)")));
        QCOMPARE(log.leftOut, 0);
        QCOMPARE(log.plays.size(), std::size_t(1));
        const MatchEntry &entry = log.plays.front().entry;
        QCOMPARE(entry.uid, std::string("0123456789abcdef0123456789abcdef"));
        QCOMPARE(entry.game, std::string("bronze"));
        QCOMPARE(entry.setup.players, (std::vector<std::string>{"Annie", "Jos\xC3\xA9"}));
        QCOMPARE(entry.setup.mode, std::string(kResultMode));
        QCOMPARE(entry.summary.scores, (std::vector<int>{31, 19}));
        QCOMPARE(entry.summary.winners, std::vector<int>{0});
        QVERIFY(entry.summary.over);
        QCOMPARE(entry.played, std::optional<std::int64_t>(75 * 60));
        QCOMPARE(entry.about, (About{"Café Zur Höhle", "n"}));
        QCOMPARE(playedAt(entry), QDateTime(QDate(2024, 5, 31), QTime(21, 30)).toSecsSinceEpoch());
    }

    void whoBeganComesFirst()
    {
        std::string play = playWith("");
        play.insert(play.find(R"("playerRefId":2)"), R"("startPlayer":true,)");
        QCOMPARE(namesOf(logOf(exportWith(play))).front(), std::string("Jos\xC3\xA9"));
        play = playWith("");
        play.insert(play.find(R"("playerRefId":2)"), R"("seatOrder":1,)");
        play.insert(play.find(R"("playerRefId":1)"), R"("seatOrder":2,)");
        const PlayLog log = logOf(exportWith(play));
        QCOMPARE(log.plays.front().entry.summary.scores, (std::vector<int>{19, 31}));
        QCOMPARE(log.plays.front().entry.summary.winners, std::vector<int>{1});
    }

    void aGameIsKnownByItsNumberElseByItsTitle()
    {
        const auto gameOf = [](int id) {
            std::string play = playWith("");
            play.replace(play.find(R"("gameRefId":1)"), 13, R"("gameRefId":)" + std::to_string(id));
            const PlayLog log = logOf(exportWith(play));
            return log.plays.empty() ? std::string() : log.plays.front().entry.game;
        };
        QCOMPARE(gameOf(1), std::string("bronze"));
        QCOMPARE(gameOf(2), std::string("empires"));
        QCOMPARE(gameOf(3), std::string());
        QCOMPARE(gameOf(4), std::string()); // another game of that title
        QCOMPARE(gameOf(5), std::string());
    }

    void whatIsNoResultStaysOut()
    {
        const std::string plays = playWith(R"(,"ignored":true)") + "," + playWith("", R"("","12")") + ","
            + playWith("", R"("thirty","12")") + "," + changed("2024-05-31 21:30:00", "yesterday") + ","
            + changed("playerScores", "others") + "," + changed(R"("playerRefId":1)", R"("playerRefId":3)") + ","
            + changed(R"("playerRefId":1)", R"("playerRefId":8)") + ",7," + playWith("");
        const PlayLog log = logOf(exportWith(plays));
        QCOMPARE(log.plays.size(), std::size_t(1));
        QCOMPARE(log.leftOut, 8);
    }

    void scoresMayBeSums()
    {
        QCOMPARE(pointsOf("31"), std::optional(31));
        QCOMPARE(pointsOf(" 12 + 7 "), std::optional(19));
        QCOMPARE(pointsOf("12+7-20"), std::optional(-1));
        QCOMPARE(pointsOf(u"\u22124"_s), std::optional(-4));
        QCOMPARE(pointsOf("30.5"), std::optional(31));
        QCOMPARE(pointsOf("30,4"), std::optional(30));
        for (const char *none : {"", " ", "x", "12x", "12 7", "1e9", "99999999", "+", "12+", "(3)"})
            QVERIFY2(!pointsOf(none), none);
    }

    void playsOfBoardGameGeekAreRead()
    {
        const PlayLog log = logOf(
            R"(<?xml version="1.0" encoding="utf-8"?>)"
            R"(<plays username="ada" userid="1" total="3" page="1">)"
            + geekPlay(R"(id="7" date="2024-05-31" quantity="1" length="45" incomplete="0" location="Café")", kGeeks)
            + geekPlay(R"(id="8" date="2024-05-31" quantity="3" length="45" incomplete="0")", kGeeks)
            + geekPlay(R"(id="9" date="2024-05-31" quantity="1" incomplete="1")", kGeeks)
            + geekPlay(R"(id="10" date="0000-00-00" quantity="1")", kGeeks)
            + geekPlay(R"(id="11" date="2024-05-31" quantity="0")", kGeeks)
            + geekPlay(R"(id="12" date="2024-05-31" quantity="2000000000")", kGeeks) + geekPlay(R"(id="13" date="2024-05-31")", "")
            + "</plays>");
        QCOMPARE(log.plays.size(), std::size_t(4));
        QCOMPARE(log.leftOut, 5);
        const MatchEntry &entry = log.plays.front().entry;
        QCOMPARE(entry.game, std::string("nations"));
        QCOMPARE(entry.setup.players, (std::vector<std::string>{"bo1", "Ann"}));
        QCOMPARE(entry.summary.scores, (std::vector<int>{40, 40}));
        QCOMPARE(entry.summary.winners, (std::vector<int>{0, 1})); // nobody is said to have won
        QCOMPARE(entry.about, (About{"Café", "two & a cat"}));
        QCOMPARE(entry.played, std::optional<std::int64_t>(45 * 60));
        QCOMPARE(QDateTime::fromSecsSinceEpoch(playedAt(entry)).date(), QDate(2024, 5, 31));
        QVERIFY(!log.plays.back().entry.played);
        QVERIFY(log.plays[1].entry.uid != log.plays[2].entry.uid);
    }

    void eachPlayComesInOnceAndIsCounted()
    {
        const Folder folder;
        Library library(folder / "a.db");
        const std::string two = exportWith(playWith("") + "," + changed("01234567-89AB-CDEF-0123-456789ABCDEF", "another"));
        QCOMPARE(takenIn(logOf(two), library).added, 2);
        QCOMPARE(library.results({"Annie", "bronze", "", 9}).size(), std::size_t(2));
        library.remove(library.list().front().id);
        PlayLog later = logOf(two);
        rename(later, {{"Annie", "Ann"}});
        const ImportSummary again = takenIn(later, library);
        QCOMPARE(again.added, 0);
        QCOMPARE(again.there, 2);
        QCOMPARE(library.list().size(), std::size_t(2));
    }

    void namesAreMatched()
    {
        PlayLog log = logOf(exportWith(playWith("")));
        QCOMPARE(namesOf(log), (std::vector<std::string>{"Annie", "Jos\xC3\xA9"}));
        rename(log, {{"Annie", "Ann"}, {"Nobody", "Bo"}});
        QCOMPARE(namesOf(log), (std::vector<std::string>{"Ann", "Jos\xC3\xA9"}));
    }

    void aLongNameIsCut()
    {
        std::string text = exportWith(playWith(""));
        std::string letters;
        for (int letter = 0; letter < 50; ++letter)
            letters += "ß";
        text.replace(text.find("Annie"), 5, letters);
        const Folder folder;
        Library library(folder / "a.db");
        QCOMPARE(takenIn(logOf(text), library).added, 1);
        QCOMPARE(library.list().front().setup.players.front(), letters.substr(0, 2 * kNameLength));
    }

    void whatIsCutOffIsRefused()
    {
        const std::string whole = exportWith(playWith(""));
        const std::string geek = "<plays total=\"1\">" + geekPlay(R"(id="7" date="2024-05-31")", kGeeks) + "</plays>";
        for (const std::string &text : {whole, geek})
            for (std::size_t length = 0; length < text.size(); ++length) {
                PlayLog log;
                const auto refusal = readPlayLog(text.substr(0, length), log);
                QVERIFY(refusal && refusal->code == "input.playsDamaged");
                QVERIFY(log.plays.empty());
            }
    }
};

} // namespace tst_share_playlog

PEGSHEET_TEST(tst_share_playlog, TestPlayLog)
#include "tst_share_playlog.moc"
