// SPDX-License-Identifier: Apache-2.0
#include "app/share/codeimporter.h"

#include "app/platform/clipboard.h"
#include "app/share/filekind.h"
#include "app/share/picturelayout.h"
#include "app/share/qrreader.h"
#include "app/share/sightings.h"

#include <QFile>
#include <QImageReader>
#include <QMimeData>
#include <QMimeDatabase>
#include <QStringDecoder>
#include <algorithm>
#include <utility>

namespace pegsheet::app {

namespace {

// Of what was copied, the format of a picture that lies there as a file does; empty where there is none.
QString pictureFormat(const QMimeData *data)
{
    const QStringList formats = data == nullptr ? QStringList() : data->formats();
    const QList<QByteArray> read = QImageReader::supportedMimeTypes();
    const auto found = std::find_if(formats.begin(), formats.end(),
                                    [&read](const QString &format) { return read.contains(format.toLatin1()); });
    return found == formats.end() ? QString() : *found;
}

// The picture in a file, or that there is more of it than is read.
PictureFile pictureIn(const QString &path)
{
    QFile file(path);
    if (file.size() > static_cast<qint64>(kPictureLength))
        return {{}, PictureFault::TooLarge};
    return file.open(QIODevice::ReadOnly) ? readPicture(file.readAll()) : PictureFile();
}

// Whether a file is a picture, also one that is not read here.
bool isPicture(const QString &path)
{
    QImageReader reader(path);
    reader.setDecideFormatFromContent(true);
    constexpr qint64 kBeginning = 16;
    QFile file(path);
    return reader.canRead() || (file.open(QIODevice::ReadOnly) && isRareKind(file.read(kBeginning)));
}

} // namespace

CodeImporter::CodeImporter(QObject *parent) : QObject(parent), m_helper(kPatience)
{
    connect(&m_helper, &HelperThread::answered, this, [this](const QString &text) {
        m_isReading = false;
        tell(text, *m_outcome);
        next();
    });
    connect(&m_helper, &HelperThread::gaveUp, this, [this] {
        m_isReading = false;
        tell({});
        next();
    });
    connect(&m_film, &Film::playingChanged, this, [this] {
        Q_EMIT playingChanged();
        Q_EMIT busyChanged();
    });
    connect(&m_film, &Film::found, this, [this](const QString &text) { tell(text); });
    connect(&m_film, &Film::ended, this, [this] { Q_EMIT nothingFound(NoCode); });
    connect(&m_film, &Film::failed, this, [this] { Q_EMIT nothingFound(Unreadable); });
}

void CodeImporter::setVideoSink(QObject *sink)
{
    if (m_sink == sink)
        return;
    m_sink = sink;
    Q_EMIT videoSinkChanged();
}

void CodeImporter::tell(const QString &text, Outcome outcome)
{
    if (outcome == Outcome::TooLarge)
        Q_EMIT nothingFound(TooLarge);
    else if (outcome == Outcome::OtherKind)
        Q_EMIT nothingFound(OtherKind);
    else if (outcome == Outcome::Unreadable || (outcome == Outcome::Document && text.isEmpty()))
        Q_EMIT nothingFound(Unreadable);
    else if (outcome == Outcome::Document && !isOurs(text))
        Q_EMIT document(text);
    else if (text.isEmpty())
        Q_EMIT nothingFound(NoCode);
    else if (isOurs(text))
        Q_EMIT found(text);
    else
        Q_EMIT foreign(text);
}

void CodeImporter::read(const QUrl &url)
{
    // In our links only capitals have a meaning; what a browser made of them is put right.
    if (isOurs(url.toString()))
        Q_EMIT found(url.toString(QUrl::FullyEncoded).toUpper());
    else if (url.isLocalFile())
        readFile(url.toLocalFile());
    else
        Q_EMIT nothingFound(Unreadable);
}

void CodeImporter::readClipboard()
{
    pegsheet::app::readClipboard(this, [this](const QMimeData *data) { readCopied(data); });
}

void CodeImporter::readCopied(const QMimeData *data)
{
    const QString format = pictureFormat(data);
    if (!format.isEmpty()) {
        readPicture([bytes = data->data(format)] { return pegsheet::app::readPicture(bytes); });
    } else if (data != nullptr && data->hasImage()) {
        readPicture([image = qvariant_cast<QImage>(data->imageData())] { return PictureFile{image}; });
    } else if (data != nullptr && data->hasUrls()) {
        read(data->urls().constFirst());
    } else if (data != nullptr && !data->text().trimmed().isEmpty()) {
        const QString text = data->text().trimmed();
        if (isOurs(text))
            Q_EMIT found(text);
        else
            Q_EMIT document(text);
    } else {
        Q_EMIT nothingFound(Empty);
    }
}

void CodeImporter::readFile(const QString &path)
{
    const std::filesystem::path chosen(path.toStdU16String());
    std::error_code none;
    if (!m_database.isEmpty() && std::filesystem::equivalent(chosen, std::filesystem::path(m_database.toStdU16String()), none))
        return Q_EMIT nothingFound(Unreadable);
    const FileKind kind = kindOf(chosen);
    if (kind != FileKind::Regular)
        return Q_EMIT nothingFound(kind == FileKind::Missing ? Unreadable : NoFile);
    if (isPicture(path))
        readPicture([path] { return pictureIn(path); });
    else if (QMimeDatabase().mimeTypeForFile(path).name().startsWith(QLatin1String("video/")))
        m_film.play(path, m_sink);
    else
        readText(path);
}

void CodeImporter::readPicture(std::function<PictureFile()> load)
{
    const auto outcome = std::make_shared<Outcome>(Outcome::Code);
    m_waiting.enqueue({[load = std::move(load), outcome] {
                           const PictureFile file = load();
                           if (file.fault != PictureFault::None)
                               *outcome = file.fault == PictureFault::TooLarge ? Outcome::TooLarge : Outcome::OtherKind;
                           return readCode(file.picture);
                       },
                       outcome});
    next();
}

void CodeImporter::next()
{
    if (!m_isReading && !m_waiting.isEmpty()) {
        m_isReading = true;
        const Look look = m_waiting.dequeue();
        m_outcome = look.outcome;
        m_helper.start(look.task);
    }
    Q_EMIT busyChanged();
}

void CodeImporter::readText(const QString &path)
{
    // Where its reading is given up the file is none that can be read.
    const auto outcome = std::make_shared<Outcome>(Outcome::Unreadable);
    m_waiting.enqueue({[path, outcome] {
                           QFile file(path);
                           if (file.size() > kLongestText) {
                               *outcome = Outcome::TooLarge;
                               return QString();
                           }
                           if (!file.open(QIODevice::ReadOnly))
                               return QString();
                           QStringDecoder decoder(QStringDecoder::Utf8);
                           const QString text = QString(decoder(file.readAll())).trimmed();
                           if (decoder.hasError() || text.contains(QChar(u'\0')))
                               return QString();
                           *outcome = Outcome::Document;
                           return text;
                       },
                       outcome});
    next();
}

void CodeImporter::stop()
{
    m_waiting.clear();
    m_film.stop();
    Q_EMIT busyChanged();
}

} // namespace pegsheet::app
