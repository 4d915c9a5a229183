// SPDX-License-Identifier: Apache-2.0
// The mats of civilizations: their markers, what the next income turn brings of them, and all that is seen in words.
#include "app/tapestry/tapestrydrawnmats.h"

#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/cardnames.h"
#include "app/tapestry/text/mattext.h"
#include "model/tapestry/counting.h"
#include "model/tapestry/printed.h"
#include "model/tapestry/procedures/mats.h"

#include <algorithm>
#include <array>

namespace pegsheet::app::tapestryview {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

QVariantMap tokenOf(int seat, bool isLeft, const QString &icon, const QString &text, const QString &says)
{
    return {{u"seat"_s, seat}, {u"isLeft"_s, isLeft}, {u"icon"_s, icon}, {u"text"_s, text}, {u"says"_s, says}};
}

// "Ben, era 2: Renaissance"
QString markedText(const State &state, const MatState::Marked &marked, const QStringList &names)
{
    const Mat &mat = state.at(marked.seat).mat;
    const std::uint8_t code = marked.height < mat.count(marked.era) ? mat.at(marked.era, marked.height) : Mat::kUnknown;
    //: Of a card on an income mat that carries a marker: %1 a player, %2 from 1 to 4
    const QString where = TapestryView::tr("%1, era %2").arg(names.value(marked.seat)).arg(marked.era + 1);
    if (code >= kCount<TapestryCard>)
        return where;
    //: Of a card on an income mat that carries a marker: %1 "Ben, era 2", %2 its name
    return TapestryView::tr("%1: %2").arg(where, cardName(static_cast<TapestryCard>(code)));
}

// Where a marker lies that nobody holds.
QString placeText(const CivilizationRow &row)
{
    if (row.has(MatMark::Trades))
        //: Of a marker of a civilization: where it lies
        return TapestryView::tr("on an empty territory");
    if (row.has(MatMark::LiftsAny))
        //: Of a marker of a civilization: where it lies
        return TapestryView::tr("on a tech card");
    //: Of a marker of a civilization: where it lies
    return TapestryView::tr("on a territory");
}

// Markers that lie at somebody: with the player, on a card, or beside an outpost.
void addHeld(QVariantList &list, const State &state, const MatState &mat, const CivilizationRow &row, const QStringList &names)
{
    for (int which = 0; which < mat.count; ++which)
        if (row.shows(MatField::Marked)) {
            const MatState::Marked marked = mat.marked(which);
            //: Beside the token of a player: a card of that era, from 1 to 4
            const QString era = TapestryView::tr("era %1").arg(marked.era + 1);
            list.append(tokenOf(marked.seat, false, {}, era, markedText(state, marked, names)));
        } else if (row.shows(MatField::Given)) {
            //: Of a marker of a civilization: %1 the player who holds it
            const QString says = TapestryView::tr("with %1").arg(names.value(mat.given(which)));
            list.append(tokenOf(mat.given(which), false, {}, {}, says));
        } else if (row.shows(MatField::Beside)) {
            //: Of a marker of a civilization: %1 the player beside whose outpost it lies
            const QString says = TapestryView::tr("beside an outpost of %1").arg(names.value(mat.beside(which)));
            list.append(tokenOf(mat.beside(which), false, u"hexagonFlag"_s, {}, says));
        }
}

// Markers that do not lie on the mat any more.
void addUsed(QVariantList &list, const State &state, const MatState &mat, const CivilizationRow &row, const QStringList &names)
{
    const bool isHeld = row.shows(MatField::Marked) || row.shows(MatField::Given);
    const int free = row.shows(MatField::Open) ? mat.number() : isHeld ? 0 : row.markers - mat.markers;
    const QString icon = row.has(MatMark::Trades) ? u"hexagon"_s : row.has(MatMark::LiftsAny) ? u"bulb"_s : u"shield"_s;
    for (int used = 0; used < free; ++used)
        list.append(tokenOf(-1, false, icon, {}, placeText(row)));
    addHeld(list, state, mat, row, names);
}

// Whether what it does in step 1 is still to come.
bool isPending(const State &state, Civilization civilization)
{
    for (int index = 0; index < state.queue.size(); ++index)
        if (const Entry &entry = state.queue[index];
            entry.why.mat() == MaybeOne(civilization) && !isOfNode(entry.act) && entry.act != Act::Place)
            return true;
    return false;
}

// What is gained, and the sign between two parts of it; empty where it is nothing.
struct Gains
{
    QVariantList pictures;
    QStringList texts;
};

void add(Gains &gains, std::span<const Node> nodes, const QString &sign)
{
    if (!gains.pictures.isEmpty() && !sign.isEmpty())
        gains.pictures.append(picture({}, sign));
    gains.pictures += pictures(nodes);
    gains.texts.append(benefitText(nodes));
}

void addNode(Gains &gains, Node node)
{
    if ((node.word == Word::Vp ? node.arg : node.times) > 0)
        add(gains, std::array{node}, {});
}

Gains boxGains(const State &state, Civilization civilization)
{
    const CivilizationRow &row = kCivilizations[civilization];
    const MatState &mat = state.mats[civilization];
    Gains gains;
    const auto addBox = [&](int column, int box, const QString &sign) {
        add(gains, printedAt(kPrinted.box(civilization, column, box)), sign);
    };
    for (int column = 0; column < row.columns(); ++column)
        for (int box = 0; box < row.boxesIn(column); ++box)
            if (row.course == Course::Exposed && liesOpen(state, civilization, column, box))
                addBox(column, box, {});
            else if (row.course == Course::Cover && (mat.tracks() >> box & 1U) == 0)
                addBox(column, box, u"/"_s);
            else if (row.course == Course::Up && box == mat.column(column))
                addBox(column, box, u"/"_s);
            else if (row.course == Course::Path && column == mat.tokenColumn()
                     && (pathsFrom(mat.tokenColumn(), mat.tokenRow()) >> box & 1U) != 0)
                addBox(column, box, u"/"_s);
    return gains;
}

Gains procedureGains(const State &state, Civilization civilization, int turn)
{
    const CivilizationRow &row = kCivilizations[civilization];
    const MatState &mat = state.mats[civilization];
    const Node points{Word::Vp, static_cast<std::uint8_t>(lastPointsOf(state, civilization, turn)), 1, 1};
    Gains gains;
    if (row.procedure == MatProcedure::Mystics)
        addNode(gains, points);
    else if (row.procedure == MatProcedure::TheChosen) {
        addNode(gains, points);
        addNode(gains, Node{Word::Any, 0, static_cast<std::uint8_t>(turn == kIncomes ? 0 : countPrizes(state, mat.owner)), 1});
    } else if (row.markers == 0 || mat.markers > 0 || row.procedure == MatProcedure::Isolationists) {
        gains.pictures = stepOnePictures(civilization);
        gains.texts = QStringList{stepOneText(civilization)};
    }
    return gains;
}

QString boxesText(const QVariantList &boxes)
{
    QStringList texts;
    for (const QVariant &each : boxes) {
        const QVariantMap box = each.toMap();
        const QString state = matStateText(box.value(u"state"_s).toString());
        const QString says = box.value(u"says"_s).toString();
        //: Of a box of a civilization: %1 what it brings, %2 "covered"
        texts.append(state.isEmpty() ? says : TapestryView::tr("%1 (%2)").arg(says, state));
    }
    return texts.join(u"; "_s);
}

QString tokensText(const QVariantList &tokens, int left)
{
    //: Of the markers of a civilization that are not used yet
    const QString count = TapestryView::tr("%n marker(s) left", nullptr, left);
    //: Of the markers of a civilization: all are used
    QStringList texts{left == 0 ? TapestryView::tr("no marker left") : count};
    for (const QVariant &each : tokens)
        if (const QVariantMap token = each.toMap(); !token.value(u"isLeft"_s).toBool())
            texts.append(token.value(u"says"_s).toString());
    return texts.join(u"; "_s);
}

} // namespace

