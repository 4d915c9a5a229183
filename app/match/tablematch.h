// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/answers.h"
#include "app/match/assistance.h"
#include "app/match/finalscore.h"
#include "app/match/framedfield.h"
#include "app/match/gamehooks.h"
#include "app/match/gametable.h"
#include "app/match/mending.h"
#include "app/match/movelist.h"
#include "app/match/typeddigits.h"
#include "app/screenreader.h"
#include "app/session.h"
#include "app/sound/sounds.h"
#include "model/core/touchline.h"

#include <QHash>
#include <QObject>
#include <QVariant>
#include <QVariantList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace pegsheet::app {

/// A match of any game as the window shows it: whose turn it is, the list of moves, undo and redo, the past being mended, what
/// the disk does not have. The game's own class adds its sheets and what it shows; what touches do is its pencil's.
class TableMatch : public QObject, protected GameHooks
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Opened by the application")
    /// The folder of the game's pages.
    Q_PROPERTY(QString pages READ pages CONSTANT FINAL)
    /// The game: its id, and its name as on every page.
    Q_PROPERTY(QString game READ gameId CONSTANT FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY languageChanged FINAL)
    /// It began as an example: it counts in no statistics, and nobody misses it.
    Q_PROPERTY(bool example READ isExample CONSTANT FINAL)
    /// By seat: names, and the colour and shape of each.
    Q_PROPERTY(QStringList names READ names CONSTANT FINAL)
    Q_PROPERTY(QList<int> marks READ marks CONSTANT FINAL)
    /// All moves made, and those undone after them.
    Q_PROPERTY(pegsheet::app::MoveList *moveList READ moveList CONSTANT FINAL)

    /// Who acts; the last to act once the match is over.
    Q_PROPERTY(int seat READ seat NOTIFY turnChanged FINAL)
    /// Colour and shape of who acts.
    Q_PROPERTY(int mark READ mark NOTIFY turnChanged FINAL)
    Q_PROPERTY(QString playerName READ playerName NOTIFY turnChanged FINAL)
    Q_PROPERTY(int round READ round NOTIFY turnChanged FINAL)
    /// How long it was so far: "8 rounds".
    Q_PROPERTY(QString lengthText READ lengthText NOTIFY lengthTextChanged FINAL)
    /// What rounds are called before numbers of them.
    Q_PROPERTY(QString roundHeading READ roundHeading NOTIFY languageChanged FINAL)
    /// Over the scores there were: "Score after each round".
    Q_PROPERTY(QString scoresHeading READ scoresHeading NOTIFY languageChanged FINAL)
    /// Whether the app can roll for the table, and whether the table's own dice are entered instead.
    Q_PROPERTY(bool canRoll READ canRoll CONSTANT FINAL)
    Q_PROPERTY(bool realDice READ realDice WRITE setRealDice NOTIFY dicePreferencesChanged FINAL)
    /// Whether only finished sheets are counted and nothing is played. While they are typed in, who acts is whose sheet it is.
    Q_PROPERTY(bool scoring READ scoring CONSTANT FINAL)
    /// Whether it is only looked at, as it stood at some place: nothing can be done with it.
    Q_PROPERTY(bool isReplay READ isReplay CONSTANT FINAL)
    Q_PROPERTY(bool over READ over NOTIFY turnChanged FINAL)
    /// Why the match ends with this round, in a sentence; empty before.
    Q_PROPERTY(QString lastRound READ lastRound NOTIFY turnChanged FINAL)
    /// By which rules it is played: their name, and all of them at hand, see rulesAtHand().
    Q_PROPERTY(QString variantName READ variantName NOTIFY languageChanged FINAL)
    Q_PROPERTY(QVariantList rules READ rules NOTIFY languageChanged FINAL)
    /// Whether the app plays the seat whose turn it is.
    Q_PROPERTY(bool appPlays READ isAppsTurn NOTIFY turnChanged FINAL)
    /// How far it is, in a line: "Round 8 · 3 of 5 developments · 3 monuments still open"
    Q_PROPERTY(QString standing READ standing NOTIFY turnChanged FINAL)

    Q_PROPERTY(pegsheet::app::TableBar bar READ bar NOTIFY barChanged FINAL)
    /// What is typed so far of the number that is asked for; empty where nothing is.
    Q_PROPERTY(QString typedDigits READ typedDigits NOTIFY typedDigitsChanged FINAL)
    /// Of several numbers one is typed digit by digit, and Enter is the end of it.
    Q_PROPERTY(bool isFrameTyped READ isFrameTyped NOTIFY tableChanged FINAL)
    /// What is asked for in words, over what answers it; empty where nothing in particular is.
    Q_PROPERTY(QString question READ question NOTIFY tableChanged FINAL)
    /// What answers it where nobody's sheet is looked at: see answersOf().
    Q_PROPERTY(QList<pegsheet::app::AnswerGroup> answers READ answers NOTIFY tableChanged FINAL)
    /// The one of several numbers that is framed: keys go to it. The one that was framed last, else the first that is missing; -1
    /// where none is asked for.
    Q_PROPERTY(int framedField READ framedField NOTIFY tableChanged FINAL)
    /// What undo takes back and redo makes again ("Undo: Temple"); empty when there is nothing.
    Q_PROPERTY(QString undoText READ undoText NOTIFY undoChanged FINAL)
    Q_PROPERTY(QString redoText READ redoText NOTIFY undoChanged FINAL)
    /// The same in whole sentences: what was done and what came of it.
    Q_PROPERTY(QString undoDetail READ undoDetail NOTIFY undoChanged FINAL)
    Q_PROPERTY(QString redoDetail READ redoDetail NOTIFY undoChanged FINAL)

    /// What the last turn brought, whose and how many points, or what undo took back, in a sentence; empty once something else is
    /// begun.
    Q_PROPERTY(QString told READ told NOTIFY toldChanged FINAL)
    /// What the last turn that is over brought, also while something of the next is begun.
    Q_PROPERTY(QString lastTurn READ lastTurn NOTIFY tableChanged FINAL)
    /// The same in short: whose turn, the one thing that mattered, and the points.
    Q_PROPERTY(QString lastTurnInShort READ lastTurnInShort NOTIFY tableChanged FINAL)

    /// What of the past is being mended, in a sentence; empty where nothing is.
    Q_PROPERTY(QString mending READ mending NOTIFY mendingChanged FINAL)
    /// Whether there is something of the repair to look at, even where nothing is made in this step.
    Q_PROPERTY(bool canSeeRepair READ canSeeRepair NOTIFY undoChanged FINAL)
    /// Undo goes no further back than that place; while the past is mended, the beginning of that.
    Q_PROPERTY(int earliest READ earliest NOTIFY mendingChanged FINAL)

    /// Whether the table can overrule what was refused last: there is something to correct.
    Q_PROPERTY(bool canOverrule READ canOverrule NOTIFY refused FINAL)
    /// Whether it was read from a damaged database: nothing of it can be changed.
    Q_PROPERTY(bool isReadOnly READ isReadOnly CONSTANT FINAL)
    /// What of it is not on the disk and why, or that it is only looked at, in a sentence; empty where all is well.
    Q_PROPERTY(QString unsavedReason READ unsavedReason NOTIFY unsavedReasonChanged FINAL)
    /// The match and the place in it, as a text: what was begun at another place does not fit any more.
    Q_PROPERTY(QString position READ position NOTIFY changed FINAL)
    /// What the last moves did that the players should see once, as the game's pages show it; empty where nothing.
    Q_PROPERTY(QVariantMap news READ news NOTIFY newsChanged FINAL)
    Q_PROPERTY(bool hasNews READ hasNews NOTIFY newsChanged FINAL)
    /// The final score: "players": "seat", "name", "winner"; "rows": "label", "kind" ("line", "subtotal", "disasters", "total",
    /// "tieBreak"), and "cells": "text", "why" (the reason of a zero, or the parts of a sum) and, where scores are made of it,
    /// "points" (an integer) by player; "title" and "sentence": who won and, where it was a tie, what decided. Alone also
    /// "earlier": results by the same rules, the best first, "points" and "when".
    Q_PROPERTY(QVariantMap scoreTable READ scoreTable NOTIFY changed FINAL)

