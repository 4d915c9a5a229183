// SPDX-License-Identifier: Apache-2.0
#include "app/match/gametable.h"
#include "app/text/gametext.h"
#include "tests/toy/app/toymatch.h"

#include <QCoreApplication>
#include <utility>

namespace pegsheet::app {

const GameTable &toyTable();

namespace {

using namespace Qt::StringLiterals;
using Typed = MatchOf<pegsheet::toy::Toy>;

struct ToyGame
{
    Q_DECLARE_TR_FUNCTIONS(ToyGame)
};

constexpr SetupRules kSetup{&pegsheet::toy::Toy::info, "rules.toy", [](const Agreement &, const QString &) { return false; },
                            [](const Agreement &) { return ToyGame::tr("After three rounds the pebbles are counted."); },
                            [](const Agreement &) { return QStringList(); }};

QString nameOf(const Match &match, int place)
{
    const pegsheet::toy::Move &move = static_cast<const Typed &>(match).moveAt(place);
    if (const auto *put = std::get_if<pegsheet::toy::Put>(&move))
        return u"%1: %2"_s.arg(findGameText("toy")->term("hole", pegsheet::nameOf(put->hole))).arg(put->pebbles);
    return std::holds_alternative<pegsheet::toy::Leave>(move) ? ToyGame::tr("Left them") : ToyGame::tr("Correction");
}

int round(const Match &match, int place)
{
    return static_cast<const Typed &>(match).stateBefore(place).round;
}

MoveDescription describe(const Match &match, int place)
{
    const pegsheet::toy::State state = static_cast<const Typed &>(match).stateBefore(place);
    const auto *correct = std::get_if<pegsheet::toy::Correct>(&static_cast<const Typed &>(match).moveAt(place));
    const int seat = correct != nullptr ? -1 : state.player;
    const QString player = seat < 0 ? QString() : QString::fromStdString(match.setup().players.at(state.player));
    return {seat,
            state.round,
            nameOf(match, place),
            correct == nullptr ? QString() : QString::fromStdString(correct->why),
            correct != nullptr,
            player};
}

QVariantMap scoreTable(const Match &match, const QStringList &names, const QList<EarlierResult> &earlier)
{
    FinalScore result({findGameText("toy")->scoreLine}, match.scores(), match.winners(), names, earlier);
    result.addLine(0, "total");
    return result.table(result.title(ToyGame::tr("%1 win")), ToyGame::tr("Most pebbles."));
}

} // namespace

const GameTable &toyTable()
{
    static constexpr GameTable kTable{"toy",
                                      &describe,
                                      &nameOf,
                                      &round,
                                      [](std::unique_ptr<Session> session, const DicePreferences &) -> std::unique_ptr<TableMatch> {
                                          return std::make_unique<toy::ToyMatch>(std::move(session));
                                      },
                                      &kSetup,
                                      &scoreTable,
                                      nullptr,
                                      "qrc:/qt/qml/Pegsheet/Toy/"};
    return kTable;
}

} // namespace pegsheet::app
