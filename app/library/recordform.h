// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/library/gamerecords.h"
#include "app/match/answers.h"

#include <QObject>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

struct BenefitWording;

/// A form in which a card is typed in or changed, field by field as its game describes them. Nothing is stored before the owner of
/// this object stores record(); what is left alone stays unknown.
class RecordForm : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    /// Whether the card is a new one; else the content of one that is there is changed.
    Q_PROPERTY(bool isNew READ isNew NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// "key" and "label" of the kinds that a new card can have; empty for one that is there.
    Q_PROPERTY(QVariantList kinds READ kinds NOTIFY shapeChanged FINAL)
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY shapeChanged FINAL)
    /// The number of each age as it is printed ("II"), with "–" for not known before them; empty where the kind has none. The age
    /// is the place in it.
    Q_PROPERTY(QStringList ages READ ages NOTIFY shapeChanged FINAL)
    Q_PROPERTY(int age READ age WRITE setAge NOTIFY changed FINAL)
    Q_PROPERTY(bool hasName READ hasName NOTIFY shapeChanged FINAL)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed FINAL)
    /// The fields: "key", "label", "sort" ("number", "amounts", "choice", "note", "set", "sequence", "whole", "benefit"), and of
    /// a number: "value" (below both 0 and "least" where it is not known), "least", "most";
    /// amounts: "items" of "key", "label", "value", "most", and "none": it is known that there are none;
    /// a choice: "options" in words, "not known" or "as usual" before them, and "value", the place in them; a note: "value";
    /// a set: "items" of "key", "label", "value" (0 or 1); a sequence: "items", and "value", all of it in words; what only the game
    /// reads: "value", that in words, or empty; a benefit: "value", that in words, or empty, "picture" (see recordPicture()),
    /// "hasSeveral" parts, and "inOrder", whether they come one after the other.
    Q_PROPERTY(QVariantList fields READ fields NOTIFY changed FINAL)
    /// A number that changes when the fields are others than before.
    Q_PROPERTY(int shape READ shape NOTIFY shapeChanged FINAL)
    /// The expansion the card can belong to, in words, and whether it does; empty where there is none, or it must.
    Q_PROPERTY(QString edition READ edition NOTIFY shapeChanged FINAL)
    Q_PROPERTY(bool inEdition READ inEdition WRITE setInEdition NOTIFY changed FINAL)
    /// Why the card cannot be stored as it is, in a sentence; empty where it can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

public:
    RecordForm(std::span<const GameRecords> games, QObject *parent) : QObject(parent), m_games(games) {}

    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    [[nodiscard]] bool isNew() const { return m_id == 0; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QVariantList kinds() const;
    [[nodiscard]] QString kind() const;
    void setKind(const QString &kind);
    [[nodiscard]] QStringList ages() const;
    [[nodiscard]] int age() const { return m_record.age; }
    void setAge(int age);
    [[nodiscard]] bool hasName() const;
    [[nodiscard]] QString name() const { return QString::fromStdString(m_record.name); }
    void setName(const QString &name);
    [[nodiscard]] QVariantList fields() const;
    [[nodiscard]] int shape() const { return m_shape; }
    [[nodiscard]] QString edition() const;
    [[nodiscard]] bool inEdition() const { return !m_record.edition.empty(); }
    void setInEdition(bool isIn);
    [[nodiscard]] QString problem() const;

    /// Adds `by` to a number, or to the count of `item` in amounts. Below its least a number is not known again, as amounts are
    /// without any item.
    Q_INVOKABLE void step(const QString &key, const QString &item, int by);
    /// Puts a word into a set, or takes it out again.
    Q_INVOKABLE void toggle(const QString &key, const QString &item);
    /// Adds a word at the end of a sequence; takes the last one away, or the last part of a benefit.
    Q_INVOKABLE void append(const QString &key, const QString &item);
    Q_INVOKABLE void takeLast(const QString &key);
    /// What a benefit is put together by; none of another sort of field.
    Q_INVOKABLE QList<pegsheet::app::AnswerGroup> keysOf(const QString &key) const;
    /// Adds to a benefit what one of its keys says, or a number of a group of them. Where there is no room for it message() says
    /// so.
    Q_INVOKABLE void tell(const QString &key, const pegsheet::app::AnswerKey &what);
    Q_INVOKABLE void tellNumber(const QString &key, const pegsheet::app::AnswerGroup &group, int number);
    /// Puts the parts of a benefit in the order in which they stand, or in any.
    Q_INVOKABLE void turn(const QString &key);
    /// Chooses the option at that place, 0 for not known or as usual; ignored where there is none.
    Q_INVOKABLE void choose(const QString &key, int place);
    /// Says of amounts that there are none, or that they are not known.
    Q_INVOKABLE void setNone(const QString &key, bool isNone);
    /// Sets a note; an empty text removes it.
    Q_INVOKABLE void write(const QString &key, const QString &text);

    /// Opens the form for a new card of that game and kind; where the game has no such kind, of its first one.
    void begin(const std::string &game, const std::string &kind, int age, const std::string &edition);
    /// Opens the form for a card that is there.
    void begin(const storage::RecordEntry &entry);
    Q_INVOKABLE void close();
    /// Returns the id of the card that is changed; 0 for a new one.
    [[nodiscard]] qlonglong id() const { return m_id; }
    /// Returns what is typed so far, to be restored after the program was killed; empty while the form is closed.
    Q_INVOKABLE QVariantMap draft() const;
    /// Opens the form with what draft() returned; does nothing where that is no card any more.
    Q_INVOKABLE void restoreDraft(const QVariantMap &draft);
    /// Returns the card as it would be stored.
    [[nodiscard]] Record record() const;
    void retranslate();

Q_SIGNALS:
    void changed();
    void shapeChanged();
    /// Why something was not possible, in a sentence.
    void message(const QString &sentence);

private:
    [[nodiscard]] const GameRecords *game() const;
    [[nodiscard]] const RecordKind *kindOf() const;
    [[nodiscard]] const RecordField *fieldOf(const QString &key) const;
    [[nodiscard]] const Value *value(std::string_view key) const;
    void put(std::string_view key, Value value);
    void stepAmount(const RecordField &field, const std::string &item, int by);
    void putWords(const RecordField &field, Array words);
    [[nodiscard]] QVariantMap row(const RecordField &field) const;
    void describeWords(const RecordField &field, QVariantMap &row) const;
    void describeBenefit(const RecordField &field, QVariantMap &row) const;
    [[nodiscard]] const BenefitWording *benefitsOf(const RecordField *field) const;
    void touch(const QString &key, const Touch &touch);
    void reshape();

    std::span<const GameRecords> m_games;
    Record m_record;
    qlonglong m_id = 0;
    bool m_isOpen = false;
    int m_shape = 0;
};

} // namespace pegsheet::app