public:
    /// Where its disk fails the match goes on in memory: see unsavedReason(). The game's class shows it once it is made itself.
    TableMatch(std::unique_ptr<Session> session, QObject *parent, std::unique_ptr<TouchLine> line);
    ~TableMatch() override;

    [[nodiscard]] QString pages() const;
    [[nodiscard]] QString gameId() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] bool isExample() const;
    [[nodiscard]] const QStringList &names() const { return m_names; }
    [[nodiscard]] QList<int> marks() const;
    [[nodiscard]] MoveList *moveList() const { return m_moveList; }
    [[nodiscard]] storage::MatchId id() const { return m_session->id(); }
    /// Where it is kept. What is changed through it must be followed by opening the match anew.
    [[nodiscard]] Session &session() { return *m_session; }
    [[nodiscard]] const Session &session() const { return *m_session; }

    [[nodiscard]] virtual int seat() const = 0;
    [[nodiscard]] int mark() const { return markAt(seat()); }
    [[nodiscard]] QString playerName() const { return m_names.value(seat()); }
    [[nodiscard]] int round() const;
    [[nodiscard]] QString lengthText() const;
    [[nodiscard]] QString roundHeading() const;
    [[nodiscard]] QString scoresHeading() const;
    /// What a round is called, standing alone: "Round 3".
    Q_INVOKABLE QString roundName(int round) const;
    /// The same within a sentence: "round 3".
    Q_INVOKABLE QString roundInSentence(int round) const;
    [[nodiscard]] virtual bool canRoll() const { return false; }
    [[nodiscard]] virtual bool realDice() const { return true; }
    virtual void setRealDice(bool) {}
    [[nodiscard]] bool scoring() const { return match().setup().mode == "scoring"; }
    [[nodiscard]] bool isReplay() const { return m_isReplay; }
    [[nodiscard]] bool over() const { return match().over(); }
    [[nodiscard]] QString lastRound() const { return m_turn.lastRound; }
    [[nodiscard]] virtual QString variantName() const = 0;
    [[nodiscard]] virtual QVariantList rules() const = 0;
    [[nodiscard]] QString standing() const { return m_turn.standing; }
    [[nodiscard]] const TableBar &bar() const { return m_bar; }
    [[nodiscard]] QString typedDigits() const { return m_digits->typed(); }
    [[nodiscard]] bool isFrameTyped() const
    {
        return figuresOf() >= 0 && (m_frame.isTyped(figuresOf()) || m_frame.isEnded(figuresOf()));
    }
    [[nodiscard]] virtual QString question() const { return {}; }
    [[nodiscard]] QList<AnswerGroup> answers() const { return answersOf(seat()); }
    /// What answers the question while that player's sheet is looked at; nothing in a replay.
    Q_INVOKABLE QList<pegsheet::app::AnswerGroup> answersOf(int seat) const;
    [[nodiscard]] int framedField() const;

    /// Where every player has a tablet: whose sheet is kept on this one; -1 where one tablet does for the table.
    void setHere(int seat);
    void setAssistance(const Assistance &assistance);
    [[nodiscard]] const Assistance &assistance() const { return m_assistance; }
    [[nodiscard]] bool isAppsTurn() const;
    /// What could be done now, at most three things, the best first: "sentence", and "chance", what it brings the acting player in
    /// the end, in words. That it was asked is remembered.
    Q_INVOKABLE QVariantList hints();
    /// Asks the page to show them.
    Q_INVOKABLE void askHint() { Q_EMIT hintAsked(); }
    /// Pencils one of them in.
    Q_INVOKABLE virtual void takeHint(int place);
    /// Has the card library learn what the match has told so far; nothing in a game that has no such cards.
    Q_INVOKABLE virtual void teachCards() {}
    /// What this player got alone by the same rules in other matches; asked when the final score is shown.
    void setEarlier(std::function<QList<EarlierResult>()> earlier) { m_earlier = std::move(earlier); }
    /// Where it is remembered how the table likes to be shown this game. A match without shows everything.
    void setHabits(Settings::Read read, Settings::Write write);
    [[nodiscard]] QString undoText() const { return m_undo.undoText; }
    [[nodiscard]] QString redoText() const { return m_undo.redoText; }
    [[nodiscard]] QString position() const;
    [[nodiscard]] QString undoDetail() const;
    [[nodiscard]] QString redoDetail() const;
    [[nodiscard]] QVariantMap news() const { return m_news; }
    [[nodiscard]] bool hasNews() const { return !m_news.isEmpty(); }
    [[nodiscard]] QVariantMap scoreTable() const;

    /// What is pencilled, entered, typed and unread here, to come back to after a kill; empty when nothing is.
    [[nodiscard]] QVariantMap draft() const;
    /// The same with which moves were one touch, for a draft on the disk.
    [[nodiscard]] QVariantMap wholeDraft() const;
    void restoreWholeDraft(const QVariantMap &draft);
    /// Whether it was begun at the place where the match stands now.
    [[nodiscard]] bool fits(const QVariantMap &draft) const;
    /// Restores what draft() returned, as far as it fits the match as it stands.
    void restoreDraft(const QVariantMap &draft);

    /// From now on it is only looked at; its session lives in memory.
    void setReplay() { m_isReplay = true; }
    /// Of one that is only looked at: shows what that move would do, in pencil. Something else is shown again by seek().
    virtual void showInPencil(const Value &) {}
    /// Shows all as it stood after so many moves of its line.
    void seek(int place);
    [[nodiscard]] bool canOverrule() const { return m_canOverrule; }
    [[nodiscard]] QString unsavedReason() const { return m_unsavedReason; }
    [[nodiscard]] bool isReadOnly() const;
    /// Tries again to save what is not on the disk; returns whether all of it is there now.
    Q_INVOKABLE bool retrySave();
    /// What a system that keeps the files for us has not kept yet, in a sentence; empty where it has all.
    void setUnkept(const QString &sentence);
    /// Updates unsavedReason; call it after the session may have been asked to save something.
    void tellUnsaved();

    /// Makes the moves of one touch up to the first refused one, which it says why; those made are on the disk before
    /// anybody hears of them, all or none, or unsavedReason() says that they are not. True when all were made.
    bool make(std::span<const Value> moves);

    /// The right and the middle button of the bar.
    Q_INVOKABLE void primary();
    Q_INVOKABLE void secondary();
    /// Takes back one step of the table: with real dice all the rolling of a turn is one step.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Goes to that place of the list of moves (0 is the set-up), back or forth.
    Q_INVOKABLE void goTo(int place);

    /// The other ways that leave the line at that place: "sentence" of their first move, how many "moves", and their "end".
    Q_INVOKABLE QVariantList waysFrom(int place) const;
    /// Goes over to the end of one; the way the match comes from is then another one. False where that is not possible.
    Q_INVOKABLE bool switchTo(int end);

    /// What of the past can be mended there: "change", "insert", "remove"; "wholeTurn": the turn goes with it.
    Q_INVOKABLE QVariantMap mendingChoices(int place) const;
    /// Begins to mend the past: goes to before the move at that place, with the dice of its turn where it is one of rolling.
    /// What is done from there on stands in its place, or before it; then the rest is played anew.
    Q_INVOKABLE void beginMending(int place, bool inItsPlace);
    /// The same with nothing in its place, and asks at once whether it shall be so.
    Q_INVOKABLE void beginRemoving(int place);
    /// Goes on to a later move that does not hold any more, to make another in its place, or to put right what the rules miss.
    /// What is mended so far stands on the table. False where that is not possible.
    Q_INVOKABLE bool mendFurther(int place, bool overrules);
    /// What mending comes to as it stands: "players": "name", "mark", "before" and "after"; "then", whose turn it is then, in a
    /// sentence; "broken": "place", "sentence" and "reason" of each later move that does not hold any more, and "turn", what
    /// that does to its turn; "left": the same of those that are behind it already; "shifts": turns that follow then count for
    /// other players; "leaves": refused, everything is as it was.
    Q_INVOKABLE QVariantMap repair() const;
    /// Asks the page to show that, and whether it shall be so. It does so itself once the table has made what it came for.
    Q_INVOKABLE void askRepair() { Q_EMIT repairAsked(); }
    /// Makes the repair, in one step of undo; false where that was not possible.
    Q_INVOKABLE bool finishMending();
    /// Not so: back to the table, or to how everything was where nothing was made on it.
    Q_INVOKABLE void refuseRepair();
    /// Cancels mending: everything stays as it was.
    Q_INVOKABLE void leaveMending();
    [[nodiscard]] QString told() const { return m_told; }
    [[nodiscard]] QString lastTurn() const { return lastTurnWords().whole; }
    [[nodiscard]] QString lastTurnInShort() const { return lastTurnWords().inShort; }
    [[nodiscard]] QString mending() const;
    [[nodiscard]] bool canSeeRepair() const;
    [[nodiscard]] int earliest() const;
    /// Where mending began, how far it is and what was begun at the table before, to go on with it after a kill; empty where
    /// nothing is mended.
    [[nodiscard]] QVariantMap mendingDraft() const;
    void restoreMending(const QVariantMap &draft);

    /// The table overrules the app: fields of a player's sheet, or of the turn with player -1, as in the state.
    Q_INVOKABLE bool correct(int player, const QVariantMap &set, const QString &why);
    /// A field was touched that does nothing now: says what the table corrected there, else why nothing happens. Fields are
    /// named by their path in the state, as the game's pages do.
    Q_INVOKABLE virtual void explain(int seat, const QString &path);
    /// What the table last corrected there, in a sentence with what it was before and why; empty when nothing.
    Q_INVOKABLE virtual QString correctionOf(int seat, const QString &path) const;
    /// Asks the page to ask how that field shall be.
    Q_INVOKABLE virtual void askCorrection(int seat, const QString &path);
    /// What can be corrected of that player now, of the turn with -1, as the state describes it: "path", "name", "value", and of a
    /// number "least", "most" and where not every number is possible "step".
    Q_INVOKABLE QVariantList fields(int seat) const;
    /// One of them; empty where it cannot be corrected now.
    Q_INVOKABLE QVariantMap field(int seat, const QString &path) const;
    /// What the field is called, standing alone.
    Q_INVOKABLE QString fieldName(const QString &path) const;
    /// The table overrules the last refusal: asks how the field that was touched shall be. False when it was not for
    /// a touch on a field.
    Q_INVOKABLE bool correctRefused();
    /// Cancels the last thing that is begun and no move yet. False when there is none.
    Q_INVOKABLE virtual bool cancel();
    /// A touch of a kind by the name that the game's pencil has for it; `at` and `number` as it says. What it completes is made;
    /// why it is refused is said. A name that it does not have is an error of the script.
    Q_INVOKABLE void touch(const QString &kind, int at = -1, int number = 0);
    /// A key of the answers that shows pictures only was held: says what it is.
    Q_INVOKABLE void tellAnswer(const pegsheet::app::AnswerKey &key) { Q_EMIT informed(key.title); }
    /// A key of the answers was touched.
    Q_INVOKABLE void answer(const pegsheet::app::AnswerKey &key);
    /// A number, or a text, was entered in a group of them.
    Q_INVOKABLE void enterNumber(const pegsheet::app::AnswerGroup &group, int number);
    Q_INVOKABLE void enterText(const pegsheet::app::AnswerGroup &group, const QString &text);
    /// Frames one of several numbers, whether or not it was said already; -1: the first that is missing.
    Q_INVOKABLE void frameField(int field);
    /// Enter is the end of a number that was typed, and of nothing else, also where no digit could follow. False where none was.
    Q_INVOKABLE bool endNumber();
    /// Tells the framed number; the next is framed then.
    Q_INVOKABLE void tellFramed(int number);
    /// False where it is refused, or nothing can be touched now.
    bool addTouch(const Touch &touch);
    /// A key of a keyboard: digits, Delete, Backspace and the minus go to the framed number; digits else are the number that is
    /// asked for, Delete and Backspace take the last of it back; a letter is the key of that letter. False where it means nothing
    /// now.
    Q_INVOKABLE virtual bool pressKey(int key);
    /// Clears `news`: it has been read.
    Q_INVOKABLE void dismissNews();
    /// Words changed with the language.
    void retranslate();

