// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/answers.h"
#include "app/match/framedfield.h"
#include "app/match/mending.h"
#include "app/match/tablebar.h"
#include "app/match/typeddigits.h"
#include "app/sound/sounds.h"
#include "model/core/corrections.h"
#include "model/core/match.h"
#include "model/core/touchline.h"

#include <QList>
#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace pegsheet::app {

/// What TableMatch asks of a game's class while a match is played. Three things every game says itself; what else is pure here is
/// answered by TableMatch where the game does not.
class GameHooks
{
public:
    GameHooks() = default;
    GameHooks(const GameHooks &) = delete;
    GameHooks &operator=(const GameHooks &) = delete;

protected:
    ~GameHooks() = default;

    using Press = TableBar::Press;
    using Bar = TableBar;

    /// A field of a sheet, as explain() names it.
    struct FieldPath
    {
        int seat = 0;
        QString path;
    };
    /// What undo and redo do first, before they go from move to move: rub out pencil, go back to a step that was passed. Texts
    /// as undoText(); an action that is null does nothing of its own.
    struct PendingUndo
    {
        QString undoText;
        std::function<void()> undo;
        QString redoText;
        std::function<void()> redo;
    };

    // Every game says these, and who acts, its variant and its rules (TableMatch).
    [[nodiscard]] virtual Bar barNow() = 0;
    [[nodiscard]] virtual QString standingNow() const = 0;
    /// What the moves from that place on sound like.
    [[nodiscard]] virtual Sound soundSince(int place) const = 0;

    // The turn, its end, and what is begun in it.
    [[nodiscard]] virtual QString lastRoundNow() const { return {}; }
    /// How many rounds the match lasted, for its result.
    [[nodiscard]] virtual int roundsPlayed() const = 0;
    [[nodiscard]] virtual QVariantMap newsSince(int place) const = 0;
    [[nodiscard]] virtual PendingUndo pendingUndo() = 0;
    [[nodiscard]] virtual bool rollsAreOneStep() const { return false; }
    /// Nothing was done yet in a turn that another tablet plays.
    [[nodiscard]] virtual bool isUntouched() const { return isAtRest(); }
    /// Nothing is begun that is no move yet: no pencil, no dice half entered, no digit typed.
    [[nodiscard]] virtual bool isAtRest() const = 0;
    /// What is begun besides touches and digits, for draft().
    [[nodiscard]] virtual QVariantMap pencilled() const { return {}; }
    /// Takes up what pencilled() returned, as far as it fits the match as it stands.
    virtual void takeUpPencil(const QVariantMap &) {}
    /// What undo takes back with that touch: "Temple", "4".
    [[nodiscard]] virtual QString touchName(const Touch &) const { return {}; }

    // What is asked.
    /// What answers the question while that player's sheet is looked at.
    [[nodiscard]] virtual QList<AnswerGroup> answersNow(int) const { return {}; }
    /// Whose are the several numbers that can be told in any order now; -1 where none are asked for.
    [[nodiscard]] virtual int figuresOf() const { return -1; }
    /// One of them as it is; nothing where it is not asked for.
    [[nodiscard]] virtual std::optional<FramedField::Number> figure(int) const { return {}; }
    /// The touch that tells it, or takes back what was told.
    [[nodiscard]] virtual Touch figureTouch(const FramedField::Number &, std::optional<int>) const { return {}; }
    /// The number that digits are typed for now; nothing where none is.
    [[nodiscard]] virtual std::optional<TypedDigits::Asked> askedNumber() = 0;

    // What can be corrected.
    /// The field of a sheet that the touch is meant for: where it is refused the table can correct that.
    [[nodiscard]] virtual std::optional<FieldPath> fieldOf(const Touch &) const { return {}; }
    /// False where a field is not in the match at all: then there is nothing to correct.
    [[nodiscard]] virtual bool hasField(const FieldPath &) const { return true; }
    /// Why a touch on that field does nothing now, in a sentence.
    [[nodiscard]] virtual QString whyNothing(int seat, const QString &path) const = 0;
    /// One of fields(); empty where the pages do not ask for it.
    [[nodiscard]] virtual QVariantMap fieldMap(int seat, const FieldRow &row) const = 0;
    /// What a field holds, within a sentence; empty where there are no words for it.
    [[nodiscard]] virtual QString valueText(const QString &path, const Value &value) const = 0;
    /// Whether told() says of a correction that it was made.
    [[nodiscard]] virtual bool tellsCorrections() const { return false; }

    // Moves are made, and the match goes elsewhere.
    /// Called before moves are made, unless the past is mended. Returns moves that are made after them as part of the same touch:
    /// all of them must be possible then.
    [[nodiscard]] virtual std::vector<Value> movesAlong(std::span<const Value>) { return {}; }
    /// Called before moves are made. Returns a callback that shows everything as it is now again; call it where the moves could not
    /// be saved.
    [[nodiscard]] virtual std::function<void()> snapshot() = 0;
    /// Called after moves were made from that place, when it was that seat's turn; they are not saved yet.
    virtual void movesMade(int place, int seat) = 0;
    /// Called after moves were made while those touches were there.
    virtual void touchesMade(const TouchLine &) {}
    /// Called before undo, redo and the list of moves take the match so many moves back or forth. Returns a callback that shows the
    /// match at that place; call it after the head has moved.
    [[nodiscard]] virtual std::function<void()> aboutToSeek(int moves) = 0;
    /// Reads everything anew where the match was moved otherwise than by undo, redo and the list of moves: by mending, by seek(),
    /// by another window.
    virtual void reloadView() { refresh(true); }
    /// Called when mending begins, and the match stands where that begins.
    virtual void mendingBegun(const Mending &mending) = 0;
    /// What was begun while that match stood there can be gone on with now, although what led to it was mended.
    [[nodiscard]] virtual bool isSamePosition(const Match &other) const = 0;

    // What bindings see.
    /// Updates everything to the match as it is now; with `tellNews` the news too.
    virtual void refresh(bool tellNews) = 0;
    /// Updates what bindings read, before any signal is emitted. Returns a callback that emits the signals.
    [[nodiscard]] virtual std::function<void()> update() = 0;
    virtual void retranslateOwn() { refresh(true); }
    /// Called once the habits of the table can be read: see habit().
    virtual void habitsKnown() {}

    // Seats of the app, and hints.
    /// Called once it is known which seats the app plays.
    virtual void assistanceKnown() {}
    /// What the app would do in the seat that it plays now, in a sentence; empty where that is seen on the sheet.
    [[nodiscard]] virtual QString adviceNow() const { return {}; }
    /// There is something to decide that the app has an opinion on.
    [[nodiscard]] virtual bool hasHints() const { return false; }
    /// See hints().
    [[nodiscard]] virtual QVariantList hintsNow() { return {}; }
};

} // namespace pegsheet::app
