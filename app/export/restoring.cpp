// SPDX-License-Identifier: Apache-2.0
#include "app/export/restoring.h"

#include "app/export/day.h"
#include "app/share/filekind.h"
#include "app/share/historyfile.h"
#include "app/text/errortext.h"
#include "app/values.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace pegsheet::app {

namespace {

[[noreturn]] void throwUnreadable(const QString &file)
{
    throw storage::Error({"input.fileUnreadable", {{"file", QDir::toNativeSeparators(file).toStdString()}}});
}

/// Before it is opened: a pipe would be waited for, and a device has no end.
void requireFile(const QString &name)
{
    const Value shown = QDir::toNativeSeparators(name).toStdString();
    switch (kindOf(pathOf(name))) {
    case FileKind::Special: throw storage::Error({"storage.cannotOpen", {{"file", shown}, {"kind", "special"}}});
    case FileKind::Folder: throw storage::Error({"storage.isDirectory", {{"file", shown}}});
    case FileKind::Missing: throwUnreadable(name);
    case FileKind::Regular: break;
    }
}

QByteArray readAll(const QString &name, qint64 most)
{
    requireFile(name);
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        throwUnreadable(name);
    return file.read(most);
}

/// All of a history; a longer one than is read is refused.
std::string readHistoryText(const QString &name)
{
    constexpr auto kMost = static_cast<qint64>(kHistoryLength);
    if (QFileInfo(name).size() > kMost)
        throw storage::Error({"input.tooLong", {{"limit", std::int64_t{kMost}}}});
    return readAll(name, kMost).toStdString();
}

/// "12 matches, the last of 31 May 2024".
QString summedUp(const std::vector<storage::MatchEntry> &entries)
{
    qint64 last = 0;
    for (const storage::MatchEntry &entry : entries)
        last = std::max<qint64>(last, entry.touchedAt);
    const QString matches = Restoring::tr("%n match(es)", "", static_cast<int>(entries.size()));
    //: %1 "12 matches", %2 a day
    return entries.empty() ? matches : Restoring::tr("%1, the last one of %2").arg(matches, dayText(last));
}

} // namespace

Restoring::Restoring(Exporting::Library library, Replace replace, Added added, QObject *parent)
    : QObject(parent), m_library(std::move(library)), m_replace(std::move(replace)), m_added(std::move(added))
{
}

QString Restoring::here() const
{
    storage::Library *library = m_library();
    try {
        return library == nullptr ? QString() : summedUp(library->list());
    } catch (const storage::Error &) {
        return {};
    }
}

void Restoring::forget()
{
    m_kind = Nothing;
    Q_EMIT changed();
}

bool Restoring::look(const QUrl &url)
{
    const QString file = url.isLocalFile() ? url.toLocalFile() : url.toString();
    try {
        if (!lookAtHistory(file))
            lookAtCopy(file);
        m_file = file;
        Q_EMIT changed();
        return true;
    } catch (const storage::Error &error) {
        Q_EMIT told(errorText(error.refusal()));
        return false;
    }
}

bool Restoring::lookAtHistory(const QString &file)
{
    constexpr qint64 kHeading = 4096;
    if (!looksLikeHistory(readAll(file, kHeading).toStdString()))
        return false;
    const std::string text = readHistoryText(file);
    std::vector<std::string_view> matches;
    if (auto refusal = readHistory(text, matches))
        throw storage::Error(std::move(*refusal));
    m_there = tr("%n match(es)", "", static_cast<int>(matches.size()));
    m_kind = History;
    return true;
}

// By a copy of it: opening a database may change it, and its folder may be one that nobody can write to.
void Restoring::lookAtCopy(const QString &file)
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("copy.db"));
    if (!folder.isValid() || !QFile::copy(file, copy))
        throwUnreadable(file);
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    try {
        m_there = summedUp(storage::Library(pathOf(copy)).list());
    } catch (const storage::Error &error) {
        // Of the file that was chosen, not of the one beside it.
        Refusal refusal = error.refusal();
        for (auto &[key, value] : refusal.values)
            if (key == "file")
                value = Value(QDir::toNativeSeparators(file).toStdString());
        throw storage::Error(std::move(refusal));
    }
    m_kind = Copy;
}

bool Restoring::restore()
{
    const Kind kind = m_kind;
    forget();
    switch (kind) {
    case History: return takeInHistory();
    case Copy: return bringBack();
    case Nothing: break;
    }
    return false;
}

bool Restoring::bringBack()
{
    if (!replace(m_file, tr("Brought back. What was here is set aside and can be taken back.")))
        return false;
    Q_EMIT restored();
    return true;
}

bool Restoring::takeBack()
{
    return canTakeBack() && replace(m_former, tr("Taken back: everything is as it was before."));
}

bool Restoring::replace(const QString &copy, const QString &done)
{
    try {
        m_former = m_replace(copy);
    } catch (const storage::Error &error) {
        Q_EMIT told(errorText(error.refusal()));
        return false;
    }
    Q_EMIT changed();
    Q_EMIT told(done);
    return true;
}

bool Restoring::takeInHistory()
{
    storage::Library *library = m_library();
    if (library == nullptr)
        return false;
    std::vector<storage::MatchId> added;
    try {
        const std::string text = readHistoryText(m_file);
        std::vector<std::string_view> matches;
        if (auto refusal = readHistory(text, matches))
            throw storage::Error(std::move(*refusal));
        const HistoryIntake sum = takeIn(matches, *library, [&](const MatchIntake &match) {
            if (match.kept.isNew)
                added.push_back(match.kept.id);
        });
        m_added(added);
        Q_EMIT changed();
        //: %1 and %2 are numbers of matches
        QString sentence = tr("%1 taken in, %2 were here already.").arg(sum.added).arg(sum.there);
        if (sum.refused > 0)
            sentence += QLatin1Char(' ') + tr("%n match(es) cannot be read by these rules and stayed out.", "", sum.refused);
        Q_EMIT told(sentence);
        return true;
    } catch (const storage::Error &error) {
        m_added(added);
        Q_EMIT told(errorText(error.refusal()));
        return false;
    }
}

} // namespace pegsheet::app
