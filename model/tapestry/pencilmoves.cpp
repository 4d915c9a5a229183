// SPDX-License-Identifier: Apache-2.0
// What a pencil comes to.
#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/judging.h"
#include "model/tapestry/pencil.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

// The place is said in an answer only where another entry would be meant without it.
template <typename Answer>
Move answerTo(const State &state, int index, Wants wants, Answer answer)
{
    if (entryFor(state, {}, wants) != index)
        answer.entry.number = static_cast<std::int8_t>(state.queue.turned(index));
    return answer;
}

Move skipOf(const State &state, int index)
{
    Skip skip;
    if (entryToSkip(state, {}) != index)
        skip.entry.number = static_cast<std::int8_t>(state.queue.turned(index));
    return skip;
}

// The turn that is begun, behind what it declines.
std::vector<Move> turnOf(State state, const Move &turn)
{
    std::vector<Move> moves;
    if (canDeclineAll(state))
        while (!state.queue.empty()) {
            moves.emplace_back(Skip());
            apply(state, moves.back(), Teller());
        }
    if (auto *advance = std::get_if<Advance>(&turn)) {
        Advance paid = *advance;
        const Player &player = state.at(state.turn);
        if (paid.pay.total() == 0)
            paid.pay = paymentOf(player, paid.track, std::max(0, tokenFor(player, paid.track, paid.token)));
        moves.emplace_back(paid);
    } else
        moves.push_back(turn);
    return moves;
}

// A conquest, once both dice or the one are said, and the tile where its benefit is gained.
std::optional<Move> conquestOf(const State &state, const Pencil &pencil, int index)
{
    Conquer move = begunConquest(state, pencil);
    move.red = pencil.red;
    move.black = pencil.black;
    const bool isBoth = bringsBothDice(state, state.queue[index], move);
    if (asksForRow(state, state.queue[index].player) && !move.row.isSaid())
        return std::nullopt;
    if (isBoth ? !move.red.isSaid() || !move.black.isSaid() : !move.red.isSaid() && !move.black.isSaid())
        return std::nullopt;
    if (asksTile(state, pencil)) {
        if (pencil.tile < 0)
            return std::nullopt;
        if (pencil.tile < kNoTile)
            move.tile = static_cast<TileBenefit>(pencil.tile);
    }
    return answerTo(state, index, Wants::Conquer, move);
}

// Whether the entry asks what that card says: the one of the player that was played, or went a row up, without its name.
bool asksWhatItSays(const Entry &entry, int seat, const Move &card)
{
    const auto *played = std::get_if<PlayTapestry>(&card);
    const bool isNamed = played != nullptr && played->card.isSaid();
    const bool isOfIt = played != nullptr ? entry.act == Act::OfCard : entry.act == Act::OfCircle || entry.act == Act::OfSquare;
    return entry.player == seat && isOfIt && !isNamed;
}

// The card that is played or goes a row up, and what comes of it: nothing where `says` is none.
std::vector<Move> cardOf(State state, const Move &card, const Benefit &says, int seat)
{
    std::vector<Move> moves{card};
    if (refuses(state, card))
        return moves;
    apply(state, card, Teller());
    if (const int index = entryFor(state, {}, Wants::TellEffect); index >= 0 && asksWhatItSays(state.queue[index], seat, card))
        moves.push_back(says.isNone() ? skipOf(state, index) : Move(TellEffect{says, {}}));
    return moves;
}

std::optional<Move> answerOf(const State &state, const Pencil &pencil, int index)
{
    const int asked = resourcesAsked(state, pencil);
    switch (openWants(state, pencil)) {
    case Wants::Gain:
        if (pencil.resources.total() == asked)
            return answerTo(state, index, Wants::Gain, Gain{pencil.resources, {}});
        return std::nullopt;
    case Wants::Lose:
        if (pencil.resources.total() == asked)
            return answerTo(state, index, Wants::Lose, Lose{pencil.resources, {}});
        return std::nullopt;
    case Wants::Take:
        if (asked > 0 && pencil.resources.total() == asked)
            return answerTo(state, index, Wants::Take, Take{pencil.resources, {}, {}});
        if (pencil.techs.count() > 0 && pencil.techs.count() == paidInTechs(state, state.queue[index]))
            return answerTo(state, index, Wants::Take, Take{{}, pencil.techs, {}});
        return std::nullopt;
    case Wants::Explore:
        if ((pencil.points >= 0 || pencil.isDoubled) && pencil.tile >= 0 && pencil.tile < kNoTile)
            return answerTo(state, index, Wants::Explore,
                            Explore{static_cast<std::uint8_t>(pencil.isDoubled ? 0 : pencil.points),
                                    static_cast<TileBenefit>(pencil.tile),
                                    {pencil.isDoubled},
                                    {}});
        return std::nullopt;
    case Wants::Conquer: return conquestOf(state, pencil, index);
    case Wants::Place:
        if (const auto placing = placingOf(state, pencil);
            placing && (pencil.isFinished || (pencil.spot >= 0 && std::holds_alternative<Building>(placing->piece))))
            return answerTo(state, index, Wants::Place, PlacePiece{spotOf(state, pencil, *placing), -1, {}, {}});
        return std::nullopt;
    case Wants::TellEffect:
        if (pencil.isFinished && !pencil.words.empty())
            return answerTo(state, index, Wants::TellEffect, TellEffect{benefitOf(pencil), {}});
        return std::nullopt;
    case Wants::StandUp:
        if (pencil.isFinished && pencil.seats.count() > 0)
            return answerTo(state, index, Wants::StandUp, StandUp{pencil.seats, {}});
        return std::nullopt;
    case Wants::Predict:
        if (std::ranges::all_of(pencil.predicted.values, [](std::uint8_t number) { return number > 0; }))
            return answerTo(state, index, Wants::Predict, Predict{pencil.predicted, {}});
        return std::nullopt;
    case Wants::Convert:
        if (pencil.isFinished && pencil.resources.total() > 0)
            return answerTo(state, index, Wants::Convert, ConvertFood{pencil.resources, {}});
        return std::nullopt;
    default: return std::nullopt;
    }
}

