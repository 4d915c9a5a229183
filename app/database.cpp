// SPDX-License-Identifier: Apache-2.0
// The file that everything is kept in: opened, waited for, or something else in its place.
#include "app/application.h"

#include "app/text/errortext.h"
#include "app/text/namekey.h"
#include "app/values.h"
#include "storage/rescue.h"

#include <chrono>

namespace pegsheet::app {

namespace {

constexpr std::chrono::seconds kBetweenTries{10};
constexpr std::chrono::seconds kQuiet{20};
constexpr std::chrono::seconds kQuietWhenOver{2};

/// Where the file is gone, or cut to nothing, and copies of it are not, a new one in its place would hide them.
void requireThere(const std::filesystem::path &file)
{
    std::error_code ignored;
    const bool isThere = std::filesystem::exists(file, ignored)
        && (!std::filesystem::is_regular_file(file, ignored) || std::filesystem::file_size(file, ignored) > 0);
    if (!isThere && !storage::backupsOf(file).empty())
        throw storage::Error(Refusal{"storage.missing", {{"file", file.string()}}});
}

/// What was set aside when the file was opened; nothing where there was nothing.
MaybeRefusal toldAside(const storage::Library &library, const std::filesystem::path &file)
{
    if (library.setAside().empty())
        return {};
    return Refusal{"storage.setAside", {{"file", file.string()}, {"name", library.setAside().front().filename().string()}}};
}

storage::Library::Options libraryOptions()
{
    storage::Library::Options options;
    options.orToRead = true;
    options.nameKey = nameKey;
    options.searchKey = searchKey;
    return options;
}

} // namespace

void Application::attendRescue()
{
    m_rescue = new Rescue(
        pathOf(m_file), [this](const std::filesystem::path &copy) { return useCopy(copy); }, [this] { return lookAtRest(); }, this);
    // Found while the table plays on: said, with what there is to fall back on, when it comes back to the start page.
    connect(m_rescue, &Rescue::foundDamage, this, [this] {
        m_problem = Refusal{"storage.damaged", {{"file", m_file.toStdString()}}};
        tellProblem();
    });
    m_again.setInterval(kBetweenTries);
    connect(&m_again, &QTimer::timeout, this, &Application::goOn);
}

void Application::attendLog()
{
    m_quiet = new QTimer(this);
    m_quiet->setObjectName(QStringLiteral("quiet"));
    m_quiet->setSingleShot(true);
    connect(m_quiet, &QTimer::timeout, this, &Application::foldLog);
    connect(m_history, &History::changed, this, &Application::awaitQuiet);
    connect(this, &Application::matchChanged, this, &Application::awaitQuiet);
}

void Application::awaitQuiet()
{
    m_quiet->start(m_match && !m_match->session().match().over() ? kQuiet : kQuietWhenOver);
}

void Application::foldLog()
{
    if (!m_library || m_isWaiting || (m_match && m_match->session().isSaving()))
        return;
    try {
        m_library->foldLog();
    } catch (const storage::Error &) {
        return; // it is as safe where it is
    }
    m_backups->count();
}

QString Application::problem() const
{
    return m_problem ? errorText(*m_problem) : QString();
}

void Application::openLibrary()
{
    const std::filesystem::path file = pathOf(m_file);
    try {
        m_problem.reset();
        m_isSeeded = false;
        if (!m_beginsAnew)
            requireThere(file);
        m_library.emplace(file, libraryOptions());
        m_problem = m_library->waitsFor();
        m_isWaiting = m_problem.has_value();
        if (!m_problem)
            m_problem = toldAside(*m_library, file);
    } catch (const storage::Error &error) {
        m_library.reset();
        m_problem = error.refusal();
        m_isWaiting = false;
    }
    tellRescue();
}

void Application::tellRescue()
{
    const std::string_view code = m_problem ? m_problem->code : std::string_view();
    m_rescue->setTrouble(code == "storage.missing"                                    ? Rescue::Missing
                             : code == "storage.damaged" || code == "storage.foreign" ? Rescue::Damaged
                                                                                      : Rescue::None);
    attendWaiting();
}

// While nothing waits, nothing ticks.
void Application::attendWaiting()
{
    const bool waits = m_isWaiting || (m_match && m_match->session().unsavedReason());
    if (!waits)
        m_again.stop();
    else if (!m_again.isActive())
        m_again.start();
}

Session::StorageTarget Application::storageTarget()
{
    // What can be read of a damaged file takes nothing in.
    if (m_library && !m_library->isReadOnly())
        return {&*m_library, {}};
    return {nullptr, m_problem};
}

void Application::attachStorage()
{
    if (!m_match || !m_match->session().lacksStorage() || m_library)
        return;
    openLibrary();
    m_match->session().attachStorage(storageTarget());
    refreshMatches();
    Q_EMIT problemChanged();
}

void Application::tellProblem()
{
    tellRescue();
    Q_EMIT problemChanged();
}

// False, and refused() said why, where it could not be done.
bool Application::useCopy(const std::filesystem::path &copy)
{
    if (m_match)
        return false;
    m_library.reset();
    try {
        storage::Library::restore(pathOf(m_file), copy);
    } catch (const storage::Error &error) {
        Q_EMIT refused(errorText(error.refusal()));
    }
    openLibrary();
    reload();
    return !m_problem;
}

bool Application::lookAtRest()
{
    if (m_match)
        return false;
    try {
        m_library.emplace(storage::Library::salvage(pathOf(m_file), libraryOptions()));
        refreshMatches();
        return true;
    } catch (const storage::Error &) {
        //: After an attempt to read a damaged file
        Q_EMIT refused(tr("Nothing in this file can be read any more."));
        return false;
    }
}

void Application::tryAgain()
{
    if (m_match || (m_library && !m_problem))
        return;
    m_library.reset();
    openLibrary();
    refreshMatches();
    Q_EMIT problemChanged();
}

void Application::beginAnew()
{
    m_beginsAnew = true;
    tryAgain();
    m_beginsAnew = false;
}

void Application::goOn()
{
    if (m_match && !m_match->unsavedReason().isEmpty())
        m_match->retrySave();
    noticeRoom();
}

// Whoever wrote last may have found room.
void Application::noticeRoom()
{
    if (!m_isWaiting || !m_library || !m_library->tryToWrite())
        return;
    m_isWaiting = false;
    m_problem = toldAside(*m_library, pathOf(m_file));
    tellProblem();
    refreshMatches();
}

bool Application::keeping() const
{
    return m_library && !m_isWaiting && (!m_problem || m_problem->code == "storage.setAside");
}

} // namespace pegsheet::app
