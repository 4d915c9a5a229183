// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/textcheck.h"

#include "qml/icons/sharpitem.h"

#include <QColor>
#include <QQuickItem>
#include <QRectF>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <vector>

namespace pegsheet::tests {

namespace {

using namespace Qt::StringLiterals;

// Letters touch the edge of their line nowhere: so much of a line's height above and below is empty.
constexpr double kLeading = 0.22;
// Rounding of positions and of glyphs.
constexpr double kTolerance = 1.0;

bool isOfType(const QObject *item, const char *type)
{
    for (const QMetaObject *meta = item->metaObject(); meta != nullptr; meta = meta->superClass())
        if (QLatin1StringView(meta->className()).startsWith(QLatin1StringView(type)))
            return true;
    return false;
}

/// A text or a surface, in the order in which they are painted.
struct Painted
{
    QQuickItem *item = nullptr;
    bool isText = false;
    QRectF area; ///< in the window; of a text, what its letters fill
    QRectF seen; ///< the part that is not clipped away
};

QRectF lettersOf(QQuickItem *text)
{
    const double width = text->property("contentWidth").toDouble();
    const double height = text->property("contentHeight").toDouble();
    const int horizontal = text->property("effectiveHorizontalAlignment").toInt();
    const int vertical = text->property("verticalAlignment").toInt();
    const double x = horizontal == Qt::AlignRight ? text->width() - width
        : horizontal == Qt::AlignHCenter          ? (text->width() - width) / 2
                                                  : 0;
    const double y = vertical == Qt::AlignBottom ? text->height() - height
        : vertical == Qt::AlignVCenter           ? (text->height() - height) / 2
                                                 : 0;
    const double line = height / std::max(1, text->property("lineCount").toInt());
    return text->mapRectToScene(QRectF(x, y, width, height).adjusted(0, line * kLeading, 0, -line * kLeading));
}

class Walk
{
public:
    explicit Walk(QQuickWindow *window) { descend(window->contentItem(), QRectF(QPointF(), window->size()), 1.0); }

    [[nodiscard]] const std::vector<Painted> &painted() const { return m_painted; }

private:
    void descend(QQuickItem *item, QRectF seen, double opacity)
    {
        opacity *= item->opacity();
        if (!item->isVisible() || opacity < 0.05)
            return;
        if (item->clip())
            seen = seen.intersected(item->mapRectToScene(QRectF(0, 0, item->width(), item->height())));
        if (seen.isEmpty())
            return;
        QList<QQuickItem *> children = item->childItems();
        std::stable_sort(children.begin(), children.end(), [](QQuickItem *a, QQuickItem *b) { return a->z() < b->z(); });
        auto child = children.begin();
        for (; child != children.end() && (*child)->z() < 0; ++child)
            descend(*child, seen, opacity);
        note(item, seen, opacity);
        for (; child != children.end(); ++child)
            descend(*child, seen, opacity);
    }

    void note(QQuickItem *item, const QRectF &seen, double opacity)
    {
        const QRectF whole = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        if (item->inherits("QQuickText")) {
            const QRectF letters = lettersOf(item);
            if (!item->property("text").toString().isEmpty() && !letters.intersected(seen).isEmpty())
                m_painted.push_back({item, true, letters, seen});
        } else if (item->inherits("QQuickRectangle")) {
            // A veil over what lies below counts as covering it.
            const bool covers = item->property("color").value<QColor>().alphaF() * opacity > 0.25
                || !item->property("gradient").value<QVariant>().isNull();
            if (covers)
                m_painted.push_back({item, false, whole, seen});
        } else if (item->property("truncated").toBool()) {
            m_painted.push_back({item, true, whole, seen}); // a painted item that says of itself that its words are cut
        }
    }

