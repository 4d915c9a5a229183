// SPDX-License-Identifier: Apache-2.0
#include "app/settings.h"
#include "tests/registry.h"

#include <QMetaEnum>
#include <QSignalSpy>
#include <QTest>

namespace tst_window_settings {

using namespace pegsheet::app;

namespace {

/// What is remembered, as the database would.
class Memory
{
public:
    Settings::Read read()
    {
        return [this](const QString &key) { return texts.value(key); };
    }
    Settings::Write write()
    {
        return [this](const QString &key, const QString &text) {
            texts.insert(key, text);
            ++writes;
        };
    }

    QMap<QString, QString> texts;
    int writes = 0;
};

} // namespace

class SettingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewTableHasTheseSettings()
    {
        Memory memory;
        const Settings settings(memory.read(), memory.write(), nullptr);
        QCOMPARE(settings.theme(), Settings::System);
        QCOMPARE(settings.textSize(), 100);
        QCOMPARE(settings.motion(), Settings::AsTheSystem);
        QVERIFY(settings.keepAwake());
        QVERIFY(!settings.sound());
        QVERIFY(settings.realDice());
        QCOMPARE(memory.writes, 0);
    }

    void aGameWithoutANumberCanBeGivenOne()
    {
        const QString game = QStringLiteral("empires");
        const QVariantList unnumbered = Settings::unnumberedGames();
        QCOMPARE(unnumbered.size(), 1);
        QCOMPARE(unnumbered.first().toMap()[QStringLiteral("game")].toString(), game);
        QCOMPARE(unnumbered.first().toMap()[QStringLiteral("name")].toString(), QStringLiteral("Empire's End"));
        Memory memory;
        {
            Settings settings(memory.read(), memory.write(), nullptr);
            QCOMPARE(settings.gameNumber(game), QString());
            settings.setGameNumber(game, QStringLiteral(" 12a٣4"));
        }
        Settings again(memory.read(), memory.write(), nullptr);
        QCOMPARE(again.gameNumber(game), QStringLiteral("124"));
        QCOMPARE(memory.texts[Settings::gameNumberKey(game)], QStringLiteral("124"));
        again.setGameNumber(game, QString());
        QCOMPARE(again.gameNumber(game), QString());
    }

    void everySettingIsRemembered()
    {
        Memory memory;
        {
            Settings settings(memory.read(), memory.write(), nullptr);
            settings.setLanguage(QStringLiteral("de"));
            settings.setTheme(Settings::HighContrast);
            settings.setTextSize(130);
            settings.setMotion(Settings::Reduced);
            settings.setKeepAwake(false);
            settings.setSound(true);
            settings.setRealDice(false);
            settings.setNames({QStringLiteral("Ada"), QStringLiteral("Ben")});
        }
        Settings again(memory.read(), memory.write(), nullptr);
        QCOMPARE(again.language(), QStringLiteral("de"));
        QCOMPARE(again.theme(), Settings::HighContrast);
        QCOMPARE(again.textSize(), 130);
        QCOMPARE(again.motion(), Settings::Reduced);
        QVERIFY(!again.keepAwake());
        QVERIFY(again.sound());
        QVERIFY(!again.realDice());
        QCOMPARE(again.names().size(), 2);
        again.setLanguage(QStringLiteral("en"));
    }

    // A setting is written when it changes, and then once.
    void whatStaysIsNotWritten()
    {
        Memory memory;
        Settings settings(memory.read(), memory.write(), nullptr);
        QSignalSpy changed(&settings, &Settings::textSizeChanged);
        settings.setTextSize(115);
        settings.setTextSize(115);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(memory.writes, 1);
    }

    void aSizeThatIsNoneIsRefused()
    {
        Memory memory;
        Settings settings(memory.read(), memory.write(), nullptr);
        settings.setTextSize(1000);
        QCOMPARE(settings.textSize(), 100);
        QCOMPARE(memory.writes, 0);
    }

    // Memory of a newer program, or damaged.
    void whatCannotBeReadIsAsIfItWereNew_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("text");
        for (const char *key : {"theme", "textSize", "motion", "keepAwake", "sound", "language"})
            for (const char *text : {"", "x", "-1", "99999999999999999999"})
                QTest::addRow("%s=%s", key, text) << QString::fromLatin1(key) << QString::fromLatin1(text);
    }
    void whatCannotBeReadIsAsIfItWereNew()
    {
        QFETCH(QString, key);
        QFETCH(QString, text);
        Memory memory;
        memory.texts.insert(key, text);
        const Settings settings(memory.read(), memory.write(), nullptr);
        QVERIFY(QMetaEnum::fromType<Settings::Theme>().valueToKey(settings.theme()) != nullptr);
        QCOMPARE(settings.textSize(), 100);
        QCOMPARE(settings.motion(), Settings::AsTheSystem);
        QVERIFY(settings.keepAwake());
        QVERIFY(!settings.sound());
        QVERIFY(settings.languages().contains(settings.language()));
    }
};

} // namespace tst_window_settings

PEGSHEET_WINDOW_TEST(tst_window_settings, SettingsTest)
#include "tst_window_settings.moc"
