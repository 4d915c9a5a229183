// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bronze/exchange.h"
#include "app/bronze/purchase.h"
#include "app/bronze/sheet.h"
#include "app/bronze/tray.h"
#include "app/match/framedfield.h"
#include "app/match/tablematch.h"
#include "model/bronze/game.h"
#include "model/bronze/pencil.h"
#include "model/bronze/player/seatplayer.h"
#include "model/core/matchof.h"

#include <QHash>
#include <QStringList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace pegsheet::app {

/// A match of the Bronze Age as the window shows it: the sheets, the dice, what is pencilled and what the bar at the bottom offers.
/// What a finger says there is a touch of bronze::Pencil.
class BronzeMatch : public pegsheet::app::TableMatch
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Opened by the application")
    /// By seat; that of who acts.
    Q_PROPERTY(QList<pegsheet::app::BronzeSheet> sheets READ sheets NOTIFY tableChanged FINAL)
    Q_PROPERTY(pegsheet::app::BronzeSheet acting READ acting NOTIFY tableChanged FINAL)
    /// By seat: what the player did in the last turn that is over, a sentence a line: the dice as they lay, what was built and
    /// bought. Empty before the first.
    Q_PROPERTY(QStringList lastTurns READ lastTurns NOTIFY tableChanged FINAL)
    Q_PROPERTY(pegsheet::app::BronzeTray *tray READ tray CONSTANT FINAL)
    Q_PROPERTY(pegsheet::app::BronzePurchase purchase READ purchase NOTIFY tableChanged FINAL)
    /// Trades, ships and what else is exchanged.
    Q_PROPERTY(pegsheet::app::BronzeExchange exchange READ exchange NOTIFY tableChanged FINAL)
    /// How many rounds the match has; 0 where something else ends it.
    Q_PROPERTY(int rounds READ rounds CONSTANT FINAL)
    Q_PROPERTY(Stage stage READ stage NOTIFY stageChanged FINAL)
    /// How many of the six steps of the rail are reached: roll, feed, disaster, build, buy, discard.
    Q_PROPERTY(int railStep READ railStep NOTIFY stageChanged FINAL)
    /// Workers of this turn and those not yet set, pencilled ones counted as set.
    Q_PROPERTY(int workers READ workers NOTIFY workChanged FINAL)
    Q_PROPERTY(int workersLeft READ workersLeft NOTIFY workChanged FINAL)
    Q_PROPERTY(int coins READ coins NOTIFY workChanged FINAL)
    /// Stones that Engineering can turn into workers now.
    Q_PROPERTY(int stonesToSell READ stonesToSell NOTIFY workChanged FINAL)
    /// Goods that must go before the turn ends, and how many of them are not picked yet.
    Q_PROPERTY(int toDiscard READ toDiscard NOTIFY workChanged FINAL)
    Q_PROPERTY(int stillToDiscard READ stillToDiscard NOTIFY workChanged FINAL)
    /// A development can be bought now.
    Q_PROPERTY(bool canBuy READ canBuy NOTIFY workChanged FINAL)

