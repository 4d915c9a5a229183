// SPDX-License-Identifier: Apache-2.0
#include "app/tapestry/tapestrymatch.h"

#include "app/tapestry/tapestrysentences.h"
#include "app/tapestry/tapestryview.h"
#include "app/tapestry/text/benefittext.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/values.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

using namespace Qt::StringLiterals;
using namespace tapestry;

namespace {

const QString kAdvice = u"advice"_s;

} // namespace

TapestryMatch::TapestryMatch(std::unique_ptr<Session> session) : TableMatch(std::move(session), nullptr, std::make_unique<Line>())
{
    refresh(false);
}

QString TapestryMatch::stage() const
{
    return QString::fromUtf8(nameOf(phaseOf(state())));
}

int TapestryMatch::seat() const
{
    const int told = tapestry::toldSeat(state(), pencil());
    return told >= 0 ? told : playerOf(state());
}

QVariantMap TapestryMatch::sheet(int seat, const tapestryview::CardPoints &byCard) const
{
    const Player &player = state().at(seat);
    QVariantList resources;
    for (const Resource resource : kAll<Resource>)
        resources.append(QVariantMap{{u"name"_s, termText("resource", nameOf(resource))},
                                     {u"id"_s, QString::fromUtf8(nameOf(resource))},
                                     {u"icon"_s, tapestryview::iconOf(resource)},
                                     {u"count"_s, int{player.resources[resource]}}});
    int pending = 0;
    for (int index = 0; index < state().queue.size(); ++index)
        pending += state().queue[index].player == seat ? 1 : 0;
    QVariantMap sheet{{u"seat"_s, seat},
                      {u"name"_s, names().at(seat)},
                      {u"mark"_s, markAt(seat)},
                      {u"vp"_s, int{player.vp}},
                      {u"incomes"_s, int{player.incomes}},
                      {u"finished"_s, player.finished},
                      {u"keepsCity"_s, player.city.isKept()},
                      {u"resources"_s, resources},
                      {u"pending"_s, pending},
                      {u"tracks"_s, tapestryview::tracks(state(), seat, pencil(), names())},
                      {u"mat"_s, tapestryview::mat(state(), seat)},
                      {u"income"_s, tapestryview::income(state(), seat, names())},
                      {u"counters"_s, tapestryview::counters(state(), seat)},
                      {u"map"_s, tapestryview::map(state(), seat)},
                      {u"ledger"_s, tapestryview::ledger(state(), seat, byCard)}};
    if (namesCards()) {
        sheet.insert(u"acting"_s, tapestryview::acting(state(), seat, names()));
        sheet.insert(u"inForce"_s, tapestryview::inForce(state(), seat, names()));
        sheet.insert(u"stacks"_s, tapestryview::stacks(state(), seat, names()));
        sheet.insert(u"techRows"_s, tapestryview::techRows(state(), seat));
    }
    if (state().agreed.namesMats)
        sheet.insert(u"mats"_s, tapestryview::mats(state(), seat, names()));
    return sheet;
}

QVariantList TapestryMatch::sheets() const
{
    return once(u"sheets"_s, [this] {
        const auto byCard = namesCards() ? tapestryview::cardPoints(typed())
                                         : std::vector<tapestryview::CardPoints>(state().players);
        QVariantList sheets;
        for (int seat = 0; seat < state().players; ++seat)
            sheets.append(sheet(seat, byCard[static_cast<std::size_t>(seat)]));
        return sheets;
    });
}

QVariantList TapestryMatch::board() const
{
    return once(u"board"_s, [this] { return tapestryview::board(state(), names()); });
}

QVariantList TapestryMatch::achievements() const
{
    return tapestryview::achievements(state());
}

QVariantList TapestryMatch::queue() const
{
    return once(u"queue"_s, [this] { return tapestryview::queue(state(), pencil(), ownCardsPlayed()); });
}

