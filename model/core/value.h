// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace pegsheet {

struct Member;

/// A plain tree of values: nothing, a truth, an integer, a text (UTF-8), a list, an object.
///
/// It is what moves, set-ups and states look like outside the rules: the command line prints it as
/// JSON, storage keeps it as named fields. There are no fractions on purpose: the model counts in
/// integers only, so that every machine gets the same result.
class Value
{
public:
    using Array = std::vector<Value>;
    /// Members keep the order in which they were added; keys are expected to be distinct.
    using Object = std::vector<Member>;

    Value();
    Value(bool truth);
    Value(int number);
    Value(std::int64_t number);
    Value(std::string text);
    Value(std::string_view text);
    Value(const char *text);
    Value(Array list);
    Value(Object object);
    Value(const Value &other);
    Value(Value &&other) noexcept;
    Value &operator=(const Value &other);
    Value &operator=(Value &&other) noexcept;
    ~Value();

    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::monostate>(m_data); }
    /// The content if it is of that kind, else nullptr.
    [[nodiscard]] const bool *truth() const { return std::get_if<bool>(&m_data); }
    [[nodiscard]] const std::int64_t *integer() const { return std::get_if<std::int64_t>(&m_data); }
    [[nodiscard]] const std::string *text() const { return std::get_if<std::string>(&m_data); }
    [[nodiscard]] const Array *array() const { return std::get_if<Array>(&m_data); }
    [[nodiscard]] const Object *object() const { return std::get_if<Object>(&m_data); }
    [[nodiscard]] Array *array() { return std::get_if<Array>(&m_data); }
    [[nodiscard]] Object *object() { return std::get_if<Object>(&m_data); }

    /// The member of that key, or nullptr when this is no object or has no such member.
    [[nodiscard]] const Value *find(std::string_view key) const;

    bool operator==(const Value &other) const;

private:
    std::variant<std::monostate, bool, std::int64_t, std::string, Array, Object> m_data;
};

struct Member
{
    std::string key;
    Value value;

    bool operator==(const Member &) const = default;
};

using Array = Value::Array;
using Object = Value::Object;

// Below Member, because making or copying a value needs to know what a member is.
inline Value::Value() = default;
inline Value::Value(bool truth) : m_data(truth) {}
inline Value::Value(int number) : m_data(static_cast<std::int64_t>(number)) {}
inline Value::Value(std::int64_t number) : m_data(number) {}
inline Value::Value(std::string text) : m_data(std::move(text)) {}
inline Value::Value(std::string_view text) : m_data(std::string(text)) {}
inline Value::Value(const char *text) : m_data(std::string(text)) {}
inline Value::Value(Array list) : m_data(std::move(list)) {}
inline Value::Value(Object object) : m_data(std::move(object)) {}
inline Value::Value(const Value &other) = default;
inline Value::Value(Value &&other) noexcept = default;
inline Value &Value::operator=(const Value &other) = default;
inline Value &Value::operator=(Value &&other) noexcept = default;
inline Value::~Value() = default;

inline bool Value::operator==(const Value &other) const
{
    return m_data == other.m_data;
}

inline const Value *Value::find(std::string_view key) const
{
    if (const Object *members = object()) {
        for (const Member &member : *members)
            if (member.key == key)
                return &member.value;
    }
    return nullptr;
}

} // namespace pegsheet
