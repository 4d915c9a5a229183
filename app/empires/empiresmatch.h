// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/empires/empiresview.h"
#include "app/match/framedfield.h"
#include "app/match/tablematch.h"
#include "model/empires/pencil.h"

#include <QVariantList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <memory>

namespace pegsheet::app {

class EmpiresLibraryCards;

/// A match of Empire's End as the window shows it: the rows, what is asked for now, and what is begun of it by touches.
class EmpiresMatch : public pegsheet::app::TableMatch
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Opened by the application")
    /// Where the match stands, as the model calls it: "crisis".
    Q_PROPERTY(QString stage READ stage NOTIFY tableChanged FINAL)
    /// By seat: "seat", "name", "mark", "score", "total" (as if the match ended now), "healthy", "strength", "missing"
    /// (strength to the next tier of the Conflict card), "isStart", "done", "bid", "tier" (what the Conflict card brings with it),
    /// "row" and "ledger", see empiresview; where resources are kept "resources" ("name", "icon", "count"), "hand", how many cards,
    /// and "left", how many of them may still be played or sold. "parts" of a combined round that the player may end by themselves:
    /// "part", "name"; elsewhere none.
    Q_PROPERTY(QVariantList sheets READ sheets NOTIFY tableChanged FINAL)
    Q_PROPERTY(QVariantList crises READ crises NOTIFY tableChanged FINAL)
    /// Whether it is shown how rows would lie after a Disaster, how many cards have not been seen, and the points as if the match
    /// ended now. Off at first; the table's habit from then on.
    Q_PROPERTY(bool showsAfter READ showsAfter WRITE setShowsAfter NOTIFY tableChanged FINAL)
    Q_PROPERTY(bool showsUnseen READ showsUnseen WRITE setShowsUnseen NOTIFY tableChanged FINAL)
    Q_PROPERTY(bool showsTotal READ showsTotal WRITE setShowsTotal NOTIFY tableChanged FINAL)
    /// What the table has to move with its own cards, until something else is done; empty where nothing changed places.
    Q_PROPERTY(QString crossing READ crossing NOTIFY tableChanged FINAL)
    Q_PROPERTY(QVariantList takers READ takers NOTIFY tableChanged FINAL)
    Q_PROPERTY(QVariantList spaces READ spaces NOTIFY tableChanged FINAL)
    Q_PROPERTY(QVariantList figures READ figures NOTIFY tableChanged FINAL)
    /// The field of the number of them that is framed: keys go to it. -1 where none is.
    Q_PROPERTY(int framedField READ framedField NOTIFY tableChanged FINAL)
    /// Markers that the tiers of a Conflict card take off: "title", "count", and "touch", which adds one.
    Q_PROPERTY(QVariantList refreshes READ refreshes NOTIFY tableChanged FINAL)
    /// Conflict cards that the card library knows and this match has not turned up, as far as they have the numbers that are said:
    /// "title" and "detail" in words, and "card", which sayConflict() takes. Empty where no Conflict card is asked for.
    Q_PROPERTY(QVariantList conflicts READ conflicts NOTIFY tableChanged FINAL)
    /// The position that an open Disaster names, or the one that is being said; 0: none.
    Q_PROPERTY(int target READ target NOTIFY tableChanged FINAL)
    /// What is asked for, in words; empty where nothing in particular is.
    Q_PROPERTY(QString question READ question NOTIFY tableChanged FINAL)
    /// What is begun: "kind" and "number" of a card (-1 and 0 where they are not said), "seat", "asks" ("hit", "place" or empty),
    /// "using" what the ability in use does (empty: none is), "coins" paid in the place of other resources, "asksHammers" that what
    /// the card costs is to be said, "cost" how many Hammers it does (-1: no card is said), "row" the names of the places that are
    /// laid out, "hand" those of the cards that are taken.
    Q_PROPERTY(QVariantMap begun READ begun NOTIFY tableChanged FINAL)
    /// The names of the eight kinds and of the eleven places; the spaces of the round track that this table can have: "space", "id"
    /// as the model names it, "name".
    Q_PROPERTY(QStringList kindNames READ kindNames NOTIFY languageChanged FINAL)
    Q_PROPERTY(QStringList placeNames READ placeNames NOTIFY languageChanged FINAL)
    Q_PROPERTY(QVariantList spaceNames READ spaceNames NOTIFY languageChanged FINAL)
    /// What is told one after the other, before the first Conflict and at the end: "title", "least" and "most", and with "seat"
    /// the "card" whose points are told by hand or the "resource"; or the "location" whose value is.
    Q_PROPERTY(QVariantList waiting READ waiting NOTIFY tableChanged FINAL)
    /// The number that tellNumber() tells: "least" and "most"; empty where none is asked for, or one of `figures` is.
    Q_PROPERTY(QVariantMap asked READ asked NOTIFY tableChanged FINAL)
    /// What the ability in use, or a tier, asks for beside places and cards: "kind", "at" and "number" of the touch that says it,
    /// "title", "chosen".
    Q_PROPERTY(QVariantList picks READ picks NOTIFY tableChanged FINAL)
    /// The card whose ability is being said, see empiresability::described(); empty where none is.
    Q_PROPERTY(QVariantMap described READ described NOTIFY tableChanged FINAL)
    /// The words of abilities by the order of their enumerators: "when", "bids", "resources", "by", "counted", "sorts", "reach",
    /// "discounted", "only".
    Q_PROPERTY(QVariantMap abilityWords READ abilityWords NOTIFY languageChanged FINAL)
    /// Points that a shortage could still bring coins for, to whoever took a Disaster last; 0: nobody may declare one.
    Q_PROPERTY(int shortage READ shortage NOTIFY tableChanged FINAL)
    /// Whether all act at the same time, each for themselves.
    Q_PROPERTY(bool isTogether READ isTogether NOTIFY tableChanged FINAL)
    /// Whether the app counts resources: what a screen hides is in `sheets`, and shown to nobody who does not hold a finger on it.
    Q_PROPERTY(bool keepsResources READ keepsResources CONSTANT FINAL)
    /// What averts the Disaster that is chosen: "resource", "name", "icon". Empty where nothing is bid.
    Q_PROPERTY(QVariantList bids READ bids NOTIFY tableChanged FINAL)

public:
    /// What is touched, see PencilKind.
    enum Kind {
        TouchReady,
        TouchPlace,
        TouchOrder,
        TouchKind,
        TouchNumber,
        TouchCrisis,
        TouchSeat,
        TouchHit,
        TouchPosition,
        TouchFigure,
        TouchGain,
        TouchFinish,
        TouchBid,
        TouchAmount,
        TouchDescribe,
        TouchTrait,
        TouchWords,
        TouchAbility,
        TouchMoved,
        TouchMarker,
        TouchConflict,
        TouchAvert,
        TouchExchange,
        TouchSell,
        TouchDiscard,
        TouchCoins,
        TouchHammers,
        TouchUnsay
    };
    Q_ENUM(Kind)

