// SPDX-License-Identifier: Apache-2.0
// Cards that are known by name: how they come, lie and end, and what they bring of what happens.
#include "model/tapestry/resolve.h"

#include <algorithm>

namespace pegsheet::tapestry {

void Table::invent(int seat, MaybeOne<Tech> card)
{
    Player &player = m_state.at(seat);
    player.techCards.add({card, TechRow::Bottom});
    player.countCards();
    if (m_tell.listens())
        m_tell(Got{static_cast<std::uint8_t>(seat), Word::Invent, 1, 0});
    happened(Event::Invent, seat, 1);
}

// The lowest row first, in it the card that was gained first.
void Table::payTechs(int seat, int count)
{
    TechCards &cards = m_state.at(seat).techCards;
    for (const TechRow row : kAll<TechRow>)
        for (int place = 0; place < cards.count() && count > 0;)
            if (cards[place].row == row) {
                cards.remove(place);
                --count;
            } else {
                ++place;
            }
    m_state.at(seat).countCards();
}

void Table::lay(int seat, std::uint8_t code)
{
    Player &player = m_state.at(seat);
    if (!m_state.agreed.namesCards) {
        player.played = static_cast<std::uint8_t>(std::min(player.played + 1, kMostCards));
        return;
    }
    if (player.mat.isFull())
        return;
    player.acting.removeThoseOfMat();
    player.mat.add(stackOf(player.incomes), code);
    player.countCards();
    if (code < kCount<TapestryCard> && kCardRows[static_cast<TapestryCard>(code)].when == When::Era && !player.acting.isFull()) {
        Acting acting;
        acting.card = code;
        acting.isOfMat = true;
        player.acting.add(acting);
    }
    m_state.heed();
}

void Table::endEra(int seat)
{
    if (!m_state.agreed.namesCards)
        return;
    m_state.at(seat).acting.clear();
    m_state.heed();
}

void Table::happened(Event event, int seat, int times)
{
    if ((m_state.listening >> static_cast<unsigned>(event) & 1U) == 0)
        return;
    const ActingCards acting = m_state.at(seat).acting;
    for (int place = 0; place < acting.count(); ++place)
        for (const std::size_t on : {0U, 1U}) {
            const Node &node = kPrinted[kPrinted.gains(static_cast<TapestryCard>(acting[place].card), on)];
            if (acting[place].row().on[on].event == MaybeOne(event) && node.word == Word::Vp)
                score(seat, Source::Tapestry, node.arg * times);
        }
}

} // namespace pegsheet::tapestry
