// SPDX-License-Identifier: Apache-2.0
// Every move and what came of it is told in every language: whole, in its own words, short enough.
#include "app/bronze/sentences.h"
#include "app/text/language.h"
#include "tests/model/bronze/table.h"
#include "tests/model/randommatches.h"
#include "tests/registry.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTest>

namespace tst_bronze_sentences {

using namespace pegsheet;
using namespace pegsheet::bronze;

namespace {

const QStringList kPlayers{QStringLiteral("Ann"), QStringLiteral("Bo"), QStringLiteral("Cleo"), QStringLiteral("Dov")};

// A line of the list of moves wraps, the name beside undo and the head of a line do not.
constexpr int kLongestMove = 140; // a trade of everything for everything
constexpr int kLongestEffect = 170;
constexpr int kLongestName = 20;

const std::vector<Seats> kTables{
    {1, "classic"}, {2, "classic"}, {3, "2024", {{"trading", true}}}, {4, "late"}, {4, "classic", {}, "scoring"}};

struct Told
{
    QString done;
    QStringList came;
    QString name;
};

Setting anySetting(Random &random)
{
    Setting setting;
    setting.field = static_cast<Field>(random.below(kCount<Field>));
    switch (setting.field) {
    case Field::Goods: setting.index = static_cast<std::uint8_t>(random.below(kCount<Good>)); break;
    case Field::CityBoxes: setting.index = static_cast<std::uint8_t>(random.below(kCount<City>)); break;
    case Field::MonumentBoxes:
    case Field::MonumentPoints: setting.index = static_cast<std::uint8_t>(random.below(kCount<Monument>)); break;
    default: break;
    }
    if (setting.field == Field::Developments)
        setting.value = static_cast<std::int32_t>(random.below(EnumSet<Development>::kFull));
    else if (setting.field == Field::DiceShown)
        setting.value = static_cast<std::int32_t>(Dice::at(3, random.below(Dice::variety(3))).packed());
    else
        setting.value = static_cast<std::int32_t>(random.below(8));
    return setting;
}

/// A correction that the state accepts; nothing where the one drawn is refused.
std::optional<Correct> anyCorrection(const State &state, Random &random)
{
    Correct move;
    move.set.settings.push_back(anySetting(random));
    move.player = move.set.settings.front().field >= kFirstTurnField ? std::int8_t{-1}
                                                                     : static_cast<std::int8_t>(random.below(state.players));
    if (random.below(4) == 0)
        move.why = "…";
    if (refuses(state, Move(move)))
        return std::nullopt;
    return move;
}

/// All that is told in random matches, always the same, in the language installed.
std::vector<Told> everythingTold(const Seats &seats, QSet<int> *moves, QSet<int> *effects, QSet<int> *fields)
{
    std::vector<Told> all;
    Random chance(7);
    const auto tell = [&](const State &before, const Move &move) {
        all.push_back({app::sentences::ofMove(before, move, kPlayers), app::sentences::ofEffects(before, move, kPlayers),
                       app::sentences::shortName(move)});
        moves->insert(static_cast<int>(move.index()));
        for (const Effect &effect : Bronze::effects(before, move))
            effects->insert(static_cast<int>(effect.index()));
    };
    // An invasion with spearheads is rare.
    const int matches = seats.variant == "late" ? 100 : 20;
    const std::string fault = eachMove<Bronze>(seats, matches, [&](const State &before, const Move &move, const State &) {
        tell(before, move);
        if (const auto correction = anyCorrection(before, chance)) {
            tell(before, *correction);
            fields->insert(static_cast<int>(correction->set.settings.front().field));
        }
        return std::string();
    });
    if (!fault.empty())
        qFatal("%s", fault.c_str());
    return all;
}

QStringList wordsOf(const QString &text)
{
    static const QRegularExpression kNoWord(QStringLiteral("[^\\p{L}]+"));
    return text.split(kNoWord, Qt::SkipEmptyParts);
}

/// What is wrong with a text, whatever its language; empty when nothing is.
QString faultOf(const QString &text)
{
    static const QRegularExpression kIdentifier(QStringLiteral("\\p{Ll}[\\p{Lu}\\d]"));
    if (text.trimmed().isEmpty())
        return QStringLiteral("nothing is said");
    if (text.contains(u'{') || text.contains(u'}') || text.contains(u'%'))
        return QStringLiteral("a part was not filled");
    if (text.contains(kIdentifier))
        return QStringLiteral("an identifier is spoken");
    if (text.contains(QLatin1String("  ")) || text != text.trimmed() || text.contains(QLatin1String(": ,")) || text.endsWith(u':')
        || text.endsWith(u','))
        return QStringLiteral("something is missing in the middle or at the end");
    return {};
}

QString faultOf(const Told &told)
{
    for (const QString &text : QStringList{told.done, told.name} + told.came)
        if (const QString fault = faultOf(text); !fault.isEmpty())
            return fault + QLatin1String(": ") + text;
    if (told.done.size() > kLongestMove || told.name.size() > kLongestName)
        return QStringLiteral("too long: ") + told.done + QLatin1String(", ") + told.name;
    for (const QString &text : told.came)
        if (text.size() > kLongestEffect)
            return QStringLiteral("too long: ") + text;
    return {};
}

} // namespace

class BronzeSentencesTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QVERIFY(installLanguage(QStringLiteral("en"))); }

    void everyMoveIsToldWhole()
    {
        QSet<int> moves;
        QSet<int> effects;
        QSet<int> fields;
        for (const QString &language : languages()) {
            QVERIFY(installLanguage(language));
            for (const Seats &seats : kTables)
                for (const Told &told : everythingTold(seats, &moves, &effects, &fields))
                    QVERIFY2(faultOf(told).isEmpty(), qPrintable(faultOf(told)));
        }
        QCOMPARE(moves.size(), int(std::variant_size_v<Move>));
        QCOMPARE(effects.size(), int(std::variant_size_v<Effect>));
        QCOMPARE(fields.size(), kCount<Field>);
    }

    // A German text has no word of the English one but names, and the few that are the same in both.
    void germanIsGermanThroughout()
    {
        QSet<int> seen;
        QSet<QString> same{QStringLiteral("Obelisk"), QStringLiteral("Religion"), QStringLiteral("Invasion"),
                           QStringLiteral("oder")};
        for (const QString &name : kPlayers)
            same.insert(name);
        const Seats seats{4, "late"};
        const std::vector<Told> english = everythingTold(seats, &seen, &seen, &seen);
        QVERIFY(installLanguage(QStringLiteral("de")));
        const std::vector<Told> german = everythingTold(seats, &seen, &seen, &seen);
        QCOMPARE(german.size(), english.size());
        for (std::size_t i = 0; i < german.size(); ++i) {
            QCOMPARE(german[i].came.size(), english[i].came.size());
            const QStringList words = wordsOf(app::sentences::whole(german[i].done, german[i].came) + u' ' + german[i].name);
            const QStringList others = wordsOf(app::sentences::whole(english[i].done, english[i].came) + u' ' + english[i].name);
            for (const QString &word : words)
                QVERIFY2(same.contains(word) || !others.contains(word), qPrintable(word + QLatin1String(": ") + german[i].done));
        }
    }

    void theExamplesOfTheRulebooks_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        const auto row = [](const char *name, int step, const char *english, const char *german) {
            QTest::newRow(name) << step << QString::fromUtf8(english) << QString::fromUtf8(german);
        };
        row("DE 1, the second roll", 0, "Rolled 2 dice again: 1 good, 2 goods and a skull",
            "2 Würfel noch einmal gewürfelt: 1 Ware, 2 Waren und 1 Schädel");
        row("DE 2 to 4, three goods", 1,
            "Kept 1 good, 2 goods and a skull, 3 workers · Goods: 1 Wood, 1 Stone, 1 Pottery · 3 cities fed · 3 workers",
            "Behalten: 1 Ware, 2 Waren und 1 Schädel, 3 Arbeiter · Waren: 1 Holz, 1 Stein, 1 Töpferware · 3 Städte ernährt · "
            "3 Arbeiter");
        row("DE 3, food from 3 to 8", 2, "Chose food: 1 die · Goods: 1 Wood · +5 food · 3 cities fed",
            "Nahrung gewählt: 1 Würfel · Waren: 1 Holz · +5 Nahrung · 3 Städte ernährt");
        row("DE 4, famine", 3,
            "Kept 1 good, 3 workers, 3 × 7 coins · Goods: 1 Wood · 3 cities unfed · Famine: Ann loses 3 points · "
            "3 workers, 21 coins",
            "Behalten: 1 Ware, 3 Arbeiter, 3 × 7 Münzen · Waren: 1 Holz · 3 Städte ohne Nahrung · Hungersnot: Ann verliert "
            "3 Punkte · 3 Arbeiter, 21 Münzen");
        row("DE 5, drought", 4,
            "Kept 2 × 2 goods and a skull, 7 coins · Goods: 1 Wood, 1 Stone, 1 Pottery, 1 Cloth · 3 cities fed · "
            "2 skulls, Drought: Ann loses 2 points · 7 coins",
            "Behalten: 2 × 2 Waren und 1 Schädel, 7 Münzen · Waren: 1 Holz, 1 Stein, 1 Töpferware, 1 Stoff · "
            "3 Städte ernährt · 2 Schädel, Dürre: Ann verliert 2 Punkte · 7 Münzen");
        row("EN 3d, spared", 5,
            "Kept 2 × 2 goods and a skull, 7 coins · Goods: 1 Wood, 1 Stone, 1 Pottery, 1 Cloth · 3 cities fed · "
            "2 skulls, Drought: Ann is spared by Irrigation · 7 coins",
            "Behalten: 2 × 2 Waren und 1 Schädel, 7 Münzen · Waren: 1 Holz, 1 Stein, 1 Töpferware, 1 Stoff · "
            "3 Städte ernährt · 2 Schädel, Dürre: Ann ist geschützt durch Bewässerung · 7 Münzen");
        row("DE 6, the Obelisk", 6, "Built 2 boxes: Obelisk · Obelisk is finished: 3 points",
            "2 Kästchen gebaut: Obelisk · Obelisk ist fertig: 3 Punkte");
        row("DE 6, the 4th city", 7, "Built 3 boxes: 4th city · 4th city is finished: one die more from the next turn",
            "3 Kästchen gebaut: 4. Stadt · 4. Stadt ist fertig: ab dem nächsten Zug ein Würfel mehr");
        row("DE 7, a development", 8, "Bought Agriculture with 7 coins, Cloth, Spearheads · +3 points · 1 coin too many",
            "Landwirtschaft gekauft mit 7 Münzen, Stoff, Metall · +3 Punkte · 1 Münze zu viel");
        row("DE 8, goods above six", 9, "Discarded 2 Wood", "Abgegeben: 2 Holz");
        row("FR table 2, pestilence", 10,
            "Rolled 3 × 2 goods and a skull · Goods: 2 Wood, 1 Stone, 1 Pottery, 1 Cloth, 1 Spearhead · 3 cities fed · "
            "3 skulls, Pestilence: Bo loses 3 points, Cleo is spared by Medicine, Dov loses 3 points",
            "Gewürfelt: 3 × 2 Waren und 1 Schädel · Waren: 2 Holz, 1 Stein, 1 Töpferware, 1 Stoff, 1 Metall · "
            "3 Städte ernährt · 3 Schädel, Seuche: Bo verliert 3 Punkte, Cleo ist geschützt durch Medizin, Dov verliert 3 Punkte");
    }
    void theExamplesOfTheRulebooks()
    {
        QFETCH(const int, step);
        QFETCH(const QString, english);
        QFETCH(const QString, german);
        Table table(step == 10 ? 4 : 2);
        const Move move = prepared(table, step);
        QVERIFY2(table.code(move).isEmpty(), table.code(move));
        QCOMPARE(whole(table.state, move), english);
        QVERIFY(installLanguage(QStringLiteral("de")));
        QCOMPARE(whole(table.state, move), german);
    }

