// SPDX-License-Identifier: Apache-2.0
#include "app/cli/savedmatch.h"

#include "app/cli/failure.h"
#include "app/cli/standardinput.h"

#include <QFileInfo>
#include <QSaveFile>

#include <array>
#include <filesystem>
#include <fstream>
#include <istream>

namespace pegsheet::cli {

namespace {

/// Everything up to so many bytes, and more where there is more.
std::string readAll(std::istream &input, std::size_t limit)
{
    std::string text;
    std::array<char, 1U << 16U> block{};
    while (text.size() <= limit && input) {
        input.read(block.data(), block.size());
        text.append(block.data(), static_cast<std::size_t>(input.gcount()));
    }
    return text;
}

} // namespace

std::string readFile(const std::string &file, std::size_t limit)
{
    if (file == "-") {
        std::istream input(&StandardInput::instance());
        std::string text = readAll(input, limit);
        requireInput();
        return text;
    }
    std::error_code ignored;
    const std::filesystem::file_status status = std::filesystem::status(file, ignored);
    if (std::filesystem::is_other(status))
        throw Unclear(file, {"input.notAFile", {{"file", file}}});
    std::ifstream input(file, std::ios::binary);
    if (!std::filesystem::is_regular_file(status) || !input)
        throw Unclear(file, {"input.fileUnreadable", {{"file", file}}});
    std::string text = readAll(input, limit);
    if (input.bad())
        throw Unclear(file, {"input.fileUnreadable", {{"file", file}}});
    return text;
}

void requireInput()
{
    if (StandardInput::instance().failed())
        throw Unclear("-", {"input.inputClosed", {}});
}

void writeNewFile(const std::string &file, const std::string &content)
{
    const QString name = QString::fromStdString(file);
    if (QFileInfo::exists(name))
        throw Refused({"storage.exists", {{"file", file}}});
    QSaveFile written(name);
    const auto size = static_cast<qint64>(content.size());
    if (!written.open(QIODevice::WriteOnly) || written.write(content.data(), size) != size || !written.commit())
        throw Unclear(file, {"input.fileUnwritable", {{"file", file}}});
}

SavedMatch readSavedMatch(const std::string &file)
{
    SavedMatch saved;
    auto fault = pegsheet::readSavedMatch(readFile(file), saved);
    if (fault && fault->isNoMatch)
        throw Unclear(file, std::move(fault->refusal));
    if (fault)
        throw Refused(std::move(fault->refusal));
    return saved;
}

std::unique_ptr<Match> replayed(const SavedMatch &saved)
{
    MaybeRefusal refusal;
    std::optional<std::size_t> at;
    auto match = pegsheet::replayed(saved, refusal, at);
    if (match != nullptr)
        return match;
    if (at)
        throw Refused(std::move(*refusal), {{"at", static_cast<std::int64_t>(*at)}});
    throw Refused(std::move(*refusal));
}

} // namespace pegsheet::cli
