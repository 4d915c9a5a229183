// SPDX-License-Identifier: Apache-2.0
#include "app/match/movelist.h"

namespace pegsheet::app {

void MoveList::show(int made, int total, int unchanged)
{
    m_worded = -1;
    m_signs.reset();
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
    m_worded = -1;
    if (m_total > 0)
        Q_EMIT dataChanged(index(0), index(m_total - 1));
}

int MoveList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_total;
}

const MoveList::Row &MoveList::row(int place) const
{
    if (place != m_worded) {
        m_row = m_wording(place);
        m_worded = place;
    }
    return m_row;
}

QString MoveList::whole(int place) const
{
    return place >= 0 && place < m_total ? row(place).whole() : QString();
}

const MoveList::Signs &MoveList::signs() const
{
    if (!m_signs)
        m_signs = m_signing();
    return *m_signs;
}

const std::vector<Way> &MoveList::ways(int place) const
{
    return signs().ways.at(static_cast<std::size_t>(place));
}

// Rounds only grow along the line.
int MoveList::placeOfRound(int round) const
{
    int before = 0;
    int from = m_total;
    while (before < from) {
        const int middle = (before + from) / 2;
        if (m_rounding(middle) < round)
            before = middle + 1;
        else
            from = middle;
    }
    return before;
}

QVariant MoveList::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid));
    const int place = index.row();
    switch (role) {
    case UndoneRole: return place >= m_made;
    case PlaceRole: return place;
    case MendedRole: return bool(signs().mended.at(static_cast<std::size_t>(place)));
    case WaysRole: return static_cast<int>(ways(place).size());
    case SeatRole: return row(place).seat;
    case Qt::DisplayRole:
    case SentenceRole: return row(place).sentence;
    case DetailRole: return row(place).detail;
    case CorrectionRole: return row(place).correction;
    case RoundRole: return round(place);
    case PlayerRole: return row(place).player;
    default: return {};
    }
}

QHash<int, QByteArray> MoveList::roleNames() const
{
    return {{SeatRole, "seat"},     {SentenceRole, "sentence"}, {DetailRole, "detail"}, {CorrectionRole, "correction"},
            {UndoneRole, "undone"}, {RoundRole, "round"},       {PlayerRole, "player"}, {PlaceRole, "place"},
            {MendedRole, "mended"}, {WaysRole, "ways"}};
}

} // namespace pegsheet::app
