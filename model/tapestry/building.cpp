// SPDX-License-Identifier: Apache-2.0
// What is built in the cities that are kept (DE p.13, p.14).
#include "model/tapestry/civilizationacts.h"
#include "model/tapestry/resolve.h"

#include <algorithm>

namespace pegsheet::tapestry {

// It has to be done for what `for_` was for, so that what waits for that waits for the district too.
void Table::pushPlace(const Entry &for_, const Piece &piece, int count)
{
    const Entry entry = beside(for_, codeOf(piece), Act::Place, for_.why, std::max(count, 1));
    if (count > 0 && (m_state.at(for_.player).city.isKept() || hasOtherPlace(m_state, entry)))
        m_state.queue.push(entry);
}

void Table::standInCity(const Entry &for_, int count)
{
    happened(Event::IncomeBuildingInCity, for_.player, for_, {count, {}, {}});
}

void Table::gainBuildings(const Entry &for_, Building building, int count)
{
    const auto word = static_cast<Word>(static_cast<int>(Word::Market) + static_cast<int>(building));
    const int got = gain(for_.player, word, count, for_);
    pushPlace(for_, building, got);
    if (got == 0)
        return;
    if (building == Building::Market)
        happened(Event::Market, for_.player, for_, {got, {}, {}});
    if (!m_state.at(for_.player).city.isKept() && !hasOtherPlace(m_state, beside(for_, codeOf(building), Act::Place, for_.why)))
        standInCity(for_, got);
}

void Table::gainLandmark(const Entry &for_, Landmark landmark)
{
    if (take(for_.player, landmark))
        pushPlace(for_, landmark, 1);
}

void Table::found(const Entry &entry, Capital capital)
{
    Player &player = m_state.at(entry.player);
    player.city = City(capital);
    m_state.heed();
    player.countCity();
    m_tell(Founded{entry.player, capital});
    for (const Building building : kAll<Building>)
        pushPlace(entry, building, player.built(building));
    for (const Landmark landmark : kAll<Landmark>)
        if (m_state.landmarks[landmark] == entry.player)
            pushPlace(entry, landmark, 1);
}

void Table::build(const Piece &piece, const Spot &spot, const Entry &for_)
{
    Player &player = m_state.at(for_.player);
    const bool isOnImpassable = !(plotsUnder(footprintsOf(piece)[spot.turn], spot) & player.city.with(Content::Impassable)).empty();
    const Areas complete = player.city.build(piece, spot);
    player.countCity();
    if (m_tell.listens()) {
        m_tell(Built{for_.player, piece, spot, originText(for_.why)});
        if (!complete.empty())
            m_tell(Completed{for_.player, static_cast<std::uint8_t>(complete.lines()),
                             static_cast<std::uint8_t>(complete.districts())});
    }
    if (complete.districts() > 0)
        m_state.queue.push(
            beside(for_, kPrinted.ruled(Ruled::Any), Act::Gain, Why::District, static_cast<int>(complete.districts())));
    putAsideBeside(for_.player);
    if (complete.districts() > 0) {
        const Areas ofOthers = complete - player.city.completeOfOneKind();
        if (const int ofOneKind = complete.districts() - ofOthers.districts(); ofOneKind > 0)
            happened(Event::DistrictOfOneKind, for_.player, for_, {ofOneKind, {}, {}});
        happened(Event::Growth, for_.player, for_);
    }
    if (isOnImpassable)
        happened(Event::BuiltOnImpassable, for_.player, for_);
    if (std::holds_alternative<Building>(piece))
        happened(Event::IncomeBuildingInCity, for_.player, for_);
}

// Landmarks that were laid aside and have no place left.
void Table::putAsideBeside(int seat)
{
    City &city = m_state.at(seat).city;
    for (const Landmark landmark : kAll<Landmark>)
        if (city.where(landmark) == Where::LaidAside && !city.hasSpotFor(landmark)) {
            city.putBeside(landmark);
            m_tell(PutBeside{static_cast<std::uint8_t>(seat), landmark});
        }
}

// All that the entry still has of the piece: none of it finds a place; or it stands in a city that is kept by numbers.
void Table::putBeside(int index)
{
    const Entry entry = m_state.queue[index];
    if (!m_state.at(entry.player).city.isKept())
        return standInCity(entry, entry.times);
    const Piece piece = pieceOf(entry);
    for (int time = 0; time < entry.times; ++time) {
        m_state.at(entry.player).city.putBeside(piece);
        m_tell(PutBeside{entry.player, piece});
    }
}

} // namespace pegsheet::tapestry
