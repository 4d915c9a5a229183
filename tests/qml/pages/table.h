// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/application.h"
#include "app/bronze/bronzematch.h"
#include "tests/qml/pages/hand.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>
#include <functional>
#include <memory>

namespace pegsheet::tests {

/// The program as people have it, in a window that nobody sees: the real Main.qml on a database, played by clicks.
///
/// Controls are found by their objectName among what is visible. Every warning of an engine is kept.
class Table
{
public:
    struct Options
    {
        QString database;
        QSize size{360, 640};
        QString language = QStringLiteral("en");
        app::Settings::Theme theme = app::Settings::Light;
        int textSize = 100;
        /// The match to open at once, as after a kill; 0 for the start page.
        qlonglong open = 0;
        /// Everything below is done in this way.
        Way way = Way::Mouse;
        /// Pages say what they are for when they are first seen.
        bool firstDay = false;
        /// Comes back to where the program was when it ended.
        bool resume = false;
        /// Makes the device that the program runs on.
        std::function<std::unique_ptr<app::Platform>()> platform = &app::Platform::make;
        /// Changes the engine before it loads anything.
        std::function<void(QQmlEngine &)> prepare;
    };

    explicit Table(const Options &options);
    ~Table();
    Table(const Table &) = delete;
    Table &operator=(const Table &) = delete;

    [[nodiscard]] app::Application &application() { return *m_application; }
    [[nodiscard]] app::BronzeMatch *match() { return static_cast<app::BronzeMatch *>(m_application->match()); }
    [[nodiscard]] QQuickWindow *window() { return m_window; }
    /// What the engine complained of, window or not.
    [[nodiscard]] const QStringList &warnings() const { return m_warnings; }

    /// The visible item of that name; null when there is none.
    [[nodiscard]] QQuickItem *find(const QString &name);
    /// The visible item below `root` that the question holds for; null when there is none.
    [[nodiscard]] QQuickItem *findIf(QQuickItem *root, const std::function<bool(QQuickItem *)> &wanted);
    /// Scrolls until that point of it can be touched, and says where that is in the window.
    QPoint reveal(QQuickItem *item, QPointF at = {0.5, 0.5});
    /// Brings it into sight and presses its middle, or the point at these parts of its size. False when it is not there.
    bool click(QQuickItem *item, QPointF at = {0.5, 0.5});
    bool click(const QString &name, QPointF at = {0.5, 0.5});
    /// Chooses the word at that place of a switch of several.
    bool choose(const QString &segments, int place);
    /// The button of a bar that shows the text in that property of the bar ("mainText", "wayOutText").
    [[nodiscard]] QQuickItem *button(const QString &bar, const char *property);
    /// The right button, the middle one, and undo.
    bool primary(const QString &bar = QStringLiteral("bar"));
    bool secondary(const QString &bar = QStringLiteral("bar"));
    bool undo(const QString &bar = QStringLiteral("bar"));
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString &text);
    /// A finger goes sideways from there to there at that height.
    void swipe(int from, int to, int y);
    void swipe(QPoint from, QPoint to);
    /// The menu of the match: by its key, or by its button where there are no keys.
    bool openMenu();
    /// One step back: by Esc, or by the button at the top left where there are no keys.
    bool leave();
    /// The button that answers a question with yes.
    [[nodiscard]] QQuickItem *answer(const QString &question);
    /// Everything that was asked for is laid out and drawn.
    void settle();

    /// Start page to the set-up, with these names and nobody else, of the game behind that button.
    bool sitDown(const QStringList &names, const QString &game = QStringLiteral("newBronze"));
    /// Start page to the first turn, with these names.
    bool begin(const QStringList &names, bool realDice);
    /// Start page to the first finished sheet to type in.
    bool beginSheets(const QStringList &names);
    /// Shows that part of the sheet being typed, where not all of it is shown: 0 buildings, 1 developments, 2 goods.
    bool showPart(int part);
    /// As a long touch on that control would.
    bool hold(const QString &name);
    /// Enters these dice and collects; reads the disaster if one comes.
    bool enter(const QStringList &faces);
    /// Enters one of them.
    bool enterDie(const QString &face);
    /// Spends the turn: every worker somewhere, a development if one can be paid, and on to the next player.
    bool finishTurn();
    /// One click towards the end of the turn.
    bool stepOn();
    /// How often to click before the match must have moved on.
    static constexpr int kPatience = 40;

private:
    void load(const Options &options);
    QString firstLegalBuilding();
    QString dearestDevelopment();

    std::unique_ptr<app::Application> m_application;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow *m_window = nullptr;
    std::unique_ptr<Hand> m_hand;
    QStringList m_warnings;
};

} // namespace pegsheet::tests
