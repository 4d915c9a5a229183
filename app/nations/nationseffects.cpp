// SPDX-License-Identifier: Apache-2.0
// What came of a move, in phrases.
#include "app/nations/nationssentences.h"

#include "app/nations/nationswords.h"
#include "app/text/sentence.h"
#include "model/nations/game.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace pegsheet::app::nationssentences {

using namespace nations;

namespace {

std::string joined(const QStringList &parts)
{
    return listText(parts).toStdString();
}

class Telling
{
public:
    Telling(const State &before, const QStringList &names) : m_before(before), m_names(names) {}

    [[nodiscard]] QStringList lines(const std::vector<Effect> &effects)
    {
        for (const Effect &effect : effects)
            std::visit([this](const auto &each) { tell(each); }, effect);
        closeScores();
        return std::move(m_lines);
    }

private:
    // Points of several players are one line, once all of them are known.
    void add(std::string_view code, Object values = {})
    {
        closeScores();
        m_lines.append(say(code, std::move(values)));
    }
    [[nodiscard]] std::string name(int seat) const { return m_names.value(seat).toStdString(); }

    void score(std::string_view what, int seat, int points)
    {
        if (m_scored != what)
            closeScores();
        m_scored = what;
        if (points > 0)
            m_points.append(QStringLiteral("%1 %2").arg(m_names.value(seat)).arg(points));
        else
            m_without.append(m_names.value(seat));
    }
    void closeScores()
    {
        const std::string_view what = std::exchange(m_scored, {});
        const QStringList points = std::exchange(m_points, {});
        const QStringList without = std::exchange(m_without, {});
        if (what.empty())
            return;
        if (!points.isEmpty())
            m_lines.append(say(what == "books"        ? "booksScored"
                                   : what == "famine" ? "famineScored"
                                                      : "warScored",
                               {{"points", joined(points)}}));
        if (what == "books" && points.isEmpty())
            m_lines.append(say("nobodyScored"));
        if (what != "books" && !without.isEmpty())
            m_lines.append(say("tooLittle", {{"what", what}, {"players", joined(without)}}));
    }

    void tell(const Dealt &e)
    {
        if (e.depth != m_before.depth)
            add("depthNow", {{"depth", nameOf(e.depth)}});
        if (e.tiles > 0)
            add("offered", {{"tiles", e.tiles}});
    }
    void tell(const OpponentRolled &e) { add("opponentBooks", {{"books", e.total}}); }
    void tell(const OpponentRemoved &e)
    {
        if (e.tile)
            add("opponentTook", {{"tile", nationswords::tile(*e.tile).toStdString()}});
        else
            add(e.again ? "opponentAgain" : "opponentTookNothing");
    }
    // The move has said so.
    void tell(const Rolled &) {}
    void tell(const Rerolled &e) { add("rerollsLeft", {{"left", e.left}}); }
    void tell(const Paid &e)
    {
        // What was spent without a price the move has said itself.
        if (e.needed > 0 && (m_before.step == Step::Act))
            add("paid", {{"pieces", joined(nationswords::pieces(e.pieces))}});
        if (e.lost > 0)
            add("paidOver", {{"lost", e.lost}});
    }
    void tell(const Bought &e)
    {
        m_lines.append(listText(withoutName(e.tile)));
        if (e.tile.kind == TileKind::Development)
            add("replaced", {{"tile", replaced(e).toStdString()}});
        else if (e.replaced)
            add("replaced", {{"tile", nationswords::nameOfTile(*e.replaced).toStdString()}});
    }
    void tell(const WentBack &e)
    {
        QStringList parts = nationswords::pieces(e.available);
        parts += nationswords::gains({e.usedDice, e.usedChits});
        add("wentBack", {{"pieces", joined(parts)}});
    }
    void tell(const Came &e)
    {
        // What a tile brings stands in its own line.
        if (m_before.step != Step::Act || m_isBuilt)
            add("came", {{"gains", joined(nationswords::gains(e.gains))}});
    }
    void tell(const DiceShort &e) { tellShort(nameOf(e.colour), e.inPlay, e.supply); }
    void tell(const ChitsShort &e) { tellShort(nameOf(e.chit), e.inPlay, e.supply); }
    void tell(const Built &e)
    {
        m_isBuilt = true;
        m_lines.append(nationswords::points(e.tile.points));
    }
    void tell(const Passed &e)
    {
        if (e.last && m_names.size() > 1)
            add("allPassed");
    }
    void tell(const BooksGained &e) { add("booksNow", {{"player", name(e.player)}, {"books", e.books}}); }
    void tell(const BooksScored &e) { score("books", e.player, e.points); }
    void tell(const FamineTold &e) { score("famine", e.player, e.points); }
    void tell(const WarTold &e) { score("war", e.player, e.points); }
    void tell(const NewOrder &e)
    {
        QStringList seats;
        for (const int seat : e.order.values)
            seats.append(m_names.value(seat));
        if (seats.size() > 1)
            add(e.changed ? "newOrder" : "sameOrder", {{"players", joined(seats)}});
    }
    // The final score says it.
    void tell(const TilesCounted &) {}
    void tell(const HallOfFame &) {}
    void tell(const SheetEntered &e)
    {
        if (e.over)
            add("matchOver");
    }
    void tell(const AgeEnded &e)
    {
        add("ageEnded", {{"age", kAgeNames.at(e.age - 1U)}});
        if (e.over)
            add("matchOver");
    }
    void tell(const Corrected &e)
    {
        std::vector<CorrectedField> fields;
        addCorrected(fields, m_before, e.player, e.after, {});
        for (const CorrectedField &field : fields)
            set(field);
    }

