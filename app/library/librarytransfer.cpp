// SPDX-License-Identifier: Apache-2.0
#include "app/library/librarytransfer.h"

#include "app/export/newfile.h"
#include "app/library/librarycodes.h"
#include "app/library/libraryfile.h"
#include "app/library/recordtext.h"
#include "app/platform/handout.h"
#include "app/share/codeintext.h"
#include "app/text/errortext.h"
#include "app/text/sentence.h"

#include <QClipboard>
#include <QDate>
#include <QDir>
#include <QGuiApplication>
#include <algorithm>

namespace pegsheet::app {

namespace {

using What = PlannedRow::What;

QVariantMap rowOf(const PlannedRow &row)
{
    const Record &content = row.entry.content;
    QString what = row.what == What::New ? QStringLiteral("new")
        : row.what == What::Adds         ? QStringLiteral("adds")
        : row.what == What::Differs      ? QStringLiteral("differs")
        : row.isGone                     ? QStringLiteral("gone")
                                         : QStringLiteral("known");
    QString title = content.game.empty() ? QString() : recordTitle(content);
    QStringList detail;
    if (row.what == What::Refused) {
        what = QStringLiteral("refused");
        //: In the place of a card's name where it cannot be read
        title = LibraryTransfer::tr("A card that cannot be read");
        detail.append(errorText(*row.refusal));
    } else {
        for (const QString &part : {kindText(content.game, content.kind), ageText(content.game, content.age), recordSays(content)})
            if (!part.isEmpty())
                detail.append(part);
        if (row.what == What::Differs)
            //: Of a card that comes in: %1 what the same card says in the library here
            detail.append(LibraryTransfer::tr("here: %1").arg(recordSays(row.here)));
    }
    return {{QStringLiteral("what"), what},
            {QStringLiteral("title"), title},
            {QStringLiteral("detail"), detail.join(QStringLiteral(" · "))}};
}

} // namespace

bool LibraryTransfer::refuse(const Refusal &refusal)
{
    Q_EMIT message(errorText(refusal));
    return false;
}

void LibraryTransfer::save()
{
    std::string text;
    if (!m_use([&](CardLibrary &library) { text = libraryText(library.records().all()); }))
        return;
    //: Name of a file with all cards of the card library; %1 a day as 2026-05-31
    const QString stem = tr("Pegsheet cards %1").arg(QDate::currentDate().toString(Qt::ISODate));
    const QString name = freeFile(documentsFolder(), stem, QStringLiteral("json"));
    const QString failed = writeFile(name, QByteArray::fromStdString(text));
    //: %1 a file
    Q_EMIT message(failed.isEmpty() ? tr("Saved: %1").arg(placeOf(name))
                                    //: %1 a file, %2 the system's reason
                                    : tr("%1 could not be written: %2").arg(QDir::toNativeSeparators(name), failed));
}

void LibraryTransfer::showCodes(qlonglong recordId)
{
    std::vector<Record> records;
    const bool isDone = m_use([&](CardLibrary &library) {
        if (recordId != 0)
            records.push_back(library.records().get(storage::RecordId{recordId}).content);
        else
            for (storage::RecordEntry &entry : library.records().all())
                // What is known from the start the others have, too.
                if (entry.isLive() && entry.origin != storage::RecordOrigin::Printed)
                    records.push_back(std::move(entry.content));
    });
    if (!isDone)
        return;
    if (records.empty()) {
        Q_EMIT message(tr("There is nothing to show yet: every card here is known from the start."));
        return;
    }
    MaybeRefusal refusal;
    const std::vector<std::string> codes = libraryCodes(records, gameRecords(), refusal);
    if (refusal) {
        refuse(*refusal);
        return;
    }
    m_codes.clear();
    for (const std::string &code : codes)
        m_codes.append(QString::fromStdString(code));
    m_codeCards = static_cast<int>(records.size());
    Q_EMIT codesChanged();
}

void LibraryTransfer::copyCodes()
{
    QGuiApplication::clipboard()->setText(m_codes.join(QLatin1Char('\n')));
    Q_EMIT message(tr("The codes are copied as text. Whoever gets them pastes them into Pegsheet."));
}

void LibraryTransfer::hideCodes()
{
    m_codes.clear();
    m_codeCards = 0;
    Q_EMIT codesChanged();
}

bool LibraryTransfer::isCards(const QString &text) const
{
    const std::string plain = text.toStdString();
    if (looksLikeLibrary(plain))
        return true;
    const auto codes = codesIn(plain);
    return std::any_of(codes.begin(), codes.end(), isRecordCode);
}

bool LibraryTransfer::receive(const QString &text)
{
    const std::string plain = text.toStdString();
    if (!looksLikeLibrary(plain))
        return receiveCodes(plain);
    MaybeRefusal refusal;
    LibraryPlan plan;
    if (!m_use([&](CardLibrary &library) { refusal = readLibrary(plain, library.records(), gameRecords(), plan); }))
        return false;
    if (refusal)
        return refuse(*refusal);
    m_plan = std::move(plan);
    Q_EMIT planChanged();
    return true;
}

// Codes of another set begin anew: nobody wants the halves of two.
bool LibraryTransfer::receiveCodes(const std::string &text)
{
    MaybeRefusal refusal;
    auto read = readLibraryCodes(m_collected + text, gameRecords(), refusal);
    const auto alone = readLibraryCodes(text, gameRecords(), refusal);
    if (!alone)
        return refuse(*refusal);
    const bool goesOn = read && m_setCount > 0 && read->count == m_setCount;
    m_collected = (goesOn ? m_collected : std::string()) + text + '\n';
    if (!goesOn)
        read = alone;
    m_setCount = read->count;
    m_missing = read->missing;
    m_plan.reset();
    if (m_missing == 0) {
        m_collected.clear();
        m_setCount = 0;
        if (!m_use([&](CardLibrary &library) { m_plan = planOf(read->records, library.records(), gameRecords()); }))
            return false;
    }
    Q_EMIT planChanged();
    return true;
}

QString LibraryTransfer::waiting() const
{
    if (m_missing == 0)
        return {};
    //: While codes are scanned that belong together: %1 how many there are already, %2 of how many
    return tr("Code %1 of %2 is read. Go on with the others.").arg(m_setCount - m_missing).arg(m_setCount);
}

QString LibraryTransfer::sum() const
{
    if (!m_plan)
        return {};
    const int known = m_plan->count(What::Known);
    const int refused = m_plan->count(What::Refused);
    QStringList parts{tr("%n new card(s)", "", m_plan->count(What::New))};
    if (const int more = m_plan->count(What::Adds); more > 0)
        //: Of cards that come in: they are here already, and more of them is known then
        parts.append(tr("%n of which more is known then", "", more));
    if (const int other = m_plan->count(What::Differs); other > 0)
        //: Of cards that come in: the same cards are here and say something else
        parts.append(tr("%n that say(s) otherwise here", "", other));
    if (known > 0)
        parts.append(tr("%n known already", "", known));
    if (refused > 0)
        parts.append(tr("%n that cannot be taken in", "", refused));
    return listText(parts);
}

QVariantList LibraryTransfer::rows() const
{
    QVariantList rows;
    if (!m_plan)
        return rows;
    for (const What what : {What::Refused, What::Differs, What::New, What::Adds, What::Known})
        for (const PlannedRow &row : m_plan->rows)
            if (row.what == what)
                rows.append(rowOf(row));
    return rows;
}

void LibraryTransfer::setReplaces(bool replaces)
{
    m_replaces = replaces;
    Q_EMIT planChanged();
}

bool LibraryTransfer::accept()
{
    if (!m_plan)
        return false;
    const int added = newCards() + m_plan->count(What::Adds) + (m_replaces ? m_plan->count(What::Differs) : 0);
    const Differing differing = m_replaces ? Differing::Replace : Differing::Keep;
    if (!m_use([&](CardLibrary &library) { applyPlan(*m_plan, library.records(), differing); }))
        return false;
    forget();
    Q_EMIT tookIn();
    Q_EMIT message(tr("%n card(s) taken in.", "", added));
    return true;
}

void LibraryTransfer::forget()
{
    m_plan.reset();
    m_replaces = false;
    m_collected.clear();
    m_setCount = 0;
    m_missing = 0;
    Q_EMIT planChanged();
}

} // namespace pegsheet::app
