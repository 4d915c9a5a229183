// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/tablematch.h"
#include "app/nations/nationsageend.h"
#include "app/nations/nationsdeal.h"
#include "app/nations/nationslatecards.h"
#include "app/nations/nationspicker.h"
#include "app/nations/nationspool.h"
#include "app/nations/nationssheet.h"
#include "app/nations/nationstally.h"
#include "model/core/matchof.h"
#include "model/core/random.h"
#include "model/nations/game.h"

#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>
#include <memory>
#include <utility>
#include <vector>

namespace pegsheet::app {

/// A match of Nations as the window shows it: the boards, the tracks, the event of the age and what the bar at the bottom offers.
/// What a finger says there is a touch of nations::Pencil.
class NationsMatch : public pegsheet::app::TableMatch
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Opened by the application")
    /// By seat; that of who acts.
    Q_PROPERTY(QList<pegsheet::app::NationsSheet> sheets READ sheets NOTIFY tableChanged FINAL)
    Q_PROPERTY(pegsheet::app::NationsSheet acting READ acting NOTIFY tableChanged FINAL)
    /// A new age, and the places of its offer: column by column three rows, the cheapest first.
    Q_PROPERTY(pegsheet::app::NationsDeal deal READ deal NOTIFY tableChanged FINAL)
    Q_PROPERTY(QList<pegsheet::app::NationsTile> dealtOffer READ dealtOffer NOTIFY tableChanged FINAL)
    /// A tile that is entered; dice and chits where every piece is kept.
    Q_PROPERTY(pegsheet::app::NationsPicker picker READ picker NOTIFY tableChanged FINAL)
    Q_PROPERTY(pegsheet::app::NationsPool pool READ pool NOTIFY tableChanged FINAL)
    Q_PROPERTY(pegsheet::app::NationsAgeEnd ageEnd READ ageEnd NOTIFY tableChanged FINAL)
    /// Points counted at the table at the end, by seat; empty before.
    Q_PROPERTY(QList<pegsheet::app::NationsTallyRow> tally READ tally NOTIFY tableChanged FINAL)
    Q_PROPERTY(Stage stage READ stage NOTIFY tableChanged FINAL)
    /// How much is kept, a Nations.Depth.
    Q_PROPERTY(int depth READ depth NOTIFY tableChanged FINAL)
    /// From 1; "Age III".
    Q_PROPERTY(int age READ age NOTIFY tableChanged FINAL)
    Q_PROPERTY(QString ageName READ ageName NOTIFY tableChanged FINAL)
    /// What the event asks for; 0 before it is dealt.
    Q_PROPERTY(int famine READ famine NOTIFY tableChanged FINAL)
    Q_PROPERTY(int war READ war NOTIFY tableChanged FINAL)
    /// What the famine and the war bring.
    Q_PROPERTY(int agePoints READ agePoints NOTIFY tableChanged FINAL)
    /// Seats, the first player first.
    Q_PROPERTY(QList<int> order READ order NOTIFY tableChanged FINAL)
    Q_PROPERTY(bool solo READ solo CONSTANT FINAL)
    /// Of one player alone: where the opponent stands on the book track, and the most that its dice can bring now.
    Q_PROPERTY(int opponentBooks READ opponentBooks NOTIFY tableChanged FINAL)
    Q_PROPERTY(int mostOpponentBooks READ mostOpponentBooks NOTIFY tableChanged FINAL)
    Q_PROPERTY(bool canPass READ canPass NOTIFY tableChanged FINAL)
    /// Rerolls that who acts has left.
    Q_PROPERTY(int rerolls READ rerolls NOTIFY tableChanged FINAL)
    Q_PROPERTY(bool canReroll READ canReroll NOTIFY tableChanged FINAL)
    /// Several are still in, and nothing but their passing is missing to the end of the age.
    Q_PROPERTY(bool canEndAge READ canEndAge NOTIFY tableChanged FINAL)
    /// The tiles on offer are kept: columns of three rows, the cheapest row first; empty places are gaps.
    Q_PROPERTY(bool keepsOffer READ keepsOffer NOTIFY tableChanged FINAL)
    Q_PROPERTY(int columns READ columns CONSTANT FINAL)
    Q_PROPERTY(QList<pegsheet::app::NationsTile> offer READ offer NOTIFY tableChanged FINAL)
    /// Which pieces of a replaced tile can go back: "text", "spoken".
    Q_PROPERTY(QVariantList giveBackChoices READ giveBackChoices NOTIFY tableChanged FINAL)
    /// What the score would be if the match ended now is wanted; that in a line, empty where it is not, or not known.
    Q_PROPERTY(bool forecast READ forecast WRITE setForecast NOTIFY tableChanged FINAL)
    Q_PROPERTY(QString forecastText READ forecastText NOTIFY tableChanged FINAL)
    /// Where the points track ends, and the book track.
    Q_PROPERTY(int mostPoints READ mostPoints CONSTANT FINAL)
    Q_PROPERTY(int mostBooks READ mostBooks NOTIFY tableChanged FINAL)

public:
    /// What is asked for now.
    enum Stage { Deal, Opponent, Roll, Act, GiveBack, Remove, Books, Famine, Order, War, Sums, Over, Typing };
    Q_ENUM(Stage)

