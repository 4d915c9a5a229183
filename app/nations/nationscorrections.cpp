// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationscorrections.h"

#include "app/nations/nationswords.h"
#include "model/nations/correctionshapes.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace pegsheet::app {

using nations::Field;

namespace {

struct NationsCorrected
{
    Q_DECLARE_TR_FUNCTIONS(NationsCorrected)
};

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// Where the number lies in the state.
QString pathOf(const nations::Setting &setting)
{
    for (const nations::LedgerPart &part : nations::kLedger)
        if (part.field == setting.field)
            return QStringLiteral("ledger.%1.%2").arg(textOf(nations::kAgeNames.at(setting.index)), textOf(part.key));
    for (const nations::Shape &shape : nations::shapes()) {
        if (shape.field != setting.field)
            continue;
        QStringList steps{textOf(shape.group)};
        if (!shape.part.empty())
            steps.append(textOf(shape.part));
        if (!shape.keys.empty())
            steps.append(textOf(shape.keys[setting.index]));
        return steps.join(u'.');
    }
    return textOf(nameOf(setting.field));
}

bool isListOfTiles(Field field)
{
    return nations::isList(field) || field == Field::Offer;
}

} // namespace

void NationsCorrections::add(const nations::State &before, const nations::Correct &move)
{
    const nations::Correction was = nations::asItIs(before, move.player, move.set);
    for (std::size_t i = 0; i < move.set.settings.size(); ++i) {
        const nations::Setting &setting = move.set.settings[i];
        const nations::Setting &then = was.settings[i];
        const QString path = pathOf(setting);
        if (!nations::holdsTiles(setting.field)) {
            if (then.value != setting.value)
                add({path, setting.field, then.value, {}, {}, move.why});
            continue;
        }
        for (std::size_t place = 0; place < std::max(setting.tiles.size(), then.tiles.size()); ++place) {
            const nations::Place old = place < then.tiles.size() ? then.tiles[place] : nations::Place();
            const nations::Place now = place < setting.tiles.size() ? setting.tiles[place] : nations::Place();
            if (old != now)
                add({isListOfTiles(setting.field) ? path + u'.' + QString::number(place) : path, setting.field,
                     static_cast<int>(place), old, now, move.why});
        }
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
    return entry != nullptr && entry->now == tile;
}

bool NationsCorrections::hasAny(const QString &beginning) const
{
    return std::any_of(m_entries.begin(), m_entries.end(), [&](const Entry &entry) { return entry.path.startsWith(beginning); });
}

QString NationsCorrections::note(const Entry &entry)
{
    QString was = QString::number(entry.before);
    if (entry.field == Field::Passed)
        //: What the table corrected: the player had passed, or not
        was = entry.before != 0 ? NationsCorrected::tr("passed") : NationsCorrected::tr("not passed");
    if (entry.tile)
        was = nationswords::tile(*entry.tile);
    else if (entry.field == Field::Developments)
        was = nationswords::development(entry.tile, entry.before);
    else if (nations::holdsTiles(entry.field))
        //: What the table corrected: no tile lay there
        was = NationsCorrected::tr("no tile");
    //: Of a field of the sheet: %1 what stood there before, a number or a tile
    const QString what = NationsCorrected::tr("Corrected by the table: it was %1.").arg(was);
    //: After a correction: %1 what it was before, %2 the table's own words
    return entry.why.empty() ? what : NationsCorrected::tr("%1 “%2”").arg(what, QString::fromStdString(entry.why));
}

} // namespace pegsheet::app
