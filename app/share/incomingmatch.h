// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/tablematch.h"
#include "app/share/takeover.h"

#include <QObject>
#include <QStringList>
#include <QVariant>
#include <QtQmlIntegration/qqmlintegration.h>
#include <memory>

namespace pegsheet::app {

/// What came by a code or a file, held against what is here: to be looked at, and then taken over or left.
class IncomingMatch : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    Q_PROPERTY(Kind kind READ kind NOTIFY changed FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed FINAL)
    /// In seat order.
    Q_PROPERTY(QStringList names READ names NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList marks READ marks NOTIFY changed FINAL)
    /// How each side stands: `standing` in words, `moves`, `scores` by seat, `player` who acts. `mine` is empty of a new match.
    Q_PROPERTY(QVariantMap mine READ mine NOTIFY changed FINAL)
    Q_PROPERTY(QVariantMap theirs READ theirs NOTIFY changed FINAL)
    /// What taking over would bring, or why there is nothing to take over, in a sentence.
    Q_PROPERTY(QString effect READ effect NOTIFY changed FINAL)
    /// Whether taking it over writes anything, if only that somebody stands there.
    Q_PROPERTY(bool changes READ changes NOTIFY changed FINAL)
    /// Where both sides were last the same, in a sentence.
    Q_PROPERTY(QString common READ common NOTIFY changed FINAL)
    /// How many moves each side made after that.
    Q_PROPERTY(int mineMoves READ mineMoves NOTIFY changed FINAL)
    Q_PROPERTY(int theirMoves READ theirMoves NOTIFY changed FINAL)
    /// The same moves in words: `seat`, `sentence`, `sort` ("same", "new", "against"), `why` of one against the other side.
    Q_PROPERTY(QVariantList mineAfter READ mineAfter NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList theirsAfter READ theirsAfter NOTIFY changed FINAL)

public:
    enum Kind {
        Nothing, ///< nothing is looked at
        New,     ///< a match that is not here yet
        Same,    ///< nothing is new
        Old,     ///< we are further
        Further, ///< it goes on from where we stand
        Mended,  ///< moves of ours were taken back or replaced there
        Fork     ///< both went on in their own way
    };
    Q_ENUM(Kind)

    explicit IncomingMatch(QObject *parent) : QObject(parent) {}

    [[nodiscard]] Kind kind() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QVariantList marks() const;
    [[nodiscard]] QVariantMap mine() const;
    [[nodiscard]] QVariantMap theirs() const;
    [[nodiscard]] QString effect() const;
    [[nodiscard]] bool changes() const { return m_takeover != nullptr && m_takeover->changes(); }
    [[nodiscard]] QString common() const;
    [[nodiscard]] int mineMoves() const;
    [[nodiscard]] int theirMoves() const;
    [[nodiscard]] QVariantList mineAfter() const;
    [[nodiscard]] QVariantList theirsAfter() const;

    /// The match's number here; 0 where it is not here yet or nothing is looked at.
    [[nodiscard]] qlonglong id() const;
    /// Whether it is the match that is open.
    Q_INVOKABLE bool isOpenMatch(const pegsheet::app::TableMatch *match) const;
    /// Looks at it; null looks at nothing.
    void show(std::unique_ptr<Takeover> takeover);
    /// Takes it over, as the table chose. See Takeover::accept().
    [[nodiscard]] storage::MatchId accept(Choice choice, MaybeRefusal &refusal);
    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QString mendedEffect() const;

    std::unique_ptr<Takeover> m_takeover;
};

} // namespace pegsheet::app
