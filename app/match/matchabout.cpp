// SPDX-License-Identifier: Apache-2.0
#include "app/match/matchabout.h"

#include "app/example.h"
#include "app/match/gametable.h"
#include "app/match/matchlist.h"
#include "app/match/movedescription.h"
#include "app/match/scorecourse.h"
#include "app/match/timeline.h"
#include "app/text/errortext.h"
#include "app/text/gametext.h"
#include "app/text/language.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <numeric>

namespace pegsheet::app {

namespace {

constexpr int kBranches = 12; ///< more of them help nobody
constexpr int kShortest = 2;  ///< a single move that was made otherwise is no other way

struct MatchAbout
{
    Q_DECLARE_TR_FUNCTIONS(MatchAbout)
};

QString nameOf(const storage::MatchEntry &entry, std::size_t seat)
{
    return QString::fromStdString(entry.setup.players[seat]);
}

bool isWinner(const Standing &standing, std::size_t seat)
{
    return std::find(standing.winners.begin(), standing.winners.end(), static_cast<int>(seat)) != standing.winners.end();
}

QString termOf(const GameText *text, std::string_view kind, const std::string &id)
{
    return text != nullptr && text->term != nullptr ? text->term(kind, id) : QString::fromStdString(id);
}

QString rulesOf(const storage::MatchEntry &entry)
{
    if (entry.setup.mode == kResultMode)
        return errorText({"input.resultOnly", {}});
    const GameText *text = findGameText(entry.game);
    QStringList parts{termOf(text, "variant", entry.setup.variant)};
    for (const Member &option : entry.setup.options)
        if (const bool *isOn = option.value.truth(); isOn != nullptr && *isOn)
            parts.append(termOf(text, "option", option.key));
    if (entry.setup.mode == "scoring")
        //: How a match was kept: nothing but the finished sheets
        parts.append(MatchAbout::tr("final score only"));
    return parts.join(QStringLiteral(" · "));
}

// With the points that are counted already where it goes on.
Standing standingOf(const storage::MatchEntry &entry, const Match &match)
{
    Standing standing = match.standing();
    if (!standing.over)
        standing.scores = pointsSoFar(match, gameTable(entry.game).rounds());
    return standing;
}

// Of a match that goes on only what is counted already.
QVariantList sourcesOf(const storage::MatchEntry &entry, const Score &score, bool isOver)
{
    const GameText *text = findGameText(entry.game);
    const std::string_view counted = gameTable(entry.game).rounds().line;
    QVariantList sources;
    for (const ScoreLine &line : score.lines)
        if (isOver || counted.empty() || line.what == counted)
            sources.append(QVariantMap{{QStringLiteral("label"), text != nullptr ? text->scoreLine(line.what) : QString()},
                                       {QStringLiteral("points"), line.points}});
    return sources;
}

QVariantList playersOf(const storage::MatchEntry &entry, const Match *match)
{
    const Standing standing = match != nullptr ? standingOf(entry, *match) : entry.summary;
    const std::vector<Score> scores = match != nullptr ? match->scores() : std::vector<Score>();
    std::vector<std::size_t> seats(std::min(standing.scores.size(), entry.setup.players.size()));
    std::iota(seats.begin(), seats.end(), std::size_t(0));
    const auto isBefore = [&](std::size_t one, std::size_t other) {
        return isWinner(standing, one) != isWinner(standing, other) ? isWinner(standing, one)
                                                                    : standing.scores[one] > standing.scores[other];
    };
    std::stable_sort(seats.begin(), seats.end(), isBefore);
    QVariantList players;
    for (const std::size_t seat : seats) {
        const auto before = std::count_if(seats.begin(), seats.end(), [&](std::size_t other) { return isBefore(other, seat); });
        QVariantMap player{{QStringLiteral("name"), nameOf(entry, seat)},
                           {QStringLiteral("mark"), markOf(entry.setup, static_cast<int>(seat))},
                           {QStringLiteral("score"), standing.scores[seat]},
                           {QStringLiteral("rank"), static_cast<int>(before) + 1},
                           {QStringLiteral("winner"), isWinner(standing, seat)},
                           {QStringLiteral("starts"), seat == 0}};
        if (seat < scores.size())
            player.insert(QStringLiteral("sources"), sourcesOf(entry, scores[seat], standing.over));
        players.append(player);
    }
    return players;
}

QString turnTimesOf(const storage::MatchEntry &entry)
{
    QStringList names;
    for (std::size_t seat = 0; seat < entry.setup.players.size(); ++seat)
        names.append(nameOf(entry, seat));
    return turnTimesText(names, entry.turnTimes);
}

/// Another way that a match went.
struct Branch
{
    NodeId end = 0;
    int shared = 0; ///< so many moves are those of the present line
    int own = 0;
};

std::vector<Branch> branchesOf(const Match &match)
{
    std::vector<bool> isKnown(static_cast<std::size_t>(match.nodeCount()) + 1);
    std::vector<NodeId> here = match.lineTo(match.tip());
    for (const NodeId node : here)
        isKnown[static_cast<std::size_t>(node)] = true;
    std::vector<Branch> branches;
    // A later node is further from the set-up: where a way ends is seen before what leads there.
    for (NodeId end = match.nodeCount(); end > 0; --end) {
        if (isKnown[static_cast<std::size_t>(end)])
            continue;
        const std::vector<NodeId> line = match.lineTo(end);
        const auto shared = std::mismatch(line.begin(), line.end(), here.begin(), here.end()).first - line.begin();
        for (const NodeId node : line)
            isKnown[static_cast<std::size_t>(node)] = true;
        const Branch branch{end, static_cast<int>(shared), static_cast<int>(line.size()) - static_cast<int>(shared)};
        if (branch.own >= kShortest)
            branches.push_back(branch);
    }
    std::stable_sort(branches.begin(), branches.end(), [](const Branch &one, const Branch &other) { return one.own > other.own; });
    if (branches.size() > kBranches)
        branches.resize(kBranches);
    return branches;
}

QVariantList describeBranches(const storage::MatchEntry &entry, const Match &match)
{
    QVariantList told;
    for (const Branch &branch : branchesOf(match)) {
        const auto other = match.branch(branch.end);
        if (other == nullptr)
            continue;
        const std::vector<int> points = standingOf(entry, *other).scores;
        QStringList scores;
        for (std::size_t seat = 0; seat < points.size(); ++seat)
            scores.append(nameOf(entry, seat) + QLatin1Char(' ') + installedLocale().toString(points[seat]));
        told.append(QVariantMap{{QStringLiteral("node"), branch.end},
                                {QStringLiteral("shared"), branch.shared},
                                {QStringLiteral("moves"), branch.shared + branch.own},
                                {QStringLiteral("text"),
                                 branch.shared == 0
                                     //: Another way a match went; %n moves of its own
                                     ? MatchAbout::tr("From the beginning: %n other move(s)", nullptr, branch.own)
                                     //: Another way a match went: it left after move %1 and has %n moves of its own
                                     : MatchAbout::tr("After move %1: %n other move(s)", nullptr, branch.own).arg(branch.shared)},
                                {QStringLiteral("detail"), scores.join(QStringLiteral(", "))}});
    }
    return told;
}

// How the scores went, round by round; nothing where that is no line.
QVariantMap courseOf(const storage::MatchEntry &entry, const Match &match)
{
    const auto copy = entry.setup.mode == "scoring" ? nullptr : match.branch(match.head());
    if (copy == nullptr)
        return {};
    const Timeline timeline(*copy);
    if (timeline.rounds().size() < 3)
        return {};
    QStringList names;
    QList<int> marks;
    for (std::size_t seat = 0; seat < entry.setup.players.size(); ++seat) {
        names.append(nameOf(entry, seat));
        marks.append(markOf(entry.setup, static_cast<int>(seat)));
    }
    return {{QStringLiteral("heading"), gameTable(entry.game).rounds().scores()},
            {QStringLiteral("series"), ScoreCourse::seriesOf(timeline, names, marks)},
            {QStringLiteral("labels"), ScoreCourse::labelsOf(timeline)}};
}

} // namespace

QVariantMap matchAbout(const storage::MatchEntry &entry, const Match *match)
{
    const QLocale locale = installedLocale();
    const std::int64_t when = playedAt(entry);
    const QTime time = QDateTime::fromSecsSinceEpoch(when).time();
    return {{QStringLiteral("matchId"), QVariant::fromValue<qlonglong>(entry.id.value)},
            {QStringLiteral("game"), QString::fromStdString(entry.game)},
            {QStringLiteral("gameName"), gameNameOf(entry)},
            {QStringLiteral("over"), entry.summary.over},
            {QStringLiteral("removed"), entry.removedAt != 0},
            {QStringLiteral("scoring"), entry.setup.mode == "scoring"},
            {QStringLiteral("result"), entry.setup.mode == kResultMode},
            {QStringLiteral("copied"), entry.origin.has_value()},
            {QStringLiteral("example"), isExample(entry.origin)},
            {QStringLiteral("mark"), entry.summary.player < 0 ? -1 : markOf(entry.setup, entry.summary.player)},
            //: When a match was over, or began: %1 a day, %2 a time
            {QStringLiteral("when"), MatchAbout::tr("%1, %2").arg(dayOf(when), locale.toString(time, QLocale::ShortFormat))},
            {QStringLiteral("duration"), durationOf(entry.played)},
            {QStringLiteral("turnTimes"), turnTimesOf(entry)},
            {QStringLiteral("standing"), match != nullptr ? describeStanding(*match) : QString()},
            {QStringLiteral("rules"), rulesOf(entry)},
            {QStringLiteral("place"), QString::fromStdString(entry.about.place)},
            {QStringLiteral("note"), QString::fromStdString(entry.about.note)},
            {QStringLiteral("moves"), entry.summary.moves},
            {QStringLiteral("players"), playersOf(entry, match)},
            {QStringLiteral("branches"), match != nullptr ? describeBranches(entry, *match) : QVariantList()},
            {QStringLiteral("course"), match != nullptr ? courseOf(entry, *match) : QVariantMap()}};
}

} // namespace pegsheet::app