private:
    static QString whole(const State &state, const Move &move)
    {
        return app::sentences::whole(app::sentences::ofMove(state, move, kPlayers),
                                     app::sentences::ofEffects(state, move, kPlayers));
    }

    /// The table as the example has it, and its move.
    static Move prepared(Table &table, int step)
    {
        switch (step) {
        case 0: return roll(table, "food workers coins"), Reroll{dice("food"), dice("good skull")};
        case 1: return roll(table, "good skull workers"), Keep{};
        case 2: return roll(table, "food choice good"), table.make(Keep{}), Choose{1};
        case 3:
            table.setCities(5);
            table.sheet().food = 2;
            return roll(table, "good workers coins coins coins"), Keep{};
        case 5: table.owns({Development::Irrigation}); [[fallthrough]];
        case 4: return roll(table, "skull skull coins"), Keep{};
        case 6:
            table.finish(Monument::Obelisk, 1);
            table.setBoxes(Monument::Obelisk, 7);
            return table.collected(5, 0), build(Target::Obelisk, 2);
        case 7: return table.collected(3, 0), build(Target::City4, 3);
        case 8:
            table.setPegs({5, 3, 0, 1, 1});
            return table.collected(0, 7), buy(Development::Agriculture, {Good::Cloth, Good::Metal});
        case 9: table.setPegs({5, 3, 0, 0, 0}); return table.collected(0, 0), discard({{Good::Wood, 2}});
        default: table.owns({Development::Medicine}, 2); return Roll{dice("skull skull skull")};
        }
    }
    static void roll(Table &table, const char *faces) { table.make(Roll{dice(faces)}); }
};

} // namespace tst_bronze_sentences

PEGSHEET_TEST(tst_bronze_sentences, BronzeSentencesTest)
#include "tst_bronze_sentences.moc"
