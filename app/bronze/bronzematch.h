// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/reader.h"
#include "app/bronze/exchange.h"
#include "app/bronze/mending.h"
#include "app/bronze/pencil.h"
#include "app/bronze/purchase.h"
#include "app/bronze/scoretable.h"
#include "app/bronze/sheet.h"
#include "app/bronze/tray.h"
#include "app/match/movelist.h"
#include "app/sound/sounds.h"
#include "app/session.h"
#include "model/bronze/game.h"
#include "model/core/matchof.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace pegsheet::app {

/// A match of the Bronze Age as the window shows it: the sheets, the dice, what is pencilled and what the
/// bar at the bottom offers. Touches come in here and become moves; what is refused comes out as a sentence.
class BronzeMatch : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Opened by the application")
    Q_PROPERTY(QQmlListProperty<pegsheet::app::BronzeSheet> sheets READ sheets CONSTANT FINAL)
    /// The sheet of who acts, the same object all the match long: on a page it goes on showing what is equal.
    Q_PROPERTY(pegsheet::app::BronzeSheet *acting READ acting CONSTANT FINAL)
    Q_PROPERTY(pegsheet::app::BronzeTray *tray READ tray CONSTANT FINAL)
    Q_PROPERTY(pegsheet::app::BronzePurchase *purchase READ purchase CONSTANT FINAL)
    /// Trades, ships and what else is exchanged.
    Q_PROPERTY(pegsheet::app::BronzeExchange *exchange READ exchange CONSTANT FINAL)
    /// All moves made, and those undone after them.
    Q_PROPERTY(pegsheet::app::MoveList *moveList READ moveList CONSTANT FINAL)

    /// Who acts; the last to act once the match is over.
    Q_PROPERTY(int seat READ seat NOTIFY turnChanged FINAL)
    /// Colour and shape of who acts.
    Q_PROPERTY(int mark READ mark NOTIFY turnChanged FINAL)
    Q_PROPERTY(QString playerName READ playerName NOTIFY turnChanged FINAL)
    Q_PROPERTY(int round READ round NOTIFY turnChanged FINAL)
    /// Only finished sheets are counted: nothing is played. While they are typed in, who acts is whose sheet it is.
    Q_PROPERTY(bool scoring READ scoring CONSTANT FINAL)
    /// It is only looked at, as it stood at some place: nothing can be done with it.
    Q_PROPERTY(bool looking READ looking CONSTANT FINAL)
    /// How many rounds the match has; 0 where something else ends it.
    Q_PROPERTY(int rounds READ rounds CONSTANT FINAL)
    Q_PROPERTY(Stage stage READ stage NOTIFY stageChanged FINAL)
    /// How many of the six steps of the rail are reached: roll, feed, disaster, build, buy, discard.
    Q_PROPERTY(int railStep READ railStep NOTIFY stageChanged FINAL)
    Q_PROPERTY(bool over READ over NOTIFY turnChanged FINAL)
    /// Why the match ends with this round, in a sentence; empty before.
    Q_PROPERTY(QString lastRound READ lastRound NOTIFY turnChanged FINAL)
    /// By which rules it is played: their name, and all of them at hand, see rulesAtHand().
    Q_PROPERTY(QString variantName READ variantName NOTIFY languageChanged FINAL)
    Q_PROPERTY(QVariantList rules READ rules NOTIFY languageChanged FINAL)
    /// "Round 8 · 3 of 5 developments · 3 monuments still open"
    Q_PROPERTY(QString standing READ standing NOTIFY turnChanged FINAL)
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

    /// The bar: what the right button does and what that brings; the way out in the middle, if there is one.
    Q_PROPERTY(QString primaryText READ primaryText NOTIFY barChanged FINAL)
    Q_PROPERTY(QString primaryDetail READ primaryDetail NOTIFY barChanged FINAL)
    /// Whose button it is: the colour and shape of who acts, or of who is asked whether a trade shall be; -1 nobody's.
    Q_PROPERTY(int primaryMark READ primaryMark NOTIFY barChanged FINAL)
    Q_PROPERTY(bool primaryEnabled READ primaryEnabled NOTIFY barChanged FINAL)
    Q_PROPERTY(QString secondaryText READ secondaryText NOTIFY barChanged FINAL)
    /// What the way out brings, where its name does not say it.
    Q_PROPERTY(QString secondaryDetail READ secondaryDetail NOTIFY barChanged FINAL)
    /// Whose turn is played on another tablet and arrives by its code, in a sentence; empty where nothing is waited for.
    Q_PROPERTY(QString awaited READ awaited NOTIFY barChanged FINAL)
    /// What undo takes back and redo makes again ("Undo: Temple"); empty when there is nothing.
    Q_PROPERTY(QString undoText READ undoText NOTIFY undoChanged FINAL)
    Q_PROPERTY(QString redoText READ redoText NOTIFY undoChanged FINAL)
    /// The same in whole sentences: what was done and what came of it.
    Q_PROPERTY(QString undoDetail READ undoDetail NOTIFY undoChanged FINAL)
    Q_PROPERTY(QString redoDetail READ redoDetail NOTIFY undoChanged FINAL)

    /// What of the past is being mended, in a sentence; empty where nothing is.
    Q_PROPERTY(QString mending READ mending NOTIFY mendingChanged FINAL)
    /// What was to be made instead is made, and nothing is begun beside it: the bar leads to what it changes.
    Q_PROPERTY(bool mendingMade READ mendingMade NOTIFY barChanged FINAL)
    /// There is something of it to look at, even where nothing is made in this step.
    Q_PROPERTY(bool canSeeRepair READ canSeeRepair NOTIFY undoChanged FINAL)
    /// Undo goes no further back than that place; while the past is mended, the beginning of that.
    Q_PROPERTY(int earliest READ earliest NOTIFY mendingChanged FINAL)

    /// The table could overrule what was refused last: there is something to correct.
    Q_PROPERTY(bool canOverrule READ canOverrule NOTIFY refused FINAL)
    /// It was read from a damaged database: nothing of it can be changed.
    Q_PROPERTY(bool onlyLook READ onlyLook CONSTANT FINAL)
    /// What of it is not on the disk and why, or that it is only looked at, in a sentence; empty where all is well.
    Q_PROPERTY(QString adrift READ adrift NOTIFY adriftChanged FINAL)
    /// The match and the place in it, as a text: what was begun at another place does not fit any more.
    Q_PROPERTY(QString position READ position NOTIFY changed FINAL)
    /// What the last move did that the table should hear of, and the disaster among it: see newsOf().
    Q_PROPERTY(QVariantMap news READ news NOTIFY newsChanged FINAL)
    /// The final score: see scoreTableOf().
    Q_PROPERTY(QVariantMap scoreTable READ scoreTable NOTIFY changed FINAL)

