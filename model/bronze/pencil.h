// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/deal.h"
#include "model/bronze/game.h"
#include "model/bronze/payment.h"
#include "model/bronze/typedsheets.h"
#include "model/core/touchline.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace pegsheet::bronze {

/// What the turn asks for. Build and buy are both open until the purchase. Spears: how many spearheads an invasion takes along
/// (Smithing). Trade: with the others, or with ships; looked at besides the turn. Typing: a finished sheet.
enum class Stage : std::uint8_t { Roll, Build, Buy, Discard, End, Over, Spears, Trade, Typing };

/// What can be touched on the way to a move. Where nothing else is said `at` is the enumerator or the place from 0, `number` what
/// is said.
enum class PencilKind : std::uint8_t {
    Ready,
    Proposed, ///< what the app would do there; `with` is a list of moves
    Hint,     ///< the same where the table asked for it
    Face,     ///< the next die to be entered, or let go, shows it; `number` is a Face
    TakeOut,  ///< that die, which shows `number`, is not entered after all
    LetGo,    ///< that die, which shows `number`, is rolled again, or not after all; with Lead it is turned
    Half,     ///< that choice die brings food (1) or workers (0)
    KeepAll,  ///< no die is let go
    Lead,     ///< Leadership turns the next die that is touched, or not after all
    Enter,    ///< what is entered is a roll, and some dice are rolled again
    Rolled,   ///< the app rolled; `with` is the move
    Lie,      ///< dice lie there as nobody touched them; `with` has for each place the face that is entered or let go, or whether
              ///< it brings food; `number` 1: Leadership turns the one let go
    Workers,  ///< so many on that building
    Development, ///< picked with the cheapest payment, or let go
    Pay,         ///< that row is paid with (1), or not after all (0)
    Food,        ///< so much of it is paid with
    Payment,     ///< a whole payment, of those in cheapest()
    Discard,     ///< one more of that good goes, past what must go none
    Spears,      ///< so many go along; 0: all of them
    SendNone,    ///< no spearheads go along
    Partner,     ///< a seat to exchange with, -1 the own ships
    Give,        ///< one more of that ware goes, past what can go none; with ships what goes, then what comes
    Take,        ///< one more of that ware comes from the partner
    Agree,       ///< the acting player says yes to what is offered
    Back,        ///< the exchange is left, or nothing is bought, after all
    Look,        ///< at another Stage
    Pass,        ///< nothing is built, or bought; `at` is that Stage, `number` 1: workers in pencil go in with it
    Finish,      ///< all is said: built, paid, discarded, exchanged, entered, the turn ended
    Stone,       ///< Engineering turns a stone into workers
    Ship,        ///< is built
    Preserve,    ///< the food is doubled
    Play,        ///< a whole move that the app would make; `with` is the move
    Sheet,       ///< that player's finished sheet is typed in
    Tick,        ///< on a finished sheet; `at` as SheetField says, `number` as tickOf()
    Number,      ///< on a finished sheet; `at` as SheetField says
    Laid         ///< a sheet that was entered lies in pencil again; `at` is the seat, `with` the move
};

} // namespace pegsheet::bronze

template <>
struct pegsheet::EnumNames<pegsheet::bronze::PencilKind>
{
    static constexpr std::array<std::string_view, 36> names{
        "ready",  "proposed", "hint",    "face",     "takeOut",     "letGo", "half", "keepAll", "lead",
        "enter",  "rolled",   "lie",     "workers",  "development", "pay",   "food", "payment", "discard",
        "spears", "sendNone", "partner", "give",     "take",        "agree", "back", "look",    "pass",
        "finish", "stone",    "ship",    "preserve", "play",        "sheet", "tick", "number",  "laid"};
};

namespace pegsheet::bronze {

/// What is said of a die at its place on the table: the face of one that is entered; of one that lies there, whether it is rolled
/// again, and as what it came up then.
struct DieMark
{
    std::optional<Face> face; ///< entered, or of the die that is let go
    bool rollsAgain = false;
    std::optional<Face> again;
    std::optional<bool> asFood; ///< of a choice die; nothing: as proposed

