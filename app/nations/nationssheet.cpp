// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationssheet.h"

#include "app/nations/nationswords.h"
#include "app/nations/text/nationstext.h"
#include "model/nations/listed.h"
#include "model/nations/scoring.h"

#include <algorithm>
#include <string>

namespace pegsheet::app {

using namespace nations;

namespace {

const QString kTitle = QStringLiteral("title");
const QString kDetail = QStringLiteral("detail");
const QString kPoints = QStringLiteral("points");
const QString kCountKey = QStringLiteral("count");

// How many of the four steps of the age's end that seat has behind it.
int stepsDone(const State &state, int seat)
{
    if (state.step < Step::Books || state.step > Step::War)
        return 0;
    return static_cast<int>(state.step) - static_cast<int>(Step::Books) + (state.hasEntered(seat) ? 1 : 0);
}

int placeOf(const State &state, int seat)
{
    if (state.agreed.onlySheets)
        return state.seats.at(static_cast<std::size_t>(seat)).place;
    const auto order = state.turnOrder();
    return static_cast<int>(std::find(order.begin(), order.end(), seat) - order.begin()) + 1;
}

QVariantList byColour(const Amounts<Colour> &dice)
{
    QVariantList list;
    for (const Colour colour : kAll<Colour>)
        if (dice[colour] > 0)
            list.append(QVariantMap{{QStringLiteral("colour"), static_cast<int>(colour)}, {kCountKey, dice[colour]}});
    return list;
}

QVariantList byChit(const Amounts<Chit> &chits)
{
    QVariantList list;
    for (const Chit chit : kAll<Chit>)
        if (chits[chit] > 0)
            list.append(QVariantMap{{QStringLiteral("chit"), static_cast<int>(chit)}, {kCountKey, chits[chit]}});
    return list;
}

// "Books 2 · Famine 1": names of the score and their numbers.
QString namesWithNumbers(std::initializer_list<std::pair<const char *, int>> numbers)
{
    QStringList parts;
    for (const auto &[what, number] : numbers)
        //: Where points came from: %1 a step of the age or a kind of tile, %2 a number of points
        parts.append(NationsSheet::tr("%1 %2").arg(scoreName(what)).arg(number));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

NationsSheet::NationsSheet(const Player &player, QObject *parent)
    : QObject(parent), m_player(player), m_advisor(new NationsTile(this)), m_wonder(new NationsTile(this))
{
    for (int slot = 0; slot < kSlots; ++slot)
        m_developments.append(new NationsTile(this));
}

void NationsSheet::passTo(const Player &player)
{
    if (m_player.seat == player.seat)
        return;
    m_player = player;
    Q_EMIT playerChanged();
}

NationsSheet::View NationsSheet::viewOf(const Context &context) const
{
    const State &now = context.now;
    const nations::Player &player = now.seats.at(static_cast<std::size_t>(seat()));
    const TileTotals sums = tileTotals(now, player);
    View view;
    view.lies = player;
    view.acting = now.player == seat() && now.step != Step::Over;
    view.place = placeOf(now, seat());
    view.points = trackOf(now, player);
    view.tilePoints = sums.total();
    view.sums = {sums.developments, sums.advisor, sums.colonies, sums.wonders};
    view.strength = strengthOf(now, player);
    view.rerolls = rerollsLeft(now, player);
    // An age of which nothing is scored yet is not told.
    view.age = now.step > Step::Books ? now.age : now.age - 1;
    view.isFull = now.isFull();
    view.isGivingBack = view.acting && now.step == Step::GiveBack;
    view.canBuild = view.acting && ListedMoves(now).any(Kind::Build);
    view.done = stepsDone(now, seat());
    view.entered = now.hasEntered(seat());
    view.isSheet = now.agreed.onlySheets;
    view.tilesKnown = !now.tilesUnknown && !view.isSheet;
    view.booksCorrected = lastCorrected(context.corrected, seat(), "books").has_value();
    view.pointsCorrected = std::any_of(context.corrected.begin(), context.corrected.end(), [this](const CorrectedField &field) {
        return field.seat == seat() && field.path.starts_with("ledger.");
    });
    return view;
}

void NationsSheet::show(const Context &context)
{
    showTiles(context);
    const bool isLonger = showBeside(context);
    const View view = viewOf(context);
    if (isLonger)
        Q_EMIT besideChanged();
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT changed();
}

void NationsSheet::showTiles(const Context &context)
{
    const auto index = static_cast<std::size_t>(seat());
    const nations::Player &now = context.now.seats[index];
    const nations::Player &before = context.before.seats[index];
    for (int slot = 0; slot < kSlots; ++slot) {
        const auto at = static_cast<std::size_t>(slot);
        m_developments.at(slot)->show(
            {now.developments[at], TileKind::Development, static_cast<Printed>(slot), false,
             isAsCorrected(context.corrected, seat(), "developments." + std::to_string(slot), now.developments[at]),
             now.developments[at] != before.developments[at]});
    }
    m_advisor->show({now.advisor,
                     TileKind::Advisor,
                     {},
                     false,
                     isAsCorrected(context.corrected, seat(), "advisor", now.advisor),
                     now.advisor != before.advisor});
    m_wonder->show({now.wonder,
                    TileKind::Wonder,
                    {},
                    false,
                    isAsCorrected(context.corrected, seat(), "wonder", now.wonder),
                    now.wonder.has_value() && now.wonder != before.wonder});
}

// True where there are more or fewer of them than before.
bool NationsSheet::showBeside(const Context &context)
{
    const auto index = static_cast<std::size_t>(seat());
    const nations::Player &now = context.now.seats[index];
    const nations::Player &before = context.before.seats[index];
    const auto colonies = static_cast<int>(now.colonies.size());
    const int wanted = colonies + static_cast<int>(now.built.size());
    const auto was = static_cast<int>(m_beside.size());
    while (m_beside.size() > wanted)
        m_spare.append(m_beside.takeLast());
    while (m_beside.size() < wanted)
        m_beside.append(m_spare.isEmpty() ? new NationsTile(this) : m_spare.takeLast());
    for (int place = 0; place < wanted; ++place) {
        const bool isBuilt = place >= colonies;
        const auto at = static_cast<std::size_t>(isBuilt ? place - colonies : place);
        const std::vector<Tile> &tiles = isBuilt ? now.built : now.colonies;
        const std::vector<Tile> &old = isBuilt ? before.built : before.colonies;
        m_beside.at(place)->show(
            {tiles[at],
             tiles[at].kind,
             {},
             isBuilt,
             isAsCorrected(context.corrected, seat(), (isBuilt ? "built." : "colonies.") + std::to_string(at), tiles[at]),
             at >= old.size() || old[at] != tiles[at]});
    }
    return was != wanted;
}

// Where pieces are kept those that lie there, else those that the tiles say.
QList<int> NationsSheet::dice() const
{
    if (!m_view.isFull)
        return nationswords::expanded(entitled(m_view.lies).dice);
    Amounts<Colour> dice;
    for (const Colour colour : kAll<Colour>)
        dice[colour] = static_cast<std::uint8_t>(diceOf(m_view.lies, colour));
    return nationswords::expanded(dice);
}

QList<int> NationsSheet::chits() const
{
    if (!m_view.isFull)
        return nationswords::expanded(entitled(m_view.lies).chits);
    Amounts<Chit> chits;
    for (const Chit chit : kAll<Chit>)
        chits[chit] = static_cast<std::uint8_t>(chitsOf(m_view.lies, chit));
    return nationswords::expanded(chits);
}

QString NationsSheet::amiss() const
{
    if (!m_view.isFull || m_view.isGivingBack)
        return {};
    const Gains entitlement = entitled(m_view.lies);
    Gains lies;
    for (const Colour colour : kAll<Colour>)
        lies.dice[colour] = static_cast<std::uint8_t>(diceOf(m_view.lies, colour));
    for (const Chit chit : kAll<Chit>)
        lies.chits[chit] = static_cast<std::uint8_t>(chitsOf(m_view.lies, chit));
    if (lies == entitlement)
        return {};
    //: Beside dice and chits: others lie there than the tiles say; %1 "4 white dice, 1 gold chit"
    return tr("By the tiles it would be: %1. Correct what is wrong.").arg(listText(nationswords::gains(entitlement)));
}

QVariantList NationsSheet::freeDice() const
{
    QVariantList list;
    for (const DieFace face : kAll<DieFace>)
        if (const int count = m_view.lies.available.dice[face]; count > 0)
            list.append(QVariantMap{{QStringLiteral("face"), static_cast<int>(face)},
                                    {QStringLiteral("colour"), static_cast<int>(kFaces[face].colour)},
                                    {QStringLiteral("symbol"), static_cast<int>(kFaces[face].symbol)},
                                    {QStringLiteral("n"), kFaces[face].n},
                                    {kCountKey, count}});
    return list;
}

QVariantList NationsSheet::usedDice() const
{
    return byColour(m_view.lies.usedDice);
}

QVariantList NationsSheet::looseDice() const
{
    return byColour(m_view.lies.toRoll);
}

QVariantList NationsSheet::freeChits() const
{
    return byChit(m_view.lies.available.chits);
}

QVariantList NationsSheet::usedChits() const
{
    return byChit(m_view.lies.usedChits);
}

QVariantMap NationsSheet::tileLedger() const
{
    const auto [developments, advisor, colonies, wonders] = m_view.sums;
    //: What points came from: those that stand on a player's tiles, and count at the end
    return {
        {kTitle, tr("On tiles")},
        {kDetail,
         namesWithNumbers({{"developments", developments}, {"advisor", advisor}, {"colonies", colonies}, {"wonders", wonders}})},
        {kPoints, m_view.tilePoints}};
}

QVariantList NationsSheet::ledger() const
{
    QVariantList rows;
    if (m_view.isSheet)
        rows.append(QVariantMap{{kTitle, scoreName("track")}, {kDetail, QString()}, {kPoints, m_view.points}});
    for (int age = 1; !m_view.isSheet && age <= kAges; ++age) {
        const AgePoints &points = m_view.lies.ledger.at(static_cast<std::size_t>(age - 1));
        if (age > m_view.age && points.total() == 0)
            continue;
        rows.append(
            QVariantMap{{kTitle, nationswords::age(age)},
                        {kDetail, namesWithNumbers({{"books", points.books}, {"famine", points.famine}, {"war", points.war}})},
                        {kPoints, points.total()}});
    }
    if (m_view.tilesKnown || m_view.tilePoints > 0 || m_view.isSheet)
        rows.append(tileLedger());
    return rows;
}

void NationsSheet::retranslate()
{
    for (NationsTile *tile : m_developments + m_beside + QList{m_advisor, m_wonder})
        tile->retranslate();
    Q_EMIT changed();
}

} // namespace pegsheet::app
