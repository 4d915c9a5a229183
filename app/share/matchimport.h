// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/matchfile.h"

#include <memory>
#include <set>
#include <string>

/// A match out of a file into the database, each once.
namespace pegsheet {

/// What became of a match from a file.
struct ImportedMatch
{
    storage::MatchId id;
    bool isNew = false;   ///< false: it was there already, whole
    std::string takenUid; ///< where another match has its uid; it then got another
};

/// Keeps matches of one file after the other. One that is there already with the same moves, and every branch that the file
/// has, comes in no second time.
class MatchImport
{
public:
    explicit MatchImport(storage::Library &library) : m_library(library) {}

    /// `match` is what restored() made of it.
    ImportedMatch keep(const SavedMatch &saved, const Match &match);

private:
    [[nodiscard]] storage::MatchId find(std::string_view uid, const storage::StoredMatch &wanted) const;

    storage::Library &m_library;
    std::set<std::string> m_ours; ///< uids that came in with this file: where it has one twice, so did its database
};

} // namespace pegsheet
