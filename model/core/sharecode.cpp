// SPDX-License-Identifier: Apache-2.0
#include "model/core/sharecode.h"

#include "model/core/entropy.h"
#include "model/core/seal.h"
#include "model/core/sharesetup.h"
#include "model/core/uid.h"

#include <algorithm>
#include <utility>

namespace pegsheet {

namespace {

constexpr std::uint32_t kFormat = 1;
constexpr std::uint32_t kDelta = 0x10;
constexpr unsigned kStateBits = 24;

template <EntropyCoder C>
LinePoint codePoint(C &coder, LinePoint point)
{
    LinePoint read;
    read.length = codeCount(coder, point.length);
    read.sum = static_cast<std::uint32_t>(codeBits(coder, point.sum, 32));
    return read;
}

template <EntropyCoder C>
std::string codeUid(C &coder, const std::string &uid)
{
    const std::string_view digits = uid;
    const std::uint64_t head = digits.size() == 32 ? fromHex(digits.substr(0, 16)).value_or(0) : 0;
    const std::uint64_t tail = digits.size() == 32 ? fromHex(digits.substr(16)).value_or(0) : 0;
    const std::uint64_t read = codeBits(coder, head, 64);
    if (codeTruth(coder, tail == uidTail(head), 63, 1))
        return uidFrom(read);
    return hexOf(read) + hexOf(codeBits(coder, tail, 64));
}

// What the table took back or decided; most matches have nothing of it.
template <EntropyCoder C>
void codeDecisions(C &coder, ShareHeader &header)
{
    if (!codeTruth(coder, header.edition > 0 || !header.left.empty(), 1, 7)) {
        header.edition = 0;
        header.left.clear();
        return;
    }
    header.edition = codeCount(coder, header.edition);
    const auto left = static_cast<std::uint32_t>(header.left.size());
    header.left.resize(coder.uniform(std::min(left, kMostLeft), kMostLeft + 1));
    for (LinePoint &point : header.left)
        point = codePoint(coder, point);
}

// Everything after format, flags and game. False where it has a variant or an option that is not known here.
template <EntropyCoder C>
bool codeHeader(C &coder, ShareHeader &header)
{
    bool isKnown = true;
    header.uid = codeUid(coder, header.uid);
    if (header.isDelta)
        header.since = codePoint(coder, header.since);
    else
        header.setup = sharing::codeSetup(coder, *header.game->info, header.setup, isKnown);
    if (!isKnown)
        return false;
    codeDecisions(coder, header);
    header.moves = codeCount(coder, header.moves);
    return true;
}

std::uint32_t flagsOf(const ShareHeader &header)
{
    return header.isDelta ? kDelta : 0;
}

std::uint64_t stateSum(const Match &match)
{
    return match.stateHash() & ((std::uint64_t{1} << kStateBits) - 1);
}

// Format, flags, game and rules; nothing when all of them are known here.
MaybeRefusal readBeginning(EntropyDecoder &decoder, ShareHeader &header)
{
    const std::uint32_t format = decoder.uniform(0, 256);
    const std::uint32_t flags = decoder.uniform(0, 256);
    if (format == 0)
        return Refusal{"share.damaged", {}};
    if (format > kFormat || (flags & kCriticalFlags & ~kDelta) != 0)
        return Refusal{"share.newer", {}};
    const std::uint32_t game = decoder.uniform(0, kGamesInCodes);
    header.isDelta = (flags & kDelta) != 0;
    const std::uint32_t rulesVersion = codeCount(decoder, 0);
    if (game >= catalog().size())
        return Refusal{"share.unknownGame", {}};
    header.game = &catalog()[game];
    if (std::cmp_greater(rulesVersion, header.game->info->rulesVersion))
        return Refusal{"share.newerRules", {}};
    if (rulesVersion == 0)
        return Refusal{"share.damaged", {}};
    header.rulesVersion = static_cast<int>(rulesVersion);
    return std::nullopt;
}

// Whether its numbers are such that one can count on from them.
bool isCounted(const ShareHeader &header)
{
    return header.edition <= kMostCounted && header.since.length <= kMostCounted
        && std::all_of(header.left.begin(), header.left.end(), [](LinePoint point) { return point.length <= kMostCounted; });
}

} // namespace

std::string shareText(const Match &match, const Sharing &sharing)
{
    ShareHeader header;
    header.game = findGame(match.game().id);
    header.rulesVersion = match.game().rulesVersion;
    header.uid = sharing.uid;
    header.isDelta = sharing.since > 0;
    header.setup = match.setup();
    if (header.isDelta) {
        const auto since = static_cast<std::size_t>(sharing.since);
        header.since = pointOf(since, lineSums(match)[since]);
    }
    header.edition = sharing.edition;
    header.left = sharing.left;
    header.moves = static_cast<std::uint32_t>(match.length() - sharing.since);

    EntropyEncoder encoder;
    encoder.uniform(kFormat, 256);
    encoder.uniform(flagsOf(header), 256);
    encoder.uniform(static_cast<std::uint32_t>(header.game - catalog().data()), kGamesInCodes);
    codeCount(encoder, static_cast<std::uint32_t>(header.rulesVersion));
    (void)codeHeader(encoder, header);
    match.writeMoves(encoder, sharing.since);
    codeBits(encoder, stateSum(match), kStateBits);
    return sealed(encoder.finish());
}

std::unique_ptr<SharedCode> SharedCode::read(std::string_view text, MaybeRefusal &refusal)
{
    const auto refuse = [&](std::string_view code) {
        refusal = Refusal{code, {}};
        return nullptr;
    };
    auto content = unsealed(text, refusal);
    if (!content)
        return nullptr;
    std::unique_ptr<SharedCode> code(new SharedCode(std::move(*content)));
    EntropyDecoder decoder(code->m_bytes);
    refusal = readBeginning(decoder, code->m_header);
    if (refusal)
        return nullptr;
    if (!codeHeader(decoder, code->m_header))
        return refuse("share.newerRules");
    if (!isCounted(code->m_header))
        return refuse("share.damaged");
    if (code->m_header.moves > kMostMoves)
        return refuse("share.tooLong");
    code->m_moves = decoder;
    return code;
}

std::unique_ptr<Match> SharedCode::whole(MaybeRefusal &refusal) const
{
    if (m_header.isDelta) {
        refusal = Refusal{"share.elsewhere", {}};
        return nullptr;
    }
    // Names and marks are somebody else's words: they are held to what a set-up of ours would be.
    Setup setup;
    if (readSetup(setupValue(m_header.setup), setup) || !(setup == m_header.setup)) {
        refusal = Refusal{"share.damaged", {}};
        return nullptr;
    }
    auto match = m_header.game->start(setup, refusal);
    if (match == nullptr)
        refusal = Refusal{"share.damaged", {}};
    else
        refusal = playMoves(*match);
    return refusal ? nullptr : std::move(match);
}

MaybeRefusal SharedCode::playOn(Match &match) const
{
    const LinePoint head = pointOf(static_cast<std::size_t>(match.length()), lineSums(match).back());
    if (!m_header.isDelta || match.game().id != m_header.game->info->id || !(head == m_header.since))
        return Refusal{"share.elsewhere", {}};
    return playMoves(match);
}

MaybeRefusal SharedCode::playMoves(Match &match) const
{
    EntropyDecoder decoder = m_moves;
    if (match.readMoves(decoder, m_header.moves))
        return Refusal{"share.damaged", {}};
    if (codeBits(decoder, 0, kStateBits) != stateSum(match))
        return Refusal{"share.otherState", {}};
    return std::nullopt;
}

} // namespace pegsheet