Q_SIGNALS:
    /// Anything of it, and it is on the disk or unsavedReason() says so. The others say of what, and may come before it is: they
    /// are for what is shown, since nothing is drawn in between.
    void changed();
    /// Everything that is put into words is in other words now.
    void languageChanged();
    /// What lies on the table, what is begun there, or how it is shown.
    void tableChanged();
    void turnChanged();
    void lengthTextChanged();
    void barChanged();
    void typedDigitsChanged();
    void undoChanged();
    void toldChanged();
    void mendingChanged();
    void unsavedReasonChanged();
    /// It is to be kept and has no place for that: whoever has one gives it to the session now.
    void storageWanted();
    /// What is said by setUnkept() is to be kept now.
    void keepingWanted();
    void repairAsked();
    void hintAsked();
    /// The past was mended: undo takes that back.
    void mended();
    void newsChanged();
    /// Why a touch did nothing, in a sentence that also says what would be right.
    void refused(const QString &sentence);
    /// What something is or stands for: nothing was refused.
    void informed(const QString &sentence);
    /// A key leads to another page of the window, which is called that there.
    void pageWanted(const QString &page);
    /// Hints were told: that is to be remembered.
    void hinted();
    /// The match was changed elsewhere, or is not there any more: it was not done.
    void failed(const QString &sentence);
    /// The code of the turn that is awaited is to be scanned.
    void scanAsked();
    void correctionAsked(int seat, const QString &path);
    /// A move was made.
    void moved();
    /// The match is at another place, or what is begun by touches is another: so may be what is asked.
    void askedAnew();
    /// What a step of the table did, in sentences, for those who cannot see it; of moves only while somebody listens.
    void happened(const QString &words);
    /// What the moves made sound like.
    void sounded(pegsheet::app::Sound sound);
    /// The table wants its dice otherwise from now on.
    void dicePreferencesChanged(const pegsheet::app::DicePreferences &dice);

