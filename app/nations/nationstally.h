// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/nations/nationstouches.h"

#include <QObject>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <array>
#include <optional>

namespace pegsheet::app {

/// Points counted at the table at the end: those on tiles that are not known, or whole final scores. Number after number is asked
/// for; the last one of a player enters them. What is said is in the pencil of the match.
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
    NationsTally(NationsTouches touches, QObject *parent) : QObject(parent), m_touches(std::move(touches)) {}

    [[nodiscard]] bool open() const { return nations::sheetFields(m_state) != nullptr; }
    [[nodiscard]] int seat() const { return m_seat; }
    [[nodiscard]] QString field() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] int least() const { return open() && isPlace() ? 1 : 0; }
    [[nodiscard]] int most() const;
    [[nodiscard]] QVariantList fields() const { return open() ? fieldsOf(m_seat) : QVariantList(); }
    [[nodiscard]] QVariantList rows() const;
    [[nodiscard]] int total() const { return open() ? totalOf(m_seat) : 0; }
    [[nodiscard]] bool canFinish() const { return nations::canEnterSheet(m_state, m_touches.pencil(), m_seat); }

    void setSeats(const QStringList &names, const QList<int> &marks);
    void show(const nations::State &state);
    /// Words changed with the language.
    void retranslate() { Q_EMIT changed(); }

    /// What a field of somebody's points is called, with its number: "Colonies 12".
    [[nodiscard]] QString nameOf(const Touch &touch) const;

    /// The number that is asked for where somebody chose it, as sumPlace() says; -1 where it is the one that comes next.
    [[nodiscard]] int asked() const;
    /// Asks for that number again.
    void ask(int place);

    /// That number is asked for.
    Q_INVOKABLE void select(int seat, const QString &key);
    /// The number asked for; the next one not said is asked then, and the last one enters the player's.
    Q_INVOKABLE void enter(int number);
    /// Takes back what was said of the number asked for, which is asked for again; nothing where it is not said.
    std::optional<int> takeBack();
    Q_INVOKABLE void finish();

Q_SIGNALS:
    void changed();
    void refused(const pegsheet::Refusal &refusal);

private:
    [[nodiscard]] bool isPlace() const;
    [[nodiscard]] int number(int seat, std::size_t field) const
    {
        return nations::sheetNumber(m_state, m_touches.pencil(), seat, field);
    }
    [[nodiscard]] bool isSaid(int seat, std::size_t field) const;
    [[nodiscard]] bool isKnown(int seat) const;
    [[nodiscard]] int totalOf(int seat) const;
    [[nodiscard]] QVariantList fieldsOf(int seat) const;
    [[nodiscard]] static QString label(const std::string &path);
    void turnTo(int seat);

    NationsTouches m_touches;
    QStringList m_names;
    QList<int> m_marks;
    nations::State m_state;
    std::array<std::optional<Form>, nations::kMaxSeats> m_shown; ///< what was said when it was shown last
    int m_seat = 0;
    std::size_t m_field = 0;
};

} // namespace pegsheet::app
