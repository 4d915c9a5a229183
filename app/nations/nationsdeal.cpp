// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsdeal.h"

#include "app/text/sentence.h"

namespace pegsheet::app::nationsview {

using namespace nations;

namespace {

NationsKnownEvent eventOf(const NationsCards::KnownEvent &known)
{
    NationsKnownEvent event;
    event.famine = known.event.famine;
    event.war = known.event.war;
    event.key.title = known.name.isEmpty() ? QString() : quotable(known.name.toStdString());
    event.key.touch = touchOf(PencilKind::Event, -1, 0, Object{{"famine", event.famine}, {"war", event.war}, {"record", known.id}});
    return event;
}

} // namespace

NationsDeal deal(const State &state, const Pencil &pencil, const NationsCards *cards)
{
    NationsDeal deal;
    deal.depth = static_cast<int>(depthOf(state, pencil));
    if (state.step != Step::Deal || state.agreed.onlySheets)
        return deal;
    deal.famine = pencil.famine;
    deal.war = pencil.war;
    deal.keepsOffer = dealsOffer(state, pencil);
    deal.missing = missingTiles(state, pencil);
    deal.canFinish = canDeal(state, pencil);
    if (cards != nullptr)
        for (const NationsCards::KnownEvent &known : cards->events(state.age))
            deal.known.append(eventOf(known));
    return deal;
}

} // namespace pegsheet::app::nationsview
