// SPDX-License-Identifier: Apache-2.0
#include "model/tapestry/benefit.h"

#include "model/core/fields.h"

#include <string>

namespace pegsheet::tapestry {

namespace {

Array wordsOf(bool (*isOne)(Word))
{
    Array words;
    for (const Word word : kAll<Word>)
        if (isOne(word) && !isOfCards(word) && !isOfCivilizations(word))
            words.emplace_back(nameOf(word));
    return words;
}

template <std::size_t N>
Array listOf(const std::array<std::string_view, N> &names, std::size_t count = N)
{
    return Array(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(count));
}

// What stands at the fault: a word or number, or one other character.
std::string_view pieceAt(std::string_view text, std::size_t at)
{
    const std::string_view rest = text.substr(at);
    const std::size_t length = rest.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789");
    return rest.substr(0, length == 0 ? 1 : length);
}

} // namespace

Array allowedBy(Expected expected)
{
    switch (expected) {
    case Expected::Benefit: return wordsOf(isGain);
    case Expected::Cost: return wordsOf([](Word word) { return isCost(word) && word != Word::Vp; });
    case Expected::Track: return listOf(kTrackLetters, kCount<Track>);
    case Expected::TrackOrAny: return listOf(kTrackLetters, kAnyTrack + 1);
    case Expected::Counted: return listOf(EnumNames<Counted>::names);
    case Expected::Multiplier: return listOf(EnumNames<Multiplier>::names);
    case Expected::OnlyAny: return {kTrackLetters[kAnyTrack]};
    case Expected::OnlyLandmark: return {nameOf(Counted::Landmark)};
    case Expected::OnlyTapestry: return {nameOf(Word::Tapestry)};
    case Expected::Landmark: return listOf(EnumNames<Landmark>::names);
    case Expected::ResourceOrAny: return listOf(kLostWords);
    case Expected::Open: return {"("};
    case Expected::Close: return {")"};
    case Expected::Comma: return {","};
    case Expected::More: return {",", ")"};
    case Expected::Arrow: return {kArrow};
    case Expected::End: return {""};
    case Expected::Nothing:
    case Expected::Points:
    case Expected::Times:
    case Expected::Shorter: break;
    }
    return {};
}

// Whatever its length: out of a code that is none of ours come longer ones, which the rules refuse.
Value toValue(const Benefit &benefit)
{
    std::string text;
    if (!benefit.isNone())
        eachPiece(benefit.nodes(), [&text](std::string_view piece) { text += piece; });
    return text;
}

MaybeRefusal fromValue(std::string_view field, const Value &value, Benefit &benefit)
{
    return readIn(Language::Civilizations, field, value, benefit);
}

MaybeRefusal readIn(Language language, std::string_view field, const Value &value, Benefit &benefit)
{
    const std::string *text = value.text();
    if (text == nullptr)
        return wrongType(field, "text");
    const BenefitFault fault = readBenefit(*text, benefit, language);
    switch (fault.expected) {
    case Expected::Nothing: return std::nullopt;
    case Expected::Shorter:
        return Refusal{"input.textTooLong", {{"field", field}, {"max", static_cast<std::int64_t>(Benefit::kLongest)}}};
    default: break;
    }
    const std::string_view piece = pieceAt(*text, fault.at);
    Refusal refusal;
    if (fault.expected == Expected::Points || fault.expected == Expected::Times) {
        refusal = {"input.outOfRange", {{"field", field}, {"value", piece}, {"min", 1}, {"max", int{fault.most}}}};
    } else {
        refusal = unknownValue(field, piece, allowedBy(fault.expected));
    }
    refusal.values.push_back({"at", int{fault.at}});
    return refusal;
}

Value schemaOf(const Benefit &)
{
    return Object{{"type", "string"}, {"minLength", 1}, {"maxLength", static_cast<std::int64_t>(Benefit::kLongest)}};
}

} // namespace pegsheet::tapestry
