// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/bronzebytes.h"

#include "tests/fuzz/matchbytes.h"
#include "tests/model/bronze/invariants.h"

namespace pegsheet::bronze {

namespace {

Member anyField(ByteSource &source)
{
    switch (source.below(14)) {
    case 13: return {"ships", anyNumber(source, kMaxShips)};
    case 0: return {"food", anyNumber(source, kMaxFood)};
    case 1: return {"goods", Object{{anyName<Good>(source), anyNumber(source, 8)}}};
    case 2: return {"goods", Object{{"stone", 7}, {"wood", anyNumber(source, 8)}}};
    case 3: return {"cityBoxes", Object{{anyName<City>(source), anyNumber(source, 6)}}};
    case 4: return {"monuments", Object{{anyName<Monument>(source), Object{{"boxes", anyNumber(source, 15)}}}}};
    case 5: return {"monuments", Object{{anyName<Monument>(source), Object{{"points", anyNumber(source, 12)}}}}};
    case 6: return {"developments", anyNames<Development>(source, 8)};
    case 7: return {"disasters", anyNumber(source, 1000000)};
    case 8: return {"round", anyNumber(source, 1000000)};
    case 9: return {"dice", anyNames<Face>(source, 8)};
    case 10: return {"rollsLeft", anyNumber(source, 2)};
    case 11: return {"workers", anyNumber(source, kMaxWorkers)};
    default: return {"coins", anyNumber(source, kMaxCoins)};
    }
}

struct Ways
{
    using Game = Bronze;
    using Invariants = bronze::Invariants;
    static constexpr bool kCorrectionsMoveOn = false;

    static Value anyCorrection(ByteSource &source) { return bronze::anyCorrection(source); }
};

} // namespace

Value anyCorrection(ByteSource &source)
{
    Object set;
    for (std::uint32_t count = source.below(3) + 1; count > 0; --count)
        set.push_back(anyField(source));
    Object move{{"type", "correct"}};
    if (source.below(4) > 0)
        move.push_back({"player", anyNumber(source, kMaxSeats)});
    move.push_back({"set", std::move(set)});
    if (source.below(8) == 0)
        move.push_back({"why", std::string(source.below(260), '"')});
    return move;
}

std::string faultOfBytes(std::span<const std::uint8_t> bytes)
{
    return faultOfMatchBytes<Ways>(bytes);
}

} // namespace pegsheet::bronze
