// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/faults.h"

#include "tests/qml/pages/hand.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QPointer>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>
#include <algorithm>
#include <functional>

namespace pegsheet::tests {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar kOpening(u'\u27e6');
constexpr QChar kClosing(u'\u27e7');
constexpr qreal kTouch = 44;
constexpr qreal kSlack = 0.5;

class Marker : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return kOpening + QString::fromUtf8(source) + kClosing;
    }
};

Marker &marker()
{
    static Marker only;
    return only;
}

// What is taken hold of and dragged, or moved by keys.
bool isHandle(QQuickItem *item)
{
    return item->property("dragging").isValid();
}

bool isShown(const QQuickItem *item)
{
    if (!item->isVisible() || item->width() <= 0 || item->height() <= 0)
        return false;
    for (const QQuickItem *each = item; each != nullptr; each = each->parentItem())
        if (each->opacity() <= 0.01)
            return false;
    return true;
}

void eachItem(QQuickItem *root, const std::function<void(QQuickItem *)> &visit)
{
    visit(root);
    for (QQuickItem *child : root->childItems())
        eachItem(child, visit);
}

QList<QQuickItem *> controlsOf(QQuickWindow *window)
{
    QList<QQuickItem *> list;
    eachItem(window->contentItem(), [&](QQuickItem *item) {
        if (isShown(item) && item->isEnabled() && (isTouchable(item) || isEntry(item) || item->activeFocusOnTab()))
            list.append(item);
    });
    return list;
}

// On the slip that lies over everything, which comes after everything.
bool isOverAll(const QQuickItem *item)
{
    for (; item != nullptr; item = item->parentItem())
        if (item->objectName() == "refusal"_L1)
            return true;
    return false;
}

// As it lies when nothing turns it.
QRectF placeOf(const QQuickItem *item)
{
    const QPointF corner = item->parentItem()->mapToScene(item->position());
    return {corner, item->size()};
}

// What is not cut off by the scroll areas around it.
QRectF seenPartOf(const QQuickItem *item)
{
    QRectF rect = placeOf(item);
    for (const QQuickItem *above = item->parentItem(); above != nullptr; above = above->parentItem())
        if (above->clip() || above->inherits("QQuickFlickable"))
            rect &= above->mapRectToScene(above->boundingRect());
    return rect & QRectF(QPointF(), QSizeF(item->window()->size()));
}

// Where touches go: the control's own area, or all of it.
QRectF touchedPartOf(const QQuickItem *control)
{
    for (const QQuickItem *child : control->childItems())
        if (child->inherits("QQuickMouseArea"))
            return placeOf(control)
                .translated(child->position())
                .adjusted(0, 0, child->width() - control->width(), child->height() - control->height());
    // As far beyond its edges as it says itself, which is as far on either side.
    qreal beside = 0;
    while (beside < kTouch && control->contains({-beside - kSlack, control->height() / 2}))
        beside += kSlack;
    qreal above = 0;
    while (above < kTouch && control->contains({control->width() / 2, -above - kSlack}))
        above += kSlack;
    return placeOf(control).adjusted(-beside, -above, beside, above);
}

QString nameOf(const QQuickItem *item)
{
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(const_cast<QQuickItem *>(item));
    return spoken == nullptr ? QString() : spoken->text(QAccessible::Name);
}

// Containers are not spoken on their own.
bool isContainer(QAccessible::Role role)
{
    static const QSet<int> silent{QAccessible::Window, QAccessible::Application, QAccessible::Pane,
                                  QAccessible::Client, QAccessible::Grouping,    QAccessible::PageTabList};
    return silent.contains(role);
}

bool isControl(QAccessible::Role role)
{
    static const QSet<int> roles{QAccessible::Button,       QAccessible::CheckBox, QAccessible::RadioButton, QAccessible::PageTab,
                                 QAccessible::EditableText, QAccessible::ListItem, QAccessible::MenuItem,    QAccessible::Slider};
    return roles.contains(role);
}

void eachSpoken(QAccessibleInterface *root, const std::function<void(QAccessibleInterface *)> &visit)
{
    visit(root);
    for (int place = 0; place < root->childCount(); ++place)
        if (QAccessibleInterface *child = root->child(place); child != nullptr && !child->state().invisible)
            eachSpoken(child, visit);
}

} // namespace

void markTranslations()
{
    QCoreApplication::installTranslator(&marker());
}

void unmarkTranslations()
{
    QCoreApplication::removeTranslator(&marker());
}