int nextTurnOf(const State &state, Civilization civilization)
{
    const Player &player = state.at(state.mats[civilization].owner);
    const StepOne &part = kCivilizations[civilization].stepOne;
    const bool isTaken = state.isIncome && state.turn == state.mats[civilization].owner && isPending(state, civilization);
    const int turn = std::max<int>(part.first, isTaken ? player.incomes : player.incomes + 1);
    return player.finished || !part.isIn(turn) ? 0 : turn;
}

QString matStateText(QStringView state)
{
    if (state == u"next")
        //: Of a box of a civilization: it is one of those that can come next
        return TapestryView::tr("can come next");
    if (state == u"bright")
        //: Of a box of a civilization: it comes by itself, and counts
        return TapestryView::tr("lies open");
    if (state == u"covered")
        //: Of a box of a civilization: something lies on it
        return TapestryView::tr("covered");
    if (state == u"token")
        //: Of a box of a civilization: a token stands on it
        return TapestryView::tr("here is the token");
    if (state == u"reached")
        //: Of a number that was predicted
        return TapestryView::tr("reached");
    //: Of a box of a civilization: the token does not come there any more
    return state == u"past" ? TapestryView::tr("does not come any more") : QString();
}

// Those that cover squares are seen there.
QVariantList drawnTokens(const State &state, Civilization civilization, const QStringList &names)
{
    const CivilizationRow &row = kCivilizations[civilization];
    const MatState &mat = state.mats[civilization];
    QVariantList list;
    for (int left = row.shows(MatField::Squares) ? mat.markers : 0; left < mat.markers; ++left)
        list.append(tokenOf(mat.owner, true, {}, {}, {}));
    if (row.markers > 0)
        addUsed(list, state, mat, row, names);
    return list;
}

