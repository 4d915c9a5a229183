// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/model/tapestry/mattable.h"

#include <QStringList>

#include <algorithm>
#include <bit>
#include <initializer_list>
#include <string>

/// What mats of civilizations ask, and what is listed as an answer.
namespace pegsheet::tapestry {

/// How many resources of any kind are pending that a mat brings a player.
[[nodiscard]] inline int anyOf(const TestTable &table, Civilization mat, int player = 0)
{
    const Queue &queue = table.state().queue;
    int sum = 0;
    for (int index = 0; index < queue.size(); ++index)
        if (const Entry &entry = queue[index]; entry.player == player && entry.why == Why::mat(mat))
            sum += queue.nodeOf(entry).word == Word::Any ? entry.times : 0;
    return sum;
}

/// A value as one text without quotes: `[{card:calendar,row:top}]`.
[[nodiscard]] inline std::string textOf(const Value &value)
{
    std::string text;
    if (const Array *list = value.array()) {
        for (const Value &each : *list)
            text += (text.empty() ? "" : ",") + textOf(each);
        return '[' + text + ']';
    }
    if (const Object *object = value.object()) {
        for (const auto &[key, each] : *object)
            text += (text.empty() ? "" : ",") + std::string(key) + ':' + textOf(each);
        return '{' + text + '}';
    }
    if (const bool *truth = value.truth())
        return *truth ? "true" : "false";
    return value.text() ? *value.text() : value.integer() ? std::to_string(*value.integer()) : "?";
}

/// What comes next in the queue, as the state shows it.
[[nodiscard]] inline Value nextShown(const TestTable &table)
{
    const Value queue = queueValue(table.state());
    return queue.array()->empty() ? Value() : queue.array()->front();
}

/// What a mat asks player 0 in step 1, as a text.
[[nodiscard]] inline std::string asked(const std::string &wants, const std::string &mat, bool isOptional)
{
    return "{player:0,wants:" + wants + ",what:" + mat + ",why:" + mat + ",ready:true" + (isOptional ? ",optional:true}" : "}");
}

/// Whether everything but what comes next waits.
[[nodiscard]] inline bool allElseWaits(const TestTable &table)
{
    return std::popcount(table.state().queue.waiting()) == table.state().queue.size() - 1;
}

/// What the last move told says that the mat could bring nothing.
[[nodiscard]] inline bool isLeftOut(const TestTable &table, Civilization mat)
{
    return std::ranges::any_of(table.did<LeftOut>(), [mat](const LeftOut &left) { return left.mat == mat; });
}

/// A field of a player as such a text, as the state shows it.
[[nodiscard]] inline std::string shownOf(const TestTable &table, const char *field, std::size_t player = 0)
{
    const Value state = stateValueOf(table.state(), {"A", "B", "C", "D", "E"});
    return textOf(*(*state.find("players")->array())[player].find(field));
}

/// The member of a refusal or of what comes next that has that name, as a text.
[[nodiscard]] inline std::string memberOf(const Value &value, const char *name)
{
    const Value *member = value.find(name);
    return member == nullptr ? "none" : textOf(*member);
}

/// How much of a resource a player has.
[[nodiscard]] inline int amountOf(const TestTable &table, Resource resource, int player = 0)
{
    return table.player(player).resources[resource];
}

/// The move as a line.
[[nodiscard]] inline QString lineOf(const Move &move)
{
    return QString::fromStdString(notation(std::visit([](const auto &made) { return describedValue(made); }, move)));
}

/// Why what a line says is no move, whatever the table; empty where it is one.
[[nodiscard]] inline std::string unreadable(const std::string &line)
{
    Value value;
    if (readNotation<Move>(line, value))
        return "no notation";
    Move move;
    const auto refusal = MoveReader<Move>::read(value, move);
    return refusal ? std::string(refusal->code) : std::string();
}

/// The listed moves of that kind that leave out what may be left out, as lines in the order of the alphabet. Of all of the kind
/// each has to be accepted and to be found where it stands; one that is not stands among the lines with its fault.
[[nodiscard]] inline QStringList listedLines(const TestTable &table, Kind kind)
{
    const ListedMoves listed(table.state());
    QStringList lines;
    for (std::uint32_t index = 0; index < listed.count(kind); ++index) {
        const Move move = listed.at(kind, index);
        if (index < listed.countUsual(kind))
            lines.append(lineOf(move));
        if (listed.placeOf(move) != index)
            lines.append("stands elsewhere: " + lineOf(move));
        if (const auto refusal = refuses(table.state(), move))
            lines.append("is refused: " + lineOf(move));
    }
    lines.sort();
    return lines;
}

/// Those of the lines that are accepted, in the order of the alphabet.
[[nodiscard]] inline QStringList acceptedLines(const TestTable &table, const QStringList &lines)
{
    QStringList accepted;
    for (const QString &line : lines)
        if (table.says(line.toStdString()).empty())
            accepted.append(lineOf(moveOf(line.toStdString())));
    accepted.sort();
    return accepted;
}

} // namespace pegsheet::tapestry