    /// What TouchTrait says, see AbilityField.
    enum Trait {
        When,
        Does,
        Number,
        By,
        Counted,
        Sort,
        Reach,
        Resource,
        Gain,
        Get,
        Bid,
        Discounted,
        Cost,
        Only,
        Also,
        CardBid,
        CardHammers
    };
    Q_ENUM(Trait)

    using Typed = MatchOf<empires::Empires>;

    /// The session must hold a match of this game.
    explicit EmpiresMatch(std::unique_ptr<Session> session);
    ~EmpiresMatch() override;
    /// From now on the match takes cards from the card library, which learns from it once it is over or closed.
    void setCards(std::unique_ptr<EmpiresLibraryCards> cards);

    [[nodiscard]] QString stage() const;
    [[nodiscard]] QVariantList sheets() const;
    [[nodiscard]] QVariantList crises() const;
    [[nodiscard]] QVariantList takers() const;
    [[nodiscard]] bool showsAfter() const { return m_showsAfter; }
    void setShowsAfter(bool shows);
    [[nodiscard]] bool showsUnseen() const { return m_beside.tellsUnseen; }
    void setShowsUnseen(bool shows);
    [[nodiscard]] bool showsTotal() const { return m_showsTotal; }
    void setShowsTotal(bool shows);
    [[nodiscard]] QString crossing() const;
    [[nodiscard]] QVariantList spaces() const;
    [[nodiscard]] QVariantList figures() const;
    /// The one that was framed last, else the first that is missing.
    [[nodiscard]] int framedField() const;
    [[nodiscard]] QVariantList refreshes() const;
    [[nodiscard]] QVariantList conflicts() const;
    [[nodiscard]] int target() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QVariantMap begun() const;
    [[nodiscard]] QStringList kindNames() const;
    [[nodiscard]] QStringList placeNames() const;
    [[nodiscard]] QVariantList spaceNames() const;
    [[nodiscard]] QVariantList waiting() const;
    [[nodiscard]] QVariantMap asked();
    [[nodiscard]] QVariantList picks() const;
    [[nodiscard]] QVariantMap described() const;
    [[nodiscard]] QVariantMap abilityWords() const;
    [[nodiscard]] int shortage() const;
    [[nodiscard]] bool isTogether() const;
    [[nodiscard]] bool keepsResources() const { return state().keepsResources(); }
    [[nodiscard]] QVariantList bids() const;
    /// Where all act at once: whose tablet it is, as long as there is something left to do.
    [[nodiscard]] int seat() const override;
    [[nodiscard]] QString variantName() const override;
    [[nodiscard]] QVariantList rules() const override;
    [[nodiscard]] QVariantMap scoreTable() const override;

