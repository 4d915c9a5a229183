// SPDX-License-Identifier: Apache-2.0
#include "tests/qml/pages/table.h"

#include "qml/modules.h"

#include <QSignalSpy>
#include <QTest>
#include <QtQuickTest/quicktest.h>

namespace pegsheet::tests {

using namespace Qt::StringLiterals;
using app::BronzeMatch;

Table::Table(const Options &options) : m_application(std::make_unique<app::Application>(options.database, options.platform()))
{
    QCoreApplication::setApplicationVersion(QStringLiteral(PEGSHEET_VERSION));
    m_application->settings()->setLanguage(options.language);
    m_application->settings()->setTheme(options.theme);
    m_application->settings()->setTextSize(options.textSize);
    m_application->settings()->setMotion(app::Settings::Reduced);
    // What is said of a page on the first day lies over it.
    for (const char *page : {"match", "MovesPage", "HistoryPage", "ReplayPage"})
        if (!options.firstDay)
            (void)m_application->settings()->seesFirst(QString::fromLatin1(page));
    if (options.open != 0)
        m_application->open(options.open);
    if (options.resume)
        m_application->resume();
    load(options);
}

Table::~Table()
{
    m_engine.reset();
    m_application.reset();
}

void Table::load(const Options &options)
{
    m_engine = std::make_unique<QQmlApplicationEngine>();
    QObject::connect(m_engine.get(), &QQmlEngine::warnings, m_engine.get(), [this](const QList<QQmlError> &warnings) {
        for (const QQmlError &warning : warnings)
            m_warnings.append(warning.toString());
    });
    QObject::connect(m_application->settings(), &app::Settings::languageChanged, m_engine.get(), &QQmlEngine::retranslate);
    addModules(*m_engine);
    if (options.prepare)
        options.prepare(*m_engine);
    m_engine->setInitialProperties({{u"width"_s, options.size.width()}, {u"height"_s, options.size.height()}});
    m_engine->load(QUrl(u"qrc:/qt/qml/Pegsheet/Main.qml"_s));
    if (m_engine->rootObjects().isEmpty())
        qFatal("The window could not be made: %s", qPrintable(m_warnings.join(u'\n')));
    m_window = qobject_cast<QQuickWindow *>(m_engine->rootObjects().constFirst());
    if (!QTest::qWaitForWindowExposed(m_window))
        qFatal("The window was never shown.");
    m_hand = std::make_unique<Hand>(m_window, options.way);
    settle();
}

void Table::settle()
{
    // Deleted pages go, bindings that were put off run, positioners place; then it is drawn once.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    QSignalSpy drawn(m_window, &QQuickWindow::frameSwapped);
    m_window->update();
    drawn.wait(2000);
    // What a frame lays out can move what was laid out before.
    QQuickTest::qWaitForPolish(m_window);
}

QQuickItem *Table::findIf(QQuickItem *root, const std::function<bool(QQuickItem *)> &wanted)
{
    if (!root->isVisible())
        return nullptr;
    if (wanted(root))
        return root;
    // The last child lies on top.
    const QList<QQuickItem *> children = root->childItems();
    for (auto child = children.rbegin(); child != children.rend(); ++child)
        if (QQuickItem *found = findIf(*child, wanted))
            return found;
    return nullptr;
}

QQuickItem *Table::find(const QString &name)
{
    return findIf(m_window->contentItem(), [&](QQuickItem *item) { return item->isEnabled() && item->objectName() == name; });
}

QPoint Table::reveal(QQuickItem *item, QPointF at)
{
    const QPointF inside(item->width() * at.x(), item->height() * at.y());
    for (QQuickItem *above = item->parentItem(); above != nullptr; above = above->parentItem()) {
        if (!above->inherits("QQuickFlickable"))
            continue;
        const double y = item->mapToItem(above, inside).y();
        const double contentY = above->property("contentY").toDouble();
        if (y < 0 || y > above->height())
            above->setProperty("contentY", contentY + y - above->height() / 2);
    }
    settle();
    return item->mapToScene(inside).toPoint();
}

bool Table::click(QQuickItem *item, QPointF at)
{
    if (item == nullptr)
        return false;
    settle();
    if (!m_hand->press(item, at)) {
        m_warnings.append(u"out of reach: %1"_s.arg(item->objectName()));
        return false;
    }
    settle();
    return true;
}

bool Table::click(const QString &name, QPointF at)
{
    QQuickItem *item = find(name);
    if (item == nullptr)
        m_warnings.append(u"not there: %1"_s.arg(name));
    return click(item, at);
}

bool Table::choose(const QString &segments, int place)
{
    QQuickItem *all = find(segments);
    return all != nullptr && click(findIf(all, [place](QQuickItem *item) {
               return item->property("modelData").isValid() && item->property("index").toInt() == place;
           }));
}

QQuickItem *Table::button(const QString &bar, const char *property)
{
    QQuickItem *root = find(bar);
    if (root == nullptr)
        return nullptr;
    const QString text = root->property(property).toString();
    return text.isEmpty() ? nullptr : findIf(root, [&](QQuickItem *item) {
        return item->property("kind").isValid() && item->property("text").toString() == text;
    });
}

bool Table::primary(const QString &bar)
{
    // Enter is the right button, wherever the keyboard is but on a button.
    const QQuickItem *at = m_window->activeFocusItem();
    const bool isOnButton = at != nullptr && at->property("takesEnter").toBool();
    // Where a name is typed Enter goes on to the next one.
    const bool isTyping = at != nullptr && isEntry(at);
    if (m_hand->way() == Way::Keys && !isOnButton && !isTyping && button(bar, "mainText") != nullptr) {
        key(Qt::Key_Return);
        return true;
    }
    return click(button(bar, "mainText"));
}

bool Table::secondary(const QString &bar)
{
    return click(button(bar, "wayOutText"));
}

bool Table::undo(const QString &bar)
{
    QQuickItem *root = find(bar);
    if (m_hand->way() == Way::Keys) {
        key(Qt::Key_Z, Qt::ControlModifier);
        return root != nullptr;
    }
    return root != nullptr
        && click(findIf(root, [](QQuickItem *item) { return item->property("iconName").toString() == "undo"_L1; }));
}

void Table::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window, key, modifiers);
    settle();
}

