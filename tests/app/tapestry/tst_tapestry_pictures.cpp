// SPDX-License-Identifier: Apache-2.0
// Benefits and tapestry cards as pictures: icons that there are, and words between them.
#include "app/tapestry/tapestryview.h"
#include "app/text/language.h"
#include "model/tapestry/printed.h"
#include "tests/places.h"
#include "tests/registry.h"

#include <QFile>
#include <QTest>

namespace tst_tapestry_pictures {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::app;
using namespace pegsheet::tapestry;

namespace {

// "tower 2 + star 5": each picture with its text.
QString asText(const QVariantList &pictures)
{
    QStringList words;
    for (const QVariant &each : pictures) {
        const QVariantMap picture = each.toMap();
        for (const QString &word : {picture[u"icon"_s].toString(), picture[u"text"_s].toString()})
            if (!word.isEmpty())
                words.append(word);
    }
    return words.join(u' ');
}

} // namespace

class TapestryPicturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(installLanguage(u"en"_s));
        QFile icons(tests::sourcePath(u"qml/icons/iconpaths.cpp"_s));
        QVERIFY(icons.open(QIODevice::ReadOnly));
        m_icons = QString::fromUtf8(icons.readAll());
    }
    void everyCardIsDrawn()
    {
        for (const TapestryCard card : kAll<TapestryCard>)
            QVERIFY2(isDrawn(tapestryview::cardPictures(card)), std::string(nameOf(card)).c_str());
        for (const Tech card : kAll<Tech>)
            for (const NodePlace place : {kPrinted.circle(card), kPrinted.square(card)})
                QVERIFY2(isDrawn(tapestryview::pictures(printedAt(place))), std::string(nameOf(card)).c_str());
    }
    void everyWordOfCardsIsDrawn()
    {
        for (const Word word : kAll<Word>)
            if (!hasParts(word))
                QVERIFY2(isDrawn(tapestryview::pictures(std::array{Node{word, 1, 1, 1}})), std::string(nameOf(word)).c_str());
    }
    void cardsAreDrawnAsTheyAreSaid()
    {
        QCOMPARE(asText(tapestryview::cardPictures(TapestryCard::Academia)), u"bulb : star 3 · weaving : star 3"_s);
        QCOMPARE(asText(tapestryview::cardPictures(TapestryCard::CoalBaron)),
                 u"hexagon hexagonCompass person neighbours hexagon"_s);
        QCOMPARE(asText(tapestryview::cardPictures(TapestryCard::BrokerOfPeace)),
                 u"lock chevron strength · person chevron strength : star 3"_s);
        QCOMPARE(asText(tapestryview::cardPictures(TapestryCard::AgeOfWonders)),
                 u"chevronUp tower star 12 chevronDown tower questionDiamond questionDiamond else questionDiamond star 6"_s);
        QCOMPARE(asText(tapestryview::cardPictures(TapestryCard::PleaForAid)), u"star 2 questionDiamond per person chevron"_s);
    }

private:
    // There is something, and each has a text or an icon that exists.
    bool isDrawn(const QVariantList &pictures) const
    {
        for (const QVariant &each : pictures) {
            const QString icon = each.toMap()[u"icon"_s].toString();
            const bool isThere = icon.isEmpty() ? !each.toMap()[u"text"_s].toString().isEmpty()
                                                : m_icons.contains(u"IconPath{u\"%1\""_s.arg(icon));
            if (!isThere)
                return false;
        }
        return !pictures.isEmpty();
    }

    QString m_icons;
};

} // namespace tst_tapestry_pictures

PEGSHEET_TEST(tst_tapestry_pictures, TapestryPicturesTest)

#include "tst_tapestry_pictures.moc"
