// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/empiresplayer.h"

#include "app/empires/empiresviewwords.h"

#include <span>

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

app::EmpiresMatch *empiresOf(Table &table)
{
    return qobject_cast<app::EmpiresMatch *>(table.application().match());
}

bool EmpiresPlayer::layRow()
{
    for (int at = 0; at < empires::kPlaces; ++at)
        if (!m_table.click(u"lay%1"_s.arg(at)))
            return false;
    return m_table.primary();
}

bool EmpiresPlayer::sayEnd()
{
    return say(static_cast<int>(empiresOf(m_table)->spaceNames().size()) - 1);
}

bool EmpiresPlayer::reveal(int kind, int number)
{
    const auto begun = [this] { return empiresOf(m_table)->begun(); };
    return (begun().value(u"kind"_s).toInt() == kind || m_table.click(u"kind%1"_s.arg(kind)))
        && m_table.click(u"number%1"_s.arg(number));
}

bool EmpiresPlayer::accept(int seat)
{
    const bool isSaid = empiresOf(m_table)->begun().value(u"asks"_s) != QString();
    if (!isSaid && !m_table.click(u"taker%1"_s.arg(seat)))
        return false;
    while (empiresOf(m_table)->begun().value(u"asks"_s) != QString()) {
        int asked = 0;
        const QVariantList row = empiresOf(m_table)->sheets().at(seat).toMap().value(u"row"_s).toList();
        for (const QVariant &place : row)
            if (asked == 0 && place.toMap().value(u"asked"_s).toBool())
                asked = place.toMap().value(u"position"_s).toInt();
        if (!m_table.click(u"place%1"_s.arg(asked)))
            return false;
    }
    return true;
}

bool EmpiresPlayer::type(int number)
{
    const QString name = u"number%1"_s.arg(number);
    for (int turns = 0; turns < 4; ++turns) {
        const QQuickItem *key = m_table.find(name);
        if (key != nullptr && key->opacity() > 0)
            return m_table.click(name);
        if (!m_table.click(u"moreNumbers"_s))
            return false;
    }
    return false;
}

// Values that the rulebook does not print are typed as they come, each its own; so are points and resources.
bool EmpiresPlayer::count()
{
    const QList<int> values{13, 16, 7, 10};
    for (int at = 0; !empiresOf(m_table)->over() && at < 99; ++at) {
        const bool asksValues = empiresOf(m_table)->question() == app::EmpiresView::tr("What are these places worth?");
        if (!type(asksValues ? values.at(at % values.size()) : 3))
            return false;
    }
    return empiresOf(m_table)->over();
}

bool EmpiresPlayer::exchange(int seat, int first, int second)
{
    const Value move = Object{{"type", "swap"}, {"player", seat}, {"by", "city"}, {"positions", Array{first, second}}};
    return empiresOf(m_table)->make(std::span(&move, 1));
}

} // namespace pegsheet::tests
