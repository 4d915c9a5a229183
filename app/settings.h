// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>

namespace pegsheet::app {

/// What the table prefers; remembered in the database, so that it goes wherever a backup goes.
class Settings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// "en" or "de".
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    Q_PROPERTY(QStringList languages READ languages CONSTANT FINAL)
    /// How dates and numbers are written in it: the name of that locale.
    Q_PROPERTY(QString locale READ locale NOTIFY languageChanged FINAL)
    Q_PROPERTY(Theme theme READ theme WRITE setTheme NOTIFY themeChanged FINAL)
    /// Per cent of the size drawn: one of textSizes.
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged FINAL)
    Q_PROPERTY(QList<int> textSizes READ textSizes CONSTANT FINAL)
    Q_PROPERTY(Motion motion READ motion WRITE setMotion NOTIFY motionChanged FINAL)
    /// The screen stays on while a match is open.
    Q_PROPERTY(bool keepAwake READ keepAwake WRITE setKeepAwake NOTIFY keepAwakeChanged FINAL)
    Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY soundChanged FINAL)
    /// Whether a match shows how long turns take.
    Q_PROPERTY(bool turnClock READ turnClock WRITE setTurnClock NOTIFY turnClockChanged FINAL)
    /// Whether new matches begin with the table's own dice.
    Q_PROPERTY(bool realDice READ realDice WRITE setRealDice NOTIFY realDiceChanged FINAL)
    /// Whether it is told what dice that are let go can bring.
    Q_PROPERTY(bool odds READ odds WRITE setOdds NOTIFY oddsChanged FINAL)
    /// Whether a match that is played back is reviewed; else nothing is computed for it.
    Q_PROPERTY(bool reviews READ reviews WRITE setReviews NOTIFY reviewsChanged FINAL)
    /// The games whose number at BoardGameGeek is not known from the start: "game" (id) and "name".
    Q_PROPERTY(QVariantList unnumberedGames READ unnumberedGames NOTIFY languageChanged FINAL)
    /// Names of the last table, in seat order.
    Q_PROPERTY(QStringList names READ names WRITE setNames NOTIFY namesChanged FINAL)
    /// Whether it agreed on hints.
    Q_PROPERTY(bool hints READ hints WRITE setHints NOTIFY namesChanged FINAL)
    /// By which of its players the app played seats of it; nothing where a person did.
    Q_PROPERTY(QStringList players READ players WRITE setPlayers NOTIFY namesChanged FINAL)

public:
    enum Theme { System, Light, Dark, HighContrast };
    Q_ENUM(Theme)
    enum Motion { AsTheSystem, Reduced };
    Q_ENUM(Motion)

    using Read = std::function<QString(const QString &key)>;
    using Write = std::function<void(const QString &key, const QString &text)>;

    Settings(Read read, Write write, QObject *parent);
    /// Reads again what is remembered; call it after the database was exchanged.
    void reload();

    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString &language);
    [[nodiscard]] QStringList languages() const;
    [[nodiscard]] QString locale() const;
    [[nodiscard]] Theme theme() const { return m_theme; }
    void setTheme(Theme theme);
    [[nodiscard]] int textSize() const { return m_textSize; }
    void setTextSize(int percent);
    [[nodiscard]] static QList<int> textSizes() { return {100, 115, 130}; }
    [[nodiscard]] Motion motion() const { return m_motion; }
    void setMotion(Motion motion);
    [[nodiscard]] bool keepAwake() const { return m_keepAwake; }
    void setKeepAwake(bool awake);
    [[nodiscard]] bool sound() const { return m_sound; }
    void setSound(bool sound);
    [[nodiscard]] bool turnClock() const { return m_turnClock; }
    void setTurnClock(bool shown);
    [[nodiscard]] bool realDice() const { return m_realDice; }
    void setRealDice(bool real);
    [[nodiscard]] bool reviews() const { return m_reviews; }
    void setReviews(bool wanted);
    [[nodiscard]] bool odds() const { return m_odds; }
    void setOdds(bool told);
    /// Whether a page is seen for the first time on this device; from then on it is not.
    Q_INVOKABLE bool seesFirst(const QString &page);
    [[nodiscard]] static QVariantList unnumberedGames();
    /// Returns the number of that game at BoardGameGeek as the table gave it; empty where it gave none.
    Q_INVOKABLE QString gameNumber(const QString &game) const;
    /// Remembers that number; whatever is no digit is left out.
    Q_INVOKABLE void setGameNumber(const QString &game, const QString &number);
    /// Under what the number of a game is remembered.
    [[nodiscard]] static QString gameNumberKey(const QString &game);
    [[nodiscard]] QStringList names() const { return m_names; }
    void setNames(const QStringList &names);
    [[nodiscard]] QStringList players() const { return m_players; }
    void setPlayers(const QStringList &players);
    [[nodiscard]] bool hints() const { return m_hints; }
    void setHints(bool agreed);

Q_SIGNALS:
    void languageChanged();
    void themeChanged();
    void textSizeChanged();
    void motionChanged();
    void keepAwakeChanged();
    void soundChanged();
    void turnClockChanged();
    void realDiceChanged();
    void reviewsChanged();
    void oddsChanged();
    void namesChanged();

private:
    /// Keeps the new value where it is another; whether it is.
    template <typename T>
    bool change(T &member, const T &value, const QString &key, const QString &text)
    {
        if (value == member)
            return false;
        member = value;
        m_write(key, text);
        return true;
    }

    void take();

    Read m_read;
    Write m_write;
    QString m_language;
    Theme m_theme = System;
    int m_textSize = 100;
    Motion m_motion = AsTheSystem;
    bool m_keepAwake = true;
    bool m_sound = false;
    bool m_turnClock = false;
    bool m_realDice = true;
    bool m_reviews = true;
    bool m_odds = false;
    QStringList m_names;
    QStringList m_players;
    bool m_hints = false;
    QStringList m_seen; ///< pages
};

} // namespace pegsheet::app
