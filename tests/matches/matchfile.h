// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/match.h"
#include "model/core/refusal.h"
#include "model/core/setup.h"
#include "model/core/value.h"

#include <string>
#include <string_view>
#include <vector>

/// Match files: a match written down for people, one move a line in notation, and beside it what is expected:
///
///     setup players=Ann,Bo
///     # a line of its own is a remark
///     roll faces=skull,skull,skull      # phase build; goods 2 1 1 1 1; 1.disasters 3
///     build target=city4 boxes=1        # refused bronze.notEnoughWorkers
///
/// An expectation is a word and what it should be after the move. Of the table: phase, player, over, winners,
/// scores, hash, did (the effects by name), refused (the code; nothing then changes). Any other word is a
/// path in the sheet of whoever made the move (`goods`, `monuments.obelisk`), with a seat before it in the
/// sheet of that seat (`1.food`), else in the state (`rollsLeft`). Lists and objects are their entries,
/// blanks between them.
namespace pegsheet {

struct Expectation
{
    std::string word;
    std::string value;
};

struct MatchLine
{
    int number = 0; ///< in the file, from 1
    std::string move;
    std::vector<Expectation> expectations;
};

struct MatchFile
{
    std::string setup;
    std::vector<MatchLine> lines;
};

[[nodiscard]] MatchFile parseMatchFile(std::string_view text);

/// What an expectation's word stands for now; `seat` made the last move.
[[nodiscard]] std::string found(const Match &match, int seat, std::string_view word);

} // namespace pegsheet
