// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands.h"

#include <CLI/CLI.hpp>

#include <charconv>
#include <cstdint>
#include <functional>
#include <string>
#include <system_error>
#include <vector>

/// How commands and their options are declared.
namespace pegsheet::cli {

/// What the command line asked for: options wait here until its command runs.
struct Request
{
    std::string language = "en";
    std::string game;
    std::string file;
    std::string database;
    std::int64_t id = 0;
    std::string which = kAllMatches;
    Simulation simulation;
    ReviewRequest review;
    ShareRequest sharing;
    LibraryRequest library;
    std::vector<std::string> files;
    std::vector<std::string> names; ///< "Their name=Our name"
    std::function<int(Output &)> run;
};

/// Digits and nothing else; the library's own conversion wraps and cuts off what is out of range.
template <typename T>
CLI::Validator wholeNumber(T max)
{
    return CLI::Validator(
        [max](const std::string &text) {
            T number{};
            const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
            const bool whole = problem == std::errc() && end == text.data() + text.size();
            return whole && number >= 0 && number <= max ? std::string() : "must be a whole number up to " + std::to_string(max);
        },
        "");
}

/// Refuses an empty text.
[[nodiscard]] CLI::Validator someText();

/// A command of `parent`; `run` is what the request then does.
CLI::App &addCommand(CLI::App &parent, Request &request, const std::string &name, const std::string &description,
                     std::function<int(Output &)> run);

/// The command `library` and what it can do.
void addLibrary(CLI::App &app, Request &request);

} // namespace pegsheet::cli
