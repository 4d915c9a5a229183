// SPDX-License-Identifier: Apache-2.0
// Touches that tell a benefit: whose it is, its words one by one, or what is printed on a tech card.
#include "model/core/fields.h"
#include "model/tapestry/pencil.h"
#include "model/tapestry/penciltouches.h"
#include "model/tapestry/techcards.h"

namespace pegsheet::tapestry {

namespace {

bool isArgument(Word word, int number)
{
    switch (formOf(word)) {
    case Form::Track: return number >= 0 && number < kAnyTrack;
    case Form::AnyOrSame:
    case Form::TrackOrAny: return number >= 0 && number <= kAnyTrack;
    case Form::Counted: return number >= 0 && number < static_cast<int>(kCount<Counted>);
    case Form::Landmark: return number >= 0 && number < static_cast<int>(kCount<Landmark>);
    case Form::Points: return number >= 1 && number <= Benefit::kMostPoints;
    case Form::Plain: return number == 0;
    default: return false;
    }
}

// Once more of the last word is one more of it.
TouchResult touchWord(Pencil &pencil, const State &state, const Touch &touch)
{
    if (!tellsBenefit(state, pencil))
        return notNowTouch(state);
    if (auto refusal = notAmong<Word>("gains", touch.at))
        return refused(std::move(*refusal));
    const auto word = static_cast<Word>(touch.at);
    if (!isGain(word) || isOfCards(word) || !isArgument(word, touch.number))
        return refused(noOption("gains"));
    const auto arg = static_cast<std::uint8_t>(touch.number);
    std::vector<Node> &words = pencil.words;
    const int most = word == Word::Any ? Benefit::kMostAny : Benefit::kMostTimes;
    if (!words.empty() && words.back().word == word && words.back().arg == arg && words.back().times < most)
        ++words.back().times;
    else if (words.size() + 1 < Benefit::kMostNodes)
        words.push_back({word, arg, 1, 1});
    if (lengthOf(benefitOf(pencil).nodes()) > Benefit::kLongest)
        return refused({"input.textTooLong", {{"field", "gains"}, {"max", static_cast<std::int64_t>(Benefit::kLongest)}}});
    return {};
}

TouchResult touchUnword(Pencil &pencil, const State &state)
{
    if (!tellsBenefit(state, pencil))
        return notNowTouch(state);
    if (!pencil.words.empty() && --pencil.words.back().times == 0)
        pencil.words.pop_back();
    return {};
}

TouchResult touchWhy(Pencil &pencil, const State &state, const Value &with)
{
    const std::string *why = with.text();
    if (!pencil.tells || why == nullptr)
        return notNowTouch(state);
    if (why->size() > TellBenefit::kLongestWhy)
        return refused({"input.textTooLong", {{"field", "why"}, {"max", static_cast<std::int64_t>(TellBenefit::kLongestWhy)}}});
    pencil.why = *why;
    return {std::nullopt, false, false, true};
}

// Whose benefit is told, or whose income turn.
TouchResult touchSeat(Pencil &pencil, const State &state, int seat, bool tells)
{
    if (auto refusal = refusesAnything(state))
        return refused(std::move(*refusal));
    if (state.agreed.onlySheets || !(tells || state.agreed.onlyIncome))
        return notNowTouch(state);
    if (auto refusal = refusesSeat(state, seat))
        return refused(std::move(*refusal));
    const bool isSame = pencil.seat == seat && pencil.tells == tells;
    if (tells && pencil.tells && !isSame) {
        pencil.seat = seat;
        return {};
    }
    pencil = Pencil();
    pencil.seat = isSame ? -1 : seat;
    pencil.tells = tells && !isSame;
    return {};
}

// What a tech card brings, of a named part or of one that goes a row up.
TouchResult touchTech(Pencil &pencil, const State &state, const Touch &touch)
{
    const Wants wants = openWants(state, pencil);
    if (pencil.tells || (wants != Wants::Upgrade && wants != Wants::TellEffect))
        return notNowTouch(state);
    if (auto refusal = notAmong<TechRow>("row", touch.number))
        return refused(std::move(*refusal));
    const auto row = static_cast<TechRow>(touch.number);
    if (touch.at < 0 || touch.at >= static_cast<int>(techBenefits(row).size()))
        return refused(noOption("gains"));
    const TouchResult said = say(pencil, TellEffect{techBenefit(row, static_cast<std::size_t>(touch.at)), {}});
    if (wants == Wants::Upgrade)
        pencil.row = row;
    return said;
}

} // namespace

TouchResult touchBenefit(Pencil &pencil, const State &state, const Touch &touch)
{
    switch (static_cast<PencilKind>(touch.kind)) {
    case PencilKind::Benefit: return touchSeat(pencil, state, touch.at, true);
    case PencilKind::Seat: return touchSeat(pencil, state, touch.at, false);
    case PencilKind::Word: return touchWord(pencil, state, touch);
    case PencilKind::Unword: return touchUnword(pencil, state);
    case PencilKind::Why: return touchWhy(pencil, state, touch.with);
    case PencilKind::Tech: return touchTech(pencil, state, touch);
    default: break;
    }
    if (!tellsBenefit(state, pencil))
        return notNowTouch(state);
    pencil.inOrder = !pencil.inOrder;
    return {};
}

} // namespace pegsheet::tapestry
