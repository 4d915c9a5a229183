// SPDX-License-Identifier: Apache-2.0
// The words of Empire's End: a sentence for every code that its rules refuse with, a name for everything in them.
#include "app/empires/text/empirestext.h"
#include "model/empires/effects.h"
#include "tests/places.h"
#include "tests/registry.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

namespace tst_empires {

using namespace Qt::StringLiterals;
using namespace pegsheet;
using namespace pegsheet::empires;

class TestText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasASentence()
    {
        QSet<QString> codes;
        QDirIterator files(tests::sourcePath(u"model/empires"_s), {u"*.cpp"_s, u"*.h"_s}, QDir::Files);
        static const QRegularExpression kCode(u"\"(empires\\.[a-zA-Z]+)\""_s);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto found = kCode.globalMatch(QString::fromUtf8(file.readAll()));
            while (found.hasNext())
                codes.insert(found.next().captured(1));
        }
        QVERIFY(codes.size() > 40);
        for (const QString &code : std::as_const(codes)) {
            const auto has = [&](std::span<const Sentence> rows) {
                return std::ranges::any_of(rows, [&](const Sentence &row) { return code == QString::fromUtf8(row.code); });
            };
            QVERIFY2(has(sentences()) || has(reasons()), qPrintable(code));
        }
    }
    void everythingHasAName()
    {
        const auto named = [](std::string_view kind, const auto &names) {
            for (const std::string_view name : names)
                QVERIFY2(termText(kind, name) != QString::fromUtf8(name), std::string(name).c_str());
        };
        named("location", EnumNames<Location>::names);
        named("kind", EnumNames<Kind>::names);
        named("space", EnumNames<Round>::names);
        named("phase", EnumNames<Phase>::names);
        named("when", EnumNames<When>::names);
        named("part", EnumNames<Part>::names);
        named("effect", EnumNames<Does>::names);
        named("resource", EnumNames<Resource>::names);
        QCOMPARE(termText("card", "fire-9"), u"Fire 9"_s);
        QCOMPARE(termText("source", "farmAxe"), u"Axe farm"_s);
        QCOMPARE(scoreName("plague-5"), u"Plague 5"_s);
        QCOMPARE(scoreName("locations"), u"Healthy places"_s);
    }
    void aRefusalIsASentence()
    {
        const auto said = [](Refusal refusal) { return sentenceFor(refusal, sentences(), &termText); };
        QCOMPARE(said({"empires.cardInPlay", {{"card", "fire-9"}}}),
                 u"Fire 9 is in play already. Look at its kind and number again."_s);
        QCOMPARE(said({"empires.fewestFirst", {{"position", 3}, {"allowed", Array{1, 5}}}}),
                 u"Position 3 has more Innovations than others. Those with the fewest come first: 1, 5."_s);
        QCOMPARE(reason("empires.inactive"), u"its place is destroyed"_s);
    }
};

} // namespace tst_empires

PEGSHEET_TEST(tst_empires, TestText)

#include "tst_empires.moc"
