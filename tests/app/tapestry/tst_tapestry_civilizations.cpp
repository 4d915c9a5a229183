// SPDX-License-Identifier: Apache-2.0
// Civilizations: what each does is said and drawn from its row, in both languages.
#include "app/tapestry/tapestrymovedescriptions.h"
#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/matnames.h"
#include "app/tapestry/text/mattext.h"
#include "app/text/language.h"
#include "model/tapestry/printed.h"
#include "tests/app/tapestry/table.h"
#include "tests/places.h"
#include "tests/registry.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <string_view>
#include <utility>

namespace tst_tapestry_civilizations {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::app;
using namespace pegsheet::tapestry;

namespace {

constexpr int kPlayers = 3;

// Nothing is left of the language in which rows are written, nor of a text that was not filled in.
bool isPlain(const QString &text)
{
    static const QRegularExpression kRaw(u"_|=>|\\*|%|\\(\\)|\\bvp\\b|\\badv\\b| \\.|:\\.|  |\\.\\."_s);
    return text.endsWith(u'.') && !text.contains(kRaw);
}

QString idOf(Civilization civilization)
{
    const std::string_view name = nameOf(civilization);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

// "star 2 · coin": each picture with its text.
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

// Three players who keep their cities by numbers; then these moves.
std::unique_ptr<TheMatch> named(std::initializer_list<std::string_view> lines)
{
    auto match = begun(kPlayers, {{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}});
    play(*match, lines);
    return match;
}

QList<AnswerGroup> answersNow(const TheMatch &match, int letter = 0)
{
    Pencil pencil;
    pencil.letter = letter;
    return tapestryview::answers(match.current(), pencil, namesOf(match));
}

} // namespace

class TapestryCivilizationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(installLanguage(u"en"_s)); }
    void cleanupTestCase() { QVERIFY(installLanguage(u"en"_s)); }

