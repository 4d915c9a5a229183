// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/session.h"
#include "model/catalog.h"
#include "model/core/record.h"
#include "storage/library.h"

#include <memory>
#include <string_view>
#include <vector>

namespace pegsheet::cli {

/// A match played line by line: a request in, its answer out. What an answer says as done is in the
/// database, where there is one.
class Sitting
{
public:
    /// `library` may be null; else it must outlive the sitting.
    Sitting(const GameEntry &game, storage::Library *library) : m_game(game), m_library(library) {}

    /// The answer to a line. One that cannot be read or is refused gets an error, and nothing has changed.
    [[nodiscard]] Value answer(std::string_view line);

    /// Brings a match that is over out of the log beside the database into the database itself; call it when the answer is out.
    /// Throws storage::Error.
    void foldLog();

    /// Lets the card library of the database learn what the match has shown, as the window does when a match is closed; call it at
    /// the end of the sitting. What was shown before this sitting counts no second use. Throws storage::Error.
    void teachCards();

private:
    [[nodiscard]] Value respond(const Value &request);
    /// What the database could not do; a match that was continued elsewhere is read anew.
    [[nodiscard]] Value failed(const Refusal &refusal);
    [[nodiscard]] Value begin(std::string_view key, const Value &value);
    [[nodiscard]] Value setUp(const Value &setup);
    [[nodiscard]] Value open(const Value &id);
    [[nodiscard]] Value play(const Value &move);
    [[nodiscard]] Value listMoves(const Value &asked);
    [[nodiscard]] Value showState(const Value &asked);
    [[nodiscard]] Value undo(const Value &steps);
    [[nodiscard]] Value redo(const Value &steps);
    [[nodiscard]] Value mend(const Value &wanted);
    [[nodiscard]] Value exportMatch(const Value &asked);
    [[nodiscard]] Value state() const;

    const GameEntry &m_game;
    storage::Library *m_library;
    std::unique_ptr<Session> m_session; ///< null before the first line that could be read
    std::vector<Record> m_shown;        ///< cards that the match had shown when it was opened
};

} // namespace pegsheet::cli
