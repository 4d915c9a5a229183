// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/state.h"
#include "model/core/fields.h"
#include "model/core/refusal.h"

#include <QString>
#include <QVariantMap>
#include <array>
#include <optional>
#include <string>

namespace pegsheet::app {

/// Finished sheets as far as they are typed in and not yet entered: in pencil, one a player, so that nothing is lost by
/// going on with another player's first.
struct TypedSheets
{
    /// Whose is being typed; -1 for the next that is not entered.
    int seat = -1;
    std::array<std::optional<bronze::FinishedSheet>, bronze::kMaxSeats> sheets;

    [[nodiscard]] const std::optional<bronze::FinishedSheet> &of(int whose) const
    {
        return sheets[static_cast<std::size_t>(whose)];
    }
    /// In pencil from now on, unless the seat's entered sheet says the same.
    void lay(const bronze::State &state, const bronze::FinishedSheet &sheet);
    void clear(int whose) { sheets[static_cast<std::size_t>(whose)].reset(); }
    /// The seat's as it is now: in pencil, else as entered, else blank.
    [[nodiscard]] bronze::FinishedSheet asTyped(const bronze::State &state, int whose) const;
    /// The state as if all of them were entered, while this seat's is being typed.
    [[nodiscard]] bronze::State over(const bronze::State &state, int typing) const;

    bool operator==(const TypedSheets &) const = default;
};

/// Whether that seat's finished sheet has been entered.
[[nodiscard]] inline bool isEntered(const bronze::State &state, int seat)
{
    return (state.typed >> seat & 1) != 0;
}

/// Why that sheet cannot be, whatever else is still typed. What another tick, or another sheet, can still mend is no reason.
[[nodiscard]] MaybeRefusal refusesForGood(const bronze::State &state, const bronze::FinishedSheet &sheet);

/// What a touch makes of a building: a city is finished or blank; a monument finished with the points that the other sheets
/// leave for it, then with the others, then blank. First points that another sheet has by now go before that, unless it is
/// touched once again.
void touchField(bronze::FinishedSheet &sheet, bronze::Target target, const bronze::State &all, bool again);
/// So many boxes; full is finished, with the points that the other sheets leave for it.
void tick(bronze::FinishedSheet &sheet, bronze::Target target, int boxes, const bronze::State &all);

/// What a path such as "goods.wood" names, without its group.
[[nodiscard]] std::string keyIn(const QString &path);
/// A number of a finished sheet, and what can be typed for it.
struct SheetNumber
{
    int number = 0;
    Range range{0, 0};
};
/// The number of the sheet at a path such as "disasters", "goods.wood", "cityBoxes.city4", "monuments.temple"; nothing where
/// there is none.
[[nodiscard]] std::optional<SheetNumber> numberOf(const bronze::FinishedSheet &sheet, const QString &path);

/// The fields of the sheet, as a draft keeps them.
[[nodiscard]] QVariantMap draftOf(const bronze::FinishedSheet &sheet);
/// What of such a draft can stand on that seat's sheet; nothing of one that is none.
[[nodiscard]] std::optional<bronze::FinishedSheet> sheetOf(const QVariantMap &draft, const bronze::State &state, int seat);

} // namespace pegsheet::app
