// SPDX-License-Identifier: Apache-2.0
// What a finished match was the first or the best of; and the example that somebody looks at who has none.
#include "app/example.h"
#include "app/match/gametable.h"
#include "app/match/records.h"
#include "app/match/tablematch.h"
#include "app/text/language.h"
#include "tests/registry.h"

#include <QMap>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace tst_window_records {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

class RecordsTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<storage::Library> m_library;
    std::int64_t m_time = 1'700'000'000;

    // A finished match; the records that it makes.
    QStringList finish(const std::vector<std::string> &names, const std::vector<int> &scores, const std::vector<int> &winners,
                       std::optional<storage::Origin> origin = {}, const std::string &variant = "classic")
    {
        storage::StoredMatch match;
        match.entry.game = "bronze";
        match.entry.setup = {names, variant, {}, "play"};
        match.entry.startedAt = ++m_time;
        match.entry.summary = {0, true, -1, scores, winners, {}};
        match.entry.origin = std::move(origin);
        const storage::MatchId id = m_library->insert(match);
        return recordsOf(*m_library, m_library->load(id).entry);
    }

private Q_SLOTS:
    void init() { m_library = std::make_unique<storage::Library>((m_folder.path() + u"/%1.db"_s.arg(++m_time)).toStdString()); }

    void theFirstMatchIsComparedWithNothing() { QCOMPARE(finish({"Ada", "Ben"}, {20, 31}, {1}), QStringList()); }
    void theBestScoreIsOneByTheseRules()
    {
        (void)finish({"Ada", "Ben"}, {20, 31}, {1});
        QCOMPARE(finish({"Ada", "Ben"}, {30, 31}, {1}), QStringList()); // as many as there were
        QCOMPARE(finish({"Ada", "Ben"}, {30, 40}, {1}, {}, "2024"), QStringList());
        QCOMPARE(finish({"Ada", "Ben"}, {12, 32}, {1}),
                 QStringList({u"Ben: 32 points, the best score so far"_s, u"Ben's longest row of wins: 3"_s}));
    }
    void aFirstWinIsSaidOnce()
    {
        (void)finish({"Ada", "Ben"}, {20, 31}, {1});
        QCOMPARE(finish({"Ada", "Ben"}, {25, 15}, {0}), QStringList(u"Ada's first win"_s));
        QCOMPARE(finish({"Ada", "Ben"}, {26, 15}, {0}), QStringList());
    }
    void aRowOfWinsIsOneFromThreeOn()
    {
        (void)finish({"Ada", "Ben"}, {50, 10}, {0});
        (void)finish({"Ada", "Ben"}, {40, 10}, {0});
        (void)finish({"Ada"}, {12}, {0}); // alone neither breaks it nor makes it longer
        QCOMPARE(finish({"Ada", "Ben"}, {40, 10}, {0}), QStringList(u"Ada's longest row of wins: 3"_s));
        (void)finish({"Ada", "Ben"}, {10, 40}, {1});
        for (int win = 0; win < 3; ++win)
            QCOMPARE(finish({"Ada", "Ben"}, {40, 10}, {0}), QStringList());
        QCOMPARE(finish({"Ada", "Ben"}, {40, 10}, {0}), QStringList(u"Ada's longest row of wins: 4"_s));
        QCOMPARE(longestRow(m_library->results({"Ada", "", "", 100})), 4);
    }
    void theNarrowestFinishIsOneAmongSeveral()
    {
        (void)finish({"Ada", "Ben"}, {50, 10}, {0});
        (void)finish({"Ada", "Ben"}, {20, 25}, {1});
        (void)finish({"Ada", "Ben"}, {20, 16}, {0});
        QCOMPARE(finish({"Ada", "Ben"}, {20, 22}, {1}), QStringList(u"The narrowest finish so far: 2 point(s)"_s));
        QCOMPARE(finish({"Ada", "Ben"}, {24, 22}, {0}), QStringList()); // as narrow as that
    }
    void whatDoesNotCountMakesNoRecord()
    {
        (void)finish({"Ada", "Ben"}, {20, 31}, {1});
        QCOMPARE(finish({"Ada", "Ben"}, {90, 31}, {0}, storage::Origin{"00112233445566778899aabbccddeeff", 3}), QStringList());
    }
    // Later matches take nothing away from what was said then, and do not add to it.
    void anOlderMatchSaysWhatStillHolds()
    {
        (void)finish({"Ada", "Ben"}, {20, 31}, {1});
        const QStringList then = finish({"Ada", "Ben"}, {45, 15}, {0});
        QCOMPARE(then, QStringList({u"Ada: 45 points, the best score so far"_s, u"Ada's first win"_s}));
        (void)finish({"Ada", "Ben"}, {50, 15}, {0});
        QCOMPARE(recordsOf(*m_library, m_library->load({2}).entry), QStringList(u"Ada's first win"_s));
    }

    void theExampleIsAMatchThatGoesOn_data()
    {
        QTest::addColumn<QString>("game");
        for (const GameTable *game : gameTables())
            QTest::newRow(game->game.data()) << QString::fromUtf8(game->game);
    }
    void theExampleIsAMatchThatGoesOn()
    {
        QFETCH(const QString, game);
        MaybeRefusal refusal;
        const auto match = exampleMatch(game.toStdString(), refusal);
        QVERIFY(match != nullptr && !match->over());
        QCOMPARE(match->game().id, game.toStdString());
        QCOMPARE(match->setup().players, std::vector<std::string>({"Ada", "Ben", "Cleo"}));
        QVERIFY(match->length() > 15);
        storage::MatchEntry entry;
        QVERIFY(!isExample(entry.origin));
        entry.origin = storage::Origin{std::string(kExampleUid), match->length()};
        QVERIFY(isExample(entry.origin));
    }

    // The rules at hand begin with how the app takes part, in every language, and no sentence of them is unfinished.
    void theRulesAtHandSayHowTheAppTakesPart_data() { theExampleIsAMatchThatGoesOn_data(); }
    void theRulesAtHandSayHowTheAppTakesPart()
    {
        QFETCH(const QString, game);
        MaybeRefusal refusal;
        const auto match = makeTableMatch(Session::of(exampleMatch(game.toStdString(), refusal)), {});
        QMap<QString, QSet<QString>> told;
        for (const QString &language : {u"en"_s, u"de"_s}) {
            QVERIFY(installLanguage(language));
            const QVariantList sections = match->rules();
            QVERIFY(sections.size() >= 3);
            QVERIFY(sections.constFirst().toMap()[u"title"_s].toString().contains(u"Pegsheet"_s));
            QVERIFY(sections.constFirst().toMap()[u"entries"_s].toList().size() >= 4);
            for (const QVariant &section : sections)
                for (const QVariant &entry : section.toMap()[u"entries"_s].toList()) {
                    const QString text = entry.toMap()[u"text"_s].toString();
                    QVERIFY2(!text.contains(u'%') && !text.contains(u"(s)"_s), qPrintable(text));
                    if (!text.isEmpty())
                        told[language].insert(text);
                }
        }
        QVERIFY(installLanguage(u"en"_s));
        QVERIFY(told[u"en"_s].size() > 6 && !told[u"en"_s].intersects(told[u"de"_s]));
    }
};

} // namespace tst_window_records

PEGSHEET_TEST(tst_window_records, RecordsTest)

#include "tst_window_records.moc"
