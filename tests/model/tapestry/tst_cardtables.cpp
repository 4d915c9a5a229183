// SPDX-License-Identifier: Apache-2.0
// The rows of techs and tapestry cards against the facts, and what the rules know of their words.
#include "model/tapestry/outlook.h"
#include "model/tapestry/printed.h"
#include "tests/model/tapestry/facts.h"
#include "tests/model/tapestry/table.h"
#include "tests/registry.h"

#include <QDirIterator>
#include <QRegularExpression>

#include <string>

namespace tst_tapestry_cardtables {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

QJsonArray techs()
{
    return factsIn("tech_cards.json")[u"cards"].toArray();
}

QJsonArray effects()
{
    return factsIn("tapestry_effects.json")[u"cards"].toArray();
}

QString printedText(NodePlace place)
{
    QString text;
    if (!kPrinted[place].isNone())
        eachPiece(printedAt(place), [&text](std::string_view piece) { text += textOf(piece); });
    return text;
}

// As the facts write it: "adv(s)".
QString eventText(const TriggerRow &on)
{
    const QString name = textOf(nameOf(*on.event));
    return on.track == kAnyTrack ? name : name + u'(' + textOf(kTrackLetters.at(on.track)) + u')';
}

// The marks that the facts have; those of events that the language does not say are the table's own.
QStringList marksOf(const CardRow &row)
{
    QStringList marks;
    for (const Mark mark : kAll<Mark>) {
        if (!row.has(mark) || mark == Mark::TileToo || mark == Mark::GivesTile)
            continue;
        const QString name = textOf(nameOf(mark));
        marks.append(mark == Mark::Block ? name + u'(' + textOf(kTrackLetters.at(row.blocked)) + u')' : name);
    }
    marks.sort();
    return marks;
}

QStringList sortedList(const QJsonValue &texts)
{
    QStringList list = texts.toVariant().toStringList();
    list.sort();
    return list;
}

} // namespace

