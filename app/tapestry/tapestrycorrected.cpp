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

Array namesOf(const FieldRow &row, const QStringList &players)
{
    Array names;
    for (const Value &each : *row.value.array())
        if (each.text() != nullptr)
            names.emplace_back(termText(row.name == "ends" ? "track" : "landmark", *each.text()).toStdString());
        else if (row.path.starts_with("achievements."))
            names.emplace_back(players.value(static_cast<qsizetype>(*each.integer())).toStdString());
        else
            names.push_back(each);
    return names;
}

QString ofField(const FieldRow &before, const FieldRow &after, const QStringList &players)
{
    const auto changed = [&](const char *sentence, const char *key, auto text) {
        return say(sentence,
                   {{key, after.name}, {"before", text(before.value).toStdString()}, {"after", text(after.value).toStdString()}});
    };
    if (after.path == "turn")
        return say("setTurn", {{"player", players.value(static_cast<qsizetype>(*after.value.integer())).toStdString()}});
    if (after.range)
        return say("set", {{"field", after.name}, {"before", before.value}, {"after", after.value}});
    if (after.path.starts_with("tracks."))
        return changed("setTokens", "track", &spacesText);
    if (after.value.truth() != nullptr)
        return changed("set", "field", &truthText);
    return say("setNames", {{"field", after.name}, {"names", namesOf(after, players)}});
}

} // namespace

QStringList ofCorrection(const State &before, const Correct &move, const QStringList &names)
{
    State after = before;
    (void)setFields(after, move.player, move.set);
    const std::vector<FieldRow> were = fieldRows(before, move.player);
    const std::vector<FieldRow> are = fieldRows(after, move.player);
    QStringList numbers;
    QStringList others;
    for (std::size_t row = 0; row < are.size(); ++row)
        if (!(were[row].value == are[row].value))
            (are[row].range ? numbers : others).append(ofField(were[row], are[row], names));
    if (before.queue.size() != after.queue.size())
        others.append(say("dropped"));
    // Of a player the numbers first, of the turn whose it is last.
    return move.player < 0 ? others + numbers : numbers + others;
}

} // namespace pegsheet::app::tapestrysentences
