// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/tapestry/civilizationrows.h"
#include "model/tapestry/tables.h"
#include "model/tapestry/tapestrycards.h"
#include "model/tapestry/techrows.h"

/// Every printed benefit, read by the compiler: all their nodes stand in one row, and a benefit is the place of its first node. So
/// two bytes name whatever a space, a tile, a die, the mat or a card brings.
namespace pegsheet::tapestry {

/// The place of a node among the printed ones.
using NodePlace = std::uint16_t;

/// Benefits that the rules bring without a text on a board or tile.
enum class Ruled : std::uint8_t { Any, CheaperNanotechnology, IncomeBuilding, Coin };

/// Printed benefits by place.
class PrintedNodes
{
public:
    static constexpr std::size_t kRoom = 768;
    /// Where the nodes of cards begin; in the number of a state it stands for a benefit that was typed in, as it did before.
    static constexpr NodePlace kCards = 320;

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
        m_ruled[2] = add("income_bldg");
        m_ruled[3] = add("coin");
        m_boards = m_size;
        m_size = kCards + 1; // place kCards is no node
        for (const Tech tech : kAll<Tech>) {
            m_circles[tech] = add(kTechs[tech].circle);
            m_squares[tech] = add(kTechs[tech].square);
        }
        for (const TapestryCard card : kAll<TapestryCard>) {
            m_plays[card] = add(kCardRows[card].play);
            for (std::size_t on = 0; on < 2; ++on)
                if (const std::string_view gains = kCardRows[card].on[on].gains; !isBeyond(gains))
                    m_gains[card][on] = add(gains);
        }
        m_cards = m_size;
        for (const Civilization civilization : kAll<Civilization>)
            addMat(civilization);
    }

    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    /// The end of those of boards, tiles and dice; those of cards stand behind kCards.
    [[nodiscard]] constexpr std::size_t boards() const { return m_boards; }
    /// The end of those of cards; those of civilizations stand behind them.
    [[nodiscard]] constexpr std::size_t cards() const { return m_cards; }
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
    [[nodiscard]] constexpr NodePlace circle(Tech tech) const { return m_circles[tech]; }
    [[nodiscard]] constexpr NodePlace square(Tech tech) const { return m_squares[tech]; }
    /// What playing a card brings; a node that is none where that is not said by a benefit.
    [[nodiscard]] constexpr NodePlace play(TapestryCard card) const { return m_plays[card]; }
    /// What its owner gains of the first or second that it listens to; none where there is none, or where isBeyond() it.
    [[nodiscard]] constexpr NodePlace gains(TapestryCard card, std::size_t on) const { return m_gains[card][on]; }

    /// What a mat brings at its start; as it is adjusted, for so many players; and at the end of the first income turn.
    [[nodiscard]] constexpr NodePlace start(Civilization civilization) const { return m_starts[civilization]; }
    [[nodiscard]] constexpr NodePlace adjustment(Civilization civilization, int players) const
    {
        return m_adjustments[civilization][players > 3 ? 1 : 0];
    }
    [[nodiscard]] constexpr NodePlace afterFirst(Civilization civilization) const { return m_afterFirst[civilization]; }
    /// What its owner gains of what it listens to.
    [[nodiscard]] constexpr NodePlace gains(Civilization civilization) const { return m_matGains[civilization]; }
    /// A box of a column of a mat, both from 0.
    [[nodiscard]] constexpr NodePlace box(Civilization civilization, int column, int box) const
    {
        return m_boxes[civilization][static_cast<std::size_t>(column)][static_cast<std::size_t>(box)];
    }

private:
    constexpr void addMat(Civilization civilization)
    {
        const CivilizationRow &row = kCivilizations[civilization];
        m_starts[civilization] = add(row.start);
        const NodePlace few = add(row.adjustment.atStart);
        m_adjustments[civilization] = {few, row.adjustment.atStartOf4.empty() ? few : add(row.adjustment.atStartOf4)};
        m_afterFirst[civilization] = add(row.adjustment.afterFirst);
        m_matGains[civilization] = add(row.on.gains);
        for (int column = 0; column < row.columns(); ++column)
            for (int box = 0; box < row.boxesIn(column); ++box)
                m_boxes[civilization][static_cast<std::size_t>(column)][static_cast<std::size_t>(box)] = add(row.box(column, box));
    }
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
    std::size_t m_boards = 0;
    std::size_t m_cards = 0;
    Per<std::array<NodePlace, kSpaces>, Track> m_benefits{};
    Per<std::array<NodePlace, kSpaces>, Track> m_bonuses{};
    std::array<NodePlace, kSpaceTiles> m_spaceTiles{};
    Per<NodePlace, TileBenefit> m_tiles{};
    Per<NodePlace, RedFace> m_red{};
    Per<NodePlace, BlackFace> m_black{};
    std::array<NodePlace, 4> m_ruled{};
    std::array<NodePlace, 4> m_steps{};
    std::array<NodePlace, 4> m_stepsX{};
    Per<NodePlace, Tech> m_circles{};
    Per<NodePlace, Tech> m_squares{};
    Per<NodePlace, TapestryCard> m_plays{};
    Per<std::array<NodePlace, 2>, TapestryCard> m_gains{};
    Per<NodePlace, Civilization> m_starts{};
    Per<std::array<NodePlace, 2>, Civilization> m_adjustments{};
    Per<NodePlace, Civilization> m_afterFirst{};
    Per<NodePlace, Civilization> m_matGains{};
    Per<std::array<std::array<NodePlace, kBoxes>, kBoxColumns>, Civilization> m_boxes{};
};

inline constexpr PrintedNodes kPrinted;
static_assert(kPrinted.boards() <= PrintedNodes::kCards);

/// The benefit that begins at that place; none at a place without a node.
[[nodiscard]] constexpr std::span<const Node> printedAt(NodePlace place)
{
    return {&kPrinted[place], kPrinted[place].size};
}

} // namespace pegsheet::tapestry
