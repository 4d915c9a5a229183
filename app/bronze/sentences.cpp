// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/sentences.h"

#include "app/bronze/words.h"
#include "model/core/overload.h"

#include <QCoreApplication>

namespace pegsheet::app::sentences {

using namespace bronze;

namespace {

struct BronzeSentences
{
    Q_DECLARE_TR_FUNCTIONS(BronzeSentences)
};

// "2 skulls, 1 coins": the faces that lie there.
QString faces(Dice dice)
{
    QStringList items;
    for (const Face face : kAll<Face>) {
        const int count = dice.count(face);
        if (count == 1)
            items.append(words::name(face));
        else if (count > 1)
            //: Dice: %1 how many show the face %2
            items.append(BronzeSentences::tr("%1 × %2").arg(count).arg(words::name(face)));
    }
    return words::list(items);
}

QString rowsAndFood(const Buy &move)
{
    QStringList items;
    for (const Good good : kAll<Good>)
        if (move.goods.has(good))
            items.append(words::name(good));
    if (move.food > 0)
        //: Part of a payment: %1 how much food
        items.append(BronzeSentences::tr("%1 food").arg(move.food));
    return words::list(items);
}

QString bought(const State &before, const Buy &move)
{
    QString with = rowsAndFood(move);
    if (before.coins > 0)
        with = with.isEmpty() ? words::coins(before.coins)
                              : words::list({words::coins(before.coins), with});
    //: %1 a development, %2 what it was paid with: "7 coins, cloth"
    return BronzeSentences::tr("Bought %1 with %2").arg(words::name(move.development), with);
}

QString corrected(const Correct &move, const QStringList &names)
{
    if (move.player < 0)
        return move.why.empty() ? BronzeSentences::tr("The table corrected the turn")
                                //: %1 the table's own words
                                : BronzeSentences::tr("The table corrected the turn: %1")
                                      .arg(QString::fromStdString(move.why));
    const QString name = names.value(move.player);
    return move.why.empty() ? BronzeSentences::tr("The table corrected %1's sheet").arg(name)
                            : BronzeSentences::tr("The table corrected %1's sheet: %2")
                                  .arg(name, QString::fromStdString(move.why));
}

QString hit(const Hit &effect, const QString &name)
{
    const QString disaster = words::name(effect.disaster);
    if (effect.disaster == Disaster::Revolt) {
        const QString goods = words::goods(effect.goods);
        return goods.isEmpty() ? BronzeSentences::tr("%1: %2 had no goods to lose").arg(disaster, name)
                               //: %1 the disaster, %2 a player, %3 "2 wood, 1 stone"
                               : BronzeSentences::tr("%1: %2 loses %3").arg(disaster, name, goods);
    }
    //: %1 the disaster, %2 a player, %3 "3 points"
    return BronzeSentences::tr("%1: %2 loses %3").arg(disaster, name, words::points(effect.points));
}

QString built(const Built &effect)
{
    const QString target = words::name(effect.target);
    if (effect.open > 0)
        //: %1 a building, %2 "2 boxes"
        return BronzeSentences::tr("%1: %2 open").arg(target, words::boxes(effect.open));
    if (isCity(effect.target))
        return BronzeSentences::tr("%1 is finished: one die more from the next turn").arg(target);
    return effect.first ? BronzeSentences::tr("%1 is finished first: %2").arg(target, words::points(effect.points))
                        : BronzeSentences::tr("%1 is finished: %2").arg(target, words::points(effect.points));
}

QString collected(const GoodsCollected &effect)
{
    QString text = BronzeSentences::tr("Goods: %1").arg(words::goods(effect.gained));
    if (effect.lost > 0)
        text = words::list({text, BronzeSentences::tr("%n found no hole", nullptr, effect.lost)});
    return text;
}

QString fed(const Fed &effect)
{
    return effect.unfed == 0 ? BronzeSentences::tr("%1 fed").arg(words::cities(effect.cities))
                             : BronzeSentences::tr("%1 unfed").arg(words::cities(effect.unfed));
}

} // namespace

QString ofMove(const State &before, const Move &move, const QStringList &names)
{
    return std::visit(
        Overload{
            [](const Roll &m) { return BronzeSentences::tr("Rolled %1").arg(faces(m.faces)); },
            [](const Reroll &m) {
                //: %1 how many dice, %2 what they show now
                return BronzeSentences::tr("Rolled %1 again: %2").arg(words::dice(m.rolled.size()), faces(m.rolled));
            },
            [&](const Keep &) { return BronzeSentences::tr("Kept %1").arg(faces(before.dice)); },
            [](const Leadership &m) {
                //: %1 the face turned, %2 the face it shows now
                return BronzeSentences::tr("Leadership: %1 became %2").arg(words::name(m.from), words::name(m.to));
            },
            [&](const Choose &m) {
                const int dice = before.dice.count(Face::Choice);
                //: Choice dice: %1 give food, %2 give workers
                return BronzeSentences::tr("Chose food with %1, workers with %2")
                    .arg(words::dice(m.food), words::dice(dice - m.food));
            },
            [](const UseStone &m) {
                return BronzeSentences::tr("Sold %1 stone for %2").arg(m.stone).arg(words::workers(m.stone * kStoneWorkers));
            },
            [](const Build &m) {
                //: %1 "3 boxes", %2 a city or a monument
                return BronzeSentences::tr("Built %1: %2").arg(words::boxes(m.boxes), words::name(m.target));
            },
            [&](const Buy &m) { return bought(before, m); },
            [](const Discard &m) { return BronzeSentences::tr("Discarded %1").arg(words::goods(m.goods)); },
            [](const EndTurn &) { return BronzeSentences::tr("Ended the turn"); },
            [&](const Correct &m) { return corrected(m, names); },
        },
        move);
}

QStringList ofEffects(const std::vector<Effect> &effects, const QStringList &names)
{
    QStringList lines;
    for (const Effect &effect : effects) {
        const QString line = std::visit(
            Overload{
                [](const GoodsCollected &e) { return collected(e); },
                [](const FoodCollected &e) { return BronzeSentences::tr("+%1 food").arg(e.earned); },
                [](const Fed &e) { return fed(e); },
                [&](const Hit &e) { return hit(e, names.value(e.player)); },
                [&](const Spared &e) {
                    return e.by == Shield::Roller
                        ? QString()
                        //: %1 the disaster, %2 a player, %3 a development or the Great Wall
                        : BronzeSentences::tr("%1: %2 is spared by %3")
                              .arg(words::name(e.disaster), names.value(e.player), words::name(e.by));
                },
                [](const Ready &e) {
                    return words::list({words::workers(e.workers), words::coins(e.coins)});
                },
                [](const Built &e) { return built(e); },
                [](const Bought &e) {
                    return e.over > 0 ? BronzeSentences::tr("+%1, %2 too many are lost")
                                            .arg(words::points(e.points), words::coins(e.over))
                                      : BronzeSentences::tr("+%1").arg(words::points(e.points));
                },
                [](const GivenUp &) { return QString(); },
                [](const Corrected &) { return QString(); },
                [](const LastRound &e) {
                    return e.why == EndReason::Developments
                        ? BronzeSentences::tr("The last round: the developments are complete")
                        : BronzeSentences::tr("The last round: every monument is finished");
                },
                [](const TurnEnded &e) { return e.over ? BronzeSentences::tr("The match is over") : QString(); },
            },
            effect);
        if (!line.isEmpty())
            lines.append(line);
    }
    return lines;
}

QString shortName(const Move &move)
{
    return std::visit(
        Overload{
            //: What the undo button takes back, a noun
            [](const Roll &) { return BronzeSentences::tr("Roll", "undo"); },
            [](const Reroll &) { return BronzeSentences::tr("Re-roll", "undo"); },
            [](const Keep &) { return BronzeSentences::tr("Keeping the dice", "undo"); },
            [](const Leadership &) { return words::name(Development::Leadership); },
            [](const Choose &) { return BronzeSentences::tr("Choice", "undo"); },
            [](const UseStone &) { return BronzeSentences::tr("Sale of stone", "undo"); },
            [](const Build &m) { return words::name(m.target); },
            [](const Buy &m) { return words::name(m.development); },
            [](const Discard &) { return BronzeSentences::tr("Discard", "undo"); },
            [](const EndTurn &) { return BronzeSentences::tr("End of turn", "undo"); },
            [](const Correct &) { return BronzeSentences::tr("Correction", "undo"); },
        },
        move);
}

} // namespace pegsheet::app::sentences