public:
    /// What the turn asks for now. Build and buy are both open until the purchase. Spears: how many spearheads an invasion
    /// takes along (Smithing). Trade: with the others, or with ships; looked at besides the turn. Typing: a finished sheet.
    enum Stage { Roll, Build, Buy, Discard, End, Over, Spears, Trade, Typing };
    Q_ENUM(Stage)

    using Typed = MatchOf<bronze::Bronze>;

    /// The session must hold a match of this game.
    BronzeMatch(std::unique_ptr<Session> session, bool realDice, QObject *parent);

    [[nodiscard]] QList<BronzeSheet> sheets() const;
    [[nodiscard]] BronzeSheet acting() const { return sheets().at(seat()); }
    [[nodiscard]] QStringList lastTurns() const;
    [[nodiscard]] BronzeTray *tray() const { return m_tray; }
    [[nodiscard]] BronzePurchase purchase() const;
    [[nodiscard]] BronzeExchange exchange() const;
    [[nodiscard]] int seat() const override { return bronze::seatOf(state(), pencil()); }
    [[nodiscard]] int rounds() const { return state().isSolo() && !scoring() ? state().rules().soloRounds : 0; }
    [[nodiscard]] Stage stage() const { return static_cast<Stage>(bronze::stageOf(state(), pencil())); }
    [[nodiscard]] int railStep() const;
    [[nodiscard]] QString variantName() const override;
    [[nodiscard]] QVariantList rules() const override;
    [[nodiscard]] int workers() const { return state().workers; }
    [[nodiscard]] int workersLeft() const { return state().workers - pencil().workers(); }
    [[nodiscard]] int coins() const { return state().coins; }
    [[nodiscard]] int stonesToSell() const;
    [[nodiscard]] int toDiscard() const { return bronze::toDiscardNow(state()); }
    [[nodiscard]] int stillToDiscard() const { return toDiscard() - pencil().discard.total(); }
    [[nodiscard]] bool canBuy() const { return bronze::canBuyNow(state()); }
    [[nodiscard]] bool canRoll() const override { return true; }
    [[nodiscard]] bool realDice() const override { return m_tray->realDice(); }
    void setRealDice(bool real) override { m_tray->setRealDice(real); }
    void takeHint(int place) override;
    void showInPencil(const Value &move) override;

    /// A field of a player's sheet was touched, named as explain() does: what a finger there says now, see bronze::touchOn(); where
    /// that is nothing it is explained.
    Q_INVOKABLE void touchField(int seat, const QString &path);
    /// Of the table's own dice the next one shows that face, by its place among BronzeTray::faces().
    Q_INVOKABLE void enterFace(int face);
    /// A die was touched: taken out again (last faces of real dice), let go or kept, or turned by Leadership.
    Q_INVOKABLE void touchDie(int place);
    /// One step back from what is pencilled: the development that is being paid for is let go, the exchange is left. False
    /// when there is none.
    Q_INVOKABLE bool cancel() override;
    /// Looks at what can be exchanged, with the partner of last time.
    Q_INVOKABLE void openTrade();

    /// A number of the sheet being typed: "disasters", "goods.wood", and boxes as in "cityBoxes.city4", "monuments.temple".
    Q_INVOKABLE void typeNumber(const QString &path, int number);
    /// Keys go to that number from now on; the next digit begins it anew.
    Q_INVOKABLE void frameNumber(const QString &path);
    /// A key of a keyboard while that number is asked for: a digit of it; Delete and Backspace take the last one out. False where
    /// it means nothing.
    Q_INVOKABLE bool typeKey(int key);

    /// Fields are "food", "goods.wood", "cityBoxes.city4", "monuments.temple", "developments.caravans", "disasters"; "dice.2" is
    /// the third die of the tray. While finished sheets are typed in, a field of them is asked for as a number of the sheet.
    Q_INVOKABLE void explain(int seat, const QString &path) override;
    Q_INVOKABLE QString correctionOf(int seat, const QString &path) const override;
    Q_INVOKABLE void askCorrection(int seat, const QString &path) override;

Q_SIGNALS:
    void stageChanged();
    void workChanged();
    /// That number of the sheet being typed is to be asked for.
    void numberAsked(int seat, const QString &path);

