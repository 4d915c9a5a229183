// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/refusal.h"
#include "model/core/score.h"
#include "model/core/setup.h"
#include "model/core/value.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pegsheet {

class EntropyDecoder;
class EntropyWriter;
struct CorrectedField;
struct FieldRow;

/// A choice at set-up: its name, what it may be, and what it is when nothing is said.
struct OptionInfo
{
    std::string_view name;
    std::vector<Value> values;
    Value defaultValue;
};

/// What a game is, before any match of it.
struct GameInfo
{
    std::string_view id;   ///< stable key, never translated
    std::string_view name; ///< the printed English title
    int rulesVersion = 1;  ///< raised when the same log may lead to another state or score
    int minPlayers = 1;
    int maxPlayers = 4;
    std::vector<std::string_view> variants; ///< the first is the default
    std::vector<OptionInfo> options;
    Object simulated{};    ///< options with which the random player plays unless others are given
    int boardGameGeek = 0; ///< its number there; 0 where none is known for certain
};

/// The set-up as it is kept: the variant named, options at their default left out, so that the same
/// agreement is always written the same.
[[nodiscard]] Setup canonicalSetup(const GameInfo &game, Setup setup);

/// A place in the tree of moves: 0 is the set-up, i is the i-th move ever made in the match.
using NodeId = std::int32_t;

/// A move and the node it was made from, as stored.
struct StoredNode
{
    NodeId parent = 0;
    Value move; ///< in canonical form, with its "type"

    bool operator==(const StoredNode &) const = default;
};

/// A repair of the past: the moves that lead to `end` replace those that led to `before`, and undo goes from `end` to `before` in
/// one step. A repair is made after what it replaces: `end` is the higher number.
struct Mend
{
    NodeId end = 0;
    NodeId before = 0;

    bool operator==(const Mend &) const = default;
};

/// A line of a final score: its identifier in the game's own words, and its points.
struct PointSource
{
    std::string what;
    int points = 0; ///< negative where it costs

    bool operator==(const PointSource &) const = default;
};

/// Where a match stands, as lists of matches show it.
struct Standing
{
    int moves = 0; ///< from the set-up to the head
    bool over = false;
    int player = -1;                                    ///< who acts; -1 once over
    std::vector<int> scores;                            ///< by seat, as if the match ended now
    std::vector<int> winners;                           ///< empty until over
    std::vector<std::vector<PointSource>> sources = {}; ///< by seat, what the score came from; empty until over

    bool operator==(const Standing &) const = default;
};

/// A match of any game: its set-up, the tree of all moves ever made, and where the table stands.
///
/// Nothing that was kept is ever removed. Undo moves the head towards the set-up, redo towards the tip; a
/// move made from an earlier place begins another branch and becomes the tip. Where the past was mended, the way to the tip
/// leads to the end of what was mended, and from there to the end of the repair.
class Match
{
public:
    virtual ~Match() = default;
    Match() = default;
    Match(const Match &) = delete;
    Match &operator=(const Match &) = delete;

    [[nodiscard]] virtual const GameInfo &game() const = 0;
    [[nodiscard]] virtual const Setup &setup() const = 0;

    /// Whether the move could be made now: nothing, or why not. Changes nothing.
    /// On success `canonical` (if given) is the move as it would be logged.
    [[nodiscard]] virtual MaybeRefusal refuses(const Value &move, Value *canonical = nullptr) const = 0;
    /// Makes the move; head and tip become its node. A refused move changes nothing.
    [[nodiscard]] virtual MaybeRefusal play(const Value &move) = 0;
    /// The same with a move that was made before, here or elsewhere: what is refused of new moves only does not hold it up.
    [[nodiscard]] virtual MaybeRefusal replay(const Value &move) = 0;
    /// Moves the head up to `steps` moves towards the set-up (undo) or the tip (redo); returns how many it moved.
    virtual int undo(int steps) = 0;
    virtual int redo(int steps) = 0;
    /// Removes the nodes above `nodes`, whose moves could not be saved, and moves head and tip back to these nodes.
    virtual void forget(NodeId nodes, NodeId head, NodeId tip) = 0;

    /// How many moves the whole tree has. Nodes are 1 to this.
    [[nodiscard]] virtual NodeId nodeCount() const = 0;
    [[nodiscard]] virtual NodeId head() const = 0;
    /// The end of the way that redo goes; the head itself when there is nothing to redo.
    [[nodiscard]] virtual NodeId tip() const = 0;
    [[nodiscard]] virtual StoredNode node(NodeId id) const = 0;
    /// How many moves lead from the set-up to the head, and from the head to the tip or the next repair on the way there.
    [[nodiscard]] virtual int length() const = 0;
    [[nodiscard]] virtual int redoable() const = 0;
    /// The moves from the set-up to the head, and those that redoable() counts.
    [[nodiscard]] virtual Array log() const = 0;
    [[nodiscard]] virtual Array redoLog() const = 0;

