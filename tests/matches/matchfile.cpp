// SPDX-License-Identifier: Apache-2.0
#include "tests/matches/matchfile.h"

#include <array>
#include <cstdio>
#include <string>

namespace pegsheet {

namespace {

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// Where the expectations begin: a hash mark that stands in no quotes.
std::size_t findHash(std::string_view line)
{
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\\')
            ++i;
        else if (line[i] == '"')
            quoted = !quoted;
        else if (line[i] == '#' && !quoted)
            return i;
    }
    return std::string_view::npos;
}

std::vector<Expectation> parseExpectations(std::string_view text)
{
    std::vector<Expectation> all;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        const std::string_view one = trimmed(text.substr(0, end));
        const std::size_t blank = std::min(one.find(' '), one.size());
        if (!one.empty())
            all.push_back({std::string(one.substr(0, blank)), std::string(trimmed(one.substr(blank)))});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return all;
}

template <typename List>
std::string joined(const List &list)
{
    std::string text;
    for (const auto &each : list)
        text += (text.empty() ? "" : " ") + std::to_string(each);
    return text;
}

std::string flat(const Value &value)
{
    if (const std::string *text = value.text())
        return *text;
    if (const std::int64_t *number = value.integer())
        return std::to_string(*number);
    if (const bool *truth = value.truth())
        return *truth ? "yes" : "no";
    std::string text;
    const auto add = [&](const Value &entry) { text += (text.empty() ? "" : " ") + flat(entry); };
    if (const Array *list = value.array())
        for (const Value &entry : *list)
            add(entry);
    if (const Object *object = value.object())
        for (const Member &member : *object)
            add(member.value);
    return text;
}

const Value *follow(const Value *value, std::string_view path)
{
    while (value != nullptr && !path.empty()) {
        const std::size_t dot = std::min(path.find('.'), path.size());
        value = value->find(path.substr(0, dot));
        path.remove_prefix(std::min(dot + 1, path.size()));
    }
    return value;
}

std::string effects(const Match &match)
{
    std::string text;
    for (const Value &effect : match.did())
        text += (text.empty() ? "" : " ") + flat(*effect.find("what"));
    return text;
}

std::string hashText(std::uint64_t hash)
{
    std::array<char, 20> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(hash));
    return text.data();
}

} // namespace

MatchFile parseMatchFile(std::string_view text)
{
    MatchFile file;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t hash = std::min(findHash(line), line.size());
        const std::string_view move = trimmed(line.substr(0, hash));
        if (move.empty())
            continue;
        if (file.setup.empty())
            file.setup = move;
        else
            file.lines.push_back({number, std::string(move), parseExpectations(line.substr(std::min(hash + 1, line.size())))});
    }
    return file;
}

std::string found(const Match &match, int seat, std::string_view word)
{
    const Standing standing = match.standing();
    if (word == "phase")
        return std::string(match.phase());
    if (word == "player")
        return std::to_string(standing.player);
    if (word == "over")
        return standing.over ? "yes" : "no";
    if (word == "winners")
        return joined(standing.winners);
    if (word == "scores")
        return joined(standing.scores);
    if (word == "hash")
        return hashText(match.stateHash());
    if (word == "did")
        return effects(match);
    if (word.size() > 2 && word[1] == '.') {
        seat = word[0] - '0';
        word.remove_prefix(2);
    }
    const Value state = match.state();
    const Array &players = *state.find("players")->array();
    const Value *value = follow(&players.at(static_cast<std::size_t>(seat)), word);
    if (value == nullptr)
        value = follow(&state, word);
    return value == nullptr ? "there is no " + std::string(word) : flat(*value);
}

} // namespace pegsheet
