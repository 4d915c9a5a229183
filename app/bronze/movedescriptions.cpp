// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/movedescriptions.h"

#include "app/bronze/sentences.h"
#include "app/bronze/words.h"
#include "model/bronze/game.h"
#include "model/core/matchof.h"
#include "model/core/movereader.h"

namespace pegsheet::app {

using namespace bronze;

namespace {

using Typed = MatchOf<Bronze>;

const Typed &typed(const Match &match)
{
    return static_cast<const Typed &>(match);
}

QStringList namesOf(const Match &match)
{
    QStringList names;
    for (const std::string &name : match.setup().players)
        names.append(QString::fromStdString(name));
    return names;
}

} // namespace

QString bronzeAdvice(const Match &match, int place, const Value &move)
{
    Move read;
    if (MoveReader<Move>::read(move, read))
        return {};
    return sentences::ofAdvice(typed(match).stateBefore(place), read, namesOf(match));
}

QString bronzeLeaves(const Match &match, int place, const Value *move)
{
    Move made = typed(match).moveAt(place);
    if (move != nullptr && MoveReader<Move>::read(*move, made))
        return {};
    State after = typed(match).stateBefore(place);
    if (after.step <= Step::Choosing || refuses(after, made))
        return {};
    const int seat = after.player;
    NoEffects quiet;
    apply(after, made, quiet);
    const Sheet &sheet = after.sheets[static_cast<std::size_t>(seat)];
    QStringList parts{words::cities(sheet.cities())};
    Amounts<Good> goods;
    goods.values = sheet.goods.values;
    if (goods.total() > 0)
        parts.append(words::goods(goods));
    return words::list(parts);
}

MoveDescription bronzeMove(const Match &match, int place)
{
    const State before = typed(match).stateBefore(place);
    const Move &move = typed(match).moveAt(place);
    const bool correction = std::holds_alternative<Correct>(move);
    // Sheets come in any order.
    const auto *sheet = std::get_if<FinishedSheet>(&move);
    const int seat = sheet != nullptr ? sheet->player : before.player;
    const QStringList names = namesOf(match);
    return {correction ? -1 : seat,
            static_cast<int>(before.round),
            sentences::ofMove(before, move, names),
            sentences::ofEffects(before, move, names).join(QStringLiteral(" · ")),
            correction,
            correction ? QString() : names.value(seat)};
}

int bronzeRound(const Match &match, int place)
{
    return static_cast<int>(typed(match).stateAt(place).round);
}

} // namespace pegsheet::app
