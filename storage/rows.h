// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "storage/library.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// How set-ups, summaries and moves stand in columns. Reading throws NotOurShape.
namespace pegsheet::storage::rows {

/// A row that we never wrote like that; to everybody else a damaged file.
class NotOurShape : public SQLite::Exception
{
public:
    explicit NotOurShape(const std::string &column);
};

/// The columns of a Summary. Bound to parameters 1 to 5; the texts are the statement's until it is reset.
class SummaryColumns
{
public:
    explicit SummaryColumns(const Summary &summary);
    void bind(SQLite::Statement &statement) const;

private:
    const Summary &m_summary;
    std::string m_scores;
    std::string m_winners;
};

/// A move as its type and the other fields. Throws std::invalid_argument when it is no object with a
/// text "type": what is kept has passed the rules.
struct MoveColumns
{
    explicit MoveColumns(const Value &move);

    std::string type;
    std::string fields; ///< JSON
};

/// Returns at most `most` bytes of the text, cut at the end of a letter.
[[nodiscard]] std::string cut(std::string text, std::size_t most);

/// Later times come from a wrong clock or from another program: the year 2100 begins.
inline constexpr std::int64_t kLatest = 4'102'444'800;

/// Returns a name, or a word of ours; one that is longer than any that is asked for is shortened and ends in "…".
[[nodiscard]] std::string readWord(SQLite::Statement &row, int column);

/// Times out of bounds count as the nearest within; what people say is shortened as by readWord(), and names beyond 16 KiB.
[[nodiscard]] MatchEntry readEntry(SQLite::Statement &row);
/// The same for a list: names are shortened as by readWord(), and of more players than sit at any table the first are read. Nothing
/// for a row that is not as we wrote it.
[[nodiscard]] std::optional<MatchEntry> readListed(SQLite::Statement &row);
/// `node` is the number that this row must have.
[[nodiscard]] StoredNode readNode(SQLite::Statement &row, NodeId node);

/// `[3,1]`
[[nodiscard]] std::string numbersAsJson(const std::vector<int> &numbers);
/// `["Ann","Bo"]`
[[nodiscard]] std::string namesAsJson(const std::vector<std::string> &names);

} // namespace pegsheet::storage::rows