    void noMatSaysNothing_data()
    {
        QTest::addColumn<Civilization>("mat");
        for (const Civilization mat : kAll<Civilization>)
            QTest::newRow(qPrintable(idOf(mat))) << mat;
    }
    // A sentence for each part that its row has, in both languages, and none that another mat says.
    void noMatSaysNothing()
    {
        QFETCH(const Civilization, mat);
        const CivilizationRow &row = kCivilizations[mat];
        const int least = (row.start.empty() ? 0 : 1) + (row.leap > 0 ? 1 : 0) + (row.adjustment.sure != Sure::None ? 1 : 0)
            + (row.stepOne.duty != Duty::None ? 1 : 0) + (row.on.event.isSaid() ? 1 : 0);
        QString english;
        for (const QString &language : languages()) {
            QVERIFY(installLanguage(language));
            const QString text = matText(mat, kPlayers, true);
            QVERIFY2(isPlain(text) && text.count(u'.') >= qMax(least, 1), qPrintable(text));
            QVERIFY2(language == u"en" || text != english, qPrintable(text));
            english = language == u"en" ? text : english;
            for (const Civilization other : kAll<Civilization>)
                QVERIFY2(other == mat || matText(other, kPlayers, true) != text, qPrintable(text));
        }
    }
    void noMatDrawsNothing_data() { noMatSaysNothing_data(); }
    // There is something, and each has a text or an icon that exists.
    void noMatDrawsNothing()
    {
        QFETCH(const Civilization, mat);
        QFile icons(tests::sourcePath(u"qml/icons/iconpaths.cpp"_s));
        QVERIFY(icons.open(QIODevice::ReadOnly));
        const QString known = QString::fromUtf8(icons.readAll());
        const QVariantList pictures = tapestryview::matPictures(mat, kPlayers, true);
        QVERIFY(!pictures.isEmpty());
        for (const QVariant &each : pictures) {
            const QString icon = each.toMap()[u"icon"_s].toString();
            QVERIFY2(icon.isEmpty() ? !each.toMap()[u"text"_s].toString().isEmpty()
                                    : known.contains(u"IconPath{u\"%1\""_s.arg(icon)),
                     qPrintable(icon));
        }
    }
    void everyBoxIsSaid_data() { noMatSaysNothing_data(); }
    // Box by box, with a stroke between two, and column by column.
    void everyBoxIsSaid()
    {
        QFETCH(const Civilization, mat);
        const CivilizationRow &row = kCivilizations[mat];
        const QString text = matText(mat, kPlayers, false);
        QStringList columns;
        for (int column = 0; column < row.columns(); ++column) {
            QStringList boxes;
            for (int box = 0; box < row.boxesIn(column); ++box)
                boxes.append(benefitText(printedAt(kPrinted.box(mat, column, box))));
            columns.append(boxes.join(u" / "_s));
        }
        QVERIFY2(text.contains(columns.join(u"; "_s)), qPrintable(text));
    }
    // Rules that are changed, where nothing else of the row says so.
    void changedRulesAreSaid()
    {
        const QList<std::pair<Civilization, QString>> kRules{
            {Civilization::Alchemists, u"On each track that it showed your token goes one space on"_s},
            {Civilization::Craftsmen, u"on the lowest free box of a column instead of in your city"_s},
            {Civilization::Futurists, u"Your tokens begin on space 4 of each track."_s},
            {Civilization::Futurists, u"It is not kept where it comes during the match."_s},
            {Civilization::Heralds, u"play a tapestry card on Maker of Fire."_s},
            {Civilization::Isolationists, u"Nobody conquers that territory."_s},
            {Civilization::Militants, u"from the left of one of the two rows."_s},
            {Civilization::Mystics, u"(1 to 9), and how many completed tracks (1 to 4)."_s},
            {Civilization::Nomads, u"an income building may stand on the map"_s},
            {Civilization::Traders, u"leaves you the die that is not chosen."_s}};
        for (const auto &[mat, rule] : kRules)
            QVERIFY2(matText(mat, kPlayers, false).contains(rule), qPrintable(matText(mat, kPlayers, false)));
    }
    // DE p.32: with its reason and how sure it is; as printed there is none of it.
    void anAdjustmentSaysWhyAndHowSureItIs()
    {
        for (const Civilization mat : kAll<Civilization>) {
            const QString text = adjustmentText(mat, kPlayers);
            QCOMPARE(text.isEmpty(), kCivilizations[mat].adjustment.sure == Sure::None);
            QCOMPARE(text.count(u"Adjustment sheet 2023"_s), text.isEmpty() ? 0 : 1);
            QVERIFY2(text.isEmpty() || matText(mat, kPlayers, true).contains(text), qPrintable(text));
            QVERIFY2(!matText(mat, kPlayers, false).contains(u"2023"_s), qPrintable(matText(mat, kPlayers, false)));
            QCOMPARE(asText(tapestryview::matPictures(mat, kPlayers, true)).contains(u"2023"_s), !text.isEmpty());
            QVERIFY(!asText(tapestryview::matPictures(mat, kPlayers, false)).contains(u"2023"_s));
        }
        QCOMPARE(adjustmentText(Civilization::Traders, kPlayers),
                 u"Adjustment sheet 2023, at the start: 2 resources of any kind and 10 points (check with your sheet)."_s);
        QCOMPARE(adjustmentText(Civilization::TheChosen, kPlayers),
                 u"Adjustment sheet 2023, at the start: 15 points for each opponent."_s);
    }
    void matsInEnglish()
    {
        QCOMPARE(matText(Civilization::Leaders, kPlayers, true),
                 u"Income turns 2 to 5, if you like: one box, each only once and without its bonus – advance (Exploration) / "
                 "advance (Science) / advance (Military) / advance (Technology)."_s);
        QCOMPARE(
            matText(Civilization::TheChosen, kPlayers, false),
            u"Income turns 2 to 5: 1 point for each opponent on each track that you have completed or where nobody is further, "
            "and for each achievement 1 resource of any kind, in the last income turn 5 points."_s);
        QCOMPARE(
            matText(Civilization::Merrymakers, kPlayers, false),
            u"Income turns 2 to 5: one token goes a box up and brings it – 1 coin / 1 worker and 1 food / 1 culture and "
            "1 armory; 1 territory tile / invent 1 tech card and 1 tapestry card / explore and research; 5 points / 10 points / "
            "15 points."_s);
        QCOMPARE(
            matText(Civilization::Architects, kPlayers, false),
            u"Whenever you complete a district whose income buildings are of one kind: 1 resource of any kind. A complete row or "
            "column whose income buildings are of one kind counts twice."_s);
        QVERIFY(matText(Civilization::Isolationists, kPlayers, false).contains(u"by its size: 5, 10, 16, 23, 31, 40."_s));
    }
    // DE p.5: what can be named says what it brings; each letter leads to something, or stands back and keeps its place.
    void civilizationsAreFoundByTheirLetters()
    {
        const auto match = named({"skip"});
        const QList<AnswerGroup> all = answersNow(*match);
        QCOMPARE(all.size(), qsizetype(2));
        QVERIFY(all.last().isAll && !all.last().keys.isEmpty());
        for (const AnswerKey &key : all.last().keys) {
            QCOMPARE(key.touch.kind, static_cast<std::uint8_t>(PencilKind::Civilization));
            const auto mat = static_cast<Civilization>(key.touch.at);
            QCOMPARE(key.title, matName(mat));
            QCOMPARE(key.detail, matText(mat, kPlayers, true));
            QCOMPARE(key.pictures, tapestryview::matPictures(mat, kPlayers, true));
        }
        qsizetype shown = 0;
        for (const AnswerKey &letter : all.first().keys) {
            const QList<AnswerKey> keys = answersNow(*match, letter.touch.number).last().keys;
            QCOMPARE(keys.isEmpty(), !letter.possible);
            shown += keys.size();
        }
        QCOMPARE(shown, all.last().keys.size());
        QCOMPARE(all.first().title, u"Ada: which civilization?"_s);
        play(*match, {"civilization civilization=leaders", "skip"});
        const auto isInPlace = [](const AnswerKey &one, const AnswerKey &other) { return one.name == other.name; };
        QVERIFY(std::ranges::equal(answersNow(*match).first().keys, all.first().keys, isInPlace));
        QCOMPARE(answersNow(*match).last().keys.size(), all.last().keys.size() - 1);
        const QList<AnswerGroup> none = answersNow(*match, u'L');
        QVERIFY(none.last().keys.isEmpty() && !none.last().text.isEmpty());
    }
    // One that came later is not adjusted.
    // The box that a token came to, whatever else is printed.
    void aBoxIsToldByWhatItBrings()
    {
        const auto match = begun(1, {{"depth", "full"}, {"cards", "named"}, {"civilizations", "named"}});
        play(*match,
             {"skip", "civilization civilization=merrymakers", "gain resources={food:1}", "income", "income", "choose option=2"});
        QVERIFY2(tapestryMove(*match, match->length() - 1).sentence.contains(u"5 points"_s),
                 qPrintable(tapestryMove(*match, match->length() - 1).sentence));
    }
    void whoHasWhichIsShown()
    {
        const auto match = named({"skip", "civilization civilization=leaders", "skip", "skip", "skip", "skip",
                                  "correct player=1 set=civilizations:[{civilization:\"the_chosen\"}]"});
        const auto at = [&](int seat) { return tapestryview::mats(match->current(), seat, namesOf(*match)); };
        QCOMPARE(at(0).size(), qsizetype(1));
        QCOMPARE(at(0).first().toMap()[u"name"_s].toString(), u"Leaders"_s);
        QCOMPARE(at(0).first().toMap()[u"says"_s].toString(), matText(Civilization::Leaders, kPlayers, true));
        QCOMPARE(at(1).first().toMap()[u"id"_s].toString(), u"the_chosen"_s);
        QCOMPARE(at(1).first().toMap()[u"says"_s].toString(), matText(Civilization::TheChosen, kPlayers, false));
        QVERIFY(at(2).isEmpty());
    }
    // Contract, reading 56: one line with the tracks that are not covered, each with what its step brings.
    void theLeadersAskForATrack()
    {
        const auto match = named(
            {"skip", "civilization civilization=leaders", "skip", "skip", "skip", "skip", "income", "income", "income",
             "correct player=0 set={tracks:{military:[4]},civilizations:[{civilization:leaders,tracks:[science]}]}", "income"});
        const QVariantMap line = tapestryview::queue(match->current(), Pencil()).first().toMap();
        QCOMPARE(line[u"title"_s].toString(), u"Leaders"_s);
        QCOMPARE(line[u"detail"_s].toString(), u"One box, each only once and without its bonus · if you like"_s);
        QCOMPARE(asText(line[u"pictures"_s].toList()), u"chevron compass chevron strength chevron sunGear"_s);
        const QList<AnswerGroup> groups = answersNow(*match);
        QCOMPARE(groups.size(), qsizetype(1));
        QStringList tracks;
        for (const AnswerKey &key : groups.first().keys)
            tracks.append(key.title);
        QCOMPARE(tracks, (QStringList{u"Exploration"_s, u"Military"_s, u"Technology"_s}));
        QCOMPARE(groups.first().keys.at(1).detail, u"4 → 5: "_s + benefitText(printedAt(kPrinted.benefitOf(Track::Military, 5))));
        QCOMPARE(groups.first().keys.at(1).touch.number, 5);
    }
    // Contract, reading 56: each box that a token can come to says what it brings; of a column that is at its top there is none.
    void aTokenComesToABox_data()
    {
        QTest::addColumn<QByteArray>("mat");
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<QStringList>("benefits");
        QTest::addColumn<QList<int>>("options");
        QTest::newRow("up") << QByteArray("merrymakers") << QByteArray("columns:[1,3,0]")
                            << QStringList{u"1 worker and 1 food"_s, u"5 points"_s} << QList<int>{0, 2};
        QTest::newRow("path") << QByteArray("entertainers") << QByteArray("column:1,row:1")
                              << QStringList{u"1 market"_s, u"1 house"_s} << QList<int>{1, 2};
    }
    void aTokenComesToABox()
    {
        QFETCH(const QByteArray, mat);
        QFETCH(const QByteArray, fields);
        QFETCH(const QStringList, benefits);
        QFETCH(const QList<int>, options);
        const auto match = named(
            {"skip", "skip", "skip", "skip", "skip", "skip", "income", "income", "income",
             "correct player=0 set=civilizations:[{civilization:" + mat.toStdString() + ',' + fields.toStdString() + "}]",
             "income"});
        QStringList titles;
        QList<int> touched;
        const QList<AnswerGroup> groups = answersNow(*match);
        for (const AnswerKey &key : groups.first().keys) {
            QCOMPARE(key.touch.kind, static_cast<std::uint8_t>(PencilKind::Choose));
            titles.append(key.title);
            touched.append(key.touch.at);
        }
        QCOMPARE(titles, benefits);
        QCOMPARE(touched, options);
        QCOMPARE(tapestryview::queue(match->current(), Pencil()).first().toMap()[u"pictures"_s].toList().size(),
                 mat == "merrymakers" ? 4 : 3);
    }
    // Contract, reading 57: where a marker does not go on an empty territory, an opponent's only outpost stands there, too.
    void theTradersAskWhoseTerritoryItIs()
    {
        const auto match = named({"skip", "skip", "skip", "skip", "skip", "skip", "income", "income", "income",
                                  "correct player=0 set=civilizations:[{civilization:traders}]", "income"});
        const QList<AnswerGroup> groups = answersNow(*match);
        QCOMPARE(groups.size(), qsizetype(2));
        QCOMPARE(groups.last().title, u"Or on a territory with the only outpost of"_s);
        QCOMPARE(groups.last().keys.size(), qsizetype(kPlayers - 1));
    }
    // A step that a civilization brings helps others as any other does.
    void whomTheLeadersHelpIsSaid()
    {
        const auto match = named({"skip", "civilization civilization=leaders", "skip", "skip", "skip", "skip", "income", "income",
                                  "income", "correct player=1 set=acting:[{card:\"broker_of_peace\"}]", "income"});
        const QString detail = answersNow(*match).first().keys.at(2).detail;
        QVERIFY2(detail.endsWith(u" · Benedikt: 3 points (Broker of Peace)"_s), qPrintable(detail));
    }
    // What comes of a sheet says so, what comes of the mat itself does not.
    void whatASheetBringsSaysSo()
    {
        const auto detailOf = [](Civilization mat, NodePlace place) {
            State state = named({"skip", "skip", "skip", "skip", "skip", "skip"})->current();
            state.queue.push({place, Act::Gain, 0, 1, Why::mat(mat), 0, 0});
            return tapestryview::queue(state, Pencil()).first().toMap()[u"detail"_s].toString();
        };
        QCOMPARE(detailOf(Civilization::Merrymakers, kPrinted.adjustment(Civilization::Merrymakers, kPlayers)),
                 u"Merrymakers, adjustment sheet 2023"_s);
        QCOMPARE(detailOf(Civilization::Architects, kPrinted.gains(Civilization::Architects)), u"Architects"_s);
    }
    // What is not step 1 of an income turn is not said in the words of that.
    void whatIsAskedBesidesStepOneSaysWhy()
    {
        QCOMPARE(askedText(Civilization::Architects, Act::Marker, kPlayers),
                 adjustmentText(Civilization::Architects, kPlayers).chopped(1));
        QCOMPARE(askedText(Civilization::Heralds, Act::FirstCard, kPlayers),
                 u"At the end of the first income turn you may play a tapestry card on Maker of Fire"_s);
        QCOMPARE(askedText(Civilization::Mystics, Act::Predict, kPlayers),
                 u"predict four numbers: 10 points for each that is exact"_s);
        QVERIFY(!askedText(Civilization::Historians, Act::GiveFree, kPlayers).contains(u"tile"_s));
        QCOMPARE(askedText(Civilization::Heralds, Act::Herald, kPlayers), stepOneText(Civilization::Heralds));
    }
    void matsAsPictures()
    {
        const auto drawn = [](Civilization mat) { return asText(tapestryview::matPictures(mat, kPlayers, true)); };
        QCOMPARE(drawn(Civilization::Leaders),
                 u"hourglass 2–5 check chevron compass chevron flask chevron strength chevron sunGear"_s);
        QCOMPARE(drawn(Civilization::Militants),
                 u"hourglass 1–5 coin star 2 food star 4 / star 1 worker star 3 lyre · hexagonFlag"_s);
    }
    void matsInGerman()
    {
        QVERIFY(installLanguage(u"de"_s));
        QCOMPARE(matText(Civilization::Leaders, kPlayers, true),
                 u"Einkommenszug 2 bis 5, wenn du willst: ein Feld, jedes nur einmal und ohne seinen Bonus – voranschreiten auf "
                 "Entdeckung / voranschreiten auf Wissenschaft / voranschreiten auf Militär / voranschreiten auf Technologie."_s);
    }
};

} // namespace tst_tapestry_civilizations

PEGSHEET_TEST(tst_tapestry_civilizations, TapestryCivilizationsTest)

#include "tst_tapestry_civilizations.moc"
