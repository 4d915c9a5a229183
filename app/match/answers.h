// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/touch.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQmlIntegration/qqmlintegration.h>

/// What a page asks for, as values: groups of keys, pads of numbers and words, each of which says what touch it is.
namespace pegsheet::app {

/// What can be touched: what it says, how it stands, and the touch that it is.
struct AnswerKey
{
    Q_GADGET
    QML_VALUE_TYPE(answerKey)
    /// Among the parts of the page; empty: that of its group, with its place.
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    /// What will come of it.
    Q_PROPERTY(QString detail MEMBER detail FINAL)
    /// An icon, or its place among the signs of the group.
    Q_PROPERTY(QString icon MEMBER icon FINAL)
    Q_PROPERTY(int sign MEMBER sign FINAL)
    /// "icon" and "text" of each, in a row before the words.
    Q_PROPERTY(QVariantList pictures MEMBER pictures FINAL)
    /// Whether it does something now; else a touch says why not.
    Q_PROPERTY(bool possible MEMBER possible FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)
    /// Whether it is hardly ever what is meant, for the reason it gives: it does what it says, and stands back.
    Q_PROPERTY(bool isUnusual MEMBER isUnusual FINAL)
    /// Whether what was said cannot be, for the reason in its words.
    Q_PROPERTY(bool isWrong MEMBER isWrong FINAL)

public:
    QString name;
    QString title;
    QString detail;
    QString icon;
    int sign = -1;
    QVariantList pictures;
    bool possible = true;
    bool chosen = false;
    bool isUnusual = false;
    bool isWrong = false;
    Touch touch;
    int field = -1; ///< the number of several that it frames, in the place of a touch
    QString page;   ///< the page of the window that it leads to, in the place of a touch; empty: none

    bool operator==(const AnswerKey &) const = default;
};

/// Keys, or a number or text that is entered, under a heading.
struct AnswerGroup
{
    Q_GADGET
    QML_VALUE_TYPE(answerGroup)
    /// How it is drawn: "keys" with pictures before words, "letters" that are typed as well, "tiles" with an icon over a word,
    /// "rows", "buttons", "lines" that are only read, "pad" and "stepper" of numbers, "entry" of a text, "words", a "sentence";
    /// else a part of the game's own.
    Q_PROPERTY(QString shape MEMBER shape FINAL)
    /// Among the parts of the page.
    Q_PROPERTY(QString name MEMBER name FINAL)
    /// The heading.
    Q_PROPERTY(QString title MEMBER title FINAL)
    /// What is read or was entered; of a pad what its numbers are, for those who only hear them.
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QList<pegsheet::app::AnswerKey> keys MEMBER keys FINAL)
    /// The list of signs, by its name in the game's pages, that its keys have theirs from; empty: none.
    Q_PROPERTY(QString signs MEMBER signs FINAL)
    /// Its keys are seldom wanted: they come forth at a touch of the heading. It has a name then.
    Q_PROPERTY(bool isFolded MEMBER isFolded FINAL)
    /// It has all that there is, and other keys make it shorter: where nothing scrolls its text, which says so, stands in its
    /// place.
    Q_PROPERTY(bool isAll MEMBER isAll FINAL)
    /// A touch on one of its keys is the end of it, where other keys put the answer together or are not possible: those that are
    /// possible are framed as what finishes is.
    Q_PROPERTY(bool finishes MEMBER finishes FINAL)
    /// One of its keys that is touched twice is chosen all the same.
    Q_PROPERTY(bool isOnce MEMBER isOnce FINAL)
    /// How many keys stand beside each other on a phone, and where there is more room; of letters as many as there is room for.
    Q_PROPERTY(int columns MEMBER columns FINAL)
    Q_PROPERTY(int wideColumns MEMBER wideColumns FINAL)
    /// There is so little room that pictures stand for the words.
    Q_PROPERTY(bool isTight MEMBER isTight FINAL)
    /// What can be entered, how many rows of keys a pad has on a phone, or lines the word of a tile with a picture, and the number
    /// that is entered already.
    Q_PROPERTY(int least MEMBER least FINAL)
    Q_PROPERTY(int most MEMBER most FINAL)
    Q_PROPERTY(int rows MEMBER rows FINAL)
    Q_PROPERTY(int chosen MEMBER chosen FINAL)
    /// A pad has keys for all numbers between these, so that each stays where it is whatever can be entered; where they are the
    /// same, for those that can be.
    Q_PROPERTY(int from MEMBER from FINAL)
    Q_PROPERTY(int to MEMBER to FINAL)

public:
    QString shape;
    QString name;
    QString title;
    QString text;
    QList<AnswerKey> keys;
    QString signs;
    int columns = 1;
    int wideColumns = 1;
    bool isFolded = false;
    bool isAll = false;
    bool finishes = false;
    bool isOnce = false;
    bool isTight = false;
    int least = 0;
    int most = 0;
    int rows = 1;
    int from = 0;
    int to = 0;
    int chosen = -1;
    Touch touch;           ///< with what is entered as its number or its text
    bool isFramed = false; ///< what is entered is the number that is framed

    bool operator==(const AnswerGroup &) const = default;
};

} // namespace pegsheet::app