// All that civilizations ask of who answers, one after the other.
std::vector<Move> skippedParts(State state, int seat)
{
    std::vector<Move> moves;
    while (optionalParts(state, seat) > 0) {
        int index = state.queue.size() - 1;
        const auto isPart = [&](const Entry &entry) {
            return entry.player == seat && isOfMat(entry.act) && isOptionalPart(state, entry);
        };
        while (!isPart(state.queue[index]) || wantsOf(state, index, state.queue.waiting()) == Wants::Nothing)
            --index;
        moves.push_back(skipOf(state, index));
        apply(state, moves.back(), Teller());
    }
    return moves;
}

// What one touch says, and what goes with it.
std::vector<Move> saidOf(const State &state, const Pencil &pencil)
{
    const Move &said = *pencil.said;
    if (std::holds_alternative<Advance>(said) || std::holds_alternative<TakeIncome>(said))
        return turnOf(state, said);
    const int index = openEntry(state, pencil);
    if (index < 0)
        return {said};
    const Wants wants = openWants(state, pencil);
    if (const auto *told = std::get_if<TellEffect>(&said))
        return pencil.row.isSaid() && wants == Wants::Upgrade
            ? cardOf(state, answerTo(state, index, wants, Upgrade{*pencil.row, {}, {}}), told->gains, state.queue[index].player)
            : std::vector<Move>{answerTo(state, index, wants, *told)};
    if (!isListed(said))
        return {said};
    const Move answer = std::visit(
        [&](const auto &move) -> Move {
            using Type = std::decay_t<decltype(move)>;
            if constexpr (std::is_same_v<Type, Skip>)
                return skipOf(state, index);
            else if constexpr (requires { move.entry; })
                return answerTo(state, index, wants, move);
            else
                return move;
        },
        said);
    return std::holds_alternative<PlayTapestry>(said) ? cardOf(state, answer, Benefit(), state.queue[index].player)
                                                      : std::vector<Move>{answer};
}

// A landmark that was laid aside, once it is set.
std::vector<Move> asideOf(const State &state, const Pencil &pencil)
{
    const auto placing = placingOf(state, pencil);
    if (!pencil.isFinished)
        return {};
    return {PlacePiece{
        spotOf(state, pencil, *placing), static_cast<std::int8_t>(placing->seat), static_cast<Landmark>(pencil.aside), {}}};
}

std::vector<Move> paidStepOf(const State &state, const Pencil &pencil)
{
    const auto track = static_cast<Track>(pencil.payment);
    const int from = tokenFor(state.at(state.turn), track, {});
    Advance move{track, pencil.resources, {}};
    const Resource own = kOwnResource[track];
    if (from < 0 || pencil.resources.total() != costOf(from + 1).any)
        return {};
    move.pay[own] = static_cast<std::uint8_t>(move.pay[own] + costOf(from + 1).own);
    return {move};
}

std::vector<Move> toldNumbersOf(const State &state, const Pencil &pencil)
{
    const int seat = toldSeat(state, pencil);
    const auto isSaid = [](const auto &number) { return number.has_value(); };
    if (seat < 0 || (!pencil.isFinished && std::ranges::none_of(pencil.numbers.values, isSaid)))
        return {};
    const auto player = static_cast<std::uint8_t>(seat);
    if (state.agreed.onlyIncome)
        return {Tally{player, incomeOf(state, pencil)}};
    if (!pencil.numbers[NumberField::Vp])
        return {};
    return {FinishedSheet{player, static_cast<std::int16_t>(*pencil.numbers[NumberField::Vp]), incomeOf(state, pencil)}};
}

} // namespace

std::vector<Move> Pencil::moves(const State &state) const
{
    if (said)
        return saidOf(state, *this);
    if (skipsParts)
        return openEntry(state, *this) < 0 ? std::vector<Move>() : skippedParts(state, state.queue[openEntry(state, *this)].player);
    if (payment >= 0)
        return paidStepOf(state, *this);
    if (toldSeat(state, *this) >= 0)
        return toldNumbersOf(state, *this);
    if (tells)
        return isFinished && !words.empty() ? std::vector<Move>{TellBenefit{static_cast<std::uint8_t>(seat), benefitOf(*this), why}}
                                            : std::vector<Move>();
    if (aside >= 0)
        return asideOf(state, *this);
    const int index = openEntry(state, *this);
    if (isFinished && !words.empty() && openWants(state, *this) == Wants::Tapestry)
        return cardOf(state, answerTo(state, index, Wants::Tapestry, PlayTapestry()), benefitOf(*this), state.queue[index].player);
    const auto answer = index < 0 ? std::nullopt : answerOf(state, *this, index);
    return answer ? std::vector<Move>{*answer} : std::vector<Move>();
}

} // namespace pegsheet::tapestry
