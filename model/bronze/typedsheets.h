// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/state.h"
#include "model/core/fields.h"
#include "model/core/refusal.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace pegsheet::bronze {

/// What is touched on a finished sheet, by its place on it: the points lost, the goods, the buildings, the developments.
inline constexpr int kFirstGood = 1;
inline constexpr int kFirstTarget = kFirstGood + static_cast<int>(kCount<Good>);
inline constexpr int kFirstDevelopment = kFirstTarget + static_cast<int>(kCount<Target>);
inline constexpr int kSheetFields = kFirstDevelopment + static_cast<int>(kCount<Development>);

/// A field of a player's finished sheet as a touch says it.
struct SheetField
{
    int seat = 0;
    int field = 0; ///< see above

    constexpr SheetField(int ofSeat, int ofField) : seat(ofSeat), field(ofField) {}
    constexpr explicit SheetField(int place) : seat(place / kSheetFields), field(place % kSheetFields) {}

    [[nodiscard]] constexpr int place() const { return seat * kSheetFields + field; }
    [[nodiscard]] std::optional<Good> good() const;
    [[nodiscard]] std::optional<Target> target() const;
    [[nodiscard]] std::optional<Development> development() const;
};

/// The field at a path such as "disasters", "goods.wood", "cityBoxes.city4", "developments.caravans"; nothing where there is none.
[[nodiscard]] std::optional<int> sheetFieldAt(std::string_view path);

/// Finished sheets as far as they are typed in and not yet entered: in pencil, one a player, so that nothing is lost by
/// going on with another player's first.
struct TypedSheets
{
    /// Whose is being typed; -1 for the next that is not entered.
    int seat = -1;
    std::array<std::optional<FinishedSheet>, kMaxSeats> sheets;

    [[nodiscard]] const std::optional<FinishedSheet> &of(int whose) const { return sheets[static_cast<std::size_t>(whose)]; }
    /// In pencil from now on, unless the seat's entered sheet says the same.
    void lay(const State &state, const FinishedSheet &sheet);
    /// The seat's as it is now: in pencil, else as entered, else blank.
    [[nodiscard]] FinishedSheet asTyped(const State &state, int whose) const;
    /// The state as if all of them were entered, while this seat's is being typed.
    [[nodiscard]] State over(const State &state, int typing) const;

    bool operator==(const TypedSheets &) const = default;
};

/// Whether that seat's finished sheet has been entered.
[[nodiscard]] inline bool isEntered(const State &state, int seat)
{
    return (state.typed >> seat & 1) != 0;
}

/// Why that sheet cannot be, whatever else is still typed. What another tick, or another sheet, can still mend is no reason.
[[nodiscard]] MaybeRefusal refusesForGood(const State &state, const FinishedSheet &sheet);

/// What a touch makes of it: a row has one peg more, past the last hole none; a development is owned or not; a city is finished or
/// blank; a monument finished with the points that the other sheets leave for it, then with the others, then blank. First points
/// that another sheet has by now go before that, unless it is touched once `again`.
void touchSheetField(FinishedSheet &sheet, const SheetField &field, const State &all, bool again);
/// What a field is ticked as, and ticks it so: pegs, boxes of a city, 1 for a development that is owned, of a monument that is
/// finished its points and one more; 0 for nothing.
[[nodiscard]] int tickOf(const FinishedSheet &sheet, const SheetField &field);
void setTick(FinishedSheet &sheet, const SheetField &field, int tick);
/// So many points lost, pegs or boxes, no more than there can be; full is finished, with the points that the other sheets leave.
void setNumber(FinishedSheet &sheet, const SheetField &field, int number, const State &all);

/// A number of a finished sheet, and what can be typed for it.
struct SheetNumber
{
    int number = 0;
    Range range{0, 0};
};
/// That of the field; nothing of a development.
[[nodiscard]] std::optional<SheetNumber> numberOf(const FinishedSheet &sheet, const SheetField &field);

} // namespace pegsheet::bronze
