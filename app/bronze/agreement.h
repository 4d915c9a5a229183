// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/settings.h"
#include "model/bronze/tables.h"
#include "model/core/setup.h"

#include <QList>
#include <QObject>
#include <QQmlListProperty>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

class BronzeAgreement;

/// One option of the set-up as a switch.
class BronzeOption : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the agreement")
    Q_PROPERTY(QString key READ key CONSTANT FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// What it changes, in a sentence.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(bool on READ on WRITE setOn NOTIFY changed FINAL)
    /// It means something for these rules and as many players.
    Q_PROPERTY(bool offered READ offered NOTIFY changed FINAL)

public:
    BronzeOption(QString key, BronzeAgreement *agreement);

    [[nodiscard]] QString key() const { return m_key; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool on() const;
    void setOn(bool on);
    [[nodiscard]] bool offered() const;

Q_SIGNALS:
    void changed();

private:
    QString m_key;
    BronzeAgreement *m_agreement;
};

/// By which rules the next match is played. What was chosen last is remembered, also what does not go with the rules or the
/// number of players chosen now.
class BronzeAgreement : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// The rule sets that can be chosen, and the place of the one chosen among them.
    Q_PROPERTY(QStringList variants READ variants NOTIFY changed FINAL)
    Q_PROPERTY(int variant READ variant WRITE setVariant NOTIFY changed FINAL)
    /// How many sit down: 1 to 4.
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed FINAL)
    /// Only the finished sheets of a match on paper are counted: nothing is played. Not remembered.
    Q_PROPERTY(bool scoringOnly READ scoringOnly WRITE setScoringOnly NOTIFY changed FINAL)
    /// When the match ends by these rules, in a sentence; empty where nothing is played.
    Q_PROPERTY(QString ending READ ending NOTIFY changed FINAL)
    /// What the sources leave open about these rules, and how it is played here, in sentences.
    Q_PROPERTY(QStringList doubts READ doubts NOTIFY changed FINAL)
    Q_PROPERTY(QQmlListProperty<pegsheet::app::BronzeOption> options READ options CONSTANT FINAL)

public:
    BronzeAgreement(Settings::Read read, Settings::Write write, QObject *parent);
    /// What is remembered is other than it was.
    void readAnew();

    [[nodiscard]] QStringList variants() const;
    [[nodiscard]] int variant() const;
    void setVariant(int place);
    [[nodiscard]] int players() const { return m_players; }
    void setPlayers(int players);
    [[nodiscard]] bool scoringOnly() const { return m_scoringOnly; }
    void setScoringOnly(bool only);
    [[nodiscard]] QString ending() const;
    [[nodiscard]] QStringList doubts() const;
    [[nodiscard]] QQmlListProperty<BronzeOption> options();

    [[nodiscard]] bool isOn(const QString &key) const;
    void choose(const QString &key, bool on);
    [[nodiscard]] bool isOffered(const QString &key) const;
    /// Sets variant, options and mode as agreed; what is not offered is left out.
    void fill(Setup &setup) const;
    void retranslate() { tell(); }

Q_SIGNALS:
    void changed();

private:
    void keep();
    void tell();
    void take();

    Settings::Read m_read;
    Settings::Write m_write;
    bronze::Variant m_variant = bronze::Variant::Classic;
    int m_players = 2;
    bool m_scoringOnly = false;
    QStringList m_on; ///< keys of switches that stand otherwise than the rules have them
    QList<BronzeOption *> m_options;
};

} // namespace pegsheet::app
