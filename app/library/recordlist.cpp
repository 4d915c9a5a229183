// SPDX-License-Identifier: Apache-2.0
#include "app/library/recordlist.h"

#include "app/library/recordtext.h"

#include <algorithm>
#include <iterator>

namespace pegsheet::app {

namespace {

constexpr std::size_t kPage = 50;

} // namespace

void RecordList::refresh()
{
    const std::size_t wanted = std::max(kPage, m_entries.size());
    beginResetModel();
    m_entries = m_fetch(0, wanted);
    m_isWhole = m_entries.size() < wanted;
    endResetModel();
    Q_EMIT countChanged();
}

void RecordList::retranslate()
{
    if (count() > 0)
        Q_EMIT dataChanged(index(0), index(count() - 1));
}

bool RecordList::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_isWhole && !m_entries.empty();
}

void RecordList::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    std::vector<storage::RecordEntry> more = m_fetch(m_entries.size(), kPage);
    m_isWhole = more.size() < kPage;
    if (more.empty())
        return;
    beginInsertRows({}, count(), count() + static_cast<int>(more.size()) - 1);
    std::move(more.begin(), more.end(), std::back_inserter(m_entries));
    endInsertRows();
    Q_EMIT countChanged();
}

int RecordList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant RecordList::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid));
    const storage::RecordEntry &entry = m_entries[static_cast<std::size_t>(index.row())];
    const Record &content = entry.content;
    switch (role) {
    case RecordIdRole: return QVariant::fromValue(static_cast<qlonglong>(entry.id.value));
    case Qt::DisplayRole:
    case TitleRole: return recordTitle(content);
    case KindRole: return kindText(content.game, content.kind);
    case AgeRole: return ageText(content.game, content.age);
    case SaysRole: return recordSays(content);
    case OriginRole: return originText(entry);
    case UsesRole: return usesText(entry);
    case EditionRole: return editionText(content.game, content.edition);
    case PictureRole: return recordPicture(content);
    case UnsureRole: return entry.confidence == storage::Confidence::Medium || entry.confidence == storage::Confidence::Low;
    default: return {};
    }
}

QHash<int, QByteArray> RecordList::roleNames() const
{
    return {{RecordIdRole, "recordId"}, {TitleRole, "title"},   {KindRole, "kind"}, {AgeRole, "age"},
            {SaysRole, "says"},         {OriginRole, "origin"}, {UsesRole, "uses"}, {EditionRole, "edition"},
            {PictureRole, "picture"},   {UnsureRole, "unsure"}};
}

QVariantMap RecordList::row(int place) const
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
