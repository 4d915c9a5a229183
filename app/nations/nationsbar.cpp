// SPDX-License-Identifier: Apache-2.0
// What the age is at, in a line, and what the bar at the bottom offers: words and what they do.
#include "app/nations/nationsmatch.h"

#include "app/nations/nationshandbook.h"
#include "app/nations/nationsscores.h"
#include "app/nations/nationswords.h"
#include "model/nations/giveback.h"
#include "model/nations/scoring.h"

#include <bit>

namespace pegsheet::app {

using nations::Step;

QString NationsMatch::variantName() const
{
    return nations::termText("variant", nations::gameInfo().variants.front());
}

QVariantList NationsMatch::rules() const
{
    return nationsRulesAtHand(state());
}

QVariantMap NationsMatch::scoreTable() const
{
    if (!over())
        return {};
    return nationsScoreTable(state(), names(), state().isSolo() ? earlier() : QList<EarlierResult>());
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

// Who acts next, if somebody does; else that the age ends.
QString NationsMatch::whatPassing() const
{
    nations::State after = state();
    nations::NoEffects quiet;
    if (nations::refuses(after, nations::Pass{}))
        return {};
    nations::apply(after, nations::Pass{}, quiet);
    //: Under "Pass": everybody else has passed
    return after.step >= Step::Books || after.age != state().age ? tr("the age ends") : QString();
}

NationsMatch::Bar NationsMatch::actBar()
{
    Bar bar;
    //: The middle button: no more actions in this age
    bar.offer(tr("Pass"), [this] { pass(); }, whatPassing());
    return bar;
}

NationsMatch::Bar NationsMatch::barNow()
{
    return stage() == Act ? actBar() : Bar();
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
        //: A choice of what goes back to the supply, spoken: %1 "1 gold (white) · 1 red die, used"
        choices.append(QVariantMap{{QStringLiteral("text"), text}, {QStringLiteral("spoken"), tr("Give back: %1").arg(text)}});
    }
    return choices;
}

void NationsMatch::giveBack(int place)
{
    if (state().step != Step::GiveBack || place < 0)
        return;
    const nations::Returns returns(state().mine(), state().owed);
    if (static_cast<std::uint32_t>(place) >= returns.count())
        return;
    nations::GiveBack move;
    move.pieces = returns.at(static_cast<std::uint32_t>(place));
    play(move);
}

// Corrections ---------------------------------------------------------------------------------------------

bool NationsMatch::hasField(const Aim &aim) const
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

void NationsMatch::lookUp(int seat, const QString &path)
{
    const QString corrected = correctionOf(seat, path);
    refuse(corrected.isEmpty() ? whyNothing(seat, path) : corrected, Aim{seat, path});
}

QString NationsMatch::correctionOf(int seat, const QString &path) const
{
    const NationsCorrections &all = seat < 0 ? m_corrections.back() : m_corrections.at(static_cast<std::size_t>(seat));
    const NationsCorrections::Entry *entry = all.find(path);
    return entry == nullptr ? QString() : NationsCorrections::note(*entry);
}

void NationsMatch::askCorrection(int seat, const QString &path)
{
    if (!scoring())
        Q_EMIT correctionAsked(seat, path);
}

} // namespace pegsheet::app
