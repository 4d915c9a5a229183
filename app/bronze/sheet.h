// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/bronze/pencil.h"
#include "model/core/corrections.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <vector>

namespace pegsheet::app {

/// A city or a monument on one player's sheet, as it is drawn and touched.
struct BronzeBuilding
{
    Q_GADGET
    QML_VALUE_TYPE(bronzeBuilding)
    /// The stable identifier ("obelisk"), also the icon's name.
    Q_PROPERTY(QString key MEMBER key FINAL)
    /// Among all buildings, from 0.
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool city MEMBER city FINAL)
    /// Boxes in all, and how they stand, top row first.
    Q_PROPERTY(int boxes MEMBER boxes FINAL)
    Q_PROPERTY(QList<int> rows MEMBER rows FINAL)
    /// Points for the first to finish it and for those after; 0 for a city.
    Q_PROPERTY(int firstPoints MEMBER firstPoints FINAL)
    Q_PROPERTY(int laterPoints MEMBER laterPoints FINAL)
    /// Not in play at this number of players.
    Q_PROPERTY(bool closed MEMBER closed FINAL)
    /// Boxes ticked in ink, and those on top of them in pencil.
    Q_PROPERTY(int ticked MEMBER ticked FINAL)
    Q_PROPERTY(int pencilled MEMBER pencilled FINAL)
    /// How many of the ticked boxes the last move brought.
    Q_PROPERTY(int fresh MEMBER fresh FINAL)
    Q_PROPERTY(bool finished MEMBER finished FINAL)
    /// Somebody else has taken the first points.
    Q_PROPERTY(bool firstGone MEMBER firstGone FINAL)
    /// What a finished monument earned, and whether as the first.
    Q_PROPERTY(int earned MEMBER earned FINAL)
    Q_PROPERTY(bool earnedFirst MEMBER earnedFirst FINAL)
    /// A worker can be set here now; of a finished sheet, that boxes can be told.
    Q_PROPERTY(bool legal MEMBER legal FINAL)
    /// The table has corrected it.
    Q_PROPERTY(bool corrected MEMBER corrected FINAL)

public:
    QString key;
    int place = 0;
    QString name;
    bool city = false;
    int boxes = 0;
    QList<int> rows;
    int firstPoints = 0;
    int laterPoints = 0;
    bool closed = false;
    int ticked = 0;
    int pencilled = 0;
    int fresh = 0;
    bool finished = false;
    bool firstGone = false;
    int earned = 0;
    bool earnedFirst = false;
    bool legal = false;
    bool corrected = false;

    bool operator==(const BronzeBuilding &) const = default;
};

/// A development on one player's sheet.
struct BronzeDevelopment
{
    Q_GADGET
    QML_VALUE_TYPE(bronzeDevelopment)
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    /// What it does, in a few words.
    Q_PROPERTY(QString effect MEMBER effect FINAL)
    Q_PROPERTY(int cost MEMBER cost FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(bool owned MEMBER owned FINAL)
    /// Bought by the last move.
    Q_PROPERTY(bool fresh MEMBER fresh FINAL)
    /// It can be bought now; of a finished sheet, that it can be told.
    Q_PROPERTY(bool legal MEMBER legal FINAL)
    /// It is picked and being paid for.
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)
    /// Coins short of the price, were everything paid; 0 when it is within reach or it is not this player's turn.
    Q_PROPERTY(int missing MEMBER missing FINAL)
    Q_PROPERTY(bool corrected MEMBER corrected FINAL)

public:
    bronze::Development which = {};
    QString key;
    QString name;
    QString effect;
    int cost = 0;
    int points = 0;
    bool owned = false;
    bool fresh = false;
    bool legal = false;
    bool chosen = false;
    int missing = 0;
    bool corrected = false;

    bool operator==(const BronzeDevelopment &) const = default;
};

/// A row of one player's pegboard: a good, or food.
struct BronzePegRow
{
    Q_GADGET
    QML_VALUE_TYPE(bronzePegRow)
    /// "wood" … "metal", or "food"; also the icon's name.
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool isFood MEMBER isFood FINAL)
    /// The last hole, counted from 0.
    Q_PROPERTY(int pegs MEMBER pegs FINAL)
    /// The value under every hole from 0; for food the numbers themselves.
    Q_PROPERTY(QList<int> values MEMBER values FINAL)
    /// The hole the peg stands in.
    Q_PROPERTY(int peg MEMBER peg FINAL)
    /// Where it would stand, in pencil; -1 where nothing would change.
    Q_PROPERTY(int pencil MEMBER pencil FINAL)
    /// Where it stood before the last move; -1 where that did not move it.
    Q_PROPERTY(int before MEMBER before FINAL)
    /// Chosen to pay with, or to discard from.
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)
    /// A touch does something now.
    Q_PROPERTY(bool legal MEMBER legal FINAL)
    /// What stands there is worth this many coins; of food how much it is.
    Q_PROPERTY(int value READ value FINAL)
    Q_PROPERTY(bool corrected MEMBER corrected FINAL)

