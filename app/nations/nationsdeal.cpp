// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationsdeal.h"

#include "app/nations/nationswords.h"
#include "app/text/sentence.h"
#include "app/values.h"
#include "model/nations/rules.h"

#include <algorithm>
#include <utility>

namespace pegsheet::app {

using namespace nations;

namespace {

const QString kFamine = QStringLiteral("famine");
const QString kWar = QStringLiteral("war");
const QString kDraftDepth = QStringLiteral("depth");
const QString kDraftOffer = QStringLiteral("offer");

} // namespace

NationsDeal::NationsDeal(NationsPlay play, NationsPicker *picker, QObject *parent)
    : QObject(parent), m_play(std::move(play)), m_picker(picker)
{
    for (int place = 0; place < kOfferPlaces; ++place)
        m_offer.append(new NationsTile(this));
    connect(picker, &NationsPicker::picked, this, &NationsDeal::put);
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

void NationsDeal::setDepth(int depth)
{
    if (!open() || depth < 0 || depth >= static_cast<int>(kCount<Depth>))
        return;
    const auto wanted = static_cast<Depth>(depth);
    m_pencil.depth = wanted == m_state.depth ? std::nullopt : std::optional(wanted);
    update();
}

bool NationsDeal::keepsOffer() const
{
    State then = m_state;
    then.depth = depthNow();
    return open() && then.keepsOffer();
}

Place NationsDeal::tileAt(int place) const
{
    const auto at = static_cast<std::size_t>(place);
    return at < m_pencil.offer.size() ? m_pencil.offer[at] : std::nullopt;
}

int NationsDeal::missing() const
{
    if (!keepsOffer())
        return 0;
    int empty = 0;
    for (int place = 0; place < m_state.columns() * kRows; ++place)
        empty += !tileAt(place);
    return empty;
}

bool NationsDeal::canFinish() const
{
    return open() && famine() > 0 && war() > 0 && missing() == 0;
}

void NationsDeal::setCards(NationsCards *cards)
{
    m_cards = cards;
    update();
}

void NationsDeal::show(const State &state)
{
    const bool isSame = state.step == m_state.step && state.age == m_state.age;
    m_state = state;
    if (!isSame || !open()) {
        m_pencil = {};
        m_entered.clear();
    }
    update();
}

void NationsDeal::update()
{
    m_known = m_cards != nullptr && open() ? m_cards->events(m_state.age) : std::vector<NationsCards::KnownEvent>();
    for (int place = 0; place < kOfferPlaces; ++place)
        m_offer.at(place)->show({keepsOffer() ? tileAt(place) : std::nullopt, {}, {}});
    Q_EMIT changed();
}

void NationsDeal::retranslate()
{
    for (NationsTile *tile : std::as_const(m_offer))
        tile->retranslate();
    Q_EMIT changed();
}

void NationsDeal::prefill(const Deal &deal)
{
    if (!open())
        return;
    m_pencil = {};
    m_entered.clear();
    m_pencil.famine = deal.famine;
    m_pencil.war = deal.war;
    m_pencil.offer.assign(deal.offer.tiles.begin(), deal.offer.tiles.end());
    if (deal.depth != NewDepth::Same)
        setDepth(static_cast<int>(deal.depth) - 1);
    update();
}

void NationsDeal::undoTouch()
{
    if (m_entered.isEmpty())
        return clear();
    m_pencil.offer.at(static_cast<std::size_t>(m_entered.takeLast())).reset();
    while (!m_pencil.offer.empty() && !m_pencil.offer.back())
        m_pencil.offer.pop_back();
    update();
}

void NationsDeal::clear()
{
    m_pencil = {};
    m_entered.clear();
    update();
}

QVariantMap NationsDeal::draft() const
{
    if (!open() || !hasPencil())
        return {};
    QVariantMap draft{{kFamine, m_pencil.famine}, {kWar, m_pencil.war}};
    if (m_pencil.depth)
        draft.insert(kDraftDepth, nationswords::key(*m_pencil.depth));
    QVariantList offer;
    for (const Place &place : m_pencil.offer)
        offer.append(variantOf(toValue(place)));
    if (!offer.isEmpty())
        draft.insert(kDraftOffer, offer);
    return draft;
}

void NationsDeal::restoreDraft(const QVariantMap &draft)
{
    if (!open())
        return;
    m_pencil = {};
    m_pencil.famine = qBound(0, draft.value(kFamine).toInt(), most());
    m_pencil.war = qBound(0, draft.value(kWar).toInt(), most());
    if (const auto depth = fromName<Depth>(draft.value(kDraftDepth).toString().toStdString()))
        m_pencil.depth = *depth == m_state.depth ? std::nullopt : depth;
    for (const QVariant &each : draft.value(kDraftOffer).toList()) {
        Place place;
        if (fromValue("offer", valueOf(each), place) || m_pencil.offer.size() == kOfferPlaces)
            place.reset();
        m_pencil.offer.push_back(place);
    }
    m_pencil.offer.resize(std::min<std::size_t>(m_pencil.offer.size(), static_cast<std::size_t>(m_state.columns()) * kRows));
    m_entered.clear();
    for (std::size_t place = 0; place < m_pencil.offer.size(); ++place)
        if (m_pencil.offer.at(place))
            m_entered.append(static_cast<int>(place));
    update();
}

// Touches -------------------------------------------------------------------------------------------------

void NationsDeal::setFamine(int famine)
{
    setNumber(&Pencil::famine, "famine", famine);
}

void NationsDeal::setWar(int war)
{
    setNumber(&Pencil::war, "war", war);
}

void NationsDeal::setNumber(int Pencil::*number, std::string_view field, int given)
{
    if (!open())
        return;
    if (given < 1 || given > most())
        return Q_EMIT refused(outOfRange(field, given, 1, most()));
    if (std::exchange(m_pencil.*number, given) != given)
        m_pencil.record.reset();
    update();
    // Of so much as an offer, it is looked over first.
    if (!keepsOffer())
        finish();
}

void NationsDeal::take(int place)
{
    if (!open() || place < 0 || place >= static_cast<int>(m_known.size()))
        return;
    const NationsCards::KnownEvent known = m_known[static_cast<std::size_t>(place)];
    m_pencil.famine = known.event.famine;
    m_pencil.war = known.event.war;
    m_pencil.record = known.id;
    update();
    if (!keepsOffer())
        finish();
}

void NationsDeal::openPlace(int place)
{
    if (keepsOffer() && place >= 0 && place < m_state.columns() * kRows)
        m_picker->openFor(place, tileAt(place));
}

// The next empty place follows by itself.
void NationsDeal::put(int place, const Tile &tile)
{
    if (!keepsOffer() || place < 0 || place >= m_state.columns() * kRows)
        return;
    m_pencil.offer.resize(std::max<std::size_t>(m_pencil.offer.size(), static_cast<std::size_t>(place) + 1));
    const bool isNew = !m_pencil.offer.at(static_cast<std::size_t>(place));
    m_pencil.offer.at(static_cast<std::size_t>(place)) = tile;
    m_entered.removeAll(place);
    m_entered.append(place);
    update();
    for (int next = 0; isNew && next < m_state.columns() * kRows; ++next)
        if (!tileAt(next))
            return openPlace(next);
}

Deal NationsDeal::move() const
{
    Deal move;
    move.famine = static_cast<std::uint8_t>(m_pencil.famine);
    move.war = static_cast<std::uint8_t>(m_pencil.war);
    if (m_pencil.depth)
        move.depth = static_cast<NewDepth>(static_cast<int>(*m_pencil.depth) + 1);
    if (keepsOffer())
        for (const Place &place : m_pencil.offer)
            if (place)
                move.offer.tiles.push_back(*place);
    return move;
}

void NationsDeal::finish()
{
    if (!canFinish())
        return;
    const Deal made = move();
    const Move all = made;
    const int age = m_state.age;
    const Pencil given = std::exchange(m_pencil, {});
    if (m_play(std::span(&all, 1)))
        return learn(made, given.record, age);
    m_pencil = given;
    update();
}

void NationsDeal::learn(const Deal &made, const std::optional<std::int64_t> &record, int age)
{
    if (m_cards == nullptr)
        return;
    m_cards->learn(age, {made.famine, made.war}, record);
    for (const Tile &tile : made.offer.tiles)
        m_cards->learn(tile, std::nullopt);
}

} // namespace pegsheet::app
