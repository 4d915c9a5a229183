// SPDX-License-Identifier: Apache-2.0
// Touches against what hands do on the table, for the ages of tests/touches/four-ages.txt; the rules stand there.
#include "model/core/overload.h"
#include "tests/app/nations/entering.h"
#include "tests/matches/matchfile.h"
#include "tests/places.h"
#include "tests/registry.h"

#include <QFile>
#include <algorithm>

namespace tst_nations_touches {

using namespace pegsheet;
using namespace pegsheet::app;
using namespace Qt::StringLiterals;

namespace {

constexpr double kAtMost = 0.7;      // nothing in the card library
constexpr double kAtMostKnown = 0.6; // everything is known

QByteArray read(const QString &file)
{
    QFile source(pegsheet::tests::sourcePath(u"tests/"_s + file));
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
}

std::vector<Move> movesOf(const QString &file)
{
    std::vector<Move> moves;
    for (const MatchLine &line : parseMatchFile(read(u"matches/nations/%1.match"_s.arg(file)).toStdString()).lines)
        moves.push_back(moveOf(line.move));
    return moves;
}

/// What hands do: with markers, cards and event tiles, which the app spares, and with tiles, dice and chits.
struct Hands
{
    int spared = 0;
    int pieces = 0;

    [[nodiscard]] int total() const { return spared + pieces; }
    void operator+=(const Hands &more)
    {
        spared += more.spared;
        pieces += more.pieces;
    }
};

int piecesIn(const Gains &gains)
{
    return gains.dice.total() + gains.chits.total();
}

int cardsThatChange(const State &before, const NewOrder &order)
{
    int cards = 0;
    for (std::size_t place = 0; place < before.players; ++place)
        cards += before.order.at(place) != order.order.values.at(place);
    return cards;
}

// As few dice as can show so many.
int leastPieces(Symbol symbol, int n)
{
    int highest = 1;
    for (const FaceRow &face : kFaces.values)
        highest = std::max<int>(highest, face.symbol == symbol ? face.n : 0);
    return (n + highest - 1) / highest;
}

Hands handsFor(const Effect &effect, const State &before)
{
    const int players = before.players;
    return std::visit(Overload{
                          [&](const Dealt &e) {
                              return e.age == 1 ? Hands{1, 0} : Hands{2 + players, 0};
                          },
                          [&](const Bought &e) {
                              const int back = piecesIn(replacedBy(before.mine(), e.tile, e.slot));
                              return Hands{0, 1 + (e.replaced ? 1 : 0) + 1 + back};
                          },
                          [](const Came &e) {
                              return Hands{0, piecesIn(e.gains)};
                          },
                          [](const Built &e) {
                              return Hands{0, 1 + leastPieces(Symbol::Stone, e.tile.stone)};
                          },
                          [](const Rerolled &) {
                              return Hands{0, 1};
                          },
                          [](const Passed &) {
                              return Hands{1, 0};
                          },
                          [](const BooksGained &e) {
                              return Hands{1, leastPieces(Symbol::Book, e.gained)};
                          },
                          [](const BooksScored &e) {
                              return Hands{e.points > 0 ? 1 : 0, 0};
                          },
                          [](const FamineTold &e) {
                              return e.met ? Hands{1, leastPieces(Symbol::Food, e.needed)} : Hands{};
                          },
                          [](const WarTold &e) {
                              return e.met ? Hands{1, leastPieces(Symbol::Strength, e.needed)} : Hands{};
                          },
                          [&](const NewOrder &e) {
                              return Hands{cardsThatChange(before, e), 0};
                          },
                          [](const TilesCounted &e) {
                              return Hands{e.developments + e.advisor + e.colonies + e.wonders > 0 ? 1 : 0, 0};
                          },
                          [](const auto &) { return Hands{}; },
                      },
                      effect);
}

/// Plays moves by touches.
class Hand
{
public:
    explicit Hand(Sitting &sitting) : m_sitting(sitting) {}

