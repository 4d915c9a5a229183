// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/empires/empiresview.h"
#include "app/empires/text/empirestext.h"
#include "app/match/tablematch.h"
#include "model/empires/pencil.h"

#include <QVariantList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <memory>
#include <optional>

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
    /// The same in words.
    Q_PROPERTY(QString phaseName READ phaseName NOTIFY tableChanged FINAL)
    /// By seat: "seat", "name", "mark", "score", "total" (as if the match ended now), "healthy", "strength" in words, "missing"
    /// (strength to the next tier of the Conflict card), "isStart", "done", "bid", "tier" (what the Conflict card brings with it),
    /// "row" and "ledger", see empiresview; where resources are kept "resources" ("name", "icon", "count"), "hand", how many cards,
    /// and "left", how many of them may still be played or sold.
    Q_PROPERTY(QVariantList sheets READ sheets NOTIFY tableChanged FINAL)
    Q_PROPERTY(QVariantList crises READ crises NOTIFY tableChanged FINAL)
    /// Whether it is shown how rows would lie after a Disaster, how many cards have not been seen, and the points as if the match
    /// ended now. Off at first; the table's habit from then on.
    Q_PROPERTY(bool showsAfter READ showsAfter WRITE setShowsAfter NOTIFY tableChanged FINAL)
    Q_PROPERTY(bool showsUnseen READ showsUnseen WRITE setShowsUnseen NOTIFY tableChanged FINAL)
    Q_PROPERTY(bool showsTotal READ showsTotal WRITE setShowsTotal NOTIFY tableChanged FINAL)
    /// What the table has to move with its own cards, until something else is done: what changed places, and where the match went
    /// back, was mended or corrected, whatever else lies otherwise. Empty where there is nothing.
    Q_PROPERTY(QString crossing READ crossing NOTIFY tableChanged FINAL)
    /// What came of the Conflict that was just fought, see empiresview::fought(), until something else is done; empty at any other
    /// time.
    Q_PROPERTY(QVariantList fought READ fought NOTIFY tableChanged FINAL)
    Q_PROPERTY(QVariantList takers READ takers NOTIFY tableChanged FINAL)
    /// Who has bid in a Conflict, see empiresview::axeBids(); empty at any other time.
    Q_PROPERTY(QVariantList bids READ bids NOTIFY tableChanged FINAL)
    Q_PROPERTY(QVariantList spaces READ spaces NOTIFY tableChanged FINAL)
    /// The position that an open Disaster names, or the one that is being said; 0: none.
    Q_PROPERTY(int target READ target NOTIFY tableChanged FINAL)
    /// What is begun: "kind" of a card (-1 where it is not said), "seat", "asks" ("hit", "place" or empty), "loss" what that player
    /// loses by the Disaster whose card is laid now, in words, "hasRow" that rows are laid out.
    Q_PROPERTY(QVariantMap begun READ begun NOTIFY tableChanged FINAL)
    /// The names of the eight kinds; the spaces of the round track that this table can have: "space", "id" as the model names it,
    /// "name".
    Q_PROPERTY(QStringList kindNames READ kindNames NOTIFY languageChanged FINAL)
    Q_PROPERTY(QVariantList spaceNames READ spaceNames NOTIFY languageChanged FINAL)
    /// The name of the card that is described; empty where none is.
    Q_PROPERTY(QString described READ described NOTIFY tableChanged FINAL)
    /// Whether all act at the same time, each for themselves.
    Q_PROPERTY(bool isTogether READ isTogether NOTIFY tableChanged FINAL)
    /// Whether the app counts resources: what a screen hides is in `sheets`, and shown to nobody who does not hold a finger on it.
    Q_PROPERTY(bool keepsResources READ keepsResources CONSTANT FINAL)

