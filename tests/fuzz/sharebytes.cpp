// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/sharebytes.h"

#include "app/share/codeintext.h"
#include "app/share/historyfile.h"
#include "app/share/matchfile.h"
#include "model/core/codetext.h"
#include "model/core/exchange.h"
#include "model/core/uid.h"
#include "storage/json.h"

#include <vector>

namespace pegsheet::share {

namespace {

/// A copy that was read is handed on as it came.
std::string faultOf(const Offer &offer)
{
    MaybeRefusal refusal;
    const Sharing sharing{offer.uid, 0, leftPoints(*offer.match, offer.known), offer.known.edition};
    const auto code = SharedCode::read(shareText(*offer.match, sharing), refusal);
    if (code == nullptr)
        return refusal->code == "share.tooLong" ? "" : "what was read cannot be shared";
    const auto again = offerOf(*code, offer.match.get(), refusal);
    if (again == nullptr)
        return "what was shared cannot be read";
    if (!(again->match->log() == offer.match->log()) || again->match->stateHash() != offer.match->stateHash())
        return "another match comes back";
    return compare(again->side(), offer.side()).relation == Relation::Same ? "" : "it is not the same";
}

std::string faultOf(const SharedCode &code)
{
    MaybeRefusal refusal;
    const auto offer = offerOf(code, nullptr, refusal);
    if (offer == nullptr)
        return refusal ? "" : "neither a match nor a reason";
    return faultOf(*offer);
}

/// A match with its branches is written as it was read.
std::string faultOfTree(const SavedMatch &saved)
{
    MaybeRefusal refusal;
    std::optional<std::size_t> at;
    const auto match = restored(saved, refusal, at);
    if (match == nullptr)
        return refusal ? "" : "neither a tree nor a reason";
    storage::MatchEntry entry;
    entry.uid = saved.uid.empty() ? derivedUid(*match) : saved.uid;
    entry.rulesVersion = saved.rulesVersion;
    const auto written = [&](const Match &of, const Known &known) {
        return storage::writeJson(Value(savedValue(of, entry, known)));
    };
    const std::string once = written(*match, knownOf(saved, *match));
    SavedMatch back;
    if (readSavedMatch(once, back))
        return "a tree that was written cannot be read";
    const auto again = restored(back, refusal, at);
    return again != nullptr && written(*again, knownOf(back, *again)) == once ? "" : "another tree comes back";
}

} // namespace

std::string faultOfText(std::string_view text)
{
    MaybeRefusal refusal;
    const auto code = readCode(text, refusal);
    if (code == nullptr)
        return refusal ? "" : "neither a code nor a reason";
    return faultOf(*code);
}

std::string faultOfPayload(std::span<const std::uint8_t> bytes)
{
    const std::string text = sealed(bytes);
    MaybeRefusal refusal;
    const auto code = SharedCode::read(text, refusal);
    if (code == nullptr)
        return refusal ? "" : "neither a code nor a reason";
    return faultOf(*code);
}

std::string faultOfFile(std::string_view text)
{
    SavedMatch saved;
    if (readSavedMatch(text, saved))
        return {};
    MaybeRefusal refusal;
    const auto offer = offerOf(saved, refusal);
    if (offer == nullptr)
        return refusal ? "" : "neither a match nor a reason";
    const std::string again = storage::writeJson(Value(savedValue(*offer)));
    SavedMatch back;
    if (readSavedMatch(again, back) || !(back.log == offer->match->log()) || back.uid != offer->uid)
        return "another file comes back";
    if (const std::string fault = faultOfTree(saved); !fault.empty())
        return fault;
    return faultOf(*offer);
}

// Where it is read as JSON too, both find the same number of matches.
std::string faultOfHistory(std::string_view text)
{
    std::vector<std::string_view> matches;
    const MaybeRefusal refusal = readHistory(text, matches);
    Value whole;
    if (storage::readJson(text, whole))
        return {};
    const Value *list = whole.find("matches");
    if (refusal)
        return refusal->code.empty() ? "neither a history nor a reason" : "";
    if (list == nullptr || list->array() == nullptr || list->array()->size() != matches.size())
        return "other matches than JSON has";
    for (std::size_t place = 0; place < matches.size(); ++place) {
        Value match;
        if (storage::readJson(matches[place], match) || !(match == (*list->array())[place]))
            return "another match than JSON has";
    }
    return {};
}

std::string sealed(std::span<const std::uint8_t> bytes)
{
    std::vector<std::uint8_t> whole(bytes.begin(), bytes.end());
    const std::uint32_t sum = crc32(bytes);
    for (unsigned shift = 32; shift > 0; shift -= 8)
        whole.push_back(static_cast<std::uint8_t>(sum >> (shift - 8)));
    return std::string(kCodePrefix) + base43(whole);
}

} // namespace pegsheet::share
