// SPDX-License-Identifier: Apache-2.0
// What a table of Tapestry is told and offered at its window: nothing is taken for a touch that was meant for what stood there
// before, nothing moves under the finger, and whatever a card says can be told.
#include "tests/qml/pages/tapestryplayer.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_pages_tapestrytold {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::tests;
using tapestry::Capital;
using tapestry::PencilKind;

namespace {

QString key(PencilKind kind, int at, int number = 0)
{
    return u"key%1_%2_%3"_s.arg(static_cast<int>(kind)).arg(at).arg(number);
}

bool begin(Table &table, const QStringList &names = {u"Ada"_s, u"Ben"_s}, int depth = 0)
{
    return table.sitDown(names, u"newTapestry"_s) && table.choose(u"choice_depth"_s, depth) && table.primary(u"setupBar"_s)
        && tapestryOf(table) != nullptr;
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
    // DE p.4: with 1 to 3 players one mat of each pair leaves the game. It stands last and says why, and can be taken all the same.
    void theOtherMatOfAPairStandsBack()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s}, 2));
        const auto isUnusual = [&](int place) { return tapestryOf(table)->answers().at(0).keys.at(place).isUnusual; };
        QVERIFY(!isUnusual(5));
        QVERIFY(table.click(key(PencilKind::Capital, static_cast<int>(Capital::Wetland))));
        const app::AnswerKey last = tapestryOf(table)->answers().at(0).keys.at(5);
        QCOMPARE(last.name, key(PencilKind::Capital, static_cast<int>(Capital::Desert)));
        QCOMPARE(last.detail, u"out, as 2 of its pair is taken"_s);
        QVERIFY(last.isUnusual && last.possible && !isUnusual(4));
        QVERIFY(table.click(last.name));
        QCOMPARE(tapestryOf(table)->stage(), u"turn"_s);
        QCOMPARE(table.warnings(), QStringList());
    }
    void withFourNoMatStandsBack()
    {
        Table table(options());
        QVERIFY(begin(table, {u"Ada"_s, u"Ben"_s, u"Cleo"_s, u"Dora"_s}, 2));
        QVERIFY(table.click(key(PencilKind::Capital, static_cast<int>(Capital::Wetland))));
        for (const app::AnswerKey &mat : tapestryOf(table)->answers().at(0).keys)
            QVERIFY(!mat.isUnusual);
        QCOMPARE(table.warnings(), QStringList());
    }

private:
    [[nodiscard]] Table::Options options(QSize size = {360, 640}) const
    {
        Table::Options options;
        options.database = m_folder->filePath(u"matches.db"_s);
        options.size = size;
        return options;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tst_pages_tapestrytold

PEGSHEET_WINDOW_TEST(tst_pages_tapestrytold, TestPages)

#include "tst_pages_tapestrytold.moc"
