// SPDX-License-Identifier: Apache-2.0
// Named cards of Tapestry: what they do is said from their rows, in both languages.
#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/cardtext.h"
#include "app/tapestry/text/matnames.h"
#include "app/text/language.h"
#include "model/tapestry/civilizationrows.h"
#include "model/tapestry/tapestrycards.h"
#include "model/tapestry/techrows.h"
#include "tests/registry.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>

namespace tst_tapestrycards {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

bool isSame(const TriggerRow &one, const TriggerRow &other)
{
    return one.event == other.event && one.gains == other.gains && one.track == other.track;
}
bool isSame(const CardRow &one, const CardRow &other)
{
    return one.when == other.when && one.play == other.play && isSame(one.on[0], other.on[0]) && isSame(one.on[1], other.on[1])
        && one.marks == other.marks && one.blocked == other.blocked && one.procedure == other.procedure;
}
bool isSame(const TechCardRow &one, const TechCardRow &other)
{
    return one.circle == other.circle && one.square == other.square && one.prerequisite == other.prerequisite;
}

// Nothing is left of the language in which rows are written, nor of a text that was not filled in.
bool isPlain(const QString &text)
{
    static const QRegularExpression kRaw(u"_|=>|\\*|%|\\(\\)|\\bvp\\b|\\badv\\b| \\.|:\\.|  "_s);
    return !text.isEmpty() && !text.contains(kRaw);
}

QString allOf(Tech card)
{
    return techText(card, true) + u'|' + techText(card, false) + u'|' + prerequisiteText(card);
}

// The sentences that a row asks for at least: its marks, and what it listens to where no mark says all of that.
int leastSentences(const CardRow &row)
{
    int count = 0;
    for (const Mark mark : kAll<Mark>)
        count += row.has(mark) ? 1 : 0;
    for (const TriggerRow &on : row.on)
        count += on.event.isSaid() && (!isBeyond(on.gains) || row.procedure != Procedure::None) ? 1 : 0;
    return std::max(count, 1);
}

} // namespace

class TestCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(installLanguage(u"en"_s)); }
    void cleanup() { QVERIFY(installLanguage(u"en"_s)); }

    void everyCardIsSaid_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void everyCardIsSaid()
    {
        QFETCH(const QString, language);
        QVERIFY(installLanguage(language));
        for (const TapestryCard card : kAll<TapestryCard>) {
            const QString text = cardText(card);
            QVERIFY2(isPlain(text) && text.endsWith(u'.'), qPrintable(text));
            QVERIFY2(text.count(u'.') >= leastSentences(kCardRows[card]), qPrintable(text));
            for (const TapestryCard other : kAll<TapestryCard>)
                QVERIFY2(cardText(other) != text || isSame(kCardRows[card], kCardRows[other]), qPrintable(text));
        }
        for (const Tech card : kAll<Tech>) {
            for (const QString &text : {techText(card, true), techText(card, false), prerequisiteText(card)})
                QVERIFY2(isPlain(text), qPrintable(text));
            for (const Tech other : kAll<Tech>)
                QVERIFY2(allOf(other) != allOf(card) || isSame(kTechs[card], kTechs[other]), qPrintable(allOf(card)));
        }
    }
    void noCardIsSaidInEnglishOnly()
    {
        for (const TapestryCard card : kAll<TapestryCard>) {
            QVERIFY(installLanguage(u"en"_s));
            const QString english = cardText(card);
            QVERIFY(installLanguage(u"de"_s));
            QVERIFY2(cardText(card) != english, qPrintable(english));
        }
    }
    void noTwoCardsHaveOneName_data() { everyCardIsSaid_data(); }
    void noTwoCardsHaveOneName()
    {
        QFETCH(const QString, language);
        QVERIFY(installLanguage(language));
        QSet<QString> names;
        for (const TapestryCard card : kAll<TapestryCard>)
            names.insert(cardName(card));
        QCOMPARE(names.size(), qsizetype(kCount<TapestryCard>));
        names.clear();
        for (const Tech card : kAll<Tech>)
            names.insert(cardName(card));
        QCOMPARE(names.size(), qsizetype(kCount<Tech>));
        QVERIFY(!names.contains(QString()));
        names.clear();
        for (const Civilization civilization : kAll<Civilization>)
            names.insert(matName(civilization));
        QCOMPARE(names.size(), qsizetype(kCount<Civilization>));
        QVERIFY(!names.contains(QString()));
    }
    // German where the German rules say it; cards that they do not name as they are printed, civilizations as one would say them.
    void cardsAreCalledAsPrinted()
    {
        QCOMPARE(cardName(TapestryCard::MarriageOfState), u"Marriage of State"_s);
        QCOMPARE(cardName(Tech::SewagePlumbing), u"Sewage & Plumbing"_s);
        QCOMPARE(matName(Civilization::TheChosen), u"The Chosen"_s);
        QVERIFY(installLanguage(u"de"_s));
        QCOMPARE(matName(Civilization::TheChosen), u"Die Auserwählten"_s);
        QCOMPARE(matName(Civilization::Leaders), u"Anführer"_s);
        QCOMPARE(cardName(TapestryCard::MarriageOfState), u"Heiratspolitik"_s);
        QCOMPARE(cardName(Tech::StockMarket), u"Börse"_s);
        QCOMPARE(cardName(Tech::SewagePlumbing), u"Sewage & Plumbing"_s);
    }
    // So everything that rows can say is among the cards above, or on a civilization.
    void everythingThatRowsSayIsOnACard()
    {
        const auto isOnACard = [](const std::function<bool(const CardRow &)> &has) {
            return std::ranges::any_of(kCardRows.values, has);
        };
        for (const Event event : kAll<Event>)
            QVERIFY2(
                std::ranges::any_of(kCivilizations.values, [event](const CivilizationRow &row) { return row.on.event == event; })
                    || isOnACard([event](const CardRow &row) { return row.on[0].event == event || row.on[1].event == event; }),
                std::string(nameOf(event)).c_str());
        for (const Mark mark : kAll<Mark>)
            QVERIFY2(isOnACard([mark](const CardRow &row) { return row.has(mark); }), std::string(nameOf(mark)).c_str());
        for (const Procedure procedure : kAll<Procedure>)
            QVERIFY2(isOnACard([procedure](const CardRow &row) { return row.procedure == procedure; }),
                     std::string(nameOf(procedure)).c_str());
    }
    void cardsInEnglish()
    {
        QCOMPARE(cardText(TapestryCard::Academia),
                 u"Whenever you invent a tech card: 3 points. Whenever you gain a tapestry card: 3 points."_s);
        QCOMPARE(cardText(TapestryCard::BrokerOfPeace),
                 u"You cannot advance on the Military track. Whenever an opponent advances on the Military track: 3 points."_s);
        QCOMPARE(cardText(TapestryCard::CoalBaron),
                 u"When played: 1 territory tile, then explore with it, then 1 territory tile for each neighbour."_s);
        QCOMPARE(cardText(TapestryCard::PirateRule), u"Whenever you conquer a territory tile, you gain its benefit too."_s);
        QCOMPARE(cardText(TapestryCard::AgeOfSail),
                 u"Before you explore: 3 territory tiles, then (for 1 territory tile: 3 points). "
                 "An opponent gets that tile."_s);
        QCOMPARE(techText(Tech::Compass, true), u"2 territory tiles"_s);
        QCOMPARE(techText(Tech::Compass, false), u"explore"_s);
        QCOMPARE(prerequisiteText(Tech::Compass), u"you or a neighbour in tier 2 of Technology or beyond"_s);
        QCOMPARE(prerequisiteText(Tech::Bakery), u"slot 2 of Farms open before you or a neighbour"_s);
    }
    // Until it is answered it is asked; what no card asks is said of all.
    void aCardInForceAsksOnlyWhatIsNotNamed()
    {
        Acting acting;
        for (const TapestryCard card : kAll<TapestryCard>)
            if (kCardRows[card].when == When::Era) {
                acting.card = static_cast<std::uint8_t>(card);
                QCOMPARE(actingText(acting), cardText(card));
            }
        acting.card = static_cast<std::uint8_t>(TapestryCard::MarriageOfState);
        acting.partner = 1;
        QVERIFY2(actingText(acting).startsWith(u"Choose a track. Whenever "_s), qPrintable(actingText(acting)));
        acting.track = 0;
        QVERIFY2(actingText(acting).startsWith(u"Whenever that opponent "_s), qPrintable(actingText(acting)));
    }
    void cardsInGerman()
    {
        QVERIFY(installLanguage(u"de"_s));
        QCOMPARE(cardText(TapestryCard::BrokerOfPeace),
                 u"Du kannst auf Militär nicht voranschreiten. Immer wenn jemand anders auf Militär voranschreitet: 3 Punkte."_s);
        QCOMPARE(cardText(TapestryCard::CoalBaron),
                 u"Beim Ausspielen: 1 Gebietsteil, dann damit erkunden, dann 1 Gebietsteil für jeden Nachbarn."_s);
        QCOMPARE(prerequisiteText(Tech::Bakery), u"Feld 2 der Reihe Bauernhöfe offen bei dir oder einem Nachbarn"_s);
    }
};

} // namespace tst_tapestrycards

PEGSHEET_TEST(tst_tapestrycards, TestCards)

#include "tst_tapestrycards.moc"
