// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/tapestrybytes.h"

#include "model/tapestry/matlooks.h"
#include "tests/fuzz/matchbytes.h"
#include "tests/model/tapestry/gamebyturns.h"
#include "tests/model/tapestry/invariants.h"
#include "tests/model/tapestry/randommove.h"

#include <string_view>
#include <utility>
#include <vector>

namespace pegsheet::tapestry {

namespace {

// Of a city: a mat, plots, what stands beside, what is laid aside, or its numbers.
Member anyPart(ByteSource &source)
{
    switch (source.below(5)) {
    case 0: return {"capital", anyName<Capital>(source)};
    case 1: {
        Array rows;
        for (int row = 0; row < kCitySide; ++row) {
            std::string text(kCitySide, '.');
            for (char &plot : text)
                if (source.below(3) > 0)
                    plot = kContentSigns[source.below(static_cast<std::uint32_t>(kContentSigns.size()))];
            rows.emplace_back(std::move(text));
        }
        return {"grid", std::move(rows)};
    }
    case 2: {
        Array pieces = anyNames<Building>(source, 4);
        const Array landmarks = anyNames<Landmark>(source, 2);
        pieces.insert(pieces.end(), landmarks.begin(), landmarks.end());
        return {"beside", std::move(pieces)};
    }
    case 3: return {"unplaced", anyNames<Landmark>(source, 4)};
    default: return {"lines", anyNumber(source, kMostLines)};
    }
}

// What may lie in an era: cards by name and without one.
Array anyStack(ByteSource &source)
{
    Array stack = anyNames<TapestryCard>(source, 3);
    if (source.below(4) == 0)
        stack.emplace_back(source.below(2) == 0 ? "unknown" : "faceDown");
    return stack;
}

// Cards "this era" in force, with whomever and on whatever track.
Array anyActing(ByteSource &source)
{
    std::vector<std::string_view> names;
    for (const TapestryCard card : kAll<TapestryCard>)
        if (kCardRows[card].when == When::Era)
            names.push_back(nameOf(card));
    Array acting;
    for (std::uint32_t count = source.below(ActingCards::kMost + 1); count > 0; --count) {
        Object card{{"card", names[source.below(static_cast<std::uint32_t>(names.size()))]}};
        if (source.below(2) == 0)
            card.push_back({"partner", static_cast<int>(source.below(kMostSeats))});
        if (source.below(2) == 0)
            card.push_back({"track", anyName<Track>(source)});
        acting.emplace_back(std::move(card));
    }
    return acting;
}

Array anyLocks(ByteSource &source)
{
    Array locks;
    for (std::uint32_t count = source.below(4); count > 0; --count)
        locks.emplace_back(Object{{"track", anyName<Track>(source)}, {"by", static_cast<int>(source.below(kMostSeats))}});
    return locks;
}

// What may lie on a mat, in that field of it.
Value anyPartOf(ByteSource &source, Civilization civilization, MatField field)
{
    const Cells cells = cellsOf(civilization, field);
    const auto numbers = [&](int count) {
        Array list;
        for (int place = 0; place < count; ++place)
            list.push_back(anyNumber(source, mostAt(civilization, field, place)));
        return list;
    };
    switch (lookOf(field)) {
    case Look::Tracks: return anyNames<Track>(source, 4);
    case Look::Reached: return anyNames<Predicted>(source, 4);
    case Look::Squares: return numbers(static_cast<int>(source.below(3)));
    case Look::Fixed: return numbers(cells.count);
    case Look::Seats: return numbers(static_cast<int>(source.below(5)));
    case Look::Marked: {
        Array cards;
        for (std::uint32_t count = source.below(5); count > 0; --count)
            cards.emplace_back(
                Array{anyNumber(source, kMostSeats - 1), static_cast<int>(1 + source.below(4)), anyNumber(source, 3)});
        return cards;
    }
    case Look::Numbers: {
        Object numbersOf;
        for (const Predicted what : kAll<Predicted>)
            if (source.below(2) == 0)
                numbersOf.push_back({std::string(nameOf(what)), static_cast<int>(1 + source.below(4))});
        return numbersOf;
    }
    default: return anyNumber(source, kMostMarkers);
    }
}

// Up to three mats of a player, with whatever lies on them.
Array anyMats(ByteSource &source)
{
    Array mats;
    for (std::uint32_t count = source.below(4); count > 0; --count) {
        const auto civilization = static_cast<Civilization>(source.below(kCount<Civilization>));
        Object mat{{"civilization", nameOf(civilization)}};
        for (const MatField field : kAll<MatField>)
            if (kCivilizations[civilization].shows(field) && source.below(2) == 0)
                mat.push_back({std::string(nameOf(field)), anyPartOf(source, civilization, field)});
        mats.emplace_back(std::move(mat));
    }
    return mats;
}

// Cards that are known by name: techs, what lies on the mat, what is in force.
Member anyCards(ByteSource &source)
{
    switch (source.below(3)) {
    case 0: {
        Array cards;
        for (std::uint32_t count = source.below(6); count > 0; --count) {
            Object card{{"card", source.below(3) == 0 ? "unknown" : anyName<Tech>(source)}, {"row", anyName<TechRow>(source)}};
            if (source.below(4) == 0)
                card.push_back({"marker", anyNumber(source, kMostSeats - 1)});
            cards.emplace_back(std::move(card));
        }
        return {"techCards", std::move(cards)};
    }
    case 1: {
        Array eras;
        for (int era = 0; era < Mat::kEras; ++era)
            eras.emplace_back(anyStack(source));
        return {"mat", std::move(eras)};
    }
    default: return {"acting", anyActing(source)};
    }
}

Member anyField(ByteSource &source)
{
    switch (source.below(15)) {
    case 0: return {"vp", anyNumber(source, 400)};
    case 1: return {"incomes", anyNumber(source, kIncomes)};
    case 2: {
        Object resources;
        for (const std::string_view resource : EnumNames<Resource>::names)
            resources.push_back({std::string(resource), anyNumber(source, kMostResource)});
        return {"resources", std::move(resources)};
    }
    case 3: {
        Array spaces;
        for (std::uint32_t count = source.below(Tokens::kMost + 1); count > 0; --count)
            spaces.push_back(anyNumber(source, kSpaces));
        return {"tracks", Object{{anyName<Track>(source), std::move(spaces)}}};
    }
    case 4: return {"techs", Object{{anyName<TechRow>(source), anyNumber(source, 5)}}};
    case 5: return {"landmarks", anyNames<Landmark>(source, 5)};
    case 6: return {"control", anyNumber(source, 9)};
    case 7: return {"tapestry", anyNumber(source, 9)};
    case 8: return {"city", Object{anyPart(source)}};
    case 9: return {"open", Object{{std::string(kRows[static_cast<Building>(source.below(4))]), anyNumber(source, kSlots)}}};
    case 10: return {"tiles", anyNumber(source, kTerritoryTiles)};
    case 11: return {"outposts", anyNumber(source, kOutposts)};
    case 12: return {"civilizations", anyMats(source)};
    default: return anyCards(source);
    }
}

// A card may be played now, from a hand that has one; or it is one of the table's own.
Value anyPlaying(ByteSource &source)
{
    if (source.below(4) > 0)
        return Object{{"type", "benefit"},
                      {"player", anyNumber(source, kMostSeats)},
                      {"gains", source.below(3) == 0 ? "civ" : "then(tapestry,overplay)"}};
    Random random(source.below(1000));
    return Object{{"type", "tapestry"}, {"name", "Utopia"}, {"gains", toValue(randomBenefit(random, Language::Cards))}};
}

struct Ways
{
    using Game = GameByTurns;
    using Invariants = tapestry::Invariants;
    static constexpr bool kCorrectionsMoveOn = true;

