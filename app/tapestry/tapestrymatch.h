// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/tablematch.h"
#include "app/tapestry/tapestryledger.h"
#include "app/tapestry/tapestrylibrarycards.h"
#include "model/tapestry/pencil.h"

#include <QSet>
#include <QVariantList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>
#include <memory>
#include <optional>

namespace pegsheet::app {

/// A match of Tapestry as the window shows it: the tracks, the income mats, what is pending, and what is begun by touches.
class TapestryMatch : public pegsheet::app::TableMatch
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Opened by the application")
    /// Where the match stands, as the model calls it: "queue".
    Q_PROPERTY(QString stage READ stage NOTIFY tableChanged FINAL)
    /// Points are told by their numbers, and hardly anything else is kept.
    Q_PROPERTY(bool isByNumbers READ isByNumbers CONSTANT FINAL)
    /// By seat: "seat", "name", "mark", "vp", "incomes", "finished", "keepsCity", "resources" ("name", "icon", "count", "track"
    /// whose own resource it is), "pending" (how many entries are this player's), and as tapestryview has them "tracks", "mat",
    /// "income", "counters", "map", "ledger", and where cards are known by name "acting", "inForce",
    /// "stacks", "techRows", and where civilizations are "mats".
    Q_PROPERTY(QVariantList sheets READ sheets NOTIFY tableChanged FINAL)
    /// What lies on the table for everybody, see tapestryview: the tracks, achievements, landmarks, and of a landmark that is taken
    /// "came", where and when it came from ("Science 4, tier II, round 3").
    Q_PROPERTY(QVariantList board READ board NOTIFY tableChanged FINAL)
    Q_PROPERTY(QVariantList achievements READ achievements NOTIFY tableChanged FINAL)
    Q_PROPERTY(QVariantList landmarks READ landmarks NOTIFY tableChanged FINAL)
    /// What is pending, see tapestryview.
    Q_PROPERTY(QVariantList queue READ queue NOTIFY tableChanged FINAL)
    /// So many tapestry cards of a player can be in force at once.
    Q_PROPERTY(int mostActing READ mostActing CONSTANT FINAL)
    /// Tech and tapestry cards are known by their names.
    Q_PROPERTY(bool namesCards READ namesCards CONSTANT FINAL)
    /// Civilizations are, too.
    Q_PROPERTY(bool namesMats READ namesMats CONSTANT FINAL)
    /// A city is kept plot by plot.
    Q_PROPERTY(bool keepsCities READ keepsCities NOTIFY tableChanged FINAL)
    /// What is about to be built, on its spot in pencil, as tapestryview::place() has it, and "isAside", whether it was laid
    /// aside; empty where nothing is.
    Q_PROPERTY(QVariantMap placing READ placing NOTIFY tableChanged FINAL)
    /// What was done of the turn so far, in sentences.
    Q_PROPERTY(QStringList done READ done NOTIFY tableChanged FINAL)
    /// The numbers of an income turn, or of a finished sheet, that are told now; whose they are, -1 where none are.
    Q_PROPERTY(QVariantList numbers READ numbers NOTIFY tableChanged FINAL)
    Q_PROPERTY(int toldSeat READ toldSeat NOTIFY tableChanged FINAL)
    /// A benefit that is told: "seat", "pictures", "words", "inOrder", "count" of its parts, "why"; empty where none is.
    Q_PROPERTY(QVariantMap benefit READ benefit NOTIFY tableChanged FINAL)
    /// Whose turn comes once all that is optional is declined; -1 where something else is pending.
    Q_PROPERTY(int nextSeat READ nextSeat NOTIFY tableChanged FINAL)
    /// Whose turn it is, whoever answers.
    Q_PROPERTY(int turnSeat READ turnSeat NOTIFY tableChanged FINAL)
    /// Whose the last turn that is over was; -1 where none is.
    Q_PROPERTY(int lastSeat READ lastSeat NOTIFY tableChanged FINAL)
    /// Whether it is shown which steps are affordable and what they bring. Off at first; the table's habit from then on.
    Q_PROPERTY(bool showsAdvice READ showsAdvice WRITE setShowsAdvice NOTIFY tableChanged FINAL)

public:
    using Typed = MatchOf<tapestry::Game>;