QStringList TapestryMatch::ownCardsPlayed() const
{
    QStringList cards(state().players);
    QSet<int> known;
    for (int place = typed().length() - 1; place >= 0 && !match().endsTurnAt(place); --place) {
        const auto *played = std::get_if<PlayTapestry>(&typed().moveAt(place));
        const int seat = played == nullptr ? -1 : tapestrysentences::actorOf(typed().stateAt(place), *played);
        if (seat >= 0 && !known.contains(seat))
            cards[seat] = QString::fromStdString(played->name);
        known.insert(seat);
    }
    return cards;
}

QList<AnswerGroup> TapestryMatch::answersNow(int) const
{
    const bool asksCard = m_cards && namesCards() && openWants(state(), pencil()) == Wants::Tapestry;
    return tapestryview::answers(state(), pencil(), names(), asksCard ? &m_cards->offered() : nullptr);
}

QVariantList TapestryMatch::numbers() const
{
    return tapestryview::numbers(state(), pencil());
}

bool TapestryMatch::keepsCities() const
{
    return state().agreed.keepsCities;
}

namespace {

// What is asked by civilizations above all: what comes of it, also to others, is not seen before.
bool tellsWhatCame(const Move &move)
{
    const auto *upgrade = std::get_if<Upgrade>(&move);
    return std::holds_alternative<Skip>(move) || std::holds_alternative<NameStack>(move)
        || std::holds_alternative<NameOpponent>(move) || (upgrade != nullptr && upgrade->player >= 0);
}

} // namespace

// A correction says what it set, where the table did not say in its own words why.
QString TapestryMatch::doneText(const MoveDescription &row, const Move &move) const
{
    const auto *correction = std::get_if<Correct>(&move);
    if (tellsWhatCame(move) && !row.detail.isEmpty())
        //: What was done in a turn: %1 what, %2 what came of it
        return tr("%1: %2").arg(row.sentence, row.detail);
    if (correction == nullptr || !correction->why.empty() || row.detail.isEmpty())
        return row.sentence;
    if (correction->player < 0)
        //: What was done in a turn: %1 what the table said that is otherwise than the app has it
        return tr("Told by the table: %1").arg(row.detail);
    //: What was done in a turn: %1 a player, %2 what the table said that this player has
    return tr("Told by the table for %1: %2").arg(names().value(correction->player), row.detail);
}

QStringList TapestryMatch::done() const
{
    QStringList list;
    if (phaseOf(state()) != Phase::Queue)
        return list;
    for (int place = typed().length() - 1; place >= 0 && !match().endsTurnAt(place); --place) {
        const MoveDescription row = wording(place);
        const Move &move = typed().moveAt(place);
        list.prepend(doneText(row, move));
        if (!row.atFirst.isEmpty())
            list.prepend(row.atFirst);
        if (std::holds_alternative<Advance>(move) || std::holds_alternative<TakeIncome>(move))
            break;
    }
    return list;
}

QVariantMap TapestryMatch::benefit() const
{
    if (isReplay() || !tellsBenefit(state(), pencil()))
        return {};
    const Benefit told = benefitOf(pencil());
    const int entry = openEntry(state(), pencil());
    return {{u"seat"_s, pencil().tells ? pencil().seat : int{state().queue[entry].player}},
            {u"isCard"_s, !pencil().tells},
            {u"pictures"_s, tapestryview::pictures(told.nodes())},
            {u"words"_s, benefitText(told)},
            {u"count"_s, static_cast<int>(pencil().words.size())},
            {u"inOrder"_s, pencil().inOrder},
            {u"why"_s, QString::fromStdString(pencil().why)}};
}

