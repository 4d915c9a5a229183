// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bronze/bronzematch.h"

/// Touches on the sheet of who acts, by the keys that its parts have.
namespace pegsheet::app {

inline QString buildingPath(const QString &key)
{
    return (key.startsWith(QLatin1String("city")) ? QStringLiteral("cityBoxes.") : QStringLiteral("monuments.")) + key;
}

inline QString rowPath(const QString &key)
{
    return key == QLatin1String("food") ? key : QStringLiteral("goods.") + key;
}

inline void touchBuilding(BronzeMatch &match, const QString &key)
{
    match.touchField(match.seat(), buildingPath(key));
}

inline void touchDevelopment(BronzeMatch &match, const QString &key)
{
    match.touchField(match.seat(), QStringLiteral("developments.") + key);
}

inline void touchRow(BronzeMatch &match, const QString &key)
{
    match.touchField(match.seat(), rowPath(key));
}

inline void touchRowOf(BronzeMatch &match, int seat, const QString &key)
{
    match.touchField(seat, rowPath(key));
}

inline void setWorkers(BronzeMatch &match, const QString &key, int workers)
{
    const auto target = fromName<bronze::Target>(key.toStdString());
    match.touch(QStringLiteral("workers"), target ? static_cast<int>(*target) : -1, workers);
}

inline void showStage(BronzeMatch &match, BronzeMatch::Stage stage)
{
    match.touch(QStringLiteral("look"), stage);
}

inline void enterFace(BronzeMatch &match, const QString &face)
{
    const auto read = fromName<bronze::Face>(face.toStdString());
    match.enterFace(read ? static_cast<int>(*read) : -1);
}

inline void touchDie(BronzeMatch &match, int place)
{
    match.touchDie(place);
}

inline void halveDie(BronzeMatch &match, int place, bool food)
{
    match.touch(QStringLiteral("half"), place, food ? 1 : 0);
}

inline void keepAllDice(BronzeMatch &match)
{
    match.touch(QStringLiteral("keepAll"));
}

inline void leadWith(BronzeMatch &match)
{
    match.touch(QStringLiteral("lead"));
}

/// By the place among the partners.
inline void takePartner(BronzeMatch &match, int place)
{
    const QList<BronzePartner> partners = match.exchange().partners;
    match.touch(QStringLiteral("partner"), place < partners.size() ? partners.at(place).seat : 99);
}

inline void takePayment(BronzeMatch &match, int place)
{
    match.touch(QStringLiteral("payment"), place);
}

inline void setFood(BronzeMatch &match, int food)
{
    match.touch(QStringLiteral("food"), -1, food);
}

inline void typeSheetOf(BronzeMatch &match, int seat)
{
    match.touch(QStringLiteral("sheet"), seat);
}

inline void buildShip(BronzeMatch &match)
{
    match.touch(QStringLiteral("ship"));
}

inline void preserve(BronzeMatch &match)
{
    match.touch(QStringLiteral("preserve"));
}

inline void sellStone(BronzeMatch &match)
{
    match.touch(QStringLiteral("stone"));
}

} // namespace pegsheet::app
