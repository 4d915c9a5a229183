// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/settings.h"
#include "app/text/gametext.h"
#include "model/core/match.h"

#include <QList>
#include <QMap>
#include <QObject>
#include <QQmlListProperty>
#include <QtQmlIntegration/qqmlintegration.h>
#include <algorithm>

namespace pegsheet::app {

class Agreement;

/// What a game says of its set-up, besides its GameInfo and the words of its options (GameText).
struct SetupRules
{
    const GameInfo &(*game)();
    const char *key; ///< under what it is remembered which rules were chosen
    /// Whether an option means something for the rules and the number of players chosen.
    bool (*isOffered)(const Agreement &agreement, const QString &option);
    QString (*ending)(const Agreement &agreement);     ///< see Agreement::ending; not asked where nothing is played
    QStringList (*doubts)(const Agreement &agreement); ///< see Agreement::doubts
    bool canRoll = false;
    /// Whether a switch is on by the rule set; its values are that, on and off. Null where there is no such switch.
    bool (*isOnByRules)(const Agreement &agreement, const QString &option) = nullptr;
    /// Whether an option is one of several readings of the rules, not what a table chooses each time. Null where none is.
    bool (*isDoubtful)(const QString &option) = nullptr;
    /// The value of an option that is proposed in the place of its default; empty: the default is. Null where that holds for all.
    QString (*proposed)(const QString &option) = nullptr;
};

/// For SetupRules::isDoubtful, of a game whose doubts are notes with the option that turns each round: whether a note has that one.
template <typename Notes>
bool isOptionOf(const Notes &notes, const QString &option)
{
    return std::any_of(notes.begin(), notes.end(),
                       [&](const auto &note) { return !note.option.empty() && option == QString::fromUtf8(note.option); });
}

/// One option of the set-up: a switch, or one of several values with names.
class AgreementOption : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the agreement")
    Q_PROPERTY(QString key READ key CONSTANT FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// What the option changes, in a sentence.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(bool on READ on WRITE setOn NOTIFY changed FINAL)
    /// The names of the values that can be chosen, and the place of the chosen one among them; a switch has none.
    Q_PROPERTY(QStringList choices READ choices NOTIFY changed FINAL)
    Q_PROPERTY(int choice READ choice WRITE setChoice NOTIFY changed FINAL)
    /// Whether the option means something for the chosen rules and number of players.
    Q_PROPERTY(bool offered READ offered NOTIFY changed FINAL)
    /// Whether it is one of several readings of the rules, see SetupRules.
    Q_PROPERTY(bool doubtful READ doubtful CONSTANT FINAL)

public:
    AgreementOption(QString key, Agreement *agreement);

    [[nodiscard]] QString key() const { return m_key; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool on() const;
    void setOn(bool on);
    [[nodiscard]] QStringList choices() const;
    [[nodiscard]] int choice() const;
    void setChoice(int place);
    [[nodiscard]] bool offered() const;
    [[nodiscard]] bool doubtful() const;

Q_SIGNALS:
    void changed();

private:
    QString m_key;
    Agreement *m_agreement;
};

/// The rules by which the next match of a game is played. Every choice is remembered, also one that does not go with the rules or
/// the number of players chosen now.
class Agreement : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// The game's name, and whether the app can roll its dice instead of the table.
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed FINAL)
    Q_PROPERTY(bool canRoll READ canRoll CONSTANT FINAL)
    /// The rule sets that can be chosen, and the place of the one chosen among them.
    Q_PROPERTY(QStringList variants READ variants NOTIFY changed FINAL)
    Q_PROPERTY(int variant READ variant WRITE setVariant NOTIFY changed FINAL)
    /// For how few the game is, and for how many.
    Q_PROPERTY(int fewest READ fewest CONSTANT FINAL)
    Q_PROPERTY(int most READ most CONSTANT FINAL)
    /// How many sit down: 1 to as many as the game is for.
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed FINAL)
    /// Whether only the finished sheets of a match on paper are counted and nothing is played. Not remembered.
    Q_PROPERTY(bool scoringOnly READ scoringOnly WRITE setScoringOnly NOTIFY changed FINAL)
    /// When the match ends by these rules, in a sentence; empty where nothing is played.
    Q_PROPERTY(QString ending READ ending NOTIFY changed FINAL)
    /// What the sources leave open about these rules, and how it is played here, in sentences.
    Q_PROPERTY(QStringList doubts READ doubts NOTIFY changed FINAL)
    /// Whether these rules leave anything open: there are such sentences, or doubtful options are offered. And the titles of those
    /// options that are chosen otherwise than goes without saying, "Tie, Bonus of Nanotechnology".
    Q_PROPERTY(bool hasDoubts READ hasDoubts NOTIFY changed FINAL)
    Q_PROPERTY(QString unusual READ unusual NOTIFY changed FINAL)
    Q_PROPERTY(QQmlListProperty<pegsheet::app::AgreementOption> options READ options CONSTANT FINAL)

