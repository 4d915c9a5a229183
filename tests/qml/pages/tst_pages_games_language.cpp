// SPDX-License-Identifier: Apache-2.0
// In every game a language that is changed within a match is that of all of it, at once.
#include "app/text/language.h"
#include "tests/qml/pages/gamepages.h"
#include "tests/qml/pages/shown.h"
#include "tests/registry.h"

namespace tst_pages_games_language {

using namespace Qt::StringLiterals;
using pegsheet::tests::addGames;
using pegsheet::tests::GamePages;
using pegsheet::tests::GamePlay;
using pegsheet::tests::shownIn;
using pegsheet::tests::Table;

class PagesGamesLanguage : public GamePages
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareAll(); }
    void init() { prepareOne(); }
    void aTurnIsInTheOtherLanguage_data() { addGames({QSize(1280, 800)}); }
    void aTurnIsInTheOtherLanguage();
    void whatIsBegunIsInTheOtherLanguage_data() { addGames({QSize(1280, 800)}); }
    void whatIsBegunIsInTheOtherLanguage();
    void whatIsCorrectedIsInTheOtherLanguage_data() { addGames({QSize(1280, 800)}); }
    void whatIsCorrectedIsInTheOtherLanguage();
    void whatIsTakenBackIsInTheOtherLanguage_data() { addGames(); }
    void whatIsTakenBackIsInTheOtherLanguage();
    void theFinalScoreIsInTheOtherLanguage_data() { addGames({QSize(1280, 800)}); }
    void theFinalScoreIsInTheOtherLanguage();

private:
    /// Changes the language in the settings, from the match and back to it. Returns where it then shows anything else than a window
    /// does that is opened in that language; empty where it does not.
    [[nodiscard]] QString leftBehind(Table &table) const;
};

namespace {

// A match that is over is reviewed while somebody looks at its score: what is told of that changes until it is done.
void awaitReview(Table &table)
{
    const pegsheet::app::MatchReview *review = table.application().review();
    if (review != nullptr)
        (void)QTest::qWaitFor([review] { return review->isSettled() || !review->problem().isEmpty(); }, 60'000);
    table.settle();
}

} // namespace

QString PagesGamesLanguage::leftBehind(Table &table) const
{
    Table::Options other = killed();
    const QStringList &languages = pegsheet::languages();
    const auto place = static_cast<int>((languages.indexOf(other.language) + 1) % languages.size());
    other.language = languages.at(place);
    // By its key: the button may be below what is begun.
    table.key(Qt::Key_Menu);
    if (!table.click(u"menuSettings"_s) || !table.choose(u"languageSwitch"_s, place) || !table.leave())
        return u"the settings were not there"_s;
    awaitReview(table);
    Table opened(other);
    awaitReview(opened);
    return pegsheet::tests::differenceOf(shownIn(opened.window()), shownIn(table.window()));
}

void PagesGamesLanguage::aTurnIsInTheOtherLanguage()
{
    Table table(options());
    QVERIFY(GamePlay(table, game()).begin(3));
    QCOMPARE(leftBehind(table), QString());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesLanguage::whatIsBegunIsInTheOtherLanguage()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(1) && play.script().beginSomething(table));
    QCOMPARE(leftBehind(table), QString());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesLanguage::whatIsCorrectedIsInTheOtherLanguage()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(2) && play.openCorrections() && play.oneMoreOfTheField() && table.primary(u"correctBar"_s));
    QCOMPARE(leftBehind(table), QString());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesLanguage::whatIsTakenBackIsInTheOtherLanguage()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin(2) && table.undo());
    QCOMPARE(leftBehind(table), QString());
    QCOMPARE(table.warnings(), QStringList());
}

void PagesGamesLanguage::theFinalScoreIsInTheOtherLanguage()
{
    Table table(options());
    GamePlay play(table, game());
    QVERIFY(play.begin() && play.script().finish(table));
    QCOMPARE(leftBehind(table), QString());
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_games_language

PEGSHEET_WINDOW_TEST(tst_pages_games_language, PagesGamesLanguage)

#include "tst_pages_games_language.moc"
