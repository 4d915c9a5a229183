// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/helperthread.h"
#include "app/share/scanner.h"

#include <QImage>
#include <QMediaPlayer>
#include <QObject>
#include <QQueue>
#include <QtQmlIntegration/qqmlintegration.h>
#include <QUrl>
#include <QVideoSink>

class QMimeData;

namespace pegsheet::app {

/// Looks for codes in what somebody hands over: pictures, films, texts, what was copied or dropped. Each is answered by
/// exactly one signal, but for a film that is stopped or followed by another.
class CodeFiles : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// Where a film is shown while it is read; without one it is read unseen. What else shows or reads there must rest while
    /// `playing`.
    Q_PROPERTY(QVideoSink *videoSink READ videoSink WRITE setVideoSink NOTIFY videoSinkChanged FINAL)
    /// Something is being read.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
    /// It is a film.
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged FINAL)

public:
    /// Why nothing was found.
    enum Nothing {
        NoCode,     ///< a picture or a film without a code that could be read
        Unreadable, ///< no file, not on this device, or neither picture nor film nor text
        Empty       ///< nothing was copied
    };
    Q_ENUM(Nothing)

    /// How long a picture may take; the largest of a camera take a second or two on a slow device.
    static constexpr std::chrono::milliseconds kPatience{15000};
    /// The longest text that is taken as one.
    static constexpr qint64 kLongestText = 16 << 20;

    explicit CodeFiles(QObject *parent = nullptr);
    ~CodeFiles() override;

    [[nodiscard]] QVideoSink *videoSink() const { return m_sink; }
    void setVideoSink(QVideoSink *sink);
    [[nodiscard]] bool busy() const { return m_reading || playing() || !m_waiting.isEmpty(); }
    [[nodiscard]] bool playing() const { return m_player != nullptr; }

    /// Reads a file of this device, or a link of ours. Nothing is ever fetched from elsewhere.
    Q_INVOKABLE void read(const QUrl &url);
    /// Reads what was copied: a picture, a file, a text.
    Q_INVOKABLE void readClipboard();
    /// Ends the film without an answer, and forgets what waits.
    Q_INVOKABLE void stop();

Q_SIGNALS:
    void videoSinkChanged();
    void busyChanged();
    void playingChanged();
    /// The text of a code of Pegsheet.
    void found(const QString &text);
    /// The text of another code.
    void foreign(const QString &text);
    /// A text, which may be a saved match or hold a code; none was looked for.
    void document(const QString &text);
    void nothingFound(pegsheet::app::CodeFiles::Nothing why);

private:
    void readMimeData(const QMimeData &data);
    void readFile(const QString &path);
    void readPicture(std::function<QImage()> load);
    void readText(const QString &path);
    void play(const QString &path);
    void next();
    void tell(const QString &text);
    void endFilm();

    HelperThread m_helper;
    QQueue<HelperThread::Task> m_waiting;
    bool m_reading = false;
    QPointer<QVideoSink> m_sink;
    QVideoSink m_unseen;
    QMediaPlayer *m_player = nullptr; ///< while a film plays
    Scanner m_film;
};

} // namespace pegsheet::app
