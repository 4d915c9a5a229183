// SPDX-License-Identifier: Apache-2.0
// What a correction changed.
#include "app/tapestry/tapestrysentences.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/text/sentence.h"

#include <QCoreApplication>

#include <utility>

namespace pegsheet::app::tapestrysentences {

using namespace tapestry;

namespace {

struct TapestryCorrected
{
    Q_DECLARE_TR_FUNCTIONS(TapestryCorrected)
};

QString spacesText(const Tokens &tokens)
{
    QStringList spaces;
    for (int token = 0; token < tokens.count(); ++token)
        spaces.append(QString::number(tokens[token]));
    //: Where the tokens of a player stand on a track: there is none
    return spaces.isEmpty() ? TapestryCorrected::tr("none") : listText(spaces);
}

QString truthText(bool isTrue)
{
    if (isTrue)
        //: Before or after a correction: something was done
        return TapestryCorrected::tr("yes");
    //: Before or after a correction: something was not done
    return TapestryCorrected::tr("no");
}

QString setNames(std::string_view field, Array names)
{
    return say("setNames", {{"field", field}, {"names", std::move(names)}});
}

template <NamedEnum E>
Array namesOf(std::string_view kind, const EnumSet<E> &set)
{
    Array names;
    for (const E each : kAll<E>)
        if (set.has(each))
            names.emplace_back(termText(kind, nameOf(each)).toStdString());
    return names;
}

Array tilesOf(std::uint16_t explored)
{
    Array tiles;
    for (int tile = 1; tile <= kSpaceTiles; ++tile)
        if ((explored >> tile & 1) != 0)
            tiles.emplace_back(tile);
    return tiles;
}

EnumSet<Landmark> landmarksAt(const State &state, int seat)
{
    EnumSet<Landmark> owned;
    for (const Landmark landmark : kAll<Landmark>)
        if (state.landmarks[landmark] == seat)
            owned.insert(landmark);
    return owned;
}

QStringList ofPlayer(const State &before, int seat, const Correction &set)
{
    const Player &player = before.at(seat);
    QStringList parts;
    for (const Number number : kAll<Number>)
        if (const int value = set.numbers[number]; value != Correction::kUnsaid && value != numberOf(player, number))
            parts.append(say("set", {{"field", nameOf(number)}, {"before", numberOf(player, number)}, {"after", value}}));
    for (const Track track : kAll<Track>)
        if (const auto &tokens = set.tracks[track]; tokens && *tokens != player.tracks[track])
            parts.append(say("setTokens",
                             {{"track", nameOf(track)},
                              {"before", spacesText(player.tracks[track]).toStdString()},
                              {"after", spacesText(*tokens).toStdString()}}));
    if (set.ends && *set.ends != player.ends)
        parts.append(setNames("ends", namesOf("track", *set.ends)));
    if (set.singularity && *set.singularity != player.singularity)
        parts.append(say("set",
                         {{"field", "singularity"},
                          {"before", truthText(player.singularity).toStdString()},
                          {"after", truthText(*set.singularity).toStdString()}}));
    if (set.explored && *set.explored != player.explored)
        parts.append(setNames("explored", tilesOf(*set.explored)));
    if (set.landmarks && *set.landmarks != landmarksAt(before, seat))
        parts.append(setNames("landmarks", namesOf("landmark", *set.landmarks)));
    return parts;
}

QStringList ofTurn(const State &before, const Correction &set, const QStringList &names)
{
    QStringList parts;
    for (const Achievement achievement : kAll<Achievement>)
        if (const auto &reached = set.achievements[achievement]; reached && *reached != before.achievements[achievement]) {
            Array players;
            for (std::size_t place = 0; place < reached->count; ++place)
                players.emplace_back(names.value(reached->seats.at(place)).toStdString());
            parts.append(setNames(nameOf(achievement), std::move(players)));
        }
    if (set.dropsQueue && !before.queue.empty())
        parts.append(say("dropped"));
    if (set.turn && *set.turn != before.turn)
        parts.append(say("setTurn", {{"player", names.value(*set.turn).toStdString()}}));
    return parts;
}

} // namespace

QStringList ofCorrection(const State &before, const Correct &move, const QStringList &names)
{
    return move.player < 0 ? ofTurn(before, move.set, names) : ofPlayer(before, move.player, move.set);
}

} // namespace pegsheet::app::tapestrysentences