public:
    /// What the turn asks for now. Build and buy are both open until the purchase. Spears: how many spearheads an invasion
    /// takes along (Smithing). Trade: with the others, or with ships; looked at besides the turn. Typing: a finished sheet.
    enum Stage { Roll, Build, Buy, Discard, End, Over, Spears, Trade, Typing };
    Q_ENUM(Stage)

    using Typed = MatchOf<bronze::Bronze>;

    /// The session must hold a match of this game. Where its disk fails the match goes on in memory: see adrift().
    BronzeMatch(std::unique_ptr<Session> session, bool realDice, QObject *parent);

    [[nodiscard]] QQmlListProperty<BronzeSheet> sheets() { return fixedList(this, &m_sheets); }
    [[nodiscard]] BronzeSheet *sheet(int seat) const { return m_sheets.at(seat); }
    [[nodiscard]] BronzeSheet *acting() const { return m_acting; }
    [[nodiscard]] BronzeTray *tray() const { return m_tray; }
    [[nodiscard]] BronzePurchase *purchase() const { return m_purchase; }
    [[nodiscard]] BronzeExchange *exchange() const { return m_exchange; }
    [[nodiscard]] MoveList *moveList() const { return m_moveList; }
    [[nodiscard]] storage::MatchId id() const { return m_session->id(); }
    /// Where it is kept. What is changed through it must be followed by opening the match anew.
    [[nodiscard]] Session &session() { return *m_session; }
    [[nodiscard]] QStringList names() const { return m_names; }

    [[nodiscard]] int seat() const { return m_stage == Typing ? typedSeat() : state().player; }
    [[nodiscard]] int mark() const { return m_sheets.at(seat())->mark(); }
    [[nodiscard]] QString playerName() const { return m_names.value(seat()); }
    [[nodiscard]] int round() const { return static_cast<int>(state().round); }
    [[nodiscard]] bool scoring() const { return state().agreed.onlySheets; }
    [[nodiscard]] bool looking() const { return m_isLooked; }
    [[nodiscard]] int rounds() const { return state().isSolo() && !scoring() ? state().rules().soloRounds : 0; }
    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] int railStep() const;
    [[nodiscard]] bool over() const { return state().step == bronze::Step::Over; }
    [[nodiscard]] QString lastRound() const { return m_turn.lastRound; }
    [[nodiscard]] QString variantName() const;
    [[nodiscard]] QVariantList rules() const;
    [[nodiscard]] QString standing() const { return m_turn.standing; }
    [[nodiscard]] int workers() const { return state().workers; }
    [[nodiscard]] int workersLeft() const { return state().workers - m_pencil.workers(); }
    [[nodiscard]] int coins() const { return state().coins; }
    [[nodiscard]] int stonesToSell() const;
    [[nodiscard]] int toDiscard() const;
    [[nodiscard]] int stillToDiscard() const { return toDiscard() - m_pencil.discard.total(); }
    [[nodiscard]] bool canBuy() const;
    [[nodiscard]] QString primaryText() const { return m_bar.primary; }
    [[nodiscard]] QString primaryDetail() const { return m_bar.detail; }
    [[nodiscard]] int primaryMark() const { return m_bar.mark < 0 && !m_bar.looks ? mark() : m_bar.mark; }
    [[nodiscard]] bool primaryEnabled() const { return m_bar.enabled; }
    [[nodiscard]] QString secondaryText() const { return m_bar.secondary; }
    [[nodiscard]] QString secondaryDetail() const { return m_bar.secondaryDetail; }
    [[nodiscard]] QString awaited() const { return m_bar.awaited; }

    /// Where every player has a tablet: whose sheet is kept on this one; -1 where one tablet does for the table.
    void setHere(int seat);
    /// What this player got alone by the same rules in other matches; asked when the final score is shown.
    void setEarlier(std::function<QList<EarlierResult>()> earlier) { m_earlier = std::move(earlier); }
    [[nodiscard]] QString undoText() const { return m_undo.undoText; }
    [[nodiscard]] QString redoText() const { return m_undo.redoText; }
    [[nodiscard]] QString position() const;
    [[nodiscard]] QString undoDetail() const;
    [[nodiscard]] QString redoDetail() const;
    [[nodiscard]] QVariantMap news() const { return m_news; }
    [[nodiscard]] QVariantMap scoreTable() const;

    /// What is pencilled, entered and unread here, to come back to after a kill; empty when nothing is.
    [[nodiscard]] QVariantMap draft() const;
    /// Whether it was begun at the place where the match stands now.
    [[nodiscard]] bool fits(const QVariantMap &draft) const;
    /// Takes up what draft() told, as far as it fits the match as it stands.
    void takeUp(const QVariantMap &draft);

    /// From now on it is only looked at; its session lives in memory.
    void setLooked() { m_isLooked = true; }
    /// Shows all as it stood after so many moves of its line.
    void standAt(int place);
    [[nodiscard]] bool canOverrule() const { return m_canOverrule; }
    [[nodiscard]] QString adrift() const { return m_adrift; }
    [[nodiscard]] bool onlyLook() const;
    /// Tries again to keep what is not on the disk; whether all of it is there now.
    Q_INVOKABLE bool catchUp();
    /// The session may have been asked to keep something.
    void tellDrift();

    /// Makes the moves of one touch up to the first refused one, which it says why; those made are on the disk before
    /// anybody hears of them, all or none, or adrift() says that they are not. True when all were made.
    bool make(std::span<const bronze::Move> moves);

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
    Q_INVOKABLE bool goOver(int end);

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
    /// Mends it so, in one step of undo; false where that was not possible.
    Q_INVOKABLE bool finishMending();
    /// Not so: back to the table, or to how everything was where nothing was made on it.
    Q_INVOKABLE void refuseRepair();
    /// Everything stays as it was.
    Q_INVOKABLE void leaveMending();
    [[nodiscard]] QString mending() const;
    [[nodiscard]] bool mendingMade() const { return m_bar.looks; }
    [[nodiscard]] bool canSeeRepair() const;
    [[nodiscard]] int earliest() const;
    /// Where mending began and how far it is, to go on with it after a kill; empty where nothing is mended.
    [[nodiscard]] QVariantMap mendingDraft() const;
    void takeUpMending(const QVariantMap &draft);

    /// A building was touched: as many workers as fit go in, in pencil; touched again, one less.
    Q_INVOKABLE void touchBuilding(const QString &key);
    /// Sets exactly so many workers there, in pencil.
    Q_INVOKABLE void setWorkers(const QString &key, int workers);
    /// A development was touched: picked with the cheapest payment, or let go.
    Q_INVOKABLE void touchDevelopment(const QString &key);
    /// A row of the acting player's board was touched: paid with or not, one good more to discard, one spearhead fewer to
    /// send, one more to give away.
    Q_INVOKABLE void touchRow(const QString &key);
    /// A row of that player's board was touched; of another's board goods are taken in a trade.
    Q_INVOKABLE void touchRowOf(int seat, const QString &key);
    /// Looks at what can be exchanged, with the partner of last time; with the one at that place of exchange.partners.
    Q_INVOKABLE void openTrade();
    Q_INVOKABLE void takePartner(int place);
    /// Shipping: builds a ship. Preservation: doubles the food.
    Q_INVOKABLE void buildShip();
    Q_INVOKABLE void preserve();
    Q_INVOKABLE void setFood(int food);
    /// Takes the payment at that place of purchase.alternatives.
    Q_INVOKABLE void takePayment(int place);
    Q_INVOKABLE void sellStone();
    /// One step back from what is pencilled: the development that is being paid for is let go, the exchange is left. False
    /// when there is none.
    Q_INVOKABLE bool letGo();
    /// Looks at building or buying while both are open.
    Q_INVOKABLE void showStage(pegsheet::app::BronzeMatch::Stage stage);

    /// Types the finished sheet of that player; one that is entered already is changed. What others have in pencil stays.
    Q_INVOKABLE void typeSheetOf(int seat);
    /// A number of the sheet being typed: "disasters", "goods.wood", and boxes as in "cityBoxes.city4", "monuments.temple".
    Q_INVOKABLE void typeNumber(const QString &path, int number);

    /// The table overrules the app: fields of a player's sheet, or of the turn with player -1, as in the state.
    Q_INVOKABLE bool correct(int player, const QVariantMap &set, const QString &why);
    /// A field was touched that does nothing now ("food", "goods.wood", "cityBoxes.city4", "monuments.temple",
    /// "developments.caravans", "disasters"): says what the table corrected there, else why nothing happens.
    Q_INVOKABLE void lookUp(int seat, const QString &path);
    /// What the table last corrected there, in a sentence with what it was before and why; empty when nothing.
    Q_INVOKABLE QString correctionOf(int seat, const QString &path) const;
    /// Asks the page to ask how that field shall be; "dice.2" is the third die of the tray. While finished sheets are typed
    /// in it is asked for as a number of the sheet, and lookUp() does so too.
    Q_INVOKABLE void askCorrection(int seat, const QString &path);
    /// The table overrules the last refusal: asks how the field that was touched shall be. False when it was not for
    /// a touch on a field.
    Q_INVOKABLE bool correctRefused();
    /// What was noted of the last move has been read.
    Q_INVOKABLE void dismissNews();
    /// Words changed with the language.
    void retranslate();

