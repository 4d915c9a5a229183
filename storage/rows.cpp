// SPDX-License-Identifier: Apache-2.0
#include "storage/rows.h"

#include "storage/json.h"

#include <SQLiteCpp/Column.h>

#include <sqlite3.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace pegsheet::storage::rows {

namespace {

Value json(SQLite::Statement &row, int column)
{
    const SQLite::Column text = row.getColumn(column);
    Value value;
    if (readJson({text.getText(), static_cast<std::size_t>(text.getBytes())}, value))
        throw NotOurShape(text.getName());
    return value;
}

Array list(SQLite::Statement &row, int column)
{
    Value value = json(row, column);
    if (Array *items = value.array())
        return std::move(*items);
    throw NotOurShape(row.getColumnName(column));
}

Object object(SQLite::Statement &row, int column)
{
    Value value = json(row, column);
    if (Object *members = value.object())
        return std::move(*members);
    throw NotOurShape(row.getColumnName(column));
}

std::vector<int> numbers(SQLite::Statement &row, int column)
{
    std::vector<int> result;
    for (const Value &item : list(row, column)) {
        if (item.integer() == nullptr || !std::in_range<int>(*item.integer()))
            throw NotOurShape(row.getColumnName(column));
        result.push_back(static_cast<int>(*item.integer()));
    }
    return result;
}

std::vector<std::string> texts(SQLite::Statement &row, int column)
{
    std::vector<std::string> result;
    for (const Value &item : list(row, column)) {
        if (item.text() == nullptr)
            throw NotOurShape(row.getColumnName(column));
        result.push_back(*item.text());
    }
    return result;
}

constexpr std::size_t kMostText = 200;    // bytes of a name, four to each of its letters, or of a word of ours
constexpr std::size_t kMostName = 16'384; // bytes of a name of a match that is opened, whoever wrote it
constexpr std::size_t kMostPlayers = 16;

std::string shortened(std::string text, std::size_t most)
{
    return text.size() > most ? cut(std::move(text), most) + "…" : std::move(text);
}

std::int64_t time(SQLite::Statement &row, int column)
{
    return std::clamp<std::int64_t>(row.getColumn(column).getInt64(), 0, kLatest);
}

} // namespace

std::string cut(std::string text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U)
        --most;
    text.resize(most);
    return text;
}

NotOurShape::NotOurShape(const std::string &column)
    : SQLite::Exception("column " + column + " is not as we wrote it", SQLITE_CORRUPT)
{
}

SummaryColumns::SummaryColumns(const Summary &summary)
    : m_summary(summary), m_scores(numbersAsJson(summary.scores)), m_winners(numbersAsJson(summary.winners))
{
}

void SummaryColumns::bind(SQLite::Statement &statement) const
{
    statement.bind(1, m_summary.moves);
    statement.bind(2, m_summary.over ? 1 : 0);
    statement.bind(3, m_summary.player);
    statement.bindNoCopy(4, m_scores);
    statement.bindNoCopy(5, m_winners);
}

MoveColumns::MoveColumns(const Value &move)
{
    const Object *members = move.object();
    const Value *kind = move.find("type");
    if (members == nullptr || kind == nullptr || kind->text() == nullptr)
        throw std::invalid_argument("a move is an object with a type");
    type = *kind->text();
    Object others;
    others.reserve(members->size());
    for (const Member &member : *members)
        if (&member.value != kind)
            others.push_back(member);
    fields = writeJson(Value(std::move(others)));
}

std::string readWord(SQLite::Statement &row, int column)
{
    return shortened(row.getColumn(column).getString(), kMostText);
}

MatchEntry readEntry(SQLite::Statement &row)
{
    MatchEntry entry;
    entry.id = MatchId{row.getColumn(0).getInt64()};
    entry.uid = row.getColumn(1).getString();
    entry.game = readWord(row, 2);
    entry.rulesVersion = row.getColumn(3).getInt();
    entry.setup.players = texts(row, 4);
    for (std::string &name : entry.setup.players)
        name = shortened(std::move(name), kMostName);
    entry.setup.variant = readWord(row, 5);
    entry.setup.options = object(row, 6);
    entry.setup.mode = readWord(row, 7);
    entry.startedAt = time(row, 8);
    entry.touchedAt = time(row, 9);
    entry.summary.moves = row.getColumn(10).getInt();
    entry.summary.over = row.getColumn(11).getInt() != 0;
    entry.summary.player = row.getColumn(12).getInt();
    entry.summary.scores = numbers(row, 13);
    entry.summary.winners = numbers(row, 14);
    entry.setup.marks = numbers(row, 15);
    if (!row.getColumn(19).isNull())
        entry.played = row.getColumn(19).getInt64();
    entry.about = {shortened(row.getColumn(20).getString(), kLongestPlace), shortened(row.getColumn(21).getString(), kLongestNote)};
    entry.removedAt = row.getColumn(22).getInt64();
    if (!row.getColumn(23).isNull())
        entry.origin = Origin{row.getColumn(23).getString(), row.getColumn(24).getInt()};
    entry.overAt = time(row, 25);
    return entry;
}

std::optional<MatchEntry> readListed(SQLite::Statement &row)
{
    try {
        MatchEntry entry = readEntry(row);
        if (entry.setup.players.size() > kMostPlayers)
            entry.setup.players.resize(kMostPlayers);
        for (std::string &name : entry.setup.players)
            name = shortened(std::move(name), kMostText);
        return entry;
    } catch (const NotOurShape &) {
        return std::nullopt;
    }
}

StoredNode readNode(SQLite::Statement &row, NodeId node)
{
    if (row.getColumn(0).getInt64() != node)
        throw NotOurShape("node");
    StoredNode stored;
    stored.parent = row.getColumn(1).getInt();
    if (stored.parent < 0 || stored.parent >= node)
        throw NotOurShape("parent");
    Object fields = object(row, 3);
    Object move;
    move.reserve(fields.size() + 1);
    move.push_back({"type", row.getColumn(2).getString()});
    for (Member &field : fields) {
        if (field.key == "type")
            throw NotOurShape("fields");
        move.push_back(std::move(field));
    }
    stored.move = Value(std::move(move));
    return stored;
}

std::string numbersAsJson(const std::vector<int> &numbers)
{
    Array list;
    list.reserve(numbers.size());
    for (const int number : numbers)
        list.emplace_back(number);
    return writeJson(Value(std::move(list)));
}

std::string namesAsJson(const std::vector<std::string> &names)
{
    return writeJson(Value(Array(names.begin(), names.end())));
}

} // namespace pegsheet::storage::rows
