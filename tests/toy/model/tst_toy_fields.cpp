// SPDX-License-Identifier: Apache-2.0
// A state that is described once: its value, schema and number, what the table sets of it, and the rows of the page that asks for
// it.
#include "model/core/schema.h"
#include "tests/registry.h"
#include "tests/toy/model/toy.h"

#include <set>

namespace tst_toy_fields {

using namespace pegsheet;
using namespace pegsheet::toy;

namespace {

State begun()
{
    State state;
    state.players = 2;
    state.sheets[1].values = {4, 2, 0};
    return state;
}

std::string readingOf(const Value &set)
{
    Correction read;
    const auto refusal = fromValue("set", set, read);
    return refusal ? std::string(refusal->code) : std::string();
}

} // namespace

class TestFields : public QObject
{
    Q_OBJECT

private slots:
    void value()
    {
        const Value state = stateValueOf(begun(), {"Ada", "Bob"});
        const Object ada{{"name", "Ada"}, {"left", 0}, {"middle", 0}, {"right", 0}};
        const Object bob{{"name", "Bob"}, {"left", 4}, {"middle", 2}, {"right", 0}};
        QVERIFY(state == Value(Object{{"player", 0}, {"round", 1}, {"phase", "put"}, {"players", Array{ada, bob}}}));
        // Every member is described, and nothing else.
        const Value schema = stateSchemaOf<State>();
        for (const Member &member : *state.object())
            QVERIFY(schema.find("properties")->find(member.key) != nullptr);
        QCOMPARE(schema.find("properties")->object()->size(), state.object()->size());
    }
    // Each field that differs makes another number.
    void number()
    {
        std::set<std::uint64_t> numbers{hashOfFields(begun())};
        const auto differs = [&](auto change) {
            State state = begun();
            change(state);
            return numbers.insert(hashOfFields(state)).second;
        };
        QVERIFY(differs([](State &state) { state.players = 3; }));
        QVERIFY(differs([](State &state) { state.player = 1; }));
        QVERIFY(differs([](State &state) { state.round = 2; }));
        QVERIFY(differs([](State &state) { state.step = Step::Over; }));
        QVERIFY(differs([](State &state) { state.sheets[0][Hole::Right] = 1; }));
        QVERIFY(differs([](State &state) { state.sheets[1][Hole::Right] = 1; }));
    }
    void reading()
    {
        QCOMPARE(readingOf(5), std::string("input.wrongType"));
        QCOMPARE(readingOf(Object{{"left", "one"}}), std::string("input.wrongType"));
        QCOMPARE(readingOf(Object{{"left", 10}}), std::string("input.outOfRange"));
        QCOMPARE(readingOf(Object{{"lower", 1}}), std::string("input.unknownField"));
        for (const char *derived : {"name", "player", "round", "phase"})
            QCOMPARE(readingOf(Object{{derived, 1}}), std::string("input.derivedField"));
        // In the order of the description, however it is given.
        Correction read;
        QVERIFY(!fromValue("set", Object{{"right", 2}, {"left", 1}}, read));
        QVERIFY(toValue(read) == Value(Object{{"left", 1}, {"right", 2}}));
        QVERIFY(read.sets("left") && !read.sets("middle") && read.isOfPlayer() && !read.isOfTable());
    }
    void setting()
    {
        State state = begun();
        const Correction nine{{{"middle", 9}}};
        QVERIFY(asItIs(state, 1, nine) == (Correction{{{"middle", 2}}}));
        QVERIFY(!setFields(state, 1, nine));
        QVERIFY((state.sheets[1].values == std::array<std::uint8_t, 3>{4, 9, 0}));
        QVERIFY((state.sheets[0] == Sheet()));
    }
    void coding()
    {
        Correct move;
        move.player = 1;
        move.set.set = {{"left", 1}, {"right", 9}};
        EntropyEncoder encoder;
        (void)Toy::codeMove(encoder, begun(), move);
        const auto bytes = encoder.finish();
        EntropyDecoder decoder(bytes);
        QVERIFY(Toy::codeMove(decoder, begun(), Move()) == Move(move));
    }
    void rows()
    {
        const std::vector<FieldRow> rows = fieldRows(begun(), 1);
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[0].path, std::string("left"));
        QVERIFY(rows[0].value == Value(4) && rows[0].range->max == kRoom);
        QVERIFY(fieldRows(begun(), -1).empty());
    }
};

} // namespace tst_toy_fields

PEGSHEET_TEST(tst_toy_fields, TestFields)
#include "tst_toy_fields.moc"