private:
    /// What bindings see of it, a group a signal: told only where it differs.
    struct Work
    {
        int workers = 0;
        int workersLeft = 0;
        int coins = 0;
        int stonesToSell = 0;
        int toDiscard = 0;
        int stillToDiscard = 0;
        bool canBuy = false;

        bool operator==(const Work &) const = default;
    };

    [[nodiscard]] const Typed &typed() const { return static_cast<const Typed &>(match()); }
    [[nodiscard]] const bronze::State &state() const { return typed().current(); }
    [[nodiscard]] const bronze::Pencil &pencil() const { return static_cast<const bronze::Line *>(touchLine())->pencil(); }
    [[nodiscard]] Bar barNow() override;
    [[nodiscard]] QString standingNow() const override;
    [[nodiscard]] QString lastRoundNow() const override;
    [[nodiscard]] QVariantMap newsSince(int place) const override;
    [[nodiscard]] PendingUndo pendingUndo() override;
    [[nodiscard]] QString touchName(const Touch &touch) const override;
    [[nodiscard]] static QString diceTouchName(const Touch &touch);
    [[nodiscard]] std::optional<FieldPath> fieldOf(const Touch &touch) const override;
    [[nodiscard]] QVariantMap pencilled() const override;
    void takeUpPencil(const QVariantMap &draft) override;
    [[nodiscard]] bool rollsAreOneStep() const override { return m_tray->realDice() && !m_tray->everyRoll(); }
    [[nodiscard]] bool isUntouched() const override;
    [[nodiscard]] bool isAtRest() const override;
    [[nodiscard]] Sound soundSince(int place) const override;
    [[nodiscard]] bool hasField(const FieldPath &aim) const override { return !closedMonument(aim.path); }
    void reloadView() override;
    void refresh(bool tellNews) override { refresh(tellNews, {}); }
    void refresh(bool tellNews, const std::function<void()> &layDice);
    [[nodiscard]] std::function<void()> aboutToSeek(int moves) override;
    [[nodiscard]] std::function<void()> snapshot() override;
    void movesMade(int place, int seat) override;
    [[nodiscard]] std::function<void()> update() override;
    void retranslateOwn() override;
    [[nodiscard]] QString adviceNow() const override;
    void assistanceKnown() override;
    [[nodiscard]] bool hasHints() const override;
    [[nodiscard]] QVariantList hintsNow() override;
    void mendingBegun(const Mending &mending) override;
    [[nodiscard]] bool isSamePosition(const Match &other) const override;

    [[nodiscard]] QString lastTurnOf(int seat) const;
    [[nodiscard]] BronzeTray::Lying lying() const;
    [[nodiscard]] Bar rollBar();
    [[nodiscard]] Bar spearsBar();
    [[nodiscard]] Bar tradeBar();
    [[nodiscard]] Bar swapBar();
    [[nodiscard]] Bar typingBar();
    [[nodiscard]] Bar enteringBar();
    [[nodiscard]] Bar collectBar();
    [[nodiscard]] Bar buildBar();
    [[nodiscard]] Bar buyBar();
    [[nodiscard]] Bar buyNothingBar();
    [[nodiscard]] Bar discardBar();
    [[nodiscard]] Bar endBar();
    [[nodiscard]] QString unusedWorkers() const;
    [[nodiscard]] QString purchaseDetail(const std::vector<bronze::Move> &moves) const;
    /// That the moves foreseen there bring the last round, or the end with it; empty when they do not.
    [[nodiscard]] static QString endOfMatch(const bronze::Outlook &outlook);
    [[nodiscard]] std::optional<bronze::Target> closedMonument(const QString &path) const;
    [[nodiscard]] QString whyNothing(int seat, const QString &path) const override;
    void compareWith(const bronze::State &before);
    [[nodiscard]] bool hasPencil() const;
    [[nodiscard]] bronze::Pencil begun() const;
    void lookUpTyped(int seat, const QString &path);
    [[nodiscard]] std::vector<bronze::FinishedSheet> sheetsFrom(int place) const;
    void layBack(const std::vector<bronze::FinishedSheet> &sheets);
    void layDice(const Touch &dice);
    void layMoves(bronze::PencilKind kind, const std::vector<bronze::Move> &moves);
    [[nodiscard]] Work workNow() const;
    void unroll();
    void forgetDice();
    void keepHalves();
    void fall(const Touch &roll);
    [[nodiscard]] bronze::SeatPlayer &seatPlayer();
    void propose();
    void decline();
    [[nodiscard]] bool isApart(const bronze::Move &move) const;
    [[nodiscard]] std::vector<bronze::Move> untilBuilt(const bronze::Move &first);
    [[nodiscard]] std::optional<Touch> laidOut(const bronze::Move &move);
    void touchOut(const bronze::Move &move);
    [[nodiscard]] int proposedFood();
    [[nodiscard]] bool isAsProposed() const;
    [[nodiscard]] bool isProposalApart() const;
    [[nodiscard]] Bar proposalBar();

    BronzeSheet m_printed;                   ///< without what the players wrote on it
    mutable QHash<int, QString> m_lastTurns; ///< by seat, as far as somebody has looked at them
    BronzeTray *m_tray;
    int m_partner = 0; ///< taken last, who is shown wherever there is an exchange with that one
    std::vector<CorrectedField> m_corrected;
    bronze::State m_shownBefore;  ///< what just changed is told from it
    bronze::Pencil m_shownPencil; ///< what was begun when it was shown last
    FramedField m_frame;          ///< of numbers on finished sheets
    QString m_framedPath;
    Stage m_shownStage = Roll;
    Work m_work;
    std::optional<bronze::SeatPlayer> m_seatPlayer; ///< of the seat whose turn it is, once it was asked
    std::optional<bronze::Move> m_proposed;         ///< by it
    NodeId m_proposedAt = -1;                       ///< where the match stood then
    bool m_isHinted = false;                        ///< it was a hint that is taken
    std::vector<bronze::Evaluator::Option> m_hints; ///< told last
    NodeId m_hintedAt = -1;                         ///< where the match stood then
    bool m_refreshes = false;
};

} // namespace pegsheet::app
