// SPDX-License-Identifier: Apache-2.0
#include "app/match/movesearch.h"

#include "app/text/namekey.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

MoveSearch::MoveSearch(QObject *parent) : QSortFilterProxyModel(parent)
{
    connect(this, &QAbstractItemModel::rowsInserted, this, &MoveSearch::foundChanged);
    connect(this, &QAbstractItemModel::rowsRemoved, this, &MoveSearch::foundChanged);
    connect(this, &QAbstractItemModel::modelReset, this, &MoveSearch::foundChanged);
    const auto tell = [this](const QModelIndex &, int first) { tellHeadingBefore(first); };
    connect(this, &QAbstractItemModel::rowsInserted, this, tell);
    connect(this, &QAbstractItemModel::rowsRemoved, this, tell);
}

void MoveSearch::setList(MoveList *list)
{
    if (std::exchange(m_list, list) == list)
        return;
    setSourceModel(list);
    Q_EMIT listChanged();
}

void MoveSearch::setText(const QString &text)
{
    if (std::exchange(m_text, text) == text)
        return;
    m_words = searchText(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
    Q_EMIT textChanged();
    Q_EMIT foundChanged();
}

QVariant MoveSearch::data(const QModelIndex &index, int role) const
{
    if (role != HeadingRole)
        return QSortFilterProxyModel::data(index, role);
    const int round = m_list->round(mapToSource(index).row());
    const QModelIndex next = index.siblingAtRow(index.row() + 1);
    return !next.isValid() || m_list->round(mapToSource(next).row()) != round ? round : 0;
}

QHash<int, QByteArray> MoveSearch::roleNames() const
{
    QHash<int, QByteArray> names = QSortFilterProxyModel::roleNames();
    names.insert(HeadingRole, "heading");
    return names;
}

// What comes behind a row decides whether a round begins with it.
void MoveSearch::tellHeadingBefore(int row)
{
    if (row > 0)
        Q_EMIT dataChanged(index(row - 1, 0), index(row - 1, 0), {HeadingRole});
}

int MoveSearch::rowOf(int place) const
{
    return m_list == nullptr ? -1 : mapFromSource(m_list->index(place)).row();
}

int MoveSearch::rowOfRound(int round) const
{
    return m_list == nullptr ? -1 : rowOf(m_list->placeOfRound(round));
}

bool MoveSearch::filterAcceptsRow(int row, const QModelIndex &) const
{
    if (m_words.isEmpty())
        return true;
    const MoveList::Row &move = m_list->row(row);
    const QString text = searchText(move.player + QLatin1Char('\n') + move.sentence + QLatin1Char('\n') + move.detail);
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) { return text.contains(word); });
}

} // namespace pegsheet::app
