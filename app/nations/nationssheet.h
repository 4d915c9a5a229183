// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/fixedlist.h"
#include "app/nations/nationstile.h"
#include "model/core/corrections.h"
#include "model/nations/state.h"

#include <QObject>
#include <QQmlListProperty>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet::app {

/// One player's board and what lies beside it; the one that lies before whoever acts passes from player to player.
class NationsSheet : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match")
    Q_PROPERTY(int seat READ seat NOTIFY playerChanged FINAL)
    /// Colour and shape of the player.
    Q_PROPERTY(int mark READ mark NOTIFY playerChanged FINAL)
    Q_PROPERTY(QString name READ name NOTIFY playerChanged FINAL)
    /// It is this player's turn.
    Q_PROPERTY(bool acting READ acting NOTIFY changed FINAL)
    Q_PROPERTY(bool passed READ passed NOTIFY changed FINAL)
    /// In the turn order, from 1; of a finished sheet 0 where it is not said.
    Q_PROPERTY(int place READ place NOTIFY changed FINAL)
    /// On the victory point track, and on the tiles; all of them, as if the match ended now.
    Q_PROPERTY(int points READ points NOTIFY changed FINAL)
    Q_PROPERTY(int tilePoints READ tilePoints NOTIFY changed FINAL)
    Q_PROPERTY(int total READ total NOTIFY changed FINAL)
    /// On the book track.
    Q_PROPERTY(int books READ books NOTIFY changed FINAL)
    /// Strength that is not spent.
    Q_PROPERTY(int strength READ strength NOTIFY changed FINAL)
    /// Always five.
    Q_PROPERTY(QQmlListProperty<pegsheet::app::NationsTile> developments READ developments CONSTANT FINAL)
    Q_PROPERTY(pegsheet::app::NationsTile *advisor READ advisor CONSTANT FINAL)
    /// Under construction.
    Q_PROPERTY(pegsheet::app::NationsTile *wonder READ wonder CONSTANT FINAL)
    /// Colonies, then built wonders.
    Q_PROPERTY(QQmlListProperty<pegsheet::app::NationsTile> beside READ beside NOTIFY besideChanged FINAL)
    /// All that lies before the player, a Nations.Colour a die, a Nations.Chit a chit.
    Q_PROPERTY(QList<int> dice READ dice NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> chits READ chits NOTIFY changed FINAL)
    /// Where every piece is kept: "face", "colour", "symbol", "n", "count" of available dice; "colour", "count" of used ones
    /// and of those still to be rolled; "chit", "count" of chits.
    Q_PROPERTY(QVariantList freeDice READ freeDice NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList usedDice READ usedDice NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList looseDice READ looseDice NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList freeChits READ freeChits NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList usedChits READ usedChits NOTIFY changed FINAL)
    /// Where every piece is kept and other ones lie there than the tiles say, since something was corrected: a sentence; else
    /// empty.
    Q_PROPERTY(QString amiss READ amiss NOTIFY changed FINAL)
    /// What the points came from: "title", "detail", "points".
    Q_PROPERTY(QVariantList ledger READ ledger NOTIFY changed FINAL)
    /// Rerolls still available in this age.
    Q_PROPERTY(int rerolls READ rerolls NOTIFY changed FINAL)
    /// It is this player's turn and the wonder can be built in it.
    Q_PROPERTY(bool canBuild READ canBuild NOTIFY changed FINAL)
    /// Steps of the age's end that are done: books, famine, strength, war.
    Q_PROPERTY(int done READ done NOTIFY changed FINAL)
    /// Where only finished sheets are counted: it has been entered.
    Q_PROPERTY(bool entered READ entered NOTIFY changed FINAL)
    /// Every tile is known; an age played without leaves it open.
    Q_PROPERTY(bool tilesKnown READ tilesKnown NOTIFY changed FINAL)
    /// The table corrected the book marker, the points of some age.
    Q_PROPERTY(bool booksCorrected READ booksCorrected NOTIFY changed FINAL)
    Q_PROPERTY(bool pointsCorrected READ pointsCorrected NOTIFY changed FINAL)

