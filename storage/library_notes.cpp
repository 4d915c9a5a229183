// SPDX-License-Identifier: Apache-2.0
// What people say of matches, how long their turns took, what reviews of them found, and the bin.
#include "storage/library_p.h"

#include "model/core/keptrollouts.h"
#include "storage/rows.h"

#include <SQLiteCpp/Column.h>

#include <sqlite3.h>

#include <algorithm>
#include <stdexcept>
#include <string_view>

namespace pegsheet::storage {

void Library::Private::putAbout(MatchId id, const MatchEntry &entry)
{
    const About about{rows::cut(entry.about.place, kLongestPlace), rows::cut(entry.about.note, kLongestNote)};
    if (!(about == About())) {
        Use row(statements.describe);
        row->bind(1, id.value);
        row->bindNoCopy(2, about.place);
        row->bindNoCopy(3, about.note);
        row->exec();
    }
    if (entry.origin) {
        Use row(statements.putOrigin);
        row->bind(1, id.value);
        row->bindNoCopy(2, entry.origin->uid);
        row->bind(3, entry.origin->moves);
        row->exec();
    }
    if (entry.removedAt != 0) {
        Use row(statements.putRemoved);
        row->bind(1, id.value);
        row->bind(2, entry.removedAt);
        row->exec();
    }
}

void Library::describe(MatchId id, const About &about)
{
    d->writing([&] {
        (void)d->standing(id);
        const About kept{rows::cut(about.place, kLongestPlace), rows::cut(about.note, kLongestNote)};
        Use row(d->statements.describe);
        row->bind(1, id.value);
        row->bindNoCopy(2, kept.place);
        row->bindNoCopy(3, kept.note);
        d->next = d->last; // no match stands otherwise for it
        return row->exec();
    });
}

void Library::Private::putTurnTimes(MatchId id, std::span<const std::int64_t> seconds)
{
    for (std::size_t seat = 0; seat < seconds.size(); ++seat) {
        SQLite::Statement row(db, "INSERT OR REPLACE INTO turn_time (match, seat, seconds) VALUES (?1, ?2, ?3)");
        row.bind(1, id.value);
        row.bind(2, static_cast<std::int64_t>(seat));
        row.bind(3, seconds[seat]);
        row.exec();
    }
}

std::size_t Library::Private::seatsOf(MatchId id)
{
    SQLite::Statement seats(db, "SELECT json_array_length(players) FROM match WHERE id = ?1");
    seats.bind(1, id.value);
    return seats.executeStep() ? static_cast<std::size_t>(std::max(0, seats.getColumn(0).getInt())) : 0;
}

std::vector<std::int64_t> Library::Private::turnTimes(MatchId id, std::size_t seats)
{
    std::vector<std::int64_t> times;
    SQLite::Statement row(db, "SELECT seat, seconds FROM turn_time WHERE match = ?1 AND seat BETWEEN 0 AND ?2 - 1");
    row.bind(1, id.value);
    row.bind(2, static_cast<std::int64_t>(seats));
    while (row.executeStep()) {
        times.resize(seats);
        times[static_cast<std::size_t>(row.getColumn(0).getInt64())] = std::max<std::int64_t>(0, row.getColumn(1).getInt64());
    }
    return times;
}

std::vector<std::int64_t> Library::Private::turnTimesIfReadable(MatchId id, std::size_t seats)
{
    try {
        return turnTimes(id, seats);
    } catch (const SQLite::Exception &exception) {
        if (exception.getErrorCode() != SQLITE_CORRUPT)
            throw;
        return {};
    }
}

std::vector<std::int64_t> Library::turnTimes(MatchId id) const
{
    return d->reading([&] { return d->turnTimes(id, d->seatsOf(id)); });
}

void Library::saveTurnTimes(MatchId id, std::span<const std::int64_t> seconds)
{
    if (std::any_of(seconds.begin(), seconds.end(), [](std::int64_t each) { return each < 0; }))
        throw std::invalid_argument("no time is less than nothing");
    d->writing([&] {
        (void)d->standing(id);
        if (d->seatsOf(id) < seconds.size())
            throw std::invalid_argument("more times than seats");
        d->putTurnTimes(id, seconds);
        d->next = d->last; // no match stands otherwise for it
        return true;
    });
}

void Library::saveReview(MatchId id, std::string_view found)
{
    if (found.size() > kMostKept)
        throw std::invalid_argument("a review is not that long");
    d->writing([&] {
        (void)d->standing(id);
        SQLite::Statement row(d->db, "INSERT OR REPLACE INTO review (match, found) VALUES (?1, ?2)");
        row.bind(1, id.value);
        row.bindNoCopy(2, found.data(), static_cast<int>(found.size()));
        d->next = d->last; // no match stands otherwise for it
        return row.exec();
    });
}

std::string Library::review(MatchId id) const
{
    return d->reading([&]() -> std::string {
        try {
            SQLite::Statement row(d->db, "SELECT found FROM review WHERE match = ?1");
            row.bind(1, id.value);
            return row.executeStep() ? row.getColumn(0).getString() : std::string();
        } catch (const SQLite::Exception &exception) {
            if (exception.getErrorCode() != SQLITE_CORRUPT)
                throw;
            return {};
        }
    });
}

void Library::remove(MatchId id)
{
    d->writing([&] {
        (void)d->standing(id);
        d->recount(id, [&] {
            Use row(d->statements.putRemoved);
            row->bind(1, id.value);
            row->bind(2, std::max<std::int64_t>(1, d->options.clock()));
            row->exec();
        });
        d->next = d->last;
        return true;
    });
}

void Library::takeBack(MatchId id)
{
    d->writing([&] {
        (void)d->standing(id);
        d->recount(id, [&] {
            Use row(d->statements.putRemoved);
            row->bind(1, id.value);
            row->bind(2);
            row->exec();
        });
        d->next = d->last;
        return true;
    });
}

void Library::erase(MatchId id)
{
    d->writing([&] {
        (void)d->standing(id);
        {
            Use row(d->statements.counting);
            row->bind(1, id.value);
            if (!row->executeStep() || row->getColumn(4).getInt() == 0)
                throw std::invalid_argument("only a match in the bin is forgotten");
        }
        for (const std::string_view table :
             {"review", "result", "about", "turn_time", "mend", "point", "edition", "move", "progress"}) {
            SQLite::Statement row(d->db, "DELETE FROM " + std::string(table) + " WHERE match = ?1");
            row.bind(1, id.value);
            row.exec();
        }
        SQLite::Statement row(d->db, "DELETE FROM match WHERE id = ?1");
        row.bind(1, id.value);
        return row.exec();
    });
}

} // namespace pegsheet::storage
