// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/entropy.h"
#include "model/core/letters.h"
#include "model/core/record.h"
#include "model/core/setup.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// How records are written in codes, field by field. Order and weights are part of the shared format; model/FORMAT.md
/// describes them.
namespace pegsheet {

/// The words that a game's records are made of, so that a code need not spell them. Their places are part of the format: words are
/// only ever added at the end. Any other word can be spelled.
struct RecordWords
{
    std::span<const std::string_view> kinds = {};
    std::span<const std::string_view> keys = {};
    std::span<const std::string_view> texts = {};
};

/// A choice whose weights learn: each time a value is chosen, its weight grows.
class LearningChoice
{
public:
    explicit LearningChoice(std::vector<std::uint32_t> weights) : m_weights(std::move(weights)) {}

    template <EntropyCoder C>
    std::uint32_t code(C &coder, std::uint32_t value)
    {
        constexpr std::uint32_t kGrowth = 32;
        const std::uint32_t chosen = coder.weighted(value, m_weights);
        m_weights[chosen] += kGrowth;
        return chosen;
    }

private:
    std::vector<std::uint32_t> m_weights;
};

/// What was learned from the records of one code so far: the more the next one resembles them, the fewer bits it costs.
class RecordHabits
{
public:
    /// How many words of each list the writer knew. A reader that knows fewer reads on until one of them comes.
    struct Sizes
    {
        std::uint32_t kinds = 0;
        std::uint32_t keys = 0;
        std::uint32_t texts = 0;
    };
    explicit RecordHabits(const Sizes &known)
        : sizes(known), kinds(std::vector<std::uint32_t>(known.kinds + 1, 4)), ages(ageWeights()), same({1, 7}), hasName({1, 3}),
          more({1, 15}), m_beginnings(known.keys + 2, members(known)), m_followers(known.keys + 1, members(known)),
          m_fields(known.keys + 1, Field(known)), m_items(known.keys + 1, Field(known))
    {
    }

    /// Of the values that stand under one key.
    struct Field
    {
        explicit Field(const Sizes &known)
            : sorts({8, known.texts == 0 ? 0U : 8U, 1, 2, 2, 1, 1}), numbers(numberWeights()),
              texts(std::vector<std::uint32_t>(known.texts, 4)), more({2, 2})
        {
        }
        LearningChoice sorts, numbers, texts, more;
    };

    Sizes sizes;
    LearningChoice kinds, ages, same, hasName, more;

    /// `key` is the place of one among the words, or sizes.keys for any other; root stands for no key.
    [[nodiscard]] std::uint32_t root() const { return sizes.keys + 1; }
    LearningChoice &firstMember(std::uint32_t under) { return m_beginnings[under]; }
    LearningChoice &nextMember(std::uint32_t after) { return m_followers[after]; }
    Field &field(std::uint32_t key) { return m_fields[key]; }
    Field &item(std::uint32_t key) { return m_items[key]; }

private:
    static LearningChoice members(const Sizes &known)
    {
        std::vector<std::uint32_t> weights(known.keys + 2, 2);
        weights[known.keys] = 1;     // another key
        weights[known.keys + 1] = 4; // the end
        return LearningChoice(std::move(weights));
    }
    static std::vector<std::uint32_t> ageWeights()
    {
        std::vector<std::uint32_t> weights(kMostAge + 1, 1);
        std::fill_n(weights.begin(), 10, 8);
        return weights;
    }
    static std::vector<std::uint32_t> numberWeights();

    std::vector<LearningChoice> m_beginnings, m_followers;
    std::vector<Field> m_fields, m_items;
};

/// How a number is chosen: 0 to 15 by itself, others by their sign and length.
inline constexpr std::uint32_t kSmallNumbers = 16;
inline constexpr std::uint32_t kLeastWidth = 5; ///< of a number that is no small one
inline constexpr std::uint32_t kMostWidth = 31;
inline constexpr std::uint32_t kNegative = kSmallNumbers + kMostWidth - kLeastWidth + 1;

inline std::vector<std::uint32_t> RecordHabits::numberWeights()
{
    std::vector<std::uint32_t> weights(kNegative + kMostWidth, 1);
    std::fill_n(weights.begin(), kSmallNumbers, 8);
    std::fill_n(weights.begin(), 6, 16);
    return weights;
}

/// Codes the records of one code, one after the other; the codec of a game uses a new object for each record in a move. Reading
/// fails on a record that no writer wrote; what was read is of no use then.
template <EntropyCoder C>
class RecordCoding
{
public:
    RecordCoding(C &coder, const RecordWords &words, const RecordHabits::Sizes &sizes)
        : m_coder(coder), m_words(words), m_habits(sizes)
    {
    }

    /// Codes the next record, in canonical form. All are of one game, which is not written.
    Record code(const Record &record)
    {
        m_values = 0;
        Record read;
        read.edition = sameOr(record.edition, m_before.edition);
        read.language = sameOr(record.language, m_before.language);
        read.kind = word(m_words.kinds, m_habits.sizes.kinds, m_habits.kinds, record.kind);
        read.age = static_cast<int>(m_habits.ages.code(m_coder, static_cast<std::uint32_t>(record.age)));
        if (m_habits.hasName.code(m_coder, record.name.empty() ? 0 : 1) == 1)
            read.name = codeText(m_coder, record.name, std::size_t{kNameLength} * 4);
        read.fields = members(record.fields, m_habits.root(), 1);
        m_before.edition = read.edition;
        m_before.language = read.language;
        return read;
    }
    /// Codes whether another record follows.
    bool more(bool follows) { return m_habits.more.code(m_coder, follows ? 1 : 0) == 1; }

