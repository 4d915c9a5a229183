// SPDX-License-Identifier: Apache-2.0
#include "app/match/matchlist.h"

#include "app/example.h"
#include "app/match/gametable.h"
#include "app/text/gametext.h"
#include "app/text/language.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <iterator>
#include <numeric>

namespace pegsheet::app {

namespace {

QVariantList numbers(const std::vector<int> &list)
{
    QVariantList out;
    for (const int number : list)
        out.append(number);
    return out;
}

QStringList namesOf(const storage::MatchEntry &entry)
{
    QStringList names;
    for (const std::string &name : entry.setup.players)
        names.append(QString::fromStdString(name));
    return names;
}

QVariantList marksOf(const storage::MatchEntry &entry)
{
    QVariantList marks;
    for (int seat = 0; seat < static_cast<int>(entry.setup.players.size()); ++seat)
        marks.append(markOf(entry.setup, seat));
    return marks;
}

bool hasPoints(const storage::MatchEntry &entry)
{
    return entry.summary.over || !gameTable(entry.game).tellsPointsAtTheEnd;
}

// Seats, the best first; the winners before who has as many points.
QVariantList rankingOf(const storage::MatchEntry &entry)
{
    const Standing &standing = entry.summary;
    std::vector<int> seats(standing.scores.size());
    std::iota(seats.begin(), seats.end(), 0);
    if (!hasPoints(entry))
        return numbers(seats);
    const auto wins = [&](int seat) {
        return std::find(standing.winners.begin(), standing.winners.end(), seat) != standing.winners.end();
    };
    std::stable_sort(seats.begin(), seats.end(), [&](int one, int other) {
        const auto points = [&](int seat) { return standing.scores[static_cast<std::size_t>(seat)]; };
        return wins(one) != wins(other) ? wins(one) : points(one) > points(other);
    });
    return numbers(seats);
}

// Somebody else has as many points as those who won.
bool isTied(const storage::MatchEntry &entry)
{
    const Standing &standing = entry.summary;
    if (standing.winners.empty() || standing.scores.empty())
        return false;
    const int best = *std::max_element(standing.scores.begin(), standing.scores.end());
    return std::count(standing.scores.begin(), standing.scores.end(), best) > static_cast<std::ptrdiff_t>(standing.winners.size());
}

// A date in that form of the language in use, without the year where it is this one.
QString dated(const QDate &date, const char *thisYear, const char *another)
{
    const bool isThis = date.year() == QDate::currentDate().year();
    return installedLocale().toString(date, QCoreApplication::translate("MatchList", isThis ? thisYear : another));
}

constexpr std::size_t kPage = 50;

} // namespace

QString gameNameOf(const storage::MatchEntry &entry)
{
    const GameText *text = findGameText(entry.game);
    return text != nullptr ? text->name() : QString::fromStdString(entry.game);
}

QString dayOf(qint64 secondsSince1970)
{
    //: A day of this year as QDate::toString() takes it
    static constexpr const char *kThisYear = QT_TRANSLATE_NOOP("MatchList", "ddd d MMM");
    //: A day of another year as QDate::toString() takes it
    static constexpr const char *kAnother = QT_TRANSLATE_NOOP("MatchList", "d MMM yyyy");
    return dated(QDateTime::fromSecsSinceEpoch(secondsSince1970).date(), kThisYear, kAnother);
}

QString durationOf(std::optional<std::int64_t> seconds)
{
    const int minutes = static_cast<int>((seconds.value_or(0) + 30) / 60);
    if (minutes == 0)
        return {};
    //: How long a match took: %1 minutes
    return minutes < 60
        ? QCoreApplication::translate("MatchList", "%1 min").arg(minutes)
        //: How long a match took: %1 hours, %2 minutes as two digits
        : QCoreApplication::translate("MatchList", "%1 h %2").arg(minutes / 60).arg(minutes % 60, 2, 10, QLatin1Char('0'));
}

QString turnTimesText(const QStringList &names, std::span<const std::int64_t> seconds)
{
    QStringList times;
    for (qsizetype seat = 0; seat < std::min(names.size(), static_cast<qsizetype>(seconds.size())); ++seat)
        if (const QString time = durationOf(seconds[static_cast<std::size_t>(seat)]); !time.isEmpty())
            //: How long somebody's turns took: %1 a player, %2 a time as "34 min"
            times.append(QCoreApplication::translate("MatchList", "%1 %2", "turn time").arg(names[seat], time));
    return times.join(QStringLiteral(" · "));
}

QString whenOf(qint64 secondsSince1970)
{
    const QLocale locale = installedLocale();
    const QDateTime when = QDateTime::fromSecsSinceEpoch(secondsSince1970);
    return when.date() == QDate::currentDate() ? locale.toString(when.time(), QLocale::ShortFormat) : dayOf(secondsSince1970);
}

QString dateOf(qint64 secondsSince1970)
{
    const QLocale locale = installedLocale();
    const QDate day = QDateTime::fromSecsSinceEpoch(secondsSince1970).date();
    //: A day as Qt writes it, without and with its year: "14 November", in German "14. November"
    const QString format = day.year() == QDate::currentDate().year() ? MatchList::tr("d MMMM") : MatchList::tr("d MMMM yyyy");
    return locale.toString(day, format);
}

void MatchList::refresh()
{
    const std::size_t wanted = std::max(kPage, m_entries.size());
    beginResetModel();
    m_entries = m_fetch(0, wanted);
    m_isWhole = m_entries.size() < wanted;
    endResetModel();
    Q_EMIT countChanged();
}

bool MatchList::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_isWhole && !m_entries.empty();
}