public:
    QString key;
    QString name;
    bool isFood = false;
    int pegs = 0;
    QList<int> values;
    int peg = 0;
    int pencil = -1;
    int before = -1;
    bool chosen = false;
    bool legal = false;
    bool corrected = false;

    [[nodiscard]] int value() const { return values.value(peg); }

    bool operator==(const BronzePegRow &) const = default;
};

/// One player's score sheet and pegboard.
struct BronzeSheet
{
    Q_GADGET
    QML_VALUE_TYPE(bronzeSheet)
    Q_PROPERTY(int seat MEMBER seat FINAL)
    /// Colour and shape of the player.
    Q_PROPERTY(int mark MEMBER mark FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    /// In the order of the printed sheet. As many of all of them at every seat, all the match long.
    Q_PROPERTY(QList<pegsheet::app::BronzeBuilding> cities MEMBER cities FINAL)
    Q_PROPERTY(QList<pegsheet::app::BronzeBuilding> monuments MEMBER monuments FINAL)
    Q_PROPERTY(QList<pegsheet::app::BronzeDevelopment> developments MEMBER developments FINAL)
    /// Wood to spearheads.
    Q_PROPERTY(QList<pegsheet::app::BronzePegRow> goods MEMBER goods FINAL)
    Q_PROPERTY(pegsheet::app::BronzePegRow food MEMBER food FINAL)
    /// It is this player's turn.
    Q_PROPERTY(bool acting MEMBER acting FINAL)
    /// Where only finished sheets are counted: it has been entered.
    Q_PROPERTY(bool entered MEMBER entered FINAL)
    Q_PROPERTY(int score MEMBER score FINAL)
    Q_PROPERTY(int developmentCount MEMBER developmentCount FINAL)
    /// As many developments end the match.
    Q_PROPERTY(int developmentLimit MEMBER developmentLimit FINAL)
    Q_PROPERTY(int cityCount MEMBER cityCount FINAL)
    Q_PROPERTY(int goodsCount MEMBER goodsCount FINAL)
    Q_PROPERTY(int goodsValue MEMBER goodsValue FINAL)
    /// Points lost, and how many of them by the last move.
    Q_PROPERTY(int disasters MEMBER disasters FINAL)
    Q_PROPERTY(int freshDisasters MEMBER freshDisasters FINAL)
    Q_PROPERTY(bool disastersCorrected MEMBER disastersCorrected FINAL)
    /// Ships there are, and there can be (Shipping); none in most rule sets.
    Q_PROPERTY(int ships MEMBER ships FINAL)
    Q_PROPERTY(int mostShips MEMBER mostShips FINAL)

public:
    int seat = 0;
    int mark = 0;
    QString name;
    QList<BronzeBuilding> cities;
    QList<BronzeBuilding> monuments;
    QList<BronzeDevelopment> developments;
    QList<BronzePegRow> goods;
    BronzePegRow food;
    bool acting = false;
    bool entered = false;
    int score = 0;
    int developmentCount = 0;
    int developmentLimit = 0;
    int cityCount = 0;
    int goodsCount = 0;
    int goodsValue = 0;
    int disasters = 0;
    int freshDisasters = 0;
    bool disastersCorrected = false;
    int ships = 0;
    int mostShips = 0;

    bool operator==(const BronzeSheet &) const = default;
};

namespace bronzeview {

/// What a match shows: the state, the one that what just changed is told from, what is pencilled on top and which part of the
/// turn that is, and what the table corrected on all sheets.
struct Shown
{
    const bronze::State &now;
    const bronze::State &before;
    const bronze::Pencil &pencil;
    bronze::Stage stage;
    const std::vector<CorrectedField> &corrected;
};

/// The sheet as it is printed for these rules, in the language in use.
[[nodiscard]] BronzeSheet printed(const bronze::State &state);
/// By seat; names and marks are those of the players.
[[nodiscard]] QList<BronzeSheet> sheets(const BronzeSheet &printed, const Shown &shown, const QStringList &names,
                                        const QList<int> &marks);

} // namespace bronzeview

} // namespace pegsheet::app
