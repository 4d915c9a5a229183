// SPDX-License-Identifier: Apache-2.0
#include "model/core/notation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace pegsheet {

namespace {

// ASCII only, whatever the locale says.
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isWord(std::string_view text)
{
    return !text.empty() && isLetter(text.front())
        && std::all_of(text.begin(), text.end(), [](char c) { return isLetter(c) || isDigit(c); });
}

bool isReserved(std::string_view word)
{
    return word == "true" || word == "false" || word == "null";
}

// Writing ---------------------------------------------------------------------------------------------

void write(std::string &out, const Value &value);

void writeText(std::string &out, std::string_view text)
{
    if (isWord(text) && !isReserved(text)) {
        out += text;
        return;
    }
    constexpr std::string_view kDigits = "0123456789abcdef";
    out += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (byte < 0x20 || byte == 0x7F) {
            out += "\\x";
            out += kDigits[byte >> 4U];
            out += kDigits[byte & 0xFU];
        } else {
            out += c;
        }
    }
    out += '"';
}

void writeEntries(std::string &out, const Array &list)
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i > 0)
            out += ',';
        write(out, list[i]);
    }
}

void writeEntries(std::string &out, const Object &object)
{
    for (std::size_t i = 0; i < object.size(); ++i) {
        if (i > 0)
            out += ',';
        writeText(out, object[i].key);
        out += ':';
        write(out, object[i].value);
    }
}

void write(std::string &out, const Value &value)
{
    if (const bool *truth = value.truth()) {
        out += *truth ? "true" : "false";
    } else if (const std::int64_t *number = value.integer()) {
        out += std::to_string(*number);
    } else if (const std::string *text = value.text()) {
        writeText(out, *text);
    } else if (const Array *list = value.array()) {
        out += '[';
        writeEntries(out, *list);
        out += ']';
    } else if (const Object *object = value.object()) {
        out += '{';
        writeEntries(out, *object);
        out += '}';
    } else {
        out += "null";
    }
}

void writeField(std::string &out, const Value &value)
{
    const Array *list = value.array();
    // A list that begins with a list keeps its own brackets, or it could not be told from that one.
    const bool isNested = list != nullptr && !list->empty() && list->front().array() != nullptr;
    if (list != nullptr && !isNested)
        writeEntries(out, *list);
    else if (const Object *object = value.object())
        writeEntries(out, *object);
    else
        write(out, value);
}

// Reading ---------------------------------------------------------------------------------------------

// Every function takes what it names from the front of the rest, or leaves the refusal and returns nothing.
class Reader
{
public:
    explicit Reader(std::string_view line) : m_line(line) {}

    MaybeRefusal read(std::span<const NotationShape> shapes, Value &move)
    {
        skipBlanks();
        const std::string type = word();
        const auto shape = std::find_if(shapes.begin(), shapes.end(), [&](const NotationShape &each) { return each.type == type; });
        if (!m_refusal && shape == shapes.end())
            refuse(unknownType(type, shapes));
        Object object{{"type", type}};
        while (!m_refusal && skipBlanks() && m_at < m_line.size())
            readField(*shape, object);
        if (!m_refusal)
            move = std::move(object);
        return std::move(m_refusal);
    }

private:
    static Refusal unknownType(std::string_view type, std::span<const NotationShape> shapes)
    {
        Array known;
        for (const NotationShape &shape : shapes)
            known.emplace_back(shape.type);
        return unknownValue("type", type, std::move(known));
    }

    void readField(const NotationShape &shape, Object &object)
    {
        const auto isAmong = [](std::string_view name, const std::vector<std::string_view> &names) {
            return std::find(names.begin(), names.end(), name) != names.end();
        };
        const std::string name = word();
        expect('=');
        Value value;
        if (isAmong(name, shape.lists))
            value = next() == '[' ? this->value(0) : Value(list(0));
        else if (isAmong(name, shape.objects))
            value = next() == '{' ? this->value(0) : Value(members(0));
        else
            value = this->value(0);
        if (m_at < m_line.size() && next() != ' ')
            refuseHere();
        add(object, name, std::move(value));
    }

