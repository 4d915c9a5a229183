// SPDX-License-Identifier: Apache-2.0
#include "app/cli/savedmatch.h"

#include "app/cli/failure.h"
#include "app/cli/linereader.h"
#include "model/core/fields.h"
#include "storage/json.h"

#include <QDateTime>

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iostream>

namespace pegsheet::cli {

namespace {

/// Everything up to the longest JSON there may be, and a byte more where there is more.
std::string readAll(std::istream &input)
{
    std::string text;
    std::array<char, 1U << 16U> block{};
    while (text.size() <= storage::kJsonLength && input) {
        input.read(block.data(), block.size());
        text.append(block.data(), static_cast<std::size_t>(input.gcount()));
    }
    return text;
}

std::string readFile(const std::string &file)
{
    if (file == "-")
        return readAll(std::cin);
    std::error_code ignored;
    std::ifstream input(file, std::ios::binary);
    if (std::filesystem::is_directory(file, ignored) || !input)
        throw Unclear(file, {"input.fileUnreadable", {{"file", file}}});
    std::string text = readAll(input);
    if (input.bad())
        throw Unclear(file, {"input.fileUnreadable", {{"file", file}}});
    return text;
}

/// The member, or an Unclear about the file that lacks it.
const Value &required(const std::string &file, const Value &root, std::string_view key)
{
    const Value *value = root.find(key);
    if (value == nullptr)
        throw Unclear(file, missingField(key));
    return *value;
}

void accept(MaybeRefusal refusal)
{
    if (refusal)
        throw Refused(std::move(*refusal));
}

std::int64_t readTime(const Value &root, std::string_view key)
{
    const Value *value = root.find(key);
    if (value == nullptr)
        return 0;
    const QString text = value->text() == nullptr ? QString() : QString::fromStdString(*value->text());
    const QDateTime time = QDateTime::fromString(text, Qt::ISODate);
    if (!time.isValid() || !text.endsWith(QLatin1Char('Z')))
        throw Refused(wrongType(key, "time"));
    return time.toSecsSinceEpoch();
}

void readFurther(const Value &root, SavedMatch &saved)
{
    if (const Value *uid = root.find("uid")) {
        if (uid->text() == nullptr)
            throw Refused(wrongType("uid", "text"));
        if (!storage::isUid(*uid->text()))
            throw Refused({"input.uid", {{"value", *uid->text()}}});
        saved.uid = *uid->text();
    }
    const int known = saved.game->info->rulesVersion;
    std::int64_t version = known;
    if (const Value *value = root.find("rulesVersion"))
        accept(readInteger("rulesVersion", *value, {1, known}, version));
    saved.rulesVersion = static_cast<int>(version);
    saved.started = readTime(root, "started");
    saved.touched = readTime(root, "touched");
}

std::uint64_t fnv1a(std::string_view text, std::uint64_t sum)
{
    for (const char c : text)
        sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    return sum;
}

std::string hexadecimal(std::uint64_t number)
{
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
    const auto length = static_cast<std::size_t>(end - digits.data());
    return std::string(digits.size() - length, '0') + std::string(digits.data(), length);
}

} // namespace

MaybeRefusal readSetupOf(const GameInfo &game, const Value &value, Setup &setup)
{
    Setup read;
    if (auto refusal = readSetup(value, read))
        return refusal;
    setup = canonicalSetup(game, std::move(read));
    return std::nullopt;
}

SavedMatch readSavedMatch(const std::string &file)
{
    Value root;
    if (auto refusal = storage::readJson(readFile(file), root))
        throw Unclear(file, std::move(*refusal));
    const std::string *game = required(file, root, "game").text();
    const Value &setup = required(file, root, "setup");
    const Array *log = required(file, root, "log").array();
    if (game == nullptr || log == nullptr)
        throw Unclear(file, game == nullptr ? wrongType("game", "text") : wrongType("log", "list"));

    SavedMatch saved;
    saved.game = findGame(*game);
    if (saved.game == nullptr)
        throw Refused({"input.unknownGame", {{"game", *game}}});
    accept(readSetupOf(*saved.game->info, setup, saved.setup));
    saved.log = *log;
    readFurther(root, saved);
    return saved;
}

std::unique_ptr<Match> replayed(const SavedMatch &saved)
{
    MaybeRefusal refusal;
    auto match = saved.game->start(saved.setup, refusal);
    accept(refusal);
    for (std::size_t i = 0; i < saved.log.size(); ++i)
        if (auto refused = match->play(saved.log[i]))
            throw Refused(std::move(*refused), {{"at", static_cast<std::int64_t>(i)}});
    return match;
}

Object savedValue(const Match &match)
{
    return {{"game", match.game().id}, {"setup", setupValue(match.setup())}, {"log", match.log()}};
}

Object savedValue(const Match &match, const storage::MatchEntry &entry)
{
    Object saved = savedValue(match);
    saved.push_back({"uid", entry.uid});
    saved.push_back({"rulesVersion", entry.rulesVersion});
    saved.push_back({"started", isoTime(entry.startedAt)});
    saved.push_back({"touched", isoTime(entry.touchedAt)});
    return saved;
}

std::string derivedUid(const Match &match)
{
    const std::string content = storage::writeJson(savedValue(match));
    const std::uint64_t first = fnv1a(content, 0xCBF29CE484222325ULL);
    return hexadecimal(first) + hexadecimal(fnv1a(content, first));
}

std::string isoTime(std::int64_t seconds)
{
    return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).toString(Qt::ISODate).toStdString();
}

} // namespace pegsheet::cli
