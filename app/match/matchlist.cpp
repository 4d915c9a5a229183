// SPDX-License-Identifier: Apache-2.0
#include "app/match/matchlist.h"

#include "app/text/gametext.h"
#include "app/text/language.h"

#include <QDateTime>
#include <QLocale>

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

QString gameNameOf(const storage::MatchEntry &entry)
{
    const GameText *text = findGameText(entry.game);
    return text != nullptr ? text->name() : QString::fromStdString(entry.game);
}

} // namespace

QString whenOf(qint64 secondsSince1970)
{
    const QLocale locale(installedLanguage());
    const QDateTime when = QDateTime::fromSecsSinceEpoch(secondsSince1970);
    return when.date() == QDate::currentDate() ? locale.toString(when.time(), QLocale::ShortFormat)
                                               : locale.toString(when.date(), QLocale::ShortFormat);
}

QString dayOf(qint64 secondsSince1970)
{
    const QLocale locale(installedLanguage());
    const QDate day = QDateTime::fromSecsSinceEpoch(secondsSince1970).date();
    //: A day as Qt writes it, without and with its year: "14 November", in German "14. November"
    const QString format = day.year() == QDate::currentDate().year() ? MatchList::tr("d MMMM") : MatchList::tr("d MMMM yyyy");
    return locale.toString(day, format);
}

void MatchList::show(std::vector<storage::MatchEntry> entries)
{
    beginResetModel();
    m_entries = std::move(entries);
    endResetModel();
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
    case MatchIdRole:
        return QVariant::fromValue(static_cast<qlonglong>(entry.id.value));
    case Qt::DisplayRole:
    case GameNameRole:
        return gameNameOf(entry);
    case NamesRole:
        return namesOf(entry);
    case MarksRole:
        return marksOf(entry);
    case ScoresRole:
        return numbers(entry.summary.scores);
    case WinnersRole:
        return numbers(entry.summary.winners);
    case OverRole:
        return entry.summary.over;
    case PlayerRole:
        return entry.summary.player;
    case WhenRole:
        return whenOf(entry.touchedAt);
    case ScoringRole:
        return entry.setup.mode == "scoring";
    case MovesRole:
        return entry.summary.moves;
    default:
        return {};
    }
}

QHash<int, QByteArray> MatchList::roleNames() const
{
    return {{MatchIdRole, "matchId"}, {GameNameRole, "gameName"}, {NamesRole, "names"},
            {MarksRole, "marks"},     {ScoresRole, "scores"},   {WinnersRole, "winners"},   {OverRole, "over"},
            {PlayerRole, "player"},   {WhenRole, "when"},         {MovesRole, "moves"},
            {ScoringRole, "scoring"}};
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
