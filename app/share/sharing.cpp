// SPDX-License-Identifier: Apache-2.0
#include "app/share/sharing.h"

#include "app/export/newfile.h"
#include "app/match/movedescription.h"
#include "app/platform/handout.h"
#include "app/session.h"
#include "app/share/matchfile.h"
#include "app/share/qrcode.h"
#include "app/text/errortext.h"
#include "app/text/gametext.h"
#include "model/core/merge.h"
#include "storage/json.h"

#include <QClipboard>
#include <QDate>
#include <QDir>
#include <QGuiApplication>
#include <QStandardPaths>

namespace pegsheet::app {

namespace {

// Of a picture that is sent on: large enough for a screen to be scanned again.
constexpr int kPixelsAModule = 8;

QString endingOf(Sharing::Form form)
{
    switch (form) {
    case Sharing::Picture: return QStringLiteral("png");
    case Sharing::Drawing: return QStringLiteral("svg");
    case Sharing::Paper: return QStringLiteral("pdf");
    default: return QStringLiteral("pegsheet");
    }
}

QString folderOf(Sharing::Form form)
{
    const bool isPicture = form == Sharing::Picture || form == Sharing::Drawing;
    const QString folder = QStandardPaths::writableLocation(isPicture ? QStandardPaths::PicturesLocation
                                                                      : QStandardPaths::DocumentsLocation);
    return folder.isEmpty() ? QDir::homePath() : folder;
}

} // namespace

Sharing::Sharing(Remembered remembered, Remember remember, QObject *parent)
    : QObject(parent), m_remembered(std::move(remembered)), m_remember(std::move(remember))
{
}

QString Sharing::hereKey() const
{
    return QStringLiteral("here.%1").arg(QString::fromStdString(m_session->uid()));
}

void Sharing::setSession(Session *session)
{
    m_session = session;
    m_text.clear();
    m_whole = true;
    m_keeper = -1;
    bool isSeat = false;
    const int seat = session == nullptr ? -1 : m_remembered(hereKey()).toInt(&isSeat);
    m_here = isSeat ? seat : -1;
    follow();
    Q_EMIT changed();
    Q_EMIT hereChanged();
}

void Sharing::setHere(int seat)
{
    if (seat == m_here || m_session == nullptr)
        return;
    m_here = seat;
    m_remember(hereKey(), seat < 0 ? QString() : QString::number(seat));
    Q_EMIT hereChanged();
}

void Sharing::follow()
{
    if (m_session == nullptr)
        return;
    const Match &match = m_session->match();
    const auto isHere = [this](int seat) { return seat == m_here || m_appSeats.contains(seat); };
    const bool isDone = m_here >= 0 && isHere(m_keeper) && !isHere(match.keeper()) && match.length() > m_length;
    m_keeper = match.keeper();
    m_length = match.length();
    if (isDone)
        Q_EMIT turnDone();
}

int Sharing::newMoves() const
{
    if (m_session == nullptr)
        return 0;
    const int known = likelyKnown(m_session->match(), m_session->known());
    return known == 0 ? 0 : m_session->match().length() - known;
}

QString Sharing::gameName() const
{
    return m_session == nullptr ? QString() : findGameText(m_session->match().game().id)->name();
}

QString Sharing::names() const
{
    QStringList names;
    if (m_session != nullptr)
        for (const std::string &name : m_session->match().setup().players)
            names.append(QString::fromStdString(name));
    return names.join(QStringLiteral(", "));
}

QString Sharing::standing() const
{
    return m_session == nullptr ? QString() : describeStanding(m_session->match());
}

int Sharing::moves() const
{
    return m_session == nullptr ? 0 : m_session->match().length();
}

QUrl Sharing::pictures()
{
    return QUrl::fromLocalFile(folderOf(Picture));
}

void Sharing::show()
{
    m_whole = newMoves() == 0;
    compose();
}

void Sharing::setWhole(bool whole)
{
    m_whole = whole;
    compose();
}

void Sharing::compose()
{
    if (m_session == nullptr)
        return;
    try {
        m_text = QString::fromStdString(m_session->show(m_whole ? Extent::Whole : Extent::News));
    } catch (const storage::Error &error) {
        m_text.clear();
        Q_EMIT message(errorText(error.refusal()));
    }
    Q_EMIT changed();
}

void Sharing::copy()
{
    QGuiApplication::clipboard()->setText(m_text);
    Q_EMIT message(tr("The code is copied as text. Whoever gets it pastes it into Pegsheet."));
}

QString Sharing::freeName(Form form) const
{
    const QString stem = matchStem(gameName(), m_session->match().setup().players, QDate::currentDate());
    return freeFile(folderOf(form), stem, endingOf(form));
}

QByteArray Sharing::content(Form form) const
{
    if (form == Saved) {
        const Known &known = m_session->saveShown();
        return QByteArray::fromStdString(storage::writeJson(savedValue(m_session->match(), m_session->entry(), known))) + '\n';
    }
    // Whoever finds a file later may have nothing else of the match.
    const auto code = qrCode(m_session->show(Extent::Whole));
    if (!code)
        return {};
    if (form == Paper)
        return paper(*code);
    return form == Picture ? codePng(*code, kPixelsAModule) : codeSvg(*code);
}

void Sharing::save(Form form)
{
    if (m_session == nullptr)
        return;
    try {
        const QByteArray bytes = content(form);
        const QString name = freeName(form);
        Q_EMIT message(write(name, bytes));
    } catch (const storage::Error &error) {
        Q_EMIT message(errorText(error.refusal()));
    }
    Q_EMIT changed();
}

QString Sharing::write(const QString &name, const QByteArray &bytes)
{
    const QString why = writeFile(name, bytes);
    if (!why.isEmpty())
        //: %1 a path, %2 the system's reason
        return tr("%1 could not be written: %2").arg(QDir::toNativeSeparators(name), why);
    //: %1 a path
    return tr("Saved as %1").arg(placeOf(name));
}

QString Sharing::saveAs(const QUrl &file)
{
    if (m_session == nullptr)
        return {};
    try {
        return write(file.toLocalFile(), content(Saved));
    } catch (const storage::Error &error) {
        return errorText(error.refusal());
    }
}

QUrl Sharing::suggestedFile() const
{
    return m_session == nullptr ? QUrl() : QUrl::fromLocalFile(freeName(Saved));
}

} // namespace pegsheet::app
