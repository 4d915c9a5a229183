// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/moves.h"
#include "model/nations/pencil.h"
#include "model/nations/seencards.h"

#include <QString>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace pegsheet::app {

/// What the card library knows of events, tiles and dice, for the tiles and events of a match that is played. Whoever keeps the
/// records is behind it; a null pointer stands for a library in which there is nothing.
class NationsCards
{
public:
    struct KnownEvent
    {
        std::int64_t id = 0;
        nations::Event event;
        QString name; ///< may be empty
    };
    struct KnownTile
    {
        std::int64_t id = 0;
        nations::Tile tile;
    };

    virtual ~NationsCards() = default;

    /// Those of an age, and of a kind, the most used ones first.
    [[nodiscard]] virtual std::vector<KnownEvent> events(int age) const = 0;
    [[nodiscard]] virtual std::vector<KnownTile> tiles(int age, nations::TileKind kind) const = 0;
    /// The six faces of a die; nothing while one of them is not known.
    [[nodiscard]] virtual std::optional<std::array<nations::DieFace, 6>> faces(nations::Colour colour) const = 0;
    /// The card of a die, whatever is known of its faces; 0 where there is none.
    [[nodiscard]] virtual std::int64_t die(nations::Colour colour) const = 0;
    /// These came to the table, and were accepted by the match: entered there, or taken from what is known as they are. What is
    /// known already was used once more.
    virtual void learn(const nations::Tile &tile, const std::optional<std::int64_t> &record) = 0;
    virtual void learn(int age, const nations::Event &event, const std::optional<std::int64_t> &record) = 0;
    /// They are in the match, and may have been counted before.
    virtual void remember(const nations::SeenCards &seen) = 0;
};

/// Teaches the cards what a move brought that was made of that pencil, in that age.
void learnFrom(NationsCards &cards, const nations::Pencil &pencil, const nations::Move &move, int age);

} // namespace pegsheet::app
