// SPDX-License-Identifier: Apache-2.0
// What the age is at, in a line, and what the bar at the bottom offers: words and what they do.
#include "app/nations/nationsmatch.h"

#include "app/nations/nationshandbook.h"
#include "app/nations/nationswords.h"
#include "app/text/sentence.h"
#include "model/nations/correction.h"
#include "model/nations/giveback.h"
#include "model/nations/scoring.h"

#include <bit>

namespace pegsheet::app {

using nations::Step;
using Kind = nations::PencilKind;

namespace {

constexpr std::uint32_t kDieSides = 6;

} // namespace

QString NationsMatch::variantName() const
{
    return nations::termText("variant", nations::gameInfo().variants.front());
}

QVariantList NationsMatch::rules() const
{
    return nationsRulesAtHand(state());
}

QString NationsMatch::lastRoundNow() const
{
    if (scoring() || over() || state().step != Step::Deal || state().age != nations::kAges)
        return {};
    //: On top of the page while the event of the last age is dealt
    return tr("The last age: after it the tiles bring their points.");
}

QString NationsMatch::standingNow() const
{
    if (scoring())
        //: Of the players' finished sheets: %1 are entered, %2 there are
        return tr("Sheets entered: %1 of %2").arg(std::popcount(state().entered)).arg(state().players);
    if (state().step == Step::Deal)
        //: %1 "Age III": its event is not entered yet
        return tr("%1 · new event").arg(ageName());
    //: %1 "Age III", %2 and %3 what its event asks for
    return tr("%1 · famine %2 · war %3").arg(ageName()).arg(famine()).arg(war());
}

// That nobody is left, where that is so.
QString NationsMatch::whatPassingDoes() const
{
    nations::State after = state();
    nations::NoEffects quiet;
    if (nations::refuses(after, nations::Pass{}))
        return {};
    nations::apply(after, nations::Pass{}, quiet);
    //: Under "Pass": everybody else has passed
    return after.step >= Step::Books || after.age != state().age ? tr("the age ends") : QString();
}

NationsMatch::Bar NationsMatch::barNow()
{
    const NationsPool::Mode mode = nationsview::poolMode(state(), pencil());
    if (mode == NationsPool::Paying || mode == NationsPool::Rerolling)
        return poolBar();
    if (pencil().tile.open)
        return pickerBar();
    switch (stage()) {
    case Deal: return dealBar();
    case Roll: return rollBar();
    case Act: return actBar();
    //: Under the button, which does nothing: the choices stand on the page
    case GiveBack: return {tr("Give back"), tr("touch what goes back"), false, {}, {}, {}};
    case Famine: return state().isFull() ? spendingBar() : famineBar();
    case Books:
    case War: return state().isFull() ? spendingBar() : Bar();
    case Sums:
    case Typing: return tallyBar();
    default: return {};
    }
}

// The second number makes the deal by itself; an offer is looked over first.
NationsMatch::Bar NationsMatch::dealBar()
{
    const NationsDeal deal = this->deal();
    if (!deal.keepsOffer && !deal.canFinish)
        return {};
    const QString detail = deal.famine == 0 || deal.war == 0
        //: Under a button that begins an age: what its event asks for is not entered yet
        ? tr("famine and war are missing")
        //: Under a button that begins an age: so many tiles of the offer are not entered yet
        : deal.missing > 0 ? tr("%n tile(s) missing", nullptr, deal.missing) : QString();
    //: The right button: %1 "Age III"
    return {tr("Begin %1").arg(ageName()), detail, deal.canFinish, {}, touchOf(Kind::Finish), {}};
}

NationsMatch::Bar NationsMatch::rollBar()
{
    const int missing = nations::missingDice(state(), pencil()).total();
    //: The right button while dice are being entered: %1 "2 dice"
    Bar bar{tr("%1 to go").arg(countedText("dice", missing)), {}, false, {}, {}, {}};
    const auto roll = [this] {
        const nations::Roll rolled = nationsview::rolled(state(), pencil(), *m_cards,
                                                         [this] { return static_cast<int>(m_dice.below(kDieSides)); });
        (void)addTouch(touchOf(Kind::Rolled, -1, 0, Typed::moveValue(rolled)));
    };
    if (pool().canRoll())
        //: The middle button: the app rolls the dice
        bar.offer(tr("Roll for me"), roll);
    return bar;
}

// A tile of the offer, or one that is bought; the last thing said about it mostly does what the button does.
NationsMatch::Bar NationsMatch::pickerBar()
{
    const NationsPicker picker = this->picker();
    const bool isBought = picker.forPlace < 0;
    //: The right button: the tile that is entered is bought; it lies there in the offer
    Bar bar{isBought ? tr("Buy") : tr("Enter it"),
            picker.canFinish ? picker.preview : picker.missing,
            picker.canFinish,
            {},
            touchOf(Kind::Finish),
            {}};
    //: The middle button: no tile is entered after all
    bar.offer(tr("Cancel"), touchOf(Kind::Close));
    return bar;
}

NationsMatch::Bar NationsMatch::poolBar()
{
    const NationsPool pool = this->pool();
    const bool isNone = pool.rerolls() && pool.paid == 0;
    //: The right button: %1 "3 gold", "2 dice"
    const QString words = isNone ? tr("Roll again")
        : pool.rerolls()         ? tr("Roll %1 again").arg(countedText("dice", pool.paid))
                                 : tr("Pay %1").arg(pool.asked);
    //: Under a button that rolls dice again: none is chosen
    const QString detail = isNone ? tr("touch the dice") : QString();
    Bar bar{words, detail, pool.enough, {}, touchOf(Kind::Finish), {}};
    //: The middle button: leaves what was begun
    bar.offer(tr("Back"), touchOf(Kind::Back));
    return bar;
}

NationsMatch::Bar NationsMatch::actBar()
{
    //: The right button: a progress tile is bought
    Bar bar{tr("Buy a tile"), {}, true, {}, touchOf(Kind::Open), {}};
    //: The middle button: no more actions in this age
    bar.offer(tr("Pass"), touchOf(Kind::Pass), whatPassingDoes());
    return bar;
}

// Where every piece is kept: what is picked is spent, books or against famine and war.
NationsMatch::Bar NationsMatch::spendingBar()
{
    const NationsPool pool = this->pool();
    const QString spent = nationswords::symbols(nations::spentAt(state().step), pool.paid);
    const bool isMet = pool.need > 0 && pool.paid >= pool.need;
    //: The right button: %1 "3 food"
    return {pool.paid > 0 ? tr("Spend %1").arg(spent) : tr("Spend nothing"),
            isMet               ? tr("+%1").arg(nationswords::points(agePoints()))
                : pool.need > 0 ? tr("no points")
                                : QString(),
            pool.enough,
            {},
            touchOf(Kind::Finish),
            {}};
}

NationsMatch::Bar NationsMatch::famineBar()
{
    //: The right button: who has enough food in the famine is ticked
    return {tr("Done"), pencil().met.bits != 0 ? QString() : tr("nobody has enough food"), true, {}, touchOf(Kind::Finish), {}};
}

NationsMatch::Bar NationsMatch::tallyBar()
{
    //: The right button while points are entered: %1 "31 points"
    return {tr("Enter %1").arg(nationswords::points(nationsview::tallyTotal(state(), pencil(), seat()))),
            playerName(),
            nations::canEnterSheet(state(), pencil(), seat()),
            {},
            touchOf(Kind::Sheet, seat()),
            {}};
}

QVariantList NationsMatch::giveBackChoices() const
{
    if (state().step != Step::GiveBack)
        return {};
    const nations::Returns returns(state().mine(), state().owed);
    QVariantList choices;
    for (std::uint32_t place = 0; place < returns.count(); ++place) {
        const nations::Pieces given = returns.at(place);
        const Amounts<nations::Colour> colours = nations::coloursOf(given.dice);
        QStringList parts = nationswords::pieces(given);
        for (const nations::Colour colour : kAll<nations::Colour>)
            if (const int used = returns.usedDice(colour, colours[colour]); used > 0)
                //: What goes back to the supply: %1 "1 red die"
                parts.append(tr("%1, used").arg(nationswords::dice(colour, used)));
        for (const nations::Chit chit : kAll<nations::Chit>)
            if (const int used = returns.usedChits(chit, given.chits[chit]); used > 0)
                parts.append(tr("%1, used").arg(nationswords::chits(chit, used)));
        const QString text = parts.join(QStringLiteral(" · "));
        //: A choice of what goes back to the supply, spoken: %1 "1 gold · 1 red die, used"
        const QString spoken = tr("Give back: %1");
        choices.append(QVariantMap{{QStringLiteral("text"), text}, {QStringLiteral("spoken"), spoken.arg(text)}});
    }
    return choices;
}

// Corrections ---------------------------------------------------------------------------------------------

bool NationsMatch::hasField(const FieldPath &aim) const
{
    return !aim.path.isEmpty() && !scoring();
}

// Fields do nothing by themselves: the bar and the pages do.
QString NationsMatch::whyNothing(int, const QString &path) const
{
    if (path.startsWith(QLatin1String("ledger")))
        return tr("Points come from books, famine and war at the end of an age.");
    if (path == QLatin1String("books"))
        return tr("The book marker moves at the end of an age.");
    if (path == QLatin1String("wonder"))
        return tr("It can be built in your own turn.");
    return tr("Tiles come with a purchase.");
}

QVariantMap NationsMatch::fieldMap(int seat, const FieldRow &row) const
{
    // Dice of those colours only that the player has.
    if (row.path.starts_with("dice.")) {
        const auto face = fromName<nations::DieFace>(row.name);
        const auto colour = face ? nations::kFaces[*face].colour : *fromName<nations::Colour>(row.name);
        if (nations::diceOf(state().seats.at(static_cast<std::size_t>(seat)), colour) == 0)
            return {};
    }
    QVariantMap map = TableMatch::fieldMap(seat, row);
    // All or nothing of famine and war, so much for everybody behind of books.
    if (row.path.starts_with("ledger.")) {
        const bool isBooks = row.name == "books";
        const int most = isBooks ? nations::mostBookPoints(state().players) : static_cast<int>(row.range->max);
        map.insert(QStringLiteral("most"), most);
        map.insert(QStringLiteral("step"), isBooks ? nations::bookPoints(state().players) : most);
    }
    return map;
}

QString NationsMatch::valueText(const QString &path, const Value &value) const
{
    if (value.array() != nullptr || !nations::holdsTiles(path.section(u'.', 0, 0).toStdString()))
        return TableMatch::valueText(path, value);
    const nations::Place tile = nations::placesOf(value).front();
    if (tile)
        return nationswords::tile(*tile);
    if (path.startsWith(QLatin1String("developments.")))
        return nationswords::development(tile, path.section(u'.', 1).toInt());
    //: What the table corrected: no tile lay there
    return tr("no tile");
}

void NationsMatch::askCorrection(int seat, const QString &path)
{
    if (!scoring())
        Q_EMIT correctionAsked(seat, path);
}

} // namespace pegsheet::app
