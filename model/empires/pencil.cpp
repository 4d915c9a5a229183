// SPDX-License-Identifier: Apache-2.0
#include "model/empires/pencilhand.h"

#include "model/empires/count.h"
#include "model/empires/turns.h"

#include <algorithm>

namespace pegsheet::empires {

namespace {

Learn learnOf(const Pencil &pencil)
{
    const AbilityDraft &draft = pencil.described;
    const std::optional<Ability> ability = draft.ability();
    return {draft.card, draft.bids, draft.hammers, ability ? AbilityRef(*ability) : AbilityRef()};
}

int at(const std::vector<int> &positions, std::size_t place)
{
    return place < positions.size() ? positions[place] : 0;
}

// What lies there once the cards of the hand have hit, as far as that is said.
State afterHits(const State &state, const Pencil &pencil, std::size_t cards)
{
    State after = state;
    Player &player = after.at(seatOf(state, pencil));
    for (std::size_t card = 0; card < cards; ++card) {
        const int hit = at(pencil.hits, card) != 0 ? at(pencil.hits, card)
                                                   : onlyOf(threatenedAt(player, pencil.hand[card].number()));
        if (hit != 0)
            player.destroy(player.at(hit));
    }
    return after;
}

// Both hits are said where one of them is a choice.
Blitz blitzOf(const State &state, const Pencil &pencil)
{
    Blitz move;
    move.player = static_cast<std::uint8_t>(seatOf(state, pencil));
    move.cards.list = pencil.hand;
    const auto position = [](int number) { return static_cast<std::uint8_t>(number); };
    const auto hit = [&](std::size_t card) {
        const State after = afterHits(state, pencil, card);
        const Player &player = after.at(move.player);
        return at(pencil.hits, card) != 0 ? at(pencil.hits, card) : onlyOf(threatenedAt(player, pencil.hand[card].number()));
    };
    if (!pencil.hits.empty())
        move.hits = {position(hit(0)), position(hit(1))};
    move.positions = {position(at(pencil.positions, 0)), position(at(pencil.positions, 1))};
    return move;
}

AskedPosition askedOfBlitz(const State &state, const Pencil &pencil)
{
    const int seat = seatOf(state, pencil);
    if (seat < 0 || pencil.hand.size() < kBlitzCards)
        return {};
    if (const std::size_t card = cardToHit(state, pencil); card < kBlitzCards)
        return {true, threatenedAt(afterHits(state, pencil, card).at(seat), pencil.hand[card].number())};
    State after = afterHits(state, pencil, kBlitzCards);
    for (std::size_t card = 0; card < pencil.positions.size(); ++card)
        after.lying.at(pencil.hand[card].index) = Lying(seat, after.at(seat).at(pencil.positions[card]));
    return pencil.positions.size() < kBlitzCards ? AskedPosition{false, placesFor(after, seat)} : AskedPosition();
}

AskedPosition askedOfCrisis(const State &state, const Pencil &pencil)
{
    const Card crisis = meantCrisis(state, pencil);
    if (pencil.seat < 0 || crisis.isNone())
        return {};
    const std::vector<int> threatened = threatenedAt(state.at(pencil.seat), crisis.number());
    if (threatened.size() > 1 && pencil.hits.empty())
        return {true, threatened};
    const std::vector<int> places = placesAfter(state, pencil.seat, pencil.hits.empty() ? onlyOf(threatened) : pencil.hits.front());
    return places.size() > 1 && pencil.positions.empty() ? AskedPosition{false, places} : AskedPosition();
}

Accept acceptOf(const State &state, const Pencil &pencil)
{
    const bool isNamed = onlyOpen(state).isNone();
    return {static_cast<std::uint8_t>(pencil.seat), isNamed ? meantCrisis(state, pencil) : Card(),
            static_cast<std::uint8_t>(at(pencil.hits, 0)), static_cast<std::uint8_t>(at(pencil.positions, 0))};
}

FinishedSheet sheetOf(const State &state, const Pencil &pencil)
{
    FinishedSheet move;
    move.player = static_cast<std::uint8_t>(playerOf(state));
    move.score = static_cast<std::int16_t>(pencil.finished[0].value_or(0));
    const std::vector<Location> row = finishedRow(state, pencil);
    for (std::size_t place = 0; place < kPlaces; ++place)
        move.row.places.at(place) = {
            row.at(place), std::ranges::find(pencil.hits, static_cast<int>(place) + 1) != pencil.hits.end(), {}};
    move.innovationPoints = {true, static_cast<std::int16_t>(pencil.finished[1].value_or(0))};
    return move;
}

// What the card costs is told along with it, where nobody knew it.
std::vector<Move> playOf(const State &state, const Pencil &pencil)
{
    const Play play{static_cast<std::uint8_t>(pencil.seat), pencil.card(), static_cast<std::uint8_t>(at(pencil.positions, 0)),
                    static_cast<std::uint8_t>(pencil.coins)};
    if (asksHammers(state, pencil))
        return {};
    if (pencil.hammers > 0)
        return {Learn{pencil.card(), {}, static_cast<std::uint8_t>(pencil.hammers), {}}, play};
    return {play};
}

// What is printed on the place is told along with it, where nobody knew it.
std::vector<Move> repairOf(const State &state, const Pencil &pencil)
{
    if (pencil.hammers == 0)
        return {};
    Values values;
    values.of.of[state.at(pencil.repairing->player).at(pencil.repairing->position)].repair = static_cast<std::uint8_t>(
        pencil.hammers);
    return {values, *pencil.repairing};
}

// Where abilities count several resources they are one move, once all of them are told.
std::vector<Move> stocksOf(const State &state, const Pencil &pencil)
{
    for (int seat = 0; seat < state.players; ++seat) {
        if (!isStockMissing(state, seat))
            continue;
        TellStock move{static_cast<std::uint8_t>(seat), {true, {}}};
        const std::vector<Resource> counted = countedResources(state, seat);
        const auto amount = [&](Resource resource) { return pencil.amounts.at(amountAt(seat, resource)); };
        if (!std::ranges::all_of(counted, [&](Resource resource) { return amount(resource).has_value(); }))
            continue;
        for (const Resource resource : counted)
            move.resources.stock[resource] = static_cast<std::uint8_t>(*amount(resource));
        return {move};
    }
    return {};
}

// Before the first Conflict and once all else of the end is told.
bool asksValues(const State &state)
{
    const auto isDone = [](const Player &player) { return player.done; };
    return state.step == Step::Campaign || state.step == Step::Count
        || (state.step == Step::Sheet && std::ranges::all_of(state.seated(), isDone));
}

// What cards of a player bring at the end, and what its abilities count.
void addCounted(const State &state, const Pencil &pencil, int seat, std::vector<ToldNumber> &list)
{
    for (std::uint8_t index = 0; index < kCards; ++index)
        if (const Card card{index}; state.lies(card).seat() == seat && isCountedByHand(state, seat, card))
            list.push_back({{touchOf(PencilKind::Points, index), 0, kMostAmount},
                            state.byHand.has(card) ? std::optional(int{state.points.at(index)}) : std::nullopt});
    const Player &player = state.at(seat);
    if (state.keepsResources())
        return;
    for (const Resource resource : countedResources(state, seat)) {
        const std::size_t at = amountAt(seat, resource);
        list.push_back({{touchOf(PencilKind::Amount, static_cast<int>(at)), 0, kMostStock},
                        player.stock.isSaid ? std::optional(int{player.stock.stock[resource]}) : pencil.amounts.at(at)});
    }
}

} // namespace

std::vector<ToldNumber> numbersAsked(const State &state, const Pencil &pencil)
{
    std::vector<ToldNumber> list;
    for (int seat = 0; seat < state.players && state.step == Step::Count; ++seat)
        addCounted(state, pencil, seat, list);
    const auto isSaid = [](const ToldNumber &number) { return number.said.has_value(); };
    if (!std::ranges::all_of(list, isSaid))
        return list;
    list.clear();
    for (const Location location : state.at(0).row)
        if (const int value = state.known->places[location].value;
            asksValues(state) && (value == 0 || kPrinted[location].value == 0))
            list.push_back({{touchOf(PencilKind::Value, static_cast<int>(location)), 1, kMostValue},
                            value == 0 ? std::nullopt : std::optional(value)});
    return std::ranges::all_of(list, isSaid) ? std::vector<ToldNumber>() : list;
}

std::vector<AskedNumber> missingNumbers(const State &state, const Pencil &pencil)
{
    std::vector<AskedNumber> list;
    for (const ToldNumber &number : numbersAsked(state, pencil))
        if (!number.said)
            list.push_back(number.asked);
    return list;
}

std::size_t cardToHit(const State &state, const Pencil &pencil)
{
    std::size_t card = 0;
    while (card < pencil.hand.size()
           && (at(pencil.hits, card) != 0
               || threatenedAt(afterHits(state, pencil, card).at(seatOf(state, pencil)), pencil.hand[card].number()).size() < 2))
        ++card;
    return card;
}

bool isSheetAsked(const State &state, const Pencil &pencil)
{
    return state.step == Step::Sheet && !state.at(playerOf(state)).done && !pencil.laysAnew
        && finishedRow(state, pencil).size() == kPlaces;
}

bool isSheetSaid(const State &state, const Pencil &pencil)
{
    return isSheetAsked(state, pencil)
        && std::ranges::all_of(pencil.finished, [](const auto &number) { return number.has_value(); });
}

bool asksCard(const State &state, const Pencil &pencil)
{
    if (!pencil.ability.isNone())
        return usedFor(state, pencil) == Does::RedrawCrisis;
    return state.step == Step::Reveal || state.step == Step::Blitz || state.step == Step::Industry
        || state.step == Step::IndustryEconomy;
}

Card Pencil::card() const
{
    return cardKind && number > 0 ? Card::of(*cardKind, number) : Card();
}

namespace {

// Of two that are open, the one that who is on turn has not decided on yet; none where that is neither or both.
Card onlyUndecided(const State &state)
{
    Card found;
    if (!state.keepsResources())
        return found;
    for (std::size_t at = 0; at < state.crises.size(); ++at) {
        if (!state.crises.at(at).isOpen || (state.decided >> at & 1U) != 0)
            continue;
        if (!found.isNone())
            return {};
        found = state.crises.at(at).card;
    }
    return found;
}

} // namespace

Card meantCrisis(const State &state, const Pencil &pencil)
{
    if (pencil.crisis >= 0)
        return state.crises.at(static_cast<std::size_t>(pencil.crisis)).card;
    const Card only = onlyOpen(state);
    return only.isNone() ? onlyUndecided(state) : only;
}

Card playedCard(const State &state, const Pencil &pencil)
{
    const bool isIndustry = state.step == Step::Industry || state.step == Step::IndustryEconomy;
    return isIndustry && pencil.seat >= 0 && pencil.ability.isNone() ? pencil.card() : Card();
}

bool asksHammers(const State &state, const Pencil &pencil)
{
    const Card card = playedCard(state, pencil);
    return state.keepsResources() && !card.isNone() && pencil.hammers == 0 && state.known->cards.at(card.index).hammers == 0;
}

int seatOf(const State &state, const Pencil &pencil)
{
    if (state.step == Step::Blitz && pencil.seat < 0)
        return playerOf(state);
    return pencil.seat;
}

bool isDescribed(const Pencil &pencil)
{
    const AbilityDraft &draft = pencil.described;
    // One that is begun is said to its end.
    return !draft.card.isNone() && (draft.ability() || (!draft.when && (!draft.bids.empty() || draft.hammers > 0)));
}

std::vector<Location> finishedRow(const State &state, const Pencil &pencil)
{
    const int before = playerOf(state) - 1;
    if (!pencil.row.empty() || before < 0 || !state.at(before).done)
        return pencil.row;
    const auto &row = state.at(before).row;
    return {row.begin(), row.end()};
}

AskedPosition askedPosition(const State &state, const Pencil &pencil)
{
    if (pencil.repairing)
        return {};
    if (!pencil.ability.isNone())
        return askedOfUse(state, pencil);
    switch (state.step) {
    case Step::Blitz: return askedOfBlitz(state, pencil);
    case Step::Crisis: return askedOfCrisis(state, pencil);
    case Step::Industry:
    case Step::IndustryEconomy: {
        if (pencil.seat < 0 || pencil.card().isNone() || !pencil.positions.empty() || asksHammers(state, pencil))
            return {};
        const std::vector<int> places = placesFor(state, pencil.seat);
        return places.size() > 1 ? AskedPosition{false, places} : AskedPosition();
    }
    default: return {};
    }
}

TouchResult Pencil::touch(const State &state, const Touch &touch)
{
    TouchResult result = touchPencil(*this, state, touch);
    result.completes = result.completes && !moves(state).empty();
    return result;
}

bool Pencil::layReady(const State &state, const Move &move)
{
    if (const auto *lay = std::get_if<Lay>(&move); lay != nullptr && state.step == Step::Row) {
        row.assign(lay->order.row.begin(), lay->order.row.end());
        isDealt = true;
        return true;
    }
    if (const auto *reveal = std::get_if<Reveal>(&move); reveal != nullptr && state.step == Step::Reveal) {
        cardKind = reveal->card.kind();
        return true;
    }
    if (const auto *accept = std::get_if<Accept>(&move);
        accept != nullptr && state.step == Step::Crisis && accept->player < state.players) {
        for (std::size_t place = 0; place < state.crises.size(); ++place)
            if (!accept->card.isNone() && state.crises[place].isOpen && state.crises[place].card == accept->card)
                crisis = static_cast<int>(place);
        seat = accept->player;
        return !askedPosition(state, *this).positions.empty();
    }
    if (const auto *campaign = std::get_if<Campaign>(&move); campaign != nullptr && state.step == Step::Campaign)
        return !sayConflict(*this, empires::conflictOf(*campaign));
    if (const auto *learn = std::get_if<Learn>(&move)) {
        described.card = learn->card;
        described.bids = learn->bid;
        described.hammers = learn->hammers;
        if (!learn->ability.isNone())
            described.take(*learn->ability);
        return isDescribed(*this);
    }
    return false;
}

std::vector<Move> Pencil::moves(const State &state) const
{
    if (!described.card.isNone())
        return isDescribed(*this) ? std::vector<Move>{learnOf(*this)} : std::vector<Move>();
    if (said)
        return {*said};
    if (repairing)
        return repairOf(state, *this);
    if (!ability.isNone()) {
        const std::optional<Move> move = moveOfUse(state, *this);
        return move ? std::vector<Move>{*move} : std::vector<Move>();
    }
    if (!askedPosition(state, *this).positions.empty())
        return {};
    switch (state.step) {
    case Step::Refresh:
        if (markers.empty() || markers.size() < askedMarkers(state, *this).count)
            return {};
        return {Use{static_cast<std::uint8_t>(playerOf(state)), {{}, true}, {}, {markers}, {}}};
    case Step::Row: {
        if (row.size() != kPlaces)
            return {};
        Lay move;
        std::copy(row.begin(), row.end(), move.order.row.begin());
        return {move};
    }
    case Step::Reveal: return card().isNone() ? std::vector<Move>() : std::vector<Move>{Reveal{card()}};
    case Step::Crisis: return seat < 0 ? std::vector<Move>() : std::vector<Move>{acceptOf(state, *this)};
    case Step::Blitz: return positions.size() < kBlitzCards ? std::vector<Move>() : std::vector<Move>{blitzOf(state, *this)};
    case Step::Industry:
    case Step::IndustryEconomy: return playedCard(state, *this).isNone() ? std::vector<Move>() : playOf(state, *this);
    case Step::Campaign: return isConflictSaid(*this) ? std::vector<Move>{campaignOf(conflictOf(*this))} : std::vector<Move>();
    case Step::Count: return stocksOf(state, *this);
    case Step::Sheet: return isSheetSaid(state, *this) ? std::vector<Move>{sheetOf(state, *this)} : std::vector<Move>();
    default: return {};
    }
}

namespace {

// What a place is worth that nobody knows yet, as it can be told before the first round, beside what is asked for.
std::optional<AskedNumber> firstValue(const State &state)
{
    if (state.step != Step::Track || !state.known->track.empty())
        return std::nullopt;
    for (const Location location : state.at(0).row)
        if (state.known->places[location].value == 0)
            return AskedNumber{touchOf(PencilKind::Value, static_cast<int>(location)), 1, kMostValue};
    return std::nullopt;
}

} // namespace

std::optional<AskedNumber> Pencil::asked(const State &state) const
{
    if (!described.card.isNone())
        return std::nullopt;
    if (repairing)
        return AskedNumber{touchOf(PencilKind::Hammers), 1, kMostRepair};
    if (const std::vector<AskedNumber> missing = missingNumbers(state, *this); !missing.empty())
        return missing.front();
    if (const std::optional<AskedNumber> value = firstValue(state))
        return value;
    const bool asksFigures = state.step == Step::Campaign || isSheetAsked(state, *this);
    int field = 0;
    while (asksFigures && figureSaid(state, *this, field))
        ++field;
    if (const std::optional<Range> range = figureRange(state, *this, field); range && asksFigures)
        return AskedNumber{touchOf(PencilKind::Figure, field), static_cast<int>(range->min), static_cast<int>(range->max)};
    if (state.step == Step::Bids)
        return AskedNumber{touchOf(PencilKind::Bid, playerOf(state)), 0, kMostBid};
    if (asksCard(state, *this) && cardKind && number == 0)
        return AskedNumber{touchOf(PencilKind::Number), 1, kPlaces};
    return std::nullopt;
}

bool Pencil::survives(const Touch &touch, const Move *move)
{
    const auto kind = static_cast<PencilKind>(touch.kind);
    const Value *ready = kind == PencilKind::Ready ? touch.with.find("type") : nullptr;
    const bool describes = kind == PencilKind::Describe || kind == PencilKind::Trait || kind == PencilKind::Words
        || (ready != nullptr && *ready == Value(Learn::kType));
    if (move != nullptr && describes && std::holds_alternative<Learn>(*move))
        return false;
    const bool isWhole = kind == PencilKind::Bid || kind == PencilKind::Avert || kind == PencilKind::Exchange
        || kind == PencilKind::Sell || kind == PencilKind::Discard || (kind >= PencilKind::Next && kind <= PencilKind::Shortage);
    if (isWhole)
        return false;
    const bool isAmount = kind == PencilKind::Amount;
    if (move != nullptr && isAmount && (std::holds_alternative<Use>(*move) || std::holds_alternative<TellStock>(*move)))
        return true;
    return move != nullptr
        && (std::holds_alternative<Values>(*move) || std::holds_alternative<Learn>(*move) || std::holds_alternative<Track>(*move)
            || std::holds_alternative<Correct>(*move) || std::holds_alternative<Shortage>(*move));
}

bool Pencil::isOpen(std::string_view code)
{
    return code == "empires.whichCrisis" || code == "empires.noTierBetween" || code == "empires.valuesMissing";
}

} // namespace pegsheet::empires
