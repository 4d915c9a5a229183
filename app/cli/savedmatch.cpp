// SPDX-License-Identifier: Apache-2.0
#include "app/cli/savedmatch.h"

#include "app/cli/failure.h"
#include "app/cli/standardinput.h"
#include "app/share/filekind.h"

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

void requireLength(const std::string &file, std::uintmax_t length, std::size_t limit)
{
    if (length > limit)
        throw Unclear(file, {"input.tooLong", {{"limit", static_cast<std::int64_t>(limit)}}});
}

/// Before a byte of it is read.
void requireFile(const std::string &file, std::size_t limit)
{
    switch (app::kindOf(file)) {
    case app::FileKind::Special: throw Unclear(file, {"input.notAFile", {{"file", file}}});
    case app::FileKind::Folder: throw Unclear(file, {"storage.isDirectory", {{"file", file}}});
    case app::FileKind::Missing: throw Unclear(file, {"input.fileUnreadable", {{"file", file}}});
    case app::FileKind::Regular: break;
    }
    std::error_code ignored;
    const std::uintmax_t length = std::filesystem::file_size(file, ignored);
    requireLength(file, ignored ? 0 : length, limit);
}

} // namespace

std::string readFile(const std::string &file, std::size_t limit)
{
    if (file == "-") {
        std::istream input(&StandardInput::instance());
        std::string text = readAll(input, limit);
        requireInput();
        requireLength(file, text.size(), limit);
        return text;
    }
    requireFile(file, limit);
    std::ifstream input(file, std::ios::binary);
    if (!input)
        throw Unclear(file, {"input.fileUnreadable", {{"file", file}}});
    std::string text = readAll(input, limit);
    if (input.bad())
        throw Unclear(file, {"input.fileUnreadable", {{"file", file}}});
    requireLength(file, text.size(), limit);
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
    if (app::isTaken(file))
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

std::unique_ptr<Match> replayed(const SavedMatch &saved, Judged judged)
{
    MaybeRefusal refusal;
    std::optional<std::size_t> at;
    auto match = pegsheet::replayed(saved, refusal, at, judged);
    if (match != nullptr)
        return match;
    if (at)
        throw Refused(std::move(*refusal), {{"at", static_cast<std::int64_t>(*at)}});
    throw Refused(std::move(*refusal));
}

} // namespace pegsheet::cli
