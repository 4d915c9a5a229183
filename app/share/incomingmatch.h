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

/// A match that came by a code or a file, compared with the one that is here: it is looked at, and then taken over or left.
class IncomingMatch : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the application")
    /// How the match relates to the one that is here.
    Q_PROPERTY(Kind kind READ kind NOTIFY changed FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed FINAL)
    /// The names and the marks of the players, in seat order.
    Q_PROPERTY(QStringList names READ names NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList marks READ marks NOTIFY changed FINAL)
    /// Each side as it stands: `standing` in words, `moves` (how many), `scores` by seat, `player` who acts. `mine` is empty for a
    /// new match.
    Q_PROPERTY(QVariantMap mine READ mine NOTIFY changed FINAL)
    Q_PROPERTY(QVariantMap theirs READ theirs NOTIFY changed FINAL)
    /// What taking over would bring, or why there is nothing to take over, in a sentence.
    Q_PROPERTY(QString effect READ effect NOTIFY changed FINAL)
    /// Whether taking it over writes anything, if only that another tablet stands there.
    Q_PROPERTY(bool changes READ changes NOTIFY changed FINAL)
    /// Whether it is a fork in which the moves of both can be gone on with: Both.
    Q_PROPERTY(bool joins READ joins NOTIFY changed FINAL)
    /// Whether moves of ours were taken back or replaced there.
    Q_PROPERTY(bool replacesOurs READ replacesOurs NOTIFY changed FINAL)
    /// Where both sides were last the same, in a sentence; empty for a new match.
    Q_PROPERTY(QString common READ common NOTIFY changed FINAL)
    /// How many moves each side made after that.
    Q_PROPERTY(int mineMoves READ mineMoves NOTIFY changed FINAL)
    Q_PROPERTY(int theirMoves READ theirMoves NOTIFY changed FINAL)
    /// These moves: `seat`, `sentence`, `sort` ("same", "new", "against"), and `why` one goes against the other side. Both are
    /// empty for a new match.
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
    /// What the table goes on with where it is a fork; see pegsheet::Choice.
    enum Chosen { Theirs, Mine, Both };
    Q_ENUM(Chosen)

    explicit IncomingMatch(QObject *parent) : QObject(parent) {}

    [[nodiscard]] Kind kind() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QVariantList marks() const;
    [[nodiscard]] QVariantMap mine() const;
    [[nodiscard]] QVariantMap theirs() const;
    [[nodiscard]] QString effect() const;
    [[nodiscard]] bool changes() const { return m_takeover != nullptr && m_takeover->changes(); }
    [[nodiscard]] bool joins() const { return m_takeover != nullptr && m_takeover->joins(); }
    [[nodiscard]] bool replacesOurs() const;
    [[nodiscard]] QString common() const;
    [[nodiscard]] int mineMoves() const;
    [[nodiscard]] int theirMoves() const;
    [[nodiscard]] QVariantList mineAfter() const;
    [[nodiscard]] QVariantList theirsAfter() const;

    /// Returns the match's id here; 0 where it is not here yet or nothing is looked at.
    [[nodiscard]] qlonglong id() const;
    /// Whether it is the match that `match` shows; false for null.
    Q_INVOKABLE bool isOpenMatch(const pegsheet::app::TableMatch *match) const;
    /// Looks at a match; null looks at none.
    void show(std::unique_ptr<Takeover> takeover);
    /// Takes the match over, where it is a fork what was chosen, see Takeover::accept(). Returns 0 where nothing is looked at.
    [[nodiscard]] storage::MatchId accept(Chosen chosen, MaybeRefusal &refusal);
    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QString mendedEffect() const;
    [[nodiscard]] QVariantList told(const std::vector<SidedMove> &moves, const Match &side, const Match &other) const;

    std::unique_ptr<Takeover> m_takeover;
};

} // namespace pegsheet::app
