// SPDX-License-Identifier: Apache-2.0
// Seats that the app plays, and hints: what it would do next lies on the sheet in pencil, and the table makes the move by the bar
// as it makes any other.
#include "app/bronze/bronzematch.h"

#include "app/bronze/sentences.h"
#include "app/match/assistance.h"
#include "app/text/scoretext.h"
#include "model/bronze/player/evaluator.h"
#include "model/bronze/rules.h"
#include "model/core/overload.h"

#include <memory>

namespace pegsheet::app {

using bronze::PencilKind;

void BronzeMatch::assistanceKnown()
{
    m_seatPlayer.reset();
    m_proposedAt = -1;
    refresh(false);
}

bronze::SeatPlayer &BronzeMatch::seatPlayer()
{
    const SimulatedPlayer player = playerOf(appPlayer());
    if (!m_seatPlayer || m_seatPlayer->player() != player)
        m_seatPlayer.emplace(player);
    return *m_seatPlayer;
}

// Once at each place: what the table does with it then is the table's.
void BronzeMatch::propose()
{
    if (!isAppsTurn() || m_proposedAt == match().head())
        return;
    m_isHinted = false;
    m_proposedAt = match().head();
    m_proposed = seatPlayer().best(state());
    if (const auto dice = laidOut(*m_proposed)) {
        touchLine()->clear();
        (void)touchLine()->touch(match(), *dice);
        m_shownPencil = begun();
    } else if (stage() != Roll) {
        // Dice that are entered already stay.
        layMoves(PencilKind::Proposed, untilBuilt(*m_proposed));
    }
    m_tray->show(state(), pencil(), lying());
}

// In the place of everything that is begun: shown, but not yet told.
void BronzeMatch::layMoves(bronze::PencilKind kind, const std::vector<bronze::Move> &moves)
{
    Array values;
    for (const bronze::Move &move : moves)
        values.push_back(Typed::moveValue(move));
    touchLine()->clear();
    (void)touchLine()->touch(match(), touchOf(kind, -1, 0, std::move(values)));
    m_shownPencil = begun();
}

void BronzeMatch::decline()
{
    m_proposed.reset();
    m_isHinted = false;
    refresh(false);
}

// Boxes of several buildings are one touch.
std::vector<bronze::Move> BronzeMatch::untilBuilt(const bronze::Move &first)
{
    std::vector<bronze::Move> moves{first};
    bronze::State after = state();
    bronze::NoEffects quiet;
    while (std::holds_alternative<bronze::Build>(moves.back())) {
        bronze::apply(after, moves.back(), quiet);
        const bronze::Move next = seatPlayer().best(after);
        if (!std::holds_alternative<bronze::Build>(next))
            break;
        moves.push_back(next);
    }
    return moves;
}

// With the choice of the dice that follows, where there is one.
int BronzeMatch::proposedFood()
{
    bronze::State after = state();
    bronze::NoEffects quiet;
    if (after.step == bronze::Step::Rolling)
        bronze::apply(after, bronze::Keep{}, quiet);
    if (after.step != bronze::Step::Choosing)
        return 0;
    const bronze::Move choice = seatPlayer().best(after);
    return std::get<bronze::Choose>(choice).food;
}

// A move of the dice as it can be seen on them; nothing of another one. The app's dice fall only where they are touched.
std::optional<Touch> BronzeMatch::laidOut(const bronze::Move &move)
{
    if (const auto *again = std::get_if<bronze::Reroll>(&move))
        return m_tray->letGo(again->kept);
    if (const auto *choose = std::get_if<bronze::Choose>(&move))
        return m_tray->asFood(choose->food);
    if (std::holds_alternative<bronze::Keep>(move))
        return isAppsTurn() ? m_tray->asFood(proposedFood()) : m_tray->letGo(state().dice);
    const auto *once = std::get_if<bronze::Leadership>(&move);
    return once != nullptr && m_tray->realDice() ? std::optional(m_tray->turned(once->from)) : std::nullopt;
}

// The same by touches of the table.
void BronzeMatch::touchOut(const bronze::Move &move)
{
    (void)addTouch(touchOf(PencilKind::KeepAll));
    bronze::Dice kept = state().dice;
    int food = 0;
    if (const auto *again = std::get_if<bronze::Reroll>(&move))
        kept = again->kept;
    else if (const auto *choose = std::get_if<bronze::Choose>(&move))
        food = choose->food;
    else if (std::holds_alternative<bronze::Leadership>(move))
        (void)addTouch(touchOf(PencilKind::Lead));
    for (int place = 0; place < m_tray->count(); ++place) {
        const bronze::Face face = *m_tray->faceAt(place);
        if (kept.count(face) == 0)
            (void)addTouch(touchOf(PencilKind::LetGo, place, static_cast<int>(face)));
        else
            kept.remove(face);
        if (std::holds_alternative<bronze::Choose>(move) && face == bronze::Face::Choice)
            (void)addTouch(touchOf(PencilKind::Half, place, food-- > 0));
    }
}

// Of dice also where somebody has touched them since: it is told until the match stands elsewhere.
bool BronzeMatch::isAsProposed() const
{
    return m_proposed && (isAppsTurn() || m_isHinted) && m_proposedAt == match().head()
        && (stage() == Roll || touchLine()->isEmpty());
}

// A move that the steps of the turn have no pencil for.
bool BronzeMatch::isApart(const bronze::Move &move) const
{
    return std::visit(Overload{
                          [](const bronze::Preserve &) { return true; },
                          [](const bronze::UseStone &) { return true; },
                          [](const bronze::Ship &) { return true; },
                          [](const bronze::Swap &) { return true; },
                          [](const bronze::Spears &spears) { return spears.metal == 0; },
                          [&](const bronze::Leadership &) { return !m_tray->realDice(); },
                          [](const auto &) { return false; },
                      },
                      move);
}

bool BronzeMatch::isProposalApart() const
{
    return isAsProposed() && stage() != Trade && isApart(*m_proposed);
}

QString BronzeMatch::adviceNow() const
{
    const bool isOfDice = isAppsTurn() && isAsProposed()
        && (std::holds_alternative<bronze::Reroll>(*m_proposed) || std::holds_alternative<bronze::Leadership>(*m_proposed));
    return isOfDice || isProposalApart() ? sentences::ofAdvice(state(), *m_proposed, names()) : QString();
}

BronzeMatch::Bar BronzeMatch::proposalBar()
{
    const Touch play = touchOf(PencilKind::Play, -1, 0, Typed::moveValue(*m_proposed));
    Bar bar{sentences::shortName(*m_proposed), {}, true, {}, play, {}};
    if (const auto *once = std::get_if<bronze::Leadership>(&*m_proposed))
        bar.onPrimary = [this, from = once->from] { fall(m_tray->turn(m_tray->placeOf(from))); };
    bar.offer(tr("Not after all"), [this] { decline(); });
    return bar;
}

// Never before the dice lie.
bool BronzeMatch::hasHints() const
{
    const bronze::Step step = state().step;
    const bool isRolling = step == bronze::Step::Rolling || step == bronze::Step::Choosing;
    return (isRolling && (!m_tray->realDice() || m_tray->everyRoll())) || (!isRolling && bronze::mayDiscard(step))
        || step == bronze::Step::Invading;
}

QVariantList BronzeMatch::hintsNow()
{
    constexpr std::size_t kMost = 3;
    const auto evaluator = std::make_unique<bronze::Evaluator>(); // too large for a stack
    m_hints = evaluator->options(state(), kMost);
    QVariantList rows;
    for (const bronze::Evaluator::Option &option : m_hints) {
        QStringList parts;
        for (const bronze::Move &move : option.moves)
            if (option.moves.size() == 1 || !std::holds_alternative<bronze::EndTurn>(move))
                parts.append(sentences::ofAdvice(state(), move, names()));
        const double chance = option.chances[state().player];
        rows.append(QVariantMap{{QStringLiteral("sentence"), parts.join(QStringLiteral(" · "))},
                                {QStringLiteral("chance"), state().isSolo() ? expectedText(chance) : percentText(chance)}});
    }
    m_hintedAt = match().head();
    return rows;
}

void BronzeMatch::takeHint(int place)
{
    if (place < 0 || place >= static_cast<int>(m_hints.size()) || m_hintedAt != match().head())
        return;
    const std::vector<bronze::Move> &moves = m_hints[static_cast<std::size_t>(place)].moves;
    const bool isOfDice = naturalStage(state()) == bronze::Stage::Roll;
    touchLine()->clear();
    m_isHinted = isApart(moves.front()) && !isOfDice;
    if (isOfDice)
        return touchOut(moves.front());
    layMoves(PencilKind::Hint, m_isHinted ? std::vector<bronze::Move>() : moves);
    if (m_isHinted) {
        m_proposed = moves.front();
        m_proposedAt = match().head();
    }
    refresh(false);
}

void BronzeMatch::showInPencil(const Value &value)
{
    bronze::Move move;
    if (Typed::readMove(value, move))
        return;
    std::optional<Touch> shown = stage() == Roll ? laidOut(move) : std::nullopt;
    if (std::holds_alternative<bronze::EndTurn>(move))
        shown = touchOf(PencilKind::Look, End);
    if (!shown) {
        layReady(value);
        return;
    }
    touchLine()->clear();
    (void)touchLine()->touch(match(), *shown);
    refresh(false);
}

} // namespace pegsheet::app
