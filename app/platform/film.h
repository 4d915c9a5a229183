// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <memory>

namespace pegsheet::app {

/// Plays films and looks for a code in them. Where the platform has nothing that plays films, each of them fails.
class Film : public QObject
{
    Q_OBJECT

public:
    explicit Film(QObject *parent = nullptr);
    ~Film() override;

    /// Whether the platform has what plays films.
    [[nodiscard]] static bool isPossible();
    [[nodiscard]] bool playing() const;
    /// Plays the film of that path, in place of one that plays; in `sink`, a QVideoSink, where that is not null.
    void play(const QString &path, QObject *sink);
    /// Ends the film without an answer; does nothing where none plays.
    void stop();

Q_SIGNALS:
    void playingChanged();
    /// The first code of a film was read, and the film is ended; this is its text.
    void found(const QString &text);
    /// The film came to its end without a code.
    void ended();
    /// It can not be played.
    void failed();

private:
    struct Player;
    std::unique_ptr<Player> m_player; ///< made for the first film
    int m_films = 0;                  ///< that were played, so that each has its number
};

} // namespace pegsheet::app
