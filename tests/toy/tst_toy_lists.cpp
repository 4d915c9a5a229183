// SPDX-License-Identifier: Apache-2.0
// A game is in every list once it is in the one of model/games.h.
#include "app/export/scoresheet.h"
#include "app/library/gamerecords.h"
#include "app/match/gametable.h"
#include "app/match/movedescription.h"
#include "app/match/tablematch.h"
#include "app/session.h"
#include "app/text/errortext.h"
#include "app/text/gametext.h"
#include "model/catalog.h"
#include "model/core/sharecode.h"
#include "storage/library.h"
#include "tests/app/agreements.h"
#include "tests/registry.h"
#include "tests/toy/model/toy.h"

#include <QTemporaryDir>
#include <QTest>
#include <memory>

namespace tst_toy_lists {

using namespace pegsheet;
using namespace Qt::StringLiterals;

namespace {

Setup setupOfTwo()
{
    Setup setup;
    setup.players = {"Ada", "Ben"};
    setup.mode = "play";
    return setup;
}

Value move(const char *type, Object fields = {})
{
    fields.insert(fields.begin(), {"type", type});
    return fields;
}

std::unique_ptr<Session> played(storage::Library *library)
{
    MaybeRefusal refusal;
    auto session = Session::begin(*findGame("toy"), setupOfTwo(), library, refusal);
    for (const Value &each : {move("put", {{"hole", "left"}, {"pebbles", 5}}), move("leave")})
        if (session == nullptr || session->play(std::span(&each, 1)))
            return nullptr;
    return session;
}

} // namespace

class ToyLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Those of the program first, as in model/games.h: a game's place is part of the format of codes.
    void itIsTheLastGame()
    {
        QCOMPARE(catalog().size(), std::size_t{5});
        QCOMPARE(catalog().back().info->id, toy::Toy::info().id);
        QVERIFY(findGame("bronze") == &catalog()[0] && findGame("nations") == &catalog()[1]
                && findGame("empires") == &catalog()[2]);
        QCOMPARE(app::gameTables().size(), catalog().size());
        QCOMPARE(gameTexts().size(), catalog().size());
        for (const GameEntry &entry : catalog())
            QVERIFY(findGameText(entry.info->id) != nullptr && app::gameTable(entry.info->id).pages != nullptr);
    }

    void itHasWords()
    {
        QCOMPARE(findGameText("toy")->name(), u"Three Holes"_s);
        QCOMPARE(errorText({"toy.full", {{"hole", "left"}, {"room", 2}, {"pebbles", 5}}}),
                 u"Left: there is room for 2, not for 5. Choose another hole."_s);
        QVERIFY(findGameRecords(gameRecords(), "toy") == nullptr);
        QCOMPARE(recordGames(gameRecords()).size(), catalog().size());
    }

    // Stored, read again, shown and counted.
    void itsMatchIsKept()
    {
        const QTemporaryDir folder;
        storage::Library library(folder.filePath(u"matches.db"_s).toStdString());
        const auto session = played(&library);
        QVERIFY(session != nullptr);
        MaybeRefusal refusal;
        const auto again = Session::open(library, session->id(), refusal);
        QVERIFY(again != nullptr);
        QCOMPARE(again->match().stateHash(), session->match().stateHash());
        QCOMPARE(again->match().standing().scores, (std::vector<int>{5, 0}));
        QCOMPARE(app::describeMove(again->match(), 0).whole(), u"Ada: Left: 5"_s);
        QVERIFY(app::scoreSheetOf(again->match()).papers.isEmpty());
    }

    void itIsSharedAsACode()
    {
        const auto session = played(nullptr);
        QVERIFY(session != nullptr);
        MaybeRefusal refusal;
        const auto code = SharedCode::read(shareText(session->match(), {session->uid()}), refusal);
        QVERIFY(code != nullptr && code->header().game == findGame("toy"));
        const auto match = code->whole(refusal);
        QVERIFY(match != nullptr);
        QCOMPARE(match->stateHash(), session->match().stateHash());
    }

    void itSitsDownAndAgrees()
    {
        const auto match = app::makeTableMatch(played(nullptr), {});
        QCOMPARE(match->gameName(), u"Three Holes"_s);
        QCOMPARE(match->playerName(), u"Ada"_s);
        QCOMPARE(match->round(), 2);
        QCOMPARE(match->bar().primary, u"Put them there"_s);
        tests::Agreements agreements{"toy"};
        QCOMPARE(agreements.agreement()->variants(), QStringList{u"Plain"_s});
    }
};

} // namespace tst_toy_lists

PEGSHEET_WINDOW_TEST(tst_toy_lists, ToyLists)
#include "tst_toy_lists.moc"
