// SPDX-License-Identifier: Apache-2.0
#include "app/share/codefiles.h"

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

CodeFiles::CodeFiles(QObject *parent) : QObject(parent), m_helper(kPatience)
{
    connect(&m_helper, &HelperThread::answered, this, [this](const QString &text) {
        m_isReading = false;
        if (*m_isTooLarge)
            Q_EMIT nothingFound(TooLarge);
        else
            tell(text);
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

CodeFiles::~CodeFiles()
{
    // Before the sink that it plays into.
    delete std::exchange(m_player, nullptr);
}

void CodeFiles::setVideoSink(QVideoSink *sink)
{
    if (m_sink == sink)
        return;
    m_sink = sink;
    Q_EMIT videoSinkChanged();
}

void CodeFiles::tell(const QString &text)
{
    if (text.isEmpty())
        Q_EMIT nothingFound(NoCode);
    else if (Scanner::isOurs(text))
        Q_EMIT found(text);
    else
        Q_EMIT foreign(text);
}

void CodeFiles::read(const QUrl &url)
{
    // In our links only capitals have a meaning; what a browser made of them is put right.
    if (Scanner::isOurs(url.toString()))
        Q_EMIT found(url.toString(QUrl::FullyEncoded).toUpper());
    else if (url.isLocalFile())
        readFile(url.toLocalFile());
    else
        Q_EMIT nothingFound(Unreadable);
}

void CodeFiles::readClipboard()
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

void CodeFiles::readFile(const QString &path)
{
    const FileKind kind = kindOf(std::filesystem::path(path.toStdU16String()));
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

void CodeFiles::readPicture(std::function<PictureFile()> load)
{
    const auto isTooLarge = std::make_shared<bool>(false);
    m_waiting.enqueue({[load = std::move(load), isTooLarge] {
                           const PictureFile file = load();
                           *isTooLarge = file.isTooLarge;
                           return readCode(file.picture);
                       },
                       isTooLarge});
    next();
}

void CodeFiles::next()
{
    if (!m_isReading && !m_waiting.isEmpty()) {
        m_isReading = true;
        const Look look = m_waiting.dequeue();
        m_isTooLarge = look.isTooLarge;
        m_helper.start(look.task);
    }
    Q_EMIT busyChanged();
}

void CodeFiles::readText(const QString &path)
{
    QFile file(path);
    if (file.size() > kLongestText)
        return Q_EMIT nothingFound(TooLarge);
    if (!file.open(QIODevice::ReadOnly))
        return Q_EMIT nothingFound(Unreadable);
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = QString(decoder(file.readAll())).trimmed();
    if (decoder.hasError() || text.isEmpty() || text.contains(QChar(u'\0')))
        return Q_EMIT nothingFound(Unreadable);
    if (Scanner::isOurs(text))
        Q_EMIT found(text);
    else
        Q_EMIT document(text);
}

void CodeFiles::play(const QString &path)
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
    connect(m_player, &QMediaPlayer::mediaStatusChanged, this, [fails](QMediaPlayer::MediaStatus status) {
        if (status == QMediaPlayer::EndOfMedia || status == QMediaPlayer::InvalidMedia)
            fails(status == QMediaPlayer::EndOfMedia ? NoCode : Unreadable);
    }, Qt::QueuedConnection);
    connect(m_player, &QMediaPlayer::errorOccurred, this, [fails] { fails(Unreadable); }, Qt::QueuedConnection);
    m_player->setVideoSink(sink);
    m_player->setSource(QUrl::fromLocalFile(path));
    m_player->play();
    Q_EMIT playingChanged();
    Q_EMIT busyChanged();
}

void CodeFiles::endFilm()
{
    if (m_player == nullptr)
        return;
    m_film.setActive(false);
    m_player->stop();
    std::exchange(m_player, nullptr)->deleteLater();
    Q_EMIT playingChanged();
    Q_EMIT busyChanged();
}

void CodeFiles::stop()
{
    m_waiting.clear();
    endFilm();
    Q_EMIT busyChanged();
}

} // namespace pegsheet::app
