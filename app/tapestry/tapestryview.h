// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/answers.h"
#include "model/tapestry/pencil.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include <cstdint>
#include <span>

namespace pegsheet::app {

/// The words of the lists of tapestryview, which stand in several files.
struct TapestryView
{
    Q_DECLARE_TR_FUNCTIONS(TapestryView)
};

} // namespace pegsheet::app

/// What of the state the window shows, as plain lists and maps.
namespace pegsheet::app::tapestryview {

/// The picture of a word of the language of benefits, of what points count, and of a resource, track, building.
[[nodiscard]] QString iconOf(tapestry::Word word);
[[nodiscard]] QString iconOf(tapestry::Counted counted);
[[nodiscard]] QString iconOf(tapestry::Resource resource);
[[nodiscard]] QString iconOf(tapestry::Track track);
[[nodiscard]] QString iconOf(tapestry::Building building);
/// A benefit as pictures from the left: "icon" (empty: only a text) and "text" (how many of it, points, or a word between two
/// pictures; empty where the picture says it all).
[[nodiscard]] QVariantList pictures(std::span<const tapestry::Node> nodes);
/// The same of resources: one picture each.
[[nodiscard]] QVariantList pictures(const tapestry::Resources &resources);
/// The same of what a tapestry card does, as cardText() says it: what is played, or what is listened to, a colon and what comes
/// then.
[[nodiscard]] QVariantList cardPictures(tapestry::TapestryCard card);
/// The same of what a civilization does, as matText() says it.
[[nodiscard]] QVariantList matPictures(tapestry::Civilization civilization, int players, bool adjusts);
/// The same of something that happens, before what comes then; of a track nothing is drawn.
[[nodiscard]] QVariantList pictures(tapestry::Event event);
/// Sets a group of pictures behind those that are there, apart from them; an empty one changes nothing.
void addGroup(QVariantList &list, const QVariantList &group);
/// One of them, and those of several icons with blanks between their names, behind what is there.
[[nodiscard]] QVariantMap picture(const QString &icon, const QString &text = {});
void addIcons(QVariantList &list, const char *icons);

/// Where something that is pending comes from: "Science 7", "Income turn 3", a card by its name.
[[nodiscard]] QString whyText(tapestry::Why why);
/// What is pending, in words: a benefit, or a step of the income turn.
[[nodiscard]] QString whatText(const tapestry::State &state, const tapestry::Entry &entry);

/// The four tracks of a player: "track", "id" as corrections name it, "name", "icon", "space" that comes next (0: the end is
/// reached), "benefit" and "bonus" of it as pictures, "says" both in words, "cost" as pictures of what would be paid, "possible"
/// that the step can be made now, "missing" why not (empty where it is nobody's turn to), "tokens" where the own tokens are,
/// "chosen" that its payment is chosen by hand, "canChoose" that it could be, "helps" whom of the others it helps (empty: nobody,
/// or the step cannot be made now).
[[nodiscard]] QVariantList tracks(const tapestry::State &state, int seat, const tapestry::Pencil &pencil, const QStringList &names);
/// The tracks as they lie on the table: "name", "cells" (the spaces from 0: the seats of the tokens there), "landmarks" (tiers II
/// to IV: "space", "name", "owner", a seat or -1), and "says", whose tokens stand where.
[[nodiscard]] QVariantList board(const tapestry::State &state, const QStringList &names);
/// All spaces of a track: "space", "says" what it brings in words, "pictures", "cost" in words.
[[nodiscard]] QVariantList spaces(const tapestry::State &state, tapestry::Track track);
/// What stands on a space, in sentences.
[[nodiscard]] QString spaceSays(const tapestry::State &state, tapestry::Track track, int space, const QStringList &names);

/// The income mat: rows with "name", "icon", "open", and "slots": "open", "pictures" of what it brings or hides.
[[nodiscard]] QVariantList mat(const tapestry::State &state, int seat);
/// What the next income turn, or the one that is being taken, would bring as it stands: "turn" (0: there is none), "steps" of it
/// ("name", "state": "done", "now", "open"), "lines" ("icon", "name", "detail", "amount"), "points", "total" with them,
/// "resources", and "bonus", what is known of the era bonus.
[[nodiscard]] QVariantMap income(const tapestry::State &state, int seat, const QStringList &names);

/// What is pending, the next first: "place" as the outside counts, "seat", "title", "detail", "pictures", "isOpen" (it is answered
/// now), "isReady", "isOptional". What a card that is not printed brings has the name of that: `ownCards` by seat, empty where none
/// is known.
[[nodiscard]] QVariantList queue(const tapestry::State &state, const tapestry::Pencil &pencil, const QStringList &ownCards = {});
/// A tapestry card of the table's own, as the card library has it.
struct OwnCard
{
    QString name;
    QString detail;          ///< what it says
    tapestry::Benefit gains; ///< none where that is not known
    bool isPlayed = true;    ///< what it brings comes as it is played, and not later
    std::int64_t record = 0; ///< its number in the card library; 0: it is not there

