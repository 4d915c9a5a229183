// SPDX-License-Identifier: Apache-2.0
#include "app/empires/empiresmatch.h"

#include "app/empires/empiresanswers.h"
#include "app/empires/empireshandbook.h"
#include "app/empires/empireslibrarycards.h"
#include "app/empires/empiresview.h"
#include "app/empires/empiresviewwords.h"
#include "app/empires/text/empirestext.h"
#include "app/text/scoretext.h"
#include "app/values.h"
#include "model/empires/count.h"
#include "model/empires/evaluation.h"
#include "model/empires/outlook.h"
#include "model/empires/payment.h"
#include "model/empires/turns.h"

#include <algorithm>
#include <span>
#include <utility>

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace empires;

EmpiresMatch::EmpiresMatch(std::unique_ptr<Session> session) : TableMatch(std::move(session), nullptr, std::make_unique<Line>())
{
    refresh(false);
}

QString EmpiresMatch::stage() const
{
    return QString::fromUtf8(nameOf(phaseOf(state())));
}

QString EmpiresMatch::phaseName() const
{
    return termText("phase", nameOf(phaseOf(state())));
}

bool EmpiresMatch::isTogether() const
{
    return state().step == Step::Economy || state().step == Step::Industry || state().step == Step::IndustryEconomy;
}

int EmpiresMatch::seat() const
{
    return here() >= 0 && isTogether() && !state().at(here()).done ? here() : playerOf(state());
}

QVariantMap EmpiresMatch::sheet(int seat) const
{
    const Player &player = state().at(seat);
    empiresview::Beside beside = m_beside;
    beside.isReplay = isReplay();
    return {{u"seat"_s, seat},
            {u"name"_s, names().at(seat)},
            {u"mark"_s, markAt(seat)},
            {u"score"_s, int{player.score}},
            {u"total"_s, scoreOf(state(), seat).total},
            {u"healthy"_s, player.healthy()},
            {u"strength"_s, empiresview::strengthText(state(), seat)},
            {u"missing"_s, missingToNextTier(state(), strengthOf(state(), seat))},
            {u"isStart"_s, seat == state().start},
            {u"done"_s, player.done},
            {u"bid"_s, int{player.bid}},
            {u"tier"_s, empiresview::tierText(state(), strengthOf(state(), seat) + player.bid)},
            {u"row"_s, empiresview::row(state(), seat, pencil(), beside)},
            {u"ledger"_s, empiresview::ledger(state(), seat)},
            {u"resources"_s, empiresview::resources(state(), seat)},
            {u"hand"_s, int{player.hand}},
            {u"left"_s, std::max(0, kIndustryCards - player.cardsPlayed)}};
}

QVariantList EmpiresMatch::sheets() const
{
    return once(u"sheets"_s, [this] {
        QVariantList sheets;
        for (int seat = 0; seat < state().players; ++seat)
            sheets.append(sheet(seat));
        return sheets;
    });
}

QVariantList EmpiresMatch::crises() const
{
    return once(u"crises"_s, [this] { return empiresview::crises(state(), pencil()); });
}

QVariantList EmpiresMatch::takers() const
{
    return once(u"takers"_s, [this] { return empiresview::takers(state(), pencil(), m_showsAfter); });
}

QVariantList EmpiresMatch::bids() const
{
    const auto now = [this] { return state().step == Step::Bids ? empiresview::axeBids(state(), names()) : QVariantList(); };
    return once(u"bids"_s, now);
}

QVariantList EmpiresMatch::spaces() const
{
    return empiresview::spaces(state());
}

int EmpiresMatch::target() const
{
    if (state().step == Step::Reveal || state().step == Step::Blitz)
        return pencil().number;
    const Card open = meantCrisis(state(), pencil());
    return open.isNone() ? 0 : open.number();
}

QString EmpiresMatch::question() const
{
    return once(u"question"_s, [this] { return empiresview::question(state(), pencil(), names()); });
}

QVariantMap EmpiresMatch::begun() const
{
    return once(u"begun"_s, [this] { return empiresview::begun(state(), pencil()); });
}

QStringList EmpiresMatch::kindNames() const
{
    QStringList list;
    for (const empires::Kind kind : kAll<empires::Kind>)
        list.append(termText("kind", nameOf(kind)));
    return list;
}

QVariantList EmpiresMatch::spaceNames() const
{
    QVariantList list;
    for (const Round space : kAll<Round>)
        if (isOnSide(space, state().players))
            list.append(QVariantMap{{u"space"_s, static_cast<int>(space)},
                                    {u"id"_s, QString::fromUtf8(nameOf(space))},
                                    {u"name"_s, termText("space", nameOf(space))}});
    return list;
}

QString EmpiresMatch::described() const
{
    return pencil().described.card.isNone() ? QString() : termText("card", nameOf(pencil().described.card));
}

QString EmpiresMatch::variantName() const
{
    return termText("variant", match().setup().variant);
}

QVariantList EmpiresMatch::rules() const
{
    return empiresRulesAtHand(state());
}

QVariantList EmpiresMatch::worksOf(int seat) const
{
    if (seat < 0 || seat >= state().players)
        return {};
    return once(u"works%1"_s.arg(seat), [&] { return empiresview::works(state(), seat, pencil()); });
}