public:
    /// What is remembered is a line for the variant's id, then one for each switch that was moved, and "key=value" for each other
    /// choice.
    Agreement(const SetupRules &rules, Settings::Read read, Settings::Write write);
    /// Reads again what is remembered; call it after that changed.
    void reload();

    [[nodiscard]] const GameInfo &game() const { return m_game; }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] bool canRoll() const { return m_rules.canRoll; }
    [[nodiscard]] QStringList variants() const;
    [[nodiscard]] int variant() const { return m_variant; }
    [[nodiscard]] std::string_view variantId() const { return m_game.variants[static_cast<std::size_t>(m_variant)]; }
    void setVariant(int place);
    [[nodiscard]] int fewest() const { return m_game.minPlayers; }
    [[nodiscard]] int most() const { return m_game.maxPlayers; }
    [[nodiscard]] int players() const { return m_players; }
    void setPlayers(int players);
    [[nodiscard]] bool scoringOnly() const { return m_scoringOnly; }
    void setScoringOnly(bool only);
    [[nodiscard]] QString ending() const { return m_scoringOnly ? QString() : m_rules.ending(*this); }
    [[nodiscard]] QStringList doubts() const { return m_rules.doubts(*this); }
    [[nodiscard]] bool hasDoubts() const;
    [[nodiscard]] QString unusual() const;
    [[nodiscard]] QQmlListProperty<AgreementOption> options();

    [[nodiscard]] QString optionTitle(const QString &key) const;
    [[nodiscard]] QString optionText(const QString &key) const;
    [[nodiscard]] bool isOffered(const QString &key) const { return m_rules.isOffered(*this, key); }
    [[nodiscard]] bool isDoubtful(const QString &key) const { return m_rules.isDoubtful != nullptr && m_rules.isDoubtful(key); }
    [[nodiscard]] bool isOn(const QString &key) const { return byRules(key) != m_moved.contains(key); }
    void choose(const QString &key, bool on);
    /// The ids of the values of an option that is no switch, in the order they are shown; what each is called, and which is
    /// chosen.
    [[nodiscard]] QStringList choicesOf(const QString &key) const;
    [[nodiscard]] QString choiceName(const QString &key, const QString &value) const;
    [[nodiscard]] QString chosen(const QString &key) const;
    void choose(const QString &key, const QString &value);
    /// Sets variant, options and mode as agreed; what is not offered is left out.
    void fill(Setup &setup) const;
    /// What is agreed, for as many players as sit down, without their names.
    [[nodiscard]] Setup setup() const;
    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();

private:
    /// Whether a switch is on by the rules alone.
    [[nodiscard]] bool byRules(const QString &key) const;
    /// The value that the set-up gets where a switch differs from the rules.
    [[nodiscard]] Value valueOf(const QString &key) const;
    [[nodiscard]] const OptionInfo &infoOf(const QString &key) const;
    void save();
    [[nodiscard]] QString usual(const QString &key) const;
    [[nodiscard]] QString defaultOf(const QString &key) const;

    const SetupRules &m_rules;
    const GameInfo &m_game;
    const GameText &m_words;
    Settings::Read m_read;
    Settings::Write m_write;
    int m_variant = 0;
    int m_players = 2;
    bool m_scoringOnly = false;
    QStringList m_moved;             ///< keys of switches that stand otherwise than the rules have them
    QMap<QString, QString> m_chosen; ///< of options that are none, where it is not what goes without saying
    QList<AgreementOption *> m_options;
};

} // namespace pegsheet::app