    /// What works for that player in this phase, see empiresview::works().
    Q_INVOKABLE QVariantList worksOf(int seat) const;
    /// Lays a row of its own making ready; it counts once the table says that it lies there.
    Q_INVOKABLE void shuffle();
    /// The next space of the round track, by its place among spaceNames.
    Q_INVOKABLE void sayNext(int place);
    /// That player is done with the phase.
    Q_INVOKABLE void finishFor(int seat);
    /// The same of one part of a combined round: one of "parts" of a sheet.
    Q_INVOKABLE void finishPart(int seat, int part);
    /// What a touch on a place of that row does now: it is chosen, destroyed or repaired, or told.
    Q_INVOKABLE void touchPlace(int seat, int position);
    /// A destroyed place is repaired; two places change positions by the city.
    Q_INVOKABLE void rebuild(int seat, int position);
    Q_INVOKABLE void exchange(int seat, int first, int second);
    /// What the described card does, in the table's own words.
    Q_INVOKABLE void sayWords(const QString &text);
    /// The Conflict card is that one of `conflicts`.
    Q_INVOKABLE void sayConflict(const QVariantMap &card);
    /// The number that is asked for: the first of `waiting`, a bid, that of a card.
    Q_INVOKABLE void tellNumber(int number);
    /// Frames one of the figures, whether or not it was said already; -1: the first that is missing.
    Q_INVOKABLE void frameField(int field);
    /// Tells the framed figure.
    Q_INVOKABLE void tellFigure(int number);
    /// A digit, Delete or the minus goes to the framed figure; digits and Delete else to the number that is asked for. False where
    /// the key means nothing.
    Q_INVOKABLE bool pressKey(int key) override;

    /// Fields are "score" and, by its position, a place of the row: "row/3".
    Q_INVOKABLE void explain(int seat, const QString &path) override;
    Q_INVOKABLE QString correctionOf(int seat, const QString &path) const override;
    Q_INVOKABLE void askCorrection(int seat, const QString &path) override { Q_EMIT correctionAsked(seat, path); }
    /// The row of that player as a correction sets it: "location", "destroyed", "innovations".
    Q_INVOKABLE QVariantList rowOf(int seat) const;
    /// What a correction sets of the turn, as it is now: "round", "track" (the names of its spaces), and "crises" with "card" and
    /// "open".
    Q_INVOKABLE QVariantMap turnOf() const;
    /// A card by its kind and number (1 to 11), or by its id: "id" ("fire-9"), "card" its index, "name", "kind", "number". Empty
    /// for what is none.
    Q_INVOKABLE QVariantMap cardOf(int kind, int number) const;
    Q_INVOKABLE QVariantMap cardNamed(const QString &id) const;

private:
    [[nodiscard]] QString tierOf(int strength) const;
    [[nodiscard]] QVariantMap sheet(int seat) const;
    [[nodiscard]] const Typed &typed() const { return static_cast<const Typed &>(match()); }
    [[nodiscard]] const empires::State &state() const { return typed().current(); }
    [[nodiscard]] const empires::Pencil &pencil() const { return static_cast<const empires::Line *>(touchLine())->pencil(); }
    void makeOne(const empires::Move &move);
    [[nodiscard]] std::vector<Value> movesAlong(std::span<const Value> moves) override;
    void teachCards();
    [[nodiscard]] bool asksFigures() const;
    /// Does that with the framed figure; false where none is framed.
    bool inFrame(const std::function<bool(const FramedField::Number &, const FramedField::Tell &)> &change);
    [[nodiscard]] std::optional<TypedDigits::Asked> askedNumber() override;
    void tellWaiting(const QVariantMap &what, int number);
    [[nodiscard]] Bar barNow() override;
    void sheetBar(Bar &bar);
    [[nodiscard]] Bar describingBar();
    [[nodiscard]] QString standingNow() const override;
    [[nodiscard]] QString lastRoundNow() const override;
    [[nodiscard]] QString touchName(const Touch &touch) const override;
    [[nodiscard]] Sound soundSince(int) const override { return Sound::Peg; }
    [[nodiscard]] std::function<void()> update() override;
    void habitsKnown() override;
    void setHabit(bool &habit, const QString &key, bool on);
    void lookBack();

    std::unique_ptr<EmpiresLibraryCards> m_cards;
    FramedField m_frame;
    empires::State m_shown;
    empiresview::Beside m_beside;
    bool m_showsAfter = false;
    bool m_showsTotal = false;
};

} // namespace pegsheet::app
