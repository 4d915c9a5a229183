// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/core/letters.h"
#include "model/core/statefields.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The table overrules the app: a correction is read, coded and applied as the state is described.
namespace pegsheet {

/// What a correction sets, by field; what is not said stays. Written as the state is, for a player
/// `{"vp":12,"resources":{"coin":3}}`. Lists are meant as a whole.
template <typename S>
struct CorrectionOf
{
    Object set;

    [[nodiscard]] bool sets(std::string_view path) const { return memberAt(set, path) != nullptr; }
    /// Whether it sets a field of players, or of the table.
    [[nodiscard]] bool isOfPlayer() const { return setsAny(0); }
    [[nodiscard]] bool isOfTable() const { return setsAny(-1); }
    bool operator==(const CorrectionOf &) const = default;

private:
    [[nodiscard]] bool setsAny(int seat) const
    {
        const std::vector<FieldRow> rows = fieldRows(widestState<S>(), seat);
        return std::any_of(rows.begin(), rows.end(), [this](const FieldRow &row) { return sets(row.path); });
    }
};

template <typename S>
[[nodiscard]] Value toValue(const CorrectionOf<S> &correction)
{
    return correction.set;
}
template <typename S>
[[nodiscard]] Value schemaOf(const CorrectionOf<S> &)
{
    FieldSchemas schemas{true};
    const S state = widestState<S>();
    eachField(state, 0, schemas);
    eachField(state, -1, schemas);
    schemas.required.clear();
    return std::move(schemas).object();
}

/// Sets the fields of a player, or of the table where `seat` is -1, and nothing that follows from them. Refused, in the middle of
/// it, where a field cannot have that value.
template <typename S>
MaybeRefusal setFields(S &state, int seat, const CorrectionOf<S> &correction)
{
    MaybeRefusal refusal;
    eachField(state, seat, [&](std::string_view group, std::string_view name, auto field, auto use) {
        if constexpr (use.kIsSet)
            if (const Value *said = memberAt(correction.set, group, name); said != nullptr && !refusal)
                refusal = field.read(name, *said);
    });
    return refusal;
}

/// The correction that would set the same fields to what they are now.
template <typename S>
[[nodiscard]] CorrectionOf<S> asItIs(const S &state, int seat, const CorrectionOf<S> &correction)
{
    CorrectionOf<S> now;
    eachField(state, seat, [&](std::string_view group, std::string_view name, const auto &field, auto use) {
        if (use.kIsSet && memberAt(correction.set, group, name) != nullptr)
            addMember(now.set, group, name, field.value());
    });
    return now;
}

/// A field of a player, or of the table where `seat` is -1, that the table corrected: what was there, and what it put there.
struct CorrectedField
{
    int seat = -1;
    std::string path;
    Value before;
    Value after;
    std::string why; ///< in the table's own words
};

/// Adds what a correction changes of that state.
template <typename S>
void addCorrected(std::vector<CorrectedField> &fields, const S &before, int seat, const CorrectionOf<S> &correction,
                  const std::string &why)
{
    for (const FieldRow &row : fieldRows(before, seat))
        if (const Value *after = memberAt(correction.set, row.path); after != nullptr && !(*after == row.value))
            fields.push_back({seat, row.path, row.value, *after, why});
}

/// The last of them that changed a field, or one place of a list: "developments.3", of lists in a list one after the other. What
/// lies behind the end of a list is null.
[[nodiscard]] std::optional<CorrectedField> lastCorrected(const std::vector<CorrectedField> &fields, int seat,
                                                          std::string_view path);
/// Whether the table corrected it, and what it put there is still there.
template <typename T>
[[nodiscard]] bool isAsCorrected(const std::vector<CorrectedField> &fields, int seat, std::string_view path, const T &now)
{
    const auto last = lastCorrected(fields, seat, path);
    return last && last->after == toValue(now);
}

/// Refuses members that no field has, one twice (input.duplicate), what follows from other fields (input.derivedField), and groups
/// that are no object.
[[nodiscard]] MaybeRefusal refusesMembers(const Object &given, const std::vector<std::string> &set,
                                          const std::vector<std::string> &derived, std::string_view group = {});

/// Reads a correction in canonical form. Refuses values out of range, unknown fields, and what follows from other fields
/// (input.derivedField), `S::kDerived` among it, which is not shown.
template <typename S>
MaybeRefusal fromValue(std::string_view field, const Value &value, CorrectionOf<S> &correction)
{
    correction = {};
    const Object *given = value.object();
    if (given == nullptr)
        return wrongType(field, "object");
    S state = widestState<S>();
    MaybeRefusal refusal;
    std::vector<std::string> set;
    std::vector<std::string> derived{"name"};
    if constexpr (requires { S::kDerived; })
        derived.insert(derived.end(), S::kDerived.begin(), S::kDerived.end());
    for (const int seat : {0, -1})
        eachField(state, seat, [&](std::string_view group, std::string_view name, auto each, auto use) {
            (use.kIsSet ? set : derived).push_back(pathOf(group, name));
            if constexpr (use.kIsSet)
                if (const Value *said = memberAt(*given, group, name); said != nullptr && !refusal) {
                    refusal = each.read(name, *said);
                    addMember(correction.set, group, name, each.value());
                }
        });
    return refusal ? refusal : refusesMembers(*given, set, derived);
}

/// Codes a field as what is said, where that is known. A type of a game's own is coded in the light of the state.
template <EntropyCoder C, typename S, typename F>
void codeSaid(C &coder, const S &state, std::string_view name, const Value *said, F &field)
{
    const auto read = [&] {
        if (said != nullptr)
            (void)field.read(name, *said);
    };
    if constexpr (requires { codeField(coder, state, field.field, field.field); }) {
        const auto now = field.field;
        read();
        field.field = codeField(coder, state, now, field.field);
    } else {
        read();
        field.code(coder);
    }
}

/// How a correction is written in a shared code: in the order of the description, or what can only be emptied first, then numbers,
/// then others; each field whether it is set, then its value. Order and weights are part of the shared format.
template <EntropyCoder C, typename S>
CorrectionOf<S> codeCorrection(C &coder, const S &state, int seat, const CorrectionOf<S> &given)
{
    CorrectionOf<S> read;
    S scratch = state;
    const auto codePass = [&](std::uint32_t oddsUnset, auto isOfPass) {
        eachField(scratch, seat, [&](std::string_view group, std::string_view name, auto field, auto use) {
            if constexpr (use.kIsSet) {
                const Value *said = memberAt(given.set, group, name);
                const std::uint32_t odds = use.oddsUnset == 0 ? oddsUnset : use.oddsUnset;
                if (!use.isCoded || !isOfPass(field.kCodedAs) || !codeTruth(coder, said != nullptr, 1, odds))
                    return;
                codeSaid(coder, state, name, said, field);
                addMember(read.set, group, name, field.value());
            }
        });
    };
    if constexpr (InOrder<S>)
        codePass(S::kOddsUnset, [](CodedAs) { return true; });
    else
        for (const CodedAs pass : {CodedAs::Emptied, CodedAs::Number, CodedAs::Own})
            codePass(pass == CodedAs::Emptied ? 1 : 15, [pass](CodedAs as) { return as == pass; });
    // In the order of the description.
    CorrectionOf<S> canonical;
    return fromValue("set", read.set, canonical) ? read : canonical;
}

/// The move of that correction, once it is known whose sheet it sets.
template <EntropyCoder C, typename S, typename M>
M codeCorrect(C &coder, const S &state, const M &move, std::int8_t player)
{
    M read;
    read.player = player;
    read.set = codeCorrection(coder, state, player, move.set);
    read.why = codeText(coder, move.why, M::kLongestWhy);
    return read;
}

} // namespace pegsheet