public:
    /// The state, the one that what just changed is told from, and what the table corrected.
    struct Context
    {
        const nations::State &now;
        const nations::State &before;
        const std::vector<CorrectedField> &corrected;
    };

    /// Whose sheet it is.
    struct Player
    {
        int seat = 0;
        int mark = 0;
        QString name;
    };

    NationsSheet(const Player &player, QObject *parent);

    [[nodiscard]] const Player &player() const { return m_player; }
    [[nodiscard]] int seat() const { return m_player.seat; }
    [[nodiscard]] int mark() const { return m_player.mark; }
    [[nodiscard]] QString name() const { return m_player.name; }
    [[nodiscard]] bool acting() const { return m_view.acting; }
    [[nodiscard]] bool passed() const { return m_view.lies.passed; }
    [[nodiscard]] int place() const { return m_view.place; }
    [[nodiscard]] int points() const { return m_view.points; }
    [[nodiscard]] int tilePoints() const { return m_view.tilePoints; }
    [[nodiscard]] int total() const { return m_view.points + m_view.tilePoints; }
    [[nodiscard]] int books() const { return m_view.lies.books; }
    [[nodiscard]] int strength() const { return m_view.strength; }
    [[nodiscard]] QQmlListProperty<NationsTile> developments() { return fixedList(this, &m_developments); }
    [[nodiscard]] NationsTile *development(int slot) const { return m_developments.at(slot); }
    [[nodiscard]] NationsTile *advisor() const { return m_advisor; }
    [[nodiscard]] NationsTile *wonder() const { return m_wonder; }
    [[nodiscard]] QQmlListProperty<NationsTile> beside() { return fixedList(this, &m_beside); }
    [[nodiscard]] QList<int> dice() const;
    [[nodiscard]] QList<int> chits() const;
    [[nodiscard]] QVariantList freeDice() const;
    [[nodiscard]] QVariantList usedDice() const;
    [[nodiscard]] QVariantList looseDice() const;
    [[nodiscard]] QVariantList freeChits() const;
    [[nodiscard]] QVariantList usedChits() const;
    [[nodiscard]] QString amiss() const;
    [[nodiscard]] QVariantList ledger() const;
    [[nodiscard]] int rerolls() const { return m_view.rerolls; }
    [[nodiscard]] bool canBuild() const { return m_view.canBuild; }
    [[nodiscard]] int done() const { return m_view.done; }
    [[nodiscard]] bool entered() const { return m_view.entered; }
    [[nodiscard]] bool tilesKnown() const { return m_view.tilesKnown; }
    [[nodiscard]] bool booksCorrected() const { return m_view.booksCorrected; }
    [[nodiscard]] bool pointsCorrected() const { return m_view.pointsCorrected; }

    /// Passes to another player; what that one has comes with show().
    void passTo(const Player &player);
    /// Shows the state; only what differs tells its bindings.
    void show(const Context &context);
    /// Names changed with the language.
    void retranslate();

Q_SIGNALS:
    void playerChanged();
    void changed();
    void besideChanged();

private:
    struct View
    {
        nations::Player lies; ///< the player in the state, tiles included
        bool acting = false;
        int place = 0;
        int points = 0;
        int tilePoints = 0;
        int strength = 0;
        int rerolls = 0;
        int age = 1; ///< the last one of which there is something to tell
        bool isFull = false;
        bool isGivingBack = false; ///< pieces of a replaced tile are still there
        bool canBuild = false;
        int done = 0;
        bool entered = false;
        bool tilesKnown = false;
        bool isSheet = false;      ///< typed, not played
        std::array<int, 4> sums{}; ///< points on tiles, kind by kind
        bool booksCorrected = false;
        bool pointsCorrected = false;

        bool operator==(const View &) const = default;
    };

    [[nodiscard]] View viewOf(const Context &context) const;
    void showTiles(const Context &context);
    bool showBeside(const Context &context);
    [[nodiscard]] QVariantMap tileLedger() const;

    Player m_player;
    QList<NationsTile *> m_developments;
    NationsTile *m_advisor;
    NationsTile *m_wonder;
    QList<NationsTile *> m_beside;
    QList<NationsTile *> m_spare; ///< behind those that lie beside the board now: they are shown again
    View m_view;
};

} // namespace pegsheet::app
