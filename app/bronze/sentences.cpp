// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/sentences.h"

#include "app/bronze/phrases.h"
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

QString chosen(int food, int workers)
{
    return say(workers == 0 ? "chooseFood" : food == 0 ? "chooseWorkers" : "chooseBoth", {{"food", food}, {"workers", workers}});
}

QString toChoose(int food, int workers)
{
    return say(workers == 0 ? "adviseFood" : food == 0 ? "adviseWorkers" : "adviseBoth", {{"food", food}, {"workers", workers}});
}

QString corrected(const Correct &move, const QStringList &names)
{
    Object values;
    if (move.player >= 0)
        values.push_back({"player", names.value(move.player).toStdString()});
    if (!move.why.empty())
        values.push_back({"why", move.why});
    return say(move.player < 0 ? "correctTurn" : "correctSheet", std::move(values));
}

QString traded(const Trade &move, const QStringList &names)
{
    const char *code = move.take.total() == 0 ? "tradeGiven" : move.give.total() == 0 ? "tradeTaken" : "trade";
    return say(code,
               {{"player", names.value(move.with).toStdString()},
                {"gave", phrases::wares(move.give)},
                {"took", phrases::wares(move.take)}});
}

QString sent(const Spears &move, const char *some, const char *none)
{
    Amounts<Good> spearheads;
    spearheads[Good::Metal] = move.metal;
    return say(move.metal > 0 ? some : none, {{"goods", phrases::goods(spearheads)}});
}

QString preserved()
{
    Amounts<Good> pottery;
    pottery[Good::Pottery] = 1;
    return say("preserve", {{"by", nameOf(Development::Preservation)}, {"goods", phrases::goods(pottery)}});
}

} // namespace

QString ofAdvice(const State &before, const Move &move, const QStringList &names)
{
    return std::visit(
        Overload{
            [&](const Reroll &m) {
                const int count = before.dice.size() - m.kept.size();
                return say(m.kept.empty() ? "rerollAll" : "rerollBut", {{"count", count}, {"dice", phrases::dice(m.kept)}});
            },
            [](const Leadership &m) {
                return say("leadershipAgain", {{"by", nameOf(Development::Leadership)}, {"from", nameOf(m.from)}});
            },
            [&](const Keep &) {
                return say("adviseKeep", {{"dice", phrases::dice(before.dice)}});
            },
            [](const Build &m) {
                return say("adviseBuild", {{"boxes", m.boxes}, {"target", nameOf(m.target)}});
            },
            [](const Buy &m) {
                return say("adviseBuy", {{"development", nameOf(m.development)}});
            },
            [](const Discard &m) {
                return say("adviseDiscard", {{"goods", phrases::goods(m.goods)}});
            },
            [](const EndTurn &) { return say("adviseEnd"); },
            [&](const Choose &m) { return toChoose(m.food, before.dice.count(Face::Choice) - m.food); },
            [](const UseStone &m) {
                return say("adviseStone", {{"stone", m.stone}, {"workers", m.stone * kStoneWorkers}});
            },
            [](const Preserve &) {
                return say("advisePreserve", {{"by", nameOf(Development::Preservation)}});
            },
            [](const Spears &m) { return sent(m, "adviseSpears", "adviseNoSpears"); },
            [](const Ship &m) {
                return say("adviseShip", {{"ships", m.ships}});
            },
            [](const Swap &m) {
                return say("adviseSwap", {{"from", nameOf(m.from)}, {"to", nameOf(m.to)}});
            },
            [&](const auto &m) { return ofMove(before, m, names); },
        },
        move);
}

QString ofMove(const State &before, const Move &move, const QStringList &names)
{
    return std::visit(
        Overload{
            [](const Roll &m) {
                return say("roll", {{"dice", phrases::dice(m.faces)}});
            },
            [](const Reroll &m) {
                return say("reroll", {{"count", m.rolled.size()}, {"dice", phrases::dice(m.rolled)}});
            },
            [&](const Keep &) {
                return say("keep", {{"dice", phrases::dice(before.dice)}});
            },
            [](const Leadership &m) {
                return say("leadership", {{"by", nameOf(Development::Leadership)}, {"from", nameOf(m.from)}, {"to", nameOf(m.to)}});
            },
            [&](const Choose &m) { return chosen(m.food, before.dice.count(Face::Choice) - m.food); },
            [](const UseStone &m) {
                return say("useStone", {{"stone", m.stone}, {"workers", m.stone * kStoneWorkers}});
            },
            [](const Build &m) {
                return say("build", {{"boxes", m.boxes}, {"target", nameOf(m.target)}});
            },
            [&](const Buy &m) {
                return say("buy",
                           {{"development", nameOf(m.development)}, {"payment", phrases::payment(before.coins, m.goods, m.food)}});
            },
            [](const Discard &m) {
                return say("discard", {{"goods", phrases::goods(m.goods)}});
            },
            [](const EndTurn &) { return say("endTurn"); },
            [](const Preserve &) { return preserved(); },
            [](const Spears &m) { return sent(m, "spears", "spearsNone"); },
            [](const Ship &m) {
                return say("ship", {{"ships", m.ships}});
            },
            [](const Swap &m) {
                return say("swap", {{"from", nameOf(m.from)}, {"to", nameOf(m.to)}});
            },
            [&](const Trade &m) { return traded(m, names); },
            [&](const FinishedSheet &m) {
                return say("sheet", {{"player", names.value(m.player).toStdString()}});
            },
            [&](const Correct &m) { return corrected(m, names); },
        },
        move);
}

QString whole(const QString &done, const QStringList &came)
{
    return (QStringList(done) + came).join(QStringLiteral(" · "));
}

QString shortName(const Move &move)
{
    return std::visit(Overload{
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
                          [](const Preserve &) { return words::name(Development::Preservation); },
                          [](const Spears &) { return words::name(Disaster::Invasion); },
                          [](const Ship &) { return BronzeSentences::tr("Ship", "undo"); },
                          [](const Swap &) { return BronzeSentences::tr("Swap", "undo"); },
                          [](const Trade &) { return BronzeSentences::tr("Trade", "undo"); },
                          [](const FinishedSheet &) { return BronzeSentences::tr("Finished sheet", "undo"); },
                          [](const Correct &) { return BronzeSentences::tr("Correction", "undo"); },
                      },
                      move);
}

} // namespace pegsheet::app::sentences
