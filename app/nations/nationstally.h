// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/nations/nationscards.h"
#include "model/core/refusal.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>
#include <array>

namespace pegsheet::app {

/// Points counted at the table at the end: those on tiles that are not known, or whole final scores. Number after number is asked
/// for; the last one of a player enters them.
class NationsTally : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match")
    Q_PROPERTY(bool open READ open NOTIFY changed FINAL)
    /// Whose number is asked for, and which: "track", "developments", "advisor", "colonies", "wonders", "place".
    Q_PROPERTY(int seat READ seat NOTIFY changed FINAL)
    Q_PROPERTY(QString field READ field NOTIFY changed FINAL)
    /// "David: points on the track?"
    Q_PROPERTY(QString question READ question NOTIFY changed FINAL)
    /// What that number can be.
    Q_PROPERTY(int least READ least NOTIFY changed FINAL)
    Q_PROPERTY(int most READ most NOTIFY changed FINAL)
    /// Of that player: "key", "label", "text" (empty: not said), "asked".
    Q_PROPERTY(QVariantList fields READ fields NOTIFY changed FINAL)
    /// By seat: "seat", "name", "mark", "fields" as above, "total", "done".
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed FINAL)
    /// Of who is asked, as far as it is said.
    Q_PROPERTY(int total READ total NOTIFY changed FINAL)
    /// Everything is said but what may be left out.
    Q_PROPERTY(bool canFinish READ canFinish NOTIFY changed FINAL)

public:
    enum Field { Track, Developments, Advisor, Colonies, Wonders, Place };
    static constexpr int kFields = 6;

    NationsTally(NationsPlay play, QObject *parent);

    [[nodiscard]] bool open() const;
    [[nodiscard]] int seat() const { return m_seat; }
    [[nodiscard]] QString field() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] int least() const { return m_field == Place ? 1 : 0; }
    [[nodiscard]] int most() const;
    [[nodiscard]] QVariantList fields() const { return open() ? fieldsOf(m_seat) : QVariantList(); }
    [[nodiscard]] QVariantList rows() const;
    [[nodiscard]] int total() const { return open() ? totalOf(m_seat) : 0; }
    [[nodiscard]] bool canFinish() const;

    void setSeats(const QStringList &names, const QList<int> &marks);
    void show(const nations::State &state);
    /// Words changed with the language.
    void retranslate() { Q_EMIT changed(); }

    [[nodiscard]] bool hasPencil() const;
    /// The number entered last is not said after all, and asked for.
    void undoTouch();
    [[nodiscard]] QVariantMap draft() const;
    void restoreDraft(const QVariantMap &draft);

    /// That number is asked for.
    Q_INVOKABLE void select(int seat, const QString &key);
    /// The number asked for; the next one not said is asked then, and the last one enters the player's.
    Q_INVOKABLE void enter(int number);
    Q_INVOKABLE void finish();

Q_SIGNALS:
    void changed();
    void refused(const pegsheet::Refusal &refusal);

private:
    using Numbers = std::array<int, kFields>; ///< -1: not said

    [[nodiscard]] bool isTyping() const { return m_state.step == nations::Step::Typing; }
    [[nodiscard]] bool has(int field) const;
    [[nodiscard]] Numbers enteredOf(int seat) const;
    [[nodiscard]] Numbers numbersOf(int seat) const;
    [[nodiscard]] nations::Move moveOf(int seat, const Numbers &numbers) const;
    [[nodiscard]] int nextOf(int seat) const;
    [[nodiscard]] int totalOf(int seat) const;
    [[nodiscard]] QVariantList fieldsOf(int seat) const;
    [[nodiscard]] QString label(int field) const;
    void turnTo(int seat);

    NationsPlay m_play;
    QStringList m_names;
    QList<int> m_marks;
    nations::State m_state;
    std::array<Numbers, nations::kMaxSeats> m_pencil;
    int m_seat = 0;
    int m_field = Track;
    QList<int> m_order; ///< of who is asked, the fields in the order they were entered
};

} // namespace pegsheet::app
