// SPDX-License-Identifier: Apache-2.0
#include "app/cli/copies.h"

#include "app/cli/failure.h"
#include "app/cli/savedmatch.h"
#include "app/share/codeintext.h"
#include "app/share/matchfile.h"
#include "app/share/picturefile.h"
#include "app/share/picturelayout.h"
#include "app/share/qrreader.h"

#include <string_view>

namespace pegsheet::cli {

namespace {

using namespace std::string_view_literals;

bool isVideo(std::string_view bytes)
{
    const auto standsAt = [bytes](std::size_t place, std::string_view letters) {
        return bytes.size() >= place && bytes.substr(place).starts_with(letters);
    };
    return standsAt(0, "\x1A\x45\xDF\xA3"sv) || standsAt(4, "ftyp"sv) || (standsAt(0, "RIFF"sv) && standsAt(8, "AVI "sv));
}

SavedMatch savedIn(const std::string &file, const std::string &text)
{
    SavedMatch saved;
    auto fault = pegsheet::readSavedMatch(text, saved);
    if (fault && fault->isNoMatch)
        throw Unclear(file, std::move(fault->refusal));
    if (fault)
        throw Refused(std::move(fault->refusal), {{"file", file}});
    return saved;
}

std::unique_ptr<SharedCode> codeOf(const std::string &file, const std::string &text)
{
    MaybeRefusal refusal;
    auto code = readCode(text, refusal);
    if (code != nullptr)
        return code;
    if (refusal->code == "share.notACode" || codeIn(text).empty())
        throw Unclear(file, {"share.noCode", {{"file", file}}});
    throw Refused(std::move(*refusal), {{"file", file}});
}

} // namespace

std::string readShared(const std::string &file)
{
    const std::string bytes = readFile(file, app::kPictureLength);
    const QByteArray content = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    const bool isVideoFile = isVideo(bytes) && !app::isRareKind(content);
    if (isVideoFile)
        throw Refused({"share.video", {{"file", file}}});
    if (looksLikeMatchFile(bytes) || !codeIn(bytes).empty())
        return bytes;
    const app::PictureFile picture = app::readPicture(content);
    if (picture.fault == app::PictureFault::TooLarge)
        throw Unclear(file, {"share.pictureTooLarge", {{"file", file}, {"limit", app::kMostMegapixels}}});
    if (picture.fault == app::PictureFault::OtherKind)
        throw Refused({"share.pictureKind", {{"file", file}}}, {{"file", file}});
    std::string text = app::readCode(picture.picture).toStdString();
    if (text.empty())
        throw Unclear(file, {"share.noCode", {{"file", file}}});
    return text;
}

std::vector<std::string> matchesIn(const std::string &text)
{
    std::vector<std::string> codes = looksLikeMatchFile(text) ? std::vector<std::string>() : codesIn(text);
    return codes.empty() ? std::vector{text} : codes;
}

std::string uidIn(const std::string &file, const std::string &text)
{
    return looksLikeMatchFile(text) ? savedIn(file, text).uid : codeOf(file, text)->header().uid;
}

std::unique_ptr<Offer> copyIn(const std::string &file, const std::string &text, const Match *here)
{
    MaybeRefusal refusal;
    auto offer = looksLikeMatchFile(text) ? offerOf(savedIn(file, text), refusal) : offerOf(*codeOf(file, text), here, refusal);
    if (offer == nullptr)
        throw Refused(std::move(*refusal), {{"file", file}});
    return offer;
}

} // namespace pegsheet::cli
