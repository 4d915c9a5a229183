// SPDX-License-Identifier: Apache-2.0
#include "app/example.h"

#include "model/core/sharecode.h"

namespace pegsheet::app {

namespace {

constexpr std::string_view kCode = "PEGSHEET:00G5TD:Q7FBAVGJUE/2CVBSAJ-MDBK85+5SIJV33R8$/6Y03AAHT+/9SWE*T."
                                   "Q/ZV-YQSCG+RTWPRT4P.0G-X24395BOE48OFS2-NHT3AVVN28JH3OUOXXYR7AW4LYL23E45";

} // namespace

std::unique_ptr<Match> exampleMatch(MaybeRefusal &refusal)
{
    const auto code = SharedCode::read(kCode, refusal);
    return code == nullptr ? nullptr : code->whole(refusal);
}

bool isExample(const storage::MatchEntry &entry)
{
    return entry.origin && entry.origin->uid == kExampleUid;
}

} // namespace pegsheet::app
