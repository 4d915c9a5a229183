// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "qml/theme/colors.h"

#include <QColor>
#include <QObject>
#include <QtQmlIntegration/qqmlintegration.h>

namespace pegsheet {

/// The colours of what lies on the table, in one theme: a player's by mark, a good's by its id.
class PieceColors : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    PieceColors(const Colors &colors, QObject *parent) : QObject(parent), m_colors(colors) {}

    /// The colour of a player, and its tint; ink, and sunk paper, where there is no such mark.
    Q_INVOKABLE QColor player(int mark) const;
    Q_INVOKABLE QColor tint(int mark) const;
    /// The colour of the picture of a good, of food, coins or a skull, on paper and on the pale discs of the boards; else ink.
    Q_INVOKABLE QColor good(const QString &good) const;
    /// The same on a die, which is light in every theme.
    Q_INVOKABLE QColor goodOnBone(const QString &good) const;
    /// The colour of painted pegs, and of the shares of a payment: the same in every theme.
    Q_INVOKABLE QColor peg(const QString &good) const;
    /// The colour of a die, its rim and what is printed on it, by the number of the colour as in Colors; bone where there is none.
    Q_INVOKABLE QColor die(int colour) const;
    Q_INVOKABLE QColor dieRim(int colour) const;
    Q_INVOKABLE QColor dieInk(int colour) const;
    /// The colour of a tile by its kind as in Colors, and of its frame; sunk paper, and its edge, where there is none.
    Q_INVOKABLE QColor tile(int kind) const;
    Q_INVOKABLE QColor tileFrame(int kind) const;
    /// The colour of a Disaster card by its kind, with cardInk on it; tray where there is none.
    Q_INVOKABLE QColor card(int kind) const;
    /// The colour of a track of advancement by its place in the model, with cardInk on it, and of its frame; tray, and the edge,
    /// where there is none.
    Q_INVOKABLE QColor track(int track) const;
    Q_INVOKABLE QColor trackFrame(int track) const;
    /// The ground of the spaces of a track in a tier, both from 0, with ink on it; sunk paper where there are none.
    Q_INVOKABLE QColor trackTint(int track, int tier) const;
    /// The colour of a resource of an income mat, and of its building, by its place in the model, with cardInk on it, and of its
    /// frame and its picture on paper; tray, and ink, where there is none.
    Q_INVOKABLE QColor resource(int resource) const;
    Q_INVOKABLE QColor resourceFrame(int resource) const;

private:
    const Colors &m_colors;
};

