// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/city.h"

namespace pegsheet::tapestry {

namespace {

Content contentOf(const Piece &piece)
{
    const Building *building = std::get_if<Building>(&piece);
    return building ? static_cast<Content>(static_cast<int>(Content::Market) + static_cast<int>(*building)) : Content::Landmark;
}

bool hasBit(Content content, std::size_t bit)
{
    return (static_cast<unsigned>(content) >> bit & 1U) != 0;
}

Plots plotsUnder(const Piece &piece, const Spot &spot)
{
    return plotsUnder(footprintsOf(piece)[spot.turn], spot);
}

} // namespace

City::City(Capital capital) : m_capital(static_cast<std::uint8_t>(capital))
{
    fill(kImpassable[capital], Content::Impassable);
}

void City::fill(const Plots &plots, Content content)
{
    for (std::size_t bit = 0; bit < m_content.size(); ++bit) {
        m_content[bit] -= plots;
        if (hasBit(content, bit))
            m_content[bit] |= plots;
    }
}

Content City::at(int plot) const
{
    unsigned content = 0;
    for (std::size_t bit = 0; bit < m_content.size(); ++bit)
        content |= (m_content[bit].has(plot) ? 1U : 0U) << bit;
    return static_cast<Content>(content);
}

Plots City::with(Content content) const
{
    Plots plots = Plots::all();
    for (std::size_t bit = 0; bit < m_content.size(); ++bit)
        plots = hasBit(content, bit) ? plots & m_content[bit] : plots - m_content[bit];
    return plots;
}

Plots City::buildings() const
{
    return with(Content::Market) | with(Content::House) | with(Content::Farm) | with(Content::Armory);
}

Areas City::completeOfOneKind() const
{
    constexpr std::array kBuildings{Content::Market, Content::House, Content::Farm, Content::Armory};
    const Areas all = complete();
    Areas found;
    for (int area = 0; area < kAreas; ++area) {
        const auto isThere = [&](Content kind) { return kAreaPlots[static_cast<std::size_t>(area)].meets(with(kind)); };
        if (all.has(area) && std::ranges::count_if(kBuildings, isThere) == 1)
            found.insert(area);
    }
    return found;
}

Areas City::lacking(int most) const
{
    Areas lacking;
    for (int area = 0; area < kAreas; ++area)
        if (const int plots = missing(area).size(); plots > 0 && plots <= most)
            lacking.insert(area);
    return lacking;
}

Areas City::wouldComplete(const Piece &piece, const Spot &spot) const
{
    return completeIn(filled() | plotsUnder(piece, spot)) - complete();
}

Areas City::build(const Piece &piece, const Spot &spot)
{
    const Areas before = complete();
    fill(plotsUnder(piece, spot), contentOf(piece));
    if (const Landmark *landmark = std::get_if<Landmark>(&piece))
        m_landmarks[*landmark] = static_cast<std::uint16_t>(kInCity + spot.number());
    return complete() - before;
}

void City::putBeside(const Piece &piece)
{
    if (const Landmark *landmark = std::get_if<Landmark>(&piece))
        m_landmarks[*landmark] = static_cast<std::uint16_t>(Where::Beside);
    else if (std::uint8_t &beside = m_beside[std::get<Building>(piece)]; beside < kMostBeside)
        ++beside;
}

void City::layAside(Landmark landmark)
{
    m_landmarks[landmark] = static_cast<std::uint16_t>(Where::LaidAside);
}

void City::set(int plot, Content content)
{
    fill(Plots::of(plot), content);
    if (content == Content::Landmark)
        return;
    for (const Landmark landmark : kAll<Landmark>)
        if (where(landmark) == Where::InCity && plotsUnder(landmark, spotOf(landmark)).has(plot))
            m_landmarks[landmark] = static_cast<std::uint16_t>(Where::Unknown);
}

EnumSet<Landmark> City::thoseThatAre(Where where) const
{
    EnumSet<Landmark> found;
    for (const Landmark landmark : kAll<Landmark>)
        if (this->where(landmark) == where)
            found.insert(landmark);
    return found;
}

void City::setThoseThatAre(Where where, EnumSet<Landmark> landmarks)
{
    for (const Landmark landmark : kAll<Landmark>)
        if (landmarks.has(landmark))
            m_landmarks[landmark] = static_cast<std::uint16_t>(where);
        else if (this->where(landmark) == where)
            m_landmarks[landmark] = static_cast<std::uint16_t>(Where::Unknown);
}

void hashInto(Hasher &hasher, const City &city)
{
    hasher.byte(city.m_capital);
    for (const Plots &bits : city.m_content)
        for (int row = 0; row < kCitySide; ++row)
            hasher.feed(bits.row(row), 2);
    for (const std::uint16_t landmark : city.m_landmarks.values)
        hasher.feed(landmark, 2);
    for (const std::uint8_t beside : city.m_beside.values)
        hasher.byte(beside);
}

} // namespace pegsheet::tapestry
