// SPDX-License-Identifier: Apache-2.0
#include "app/cli/options.h"

#include <utility>

namespace pegsheet::cli {

CLI::Validator someText()
{
    return CLI::Validator([](const std::string &text) { return std::string(text.empty() ? "is empty" : ""); }, "");
}

CLI::App &addCommand(CLI::App &parent, Request &request, const std::string &name, const std::string &description,
                     std::function<int(Output &)> run)
{
    CLI::App *command = parent.add_subcommand(name, description)->fallthrough();
    command->final_callback([&request, run = std::move(run)] { request.run = run; });
    return *command;
}

} // namespace pegsheet::cli
