// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationslatecards.h"

#include <algorithm>

namespace pegsheet::app {

using namespace nations;

namespace {

bool holds(const auto &list, const auto &card)
{
    return std::find(list.begin(), list.end(), card) != list.end();
}

// From which record it was taken; as it was taken last.
std::optional<std::int64_t> recordOf(const auto &heard, const auto &card)
{
    const auto found = std::find_if(heard.rbegin(), heard.rend(), [&](const auto &each) { return each.card == card; });
    return found == heard.rend() ? std::nullopt : found->record;
}

} // namespace

void NationsLateCards::learn(const Tile &tile, const std::optional<std::int64_t> &record)
{
    m_tiles.push_back({tile, record});
}

void NationsLateCards::learn(int age, const Event &event, const std::optional<std::int64_t> &record)
{
    m_events.push_back({{age, event}, record});
}

void NationsLateCards::settle(const SeenCards &seen)
{
    SeenCards former;
    for (const Tile &tile : seen.tiles) {
        if (holds(m_settled.tiles, tile))
            continue;
        m_settled.tiles.push_back(tile);
        if (holds(m_before.tiles, tile))
            former.tiles.push_back(tile);
        else
            m_cards.learn(tile, recordOf(m_tiles, tile));
    }
    for (const SeenCards::OfAge &dealt : seen.events) {
        if (holds(m_settled.events, dealt))
            continue;
        m_settled.events.push_back(dealt);
        if (holds(m_before.events, dealt))
            former.events.push_back(dealt);
        else
            m_cards.learn(dealt.age, dealt.event, recordOf(m_events, dealt));
    }
    m_cards.remember(former);
    m_tiles.clear();
    m_events.clear();
}

void learnFrom(NationsCards &cards, const nations::Pencil &pencil, const nations::Move &move, int age)
{
    if (const auto *bought = std::get_if<nations::BuyTile>(&move))
        cards.learn(bought->tile, pencil.tile.record);
    if (const auto *deal = std::get_if<nations::Deal>(&move)) {
        cards.learn(age, {deal->famine, deal->war}, pencil.event);
        for (const nations::Tile &tile : deal->offer.tiles)
            cards.learn(tile, std::nullopt);
    }
}

} // namespace pegsheet::app
