// SPDX-License-Identifier: Apache-2.0
// The other process of the tests.
//
//     storage_child open FILE MILLISECONDS    opens the library, waiting that long for a lock
//     storage_child play FILE MATCH COUNT     plays so many moves on
//     storage_child endless FILE COUNT        plays so many moves at once, again and again, on the newest match
//                                             (or begins one) until it is killed, undoing now and then; says
//                                             "node head" after each step kept
//     storage_child type FILE                 types records in, edits each and merges it with the one before it, until it is
//                                             killed; says "number steps" after each step kept
//
// It says "ok" or the code of what went wrong.
#include "storage/records.h"
#include "tests/storage/support.h"

#include <cstdio>
#include <cstdlib>
#include <string>

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

namespace {

void say(NodeId nodes, NodeId head)
{
    std::printf("%d %d\n", nodes, head);
    std::fflush(stdout);
}

[[noreturn]] void playEndlessly(const char *file, int atOnce)
{
    Library library(file);
    const auto entries = library.list();
    const MatchId id = entries.empty() ? library.create("bronze", 1, someSetup(), someSummary(0)) : entries.front().id;
    const StoredMatch match = library.load(id);
    auto nodes = static_cast<NodeId>(match.nodes.size());
    NodeId head = match.head;
    std::int64_t revision = match.revision;
    for (;;) {
        if (nodes % 5 == 4 && head == nodes) {
            head = nodes - 1;
            revision = library.moveHead(id, revision, head, nodes, someSummary(head));
        } else {
            std::vector<StoredNode> moves;
            for (int i = 1; i <= atOnce; ++i)
                moves.push_back(someMove(nodes + i, i == 1 ? head : nodes + i - 1));
            revision = library.append(id, revision, nodes + 1, moves, someSummary(nodes + atOnce));
            nodes += atOnce;
            head = nodes;
        }
        say(nodes, head);
    }
}

[[noreturn]] void typeEndlessly(const char *file)
{
    Library library(file);
    Records records(library);
    const RecordId all = records.add(card(0)).id;
    for (int number = static_cast<int>(records.all().size()) + 1;; ++number) {
        const RecordId id = records.add(card(number)).id;
        say(number, 1);
        records.edit(id, card(-number));
        say(number, 2);
        records.merge(id, all);
        say(number, 3);
    }
}

} // namespace

int main(int count, char **arguments)
{
    const std::string what = count > 2 ? arguments[1] : "";
    const QString code = codeOf([&] {
        if (what == "open" && count == 4)
            Library(arguments[2], {std::atoi(arguments[3]), {}});
        else if (what == "play" && count == 5)
            playOn(*std::make_unique<Library>(arguments[2]), MatchId{std::atoi(arguments[3])}, std::atoi(arguments[4]));
        else if (what == "endless" && count == 4)
            playEndlessly(arguments[2], std::atoi(arguments[3]));
        else if (what == "type" && count == 3)
            typeEndlessly(arguments[2]);
        else
            std::exit(2);
    });
    std::puts(code.isEmpty() ? "ok" : qPrintable(code));
    return 0;
}
