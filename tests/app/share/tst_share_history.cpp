// SPDX-License-Identifier: Apache-2.0
// A whole history as a file, and a match with every branch it has: out, away, in, and out again the same.
#include "app/session.h"
#include "app/share/historyfile.h"
#include "app/share/playlog.h"
#include "app/share/takeover.h"
#include "model/core/random.h"
#include "storage/json.h"
#include "tests/registry.h"
#include "tests/storage/support.h"

#include <array>

namespace tst_share_history {

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

#ifdef PEGSHEET_SANITIZED
constexpr int kHistories = 100; // sanitizers are slow
#else
constexpr int kHistories = 1000;
#endif

Value anyMove(const Match &match, Random &random)
{
    const Array moves = match.listedMoves();
    return moves.empty() ? Value() : moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

void mendSomewhere(Session &session, Random &random)
{
    const Match &match = session.match();
    if (match.length() < 2)
        return;
    Edit edit{
        static_cast<Edit::Kind>(random.below(3)), static_cast<int>(random.below(static_cast<std::uint32_t>(match.length()))), {}};
    edit.move = anyMove(*match.branch(match.nodeAt(edit.at)), random);
    (void)session.mend(std::span(&edit, 1));
}

/// What people say of it, whence it came, and whether it is in the bin.
void tellSomething(MatchEntry &entry, Random &random)
{
    if (random.below(2) == 0)
        entry.played = random.below(9'000);
    if (random.below(4) == 0)
        entry.turnTimes.assign(entry.setup.players.size(), random.below(9'000));
    if (random.below(3) == 0)
        entry.about.place = "Café “Zur Höhle”";
    if (random.below(3) == 0)
        entry.about.note = "two\nlines, \"quoted\"";
    if (random.below(5) == 0)
        entry.origin = Origin{"0123456789abcdef0123456789abcdef", static_cast<int>(random.below(50))};
    if (random.below(5) == 0)
        entry.removedAt = 1'700'500'000;
}

/// A match with branches, moves taken back, repairs, and what is known of other tablets.
StoredMatch someMatch(Random &random)
{
    static const std::vector<std::string> kNames{"Ann", "Bo", "Zoë \"Z\"", "陈", "=1+1", "O’Neill"};
    Setup setup;
    for (std::uint32_t seat = 0; seat <= random.below(4); ++seat)
        setup.players.push_back(kNames[(seat + random.below(3)) % kNames.size()]);
    setup.variant = std::array{"classic", "2024", "late"}[random.below(3)];
    MaybeRefusal refusal;
    const auto session = Session::begin(*findGame("bronze"), setup, nullptr, refusal);
    for (std::uint32_t steps = random.below(40); steps > 0; --steps) {
        const std::uint32_t what = random.below(12);
        if (what < 8)
            (void)session->play(anyMove(session->match(), random));
        else if (what == 8)
            session->stepBack(1 + static_cast<int>(random.below(5)));
        else if (what == 9)
            session->stepForward(1 + static_cast<int>(random.below(3)));
        else if (what == 10)
            mendSomewhere(*session, random);
        else
            session->saveShown();
    }
    StoredMatch stored;
    stored.entry = session->entry();
    stored.entry.game = "bronze";
    stored.entry.setup = session->match().setup();
    stored.entry.startedAt = 1'700'000'000 + random.below(1'000'000);
    stored.entry.touchedAt = stored.entry.startedAt + random.below(9'000);
    stored.entry.summary = session->match().standing();
    stored.known = session->known();
    storeTree(session->match(), stored);
    if (random.below(2) == 0)
        stored.entry.overAt = stored.entry.startedAt + random.below(9'000);
    tellSomething(stored.entry, random);
    return stored;
}

std::string textOf(const Library &library)
{
    std::vector<LeftOut> leftOut;
    std::string text = historyText(library, leftOut);
    if (!leftOut.empty())
        qFatal("a match is left out");
    return text;
}

ImportSummary takenIn(const std::string &text, Library &library)
{
    std::vector<std::string_view> matches;
    if (const auto refusal = readHistory(text, matches))
        qFatal("no history: %s", std::string(refusal->code).c_str());
    return importMatches(
        matches, [&]() -> Library & { return library; }, nullptr);
}

void wipe(const std::filesystem::path &file)
{
    for (const char *table : {"about", "result", "tally", "mend", "point", "edition", "move", "progress", "match"})
        sql(file, std::string("DELETE FROM ") + table);
}

std::string codeOf(std::string_view text)
{
    std::vector<std::string_view> matches;
    const auto refusal = readHistory(text, matches);
    return refusal ? std::string(refusal->code) : std::string();
}

/// What is said against a file of a match; empty where it is taken.
std::string saidOf(const std::string &text)
{
    SavedMatch saved;
    if (const auto fault = readSavedMatch(text, saved))
        return std::string(fault->refusal.code);
    MaybeRefusal refusal;
    std::optional<std::size_t> at;
    return restored(saved, refusal, at) == nullptr ? std::string(refusal->code) : std::string();
}

/// Four moves, the last of which stands in the place of another.
const std::string kFile = R"({"game":"bronze","setup":{"players":["Ann","Bo"]},)"
                          R"("log":[{"type":"roll","faces":["food","food","workers"]},{"type":"keep"},{"type":"endTurn"}],)"
                          R"("nodes":[{"parent":0,"move":{"type":"roll","faces":["food","food","workers"]}},)"
                          R"({"parent":1,"move":{"type":"keep"}},)"
                          R"({"parent":2,"move":{"type":"build","target":"city4","boxes":3}},)"
                          R"({"parent":2,"move":{"type":"endTurn"}}],"head":4,"tip":4,"mends":[{"end":4,"before":3}]})";

/// A match of which only the result is known.
const std::string kResult = R"({"game":"nations","setup":{"players":["Ann","Bo"],"mode":"result"},"log":[],)"
                            R"("uid":"0123456789abcdef0123456789abcdef","started":"2024-05-31T18:00:00Z",)"
                            R"("touched":"2024-05-31T18:00:00Z","ended":"2024-05-31T18:00:00Z","played":3600,)"
                            R"("place":"Café","note":"n","scores":[31,-4],"winners":[0]})";

std::string changed(const char *what, const char *into)
{
    return QString::fromStdString(kFile).replace(QString::fromUtf8(what), QString::fromUtf8(into)).toStdString();
}

} // namespace

class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void outAwayInAndOutIsTheSame();
    void theTreeIsThereAgain();
    void whatIsThereComesInOnce();
    void aTabletWithoutTheMatchGetsItsBranches();
    void aResultIsAllThatIsKnown();
    void aResultComesInOnce();
    void aResultThatContradictsItselfIsRefused();
    void contradictionsAreRefused_data();
    void contradictionsAreRefused();
    void whatIsNoHistoryIsRefused();
    void whatOtherProgramsKeepIsNamed();
    void oneMatchThatIsRefusedKeepsNoOtherOut();
    void aDamagedMatchKeepsNoOtherIn();
    void whatCannotBeShownIsLeftOutOfPlaceAndNote();
    void aHistoryLongerThanAnyJsonIsRead();
    void theFormatOfToday();
};

void TestHistory::outAwayInAndOutIsTheSame()
{
    const Folder folder;
    Library library(folder / "a.db");
    Random random(2027);
    int branched = 0;
    int mended = 0;
    for (int history = 0; history < kHistories; ++history) {
        for (std::uint32_t matches = 1 + random.below(3); matches > 0; --matches) {
            const StoredMatch match = someMatch(random);
            branched += match.nodes.size() != logOf(match).size();
            mended += !match.mends.empty();
            library.insert(match);
        }
        library.sortByDate();
        const std::string before = textOf(library);
        wipe(folder / "a.db");
        QVERIFY(library.list().empty());
        QCOMPARE(takenIn(before, library).refused, 0);
        QVERIFY(textOf(library) == before);
        wipe(folder / "a.db");
    }
    QVERIFY(branched > kHistories / 2);
    QVERIFY(mended > kHistories / 4);
}

// Not only the same file: the same match, to be played on, with redo and the steps over repairs.
void TestHistory::theTreeIsThereAgain()
{
    const Folder folder;
    Library one(folder / "a.db");
    Library other(folder / "b.db");
    Random random(3);
    for (int matches = 0; matches < 30; ++matches)
        one.insert(someMatch(random));
    one.sortByDate();
    takenIn(textOf(one), other);
    const auto here = one.list();
    const auto there = other.list();
    QCOMPARE(here.size(), there.size());
    for (std::size_t i = 0; i < here.size(); ++i) {
        StoredMatch a = one.load(here[i].id);
        StoredMatch b = other.load(there[i].id);
        b.entry.id = a.entry.id;
        QVERIFY(isSame(a, b));
        QVERIFY(a.mends == b.mends);
        QVERIFY(a.known == b.known);
    }
}

void TestHistory::whatIsThereComesInOnce()
{
    const Folder folder;
    Library library(folder / "a.db");
    Random random(4);
    for (int matches = 0; matches < 5; ++matches)
        library.insert(someMatch(random));
    const std::string text = textOf(library);
    const ImportSummary again = takenIn(text, library);
    QCOMPARE(again.added, 0);
    QCOMPARE(again.there, 5);
    QVERIFY(textOf(library) == text);
}

// The same line of moves with a branch that is not here: nothing of it may be lost.
void TestHistory::aTabletWithoutTheMatchGetsItsBranches()
{
    const Folder folder;
    Library library(folder / "a.db");
    MaybeRefusal refusal;
    const auto takeover = Takeover::read(kFile, library, refusal);
    QVERIFY(takeover != nullptr && !refusal);
    const MatchId id = takeover->accept(Choice::Theirs, refusal);
    QVERIFY(!refusal);
    const StoredMatch here = library.load(id);
    QCOMPARE(here.nodes.size(), std::size_t(4));
    QCOMPARE(here.head, 4);
    QCOMPARE(here.mends.size(), std::size_t(1));
}

void TestHistory::aResultIsAllThatIsKnown()
{
    const Folder folder;
    Library library(folder / "a.db");
    const std::string history = R"({"pegsheet":"history","version":1,"matches":[)" + kResult + "]}";
    QCOMPARE(takenIn(history, library).added, 1);
    const MatchEntry entry = library.list().front();
    QVERIFY(entry.summary.over);
    QCOMPARE(entry.summary.scores, (std::vector<int>{31, -4}));
    QCOMPARE(entry.summary.winners, std::vector<int>{0});
    QCOMPARE(playedAt(entry), 1'717'178'400);
    QCOMPARE(entry.about, (About{"Café", "n"}));
    QCOMPARE(library.results({"Ann", "nations", entry.setup.variant, 9}).at(0).margin, std::optional(35));
    MaybeRefusal refusal;
    QVERIFY(Session::open(library, entry.id, refusal) == nullptr);
    QCOMPARE(refusal->code, std::string_view("input.resultOnly"));
    QCOMPARE(saidOf(kResult), std::string("input.resultOnly"));
    // Away and in again it is the same.
    const std::string before = textOf(library);
    wipe(folder / "a.db");
    QCOMPARE(takenIn(before, library).added, 1);
    QCOMPARE(textOf(library), before);
}

void TestHistory::aResultComesInOnce()
{
    const Folder folder;
    Library library(folder / "a.db");
    std::string nameless = kResult;
    nameless.erase(nameless.find(R"("uid")"), nameless.find(R"("started")") - nameless.find(R"("uid")"));
    const std::string history = R"({"pegsheet":"history","version":1,"matches":[)" + kResult + "," + nameless + "]}";
    QCOMPARE(takenIn(history, library).added, 2);
    library.remove(library.list().front().id);
    const ImportSummary again = takenIn(history, library);
    QCOMPARE(again.added, 0);
    QCOMPARE(again.there, 2);
    QCOMPARE(library.list().size(), std::size_t(2));
}

void TestHistory::aResultThatContradictsItselfIsRefused()
{
    const auto said = [](const char *what, const char *into) {
        SavedMatch saved;
        const auto text = QString::fromStdString(kResult).replace(QString::fromUtf8(what), QString::fromUtf8(into)).toStdString();
        const auto fault = readSavedMatch(text, saved);
        return fault ? std::string(fault->refusal.code) : std::string();
    };
    QCOMPARE(said("Café", "Café"), std::string());
    QCOMPARE(said("[31,-4]", "[31]"), std::string("input.scoreCount"));
    QCOMPARE(said("[31,-4]", "[31,9999999]"), std::string("input.outOfRange"));
    QCOMPARE(said("[31,-4]", "7"), std::string("input.wrongType"));
    QCOMPARE(said(R"("scores")", R"("points")"), std::string("input.missingField"));
    QCOMPARE(said("[0]", "[2]"), std::string("input.outOfRange"));
    QCOMPARE(said(R"(["Ann","Bo"])", R"(["1","2","3","4","5","6","7","8","9"])"), std::string("nations.playerCount"));
}

void TestHistory::contradictionsAreRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    const auto add = [](const char *name, const std::string &text, const char *code) {
        QTest::newRow(name) << QString::fromStdString(text) << code;
    };
    add("as it is", kFile, "");
    add("a log that is another line", changed(R"("head":4)", R"("head":3)"), "input.treeDiffers");
    add("a head off the way to the tip", changed(R"("tip":4,"mends":[{"end":4,"before":3}])", R"("tip":3)"), "input.treeDiffers");
    add("a parent that comes later", changed(R"("parent":1)", R"("parent":2)"), "input.outOfRange");
    add("a parent below none", changed(R"("parent":1)", R"("parent":-1)"), "input.outOfRange");
    add("a tip that is not there", changed(R"("tip":4)", R"("tip":5)"), "input.outOfRange");
    add("a huge head", changed(R"("head":4)", R"("head":4294967300)"), "input.outOfRange");
    add("a repair before what it mends", changed(R"("before":3)", R"("before":4)"), "input.outOfRange");
    add("a repair that ends nowhere", changed(R"("end":4)", R"("end":9)"), "input.outOfRange");
    add("repairs out of order", changed(R"([{"end":4,"before":3}])", R"([{"end":4,"before":3},{"end":3,"before":2}])"),
        "input.outOfRange");
    add("nodes that are none", changed(R"({"parent":1,"move":{"type":"keep"}})", "7"), "input.wrongType");
    add("a node without a move", changed(R"({"parent":1,"move":{"type":"keep"}})", R"({"parent":1})"), "input.missingField");
    add("a branch that is no move", changed(R"("target":"city4","boxes":3)", R"("target":"moon","boxes":3)"), "");
    add("no list", changed(R"("mends":[{"end":4,"before":3}])", R"("mends":7)"), "input.wrongType");
    add("known that is none", changed(R"("head":4)", R"("known":[{"length":-1,"sum":0}],"head":4)"), "input.outOfRange");
    const auto told = [](const std::string &keys) { return changed(R"("head":4)", (keys + R"(,"head":4)").c_str()); };
    add("what people said",
        told(
            R"("played":60,"place":"here","note":"n","origin":{"uid":"0123456789abcdef0123456789abcdef","moves":2},"removed":"2026-11-23T10:00:00Z")"),
        "");
    add("what another program says", told(R"("played":-1,"place":7,"note":{},"origin":{"uid":"x","moves":1},"removed":5)"), "");
    std::string many = R"({"game":"bronze","setup":{"players":["Ann"]},"log":[],"head":0,"nodes":[)";
    for (std::size_t node = 0; node <= kMostNodes; ++node)
        many += std::string(node == 0 ? "" : ",") + "0";
    add("too many", many + "]}", "input.outOfRange");
}

void TestHistory::contradictionsAreRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, code);
    QCOMPARE(QString::fromStdString(saidOf(text.toStdString())), code);
}

void TestHistory::whatIsNoHistoryIsRefused()
{
    QCOMPARE(codeOf(R"({"pegsheet":"history","version":1,"matches":[]})"), std::string());
    QCOMPARE(codeOf(R"({ "pegsheet" : "history", "version" : 1, "by" : "]\"[", "matches" : [ ] })"), std::string());
    QCOMPARE(codeOf(R"({"pegsheet":"history","version":2,"matches":[]})"), std::string("input.newerHistory"));
    QCOMPARE(codeOf(R"({"pegsheet":"story","version":1,"matches":[]})"), std::string("input.unknownValue"));
    QCOMPARE(codeOf(R"({"pegsheet":"history","version":1})"), std::string("input.missingField"));
    QCOMPARE(codeOf(R"({"pegsheet":"history","version":1,"matches":7})"), std::string("input.wrongType"));
    QCOMPARE(codeOf(R"({"pegsheet":"history","version":1,"matches":[)"), std::string("input.json"));
    QCOMPARE(codeOf(R"({"pegsheet":"history","version":1,"matches":[]},)"), std::string("input.json"));
    QCOMPARE(codeOf(R"({"pegsheet":"history","version":1.5,"matches":[]})"), std::string("input.json"));
}

void TestHistory::whatOtherProgramsKeepIsNamed()
{
    const std::string bgStats = R"({"tags":[],"plays":[{"uuid":"A","rating":7.5}],"players":[{"id":1}],"games":[{"id":1}]})";
    const std::string geek = R"(<?xml version="1.0" encoding="utf-8"?><plays username="ada" userid="1" total="1" page="1">)"
                             R"(<play id="7" date="2024-05-31"><item name="Tapestry" objectid="286096"/></play></plays>)";
    for (const char *before : {"", "\n ", "\xEF\xBB\xBF"}) {
        QCOMPARE(saidOf(before + bgStats), std::string("input.bgStats"));
        QCOMPARE(saidOf(before + geek), std::string("input.boardGameGeek"));
    }
    const Folder folder;
    Library library(folder / "a.db");
    for (const std::string &text : {bgStats, geek}) {
        MaybeRefusal refusal;
        QVERIFY(Takeover::read(text, library, refusal) == nullptr);
        QCOMPARE(std::string(refusal->code), saidOf(text));
    }
    QVERIFY(!refusesPlayLog(kFile));
    QVERIFY(!refusesPlayLog(""));
    QVERIFY(!refusesPlayLog(R"({"plays":[]})"));
    QVERIFY(!refusesPlayLog("<html>plays</html>"));
}

void TestHistory::oneMatchThatIsRefusedKeepsNoOtherOut()
{
    const Folder folder;
    Library library(folder / "a.db");
    const std::string text = R"({"pegsheet":"history","version":1,"matches":[)" + kFile + ","
        + changed(R"("head":4)", R"("head":3)") + ", ," + changed("Bo", "Cleo, [the] \\\"2nd\\\"") + "]}";
    std::vector<std::string_view> matches;
    QVERIFY(!readHistory(text, matches));
    QCOMPARE(matches.size(), std::size_t(4));
    std::vector<std::string> said;
    const ImportSummary sum = importMatches(
        matches, [&]() -> Library & { return library; },
        [&](const ImportResult &match) { said.emplace_back(match.refusal ? match.refusal->code : std::string_view()); });
    QCOMPARE(said, (std::vector<std::string>{"", "input.treeDiffers", "input.json", ""}));
    QCOMPARE(sum.added, 2);
    QCOMPARE(sum.refused, 2);
    QCOMPARE(library.list().front().setup.players.back(), std::string("Cleo, [the] \"2nd\""));
}

void TestHistory::aDamagedMatchKeepsNoOtherIn()
{
    const Folder folder;
    Library library(folder / "a.db");
    Random random(8);
    library.insert(someMatch(random));
    const MatchId bad = library.insert(forkedMatch());
    library.insert(someMatch(random));
    sql(folder / "a.db", "DELETE FROM move WHERE node = 2 AND match = " + std::to_string(bad.value));
    std::vector<LeftOut> leftOut;
    const std::string text = historyText(library, leftOut);
    QCOMPARE(leftOut.size(), std::size_t(1));
    QCOMPARE(leftOut.front().id, bad);
    std::vector<std::string_view> matches;
    QVERIFY(!readHistory(text, matches));
    QCOMPARE(matches.size(), std::size_t(2));
}

// From anywhere: such a match is taken in all the same.
void TestHistory::whatCannotBeShownIsLeftOutOfPlaceAndNote()
{
    const std::string told =
        R"("place":"Ca\u202Ef\u00E9\nZur \u0007H\u00F6hle\u200F","note":"one\r\ntwo\tthree\u2066\u0000","head":4)";
    SavedMatch saved;
    QVERIFY(!readSavedMatch(changed(R"("head":4)", told.c_str()), saved));
    QCOMPARE(QString::fromStdString(saved.about.place), QStringLiteral("Café Zur Höhle"));
    QCOMPARE(QString::fromStdString(saved.about.note), QStringLiteral("one\ntwo three"));
}

void TestHistory::aHistoryLongerThanAnyJsonIsRead()
{
    std::string text = R"({"pegsheet":"history","version":1,"matches":[)";
    std::size_t count = 0;
    for (; text.size() <= kJsonLength; ++count)
        text += (count == 0 ? "" : ",") + kFile;
    text += "]}";
    std::vector<std::string_view> matches;
    QVERIFY(!readHistory(text, matches));
    QCOMPARE(matches.size(), count);
    QCOMPARE(std::string(matches.back()), kFile);
}

// A promise: what this version writes every later one reads. Change it only by adding keys.
void TestHistory::theFormatOfToday()
{
    const std::string text =
        R"({"pegsheet":"history","version":1,"matches":[{"game":"bronze","setup":{"players":["Ann","Bo"],"variant":"classic","options":{}},)"
        R"("log":[{"type":"roll","faces":["food","food","workers"]},{"type":"keep"},{"type":"endTurn"}],"uid":"0123456789abcdef0123456789abcdef","rulesVersion":1,)"
        R"("started":"2024-05-31T18:00:00Z","touched":"2024-05-31T19:30:00Z","edition":2,"known":[{"length":2,"sum":77},{"length":4,"sum":4294967295}],)"
        R"("played":5400,"place":"Café","note":"two\nlines","origin":{"uid":"fedcba9876543210fedcba9876543210","moves":2},"removed":"2024-06-01T08:00:00Z",)"
        R"("nodes":[{"parent":0,"move":{"type":"roll","faces":["food","food","workers"]}},{"parent":1,"move":{"type":"keep"}},)"
        R"({"parent":2,"move":{"type":"build","target":"city4","boxes":3}},{"parent":2,"move":{"type":"endTurn"}}],"head":4,"tip":4,"mends":[{"end":4,"before":3}]}]})"
        "\n";
    const Folder folder;
    Library library(folder / "a.db");
    QCOMPARE(takenIn(text, library).added, 1);
    QCOMPARE(QString::fromStdString(textOf(library)), QString::fromStdString(text));
}

} // namespace tst_share_history

PEGSHEET_TEST(tst_share_history, TestHistory)
#include "tst_share_history.moc"
