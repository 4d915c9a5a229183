// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsgame.h"

#include "app/nations/library/nationscardtext.h"
#include "app/nations/nationsagreement.h"
#include "app/nations/nationslibrarycards.h"
#include "app/nations/nationsmatch.h"
#include "app/nations/nationsmovedescriptions.h"
#include "app/nations/nationspaper.h"
#include "app/nations/nationssentences.h"

namespace pegsheet::app {

namespace {

using nations::Step;
using Typed = MatchOf<nations::Nations>;

const Typed &typed(const Match &match)
{
    return static_cast<const Typed &>(match);
}

QString shortName(const Match &match, int place)
{
    return nationssentences::shortName(typed(match).moveAt(place));
}

bool isRolling(const Match &match, int place)
{
    return std::holds_alternative<nations::Roll>(typed(match).moveAt(place));
}

bool goesOnRolling(const Match &match)
{
    return typed(match).current().step == Step::Roll;
}

// Every action is a turn: with the roll before it, and what it asks for besides.
bool endsTurn(const Match &match, int place)
{
    const nations::Move &move = typed(match).moveAt(place);
    const nations::State &before = typed(match).stateAt(place);
    const nations::State &after = typed(match).stateAt(place + 1);
    if (std::holds_alternative<nations::Correct>(move))
        return false;
    if (std::holds_alternative<nations::Roll>(move) && !before.mine().rolled)
        return false;
    const bool rollsOn = after.step == Step::Roll && after.mine().rolled;
    return !rollsOn && after.step != Step::GiveBack && after.step != Step::Remove;
}

bool is(const Value &move, std::string_view kind)
{
    const Value *type = move.find("type");
    return type != nullptr && type->text() != nullptr && *type->text() == kind;
}

// Who was still to pass does not need to once the age is over, and without a purchase nothing goes back or is rolled for it.
bool isNoLoss(const Value &move, const Refusal &refusal)
{
    if (is(move, nations::Pass::kType))
        return refusal.code == "nations.tooLate" || refusal.code == "nations.tooEarly";
    return (is(move, nations::Roll::kType) && refusal.code == "nations.nothingToRoll")
        || (is(move, nations::GiveBack::kType) && refusal.code == "nations.nothingOwed");
}

std::unique_ptr<TableMatch> sit(std::unique_ptr<Session> session, const DiceHabits &)
{
    return std::make_unique<NationsMatch>(std::move(session));
}

std::unique_ptr<Agreement> agreement(const Settings::Read &read, const Settings::Write &write)
{
    return std::make_unique<NationsAgreement>(read, write, nullptr);
}

QStringList firstPages(QSize window)
{
    return {QStringLiteral("MatchPage"), isWide(window) ? QStringLiteral("match/WideMatch") : QStringLiteral("match/CompactMatch")};
}

} // namespace

const GameTable &nationsTable()
{
    static constexpr GameTable kTable{"nations",
                                      &nationsMove,
                                      &shortName,
                                      &nationsRound,
                                      {&isRolling, &isRolling, &endsTurn, &goesOnRolling, &isNoLoss, true},
                                      &sit,
                                      &agreement,
                                      &nationsScoreSheet,
                                      "qrc:/qt/qml/Pegsheet/Nations/",
                                      &nationsAges,
                                      &takeNationsCards,
                                      &nationsWording,
                                      "temple",
                                      &firstPages};
    return kTable;
}

} // namespace pegsheet::app
