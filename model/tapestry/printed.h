// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/tables.h"

/// Every printed benefit, read by the compiler: all their nodes stand in one row, and a benefit is the place of its first node. So
/// two bytes name whatever a space, a tile, a die or the mat brings.
namespace pegsheet::tapestry {

/// The place of a node among the printed ones.
using NodePlace = std::uint16_t;

/// Benefits that the rules bring without a text on a board or tile.
enum class Ruled : std::uint8_t { Any, CheaperNanotechnology };

/// Printed benefits by place.
class PrintedNodes
{
public:
    static constexpr std::size_t kRoom = 320;

    constexpr PrintedNodes()
    {
        for (const Track track : kAll<Track>)
            for (std::size_t space = 0; space < kSpaces; ++space) {
                m_benefits[track][space] = add(kTrackSpaces[track][space].benefit);
                m_bonuses[track][space] = add(kTrackSpaces[track][space].bonus);
            }
        for (std::size_t tile = 0; tile < kSpaceTiles; ++tile)
            m_spaceTiles[tile] = add(kSpaceTileTexts[tile]);
        for (const TileBenefit tile : kAll<TileBenefit>)
            m_tiles[tile] = add(nameOf(tile));
        for (const RedFace face : kAll<RedFace>)
            m_red[face] = add(nameOf(face));
        for (const BlackFace face : kAll<BlackFace>)
            if (face != BlackFace::Territory)
                m_black[face] = add(nameOf(face));
        m_ruled = {add("any"), add(kCheaperNanotechnology)};
        m_steps = {add("adv(e)"), add("adv(s)"), add("adv(m)"), add("adv(t)")};
        m_stepsX = {add("adv_x(e)"), add("adv_x(s)"), add("adv_x(m)"), add("adv_x(t)")};
    }

    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr const Node &operator[](NodePlace place) const { return m_nodes[place]; }

    /// Of a space from 1.
    [[nodiscard]] constexpr NodePlace benefitOf(Track track, int space) const
    {
        return m_benefits[track][static_cast<std::size_t>(space - 1)];
    }
    /// Of a space from 1; a node that is none where there is no bonus.
    [[nodiscard]] constexpr NodePlace bonusOf(Track track, int space) const
    {
        return m_bonuses[track][static_cast<std::size_t>(space - 1)];
    }
    /// Of a tile from 1.
    [[nodiscard]] constexpr NodePlace spaceTile(int number) const { return m_spaceTiles[static_cast<std::size_t>(number - 1)]; }
    [[nodiscard]] constexpr NodePlace tile(TileBenefit tile) const { return m_tiles[tile]; }
    [[nodiscard]] constexpr NodePlace red(RedFace face) const { return m_red[face]; }
    /// A node that is none for the benefit of the conquered tile.
    [[nodiscard]] constexpr NodePlace black(BlackFace face) const { return m_black[face]; }
    /// A step on a track, with or without what its space brings.
    [[nodiscard]] constexpr NodePlace step(Track track, bool brings) const
    {
        return (brings ? m_steps : m_stepsX)[static_cast<std::size_t>(track)];
    }
    [[nodiscard]] constexpr NodePlace ruled(Ruled what) const { return m_ruled[static_cast<std::size_t>(what)]; }

private:
    // Place 0 is no node; a text that is no benefit does not compile.
    constexpr NodePlace add(std::string_view text)
    {
        if (text.empty())
            return 0;
        Benefit read;
        if (readBenefit(text, read).expected != Expected::Nothing)
            throw "a table has what is no benefit";
        const std::size_t place = m_size;
        for (const Node &node : read.nodes())
            m_nodes[m_size++] = node;
        return static_cast<NodePlace>(place);
    }

    std::array<Node, kRoom> m_nodes{};
    std::size_t m_size = 1;
    Per<std::array<NodePlace, kSpaces>, Track> m_benefits{};
    Per<std::array<NodePlace, kSpaces>, Track> m_bonuses{};
    std::array<NodePlace, kSpaceTiles> m_spaceTiles{};
    Per<NodePlace, TileBenefit> m_tiles{};
    Per<NodePlace, RedFace> m_red{};
    Per<NodePlace, BlackFace> m_black{};
    std::array<NodePlace, 2> m_ruled{};
    std::array<NodePlace, 4> m_steps{};
    std::array<NodePlace, 4> m_stepsX{};
};

inline constexpr PrintedNodes kPrinted;

/// The benefit that begins at that place; none at a place without a node.
[[nodiscard]] constexpr std::span<const Node> printedAt(NodePlace place)
{
    return {&kPrinted[place], kPrinted[place].size};
}

} // namespace pegsheet::tapestry
