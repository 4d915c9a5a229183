// SPDX-License-Identifier: Apache-2.0
// How files are called that somebody saves: by game, players and day, and so that every file system takes it.
#include "app/export/newfile.h"
#include "tests/registry.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_export_names {

using namespace Qt::StringLiterals;
using pegsheet::app::freeFile;
using pegsheet::app::matchStem;
using pegsheet::app::plainName;

class ExportNames : public QObject
{
    Q_OBJECT

    const QDate m_day{2026, 5, 31};

private Q_SLOTS:
    void aMatchIsCalledByGamePlayersAndDay()
    {
        QCOMPARE(matchStem(u"Tapestry"_s, {"Ada", "Ben"}, m_day), u"Tapestry Ada Ben 2026-05-31"_s);
        QCOMPARE(matchStem(u"Empire's End"_s, {"Jürgen"}, m_day), u"Empires End Jürgen 2026-05-31"_s);
    }

    // Of long names the day stays.
    void theDayIsNeverCut()
    {
        const QString stem = matchStem(u"Nations: The Dice Game"_s, std::vector<std::string>(4, std::string(200, 'm')), m_day);
        QCOMPARE(stem.size(), 80);
        QVERIFY(stem.startsWith(u"Nations The Dice Game mmm"_s) && stem.endsWith(u"m 2026-05-31"_s));
    }

    void whatFileSystemsRefuseIsLeftOut()
    {
        const QString stem = matchStem(u"Nations: The Dice Game"_s, {"A/B\\C", "..", "<x|y>?*\"", "n\nl", "\xF0\x9F\x99\x82"},
                                       m_day);
        QCOMPARE(stem, u"Nations The Dice Game A B C x y n l 2026-05-31"_s);
        QCOMPARE(plainName(u" . "_s), QString());
    }

    void aNameThatIsTakenGetsANumber()
    {
        const QTemporaryDir folder;
        const QString first = freeFile(folder.path(), matchStem(u"Tapestry"_s, {"Ada"}, m_day), u"png"_s);
        QCOMPARE(first, folder.filePath(u"Tapestry Ada 2026-05-31.png"_s));
        QCOMPARE(pegsheet::app::writeFile(first, "x"), QString());
        QCOMPARE(freeFile(folder.path(), u"Tapestry Ada 2026-05-31"_s, u"png"_s),
                 folder.filePath(u"Tapestry Ada 2026-05-31 2.png"_s));
    }
};

} // namespace tst_export_names

PEGSHEET_TEST(tst_export_names, ExportNames)
#include "tst_export_names.moc"
