// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/moves.h"
#include "model/bronze/state.h"

#include <QString>
#include <string>
#include <vector>

namespace pegsheet::app {

/// What the table has corrected of one sheet: field by field what stood there before, and why.
class Corrections
{
public:
    struct Entry
    {
        bronze::Field field = bronze::Field::Food;
        int index = 0;  ///< the good, city, monument or development
        int before = 0; ///< of a development: 1 owned, 0 not
        std::string why;
    };

    /// Takes in a correction of the sheet, made in that state. Fields that stayed as they were are left out.
    void add(const bronze::State &before, const bronze::Correct &move);
    /// The last correction of the field; null when there is none.
    [[nodiscard]] const Entry *find(bronze::Field field, int index = 0) const;
    /// The last correction of what a path such as "goods.wood" or "monuments.temple" names; null when there is none.
    [[nodiscard]] const Entry *find(const QString &path) const;
    [[nodiscard]] bool has(bronze::Field field, int index = 0) const { return find(field, index) != nullptr; }

    /// "Corrected by the table: it was 2 (“forgot one”)."
    [[nodiscard]] static QString note(const Entry &entry);

private:
    void add(Entry entry);

    std::vector<Entry> m_entries;
};

} // namespace pegsheet::app
