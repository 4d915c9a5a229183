// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsdeal.h"

#include "app/nations/nationswords.h"
#include "app/text/sentence.h"

#include <utility>

namespace pegsheet::app {

using namespace nations;

namespace {

const QString kFamine = QStringLiteral("famine");
const QString kWar = QStringLiteral("war");

} // namespace

NationsDeal::NationsDeal(NationsTouches touches, QObject *parent) : QObject(parent), m_touches(std::move(touches))
{
    for (int place = 0; place < kOfferPlaces; ++place)
        m_offer.append(new NationsTile(this));
}

QVariantList NationsDeal::known() const
{
    QVariantList list;
    for (const NationsCards::KnownEvent &known : m_known) {
        const QString name = known.name.isEmpty() ? QString() : quotable(known.name.toStdString());
        //: An event, for those who cannot see it: %1 how much food, %2 how much strength it asks for
        const QString spoken = tr("famine %1, war %2").arg(known.event.famine).arg(known.event.war);
        list.append(QVariantMap{{QStringLiteral("record"), QVariant::fromValue<qlonglong>(known.id)},
                                {kFamine, known.event.famine},
                                {kWar, known.event.war},
                                {QStringLiteral("name"), name},
                                {QStringLiteral("spoken"), name.isEmpty() ? spoken : listText({name, spoken})}});
    }
    return list;
}

void NationsDeal::setCards(NationsCards *cards)
{
    m_cards = cards;
    show(State(m_state));
}

void NationsDeal::show(const State &state)
{
    m_state = state;
    m_known = m_cards != nullptr && open() ? m_cards->events(m_state.age) : std::vector<NationsCards::KnownEvent>();
    for (std::size_t place = 0; place < kOfferPlaces; ++place)
        m_offer.at(static_cast<qsizetype>(place))
            ->show({keepsOffer() && place < pencil().offer.size() ? pencil().offer[place] : std::nullopt, {}, {}});
    Q_EMIT changed();
}

void NationsDeal::retranslate()
{
    for (NationsTile *tile : std::as_const(m_offer))
        tile->retranslate();
    Q_EMIT changed();
}

void NationsDeal::take(int place)
{
    if (!open() || place < 0 || place >= static_cast<int>(m_known.size()))
        return;
    const NationsCards::KnownEvent known = m_known[static_cast<std::size_t>(place)];
    m_touches.give(PencilKind::Event,
                   Object{{"famine", int{known.event.famine}}, {"war", int{known.event.war}}, {"record", known.id}});
}

} // namespace pegsheet::app
