// SPDX-License-Identifier: Apache-2.0
#include "app/nations/nationstally.h"

#include "app/nations/nationswords.h"
#include "model/nations/rules.h"
#include "model/nations/scoring.h"

#include <QCoreApplication>

namespace pegsheet::app::nationsview {

using namespace nations;

namespace {

struct TallyText
{
    Q_DECLARE_TR_FUNCTIONS(NationsTally)
};

QString label(const std::string &path)
{
    if (path == "place")
        //: Asked for with a final score, to break ties: the place in the last turn order
        return TallyText::tr("Turn order");
    if (path == "track")
        //: Asked for with a final score, short: the points on the victory point track
        return TallyText::tr("Point track");
    return scoreName(path);
}

// All of that player's points on tiles are known.
bool isKnown(const State &state, int seat)
{
    return state.step == Step::Sums && state.seats.at(static_cast<std::size_t>(seat)).hasPutInAll();
}

AnswerKey keyOf(const State &state, const Pencil &pencil, int seat, std::size_t field)
{
    const std::string &path = sheetFields(state)->path(field);
    const auto said = saidSum(state, pencil, seat, field);
    const int place = sumPlace(seat, field);
    AnswerKey key;
    key.name = QStringLiteral("field_") + QString::fromStdString(path);
    key.title = label(path);
    key.detail = said ? QString::number(*said) : QString();
    key.chosen = place == askedSum(state, pencil);
    key.touch = touchOf(PencilKind::Ask, place);
    return key;
}

} // namespace

QList<NationsTallyRow> tally(const State &state, const Pencil &pencil)
{
    QList<NationsTallyRow> rows;
    const FormFields *fields = sheetFields(state);
    for (int seat = 0; fields != nullptr && seat < state.players; ++seat) {
        NationsTallyRow row{seat, {}, {}, tallyTotal(state, pencil, seat), state.hasEntered(seat) || isKnown(state, seat)};
        for (std::size_t field = 0; field < fields->size(); ++field)
            row.fields.append(keyOf(state, pencil, seat, field));
        row.key = row.fields.at(askedSum(state, pencil) % kSumFields);
        rows.append(row);
    }
    return rows;
}

QString tallyQuestion(const State &state, const Pencil &pencil, const QStringList &names)
{
    const auto [seat, field] = SumField(askedSum(state, pencil));
    //: A number of points is asked for: %1 the player, %2 what they stand on, "Colonies"
    return TallyText::tr("%1: %2?").arg(names.value(seat), label(sheetFields(state)->path(field)));
}

QString sumName(const State &state, const Touch &touch)
{
    const FormFields *fields = sheetFields(state);
    const std::size_t field = SumField(touch.at).field;
    if (fields == nullptr || field >= fields->size())
        return QString::number(touch.number);
    if (touch.number == kUnsaid)
        return label(fields->path(field));
    //: After "Undo:": a number of points that was said, %1 "Colonies"
    return TallyText::tr("%1 %2").arg(label(fields->path(field))).arg(touch.number);
}

// As the match would have it with the numbers as they are said.
int tallyTotal(const State &state, const Pencil &pencil, int seat)
{
    State then = state;
    const Move move = sheetMove(state, pencil, seat);
    if (!refuses(then, move)) {
        NoEffects quiet;
        nations::apply(then, move, quiet);
    }
    return nations::totalOf(then, seat);
}

} // namespace pegsheet::app::nationsview
