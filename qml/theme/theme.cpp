// SPDX-License-Identifier: Apache-2.0
#include "qml/theme/theme.h"

#include <QQmlEngine>
#include <algorithm>

namespace pegsheet {

namespace {

using namespace Qt::StringLiterals;

constexpr std::array kGoods{"food"_L1, "wood"_L1, "stone"_L1, "pottery"_L1, "cloth"_L1, "metal"_L1};
constexpr std::array<QRgb, 6> kPegs{0xFF6AA52F, 0xFF9A5520, 0xFF8E969D, 0xFFD4532B, 0xFF3B82C4, 0xFFD2A81F};
constexpr QRgb kCoinPeg = 0xFFB78A1E;

// The place of a good in the lists above; their size for what is none.
std::size_t placeOf(const QString &good)
{
    return static_cast<std::size_t>(std::find(kGoods.begin(), kGoods.end(), good) - kGoods.begin());
}

template <std::size_t N>
QColor byMark(const std::array<QRgb, N> &colors, int mark, QRgb other)
{
    const bool known = mark >= 0 && mark < static_cast<int>(colors.size());
    return QColor::fromRgba(known ? colors[static_cast<std::size_t>(mark)] : other);
}

} // namespace

QColor PieceColors::player(int mark) const
{
    return byMark(m_colors.players, mark, m_colors.ink);
}

QColor PieceColors::tint(int mark) const
{
    return byMark(m_colors.tints, mark, m_colors.paperSunk);
}

QColor PieceColors::good(const QString &good) const
{
    const std::size_t place = placeOf(good);
    if (place < kGoods.size())
        return QColor::fromRgba(m_colors.goods[place]);
    return QColor::fromRgba(good == "coin"_L1 ? m_colors.coin : good == "skull"_L1 ? m_colors.danger : m_colors.ink);
}

QColor PieceColors::goodOnBone(const QString &good) const
{
    return QColor::fromRgba(good == "food"_L1          ? m_colors.foodOnBone
                                : good == "pottery"_L1 ? m_colors.potteryOnBone
                                : good == "skull"_L1   ? m_colors.dangerDeep
                                                       : m_colors.boneInk);
}

QColor PieceColors::peg(const QString &good) const
{
    const std::size_t place = placeOf(good);
    if (place < kPegs.size())
        return QColor::fromRgba(kPegs[place]);
    return QColor::fromRgba(good == "coin"_L1 ? kCoinPeg : m_colors.inkSoft);
}

QColor PieceColors::die(int colour) const
{
    return byMark(m_colors.dice, colour, m_colors.bone);
}

QColor PieceColors::dieRim(int colour) const
{
    return byMark(m_colors.diceRims, colour, m_colors.boneEdge);
}

QColor PieceColors::dieInk(int colour) const
{
    return byMark(m_colors.diceInks, colour, m_colors.boneInk);
}

QColor PieceColors::tile(int kind) const
{
    return byMark(m_colors.tiles, kind, m_colors.paperSunk);
}

QColor PieceColors::tileFrame(int kind) const
{
    return byMark(m_colors.tileFrames, kind, m_colors.edge);
}

QColor PieceColors::card(int kind) const
{
    return byMark(m_colors.cards, kind, m_colors.tray);
}

QColor PieceColors::track(int track) const
{
    return byMark(m_colors.tracks, track, m_colors.tray);
}

QColor PieceColors::trackFrame(int track) const
{
    return byMark(m_colors.trackFrames, track, m_colors.edge);
}

QColor PieceColors::trackTint(int track, int tier) const
{
    const bool known = track >= 0 && track < static_cast<int>(m_colors.trackTints.size());
    return known ? byMark(m_colors.trackTints[static_cast<std::size_t>(track)], tier, m_colors.paperSunk)
                 : QColor::fromRgba(m_colors.paperSunk);
}

QColor PieceColors::resource(int resource) const
{
    return byMark(m_colors.resources, resource, m_colors.tray);
}

QColor PieceColors::resourceFrame(int resource) const
{
    return byMark(m_colors.resourceFrames, resource, m_colors.ink);
}

Theme::Theme(QObject *parent)
    : QObject(parent), m_pieces{new PieceColors(kLightColors, this), new PieceColors(kDarkColors, this),
                                new PieceColors(kContrastColors, this)}
{
}

void Theme::setMode(Mode mode)
{
    if (mode == m_mode || mode < Light || mode > HighContrast)
        return;
    m_mode = mode;
    m_colors = mode == Dark ? &kDarkColors : mode == HighContrast ? &kContrastColors : &kLightColors;
    Q_EMIT colorsChanged();
}

const Theme *themeOf(const QObject *object)
{
    QQmlEngine *engine = qmlEngine(object);
    return engine == nullptr ? nullptr : engine->singletonInstance<Theme *>(qmlTypeId("Pegsheet.Theme", 1, 0, "Theme"));
}

} // namespace pegsheet
