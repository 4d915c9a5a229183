// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/applicationfont.h"
#include "tests/qml/pages/ear.h"
#include "tests/qml/pages/table.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_pages_aloud {

using namespace Qt::StringLiterals;
using pegsheet::tests::Ear;
using pegsheet::tests::Table;

// What changes by itself is said.
class PagesAloud : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { pegsheet::setApplicationFont(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aRefusalIsSaidEveryTime();
    void aMoveItsDisasterAndTheNextPlayerAreSaid();
    void theLastRoundIsSaid();

private:
    Table::Options options() const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        return options;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void PagesAloud::aRefusalIsSaidEveryTime()
{
    Table table(options());
    QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
    Ear ear(table.window());
    QVERIFY(table.enter({u"coins"_s, u"coins"_s, u"food"_s}));
    for (int times = 0; times < 2; ++times) {
        ear.heard.clear();
        // High up in the list, where the slip does not lie over it.
        QVERIFY(table.click(u"agriculture"_s));
        QCOMPARE(ear.heard, QStringList(table.find(u"refusal"_s)->property("text").toString()));
    }
}

void PagesAloud::aMoveItsDisasterAndTheNextPlayerAreSaid()
{
    Table table(options());
    QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
    Ear ear(table.window());
    QVERIFY(table.enter({u"skull"_s, u"skull"_s, u"coins"_s}));
    QCOMPARE(ear.heard.size(), 1);
    QVERIFY2(ear.heard.front().contains(u"Drought"_s, Qt::CaseInsensitive), qPrintable(ear.heard.front()));
    QVERIFY2(ear.heard.front().contains(u"Ada"_s), qPrintable(ear.heard.front()));
    ear.heard.clear();
    QVERIFY(table.finishTurn());
    QVERIFY2(ear.heard.value(ear.heard.size() - 1).contains(u"Ben's turn"_s), qPrintable(ear.heard.join(u" / "_s)));
}

void PagesAloud::theLastRoundIsSaid()
{
    Table table(options());
    QVERIFY(table.begin({u"Ada"_s, u"Ben"_s}, true));
    Ear ear(table.window());
    QVERIFY(table.match()->correct(
        0, {{u"developments"_s, QVariantList{u"leadership"_s, u"irrigation"_s, u"agriculture"_s, u"quarrying"_s, u"medicine"_s}}},
        {}));
    QVERIFY2(ear.heard.value(ear.heard.size() - 1).contains(table.match()->lastRound()), qPrintable(ear.heard.join(u" / "_s)));
}

} // namespace tst_pages_aloud

PEGSHEET_WINDOW_TEST(tst_pages_aloud, PagesAloud)

#include "tst_pages_aloud.moc"
