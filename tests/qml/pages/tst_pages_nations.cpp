// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsmatch.h"
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/ear.h"
#include "tests/qml/pages/nationsplayer.h"
#include "tests/registry.h"

#include <QHash>
#include <QPointer>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_nations {

using namespace Qt::StringLiterals;
using pegsheet::app::NationsMatch;
using pegsheet::app::NationsTallyRow;
using pegsheet::tests::Ear;
using pegsheet::tests::NationsPlayer;
using pegsheet::tests::Table;

namespace {

const QStringList kNames{u"Ada"_s, u"Ben"_s};

// What is framed one after the other by Tab and Space on the items of names that begin like that.
QSet<QString> framedByTab(Table &table, const QString &name, const std::function<QString()> &framed)
{
    QSet<QString> all;
    for (int tabs = 0; tabs < 90; ++tabs) {
        table.key(Qt::Key_Tab);
        const QQuickItem *focused = table.window()->activeFocusItem();
        if (focused == nullptr || !focused->objectName().startsWith(name))
            continue;
        table.key(Qt::Key_Space);
        all.insert(framed());
    }
    return all;
}

} // namespace

class PagesNations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aMatchGoesFromSetUpToFinalScore_data();
    void aMatchGoesFromSetUpToFinalScore();
    void numbersAreTyped();
    void typedDigitsGoToWhatIsFramed();
    void whoeverIsFramedAtTheEndOfAnAgeIsAsked();
    void theLastAgeIsSaid();
    void boardsGoOnWhileTheTurnPasses();
    void dieKeysStayWhereTheyAre();
    void unknownFacesAreEnteredFromTheTable();
};

void PagesNations::initTestCase()
{
    pegsheet::setApplicationFont();
}

void PagesNations::aMatchGoesFromSetUpToFinalScore_data()
{
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    const QStringList depths{u"tracks"_s, u"tiles"_s, u"full"_s};
    for (int depth = 0; depth < 3; ++depth)
        for (const QString &language : {u"en"_s, u"de"_s})
            QTest::addRow("%s %s", qPrintable(depths.at(depth)), qPrintable(language)) << depth << 2 << language << QSize(360, 640);
    QTest::addRow("tiles alone") << 1 << 1 << u"en"_s << QSize(360, 640);
    QTest::addRow("full, wide") << 2 << 2 << u"en"_s << QSize(1280, 800);
    QTest::addRow("tiles, a phone on its side") << 1 << 2 << u"de"_s << QSize(640, 360);
}