    using Typed = MatchOf<nations::Nations>;

    /// The session must hold a match of this game.
    explicit NationsMatch(std::unique_ptr<Session> session, QObject *parent = nullptr);
    /// What it has shown is learned.
    ~NationsMatch() override;

    [[nodiscard]] QList<NationsSheet> sheets() const;
    [[nodiscard]] NationsSheet acting() const { return sheets().at(seat()); }
    [[nodiscard]] NationsDeal deal() const;
    [[nodiscard]] QList<NationsTile> dealtOffer() const;
    [[nodiscard]] NationsPicker picker() const;
    [[nodiscard]] NationsPool pool() const;
    [[nodiscard]] NationsAgeEnd ageEnd() const;
    [[nodiscard]] QList<NationsTallyRow> tally() const;
    [[nodiscard]] QString question() const override;
    /// What is known of tiles, events and dice; null for nothing. It must outlive the match, which teaches it: see
    /// NationsLateCards.
    void setCards(NationsCards *cards);
    /// Who acts, or whose points are counted.
    [[nodiscard]] int seat() const override;
    [[nodiscard]] Stage stage() const { return static_cast<Stage>(state().step); }
    [[nodiscard]] int depth() const { return static_cast<int>(state().depth); }
    [[nodiscard]] int age() const { return state().age; }
    [[nodiscard]] QString ageName() const;
    [[nodiscard]] int famine() const { return state().event.famine; }
    [[nodiscard]] int war() const { return state().event.war; }
    [[nodiscard]] int agePoints() const { return nations::pointsOfAge(state().age); }
    [[nodiscard]] QList<int> order() const;
    [[nodiscard]] bool solo() const { return state().isSolo(); }
    [[nodiscard]] int opponentBooks() const { return state().opponentBooks; }
    [[nodiscard]] int mostOpponentBooks() const { return state().age * nations::kHighestFace; }
    [[nodiscard]] bool canPass() const { return can(nations::Kind::Pass); }
    [[nodiscard]] int rerolls() const { return nations::rerollsLeft(state(), state().mine()); }
    [[nodiscard]] bool canReroll() const { return can(nations::Kind::Reroll); }
    [[nodiscard]] bool canEndAge() const;
    [[nodiscard]] bool keepsOffer() const { return state().keepsOffer(); }
    [[nodiscard]] int columns() const { return state().columns(); }
    [[nodiscard]] QList<NationsTile> offer() const;
    [[nodiscard]] QVariantList giveBackChoices() const;
    [[nodiscard]] bool forecast() const { return m_forecast; }
    void setForecast(bool forecast);
    [[nodiscard]] QString forecastText() const;
    [[nodiscard]] int mostPoints() const { return nations::mostTrackPoints(state().players); }
    [[nodiscard]] int mostBooks() const;
    [[nodiscard]] QString variantName() const override;
    [[nodiscard]] QVariantList rules() const override;
    Q_INVOKABLE bool cancel() override;
    /// A cell of the table of an age: that player is asked now; what is filled is mended.
    Q_INVOKABLE void touchCell(int seat, int column);
    /// A development goes to that slot, counted from 1; where its row is not said yet, that is.
    Q_INVOKABLE void takeSlot(int slot);
    /// The tile that is entered is called that.
    Q_INVOKABLE void nameTile(const QString &name);
    /// The faces of the die that the app cannot roll are to be entered where cards are.
    Q_INVOKABLE void askFaces() { Q_EMIT facesAsked(pool().unknownDie); }
    /// Something of the cards may be known now.
    Q_INVOKABLE void readCards();
    /// A key of a keyboard: digits are the number that is asked for, or the place of what a die shows; Delete and Backspace take
    /// the last of it back, of points counted at the end also where they are said already. False where it means nothing now.
    Q_INVOKABLE bool pressKey(int key) override;