QVariantMap drawnMat(const State &state, Civilization civilization, const QStringList &names)
{
    QVariantMap map = drawnBoxes(state, civilization);
    const QVariantList tokens = drawnTokens(state, civilization, names);
    QStringList says{boxesText(map.value(u"boxes"_s).toList())};
    if (kCivilizations[civilization].markers > 0)
        says.append(tokensText(tokens, state.mats[civilization].markers));
    says.removeAll(QString());
    map.insert(u"tokens"_s, tokens);
    map.insert(u"drawn"_s, says.join(u". "_s));
    return map;
}

QVariantMap matNow(const State &state, Civilization civilization)
{
    const int turn = nextTurnOf(state, civilization);
    if (turn == 0)
        return {{u"now"_s, QVariantList()}, {u"nowSays"_s, QString()}};
    const CivilizationRow &row = kCivilizations[civilization];
    const bool isOfBoxes = row.procedure == MatProcedure::None;
    Gains gains = isOfBoxes ? boxGains(state, civilization) : procedureGains(state, civilization, turn);
    //: What an income turn brings of a civilization as it stands
    const QString nothing = TapestryView::tr("nothing");
    if (gains.texts.isEmpty())
        gains = {{picture({}, nothing)}, {nothing}};
    const bool isAll = row.course == Course::Exposed || row.procedure != MatProcedure::None;
    //: Between gains of which one comes
    const QString sign = isAll ? u", "_s : TapestryView::tr(" or ");
    //: Beside an hourglass, before what comes then: an income turn from 1 to 5
    gains.pictures.prepend(picture(u"hourglass"_s, TapestryView::tr("%1:").arg(turn)));
    //: Before an hourglass and a number: the next income turn in which a civilization comes
    const QString next = TapestryView::tr("next");
    gains.pictures.prepend(picture({}, next));
    //: Of a civilization: what the income turn %1 (from 1 to 5) would bring as it stands; %2 the gains
    const QString says = TapestryView::tr("Income turn %1: %2").arg(turn).arg(gains.texts.join(sign));
    return {{u"now"_s, gains.pictures}, {u"nowSays"_s, says}};
}

} // namespace pegsheet::app::tapestryview
