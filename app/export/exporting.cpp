// SPDX-License-Identifier: Apache-2.0
#include "app/export/exporting.h"

#include "app/export/bggplays.h"
#include "app/export/bgstats.h"
#include "app/export/matchtable.h"
#include "app/export/newfile.h"
#include "app/export/scoresheet.h"
#include "app/match/matchlist.h"
#include "app/platform/handout.h"
#include "app/session.h"
#include "app/settings.h"
#include "app/share/historyfile.h"
#include "app/text/errortext.h"
#include "app/text/gametext.h"
#include "storage/json.h"

#include <QClipboard>
#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QGuiApplication>

namespace pegsheet::app {

namespace {

QString endingOf(Exporting::Form form)
{
    switch (form) {
    case Exporting::MatchFile: return QStringLiteral("pegsheet");
    case Exporting::ScorePdf: return QStringLiteral("pdf");
    case Exporting::ScorePicture: return QStringLiteral("png");
    case Exporting::BgStats: return QStringLiteral("bgsplay");
    case Exporting::BggTable: return QStringLiteral("csv");
    }
    return {};
}

/// The match, whole; a refusal is thrown.
std::unique_ptr<Session> opened(storage::Library &library, storage::MatchId id)
{
    MaybeRefusal refusal;
    auto session = Session::open(library, id, refusal);
    if (session == nullptr || refusal)
        throw storage::Error(refusal.value_or(Refusal{"storage.damaged", {}}));
    return session;
}

/// With the number that the table gave for a game of which none is known.
exporting::Result resultOf(storage::Library &library, storage::MatchId id)
{
    const storage::MatchEntry entry = library.load(id).entry;
    exporting::Result result = entry.setup.mode == kResultMode ? exporting::resultOf(entry)
                                                               : exporting::resultOf(opened(library, id)->match(), entry);
    if (result.boardGameGeek == 0) {
        const QString key = Settings::gameNumberKey(QString::fromStdString(result.entry.game));
        result.boardGameGeek = QString::fromStdString(library.remembered(key.toStdString())).toInt();
    }
    return result;
}

// The variant in words; the only part of a match's name that other programs have room for.
QString boardOf(const exporting::Result &result)
{
    const GameText *text = findGameText(result.entry.game);
    return text == nullptr ? QString() : text->term("variant", result.entry.setup.variant);
}

QByteArray bytesOf(const std::string &text)
{
    return QByteArray::fromStdString(text);
}

QString stemOf(const storage::MatchEntry &entry)
{
    const std::int64_t when = storage::playedAt(entry);
    const QDate day = when == 0 ? QDate::currentDate() : QDateTime::fromSecsSinceEpoch(when).date();
    return matchStem(gameNameOf(entry), entry.setup.players, day);
}

} // namespace

Exporting::Exporting(Library library, QObject *parent) : QObject(parent), m_library(std::move(library)) {}

bool Exporting::tell(const QString &sentence, bool done)
{
    Q_EMIT message(sentence);
    return done;
}

template <typename Work>
bool Exporting::guarded(Work work)
{
    storage::Library *library = m_library();
    if (library == nullptr)
        return tell(tr("There is no place where matches are kept, and so nothing to save."), false);
    try {
        return work(*library);
    } catch (const storage::Error &error) {
        return tell(errorText(error.refusal()), false);
    }
}

bool Exporting::write(const QString &name, const QByteArray &bytes, int leftOut)
{
    const QString place = placeOf(name);
    if (const QString why = writeFile(name, bytes); !why.isEmpty())
        //: %1 a path, %2 the system's reason
        return tell(tr("%1 could not be written: %2").arg(place, why), false);
    if (leftOut > 0)
        //: %1 a path
        return tell(tr("Saved as %1, without %n match(es) that cannot be read any more", "", leftOut).arg(place), true);
    //: %1 a path
    return tell(tr("Saved as %1").arg(place), true);
}

QByteArray Exporting::content(storage::Library &library, storage::MatchId id, Form form) const
{
    if (form == BgStats || form == BggTable) {
        const exporting::Result result = resultOf(library, id);
        return form == BgStats ? exporting::bgStatsFile(result, boardOf(result)) : bytesOf(exporting::bggTable(result));
    }
    const auto session = opened(library, id);
    if (form == MatchFile) {
        const Known &known = session->saveShown();
        return bytesOf(storage::writeJson(savedValue(session->match(), session->entry(), known)) + '\n');
    }
    if (form == ScorePdf)
        return scoreSheetPdf(session->match(), session->entry());
    return scoreSheetPicture(session->match(), session->entry());
}

bool Exporting::save(qlonglong matchId, Form form)
{
    return guarded([&](storage::Library &library) {
        const storage::MatchEntry entry = library.load({matchId}).entry;
        if (!entry.summary.over && (form == BgStats || form == BggTable))
            return tell(tr("This match is not over yet. Other programs want its result."), false);
        return write(freeFile(documentsFolder(), stemOf(entry), endingOf(form)), content(library, {matchId}, form));
    });
}

bool Exporting::saveOpenPicture(const QString &remark)
{
    const Session *shown = m_shown ? m_shown() : nullptr;
    if (shown == nullptr)
        return tell(tr("There is no place where matches are kept, and so nothing to save."), false);
    try {
        storage::MatchEntry entry = shown->entry();
        entry.summary = shown->match().standing();
        return write(freeFile(documentsFolder(), stemOf(entry), endingOf(ScorePicture)),
                     scoreSheetPicture(shown->match(), entry, usualPage(), remark));
    } catch (const storage::Error &error) {
        return tell(errorText(error.refusal()), false);
    }
}

bool Exporting::copy(qlonglong matchId, Copied what)
{
    return guarded([&](storage::Library &library) {
        const exporting::Result result = resultOf(library, storage::MatchId{matchId});
        if (!result.isOver)
            return tell(tr("This match is not over yet. Other programs want its result."), false);
        const bool isLink = what == BgStatsLink;
        QGuiApplication::clipboard()->setText(isLink ? exporting::bgStatsLink(result, boardOf(result), exporting::BgStatsLink::Web)
                                                     : exporting::bggText(result));
        return tell(isLink ? tr("The link is copied. Opened where BG Stats is, it enters the match there.")
                           : tr("The play is copied, one line for each field of BoardGameGeek's form."),
                    true);
    });
}

bool Exporting::saveAll(Whole form)
{
    return guarded([&](storage::Library &library) {
        int leftOut = 0;
        std::string text;
        if (form == History) {
            std::vector<LeftOut> damaged;
            text = historyText(library, damaged);
            leftOut = static_cast<int>(damaged.size());
        } else {
            text = exporting::matchTable(library, leftOut);
        }
        const QString stem = QStringLiteral("Pegsheet %1").arg(QDate::currentDate().toString(Qt::ISODate));
        const QString ending = form == History ? QStringLiteral("json") : QStringLiteral("csv");
        return write(freeFile(documentsFolder(), stem, ending), bytesOf(text), leftOut);
    });
}

} // namespace pegsheet::app
