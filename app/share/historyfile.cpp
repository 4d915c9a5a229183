// SPDX-License-Identifier: Apache-2.0
#include "app/share/historyfile.h"

#include "model/core/fields.h"
#include "storage/json.h"

#include <limits>

namespace pegsheet {

namespace {

/// How many lists and objects stand open, and whether a text does, character by character.
class Nesting
{
public:
    void read(char c)
    {
        if (m_inText) {
            m_inText = m_escaped || c != '"';
            m_escaped = !m_escaped && c == '\\';
            return;
        }
        m_inText = c == '"';
        if (c == '[' || c == '{')
            ++m_depth;
        if (c == ']' || c == '}')
            --m_depth;
    }
    [[nodiscard]] int depth() const { return m_depth; }
    [[nodiscard]] bool inText() const { return m_inText; }

private:
    int m_depth = 0;
    bool m_inText = false;
    bool m_escaped = false;
};

constexpr std::string_view kMatches = "\"matches\"";
constexpr std::string_view kBlanks = " \t\r\n";

/// Where the list of matches begins, behind its bracket; npos where there is none.
std::size_t beginOfMatches(std::string_view text)
{
    Nesting nesting;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool isKey = nesting.depth() == 1 && !nesting.inText() && text.substr(at, kMatches.size()) == kMatches;
        if (isKey) {
            const std::size_t colon = text.find_first_not_of(kBlanks, at + kMatches.size());
            if (colon != std::string_view::npos && text[colon] == ':') {
                const std::size_t bracket = text.find_first_not_of(kBlanks, colon + 1);
                return bracket != std::string_view::npos && text[bracket] == '[' ? bracket + 1 : std::string_view::npos;
            }
        }
        nesting.read(text[at]);
    }
    return std::string_view::npos;
}

/// What stands between the commas of the list that begins there; where its bracket closes.
std::size_t splitList(std::string_view text, std::size_t begin, std::vector<std::string_view> &items)
{
    Nesting nesting;
    std::size_t from = begin;
    for (std::size_t at = begin; at < text.size(); ++at) {
        const bool isOutside = nesting.depth() == 0 && !nesting.inText();
        const bool isEnd = isOutside && text[at] == ']';
        if (isEnd || (isOutside && text[at] == ',')) {
            const std::string_view item = text.substr(from, at - from);
            if (!isEnd || !items.empty() || item.find_first_not_of(kBlanks) != std::string_view::npos)
                items.push_back(item);
            from = at + 1;
        }
        if (isEnd)
            return at;
        nesting.read(text[at]);
    }
    return text.size();
}

MaybeRefusal readFrame(const Value &frame)
{
    const Value *kind = frame.find("pegsheet");
    const Value *version = frame.find("version");
    if (kind == nullptr)
        return missingField("pegsheet");
    if (kind->text() == nullptr || *kind->text() != "history")
        return unknownValue("pegsheet", kind->text() == nullptr ? "" : *kind->text(), {"history"});
    if (version == nullptr)
        return missingField("version");
    std::int64_t read = 0;
    if (auto refusal = readInteger("version", *version, {1, std::numeric_limits<std::int32_t>::max()}, read))
        return refusal;
    if (read > kHistoryVersion)
        return Refusal{"input.newerHistory", {{"version", read}, {"known", kHistoryVersion}}};
    return std::nullopt;
}

} // namespace

std::string historyText(const storage::Library &library, std::vector<LeftOut> &leftOut)
{
    std::string text = R"({"pegsheet":"history","version":)" + std::to_string(kHistoryVersion) + R"(,"matches":[)";
    std::vector<storage::MatchId> ids; // those that cannot be read, too, so that they are named
    const std::vector<storage::MatchEntry> entries = library.list(&ids);
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry)
        ids.push_back(entry->id);
    bool isFirst = true;
    for (const storage::MatchId id : ids) {
        try {
            const std::string match = storage::writeJson(savedValue(library.load(id)));
            text += (isFirst ? "" : ",") + match;
            isFirst = false;
        } catch (const storage::Error &error) {
            if (error.refusal().code != "storage.damaged")
                throw;
            leftOut.push_back({id, error.refusal()});
        }
    }
    return text + "]}\n";
}

bool looksLikeHistory(std::string_view text)
{
    constexpr std::size_t kHeading = 64;
    return looksLikeMatchFile(text) && text.substr(0, kHeading).find("\"pegsheet\"") != std::string_view::npos;
}

MaybeRefusal readHistory(std::string_view text, std::vector<std::string_view> &matches)
{
    const std::size_t begin = beginOfMatches(text);
    std::vector<std::string_view> found;
    const std::size_t end = begin == std::string_view::npos ? text.size() : splitList(text, begin, found);
    // What is left without the matches is short, whatever the file's length.
    std::string rest(text.substr(0, begin));
    rest += text.substr(end);
    Value frame;
    if (auto refusal = storage::readJson(rest, frame))
        return refusal;
    if (auto refusal = readFrame(frame))
        return refusal;
    if (begin == std::string_view::npos)
        return frame.find("matches") == nullptr ? missingField("matches") : wrongType("matches", "list");
    matches = std::move(found);
    return std::nullopt;
}

ReadMatch readMatch(std::string_view text)
{
    ReadMatch read;
    auto fault = readSavedMatch(text, read.saved);
    if (!fault)
        return readMatch(std::move(read.saved));
    read.refusal = std::move(fault->refusal);
    return read;
}

ReadMatch readMatch(SavedMatch saved)
{
    ReadMatch read;
    read.saved = std::move(saved);
    if (!read.saved.result)
        read.match = restored(read.saved, read.refusal, read.at, &read.leftOut);
    return read;
}

ImportResult importMatches(const ReadMatch &match, MatchImport &importing)
{
    ImportResult intake{0, {}, match.refusal, match.at, match.leftOut};
    if (!match.refusal)
        intake.kept = match.match == nullptr ? importing.storeResult(match.saved) : importing.store(match.saved, *match.match);
    return intake;
}

void count(ImportSummary &sum, const ImportResult &match)
{
    ++(match.refusal ? sum.refused : match.kept.isNew ? sum.added : match.kept.wentForward ? sum.forward : sum.there);
    sum.leftOut += match.leftOut;
}

ImportSummary importMatches(const std::vector<std::string_view> &matches, const std::function<storage::Library &()> &library,
                            const std::function<void(const ImportResult &)> &tell)
{
    ImportSummary sum;
    std::optional<MatchImport> importing;
    for (std::size_t index = 0; index < matches.size(); ++index) {
        const ReadMatch match = readMatch(matches[index]);
        if (!match.refusal && !importing)
            importing.emplace(library());
        ImportResult intake = match.refusal ? ImportResult{0, {}, match.refusal, match.at} : importMatches(match, *importing);
        intake.index = index;
        count(sum, intake);
        if (tell)
            tell(intake);
    }
    if (importing)
        importing->sort();
    return sum;
}

} // namespace pegsheet
