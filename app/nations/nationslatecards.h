// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/nations/nationscards.h"

#include <utility>
#include <vector>

namespace pegsheet::app {

/// The cards of one match: what is entered there is learned once it has stood its time, at the end of the age or when the match is
/// closed. What was undone, mended or corrected until then was never seen; and a match is not offered its own cards as known.
class NationsLateCards : public NationsCards
{
public:
    /// What the match had shown when it was opened is not counted again. `cards` must outlive this object.
    NationsLateCards(NationsCards &cards, nations::SeenCards before) : m_cards(cards), m_before(std::move(before)) {}

    [[nodiscard]] std::vector<KnownEvent> events(int age) const override { return m_cards.events(age); }
    [[nodiscard]] std::vector<KnownTile> tiles(int age, nations::TileKind kind) const override { return m_cards.tiles(age, kind); }
    [[nodiscard]] std::optional<std::array<nations::DieFace, 6>> faces(nations::Colour colour) const override
    {
        return m_cards.faces(colour);
    }
    [[nodiscard]] std::int64_t die(nations::Colour colour) const override { return m_cards.die(colour); }
    void learn(const nations::Tile &tile, const std::optional<std::int64_t> &record) override;
    void learn(int age, const nations::Event &event, const std::optional<std::int64_t> &record) override;
    void remember(const nations::SeenCards &seen) override { m_cards.remember(seen); }

    /// The match has shown these, and will hardly take them back: learns what is new among them, once.
    void settle(const nations::SeenCards &seen);

private:
    template <typename Card>
    struct Heard
    {
        Card card;
        std::optional<std::int64_t> record;
    };

    NationsCards &m_cards;
    nations::SeenCards m_before;
    nations::SeenCards m_settled;
    std::vector<Heard<nations::Tile>> m_tiles; ///< entered since
    std::vector<Heard<nations::SeenCards::OfAge>> m_events;
};

} // namespace pegsheet::app
