// SPDX-License-Identifier: Apache-2.0
// What a kept move costs, against a bare prepared INSERT of the same row in its own transaction, both in
// turn on the same file; and what it costs to load a long match and to undo in it.
//
//     bench_commit FILE [COMMITS]
//
// FILE must not exist and is left for a look; COMMITS of each kind, 2000 unless told.
#include "storage/json.h"
#include "storage/library.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <vector>

using namespace pegsheet;
using namespace pegsheet::storage;

namespace {

constexpr NodeId kLongMatch = 10000;
constexpr NodeId kStretch = 20;

Value sampleMove(NodeId node)
{
    if (node % 3 == 0)
        return Object{{"type", "build"}, {"target", "city5"}, {"boxes", 2}};
    if (node % 3 == 1)
        return Object{{"type", "roll"}, {"faces", Array{"food", "good", "skull", "workers", "choice"}}};
    return Object{{"type", "reroll"}, {"kept", Array{"food", "skull"}}, {"rolled", Array{"workers", "coins", "good"}}};
}

Summary sampleSummary(NodeId node)
{
    return {node, false, node % 4, {12, 7 + node % 9, 30, 4}, {}};
}

Setup sampleSetup()
{
    return {{"Ann", "Bo", "Cleo", "Dan"}, "classic", {}, "play"};
}

template <typename Work>
double microseconds(Work &&work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count();
}

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// The yardstick: nothing but the row, no checks, no references.
class BareTable
{
public:
    explicit BareTable(const std::filesystem::path &file) : m_db(file.string(), SQLite::OPEN_READWRITE), m_insert(prepared(m_db)) {}

    void insert(NodeId node, const std::string &type, const std::string &fields)
    {
        m_insert.bind(1, 1);
        m_insert.bind(2, node);
        m_insert.bind(3, node - 1);
        m_insert.bindNoCopy(4, type);
        m_insert.bindNoCopy(5, fields);
        m_insert.exec();
        m_insert.reset();
    }

private:
    static SQLite::Statement prepared(SQLite::Database &db)
    {
        db.exec("PRAGMA synchronous = FULL;"
                "CREATE TABLE bare (match INTEGER, node INTEGER, parent INTEGER, type TEXT, fields TEXT)");
        return {db, "INSERT INTO bare VALUES (?1, ?2, ?3, ?4, ?5)"};
    }

    SQLite::Database m_db;
    SQLite::Statement m_insert;
};

void compareCommits(Library &library, BareTable &bare, NodeId commits)
{
    const MatchId id = library.create("bronze", 1, sampleSetup(), sampleSummary(0));
    std::int64_t revision = 1;
    std::vector<double> kept;
    std::vector<double> plain;
    const auto keep = [&](NodeId node, const Value &move) {
        kept.push_back(microseconds([&] { revision = library.append(id, revision, node, {node - 1, move}, sampleSummary(node)); }));
    };
    const auto insert = [&](NodeId node, const Value &move) {
        Object others = *move.object();
        others.erase(others.begin());
        const std::string type = *move.find("type")->text();
        const std::string fields = writeJson(Value(others));
        plain.push_back(microseconds([&] { bare.insert(node, type, fields); }));
    };
    // Some of the one, some of the other, so that a machine that slows down slows both; and several at a stretch, since at
    // a table one program writes, and does not find the file changed by another before every move.
    for (NodeId first = 1; first <= commits; first += kStretch) {
        const NodeId end = std::min(first + kStretch, commits + 1);
        for (NodeId node = first; node < end; ++node)
            keep(node, sampleMove(node));
        for (NodeId node = first; node < end; ++node)
            insert(node, sampleMove(node));
    }
    std::printf("kept move      %8.1f us\nbare INSERT    %8.1f us\nratio          %8.3f\n", median(kept), median(plain),
                median(kept) / median(plain));
}

void timeLongMatch(Library &library)
{
    StoredMatch match;
    match.entry.game = "bronze";
    match.entry.setup = sampleSetup();
    match.head = match.tip = kLongMatch;
    for (NodeId node = 1; node <= kLongMatch; ++node)
        match.nodes.push_back({node - 1, sampleMove(node)});
    MatchId id;
    const double inserted = microseconds([&] { id = library.insert(match); });

    std::vector<double> loads;
    std::vector<double> undos;
    std::int64_t revision = 1;
    for (int i = 0; i < 21; ++i) {
        loads.push_back(microseconds([&] { revision = library.load(id).revision; }));
        undos.push_back(microseconds(
            [&] { revision = library.moveHead(id, revision, kLongMatch - i, kLongMatch, sampleSummary(kLongMatch - i)); }));
    }
    std::printf("load of %d   %8.1f ms\ninsert of %d %8.1f ms\nundo in it     %8.1f us\n", kLongMatch, median(loads) / 1000,
                kLongMatch, inserted / 1000, median(undos));
}

} // namespace

int main(int count, char **arguments)
{
    if (count < 2 || std::filesystem::exists(arguments[1])) {
        std::fprintf(stderr, "usage: bench_commit FILE [COMMITS], FILE being new\n");
        return 2;
    }
    try {
        Library library(arguments[1]);
        BareTable bare(arguments[1]);
        compareCommits(library, bare, count > 2 ? std::atoi(arguments[2]) : 2000);
        timeLongMatch(library);
    } catch (const std::exception &problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
    return 0;
}
