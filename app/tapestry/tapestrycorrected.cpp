// SPDX-License-Identifier: Apache-2.0
// What a correction changed.
#include "app/tapestry/tapestrysentences.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/text/sentence.h"

#include <QCoreApplication>

#include <vector>

namespace pegsheet::app::tapestrysentences {

using namespace tapestry;

namespace {

struct TapestryCorrected
{
    Q_DECLARE_TR_FUNCTIONS(TapestryCorrected)
};

QString spacesText(const Value &tokens)
{
    QStringList spaces;
    for (const Value &space : *tokens.array())
        spaces.append(QString::number(*space.integer()));
    //: Where the tokens of a player stand on a track: there is none
    return spaces.isEmpty() ? TapestryCorrected::tr("none") : listText(spaces);
}

QString truthText(const Value &truth)
{
    if (*truth.truth())
        //: Before or after a correction: something was done
        return TapestryCorrected::tr("yes");
    //: Before or after a correction: something was not done
    return TapestryCorrected::tr("no");
}

Array namesOf(const CorrectedField &field, const QStringList &players)
{
    Array names;
    for (const Value &each : *field.after.array())
        if (each.text() != nullptr)
            names.emplace_back(termText(field.path == "ends" ? "track" : "piece", *each.text()).toStdString());
        else if (field.path.starts_with("achievements."))
            names.emplace_back(players.value(static_cast<qsizetype>(*each.integer())).toStdString());
        else
            names.push_back(each);
    return names;
}

QString ofField(const CorrectedField &field, const QStringList &players)
{
    const auto changed = [&](const Value &before, const Value &after) {
        return say("set", {{"field", field.path}, {"before", before}, {"after", after}});
    };
    if (field.path == "turn")
        return say("setTurn", {{"player", players.value(static_cast<qsizetype>(*field.after.integer())).toStdString()}});
    if (field.after.integer() != nullptr)
        return changed(field.before, field.after);
    if (field.path.starts_with("tracks."))
        return changed(spacesText(field.before).toStdString(), spacesText(field.after).toStdString());
    if (field.path == "city.grid")
        return say("setGrid", {{"field", field.path}});
    if (field.path == "city.capital")
        return say("setNames", {{"field", field.path}, {"names", Array{termText("capital", *field.after.text()).toStdString()}}});
    if (field.after.truth() != nullptr)
        return changed(truthText(field.before).toStdString(), truthText(field.after).toStdString());
    return say("setNames", {{"field", field.path}, {"names", namesOf(field, players)}});
}

} // namespace

QStringList ofCorrection(const State &before, const Correct &move, const QStringList &names)
{
    std::vector<CorrectedField> fields;
    addCorrected(fields, before, move.player, move.set, {});
    QStringList numbers;
    QStringList others;
    for (const CorrectedField &field : fields)
        (field.after.integer() != nullptr ? numbers : others).append(ofField(field, names));
    if (move.set.sets("queue") && !before.queue.empty())
        others.append(say("dropped"));
    // Of a player the numbers first, of the turn whose it is last.
    return move.player < 0 ? others + numbers : numbers + others;
}

} // namespace pegsheet::app::tapestrysentences
