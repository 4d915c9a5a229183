// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/library.h"

#include <SQLiteCpp/Database.h>

#include <map>
#include <string>
#include <vector>

namespace pegsheet::storage {

/// The names in the results of matches, with those that are spellings of one.
class Spellings
{
public:
    Spellings(SQLite::Database &db, TextKey key);

    /// Returns every spelling of that name, as a list of JSON; an empty list of no name.
    [[nodiscard]] std::string of(const std::string &name) const;
    /// Returns the spelling by which all of them go: that of the match played last.
    [[nodiscard]] const std::string &shown(const std::string &name) const;
    /// Returns the tallies, those of all spellings in one.
    [[nodiscard]] std::vector<Tally> joined(std::vector<Tally> tallies) const;

private:
    void show(SQLite::Database &db, const std::vector<std::string> &names);

    TextKey m_key;
    std::map<std::string, std::vector<std::string>> m_people; ///< by their key
    std::map<std::string, std::string> m_shown;               ///< of those with several
};

} // namespace pegsheet::storage