// Every card of the facts is a row, and what it says is data.
class TestCardTables : public QObject
{
    Q_OBJECT

private slots:
    void namesStandInTheOrderOfTheFacts()
    {
        QVERIFY(areNamesOf<Tech>(techs(), "id"));
        QVERIFY(areNamesOf<TapestryCard>(effects(), "id"));
        QVERIFY(areNamesOf<TapestryCard>(factsIn("tapestry_cards.json")[u"cards"].toArray(), "id"));
    }
    // DE p.24, p.25.
    void everyTech_data()
    {
        QTest::addColumn<int>("tech");
        for (const Tech tech : kAll<Tech>)
            QTest::newRow(std::string(nameOf(tech)).c_str()) << int(tech);
    }
    void everyTech()
    {
        QFETCH(const int, tech);
        const auto which = static_cast<Tech>(tech);
        const QJsonValue fact = techs()[tech];
        const TechCardRow &row = kTechs[which];
        QCOMPARE(textOf(row.circle), fact[u"circle"].toString());
        QCOMPARE(textOf(row.square), fact[u"square"].toString());
        QCOMPARE(printedText(kPrinted.circle(which)), fact[u"circle"].toString());
        QCOMPARE(printedText(kPrinted.square(which)), fact[u"square"].toString());
        const QJsonValue wanted = fact[u"prerequisite"];
        if (row.prerequisite.of == Prerequisite::Of::Tier) {
            QCOMPARE(wanted[u"type"].toString(), QStringLiteral("track_tier"));
            QCOMPARE(textOf(nameOf(static_cast<Track>(row.prerequisite.what))), wanted[u"track"].toString());
            QCOMPARE(int{row.prerequisite.number}, wanted[u"tier"].toInt());
        } else {
            QCOMPARE(wanted[u"type"].toString(), QStringLiteral("income_slot_uncovered"));
            QCOMPARE(textOf(kRows[static_cast<Building>(row.prerequisite.what)]), wanted[u"row"].toString());
            QCOMPARE(int{row.prerequisite.number}, wanted[u"slot"].toInt());
        }
    }
    // DE p.26 to 30.
    void everyTapestryCard_data()
    {
        QTest::addColumn<int>("card");
        for (const TapestryCard card : kAll<TapestryCard>)
            QTest::newRow(std::string(nameOf(card)).c_str()) << int(card);
    }
    void everyTapestryCard()
    {
        QFETCH(const int, card);
        const auto which = static_cast<TapestryCard>(card);
        const QJsonValue effect = effects()[card];
        const QJsonValue fact = factsIn("tapestry_cards.json")[u"cards"][card];
        const CardRow &row = kCardRows[which];
        QCOMPARE(textOf(nameOf(row.when)), effect[u"when"].toString());
        QCOMPARE(int{row.copies}, fact[u"copies"].toInt());
        QCOMPARE(fact[u"kind"].toString(),
                 (Per<QString, When>{
                     {QStringLiteral("when_played"), QStringLiteral("this_era"), QStringLiteral("reaction")}}[row.when]));
        QCOMPARE(textOf(nameOf(row.procedure)), effect[u"procedure"].toString());
        // A procedure that is all of a card stands there as what it brings.
        const QString play = effect[u"play"].toString();
        QCOMPARE(row.play.empty() ? textOf(nameOf(row.procedure)) : textOf(row.play),
                 play.isEmpty() ? textOf(nameOf(row.procedure)) : play);
        QCOMPARE(printedText(kPrinted.play(which)), textOf(row.play));
        QCOMPARE(marksOf(row), sortedList(effect[u"marks"]));
        const QJsonArray on = effect[u"on"].toArray();
        QCOMPARE(int(row.on[0].event.isSaid()) + int(row.on[1].event.isSaid()), int(on.size()));
        for (int place = 0; place < on.size(); ++place) {
            const TriggerRow &trigger = row.on.at(static_cast<std::size_t>(place));
            QCOMPARE(eventText(trigger), on[place][u"event"].toString());
            QCOMPARE(textOf(trigger.gains), on[place][u"gains"].toString());
            const QString printed = printedText(kPrinted.gains(which, static_cast<std::size_t>(place)));
            QCOMPARE(printed, isBeyond(trigger.gains) ? QString() : textOf(trigger.gains));
        }
    }
    // Every word that cards say is interpreted: no answer, no gain is left out for want of a rule.
    void everyWordIsInterpreted()
    {
        for (const Word word : kAll<Word>)
            QVERIFY2(interprets(word), std::string(nameOf(word)).c_str());
    }
    void wordsOfCardsAreNotToldWhereCardsAreCounted()
    {
        const TestTable table = withFullStores();
        for (const char *gains : {"times(opponents,vp(3))", "then(coin,lock)", "adv_x(same)", "landmark(any)", "pay(vp(5)=>any)"})
            QCOMPARE(table.says("benefit player=0 gains=\"" + std::string(gains) + '"'), std::string("input.unknownValue"));
        QCOMPARE(table.says("benefit player=0 gains=\"pay(any=>vp(5))\""), std::string());
    }
    // As a cost points are lost where they came from (contract, reading 44).
    void pointsArePaid()
    {
        State state = withBenefit("vp(7)").state();
        state.agreed.namesCards = true;
        const int tiles = state.at(0).tiles;
        std::vector<Effect> did;
        const auto play = [&](std::string_view line) {
            const Move move = moveOf(line);
            if (refuses(state, move))
                return false;
            apply(state, move, Teller(did));
            return true;
        };
        QVERIFY(play("benefit player=0 gains=\"pay(vp(5)=>tile)\""));
        QVERIFY(play("take"));
        QCOMPARE(int{state.at(0).vp}, 2);
        QCOMPARE(int{state.at(0).ledger[Source::Typed][1]}, 2);
        QCOMPARE(int{state.at(0).tiles}, tiles + 1);
        // What is dearer than one's points drops out.
        QVERIFY(play("benefit player=0 gains=\"pay(vp(5)=>tile)\""));
        QVERIFY(state.queue.empty());
    }
    // A new card is one row: no rule asks for one by its name.
    void noRuleNamesACard()
    {
        const QRegularExpression named(QStringLiteral("\\b(Tech|TapestryCard)::[A-Z]\\w*"));
        const QStringList tables{QStringLiteral("cardwords.h"), QStringLiteral("techrows.h"), QStringLiteral("tapestrycards.h")};
        int files = 0;
        QDirIterator each(pegsheet::tests::sourcePath(QStringLiteral("model/tapestry")),
                          {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
        while (each.hasNext()) {
            QFile file(each.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString name = each.fileName();
            const bool mayName = tables.contains(name) || each.filePath().contains(QStringLiteral("/procedures/"));
            const QRegularExpressionMatch match = named.match(QString::fromUtf8(file.readAll()));
            QVERIFY2(mayName || !match.hasMatch(), (name + u' ' + match.captured()).toUtf8().constData());
            QVERIFY(name != tables.constLast() || match.hasMatch());
            ++files;
        }
        QVERIFY(files > 80);
    }
};

} // namespace tst_tapestry_cardtables

PEGSHEET_TEST(tst_tapestry_cardtables, TestCardTables)
#include "tst_cardtables.moc"
