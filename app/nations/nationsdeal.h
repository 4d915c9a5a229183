// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/fixedlist.h"
#include "app/nations/nationscards.h"
#include "app/nations/nationstile.h"
#include "app/nations/nationstouches.h"

#include <QObject>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <vector>

namespace pegsheet::app {

/// A new age that is entered: the two numbers of its event, and the offer where that is kept. What is said of it is in the pencil
/// of the match; without an offer the second number makes the deal.
class NationsDeal : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match")
    /// A new age is awaited.
    Q_PROPERTY(bool open READ open NOTIFY changed FINAL)
    /// What the event asks for; 0 not said yet.
    Q_PROPERTY(int famine READ famine NOTIFY changed FINAL)
    Q_PROPERTY(int war READ war NOTIFY changed FINAL)
    /// The highest number there can be.
    Q_PROPERTY(int most READ most CONSTANT FINAL)
    /// Events of this age that the card library knows: "record", "famine", "war", "name", "spoken".
    Q_PROPERTY(QVariantList known READ known NOTIFY changed FINAL)
    /// How much is kept from this age on, a Nations.Depth.
    Q_PROPERTY(int depth READ depth NOTIFY changed FINAL)
    /// The offer of this age is entered too: column by column three rows, the cheapest first.
    Q_PROPERTY(bool keepsOffer READ keepsOffer NOTIFY changed FINAL)
    Q_PROPERTY(QQmlListProperty<pegsheet::app::NationsTile> offer READ offer CONSTANT FINAL)
    /// Places of it that are empty.
    Q_PROPERTY(int missing READ missing NOTIFY changed FINAL)
    Q_PROPERTY(bool canFinish READ canFinish NOTIFY changed FINAL)

public:
    NationsDeal(NationsTouches touches, QObject *parent);

    [[nodiscard]] bool open() const { return m_state.step == nations::Step::Deal && !m_state.agreed.onlySheets; }
    [[nodiscard]] int famine() const { return pencil().famine; }
    [[nodiscard]] int war() const { return pencil().war; }
    [[nodiscard]] int most() const { return nations::kMostThreshold; }
    [[nodiscard]] QVariantList known() const;
    [[nodiscard]] int depth() const { return static_cast<int>(nations::depthOf(m_state, pencil())); }
    [[nodiscard]] bool keepsOffer() const { return nations::dealsOffer(m_state, pencil()); }
    [[nodiscard]] QQmlListProperty<NationsTile> offer() { return fixedList(this, &m_offer); }
    [[nodiscard]] NationsTile *offered(int place) const { return m_offer.at(place); }
    [[nodiscard]] int missing() const { return nations::missingTiles(m_state, pencil()); }
    [[nodiscard]] bool canFinish() const { return nations::canDeal(m_state, pencil()); }

    void setCards(NationsCards *cards);
    void show(const nations::State &state);
    /// Words changed with the language.
    void retranslate();

    /// The event at that place of `known`.
    Q_INVOKABLE void take(int place);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] const nations::Pencil &pencil() const { return m_touches.pencil(); }

    NationsTouches m_touches;
    NationsCards *m_cards = nullptr;
    nations::State m_state;
    std::vector<NationsCards::KnownEvent> m_known;
    QList<NationsTile *> m_offer;
};

} // namespace pegsheet::app
