// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/records.h"
#include "tests/storage/support.h"

/// What the checked-in files of every format version hold. Never changed: the files would say otherwise.
namespace pegsheet::storage::test::fixture {

inline constexpr std::int64_t kTime = 1'750'000'000;

inline StoredMatch finished()
{
    StoredMatch match;
    match.entry.id = MatchId{1};
    match.entry.uid = "0123456789abcdef0123456789abcdef";
    match.entry.game = "bronze";
    match.entry.rulesVersion = 1;
    match.entry.setup = {{"Ann", "Jürgen 🎲"}, "classic", {{"trading", false}, {"rounds", 10}}, "play"};
    match.entry.startedAt = kTime - 7200;
    match.entry.touchedAt = kTime - 60;
    match.entry.summary = {3, true, -1, {31, -2}, {0}};
    match.nodes = {
        {0, Object{{"type", "roll"}, {"faces", Array{"food", "good", "skull"}}}},
        {1, Object{{"type", "keep"}}},
        {1, Object{{"type", "reroll"}, {"kept", Array{"skull"}}, {"rolled", Array{"coins", "workers"}}}},
        {3,
         Object{{"type", "correct"},
                {"player", 1},
                {"set", Object{{"goods", Object{{"wood", 2}}}, {"food", 15}}},
                {"why", "“verzählt”\n"}}},
    };
    match.head = 4;
    match.tip = 4;
    match.revision = 1;
    return match;
}

inline StoredMatch begun()
{
    StoredMatch match;
    match.entry.id = MatchId{2};
    match.entry.uid = "fedcba9876543210fedcba9876543210";
    match.entry.game = "bronze";
    match.entry.rulesVersion = 2;
    match.entry.setup = {{"Cleo"}, "late", {}, "scoring"};
    match.entry.startedAt = match.entry.touchedAt = kTime;
    match.entry.summary = {1, false, 0, {0}, {}};
    match.nodes = {
        {0, Object{{"type", "sheet"}, {"player", 0}, {"done", true}, {"none", Value()}}},
        {1, Object{{"type", "endTurn"}}},
    };
    match.head = 1;
    match.tip = 2;
    match.revision = 4;
    return match;
}

/// From format 2 on.
inline StoredMatch marked()
{
    StoredMatch match;
    match.entry.id = MatchId{3};
    match.entry.uid = "00112233445566778899aabbccddeeff";
    match.entry.game = "bronze";
    match.entry.rulesVersion = 1;
    match.entry.setup = {{"Dov", "Eva", "Fay"}, "classic", {}, "play", {4, 0, 2}};
    match.entry.startedAt = match.entry.touchedAt = kTime - 9000;
    match.entry.summary = {0, false, 0, {0, 0, 0}, {}};
    match.revision = 1;
    return match;
}

/// From format 3 on.
inline StoredMatch shared()
{
    StoredMatch match;
    match.entry.id = MatchId{4};
    match.entry.uid = "ffeeddccbbaa99887766554433221100";
    match.entry.game = "bronze";
    match.entry.rulesVersion = 1;
    match.entry.setup = {{"Gus", "Hana"}, "classic", {}, "play"};
    match.entry.startedAt = match.entry.touchedAt = kTime - 8000;
    match.entry.summary = {1, false, 0, {0, 0}, {}};
    match.nodes = {{0, Object{{"type", "roll"}, {"faces", Array{"food", "good", "skull"}}}}};
    match.head = 1;
    match.tip = 1;
    match.revision = 1;
    match.known = {{{1, 4294967295}, {0, 0}, {4294967295, 17}}, 4294967295};
    return match;
}

/// From format 4 on.
inline StoredMatch mended()
{
    StoredMatch match;
    match.entry.id = MatchId{5};
    match.entry.uid = "5566778899aabbccddeeff0011223344";
    match.entry.game = "bronze";
    match.entry.rulesVersion = 1;
    match.entry.setup = {{"Ida", "Jon"}, "classic", {}, "play"};
    match.entry.startedAt = match.entry.touchedAt = kTime - 7000;
    match.entry.summary = {2, false, 0, {0, 0}, {}};
    match.nodes = {
        {0, Object{{"type", "roll"}, {"faces", Array{"food", "good", "skull"}}}},
        {1, Object{{"type", "keep"}}},
        {0, Object{{"type", "roll"}, {"faces", Array{"food", "food", "good"}}}},
        {3, Object{{"type", "keep"}}},
        {4, Object{{"type", "endTurn"}}},
        {3, Object{{"type", "keep"}}},
    };
    match.head = 2;
    match.tip = 6;
    match.revision = 1;
    match.mends = {{4, 2}, {6, 5}};
    return match;
}

/// From format 5 on.
inline StoredMatch told()
{
    StoredMatch match;
    match.entry.id = MatchId{6};
    match.entry.uid = "66778899aabbccddeeff001122334455";
    match.entry.game = "bronze";
    match.entry.rulesVersion = 1;
    match.entry.setup = {{"Kim", "Leo", "Mia"}, "classic", {}, "play"};
    match.entry.startedAt = kTime - 6000;
    match.entry.touchedAt = kTime - 3000;
    match.entry.summary = {
        1, true, -1, {7, 12, 12}, {2}, {{{"developments", 9}, {"disasters", -2}}, {{"developments", 12}}, {{"developments", 12}}}};
    match.entry.played = 2700;
    match.entry.about = {"Café “Zur Höhle”", "Mia’s first match\nthe dog ate a die"};
    match.entry.origin = Origin{"0123456789abcdef0123456789abcdef", 4};
    match.entry.removedAt = kTime - 100;
    match.nodes = {{0, Object{{"type", "roll"}, {"faces", Array{"food", "good", "skull"}}}}};
    match.head = 1;
    match.tip = 1;
    match.revision = 1;
    return match;
}

/// From format 7 on.
inline StoredMatch timed()
{
    StoredMatch match = told();
    match.entry.id = MatchId{7};
    match.entry.uid = "778899aabbccddeeff00112233445566";
    match.entry.about = {};
    match.entry.origin.reset();
    match.entry.removedAt = 0;
    match.entry.turnTimes = {900, 0, 1'750};
    return match;
}

/// From format 8 on: over, and corrected a week later.
inline StoredMatch corrected()
{
    StoredMatch match = told();
    match.entry.id = MatchId{8};
    match.entry.uid = "8899aabbccddeeff0011223344556677";
    match.entry.about = {};
    match.entry.origin.reset();
    match.entry.removedAt = 0;
    match.entry.overAt = kTime - 4000;
    match.entry.touchedAt = kTime + 600'000;
    return match;
}

/// From format 9 on, of the match corrected().
inline constexpr std::string_view kFound("\0\xff review", 9);

/// From format 6 on: one of each origin, one in the bin, one merged, and what an edited one said before.
// clang-format off
inline std::vector<RecordEntry> records()
{
    const Object dice{{"gains", Array{Object{{"die", "orange"}, {"n", 2}}}}, {"points", -1}, {"stands", true}};
    return {
        {RecordId{1}, {"nations", "", "de", "development", 0, "Terrassenfelder", dice}, RecordOrigin::Printed, Confidence::High,
         "terraces", kTime, kTime, 0, 0, 0, {}},
        {RecordId{2}, {"nations", "", "de", "advisor", 2, "Jürgen 🎲", {}}, RecordOrigin::Typed, Confidence::None, "",
         kTime - 50, kTime - 40, kTime - 30, 3, 0, {}},
        {RecordId{3}, {"nations", "unrest", "", "event", 4, "", {{"famine", 7}, {"war", 9}}}, RecordOrigin::Received, Confidence::None,
         "", kTime - 49, kTime - 49, 0, 0, kTime - 9, {}},
        {RecordId{4}, {"nations", "", "de", "advisor", 2, "Jurgen", {}}, RecordOrigin::Typed, Confidence::None, "",
         kTime - 48, kTime - 48, kTime - 47, 1, 0, RecordId{2}},
        {RecordId{5}, {"tapestry", "2nd", "en", "capital", 0, "“Σίβυλλα”", {{"grid", Array{Array{0, 1}, Array{}}}, {"note", "a\\b\"c"}}},
         RecordOrigin::Printed, Confidence::Low, "sibyl", kTime, kTime, 0, 0, 0, {}},
        {RecordId{6}, {"nations", "", "de", "advisor", 1, "Jürgen 🎲", {}}, RecordOrigin::Typed, Confidence::None, "",
         kTime - 50, kTime - 50, 0, 0, 0, RecordId{2}},
    };
}
// clang-format on

} // namespace pegsheet::storage::test::fixture
