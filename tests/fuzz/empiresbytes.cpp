// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/empiresbytes.h"

#include "tests/fuzz/matchbytes.h"
#include "tests/model/empires/invariants.h"

namespace pegsheet::empires {

namespace {

std::string anyCard(ByteSource &source)
{
    return std::string(nameOf(Card{static_cast<std::uint8_t>(source.below(kCards))}));
}

Array anyCards(ByteSource &source)
{
    Array cards;
    for (std::uint32_t count = source.below(8) == 0 ? source.below(3) + 1 : 0; count > 0; --count)
        cards.push_back(Object{{"card", anyCard(source)}, {"exhausted", source.below(2) == 0}});
    return cards;
}

// A row as it could lie, and sometimes one that cannot: a place twice.
Array anyRow(ByteSource &source)
{
    Array row;
    const std::uint32_t first = source.below(kPlaces);
    for (std::uint32_t at = 0; at < kPlaces; ++at) {
        const auto location = static_cast<Location>(source.below(64) == 0 ? source.below(kPlaces) : (first + at) % kPlaces);
        Object place{{"location", std::string(nameOf(location))}};
        if (source.below(3) == 0)
            place.push_back({"destroyed", source.below(2) == 0});
        if (Array cards = anyCards(source); !cards.empty())
            place.push_back({"innovations", std::move(cards)});
        row.emplace_back(std::move(place));
    }
    return row;
}

Object anyStock(ByteSource &source)
{
    Object stock;
    for (const std::string_view resource : EnumNames<Resource>::names)
        if (source.below(2) == 0)
            stock.push_back({std::string(resource), anyNumber(source, kMostStock)});
    return stock;
}

Array anyCrises(ByteSource &source)
{
    Array crises;
    for (std::uint32_t count = source.below(3) + 1; count > 0; --count)
        crises.push_back(Object{{"card", anyCard(source)}, {"open", source.below(2) == 0}});
    if (source.below(4) == 0)
        crises[0].object()->push_back({"pot", anyStock(source)});
    return crises;
}

Member anyField(ByteSource &source)
{
    switch (source.below(8)) {
    case 0: return {"score", anyNumber(source, kMostScore)};
    case 1: return {"start", anyNumber(source, kMostSeats)};
    case 2: return {"round", anyNumber(source, kMostRounds)};
    case 3: return {"track", anyNames<Round>(source, 12)};
    case 4: return {"crises", anyCrises(source)};
    case 5: return {"resources", anyStock(source)};
    case 6: return {"hand", anyNumber(source, kCards)};
    default: return {"row", anyRow(source)};
    }
}

struct Ways
{
    using Game = Empires;
    using Invariants = empires::Invariants;
    static constexpr bool kCorrectionsMoveOn = true;

    static Value anyCorrection(ByteSource &source)
    {
        Object set;
        for (std::uint32_t count = source.below(2) + 1; count > 0; --count) {
            Member field = anyField(source);
            std::erase_if(set, [&](const Member &member) { return member.key == field.key; });
            set.push_back(std::move(field));
        }
        Object move{{"type", "correct"}};
        if (source.below(3) > 0)
            move.push_back({"player", anyNumber(source, kMostSeats)});
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

} // namespace pegsheet::empires
