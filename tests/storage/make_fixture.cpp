// SPDX-License-Identifier: Apache-2.0
#include "tests/storage/fixture.h"

#include <cstdio>

using namespace pegsheet;
using namespace pegsheet::storage;
using namespace pegsheet::storage::test;

int main(int count, char **arguments)
{
    if (count != 2 || std::filesystem::exists(arguments[1])) {
        std::fprintf(stderr, "usage: make_fixture FILE, FILE being new\n");
        return 2;
    }
    Library library(arguments[1], {2000, [] { return fixture::kTime; }});
    library.insert(fixture::finished());
    const StoredMatch begun = fixture::begun();
    const MatchId id = library.create(begun.entry.game, begun.entry.rulesVersion, begun.entry.setup, {}, begun.entry.uid);
    library.append(id, 1, 1, begun.nodes[0], {});
    library.append(id, 2, 2, begun.nodes[1], {});
    library.moveHead(id, 3, 1, 2, begun.entry.summary);
    library.remember("language", "de");
    library.insert(fixture::marked());
    library.insert(fixture::shared());
    library.insert(fixture::mended());
    library.insert(fixture::told());
    library.insert(fixture::timed());
    library.saveReview(library.insert(fixture::corrected()), fixture::kFound);
    Records(library).take(fixture::records());
    Records(library).seed("bronze", 7, {});
    return 0;
}
