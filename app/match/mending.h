// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/mend.h"

#include <QString>
#include <QVariantMap>
#include <optional>
#include <span>
#include <vector>

namespace pegsheet::app {

/// A repair of the past before it is made: which moves of the line were chosen, in as many steps as it takes, and what it comes to.
///
/// In the middle of it the match stands on a line of its own, where the table makes what shall be there instead; the line that
/// is mended stays as it is, and from a place on its moves follow. Then it is one repair, however many steps it had.
class Mending
{
public:
    /// Change: what the table makes stands in the place of the move. Insert: before it. Remove: the table makes nothing.
    /// Overrule: the table corrects what the rules miss, and the move is tried again.
    enum class Kind { Change, Insert, Remove, Overrule };

    /// A later move that did not hold when a further step was begun behind it.
    struct Left
    {
        int place = 0;
        QString reason;
    };
    struct Step
    {
        Kind kind = Kind::Change;
        int place = 0;     ///< in the line that is mended: the move that was chosen
        int from = 0;      ///< its moves from there on follow
        NodeId base = 0;   ///< where the match stands at the beginning
        NodeId before = 0; ///< where it stood before it
        std::vector<Left> left;
    };

    /// Begins with a move of the line to the head.
    Mending(const Match &match, int place, Kind kind);
    /// Restores what draft() returned, as far as the match has come with it; nothing where it is not being mended.
    static std::optional<Mending> restored(const Match &match, const QVariantMap &draft);
    [[nodiscard]] QVariantMap draft() const;

    [[nodiscard]] const Step &step() const { return m_steps.back(); }
    [[nodiscard]] bool isFirstStep() const { return m_steps.size() == 1; }
    /// Returns all moves left out before this step.
    [[nodiscard]] std::vector<Left> left() const;
    [[nodiscard]] NodeId head() const { return m_head; }
    [[nodiscard]] NodeId tip() const { return m_tip; }

    /// Begins another step: what is made so far stays, and the line is followed up to that place, as far as it holds. Returns the
    /// moves of it that are then to be made.
    [[nodiscard]] std::vector<Value> goOn(const Match &match, int place, Kind kind);
    /// Gives up the last step. The match must then go to where it stood before it.
    void cancelStep() { m_steps.pop_back(); }

    /// Returns the match as it was before, standing at the end of the line that is mended.
    [[nodiscard]] std::unique_ptr<Match> mended(const Match &match) const { return match.branch(m_head); }
    /// Returns the edits that put what was made in the place of what was there.
    [[nodiscard]] std::vector<Edit> edits(const Match &match) const;
    /// Whether the table has made what it came for, so that what it changes can be looked at: another move of the same kind,
    /// the rolling to its end, the correction, or whatever it was with the end of the turn.
    [[nodiscard]] bool isMade(const Match &match) const;
    /// The place in mended() after the rolling of a turn that is changed, where its dice still lie; -1 where none is.
    [[nodiscard]] int rolledAt(const Match &mended) const;

    /// Whether moves that follow then count for another player than before: a turn has come in or gone.
    [[nodiscard]] bool shiftsTurns(const Match &before, const Repair &repair) const;

private:
    Mending() = default;
    [[nodiscard]] bool fits(const Match &match, const Step &step) const;

    NodeId m_head = 0;
    NodeId m_tip = 0;
    std::vector<Step> m_steps;
};

} // namespace pegsheet::app