    /// The seat that acts now, from 0; -1 once the match is over.
    [[nodiscard]] virtual int player() const = 0;
    /// The seat that keeps the round now, on whose tablet it is entered: player(), unless the game says otherwise.
    [[nodiscard]] virtual int keeper() const = 0;
    [[nodiscard]] virtual std::string_view phase() const = 0;
    [[nodiscard]] virtual bool over() const = 0;
    [[nodiscard]] virtual Value state() const = 0;
    /// The fields of a player, or of the table where `seat` is -1, that a correction sets, and what corrections of the line
    /// changed, in that order (corrections.h); of a game whose state does not describe its fields, none.
    [[nodiscard]] virtual std::vector<FieldRow> fields(int seat) const = 0;
    [[nodiscard]] virtual std::vector<CorrectedField> correctedFields() const = 0;
    /// What the last move did (the move before the head); empty at the set-up.
    [[nodiscard]] virtual Array did() const = 0;
    /// Every player's score were the match to end now.
    [[nodiscard]] virtual std::vector<Score> scores() const = 0;
    /// The seats that won; empty until the match is over.
    [[nodiscard]] virtual std::vector<int> winners() const = 0;
    [[nodiscard]] virtual Standing standing() const = 0;
    /// The listed moves now, in canonical order.
    [[nodiscard]] virtual Array listedMoves() const = 0;
    /// The same for the same log on every compiler and machine.
    [[nodiscard]] virtual std::uint64_t stateHash() const = 0;

    /// The node after so many moves of the line, those that redoable() counts included; 0 is the set-up.
    [[nodiscard]] virtual NodeId nodeAt(int length) const = 0;
    /// The nodes from the first move to that one.
    [[nodiscard]] virtual std::vector<NodeId> lineTo(NodeId end) const = 0;
    /// Moves the head to `head`, which must lie on the way or on the line to `tip`. Where it does not (storage.damaged), or where
    /// the rules of today refuse a move on the way, nothing changes.
    [[nodiscard]] virtual MaybeRefusal seek(NodeId head, NodeId tip) = 0;
    /// Every repair of the past, in the order they were made.
    [[nodiscard]] virtual const std::vector<Mend> &mends() const = 0;
    /// Records a repair, made after all that are recorded. Refused (storage.damaged) where there are no such two nodes.
    [[nodiscard]] virtual MaybeRefusal addMend(const Mend &mend) = 0;
    /// Where undo leads from the head because a repair ends there, and redo because one begins there; 0 where none does.
    [[nodiscard]] virtual NodeId beforeMend() const = 0;
    [[nodiscard]] virtual NodeId afterMend() const = 0;

    /// The same as player() and stateHash(), and whether replay() would refuse the move, at a place of the line to the head, from 0
    /// to length().
    [[nodiscard]] virtual int playerAt(int place) const = 0;
    [[nodiscard]] virtual std::uint64_t stateHashAt(int place) const = 0;
    [[nodiscard]] virtual MaybeRefusal refusesAt(int place, const Value &move) const = 0;

    /// The seat whose move the one at that place, below length(), is: playerAt(), unless the move itself says who made it; -1 where
    /// it is the table's.
    [[nodiscard]] virtual int actorAt(int place) const = 0;
    /// Whether several may act at that place, up to length(), and it is nobody's turn in particular.
    [[nodiscard]] virtual bool isEverybodysTurnAt(int place) const = 0;
    [[nodiscard]] bool isEverybodysTurn() const { return isEverybodysTurnAt(length()); }

    /// Whether the move at that place is part of the rolling of a turn, and whether it begins it: all of it is mended as one step.
    /// Places go on behind the head, as far as redoable() counts.
    [[nodiscard]] virtual bool rollsAt(int place) const = 0;
    [[nodiscard]] virtual bool beginsRollingAt(int place) const = 0;
    /// Whether the move at that place, below length(), ends a turn.
    [[nodiscard]] virtual bool endsTurnAt(int place) const = 0;
    /// Whether the move at that place, below length(), does nothing but end a turn: without it the next turn would be part of it.
    [[nodiscard]] virtual bool onlyEndsTurnAt(int place) const = 0;
    /// The place of the first move from `place` on that ends a turn; length() where none does.
    [[nodiscard]] int endOfTurn(int place) const
    {
        while (place < length() && !endsTurnAt(place))
            ++place;
        return place;
    }
    /// Whether dice of the turn are still to be rolled or read.
    [[nodiscard]] virtual bool isRolling() const = 0;
    /// Whether nothing is lost without a move that is refused now, as the end of a turn that is over already.
    [[nodiscard]] virtual bool isNeedless(const Value &move) const = 0;

    /// Returns a match of only the moves that lead to that node, standing there. Null when the rules of today refuse one of them.
    [[nodiscard]] virtual std::unique_ptr<Match> branch(NodeId end) const = 0;
    /// Returns the same match with `nodes` added behind the last node, standing at `head`, which must lie on the way to `tip`.
    /// Null, with `refusal` set, where restoring would refuse it.
    [[nodiscard]] virtual std::unique_ptr<Match> with(std::span<const StoredNode> nodes, NodeId head, NodeId tip,
                                                      MaybeRefusal &refusal) const = 0;

    /// Writes the moves from that place of the line (0 is the first) to the head as shared codes hold them.
    virtual void writeMoves(EntropyWriter &writer, int from) const = 0;
    /// Reads so many moves and makes each; stops at the first that is refused, with those before it made.
    [[nodiscard]] virtual MaybeRefusal readMoves(EntropyDecoder &decoder, std::uint32_t count) = 0;
};

/// The result of restoring a stored match.
struct Restored
{
    std::unique_ptr<Match> match; ///< as far as it could be read; null when the set-up was refused
    NodeId readable = 0;          ///< nodes before the first unreadable one; equals all when whole
    MaybeRefusal refusal;         ///< why it stopped there
};

} // namespace pegsheet