    std::vector<Painted> m_painted;
};

QString quoted(const Painted &text)
{
    const QQuickItem *named = text.item;
    while (named != nullptr && named->objectName().isEmpty())
        named = named->parentItem();
    return u"“%1” in %2 at %3,%4 %5×%6"_s
        .arg(text.item->property("text").toString().left(60), named == nullptr ? u"?"_s : named->objectName())
        .arg(qRound(text.area.x()))
        .arg(qRound(text.area.y()))
        .arg(qRound(text.area.width()))
        .arg(qRound(text.area.height()));
}

QQuickItem *ancestor(QQuickItem *item, bool (*wanted)(QQuickItem *))
{
    for (QQuickItem *above = item->parentItem(); above != nullptr; above = above->parentItem())
        if (wanted(above))
            return above;
    return nullptr;
}

QString faultOf(const Painted &text, const QStringList &names)
{
    QQuickItem *item = text.item;
    const QString words = item->property("text").toString();
    const bool isName = names.contains(words);
    static const QRegularExpression unfilled(u"%(L?[1-9]|n)"_s);
    if (!isName && words.contains(unfilled))
        return u"not filled in: "_s;
    const bool isOpened = ancestor(item, [](QQuickItem *above) { return above->property("opensWhole").toBool(); }) != nullptr;
    if (item->property("truncated").toBool() && !isName && !isOpened)
        return u"cut: "_s;
    if (item->property("contentWidth").toDouble() > item->width() + kTolerance)
        return u"wider than its room: "_s;
    // What scrolls may stick out where it goes on; most of what scrolls does so above and below, never at the sides.
    const bool goesSideways = ancestor(item,
                                       [](QQuickItem *above) {
                                           constexpr int kHorizontalFlick = 1;
                                           return above->inherits("QQuickFlickable")
                                               && above->property("flickableDirection").toInt() == kHorizontalFlick;
                                       })
        != nullptr;
    if (goesSideways && (text.area.left() < text.seen.left() || text.area.right() > text.seen.right()))
        return {};
    if (text.area.left() < text.seen.left() - kTolerance || text.area.right() > text.seen.right() + kTolerance)
        return u"clipped at the side: "_s;
    const bool scrolls = ancestor(item, [](QQuickItem *above) { return above->inherits("QQuickFlickable"); }) != nullptr;
    if (!scrolls && (text.area.top() < text.seen.top() - kTolerance || text.area.bottom() > text.seen.bottom() + kTolerance))
        return u"clipped above or below: "_s;
    QQuickItem *control = ancestor(item, [](QQuickItem *above) { return isOfType(above, "Touchable"); });
    if (control != nullptr) {
        const QRectF room = control->mapRectToScene(QRectF(0, 0, control->width(), control->height()));
        if (!room.adjusted(-kTolerance, -kTolerance, kTolerance, kTolerance).contains(text.area))
            return u"beyond its control: "_s;
    }
    return {};
}

// Nothing painted between the two hides the lower one where they meet.
bool liesBare(const std::vector<Painted> &painted, std::size_t lower, std::size_t upper, const QRectF &meeting)
{
    return std::none_of(
        painted.begin() + static_cast<std::ptrdiff_t>(lower) + 1, painted.begin() + static_cast<std::ptrdiff_t>(upper),
        [&](const Painted &between) { return !between.isText && between.area.intersected(between.seen).contains(meeting); });
}

// What lies askew, or is larger by no whole number, has edges between pixels everywhere.
bool liesBetween(const QQuickItem *item)
{
    for (; item != nullptr; item = item->parentItem())
        if (item->rotation() != 0 || std::abs(item->scale() - std::round(item->scale())) > 0.01)
            return true;
    return false;
}

} // namespace

QStringList textFaults(QQuickWindow *window, const QStringList &names)
{
    const Walk walk(window);
    const std::vector<Painted> &painted = walk.painted();
    QStringList faults;
    for (std::size_t upper = 0; upper < painted.size(); ++upper) {
        const Painted &text = painted[upper];
        if (!text.isText)
            continue;
        if (const QString fault = faultOf(text, names); !fault.isEmpty())
            faults.append(fault + quoted(text));
        for (std::size_t lower = 0; lower < upper; ++lower) {
            const Painted &other = painted[lower];
            const QRectF meeting = text.area.intersected(text.seen).intersected(other.area.intersected(other.seen));
            if (other.isText && meeting.width() > kTolerance && meeting.height() > kTolerance
                && liesBare(painted, lower, upper, meeting))
                faults.append(u"on each other: %1 and %2"_s.arg(quoted(other), quoted(text)));
        }
    }
    return faults;
}

QStringList edgeFaults(QQuickWindow *window, double scale)
{
    QStringList faults;
    const Walk walk(window);
    for (const Painted &surface : walk.painted()) {
        if (surface.isText || surface.item->width() <= 0 || surface.item->height() <= 0 || liesBetween(surface.item))
            continue;
        for (const double edge : {surface.area.left(), surface.area.top(), surface.area.right(), surface.area.bottom()}) {
            const double at = edge * scale;
            if (std::abs(at - std::round(at)) > 0.01) {
                faults.append(u"between pixels: %1"_s.arg(quoted(surface)));
                break;
            }
        }
    }
    return faults;
}

} // namespace pegsheet::tests
