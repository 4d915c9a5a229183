// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/printed.h"
#include "model/tapestry/tables.h"
#include "model/tapestry/techcards.h"
#include "tests/model/tapestry/facts.h"
#include "tests/registry.h"

namespace tst_tapestry_tables {

using namespace pegsheet;
using namespace pegsheet::tapestry;

namespace {

QJsonArray tracks()
{
    return baseOf(factsIn("tracks.json")[u"tracks"].toArray());
}

QString bonusText(const QJsonValue &fact)
{
    return fact.isNull() ? QString() : QStringLiteral("pay(%1=>%2)").arg(fact[u"cost"].toString(), fact[u"gain"].toString());
}

// As a benefit is written out of its nodes.
QString printedText(NodePlace place)
{
    if (kPrinted[place].isNone())
        return {};
    QString text;
    eachPiece(printedAt(place), [&text](std::string_view piece) { text += textOf(piece); });
    return text;
}

QStringList listOf(const QJsonValue &texts)
{
    return texts.toVariant().toStringList();
}

QString steps(const QJsonValue &turns)
{
    QStringList all;
    for (const QJsonValue turn : turns.toArray())
        all.append(QString::number(turn.toInt()));
    return all.join(u' ');
}

} // namespace

// The printed numbers, as gathered from the sources, against the tables that the rules use.
class TestTables : public QObject
{
    Q_OBJECT

private slots:
    // DE p.17 to 20, the reference guide of 2019 and the peer: each of the 48 spaces.
    void everySpace_data()
    {
        QTest::addColumn<int>("track");
        QTest::addColumn<int>("space");
        for (int track = 0; track < 4; ++track)
            for (int space = 1; space <= kSpaces; ++space)
                QTest::addRow("%s%d", tracks()[track][u"id"].toString().toUtf8().constData(), space) << track << space;
    }
    void everySpace()
    {
        QFETCH(const int, track);
        QFETCH(const int, space);
        const QJsonValue facts = tracks()[track];
        const QJsonValue fact = facts[u"spaces"][space - 1];
        const auto which = static_cast<Track>(track);
        QCOMPARE(fact[u"space"].toInt(), space);
        QCOMPARE(fact[u"tier"].toInt(), tierOf(space));
        const SpaceRow &row = kTrackSpaces[which].at(static_cast<std::size_t>(space - 1));
        QCOMPARE(textOf(row.benefit), fact[u"benefit"].toString());
        QCOMPARE(textOf(row.bonus), bonusText(fact[u"bonus"]));
        QCOMPARE(printedText(kPrinted.benefitOf(which, space)), textOf(row.benefit));
        QCOMPARE(printedText(kPrinted.bonusOf(which, space)), textOf(row.bonus));
        QCOMPARE(entersTier(space), !fact[u"landmark"].isNull());
        if (entersTier(space))
            QCOMPARE(textOf(nameOf(landmarkOf(which, space))), fact[u"landmark"].toString());
        QStringList cost;
        for (int i = 0; i < costOf(space).own; ++i)
            cost.append(textOf(nameOf(kOwnResource[which])));
        for (int i = 0; i < costOf(space).any; ++i)
            cost.append(QStringLiteral("any"));
        QCOMPARE(cost, listOf(fact[u"cost"]));
    }
    void trackNames()
    {
        const QJsonArray facts = tracks();
        QVERIFY(areNamesOf<Track>(facts, "id"));
        for (const Track track : kAll<Track>) {
            const QJsonValue fact = facts[static_cast<int>(track)];
            QCOMPARE(textOf(kTrackLetters.at(static_cast<std::size_t>(track))), fact[u"letter"].toString());
            QCOMPARE(textOf(nameOf(kOwnResource[track])), fact[u"resource"].toString());
            QCOMPARE(fact[u"spaces"].toArray().size(), kSpaces);
        }
        QCOMPARE(steps(factsIn("tracks.json")[u"rules"][u"tier_boundaries"]), QStringLiteral("1 4 7 10"));
    }
    void landmarks()
    {
        const QJsonArray facts = baseOf(factsIn("landmarks.json")[u"landmarks"].toArray());
        QCOMPARE(facts.size(), static_cast<int>(kCount<Landmark>));
        for (const QJsonValue fact : facts) {
            const auto landmark = fromName<Landmark>(fact[u"id"].toString().toStdString());
            QVERIFY(landmark);
            const QJsonValue source = fact[u"source"];
            if (const auto track = fromName<Track>(source[u"track"].toString().toStdString()))
                QCOMPARE(int(*landmark), int(landmarkOf(*track, 3 * source[u"tier"].toInt() - 2)));
            else
                QVERIFY(int(*landmark) >= int(Landmark::Bakery));
        }
    }
    // DE p.17: the variant with two cards.
    void whatStandsOnNoBoard()
    {
        const QString bonus = textOf(kTrackSpaces[Track::Technology].at(kNanotechnology - 1).bonus);
        QCOMPARE(textOf(kCheaperNanotechnology), QString(bonus).replace(QStringLiteral("*3"), QStringLiteral("*2")));
        QCOMPARE(printedText(kPrinted.ruled(Ruled::CheaperNanotechnology)), textOf(kCheaperNanotechnology));
        QCOMPARE(printedText(kPrinted.ruled(Ruled::Any)), QStringLiteral("any"));
        for (const Track track : kAll<Track>) {
            const QString letter = textOf(kTrackLetters.at(static_cast<std::size_t>(track)));
            QCOMPARE(printedText(kPrinted.step(track, true)), QStringLiteral("adv(%1)").arg(letter));
            QCOMPARE(printedText(kPrinted.step(track, false)), QStringLiteral("adv_x(%1)").arg(letter));
        }
    }
    void spaceTiles()
    {
        const QJsonArray facts = baseOf(factsIn("space_tiles.json")[u"tiles"].toArray());
        QCOMPARE(facts.size(), kSpaceTiles);
        for (int tile = 1; tile <= kSpaceTiles; ++tile) {
            QCOMPARE(facts[tile - 1][u"no"].toInt(), tile);
            QCOMPARE(textOf(kSpaceTileTexts.at(static_cast<std::size_t>(tile - 1))), facts[tile - 1][u"benefit"].toString());
            QCOMPARE(printedText(kPrinted.spaceTile(tile)), facts[tile - 1][u"benefit"].toString());
        }
    }
    // DE p.8: the circle from the bottom row, the square from the middle one; nothing goes up from the top.
    void techCards()
    {
        const QJsonArray cards = factsIn("tech_cards.json")[u"cards"].toArray();
        QCOMPARE(cards.size(), 33);
        for (const auto &[row, part] : {std::pair(TechRow::Bottom, "circle"), std::pair(TechRow::Middle, "square")}) {
            QSet<QString> printed;
            for (const QJsonValue card : cards)
                printed.insert(card[QLatin1String(part)].toString());
            QSet<QString> offered;
            for (std::size_t at = 0; at < techBenefits(row).size(); ++at)
                offered.insert(textOf(techBenefit(row, at).text().view()));
            QCOMPARE(offered, printed);
            QCOMPARE(static_cast<std::size_t>(offered.size()), techBenefits(row).size());
        }
        QVERIFY(techBenefits(TechRow::Top).empty());
    }
    void territoryTiles()
    {
        const QJsonObject facts = factsIn("territory_tiles.json");
        QCOMPARE(facts[u"tiles"].toArray().size(), kTerritoryTiles);
        const QJsonObject histogram = facts[u"benefit_histogram"].toObject();
        QCOMPARE(histogram.size(), static_cast<int>(kCount<TileBenefit>));
        Per<int, TileBenefit> counted;
        for (const QJsonValue tile : facts[u"tiles"].toArray())
            ++counted[*fromName<TileBenefit>(tile[u"benefit"].toString().toStdString())];
        for (const TileBenefit tile : kAll<TileBenefit>) {
            QCOMPARE(int{kTilesWith[tile]}, histogram[textOf(nameOf(tile))].toInt());
            QCOMPARE(int{kTilesWith[tile]}, counted[tile]);
            QCOMPARE(printedText(kPrinted.tile(tile)), textOf(nameOf(tile)));
        }
    }
    // DE p.9.
    void dice()
    {
        const QJsonObject facts = factsIn("dice.json");
        QStringList red;
        for (const RedFace face : kAll<RedFace>) {
            for (int i = 0; i < kRedFaces[face]; ++i)
                red.append(textOf(nameOf(face)));
            QCOMPARE(printedText(kPrinted.red(face)), textOf(nameOf(face)));
        }
        QCOMPARE(red, listOf(facts[u"conquer_red"]));
        QStringList black;
        for (const BlackFace face : kAll<BlackFace>) {
            for (int i = 0; i < kBlackFaces[face]; ++i)
                black.append(textOf(nameOf(face)));
            QCOMPARE(printedText(kPrinted.black(face)), face == BlackFace::Territory ? QString() : textOf(nameOf(face)));
        }
        QCOMPARE(black, listOf(facts[u"conquer_black"]));
        for (const Track track : kAll<Track>)
            QCOMPARE(int{kScienceFaces[track]}, facts[u"science_d12"][u"faces"][textOf(nameOf(track))].toInt());
    }
    // DE p.11 to 13: what each slot hides.
    void incomeMat()
    {
        const QJsonObject facts = factsIn("income_mat.json");
        QVERIFY(areNamesOf<Building>(facts[u"rows"].toArray(), "building"));
        QVERIFY(areNamesOf<Resource>(facts[u"rows"].toArray(), "resource"));
        QCOMPARE(facts[u"resource_cap"].toInt(), kMostResource);
        for (const Building building : kAll<Building>) {
            const QJsonValue row = facts[u"rows"][static_cast<int>(building)];
            QCOMPARE(row[u"buildings"].toInt() + 1, kSlots);
            for (int slot = 1; slot <= kSlots; ++slot) {
                const QJsonValue fact = row[u"slots"][slot - 1];
                const SlotRow &kept = kMat[building].at(static_cast<std::size_t>(slot - 1));
                QStringList income;
                if (kept.hasResource)
                    income.append(textOf(nameOf(resourceOf(building))));
                if (!kept.also.empty())
                    income.append(textOf(kept.also));
                QCOMPARE(income, listOf(fact[u"income"]));
                QCOMPARE(kept.points.empty() ? QStringList() : QStringList(textOf(kept.points)), listOf(fact[u"vp"]));
                QCOMPARE(fact[u"starts_covered"].toBool(), slot > 1);
            }
        }
    }
    // DE p.11: before the neighbours.
    void eraBonus()
    {
        const QJsonArray facts = factsIn("income_mat.json")[u"era_slots"].toArray();
        QCOMPARE(facts.size(), kIncomes);
        for (const QJsonValue fact : facts) {
            const int any = eraBonusOf(fact[u"era"].toInt());
            const QString text = any == 0 ? QString() : QStringLiteral("any*%1").arg(any);
            QCOMPARE(fact[u"first_of_neighbours_bonus"].toString(), text);
        }
    }
    // DE p.11, p.15.
    void stepsOfAnIncomeTurn()
    {
        const QJsonValue facts = factsIn("income_mat.json")[u"income_turn_steps"];
        const Per<QString, IncomeStep> keys{{QStringLiteral("2_play_tapestry"), QStringLiteral("3_upgrade_1_tech"),
                                             QStringLiteral("4_gain_vp"), QStringLiteral("5_gain_income")}};
        for (const IncomeStep step : kAll<IncomeStep>) {
            QStringList turns;
            for (int turn = 1; turn <= kIncomes; ++turn)
                if (isInTurn(step, turn))
                    turns.append(QString::number(turn));
            QCOMPARE(turns.join(u' '), steps(facts[keys[step]]));
        }
    }
    // DE p.15.
    void achievements()
    {
        const QJsonArray facts = factsIn("achievements.json")[u"achievements"].toArray();
        QVERIFY(areNamesOf<Achievement>(facts, "id"));
        for (const Achievement achievement : kAll<Achievement>)
            for (int players = 1; players <= kMostSeats; ++players) {
                QStringList prizes;
                for (const int prize : prizesOf(achievement, players))
                    if (prize > 0)
                        prizes.append(QString::number(prize));
                const QJsonValue fact = facts[static_cast<int>(achievement)][u"vp_by_order"];
                QCOMPARE(prizes.join(u' '), steps(fact[players <= 3 ? u"1-3" : u"4-5"]));
            }
    }
};

} // namespace tst_tapestry_tables

PEGSHEET_TEST(tst_tapestry_tables, TestTables)
#include "tst_tables.moc"
