// SPDX-License-Identifier: Apache-2.0
#include "app/export/restoring.h"

#include "app/export/chosenfile.h"
#include "app/export/day.h"
#include "app/share/playlog.h"
#include "app/text/errortext.h"
#include "app/values.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <algorithm>
#include <exception>
#include <utility>

namespace pegsheet::app {

namespace {

/// "12 matches, the last of 31 May 2024".
QString summedUp(int count, qint64 last)
{
    const QString matches = Restoring::tr("%n match(es)", "", count);
    //: %1 "12 matches", %2 a day
    return last == 0 ? matches : Restoring::tr("%1, the last one of %2").arg(matches, dayText(last));
}

constexpr qsizetype kMostNames = 24; ///< that somebody can be asked about

qint64 lastTouched(const std::vector<storage::MatchEntry> &entries)
{
    qint64 last = 0;
    for (const storage::MatchEntry &entry : entries)
        last = std::max<qint64>(last, entry.touchedAt);
    return last;
}

/// The same refusal, of the file that was chosen, not of the copy that was looked at.
Refusal ofFile(Refusal refusal, const QString &file)
{
    for (auto &[key, value] : refusal.values)
        if (key == "file")
            value = Value(QDir::toNativeSeparators(file).toStdString());
    return refusal;
}

} // namespace

Restoring::Restoring(QString database, Exporting::Library library, Replace replace, Added added, QObject *parent)
    : QObject(parent), m_database(std::move(database)), m_library(library), m_replace(std::move(replace)),
      m_import(new HistoryImport(std::move(library), std::move(added), this))
{
    connect(m_import, &HistoryImport::progressed, this, &Restoring::progressed);
    connect(m_import, &HistoryImport::finished, this, &Restoring::tellImport);
}

QString Restoring::here() const
{
    storage::Library *library = m_library();
    try {
        if (library == nullptr)
            return {};
        const auto entries = library->list();
        return summedUp(static_cast<int>(entries.size()), lastTouched(entries));
    } catch (const storage::Error &) {
        return {};
    }
}

QString Restoring::there() const
{
    if (m_kind == Nothing)
        return {};
    const QString found = summedUp(m_found.matches, m_found.last);
    if (m_found.unreadable + m_found.leftOut == 0)
        return found;
    //: Of a copy of the database, behind what is in it: so many of its matches are damaged
    const QString unreadable = tr("%n of them cannot be read", "", m_found.unreadable);
    //: Of plays logged in another program, behind how many come in: of other games, or without a result
    const QString leftOut = tr("%n other play(s) stay(s) out", "", m_found.leftOut);
    //: %1 "12 matches, the last one of 31 May 2024", %2 "2 of them cannot be read" or "3 other plays stay out"
    return tr("%1; %2").arg(found, m_found.unreadable > 0 ? unreadable : leftOut);
}

void Restoring::forget()
{
    m_isWanted = false;
    m_kind = Nothing;
    Q_EMIT changed();
}

void Restoring::look(const QUrl &url)
{
    if (busy())
        return;
    const QString file = url.isLocalFile() ? url.toLocalFile() : url.toString();
    m_isWanted = true;
    m_isLooking = true;
    m_background.run([this, file] {
        const Found found = lookAt(file);
        QMetaObject::invokeMethod(
            this, [this, file, found] { show(file, found); }, Qt::QueuedConnection);
    });
    Q_EMIT progressed();
}

void Restoring::show(const QString &file, const Found &found)
{
    m_isLooking = false;
    Q_EMIT progressed();
    if (!std::exchange(m_isWanted, false))
        return;
    m_file = file;
    m_found = found;
    m_kind = found.kind;
    findStrangers();
    Q_EMIT changed();
    if (m_kind == Nothing)
        Q_EMIT message(errorText(found.problem));
}

void Restoring::findStrangers()
{
    m_known.clear();
    m_people.clear();
    m_strangers.clear();
    storage::Library *library = m_library();
    if (m_kind != Plays || library == nullptr)
        return;
    try {
        for (const auto &[name, matches] : library->names())
            m_people.append(QString::fromStdString(name));
    } catch (const storage::Error &) {
        // Nobody can be offered then.
    }
    for (const QString &name : m_found.names)
        if (!m_people.contains(name) && m_strangers.size() < kMostNames)
            m_strangers.append(name);
    m_people.resize(std::min(m_people.size(), kMostNames));
}

void Restoring::match(const QString &stranger, const QString &name)
{
    if (name.isEmpty())
        m_known.erase(stranger.toStdString());
    else
        m_known[stranger.toStdString()] = name.toStdString();
}

// Beside the window.
Restoring::Found Restoring::lookAt(const QString &file) const
{
    Found found;
    try {
        // Whoever opens and closes the database that is open takes its locks away, which are those of the whole process.
        std::error_code none;
        if (std::filesystem::equivalent(pathOf(file), pathOf(m_database), none))
            throw storage::Error({"storage.busy", {{"file", QDir::toNativeSeparators(file).toStdString()}, {"kind", "here"}}});
        found = lookAtHistory(file);
        if (found.kind == Nothing)
            found = lookAtCopy(file);
    } catch (const storage::Error &error) {
        found.problem = error.refusal();
    } catch (const std::exception &) {
        found.problem = {"input.fileUnreadable", {{"file", QDir::toNativeSeparators(file).toStdString()}}};
    }
    return found;
}

Restoring::Found Restoring::lookAtHistory(const QString &file)
{
    constexpr qint64 kHeading = 4096;
    const std::string heading = readAll(file, kHeading).toStdString();
    if (!looksLikeHistory(heading)) {
        const bool isPlayLog = refusesPlayLog(looksLikeMatchFile(heading) ? readHistoryText(file) : heading).has_value();
        return isPlayLog ? lookAtPlays(readHistoryText(file)) : Found();
    }
    const std::string text = readHistoryText(file);
    std::vector<std::string_view> matches;
    if (auto refusal = readHistory(text, matches))
        throw storage::Error(std::move(*refusal));
    return {History, static_cast<int>(matches.size()), 0, {}, 0};
}

Restoring::Found Restoring::lookAtPlays(const std::string &text)
{
    PlayLog log;
    if (auto refusal = readPlayLog(text, log))
        throw storage::Error(std::move(*refusal));
    if (log.plays.empty())
        throw storage::Error({"input.playsLeftOut", {{"plays", log.leftOut}}});
    Found found{Plays, static_cast<int>(log.plays.size()), 0, {}, 0, log.leftOut};
    for (const std::string &name : namesOf(log))
        found.names.append(QString::fromStdString(name));
    return found;
}

// By a copy of it: opening a database may change it, and its folder may be one that nobody can write to.
Restoring::Found Restoring::lookAtCopy(const QString &file)
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("copy.db"));
    if (!folder.isValid() || !QFile::copy(file, copy))
        throwUnreadable(file);
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    try {
        const storage::Readable found = storage::Library(pathOf(copy)).readable();
        return {Copy, found.matches, found.last, {}, static_cast<int>(found.unreadable.size())};
    } catch (const storage::Error &error) {
        throw storage::Error(ofFile(error.refusal(), file));
    }
}