void PagesNations::aMatchGoesFromSetUpToFinalScore()
{
    QFETCH(const int, depth);
    QFETCH(const int, players);
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    const QTemporaryDir folder;
    Table::Options options;
    options.database = folder.filePath(u"matches.db"_s);
    options.language = language;
    options.size = size;
    Table table(options);
    QVERIFY(table.sitDown(kNames.first(players), u"newNations"_s));
    QVERIFY(table.primary(u"setupBar"_s));
    QVERIFY(table.application().match() != nullptr);
    NationsPlayer player(table, depth);
    for (int clicks = 0; !player.match().over(); ++clicks) {
        const QString before = player.match().position();
        QVERIFY2(clicks < 400, "it never ends");
        QVERIFY2(player.stepOn(), qPrintable(u"stage %1, %2"_s.arg(player.match().stage()).arg(before)));
    }
    QVERIFY(table.find(u"scoreTable"_s) != nullptr);
    QCOMPARE(player.match().age(), 4);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesNations::numbersAreTyped()
{
    Table table({});
    QVERIFY(table.sitDown(kNames, u"newNations"_s));
    QVERIFY(table.primary(u"setupBar"_s));
    NationsMatch &match = static_cast<NationsMatch &>(*table.application().match());
    const auto focused = [&] { return table.window()->activeFocusItem()->objectName(); };
    table.key(Qt::Key_Tab);
    QCOMPARE(focused(), u"number1"_s);
    table.key(Qt::Key_1);
    QCOMPARE(match.bar().primary, u"Enter 1"_s);
    table.key(Qt::Key_Return);
    QCOMPARE(match.famine(), 0);
    QCOMPARE(match.deal().famine, 1);
    table.key(Qt::Key_7);
    QCOMPARE(match.war(), 7);
    match.touch(u"endAge"_s);
    // Not behind a question.
    table.key(Qt::Key_Menu);
    table.key(Qt::Key_0);
    table.key(Qt::Key_Escape);
    QCOMPARE(match.stage(), NationsMatch::Books);
    table.key(Qt::Key_0);
    table.key(Qt::Key_0);
    QCOMPARE(match.stage(), NationsMatch::Famine);
    QCOMPARE(table.warnings(), QStringList());
}

// Points counted at the end: keys go to what is framed, and by keys alone everything is.
void PagesNations::typedDigitsGoToWhatIsFramed()
{
    Table table({});
    QVERIFY(table.sitDown(kNames, u"newNations"_s) && table.click(u"scoringOnly"_s) && table.primary(u"setupBar"_s));
    NationsPlayer player(table);
    const auto field = [&](int seat, const QString &key) { return player.inside(u"tallyRow%1"_s.arg(seat), u"field_"_s + key); };
    const auto shown = [&](int seat, const QString &key) { return field(seat, key)->property("text").toString(); };
    QVERIFY(table.click(field(1, u"track"_s)));
    table.key(Qt::Key_2);
    QCOMPARE(shown(1, u"track"_s), u"2"_s);
    table.key(Qt::Key_1);
    QCOMPARE(shown(1, u"track"_s), u"21"_s);
    QCOMPARE(shown(0, u"track"_s), QString());
    // One that is said already.
    QVERIFY(table.click(field(1, u"track"_s)));
    table.key(Qt::Key_Delete);
    QCOMPARE(shown(1, u"track"_s), u"2"_s);
    table.key(Qt::Key_7);
    QCOMPARE(shown(1, u"track"_s), u"27"_s);
    QVERIFY(table.click(field(1, u"track"_s)));
    table.key(Qt::Key_Backspace);
    table.key(Qt::Key_Backspace);
    QCOMPARE(shown(1, u"track"_s), QString());
    table.key(Qt::Key_5);
    QCOMPARE(shown(1, u"track"_s), u"5"_s);
    QSet<QString> all;
    QString asked;
    const auto read = [&] {
        for (const NationsTallyRow &row : player.match().tally())
            for (const pegsheet::app::AnswerKey &each : row.fields) {
                const QString name = u"%1 %2"_s.arg(row.seat).arg(each.title);
                all.insert(name);
                asked = each.chosen ? name : asked;
            }
        return asked;
    };
    (void)read();
    QCOMPARE(framedByTab(table, u"field_"_s, read), all);
    // Enter is no touch on what is framed.
    field(0, u"track"_s)->forceActiveFocus(Qt::TabFocusReason);
    table.key(Qt::Key_Space);
    table.key(Qt::Key_1);
    table.key(Qt::Key_Return);
    QCOMPARE(shown(0, u"track"_s), u"1"_s);
    QCOMPARE(read(), u"0 Developments"_s);
    QCOMPARE(table.warnings(), QStringList());
}

void PagesNations::whoeverIsFramedAtTheEndOfAnAgeIsAsked()
{
    Table table({});
    QVERIFY(table.sitDown(kNames, u"newNations"_s) && table.primary(u"setupBar"_s));
    NationsPlayer player(table);
    QVERIFY(player.stepOn());
    player.match().touch(u"endAge"_s);
    QCOMPARE(player.match().stage(), NationsMatch::Books);
    const auto ageEnd = [&] { return player.match().ageEnd(); };
    QCOMPARE(framedByTab(table, u"cell0"_s, [&] { return kNames.value(ageEnd().seat); }), (QSet<QString>{u"Ada"_s, u"Ben"_s}));
    for (int row = 0; row < ageEnd().rows.size(); ++row) {
        QQuickItem *cell = player.inside(u"ageEndRow%1"_s.arg(row), u"cell0"_s);
        QVERIFY(cell != nullptr);
        cell->forceActiveFocus(Qt::TabFocusReason);
        table.key(Qt::Key_Space);
        const int seat = ageEnd().rows.at(row).seat;
        QCOMPARE(ageEnd().seat, seat);
        const auto shows = [&](const QString &text) {
            return table.findIf(cell, [&](QQuickItem *item) { return item->property("text").toString() == text; }) != nullptr;
        };
        const int before = player.match().sheets().at(seat).books;
        table.key(Qt::Key_1);
        QVERIFY(shows(u"1"_s));
        table.key(Qt::Key_Delete);
        QVERIFY(shows(u"?"_s));
        table.key(Qt::Key_1);
        table.key(Qt::Key_2);
        table.key(Qt::Key_Return);
        QCOMPARE(player.match().sheets().at(seat).books, before + 12);
    }
    QCOMPARE(table.warnings(), QStringList());
}

// When it begins, in words and aloud; once its event is dealt the line of the age says which it is.
void PagesNations::theLastAgeIsSaid()
{
    Table table({});
    QVERIFY(table.sitDown(kNames, u"newNations"_s) && table.primary(u"setupBar"_s));
    NationsPlayer player(table);
    Ear ear(table.window());
    while (player.match().age() < 4) {
        QVERIFY(player.match().lastRound().isEmpty());
        ear.heard.clear();
        QVERIFY(player.stepOn());
    }
    QCOMPARE(player.match().stage(), NationsMatch::Deal);
    const QString last = player.match().lastRound();
    QVERIFY(!last.isEmpty());
    QVERIFY2(ear.heard.value(ear.heard.size() - 1).contains(last), qPrintable(ear.heard.join(u" / "_s)));
    QCOMPARE(table.find(u"lastRound"_s)->property("text").toString(), last);
    QVERIFY(player.stepOn());
    QVERIFY(player.match().stage() != NationsMatch::Deal && player.match().lastRound().isEmpty());
    QVERIFY(table.find(u"lastRound"_s) == nullptr);
    QCOMPARE(table.warnings(), QStringList());
}

// No item is made anew for another player or another tile: keyboard focus stays, and no frame is spent on it.
void PagesNations::boardsGoOnWhileTheTurnPasses()
{
    for (const QSize size : {QSize(360, 640), QSize(800, 1280), QSize(1920, 1080)}) {
        Table::Options options;
        options.size = size;
        Table table(options);
        QVERIFY(table.sitDown(kNames, u"newNations"_s) && table.primary(u"setupBar"_s));
        NationsPlayer player(table);
        QVERIFY(player.stepOn());
        table.settle();
        QHash<QString, QPointer<QQuickItem>> before;
        for (const QString &name : {u"slot3"_s, u"advisor"_s, u"wonder"_s, u"tab1"_s, u"board1"_s, u"acting"_s})
            before.insert(name, table.find(name));
        const int seat = player.match().seat();
        QVERIFY(player.match().correct(seat, {{u"advisor"_s, QVariantMap{{u"kind"_s, u"advisor"_s}}}}, {}));
        player.match().touch(u"pass"_s);
        QVERIFY(player.match().seat() != seat && !player.match().sheets().at(seat).advisor.empty);
        table.settle();
        for (auto each = before.cbegin(); each != before.cend(); ++each)
            QVERIFY2(table.find(each.key()) == each.value(), qPrintable(each.key()));
        QCOMPARE(table.warnings(), QStringList());
    }
}

namespace {

// Two players with every piece kept, and the white dice of the first one to roll.
NationsMatch *beginsRolling(Table &table)
{
    if (!table.sitDown(kNames, u"newNations"_s) || !table.primary(u"setupBar"_s))
        return nullptr;
    auto *match = static_cast<NationsMatch *>(table.application().match());
    match->touch(u"depth"_s, 2);
    match->touch(u"famine"_s, -1, 3);
    match->touch(u"war"_s, -1, 2);
    table.settle();
    return match->stage() == NationsMatch::Roll ? match : nullptr;
}

} // namespace

void PagesNations::dieKeysStayWhereTheyAre()
{
    Table table({});
    NationsMatch *match = beginsRolling(table);
    QVERIFY(match != nullptr);
    const QPointF before = table.find(u"face1"_s)->mapToScene({0, 0});
    for (int die = 0; die < 4; ++die) {
        QVERIFY(table.click(u"face1"_s));
        table.settle();
        QCOMPARE(table.find(u"face1"_s)->mapToScene({0, 0}), before);
    }
    QCOMPARE(table.find(u"rolled0"_s)->property("dice").toList().size(), 5);
    QVERIFY(table.click(u"face1"_s));
    QVERIFY(match->stage() != NationsMatch::Roll);
    QCOMPARE(table.warnings(), QStringList());
}

// What stands in the way of the app's dice leads to where it is put right, and back.
void PagesNations::unknownFacesAreEnteredFromTheTable()
{
    const QTemporaryDir folder;
    Table::Options options;
    options.database = folder.filePath(u"matches.db"_s);
    Table table(options);
    NationsMatch *match = beginsRolling(table);
    QVERIFY(match != nullptr);
    QVERIFY(match->bar().secondary.isEmpty());
    QVERIFY(table.click(u"enterFaces"_s));
    const pegsheet::app::RecordForm *form = table.application().cards()->form();
    QVERIFY(form->isOpen());
    QCOMPARE(form->kind(), u"die"_s);
    table.application().cards()->form()->step(u"faces"_s, u"whiteGold"_s, 1);
    QVERIFY(table.primary(u"formBar"_s));
    while (table.find(u"bar"_s) == nullptr)
        QVERIFY(table.leave());
    QVERIFY(match->pool().canRoll());
    QVERIFY(table.find(u"enterFaces"_s) == nullptr);
    QVERIFY(table.secondary());
    QVERIFY(match->stage() != NationsMatch::Roll);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace tst_pages_nations

PEGSHEET_WINDOW_TEST(tst_pages_nations, PagesNations)

#include "tst_pages_nations.moc"
