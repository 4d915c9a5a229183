// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationscorrections.h"

#include "app/nations/nationswords.h"
#include "model/nations/correction.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace pegsheet::app {

namespace {

struct NationsCorrected
{
    Q_DECLARE_TR_FUNCTIONS(NationsCorrected)
};

// What lay in a place for a tile.
QString tileThen(const NationsCorrections::Entry &entry)
{
    const nations::Place tile = nations::placesOf(entry.before).front();
    if (tile)
        return nationswords::tile(*tile);
    if (entry.path.startsWith(QStringLiteral("developments.")))
        return nationswords::development(tile, entry.path.section(u'.', 1).toInt());
    //: What the table corrected: no tile lay there
    return NationsCorrected::tr("no tile");
}

} // namespace

void NationsCorrections::add(const nations::State &before, const nations::Correct &move)
{
    for (const FieldRow &row : fieldRows(before, move.player)) {
        const Value *set = memberAt(move.set.set, row.path);
        if (set == nullptr || *set == row.value)
            continue;
        const QString path = QString::fromStdString(row.path);
        if (!nations::holdsTiles(row.path)) {
            add({path, row.value, *set, move.why});
            continue;
        }
        std::vector<nations::Place> then = nations::placesOf(row.value);
        std::vector<nations::Place> now = nations::placesOf(*set);
        then.resize(std::max(then.size(), now.size()));
        now.resize(then.size());
        for (std::size_t place = 0; place < now.size(); ++place)
            if (then[place] != now[place])
                add({row.value.array() != nullptr ? path + u'.' + QString::number(place) : path, toValue(then[place]),
                     toValue(now[place]), move.why});
    }
}

void NationsCorrections::add(Entry entry)
{
    std::erase_if(m_entries, [&](const Entry &old) { return old.path == entry.path; });
    m_entries.push_back(std::move(entry));
}

const NationsCorrections::Entry *NationsCorrections::find(const QString &path) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &entry) { return entry.path == path; });
    return found == m_entries.end() ? nullptr : &*found;
}

bool NationsCorrections::marks(const QString &path, const nations::Place &tile) const
{
    const Entry *entry = find(path);
    return entry != nullptr && entry->now == toValue(tile);
}

bool NationsCorrections::hasAny(const QString &beginning) const
{
    return std::any_of(m_entries.begin(), m_entries.end(), [&](const Entry &entry) { return entry.path.startsWith(beginning); });
}

QString NationsCorrections::note(const Entry &entry)
{
    QString was;
    if (const bool *hadPassed = entry.before.truth())
        //: What the table corrected: the player had passed, or not
        was = *hadPassed ? NationsCorrected::tr("passed") : NationsCorrected::tr("not passed");
    else if (const std::int64_t *number = entry.before.integer())
        was = QString::number(*number);
    else
        was = tileThen(entry);
    //: Of a field of the sheet: %1 what stood there before, a number or a tile
    const QString what = NationsCorrected::tr("Corrected by the table: it was %1.").arg(was);
    //: After a correction: %1 what it was before, %2 the table's own words
    return entry.why.empty() ? what : NationsCorrected::tr("%1 “%2”").arg(what, QString::fromStdString(entry.why));
}

} // namespace pegsheet::app
