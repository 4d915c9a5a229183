// SPDX-License-Identifier: Apache-2.0
#include "app/share/playlog.h"

#include "app/share/historyfile.h"
#include "app/share/loggedplay.h"
#include "model/core/characters.h"
#include "storage/json.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace pegsheet {

namespace {

constexpr int kLongestPlay = 7 * 24 * 60;         // minutes
constexpr std::int64_t kYear2100 = 4'102'444'800; // a later play has no date

std::string_view withoutByteOrderMark(std::string_view text)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    return text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
}

/// The letters and digits of a title: apostrophes, colons and dashes are typed in many ways.
QString lettersOf(const QString &title)
{
    QString letters;
    for (const QChar c : title.toCaseFolded())
        if (c.isLetterOrNumber())
            letters += c;
    return letters;
}

const GameEntry *gameOf(const LoggedPlay &play)
{
    const QString title = lettersOf(play.title);
    for (const GameEntry &game : catalog()) {
        const int number = game.info->boardGameGeek;
        const bool areNumbered = number != 0 && play.number != 0;
        if (areNumbered ? number == play.number
                        : title == lettersOf(QString::fromUtf8(game.info->name.data(), qsizetype(game.info->name.size()))))
            return &game;
    }
    return nullptr;
}

/// The name as it can be stored; empty where nothing is left of it.
std::string storedName(const QString &typed)
{
    const std::string composed = typed.normalized(QString::NormalizationForm_C).toStdString();
    std::string name = QString::fromStdString(cleaned(composed, Lines::One)).simplified().toStdString();
    std::string_view rest = name;
    for (int letters = 0; letters < kNameLength && !rest.empty(); ++letters)
        takeCharacter(rest);
    name.resize(name.size() - rest.size());
    return std::string(trimmed(name));
}

/// Nothing where a name or somebody's points are missing.
std::optional<Standing> standingOf(const std::vector<LoggedPlay::Player> &players, std::vector<std::string> &names)
{
    Standing standing;
    standing.over = true;
    for (const LoggedPlay::Player &player : players) {
        const std::optional<int> points = pointsOf(player.score);
        names.push_back(storedName(player.name));
        if (!points || names.back().empty())
            return std::nullopt;
        if (player.won)
            standing.winners.push_back(static_cast<int>(standing.scores.size()));
        standing.scores.push_back(*points);
    }
    // Who has the most, where the log names nobody.
    if (standing.winners.empty() && standing.scores.size() > 1)
        for (std::size_t seat = 0; seat < standing.scores.size(); ++seat)
            if (standing.scores[seat] == *std::max_element(standing.scores.begin(), standing.scores.end()))
                standing.winners.push_back(static_cast<int>(seat));
    return standing;
}

std::optional<storage::StoredMatch> matchOf(const LoggedPlay &play)
{
    const GameEntry *game = gameOf(play);
    const std::int64_t when = play.when.isValid() ? play.when.toSecsSinceEpoch() : 0;
    if (game == nullptr || !play.counts || play.players.empty() || when <= 0 || when >= kYear2100)
        return std::nullopt;
    std::vector<LoggedPlay::Player> players = play.players;
    std::stable_sort(players.begin(), players.end(), [](const auto &one, const auto &other) {
        return one.begins != other.begins ? one.begins : one.seat < other.seat;
    });
    Setup setup;
    setup.mode = kResultMode;
    const auto standing = standingOf(players, setup.players);
    if (!standing)
        return std::nullopt;
    storage::StoredMatch match;
    match.entry.uid = play.uid;
    match.entry.game = game->info->id;
    match.entry.rulesVersion = game->info->rulesVersion;
    match.entry.setup = canonicalSetup(*game->info, std::move(setup));
    match.entry.startedAt = match.entry.touchedAt = match.entry.overAt = when;
    match.entry.summary = *standing;
    if (play.minutes > 0 && play.minutes <= kLongestPlay)
        match.entry.played = std::int64_t{60} * play.minutes;
    match.entry.about = {play.place.trimmed().toStdString(), play.note.trimmed().toStdString()};
    return match;
}

} // namespace

MaybeRefusal refusesPlayLog(std::string_view text)
{
    constexpr std::size_t kHeading = 4096; // in which the first element of a file begins
    text = withoutByteOrderMark(text);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return std::nullopt;
    const auto has = [&](std::string_view word) { return text.find(word) != std::string_view::npos; };
    if (text[first] == '{' && has("\"plays\"") && has("\"players\"") && has("\"games\""))
        return Refusal{"input.bgStats", {}};
    text = text.substr(first, kHeading);
    if (text.front() == '<' && (has("<plays ") || has("<plays>")))
        return Refusal{"input.boardGameGeek", {}};
    return std::nullopt;
}

std::optional<int> pointsOf(QString score)
{
    constexpr double kMostPoints = 1'000'000;
    static const QRegularExpression kTerm(QStringLiteral(R"(\s*([+-]?)\s*(\d{1,7}(?:[.,]\d{1,6})?)\s*)"));
    score.replace(QChar(u'\u2212'), QLatin1Char('-'));
    double sum = 0;
    qsizetype at = 0;
    while (at < score.size()) {
        const auto term = kTerm.match(score, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
        if (!term.hasMatch() || (at > 0 && term.capturedView(1).isEmpty()))
            return std::nullopt;
        const double value = term.captured(2).replace(QLatin1Char(','), QLatin1Char('.')).toDouble();
        sum += term.capturedView(1) == QLatin1String("-") ? -value : value;
        at = term.capturedEnd();
    }
    if (at == 0 || std::abs(sum) > kMostPoints)
        return std::nullopt;
    return qRound(sum);
}

void add(PlayLog &log, const LoggedPlay &play)
{
    if (auto match = matchOf(play))
        log.plays.push_back(std::move(*match));
    else
        ++log.leftOut;
}

MaybeRefusal readPlayLog(std::string_view text, PlayLog &log)
{
    text = withoutByteOrderMark(text);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    text.remove_prefix(std::min(first, text.size()));
    PlayLog read;
    if (!(text.starts_with('<') ? readBoardGameGeek(text, read) : readBgStats(text, read)))
        return Refusal{"input.playsDamaged", {}};
    log = std::move(read);
    return std::nullopt;
}

std::vector<std::string> namesOf(const PlayLog &log)
{
    std::map<std::string, int> counts;
    std::vector<std::string> names;
    for (const storage::StoredMatch &play : log.plays)
        for (const std::string &name : play.entry.setup.players)
            if (++counts[name] == 1)
                names.push_back(name);
    std::stable_sort(names.begin(), names.end(),
                     [&](const std::string &one, const std::string &other) { return counts[one] > counts[other]; });
    return names;
}

void rename(PlayLog &log, const KnownAs &known)
{
    for (storage::StoredMatch &play : log.plays)
        for (std::string &name : play.entry.setup.players)
            if (const auto here = known.find(name); here != known.end())
                name = here->second;
}

std::string historyText(const PlayLog &log)
{
    std::string text = R"({"pegsheet":"history","version":)" + std::to_string(kHistoryVersion) + R"(,"matches":[)";
    for (const storage::StoredMatch &play : log.plays)
        text += (&play == &log.plays.front() ? "" : ",") + storage::writeJson(savedValue(play));
    return text + "]}\n";
}

} // namespace pegsheet
