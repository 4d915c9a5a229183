// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/matchfile.h"

#include <memory>
#include <set>
#include <string>

/// Imports matches from a file into the database, each of them once.
namespace pegsheet {

/// The result of importing a match.
struct ImportedMatch
{
    storage::MatchId id;
    bool isNew = false;   ///< false: it was there already, whole
    std::string takenUid; ///< its uid in the file where another match has that; it then got another
};

/// Imports the matches of one file, one after the other. A match that is there already, with the same moves and every branch that
/// the file has, is not stored a second time.
class MatchImport
{
public:
    explicit MatchImport(storage::Library &library) : m_library(library) {}

    /// Stores the match, unless it is there already. `match` is what restored() made of `saved`. Throws storage::Error.
    ImportedMatch store(const SavedMatch &saved, const Match &match);

    /// Puts what came in where its date wants it in the order of the matches; does nothing where nothing came in.
    void sort();

private:
    [[nodiscard]] storage::MatchId find(std::string_view uid, const storage::StoredMatch &wanted) const;

    storage::Library &m_library;
    std::set<std::string> m_ours; ///< uids that came in with this file: where it has one twice, so did its database
};

} // namespace pegsheet
