// SPDX-License-Identifier: Apache-2.0
// The clock of the match that is open.
#include "app/application.h"

#include <QGuiApplication>

namespace pegsheet::app {

void Application::attendClock()
{
    const auto showClock = [this] { m_turnClock->setShown(m_settings->turnClock()); };
    connect(m_settings, &Settings::turnClockChanged, this, showClock);
    showClock();
    if (const auto *application = qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        connect(application, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
            m_turnClock->setOnScreen(state == Qt::ApplicationActive || state == Qt::ApplicationInactive);
        });
}

// Times are no reason to say anything to who plays: where they cannot be saved now, they are later.
void Application::timeTurns()
{
    std::vector<std::int64_t> known;
    const auto quietly = [this](const std::function<void(storage::Library &)> &work) {
        if (!m_library || !m_match || m_match->id().value == 0 || m_library->isReadOnly() || !m_match->unsavedReason().isEmpty())
            return false;
        try {
            work(*m_library);
            return true;
        } catch (const storage::Error &) {
            return false;
        }
    };
    // Where what is known could not be read, nothing is put in its place.
    const bool isNew = m_match->id().value == 0;
    const bool isRead = quietly([&](storage::Library &library) { known = library.turnTimes(m_match->id()); });
    m_turnClock->setTable(m_match.get(), known, [this, quietly, mayReplace = isNew || isRead](const auto &seconds) {
        return mayReplace && quietly([&](storage::Library &library) { library.saveTurnTimes(m_match->id(), seconds); });
    });
}

} // namespace pegsheet::app
