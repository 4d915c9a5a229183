// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/matchfile.h"

#include <optional>
#include <string>
#include <vector>

/// Imports matches from a file into the database, each of them once.
namespace pegsheet {

/// The result of importing a match.
struct ImportedMatch
{
    storage::MatchId id;
    bool isNew = false;       ///< a match that was not here
    std::string takenUid;     ///< its uid in the file where another match has that; it then got another
    bool wentForward = false; ///< it was here, and the file has it further

    [[nodiscard]] bool changed() const { return isNew || wentForward; }
};

/// Imports the matches of one file, one after the other. A match that is here already goes on in place where the file has it
/// further, with every branch that the file has; where the file has nothing more of it, nothing changes. Where both went on in
/// their own ways, that of the file becomes a match of its own, a copy of the other one (see storage::Origin).
class MatchImport
{
public:
    explicit MatchImport(storage::Library &library) : m_library(library) {}

    /// Stores what is new of the match. `match` is what restored() made of `saved`. Throws storage::Error.
    ImportedMatch store(const SavedMatch &saved, const Match &match);
    /// Stores a match of which only the result is known, unless its uid is here. Throws storage::Error.
    ImportedMatch storeResult(const SavedMatch &saved);

    /// Puts what came in where its date wants it in the order of the matches; does nothing where nothing came in.
    void sort();

private:
    /// The match among these that the one of the file is, brought on where that has it further; nothing where it is none of them.
    [[nodiscard]] std::optional<ImportedMatch> join(const std::vector<storage::MatchId> &ids, const storage::StoredMatch &stored,
                                                    const Match &match);
    [[nodiscard]] std::vector<storage::MatchId> forksOf(const std::string &uid) const;

    storage::Library &m_library;
    bool m_changes = false; ///< whether anything came in
};

} // namespace pegsheet
