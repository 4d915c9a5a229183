// SPDX-License-Identifier: Apache-2.0
#include "model/core/touchline.h"

#include "model/core/fields.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace pegsheet {

namespace {

constexpr std::string_view kTouches = "touches";
constexpr std::string_view kUndone = "undone";

template <typename I>
bool readAt(const Array &list, std::size_t place, I &number)
{
    if (place >= list.size())
        return true;
    const std::int64_t *read = list[place].integer();
    if (read == nullptr || *read < std::numeric_limits<I>::min() || *read > std::numeric_limits<I>::max())
        return false;
    number = static_cast<I>(*read);
    return true;
}

Value valueOf(const Touch &touch, std::span<const std::string_view> kinds)
{
    Array list{Value(kinds[touch.kind])};
    const bool isWith = !touch.with.isNull();
    if (touch.at != -1 || touch.number != 0 || isWith)
        list.emplace_back(int{touch.at});
    if (touch.number != 0 || isWith)
        list.emplace_back(std::int64_t{touch.number});
    if (isWith)
        list.push_back(touch.with);
    return list;
}

std::optional<Touch> touchOf(const Value &value, std::span<const std::string_view> kinds)
{
    const Array *list = value.array();
    const std::string *name = list == nullptr || list->empty() ? nullptr : list->front().text();
    const auto kind = name == nullptr ? kinds.end() : std::find(kinds.begin(), kinds.end(), *name);
    Touch touch;
    if (kind == kinds.end() || list->size() > 4 || !readAt(*list, 1, touch.at) || !readAt(*list, 2, touch.number))
        return std::nullopt;
    touch.kind = static_cast<std::uint8_t>(kind - kinds.begin());
    if (list->size() == 4)
        touch.with = list->back();
    return touch;
}

} // namespace

// The last touch made that is a step of undo, counted from 1; 0 for none.
std::size_t TouchLine::lastStep() const
{
    std::size_t step = m_made;
    while (step > 0 && m_entries[step - 1].isView)
        --step;
    return step;
}

// The same of redo: past the last where there is none.
std::size_t TouchLine::nextStep() const
{
    std::size_t step = m_made;
    while (step < m_entries.size() && m_entries[step].isView)
        ++step;
    return step + 1;
}

TouchResult TouchLine::touch(const Match &match, const Touch &touch)
{
    if (touch.kind >= kinds().size())
        return {outOfRange("kind", touch.kind, 0, static_cast<std::int64_t>(kinds().size()) - 1)};
    bool isChanged = false;
    TouchResult result = add(match, touch, isChanged);
    if (!result.refusal && result.continues && lastStep() > 0 && last()->kind == touch.kind) {
        m_made = lastStep() - 1;
        m_entries.resize(m_made);
        fold(match);
        result = add(match, touch, isChanged);
    }
    if (!isChanged)
        return result;
    if (isBlank()) {
        m_entries.resize(m_made);
        m_made = 0;
        return result;
    }
    const auto here = m_entries.begin() + static_cast<std::ptrdiff_t>(m_made);
    if (result.isView) {
        // It takes the place of those of its kind that were undone with the rest.
        const auto isOther = [&](const Entry &entry) { return !entry.isView || entry.touch.kind != touch.kind; };
        m_entries.insert(m_entries.erase(here, std::find_if(here, m_entries.end(), isOther)), {touch, true});
    } else {
        m_entries.erase(here, m_entries.end());
        m_entries.push_back({touch, false});
    }
    ++m_made;
    return result;
}

// The pencil of the touches that are made.
void TouchLine::fold(const Match &match)
{
    bool isChanged = false;
    begin();
    for (std::size_t at = 0; at < m_made; ++at)
        (void)add(match, m_entries[at].touch, isChanged);
}

const Touch *TouchLine::last() const
{
    const std::size_t step = lastStep();
    return step == 0 ? nullptr : &m_entries[step - 1].touch;
}

const Touch *TouchLine::next() const
{
    const std::size_t step = nextStep();
    return step > m_entries.size() ? nullptr : &m_entries[step - 1].touch;
}

bool TouchLine::undo(const Match &match)
{
    const std::size_t step = lastStep();
    if (step == 0)
        return false;
    m_made = step - 1;
    fold(match);
    return true;
}

bool TouchLine::redo(const Match &match)
{
    const std::size_t step = nextStep();
    if (step > m_entries.size())
        return false;
    m_made = step;
    // With what was looked at then.
    while (m_made < m_entries.size() && m_entries[m_made].isView)
        ++m_made;
    fold(match);
    return true;
}

void TouchLine::touchAnew(const Match &match, const std::vector<Entry> &entries)
{
    clear();
    for (const Entry &entry : entries) {
        const std::size_t before = m_made;
        // What would make moves now was said for another state: nobody says it anew.
        if (touch(match, entry.touch).completes && m_made > before) {
            m_made = before;
            m_entries.resize(before);
            fold(match);
        }
    }
}

void TouchLine::keep(const Match &match, int from)
{
    std::vector<Entry> kept;
    for (std::size_t at = 0; at < m_made; ++at) {
        bool isKept = true;
        if (from < 0)
            isKept = survives(m_entries[at].touch, match, -1);
        for (int place = from; from >= 0 && isKept && place < match.length(); ++place)
            isKept = survives(m_entries[at].touch, match, place);
        if (isKept)
            kept.push_back(m_entries[at]);
    }
    touchAnew(match, kept);
}

void TouchLine::movesMade(const Match &match, int from)
{
    keep(match, from);
}

void TouchLine::seeked(const Match &match)
{
    keep(match, -1);
}

void TouchLine::clear()
{
    m_entries.clear();
    m_made = 0;
    begin();
}

bool TouchLine::layReady(const Match &match, const Value &move)
{
    clear();
    return !touch(match, {0, -1, 0, move}).refusal;
}

Value TouchLine::value() const
{
    if (m_entries.empty())
        return {};
    Array touches;
    for (const Entry &entry : m_entries)
        touches.push_back(valueOf(entry.touch, kinds()));
    Object draft{{std::string(kTouches), std::move(touches)}};
    if (m_made < m_entries.size())
        draft.push_back({std::string(kUndone), static_cast<std::int64_t>(m_entries.size() - m_made)});
    return draft;
}

int TouchLine::read(const Match &match, const Value &draft)
{
    clear();
    const Value *touches = draft.find(kTouches);
    const Array *list = touches == nullptr ? nullptr : touches->array();
    if (list == nullptr)
        return 0;
    const Value *undone = draft.find(kUndone);
    const std::int64_t *steps = undone == nullptr ? nullptr : undone->integer();
    const std::size_t back = steps == nullptr || *steps < 0 ? 0 : std::min(static_cast<std::size_t>(*steps), list->size());
    std::size_t read = 0;
    for (; read < list->size(); ++read) {
        const auto touch = touchOf((*list)[read], kinds());
        bool isChanged = false;
        const TouchResult result = touch ? add(match, *touch, isChanged) : TouchResult();
        if (!touch || result.refusal || result.completes) {
            fold(match);
            break;
        }
        // Also one that changes nothing: it may have been undone and made again, and what it does been looked at in between.
        m_entries.push_back({*touch, result.isView});
        ++m_made;
    }
    if (isBlank() && back == 0)
        clear();
    // All of them hold: so do those that were undone, which lie at the end.
    if (back > 0 && read == list->size()) {
        m_made -= std::min(back, m_made);
        fold(match);
    }
    return static_cast<int>(list->size() - read);
}

} // namespace pegsheet
