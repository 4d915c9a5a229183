// SPDX-License-Identifier: Apache-2.0
#include "model/empires/listed.h"

#include "model/empires/payment.h"
#include "model/empires/rules.h"
#include "model/empires/turns.h"

#include <algorithm>

namespace pegsheet::empires {

namespace {

/// Collects those of one kind that the rules accept.
class Collector
{
public:
    Collector(const State &state, std::vector<Move> &moves) : m_state(state), m_moves(moves) {}

    void add(Move move)
    {
        if (!refuses(m_state, move))
            m_moves.push_back(std::move(move));
    }

private:
    const State &m_state;
    std::vector<Move> &m_moves;
};

// The abilities of that time in a row that do it.
std::vector<Source> abilitiesOf(const State &state, int seat, When when, std::optional<Does> does)
{
    std::vector<Source> sources;
    eachSource(state, seat, [&](Source source, Location location) {
        const Ability *ability = abilityOf(state, source);
        if (ability != nullptr && ability->when == when && state.at(seat).isHealthy(location)
            && (!does || ability->find(*does) != nullptr))
            sources.push_back(source);
    });
    std::sort(sources.begin(), sources.end(), [](Source one, Source other) { return one.index < other.index; });
    return sources;
}

// Left out, then each that is open.
std::vector<Card> crisisChoices(const State &state)
{
    std::vector<Card> cards{Card()};
    for (const Crisis &crisis : state.crises)
        if (crisis.isOpen)
            cards.push_back(crisis.card);
    return cards;
}

// Left out, then each.
std::vector<int> choices(std::vector<int> positions)
{
    positions.insert(positions.begin(), 0);
    return positions;
}

void collectAccept(const State &state, std::uint8_t seat, Collector &collector)
{
    for (const Card card : crisisChoices(state)) {
        const Card crisis = card.isNone() ? onlyOpen(state) : card;
        if (crisis.isNone())
            continue;
        const std::vector<int> threatened = threatenedAt(state.at(seat), crisis.number());
        for (const int hit : choices(threatened)) {
            const int struck = hit != 0 ? hit : onlyOf(threatened);
            for (const int position : choices(placesAfter(state, seat, struck)))
                collector.add(Accept{seat, card, static_cast<std::uint8_t>(hit), static_cast<std::uint8_t>(position)});
        }
    }
}

void collectUse(const State &state, std::uint8_t seat, Collector &collector)
{
    std::vector<Source> economy = abilitiesOf(state, seat, When::Economy, {});
    for (const Source by : abilitiesOf(state, seat, When::Economy, Does::Repeat))
        for (const Source again : economy)
            collector.add(Use{seat, {by, false}, again, {}, {}});
    for (const Source by : abilitiesOf(state, seat, When::Industry, {}))
        collector.add(Use{seat, {by, false}, {}, {}, {}});
}

// Left out, then each number that might be paid; none where Coins are not kept.
std::vector<std::uint8_t> coinChoices(const State &state, int seat, int most)
{
    std::vector<std::uint8_t> coins{0};
    const int have = state.keepsResources() ? state.at(seat).stock.stock[Resource::Coin] : 0;
    for (int coin = 1; coin <= std::min(most, have); ++coin)
        coins.push_back(static_cast<std::uint8_t>(coin));
    return coins;
}

void collectAvert(const State &state, std::uint8_t seat, Collector &collector)
{
    for (const Resource resource : kAll<Resource>)
        for (const Card card : crisisChoices(state))
            collector.add(Avert{seat, resource, card});
}

void collectExchange(const State &state, std::uint8_t seat, Collector &collector)
{
    if (!state.keepsResources())
        return;
    const int coins = stockWithIncome(state, seat)[Resource::Coin];
    for (const Source by : abilitiesOf(state, seat, When::Economy, Does::Exchange)) {
        const AbilityEffect &exchange = *abilityOf(state, by)->find(Does::Exchange);
        std::vector<Alternative> wanted(1);
        for (const Stock &alternative : exchange.getOneOf)
            wanted.push_back({true, alternative});
        const int left = std::min(kMostTimes, exchange.number - state.at(seat).used.at(by.index));
        for (const Alternative &each : wanted)
            for (std::uint8_t times = 0; times <= left; ++times)
                for (int coin = 0; coin <= std::min(coins, totalOf(exchangePrice(exchange, std::max(1, int{times})))); ++coin)
                    collector.add(Exchange{seat, by, each, times, static_cast<std::uint8_t>(coin)});
    }
}

void collectBid(const State &state, std::uint8_t seat, Collector &collector)
{
    const Stock &have = state.at(seat).stock.stock;
    const int axes = state.keepsResources() ? std::min(kMostBid, int{have[Resource::Axe]}) : kMostBid;
    for (std::uint8_t axe = 0; axe <= axes; ++axe)
        for (const std::uint8_t coin : coinChoices(state, seat, kMostBid - axe))
            collector.add(BidAxes{seat, axe, coin});
}

void collectRebuild(const State &state, std::uint8_t seat, Collector &collector)
{
    std::vector<Source> sources = abilitiesOf(state, seat, When::Industry, Does::Rebuild);
    sources.insert(sources.begin(), Source());
    for (std::uint8_t position = 1; position <= kPlaces; ++position)
        if (!state.at(seat).isHealthyAt(position))
            for (const Source by : sources)
                for (const std::uint8_t coin : coinChoices(state, seat, kMostRepair))
                    collector.add(Rebuild{seat, position, by, coin});
}

void collectSwap(const State &state, std::uint8_t seat, Collector &collector)
{
    for (const Source by : abilitiesOf(state, seat, When::Industry, Does::SwapLocations))
        for (std::uint8_t first = 1; first <= kPlaces; ++first)
            for (std::uint8_t second = 1; second <= kPlaces; ++second)
                collector.add(Swap{seat, by, {first, second}});
}

void collectShift(const State &state, std::uint8_t seat, Collector &collector)
{
    for (const Source by : abilitiesOf(state, seat, When::Industry, Does::MoveInnovation))
        for (std::uint8_t card = 0; card < kCards; ++card)
            if (state.lying[card].seat() == seat)
                for (std::uint8_t position = 1; position <= kPlaces; ++position)
                    collector.add(Shift{seat, by, Card{card}, position});
}

void collectCrisisAbilities(const State &state, std::uint8_t seat, Does does, Card with, Collector &collector)
{
    for (const Source by : abilitiesOf(state, seat, When::Crisis, does))
        for (const Card card : crisisChoices(state)) {
            if (does == Does::FreeBid)
                collector.add(FreeBid{seat, by, card});
            else
                collector.add(Redraw{seat, by, with, card});
        }
}

void collectDone(int seat, Collector &collector)
{
    for (const DonePart part : kAll<DonePart>)
        collector.add(Done{static_cast<std::int8_t>(seat), part});
}

template <typename Of>
void collectDecisions(const State &state, std::uint8_t seat, Card some, const Of &of)
{
    Collector accept = of(Listed::Accept);
    Collector freeBid = of(Listed::FreeBid);
    Collector redraw = of(Listed::Redraw);
    Collector avert = of(Listed::Avert);
    collectAccept(state, seat, accept);
    collectCrisisAbilities(state, seat, Does::FreeBid, some, freeBid);
    collectCrisisAbilities(state, seat, Does::RedrawCrisis, some, redraw);
    collectAvert(state, seat, avert);
}

// All of an Economy or Industry phase but cards that are played.
template <typename Of>
void collectWork(const State &state, std::uint8_t seat, const Of &of)
{
    Collector use = of(Listed::Use);
    Collector exchange = of(Listed::Exchange);
    collectUse(state, seat, use);
    collectExchange(state, seat, exchange);
    if (state.step == Step::Economy)
        return;
    Collector rebuild = of(Listed::Rebuild);
    Collector swap = of(Listed::Swap);
    Collector shift = of(Listed::Shift);
    collectRebuild(state, seat, rebuild);
    collectSwap(state, seat, swap);
    collectShift(state, seat, shift);
    of(Listed::Sell).add(Sell{seat});
    if (state.at(seat).hand > 0)
        of(Listed::Discard).add(Discard{seat, state.at(seat).hand});
}

bool takesAnyCard(Listed kind)
{
    return kind == Listed::Reveal || kind == Listed::Redraw || kind == Listed::Play;
}

Card &cardOf(Move &move)
{
    if (auto *redraw = std::get_if<Redraw>(&move))
        return redraw->with;
    if (auto *play = std::get_if<Play>(&move))
        return play->card;
    return std::get<Reveal>(move).card;
}

// Cards not in play that are played alike: all of them, or those that cost the same where Hammers are paid.
std::vector<std::vector<Card>> handsOf(const State &state, const std::vector<Card> &cards)
{
    if (!state.keepsResources())
        return {cards};
    std::vector<std::vector<Card>> hands(kMostHammers);
    for (const Card card : cards)
        if (const int cost = state.known->cards[card.index].hammers; cost > 0)
            hands[static_cast<std::size_t>(cost - 1)].push_back(card);
    return hands;
}

} // namespace

std::uint32_t ListedMoves::Group::count() const
{
    return static_cast<std::uint32_t>(moves.size() * std::max<std::size_t>(1, cards.size()));
}

// With the first card of each hand.
void ListedMoves::collectPlays(std::uint8_t seat)
{
    std::vector<Group> &groups = m_groups[static_cast<std::size_t>(Listed::Play)];
    for (Group &group : groups) {
        if (group.cards.empty())
            continue;
        Collector collector(m_state, group.moves);
        for (const int position : choices(placesFor(m_state, seat)))
            for (const std::uint8_t coin : coinChoices(m_state, seat, kMostHammers))
                collector.add(Play{seat, group.cards.front(), static_cast<std::uint8_t>(position), coin});
    }
}

ListedMoves::ListedMoves(const State &state) : m_state(state)
{
    if (state.onlySheets || state.step == Step::Over)
        return;
    std::vector<Card> cards;
    for (std::uint8_t card = 0; card < kCards; ++card)
        if (!isInPlay(state, Card{card}))
            cards.push_back(Card{card});
    const Card some = cards.empty() ? Card() : cards.front();
    for (int kind = 0; kind < kListedKinds; ++kind)
        m_groups[static_cast<std::size_t>(kind)].push_back(
            {{}, takesAnyCard(static_cast<Listed>(kind)) ? cards : std::vector<Card>()});
    std::vector<Group> &plays = m_groups[static_cast<std::size_t>(Listed::Play)];
    plays.clear();
    for (std::vector<Card> &hand : handsOf(state, cards))
        plays.push_back({{}, std::move(hand)});
    const auto of = [&](Listed kind) { return Collector(state, m_groups[static_cast<std::size_t>(kind)].front().moves); };
    of(Listed::Reveal).add(Reveal{some});
    Collector shortage = of(Listed::Shortage);
    for (std::uint8_t coins = 1; coins <= kEnough && state.shortageOf >= 0; ++coins)
        shortage.add(Shortage{static_cast<std::uint8_t>(state.shortageOf), coins});
    Collector done = of(Listed::Done);
    collectDone(-1, done);
    for (std::uint8_t seat = 0; seat < state.players; ++seat) {
        of(Listed::Mulligan).add(Mulligan{seat});
        collectDone(seat, done);
        Collector bid = of(Listed::Bid);
        if (state.step == Step::Bids)
            collectBid(state, seat, bid);
        if (state.step == Step::Crisis)
            collectDecisions(state, seat, some, of);
        if (state.step == Step::Economy || state.step == Step::Industry || state.step == Step::IndustryEconomy)
            collectWork(state, seat, of);
        if (state.step == Step::Industry || state.step == Step::IndustryEconomy)
            collectPlays(seat);
    }
}

std::uint32_t ListedMoves::count(Listed kind) const
{
    std::uint32_t sum = 0;
    for (const Group &group : m_groups.at(static_cast<std::size_t>(kind)))
        sum += group.count();
    return sum;
}

Move ListedMoves::at(Listed kind, std::uint32_t index) const
{
    for (const Group &group : m_groups.at(static_cast<std::size_t>(kind))) {
        if (index >= group.count()) {
            index -= group.count();
            continue;
        }
        if (group.cards.empty())
            return group.moves[index];
        const auto cards = static_cast<std::uint32_t>(group.cards.size());
        Move move = group.moves[index / cards];
        cardOf(move) = group.cards[index % cards];
        return move;
    }
    return Done{};
}

std::optional<std::uint32_t> ListedMoves::placeOf(const Move &move) const
{
    if (move.index() >= kListedKinds)
        return std::nullopt;
    std::uint32_t before = 0;
    for (const Group &group : m_groups[move.index()]) {
        Move wanted = move;
        std::size_t card = 0;
        if (!group.cards.empty()) {
            card = static_cast<std::size_t>(std::find(group.cards.begin(), group.cards.end(), cardOf(wanted))
                                            - group.cards.begin());
            cardOf(wanted) = group.cards.front();
        }
        const auto found = std::find(group.moves.begin(), group.moves.end(), wanted);
        if (found != group.moves.end() && card < std::max<std::size_t>(1, group.cards.size())) {
            const auto place = static_cast<std::size_t>(found - group.moves.begin());
            return before + static_cast<std::uint32_t>(group.cards.empty() ? place : place * group.cards.size() + card);
        }
        before += group.count();
    }
    return std::nullopt;
}

} // namespace pegsheet::empires