    /// The session must hold a match of this game.
    explicit TapestryMatch(std::unique_ptr<Session> session);

    /// Offers the cards of the card library from now on.
    void setCards(std::unique_ptr<TapestryLibraryCards> cards);
    /// The card library may have others now.
    Q_INVOKABLE void refreshCards() { tellTable(); }
    /// Shows the tapestry cards that begin as that name does, where one is asked for by its name; else nothing.
    Q_INVOKABLE void showNamed(const QString &name);

    [[nodiscard]] QString stage() const;
    [[nodiscard]] bool isByNumbers() const { return state().isByNumbers(); }
    [[nodiscard]] QVariantList sheets() const;
    [[nodiscard]] QVariantList board() const;
    [[nodiscard]] QVariantList achievements() const;
    [[nodiscard]] QVariantList landmarks() const;
    [[nodiscard]] QVariantList queue() const;
    [[nodiscard]] int mostActing() const { return tapestry::ActingCards::kMost; }
    [[nodiscard]] bool namesCards() const { return state().agreed.namesCards; }
    [[nodiscard]] bool namesMats() const { return state().agreed.namesMats; }
    [[nodiscard]] bool keepsCities() const;
    [[nodiscard]] QVariantMap placing() const;
    [[nodiscard]] QStringList done() const;
    [[nodiscard]] QVariantList numbers() const;
    [[nodiscard]] int toldSeat() const { return tapestry::toldSeat(state(), pencil()); }
    [[nodiscard]] QVariantMap benefit() const;
    [[nodiscard]] QString question() const override;
    [[nodiscard]] int nextSeat() const;
    [[nodiscard]] int turnSeat() const { return state().turn; }
    [[nodiscard]] int lastSeat() const;
    [[nodiscard]] bool showsAdvice() const { return m_showsAdvice; }
    void setShowsAdvice(bool shows);
    /// Where points are told by their numbers: whose they are.
    [[nodiscard]] int seat() const override;
    [[nodiscard]] QString variantName() const override;
    [[nodiscard]] QVariantList rules() const override;

