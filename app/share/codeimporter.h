// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/platform/film.h"
#include "app/share/helperthread.h"
#include "app/share/picturefile.h"

#include <QObject>
#include <QPointer>
#include <QQueue>
#include <QUrl>
#include <QtQmlIntegration/qqmlintegration.h>

class QMimeData;

namespace pegsheet::app {

/// Looks for codes in pictures, films and texts that the user chooses, pastes or drops. Each of them is answered by exactly one of
/// found(), foreign(), document() and nothingFound(), except a film that another one follows and what stop() ends.
class CodeImporter : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// The sink, a QVideoSink, in which a film is shown while it is read; without one it is read unseen. Nothing else may show or
    /// read pictures there while `playing`.
    Q_PROPERTY(QObject *videoSink READ videoSink WRITE setVideoSink NOTIFY videoSinkChanged FINAL)
    /// The path of the database that is open. It is never opened here, but answered as Unreadable: closing it would release the
    /// locks of the whole process.
    Q_PROPERTY(QString database MEMBER m_database)
    /// Whether something is being read, or waits for that.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
    /// Whether a film is being read.
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged FINAL)
    /// Whether films can be read on this device.
    Q_PROPERTY(bool readsFilms READ readsFilms CONSTANT FINAL)
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
        TooLarge,   ///< a picture with too many pixels, or a longer file than is read
        OtherKind   ///< a picture of a kind that is not read here
    };
    Q_ENUM(Nothing)

    /// How long a picture or a text may take before it is given up; the largest pictures of a camera take a second or two on a slow
    /// device.
    static constexpr std::chrono::milliseconds kPatience{15000};
    /// The longest file that is read as a text, in bytes.
    static constexpr qint64 kLongestText = 16 << 20;

    explicit CodeImporter(QObject *parent = nullptr);

    [[nodiscard]] QObject *videoSink() const { return m_sink; }
    void setVideoSink(QObject *sink);
    [[nodiscard]] bool busy() const { return m_isReading || playing() || !m_waiting.isEmpty(); }
    [[nodiscard]] bool playing() const { return m_film.playing(); }
    [[nodiscard]] static bool readsFilms() { return Film::isPossible(); }
    [[nodiscard]] static int mostMegapixels() { return kMostMegapixels; }
    [[nodiscard]] static int mostTextMegabytes() { return static_cast<int>(kLongestText >> 20); }

    /// Reads a file of this device, or the code in a link of Pegsheet's own. Any other address is Unreadable: nothing is ever
    /// fetched.
    Q_INVOKABLE void read(const QUrl &url);
    /// Reads what the clipboard holds: a picture, else the first of its files, else a text.
    Q_INVOKABLE void readClipboard();
    /// Ends the film without an answer, and forgets what waits; a picture or text that is being read is still answered.
    Q_INVOKABLE void stop();

Q_SIGNALS:
    void videoSinkChanged();
    void busyChanged();
    void playingChanged();
    /// A code of Pegsheet's was read; this is its text.
    void found(const QString &text);
    /// Another code was read; this is its text.
    void foreign(const QString &text);
    /// A text was read that does not begin with a code. It may be a saved match, or hold a code further on: none was looked for.
    void document(const QString &text);
    void nothingFound(pegsheet::app::CodeImporter::Nothing why);

private:
    /// What the text is that a task answers with.
    enum class Outcome {
        Code,     ///< that of a picture; empty where there is none
        Document, ///< that of the file itself
        TooLarge, ///< none
        OtherKind,
        Unreadable
    };
    /// A picture or a text that is read, or waits for that.
    struct Look
    {
        HelperThread::Task task;
        std::shared_ptr<Outcome> outcome; ///< to be asked once the task has answered
    };

    void readCopied(const QMimeData *data);
    void readFile(const QString &path);
    void readPicture(std::function<PictureFile()> load);
    void readText(const QString &path);
    void next();
    void tell(const QString &text, Outcome outcome = Outcome::Code);

    QString m_database;
    HelperThread m_helper;
    QQueue<Look> m_waiting;
    bool m_isReading = false;
    std::shared_ptr<Outcome> m_outcome; ///< of what is being read
    QPointer<QObject> m_sink;
    Film m_film;
};

} // namespace pegsheet::app
