// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/nationsbytes.h"

#include "tests/fuzz/matchbytes.h"
#include "tests/model/nations/invariants.h"

namespace pegsheet::nations {

namespace {

// Some of each, mostly few.
template <NamedEnum E>
Object anyAmounts(ByteSource &source, int most)
{
    Object amounts;
    for (std::uint32_t count = source.below(3); count > 0; --count) {
        const std::string name = anyName<E>(source);
        const Value amount = anyNumber(source, most);
        std::erase_if(amounts, [&](const Member &member) { return member.key == name; });
        amounts.push_back({name, amount});
    }
    return amounts;
}

// A tile as somebody could read it off, and sometimes none that there can be.
Value anyTile(ByteSource &source)
{
    Object tile{{"kind", anyName<TileKind>(source)}};
    if (source.below(2) == 0)
        tile.push_back({"points", anyNumber(source, kMostTilePoints)});
    if (source.below(2) == 0)
        tile.push_back({"dice", anyAmounts<Colour>(source, kMostGain)});
    if (source.below(2) == 0)
        tile.push_back({"chits", anyAmounts<Chit>(source, kMostGain)});
    if (tile.front().value == Value(nameOf(TileKind::Wonder)) ? source.below(8) != 0 : source.below(8) == 0)
        tile.push_back({"stone", anyNumber(source, kMostStone)});
    if (source.below(4) == 0)
        tile.push_back({"age", anyNumber(source, kAges)});
    if (source.below(8) == 0)
        tile.push_back({"price", anyName<Symbol>(source)});
    return tile;
}

Array anyTiles(ByteSource &source, std::uint32_t most)
{
    Array tiles;
    for (std::uint32_t count = source.below(most + 1); count > 0; --count)
        tiles.push_back(source.below(4) == 0 ? Value() : anyTile(source));
    return tiles;
}

Array anyOffer(ByteSource &source)
{
    Array columns;
    for (std::uint32_t column = source.below(5); column > 0; --column) {
        Array rows;
        for (int row = 0; row < kRows; ++row)
            rows.push_back(source.below(3) == 0 ? Value() : anyTile(source));
        columns.emplace_back(std::move(rows));
    }
    return columns;
}

Array anyOrder(ByteSource &source)
{
    Array seats;
    for (std::uint32_t count = source.below(kMaxSeats + 1); count > 0; --count)
        seats.push_back(anyNumber(source, kMaxSeats));
    return seats;
}

Member anyField(ByteSource &source)
{
    switch (source.below(16)) {
    case 0: return {"books", anyNumber(source, 40)};
    case 1: return {"ledger", Object{{std::string(kAgeNames.at(source.below(kAges))), Object{{"famine", anyNumber(source, 4)}}}}};
    case 2: return {"developments", anyTiles(source, kSlots)};
    case 3: return {"advisor", anyTile(source)};
    case 4: return {"wonder", anyTile(source)};
    case 5: return {"colonies", anyTiles(source, 3)};
    case 6: return {"built", anyTiles(source, 3)};
    case 7: return {"dice", Object{{"available", anyAmounts<DieFace>(source, 6)}}};
    case 8: return {"dice", Object{{"toRoll", anyAmounts<Colour>(source, 6)}, {"used", anyAmounts<Colour>(source, 6)}}};
    case 9: return {"chits", Object{{source.below(2) == 0 ? "available" : "used", anyAmounts<Chit>(source, 6)}}};
    case 10: return {"passed", source.below(2) == 0};
    case 11: return {"player", anyNumber(source, kMaxSeats)};
    case 12: return {"order", anyOrder(source)};
    case 13: return {"event", Object{{source.below(2) == 0 ? "famine" : "war", anyNumber(source, kMostThreshold)}}};
    case 14: return {"opponentBooks", anyNumber(source, 40)};
    default: return {"offer", anyOffer(source)};
    }
}

struct Ways
{
    using Game = Nations;
    using Invariants = nations::Invariants;
    static constexpr bool kCorrectionsMoveOn = true;

    static Value anyCorrection(ByteSource &source)
    {
        Object set;
        for (std::uint32_t count = source.below(3) + 1; count > 0; --count)
            set.push_back(anyField(source));
        Object move{{"type", "correct"}};
        if (source.below(3) > 0)
            move.push_back({"player", anyNumber(source, kMaxSeats)});
        move.push_back({"set", std::move(set)});
        if (source.below(8) == 0)
            move.push_back({"why", std::string(source.below(260), '"')});
        return move;
    }
};

} // namespace

std::string faultOfBytes(std::span<const std::uint8_t> bytes)
{
    return faultOfMatchBytes<Ways>(bytes);
}

} // namespace pegsheet::nations
