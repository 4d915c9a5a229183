// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/copies.h"
#include "app/cli/failure.h"
#include "app/cli/pictures.h"
#include "model/core/codetext.h"
#include "model/core/meter.h"
#include "model/core/uid.h"

#include <algorithm>
#include <cmath>

namespace pegsheet::cli {

namespace {

std::string hashOf(LinePoint point)
{
    return hexOf(point.sum).substr(8);
}

/// How long the line is at the place of that hash.
int lengthAt(const Match &match, const std::string &hash)
{
    if (hash.empty())
        return 0;
    const std::vector<LineSum> sums = lineSums(match);
    for (std::size_t length = 0; length < sums.size(); ++length)
        if (hashOf(pointOf(length, sums[length])) == hash)
            return static_cast<int>(length);
    throw Refused({"share.noPoint", {{"value", hash}}});
}

/// The size of the moves alone, and what they are worth under the format's weights, both in bits.
Value bitsOf(const Match &match, int since)
{
    EntropyEncoder encoder;
    EntropyMeter meter;
    match.writeMoves(encoder, since);
    match.writeMoves(meter, since);
    return Object{{"log", static_cast<std::int64_t>(encoder.finish().size() * 8)},
                  {"ideal", static_cast<std::int64_t>(std::llround(meter.bits()))}};
}

} // namespace

int share(const ShareRequest &wanted, Output &out)
{
    for (std::size_t i = 0; i < wanted.files.size(); ++i) {
        const std::string &file = wanted.files[i];
        const auto copy = copyIn(file, readShared(file), nullptr);
        const Match &match = *copy->match;
        const int since = lengthAt(match, wanted.since);
        const std::string text = shareText(match, {copy->uid, since, leftPoints(match, copy->known), copy->known.edition});
        const auto code = app::qrCode(text);
        if (!code || code->version() > wanted.maxVersion)
            throw Refused({"share.tooLarge", {{"version", wanted.maxVersion}}}, {{"file", file}});
        if (!wanted.png.empty())
            writePicture(*code, numbered(wanted.png, i + 1, wanted.files.size()));
        const auto content = fromBase43(std::string_view(text).substr(kCodePrefix.size()));
        out.line(Object{{"ok", true},
                        {"bytes", static_cast<std::int64_t>(content->size())},
                        {"bits", bitsOf(match, since)},
                        {"frames", 1},
                        {"version", code->version()},
                        {"modules", code->modules()},
                        {"text", text},
                        {"hash", hashOf(copy->known.points.front())}});
    }
    return Done;
}

} // namespace pegsheet::cli
