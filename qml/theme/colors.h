// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRgb>
#include <array>

namespace pegsheet {

/// The colours of a theme, by role. Every theme has every role; the tests measure them against each other.
struct Colors
{
    /// The window, sheets and bars on it, what is sunk into them, thin lines.
    QRgb table;
    QRgb paper;
    QRgb paperSunk;
    QRgb edge;
    QRgb ink;
    QRgb inkSoft;
    /// Empty boxes and what is spent; never text.
    QRgb inkFaint;
    /// Text on ink, on the dark slip and on the chosen half of a switch.
    QRgb slipInk;
    QRgb slipLink;

    QRgb wood;
    QRgb woodLight;
    QRgb woodDark;
    QRgb grain;
    QRgb woodInk;
    QRgb woodPale;
    QRgb hole;
    QRgb holeDeep;
    /// What sets a hole off from the board.
    QRgb holeRim;
    QRgb tray;
    QRgb trayDeep;
    QRgb trayInk;
    QRgb trayInkSoft;
    QRgb trayLine;
    QRgb bone;
    QRgb boneDeep;
    QRgb boneLocked;
    QRgb boneEdge;
    QRgb boneInk;

    QRgb danger;
    QRgb dangerTint;
    QRgb dangerDeep;
    QRgb dangerDeepInk;
    QRgb yes;
    QRgb yesTint;
    QRgb redPencil;
    /// Text on a player's colour.
    QRgb accentInk;
    QRgb coin;
    QRgb gold;
    QRgb goldRim;
    QRgb shadow;
    /// Over a page while something in front of it is answered.
    QRgb scrim;

    /// By mark: 0 madder circle, 1 woad square, 2 moss ringed circle, 3 plum lozenge, 4 amber triangle.
    std::array<QRgb, 5> players;
    std::array<QRgb, 5> tints;
    /// Food, wood, stone, pottery, cloth, metal: their pictures on paper; food and pottery on a die.
    std::array<QRgb, 6> goods;
    /// Dice of a colour by their number, 0 white, 1 blue, 2 orange, 3 red: face, rim, and what is printed on them. Faces are alike
    /// by day and by night; a rim sets them off from the ground.
    std::array<QRgb, 4> dice;
    std::array<QRgb, 4> diceRims;
    std::array<QRgb, 4> diceInks;
    /// Chits, and what was gained.
    QRgb chit;
    QRgb chitRim;
    QRgb chitInk;
    /// Tiles by kind, 0 development, 1 advisor, 2 colony, 3 wonder: their ground and their frame.
    std::array<QRgb, 4> tiles;
    std::array<QRgb, 4> tileFrames;
    /// Disaster cards by kind, in the order of the model: their ground, and what is printed on all of them.
    std::array<QRgb, 8> cards;
    QRgb cardInk;
    /// Tracks of advancement, in the order of the model: the ground of their picture, which is in cardInk, their frame on paper,
    /// and the ground of their spaces by tier, deeper with each.
    std::array<QRgb, 4> tracks;
    std::array<QRgb, 4> trackFrames;
    std::array<std::array<QRgb, 4>, 4> trackTints;
    /// Resources of an income mat, in the order of the model, with their buildings: the ground of a picture in cardInk, and their
    /// frame and picture on paper.
    std::array<QRgb, 4> resources;
    std::array<QRgb, 4> resourceFrames;
    QRgb foodOnBone;
    QRgb potteryOnBone;
};

/// Ink on paper, on a table by day.
extern const Colors kLightColors;
/// The same table at night. Dice stay light.
extern const Colors kDarkColors;
/// For bad light and weak eyes: black on white, lines that can be seen, no shades.
extern const Colors kContrastColors;

} // namespace pegsheet