    // At half of the tables cards are known by name, at two thirds of those civilizations too, whatever else is agreed that goes
    // with it.
    static void vary(Setup &setup, ByteSource &source)
    {
        if (source.below(2) == 0)
            return;
        setup.mode = "play";
        setup.options = {{"depth", "full"}, {"cards", "named"}};
        if (source.below(3) > 0)
            setup.options.push_back({"civilizations", "named"});
        for (const auto &[option, value] :
             {std::pair("stepOne", "void"), std::pair("nanotechnology", "two"), std::pair("adjustments", "none")})
            if (source.below(3) == 0)
                setup.options.push_back({option, value});
    }
    // As often as a correction, what the app does not know.
    static Value anyCorrection(ByteSource &source)
    {
        if (source.below(2) == 0) {
            Random random(source.below(1000));
            return Object{{"type", "benefit"},
                          {"player", anyNumber(source, kMostSeats)},
                          {"gains", toValue(randomBenefit(random, static_cast<Language>(source.below(3))))}};
        }
        if (source.below(4) == 0)
            return anyPlaying(source);
        if (source.below(8) == 0)
            return Object{{"type", "correct"}, {"set", Object{{"locks", anyLocks(source)}}}};
        if (source.below(8) == 0)
            return Object{{"type", "correct"}, {"set", Object{{"queue", Array()}, {"turn", anyNumber(source, kMostSeats)}}}};
        return Object{{"type", "correct"}, {"player", anyNumber(source, kMostSeats)}, {"set", Object{anyField(source)}}};
    }
};

} // namespace

std::string faultOfBytes(std::span<const std::uint8_t> bytes)
{
    return faultOfMatchBytes<Ways>(bytes);
}

} // namespace pegsheet::tapestry
