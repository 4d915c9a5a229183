// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/nations/nationscards.h"
#include "app/nations/nationstouches.h"

#include <QList>
#include <QObject>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <vector>

namespace pegsheet::app {

/// The page of a progress tile that is entered: one that is bought, or one of the offer of a new age. What is said of it is in the
/// pencil of the match; whatever is said last buys.
class NationsPicker : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match")
    Q_PROPERTY(bool open READ open NOTIFY changed FINAL)
    /// A Nations.TileKind, a development unless another is said; -1 where the tile comes from the offer, or for it, and is not
    /// said.
    Q_PROPERTY(int kind READ kind NOTIFY changed FINAL)
    /// The place of the offer that it is entered for, from 0; -1 where it is bought.
    Q_PROPERTY(int forPlace READ forPlace NOTIFY changed FINAL)
    /// How many of each Nations.Colour and Nations.Chit.
    Q_PROPERTY(QList<int> dice READ dice NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> chits READ chits NOTIFY changed FINAL)
    /// -1: not said yet.
    Q_PROPERTY(int points READ points NOTIFY changed FINAL)
    /// What building it costs, the row it lies in, the slot that it goes to; 0: not said yet.
    Q_PROPERTY(int stone READ stone NOTIFY changed FINAL)
    Q_PROPERTY(int row READ row NOTIFY changed FINAL)
    Q_PROPERTY(int slot READ slot NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    /// What the card library knows of this age and kind: "record", "name", "points", "stone", "dice" and "chits" (a Nations.Colour,
    /// Nations.Chit each), "spoken", "taken"; three of them unless all are shown.
    Q_PROPERTY(QVariantList known READ known NOTIFY changed FINAL)
    Q_PROPERTY(int knownCount READ knownCount NOTIFY changed FINAL)
    Q_PROPERTY(bool showsAll READ showsAll WRITE setShowsAll NOTIFY changed FINAL)
    /// What the page has to ask for.
    Q_PROPERTY(bool asksDice READ asksDice NOTIFY changed FINAL)
    Q_PROPERTY(bool asksChits READ asksChits NOTIFY changed FINAL)
    Q_PROPERTY(bool asksStone READ asksStone NOTIFY changed FINAL)
    Q_PROPERTY(bool asksRow READ asksRow NOTIFY changed FINAL)
    Q_PROPERTY(bool asksSlot READ asksSlot NOTIFY changed FINAL)
    /// The offer of the age is kept: the tile is chosen there; at which place, or -1.
    Q_PROPERTY(bool fromOffer READ fromOffer NOTIFY changed FINAL)
    Q_PROPERTY(int offered READ offered NOTIFY changed FINAL)
    /// By slot what goes back from it: "back": "colour" or "chit", and "count"; "text" for those who cannot see it.
    Q_PROPERTY(QVariantList slots READ slotList NOTIFY changed FINAL)
    Q_PROPERTY(bool canFinish READ canFinish NOTIFY changed FINAL)
    /// "Anna · Age III"
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// "Development: 2 red dice, 3 points"; empty while there is nothing to say.
    Q_PROPERTY(QString preview READ preview NOTIFY changed FINAL)
    /// What is still to be said before it can be bought; empty where nothing is.
    Q_PROPERTY(QString missing READ missing NOTIFY changed FINAL)
    /// What it costs, what goes back and when it can be used.
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)

public:
    NationsPicker(NationsTouches touches, QObject *parent) : QObject(parent), m_touches(std::move(touches)) {}

    [[nodiscard]] bool open() const { return entry().open; }
    [[nodiscard]] int kind() const { return entry().kind ? static_cast<int>(*entry().kind) : -1; }
    [[nodiscard]] int forPlace() const { return entry().forPlace; }
    [[nodiscard]] QList<int> dice() const;
    [[nodiscard]] QList<int> chits() const;
    [[nodiscard]] int points() const { return entry().points; }
    [[nodiscard]] int stone() const { return entry().stone; }
    [[nodiscard]] int row() const { return entry().row; }
    [[nodiscard]] int slot() const { return entry().slot; }
    [[nodiscard]] QString name() const { return QString::fromStdString(entry().name); }
    [[nodiscard]] QVariantList known() const;
    [[nodiscard]] int knownCount() const { return static_cast<int>(m_known.size()); }
    [[nodiscard]] bool showsAll() const { return m_showsAll; }
    void setShowsAll(bool all);
    [[nodiscard]] bool asksDice() const;
    [[nodiscard]] bool asksChits() const;
    [[nodiscard]] bool asksStone() const { return nations::asksStone(m_state, entry()); }
    [[nodiscard]] bool asksRow() const { return nations::asksRow(m_state, entry()); }
    [[nodiscard]] bool asksSlot() const { return nations::asksSlot(entry()); }
    [[nodiscard]] bool fromOffer() const { return nations::isFromOffer(m_state, entry()); }
    [[nodiscard]] int offered() const { return entry().offered; }
    [[nodiscard]] QVariantList slotList() const;
    [[nodiscard]] bool canFinish() const { return open() && nations::isComplete(m_state, entry()); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString preview() const;
    [[nodiscard]] QString missing() const;
    [[nodiscard]] QString note() const;

    void setCards(NationsCards *cards);
    void setSeats(const QStringList &names) { m_names = names; }
    void show(const nations::State &state);
    /// Words changed with the language.
    void retranslate() { Q_EMIT changed(); }

    /// What stands at that place of `known`; anything but a development is bought.
    Q_INVOKABLE void takeKnown(int place);
    /// A development goes there; slots count from 1. Points not said are none.
    Q_INVOKABLE void takeSlot(int slot);
    Q_INVOKABLE void setName(const QString &name);

Q_SIGNALS:
    void changed();
    void refused(const pegsheet::Refusal &refusal);

private:
    [[nodiscard]] const nations::TileEntry &entry() const { return m_touches.pencil().tile; }
    [[nodiscard]] nations::Tile tile() const { return nations::tileOf(m_state, entry()); }
    /// The page asks what the tile is.
    [[nodiscard]] bool asksTile() const { return open() && entry().kind && !fromOffer(); }
    [[nodiscard]] QStringList notes() const;
    [[nodiscard]] QString priceNote() const;
    void lookUpKnown();

    NationsTouches m_touches;
    NationsCards *m_cards = nullptr;
    QStringList m_names;
    nations::State m_state;
    bool m_showsAll = false;
    std::vector<NationsCards::KnownTile> m_known;
};

} // namespace pegsheet::app
