// SPDX-License-Identifier: Apache-2.0
#include "app/match/movelist.h"

namespace pegsheet::app {

void MoveList::show(int made, int total, int unchanged)
{
    const int kept = qMin(unchanged, qMin(m_total, total));
    if (kept < m_total) {
        beginRemoveRows({}, kept, m_total - 1);
        m_total = kept;
        m_made = qMin(m_made, kept);
        endRemoveRows();
    }
    if (kept < total) {
        beginInsertRows({}, kept, total - 1);
        m_total = total;
        m_made = made;
        endInsertRows();
    }
    const int from = qMin(m_made, made);
    const int to = qMax(m_made, made);
    m_made = made;
    if (from < to)
        Q_EMIT dataChanged(index(from), index(to - 1), {UndoneRole});
    Q_EMIT madeChanged();
}

void MoveList::retranslate()
{
    if (m_total > 0)
        Q_EMIT dataChanged(index(0), index(m_total - 1));
}

int MoveList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_total;
}

QVariant MoveList::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid));
    if (role == UndoneRole)
        return index.row() >= m_made;
    const Row row = m_wording(index.row());
    switch (role) {
    case SeatRole:
        return row.seat;
    case Qt::DisplayRole:
    case SentenceRole:
        return row.sentence;
    case DetailRole:
        return row.detail;
    case CorrectionRole:
        return row.correction;
    case RoundRole:
        return row.round;
    default:
        return {};
    }
}

QHash<int, QByteArray> MoveList::roleNames() const
{
    return {{SeatRole, "seat"},           {SentenceRole, "sentence"}, {DetailRole, "detail"},
            {CorrectionRole, "correction"}, {UndoneRole, "undone"},   {RoundRole, "round"}};
}

} // namespace pegsheet::app
