// SPDX-License-Identifier: Apache-2.0
// Tapestry with its civilizations by name, at the window: how players begin with them, and who has which.
#include "tests/qml/pages/tapestryplayer.h"
#include "tests/registry.h"

#include "app/session.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/mattext.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <memory>

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

// A match of two in that database, which the set-up of the window does not offer yet.
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
        for (const QString &page : {u"page5"_s, u"wayCards"_s})
            if (table.find(page) != nullptr)
                QVERIFY(table.click(page));
        QCOMPARE(heard(table, u"civilization0"_s), name + u". "_s + tapestry::matText(Civilization::TheChosen, 2, true));
        QVERIFY(table.find(u"civilization1"_s) == nullptr && table.click(u"tab1"_s));
        table.settle();
        QVERIFY(table.find(u"civilization0"_s) == nullptr);
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
