// SPDX-License-Identifier: Apache-2.0
#include "app/people.h"

#include "model/core/setup.h"

#include <algorithm>

namespace pegsheet::app {

namespace {

// One person a line: the mark, a blank, the name. No name holds a line's end.
const QString kPeople = QStringLiteral("people");
// The last table, from a time when marks went by seat.
const QString kKnownNames = QStringLiteral("names");

} // namespace

People::People(Settings::Read read, Settings::Write write, Kept kept, QObject *parent)
    : QObject(parent), m_read(std::move(read)), m_write(std::move(write)), m_kept(std::move(kept))
{
    take();
}

void People::reload()
{
    take();
    Q_EMIT changed();
}

void People::take()
{
    m_met.reset();
    m_people.clear();
    for (const QString &line : m_read(kPeople).split(u'\n', Qt::SkipEmptyParts)) {
        const int mark = line.section(u' ', 0, 0).toInt();
        const QString name = line.section(u' ', 1);
        if (!name.isEmpty() && mark >= 0 && mark < kMarks)
            m_people.append({name, mark});
    }
    if (!m_people.isEmpty())
        return;
    for (const QString &name : m_read(kKnownNames).split(u'\n', Qt::SkipEmptyParts))
        if (m_people.size() < kMarks)
            m_people.append({name, static_cast<int>(m_people.size())});
}

// With marks one after the other: whoever sits down chooses anew.
const QList<People::Person> &People::met() const
{
    if (!m_met) {
        m_met.emplace();
        for (const QString &name : m_kept())
            if (std::ranges::none_of(m_people, [&](const Person &person) { return person.name == name; }))
                m_met->append({name, static_cast<int>((m_people.size() + m_met->size()) % kMarks)});
    }
    return *m_met;
}

QVariantList People::list() const
{
    QVariantList list;
    for (const Person &person : m_people + met())
        if (list.size() < kMost)
            list.append(QVariantMap{{QStringLiteral("name"), person.name}, {QStringLiteral("mark"), person.mark}});
    return list;
}

int People::markOf(const QString &name) const
{
    const auto isIt = [&](const Person &person) { return person.name == name; };
    if (const auto found = std::ranges::find_if(m_people, isIt); found != m_people.end())
        return found->mark;
    const auto found = std::ranges::find_if(met(), isIt);
    return found == met().end() ? -1 : found->mark;
}

void People::played(const QStringList &names, const QList<int> &marks)
{
    for (qsizetype seat = names.size() - 1; seat >= 0; --seat) {
        const QString &name = names.at(seat);
        m_people.removeIf([&](const Person &person) { return person.name == name; });
        m_people.prepend({name, marks.value(seat, static_cast<int>(seat))});
    }
    m_people.resize(std::min(m_people.size(), kMost));
    m_met.reset();
    QStringList lines;
    for (const Person &person : m_people)
        lines.append(QString::number(person.mark) + u' ' + person.name);
    m_write(kPeople, lines.join(u'\n'));
    Q_EMIT changed();
}

} // namespace pegsheet::app
