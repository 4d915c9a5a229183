// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/match/movedescription.h"
#include "model/core/ways.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QtQmlIntegration/qqmlintegration.h>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace pegsheet::app {

/// The moves of a match from the set-up to the end of the line, newest last: those made, then those undone.
/// Rows are worded when they are looked at, so a match of thousands of moves opens at once.
class MoveList : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a match")
    /// How many moves are made; rows from there on are undone.
    Q_PROPERTY(int made READ made NOTIFY madeChanged FINAL)

public:
    /// Place: of the move in the line, whatever else is shown. Mended: it came in by a repair. Ways: so many other ways leave
    /// the line there.
    enum Role {
        SeatRole = Qt::UserRole + 1,
        SentenceRole,
        DetailRole,
        CorrectionRole,
        UndoneRole,
        RoundRole,
        PlayerRole,
        PlaceRole,
        MendedRole,
        WaysRole
    };

    using Row = MoveDescription;
    using Wording = std::function<Row(int place)>;
    /// What the tree tells of the line, by place.
    struct Signs
    {
        std::vector<bool> mended;
        std::vector<std::vector<pegsheet::Way>> ways;
    };
    using Signing = std::function<Signs()>;

    /// The round of the move at that place, without its words.
    using Rounding = std::function<int(int place)>;

    MoveList(Wording wording, Rounding rounding, Signing signing, QObject *parent)
        : QAbstractListModel(parent), m_wording(std::move(wording)), m_rounding(std::move(rounding)), m_signing(std::move(signing))
    {
    }

    [[nodiscard]] int made() const { return m_made; }
    /// The line now has so many moves made and so many in all; those before `unchanged` are as they were.
    void show(int made, int total, int unchanged);
    void retranslate();

    [[nodiscard]] const Row &row(int place) const;
    /// Returns the move in words that stand alone; empty where there is none.
    Q_INVOKABLE QString whole(int place) const;
    /// Returns the other ways that leave the line there.
    [[nodiscard]] const std::vector<pegsheet::Way> &ways(int place) const;
    /// How many rounds there are to the end of the line, and the first place of one.
    [[nodiscard]] int rounds() const { return m_total > 0 ? round(m_total - 1) : 0; }
    [[nodiscard]] int round(int place) const { return m_rounding(place); }
    [[nodiscard]] int placeOfRound(int round) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void madeChanged();

private:
    [[nodiscard]] const Signs &signs() const;

    Wording m_wording;
    Rounding m_rounding;
    Signing m_signing;
    int m_made = 0;
    int m_total = 0;
    mutable int m_worded = -1; ///< the place of the row at hand: one is asked for many times in a row
    mutable Row m_row;
    mutable std::optional<Signs> m_signs; ///< asked for when first looked at
};

} // namespace pegsheet::app