QString TapestryMatch::question() const
{
    if (state().step == Step::Tie)
        //: Heading where points are level at the end
        return tr("The leaders are level on points");
    if (pencil().payment >= 0)
        //: Over four resources: %1 a track
        return tr("What pays for the step (%1)?").arg(termText("track", nameOf(static_cast<Track>(pencil().payment))));
    if (pencil().tells)
        //: Over what a benefit is told by: %1 a player
        return tr("What does %1 get?").arg(names().value(pencil().seat));
    const int entry = openEntry(state(), pencil());
    return entry < 0 ? QString() : tapestryview::whatText(state(), state().queue[entry]);
}

int TapestryMatch::nextSeat() const
{
    return canDeclineAll(state()) ? declined(state()).turn : -1;
}

int TapestryMatch::lastSeat() const
{
    for (int end = match().length(); end > 0; --end)
        if (match().endsTurnAt(end - 1))
            return typed().stateAt(end - 1).turn;
    return -1;
}

// Where the turn began that was over last before that place, or at it.
int TapestryMatch::turnBefore(int place) const
{
    const auto endBefore = [this](int end) {
        while (end > 0 && !match().endsTurnAt(end - 1))
            --end;
        return end;
    };
    return endBefore(std::max(endBefore(place) - 1, 0));
}

bool TapestryMatch::lightsUp(int seat, const QString &tech)
{
    if (isReplay() || seat < 0 || seat >= state().players)
        return false;
    const int begin = turnBefore(match().length());
    if (!tapestryview::techsJustMet(typed().stateAt(begin), state(), seat).contains(tech))
        return false;
    const QString once = u"%1 %2 %3"_s.arg(match().nodeAt(begin)).arg(seat).arg(tech);
    if (m_lit.contains(once))
        return false;
    m_lit.insert(once);
    return true;
}

QString TapestryMatch::variantName() const
{
    return termText("variant", match().setup().variant);
}

QVariantList TapestryMatch::spacesOf(int track) const
{
    return track < 0 || track >= static_cast<int>(kCount<Track>) ? QVariantList()
                                                                 : tapestryview::spaces(state(), static_cast<Track>(track));
}

void TapestryMatch::tellSpace(int track, int space)
{
    if (track >= 0 && track < static_cast<int>(kCount<Track>) && space >= 0 && space <= kSpaces)
        Q_EMIT informed(tapestryview::spaceSays(state(), static_cast<Track>(track), space, names()));
}

void TapestryMatch::tellTrack(int seat, int track)
{
    if (seat < 0 || seat >= state().players || track < 0 || track >= static_cast<int>(kCount<Track>))
        return;
    if (seat == state().turn && state().queue.empty()) {
        addTouch(touchOf(PencilKind::Advance, track));
        return;
    }
    const std::uint32_t open = stepsFor(state().at(seat), static_cast<Track>(track));
    tellSpace(track, open == 0 ? kSpaces : furthestOf(open) + 1);
}

QVariantMap TapestryMatch::adviceFor(int seat) const
{
    return seat < 0 || seat >= state().players ? QVariantMap() : tapestryview::advice(state(), seat);
}

void TapestryMatch::sayWhy(const QString &text)
{
    addTouch(touchOf(PencilKind::Why, -1, 0, Value(text.toStdString())));
}

std::optional<FramedField::Number> TapestryMatch::figure(int field) const
{
    const auto which = static_cast<NumberField>(field);
    if (field < 0 || field >= static_cast<int>(kCount<NumberField>) || !tapestry::isThere(state(), which))
        return std::nullopt;
    return FramedField::Number{toldSeat(), field, pencil().numbers[which], rangeOf(which)};
}

Touch TapestryMatch::figureTouch(const FramedField::Number &figure, std::optional<int> number) const
{
    return touchOf(PencilKind::Number, figure.field, number.value_or(kUntold));
}

void TapestryMatch::setShowsAdvice(bool shows)
{
    if (std::exchange(m_showsAdvice, shows) == shows)
        return;
    keepHabit(kAdvice, shows);
    tellTable();
}

void TapestryMatch::habitsKnown()
{
    m_showsAdvice = habit(kAdvice, false);
    tellTable();
}

} // namespace pegsheet::app
