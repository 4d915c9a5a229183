// SPDX-License-Identifier: Apache-2.0
#include "model/nations/rules.h"
#include "model/nations/tables.h"
#include "model/nations/tile.h"
#include "tests/model/nations/facts.h"
#include "tests/registry.h"

#include <QSet>

namespace tst_nations_tables {

using namespace pegsheet;
using namespace pegsheet::nations;

namespace {

template <NamedEnum E>
QStringList namesOf()
{
    QStringList names;
    for (const E e : kAll<E>)
        names.append(textOf(nameOf(e)));
    return names;
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

template <NamedEnum E>
int total(const Per<std::uint8_t, E> &amounts)
{
    int sum = 0;
    for (const E e : kAll<E>)
        sum += amounts[e];
    return sum;
}

} // namespace

// The printed numbers, as gathered from the sources, against the tables that the rules use.
class TestTables : public QObject
{
    Q_OBJECT

private slots:
    void symbolsAndChits()
    {
        QStringList symbols;
        QStringList chits;
        const QJsonArray facts = factsIn("symbols.json")[u"symbols"].toArray();
        for (const QJsonValue fact : facts) {
            const QString id = fact[u"id"].toString();
            if (fact[u"on_dice"].toBool()) {
                symbols.append(id);
                const auto symbol = fromName<Symbol>(id.toStdString());
                QVERIFY(symbol);
                QCOMPARE(isTradable(*symbol), fact[u"tradable_2_for_1"].toBool());
            }
            if (fact[u"on_chits"].toBool())
                chits.append(id);
        }
        QCOMPARE(symbols, namesOf<Symbol>());
        QCOMPARE(chits, namesOf<Chit>());
    }
    void faces()
    {
        QSet<QString> faces;
        const QJsonArray dice = factsIn("dice.json")[u"dice"].toArray();
        for (const Colour colour : kAll<Colour>) {
            const QString id = textOf(nameOf(colour));
            const QJsonArray known = entryOf(dice, QLatin1String(nameOf(colour).data()))[u"enumerable_faces"].toArray();
            QCOMPARE(int{kFaceCount[colour]}, known.size());
            for (const QJsonValue fact : known)
                faces.insert(id + fact[u"symbol"].toString() + QString::number(fact[u"n"].toInt()));
        }
        for (const DieFace face : kAll<DieFace>) {
            const FaceRow &row = kFaces[face];
            const QString id = textOf(nameOf(row.colour)) + textOf(nameOf(row.symbol));
            QVERIFY(faces.remove(id + QString::number(row.n)));
            // The name says colour and symbol, and how many where the die has several numbers of it.
            QVERIFY(id.startsWith(textOf(nameOf(face)).remove(QString::number(row.n)), Qt::CaseInsensitive));
            QVERIFY(row.n <= kHighestFace);
        }
        QVERIFY(faces.isEmpty());
        QCOMPARE(entryOf(dice, QLatin1String("d4"))[u"sides"].toInt(), kD4);
    }
    void supply()
    {
        const QJsonValue chits = valueIn("components.json", "chits");
        for (const Chit chit : kAll<Chit>)
            QCOMPARE(int{kChitSupply[chit]}, chits[textOf(nameOf(chit))].toInt());
        QCOMPARE(total(kChitSupply), chits[u"total"].toInt());
        const QJsonValue dice = valueIn("components.json", "dice_d6");
        for (const Colour colour : kAll<Colour>)
            QCOMPARE(int{kDiceSupply[colour]}, dice[textOf(nameOf(colour))].toInt());
        QCOMPARE(total(kDiceSupply), dice[u"total"].toInt());
    }
    void setUp()
    {
        const QJsonValue books = valueIn("setup.json", "starting_books");
        const QJsonValue columns = valueIn("setup.json", "columns_in_use");
        const QJsonValue offer = valueIn("setup.json", "tiles_on_offer_per_age");
        for (int players = 1; players <= kMaxSeats; ++players) {
            const QString key = QString::number(players);
            for (int seat = 0; seat < players; ++seat)
                QCOMPARE(int{kStartBooks.at(static_cast<std::size_t>(players - 1)).at(static_cast<std::size_t>(seat))},
                         books[key][seat].toInt());
            QCOMPARE(books[key].toArray().size(), players);
            QCOMPARE(columnsFor(players), columns[key].toInt());
            QCOMPARE(columnsFor(players) * kRows, offer[key].toInt());
        }
        const QJsonValue chits = valueIn("setup.json", "starting_chits");
        for (const Chit chit : kAll<Chit>)
            QCOMPARE(int{kStartChits[chit]}, chits[textOf(nameOf(chit))].toInt(0));
        QCOMPARE(kSlots * kPrintedDice, valueIn("setup.json", "starting_dice")[u"white"].toInt());
    }
    void progressBoard()
    {
        const QJsonValue board = valueIn("components.json", "progress_board");
        QCOMPARE(kRows, board[u"rows"].toInt());
        QCOMPARE(kMostColumns, board[u"columns"].toInt());
        QCOMPARE(columnsFor(board[u"column_4_only_with_players"].toInt()), kMostColumns);
        for (int row = 1; row <= kRows; ++row)
            QCOMPARE(priceOf(row), board[u"row_price"][QString::number(row)].toInt());
    }
    void pointsOfTheTrack()
    {
        const QJsonObject points = factsIn("events.json")[u"vp_by_age"][u"value"].toObject();
        QCOMPARE(points.size(), kAges);
        for (int age = 1; age <= kAges; ++age)
            QCOMPARE(pointsOfAge(age), points[QString::number(age)].toInt());
        const QJsonValue books = valueIn("rules.json", "books_vp_per_player_behind");
        for (int players = 1; players <= kMaxSeats; ++players)
            QCOMPARE(bookPoints(players), books[QString::number(players)].toInt());
        QCOMPARE(mostTrackPoints(4), 4 * 3 + 2 * (1 + 2 + 3 + 4));
        QCOMPARE(mostTrackPoints(1), 4 * 2 + 20);
    }
    void trading()
    {
        const QJsonValue trade = valueIn("rules.json", "trade_2_dice");
        QCOMPARE(trade[u"n"].toInt(), 1);
        QStringList tradable;
        for (const Symbol symbol : kAll<Symbol>)
            if (isTradable(symbol))
                tradable.append(textOf(nameOf(symbol)));
        QCOMPARE(sorted(tradable), sorted(trade[u"as"].toVariant().toStringList()));
    }
    void boards()
    {
        const QJsonObject facts = factsIn("player_boards.json");
        QCOMPARE(kSlots, facts[u"slots"][u"value"][u"development"].toInt());
        const QJsonArray printed = facts[u"starting_developments"].toArray();
        QCOMPARE(printed.size(), static_cast<int>(kCount<Printed>));
        for (const Printed each : kAll<Printed>) {
            const QJsonValue fact = printed[static_cast<int>(each)];
            QCOMPARE(textOf(nameOf(each)), fact[u"en"].toString().toLower());
            QCOMPARE(fact[u"slot"].toInt(), static_cast<int>(each) + 1);
            QCOMPARE(fact[u"dice"][u"white"].toInt(), kPrintedDice);
            // Rules notes, section 1: no source shows points; 0 is taken.
            QCOMPARE(fact[u"vp"].toInt(0), kPrintedPoints);
        }
    }
    void hallOfFame()
    {
        const QJsonArray fame = valueIn("solo.json", "hall_of_fame").toArray();
        QCOMPARE(fame.size(), static_cast<int>(kHallOfFame.size()));
        for (std::size_t i = 0; i < kHallOfFame.size(); ++i) {
            const QJsonValue fact = fame[static_cast<int>(i)];
            QCOMPARE(int{kHallOfFame.at(i).from}, fact[u"from"].toInt());
            const QString name = fact[u"name"].toString().remove(u' ');
            QVERIFY(name.compare(textOf(kHallOfFame.at(i).id), Qt::CaseInsensitive) == 0);
        }
        QCOMPARE(valueIn("solo.json", "columns").toInt(), columnsFor(1));
        QCOMPARE(valueIn("solo.json", "book_points").toInt(), bookPoints(1));
    }
    // What may be typed in: bounds of ours.
    void grammarOfTiles()
    {
        const QJsonObject facts = factsIn("ability_grammar.json");
        const QJsonValue tile = facts[u"tile"];
        QCOMPARE(tile[u"kind"].toVariant().toStringList(), namesOf<TileKind>());
        QCOMPARE(tile[u"gains"][u"list_of"][0][u"n"].toString(), QStringLiteral("1..%1").arg(kMostGain));
        QCOMPARE(tile[u"gains"][u"list_of"][1][u"n"].toString(), QStringLiteral("1..%1").arg(kMostGain));
        QCOMPARE(tile[u"vp"].toString(), QStringLiteral("0..%1").arg(kMostTilePoints));
        QVERIFY(tile[u"stone"].toString().startsWith(QStringLiteral("1..%1,").arg(kMostStone)));
        QCOMPARE(facts[u"event"][u"famine"].toString(), QStringLiteral("1..%1").arg(kMostThreshold));
        QCOMPARE(facts[u"event"][u"war"].toString(), QStringLiteral("1..%1").arg(kMostThreshold));
        for (const TileKind kind : kAll<TileKind>)
            QCOMPARE(textOf(nameOf(usualPrice(kind))), facts[u"defaults_by_kind"][textOf(nameOf(kind))][u"price"].toString());
        // Green dice and star rerolls belong to an expansion.
        QStringList dice = tile[u"gains"][u"list_of"][0][u"die"].toVariant().toStringList();
        dice.removeOne(QStringLiteral("green"));
        QCOMPARE(dice, namesOf<Colour>());
        QStringList chits = tile[u"gains"][u"list_of"][1][u"chit"].toVariant().toStringList();
        chits.removeOne(QStringLiteral("starReroll"));
        QCOMPARE(sorted(chits), sorted(namesOf<Chit>()));
    }
    void readingsAreSettled()
    {
        QStringList notes;
        for (const RulesNote &note : kNotes) {
            notes.append(textOf(note.id) + QLatin1Char('=') + textOf(note.option));
            const auto &options = gameInfo().options;
            QVERIFY(note.option.empty()
                    || std::any_of(options.begin(), options.end(), [&](const auto &option) { return option.name == note.option; }));
        }
        const QStringList readings{QStringLiteral("rollTogether=rollTogether"),
                                   QStringLiteral("rollBeforePassing="),
                                   QStringLiteral("famineTrades=famineTrades"),
                                   QStringLiteral("warOrder=warOrder"),
                                   QStringLiteral("passRemoves=soloPassRemoves"),
                                   QStringLiteral("supply="),
                                   QStringLiteral("wonderReplaced="),
                                   QStringLiteral("gapsStay="),
                                   QStringLiteral("paidExactly=")};
        QCOMPARE(notes, readings);
        // Their defaults.
        State state;
        QVERIFY(!start({{"Ann"}, {}, {}}, state));
        QVERIFY(state.agreed.famineTrades && !state.agreed.oldWarOrder && !state.agreed.passRemoves && !state.agreed.soloHarder
                && !state.agreed.rollsTogether);
    }
};

} // namespace tst_nations_tables

PEGSHEET_TEST(tst_nations_tables, TestTables)
#include "tst_tables.moc"