/// The colours, sizes and motion of the program by role. No component holds a colour or a size of its own that two of them share.
class Theme : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY colorsChanged FINAL)
    /// How many device pixels a unit has; the window sets it.
    Q_PROPERTY(qreal pixelRatio MEMBER m_pixelRatio NOTIFY pixelRatioChanged FINAL)
    /// Whether the system or the table asks for less motion.
    Q_PROPERTY(bool reducedMotion MEMBER m_reducedMotion NOTIFY motionChanged FINAL)
    /// How long any movement takes, in milliseconds; 0 with reducedMotion.
    Q_PROPERTY(int motion READ motion NOTIFY motionChanged FINAL)

    /// The colours of the mode; Colors says what each is for.
    Q_PROPERTY(QColor table READ table NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor paper READ paper NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor paperSunk READ paperSunk NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor edge READ edge NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor ink READ ink NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor inkSoft READ inkSoft NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor inkFaint READ inkFaint NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor slipInk READ slipInk NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor slipLink READ slipLink NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor wood READ wood NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor woodLight READ woodLight NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor woodDark READ woodDark NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor grain READ grain NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor woodInk READ woodInk NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor woodPale READ woodPale NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor hole READ hole NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor holeDeep READ holeDeep NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor holeRim READ holeRim NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor tray READ tray NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor trayDeep READ trayDeep NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor trayInk READ trayInk NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor trayInkSoft READ trayInkSoft NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor trayLine READ trayLine NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor bone READ bone NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor boneDeep READ boneDeep NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor boneLocked READ boneLocked NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor boneEdge READ boneEdge NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor boneInk READ boneInk NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor danger READ danger NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor dangerTint READ dangerTint NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor dangerDeep READ dangerDeep NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor dangerDeepInk READ dangerDeepInk NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor yes READ yes NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor yesTint READ yesTint NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor redPencil READ redPencil NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor accentInk READ accentInk NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor coin READ coin NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor gold READ gold NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor goldRim READ goldRim NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor chit READ chit NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor chitRim READ chitRim NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor chitInk READ chitInk NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor cardInk READ cardInk NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor shadow READ shadow NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor scrim READ scrim NOTIFY colorsChanged FINAL)
    Q_PROPERTY(pegsheet::PieceColors *pieces READ pieces NOTIFY colorsChanged FINAL)

    /// The width of the frame round what is legal, and round what is previewed: whole device pixels.
    Q_PROPERTY(qreal lineLegal READ lineLegal NOTIFY pixelRatioChanged FINAL)
    Q_PROPERTY(qreal lineBold READ lineBold NOTIFY pixelRatioChanged FINAL)
    /// Distances, radii, heights and sizes of icons, in pixels.
    Q_PROPERTY(int gap READ gap CONSTANT FINAL)
    Q_PROPERTY(int gapSmall MEMBER kGapSmall CONSTANT FINAL)
    Q_PROPERTY(int gapLarge MEMBER kGapLarge CONSTANT FINAL)
    Q_PROPERTY(int radiusPaper MEMBER kRadiusPaper CONSTANT FINAL)
    Q_PROPERTY(int radiusButton READ radiusButton CONSTANT FINAL)
    Q_PROPERTY(int radiusWood MEMBER kRadiusWood CONSTANT FINAL)
    Q_PROPERTY(int touch MEMBER kTouch CONSTANT FINAL)
    Q_PROPERTY(int buttonHeight MEMBER kButtonHeight CONSTANT FINAL)
    Q_PROPERTY(int barHeight MEMBER kBarHeight CONSTANT FINAL)
    Q_PROPERTY(int headerHeight MEMBER kHeaderHeight CONSTANT FINAL)
    Q_PROPERTY(int stripHeight MEMBER kStripHeight CONSTANT FINAL)
    Q_PROPERTY(int railHeight MEMBER kRailHeight CONSTANT FINAL)
    Q_PROPERTY(int pegRowHeight MEMBER kPegRowHeight CONSTANT FINAL)
    Q_PROPERTY(int icon MEMBER kIcon CONSTANT FINAL)
    Q_PROPERTY(int iconSmall MEMBER kIconSmall CONSTANT FINAL)
    /// The widths of a window from or below which pages are laid out otherwise, and a height (lowBelow), in pixels.
    Q_PROPERTY(int compactBelow MEMBER kCompactBelow CONSTANT FINAL)
    Q_PROPERTY(int lowBelow MEMBER kLowBelow CONSTANT FINAL)
    Q_PROPERTY(int largeFrom MEMBER kLargeFrom CONSTANT FINAL)
    Q_PROPERTY(int expandedFrom MEMBER kExpandedFrom CONSTANT FINAL)

    /// How many pixels the device's edges, a camera or the system's own bars take of the window; pages stay inside.
    Q_PROPERTY(int safeLeft MEMBER m_safeLeft NOTIFY safeChanged FINAL)
    Q_PROPERTY(int safeTop MEMBER m_safeTop NOTIFY safeChanged FINAL)
    Q_PROPERTY(int safeRight MEMBER m_safeRight NOTIFY safeChanged FINAL)
    Q_PROPERTY(int safeBottom MEMBER m_safeBottom NOTIFY safeChanged FINAL)

