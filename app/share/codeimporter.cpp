// SPDX-License-Identifier: Apache-2.0
#include "app/share/codeimporter.h"

#include "app/share/filekind.h"
#include "app/share/qrreader.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QImageReader>
#include <QMimeData>
#include <QMimeDatabase>
#include <QStringDecoder>
#include <utility>

namespace pegsheet::app {

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
    const auto ended = [this](const QString &text) {
        endFilm();
        tell(text);
    };
    connect(&m_film, &Scanner::found, this, ended);
    connect(&m_film, &Scanner::foreign, this, ended);
}

CodeImporter::~CodeImporter()
{
    // Before the sink that it plays into.
    delete std::exchange(m_player, nullptr);
}

void CodeImporter::setVideoSink(QVideoSink *sink)
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
    else if (outcome == Outcome::Unreadable || (outcome == Outcome::Document && text.isEmpty()))
        Q_EMIT nothingFound(Unreadable);
    else if (outcome == Outcome::Document && !Scanner::isOurs(text))
        Q_EMIT document(text);
    else if (text.isEmpty())
        Q_EMIT nothingFound(NoCode);
    else if (Scanner::isOurs(text))
        Q_EMIT found(text);
    else
        Q_EMIT foreign(text);
}

void CodeImporter::read(const QUrl &url)
{
    // In our links only capitals have a meaning; what a browser made of them is put right.
    if (Scanner::isOurs(url.toString()))
        Q_EMIT found(url.toString(QUrl::FullyEncoded).toUpper());
    else if (url.isLocalFile())
        readFile(url.toLocalFile());
    else
        Q_EMIT nothingFound(Unreadable);
}

void CodeImporter::readClipboard()
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (data != nullptr && data->hasImage()) {
        readPicture([image = qvariant_cast<QImage>(data->imageData())] { return PictureFile{image, false}; });
    } else if (data != nullptr && data->hasUrls()) {
        read(data->urls().constFirst());
    } else if (data != nullptr && !data->text().trimmed().isEmpty()) {
        const QString text = data->text().trimmed();
        if (Scanner::isOurs(text))
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
    QImageReader picture(path);
    picture.setDecideFormatFromContent(true);
    const QString type = QMimeDatabase().mimeTypeForFile(path).name();
    if (picture.canRead())
        readPicture([path] {
            QFile file(path);
            if (file.size() > static_cast<qint64>(kPictureLength))
                return PictureFile{{}, true};
            return file.open(QIODevice::ReadOnly) ? pegsheet::app::readPicture(file) : PictureFile();
        });
    else if (type.startsWith(QLatin1String("video/")))
        play(path);
    else
        readText(path);
}

void CodeImporter::readPicture(std::function<PictureFile()> load)
{
    const auto outcome = std::make_shared<Outcome>(Outcome::Code);
    m_waiting.enqueue({[load = std::move(load), outcome] {
                           const PictureFile file = load();
                           if (file.isTooLarge)
                               *outcome = Outcome::TooLarge;
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

void CodeImporter::play(const QString &path)
{
    endFilm();
    m_player = new QMediaPlayer(this);
    QVideoSink *sink = m_sink != nullptr ? m_sink.data() : &m_unseen;
    m_film.setVideoSink(sink);
    m_film.again();
    m_film.setActive(true);
    // Queued: some of these come while the player is still being told what to play.
    const auto fails = [this, player = m_player](Nothing why) {
        if (m_player != player)
            return;
        endFilm();
        Q_EMIT nothingFound(why);
    };
    connect(
        m_player, &QMediaPlayer::mediaStatusChanged, this,
        [fails](QMediaPlayer::MediaStatus status) {
            if (status == QMediaPlayer::EndOfMedia || status == QMediaPlayer::InvalidMedia)
                fails(status == QMediaPlayer::EndOfMedia ? NoCode : Unreadable);
        },
        Qt::QueuedConnection);
    connect(
        m_player, &QMediaPlayer::errorOccurred, this, [fails] { fails(Unreadable); }, Qt::QueuedConnection);
    m_player->setVideoSink(sink);
    m_player->setSource(QUrl::fromLocalFile(path));
    m_player->play();
    Q_EMIT playingChanged();
    Q_EMIT busyChanged();
}

void CodeImporter::endFilm()
{
    if (m_player == nullptr)
        return;
    m_film.setActive(false);
    m_player->stop();
    std::exchange(m_player, nullptr)->deleteLater();
    Q_EMIT playingChanged();
    Q_EMIT busyChanged();
}

void CodeImporter::stop()
{
    m_waiting.clear();
    endFilm();
    Q_EMIT busyChanged();
}

} // namespace pegsheet::app