Faults::Faults(QQuickWindow *window, QStringList spokenAsIs, bool isMarked)
    : m_window(window), m_spokenAsIs(std::move(spokenAsIs)), m_isMarked(isMarked)
{
    QAccessible::setActive(true);
    QAccessible::setRootObject(window);
}

QStringList Faults::all()
{
    speech();
    touches();
    keys();
    m_list.removeDuplicates();
    return m_list;
}

void Faults::add(const QString &what, const QQuickItem *where)
{
    const QRect place = placeOf(where).toRect();
    m_list.append(u"%1: %2 \"%3\" \"%4\" at %5,%6 %7x%8"_s
                      .arg(what, QString::fromLatin1(where->metaObject()->className()).section(u"_QMLTYPE"_s, 0, 0),
                           where->objectName(), nameOf(where))
                      .arg(place.x())
                      .arg(place.y())
                      .arg(place.width())
                      .arg(place.height()));
}

void Faults::wordsOf(const QString &what, const QString &words)
{
    static const QRegularExpression identifier(u"(^|[\\s,])([a-z]+[A-Z_.][A-Za-z]+)"_s);
    if (identifier.match(words).hasMatch())
        m_list.append(u"an identifier is spoken as %1: %2"_s.arg(what, words));
    if (words.contains(u"undefined"_s) || words.contains(u"%1"_s))
        m_list.append(u"unfinished %1: %2"_s.arg(what, words));
    if (!m_isMarked)
        return;
    QString outside;
    int depth = 0;
    for (const QChar letter : words) {
        depth += letter == kOpening ? 1 : 0;
        if (depth == 0)
            outside += letter;
        depth -= letter == kClosing ? 1 : 0;
    }
    for (const QString &word : std::as_const(m_spokenAsIs))
        outside.remove(word);
    if (std::any_of(outside.begin(), outside.end(), [](QChar letter) { return letter.isLetter(); }))
        m_list.append(u"no translator sees the %1 \"%2\" of \"%3\""_s.arg(what, outside, words));
}

void Faults::speech()
{
    QSet<QObject *> inTree;
    QHash<QString, QString> spokenOnce;
    eachSpoken(QAccessible::queryAccessibleInterface(m_window), [&](QAccessibleInterface *spoken) {
        inTree.insert(spoken->object());
        const QString name = spoken->text(QAccessible::Name);
        if (name.isEmpty() && !isContainer(spoken->role()))
            m_list.append(u"nameless: role %1 %2"_s.arg(spoken->role())
                              .arg(QString::fromLatin1(spoken->object()->metaObject()->className())));
        wordsOf(u"name"_s, name);
        wordsOf(u"description"_s, spoken->text(QAccessible::Description));
    });
    QHash<QString, QQuickItem *> byWords;
    for (QQuickItem *control : controlsOf(m_window)) {
        if (!inTree.contains(control))
            add(u"not in the tree of a screen reader"_s, control);
        else
            speechOf(control);
        const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(control);
        if (spoken == nullptr)
            continue;
        const QString words = QString::number(spoken->role()) + spoken->text(QAccessible::Name) + u'|'
            + spoken->text(QAccessible::Description);
        // The same picture with the same words is the same command, wherever it stands.
        const QString icon = control->property("iconName").toString();
        QQuickItem *&first = byWords[words];
        // So is the development that is being paid for, over the board and in the list.
        const bool isPicked = control->objectName() == "picked"_L1 || (first != nullptr && first->objectName() == "picked"_L1);
        if (first != nullptr && !isPicked && (icon.isEmpty() || first->property("iconName").toString() != icon))
            add(u"spoken like another"_s, control);
        first = control;
    }
}

void Faults::speechOf(QQuickItem *control)
{
    const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(control);
    const QAccessible::State state = spoken->state();
    if (!isControl(spoken->role()))
        add(u"a control of role %1"_s.arg(spoken->role()), control);
    if (state.disabled || state.invisible)
        add(u"enabled and shown, but not so spoken"_s, control);
    if (!state.focusable)
        add(u"not focusable"_s, control);
    if (isTouchable(control)) {
        const bool isRadio = spoken->role() == QAccessible::RadioButton;
        const bool isCheckable = isRadio || control->property("checkable").toBool();
        if (state.checkable != isCheckable)
            add(u"checkable or not"_s, control);
        if (isCheckable && state.checked != control->property("checked").toBool())
            add(u"wrongly checked"_s, control);
        if (control->property("possible") == false && spoken->text(QAccessible::Description).isEmpty())
            add(u"does not say that it is not possible"_s, control);
    }
    if (spoken->role() == QAccessible::PageTab && state.selected != control->property("shown").toBool())
        add(u"wrongly selected"_s, control);
}

