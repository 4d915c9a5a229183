// SPDX-License-Identifier: Apache-2.0
// Everything on the table has its name in every language.
#include "app/bronze/text/bronzetext.h"
#include "app/text/gametext.h"
#include "app/text/language.h"
#include "model/bronze/rules.h"
#include "tests/registry.h"

#include <QDateTime>
#include <QtTest>

namespace tst_names {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

template <NamedEnum E>
void addNames(QStringList &names, QString (*name)(E))
{
    for (const E e : kAll<E>)
        names.append(name(e));
}

/// All names of the language installed, always in the same order.
QStringList allNames()
{
    QStringList names{gameName()};
    addNames(names, &variantName);
    addNames(names, &goodName);
    addNames(names, &faceName);
    addNames(names, &targetName);
    addNames(names, &developmentName);
    addNames(names, &disasterName);
    addNames(names, &shieldName);
    addNames(names, &phaseName);
    addNames(names, &fieldName);
    for (const OptionInfo &option : gameInfo().options) {
        names.append(optionTexts().name(option.name));
        names.append(optionTexts().text(option.name));
    }
    for (const char *line : {"developments", "monuments", "architecture", "empire", "disasters"})
        names.append(scoreName(line));
    return names;
}

} // namespace

class NamesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(installLanguage(QStringLiteral("en"))); }

    void everyNameIsThere()
    {
        for (const QString &language : languages()) {
            QVERIFY(installLanguage(language));
            for (const QString &name : allNames())
                QVERIFY(!name.isEmpty() && name == name.trimmed());
        }
    }

    // The machine's country counts where it speaks the language; the tests run where no language is set.
    void datesAreWrittenAsTheLanguageDoes()
    {
        const QDateTime when(QDate(2026, 11, 26), QTime(17, 46));
        const auto written = [&](QLocale::Language language, const char *form) {
            return QLocale::system().language() == language ? QLocale::system().toString(when, QLocale::ShortFormat)
                                                            : QString::fromLatin1(form);
        };
        QCOMPARE(installedLocale().toString(when, QLocale::ShortFormat), written(QLocale::English, "26/11/2026 17:46"));
        QVERIFY(installLanguage(QStringLiteral("de")));
        QCOMPARE(installedLocale().toString(when, QLocale::ShortFormat), written(QLocale::German, "26.11.26 17:46"));
    }

    void germanNamesAreGermanWhereTheWordDiffers()
    {
        const QStringList same{QStringLiteral("Obelisk"), QStringLiteral("Religion"), QStringLiteral("Invasion")};
        const QStringList english = allNames();
        QVERIFY(installLanguage(QStringLiteral("de")));
        const QStringList german = allNames();
        QCOMPARE(german.size(), english.size());
        for (qsizetype i = 0; i < english.size(); ++i)
            QVERIFY2(german[i] != english[i] || same.contains(english[i]), qPrintable(english[i]));
    }

    void namesOfOneKindDiffer()
    {
        for (const QString &language : languages()) {
            QVERIFY(installLanguage(language));
            QStringList developments;
            addNames(developments, &developmentName);
            QCOMPARE(developments.removeDuplicates(), 0);
            QStringList targets;
            addNames(targets, &targetName);
            QCOMPARE(targets.removeDuplicates(), 0);
        }
    }

    // DE, the pegboard and the rules
    void germanNamesAreThoseOfTheGermanRules()
    {
        QVERIFY(installLanguage(QStringLiteral("de")));
        QCOMPARE(goodName(Good::Pottery), QStringLiteral("Töpferware"));
        QCOMPARE(goodName(Good::Cloth), QStringLiteral("Stoff"));
        QCOMPARE(goodName(Good::Metal), QStringLiteral("Metall"));
        QCOMPARE(monumentName(Monument::HangingGardens), QStringLiteral("Hängende Gärten"));
        QCOMPARE(cityName(City::City4), QStringLiteral("4. Stadt"));
        QCOMPARE(developmentName(Development::Agriculture), QStringLiteral("Landwirtschaft"));
        QCOMPARE(disasterName(Disaster::Revolt), QStringLiteral("Aufstand"));
    }

    // EN, ENSHEET
    void englishNamesAreThoseOfTheScoreSheet()
    {
        QCOMPARE(goodName(Good::Metal), QStringLiteral("Spearheads"));
        QCOMPARE(targetName(Target::GreatWall), QStringLiteral("Great Wall"));
        QCOMPARE(developmentName(Development::Coinage), QStringLiteral("Coinage"));
        QCOMPARE(shieldName(Shield::GreatWall), QStringLiteral("Great Wall"));
    }

    void whatEarnedPointsIsNamedAsOnTheSheet()
    {
        QCOMPARE(scoreName("monuments"), QStringLiteral("Monuments"));
        QCOMPARE(scoreName("architecture"), QStringLiteral("Architecture"));
        QCOMPARE(scoreName("obelisk"), QStringLiteral("Obelisk"));
        QCOMPARE(scoreName("irrigation"), QStringLiteral("Irrigation"));
        QCOMPARE(scoreName("moonbase"), QStringLiteral("moonbase"));
    }

    void theGameIsFoundByItsId()
    {
        QVERIFY(findGameText("bronze") != nullptr);
        QCOMPARE(findGameText("bronze")->name(), QStringLiteral("The Bronze Age"));
        QVERIFY(findGameText("chess") == nullptr);
    }
};

} // namespace tst_names

PEGSHEET_TEST(tst_names, NamesTest)
#include "tst_names.moc"
