// SPDX-License-Identifier: Apache-2.0
#include "model/empires/listed.h"

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
    if (state.step != Step::Economy && state.step != Step::Industry && state.step != Step::IndustryEconomy)
        return;
    std::vector<Source> economy = abilitiesOf(state, seat, When::Economy, {});
    for (const Source by : abilitiesOf(state, seat, When::Economy, Does::Repeat))
        for (const Source again : economy)
            collector.add(Use{seat, {by, false}, again, {}, {}});
    for (const Source by : abilitiesOf(state, seat, When::Industry, {}))
        collector.add(Use{seat, {by, false}, {}, {}, {}});
}

void collectRebuild(const State &state, std::uint8_t seat, Collector &collector)
{
    std::vector<Source> sources = abilitiesOf(state, seat, When::Industry, Does::Rebuild);
    sources.insert(sources.begin(), Source());
    for (std::uint8_t position = 1; position <= kPlaces; ++position)
        if (!state.at(seat).isHealthyAt(position))
            for (const Source by : sources)
                collector.add(Rebuild{seat, position, by, 0});
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

// With the first card that is not in play: all of them are taken alike.
void collectPlay(const State &state, std::uint8_t seat, Card card, Collector &collector)
{
    for (const int position : choices(placesFor(state, seat)))
        collector.add(Play{seat, card, static_cast<std::uint8_t>(position), 0});
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

} // namespace

ListedMoves::ListedMoves(const State &state) : m_state(state)
{
    if (state.onlySheets || state.step == Step::Over)
        return;
    for (std::uint8_t card = 0; card < kCards; ++card)
        if (!isInPlay(state, Card{card}))
            m_cards.push_back(Card{card});
    const auto of = [&](Listed kind) { return Collector(state, m_moves.at(static_cast<std::size_t>(kind))); };
    const Card some = m_cards.empty() ? Card() : m_cards.front();
    of(Listed::Reveal).add(Reveal{some});
    Collector shortage = of(Listed::Shortage);
    for (std::uint8_t coins = 1; coins <= kEnough && state.shortageOf >= 0; ++coins)
        shortage.add(Shortage{static_cast<std::uint8_t>(state.shortageOf), coins});
    Collector done = of(Listed::Done);
    collectDone(-1, done);
    for (std::uint8_t seat = 0; seat < state.players; ++seat) {
        Collector accept = of(Listed::Accept);
        Collector freeBid = of(Listed::FreeBid);
        Collector redraw = of(Listed::Redraw);
        Collector use = of(Listed::Use);
        Collector play = of(Listed::Play);
        Collector rebuild = of(Listed::Rebuild);
        Collector swap = of(Listed::Swap);
        Collector shift = of(Listed::Shift);
        Collector bid = of(Listed::Bid);
        of(Listed::Mulligan).add(Mulligan{seat});
        if (state.step == Step::Crisis) {
            collectAccept(state, seat, accept);
            collectCrisisAbilities(state, seat, Does::FreeBid, some, freeBid);
            collectCrisisAbilities(state, seat, Does::RedrawCrisis, some, redraw);
        }
        collectUse(state, seat, use);
        if (state.step == Step::Industry || state.step == Step::IndustryEconomy) {
            collectPlay(state, seat, some, play);
            collectRebuild(state, seat, rebuild);
            collectSwap(state, seat, swap);
            collectShift(state, seat, shift);
        }
        collectDone(seat, done);
        for (std::uint8_t axes = 0; axes <= kMostBid && state.step == Step::Bids; ++axes)
            bid.add(BidAxes{seat, axes, 0});
    }
}

std::uint32_t ListedMoves::count(Listed kind) const
{
    const auto moves = static_cast<std::uint32_t>(m_moves.at(static_cast<std::size_t>(kind)).size());
    return takesAnyCard(kind) ? moves * static_cast<std::uint32_t>(m_cards.size()) : moves;
}

Move ListedMoves::at(Listed kind, std::uint32_t index) const
{
    const std::vector<Move> &moves = m_moves.at(static_cast<std::size_t>(kind));
    if (!takesAnyCard(kind))
        return moves[index];
    const auto cards = static_cast<std::uint32_t>(m_cards.size());
    Move move = moves[index / cards];
    cardOf(move) = m_cards[index % cards];
    return move;
}

std::optional<std::uint32_t> ListedMoves::placeOf(const Move &move) const
{
    if (move.index() >= kListedKinds)
        return std::nullopt;
    const auto kind = static_cast<Listed>(move.index());
    const std::vector<Move> &moves = m_moves[move.index()];
    Move wanted = move;
    std::size_t card = 0;
    if (takesAnyCard(kind)) {
        const auto found = std::find(m_cards.begin(), m_cards.end(), cardOf(wanted));
        if (found == m_cards.end())
            return std::nullopt;
        card = static_cast<std::size_t>(found - m_cards.begin());
        cardOf(wanted) = m_cards.front();
    }
    const auto found = std::find(moves.begin(), moves.end(), wanted);
    if (found == moves.end())
        return std::nullopt;
    const auto place = static_cast<std::size_t>(found - moves.begin());
    return static_cast<std::uint32_t>(takesAnyCard(kind) ? place * m_cards.size() + card : place);
}

std::uint32_t ListedMoves::size() const
{
    std::uint32_t sum = 0;
    for (int kind = 0; kind < kListedKinds; ++kind)
        sum += count(static_cast<Listed>(kind));
    return sum;
}

Move ListedMoves::at(std::uint32_t index) const
{
    for (int number = 0; number < kListedKinds; ++number) {
        const auto kind = static_cast<Listed>(number);
        const std::uint32_t here = count(kind);
        if (index < here)
            return at(kind, index);
        index -= here;
    }
    return Done{};
}

std::optional<std::uint32_t> ListedMoves::indexOf(const Move &move) const
{
    auto place = placeOf(move);
    for (std::size_t kind = 0; place && kind < move.index(); ++kind)
        *place += count(static_cast<Listed>(kind));
    return place;
}

} // namespace pegsheet::empires