void MatchList::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    std::vector<storage::MatchEntry> more = m_fetch(m_entries.size(), kPage);
    m_isWhole = more.size() < kPage;
    if (more.empty())
        return;
    beginInsertRows({}, count(), count() + static_cast<int>(more.size()) - 1);
    std::move(more.begin(), more.end(), std::back_inserter(m_entries));
    endInsertRows();
    Q_EMIT countChanged();
}

int MatchList::rowOf(storage::MatchId id) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const storage::MatchEntry &entry) { return entry.id == id; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

void MatchList::tell(storage::MatchId id, const storage::About &about)
{
    const int row = rowOf(id);
    if (row < 0)
        return;
    m_entries[static_cast<std::size_t>(row)].about = about;
    Q_EMIT dataChanged(index(row), index(row), {PlaceRole, NotedRole});
}

void MatchList::drop(storage::MatchId id)
{
    const int row = rowOf(id);
    if (row < 0)
        return;
    beginRemoveRows({}, row, row);
    m_entries.erase(m_entries.begin() + row);
    endRemoveRows();
    Q_EMIT countChanged();
}

void MatchList::retranslate()
{
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1));
}

int MatchList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant MatchList::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid));
    const storage::MatchEntry &entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case MatchIdRole: return QVariant::fromValue(static_cast<qlonglong>(entry.id.value));
    case Qt::DisplayRole:
    case GameNameRole: return gameNameOf(entry);
    case NamesRole: return namesOf(entry);
    case MarksRole: return marksOf(entry);
    case ScoresRole: return hasPoints(entry) ? numbers(entry.summary.scores) : QVariantList();
    case WinnersRole: return numbers(entry.summary.winners);
    case OverRole: return entry.summary.over;
    case PlayerRole: return entry.summary.player;
    case WhenRole: return whenOf(entry.summary.over ? playedAt(entry) : entry.touchedAt);
    case ScoringRole: return entry.setup.mode == "scoring";
    case MovesRole: return entry.summary.moves;
    case GameRole: return QString::fromStdString(entry.game);
    case MonthRole:
        //: A month as QDate::toString() takes it
        return installedLocale().toString(QDateTime::fromSecsSinceEpoch(playedAt(entry)).date(), tr("MMMM yyyy"));
    case DayRole: return dayOf(playedAt(entry));
    case DurationRole: return durationOf(entry.played);
    case RankingRole: return rankingOf(entry);
    case TiedRole: return isTied(entry);
    case PlaceRole: return QString::fromStdString(entry.about.place);
    case NotedRole: return !entry.about.note.empty();
    case CopiedRole: return entry.origin.has_value();
    case ExampleRole: return isExample(entry.origin);
    default: return {};
    }
}

QHash<int, QByteArray> MatchList::roleNames() const
{
    return {{MatchIdRole, "matchId"}, {GameNameRole, "gameName"}, {NamesRole, "names"},       {MarksRole, "marks"},
            {ScoresRole, "scores"},   {WinnersRole, "winners"},   {OverRole, "over"},         {PlayerRole, "player"},
            {WhenRole, "when"},       {MovesRole, "moves"},       {ScoringRole, "scoring"},   {GameRole, "game"},
            {MonthRole, "month"},     {DayRole, "day"},           {DurationRole, "duration"}, {RankingRole, "ranking"},
            {TiedRole, "tied"},       {PlaceRole, "place"},       {NotedRole, "noted"},       {CopiedRole, "copied"},
            {ExampleRole, "example"}};
}

QVariantMap MatchList::row(int place) const
{
    QVariantMap map;
    if (place < 0 || place >= count())
        return map;
    const auto roles = roleNames();
    for (auto role = roles.begin(); role != roles.end(); ++role)
        map.insert(QString::fromLatin1(role.value()), data(index(place), role.key()));
    return map;
}

} // namespace pegsheet::app
