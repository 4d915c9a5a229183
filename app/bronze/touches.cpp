// SPDX-License-Identifier: Apache-2.0
// Fields of sheets that are touched: what a finger says there, what undo calls it, and why it says nothing.
#include "app/bronze/bronzematch.h"

#include "app/bronze/sentences.h"
#include "app/bronze/words.h"
#include "app/text/errortext.h"
#include "model/bronze/rules.h"

namespace pegsheet::app {

namespace {

using bronze::PencilKind;

QString pathOf(bronze::Target target)
{
    return (bronze::isCity(target) ? QStringLiteral("cityBoxes.") : QStringLiteral("monuments.")) + words::key(target);
}

QString pathOf(bronze::Good good)
{
    return QStringLiteral("goods.") + words::key(good);
}

QString pathOf(bronze::Ware ware)
{
    return ware == bronze::Ware::Food ? QStringLiteral("food") : pathOf(static_cast<bronze::Good>(ware));
}

QString nameOf(bronze::Ware ware)
{
    return ware == bronze::Ware::Food ? words::food() : words::name(static_cast<bronze::Good>(ware));
}

QString nameOf(const bronze::SheetField &field)
{
    if (const auto target = field.target())
        return words::name(*target);
    if (const auto good = field.good())
        return words::name(*good);
    if (const auto development = field.development())
        return words::name(*development);
    return {};
}

// Of a move, or of the first of several.
QString moveName(const Value &with)
{
    const Array *list = with.array();
    bronze::Move move;
    if ((list != nullptr && list->empty()) || MatchOf<bronze::Bronze>::readMove(list == nullptr ? with : list->front(), move))
        return {};
    return sentences::shortName(move);
}

} // namespace

void BronzeMatch::touchField(int seat, const QString &path)
{
    if (const auto touch = bronze::touchOn(state(), pencil(), seat, path.toStdString()))
        (void)addTouch(*touch);
    else
        explain(seat, path);
}

void BronzeMatch::enterFace(int face)
{
    if (m_tray->realDice() && m_tray->missing() > 0)
        (void)addTouch(touchOf(PencilKind::Face, -1, face));
}

void BronzeMatch::touchDie(int place)
{
    const auto face = m_tray->faceAt(place);
    if (!face || !m_tray->open() || isReplay())
        return;
    const bool isEntered = m_tray->realDice() && !(m_tray->everyRoll() && m_tray->rolled());
    // A die entered is taken out again, the roll with it where it was made already.
    if (isEntered && m_tray->rolled())
        unroll();
    // The database may not have done it.
    if (isEntered && m_tray->rolled())
        return;
    if (isEntered)
        (void)addTouch(touchOf(PencilKind::TakeOut, place, static_cast<int>(*face)));
    else if (state().step == bronze::Step::Rolling && m_tray->leadershipPicking() && !m_tray->realDice())
        fall(m_tray->turn(place));
    else if (state().step == bronze::Step::Rolling)
        (void)addTouch(touchOf(PencilKind::LetGo, place, static_cast<int>(*face)));
}

// The app's dice. Where somebody else made a move meanwhile they lie as that one left them.
void BronzeMatch::fall(const Touch &roll)
{
    const NodeId head = match().head();
    const bool isMade = addTouch(roll);
    m_tray->settle(isMade || match().head() != head);
}

// The touches since then are taken back, for redo to make again; of what the app proposed there were none, and of a hint more
// stays.
bool BronzeMatch::cancel()
{
    const auto isBegun = [this] { return pencil().partner || pencil().development; };
    if (!isBegun())
        return false;
    const auto isHint = [this] {
        return touchLine()->last() != nullptr && touchLine()->last()->kind == touchOf(PencilKind::Hint).kind;
    };
    while (isBegun() && !isHint() && touchLine()->undo(match()))
        continue;
    if (isBegun())
        return addTouch(touchOf(PencilKind::Back));
    refresh(false);
    return true;
}

std::optional<TableMatch::FieldPath> BronzeMatch::fieldOf(const Touch &touch) const
{
    switch (static_cast<PencilKind>(touch.kind)) {
    case PencilKind::LetGo: return {{seat(), QStringLiteral("dice.%1").arg(touch.at)}};
    case PencilKind::Workers: return {{seat(), pathOf(static_cast<bronze::Target>(touch.at))}};
    case PencilKind::Development:
        return {{seat(), QStringLiteral("developments.") + words::key(static_cast<bronze::Development>(touch.at))}};
    case PencilKind::Pay:
    case PencilKind::Discard: return {{seat(), pathOf(static_cast<bronze::Good>(touch.at))}};
    case PencilKind::Give: return {{seat(), pathOf(static_cast<bronze::Ware>(touch.at))}};
    case PencilKind::Take: return {{pencil().partner.value_or(seat()), pathOf(static_cast<bronze::Ware>(touch.at))}};
    default: return {};
    }
}

QString BronzeMatch::touchName(const Touch &touch) const
{
    switch (static_cast<PencilKind>(touch.kind)) {
    case PencilKind::Workers: return words::name(static_cast<bronze::Target>(touch.at));
    case PencilKind::Development: return words::name(static_cast<bronze::Development>(touch.at));
    case PencilKind::Pay:
    case PencilKind::Discard: return words::name(static_cast<bronze::Good>(touch.at));
    case PencilKind::Spears: return words::name(bronze::Good::Metal);
    case PencilKind::Food: return words::food();
    case PencilKind::Payment: return purchase().name;
    case PencilKind::Give:
    case PencilKind::Take: return nameOf(static_cast<bronze::Ware>(touch.at));
    //: What the undo button takes back: that one looked at what can be exchanged
    case PencilKind::Partner: return tr("Exchange");
    //: What the undo button takes back: that a player said yes to a trade
    case PencilKind::Agree: return tr("Yes to the trade");
    case PencilKind::Back: return tr("Back");
    case PencilKind::Pass: return touch.at == Build ? tr("Build nothing") : tr("Buy nothing");
    case PencilKind::Tick:
    case PencilKind::Number: {
        const QString name = nameOf(bronze::SheetField(touch.at));
        //: What the undo button takes back: the number of points lost was typed
        return name.isEmpty() ? tr("Disasters") : name;
    }
    default: return touch.with.isNull() ? diceTouchName(touch) : moveName(touch.with);
    }
}

QString BronzeMatch::diceTouchName(const Touch &touch)
{
    switch (static_cast<PencilKind>(touch.kind)) {
    case PencilKind::Face:
    case PencilKind::TakeOut:
    case PencilKind::LetGo: return words::name(static_cast<bronze::Face>(touch.number));
    case PencilKind::Half: return words::name(bronze::Face::Choice);
    //: What the undo button takes back: that all dice are kept
    case PencilKind::KeepAll: return tr("Keep all");
    case PencilKind::Lead: return words::name(bronze::Development::Leadership);
    default: return {};
    }
}

void BronzeMatch::explain(int seat, const QString &path)
{
    if (stage() == Typing && !isReplay())
        return lookUpTyped(seat, path);
    TableMatch::explain(seat, path);
}

void BronzeMatch::askCorrection(int seat, const QString &path)
{
    if (stage() == Typing || isReplay())
        return explain(seat, path);
    TableMatch::askCorrection(seat, path);
}

QString BronzeMatch::whyNothing(int seat, const QString &path) const
{
    if (const auto closed = closedMonument(path))
        return errorText({"bronze.monumentClosed", {{"target", pegsheet::nameOf(*closed)}, {"players", state().players}}});
    if (isReplay())
        //: A sheet was touched while the match is played back
        return tr("So it stood then; nothing is changed here.");
    if (over())
        return tr("The match is over. A long touch corrects this.");
    if (seat != state().player)
        //: A sheet was touched while it is another player's turn; %1 that player
        return tr("It is %1's turn. A long touch corrects this.").arg(playerName());
    // Enough is picked to go: another row would be one too many.
    if (stage() == Discard && toDiscard() > 0 && stillToDiscard() == 0 && path.startsWith(QLatin1String("goods.")))
        return errorText({"bronze.discardCount", {{"needed", toDiscard()}, {"given", toDiscard() + 1}}});
    return TableMatch::whyNothing(seat, path);
}

// What is not in the match at all has no field to be corrected.
std::optional<bronze::Target> BronzeMatch::closedMonument(const QString &path) const
{
    if (!path.startsWith(QLatin1String("monuments.")))
        return std::nullopt;
    const auto target = fromName<bronze::Target>(path.section(u'.', 1).toStdString());
    return target && !bronze::inPlay(state(), *target) ? target : std::nullopt;
}

QString BronzeMatch::correctionOf(int seat, const QString &path) const
{
    const auto corrected = correctedAt(m_corrected, seat, path.toStdString());
    return corrected ? correctionNote(*corrected) : QString();
}

} // namespace pegsheet::app
