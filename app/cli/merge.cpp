// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/answers.h"
#include "app/cli/copies.h"
#include "app/cli/failure.h"
#include "app/share/matchfile.h"
#include "model/core/fork.h"

namespace pegsheet::cli {

namespace {

std::string_view nameOf(MoveClass moveClass)
{
    switch (moveClass) {
    case MoveClass::Same: return "same";
    case MoveClass::New: return "new";
    case MoveClass::Contradicting: break;
    }
    return "contradicting";
}

Array linesOf(const std::vector<SidedMove> &moves)
{
    Array lines;
    for (const SidedMove &move : moves) {
        Object line{{"at", move.place}, {"player", move.player}, {"move", move.move}, {"class", nameOf(move.moveClass)}};
        if (move.instead >= 0)
            line.push_back({"instead", move.instead});
        if (move.refusal)
            line.push_back({"refusal", errorAnswer(*move.refusal)});
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace

int merge(const std::string &fileA, const std::string &fileB, Output &out)
{
    const std::string textA = readShared(fileA);
    const std::string textB = readShared(fileB);
    const std::string uidA = uidIn(fileA, textA);
    const std::string uidB = uidIn(fileB, textB);
    if (!uidA.empty() && !uidB.empty() && uidA != uidB)
        throw Refused({"share.otherMatch", {}});
    const auto a = copyIn(fileA, textA, nullptr);
    const auto b = copyIn(fileB, textB, a->match.get());
    if (auto refusal = refusesSetup(*a->match, *b->match))
        throw Refused(std::move(*refusal));
    const Comparison comparison = compare(a->side(), b->side());
    Object answer{{"relation", nameOf(comparison.relation)}, {"at", comparison.at}};
    if (comparison.relation == Relation::Fork) {
        answer.push_back({"mine", linesOf(continuation(*a->match, comparison.mineFrom, *b->match, comparison.theirsFrom))});
        answer.push_back({"theirs", linesOf(continuation(*b->match, comparison.theirsFrom, *a->match, comparison.mineFrom))});
    }
    out.line(std::move(answer));
    return Done;
}

} // namespace pegsheet::cli
