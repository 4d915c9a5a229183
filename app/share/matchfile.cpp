// SPDX-License-Identifier: Apache-2.0
#include "app/share/matchfile.h"

#include "app/share/playlog.h"
#include "app/text/namekey.h"
#include "model/core/characters.h"
#include "model/core/fields.h"
#include "model/core/uid.h"
#include "storage/json.h"

#include <QDateTime>

#include <algorithm>
#include <limits>
#include <utility>

namespace pegsheet {

namespace {

MaybeRefusal readUid(const Value &root, std::string &uid)
{
    const Value *value = root.find("uid");
    if (value == nullptr)
        return std::nullopt;
    if (value->text() == nullptr)
        return wrongType("uid", "text");
    if (!storage::isUid(*value->text()))
        return Refusal{"input.uid", {{"value", *value->text()}}};
    uid = *value->text();
    return std::nullopt;
}

MaybeRefusal readNumber(const Value &root, std::string_view key, std::uint32_t &number)
{
    std::int64_t read = number;
    const Value *value = root.find(key);
    MaybeRefusal refusal = value == nullptr ? missingField(key) : readInteger(key, *value, {0, kMostCounted}, read);
    number = static_cast<std::uint32_t>(read);
    return refusal;
}

MaybeRefusal readSeats(const Value &root, std::string_view key, Range range, std::vector<int> &numbers)
{
    const Value *value = root.find(key);
    if (value == nullptr)
        return missingField(key);
    if (value->array() == nullptr)
        return wrongType(key, "list");
    for (const Value &each : *value->array()) {
        std::int64_t read = 0;
        if (auto refusal = readInteger(key, each, range, read))
            return ofItem(std::move(*refusal), numbers.size());
        numbers.push_back(static_cast<int>(read));
    }
    return std::nullopt;
}

MaybeRefusal readResult(const Value &root, SavedMatch &saved)
{
    constexpr int kMostPoints = 1'000'000;
    const auto seats = static_cast<std::int64_t>(saved.setup.players.size());
    Standing result;
    result.over = true;
    if (auto refusal = readSeats(root, "scores", {-kMostPoints, kMostPoints}, result.scores))
        return refusal;
    if (result.scores.size() != saved.setup.players.size())
        return Refusal{"input.scoreCount", {{"scores", static_cast<std::int64_t>(result.scores.size())}, {"players", seats}}};
    if (auto refusal = readSeats(root, "winners", {0, seats - 1}, result.winners))
        return refusal;
    std::sort(result.winners.begin(), result.winners.end());
    result.winners.erase(std::unique(result.winners.begin(), result.winners.end()), result.winners.end());
    saved.log.clear();
    saved.tree = {};
    saved.result = std::move(result);
    return std::nullopt;
}

MaybeRefusal readDecisions(const Value &root, SavedMatch &saved)
{
    if (root.find("edition") != nullptr)
        if (auto refusal = readNumber(root, "edition", saved.edition))
            return refusal;
    const Value *left = root.find("left");
    return left == nullptr ? std::nullopt : readPoints("left", *left, saved.left);
}

// A time for every seat, or none at all.
void readTurnTimes(const Value &root, SavedMatch &saved)
{
    const Value *value = root.find("turnTimes");
    const Array *times = value == nullptr ? nullptr : value->array();
    if (times == nullptr || times->size() != saved.setup.players.size())
        return;
    std::vector<std::int64_t> read;
    for (const Value &each : *times) {
        const std::int64_t *seconds = each.integer();
        if (seconds == nullptr || !std::in_range<std::uint32_t>(*seconds))
            return;
        read.push_back(*seconds);
    }
    saved.turnTimes = std::move(read);
}

// What people said of it, and what became of it. Another program's keys of those names are left alone.
void readTold(const Value &root, SavedMatch &saved)
{
    const auto text = [&](std::string_view key, Lines lines, std::string &into) {
        if (const Value *value = root.find(key); value != nullptr && value->text() != nullptr)
            into = cleaned(*value->text(), lines);
    };
    text("place", Lines::One, saved.about.place);
    text("note", Lines::Several, saved.about.note);
    std::uint32_t number = 0;
    if (!readNumber(root, "played", number))
        saved.played = number;
    readTurnTimes(root, saved);
    if (readTime(root, "ended", saved.ended))
        saved.ended = 0;
    if (readTime(root, "removed", saved.removed))
        saved.removed = 0;
    const Value *origin = root.find("origin");
    storage::Origin read;
    if (origin == nullptr || readUid(*origin, read.uid) || read.uid.empty() || readNumber(*origin, "moves", number))
        return;
    read.moves = static_cast<int>(number);
    saved.origin = std::move(read);
}

void addTold(Object &saved, const storage::MatchEntry &entry)
{
    if (entry.overAt != 0)
        saved.push_back({"ended", isoTime(entry.overAt)});
    if (entry.played)
        saved.push_back({"played", *entry.played});
    if (!entry.turnTimes.empty())
        saved.push_back({"turnTimes", Array(entry.turnTimes.begin(), entry.turnTimes.end())});
    if (!entry.about.place.empty())
        saved.push_back({"place", entry.about.place});
    if (!entry.about.note.empty())
        saved.push_back({"note", entry.about.note});
    if (entry.origin)
        saved.push_back({"origin", Object{{"uid", entry.origin->uid}, {"moves", entry.origin->moves}}});
    if (entry.removedAt != 0)
        saved.push_back({"removed", isoTime(entry.removedAt)});
}

MaybeRefusal readFurther(const Value &root, SavedMatch &saved)
{
    readTold(root, saved);
    if (auto refusal = readUid(root, saved.uid))
        return refusal;
    const int known = saved.game->info->rulesVersion;
    std::int64_t version = known;
    if (const Value *value = root.find("rulesVersion"))
        if (auto refusal = readInteger("rulesVersion", *value, {1, known}, version))
            return refusal;
    saved.rulesVersion = static_cast<int>(version);
    if (root.find("started") != nullptr)
        if (auto refusal = readTime(root, "started", saved.started.emplace()))
            return refusal;
    if (auto refusal = readTime(root, "touched", saved.touched))
        return refusal;
    if (auto refusal = readDecisions(root, saved))
        return refusal;
    if (auto refusal = readKnown(root, saved.known))
        return refusal;
    if (saved.setup.mode == kResultMode)
        return readResult(root, saved);
    return readTree(root, saved.log, saved.tree);
}

MaybeRefusal missing(const Value &root)
{
    for (const char *key : {"game", "setup", "log"})
        if (root.find(key) == nullptr)
            return missingField(key);
    if (root.find("game")->text() == nullptr)
        return wrongType("game", "text");
    if (root.find("log")->array() == nullptr)
        return wrongType("log", "list");
    return std::nullopt;
}

void addDecisions(Object &saved, const Match &match, const Known &known)
{
    const std::vector<LinePoint> left = leftPoints(match, known);
    if (!left.empty())
        saved.push_back({"left", pointsValue(left)});
    if (known.edition > 0)
        saved.push_back({"edition", static_cast<std::int64_t>(known.edition)});
}

std::uint64_t fnv1a(std::string_view text, std::uint64_t sum)
{
    for (const char c : text)
        sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    return sum;
}

/// The set-up with its names as they are entered; one of which nothing can be seen stays.
Value composed(Value setup)
{
    if (Object *object = setup.object())
        for (Member &member : *object)
            if (Array *names = member.value.array(); names != nullptr && member.key == "players")
                for (Value &name : *names)
                    if (const std::string *text = name.text(); text != nullptr && !nameKey(*text).empty())
                        name = nameKey(*text);
    return setup;
}

} // namespace

MaybeRefusal readTime(const Value &root, std::string_view key, std::int64_t &seconds)
{
    const Value *value = root.find(key);
    if (value == nullptr)
        return std::nullopt;
    const QString text = value->text() == nullptr ? QString() : QString::fromStdString(*value->text());
    const QDateTime time = QDateTime::fromString(text, Qt::ISODate);
    if (!time.isValid() || !text.endsWith(QLatin1Char('Z')))
        return wrongType(key, "time");
    seconds = time.toSecsSinceEpoch();
    return std::nullopt;
}

MaybeRefusal readSetupOf(const GameInfo &game, const Value &value, Setup &setup)
{
    Setup read;
    if (auto refusal = readSetup(composed(value), read))
        return refusal;
    if (value.find("variant") != nullptr && read.variant.empty())
        return unknownValue("variant", {}, Array(game.variants.begin(), game.variants.end()));
    // As it is said: what is as usual is left out below, and may contradict the rest all the same.
    if (const GameEntry *entry = findGame(game.id)) {
        MaybeRefusal refusal;
        Setup begun = read;
        if (begun.mode == kResultMode)
            begun.mode = Setup().mode; // a match that was played
        static_cast<void>(entry->start(begun, refusal));
        if (refusal)
            return refusal;
    }
    setup = canonicalSetup(game, std::move(read));
    return std::nullopt;
}

MaybeRefusal readNewSetupOf(const GameEntry &game, const Value &value, Setup &setup)
{
    Setup read;
    if (auto refusal = readSetupOf(*game.info, value, read))
        return refusal;
    for (const std::string &name : read.players)
        if (auto refusal = refusesName(nameKey(name)))
            return refusal;
    const Value *said = value.find("options");
    if (game.begun != nullptr)
        for (Member &option : game.begun(read))
            if (said == nullptr || said->find(option.key) == nullptr)
                read.options.push_back(std::move(option));
    setup = canonicalSetup(*game.info, std::move(read));
    return std::nullopt;
}

std::optional<FileFault> readSavedMatch(std::string_view text, SavedMatch &saved)
{
    Value root;
    auto noMatch = storage::readJson(text, root);
    if (!noMatch)
        noMatch = missing(root);
    if (noMatch) {
        auto playLog = refusesPlayLog(text);
        return FileFault{std::move(playLog ? *playLog : *noMatch), true};
    }
    const std::string &game = *root.find("game")->text();
    SavedMatch read;
    read.game = findGame(game);
    if (read.game == nullptr)
        return FileFault{{"input.unknownGame", {{"game", game}}}};
    if (auto refusal = readSetupOf(*read.game->info, *root.find("setup"), read.setup))
        return FileFault{std::move(*refusal)};
    read.log = *root.find("log")->array();
    if (auto refusal = readFurther(root, read))
        return FileFault{std::move(*refusal)};
    saved = std::move(read);
    return std::nullopt;
}

std::unique_ptr<Match> replayed(const SavedMatch &saved, MaybeRefusal &refusal, std::optional<std::size_t> &at, Judged judged)
{
    auto match = saved.game->start(saved.setup, refusal);
    for (std::size_t i = 0; !refusal && i < saved.log.size(); ++i) {
        refusal = judged == Judged::New ? match->play(saved.log[i]) : match->replay(saved.log[i]);
        if (refusal)
            at = i;
    }
    return refusal ? nullptr : std::move(match);
}

std::unique_ptr<Offer> offerOf(const SavedMatch &saved, MaybeRefusal &refusal)
{
    auto offer = std::make_unique<Offer>();
    std::optional<std::size_t> at;
    offer->match = replayed(saved, refusal, at);
    if (refusal)
        return nullptr;
    offer->uid = saved.uid.empty() ? derivedUid(*offer->match) : saved.uid;
    offer->known = knownFrom(*offer->match, saved.known ? leftPoints(*offer->match, {*saved.known, saved.edition}) : saved.left,
                             saved.edition);
    return offer;
}

std::unique_ptr<Match> restored(const SavedMatch &saved, MaybeRefusal &refusal, std::optional<std::size_t> &at, int *leftOut)
{
    auto match = replayed(saved, refusal, at);
    if (match == nullptr || saved.tree.nodes.empty())
        return match;
    const auto scratch = saved.game->start(saved.setup, refusal);
    const SavedTree tree = without(refusedNodes(*scratch, saved.tree.nodes), saved.tree);
    if (leftOut != nullptr)
        *leftOut = static_cast<int>(saved.tree.nodes.size() - tree.nodes.size());
    Restored whole = saved.game->restore(saved.setup, tree.nodes, tree.head, tree.tip, tree.mends);
    refusal = std::move(whole.refusal);
    // What a database would call damaged is a file whose parts do not fit each other.
    if (refusal && refusal->code == "storage.damaged")
        refusal = Refusal{"input.treeDiffers", {}};
    return refusal ? nullptr : std::move(whole.match);
}

Known knownOf(const SavedMatch &saved, const Match &match)
{
    return saved.known ? Known{*saved.known, saved.edition} : knownFrom(match, saved.left, saved.edition);
}

bool looksLikeMatchFile(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

Object savedValue(const Match &match)
{
    return {{"game", match.game().id}, {"setup", setupValue(match.setup())}, {"log", match.log()}};
}

Object savedValue(const Match &match, const storage::MatchEntry &entry, const Known &known)
{
    Object saved = savedValue(match);
    saved.push_back({"uid", entry.uid});
    saved.push_back({"rulesVersion", entry.rulesVersion});
    // Whoever hands over no times knows none; of a stored match both are known.
    const bool isStored = entry.id.value != 0;
    if (isStored || entry.startedAt != 0)
        saved.push_back({"started", isoTime(entry.startedAt)});
    if (isStored || entry.touchedAt != 0)
        saved.push_back({"touched", isoTime(entry.touchedAt)});
    addDecisions(saved, match, known);
    // Of whoever gets the file only what the line does not pass is of use; whoever wrote it knows more.
    if (!(knownFrom(match, leftPoints(match, known), known.edition) == known))
        saved.push_back({"known", pointsValue(known.points)});
    storage::StoredMatch tree;
    storeTree(match, tree);
    writeTree(saved, tree);
    return saved;
}

Object savedValue(const storage::StoredMatch &stored)
{
    const storage::MatchEntry &entry = stored.entry;
    Object saved{{"game", entry.game},
                 {"setup", setupValue(entry.setup)},
                 {"log", logOf(stored)},
                 {"uid", entry.uid},
                 {"rulesVersion", entry.rulesVersion},
                 {"started", isoTime(entry.startedAt)},
                 {"touched", isoTime(entry.touchedAt)}};
    if (stored.known.edition > 0)
        saved.push_back({"edition", static_cast<std::int64_t>(stored.known.edition)});
    saved.push_back({"known", pointsValue(stored.known.points)});
    if (entry.setup.mode == kResultMode) {
        saved.push_back({"scores", Array(entry.summary.scores.begin(), entry.summary.scores.end())});
        saved.push_back({"winners", Array(entry.summary.winners.begin(), entry.summary.winners.end())});
    }
    addTold(saved, entry);
    writeTree(saved, stored);
    return saved;
}

Object savedValue(const Offer &offer)
{
    Object saved = savedValue(*offer.match);
    saved.push_back({"uid", offer.uid});
    addDecisions(saved, *offer.match, offer.known);
    return saved;
}

bool isSameSetup(const Setup &one, const Setup &other)
{
    Setup spelt = other;
    const auto areOne = [](const std::string &a, const std::string &b) { return nameKey(a) == nameKey(b); };
    if (std::equal(one.players.begin(), one.players.end(), other.players.begin(), other.players.end(), areOne))
        spelt.players = one.players;
    return one == spelt;
}

MaybeRefusal refusesSetup(const Match &here, const Match &there)
{
    if (here.game().id == there.game().id && isSameSetup(here.setup(), there.setup()))
        return std::nullopt;
    return Refusal{"share.otherSetup", {}};
}

std::string derivedUid(const Match &match)
{
    return derivedUid(storage::writeJson(savedValue(match)));
}

std::string derivedUid(std::string_view content)
{
    const std::uint64_t first = fnv1a(content, 0xCBF29CE484222325ULL);
    return hexOf(first) + hexOf(fnv1a(content, first));
}

std::string isoTime(std::int64_t seconds)
{
    return QDateTime::fromSecsSinceEpoch(seconds).toUTC().toString(Qt::ISODate).toStdString();
}

} // namespace pegsheet
