// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

namespace pegsheet::tests {

/// Walks what a window shows now as a screen reader, a finger and the Tab key would, and says what is wrong.
///
/// Each fault is a line of its own; none means that every control has a name, a role and its state, is reached by
/// keys and is large enough. It presses Tab, so the keyboard is elsewhere afterwards.
class Faults
{
public:
    /// `spokenAsIs` are the words that no translator has: players' names and the like. With `isMarked`, everything
    /// translated stands between ⟦ and ⟧ (see markTranslations()), and letters outside are a fault.
    Faults(QQuickWindow *window, QStringList spokenAsIs, bool isMarked);

    [[nodiscard]] QStringList all();
    /// Names, roles and states, of controls and of whatever else is spoken.
    void speech();
    /// Sizes of what takes touches, and whether two of them lie over each other.
    void touches();
    /// What Tab goes to, in which order, and whether it is seen there.
    void keys();

private:
    void speechOf(QQuickItem *control);
    void wordsOf(const QString &what, const QString &words);
    void sizeOf(QQuickItem *control);
    void seen(QQuickItem *stop);
    void order(const QList<QQuickItem *> &stops, const QQuickItem *first);
    void add(const QString &what, const QQuickItem *where);

    QQuickWindow *m_window;
    QStringList m_spokenAsIs;
    bool m_isMarked;
    QStringList m_list;
};

/// From now on every translated text stands between ⟦ and ⟧, in the source's words.
void markTranslations();
/// As before.
void unmarkTranslations();

} // namespace pegsheet::tests