public:
    using Typed = MatchOf<empires::Empires>;

    /// The session must hold a match of this game.
    explicit EmpiresMatch(std::unique_ptr<Session> session);
    ~EmpiresMatch() override;
    /// From now on the match takes cards from the card library, which learns from it once it is over or closed.
    void setCards(std::unique_ptr<EmpiresLibraryCards> cards);
    void teachCards() override;

    [[nodiscard]] QString stage() const;
    [[nodiscard]] QString phaseName() const;
    [[nodiscard]] QVariantList sheets() const;
    [[nodiscard]] QVariantList crises() const;
    [[nodiscard]] QVariantList takers() const;
    [[nodiscard]] QVariantList bids() const;
    [[nodiscard]] bool showsAfter() const { return m_showsAfter; }
    void setShowsAfter(bool shows);
    [[nodiscard]] bool showsUnseen() const { return m_beside.tellsUnseen; }
    void setShowsUnseen(bool shows);
    [[nodiscard]] bool showsTotal() const { return m_showsTotal; }
    void setShowsTotal(bool shows);
    [[nodiscard]] QString crossing() const;
    [[nodiscard]] QVariantList fought() const { return m_fought; }
    [[nodiscard]] QVariantList spaces() const;
    [[nodiscard]] int target() const;
    [[nodiscard]] QString question() const override;
    [[nodiscard]] QVariantMap begun() const;
    [[nodiscard]] QStringList kindNames() const;
    [[nodiscard]] QVariantList spaceNames() const;
    [[nodiscard]] QString described() const;
    [[nodiscard]] bool isTogether() const;
    [[nodiscard]] bool keepsResources() const { return state().keepsResources(); }
    /// Where all act at once: whose tablet it is, as long as there is something left to do.
    [[nodiscard]] int seat() const override;
    [[nodiscard]] QString variantName() const override;
    [[nodiscard]] QVariantList rules() const override;

    /// What works for that player in this phase, see empiresview::works().
    Q_INVOKABLE QVariantList worksOf(int seat) const;
    /// What a touch on a place of that row does now: it is chosen, destroyed or repaired, or told.
    Q_INVOKABLE void touchPlace(int seat, int position);

    /// Asks for what that place is worth, where that is missing and can be told now. False where not.
    Q_INVOKABLE bool askValue(int seat, int position);

    /// Fields are "score" and, by its position, a place of the row: "row/3".
    Q_INVOKABLE QString correctionOf(int seat, const QString &path) const override;
    /// The row of that player as a correction sets it: "location", "destroyed", "innovations".
    Q_INVOKABLE QVariantList rowOf(int seat) const;
    /// What a correction sets of the turn, as it is now: "round", "track" (the names of its spaces), and "crises" with "card" and
    /// "open".
    Q_INVOKABLE QVariantMap turnOf() const;
    /// A card by its kind and number (1 to 11), or by its id: "id" ("fire-9"), "card" its index, "name", "kind", "number". Empty
    /// for what is none.
    Q_INVOKABLE QVariantMap cardOf(int kind, int number) const;
    Q_INVOKABLE QVariantMap cardNamed(const QString &id) const;

Q_SIGNALS:
    /// What a place is worth is asked for next, since it was touched.
    void valueAsked();

private:
    [[nodiscard]] QVariantMap sheet(int seat) const;
    [[nodiscard]] const Typed &typed() const { return static_cast<const Typed &>(match()); }
    [[nodiscard]] const empires::State &state() const { return typed().current(); }
    [[nodiscard]] const empires::Pencil &pencil() const { return static_cast<const empires::Line *>(touchLine())->pencil(); }
    [[nodiscard]] std::vector<Value> movesAlong(std::span<const Value> moves) override;
    [[nodiscard]] std::vector<empires::Conflict> knownConflicts() const;
    [[nodiscard]] empires::PlaceFigures placeFigures() const;
    [[nodiscard]] QList<AnswerGroup> answersNow(int seat) const override;
    [[nodiscard]] int figuresOf() const override;
    [[nodiscard]] std::optional<FramedField::Number> figure(int field) const override;
    [[nodiscard]] std::optional<TypedDigits::Asked> askedNumber() override;
    [[nodiscard]] Touch figureTouch(const FramedField::Number &figure, std::optional<int> number) const override;
    [[nodiscard]] Bar barNow() override;
    void campaignBar(Bar &bar) const;
    void sheetBar(Bar &bar);
    [[nodiscard]] Bar describingBar();
    [[nodiscard]] QString standingNow() const override;
    [[nodiscard]] QString lastRoundNow() const override;
    [[nodiscard]] int roundsPlayed() const override;
    [[nodiscard]] QString touchName(const Touch &touch) const override;
    [[nodiscard]] QString whyNothing(int seat, const QString &path) const override;
    [[nodiscard]] Sound soundSince(int) const override { return Sound::Peg; }
    [[nodiscard]] std::function<void()> aboutToSeek(int moves) override;
    [[nodiscard]] std::function<void()> update() override;
    void habitsKnown() override;
    void setHabit(bool &habit, const QString &key, bool on);
    void lookBack();
    void retranslateOwn() override;
    [[nodiscard]] bool isPlayedOn(int length, NodeId head) const;

    std::unique_ptr<EmpiresLibraryCards> m_cards;
    empires::State m_shown;
    NodeId m_shownAt = 0;  ///< the node of it
    NodeId m_notedAt = -1; ///< that the history of the cards goes up to
    int m_shownLength = -1;
    std::optional<empires::State> m_leftFor; ///< that the match left in another way than by moves that were made
    empiresview::Beside m_beside;
    QVariantList m_fought;
    QString m_dealt;
    empires::Card m_taken;                     ///< that was just laid into a row, and nobody knows what it does
    std::optional<empires::Location> m_valued; ///< that was touched to say what it is worth
    bool m_showsAfter = false;
    bool m_showsTotal = false;
};

} // namespace pegsheet::app
