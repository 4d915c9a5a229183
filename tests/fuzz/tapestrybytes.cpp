// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/tapestrybytes.h"

#include "tests/fuzz/matchbytes.h"
#include "tests/model/tapestry/gamebyturns.h"
#include "tests/model/tapestry/invariants.h"
#include "tests/model/tapestry/randommove.h"

namespace pegsheet::tapestry {

namespace {

Member anyField(ByteSource &source)
{
    switch (source.below(9)) {
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
    default: return {"tiles", anyNumber(source, kTerritoryTiles)};
    }
}

struct Ways
{
    using Game = GameByTurns;
    using Invariants = tapestry::Invariants;
    static constexpr bool kCorrectionsMoveOn = true;

    // As often as a correction, what the app does not know.
    static Value anyCorrection(ByteSource &source)
    {
        if (source.below(2) == 0) {
            Random random(source.below(1000));
            return Object{
                {"type", "benefit"}, {"player", anyNumber(source, kMostSeats)}, {"gains", toValue(randomBenefit(random))}};
        }
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
