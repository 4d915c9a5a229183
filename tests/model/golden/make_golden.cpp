// SPDX-License-Identifier: Apache-2.0
// Wrote codes.jsonl when the format was frozen: make_golden > codes.jsonl; and rules.jsonl, when there were other rules than
// the classic ones: make_golden rules > rules.jsonl. What it writes today must be the same; codes of a newer format go into
// another file.
#include "tests/model/golden/golden.h"

#include "model/bronze/game.h"
#include "model/core/exchange.h"
#include "model/core/matchof.h"
#include "model/core/notation.h"
#include "model/core/uid.h"
#include "storage/json.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace pegsheet;
using namespace pegsheet::golden;
using BronzeMatch = MatchOf<bronze::Bronze>;

namespace {

const std::vector<std::vector<std::string>> kNames{
    {"Ann", "Bo"},
    {"Benedikt", "Gabriele", "Franzisk", "Margaret"},
    {"Jürgen", "Łukasz Ćwikła", "Zoë"},
    {"李小龍", "محمد", "Σωκράτης", "Ольга"},
    {"x", "Player 2"},
    {"Anna-Lena 3", "D'Artagnan", "🎲🎲"},
};
const std::vector<std::vector<int>> kMarks{{}, {4, 0, 2, 1}, {1, 0, 2, 3}};
const std::vector<std::string> kCorrections{
    "correct player=0 set=food:9",
    "correct player=1 set=goods:{wood:2,metal:4},developments:[leadership,caravans,engineering,granaries] why=\"verzählt, 3× 🎲\"",
    "correct player=1 set=cityBoxes:{city4:3,city5:4},monuments:{obelisk:{boxes:9,points:6}},disasters:12",
    "correct player=0 set=developments:[leadership,granaries,engineering],goods:{stone:5,cloth:3,wood:7}",
    "correct set=round:7",
};

Value moveOf(const std::string &line)
{
    Value move;
    if (readNotation<bronze::Move>(line, move))
        std::abort();
    return move;
}

Setup setupOf(std::size_t number)
{
    Setup setup;
    setup.players = kNames[number % kNames.size()];
    std::vector<int> marks = kMarks[number % kMarks.size()];
    marks.resize(std::min(marks.size(), setup.players.size()));
    if (marks.size() == setup.players.size() && !inSeatOrder(marks)
        && *std::max_element(marks.begin(), marks.end()) < pegsheet::kMarks)
        setup.marks = marks;
    return canonicalSetup(bronze::Bronze::info(), setup);
}

// Random moves with corrections between them, so that every kind of move comes up.
std::unique_ptr<BronzeMatch> played(std::size_t number, int moves, const Setup &setup, const std::string &first = {})
{
    MaybeRefusal refusal;
    auto match = BronzeMatch::start(setup, refusal);
    if (match == nullptr || (!first.empty() && match->play(moveOf(first))))
        std::abort();
    Random random(number);
    while (match->length() < moves) {
        if (match->over() || random.below(40) == 0) {
            const std::string &line = kCorrections[random.below(static_cast<std::uint32_t>(kCorrections.size()))];
            if (!match->play(moveOf(line)) || !match->over())
                continue;
            break;
        }
        bronze::State state = match->current();
        if (match->play(bronze::playRandomly(state, random)))
            std::abort();
    }
    return match;
}

Array linesOf(const Match &match, int from, int to)
{
    const Array log = match.log();
    Array lines;
    for (int place = from; place < to; ++place)
        lines.push_back(notation(log[static_cast<std::size_t>(place)]));
    return lines;
}

void print(const std::string &name, const Match &match, const Sharing &sharing, bool withSetup = false)
{
    MaybeRefusal refusal;
    const std::string text = shareText(match, sharing);
    const auto code = SharedCode::read(text, refusal);
    const Member beginning = withSetup ? Member{"setup", setupValue(match.setup())}
                                       : Member{"players", Array(match.setup().players.begin(), match.setup().players.end())};
    const Object line{{"name", name},
                      {"text", text},
                      {"envelope", envelopeOf(code->header())},
                      beginning,
                      {"before", linesOf(match, 0, sharing.since)},
                      {"log", linesOf(match, sharing.since, match.length())},
                      {"state", hexOf(match.stateHash())}};
    std::printf("%s\n", storage::writeJson(Value(line)).c_str());
}

struct Agreement
{
    std::size_t players;
    const char *variant;
    Object options;
    const char *mode;
    const char *first; ///< a correction that lets what is rare come up
};

// Every rule set, option and kind of move that the classic rules for several do not have.
int printRules()
{
    const char *late = "correct player=0 set=food:9,goods:{wood:4,pottery:3,cloth:4,metal:4},"
                       "cityBoxes:{city4:3,city5:4,city6:5,city7:6},developments:[preservation,shipping,smithing],ships:1";
    const std::vector<Agreement> agreements{
        {1, "classic", {}, "play", ""},
        {1, "classic", {{"soloEndsEarly", true}, {"soloSkulls", "locked"}}, "play", ""},
        {1, "2024", {{"soloSkulls", "rerolled"}}, "play", ""},
        {2, "classic", {{"trading", true}}, "play", ""},
        {4, "2024", {{"trading", true}, {"longerGame", true}, {"laterPoints", "classic"}}, "play", ""},
        {3, "2024", {}, "play", ""},
        {1, "late", {}, "play", late},
        {2, "late", {}, "play", late},
        {3, "late", {}, "play", late},
        {4, "late", {}, "play", ""},
        {4, "classic", {}, "scoring", ""},
        {2, "late", {{"trading", true}}, "scoring", ""},
    };
    for (std::size_t number = 0; number < agreements.size(); ++number) {
        const Agreement &agreement = agreements[number];
        Setup setup{kNames[1], agreement.variant, agreement.options, agreement.mode};
        setup.players.resize(agreement.players);
        const auto match = played(number, 150, canonicalSetup(bronze::Bronze::info(), setup), agreement.first);
        const std::string name = std::to_string(agreement.players) + ' ' + agreement.variant + ' ' + agreement.mode + ' '
            + std::to_string(number);
        print("whole " + name, *match, {uidFrom(number + 500), 0, {}, 0}, true);
        print("part " + name, *match, {uidFrom(number + 500), match->length() * 2 / 3, {}, 0}, true);
    }
    return 0;
}

} // namespace

