// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QtGlobal>

#include <ctime>

namespace pegsheet::exporting::test {

/// The table stands in that time zone for as long as this lives.
class TimeZone
{
public:
    explicit TimeZone(const QByteArray &name) : m_former(qgetenv("TZ")), m_wasSet(qEnvironmentVariableIsSet("TZ"))
    {
        qputenv("TZ", name);
        tzset();
    }
    ~TimeZone()
    {
        if (m_wasSet)
            qputenv("TZ", m_former);
        else
            qunsetenv("TZ");
        tzset();
    }
    TimeZone(const TimeZone &) = delete;
    TimeZone &operator=(const TimeZone &) = delete;

private:
    QByteArray m_former;
    bool m_wasSet;
};

} // namespace pegsheet::exporting::test
