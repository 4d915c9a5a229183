// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/copies.h"
#include "app/cli/failure.h"
#include "app/share/matchfile.h"

#include <algorithm>
#include <exception>

namespace pegsheet::cli {

namespace {

using Copies = std::vector<std::unique_ptr<Offer>>;

/// Takes in what goes on from a copy that was read before; false where it contradicts it.
bool takenIn(Offer &before, const Offer &next)
{
    const Comparison comparison = compare(before.side(), next.side());
    if (comparison.relation == Relation::Fork)
        return false;
    const MergeResult taken = mergeResult(before.side(), next.side(), comparison, Choice::Theirs);
    MaybeRefusal refusal;
    auto match = before.match->with(taken.nodes, taken.head, taken.tip, refusal);
    if (match == nullptr)
        throw Refused(std::move(*refusal));
    before.match = std::move(match);
    before.known = taken.known;
    return true;
}

/// Takes in a copy of a match, where it goes on from one that was read before.
void add(const std::string &file, const std::string &text, Copies &copies)
{
    const std::string uid = uidIn(file, text);
    const auto before = std::find_if(copies.begin(), copies.end(), [&](const auto &copy) { return copy->uid == uid; });
    const bool isKnown = before != copies.end();
    auto copy = copyIn(file, text, isKnown ? (*before)->match.get() : nullptr);
    if (isKnown)
        if (auto refusal = refusesSetup(*(*before)->match, *copy->match))
            throw Refused(std::move(*refusal), {{"file", file}});
    if (!isKnown || !takenIn(**before, *copy))
        copies.push_back(std::move(copy));
}

} // namespace

int scan(const std::vector<std::string> &files, Output &out)
{
    Copies copies;
    std::vector<std::exception_ptr> failures;
    const auto attempt = [&failures](const auto &work) {
        try {
            work();
        } catch (const std::exception &) {
            failures.push_back(std::current_exception());
        }
    };
    for (const std::string &file : files)
        attempt([&] {
            for (const std::string &text : matchesIn(readShared(file)))
                attempt([&] { add(file, text, copies); });
        });
    for (const auto &copy : copies)
        out.line(savedValue(*copy));
    int status = Done;
    for (const std::exception_ptr &failure : failures)
        status = std::max(status, tell(failure, out));
    return status;
}

} // namespace pegsheet::cli