    bool operator==(const DieMark &) const = default;
};

/// What is begun and no move yet: dice, workers, a purchase, goods that go, an exchange, finished sheets; and which stage is looked
/// at.
struct Pencil
{
    using Kind = PencilKind;

    std::array<DieMark, kMaxDice> dice;
    bool leads = false;                     ///< the next die touched is turned by Leadership
    Per<std::uint8_t, Target> boxes;        ///< workers set, by building
    std::optional<Development> development; ///< picked to buy
    EnumSet<Good> rows;                     ///< rows chosen to pay with
    int food = 0;                           ///< food chosen to pay with
    Amounts<Good> discard;
    std::optional<int> partner; ///< whom is exchanged with; the acting player: the own ships
    Deal deal;
    std::optional<int> spears;   ///< spearheads picked for an invasion, 1 or more; nothing: all
    std::optional<Stage> looked; ///< at another one than the turn stands at
    TypedSheets typed;           ///< where only finished sheets are counted
    int ticked = -1;             ///< what was touched last on one of them; as SheetField says
    std::vector<Move> whole;     ///< moves that one touch says by itself

    TouchResult touch(const State &state, const Touch &touch);
    bool layReady(const State &state, const Move &move);
    [[nodiscard]] std::vector<Move> moves(const State &state) const;
    /// No number is asked for before all else.
    [[nodiscard]] std::optional<AskedNumber> asked(const State &) const { return std::nullopt; }
    /// What the table corrects in between does not end it; workers wait while goods change hands, sheets of others stay.
    static bool survives(const Touch &touch, const Move *move);
    /// Coins that are missing may still come from other rows.
    static bool isOpen(std::string_view code) { return code == "bronze.notEnoughCoins"; }

    [[nodiscard]] int workers() const;
    /// Something of a turn is pencilled, whatever stage is looked at.
    [[nodiscard]] bool isBegun() const;
    /// Rubs out the development and what would pay for it.
    void dropPurchase();
    /// The moves that would ink the workers in, in the order of the sheet.
    [[nodiscard]] std::vector<Move> builds() const;
    [[nodiscard]] Buy purchase() const;

    bool operator==(const Pencil &) const = default;
};

using Line = TouchLineOf<Bronze, Pencil>;

/// Where the turn stands as the rules have it.
[[nodiscard]] Stage naturalStage(const State &state);
/// What is looked at.
[[nodiscard]] Stage stageOf(const State &state, const Pencil &pencil);
/// Whose finished sheet is typed in; else who acts.
[[nodiscard]] int seatOf(const State &state, const Pencil &pencil);
/// Some development can be bought now.
[[nodiscard]] bool canBuyNow(const State &state);
/// How many dice lie there, or are to be entered.
[[nodiscard]] int diceCount(const State &state);
/// How many choice dice are food of those that are known, as touched, and else so that every city eats.
[[nodiscard]] int foodDice(const State &state, const Pencil &pencil, const Dice &known);
/// Goods that must go before the turn ends; none before the dice are collected.
[[nodiscard]] int toDiscardNow(const State &state);
/// The most food that can be paid with (Granaries).
[[nodiscard]] int foodMax(const State &state);
/// The payments that lose as little as the cheapest.
[[nodiscard]] std::vector<Payment> cheapest(const State &state, Development development);
/// Those moves, and the end of the turn with them where nothing is left to decide.
[[nodiscard]] std::vector<Move> confirmed(const State &state, std::vector<Move> moves);

/// What a finger on that field of a player's sheet says: "cityBoxes.city4", "monuments.temple", "developments.caravans",
/// "goods.wood", "food"; nothing where it says nothing now.
[[nodiscard]] std::optional<Touch> touchOn(const State &state, const Pencil &pencil, int seat, std::string_view path);

} // namespace pegsheet::bronze