    /// Fields are "books", "ledger.age2.famine", "developments.3" (from 0), "advisor", "wonder", "colonies.1", "built.0",
    /// "passed", "dice.available.whiteGold", "chits.used.gold", "tilePoints.wonders"; of the turn, with seat -1, "player",
    /// "order", "event.famine", "event.war", "opponentBooks", "offer.4".
    Q_INVOKABLE void askCorrection(int seat, const QString &path) override;

Q_SIGNALS:
    /// See askFaces(): that card.
    void facesAsked(qlonglong card);

private:
    [[nodiscard]] const Typed &typed() const { return static_cast<const Typed &>(match()); }
    [[nodiscard]] const nations::State &state() const { return typed().current(); }
    [[nodiscard]] bool can(nations::Kind kind) const { return nations::ListedMoves(state()).any(kind); }
    [[nodiscard]] Bar barNow() override;
    /// Said while the event of the last age is dealt; afterwards the line of the age says which it is.
    [[nodiscard]] QString lastRoundNow() const override;
    [[nodiscard]] QString standingNow() const override;
    [[nodiscard]] QString touchName(const Touch &touch) const override;
    void touchesMade(const TouchLine &line) override;
    [[nodiscard]] Sound soundSince(int place) const override;
    [[nodiscard]] bool hasField(const FieldPath &aim) const override;
    void reloadView() override;
    [[nodiscard]] std::function<void()> aboutToSeek(int moves) override;
    [[nodiscard]] std::function<void()> snapshot() override;
    void movesMade(int place, int seat) override;
    void habitsKnown() override;
    [[nodiscard]] bool isSamePosition(const Match &other) const override;

    [[nodiscard]] const nations::Pencil &pencil() const { return static_cast<const nations::Line *>(touchLine())->pencil(); }
    [[nodiscard]] std::optional<TypedDigits::Asked> askedNumber() override;
    /// The keys of the number that is asked for at the end of an age or of the match.
    [[nodiscard]] QList<AnswerGroup> answersNow(int seat) const override;
    [[nodiscard]] Bar dealBar();
    [[nodiscard]] Bar rollBar();
    [[nodiscard]] Bar pickerBar();
    [[nodiscard]] Bar poolBar();
    [[nodiscard]] Bar actBar();
    [[nodiscard]] Bar spendingBar();
    [[nodiscard]] Bar famineBar();
    [[nodiscard]] Bar tallyBar();
    [[nodiscard]] QString whatPassingDoes() const;
    [[nodiscard]] QString whyNothing(int seat, const QString &path) const override;
    [[nodiscard]] QVariantMap fieldMap(int seat, const FieldRow &row) const override;
    [[nodiscard]] QString valueText(const QString &path, const Value &value) const override;
    void learnWhatIsShown();

    std::unique_ptr<NationsLateCards> m_cards;
    nations::State m_shownBefore; ///< what just changed is told from it
    bool m_forecast = true;
    Random m_dice; ///< the app's
};

} // namespace pegsheet::app
