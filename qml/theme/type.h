// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFont>
#include <QHash>
#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

/// The fonts of the program by role. The sans is the application's font, so that its cut is kept; the serif names things.
class Type : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// How much larger letters are than drawn; 1 is the size drawn. None gets smaller than `least`.
    Q_PROPERTY(qreal textScale MEMBER m_textScale NOTIFY changed FINAL)
    /// The least size of letters, in pixels, 12 unless a page sets another, for words that find no room in their own; not scaled,
    /// since a word cut in two reads worse than a small one.
    Q_PROPERTY(int least MEMBER m_least NOTIFY changed FINAL)

    Q_PROPERTY(QFont small READ small NOTIFY changed FINAL)
    Q_PROPERTY(QFont smallBold READ smallBold NOTIFY changed FINAL)
    Q_PROPERTY(QFont label READ label NOTIFY changed FINAL)
    Q_PROPERTY(QFont labelBold READ labelBold NOTIFY changed FINAL)
    Q_PROPERTY(QFont body READ body NOTIFY changed FINAL)
    Q_PROPERTY(QFont bodyBold READ bodyBold NOTIFY changed FINAL)
    Q_PROPERTY(QFont button READ button NOTIFY changed FINAL)
    Q_PROPERTY(QFont figure READ figure NOTIFY changed FINAL)
    Q_PROPERTY(QFont figureLight READ figureLight NOTIFY changed FINAL)
    Q_PROPERTY(QFont number READ number NOTIFY changed FINAL)
    Q_PROPERTY(QFont numberLight READ numberLight NOTIFY changed FINAL)
    Q_PROPERTY(QFont score READ score NOTIFY changed FINAL)
    Q_PROPERTY(QFont scoreLarge READ scoreLarge NOTIFY changed FINAL)
    Q_PROPERTY(QFont nameSmall READ nameSmall NOTIFY changed FINAL)
    Q_PROPERTY(QFont name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QFont nameLarge READ nameLarge NOTIFY changed FINAL)
    Q_PROPERTY(QFont heading READ heading NOTIFY changed FINAL)
    Q_PROPERTY(QFont title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QFont event READ eventFont NOTIFY changed FINAL)

public:
    explicit Type(QObject *parent = nullptr) : QObject(parent) {}

    [[nodiscard]] int least() const { return m_least; }
    [[nodiscard]] QFont small() const { return sans(12, false); }
    [[nodiscard]] QFont smallBold() const { return sans(12, true); }
    [[nodiscard]] QFont label() const { return sans(14, false); }
    [[nodiscard]] QFont labelBold() const { return sans(14, true); }
    [[nodiscard]] QFont body() const { return sans(15, false); }
    [[nodiscard]] QFont bodyBold() const { return sans(15, true); }
    [[nodiscard]] QFont button() const { return sans(16, true); }
    [[nodiscard]] QFont figure() const { return sans(18, true); }
    [[nodiscard]] QFont figureLight() const { return sans(18, false); }
    [[nodiscard]] QFont number() const { return sans(20, true); }
    [[nodiscard]] QFont numberLight() const { return sans(20, false); }
    [[nodiscard]] QFont score() const { return sans(24, true); }
    [[nodiscard]] QFont scoreLarge() const { return sans(32, true); }
    [[nodiscard]] QFont nameSmall() const { return serif(12); }
    [[nodiscard]] QFont name() const { return serif(14); }
    [[nodiscard]] QFont nameLarge() const { return serif(16); }
    [[nodiscard]] QFont heading() const { return serif(18); }
    [[nodiscard]] QFont title() const { return serif(20); }
    [[nodiscard]] QFont eventFont() const { return serif(28); }

    /// Returns how wide a line of text is in that font, in pixels.
    Q_INVOKABLE qreal widthOf(const QString &text, const QFont &font) const;
    /// Returns the font in another size, in pixels.
    Q_INVOKABLE QFont sized(const QFont &font, int size) const;
    /// Returns the font, squeezed where the widest word of a text would not fit into that width.
    Q_INVOKABLE QFont fitting(const QString &text, const QFont &font, qreal width) const;
    /// Returns the font in which a line of text fits into that width: smaller, not below the least, then with narrower letters, not
    /// below 70 percent of their width, with which it may still not fit. A width of 0 or less changes nothing.
    Q_INVOKABLE QFont squeezed(const QString &text, const QFont &font, qreal width) const;
    /// Returns the font with its letters as wide as that many percent of what they are.
    [[nodiscard]] static QFont narrowed(const QFont &font, int percent);

Q_SIGNALS:
    void changed();

private:
    static constexpr int kNarrowest = 70;

    enum class Cut { Sans, SansBold, Serif };

    [[nodiscard]] int scaled(int size) const;
    [[nodiscard]] QFont sans(int size, bool bold) const { return kept(scaled(size), bold ? Cut::SansBold : Cut::Sans); }
    [[nodiscard]] QFont serif(int size) const { return kept(scaled(size), Cut::Serif); }
    /// Given again, a font brings along what was looked up for it.
    [[nodiscard]] QFont kept(int pixels, Cut cut) const;

    qreal m_textScale = 1;
    int m_least = 12;
    mutable QHash<int, QFont> m_kept;
};

/// Returns the type of the engine that made the object; null where none did.
[[nodiscard]] const Type *typeOf(const QObject *object);

/// What the program shows first.
enum class FirstPage {
    Games,   ///< the start page, without any match
    Matches, ///< the start page
    Match
};

/// Loads the fonts that the first page shows, one whenever there is nothing else to do, as long as the context lives. Those of
/// other pages would only keep it waiting.
void preloadFonts(QObject *context, FirstPage page);

} // namespace pegsheet
