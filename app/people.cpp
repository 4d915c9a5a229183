// SPDX-License-Identifier: Apache-2.0
#include "app/people.h"

#include "app/text/namekey.h"
#include "model/core/setup.h"

#include <QSet>
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
        if (!name.isEmpty() && mark >= 0 && mark < kMarks && find(m_people, name) == m_people.end())
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
        QSet<QString> known;
        for (const Person &person : m_people)
            known.insert(composedName(person.name));
        for (const QString &name : m_kept())
            if (const QString key = composedName(name); !known.contains(key)) {
                known.insert(key);
                m_met->append({name, static_cast<int>((m_people.size() + m_met->size()) % kMarks)});
            }
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

QList<People::Person>::const_iterator People::find(const QList<Person> &people, const QString &name)
{
    return std::ranges::find_if(people, [key = composedName(name)](const Person &each) { return composedName(each.name) == key; });
}

int People::markOf(const QString &name) const
{
    if (const auto found = find(m_people, name); found != m_people.end())
        return found->mark;
    const auto found = find(met(), name);
    return found == met().end() ? -1 : found->mark;
}

bool People::areOne(const QString &name, const QString &other)
{
    return composedName(name) == composedName(other);
}

void People::played(const QStringList &names, const QList<int> &marks)
{
    for (qsizetype seat = names.size() - 1; seat >= 0; --seat) {
        const QString &name = names.at(seat);
        if (const auto known = find(m_people, name); known != m_people.end())
            m_people.erase(known);
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