    bool operator==(const OwnCard &) const = default;
};
/// What answers the open entry. Where a tapestry card is named, those of the table's own are among them, and a key that leads to
/// where one is typed in; null: there is no card library.
[[nodiscard]] QList<AnswerGroup> answers(const tapestry::State &state, const tapestry::Pencil &pencil, const QStringList &names,
                                         const QList<OwnCard> *own = nullptr);
/// What a key says.
struct AnswerText
{
    QString title;
    QString detail;
    QVariantList pictures;
};
/// What is said where an entry is done or declined, or its points are counted before the rest is done.
[[nodiscard]] AnswerText plainAnswer(const tapestry::State &state, const tapestry::Pencil &pencil, const tapestry::Entry &entry);
/// What a benefit is told by, as groups of keys.
[[nodiscard]] QList<AnswerGroup> wordKeys(const tapestry::State &state);
/// The numbers that are told of an income turn, or of a finished sheet: "field", "title", "number" (-1: not said), "least", "most".
[[nodiscard]] QVariantList numbers(const tapestry::State &state, const tapestry::Pencil &pencil);

/// What lies beside the tracks and the mat of a player, where it is a number: "field" as corrections name it, "name", "icon",
/// "count".
[[nodiscard]] QVariantList counters(const tapestry::State &state, int seat);
/// What a player has on the map: "field" as corrections name it (empty: none), "name", "icon", "count" in words, and "says", what
/// it means for points now.
[[nodiscard]] QVariantList map(const tapestry::State &state, int seat);
/// Cards of a player that are in force, also those that were copied: "name", "about" (whom and which track it is about; empty:
/// nobody), "says" in sentences. Behind them tracks that the player locked.
[[nodiscard]] QVariantList acting(const tapestry::State &state, int seat, const QStringList &names);
/// What is in force of everybody, the player's first: "In force now: Academia, Broker of Peace (Ben)"; empty where nothing is.
[[nodiscard]] QString inForce(const tapestry::State &state, int seat, const QStringList &names);
/// The stacks of the player's income mat, from Maker of Fire on: "name", "cards" from the uppermost down, each with "name", "says"
/// (empty where it is not named), "about" (whom and what it is about while it acts, and what it copied).
[[nodiscard]] QVariantList stacks(const tapestry::State &state, int seat, const QStringList &names);
/// The player's tech cards by row, the top one first: "name", "icon", "unnamed" (how many are not named), and those that are as
/// "cards": "id", "name", "pictures" and "says" of circle and square, "needs" (for the top row; empty once it is there), "isMet",
/// "marker" (whose marker lies on it; mostly empty).
[[nodiscard]] QVariantList techRows(const tapestry::State &state, int seat);
/// Tech cards of the player, by their "id", for which a neighbour has now what the top row needs and did not have it before; not
/// where the player has it, too.
[[nodiscard]] QStringList techsJustMet(const tapestry::State &before, const tapestry::State &now, int seat);
/// The player's civilizations, where they are known by name, in the order in which they came: "id", "name", "pictures" and "says"
/// of what each does, and what drawnMat() and matNow() have.
[[nodiscard]] QVariantList mats(const tapestry::State &state, int seat, const QStringList &names);
/// The boxes of a civilization that its part of step 1 can still bring, as pictures; none of other entries.
[[nodiscard]] QVariantList openBoxes(const tapestry::State &state, const tapestry::Entry &entry);
/// What a correction can name of a player: techs that no other player has, and tapestry cards of which other players have fewer
/// than there are: "id", "name"; of a tapestry card also "isEra" (it can act), "wantsPartner", "wantsTrack". In the order of names.
[[nodiscard]] QVariantList techsFor(const tapestry::State &state, int seat);
[[nodiscard]] QVariantList cardsFor(const tapestry::State &state, int seat);
/// The same of civilizations that no other player has: "id", "name"; "numbers" that can be said of it ("field" and "name"; "at" its
/// place in a list, -1: none; "key" its member; "most"; "start", what it is where nothing is said; "shift", so much more is shown);
/// and "lists" ("field", "name", "options" with "id" and "name").
[[nodiscard]] QVariantList matsFor(const tapestry::State &state, int seat);
/// Achievements: "name", "seats" in order, "prizes" in words.
[[nodiscard]] QVariantList achievements(const tapestry::State &state);
/// Landmarks: "id" as corrections name it, "what" (its number as a piece), "name", "owner" (a seat, -1: free), "where" it is
/// gained, "cells" (column and row of each of its plots), "away" (how many spaces each player has still to go, in words).
[[nodiscard]] QVariantList landmarks(const tapestry::State &state, const QStringList &names);
/// Where a landmark is gained: "Exploration 4", "Tech card"; and the pictures of its shape and of that track, or of a tech card.
[[nodiscard]] QString landmarkWhere(tapestry::Landmark landmark);
[[nodiscard]] QVariantList landmarkPictures(tapestry::Landmark landmark);
/// How many steps the resources are still worth, and which are affordable: "steps", and "list" in track order with what each surely
/// brings.
[[nodiscard]] QVariantMap advice(const tapestry::State &state, int seat);

} // namespace pegsheet::app::tapestryview