    void tell(const PiecesStay &) { add("piecesStay"); }

    void tellShort(std::string_view piece, int inPlay, int supply)
    {
        add("short", {{"piece", piece}, {"inPlay", inPlay}, {"supply", supply}});
    }

    [[nodiscard]] static QStringList withoutName(const Tile &tile)
    {
        Tile nameless = tile;
        nameless.name = {};
        QStringList parts{nationswords::tile(nameless)};
        return parts;
    }
    [[nodiscard]] static QString replaced(const Bought &e)
    {
        return e.replaced ? nationswords::nameOfTile(*e.replaced) : scoreName(nameOf(static_cast<Printed>(e.slot - 1)));
    }

    void set(const CorrectedField &field)
    {
        const std::string_view path = field.path;
        if (path == "passed")
            add(*field.after.truth() ? "setPassed" : "setNotPassed");
        else if (path == "player")
            add("setTurn", {{"player", name(static_cast<int>(*field.after.integer()))}});
        else if (path == "order")
            add("newOrder", {{"players", joined(namesOf(*field.after.array()))}});
        else if (holdsTiles(path))
            setTiles(field);
        else
            add(path.starts_with("tilePoints.") ? "setSum" : "set",
                {{"field", path}, {"before", field.before}, {"after", field.after}});
    }
    // Only the places that differ.
    void setTiles(const CorrectedField &field)
    {
        std::vector<Place> then = placesOf(field.before);
        std::vector<Place> next = placesOf(field.after);
        then.resize(std::max(then.size(), next.size()));
        next.resize(then.size());
        for (std::size_t place = 0; place < next.size(); ++place) {
            if (then[place] == next[place])
                continue;
            if (next[place] || field.path == "developments") {
                const QString tile = next[place] ? nationswords::tile(*next[place])
                                                 : scoreName(nameOf(static_cast<Printed>(place)));
                add("setTile", {{"field", field.path}, {"tile", tile.toStdString()}});
            } else {
                add("setNoTile", {{"field", field.path}});
            }
        }
    }
    [[nodiscard]] QStringList namesOf(const Array &seats) const
    {
        QStringList names;
        for (const Value &seat : seats)
            names.append(m_names.value(static_cast<qsizetype>(*seat.integer())));
        return names;
    }

    const State &m_before;
    const QStringList &m_names;
    QStringList m_lines;
    std::string_view m_scored;
    QStringList m_points;
    QStringList m_without; ///< who got none
    bool m_isBuilt = false;
};

} // namespace

QStringList ofEffects(const State &before, const Move &move, const QStringList &names)
{
    return Telling(before, names).lines(nations::Nations::effects(before, move));
}

} // namespace pegsheet::app::nationssentences
