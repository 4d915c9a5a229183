// SPDX-License-Identifier: Apache-2.0
// Qt Multimedia plays it.
#include "app/platform/film.h"
#include "app/share/scanner.h"

#include <QMediaPlayer>
#include <QUrl>
#include <QVideoSink>
#include <utility>

namespace pegsheet::app {

// The sink outlives what plays into it. The scanner stays from film to film: its end would wait for the frame that it reads.
struct Film::Player
{
    QVideoSink unseen;
    Scanner scanner;
    std::unique_ptr<QMediaPlayer> media; ///< while a film plays
};

Film::Film(QObject *parent) : QObject(parent) {}

Film::~Film() = default;

bool Film::isPossible()
{
    return true;
}

bool Film::playing() const
{
    return m_player && m_player->media;
}

void Film::play(const QString &path, QObject *sink)
{
    stop();
    if (!m_player) {
        m_player = std::make_unique<Player>();
        const auto read = [this](const QString &text) {
            stop();
            Q_EMIT found(text);
        };
        connect(&m_player->scanner, &Scanner::found, this, read);
        connect(&m_player->scanner, &Scanner::foreign, this, read);
    }
    m_player->media = std::make_unique<QMediaPlayer>();
    auto *const seen = qobject_cast<QVideoSink *>(sink);
    QVideoSink *const into = seen != nullptr ? seen : &m_player->unseen;
    m_player->scanner.setVideoSink(into);
    m_player->scanner.again();
    m_player->scanner.setActive(true);
    // Queued: some of what comes does so while the player is still being told what to play, and none may end what tells it.
    const auto answer = [this, number = ++m_films](auto tell) {
        if (!playing() || m_films != number)
            return;
        stop();
        tell();
    };
    QMediaPlayer *const media = m_player->media.get();
    connect(
        media, &QMediaPlayer::mediaStatusChanged, this,
        [this, answer](QMediaPlayer::MediaStatus status) {
            if (status == QMediaPlayer::EndOfMedia)
                answer([this] { Q_EMIT ended(); });
            else if (status == QMediaPlayer::InvalidMedia)
                answer([this] { Q_EMIT failed(); });
        },
        Qt::QueuedConnection);
    connect(
        media, &QMediaPlayer::errorOccurred, this, [this, answer] { answer([this] { Q_EMIT failed(); }); }, Qt::QueuedConnection);
    media->setVideoSink(into);
    media->setSource(QUrl::fromLocalFile(path));
    media->play();
    Q_EMIT playingChanged();
}

void Film::stop()
{
    if (!playing())
        return;
    m_player->scanner.setActive(false);
    const std::unique_ptr<QMediaPlayer> ended = std::exchange(m_player->media, nullptr);
    ended->stop();
    Q_EMIT playingChanged();
}

} // namespace pegsheet::app
