// SPDX-License-Identifier: Apache-2.0
#include "app/export/result.h"

#include "app/session.h"
#include "model/catalog.h"

#include <QDateTime>

#include <algorithm>
#include <tuple>

namespace pegsheet::exporting {

namespace {

constexpr std::int64_t kMinute = 60;
constexpr std::int64_t kLongestEvening = 12 * 60 * kMinute;

std::string valueText(const Value &value)
{
    if (const bool *truth = value.truth())
        return *truth ? "true" : "false";
    if (const std::int64_t *number = value.integer())
        return std::to_string(*number);
    return value.text() == nullptr ? std::string() : *value.text();
}

void rank(std::vector<Place> &places, const std::vector<Score> &scores)
{
    const auto worth = [&](const Place &place) {
        const Score &score = scores[static_cast<std::size_t>(place.seat)];
        // Who won is the game's to say; among winners nothing is left to decide.
        return std::tuple(place.isWinner, place.isWinner ? 0 : score.total, place.isWinner ? 0 : score.tieBreak);
    };
    for (Place &place : places)
        place.rank = 1 + static_cast<int>(std::count_if(places.begin(), places.end(), [&](const Place &other) {
                         return worth(other) > worth(place);
                     }));
}

void place(Result &result, const std::vector<Score> &scores, const std::vector<int> &winners, const std::vector<std::string> &names)
{
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        const int number = static_cast<int>(seat);
        const bool won = std::find(winners.begin(), winners.end(), number) != winners.end();
        result.places.push_back({number, names[seat], scores[seat].total, 0, won, scores[seat].lines});
    }
    if (result.isOver)
        rank(result.places, scores);
}

} // namespace

Result resultOf(const Match &match, const storage::MatchEntry &entry)
{
    Result result{entry, std::string(match.game().name), {}, match.over(), match.length(), match.game().boardGameGeek};
    place(result, match.scores(), match.winners(), match.setup().players);
    return result;
}

Result resultOf(const storage::MatchEntry &entry)
{
    Result result{entry, entry.game, {}, true, 0, 0};
    if (const GameEntry *game = findGame(entry.game)) {
        result.title = game->info->name;
        result.boardGameGeek = game->info->boardGameGeek;
    }
    std::vector<Score> scores;
    for (const int total : entry.summary.scores)
        scores.push_back({static_cast<int>(scores.size()), total, 0, {}});
    scores.resize(std::min(scores.size(), entry.setup.players.size()));
    place(result, scores, entry.summary.winners, entry.setup.players);
    return result;
}

std::optional<Result> resultOf(storage::Library &library, const storage::MatchEntry &listed)
{
    if (listed.setup.mode == kResultMode)
        return resultOf(library.load(listed.id).entry);
    MaybeRefusal refusal;
    const auto session = Session::open(library, listed.id, refusal);
    if (session == nullptr || refusal)
        return std::nullopt;
    return resultOf(session->match(), session->entry());
}

std::optional<int> minutesOf(const Result &result)
{
    if (!result.isOver)
        return std::nullopt;
    if (result.entry.played)
        return static_cast<int>((*result.entry.played + kMinute / 2) / kMinute);
    // Where nobody counted the time at the table, an evening at most is taken for it.
    const storage::MatchEntry &entry = result.entry;
    const std::int64_t seconds = (entry.overAt > entry.startedAt ? entry.overAt : entry.touchedAt) - entry.startedAt;
    if (entry.startedAt == 0 || seconds <= 0 || seconds > kLongestEvening)
        return std::nullopt;
    return static_cast<int>((seconds + kMinute / 2) / kMinute);
}

std::string dayOf(const Result &result)
{
    return QDateTime::fromSecsSinceEpoch(playedAt(result.entry)).date().toString(Qt::ISODate).toStdString();
}

std::string optionsText(const Setup &setup)
{
    std::string text;
    for (const Member &option : setup.options)
        text += (text.empty() ? "" : "; ") + option.key + '=' + valueText(option.value);
    return text;
}

} // namespace pegsheet::exporting
