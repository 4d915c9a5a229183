// SPDX-License-Identifier: Apache-2.0
// The ways out and back: one database in the place of another while the program runs.
#include "app/application.h"
#include "app/values.h"

#include <QDir>
#include <QFileInfo>

namespace pegsheet::app {

namespace {

// What was set aside beside that file, by path.
QStringList setAside(const QString &file)
{
    const QFileInfo info(QFileInfo(file).canonicalFilePath());
    QStringList names;
    for (const QFileInfo &each : info.dir().entryInfoList({info.fileName() + QStringLiteral(".before-restore*")}, QDir::Files))
        if (!each.fileName().endsWith(QLatin1String("-wal")) && !each.fileName().endsWith(QLatin1String("-journal")))
            names.append(each.filePath());
    return names;
}

} // namespace

void Application::makeWaysOut()
{
    const Exporting::Library library = [this] { return m_library ? &*m_library : nullptr; };
    const Settings::Read read = [this](const QString &key) { return remembered(key); };
    const Settings::Write write = [this](const QString &key, const QString &text) { remember(key, text); };
    m_exporting = new Exporting(library, this);
    m_exporting->setShown([this] { return m_match ? &m_match->session() : nullptr; });
    m_backups = new Backups(library, read, write, this);
    m_restoring = new Restoring(
        m_file, library, [this](const QString &copy) { return replaceBy(copy); },
        [this](storage::MatchId added) { learnFrom({added}); }, this);
    connect(m_restoring, &Restoring::progressed, m_backups, &Backups::count);
    connect(m_restoring, &Restoring::imported, this, &Application::refreshMatches);
    connect(m_restoring, &Restoring::restored, m_backups, &Backups::wasSaved);
}

QString Application::replaceBy(const QString &copy)
{
    close();
    m_drafts->flush();
    m_arrival->show(nullptr);
    m_received.clear();
    const QStringList before = setAside(m_file);
    std::optional<storage::Error> failed;
    m_library.reset();
    try {
        storage::Library::restore(pathOf(m_file), pathOf(copy));
    } catch (const storage::Error &error) {
        failed = error;
    }
    openLibrary();
    reload();
    if (failed)
        throw storage::Error(*failed);
    for (const QString &name : setAside(m_file))
        if (!before.contains(name))
            return name;
    return {};
}

void Application::reload()
{
    m_drafts->reload();
    m_settings->reload();
    m_people->reload();
    for (const auto &agreement : m_agreements)
        agreement->reload();
    m_backups->reload();
    refreshMatches();
    Q_EMIT problemChanged();
}

} // namespace pegsheet::app