protected:
    [[nodiscard]] int roundsPlayed() const override { return round(); }
    [[nodiscard]] QVariantMap newsSince(int place) const override;
    [[nodiscard]] PendingUndo pendingUndo() override;
    [[nodiscard]] bool isAtRest() const override;
    [[nodiscard]] std::optional<TypedDigits::Asked> askedNumber() override;
    [[nodiscard]] QString whyNothing(int seat, const QString &path) const override;
    [[nodiscard]] QVariantMap fieldMap(int seat, const FieldRow &row) const override;
    [[nodiscard]] QString valueText(const QString &path, const Value &value) const override;
    void refresh(bool tellNews) override;
    [[nodiscard]] std::function<void()> aboutToSeek(int moves) override;
    [[nodiscard]] std::function<void()> snapshot() override;
    void movesMade(int place, int seat) override;
    [[nodiscard]] std::function<void()> update() override;
    void mendingBegun(const Mending &mending) override;
    [[nodiscard]] bool isSamePosition(const Match &other) const override;

    /// A minus was typed for that number, and no digit yet.
    [[nodiscard]] bool isBelowZero(int field) const { return m_frame.isBelowZero(figuresOf(), field); }
    /// By which of its players the app plays the seat whose turn it is; nothing where a person does.
    [[nodiscard]] QString appPlayer() const { return m_assistance.players.value(seat()); }
    [[nodiscard]] const Match &match() const { return m_session->match(); }
    [[nodiscard]] const GameTable &game() const { return *m_game; }
    /// Whose sheet is kept on this tablet; -1 where it is everybody's.
    [[nodiscard]] int here() const { return m_here; }
    [[nodiscard]] int markAt(int seat) const;
    [[nodiscard]] MoveList::Row wording(int place) const;
    /// Whether the last thing that was done is that a move was taken back.
    [[nodiscard]] bool isUndone() const { return !m_undone.isEmpty() && match().head() == m_undoneAt; }
    [[nodiscard]] bool isMending() const { return m_mending.has_value(); }
    [[nodiscard]] bool isSaving() const { return m_session->isSaving(); }
    /// Whose turn is played on another tablet, as the bar says it.
    [[nodiscard]] bool isAwaited() const;
    [[nodiscard]] Bar awaitingBar();
    /// Of what undo takes back, where that has no name of its own.
    [[nodiscard]] static QString rubOutText();
    /// What is typed for askedNumber(). The game's class clears it where another number may be asked for, as in refresh().
    [[nodiscard]] TypedDigits &digits() { return *m_digits; }
    /// What is begun by touches.
    [[nodiscard]] const TouchLine *touchLine() const { return m_line.get(); }
    [[nodiscard]] TouchLine *touchLine() { return m_line.get(); }
    /// Makes the moves that the touches come to; false where they could not be made, and all is as it was.
    bool makeTouched();
    /// Lays that move ready, as if touched, where it is one that touches begin.
    bool layReady(const Value &move);
    void step(int moves);
    /// Makes undo and redo go over the last so many moves at once, as one touch, as long as the match is open.
    void takeAsOne(int moves);
    /// Whether something that can be hidden is shown, under a key of the game's own; `otherwise` where nothing is remembered.
    [[nodiscard]] bool habit(const QString &key, bool otherwise) const;
    void keepHabit(const QString &key, bool on);
    void tell(const Refusal &refusal);
    void refuse(const QString &sentence, const std::optional<FieldPath> &aim);
    /// Makes the news those of the moves from that place on.
    void tellNewsFrom(int place);
    [[nodiscard]] int newsFrom() const { return m_newsFrom; }
    /// Emits the signals of what differs from what was told last, news too where that is wanted.
    void tellWhatDiffers(bool tellNews = false);
    /// Says that the table is shown otherwise, although neither the match nor what is begun in it differs.
    void tellTable();
    /// What `work` returns, worked out once until something differs: many bindings ask for it. `name` is its own.
    template <typename Work>
    [[nodiscard]] auto once(const QString &name, Work work) const
    {
        QVariant kept = m_once.value(name);
        if (!kept.isValid())
            m_once.insert(name, kept = QVariant::fromValue(work()));
        return kept.value<decltype(work())>();
    }

