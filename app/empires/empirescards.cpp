// SPDX-License-Identifier: Apache-2.0
// A match of Empire's End and the card library.
#include "app/empires/empireslibrarycards.h"
#include "app/empires/empiresmatch.h"

#include <memory>

namespace pegsheet::app {

using namespace empires;

EmpiresMatch::~EmpiresMatch()
{
    EmpiresMatch::teachCards();
}

void EmpiresMatch::setCards(std::unique_ptr<EmpiresLibraryCards> cards)
{
    m_cards = std::move(cards);
    connect(this, &TableMatch::moved, this, [this] {
        if (over())
            teachCards();
    });
}

// Cards that the card library knows and this match has not turned up; none where no Conflict card is asked for.
std::vector<Conflict> EmpiresMatch::knownConflicts() const
{
    return m_cards && state().step == Step::Campaign ? m_cards->conflictsFor(typed()) : std::vector<Conflict>();
}

// Before the row is laid the match does not have yet what the card library knows.
PlaceFigures EmpiresMatch::placeFigures() const
{
    const bool isLaying = state().step == Step::Row || state().step == Step::Sheet;
    return m_cards && isLaying ? m_cards->placesFor(state()) : state().known->places;
}

// What is only tried in the past is no part of the match yet, and an example's round track lies on no table.
void EmpiresMatch::teachCards()
{
    if (m_cards && !isMending() && !isExample())
        m_cards->learn(typed());
}

std::vector<Value> EmpiresMatch::movesAlong(std::span<const Value> moves)
{
    std::vector<Move> read(moves.size());
    for (std::size_t place = 0; place < moves.size(); ++place)
        if (!m_cards || Typed::readMove(moves[place], read[place]))
            return {};
    std::vector<Value> along;
    if (m_cards)
        for (const Move &move : m_cards->movesAlong(state(), read))
            along.push_back(Typed::moveValue(move));
    return along;
}

void takeEmpiresCards(TableMatch &match, UseCards use)
{
    auto &empires = static_cast<EmpiresMatch &>(match);
    const auto &opened = static_cast<const EmpiresMatch::Typed &>(match.session().match());
    empires.setCards(std::make_unique<EmpiresLibraryCards>(std::move(use), opened));
}

} // namespace pegsheet::app
