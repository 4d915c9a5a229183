// SPDX-License-Identifier: Apache-2.0
// Answers that name a card, or say that one is not named.
#include "model/tapestry/making.h"
#include "model/tapestry/marks.h"
#include "model/tapestry/procedures/mats.h"
#include "model/tapestry/procedures/procedures.h"
#include "model/tapestry/rules.h"

#include <algorithm>

namespace pegsheet::tapestry {

namespace {

// A tech goes a row up; returns it as it lies then.
TechCards::Held lift(const State &state, Player &player, const Upgrade &move)
{
    const auto above = [](TechRow row) { return row == TechRow::Bottom ? TechRow::Middle : TechRow::Top; };
    if (!state.agreed.namesCards) {
        const TechRow row = above(*move.row);
        --player.techs[*move.row];
        player.techs[row] = static_cast<std::uint8_t>(std::min(player.techs[row] + 1, kMostCards));
        return {{}, row, false};
    }
    const int place = move.card.isSaid() ? player.techCards.find(*move.card) : player.techCards.findUnnamed(*move.row);
    player.techCards.setRow(place, above(player.techCards[place].row));
    player.countCards();
    return player.techCards[place];
}

} // namespace

// A tech goes up, and what its circle or square brings is pending.
void make(const Making &making, const Upgrade &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Upgrade));
    if (used.act == Act::Improve)
        return improve(making, used, move);
    const TechCards::Held lifted = lift(making.state, making.state.at(used.player), move);
    if (making.state.agreed.namesCards)
        making.tell(Upgraded{used.player, move.card, lifted.row});
    const Entry part = partOfTech(used, lifted.row == TechRow::Middle, move.card);
    const Entry next = behindIt(making.state, behindTheft(making.state, used, lifted), part);
    making.state.queue.push(beside(next, part.what, part.act, part.why, part.times));
    making.table.happened(Event::Upgrade, used.player, used, {1, {}, move.card});
}

void make(const Making &making, const NameTech &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Tech));
    making.state.queue.push(partOfTech(used, making.state.queue.nodeOf(used).word == Word::Circle, move.card));
}

void make(const Making &making, const Invent &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Invent));
    making.table.invent(used, move.card);
}

void make(const Making &making, const PlayTapestry &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Tapestry));
    --making.state.at(used.player).tapestry;
    if (used.act == Act::PlayHere)
        rule(making, used);
    else if (used.act == Act::FirstCard)
        making.tell(UsedMat{used.player, civilizationOf(used)});
    making.table.lay(used, move.card.isSaid() ? static_cast<std::uint8_t>(*move.card) : Mat::kUnknown, move.name);
    if (move.card.isSaid())
        making.table.play(used, *move.card);
    else if (move.name.empty())
        making.state.queue.push(beside(used, 0, Act::OfCard, Why::Tapestry));
    else if (!move.gains.isNone())
        making.table.push(making.state.queue.keep(move.gains), Why::Tapestry, used);
}

void make(const Making &making, const NameLandmark &move)
{
    making.table.gainLandmark(making.table.use(entryFor(making.state, move.entry, Wants::Landmark)), move.landmark);
}

// What each card brings comes as often as cards are discarded.
void make(const Making &making, const Discard &move)
{
    Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Discard));
    Player &player = making.state.at(used.player);
    player.tapestry = static_cast<std::uint8_t>(player.tapestry - move.count);
    if (move.count == 0)
        return;
    ++used.what;
    making.state.queue.push(multiplied(used, making.state.queue.nodeOf(used), move.count));
}

// An outpost that had been toppled takes the territory back (DE p.30; contract, reading 48).
void make(const Making &making, const StandUp &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::StandUp));
    Player &player = making.state.at(used.player);
    for (int place = 0; place < move.against.count(); ++place) {
        Player &other = making.state.at(move.against[place]);
        --other.control;
        --other.toppled;
        player.control = static_cast<std::uint8_t>(std::min(player.control + 1, kMostCards));
        player.toppled = static_cast<std::uint8_t>(std::min(player.toppled + 1, kMostCards));
        const auto against = static_cast<std::uint8_t>(move.against[place]);
        making.tell(StoodUp{used.player, against});
        making.tell(Lost{against, LostWhat::Territory, 1});
    }
    making.table.happened(Event::Growth, used.player, used);
    if (player.toppled >= kToppled)
        making.table.reach(used.player, Achievement::ToppleTwo);
}

// Whom a card is about; or a tile is given away, for what that pays.
void make(const Making &making, const NameOpponent &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Opponent));
    if (used.act == Act::Partner)
        return namePartner(making, used, move.player);
    if (isOfMat(used.act))
        return give(making, used, move.player, move.square);
    std::uint8_t &tiles = making.state.at(move.player).tiles;
    --making.state.at(used.player).tiles;
    tiles = static_cast<std::uint8_t>(std::min(tiles + 1, kMostCards));
    making.tell(GaveTile{used.player, move.player});
    making.tell(Got{move.player, Word::Tile, 1, 0});
    // Behind what is drawn stand the exchange, its cost and what it brings.
    constexpr int kPaid = 4;
    const auto card = static_cast<TapestryCard>(used.what);
    const Node &points = kPrinted[static_cast<NodePlace>(gainsOf(card, Event::ExploreBegins) + kPaid)];
    making.table.score(used.player, Why::card(card), points.arg);
}

// What is copied is had as it stands there. A card "this era" acts for who copied it, as long as the own card that copies lies on
// top, if there is one (DE p.12, p.27; contract, reading 41).
void make(const Making &making, const NameStack &move)
{
    const Entry used = making.table.use(entryFor(making.state, move.entry, Wants::Stack));
    if (used.act == Act::Herald)
        return herald(making, used, move);
    const std::uint8_t code = *making.state.at(move.player).mat.top(move.era - 1);
    if (code == Mat::kUnknown)
        return making.state.queue.push(beside(used, 0, Act::OfCard, Why::Tapestry));
    const auto card = static_cast<TapestryCard>(code);
    if (kCardRows[card].when != When::Era)
        return making.table.play(used, card);
    const Player &player = making.state.at(used.player);
    const auto own = player.mat.top(stackOf(player.incomes));
    const bool isOfMat = own && *own < kCount<TapestryCard> && used.why == Why::card(static_cast<TapestryCard>(*own));
    making.table.act(used, card, isOfMat);
}

void make(const Making &making, const ConvertFood &move)
{
    convert(making, making.table.use(entryFor(making.state, move.entry, Wants::Convert)), move.resources);
}

} // namespace pegsheet::tapestry