void EmpiresMatch::touchPlace(int seat, int position)
{
    const bool isIndustry = state().step == Step::Industry || state().step == Step::IndustryEconomy;
    const bool isPlace = seat >= 0 && seat < state().players && position >= 1 && position <= kPlaces;
    const AskedPosition asked = askedPosition(state(), pencil());
    if (!asked.positions.empty() && seat == seatOf(state(), pencil()))
        addTouch(touchOf(asked.isHit ? PencilKind::Hit : PencilKind::Position, -1, position));
    else if (askValue(seat, position))
        return;
    else if (state().step == Step::Sheet && seat == this->seat() && !over())
        addTouch(touchOf(PencilKind::Hit, -1, position));
    else if (isIndustry && isPlace && !state().at(seat).isHealthyAt(position))
        addTouch(touchOf(PencilKind::Repair, seat, position));
    else
        explain(seat, u"row/%1"_s.arg(position));
}

bool EmpiresMatch::askValue(int seat, int position)
{
    if (isReplay() || over() || seat < 0 || seat >= state().players || position < 1 || position > kPlaces)
        return false;
    const Location location = state().at(seat).at(position);
    const std::vector<ToldNumber> numbers = empiresview::numbersToTell(state(), pencil());
    const Touch touch = touchOf(PencilKind::Value, static_cast<int>(location));
    if (numbers.empty() || !(empiresview::nextToTell(numbers, location).asked.touch == touch))
        return false;
    m_valued = location;
    digits().clear();
    tellTable();
    tellWhatDiffers();
    Q_EMIT valueAsked();
    return true;
}

std::optional<TypedDigits::Asked> EmpiresMatch::askedNumber()
{
    std::optional<TypedDigits::Asked> asked = TableMatch::askedNumber();
    const std::vector<ToldNumber> numbers = empiresview::numbersToTell(state(), pencil());
    if (asked && !numbers.empty())
        asked->enter = [this, touch = empiresview::nextToTell(numbers, m_valued).asked.touch](int number) mutable {
            touch.number = number;
            (void)addTouch(touch);
        };
    return asked;
}

QList<AnswerGroup> EmpiresMatch::answersNow(int seat) const
{
    const int framed = framedField();
    return empiresview::answers({state(), pencil(), names(), seat, framed, isBelowZero(framed), knownConflicts(),
                                 over() ? Card() : m_taken, placeFigures(), m_valued});
}

// As the page in front asks for them.
int EmpiresMatch::figuresOf() const
{
    const bool isAsked = state().step == Step::Campaign ? !hasUnknownValues(state()) : isSheetAsked(state(), pencil());
    return isAsked && !over() && pencil().described.card.isNone() ? typed().length() : -1;
}

std::optional<FramedField::Number> EmpiresMatch::figure(int field) const
{
    const auto range = figureRange(state(), pencil(), field);
    if (!range)
        return std::nullopt;
    return FramedField::Number{typed().length(), field, figureSaid(state(), pencil(), field), *range};
}

Touch EmpiresMatch::figureTouch(const FramedField::Number &figure, std::optional<int> number) const
{
    return number ? touchOf(PencilKind::Figure, figure.field, *number) : touchOf(PencilKind::Unsay, figure.field, *figure.told);
}

QString EmpiresMatch::whyNothing(int seat, const QString &path) const
{
    const int position = path.startsWith(u"row/"_s) ? path.mid(4).toInt() : 0;
    if (seat < 0 || seat >= state().players || position < 1 || position > kPlaces)
        return TableMatch::whyNothing(seat, path);
    //: What a place is and does, said where it is touched: %1 that
    return tr("%1 A long touch corrects it.").arg(empiresview::placeText(state(), seat, position, m_beside.history));
}

QString EmpiresMatch::touchName(const Touch &touch) const
{
    switch (static_cast<PencilKind>(touch.kind)) {
    case PencilKind::Place: return placeName(placeFigures(), static_cast<Location>(touch.at));
    //: What undo takes back: the row that the app laid out
    case PencilKind::Order:
    case PencilKind::Anew: return tr("row");
    case PencilKind::Kind: return termText("kind", nameOf(static_cast<empires::Kind>(touch.at)));
    case PencilKind::Number:
    case PencilKind::Figure:
    case PencilKind::Unsay:
    case PencilKind::Amount:
    case PencilKind::Bid: return QString::number(touch.number);
    case PencilKind::Crisis: return termText("card", nameOf(state().crises.at(static_cast<std::size_t>(touch.at & 1)).card));
    case PencilKind::Seat: return names().value(touch.at);
    case PencilKind::Moved:
    case PencilKind::Marker:
    case PencilKind::Describe: return termText("card", nameOf(Card{static_cast<std::uint8_t>(touch.at)}));
    case PencilKind::Ability: {
        Source source;
        source.index = static_cast<std::uint8_t>(touch.at);
        return empiresview::sourceNamed(state(), source);
    }
    //: What undo takes back: a part of what is printed on a card
    case PencilKind::Trait:
    //: What undo takes back: a part of what is printed on a card
    case PencilKind::Words: return tr("ability");
    case PencilKind::Hit:
    case PencilKind::Repair:
    //: What undo takes back: %1 a position in the row
    case PencilKind::Position: return tr("position %1").arg(touch.number);
    //: What undo takes back: a resource on a Conflict card
    case PencilKind::Gain: return tr("resource");
    //: What undo takes back: how many Coins are paid in the place of other resources
    case PencilKind::Coins: return tr("Coins: %1").arg(touch.number);
    //: What undo takes back: what a card costs
    case PencilKind::Hammers: return tr("Hammers: %1").arg(touch.number);
    //: What undo takes back: a Conflict card that was picked out of those that are known
    case PencilKind::Conflict: return tr("Conflict card");
    //: What undo takes back: a move that was laid ready
    default: return tr("move");
    }
}

std::function<void()> EmpiresMatch::update()
{
    std::function<void()> tell = TableMatch::update();
    if (tell)
        lookBack();
    return tell;
}

} // namespace pegsheet::app