bool Restoring::restore()
{
    const Kind kind = m_kind;
    forget();
    if (busy())
        return false;
    switch (kind) {
    case History:
    case Plays: m_import->start(m_file, m_known); return importing();
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
    return canTakeBack() && !busy() && replace(m_former, tr("Taken back: everything is as it was before."));
}

bool Restoring::replace(const QString &copy, const QString &done)
{
    try {
        m_former = m_replace(copy);
    } catch (const storage::Error &error) {
        Q_EMIT message(errorText(error.refusal()));
        return false;
    }
    Q_EMIT changed();
    Q_EMIT message(done);
    return true;
}

void Restoring::tellImport()
{
    Q_EMIT progressed();
    Q_EMIT changed();
    Q_EMIT imported();
    const ImportSummary &sum = m_import->sum();
    QStringList sentences;
    if (m_import->problem())
        sentences.append(errorText(*m_import->problem()));
    else if (done() < total())
        //: A history is taken in; %1 and %2 are numbers of matches
        sentences.append(tr("Stopped after %1 of %2 matches.").arg(done()).arg(total()));
    if (!m_import->problem() || done() > 0)
        //: %1 and %2 are numbers of matches
        sentences.append(tr("%1 taken in, %2 were here already.").arg(sum.added).arg(sum.there));
    if (sum.forward > 0)
        //: A history is taken in: so many matches had moves more there than here
        sentences.append(tr("%n match(es) went on from where they stood here.", "", sum.forward));
    if (sum.leftOut > 0)
        //: A history is taken in: so many moves that had been taken back are not in it any more
        sentences.append(tr("%n move(s) that had been taken back cannot be read by these rules and stayed out.", "", sum.leftOut));
    if (sum.refused > 0)
        sentences.append(tr("%n match(es) cannot be read by these rules and stayed out.", "", sum.refused));
    Q_EMIT message(sentences.join(QLatin1Char(' ')));
}

} // namespace pegsheet::app
