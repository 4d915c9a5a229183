// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/cardbox.h"

#include <algorithm>
#include <utility>

namespace pegsheet::tapestry {

namespace {

void shuffle(std::vector<TapestryCard> &cards, Random &random)
{
    for (std::size_t left = cards.size(); left > 1; --left)
        std::swap(cards[left - 1], cards[random.below(static_cast<std::uint32_t>(left))]);
}

// They come from the box unseen, where somebody with an empty hand has to play (DE p.12).
int countFaceDown(const State &state)
{
    int count = 0;
    for (const Player &player : state.seated())
        for (int era = 0; era < Mat::kEras; ++era)
            for (int height = 0; height < player.mat.count(era); ++height)
                count += player.mat.at(era, height) == Mat::kFaceDown ? 1 : 0;
    return count;
}

// A card was looked for, which may be played now.
bool looksFor(const State &state, int seat)
{
    for (int index = 0; state.agreed.adjusts && index < state.queue.size(); ++index)
        if (state.queue[index].act == Act::FirstCard && state.queue[index].player == seat)
            return true;
    return false;
}

} // namespace

std::optional<TapestryCard> CardBox::drawnFrom(const std::vector<TapestryCard> &cards, Random &random)
{
    if (cards.empty())
        return std::nullopt;
    return cards[random.below(static_cast<std::uint32_t>(cards.size()))];
}

CardBox::CardBox(const State &state, Random &random) : m_players(state.players), m_isKept(state.agreed.namesCards)
{
    if (!m_isKept)
        return;
    for (const TapestryCard card : kAll<TapestryCard>)
        m_box.insert(m_box.end(), kCardRows[card].copies, card);
    shuffle(m_box, random);
    m_faceDown = countFaceDown(state);
    for (int seat = 0; seat < m_players; ++seat)
        deal(seat, state.at(seat).tapestry, random);
}

std::optional<TapestryCard> CardBox::reactionOf(int seat) const
{
    const std::vector<TapestryCard> &cards = at(seat).cards;
    const auto found = std::ranges::find_if(cards, [](TapestryCard card) { return kCardRows[card].when == When::Reaction; });
    return found == cards.end() ? std::nullopt : std::optional(*found);
}

std::optional<TapestryCard> CardBox::drawnOf(int seat, Random &random) const
{
    return drawnFrom(at(seat).cards, random);
}

std::optional<TapestryCard> CardBox::drawnOfLast(int seat, Random &random) const
{
    return drawnFrom(at(seat).last, random);
}

void CardBox::lay(int seat, TapestryCard card)
{
    (void)take(seat, card);
}

void CardBox::throwOff(int seat, TapestryCard card)
{
    if (take(seat, card))
        m_thrownOff.push_back(card);
}

void CardBox::follow(const State &after, const Drawn &drawn, Random &random)
{
    for (int seat = 0; seat < m_players; ++seat) {
        const int came = drawn[static_cast<std::size_t>(seat)];
        const int gone = at(seat).count + came - after.at(seat).tapestry;
        const int before = std::min(gone, at(seat).count);
        throwOffAny(seat, before, random);
        deal(seat, came, random, looksFor(after, seat));
        throwOffAny(seat, gone - before, random);
    }
    for (const int now = countFaceDown(after); m_faceDown < now; ++m_faceDown)
        (void)uppermost(random);
}

Value CardBox::dealt() const
{
    if (!m_isKept)
        return {};
    Array seats;
    for (int seat = 0; seat < m_players; ++seat) {
        Array ids;
        for (const TapestryCard card : at(seat).dealt)
            ids.emplace_back(nameOf(card));
        seats.emplace_back(std::move(ids));
    }
    return seats;
}

std::optional<TapestryCard> CardBox::uppermost(Random &random)
{
    if (m_box.empty()) {
        std::swap(m_box, m_thrownOff);
        shuffle(m_box, random);
    }
    if (m_box.empty())
        return std::nullopt;
    const TapestryCard card = m_box.back();
    m_box.pop_back();
    return card;
}

// The others are thrown off; where the whole box has none it is the last one.
std::optional<TapestryCard> CardBox::found(Random &random)
{
    std::optional<TapestryCard> card = uppermost(random);
    for (std::size_t left = m_box.size(); card && left > 0 && kCardRows[*card].when != When::Played; --left) {
        m_thrownOff.push_back(*card);
        card = uppermost(random);
    }
    return card;
}

bool CardBox::take(int seat, TapestryCard card)
{
    Hand &hand = at(seat);
    const auto found = std::ranges::find(hand.cards, card);
    if (found == hand.cards.end())
        return false;
    hand.cards.erase(found);
    if (const auto last = std::ranges::find(hand.last, card); last != hand.last.end())
        hand.last.erase(last);
    --hand.count;
    return true;
}

// One that is not known is as likely to go as any other.
void CardBox::throwOffAny(int seat, int count, Random &random)
{
    Hand &hand = at(seat);
    for (; count > 0 && hand.count > 0; --count) {
        const std::uint32_t place = random.below(static_cast<std::uint32_t>(hand.count));
        if (place < hand.cards.size())
            throwOff(seat, hand.cards[place]);
        else
            --hand.count;
    }
}

void CardBox::deal(int seat, int count, Random &random, bool isLastFound)
{
    Hand &hand = at(seat);
    if (count > 0)
        hand.last.clear();
    for (; count > 0; --count) {
        ++hand.count;
        if (const auto card = isLastFound && count == 1 ? found(random) : uppermost(random)) {
            hand.cards.push_back(*card);
            hand.dealt.push_back(*card);
            hand.last.push_back(*card);
        }
    }
}

} // namespace pegsheet::tapestry
