// SPDX-License-Identifier: Apache-2.0
// What a correction changed.
#include "app/tapestry/tapestrysentences.h"
#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/text/sentence.h"

#include <QCoreApplication>

#include <utility>
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

// A card by its id, or that it is not named.
template <typename Card>
QString cardText(const Value &id)
{
    if (const auto card = fromName<Card>(*id.text()))
        return cardName(*card);
    if (*id.text() == "unknown")
        //: In the place of a card by its name, in the middle of a sentence: which one it is nobody says
        return TapestryCorrected::tr("not named");
    //: In the place of a card by its name, in the middle of a sentence: it was laid face down
    return TapestryCorrected::tr("face down");
}

QString stackText(int era, const Value &stack)
{
    QStringList cards;
    for (const Value &id : *stack.array())
        cards.append(cardText<TapestryCard>(id));
    //: What lies on an income mat: %1 the era, %2 the cards of its stack
    return cards.isEmpty() ? QString() : TapestryCorrected::tr("Era %1: %2").arg(era).arg(listText(cards));
}

QString techText(const Value &held)
{
    //: A tech card: %1 its name, %2 the row in which it lies
    return TapestryCorrected::tr("%1 (%2)").arg(cardText<Tech>(*held.find("card")), termText("row", *held.find("row")->text()));
}

QString actingText(const Value &acting, const QStringList &players)
{
    const QString name = cardText<TapestryCard>(*acting.find("card"));
    QStringList about;
    if (const Value *partner = acting.find("partner"))
        about.append(players.value(static_cast<qsizetype>(*partner->integer())));
    if (const Value *track = acting.find("track"))
        about.append(termText("track", *track->text()));
    //: A tapestry card in force: %1 its name, %2 whom and which track it is about
    return about.isEmpty() ? name : TapestryCorrected::tr("%1 (%2)").arg(name, about.join(QStringLiteral(" · ")));
}

QString lockText(const Value &lock, const QStringList &players)
{
    //: A locked track: %1 the track, %2 whose tapestry card locked it
    return TapestryCorrected::tr("%1 (%2)").arg(termText("track", *lock.find("track")->text()),
                                                players.value(static_cast<qsizetype>(*lock.find("by")->integer())));
}

bool isOfCards(std::string_view path)
{
    return path == "techCards" || path == "mat" || path == "acting" || path == "locks";
}

// Stacks of a mat in a row, each with its own cards.
QString matText(const Array &stacks)
{
    QStringList texts;
    for (std::size_t era = 0; era < stacks.size(); ++era)
        texts.append(stackText(static_cast<int>(era) + 1, stacks[era]));
    texts.removeAll(QString());
    return texts.join(QStringLiteral("; "));
}

// What cards are known by name, one by one.
Array cardsOf(const CorrectedField &field, const QStringList &players)
{
    QStringList texts;
    if (field.path == "mat")
        texts.append(matText(*field.after.array()));
    else
        for (const Value &each : *field.after.array())
            texts.append(field.path == "techCards"    ? techText(each)
                             : field.path == "acting" ? actingText(each, players)
                                                      : lockText(each, players));
    texts.removeAll(QString());
    Array cards;
    for (const QString &text : std::as_const(texts))
        cards.emplace_back(text.toStdString());
    return cards;
}

Array namesOf(const CorrectedField &field, const QStringList &players)
{
    Array names;
    for (const Value &each : *field.after.array())
        if (each.text() != nullptr)
            names.emplace_back(termText(field.path == "ends" ? "track" : "piece", *each.text()).toStdString());
        else if (const Value *civilization = each.find("civilization"))
            names.emplace_back(termText("civilization", *civilization->text()).toStdString());
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
    if (isOfCards(field.path))
        return say("setNames", {{"field", field.path}, {"names", cardsOf(field, players)}});
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
