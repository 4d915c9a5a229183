// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/nations/nationscards.h"
#include "model/core/refusal.h"

#include <QList>
#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>
#include <optional>
#include <vector>

namespace pegsheet::app {

class NationsPool;

/// A progress tile being entered: one that is bought, or one of the offer of a new age. Everything stands on one page; whatever is
/// said last buys.
class NationsPicker : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match")
    Q_PROPERTY(bool open READ open NOTIFY changed FINAL)
    /// A Nations.TileKind, a development unless another is said; -1 where the tile comes from the offer, or for it, and is not
    /// said.
    Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY changed FINAL)
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
    /// The offer of the age is kept: the tile is chosen there, see takeOffered(); the place that is, or -1.
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
    /// Where pieces are kept `pool` asks for the payment.
    NationsPicker(NationsPlay play, NationsPool *pool, QObject *parent);

    [[nodiscard]] bool open() const { return m_pencil.open; }
    [[nodiscard]] int kind() const;
    Q_INVOKABLE void setKind(int kind);
    [[nodiscard]] int forPlace() const { return m_pencil.forPlace; }
    [[nodiscard]] QList<int> dice() const;
    [[nodiscard]] QList<int> chits() const;
    [[nodiscard]] int points() const { return m_pencil.points; }
    [[nodiscard]] int stone() const { return m_pencil.stone; }
    [[nodiscard]] int row() const { return m_pencil.row; }
    [[nodiscard]] int slot() const { return m_pencil.slot; }
    [[nodiscard]] QString name() const { return m_pencil.name; }
    [[nodiscard]] QVariantList known() const;
    [[nodiscard]] int knownCount() const { return static_cast<int>(m_known.size()); }
    [[nodiscard]] bool showsAll() const { return m_pencil.showsAll; }
    void setShowsAll(bool all);
    [[nodiscard]] bool asksDice() const;
    [[nodiscard]] bool asksChits() const;
    [[nodiscard]] bool asksStone() const;
    [[nodiscard]] bool asksRow() const;
    [[nodiscard]] bool asksSlot() const;
    [[nodiscard]] bool fromOffer() const { return m_pencil.forPlace < 0 && m_state.keepsOffer(); }
    [[nodiscard]] int offered() const { return m_pencil.offered; }
    [[nodiscard]] QVariantList slotList() const;
    [[nodiscard]] bool canFinish() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString preview() const;
    [[nodiscard]] QString missing() const;
    [[nodiscard]] QString note() const;

    void setCards(NationsCards *cards);
    void setSeats(const QStringList &names) { m_names = names; }
    void show(const nations::State &state);
    /// Opens for a place of the offer of a new age; what lies there already is shown. picked() has the tile.
    void openFor(int place, const nations::Place &there);
    /// What was bought lies ready, to be bought otherwise; its points and its slot are asked for again.
    void prefill(const nations::BuyTile &bought);
    /// Words changed with the language.
    void retranslate() { Q_EMIT changed(); }

    /// It is open: undo takes back what is entered, and closes it then.
    [[nodiscard]] bool hasPencil() const { return open(); }
    void undoTouch();
    [[nodiscard]] QVariantMap draft() const;
    void restoreDraft(const QVariantMap &draft);

    /// Opens for a purchase.
    Q_INVOKABLE void show();
    /// The same from the board: a tile of that kind is bought, and it goes to that slot (0: still to be said). What is on it then
    /// buys: its points, or a tile that is known.
    Q_INVOKABLE void showFor(int kind, int slot);
    Q_INVOKABLE void hide();
    /// What stands at that place of `known`; anything but a development is bought.
    Q_INVOKABLE void takeKnown(int place);
    /// A tile of the kept offer, by its place from 0; anything but a development is bought.
    Q_INVOKABLE void takeOffered(int place);
    /// One more of it; beyond the most none.
    Q_INVOKABLE void addDie(int colour);
    Q_INVOKABLE void addChit(int chit);
    /// These, and the slot, buy when nothing else is missing.
    Q_INVOKABLE void setPoints(int points);
    Q_INVOKABLE void setStone(int stone);
    Q_INVOKABLE void setRow(int row);
    /// A development goes there; slots count from 1. Points not said are none.
    Q_INVOKABLE void takeSlot(int slot);
    Q_INVOKABLE void setName(const QString &name);
    Q_INVOKABLE void finish();

Q_SIGNALS:
    void changed();
    /// A tile for that place of the offer is entered.
    void picked(int place, const pegsheet::nations::Tile &tile);
    void refused(const pegsheet::Refusal &refusal);

private:
    /// What is entered.
    struct Pencil
    {
        bool open = false;
        std::optional<nations::TileKind> kind;
        int forPlace = -1;
        int offered = -1;
        nations::Gains gains;
        int points = -1;
        int stone = 0;
        int row = 0;
        int slot = 0;
        QString name;
        std::optional<nations::Symbol> price; ///< what it is paid with, where that is not the usual
        bool showsAll = false;
        std::optional<std::int64_t> record; ///< taken out of the library as it is

        bool operator==(const Pencil &) const = default;
    };

    /// Open, with nothing said; what is bought most is a development.
    [[nodiscard]] Pencil blank(int forPlace) const;
    [[nodiscard]] nations::Tile tile() const;
    [[nodiscard]] nations::Move purchase() const;
    [[nodiscard]] bool isDevelopment() const { return m_pencil.kind == nations::TileKind::Development; }
    [[nodiscard]] bool needsPoints() const;
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] bool isSaid() const;
    [[nodiscard]] QStringList notes() const;
    [[nodiscard]] QString priceNote() const;
    void lay(const nations::Tile &tile);
    void lookUpKnown();
    void take(nations::Gains gains);
    void finishWhereComplete();
    void pick();
    void buy();
    void set(const Pencil &pencil);

    NationsPlay m_play;
    NationsPool *m_pool;
    NationsCards *m_cards = nullptr;
    QStringList m_names;
    nations::State m_state;
    Pencil m_pencil;
    std::vector<NationsCards::KnownTile> m_known;
};

} // namespace pegsheet::app