    void play(const Move &move)
    {
        std::visit(Overload{
                       [&](const Deal &made) { deal(made); },
                       [&](const BuyTile &made) { buy(made); },
                       [&](const BooksSpent &made) { number(made.player, made.books); },
                       [&](const nations::Strength &made) { number(made.player, made.strength); },
                       [&](const FamineMet &made) { famine(made); },
                       // A button each.
                       [&](const auto &) { touch([&] { m_sitting.make(std::span(&move, 1)); }); },
                   },
                   move);
    }
    /// Everybody who is left passes, with one button.
    void passAll(std::span<const Move> passes)
    {
        touch([&] { m_sitting.make(passes); });
    }

private:
    void touch(const std::function<void()> &touched) { m_sitting.touch(touched); }
    void deal(const Deal &made)
    {
        const auto &known = m_sitting.cards.knownEvents;
        const auto found = std::find_if(known.begin(), known.end(), [&](const NationsCards::KnownEvent &each) {
            return each.event == Event{made.famine, made.war};
        });
        if (found != known.end())
            return touch([&] { m_sitting.put(m_sitting.deal().known.at(found - known.begin()).key.touch); });
        touch([&] { m_sitting.put(PencilKind::Famine, -1, made.famine); });
        touch([&] { m_sitting.put(PencilKind::War, -1, made.war); });
    }
    void buy(const BuyTile &made)
    {
        // On the place it goes to; colonies have none.
        const auto kind = static_cast<int>(made.tile.kind);
        if (made.tile.kind != TileKind::Colony)
            touch([&] { m_sitting.put(PencilKind::Open, kind, made.slot); });
        else {
            touch([&] { m_sitting.put(PencilKind::Open); });
            touch([&] { m_sitting.put(PencilKind::Tile, kind); });
        }
        const auto known = m_sitting.cards.tiles(made.tile.age, made.tile.kind);
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&](const NationsCards::KnownTile &each) { return each.tile == made.tile; });
        if (found != known.end()) {
            if (found - known.begin() >= 3)
                touch([] {}); // all of them are shown
            touch([&] { m_sitting.takeKnown(static_cast<int>(found - known.begin())); });
        } else {
            enter(made.tile);
        }
    }
    void enter(const Tile &tile)
    {
        for (const Colour colour : kAll<Colour>)
            for (int die = 0; die < tile.gains.dice[colour]; ++die)
                touch([&] { m_sitting.put(PencilKind::Die, static_cast<int>(colour)); });
        for (const Chit chit : kAll<Chit>)
            for (int n = 0; n < tile.gains.chits[chit]; ++n)
                touch([&] { m_sitting.put(PencilKind::Chit, static_cast<int>(chit)); });
        if (tile.kind == TileKind::Wonder)
            touch([&] { m_sitting.put(PencilKind::Stone, -1, tile.stone); });
        touch([&] { m_sitting.put(PencilKind::Points, -1, tile.points); });
    }
    void number(int seat, int number)
    {
        if (m_sitting.ageEnd().seat != seat)
            touch([&] { m_sitting.put(PencilKind::Seat, seat); });
        touch([&] { m_sitting.put(PencilKind::Spent, -1, number); });
    }
    void famine(const FamineMet &made)
    {
        for (int seat = 0; seat < kMaxSeats; ++seat)
            if (made.met.has(seat))
                touch([&] { m_sitting.put(PencilKind::Met, seat); });
        if (m_sitting.state().step == Step::Famine)
            touch([&] { m_sitting.put(PencilKind::Finish); });
    }

    Sitting &m_sitting;
};

/// The whole made-up box, by its own order.
void learnBox(MadeUpCards &cards)
{
    std::int64_t id = 0;
    for (const auto &tiles : library()->tiles)
        for (Tile tile : tiles) {
            tile.name = {};
            cards.knownTiles.push_back({++id, tile});
        }
    for (const auto &events : library()->events)
        for (const Library::Threshold event : events)
            cards.knownEvents.push_back({++id, {event.famine, event.war}, {}});
}

/// Names and rows are left out: nobody needs to say them.
Move withoutName(Move move)
{
    if (auto *bought = std::get_if<BuyTile>(&move)) {
        bought->tile.name = {};
        bought->row = 0;
    }
    return move;
}

} // namespace

class NationsTouches : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void touchesAreFewerThanMovesOfHands_data();
    void touchesAreFewerThanMovesOfHands();
};

void NationsTouches::touchesAreFewerThanMovesOfHands_data()
{
    QTest::addColumn<bool>("known");
    QTest::addColumn<double>("atMost");
    QTest::newRow("nothing is known") << false << kAtMost;
    QTest::newRow("everything is known") << true << kAtMostKnown;
}

void NationsTouches::touchesAreFewerThanMovesOfHands()
{
    QFETCH(const bool, known);
    QFETCH(const double, atMost);
    QString file;
    for (const QByteArray &line : read(u"touches/four-ages.txt"_s).split('\n'))
        if (!line.isEmpty() && !line.startsWith('#'))
            file = QString::fromLatin1(line);
    std::vector<Move> moves = movesOf(file);
    std::transform(moves.begin(), moves.end(), moves.begin(), withoutName);
    Sitting sitting(4);
    if (known)
        learnBox(sitting.cards);

    Hand hand(sitting);
    Hands hands;
    Hands before;
    int touchesBefore = 0;
    for (std::size_t place = 0; place < moves.size();) {
        const int age = sitting.state().age;
        // All who are left pass: so many moves until the books.
        std::size_t passes = 0;
        while (place + passes < moves.size() && std::holds_alternative<Pass>(moves[place + passes]))
            ++passes;
        const bool endsActions = passes > 1 && place + passes < moves.size()
            && std::holds_alternative<BooksSpent>(moves[place + passes]);
        const std::size_t step = endsActions ? passes : 1;
        const int first = sitting.table.match().length();
        endsActions ? hand.passAll(std::span(moves).subspan(place, passes)) : hand.play(moves[place]);
        const auto &match = sitting.table.match();
        QCOMPARE(match.length(), first + static_cast<int>(step));
        for (std::size_t at = 0; at < step; ++at) {
            QVERIFY2(match.moveAt(first + static_cast<int>(at)) == moves[place + at], sitting.last().c_str());
            for (const Effect &effect : match.effectsAt(first + static_cast<int>(at)))
                hands += handsFor(effect, match.stateAt(first + static_cast<int>(at)));
        }
        place += step;
        if (sitting.state().age != age || sitting.state().step == Step::Over) {
            qInfo("age %d: %3d touches, %3d moves on the table, %2d of them spared", age, sitting.touches - touchesBefore,
                  hands.total() - before.total(), hands.spared - before.spared);
            before = hands;
            touchesBefore = sitting.touches;
        }
    }
    QVERIFY(sitting.state().step == Step::Over);
    const double share = static_cast<double>(sitting.touches) / hands.total();
    qInfo("four ages: %d touches, %d moves on the table: %.2f; %d of them spared", sitting.touches, hands.total(), share,
          hands.spared);
    QVERIFY(share <= atMost);
}

} // namespace tst_nations_touches

PEGSHEET_TEST(tst_nations_touches, NationsTouches)

#include "tst_nations_touches.moc"
