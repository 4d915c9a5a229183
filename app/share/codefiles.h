// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/share/helperthread.h"
#include "app/share/picturefile.h"
#include "app/share/scanner.h"

#include <QMediaPlayer>
#include <QObject>
#include <QQueue>
#include <QUrl>
#include <QVideoSink>
#include <QtQmlIntegration/qqmlintegration.h>

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
    /// The database that is open, which is never opened here: whoever closes it takes the locks of the whole process away.
    Q_PROPERTY(QString database MEMBER m_database)
    /// Something is being read.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
    /// It is a film.
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged FINAL)
    /// The largest picture that is read, in millions of pixels, and the longest text, in megabytes.
    Q_PROPERTY(int mostMegapixels READ mostMegapixels CONSTANT FINAL)
    Q_PROPERTY(int mostTextMegabytes READ mostTextMegabytes CONSTANT FINAL)

public:
    /// Why nothing was found.
    enum Nothing {
        NoCode,     ///< a picture or a film without a code that could be read
        Unreadable, ///< not there, not on this device, or neither picture nor film nor text
        Empty,      ///< nothing was copied
        NoFile,     ///< a folder, a pipe, a device or a socket, of which nothing was read
        TooLarge    ///< a picture with too many pixels, or a longer file than is read
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
    [[nodiscard]] bool busy() const { return m_isReading || playing() || !m_waiting.isEmpty(); }
    [[nodiscard]] bool playing() const { return m_player != nullptr; }
    [[nodiscard]] static int mostMegapixels() { return kMostMegapixels; }
    [[nodiscard]] static int mostTextMegabytes() { return static_cast<int>(kLongestText >> 20); }

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
    /// What the text is that a task answers with.
    enum class Outcome {
        Code,     ///< that of a picture; empty where there is none
        Document, ///< that of the file itself
        TooLarge, ///< none
        Unreadable
    };
    /// A picture or a text that is read, or waits for that.
    struct Look
    {
        HelperThread::Task task;
        std::shared_ptr<Outcome> outcome; ///< to be asked once the task has answered
    };

    void readFile(const QString &path);
    void readPicture(std::function<PictureFile()> load);
    void readText(const QString &path);
    void play(const QString &path);
    void next();
    void tell(const QString &text, Outcome outcome = Outcome::Code);
    void endFilm();

    QString m_database;
    HelperThread m_helper;
    QQueue<Look> m_waiting;
    bool m_isReading = false;
    std::shared_ptr<Outcome> m_outcome; ///< of what is being read
    QPointer<QVideoSink> m_sink;
    QVideoSink m_unseen;
    QMediaPlayer *m_player = nullptr; ///< while a film plays
    Scanner m_film;
};

} // namespace pegsheet::app