Q_SIGNALS:
    /// Anything of it, and it is on the disk or adrift() says so. The others say of what, and may come before it is: they are for what is
    /// shown, since nothing is drawn in between.
    void changed();
    /// Everything that is put into words is in other words now.
    void languageChanged();
    void turnChanged();
    void stageChanged();
    void workChanged();
    void barChanged();
    void undoChanged();
    void mendingChanged();
    void adriftChanged();
    /// It is to be kept and has no place for that: whoever has one gives it to the session now.
    void homeWanted();
    void repairAsked();
    /// The past was mended: undo takes that back.
    void mended();
    void newsChanged();
    /// Why a touch did nothing, in a sentence that also says what would be right.
    void refused(const QString &sentence);
    /// The match was changed elsewhere, or is not there any more: it was not done.
    void failed(const QString &sentence);
    /// The code of the turn that is awaited is to be scanned.
    void scanAsked();
    void correctionAsked(int seat, const QString &path);
    /// That number of the sheet being typed is to be asked for.
    void numberAsked(int seat, const QString &path);
    /// A move was made.
    void moved();
    /// What a step of the table did, in sentences, for those who cannot see it; of moves only while somebody listens.
    void happened(const QString &words);
    /// What the moves made sound like.
    void sounded(pegsheet::app::Sound sound);