    [[nodiscard]] bool failed() const { return m_failed; }
    /// Whether it failed because of a word that is not known here yet.
    [[nodiscard]] bool isNewer() const { return m_isNewer; }

private:
    enum Sort : std::uint32_t { Number, KnownText, Text, List, Members, No, Yes };

    std::string sameOr(const std::string &text, const std::string &before)
    {
        if (m_habits.same.code(m_coder, text == before ? 1 : 0) == 1)
            return before;
        return codeText(m_coder, text, kRecordWord);
    }

    template <typename List>
    static std::uint32_t placeIn(const List &words, std::string_view wanted, std::uint32_t most)
    {
        const auto found = std::find(words.begin(), words.end(), wanted);
        return std::min(static_cast<std::uint32_t>(found - words.begin()), most);
    }

    std::string known(std::span<const std::string_view> words, std::uint32_t place)
    {
        if (place < words.size())
            return std::string(words[place]);
        m_failed = m_isNewer = true;
        return {};
    }

    /// One of the words, or another one letter by letter.
    std::string word(std::span<const std::string_view> words, std::uint32_t size, LearningChoice &choice, const std::string &text)
    {
        const std::uint32_t place = choice.code(m_coder, placeIn(words, text, size));
        return place < size ? known(words, place) : codeText(m_coder, text, kRecordWord);
    }

    Object members(const Object &object, std::uint32_t under, int depth)
    {
        Object read;
        const std::uint32_t another = m_habits.sizes.keys;
        LearningChoice *choice = &m_habits.firstMember(under);
        for (std::size_t i = 0; !m_failed && depth <= kRecordDepth; ++i) {
            const bool ends = i >= object.size();
            const std::uint32_t wanted = ends ? another + 1 : placeIn(m_words.keys, object[i].key, another);
            const std::uint32_t place = choice->code(m_coder, wanted);
            if (place > another)
                return read;
            std::string key = place < another ? known(m_words.keys, place)
                                              : codeText(m_coder, ends ? "" : object[i].key, kRecordWord);
            // Members stand in the order of their keys.
            m_failed = m_failed || (!read.empty() && key <= read.back().key);
            Value inside = value(ends ? Value() : object[i].value, m_habits.field(place), place, depth);
            read.push_back({std::move(key), std::move(inside)});
            choice = &m_habits.nextMember(place);
        }
        m_failed = true;
        return read;
    }

    Array items(const Array &list, std::uint32_t key, int depth)
    {
        Array read;
        RecordHabits::Field &habits = m_habits.item(key);
        for (std::size_t i = 0; !m_failed && depth <= kRecordDepth; ++i) {
            if (habits.more.code(m_coder, i < list.size() ? 1 : 0) == 0)
                return read;
            read.push_back(value(i < list.size() ? list[i] : Value(), habits, key, depth));
        }
        m_failed = true;
        return read;
    }

    std::uint32_t sortOf(const Value &value) const
    {
        if (value.text() != nullptr)
            return placeIn(m_words.texts, *value.text(), m_habits.sizes.texts) < m_habits.sizes.texts ? KnownText : Text;
        if (value.array() != nullptr)
            return List;
        if (value.object() != nullptr)
            return Members;
        return value.truth() == nullptr ? Number : *value.truth() ? Yes : No;
    }

    Value value(const Value &value, RecordHabits::Field &habits, std::uint32_t key, int depth)
    {
        static const Array kNoItems;
        static const Object kNoMembers;
        m_failed = m_failed || ++m_values > kRecordValues;
        if (m_failed)
            return {};
        const std::string text = value.text() == nullptr ? std::string() : *value.text();
        switch (habits.sorts.code(m_coder, sortOf(value))) {
        case KnownText: return known(m_words.texts, habits.texts.code(m_coder, placeIn(m_words.texts, text, m_habits.sizes.texts)));
        case Text: return codeText(m_coder, text, kRecordText);
        case List: return items(value.array() == nullptr ? kNoItems : *value.array(), key, depth + 1);
        case Members: return members(value.object() == nullptr ? kNoMembers : *value.object(), key, depth + 1);
        case No: return false;
        case Yes: return true;
        default: return number(value.integer() == nullptr ? 0 : *value.integer(), habits);
        }
    }

    std::int64_t number(std::int64_t wanted, RecordHabits::Field &habits)
    {
        const auto size = static_cast<std::uint32_t>(wanted < 0 ? -wanted : wanted);
        const auto width = static_cast<std::uint32_t>(std::bit_width(size));
        const std::uint32_t sort = wanted < 0 ? kNegative + width - 1
            : size < kSmallNumbers            ? size
                                              : kSmallNumbers + width - kLeastWidth;
        const std::uint32_t chosen = habits.numbers.code(m_coder, sort);
        if (chosen < kSmallNumbers)
            return chosen;
        const bool isNegative = chosen >= kNegative;
        const std::uint32_t bits = isNegative ? chosen - kNegative : chosen - kSmallNumbers + kLeastWidth - 1;
        const std::uint64_t high = std::uint64_t{1} << bits;
        const auto read = static_cast<std::int64_t>(high | codeBits(m_coder, size & (high - 1), bits));
        return isNegative ? -read : read;
    }

    C &m_coder;
    const RecordWords &m_words;
    RecordHabits m_habits;
    Record m_before;
    int m_values = 0;
    bool m_failed = false;
    bool m_isNewer = false;
};

} // namespace pegsheet
