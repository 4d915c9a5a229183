// SPDX-License-Identifier: Apache-2.0
#include "model/empires/cardhistory.h"

#include "model/core/overload.h"

namespace pegsheet::empires {

namespace {

void see(CardHistory &history, Card card)
{
    if (card.isNone())
        return;
    history.seen.insert(card);
    history.played.erase(card);
}

} // namespace

void note(CardHistory &history, const Move &move)
{
    std::visit(Overload{
                   [&](const Reveal &m) { see(history, m.card); },
                   [&](const Redraw &m) { see(history, m.with); },
                   [&](const Play &m) {
                       see(history, m.card);
                       history.played.insert(m.card);
                   },
                   [&](const Blitz &m) {
                       for (const Card card : m.cards.list)
                           see(history, card);
                   },
                   [&](const Correct &m) {
                       State said = widestState<State>(); // on which nothing lies
                       (void)setFields(said, m.player, m.set);
                       for (std::uint8_t card = 0; card < kCards; ++card)
                           if (!said.lies(Card{card}).isNowhere())
                               history.seen.insert(Card{card});
                       for (const Crisis &crisis : said.crises)
                           see(history, crisis.card);
                   },
                   [&](const FinishedSheet &m) {
                       for (const Row::Place &place : m.row.places)
                           for (const Card card : place.cards)
                               history.seen.insert(card);
                   },
                   [](const auto &) {},
               },
               move);
}

int unseenWith(const CardHistory &history, int number)
{
    int unseen = 0;
    for (const Kind kind : kAll<Kind>)
        unseen += history.seen.has(Card::of(kind, number)) ? 0 : 1;
    return unseen;
}

} // namespace pegsheet::empires
