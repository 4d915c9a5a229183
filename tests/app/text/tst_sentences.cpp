// SPDX-License-Identifier: Apache-2.0
// Every code of the sources has its sentence, in every language, made of parts that exist.
#include "app/bronze/text/bronzetext.h"
#include "app/empires/text/empirestext.h"
#include "app/nations/text/nationstext.h"
#include "app/tapestry/text/tapestrytext.h"
#include "app/text/errortext.h"
#include "app/text/gametext.h"
#include "app/text/language.h"
#include "tests/places.h"
#include "tests/registry.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <vector>

namespace tst_sentences {

using namespace pegsheet;

namespace {

/// Every code that stands in the sources, in order.
QStringList codesInSources()
{
    static const QRegularExpression kCode(
        QStringLiteral("\"((?:bronze|nations|empires|tapestry|input|storage|share)\\.[A-Za-z0-9]+)\""));
    QStringList codes;
    for (const char *room : {"model", "storage", "app"}) {
        QDirIterator files(pegsheet::tests::sourcePath(QLatin1String(room)), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                return {};
            auto matches = kCode.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext())
                codes.append(matches.next().captured(1));
        }
    }
    codes.removeDuplicates();
    codes.sort();
    return codes;
}

struct Row
{
    Sentence sentence;
    TermText terms;
    /// A row of happenings: a line or a phrase, without a full stop unless it is read in a text.
    bool happens = false;
};

std::vector<Row> allRows()
{
    std::vector<Row> rows;
    for (const Sentence &sentence : commonSentences())
        rows.push_back({sentence, nullptr});
    for (const GameText &game : gameTexts())
        for (const Sentence &sentence : game.sentences())
            rows.push_back({sentence, game.term});
    for (const Sentence &sentence : bronze::happenings())
        rows.push_back({sentence, &bronze::termText, true});
    for (const Sentence &sentence : nations::happenings())
        rows.push_back({sentence, &nations::termText, true});
    for (const auto &table : {empires::happenings(), empires::reasons()})
        for (const Sentence &sentence : table)
            rows.push_back({sentence, &empires::termText, true});
    for (const Sentence &sentence : tapestry::happenings())
        rows.push_back({sentence, &tapestry::termText, true});
    return rows;
}

QString translated(const Sentence &sentence)
{
    return QCoreApplication::translate(kSentenceContext, sentence.text);
}

struct Part
{
    QString name;
    QString kind;
};

std::vector<Part> partsOf(const QString &pattern)
{
    static const QRegularExpression kPart(QStringLiteral("\\{([A-Za-z]+)(?::([A-Za-z]+))?\\}"));
    std::vector<Part> parts;
    auto matches = kPart.globalMatch(pattern);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        parts.push_back({match.captured(1), match.captured(2)});
    }
    return parts;
}

/// There is something to translate besides the parts.
bool hasWords(QString pattern)
{
    static const QRegularExpression kPart(QStringLiteral("\\{[^}]*\\}"));
    static const QRegularExpression kLetter(QStringLiteral("\\p{L}"));
    return pattern.remove(kPart).contains(kLetter);
}

QStringList namesIn(const QString &pattern)
{
    QStringList names;
    for (const Part &part : partsOf(pattern))
        names.append(part.name);
    names.sort();
    names.removeDuplicates();
    return names;
}

/// A word that no kind of name could be called.
constexpr std::string_view kNonsense = "nonsense";

bool isKind(const Part &part, TermText terms)
{
    const std::string kind = part.kind.toStdString();
    if (kind.empty() || kind == "list" || !countedText(kind, 2).isNull())
        return true;
    // clang-format off
    static const std::array<std::pair<const char *, const char *>, 46> kTerms{
        {{"matRow", "markets"},
         {"good", "wood"},           {"ware", "food"},       {"variant", "late"},
         {"option", "trading"},      {"face", "skull"},      {"target", "obelisk"},
         {"development", "coinage"}, {"phase", "buy"},       {"disaster", "famine"},
         {"shield", "medicine"},     {"field", "dice"},      {"symbol", "gold"},
         {"chit", "reroll"},         {"colour", "white"},    {"piece", "white"},
         {"dieFace", "redFood"},     {"tileKind", "colony"}, {"phase", "famine"},
         {"variant", "base"},        {"score", "age2"},      {"depth", "tiles"},
         {"phase", "crisis"},        {"part", "economy"},    {"card", "fire-9"},
         {"location", "city"},       {"source", "farmAxe"},  {"when", "end"},
         {"space", "crisis"},        {"score", "track"},     {"field", "score"},
         {"effect", "gain"},         {"kind", "fire"},       {"resource", "wheat"},
         {"track", "science"},       {"row", "middle"},      {"landmark", "forge"},
         {"resource", "food"},       {"score", "era2"},      {"field", "incomes"},
         {"achievement", "topple_two"}, {"piece", "forge"},  {"capital", "forest"},
         {"techCard", "paper"},      {"tapestryCard", "trap"}, {"civilization", "leaders"}}};
    // clang-format on
    return std::any_of(kTerms.begin(), kTerms.end(), [&](const auto &term) {
        return terms != nullptr && kind == term.first && terms(kind, term.second) != QLatin1String(term.second)
            && terms(kind, kNonsense) == QLatin1String("nonsense");
    });
}

} // namespace

class SentencesTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QVERIFY(installLanguage(QStringLiteral("en"))); }

    void everyCodeOfTheSourcesHasASentence()
    {
        const QStringList codes = codesInSources();
        QVERIFY2(codes.size() > 60, "the sources were not found");
        const std::vector<Row> rows = allRows();
        for (const QString &code : codes)
            QVERIFY2(std::any_of(rows.begin(), rows.end(), [&](const Row &row) { return code.toStdString() == row.sentence.code; }),
                     qPrintable(code));
    }

    void noSentenceIsForACodeThatNobodyGives()
    {
        // The table itself stands in the sources: a code that stands nowhere else is there once.
        QString sources;
        for (const QByteArray room : {"model", "storage", "app", "app/cli", "app/library", "app/match", "app/bronze", "app/nations",
                                      "app/empires", "app/tapestry", "app/share"}) {
            QDirIterator files(pegsheet::tests::sourcePath(QLatin1String(room)), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                               QDir::Files, room == "app" ? QDirIterator::NoIteratorFlags : QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                sources += QString::fromUtf8(file.readAll());
            }
        }
        for (const Row &row : allRows()) {
            const QString code = QString::fromUtf8(row.sentence.code.data(), qsizetype(row.sentence.code.size()));
            QVERIFY2(sources.contains(u'"' + code + u'"'), qPrintable(code));
        }
    }

    void germanIsThereAndIsNotTheEnglish()
    {
        for (const Row &row : allRows()) {
            QVERIFY(installLanguage(QStringLiteral("en")));
            const QString english = translated(row.sentence);
            QVERIFY(installLanguage(QStringLiteral("de")));
            const QString german = translated(row.sentence);
            QVERIFY2(!german.isEmpty() && (german != english || !hasWords(english)), qPrintable(english));
        }
    }

    void aTranslationSaysTheSameThings()
    {
        for (const Row &row : allRows()) {
            QVERIFY(installLanguage(QStringLiteral("en")));
            const QString english = translated(row.sentence);
            QVERIFY(installLanguage(QStringLiteral("de")));
            QCOMPARE(namesIn(translated(row.sentence)), namesIn(english));
        }
    }

    void everyPartOfASentenceIsOfAKindThatExists()
    {
        for (const QString &language : languages()) {
            QVERIFY(installLanguage(language));
            for (const Row &row : allRows())
                for (const Part &part : partsOf(translated(row.sentence)))
                    QVERIFY2(isKind(part, row.terms), qPrintable(part.name + u':' + part.kind));
        }
    }

    void everySentenceEndsAsOne()
    {
        for (const QString &language : languages()) {
            QVERIFY(installLanguage(language));
            for (const Row &row : allRows())
                QVERIFY2(row.happens || translated(row.sentence).endsWith(u'.'), row.sentence.text);
        }
    }

    void countedPhrasesAgreeWithTheirNumber()
    {
        QCOMPARE(countedText("workers", 1), QStringLiteral("1 worker"));
        QCOMPARE(countedText("workers", 0), QStringLiteral("0 workers"));
        QCOMPARE(countedText("points", -3), QStringLiteral("−3 points"));
        QCOMPARE(countedText("coinsMissing", 5), QStringLiteral("5 coins are missing"));
        QVERIFY(installLanguage(QStringLiteral("de")));
        QCOMPARE(countedText("openBoxes", 1), QStringLiteral("1 freies Kästchen"));
        QCOMPARE(countedText("openBoxes", 2), QStringLiteral("2 freie Kästchen"));
        QCOMPARE(countedText("coinsMissing", 1), QStringLiteral("es fehlt 1 Münze"));
        QVERIFY(countedText("sheep", 1).isNull());
    }

    void aCodeWithoutASentenceIsNamed()
    {
        QCOMPARE(errorText({"bronze.whoKnows", {}}), QStringLiteral("This is not possible (bronze.whoKnows)."));
        QCOMPARE(errorText({"chess.check", {}}), QStringLiteral("This is not possible (chess.check)."));
        QVERIFY(installLanguage(QStringLiteral("de")));
        QCOMPARE(errorText({"chess.check", {}}), QStringLiteral("Das ist nicht möglich (chess.check)."));
    }

    void aSentenceWithoutItsValuesIsNotSpoken()
    {
        QCOMPARE(errorText({"bronze.notEnoughWorkers", {}}), QStringLiteral("This is not possible (bronze.notEnoughWorkers)."));
    }

    void textFromOutsideNeitherHidesNorIsFilledIn()
    {
        const Refusal refusal{"input.unknownField", {{"field", "a\n\u202E{field}%1"}}};
        QCOMPARE(errorText(refusal), QStringLiteral("“a\uFFFD\uFFFD{field}%1” does not belong here. Leave it out."));
    }

    void theSentenceThatFitsTheValuesIsChosen()
    {
        QCOMPARE(errorText({"storage.damaged", {{"file", "a.db"}}}), QStringLiteral("“a.db” is damaged and stays as it is."));
        QCOMPARE(errorText({"storage.damaged", {{"file", "a.db"}, {"match", 3}}}),
                 QStringLiteral("Match 3 in “a.db” is damaged. The other matches can still be opened."));
        QCOMPARE(errorText({"input.json", {{"why", "twice"}}}),
                 QStringLiteral("A key stands twice in one object; give each key once."));
    }

    void anUnknownLanguageChangesNothing()
    {
        QVERIFY(installLanguage(QStringLiteral("de")));
        QVERIFY(!installLanguage(QStringLiteral("tlh")));
        QCOMPARE(countedText("dice", 2), QStringLiteral("2 Würfel"));
    }
};

} // namespace tst_sentences

PEGSHEET_TEST(tst_sentences, SentencesTest)
#include "tst_sentences.moc"
