// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/fields.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pegsheet {

/// Which fields of a described thing are asked for, one after the other, and what each may be.
class FormFields
{
public:
    /// `schema` is that of an object, as moveSchema() and schemaOf() write it. Each of `asked` is the path of a number, a name out
    /// of a list, a truth or a text in it: "tile.points". Throws std::invalid_argument where there is no such field.
    FormFields(const Value &schema, std::vector<std::string> asked);

    [[nodiscard]] std::size_t size() const { return m_paths.size(); }
    [[nodiscard]] const std::string &path(std::size_t field) const { return m_paths.at(field); }
    [[nodiscard]] std::optional<std::size_t> find(std::string_view path) const;
    /// What that number may be; nothing where the field is none.
    [[nodiscard]] std::optional<Range> range(std::size_t field) const;
    /// The names that are possible; empty where it is no name.
    [[nodiscard]] Array names(std::size_t field) const;
    /// Why that cannot be said of the field.
    [[nodiscard]] MaybeRefusal refuses(std::size_t field, const Value &value) const;

private:
    std::vector<std::string> m_paths;
    std::vector<Value> m_schemas;
};

/// A described thing that is being said, field by field, with those that are not said yet.
class Form
{
public:
    /// `fields` must outlive the form.
    explicit Form(const FormFields &fields) : m_fields(&fields), m_said(fields.size()) {}

    [[nodiscard]] const FormFields &fields() const { return *m_fields; }
    /// Null where it is not said.
    [[nodiscard]] const Value *said(std::size_t field) const { return m_said.at(field).isNull() ? nullptr : &m_said.at(field); }
    /// The first field that is not said; their number where all are.
    [[nodiscard]] std::size_t next() const;
    /// Refused where it cannot be, and nothing changes.
    [[nodiscard]] MaybeRefusal say(std::size_t field, Value value);
    void clear(std::size_t field) { m_said.at(field) = {}; }
    /// What is said, as a reader of the described thing takes it.
    [[nodiscard]] Object value() const;

    bool operator==(const Form &other) const { return m_fields == other.m_fields && m_said == other.m_said; }

private:
    const FormFields *m_fields;
    std::vector<Value> m_said; ///< null: not said
};

} // namespace pegsheet