void Table::type(const QString &text)
{
    m_hand->write(text);
    settle();
}

void Table::swipe(int from, int to, int y)
{
    swipe(QPoint(from, y), QPoint(to, y));
}

void Table::swipe(QPoint from, QPoint to)
{
    m_hand->swipe(from, to);
    settle();
}

bool Table::openMenu()
{
    // On what a long touch corrects the key does that.
    bool isHeld = false;
    for (const QQuickItem *at = m_window->activeFocusItem(); at != nullptr; at = at->parentItem())
        isHeld = isHeld || at->property("canHold").toBool();
    if (m_hand->way() != Way::Keys || isHeld)
        return click(findIf(m_window->contentItem(), [](QQuickItem *item) {
            return item->isEnabled() && item->property("iconName").toString() == "menu"_L1 && item->property("framed").isValid();
        }));
    key(Qt::Key_Menu);
    return true;
}

bool Table::leave()
{
    if (m_hand->way() != Way::Keys)
        return click(findIf(m_window->contentItem(), [](QQuickItem *item) {
            return item->isEnabled() && item->property("iconName").toString() == "back"_L1 && item->property("framed").isValid();
        }));
    key(Qt::Key_Escape);
    return true;
}

QQuickItem *Table::answer(const QString &question)
{
    QQuickItem *root = find(question);
    const QString text = root == nullptr ? QString() : root->property("yesText").toString();
    return root == nullptr ? nullptr : findIf(root, [&](QQuickItem *item) {
        return item->property("kind").isValid() && item->property("text").toString() == text;
    });
}

bool Table::sitDown(const QStringList &names, const QString &game)
{
    if (!click(game))
        return false;
    while (find(u"seat%1"_s.arg(names.size() - 1)) == nullptr)
        if (!click(u"addPlayer"_s))
            return false;
    for (int seat = 4; seat >= names.size(); --seat)
        if (QQuickItem *row = find(u"seat%1"_s.arg(seat));
            row != nullptr && !click(findIf(row, [](QQuickItem *item) { return item->objectName() == "remove"_L1; })))
            return false;
    for (int seat = 0; seat < names.size(); ++seat) {
        QQuickItem *row = find(u"seat%1"_s.arg(seat));
        QQuickItem *entry = row == nullptr ? nullptr
                                           : findIf(row, [](QQuickItem *item) { return item->inherits("QQuickTextInput"); });
        if (!click(entry))
            return false;
        type(names.at(seat));
    }
    return true;
}

