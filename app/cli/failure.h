// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/output.h"
#include "model/core/refusal.h"

#include <exception>
#include <string>
#include <utility>

namespace pegsheet::cli {

/// How a command ends: the exit status of the process.
enum Status : int {
    Done = 0,
    Refusing = 1,     ///< understood and refused: a JSON error stands on standard output
    NotUnderstood = 2 ///< the command line or a file: the reason stands on standard error
};

/// Ends a command as refused.
class Refused : public std::exception
{
public:
    /// `further` stands behind the error's own members.
    explicit Refused(Refusal refusal, Object further = {}) : m_refusal(std::move(refusal)), m_further(std::move(further)) {}
    [[nodiscard]] const Refusal &refusal() const { return m_refusal; }
    [[nodiscard]] const Object &further() const { return m_further; }

private:
    Refusal m_refusal;
    Object m_further;
};

/// Ends a command because the command line or a file cannot be understood.
class Unclear : public std::exception
{
public:
    /// `where` is the file or option that it is about; it stands before the reason.
    Unclear(std::string where, Refusal refusal) : m_where(std::move(where)), m_refusal(std::move(refusal)) {}
    [[nodiscard]] const std::string &where() const { return m_where; }
    [[nodiscard]] const Refusal &refusal() const { return m_refusal; }

private:
    std::string m_where;
    Refusal m_refusal;
};

/// Says what ended a command, or a part of one: a refusal on `out`, anything else on standard error. Returns how the command ends.
[[nodiscard]] int tell(const std::exception_ptr &failure, Output &out);

} // namespace pegsheet::cli
