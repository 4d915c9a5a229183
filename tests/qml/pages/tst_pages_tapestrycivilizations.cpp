// SPDX-License-Identifier: Apache-2.0
// Tapestry with its civilizations by name, at the window: how players begin with them, who has which, and their mats as they lie on
// the table.
#include "tests/qml/pages/tapestryplayer.h"
#include "tests/registry.h"

#include "app/session.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/mattext.h"
#include "model/core/notation.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace tst_pages_tapestrycivilizations {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::tests;
using tapestry::Civilization;
using tapestry::matName;
using tapestry::PencilKind;

namespace {

QString key(PencilKind kind, int at, int number = 0)
{
    return u"key%1_%2_%3"_s.arg(static_cast<int>(kind)).arg(at).arg(number);
}

QString keyOf(Civilization civilization)
{
    return key(PencilKind::Civilization, static_cast<int>(civilization));
}

QString letterOf(Civilization civilization)
{
    return key(PencilKind::Letter, -1, matName(civilization).front().toUpper().unicode());
}

// A match of two in that database.
qlonglong begun(const QString &database)
{
    storage::Library library(std::filesystem::path(database.toStdU16String()));
    const Setup setup{{"Ada", "Ben"}, "base", {{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}}, "play"};
    MaybeRefusal refusal;
    const auto session = Session::begin(*findGame("tapestry"), setup, &library, refusal);
    if (session == nullptr)
        qFatal("the test's match is refused");
    return session->id().value;
}

// What a screen reader says of it; empty where it is not there.
QString heard(Table &table, const QString &name)
{
    QQuickItem *item = table.find(name);
    QAccessibleInterface *told = item == nullptr ? nullptr : QAccessible::queryAccessibleInterface(item);
    return told == nullptr ? QString() : told->text(QAccessible::Name);
}

// A move of the table's as a line.
bool make(Table &table, std::string_view line)
{
    Value move;
    return !readNotation<tapestry::Move>(line, move) && tapestryOf(table)->make(std::span(&move, 1));
}

// Nobody keeps a city or a civilization, and those mats came to Ada; her cards are looked at.
bool showMats(Table &table, const std::string &mats)
{
    for (int left = 4; left > 0; --left)
        if (!table.secondary())
            return false;
    if (!make(table, "correct player=0 set={civilizations:[" + mats + "],control:4,tiles:3}"))
        return false;
    table.settle();
    for (const QString &page : {u"page5"_s, u"wayMats"_s})
        if (table.find(page) != nullptr && !table.click(page))
            return false;
    table.settle();
    return true;
}

// For whoever wants to look.
void grab(Table &table, const QString &name)
{
    const QString folder = qEnvironmentVariable("PEGSHEET_PICTURES");
    if (folder.isEmpty())
        return;
    for (const auto theme : {app::Settings::Dark, app::Settings::Light}) {
        table.application().settings()->setTheme(theme);
        table.settle();
        table.window()->grabWindow().save(u"%1/%2-%3-%4-%5.png"_s.arg(folder, name)
                                              .arg(table.window()->width())
                                              .arg(table.application().settings()->language())
                                              .arg(theme));
    }
}

// What a screen reader says of a part of the first mat.
QString heardOfMat(Table &table, const QString &part)
{
    QQuickItem *mat = table.find(u"civilization0"_s);
    QQuickItem *item = mat == nullptr ? nullptr : table.findIf(mat, [&](QQuickItem *each) { return each->objectName() == part; });
    QAccessibleInterface *told = item == nullptr ? nullptr : QAccessible::queryAccessibleInterface(item);
    return told == nullptr ? QString() : told->text(QAccessible::Name);
}

} // namespace

class TestPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }
    // DE p.5: a city first, then a civilization by its letter and its name, or none. Who has which stands in the strip and among
    // the cards of a player, where it says what it does.
    void aPlayerBeginsWithACivilization_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("way");
        const auto row = [](const char *name, QSize size, const QString &language, tests::Way way) {
            QTest::newRow(name) << size << language << static_cast<int>(way);
        };
        row("phone, touch", {360, 640}, u"en"_s, tests::Way::Touch);
        row("phone, keys", {360, 640}, u"de"_s, tests::Way::Keys);
        row("phone, screen reader", {360, 640}, u"de"_s, tests::Way::ScreenReader);
        row("tablet, mouse", {800, 1280}, u"de"_s, tests::Way::Mouse);
        row("desktop, mouse", {1920, 1080}, u"en"_s, tests::Way::Mouse);
        row("desktop, keys", {1920, 1080}, u"de"_s, tests::Way::Keys);
    }
    void aPlayerBeginsWithACivilization()
    {
        Table table(options());
        QVERIFY(tapestryOf(table) != nullptr && table.secondary() && table.click(letterOf(Civilization::TheChosen)));
        const QQuickItem *chosen = table.find(keyOf(Civilization::TheChosen));
        QVERIFY(chosen != nullptr && chosen->height() >= 44 && table.click(keyOf(Civilization::TheChosen)));
        // The other one keeps none.
        QVERIFY(table.secondary() && table.secondary());
        QCOMPARE(tapestryOf(table)->stage(), u"turn"_s);
        const QString name = matName(Civilization::TheChosen);
        const auto detailOf = [&](const QString &tab) { return table.find(tab)->property("spokenDetail").toString(); };
        QVERIFY2(detailOf(u"tab0"_s).contains(name), qPrintable(detailOf(u"tab0"_s)));
        QVERIFY(!detailOf(u"tab1"_s).contains(name));
        for (const QString &page : {u"page5"_s, u"wayMats"_s})
            if (table.find(page) != nullptr)
                QVERIFY(table.click(page));
        QCOMPARE(heard(table, u"civilization0"_s), name + u". "_s + tapestry::matText(Civilization::TheChosen, 2, true));
        QVERIFY(table.find(u"civilization1"_s) == nullptr && table.click(u"tab1"_s));
        table.settle();
        QVERIFY(table.find(u"civilization0"_s) == nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

    // Contract, reading 55: four numbers are predicted, and the bar says how many are still to come.
    void fourNumbersArePredicted_data() { aPlayerBeginsWithACivilization_data(); }
    void fourNumbersArePredicted()
    {
        Table table(options());
        app::TapestryMatch *match = tapestryOf(table);
        QVERIFY(match != nullptr && table.secondary() && table.click(letterOf(Civilization::Mystics))
                && table.click(keyOf(Civilization::Mystics)));
        for (int left = static_cast<int>(kCount<tapestry::Predicted>); left > 0; --left) {
            QVERIFY2(match->bar().detail.contains(QString::number(left)), qPrintable(match->bar().detail));
            const QList<app::AnswerGroup> groups = match->answers();
            match->enterNumber(groups.at(groups.size() - left), 1);
        }
        QCOMPARE(match->sheets().first().toMap()[u"mats"_s].toList().size(), qsizetype(1));
        QVERIFY2(!match->bar().detail.contains(u'4'), qPrintable(match->bar().detail));
        QCOMPARE(table.warnings(), QStringList());
    }

    // Contract, reading 56: in the second income turn one touch covers a track, and the line is gone; what is declined is, too.
    void aTrackIsOneTouch_data() { aPlayerBeginsWithACivilization_data(); }
    void aTrackIsOneTouch()
    {
        for (const bool isDeclined : {false, true}) {
            init();
            Table table(options());
            TapestryPlayer player(table);
            QVERIFY(tapestryOf(table) != nullptr && table.secondary() && table.click(letterOf(Civilization::Leaders))
                    && table.click(keyOf(Civilization::Leaders)) && table.secondary() && table.secondary() && player.takeIncome()
                    && player.takeIncome() && table.primary());
            const auto isAsked = [&] {
                const QVariantList queue = tapestryOf(table)->queue();
                return std::ranges::any_of(queue, [](const QVariant &line) {
                    return line.toMap()[u"title"_s].toString() == matName(Civilization::Leaders);
                });
            };
            QVERIFY(isAsked());
            for (const tapestry::Track track : kAll<tapestry::Track>)
                QVERIFY(table.find(key(PencilKind::Track, static_cast<int>(track), 1)) != nullptr);
            QVERIFY(isDeclined ? table.secondary()
                               : table.click(key(PencilKind::Track, static_cast<int>(tapestry::Track::Technology), 1)));
            QVERIFY(!isAsked());
            QCOMPARE(table.warnings(), QStringList());
        }
    }

    // Two mats lie side by side where both find room; else one is shown, and the other one by its name, by an arrow or by a swipe.
    void severalMatsAreLookedAt_data() { aPlayerBeginsWithACivilization_data(); }
    void severalMatsAreLookedAt()
    {
        Table table(options());
        QVERIFY(tapestryOf(table) != nullptr
                && showMats(table, "{civilization:merrymakers,columns:[1,3,0]},{civilization:entertainers,column:2,row:0}"));
        const auto isShown = [&](int mat) { return table.find(u"civilization%1"_s.arg(mat)) != nullptr; };
        grab(table, u"two-mats"_s);
        QVERIFY(isShown(0) && table.find(u"civilization0"_s)->height() > 200);
        if (table.find(u"matSwitch"_s) == nullptr) {
            const QQuickItem *first = table.find(u"civilization0"_s);
            const QQuickItem *second = table.find(u"civilization1"_s);
            QVERIFY(second != nullptr && second->x() >= first->x() + first->width() && second->y() == first->y());
            QVERIFY2(table.window()->width() > 1000, "there is no room for two");
            QVERIFY(table.find(u"matWords"_s) == nullptr && table.click(u"openMat1"_s));
            table.settle();
            grab(table, u"two-mats-open"_s);
            QVERIFY2(heard(table, u"matWords"_s).startsWith(matName(Civilization::Entertainers)),
                     qPrintable(heard(table, u"matWords"_s)));
            QVERIFY(table.click(u"openMat1"_s));
            QVERIFY(table.find(u"matWords"_s) == nullptr);
            QCOMPARE(table.warnings(), QStringList());
            return;
        }
        QVERIFY(table.find(u"civilization0"_s)->parentItem()->height() >= table.find(u"civilization0"_s)->height());
        QVERIFY(!isShown(1) && table.choose(u"matSwitch"_s, 1));
        table.settle();
        QVERIFY(isShown(1) && !isShown(0));
        QQuickItem *mat = table.find(u"civilization1"_s);
        QVERIFY(table.reveal(mat).x() > 0);
        const QPointF from = mat->mapToScene({mat->width() * 0.2, 20});
        const int seat = tapestryOf(table)->seat();
        table.swipe(from.toPoint(), (from + QPointF(mat->width() * 0.6, 0)).toPoint());
        table.settle();
        QVERIFY(isShown(0) && !isShown(1));
        QCOMPARE(tapestryOf(table)->seat(), seat);
        QVERIFY2(heard(table, u"civilization0"_s).startsWith(matName(Civilization::Merrymakers)), "another player's is shown");
        QCOMPARE(table.warnings(), QStringList());
    }
    // Contract, "State of part 3": what lies on each mat is drawn and told, and what the next income turn would bring of it; all of
    // it in the room that there is.
    void matsAreDrawn_data() { aPlayerBeginsWithACivilization_data(); }
    void matsAreDrawn()
    {
        Table table(options());
        QVERIFY(tapestryOf(table) != nullptr && showMats(table, "{civilization:leaders,tracks:[science]}"));
        for (const std::string mat :
             {"leaders,tracks:[science]", "alchemists,rolled:[military]", "craftsmen,columns:[1,0,4]",
              "entertainers,column:2,row:0", "heralds,markers:3,marked:[[1,1,0]]", "historians,markers:2,given:[1,1],squares:[0,3]",
              "inventors,markers:1", "isolationists,markers:3", "merrymakers,columns:[1,3,0]", "militants,rows:[2,3]",
              "mystics,numbers:{tech:5,districts:2,control:3,tracks:1},reached:[control]", "nomads,protected:2", "\"the_chosen\"",
              "traders,markers:1,open:2,beside:[1]"}) {
            QVERIFY(make(table, "correct player=0 set={civilizations:[{civilization:" + mat + "}]}"));
            table.settle();
            const QVariantMap told = tapestryOf(table)->sheets().first().toMap()[u"mats"_s].toList().first().toMap();
            QCOMPARE(heardOfMat(table, u"drawn"_s), told[u"drawn"_s].toString());
            QCOMPARE(heardOfMat(table, u"now"_s), told[u"nowSays"_s].toString());
            QVERIFY(!told[u"drawn"_s].toString().isEmpty());
            grab(table, u"mat-"_s + told[u"id"_s].toString());
        }
        QCOMPARE(table.warnings(), QStringList());
    }

    // Contract, reading 59: what lies on a mat is set by hand, a mat is taken away and another one given.
    void matsAreCorrectedByHand_data() { aPlayerBeginsWithACivilization_data(); }
    void matsAreCorrectedByHand()
    {
        Table table(options());
        QVERIFY(
            tapestryOf(table) != nullptr
            && showMats(table, "{civilization:mystics,numbers:{tech:5,districts:2,control:3,tracks:1}},{civilization:leaders}"));
        QVERIFY(table.openMenu() && table.click(u"menuCorrect"_s));
        const auto more = [&](const QString &field) {
            QQuickItem *stepper = table.find(field);
            return stepper != nullptr
                && table.click(table.findIf(stepper, [](QQuickItem *item) { return item->objectName() == u"more"_s; }));
        };
        QVERIFY(more(u"field_mystics_numberstech"_s) && table.click(u"chip_mystics_reached_control"_s));
        QVERIFY(table.click(u"field_mat_leaders"_s) && table.click(u"otherMats"_s) && table.click(u"field_mat_militants"_s));
        (void)table.reveal(table.find(u"chip_mystics_reached_control"_s));
        grab(table, u"correct-mats"_s);
        QVERIFY(table.click(u"field_mat_entertainers"_s) && more(u"field_entertainers_column"_s)
                && more(u"field_entertainers_row"_s));
        QQuickItem *rows = table.find(u"field_militants_rows0"_s);
        QVERIFY(rows != nullptr
                && table.click(table.findIf(rows, [](QQuickItem *item) { return item->objectName() == u"less"_s; })));
        QVERIFY(table.primary(u"correctBar"_s));
        const QVariantList mats = tapestryOf(table)->field(0, u"civilizations"_s)[u"value"_s].toList();
        const auto said = [&](int mat, const QString &field) { return mats.at(mat).toMap()[field]; };
        QCOMPARE(mats.size(), qsizetype(3));
        QCOMPARE(said(0, u"numbers"_s).toMap()[u"tech"_s].toInt(), 6);
        QCOMPARE(said(0, u"numbers"_s).toMap()[u"tracks"_s].toInt(), 1);
        QCOMPARE(said(0, u"reached"_s).toStringList(), QStringList(u"control"_s));
        QCOMPARE(said(1, u"rows"_s).toList().first().toInt(), 3);
        QCOMPARE(said(1, u"rows"_s).toList().last().toInt(), 4);
        QCOMPARE(said(2, u"column"_s).toInt(), 1);
        QCOMPARE(said(2, u"row"_s).toInt(), 1);
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    [[nodiscard]] Table::Options options() const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        options.size = *static_cast<QSize *>(QTest::qData("size", qMetaTypeId<QSize>()));
        options.language = *static_cast<QString *>(QTest::qData("language", qMetaTypeId<QString>()));
        options.way = static_cast<tests::Way>(*static_cast<int *>(QTest::qData("way", qMetaTypeId<int>())));
        options.open = begun(options.database);
        return options;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_tapestrycivilizations

PEGSHEET_WINDOW_TEST(tst_pages_tapestrycivilizations, TestPages)

#include "tst_pages_tapestrycivilizations.moc"