bool Table::begin(const QStringList &names, bool realDice)
{
    if (!sitDown(names))
        return false;
    QQuickItem *dice = find(u"diceSwitch"_s);
    return dice != nullptr && click(dice, {realDice ? 0.25 : 0.75, 0.5}) && primary(u"setupBar"_s) && match() != nullptr;
}

bool Table::beginSheets(const QStringList &names)
{
    return sitDown(names) && click(u"scoringOnly"_s) && primary(u"setupBar"_s) && match() != nullptr && match()->scoring();
}

bool Table::showPart(int part)
{
    QQuickItem *parts = find(u"typingSwitch"_s);
    const bool isLow = parts != nullptr && parts->property("options").toList().size() == 2;
    if (parts == nullptr || (isLow && part == 0))
        return true;
    const int place = isLow ? part - 1 : part;
    const auto middleOf = [&](int cell) { return QPointF(isLow ? 0.25 + 0.5 * cell : 0.17 + 0.33 * cell, 0.5); };
    const int now = parts->property("current").toInt();
    if (now == place || m_hand->way() != Way::Keys)
        return now == place || click(parts, middleOf(place));
    if (!click(parts, middleOf(now)))
        return false;
    for (int cell = now; cell != place; cell += now < place ? 1 : -1)
        key(now < place ? Qt::Key_Right : Qt::Key_Left);
    return true;
}

bool Table::hold(const QString &name)
{
    QQuickItem *item = find(name);
    if (item == nullptr)
        return false;
    reveal(item);
    item->forceActiveFocus(Qt::TabFocusReason);
    key(Qt::Key_Menu);
    return true;
}

bool Table::enterDie(const QString &face)
{
    if (m_hand->way() != Way::Keys)
        return click(u"key_"_s + face);
    const QVariantList faces = match()->tray()->faces();
    for (int place = 0; place < faces.size(); ++place)
        if (faces.at(place).toMap().value(u"key"_s) == face)
            key(static_cast<Qt::Key>(Qt::Key_1 + place));
    return true;
}

bool Table::enter(const QStringList &faces)
{
    for (int die = 0; die < match()->tray()->count(); ++die)
        if (!enterDie(faces.at(die % faces.size())))
            return false;
    if (!primary())
        return false;
    return find(u"news"_s) == nullptr || primary();
}

QString Table::firstLegalBuilding()
{
    const app::BronzeSheet sheet = match()->acting();
    const auto buildings = sheet.cities + sheet.monuments;
    for (const app::BronzeBuilding &building : buildings)
        if (building.legal && building.pencilled == 0)
            return building.key;
    return {};
}

QString Table::dearestDevelopment()
{
    const auto developments = match()->acting().developments;
    QString best;
    for (const app::BronzeDevelopment &development : developments)
        if (development.legal)
            best = development.key;
    return best;
}

bool Table::stepOn()
{
    switch (match()->stage()) {
    case BronzeMatch::Build:
        if (const QString building = firstLegalBuilding(); match()->workersLeft() > 0 && !building.isEmpty())
            return click(building);
        return primary();
    case BronzeMatch::Buy:
        if (const QString development = dearestDevelopment(); !match()->purchase().active && !development.isEmpty())
            return click(development);
        return primary();
    case BronzeMatch::Discard:
        if (match()->stillToDiscard() > 0) {
            const auto goods = match()->acting().goods;
            for (const app::BronzePegRow &row : goods)
                if ((row.pencil >= 0 ? row.pencil : row.peg) > 0)
                    return click(u"row_"_s + row.key);
            return false;
        }
        return primary();
    default: return primary();
    }
}

bool Table::finishTurn()
{
    const int seat = match()->seat();
    const int round = match()->round();
    for (int clicks = 0; clicks < kPatience; ++clicks) {
        if (match()->over() || match()->seat() != seat || match()->round() != round)
            return true;
        if (!stepOn())
            return false;
    }
    m_warnings.append(u"the turn does not end"_s);
    return false;
}

} // namespace pegsheet::tests