public:
    enum Mode { Light, Dark, HighContrast };
    Q_ENUM(Mode)

    explicit Theme(QObject *parent = nullptr);

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    [[nodiscard]] int motion() const { return m_reducedMotion ? 0 : kMotion; }
    [[nodiscard]] PieceColors *pieces() const { return m_pieces.at(static_cast<std::size_t>(m_mode)); }
    [[nodiscard]] static int gap() { return kGap; }
    [[nodiscard]] static int gapSmall() { return kGapSmall; }
    [[nodiscard]] static int radiusButton() { return kRadiusButton; }
    [[nodiscard]] static int touch() { return kTouch; }
    [[nodiscard]] qreal lineLegal() const { return wholePixels(1.4); }
    [[nodiscard]] qreal lineBold() const { return wholePixels(2); }

    [[nodiscard]] QColor table() const { return colorOf(m_colors->table); }
    [[nodiscard]] QColor paper() const { return colorOf(m_colors->paper); }
    [[nodiscard]] QColor paperSunk() const { return colorOf(m_colors->paperSunk); }
    [[nodiscard]] QColor edge() const { return colorOf(m_colors->edge); }
    [[nodiscard]] QColor ink() const { return colorOf(m_colors->ink); }
    [[nodiscard]] QColor inkSoft() const { return colorOf(m_colors->inkSoft); }
    [[nodiscard]] QColor inkFaint() const { return colorOf(m_colors->inkFaint); }
    [[nodiscard]] QColor slipInk() const { return colorOf(m_colors->slipInk); }
    [[nodiscard]] QColor slipLink() const { return colorOf(m_colors->slipLink); }
    [[nodiscard]] QColor wood() const { return colorOf(m_colors->wood); }
    [[nodiscard]] QColor woodLight() const { return colorOf(m_colors->woodLight); }
    [[nodiscard]] QColor woodDark() const { return colorOf(m_colors->woodDark); }
    [[nodiscard]] QColor grain() const { return colorOf(m_colors->grain); }
    [[nodiscard]] QColor woodInk() const { return colorOf(m_colors->woodInk); }
    [[nodiscard]] QColor woodPale() const { return colorOf(m_colors->woodPale); }
    [[nodiscard]] QColor hole() const { return colorOf(m_colors->hole); }
    [[nodiscard]] QColor holeDeep() const { return colorOf(m_colors->holeDeep); }
    [[nodiscard]] QColor holeRim() const { return colorOf(m_colors->holeRim); }
    [[nodiscard]] QColor tray() const { return colorOf(m_colors->tray); }
    [[nodiscard]] QColor trayDeep() const { return colorOf(m_colors->trayDeep); }
    [[nodiscard]] QColor trayInk() const { return colorOf(m_colors->trayInk); }
    [[nodiscard]] QColor trayInkSoft() const { return colorOf(m_colors->trayInkSoft); }
    [[nodiscard]] QColor trayLine() const { return colorOf(m_colors->trayLine); }
    [[nodiscard]] QColor bone() const { return colorOf(m_colors->bone); }
    [[nodiscard]] QColor boneDeep() const { return colorOf(m_colors->boneDeep); }
    [[nodiscard]] QColor boneLocked() const { return colorOf(m_colors->boneLocked); }
    [[nodiscard]] QColor boneEdge() const { return colorOf(m_colors->boneEdge); }
    [[nodiscard]] QColor boneInk() const { return colorOf(m_colors->boneInk); }
    [[nodiscard]] QColor danger() const { return colorOf(m_colors->danger); }
    [[nodiscard]] QColor dangerTint() const { return colorOf(m_colors->dangerTint); }
    [[nodiscard]] QColor dangerDeep() const { return colorOf(m_colors->dangerDeep); }
    [[nodiscard]] QColor dangerDeepInk() const { return colorOf(m_colors->dangerDeepInk); }
    [[nodiscard]] QColor yes() const { return colorOf(m_colors->yes); }
    [[nodiscard]] QColor yesTint() const { return colorOf(m_colors->yesTint); }
    [[nodiscard]] QColor redPencil() const { return colorOf(m_colors->redPencil); }
    [[nodiscard]] QColor accentInk() const { return colorOf(m_colors->accentInk); }
    [[nodiscard]] QColor coin() const { return colorOf(m_colors->coin); }
    [[nodiscard]] QColor gold() const { return colorOf(m_colors->gold); }
    [[nodiscard]] QColor goldRim() const { return colorOf(m_colors->goldRim); }
    [[nodiscard]] QColor chit() const { return colorOf(m_colors->chit); }
    [[nodiscard]] QColor chitRim() const { return colorOf(m_colors->chitRim); }
    [[nodiscard]] QColor chitInk() const { return colorOf(m_colors->chitInk); }
    [[nodiscard]] QColor cardInk() const { return colorOf(m_colors->cardInk); }
    [[nodiscard]] QColor shadow() const { return colorOf(m_colors->shadow); }
    [[nodiscard]] QColor scrim() const { return colorOf(m_colors->scrim); }

Q_SIGNALS:
    void colorsChanged();
    void pixelRatioChanged();
    void motionChanged();
    void safeChanged();

private:
    [[nodiscard]] static QColor colorOf(QRgb color) { return QColor::fromRgba(color); }
    [[nodiscard]] qreal wholePixels(qreal width) const { return qRound(width * m_pixelRatio) / m_pixelRatio; }

    static constexpr int kMotion = 150;
    static constexpr int kGap = 8;
    static constexpr int kGapSmall = 4;
    static constexpr int kGapLarge = 12;
    static constexpr int kRadiusPaper = 6;
    static constexpr int kRadiusButton = 8;
    static constexpr int kRadiusWood = 10;
    static constexpr int kTouch = 44;
    static constexpr int kButtonHeight = 52;
    static constexpr int kBarHeight = 72;
    static constexpr int kHeaderHeight = 56;
    static constexpr int kStripHeight = 60;
    static constexpr int kRailHeight = 36;
    static constexpr int kPegRowHeight = 46;
    static constexpr int kIcon = 24;
    static constexpr int kIconSmall = 17;
    static constexpr int kCompactBelow = 600;
    static constexpr int kLowBelow = 480;
    static constexpr int kLargeFrom = 1100;
    static constexpr int kExpandedFrom = 1200;

    Mode m_mode = Light;
    const Colors *m_colors = &kLightColors;
    std::array<PieceColors *, 3> m_pieces;
    qreal m_pixelRatio = 1;
    bool m_reducedMotion = false;
    int m_safeLeft = 0;
    int m_safeTop = 0;
    int m_safeRight = 0;
    int m_safeBottom = 0;
};

/// Returns the theme of the engine that made the object; null where none did.
[[nodiscard]] const Theme *themeOf(const QObject *object);

} // namespace pegsheet
