// SPDX-License-Identifier: Apache-2.0
#include "app/bronze/corrections.h"

#include "model/core/enums.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace pegsheet::app {

using bronze::Field;

namespace {

struct BronzeCorrections
{
    Q_DECLARE_TR_FUNCTIONS(BronzeCorrections)
};

template <class E>
int indexOf(const std::string &name)
{
    const auto read = fromName<E>(name);
    return read ? static_cast<int>(*read) : -1;
}

} // namespace

void Corrections::add(const bronze::State &before, const bronze::Correct &move)
{
    for (const bronze::Setting &setting : move.set.settings) {
        const std::int32_t was = bronze::valueOf(before, move.player, setting);
        if (setting.field != Field::Developments) {
            if (was != setting.value)
                add({setting.field, setting.index, was, move.why});
            continue;
        }
        const auto changed = static_cast<std::uint32_t>(was ^ setting.value);
        for (const bronze::Development development : kAll<bronze::Development>) {
            const auto bit = static_cast<unsigned>(development);
            if ((changed >> bit & 1U) != 0)
                add({Field::Developments, static_cast<int>(bit), was >> bit & 1, move.why});
        }
    }
}

void Corrections::add(Entry entry)
{
    std::erase_if(m_entries, [&](const Entry &old) { return old.field == entry.field && old.index == entry.index; });
    m_entries.push_back(std::move(entry));
}

const Corrections::Entry *Corrections::find(Field field, int index) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const Entry &entry) { return entry.field == field && entry.index == index; });
    return found == m_entries.end() ? nullptr : &*found;
}

const Corrections::Entry *Corrections::find(const QString &path) const
{
    const QStringList steps = path.split(u'.');
    const QString &group = steps.front();
    const std::string name = steps.value(1).toStdString();
    if (group == QLatin1String("food"))
        return find(Field::Food);
    if (group == QLatin1String("disasters"))
        return find(Field::Disasters);
    if (group == QLatin1String("goods"))
        return find(Field::Goods, indexOf<bronze::Good>(name));
    if (group == QLatin1String("cityBoxes"))
        return find(Field::CityBoxes, indexOf<bronze::City>(name));
    if (group == QLatin1String("developments"))
        return find(Field::Developments, indexOf<bronze::Development>(name));
    const int monument = indexOf<bronze::Monument>(name);
    const Entry *boxes = find(Field::MonumentBoxes, monument);
    return boxes != nullptr ? boxes : find(Field::MonumentPoints, monument);
}

QString Corrections::note(const Entry &entry)
{
    const QString why = QString::fromStdString(entry.why);
    if (entry.field == Field::Developments) {
        const QString what = entry.before != 0 ? BronzeCorrections::tr("Corrected by the table: it was owned.")
                                               : BronzeCorrections::tr("Corrected by the table: it was not owned.");
        //: After a correction: %1 what it was before, %2 the table's own words
        return why.isEmpty() ? what : BronzeCorrections::tr("%1 “%2”").arg(what, why);
    }
    const QString what = entry.field == Field::MonumentPoints
        //: Of a field of the sheet: %1 the number that stood there before
        ? BronzeCorrections::tr("Corrected by the table: it counted %1.").arg(entry.before)
        : BronzeCorrections::tr("Corrected by the table: it was %1.").arg(entry.before);
    return why.isEmpty() ? what : BronzeCorrections::tr("%1 “%2”").arg(what, why);
}

} // namespace pegsheet::app
