// SPDX-License-Identifier: Apache-2.0
#include "model/core/label.h"

#include <memory>
#include <mutex>
#include <unordered_map>

namespace pegsheet {

namespace {

constexpr std::uint64_t kBasis = 0xCBF29CE484222325ULL;

std::uint64_t hashOf(std::string_view text)
{
    std::uint64_t sum = kBasis;
    for (const char byte : text)
        sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001B3ULL;
    return sum;
}

} // namespace

Label::Label(std::string_view text) : m_entry(text.empty() ? nullptr : entryOf(text)) {}

std::string_view Label::text() const
{
    return m_entry == nullptr ? std::string_view() : std::string_view(m_entry->text);
}

std::uint64_t Label::hash() const
{
    return m_entry == nullptr ? kBasis : m_entry->hash;
}

const Label::Entry *Label::entryOf(std::string_view text)
{
    struct Table
    {
        std::mutex mutex;
        std::unordered_map<std::string_view, std::unique_ptr<const Entry>> entries;
    };
    // Never destroyed: whatever ends after it may still read its labels.
    static Table &table = *new Table;
    const std::lock_guard lock(table.mutex);
    const auto found = table.entries.find(text);
    if (found != table.entries.end())
        return found->second.get();
    auto entry = std::make_unique<const Entry>(Entry{std::string(text), hashOf(text)});
    const Entry *const made = entry.get();
    table.entries.emplace(made->text, std::move(entry));
    return made;
}

} // namespace pegsheet
