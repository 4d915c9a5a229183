// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/nations/nationstouches.h"
#include "model/core/matchof.h"
#include "model/core/refusal.h"
#include "model/nations/game.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <vector>

namespace pegsheet::app {

/// The end of an age as a table: players down, books, famine, strength and war across, filled column by column. What is not decided
/// yet is shown as it would be if nobody else spent anything. Once the age is over its table stands until the next is dealt.
class NationsAgeEnd : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match")
    /// The age ends now, and numbers are asked for (depths tracks and tiles) or spent (depth full).
    Q_PROPERTY(bool open READ open NOTIFY changed FINAL)
    /// The table is that of an age that is over.
    Q_PROPERTY(bool past READ past NOTIFY changed FINAL)
    /// Which age it is, from 1.
    Q_PROPERTY(int age READ age NOTIFY changed FINAL)
    /// 0 books, 1 famine, 2 strength, 3 war: the one asked for now; 4 all is done.
    Q_PROPERTY(int column READ column NOTIFY changed FINAL)
    /// In turn order: "seat", "name", "mark", "place"; "books": "text", "to", "points"; "famine": "met", "points"; "strength":
    /// "text", "becomes"; "war": "text", "points"; and in each cell "asked", "done", "sure" (nothing can change it any more) and
    /// "spoken". Points and places not known are -1.
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed FINAL)
    /// Whose number is asked for; -1 nobody's: everybody's at once, or none.
    Q_PROPERTY(int seat READ seat NOTIFY changed FINAL)
    /// "David: unspent strength?"
    Q_PROPERTY(QString question READ question NOTIFY changed FINAL)
    /// What decides ties, and what follows by itself.
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)

public:
    using Typed = MatchOf<nations::Nations>;
    enum Column { Books, Famine, Strength, War, Done };
    Q_ENUM(Column)

    /// `mend` begins to mend the move that filled a cell.
    NationsAgeEnd(NationsTouches touches, std::function<void(int seat, int column)> mend, QObject *parent);

    [[nodiscard]] bool open() const { return m_column < Done; }
    [[nodiscard]] bool past() const { return m_past; }
    [[nodiscard]] int age() const { return m_age; }
    [[nodiscard]] int column() const { return m_column; }
    [[nodiscard]] QVariantList rows() const { return m_rows; }
    [[nodiscard]] int seat() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString note() const;

    void setSeats(const QStringList &names, const QList<int> &marks);
    /// `told` as toldIn() has it.
    void show(const nations::State &state, const std::vector<nations::Effect> &told);
    /// What the moves of the end of the age did, or of that of the age before where the next is not dealt yet.
    [[nodiscard]] static std::vector<nations::Effect> toldIn(const Typed &match);
    /// The place of the move that filled that cell of the age that ends now, or ended last; -1 where none did.
    [[nodiscard]] static int moveOf(const Typed &match, int seat, int column);
    /// Words changed with the language.
    void retranslate();

    /// A cell was touched: that player is asked now; one that is filled is mended.
    Q_INVOKABLE void ask(int seat, int column);

Q_SIGNALS:
    void changed();
    void refused(const pegsheet::Refusal &refusal);

private:
    /// What is known of one player.
    struct Row
    {
        int gained = 0;
        int books = 0;
        int bookPoints = -1;
        bool met = false;
        int faminePoints = -1;
        int strength = -1;
        int becomes = 0; ///< place, from 1
        bool tied = false;
        bool warMet = false;
        int warPoints = -1;
        int warSpent = 0;
        int warNeeded = 0;
    };

    /// The place of the move that ended the actions; -1 where no age ends or ended last.
    [[nodiscard]] static int firstOf(const Typed &match);
    [[nodiscard]] nations::TurnOrder orderShown() const;
    [[nodiscard]] std::vector<nations::Effect> wholeStory() const;
    [[nodiscard]] Row rowOf(int seat, const std::vector<nations::Effect> &story) const;
    [[nodiscard]] bool isDone(int seat, int column) const;
    [[nodiscard]] QVariantMap cell(int seat, int column, const Row &row) const;
    [[nodiscard]] static QString nameOfColumn(int column);
    [[nodiscard]] QString spokenCell(int seat, int column, const Row &row) const;
    [[nodiscard]] QStringList tiedNames() const;
    void update();

    NationsTouches m_touches;
    std::function<void(int, int)> m_mend;
    QStringList m_names;
    QList<int> m_marks;
    nations::State m_state;
    std::vector<nations::Effect> m_told;
    bool m_past = false;
    int m_age = 0;
    int m_column = Done;
    QVariantList m_rows;
};

} // namespace pegsheet::app
