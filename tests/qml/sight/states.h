// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>

namespace pegsheet::tests {

/// What tells two states apart.
enum class By {
    Shape, ///< the drawn outline differs, whatever the colours
    Text,  ///< the words differ
    Colour ///< the colours differ for every eye
};

/// A state of a part, as QML.
struct State
{
    const char *name;
    const char *qml;
};

/// States any two of which must be told apart.
struct Group
{
    const char *name;
    By by;
    std::array<State, 9> states; ///< the rest is empty
};

/// Two states that are told apart by something else than their group.
struct Exception
{
    const char *group;
    const char *one;
    const char *other;
    By by;
};

// clang-format off
inline constexpr Group kGroups[]{
    // The same colour and no letter: the outline alone must do.
    {"player", By::Shape, {{
        {"circle", "PlayerToken { mark: 0; letter: ''; color: Theme.ink }"},
        {"square", "PlayerToken { mark: 1; letter: ''; color: Theme.ink }"},
        {"ring", "PlayerToken { mark: 2; letter: ''; color: Theme.ink }"},
        {"lozenge", "PlayerToken { mark: 3; letter: ''; color: Theme.ink }"},
        {"triangle", "PlayerToken { mark: 4; letter: ''; color: Theme.ink }"}}}},
    {"small player", By::Shape, {{
        {"circle", "PlayerToken { size: 18; mark: 0; letter: ''; color: Theme.ink }"},
        {"square", "PlayerToken { size: 18; mark: 1; letter: ''; color: Theme.ink }"},
        {"ring", "PlayerToken { size: 18; mark: 2; letter: ''; color: Theme.ink }"},
        {"lozenge", "PlayerToken { size: 18; mark: 3; letter: ''; color: Theme.ink }"},
        {"triangle", "PlayerToken { size: 18; mark: 4; letter: ''; color: Theme.ink }"}}}},
    {"box", By::Shape, {{
        {"empty", "CheckBoxMark { side: 20; player: MARK }"},
        {"pencilled", "CheckBoxMark { side: 20; mark: CheckBoxMark.Pencilled; player: MARK }"},
        {"fresh", "CheckBoxMark { side: 20; mark: CheckBoxMark.Fresh; player: MARK }"},
        {"done", "CheckBoxMark { side: 20; mark: CheckBoxMark.Done; player: MARK }"},
        {"corrected", "CheckBoxMark { side: 20; mark: CheckBoxMark.Corrected; player: MARK }"}}}},
    {"small box", By::Shape, {{
        {"empty", "CheckBoxMark { side: 12; player: MARK }"},
        {"pencilled", "CheckBoxMark { side: 12; mark: CheckBoxMark.Pencilled; player: MARK }"},
        {"fresh", "CheckBoxMark { side: 12; mark: CheckBoxMark.Fresh; player: MARK }"},
        {"done", "CheckBoxMark { side: 12; mark: CheckBoxMark.Done; player: MARK }"},
        {"corrected", "CheckBoxMark { side: 12; mark: CheckBoxMark.Corrected; player: MARK }"}}}},
    {"points of a monument", By::Shape, {{
        {"open", "MonumentPoints { first: 8; later: 4; mark: MARK }"},
        {"first gone", "MonumentPoints { first: 8; later: 4; mark: MARK; firstGone: true }"},
        {"earned first", "MonumentPoints { first: 8; later: 4; mark: MARK; earned: 'first' }"},
        {"earned later", "MonumentPoints { first: 8; later: 4; mark: MARK; firstGone: true; earned: 'later' }"}}}},
    {"building", By::Shape, {{
        {"rest", "Item { TABLE BuildingBlock { BUILDING filled: 0 } }"},
        {"legal", "Item { TABLE BuildingBlock { BUILDING filled: 0; legal: true } }"},
        {"pencilled", "Item { TABLE BuildingBlock { BUILDING filled: 0; legal: true; pencilled: 2 } }"},
        {"done", "Item { TABLE BuildingBlock { BUILDING filled: 4 } }"}}}},
    {"development", By::Shape, {{
        {"far", "DevelopmentRow { width: 300; mark: MARK; name: 'N'; cost: 20; points: 4 }"},
        {"legal", "DevelopmentRow { width: 300; mark: MARK; name: 'N'; cost: 20; points: 4; legal: true }"},
        {"chosen", "DevelopmentRow { width: 300; mark: MARK; name: 'N'; cost: 20; points: 4; legal: true; chosen: true }"},
        {"owned", "DevelopmentRow { width: 300; mark: MARK; name: 'N'; cost: 20; points: 4; owned: true }"},
        {"fresh", "DevelopmentRow { width: 300; mark: MARK; name: 'N'; cost: 20; points: 4; owned: true; fresh: true }"}}}},
    {"die", By::Shape, {{
        {"lies", "DieFace { face: 'food'; mark: MARK }"},
        {"kept", "DieFace { face: 'food'; mark: MARK; kept: true }"},
        {"rolls again", "DieFace { face: 'food'; mark: MARK; rollsAgain: true }"},
        {"locked", "DieFace { face: 'food'; mark: MARK; locked: true }"},
        {"to enter", "DieFace { face: ''; mark: MARK }"}}}},
    {"face", By::Shape, {{
        {"food", "DieFace { face: 'food' }"},
        {"good", "DieFace { face: 'good' }"},
        {"skull", "DieFace { face: 'skull' }"},
        {"workers", "DieFace { face: 'workers' }"},
        {"choice", "DieFace { face: 'choice' }"},
        {"choice of food", "DieFace { face: 'choice'; choice: 'food' }"},
        {"choice of workers", "DieFace { face: 'choice'; choice: 'workers' }"},
        {"coins", "DieFace { face: 'coins' }"}}}},
    {"colour of a die", By::Shape, {{
        {"white", "Die { colour: 0; size: 20; width: 20; height: 20 }"},
        {"blue", "Die { colour: 1; size: 20; width: 20; height: 20 }"},
        {"orange", "Die { colour: 2; size: 20; width: 20; height: 20 }"},
        {"red", "Die { colour: 3; size: 20; width: 20; height: 20 }"}}}},
    {"colour of a die that lies", By::Shape, {{
        {"white", "Die { colour: 0; symbol: 4; count: 2; size: 30; width: 30; height: 30 }"},
        {"blue", "Die { colour: 1; symbol: 4; count: 2; size: 30; width: 30; height: 30 }"},
        {"orange", "Die { colour: 2; symbol: 4; count: 2; size: 30; width: 30; height: 30 }"},
        {"red", "Die { colour: 3; symbol: 4; count: 2; size: 30; width: 30; height: 30 }"}}}},
    {"peg row", By::Shape, {{
        {"rest", "PegRow { PEGS }"},
        {"legal", "PegRow { PEGS legal: true }"},
        {"chosen", "PegRow { PEGS legal: true; chosen: true }"},
        {"moved", "PegRow { PEGS cameFrom: 3 }"},
        {"previewed", "PegRow { PEGS preview: 4 }"}}}},
    {"good", By::Shape, {{
        {"food", "Icon { name: 'food'; size: 17 }"},
        {"wood", "Icon { name: 'wood'; size: 17 }"},
        {"stone", "Icon { name: 'stone'; size: 17 }"},
        {"pottery", "Icon { name: 'pottery'; size: 17 }"},
        {"cloth", "Icon { name: 'cloth'; size: 17 }"},
        {"metal", "Icon { name: 'metal'; size: 17 }"},
        {"coin", "Icon { name: 'coin'; size: 17 }"},
        {"skull", "Icon { name: 'skull'; size: 17 }"},
        {"worker", "Icon { name: 'worker'; size: 17 }"}}}},
    {"disaster", By::Text, {{
        {"hit", "DisasterRow { width: 340; mark: MARK; playerName: 'N'; outcome: DisasterRow.Hit; result: '−2'; disasters: 2; fresh: 2 }"},
        {"immune", "DisasterRow { width: 340; mark: MARK; playerName: 'N'; outcome: DisasterRow.Immune; result: 'immune' }"},
        {"untouched", "DisasterRow { width: 340; mark: MARK; playerName: 'N'; outcome: DisasterRow.Untouched; result: 'not touched' }"}}}},
    {"line of the log", By::Shape, {{
        {"made", "LogLine { width: 340; mark: MARK; letter: 'N'; sentence: 'builds' }"},
        {"undone", "LogLine { width: 340; mark: MARK; letter: 'N'; sentence: 'builds'; isRedo: true }"},
        {"now", "LogLine { width: 340; mark: MARK; letter: 'N'; sentence: 'builds'; isNow: true }"},
        {"correction", "LogLine { width: 340; mark: MARK; letter: 'N'; sentence: 'builds'; isCorrection: true }"}}}},
    {"step of a turn", By::Shape, {{
        {"first", "PhaseRail { width: 340; mark: MARK; phases: ['a', 'b', 'c']; current: 0 }"},
        {"second", "PhaseRail { width: 340; mark: MARK; phases: ['a', 'b', 'c']; current: 1 }"},
        {"third", "PhaseRail { width: 340; mark: MARK; phases: ['a', 'b', 'c']; current: 2 }"}}}},
    {"workers left", By::Text, {{
        {"all", "WorkersLeft { mark: MARK; total: 3; remaining: 3; text: '3 left' }"},
        {"some", "WorkersLeft { mark: MARK; total: 3; remaining: 1; text: '1 left' }"},
        {"none", "WorkersLeft { mark: MARK; total: 3; remaining: 0; text: '0 left' }"}}}},
    {"player's tab", By::Shape, {{
        {"other", "PlayerTab { width: 90; mark: MARK; playerName: 'N'; score: '7' }"},
        {"shown", "PlayerTab { width: 90; mark: MARK; playerName: 'N'; score: '7'; shown: true }"},
        {"started", "PlayerTab { width: 90; mark: MARK; playerName: 'N'; score: '7'; started: true }"}}}},
    {"column of the score", By::Shape, {{
        {"other", "ScoreTable { width: 300; lines: []; players: [{ name: 'N', mark: MARK, isWinner: false }] }"},
        {"winner", "ScoreTable { width: 300; lines: []; players: [{ name: 'N', mark: MARK, isWinner: true }] }"}}}},
    {"choice", By::Shape, {{
        {"first", "SegmentedSwitch { width: 200; mark: MARK; options: ['a', 'b']; current: 0 }"},
        {"second", "SegmentedSwitch { width: 200; mark: MARK; options: ['a', 'b']; current: 1 }"}}}},
};

// Who is immune has a shield as well.
inline constexpr Exception kExceptions[]{
    {"disaster", "hit", "immune", By::Shape},
};
// clang-format on

} // namespace pegsheet::tests