void Faults::touches()
{
    const QList<QQuickItem *> controls = controlsOf(m_window);
    for (QQuickItem *control : controls)
        sizeOf(control);
    for (const QQuickItem *one : controls) {
        const QRectF drawn = seenPartOf(one).adjusted(1, 1, -1, -1);
        for (const QQuickItem *other : controls) {
            if (one == other || one->isAncestorOf(other) || other->isAncestorOf(one))
                continue;
            const QRectF shared = drawn & touchedPartOf(other) & seenPartOf(other).adjusted(-22, -22, 22, 22);
            if (shared.width() > 1 && shared.height() > 1 && scrollerOf(one) == scrollerOf(other))
                add(u"under the touches of \"%1\""_s.arg(nameOf(other)), one);
        }
    }
    eachItem(m_window->contentItem(), [this](QQuickItem *item) {
        const bool takesTouches = item->inherits("QQuickMouseArea") && isShown(item) && item->isEnabled();
        // A backing swallows what is meant for nobody; it does nothing a screen reader would miss.
        if (takesTouches && !isTouchable(item->parentItem()) && item->objectName() != "backing"_L1
            && nameOf(item->parentItem()).isEmpty())
            add(u"takes touches without a name"_s, item);
    });
}

void Faults::sizeOf(QQuickItem *control)
{
    const QRectF area = touchedPartOf(isEntry(control) ? control->parentItem() : control);
    if (area.width() < kTouch - kSlack || area.height() < kTouch - kSlack)
        add(u"touched on %1x%2 only"_s.arg(area.width()).arg(area.height()), control);
}

void Faults::keys()
{
    // Where the keys are can bring other parts of a page, and with them others go.
    QList<QPointer<QQuickItem>> wanted;
    for (QQuickItem *control : controlsOf(m_window))
        if (control->activeFocusOnTab())
            wanted.append(control);
    QList<QPointer<QQuickItem>> visited;
    // One round and a little more, so that a trap is seen.
    for (qsizetype presses = 0; presses < wanted.size() + 4; ++presses) {
        QTest::keyClick(m_window, Qt::Key_Tab);
        QCoreApplication::processEvents();
        QQuickItem *now = m_window->activeFocusItem();
        if (now == nullptr || now == m_window->contentItem() || visited.contains(now))
            break;
        visited.append(now);
        seen(now);
    }
    for (const QPointer<QQuickItem> &control : std::as_const(wanted))
        if (control && !visited.contains(control))
            add(u"Tab never comes to"_s, control);
    QList<QQuickItem *> stops;
    for (const QPointer<QQuickItem> &stop : std::as_const(visited))
        if (stop)
            stops.append(stop);
    order(stops, wanted.value(0));
}

void Faults::seen(QQuickItem *stop)
{
    if (!isTouchable(stop) && !isEntry(stop) && !isHandle(stop))
        return add(u"Tab comes to what is no control"_s, stop);
    if (!isShown(stop) || !stop->isEnabled())
        return add(u"Tab comes to what is not shown"_s, stop);
    const QRectF part = seenPartOf(stop);
    if (part.width() < stop->width() - 1 || part.height() < qMin(stop->height(), kTouch) - 1)
        add(u"the keyboard is there, out of sight"_s, stop);
    const QList<QQuickItem *> children = stop->childItems();
    const bool hasFrame = std::any_of(children.begin(), children.end(), [](QQuickItem *child) {
        return child->inherits("QQuickRectangle") && child->property("target").isValid() && child->isVisible();
    });
    if (!hasFrame && !isEntry(stop))
        add(u"nothing shows that the keyboard is at"_s, stop);
}

void Faults::order(const QList<QQuickItem *> &stops, const QQuickItem *first)
{
    // The round begins anywhere; it begins anew at what stands first of all.
    for (qsizetype place = 1; place < stops.size(); ++place) {
        const QQuickItem *one = stops.at(place - 1);
        const QQuickItem *next = stops.at(place);
        if (next == first || isOverAll(one) || isOverAll(next))
            continue;
        if (scrollerOf(one) != scrollerOf(next))
            continue;
        const QRectF before = placeOf(one);
        const QRectF after = placeOf(next);
        const bool isAbove = after.bottom() <= before.top() + 1;
        const bool isBeside = after.left() >= before.right() - 1;
        const bool isLeft = after.right() <= before.left() + 1 && qAbs(after.top() - before.top()) < 4;
        if ((isAbove && !isBeside) || isLeft)
            add(u"Tab goes back from \"%1\" to"_s.arg(nameOf(one)), next);
    }
}

} // namespace pegsheet::tests
