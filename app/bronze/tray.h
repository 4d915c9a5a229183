// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bronze/die.h"
#include "app/bronze/forecast.h"
#include "app/fixedlist.h"
#include "model/bronze/pencil.h"
#include "model/bronze/preview.h"

#include <QObject>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <array>
#include <bitset>
#include <functional>
#include <optional>

namespace pegsheet::app {

/// The dice of the turn as they lie on the table, entered one touch a die or rolled by the app. The model knows them as a multiset:
/// their places are the tray's, and what is said of a die at its place is in the pencil.
class BronzeTray : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match")
    /// Seven dice; those of this turn are `shown`.
    Q_PROPERTY(QQmlListProperty<pegsheet::app::BronzeDie> dice READ dice CONSTANT FINAL)
    /// The table's own dice are entered; false: the app rolls. May change at any time.
    Q_PROPERTY(bool realDice READ realDice WRITE setRealDice NOTIFY changed FINAL)
    /// Of the table's own dice every roll is entered, not only how they finally lie: then each is a move of its own,
    /// and Leadership can be used.
    Q_PROPERTY(bool everyRoll READ everyRoll WRITE setEveryRoll NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// Dice whose face is not known yet: still to be entered, or let go and not come up again.
    Q_PROPERTY(int missing READ missing NOTIFY changed FINAL)
    /// Dice that would be rolled now: all at first, then those let go.
    Q_PROPERTY(int toRoll READ toRoll NOTIFY changed FINAL)
    /// How often dice may still be rolled again; a roll again that is entered whole is spent, though no move yet.
    Q_PROPERTY(int rollsLeft READ rollsLeft NOTIFY changed FINAL)
    /// The dice are still being rolled, entered or chosen.
    Q_PROPERTY(bool open READ open NOTIFY changed FINAL)
    Q_PROPERTY(bool rolled READ rolled NOTIFY changed FINAL)
    /// A die of two kinds lies among them.
    Q_PROPERTY(bool hasChoice READ hasChoice NOTIFY changed FINAL)
    /// Dice are let go or kept by a touch now.
    Q_PROPERTY(bool choosing READ choosing NOTIFY changed FINAL)
    /// Leadership may turn one die now (not where only the last faces are entered).
    Q_PROPERTY(bool leadershipReady READ leadershipReady NOTIFY changed FINAL)
    /// The next die touched is turned by Leadership.
    Q_PROPERTY(bool leadershipPicking READ leadershipPicking NOTIFY changed FINAL)
    /// Dice that are let go, and whose face of the next roll is not known yet.
    Q_PROPERTY(int openToRoll READ openToRoll NOTIFY laid FINAL)
    /// What those can bring: "threats" and "reach", see RollOdds; empty where none is let go. Worked out when asked for.
    Q_PROPERTY(QVariantMap odds READ odds NOTIFY laid FINAL)
    /// The six faces in the order of the keys: "key" and "name", what it brings.
    Q_PROPERTY(QVariantList faces READ faces NOTIFY facesChanged FINAL)
    /// What a coin die of the acting player is worth; of dice collected, what it counted then.
    Q_PROPERTY(int coinValue READ coinValue NOTIFY facesChanged FINAL)
    /// What the known dice would bring; as it last was while none is known.
    Q_PROPERTY(pegsheet::app::BronzeForecast *forecast READ forecast CONSTANT FINAL)

public:
    /// What the state does not say of the dice that lie there.
    struct Lying
    {
        std::optional<int> food;  ///< as many choice dice were taken as food, where that is decided
        std::optional<int> coins; ///< what a coin die counted when they were collected
        bronze::Dice corrected;   ///< what the table set them to

        /// Takes in a move of the turn, and the dice before and after it.
        void noteCorrection(const bronze::Move &move, const bronze::Dice &before, const bronze::Dice &after);
    };

    explicit BronzeTray(QObject *parent);

    [[nodiscard]] QQmlListProperty<BronzeDie> dice() { return fixedList(this, &m_dice); }
    [[nodiscard]] bool realDice() const { return m_realDice; }
    void setRealDice(bool real);
    [[nodiscard]] bool everyRoll() const { return m_everyRoll || m_isGuided; }
    void setEveryRoll(bool every);
    /// What the table prefers, also where every roll is entered because somebody says what to roll again.
    [[nodiscard]] bool prefersEveryRoll() const { return m_everyRoll; }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int missing() const;
    [[nodiscard]] int toRoll() const;
    [[nodiscard]] int rollsLeft() const;
    [[nodiscard]] bool open() const { return m_state.step <= bronze::Step::Choosing; }
    [[nodiscard]] bool rolled() const { return m_state.step > bronze::Step::Start; }
    [[nodiscard]] bool hasChoice() const { return known().count(bronze::Face::Choice) > 0; }
    [[nodiscard]] bool choosing() const;
    [[nodiscard]] bool leadershipReady() const;
    [[nodiscard]] bool leadershipPicking() const { return m_pencil.leads; }
    [[nodiscard]] int openToRoll() const;
    [[nodiscard]] QVariantMap odds() const;
    [[nodiscard]] QVariantList faces() const;
    [[nodiscard]] int coinValue() const { return m_coinValue; }
    [[nodiscard]] BronzeForecast *forecast() const { return m_forecast; }

    /// From now on the app's dice fall as that says, instead of at random.
    void setFaces(std::function<bronze::Face()> faces) { m_faces = std::move(faces); }
    /// Shows the dice of a state with what is pencilled. The places of dice already lying are kept as far as they still fit.
    void show(const bronze::State &state, const bronze::Pencil &pencil, const Lying &lying);
    /// The touch that lays the halves of choice dice as they were said before the last roll, of dice that were kept then; nothing
    /// where none was said.
    [[nodiscard]] std::optional<Touch> keptHalves() const;
    /// Lays the dice, when it is called, as they lie now, whatever show() has shown since.
    [[nodiscard]] std::function<void()> snapshot();
    /// What a coin die brings the acting player in that state.
    [[nodiscard]] static int coinValueIn(const bronze::State &state);
    void setSeats(const QStringList &names) { m_names = names; }
    /// Somebody says after each roll which dice are rolled again: every roll is entered, whatever the table prefers.
    void setGuided(bool guided);
    /// The face of the die at that place; nothing where it is not known.
    [[nodiscard]] std::optional<bronze::Face> faceAt(int place) const;
    /// The place of a die that shows it; -1 where there is none.
    [[nodiscard]] int placeOf(bronze::Face face) const;
    /// The touch that lays the dice as nobody touched them: those faces entered, without the one at a place; all but the kept ones
    /// let go; so many choice dice as food; a die turned by Leadership.
    [[nodiscard]] Touch entered(bronze::Dice dice) const;
    [[nodiscard]] Touch letGo(bronze::Dice kept) const;
    [[nodiscard]] Touch asFood(int dice) const;
    [[nodiscard]] Touch turned(bronze::Face face) const;
    /// The faces that lie there, place by place, for a draft; and lays them so again, where they are those of now.
    [[nodiscard]] QStringList laidFaces() const;
    void layAs(const QStringList &faces);
    /// The app's dice fall: all, those let go, or the one at that place, by Leadership. The touch that makes the move; where that
    /// was not made the dice settle back.
    [[nodiscard]] Touch roll();
    [[nodiscard]] Touch turn(int place);
    void settle(bool isMade);
    /// Words changed with the language.
    void retranslate();
    /// The table is about to correct the die at that place to that face: of dice that are alike, it is this one.
    Q_INVOKABLE void expect(int place, const QString &face);

Q_SIGNALS:
    /// One of the properties that say how the rolling stands.
    void changed();
    /// How the dice lie, or what they are taken as; after changed().
    void laid();
    void facesChanged();
    void realDiceChanged(bool real);
    void everyRollChanged(bool every);

private:
    struct Place
    {
        bronze::DieMark mark; ///< what is pencilled of it; once collected, what was
        std::optional<bronze::Face> face;
        bool corrected = false; ///< by the table

        /// The face that counts for what the dice would bring, if it is known.
        [[nodiscard]] std::optional<bronze::Face> shown(bool entered) const
        {
            return mark.rollsAgain && entered ? mark.again : face;
        }
    };
    using Places = std::array<Place, bronze::kMaxDice>;

    /// What changed() tells of.
    struct Standing
    {
        int count = 0;
        int missing = 0;
        int toRoll = 0;
        int rollsLeft = 0;
        bool realDice = false;
        bool everyRoll = false;
        bool open = false;
        bool rolled = false;
        bool hasChoice = false;
        bool choosing = false;
        bool leadershipReady = false;
        bool leadershipPicking = false;

        bool operator==(const Standing &) const = default;
    };

    /// Dice let go are rolled at the table and entered again.
    [[nodiscard]] bool entersAgain() const { return m_realDice && everyRoll(); }
    [[nodiscard]] std::optional<bronze::Face> shown(const Place &place) const { return place.shown(entersAgain()); }
    [[nodiscard]] bronze::Dice known() const;
    [[nodiscard]] bool asFood(std::size_t place) const;
    [[nodiscard]] bool isLocked(const Place &place) const;
    [[nodiscard]] bronze::DicePreview preview() const;
    [[nodiscard]] Standing standing() const;
    void lay(bronze::Dice dice, bool isRolled);
    void countCoins(int value);
    void markCorrected();
    void mark();
    void update();

    std::function<bronze::Face()> m_faces;
    bronze::State m_state;
    bronze::Pencil m_pencil;
    Lying m_lying;
    Places m_places;
    std::array<std::optional<bool>, bronze::kMaxDice> m_halves; ///< said before show() laid dice anew
    Places m_before;                                            ///< the app's dice fell
    QList<BronzeDie *> m_dice;
    BronzeForecast *m_forecast;
    QStringList m_names;
    Standing m_told;
    int m_count = 0;
    int m_coinValue = 0;
    std::uint32_t m_turn = 0; ///< round and seat whose dice lie here
    bool m_realDice = true;
    bool m_everyRoll = false;
    bool m_isGuided = false;
    std::bitset<bronze::kMaxDice> m_falling; ///< dice that are being rolled again
    std::bitset<bronze::kMaxDice> m_fresh;   ///< those of the last time
    std::bitset<bronze::kMaxDice> m_freshBefore;
};

} // namespace pegsheet::app
