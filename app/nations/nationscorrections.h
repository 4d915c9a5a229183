// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/nations/moves.h"
#include "model/nations/state.h"

#include <QString>
#include <string>
#include <vector>

namespace pegsheet::app {

/// What the table has corrected of one sheet: field by field what was there before, and why.
///
/// Fields go by their path in the state: "books", "ledger.age2.famine", "developments.3" (from 0), "advisor", "wonder",
/// "colonies.1", "built.0", "dice.available.whiteGold", "dice.used.red", "chits.available.gold", "passed", "tilePoints.wonders".
class NationsCorrections
{
public:
    struct Entry
    {
        QString path;
        Value before; ///< a number, whether the player had passed, or of a place its tile
        Value now;    ///< what the table put there
        std::string why;
    };

    /// Takes in a correction of the sheet, made in that state. Fields that stayed as they were are left out.
    void add(const nations::State &before, const nations::Correct &move);
    /// The last correction of that field; null when there is none.
    [[nodiscard]] const Entry *find(const QString &path) const;
    [[nodiscard]] bool has(const QString &path) const { return find(path) != nullptr; }
    /// The same of a place for a tile, and what lies there is still what the table put there.
    [[nodiscard]] bool marks(const QString &path, const nations::Place &tile) const;
    /// Of any field whose path begins so.
    [[nodiscard]] bool hasAny(const QString &beginning) const;

    /// "Corrected by the table: it was 2. “forgot one”"
    [[nodiscard]] static QString note(const Entry &entry);

private:
    void add(Entry entry);

    std::vector<Entry> m_entries;
};

} // namespace pegsheet::app
