// SPDX-License-Identifier: Apache-2.0
// The card library by clicks: cards found, typed in, changed, merged, put into the bin, handed on and taken in. Whatever no source
// shows is called made up.
#include "model/tapestry/pencil.h"
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/sizes.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_library {

using namespace Qt::StringLiterals;
using pegsheet::app::LibraryView;
using pegsheet::tests::Table;

namespace {

/// For whoever wants to look.
void grab(Table &table, const char *name)
{
    const QString folder = qEnvironmentVariable("PEGSHEET_PICTURES");
    if (folder.isEmpty())
        return;
    for (const auto theme : {pegsheet::app::Settings::Dark, pegsheet::app::Settings::Light}) {
        table.application().settings()->setTheme(theme);
        table.settle();
        table.window()->grabWindow().save(u"%1/%2-%3-%4-%5.png"_s.arg(folder, QLatin1String(name))
                                              .arg(table.window()->width())
                                              .arg(table.application().settings()->language())
                                              .arg(theme));
    }
}

} // namespace

class PagesLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("HOME", m_folder->path().toUtf8());
        qputenv("XDG_CONFIG_HOME", m_folder->filePath(u"config"_s).toUtf8());
    }

    void aCardIsFoundTypedInAndChanged_data() { sizesAndLanguages(); }
    void aCardIsFoundTypedInAndChanged()
    {
        Table table(options());
        QVERIFY(openLibrary(table));
        LibraryView *cards = table.application().cards();
        QVERIFY(cards->cards()->count() > 10);
        grab(table, "library");
        QVERIFY(chip(table, u"kind5"_s));
        QCOMPARE(cards->kind(), u"wonder"_s);
        QVERIFY(table.click(u"searchButton"_s));
        table.type(u"taj"_s);
        QCOMPARE(cards->cards()->count(), 1);
        QVERIFY(table.click(u"card0"_s));
        QVERIFY(table.find(u"cardSays"_s) != nullptr);
        grab(table, "card");
        QVERIFY(backToList(table));
        QVERIFY(table.click(u"newCard"_s));
        QCOMPARE(cards->form()->kind(), u"wonder"_s);
        QVERIFY(table.click(u"cardName"_s));
        table.type(u"Made-up Tower"_s);
        QVERIFY(table.choose(u"cardAge"_s, 2));
        QVERIFY(step(table, u"field_chits_gold"_s, 1));
        QVERIFY(step(table, u"field_points"_s, 3));
        QVERIFY(step(table, u"field_stone"_s, 4));
        grab(table, "form");
        QVERIFY(table.primary(u"formBar"_s));
        QVERIFY(!cards->form()->isOpen());
        QCOMPARE(cards->shown().value(u"title"_s).toString(), u"Made-up Tower"_s);
        QVERIFY(cards->shown().value(u"says"_s).toString().contains(u"2"_s));
        QVERIFY(table.click(u"editCard"_s));
        QVERIFY(step(table, u"field_points"_s, 1));
        QVERIFY(table.primary(u"formBar"_s));
        grab(table, "changed");
        QCOMPARE(cards->shown().value(u"before"_s).toList().size(), 1);
        QVERIFY(table.click(u"undoSlip"_s));
        QVERIFY(cards->done().isEmpty());
        QCOMPARE(table.warnings(), QStringList());
    }

    void twoAreMergedAndOneGoesIntoTheBin_data() { sizesAndLanguages(); }
    void twoAreMergedAndOneGoesIntoTheBin()
    {
        Table table(options());
        QVERIFY(openLibrary(table));
        LibraryView *cards = table.application().cards();
        add(table, u"Made-up Isle"_s, 1);
        add(table, u"Made-up Island"_s, 1);
        cards->setKind(u"colony"_s);
        QCOMPARE(cards->cards()->count(), 2);
        QVERIFY(table.click(u"card0"_s));
        QVERIFY(table.click(u"mergeCard"_s));
        grab(table, "merging");
        QVERIFY(table.click(u"card1"_s));
        QVERIFY(table.click(table.answer(u"mergeQuestion"_s)));
        QCOMPARE(cards->cards()->count(), 1);
        QVERIFY(!cards->done().isEmpty());
        QVERIFY(table.click(u"before0"_s));
        QCOMPARE(cards->cards()->count(), 2);
        QVERIFY(table.click(u"removeCard"_s));
        QCOMPARE(cards->cards()->count(), 1);
        // In the bin it is looked at on; it comes out, and goes for good.
        QVERIFY(table.click(u"restoreCard"_s));
        QCOMPARE(cards->cards()->count(), 2);
        QVERIFY(table.click(u"removeCard"_s));
        grab(table, "bin");
        QVERIFY(table.click(u"eraseCard"_s));
        QVERIFY(table.click(table.answer(u"eraseQuestion"_s)));
        QVERIFY(cards->shown().isEmpty());
        QCOMPARE(cards->cards()->count(), 1);
        QCOMPARE(table.warnings(), QStringList());
    }

    void cardsAreHandedOnAsCodes_data() { sizesAndLanguages(); }
    void cardsAreHandedOnAsCodes()
    {
        {
            Table table(options());
            QVERIFY(openLibrary(table));
            for (int number = 0; number < 120; ++number)
                add(table, u"Made-up place %1"_s.arg(number * number * 7919), number % 20);
            QVERIFY(table.click(u"waysButton"_s));
            grab(table, "ways");
            QVERIFY(table.click(u"showCodes"_s));
            QVERIFY(table.application().cards()->transfer()->codes().size() > 1);
            QVERIFY(table.find(u"cardCode"_s)->property("fits").toBool());
            // Where less motion is wanted they stand still from the start.
            if (table.find(u"nextCode"_s) == nullptr)
                QVERIFY(table.click(u"pauseCodes"_s));
            const QString shown = table.find(u"cardCode"_s)->property("text").toString();
            QVERIFY(table.click(u"nextCode"_s));
            QVERIFY(table.find(u"cardCode"_s)->property("text").toString() != shown);
            grab(table, "codes");
            QVERIFY(table.click(u"copyCodes"_s));
            QVERIFY(table.primary(u"codesBar"_s));
            QVERIFY(table.find(u"cardCode"_s) == nullptr);
            QVERIFY(table.click(u"saveCards"_s));
            QCOMPARE(table.warnings(), QStringList());
        }
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"PEGSHEET:"_s));
        Table::Options other = options();
        other.database = m_folder->filePath(u"b.db"_s);
        Table table(other);
        QVERIFY(openLibrary(table));
        LibraryView *cards = table.application().cards();
        QVERIFY(table.click(u"waysButton"_s));
        QVERIFY(table.click(u"importMatches"_s));
        QVERIFY(table.click(u"paste"_s));
        QTRY_VERIFY(table.find(u"planQuestion"_s) != nullptr);
        QCOMPARE(cards->transfer()->newCards(), 120);
        grab(table, "plan");
        QVERIFY(table.click(table.answer(u"planQuestion"_s)));
        cards->setKind(u"colony"_s);
        QCOMPARE(cards->count(), 120);
        QCOMPARE(table.warnings(), QStringList());
    }

    // A die with the faces that are known, a tile with question marks, a card in the colour of its kind; of a board nothing.
    void whatACardLooksLikeIsDrawn_data() { sizesAndLanguages(); }
    void whatACardLooksLikeIsDrawn()
    {
        Table table(options());
        QVERIFY(openLibrary(table));
        LibraryView *cards = table.application().cards();
        const auto picture = [&](int place) { return cards->cards()->row(place).value(u"picture"_s).toMap(); };
        const auto isDrawn = [&] {
            table.settle();
            QQuickItem *row = table.find(u"card0"_s);
            if (!table.click(row))
                return false;
            const QQuickItem *drawn = table.find(u"cardPicture"_s);
            return drawn != nullptr && drawn->height() >= 40;
        };
        cards->setKind(u"die"_s);
        QCOMPARE(cards->cards()->count(), 4);
        for (int die = 0; die < 4; ++die) {
            int unknown = 0;
            const QVariantList faces = picture(die).value(u"faces"_s).toList();
            for (const QVariant &face : faces)
                unknown += face.toMap().value(u"symbol"_s).toInt() < 0 ? 1 : 0;
            QCOMPARE(faces.size(), 6);
            QCOMPARE(unknown, QList({1, 1, 2, 0}).at(picture(die).value(u"colour"_s).toInt()));
        }
        QVERIFY(isDrawn());
        grab(table, "die");
        cards->lookAway();
        cards->setKind(u"wonder"_s);
        QCOMPARE(picture(0).value(u"points"_s).toInt(), -1);
        QVERIFY(isDrawn());
        grab(table, "wonder");
        cards->lookAway();
        cards->setShowsEdition(true);
        cards->setKind(u"board"_s);
        QVERIFY(cards->cards()->count() > 0);
        QVERIFY(picture(0).isEmpty());
        QVERIFY(!isDrawn());
        cards->lookAway();
        cards->setGame(u"empires"_s);
        QVERIFY(isDrawn());
        grab(table, "disaster");
        QCOMPARE(table.warnings(), QStringList());
    }

    // A tapestry card of the table's own: what it brings is touched, and drawn in the list.
    void whatACardBringsIsTouched_data() { sizesAndLanguages(); }
    void whatACardBringsIsTouched()
    {
        using pegsheet::tapestry::PencilKind;
        using pegsheet::tapestry::Word;
        const auto keyOf = [](Word word) {
            return u"key%1_%2_0"_s.arg(static_cast<int>(PencilKind::Word)).arg(static_cast<int>(word));
        };
        Table table(options());
        QVERIFY(openLibrary(table));
        LibraryView *cards = table.application().cards();
        cards->setGame(u"tapestry"_s);
        QCOMPARE(cards->cards()->count(), 0);
        QVERIFY(table.click(u"newCard"_s));
        QVERIFY(table.click(u"cardName"_s));
        table.type(u"Made-up Feast"_s);
        QVERIFY(table.choose(u"field_when"_s, 1));
        QVERIFY(table.click(keyOf(Word::Coin)));
        QVERIFY(table.click(keyOf(Word::Coin)));
        QVERIFY(table.click(u"number3"_s));
        QVERIFY(table.click(keyOf(Word::Explore)));
        grab(table, "benefit");
        QVERIFY(table.click(u"inOrder_gains"_s));
        QVERIFY(table.click(u"last_gains"_s));
        QVERIFY(table.primary(u"formBar"_s));
        QVERIFY(!cards->form()->isOpen());
        QCOMPARE(cards->shown().value(u"title"_s).toString(), u"Made-up Feast"_s);
        QVERIFY(table.find(u"cardPicture"_s)->height() >= 40);
        QVERIFY(backToList(table));
        QCOMPARE(cards->cards()->row(0).value(u"picture"_s).toMap().value(u"pictures"_s).toList().size(), 3);
        grab(table, "tapestry");
        QCOMPARE(table.warnings(), QStringList());
    }

    void theKeysAloneTypeACardIn()
    {
        Table table(options({360, 640}, u"en"_s));
        QVERIFY(openLibrary(table));
        LibraryView *cards = table.application().cards();
        cards->setKind(u"event"_s);
        QVERIFY(table.click(u"newCard"_s));
        QVERIFY(step(table, u"field_famine"_s, 1));
        QVERIFY(step(table, u"field_war"_s, 1));
        // Back leaves the form, and keeps nothing.
        table.key(Qt::Key_Escape);
        QVERIFY(!cards->form()->isOpen());
        QCOMPARE(cards->cards()->count(), 0);
        QVERIFY(table.find(u"libraryList"_s) != nullptr);
        table.key(Qt::Key_Escape);
        QVERIFY(table.find(u"libraryRow"_s) != nullptr);
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    static void sizesAndLanguages()
    {
        pegsheet::tests::addSizesAndLanguages({QSize(360, 640), QSize(640, 360), QSize(800, 1280), QSize(1920, 1080)});
    }
    [[nodiscard]] Table::Options options() const
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        return options(size, language);
    }
    [[nodiscard]] Table::Options options(QSize size, const QString &language) const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"a.db"_s);
        options.size = size;
        options.language = language;
        return options;
    }
    static bool openLibrary(Table &table)
    {
        return table.click(u"settingsButton"_s) && table.click(u"libraryRow"_s) && table.find(u"libraryList"_s) != nullptr;
    }
    static bool backToList(Table &table) { return table.find(u"libraryList"_s) != nullptr || table.leave(); }
    // The row of chips goes sideways to where the keyboard is.
    static bool chip(Table &table, const QString &name)
    {
        QQuickItem *chip = table.find(name);
        if (chip == nullptr)
            return false;
        chip->forceActiveFocus(Qt::TabFocusReason);
        table.settle();
        return table.click(chip);
    }
    static bool step(Table &table, const QString &field, int times)
    {
        for (; times > 0; --times) {
            QQuickItem *row = table.find(field);
            QQuickItem *more = row == nullptr ? nullptr
                                              : table.findIf(row, [](QQuickItem *item) { return item->objectName() == u"more"_s; });
            if (more == nullptr || !table.click(more))
                return false;
        }
        return true;
    }
    static void add(Table &table, const QString &name, int points)
    {
        LibraryView *cards = table.application().cards();
        cards->setKind(u"colony"_s);
        cards->beginNew();
        cards->form()->setName(name);
        cards->form()->step(u"points"_s, {}, points + 1);
        cards->form()->setNone(u"chits"_s, true);
        QVERIFY(cards->save());
        cards->forgetDone();
        cards->lookAway();
        table.settle();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_library

PEGSHEET_WINDOW_TEST(tst_pages_library, PagesLibrary)
#include "tst_pages_library.moc"
