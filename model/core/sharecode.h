// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/catalog.h"
#include "model/core/entropy.h"
#include "model/core/line.h"
#include "model/core/match.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A match as the text of a code. model/FORMAT.md describes the format for whoever wants to read it elsewhere.
namespace pegsheet {

/// Codes of more moves than this are not read: no table plays so long, and a reader is not kept busy for nothing.
inline constexpr std::uint32_t kMostMoves = 2000;

/// What a code says before its moves.
struct ShareHeader
{
    const GameEntry *game = nullptr;
    int rulesVersion = 1;
    std::string uid;             ///< 32 hexadecimal digits
    bool isDelta = false;        ///< only what is new since a point; without set-up
    Setup setup;                 ///< of a whole match
    LinePoint since;             ///< of a delta: after which its moves come
    std::vector<LinePoint> left; ///< heads that were led away from: who stands there goes over to this line
    std::uint32_t edition = 0;   ///< of two codes that contradict each other the higher one came later
    std::uint32_t moves = 0;
};

/// What a code holds of a match.
struct Sharing
{
    std::string uid;
    int since = 0; ///< the length of the line that the others are likely to have; 0: the whole match
    std::vector<LinePoint> left{};
    std::uint32_t edition = 0;
};

/// The most left heads that a code holds; the first of them are taken.
inline constexpr std::uint32_t kMostLeft = 64;

/// The text of a code: the prefix and characters of base 43. The match shows the line to its head.
[[nodiscard]] std::string shareText(const Match &match, const Sharing &sharing);

/// A code that was read; its moves can be played on the match that is here.
class SharedCode
{
public:
    /// Reads a code. Null and why not: share.tooLong beyond kCodeLength characters or kMostMoves moves, share.notACode without the
    /// prefix or with foreign characters, share.damaged where the checksum differs or the content is none, share.newer for a newer
    /// format, share.unknownGame, share.newerRules for rules that are not known here yet.
    [[nodiscard]] static std::unique_ptr<SharedCode> read(std::string_view text, MaybeRefusal &refusal);

    [[nodiscard]] const ShareHeader &header() const { return m_header; }
    /// Returns the whole match of a code that holds one. Null and share.damaged when its moves are refused, share.otherState when
    /// they lead to another state than where the code was made.
    [[nodiscard]] std::unique_ptr<Match> whole(MaybeRefusal &refusal) const;
    /// Makes the moves of a delta on a match whose head is the point it begins at; refuses as whole() does, and then
    /// the match stands where the last accepted move led. share.elsewhere when its head is another point.
    [[nodiscard]] MaybeRefusal playOn(Match &match) const;

private:
    explicit SharedCode(std::vector<std::uint8_t> bytes) : m_bytes(std::move(bytes)) {}
    [[nodiscard]] MaybeRefusal playMoves(Match &match) const;

    std::vector<std::uint8_t> m_bytes;
    ShareHeader m_header;
    EntropyDecoder m_moves{{}}; ///< where the moves begin
};

} // namespace pegsheet
