// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/fixedlist.h"
#include "app/nations/nationscards.h"
#include "app/nations/nationspicker.h"
#include "app/nations/nationstile.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>
#include <vector>

namespace pegsheet::app {

/// A new age being entered: the two numbers of its event, and the offer where that is kept. Without an offer the second number
/// makes the deal.
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
    Q_PROPERTY(int depth READ depth WRITE setDepth NOTIFY changed FINAL)
    /// The offer of this age is entered too: column by column three rows, the cheapest first.
    Q_PROPERTY(bool keepsOffer READ keepsOffer NOTIFY changed FINAL)
    Q_PROPERTY(QQmlListProperty<pegsheet::app::NationsTile> offer READ offer CONSTANT FINAL)
    /// Places of it that are empty.
    Q_PROPERTY(int missing READ missing NOTIFY changed FINAL)
    Q_PROPERTY(bool canFinish READ canFinish NOTIFY changed FINAL)

public:
    NationsDeal(NationsPlay play, NationsPicker *picker, QObject *parent);

    [[nodiscard]] bool open() const { return m_state.step == nations::Step::Deal && !m_state.agreed.onlySheets; }
    [[nodiscard]] int famine() const { return m_pencil.famine; }
    [[nodiscard]] int war() const { return m_pencil.war; }
    [[nodiscard]] int most() const { return nations::kMostThreshold; }
    [[nodiscard]] QVariantList known() const;
    [[nodiscard]] int depth() const { return static_cast<int>(depthNow()); }
    Q_INVOKABLE void setDepth(int depth);
    [[nodiscard]] bool keepsOffer() const;
    [[nodiscard]] QQmlListProperty<NationsTile> offer() { return fixedList(this, &m_offer); }
    [[nodiscard]] NationsTile *offered(int place) const { return m_offer.at(place); }
    [[nodiscard]] int missing() const;
    [[nodiscard]] bool canFinish() const;

    void setCards(NationsCards *cards);
    void show(const nations::State &state);
    /// Lays everything ready as if entered: what an undo took back.
    void prefill(const nations::Deal &deal);
    /// Words changed with the language.
    void retranslate();

    /// Something is entered that is no move yet.
    [[nodiscard]] bool hasPencil() const { return !(m_pencil == Pencil()); }
    /// Undo takes back the tile entered last, then the rest; what was laid ready goes as a whole.
    void undoTouch();
    void clear();
    [[nodiscard]] QVariantMap draft() const;
    void restoreDraft(const QVariantMap &draft);

    Q_INVOKABLE void setFamine(int famine);
    Q_INVOKABLE void setWar(int war);
    /// The event at that place of `known`.
    Q_INVOKABLE void take(int place);
    /// The tile of that place of the offer, from 0, is entered: the picker opens for it.
    Q_INVOKABLE void openPlace(int place);
    Q_INVOKABLE void finish();

Q_SIGNALS:
    void changed();
    void refused(const pegsheet::Refusal &refusal);

private:
    struct Pencil
    {
        int famine = 0;
        int war = 0;
        std::optional<nations::Depth> depth;
        std::vector<nations::Place> offer;  ///< as far as it is entered
        std::optional<std::int64_t> record; ///< the event was taken out of the library

        bool operator==(const Pencil &) const = default;
    };

    [[nodiscard]] nations::Depth depthNow() const { return m_pencil.depth.value_or(m_state.depth); }
    [[nodiscard]] nations::Place tileAt(int place) const;
    [[nodiscard]] nations::Deal move() const;
    void setNumber(int Pencil::*number, std::string_view field, int given);
    void put(int place, const nations::Tile &tile);
    void learn(const nations::Deal &made, const std::optional<std::int64_t> &record, int age);
    void update();

    NationsPlay m_play;
    NationsPicker *m_picker;
    NationsCards *m_cards = nullptr;
    nations::State m_state;
    Pencil m_pencil;
    QList<int> m_entered; ///< places of the offer, in the order they were
    std::vector<NationsCards::KnownEvent> m_known;
    QList<NationsTile *> m_offer;
};

} // namespace pegsheet::app