private:
    /// What bindings see, a group a signal: told only where it differs.
    struct Turn
    {
        int seat = 0;
        int round = 0;
        bool over = false;
        bool isApps = false;
        QString lastRound;
        QString standing;

        bool operator==(const Turn &) const = default;
    };
    struct Undo
    {
        QString undoText;
        QString redoText;
        int length = 0;         ///< of the match: what two moves of one name did differs
        bool undoIsOwn = false; ///< see PendingUndo
        bool redoIsOwn = false;

        bool operator==(const Undo &) const = default;
    };

    /// What a turn that is over brought, all of it and in short.
    struct LastTurn
    {
        QString whole;
        QString inShort;
    };

    [[nodiscard]] MoveList::Signs signs() const;
    [[nodiscard]] QString happenedSince(int place, int seatBefore, bool wasLast) const;
    [[nodiscard]] int undoSteps() const;
    [[nodiscard]] int redoSteps() const;
    [[nodiscard]] Turn turnNow() const;
    [[nodiscard]] Undo undoNow();
    [[nodiscard]] QString toldNow() const;
    [[nodiscard]] const LastTurn &lastTurnWords() const;
    [[nodiscard]] LastTurn describeTurn(int end) const;
    [[nodiscard]] QString ofTurn(int seat, const QStringList &parts, bool isNamed) const;
    [[nodiscard]] static QStringList shortened(const QStringList &toOthers);
    [[nodiscard]] Undo withUndoText(Undo undo) const;
    void stoodAnew();
    void press(Press press);
    bool inFrame(const std::function<bool(const FramedField::Number &, const FramedField::Tell &)> &change);
    bool changeEndedSign();
    bool pressLetter(QChar letter);
    bool guarded(const std::function<void()> &action);
    /// Undo takes back a whole repair of the past.
    [[nodiscard]] static QString mendName();
    [[nodiscard]] bool isMendedHere() const { return !m_mending && m_session->beforeMend() != 0; }
    [[nodiscard]] bool isAtBase() const { return m_mending && match().head() == m_mending->step().base; }
    [[nodiscard]] bool mend(int place, Mending::Kind kind);
    void setMending(const std::optional<Mending> &mending);
    void cancelStep();
    void takeUpAsideOf(const Match &before);
    [[nodiscard]] bool restsMended() const;
    void askOnceMade();
    [[nodiscard]] Bar turnBar();
    [[nodiscard]] Bar digitsBar();
    [[nodiscard]] Bar framedBar();
    [[nodiscard]] Bar mendedBar();
    [[nodiscard]] int roundOf(int place) const;
    bool goAlong(const std::function<bool()> &move);

    std::unique_ptr<Session> m_session;
    const GameTable *m_game;
    QStringList m_names;
    int m_here = -1;
    Assistance m_assistance;
    int m_playedHere = -1; ///< the length of the match at which the turn of another tablet is entered here all the same
    MoveList *m_moveList;
    std::unique_ptr<TouchLine> m_line;
    TypedDigits *m_digits;
    FramedField m_frame;
    QString m_toldDigits;
    std::optional<FieldPath> m_refusedField; ///< what the last refused touch was meant for
    Turn m_turn;
    Undo m_undo;
    QString m_told;
    mutable LastTurn m_lastTurn;
    mutable NodeId m_lastTurnAt = -1; ///< where the turn ended that is told there
    QString m_undone;                 ///< what undo took back last
    NodeId m_undoneAt = -1;           ///< where the match stood then
    Bar m_bar;
    NodeId m_toldAt = -1;                    ///< where the match stood when the table was told last
    std::unique_ptr<TouchLine> m_toldLine;   ///< what was begun then
    mutable QHash<QString, QVariant> m_once; ///< see once()
    bool m_canOverrule = true;
    std::map<NodeId, int> m_asOne; ///< moves that were one touch, by the node of the last of them
    Settings::Read m_readHabit;
    Settings::Write m_writeHabit;
    QString m_unsavedReason;
    QString m_unkept;
    QVariantMap m_news;
    QVariantMap m_toldNews;
    int m_newsFrom = 0;
    bool m_isReplay = false;
    std::optional<Mending> m_mending;
    QVariantMap m_laidAside; ///< the draft of the table as mending began: taken up when that is over
    std::function<QList<EarlierResult>()> m_earlier;
    ScreenReader m_reader;
};

} // namespace pegsheet::app
