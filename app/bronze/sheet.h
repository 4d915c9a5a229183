// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bronze/building.h"
#include "app/bronze/corrections.h"
#include "app/bronze/development.h"
#include "app/bronze/pegrow.h"
#include "app/fixedlist.h"
#include "model/bronze/pencil.h"

#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace pegsheet::app {

/// One player's score sheet and pegboard; the one that lies before whoever acts passes from player to player.
class BronzeSheet : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match")
    Q_PROPERTY(int seat READ seat NOTIFY playerChanged FINAL)
    /// Colour and shape of the player.
    Q_PROPERTY(int mark READ mark NOTIFY playerChanged FINAL)
    Q_PROPERTY(QString name READ name NOTIFY playerChanged FINAL)
    /// Cities first, then monuments, in the order of the printed sheet.
    Q_PROPERTY(QQmlListProperty<pegsheet::app::BronzeBuilding> cities READ cities CONSTANT FINAL)
    Q_PROPERTY(QQmlListProperty<pegsheet::app::BronzeBuilding> monuments READ monuments CONSTANT FINAL)
    Q_PROPERTY(QQmlListProperty<pegsheet::app::BronzeDevelopment> developments READ developments CONSTANT FINAL)
    /// Wood to spearheads.
    Q_PROPERTY(QQmlListProperty<pegsheet::app::BronzePegRow> goods READ goods CONSTANT FINAL)
    Q_PROPERTY(pegsheet::app::BronzePegRow *food READ food CONSTANT FINAL)

    /// It is this player's turn.
    Q_PROPERTY(bool acting READ acting NOTIFY changed FINAL)
    /// Where only finished sheets are counted: it has been entered.
    Q_PROPERTY(bool entered READ entered NOTIFY changed FINAL)
    Q_PROPERTY(int score READ score NOTIFY changed FINAL)
    Q_PROPERTY(int developmentCount READ developmentCount NOTIFY changed FINAL)
    /// As many developments end the match.
    Q_PROPERTY(int developmentLimit READ developmentLimit CONSTANT FINAL)
    Q_PROPERTY(int cityCount READ cityCount NOTIFY changed FINAL)
    Q_PROPERTY(int goodsCount READ goodsCount NOTIFY changed FINAL)
    Q_PROPERTY(int goodsValue READ goodsValue NOTIFY changed FINAL)
    /// Points lost, and how many of them by the last move.
    Q_PROPERTY(int disasters READ disasters NOTIFY changed FINAL)
    Q_PROPERTY(int freshDisasters READ freshDisasters NOTIFY changed FINAL)
    /// Ships there are, and there can be (Shipping); none in most rule sets.
    Q_PROPERTY(int ships READ ships NOTIFY changed FINAL)
    Q_PROPERTY(int mostShips READ mostShips CONSTANT FINAL)
    Q_PROPERTY(bool disastersCorrected READ disastersCorrected NOTIFY changed FINAL)
    /// What the player did in the last turn that is over, a sentence a line: the dice as they lay, what was built and
    /// bought. Empty before the first.
    Q_PROPERTY(QString lastTurn READ lastTurn NOTIFY lastTurnChanged FINAL)

public:
    /// The state, the one that what just changed is told from, what is pencilled on top, and what the rows of goods are
    /// touched for: to give goods up, to send spearheads, to exchange with somebody (the own seat: with the ships).
    struct Context
    {
        const bronze::State &now;
        const bronze::State &before;
        const bronze::Pencil &pencil;
        const std::vector<CorrectedField> &corrected; ///< of all sheets
        bool isDiscarding = false;
        bool isInvading = false;
        std::optional<int> partner = {};
    };

    /// The sentences of a seat's last turn; asked only when somebody looks.
    using LastTurn = std::function<QString(int seat)>;

    /// Whose sheet it is.
    struct Player
    {
        int seat = 0;
        int mark = 0;
        QString name;
    };

    BronzeSheet(const bronze::State &state, const Player &player, LastTurn lastTurn, QObject *parent);

    [[nodiscard]] const Player &player() const { return m_player; }
    [[nodiscard]] int seat() const { return m_player.seat; }
    [[nodiscard]] int mark() const { return m_player.mark; }
    [[nodiscard]] QString name() const { return m_player.name; }
    [[nodiscard]] QQmlListProperty<BronzeBuilding> cities() { return fixedList(this, &m_cities); }
    [[nodiscard]] QQmlListProperty<BronzeBuilding> monuments() { return fixedList(this, &m_monuments); }
    [[nodiscard]] QQmlListProperty<BronzeDevelopment> developments() { return fixedList(this, &m_developments); }
    [[nodiscard]] QQmlListProperty<BronzePegRow> goods() { return fixedList(this, &m_goods); }
    [[nodiscard]] BronzePegRow *food() const { return m_food; }
    [[nodiscard]] bool acting() const { return m_view.acting; }
    [[nodiscard]] bool entered() const { return m_view.entered; }
    [[nodiscard]] int score() const { return m_view.score; }
    [[nodiscard]] int developmentCount() const { return m_view.developmentCount; }
    [[nodiscard]] int developmentLimit() const { return m_limit; }
    [[nodiscard]] int cityCount() const { return m_view.cityCount; }
    [[nodiscard]] int goodsCount() const { return m_view.goodsCount; }
    [[nodiscard]] int goodsValue() const { return m_view.goodsValue; }
    [[nodiscard]] int disasters() const { return m_view.disasters; }
    [[nodiscard]] int freshDisasters() const { return m_view.freshDisasters; }
    [[nodiscard]] int ships() const { return m_view.ships; }
    [[nodiscard]] int mostShips() const { return m_mostShips; }
    [[nodiscard]] bool disastersCorrected() const { return m_view.disastersCorrected; }

    /// Passes to another player; what that one has comes with show().
    void passTo(const Player &player);
    /// Shows the state; only what differs tells its bindings.
    void show(const Context &context);
    [[nodiscard]] QString lastTurn() const;
    /// A turn of the player has ended, or was taken back.
    void forgetLastTurn();
    /// Names changed with the language.
    void retranslate();

Q_SIGNALS:
    void changed();
    void playerChanged();
    void lastTurnChanged();

private:
    struct View
    {
        bool acting = false;
        bool entered = false;
        int score = 0;
        int developmentCount = 0;
        int cityCount = 0;
        int goodsCount = 0;
        int goodsValue = 0;
        int disasters = 0;
        int freshDisasters = 0;
        bool disastersCorrected = false;
        int ships = 0;

        bool operator==(const View &) const = default;
    };

    void showBuilding(BronzeBuilding &building, const Context &context) const;
    void showDevelopment(BronzeDevelopment &development, const Context &context) const;
    void showGood(BronzePegRow &row, const Context &context) const;
    void showFood(const Context &context) const;
    [[nodiscard]] bool isExchanging(const Context &context) const;
    [[nodiscard]] bool isCorrected(const Context &context, std::string_view group, std::string_view name) const;
    void showExchange(BronzePegRow::View &view, bronze::Ware ware, const Context &context) const;

    Player m_player;
    int m_limit;
    int m_mostShips;
    QList<BronzeBuilding *> m_cities;
    QList<BronzeBuilding *> m_monuments;
    QList<BronzeDevelopment *> m_developments;
    QList<BronzePegRow *> m_goods;
    BronzePegRow *m_food;
    View m_view;
    LastTurn m_lastTurnOf;
    mutable std::optional<QString> m_lastTurn;
};

} // namespace pegsheet::app