private:
    /// What bindings see, a group a signal: told only where it differs.
    struct Turn
    {
        int seat = 0;
        int round = 0;
        bool over = false;
        QString lastRound;
        QString standing;

        bool operator==(const Turn &) const = default;
    };
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
    struct Undo
    {
        QString undoText;
        QString redoText;
        int length = 0; ///< of the match: what two moves of one name did differs

        bool operator==(const Undo &) const = default;
    };
    /// What the bar offers.
    struct Bar
    {
        QString primary;
        QString detail;
        bool enabled = true;
        QString secondary;
        std::function<void()> onPrimary;
        std::function<void()> onSecondary;
        QString secondaryDetail = {};
        QString awaited = {};
        int mark = -1;
        bool looks = false; ///< at what mending the past comes to

        void offer(const QString &text, std::function<void()> action, const QString &textDetail = {})
        {
            secondary = text;
            secondaryDetail = textDetail;
            onSecondary = std::move(action);
        }
        [[nodiscard]] bool looksLike(const Bar &other) const
        {
            return primary == other.primary && detail == other.detail && enabled == other.enabled
                && secondary == other.secondary && secondaryDetail == other.secondaryDetail
                && awaited == other.awaited && mark == other.mark && looks == other.looks;
        }
    };
    /// What is shown of a match at a place besides what the match says, to show it again.
    struct Shown
    {
        int length = 0;
        int seat = 0;
        Pencil pencil;
        Stage stage = Roll;
        std::vector<Stage> passed;
        bronze::State before;
        int newsFrom = 0;
        std::function<void()> layDice;
    };
    /// A change of the sheet being typed; all sheets as they lie there are at hand.
    using Change = std::function<void(bronze::FinishedSheet &sheet, const bronze::State &all)>;
    /// One that was made, with the seat's sheet in pencil before it; or one taken back, with what it had made of the sheet.
    struct TypedTouch
    {
        int seat = 0;
        std::optional<bronze::FinishedSheet> sheet;
        QString path; ///< empty where the whole sheet was rubbed out
    };
    /// A field of a sheet, as lookUp() names it.
    struct Aim
    {
        int seat = 0;
        QString path;
    };

    [[nodiscard]] const Typed &typed() const { return static_cast<const Typed &>(m_session->match()); }
    [[nodiscard]] const bronze::State &state() const { return typed().current(); }
    [[nodiscard]] MoveList::Row wording(int place) const;
    [[nodiscard]] int roundOf(int place) const;
    [[nodiscard]] MoveList::Signs signs() const;
    [[nodiscard]] QString lastTurnOf(int seat) const;
    [[nodiscard]] QString happenedSince(int place, int seatBefore, bool wasLast) const;
    [[nodiscard]] BronzeTray::Lying lying() const;
    [[nodiscard]] int undoSteps() const;
    [[nodiscard]] int redoSteps() const;
    [[nodiscard]] Stage naturalStage() const;
    [[nodiscard]] bool isAwaited() const;
    [[nodiscard]] Bar turnBar();
    [[nodiscard]] Bar mendedBar();
    [[nodiscard]] Bar awaitingBar();
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
    [[nodiscard]] std::vector<bronze::Move> confirmed(std::vector<bronze::Move> moves) const;
    [[nodiscard]] Bar discardBar();
    [[nodiscard]] Bar endBar();
    [[nodiscard]] QString unusedWorkers() const;
    [[nodiscard]] QString purchaseDetail(const std::vector<bronze::Move> &moves) const;
    /// That the moves foreseen there bring the last round, or the end with it; empty when they do not.
    [[nodiscard]] static QString endOfMatch(const bronze::Outlook &outlook);
    void buyNothing();
    void backTo(Stage stage);
    void passTo(Stage stage);
    void lookAt(Stage stage);
    void step(int moves);
    void tell(const Refusal &refusal);
    void refuse(const QString &sentence, const std::optional<Aim> &aim);
    [[nodiscard]] std::optional<bronze::Target> closedMonument(const QString &path) const;
    [[nodiscard]] QString whyNothing(int seat, const QString &path) const;
    [[nodiscard]] Pencil stillPencilled() const;
    [[nodiscard]] int typedSeat() const;
    void compareWith(const bronze::State &before);
    [[nodiscard]] bool hasPencil() const;
    void rubOut();
    void typeBuilding(const QString &path, bronze::Target target);
    void typeDevelopment(bronze::Development development);
    void typeRow(bronze::Good good);
    void type(const QString &path, const Change &change);
    void lookUpTyped(int seat, const QString &path);
    [[nodiscard]] const TypedTouch *lastOf(const std::vector<TypedTouch> &touches) const;
    [[nodiscard]] const TypedTouch *lastTypedTouch() const;
    [[nodiscard]] const TypedTouch *lastUntyped() const;
    [[nodiscard]] static QString typedName(const TypedTouch *touch);
    void untype();
    void retype();
    void forget(std::vector<TypedTouch> &touches) const;
    [[nodiscard]] std::vector<bronze::FinishedSheet> sheetsFrom(int place) const;
    void layBack(const std::vector<bronze::FinishedSheet> &sheets);
    void forgetEntered(int place);
    void enterSheet();
    bool guarded(const std::function<void()> &action);
    [[nodiscard]] Shown shownNow() const;
    void showMade(const Shown &shown);
    void showAgain(const Shown &shown);
    void refresh(bool tellNews, const std::function<void()> &layDice = {});
    void refreshSheets();
    void forgetLastTurns();
    void tellWhatDiffers();
    [[nodiscard]] Turn turnNow() const;
    [[nodiscard]] Work workNow() const;
    [[nodiscard]] Undo undoNow() const;
    [[nodiscard]] Bar barNow();
    [[nodiscard]] QString lastRoundNow() const;
    [[nodiscard]] QString standingNow() const;
    void unroll();
    void collectCorrections();
    void touched();
    void touchFood();
    void touchSpears();
    void touchExchange(int seat, const QString &key);
    void leaveTrade();
    /// Undo takes back a whole repair of the past.
    [[nodiscard]] static QString mendName();
    [[nodiscard]] bool isMendedHere() const { return !m_mending && typed().beforeMend() != 0; }
    [[nodiscard]] bool isAtBase() const { return m_mending && typed().head() == m_mending->step().base; }
    [[nodiscard]] bool mend(int place, Mending::Kind kind);
    void setMending(const std::optional<Mending> &mending);
    void giveUpStep();
    [[nodiscard]] bool restsMended() const;
    void askOnceMade();
    [[nodiscard]] bool isMadeAgain(const Typed &line, int place) const;
    [[nodiscard]] QString whatItDoesToTheTurn(const Typed &line, const std::vector<Broken> &broken, int place) const;
    [[nodiscard]] QVariantList toldBroken(const Typed &line, const std::vector<Broken> &broken) const;
    [[nodiscard]] QString toldThen(const bronze::State &then) const;
    bool goAlong(const std::function<bool()> &move);
    void showAnew();
    void exchange(const bronze::Move &move);
    void tellNewsFrom(int place);
    [[nodiscard]] bool rollsAreOneStep() const { return m_tray->realDice() && !m_tray->everyRoll(); }
    void play(const bronze::Move &move) { make(std::span(&move, 1)); }

    std::unique_ptr<Session> m_session;
    QStringList m_names;
    int m_here = -1;
    int m_playedHere = -1; ///< the length of the match at which the turn of another tablet is entered here all the same
    QList<BronzeSheet *> m_sheets;
    BronzeSheet *m_acting = nullptr;
    BronzeTray *m_tray;
    BronzePurchase *m_purchase;
    BronzeExchange *m_exchange = nullptr;
    MoveList *m_moveList;
    std::vector<Corrections> m_corrections;
    bronze::State m_shownBefore; ///< what just changed is told from it
    Pencil m_pencil;
    std::vector<TypedTouch> m_typedTouches; ///< on sheets in pencil, the last one last
    std::vector<TypedTouch> m_untyped; ///< taken back and not yet followed by others
    Stage m_stage = Roll;
    std::vector<Stage> m_passed; ///< steps left by the bar without a move, which undo goes back to
    std::optional<Aim> m_refusedAim; ///< what the last refused touch was meant for
    Turn m_turn;
    Stage m_shownStage = Roll;
    Work m_work;
    Undo m_undo;
    Bar m_bar;
    bool m_canOverrule = true;
    QString m_adrift;
    QVariantMap m_news;
    QVariantMap m_toldNews;
    bool m_refreshes = false;
    bool m_isLooked = false;
    std::optional<Mending> m_mending;
    std::function<QList<EarlierResult>()> m_earlier;
    Reader m_reader;
    int m_newsFrom = 0;
};

} // namespace pegsheet::app
