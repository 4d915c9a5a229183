// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>

namespace pegsheet {
class Session;
}

namespace pegsheet::app {

class QrCode;

/// Makes the code of the match that is open, and copies or saves it and the match.
class Sharing : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// The code's text; empty before show().
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// Whether the code holds the whole match; else it holds only what is new since the last point that the others are likely to
    /// have.
    Q_PROPERTY(bool whole READ whole WRITE setWhole NOTIFY changed FINAL)
    /// How many moves are new since that point; 0 where nothing was shown or taken over before, so that only the whole is of use.
    Q_PROPERTY(int newMoves READ newMoves NOTIFY changed FINAL)
    /// Of the match: its game, the players as "Ada, Ben", where it stands as "Round 8 · Ben's turn", and how many moves are made.
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed FINAL)
    Q_PROPERTY(QString names READ names NOTIFY changed FINAL)
    Q_PROPERTY(QString standing READ standing NOTIFY changed FINAL)
    Q_PROPERTY(int moves READ moves NOTIFY changed FINAL)
    /// The folder in which the system keeps pictures, and so one of a code is likely to be.
    Q_PROPERTY(QUrl pictures READ pictures CONSTANT FINAL)
    /// The seat whose sheet is kept on this tablet, where every player has one; -1 where one tablet does for the table.
    Q_PROPERTY(int here READ here WRITE setHere NOTIFY hereChanged FINAL)

public:
    /// What a file holds: the code as PNG or SVG, a PDF with it, or the match itself (`.pegsheet`).
    enum Form { Picture, Drawing, Paper, Saved };
    Q_ENUM(Form)

    /// Stores a text under a key, an empty one to forget it, and returns the text that is stored there.
    using Remember = std::function<void(const QString &key, const QString &text)>;
    using Remembered = std::function<QString(const QString &key)>;

    Sharing(Remembered remembered, Remember remember, QObject *parent);

    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] bool whole() const { return m_whole; }
    void setWhole(bool whole);
    [[nodiscard]] int newMoves() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString names() const;
    [[nodiscard]] QString standing() const;
    [[nodiscard]] int moves() const;
    [[nodiscard]] static QUrl pictures();
    [[nodiscard]] int here() const { return m_here; }
    void setHere(int seat);
    /// The app plays those seats on this tablet, so that they count as kept here. Call it before setSession().
    void setAppSeats(const QList<int> &seats) { m_appSeats = seats; }

    /// Sets the match; null for none. It must outlive this object, or be replaced before it goes.
    void setSession(Session *session);

    /// Makes the code of the match as it stands now, with only what is new where the others are likely to have the rest. That it
    /// was shown is written to the disk; message() says why where that fails.
    Q_INVOKABLE void show();
    Q_INVOKABLE void copy();
    /// Writes a file with the whole match into the system's folder of pictures or of documents, never over another one; message()
    /// says where it is, or why it could not be written.
    Q_INVOKABLE void save(pegsheet::app::Sharing::Form form);
    /// Writes the match as it stands into that file, in the place of what was there; returns what came of it, in a sentence.
    Q_INVOKABLE QString saveAs(const QUrl &file);
    /// Suggests a name for such a file, which is not taken yet: in the folder of documents, named after the match. Empty without a
    /// match.
    [[nodiscard]] Q_INVOKABLE QUrl suggestedFile() const;
    /// Looks whether the turn of whoever keeps their sheet here has ended; call it after every change of the match.
    void follow();
    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();
    void hereChanged();
    /// The turn of whoever keeps their sheet here has ended, so that the others want its code.
    void turnDone();
    /// What was done, or why it could not be, in a sentence.
    void message(const QString &sentence);

private:
    void compose();
    [[nodiscard]] static QString write(const QString &name, const QByteArray &bytes);
    [[nodiscard]] QByteArray content(Form form) const;
    [[nodiscard]] QByteArray paper(const QrCode &code) const;
    [[nodiscard]] QString freeName(Form form) const;
    [[nodiscard]] QString hereKey() const;

    Remembered m_remembered;
    Remember m_remember;
    Session *m_session = nullptr;
    QString m_text;
    bool m_whole = true;
    QList<int> m_appSeats;
    int m_here = -1;
    int m_keeper = -1; ///< who kept the round when it was last followed
    int m_length = 0;
};

} // namespace pegsheet::app
