// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsfields.h"

#include "app/nations/text/nationstext.h"
#include "app/values.h"
#include "model/nations/correction.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>

namespace pegsheet::app {

namespace {

using namespace nations;

struct Fields
{
    Q_DECLARE_TR_FUNCTIONS(NationsFields)
};

QVariant placeValue(const Place &place)
{
    return place ? variantOf(toValue(*place)) : QVariant::fromValue(nullptr);
}

QVariantList tileValues(const std::vector<Tile> &tiles)
{
    QVariantList values;
    for (const Tile &tile : tiles)
        values.append(variantOf(toValue(tile)));
    return values;
}

QString text(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

template <NamedEnum E>
void addPieces(QVariantList &list, const QString &group, const Amounts<E> &amounts, const Player &player)
{
    for (const E each : kAll<E>) {
        if constexpr (std::is_same_v<E, DieFace>)
            if (diceOf(player, kFaces[each].colour) == 0)
                continue;
        if constexpr (std::is_same_v<E, Colour>)
            if (diceOf(player, each) == 0)
                continue;
        const QString path = group + QLatin1Char('.') + text(nameOf(each));
        list.append(QVariantMap{{QStringLiteral("path"), path},
                                {QStringLiteral("label"), nationsFieldName(path)},
                                {QStringLiteral("count"), amounts[each]}});
    }
}

QVariantList pieceFields(const Player &player)
{
    QVariantList list;
    addPieces(list, QStringLiteral("dice.available"), player.available.dice, player);
    addPieces(list, QStringLiteral("dice.toRoll"), player.toRoll, player);
    addPieces(list, QStringLiteral("dice.used"), player.usedDice, player);
    addPieces(list, QStringLiteral("chits.available"), player.available.chits, player);
    addPieces(list, QStringLiteral("chits.used"), player.usedChits, player);
    return list;
}

// The offer, while it can be corrected.
QVariantMap turnFields(const State &state)
{
    const std::vector<FieldRow> rows = fieldRows(state, -1);
    const Value &offer = rowAt(rows, "offer")->value;
    if (refuses(state, -1, Correction{{{"offer", offer}}}))
        return {};
    return {{QStringLiteral("offer"), variantOf(offer)}};
}

QString pieceName(const QStringList &steps)
{
    const std::string last = steps.last().toStdString();
    const bool isDie = steps.first() == QLatin1String("dice");
    const QString part = steps.value(1);
    const QString name = termText(!isDie ? "chit" : part == QLatin1String("available") ? "dieFace" : "colour", last);
    if (part == QLatin1String("used"))
        //: Dice or chits that are used up in this age: %1 "White dice", "Gold"
        return Fields::tr("%1, used").arg(name);
    //: Dice that show nothing yet: %1 "White dice"
    return part == QLatin1String("toRoll") ? Fields::tr("%1, to roll").arg(name) : name;
}

// Points on tiles as they were typed; what the app knows is none of them.
QVariantList sumFields(const Player &player)
{
    QVariantList list;
    const auto add = [&](TileKind kind, const QString &path, int points) {
        if (!player.hasPutIn(kind))
            list.append(QVariantMap{{QStringLiteral("path"), path},
                                    {QStringLiteral("label"), nationsFieldName(path)},
                                    {QStringLiteral("count"), points}});
    };
    add(TileKind::Development, QStringLiteral("tilePoints.developments"), player.sums.developments);
    add(TileKind::Advisor, QStringLiteral("tilePoints.advisor"), player.sums.advisor);
    add(TileKind::Colony, QStringLiteral("tilePoints.colonies"), player.sums.colonies);
    add(TileKind::Wonder, QStringLiteral("tilePoints.wonders"), player.sums.wonders);
    return list;
}

} // namespace

QVariantMap nationsFields(const State &state, int seat)
{
    if (seat < 0)
        return turnFields(state);
    if (seat >= state.players)
        return {};
    const Player &player = state.seats.at(static_cast<std::size_t>(seat));
    QVariantList developments;
    for (const Place &place : player.developments)
        developments.append(placeValue(place));
    QVariantList ledger;
    for (const AgePoints &age : player.ledger)
        ledger.append(QVariantMap{
            {QStringLiteral("books"), age.books}, {QStringLiteral("famine"), age.famine}, {QStringLiteral("war"), age.war}});
    QVariantMap fields{
        {QStringLiteral("developments"), developments},        {QStringLiteral("advisor"), placeValue(player.advisor)},
        {QStringLiteral("wonder"), placeValue(player.wonder)}, {QStringLiteral("colonies"), tileValues(player.colonies)},
        {QStringLiteral("built"), tileValues(player.built)},   {QStringLiteral("ledger"), ledger},
        {QStringLiteral("pieces"), pieceFields(player)}};
    if (state.tilesUnknown && state.step >= Step::Sums && state.hasEntered(seat))
        fields.insert(QStringLiteral("sums"), sumFields(player));
    return fields;
}

QVariantMap nationsNumber(const State &state, int seat, const QString &path)
{
    if (seat >= state.players)
        return {};
    const std::vector<FieldRow> rows = fieldRows(state, seat);
    const FieldRow *row = rowAt(rows, path.toStdString());
    if (row == nullptr || !row->range)
        return {};
    auto most = static_cast<int>(row->range->max);
    int step = 1;
    // All or nothing of famine and war, so much for everybody behind of books.
    if (row->path.starts_with("ledger.") && row->name == "books") {
        step = bookPoints(state.players);
        most = mostBookPoints(state.players);
    } else if (row->path.starts_with("ledger.")) {
        step = most;
    }
    return {{QStringLiteral("value"), static_cast<int>(*row->value.integer())},
            {QStringLiteral("least"), static_cast<int>(row->range->min)},
            {QStringLiteral("most"), most},
            {QStringLiteral("step"), step}};
}

QString nationsFieldName(const QString &path)
{
    const QStringList steps = path.split(QLatin1Char('.'));
    const QString &group = steps.first();
    const std::string last = steps.last().toStdString();
    const int number = steps.last().toInt() + 1;
    if (group == QLatin1String("dice") || group == QLatin1String("chits"))
        return pieceName(steps);
    if (group == QLatin1String("ledger") && steps.size() == 3)
        //: Points of an age: %1 "Age II", %2 "Famine"
        return Fields::tr("%1, %2").arg(scoreName(steps.at(1).toStdString()), scoreName(last));
    if (group == QLatin1String("tilePoints"))
        return scoreName(last);
    if (group == QLatin1String("event"))
        return termText("field", last);
    if (group == QLatin1String("developments") && steps.size() == 2)
        //: One of the five places for developments on a board, counted from the left
        return Fields::tr("Development %1").arg(number);
    if (group == QLatin1String("colonies") && steps.size() == 2)
        //: A tile beside a board, counted
        return Fields::tr("Colony %1").arg(number);
    if (group == QLatin1String("built") && steps.size() == 2)
        //: A tile beside a board, counted
        return Fields::tr("Built wonder %1").arg(number);
    return termText("field", group.toStdString());
}

} // namespace pegsheet::app