    Value value(int depth)
    {
        if (depth == kNotationDepth)
            refuseHere();
        if (m_refusal)
            return {};
        if (next() == '"')
            return quoted();
        if (next() == '-' || isDigit(next()))
            return integer();
        if (take('[')) {
            Value read(list(depth + 1));
            expect(']');
            return read;
        }
        if (take('{')) {
            Value read(members(depth + 1));
            expect('}');
            return read;
        }
        const std::string read = word();
        if (isReserved(read))
            return read == "null" ? Value() : Value(read == "true");
        return read;
    }

    Array list(int depth)
    {
        Array read;
        if (atEnd())
            return read;
        do {
            read.push_back(value(depth));
        } while (!m_refusal && take(','));
        return read;
    }

    Object members(int depth)
    {
        Object read;
        if (atEnd())
            return read;
        do {
            const std::string key = next() == '"' ? quoted() : word();
            expect(':');
            add(read, key, value(depth));
        } while (!m_refusal && take(','));
        return read;
    }

    Value integer()
    {
        std::int64_t number = 0;
        const char *begin = m_line.data() + m_at;
        const auto [end, error] = std::from_chars(begin, m_line.data() + m_line.size(), number);
        if (error != std::errc())
            refuseHere();
        m_at += static_cast<std::size_t>(end - begin);
        return number;
    }

    std::string word()
    {
        const std::size_t begin = m_at;
        if (!isLetter(next()))
            refuseHere();
        while (isLetter(next()) || isDigit(next()))
            ++m_at;
        return std::string(m_line.substr(begin, m_at - begin));
    }

    std::string quoted()
    {
        std::string text;
        expect('"');
        while (!m_refusal && !take('"')) {
            if (m_at == m_line.size())
                refuseHere();
            else if (take('\\'))
                text += escaped();
            else
                text += m_line[m_at++];
        }
        return text;
    }

    char escaped()
    {
        if (take('"'))
            return '"';
        if (take('\\'))
            return '\\';
        unsigned byte = 0;
        const char *begin = m_line.data() + m_at + 1;
        if (next() != 'x' || m_at + 3 > m_line.size() || std::from_chars(begin, begin + 2, byte, 16).ptr != begin + 2) {
            refuseHere();
            return 0;
        }
        m_at += 3;
        return static_cast<char>(byte);
    }

    void add(Object &object, const std::string &key, Value value)
    {
        const auto isKey = [&](const Member &member) { return member.key == key; };
        if (std::any_of(object.begin(), object.end(), isKey))
            refuse(duplicateValue(key, key));
        object.push_back({key, std::move(value)});
    }

    // What comes next; a NUL at the end of the line, which no rule of the notation asks for.
    [[nodiscard]] char next() const { return m_at < m_line.size() ? m_line[m_at] : '\0'; }
    // Nothing more belongs to this list or object.
    [[nodiscard]] bool atEnd() const { return m_at == m_line.size() || next() == ' ' || next() == ']' || next() == '}'; }
    bool take(char c)
    {
        const bool there = m_at < m_line.size() && m_line[m_at] == c;
        m_at += there ? 1 : 0;
        return there;
    }
    void expect(char c)
    {
        if (!take(c))
            refuseHere();
    }
    bool skipBlanks()
    {
        while (take(' ')) {
        }
        return true;
    }
    void refuse(Refusal refusal)
    {
        if (!m_refusal)
            m_refusal = std::move(refusal);
    }
    void refuseHere() { refuse({"input.notation", {{"at", static_cast<std::int64_t>(m_at) + 1}}}); }

    std::string_view m_line;
    std::size_t m_at = 0;
    MaybeRefusal m_refusal;
};

} // namespace

std::string notation(const Value &move)
{
    std::string line;
    if (const Object *object = move.object()) {
        for (const auto &[key, value] : *object) {
            if (line.empty() && value.text() != nullptr) {
                line = *value.text();
                continue;
            }
            line += ' ' + key + '=';
            writeField(line, value);
        }
    }
    return line;
}

MaybeRefusal readNotation(std::string_view line, std::span<const NotationShape> shapes, Value &move)
{
    return Reader(line).read(shapes, move);
}

} // namespace pegsheet
