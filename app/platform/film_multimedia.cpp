// SPDX-License-Identifier: Apache-2.0
// Qt Multimedia plays it.
#include "app/platform/film.h"
#include "app/share/scanner.h"

#include <QMediaPlayer>
#include <QUrl>
#include <QVideoSink>
#include <utility>

namespace pegsheet::app {

// The sink outlives the player that plays into it.
struct Film::Player
{
    QVideoSink unseen;
    Scanner scanner;
    std::unique_ptr<QMediaPlayer> media = std::make_unique<QMediaPlayer>();
};

Film::Film(QObject *parent) : QObject(parent) {}

Film::~Film() = default;

bool Film::isPossible()
{
    return true;
}

bool Film::playing() const
{
    return m_player != nullptr;
}

void Film::play(const QString &path, QObject *sink)
{
    stop();
    m_player = std::make_unique<Player>();
    auto *const seen = qobject_cast<QVideoSink *>(sink);
    QVideoSink *const into = seen != nullptr ? seen : &m_player->unseen;
    m_player->scanner.setVideoSink(into);
    m_player->scanner.setActive(true);
    // Queued: some of what comes does so while the player is still being told what to play, and none may end what tells it.
    const auto answer = [this, number = ++m_films](auto tell) {
        if (!m_player || m_films != number)
            return;
        stop();
        tell();
    };
    const auto read = [this, answer](const QString &text) { answer([&] { Q_EMIT found(text); }); };
    connect(&m_player->scanner, &Scanner::found, this, read, Qt::QueuedConnection);
    connect(&m_player->scanner, &Scanner::foreign, this, read, Qt::QueuedConnection);
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
    if (!m_player)
        return;
    const std::unique_ptr<Player> ended = std::exchange(m_player, nullptr);
    ended->scanner.setActive(false);
    ended->media->stop();
    Q_EMIT playingChanged();
}

} // namespace pegsheet::app