int main(int count, char **)
{
    if (count > 1)
        return printRules();
    constexpr std::size_t kWhole = 30;
    constexpr std::size_t kParts = 20;
    for (std::size_t number = 0; number < kWhole; ++number) {
        const auto match = played(number, static_cast<int>(number * 8), setupOf(number));
        Sharing sharing{uidFrom(0x0123456789ABCDEFU * (number + 1)), 0, {}, 0};
        if (number % 7 == 6)
            sharing.uid = "00112233445566778899aabbccddeeff";
        if (number % 5 == 4) {
            sharing.edition = static_cast<std::uint32_t>(number);
            for (std::uint32_t point = 0; point < number / 5; ++point)
                sharing.left.push_back({point * 17, 0xFFFFFFFFU - point * 0x1234567U});
        }
        print("whole " + std::to_string(number), *match, sharing);
    }
    for (std::size_t number = 0; number < kParts; ++number) {
        const auto match = played(100 + number, static_cast<int>(20 + number * 5), setupOf(100 + number));
        Sharing sharing{uidFrom(number), std::max(1, match->length() - static_cast<int>(number * 2)), {}, 0};
        if (number % 4 == 3) {
            sharing.left = {{static_cast<std::uint32_t>(match->length() + 1), static_cast<std::uint32_t>(number)}};
            sharing.edition = 1;
        }
        print("part " + std::to_string(number), *match, sharing);
    }
    return 0;
}
