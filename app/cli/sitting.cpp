// SPDX-License-Identifier: Apache-2.0
#include "app/cli/sitting.h"

#include "app/cli/answers.h"
#include "app/cli/savedmatch.h"
#include "app/library/cardlibrary.h"
#include "app/text/errortext.h"
#include "model/core/fields.h"
#include "storage/json.h"

#include <algorithm>
#include <array>
#include <limits>

namespace pegsheet::cli {

namespace {

constexpr std::array<std::string_view, 2> kFirst{"setup", "open"};
constexpr std::array<std::string_view, 7> kThen{"move", "moves", "state", "undo", "redo", "mend", "export"};

Value notAsked(std::string_view key, const Value &value)
{
    return value == Value(true) ? Value() : errorAnswer(wrongType(key, "true"));
}

/// Any number from 0 on; more steps than there can be are as good as all of them.
MaybeRefusal readSteps(std::string_view key, const Value &value, int &steps)
{
    std::int64_t count = 0;
    auto refusal = readInteger(key, value, {0, std::numeric_limits<std::int64_t>::max()}, count);
    steps = static_cast<int>(std::min<std::int64_t>(count, std::numeric_limits<int>::max()));
    return refusal;
}

/// {"at":i} and one of "replace" and "insert", a move, and "remove", which is true.
MaybeRefusal readEdit(const Value &value, Edit &edit)
{
    if (value.object() == nullptr)
        return wrongType("mend", "object");
    bool isSaid = false;
    for (const auto &[key, content] : *value.object()) {
        std::int64_t at = 0;
        if (key == "at") {
            if (auto refusal = readInteger("at", content, {0, std::numeric_limits<int>::max()}, at))
                return refusal;
            edit.at = static_cast<int>(at);
            continue;
        }
        if (key != "replace" && key != "insert" && key != "remove")
            return unknownField(key);
        if (isSaid)
            return Refusal{"input.mendOneThing", {}};
        if (key == "remove" && !(content == Value(true)))
            return wrongType(key, "true");
        edit.kind = key == "replace" ? Edit::Kind::Replace : key == "insert" ? Edit::Kind::Insert : Edit::Kind::Remove;
        edit.move = content;
        isSaid = true;
    }
    if (value.find("at") == nullptr)
        return missingField("at");
    return isSaid ? MaybeRefusal() : Refusal{"input.mendOneThing", {}};
}

/// What the match has shown of what its rulebook does not print.
std::vector<Record> cardsOf(const Match &match)
{
    const GameRecords *records = findGameRecords(gameRecords(), match.game().id);
    return records == nullptr || records->held == nullptr ? std::vector<Record>() : records->held(match);
}

} // namespace

void Sitting::foldLog()
{
    if (m_library != nullptr && m_session != nullptr && m_session->match().over())
        m_library->foldLog();
}

Value Sitting::answer(std::string_view line)
{
    Value request;
    if (const auto refusal = storage::readJson(line, request))
        return errorAnswer(*refusal);
    try {
        return respond(request);
    } catch (const storage::Error &error) {
        return failed(error.refusal());
    }
}

void Sitting::teachCards()
{
    if (m_library == nullptr || m_session == nullptr)
        return;
    const std::vector<Record> shown = cardsOf(m_session->match());
    if (shown.empty())
        return;
    CardLibrary cards(*m_library, gameRecords());
    cards.seed();
    std::vector<Record> before;
    for (const Record &record : shown) {
        if (std::find(m_shown.begin(), m_shown.end(), record) != m_shown.end())
            before.push_back(record);
        else
            cards.took(record);
    }
    cards.learn(before);
}

Value Sitting::failed(const Refusal &refusal)
{
    try {
        if (refusal.code == "storage.changedElsewhere")
            m_session->reload();
        return errorAnswer(refusal);
    } catch (const storage::Error &error) {
        return errorAnswer(error.refusal());
    }
}

Value Sitting::respond(const Value &request)
{
    const Object *object = request.object();
    if (object == nullptr || object->size() != 1) {
        const Array allowed = m_session ? Array(kThen.begin(), kThen.end()) : Array(kFirst.begin(), kFirst.end());
        return errorAnswer({"input.unknownRequest", {{"allowed", allowed}}});
    }
    const auto &[key, value] = object->front();
    if (!m_session || std::find(kFirst.begin(), kFirst.end(), key) != kFirst.end())
        return begin(key, value);
    constexpr std::array<Value (Sitting::*)(const Value &), kThen.size()> kAnswers{
        &Sitting::play, &Sitting::listMoves, &Sitting::showState,  &Sitting::undo,
        &Sitting::redo, &Sitting::mend,      &Sitting::exportMatch};
    const auto found = std::find(kThen.begin(), kThen.end(), key);
    if (found == kThen.end())
        return errorAnswer({"input.unknownRequest", {{"request", key}, {"allowed", Array(kThen.begin(), kThen.end())}}});
    return (this->*kAnswers.at(static_cast<std::size_t>(found - kThen.begin())))(value);
}

Value Sitting::begin(std::string_view key, const Value &value)
{
    if (m_session)
        return errorAnswer({"input.matchBegun", {}});
    if (key == "setup")
        return setUp(value);
    if (key == "open")
        return open(value);
    return errorAnswer({"input.noMatch", {}});
}

Value Sitting::setUp(const Value &value)
{
    Setup setup;
    MaybeRefusal refusal = readNewSetupOf(m_game, value, setup);
    if (!refusal)
        m_session = Session::begin(m_game, setup, m_library, refusal);
    return refusal ? errorAnswer(*refusal) : state();
}

Value Sitting::open(const Value &value)
{
    if (m_library == nullptr)
        return errorAnswer({"input.noDatabase", {}});
    std::int64_t id = 0;
    if (const auto refusal = readInteger("open", value, {0, std::numeric_limits<std::int64_t>::max()}, id))
        return errorAnswer(*refusal);
    MaybeRefusal refusal;
    auto session = Session::open(*m_library, storage::MatchId{id}, refusal);
    if (session == nullptr)
        return errorAnswer(*refusal);
    const std::string_view game = session->match().game().id;
    if (game != m_game.info->id)
        return errorAnswer({"input.otherGame", {{"game", game}, {"asked", m_game.info->id}}});
    m_session = std::move(session);
    m_shown = cardsOf(m_session->match());
    Value answer = state();
    if (refusal)
        answer.object()->push_back({"damaged", errorAnswer(*refusal)});
    return answer;
}

Value Sitting::play(const Value &move)
{
    const auto refusal = m_session->play(move);
    return refusal ? errorAnswer(*refusal) : state();
}

Value Sitting::listMoves(const Value &asked)
{
    Value error = notAsked("moves", asked);
    return error.isNull() ? Object{{"ok", true}, {"moves", m_session->match().listedMoves()}} : error;
}

Value Sitting::showState(const Value &asked)
{
    Value error = notAsked("state", asked);
    return error.isNull() ? state() : error;
}

Value Sitting::undo(const Value &steps)
{
    int count = 0;
    if (const auto refusal = readSteps("undo", steps, count))
        return errorAnswer(*refusal);
    m_session->stepBack(count);
    return state();
}

Value Sitting::redo(const Value &steps)
{
    int count = 0;
    if (const auto refusal = readSteps("redo", steps, count))
        return errorAnswer(*refusal);
    m_session->stepForward(count);
    return state();
}

Value Sitting::mend(const Value &wanted)
{
    Edit edit;
    if (const auto refusal = readEdit(wanted, edit))
        return errorAnswer(*refusal);
    const Repair repair = m_session->mend(std::span(&edit, 1));
    if (repair.refusal)
        return errorAnswer(*repair.refusal);
    Array broken;
    for (const Broken &each : repair.broken)
        broken.push_back(Object{{"at", each.at}, {"code", each.refusal.code}, {"message", errorText(each.refusal).toStdString()}});
    Value answer = state();
    answer.object()->push_back({"broken", std::move(broken)});
    return answer;
}

Value Sitting::exportMatch(const Value &asked)
{
    Value error = notAsked("export", asked);
    if (!error.isNull())
        return error;
    if (m_library == nullptr)
        return Object{{"ok", true}, {"saved", savedValue(m_session->match())}};
    return Object{
        {"ok", true},
        {"saved",
         savedValue(m_session->match(), m_library->load(m_session->id()).entry, shown(m_session->match(), m_session->known()))}};
}

Value Sitting::state() const
{
    Object answer = stateAnswer(m_session->match());
    if (m_library != nullptr)
        answer.push_back({"id", m_session->id().value});
    return answer;
}

} // namespace pegsheet::cli
