// SPDX-License-Identifier: Apache-2.0
#include "app/match/turnclock.h"

#include "app/match/matchlist.h"
#include "app/match/tablematch.h"

#include <chrono>
#include <numeric>

namespace pegsheet::app {

namespace {

using namespace std::chrono_literals;

constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kLongestPause = storage::kLongestPause * kSecond;
constexpr std::int64_t kSavedEvery = 30 * kSecond;

std::int64_t wallClock()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

QString minutesOf(std::int64_t milliseconds)
{
    const QString minutes = durationOf(milliseconds / kSecond);
    //: How long turns took: less than a minute
    return minutes.isEmpty() ? TurnClock::tr("0 min") : minutes;
}

} // namespace

TurnClock::TurnClock(QObject *parent, Now now) : QObject(parent), m_now(now ? std::move(now) : Now(wallClock))
{
    connect(&m_ticks, &QTimer::timeout, this, &TurnClock::tick);
}

TurnClock::~TurnClock() = default;

void TurnClock::setTable(TableMatch *table, const std::vector<std::int64_t> &seconds, Save save)
{
    this->save();
    if (m_table != nullptr)
        m_table->disconnect(this);
    m_since = -1;
    m_isPaused = m_isIdle = false;
    m_table = table;
    m_save = std::move(save);
    m_times = {};
    m_saved = seconds;
    if (table != nullptr) {
        m_times.seats.resize(static_cast<std::size_t>(table->names().size()));
        for (std::size_t seat = 0; seat < std::min(seconds.size(), m_times.seats.size()); ++seat)
            m_times.seats[seat] = seconds[seat] * kSecond;
        m_seat = table->seat();
        m_round = table->round();
        connect(table, &TableMatch::turnChanged, this, &TurnClock::turnPassed);
        connect(table, &TableMatch::moved, this, &TurnClock::moveMade);
    }
    goOnFromHere();
    m_lastSaved = m_now();
    adjust();
}

bool TurnClock::hasTurns() const
{
    return m_table != nullptr && !m_table->isReplay() && !m_table->scoring() && !m_table->over();
}

// Runs or stands still as it should by now.
void TurnClock::adjust()
{
    count();
    const bool runs = hasTurns() && m_isOnScreen && !m_isPaused && !m_isIdle;
    m_since = runs ? m_now() : -1;
    if (runs)
        m_ticks.start(m_isShown ? 1s : 30s);
    else
        m_ticks.stop();
    Q_EMIT changed();
}

void TurnClock::count()
{
    const std::int64_t now = m_now();
    if (!isRunning() || m_seat < 0 || static_cast<std::size_t>(m_seat) >= m_times.seats.size())
        return;
    if (now - m_lastMove > kLongestPause) {
        m_times = m_atMove;
        m_isIdle = true;
        m_since = -1;
        return;
    }
    // A clock that was set back counts nothing.
    const std::int64_t passed = std::max<std::int64_t>(0, now - m_since);
    m_times.seats[static_cast<std::size_t>(m_seat)] += passed;
    m_times.turn += passed;
    m_since = now;
}

void TurnClock::tick()
{
    count();
    if (m_isIdle)
        return adjust();
    if (m_now() - m_lastSaved >= kSavedEvery)
        save();
    Q_EMIT changed();
}

void TurnClock::save()
{
    count();
    m_lastSaved = m_now();
    const std::vector<std::int64_t> now = seconds();
    const bool isNew = now != m_saved && std::any_of(now.begin(), now.end(), [](std::int64_t each) { return each > 0; });
    if (m_save && isNew && m_save(now))
        m_saved = now;
}

std::vector<std::int64_t> TurnClock::seconds() const
{
    std::vector<std::int64_t> seconds;
    for (const std::int64_t each : m_times.seats)
        seconds.push_back(each / kSecond);
    return seconds;
}

void TurnClock::turnPassed()
{
    // While the past is mended it is nobody's turn but that of who acts at the table.
    if (m_table == nullptr || !m_table->mending().isEmpty())
        return;
    if (m_table->seat() != m_seat || m_table->round() != m_round) {
        count();
        m_seat = m_table->seat();
        m_round = m_table->round();
        m_times.turn = 0;
        m_atMove = m_times;
    }
    adjust();
    if (!hasTurns())
        save();
}

void TurnClock::moveMade()
{
    count();
    goOnFromHere();
    if (std::exchange(m_isIdle, false))
        adjust();
}

// A pause is as long as there is no move from now on.
void TurnClock::goOnFromHere()
{
    m_lastMove = m_now();
    m_atMove = m_times;
}

void TurnClock::setOnScreen(bool isOnScreen)
{
    if (isOnScreen == m_isOnScreen)
        return;
    if (!isOnScreen)
        save();
    m_isOnScreen = isOnScreen;
    goOnFromHere();
    adjust();
}

void TurnClock::setShown(bool isShown)
{
    m_isShown = isShown;
    adjust();
}

void TurnClock::setPaused(bool paused)
{
    if (paused == m_isPaused)
        return;
    count();
    m_isPaused = paused;
    goOnFromHere();
    adjust();
    save();
}

QString TurnClock::turn() const
{
    const std::int64_t seconds = m_times.turn / kSecond;
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString TurnClock::player() const
{
    const auto seat = static_cast<std::size_t>(m_seat);
    return m_seat < 0 || seat >= m_times.seats.size() ? QString() : minutesOf(m_times.seats[seat]);
}

QString TurnClock::match() const
{
    return minutesOf(std::accumulate(m_times.seats.begin(), m_times.seats.end(), std::int64_t(0)));
}

QString TurnClock::times() const
{
    return m_table == nullptr ? QString() : turnTimesText(m_table->names(), seconds());
}

} // namespace pegsheet::app