    /// All spaces of a track, and what stands on one, see tapestryview.
    Q_INVOKABLE QVariantList spacesOf(int track) const;
    Q_INVOKABLE void tellSpace(int track, int space);
    /// A head was touched that cannot be advanced on now: says why, or what its next space brings.
    Q_INVOKABLE void tellTrack(int seat, int track);
    /// Which steps that player can pay for, see tapestryview::advice().
    Q_INVOKABLE QVariantMap adviceFor(int seat) const;
    /// The city of a player, see tapestryview::city().
    Q_INVOKABLE QVariantMap cityOf(int seat) const;
    /// A plot of it, see tapestryview::plot(); empty where there is none.
    Q_INVOKABLE QVariantMap plotAt(int seat, int row, int column) const;
    /// A piece on a spot of that city, to be looked at only, see tapestryview::place(); on its best where there is none such.
    Q_INVOKABLE QVariantMap tried(int seat, int what, int spot) const;
    /// Lays a landmark aside that the table gave by a correction, and takes it up to be built, in a city that is kept.
    Q_INVOKABLE void buildGiven(int seat, int landmark);
    /// What a correction can name of a player's cards and civilizations, see tapestryview.
    Q_INVOKABLE QVariantList techsFor(int seat) const;
    Q_INVOKABLE QVariantList cardsFor(int seat) const;
    Q_INVOKABLE QVariantList matsFor(int seat) const;
    /// Whether that tech card of the player is to light up: in the last turn or in this one a neighbour came to what it needs for
    /// the top row, and nobody has asked yet.
    Q_INVOKABLE bool lightsUp(int seat, const QString &tech);
    /// What a row of tech cards is called ("bottom").
    Q_INVOKABLE QString rowName(const QString &row) const;
    /// Whether what was done or taken back last is a correction.
    Q_INVOKABLE bool isCorrected() const;
    /// The plots that are missing to what is nearly complete, see tapestryview::missing().
    Q_INVOKABLE QVariantList missingPlots(int seat) const;
    /// The spot so many places on, the nearest one to a corner, and that in the next turn of the piece, see tapestryview; -1: none.
    Q_INVOKABLE int spotAfter(int seat, int what, int spot, int step) const;
    Q_INVOKABLE int spotNear(int seat, int what, int turn, double column, double row) const;
    /// The next spot over a plot, see tapestryview::spotOver(); where there is none that is told.
    Q_INVOKABLE int spotOver(int seat, int what, int spot, int turn, int column, int row);
    Q_INVOKABLE int spotTurned(int seat, int what, int spot) const;
    /// Where a told benefit comes from, in the table's own words.
    Q_INVOKABLE void sayWhy(const QString &text);

private:
    [[nodiscard]] const Typed &typed() const { return static_cast<const Typed &>(match()); }
    [[nodiscard]] const tapestry::State &state() const { return typed().current(); }
    [[nodiscard]] const tapestry::Pencil &pencil() const { return static_cast<const tapestry::Line *>(touchLine())->pencil(); }
    /// By seat the card of the table's own that was played last in this turn; empty: none was, or another one since.
    [[nodiscard]] QStringList ownCardsPlayed() const;
    [[nodiscard]] int turnBefore(int place) const;
    [[nodiscard]] QString doneText(const MoveDescription &row, const tapestry::Move &move) const;
    [[nodiscard]] QVariantMap sheet(int seat, const tapestryview::CardPoints &byCard) const;
    [[nodiscard]] bool keepsCity(int seat) const;
    [[nodiscard]] QList<AnswerGroup> answersNow(int seat) const override;
    [[nodiscard]] int figuresOf() const override { return toldSeat(); }
    [[nodiscard]] std::optional<FramedField::Number> figure(int field) const override;
    [[nodiscard]] Touch figureTouch(const FramedField::Number &figure, std::optional<int> number) const override;
    [[nodiscard]] Bar barNow() override;
    void turnBar(Bar &bar);
    void queueBar(Bar &bar);
    void placeBar(Bar &bar, const tapestry::Placing &placing);
    void benefitBar(Bar &bar);
    void playBar(Bar &bar, bool isSaid);
    void numbersBar(Bar &bar);
    void takeBar(Bar &bar, const tapestry::Entry &entry, tapestry::PencilKind kind);
    void cardBar(Bar &bar, tapestry::Wants wants);
    void skipOffer(Bar &bar, const tapestry::Entry &entry, tapestry::Wants wants);
    [[nodiscard]] QString incomeDetail() const;
    [[nodiscard]] QString standingNow() const override;
    [[nodiscard]] bool tellsCorrections() const override { return true; }
    [[nodiscard]] QString touchName(const Touch &touch) const override;
    /// A card of the table's own that was played counts a use in the card library.
    void touchesMade(const TouchLine &) override;
    [[nodiscard]] Sound soundSince(int) const override { return Sound::Peg; }
    [[nodiscard]] QString whyNothing(int seat, const QString &path) const override;
    /// With the heading under which the field stands: "group" is "points", "resources", "table", "cards", else the first word of
    /// the path.
    [[nodiscard]] QVariantMap fieldMap(int seat, const FieldRow &row) const override;
    void habitsKnown() override;

    std::unique_ptr<TapestryLibraryCards> m_cards; ///< null where there is no card library
    bool m_showsAdvice = false;
    QSet<QString> m_lit; ///< which cards have lit up, and since which turn
};

} // namespace pegsheet::app
