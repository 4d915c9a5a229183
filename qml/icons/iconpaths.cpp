// SPDX-License-Identifier: Apache-2.0
#include "qml/icons/icon.h"

#include <algorithm>
#include <array>

namespace pegsheet {

namespace {

/// Path data on a grid of 24. Names of goods, buildings and faces are the ids of the model.
struct IconPath
{
    QStringView name;
    QStringView data;
};

// clang-format off
/// Silhouettes.
constexpr std::array kFilled{
    IconPath{u"food",
             u"M12 0.6C14 2.6 14 5 12 7C10 5 10 2.6 12 0.6ZM11.3 8.2H12.7V23.4H11.3Z"
             u"M13.3 11.4C13.2 8.4 14.8 6.4 18 5.8C18.5 9 16.6 11.2 13.3 11.4ZM10.7 11.4C10.8 8.4 9.2 6.4 6 5.8C5.5 9 7.4 11.2 10.7 11.4Z"
             u"M13.3 16.2C13.2 13.1 15 11.1 18.4 10.5C18.9 13.8 16.8 16 13.3 16.2ZM10.7 16.2C10.8 13.1 9 11.1 5.6 10.5C5.1 13.8 7.2 16 10.7 16.2Z"
             u"M13.3 21.2C13.2 18 15.2 15.9 18.8 15.3C19.3 18.7 17 21 13.3 21.2ZM10.7 21.2C10.8 18 8.8 15.9 5.2 15.3C4.7 18.7 7 21 10.7 21.2Z"},
    IconPath{u"wood",
             u"M9 5.4H19.4C21.5 5.4 23.2 8.3 23.2 12S21.5 18.6 19.4 18.6H9C11.2 17.6 12.4 15 12.4 12S11.2 6.4 9 5.4Z"
             u"M6 5.4A5 6.6 0 1 0 6 18.6A5 6.6 0 1 0 6 5.4ZM6 7.8A3 4.2 0 1 0 6 16.2A3 4.2 0 1 0 6 7.8ZM6 10A1.3 2 0 1 0 6 14A1.3 2 0 1 0 6 10Z"},
    IconPath{u"stone",
             u"M6.4 4.5L14.7 3.5L10.2 9.8ZM15.8 3.8L21.9 9.6L14.2 12L11 10.6ZM22.2 10.6L20.2 17.8L15.2 12.9ZM19.3 18.5L9.8 20.3L10.7 11.6L13.9 13.1Z"
             u"M8.7 19.9L2.1 13.8L9.6 11.6ZM1.9 12.7L5.5 5.2L9.3 10.5Z"},
    IconPath{u"pottery",
             u"M8 1.2H16V3.4H8ZM9.4 4.4H14.6V6.2C17.8 7.4 19.3 9.6 19.4 12.2H4.6C4.7 9.6 6.2 7.4 9.4 6.2ZM4.8 13.9H19.2C18.7 17.1 16.8 19.5 15.2 20.8V22.8H8.8V20.8C7.2 19.5 5.3 17.1 4.8 13.9Z"
             u"M8.4 4.6C4.6 4 2.2 6.2 2.8 9.8H4.4C4.2 7.2 5.6 6 8.4 6.2ZM15.6 4.6C19.4 4 21.8 6.2 21.2 9.8H19.6C19.8 7.2 18.4 6 15.6 6.2Z"},
    IconPath{u"cloth",
             u"M1.6 5.2C5 2.6 8.4 2.8 12 5.2S19 7.8 22.4 5.2V8.8C19 11.4 15.6 11.2 12 8.8S5 6.2 1.6 8.8Z"
             u"M1.6 11C5 8.4 8.4 8.6 12 11S19 13.6 22.4 11V14.6C19 17.2 15.6 17 12 14.6S5 12 1.6 14.6Z"
             u"M1.6 16.8C5 14.2 8.4 14.4 12 16.8S19 19.4 22.4 16.8V20.4C19 23 15.6 22.8 12 20.4S5 17.8 1.6 20.4Z"},
    IconPath{u"metal",
             u"M12 0.6C17 5.2 18.4 10 14.8 15.6H9.2C5.6 10 7 5.2 12 0.6ZM11.4 5.6H12.6V13.4H11.4ZM10.1 16.8H13.9L13.3 23.4H10.7Z"},
    IconPath{u"worker",
             u"M8.4 2.4A3.7 3.7 0 1 0 8.4 9.8A3.7 3.7 0 1 0 8.4 2.4ZM1.6 22.4V16.6C1.6 12.8 4 10.8 7.6 10.8H13L17 12.4V7.2H14.2V2.4H23V5.8H19.8V15.6H17.2L14.4 14.6V22.4Z"},
    IconPath{u"book",
             u"M11.2 5.6C8.8 3.9 5.6 3.3 1.4 3.6V19.2C5.6 18.9 8.8 19.5 11.2 21.2ZM12.8 5.6C15.2 3.9 18.4 3.3 22.6 3.6V19.2C18.4 18.9 15.2 19.5 12.8 21.2Z"
             u"M3.6 7.4V9.1C5.7 9.1 7.5 9.4 9 10.1V8.4C7.5 7.7 5.7 7.4 3.6 7.4ZM3.6 11.6V13.3C5.7 13.3 7.5 13.6 9 14.3V12.6C7.5 11.9 5.7 11.6 3.6 11.6Z"
             u"M20.4 7.4V9.1C18.3 9.1 16.5 9.4 15 10.1V8.4C16.5 7.7 18.3 7.4 20.4 7.4ZM20.4 11.6V13.3C18.3 13.3 16.5 13.6 15 14.3V12.6C16.5 11.9 18.3 11.6 20.4 11.6Z"},
    IconPath{u"gold",
             u"M12 1.8A10.2 10.2 0 1 0 12 22.2A10.2 10.2 0 1 0 12 1.8ZM12 4.4A7.6 7.6 0 1 0 12 19.6A7.6 7.6 0 1 0 12 4.4ZM12 7.2A4.8 4.8 0 1 0 12 16.8A4.8 4.8 0 1 0 12 7.2Z"},
    IconPath{u"strength",
             u"M22.4 1.6L21.4 7.4L11.4 17.4L6.6 12.6L16.6 2.6ZM4.6 11.6L12.4 19.4L10.6 21.2L8.2 18.8L5.2 21.8A2.1 2.1 0 1 1 2.2 18.8L5.2 15.8L2.8 13.4Z"},
    IconPath{u"bowl",
             u"M20.6 1.6L22 3.4L13.2 9.4H10.2ZM1.4 10.8H22.6C22.6 15.4 20.2 18.6 16.8 20.2V22.4H7.2V20.2C3.8 18.6 1.4 15.4 1.4 10.8ZM5 13C5.6 15.4 7 17.2 8.8 18.2L9.8 16.6C8.6 15.8 7.6 14.6 7.2 13Z"},
    IconPath{u"swords",
             u"M1.8 1.8L6.4 2.8L12 8.4L17.6 2.8L22.2 1.8L21.2 6.4L15.6 12L18.2 14.6L20.4 12.4L22 14L19.7 16.3L22.6 19.2A2.2 2.2 0 0 1 19.2 22.6L16.3 19.7L14 22L12.4 20.4L14.6 18.2L12 15.6L9.4 18.2L11.6 20.4L10 22L7.7 19.7L4.8 22.6A2.2 2.2 0 0 1 1.4 19.2L4.3 16.3L2 14L3.6 12.4L5.8 14.6L8.4 12L2.8 6.4Z"
             u"M12 10.2L10.2 12L12 13.8L13.8 12Z"},
    IconPath{u"trophy",
             u"M6.4 1.6H17.6V3.4H22.4V7C22.4 10 20 12.2 16.8 12.5C16 13.9 14.7 14.9 13.2 15.3V18.4H17V22.4H7V18.4H10.8V15.3C9.3 14.9 8 13.9 7.2 12.5C4 12.2 1.6 10 1.6 7V3.4H6.4Z"
             u"M3.6 5.4V7C3.6 8.7 4.7 10 6.5 10.4C6.4 9.9 6.4 9.4 6.4 9V5.4ZM20.4 5.4V7C20.4 8.7 19.3 10 17.5 10.4C17.6 9.9 17.6 9.4 17.6 9V5.4Z"},
    IconPath{u"flag",
             u"M3.4 1.4H6V2.8H21.4L17.4 8L21.4 13.2H6V22.6H3.4Z"},
    IconPath{u"person",
             u"M12 1.8A4.9 4.9 0 1 0 12 11.6A4.9 4.9 0 1 0 12 1.8ZM2.6 22.2C2.6 16.6 6.4 13.2 12 13.2S21.4 16.6 21.4 22.2Z"},
    IconPath{u"house",
             u"M12 1.8L23 11.6L21.4 13.3L19.8 11.9V22.2H4.2V11.9L2.6 13.3L1 11.6ZM9.4 13.2H14.6V22.2H9.4Z"},
    IconPath{u"moon",
             u"M15.6 1.8A10.4 10.4 0 1 0 22.2 15.4A8.6 8.6 0 0 1 15.6 1.8Z"},
    IconPath{u"order",
             u"M8.6 5.2H15.4V21.8H8.6ZM1.2 10H7.4V21.8H1.2ZM16.6 13H22.8V21.8H16.6ZM11.2 8.2V13.6H12.8V8.2Z"},
    IconPath{u"coin",
             u"M12 1.4A10.6 10.6 0 1 0 12 22.6A10.6 10.6 0 1 0 12 1.4ZM12 3.6A8.4 8.4 0 1 0 12 20.4A8.4 8.4 0 1 0 12 3.6ZM12 5.4A6.6 6.6 0 1 0 12 18.6A6.6 6.6 0 1 0 12 5.4ZM9.4 9.4H14.6V14.6H9.4Z"},
    IconPath{u"skull",
             u"M12 1.6C6 1.6 1.8 5.9 1.8 11.3C1.8 14.2 3.2 16.2 5.4 17.4V22.6H8.3V19.8H10.3V22.6H13.7V19.8H15.7V22.6H18.6V17.4C20.8 16.2 22.2 14.2 22.2 11.3C22.2 5.9 18 1.6 12 1.6Z"
             u"M8 8.7A2.6 2.6 0 1 0 8 13.9A2.6 2.6 0 1 0 8 8.7ZM16 8.7A2.6 2.6 0 1 0 16 13.9A2.6 2.6 0 1 0 16 8.7ZM12 13.8L13.8 17H10.2Z"},
    IconPath{u"city",
             u"M1.6 22.4V8.6H4.2V10.8H6.2V8.6H8.2V6.6L12 1.6L15.8 6.6V8.6H17.8V10.8H19.8V8.6H22.4V22.4H15.4V18.2A3.4 3.4 0 0 0 8.6 18.2V22.4Z"},
    IconPath{u"stepPyramid",
             u"M8 3.4H16V8.8H8ZM4.8 9.8H19.2V14.8H4.8ZM1.4 15.8H22.6V20.8H1.4Z"},
    IconPath{u"stoneCircle",
             u"M1.6 3.4H11.3V7.6H1.6ZM12.7 3.4H22.4V7.6H12.7ZM2.8 8.8H6.6V20.8H2.8ZM10.1 8.8H13.9V20.8H10.1ZM17.4 8.8H21.2V20.8H17.4Z"},
    IconPath{u"temple",
             u"M12 1.4L22.6 7.4V9.6H1.4V7.4ZM3.6 11H7V17.6H3.6ZM10.3 11H13.7V17.6H10.3ZM17 11H20.4V17.6H17ZM1.8 19H22.2V22.4H1.8Z"},
    IconPath{u"obelisk",
             u"M12 0.8L14.8 4.6L16.2 17.6H7.8L9.2 4.6ZM5.4 19.2H18.6V22.8H5.4Z"},
    IconPath{u"hangingGardens",
             u"M1.4 18.8H22.6V22.8H1.4ZM5.4 15.4H7.8V17.8H5.4ZM10.8 15.4H13.2V17.8H10.8ZM16.2 15.4H18.6V17.8H16.2ZM3.6 11.8H20.4V14.6H3.6ZM8.4 8.4H10.6V10.9H8.4ZM13.4 8.4H15.6V10.9H13.4ZM6.6 5.4H17.4V7.6H6.6Z"
             u"M11.9 4.6C9.6 4.4 8 3 8 0.8C10.4 0.8 11.9 2.2 11.9 4.6ZM12.1 4.6C14.4 4.4 16 3 16 0.8C13.6 0.8 12.1 2.2 12.1 4.6ZM4.2 10.9A1.8 1.8 0 0 1 7.6 10.9ZM16.4 10.9A1.8 1.8 0 0 1 19.8 10.9Z"},
    IconPath{u"greatWall",
             u"M1.4 4.6H5.2V7.6H8V4.6H11.8V7.6H14.6V4.6H18.4V7.6H22.6V12.2H1.4ZM1.4 13.6H7.4V20.6H1.4ZM8.8 13.6H15.2V20.6H8.8ZM16.6 13.6H22.6V20.6H16.6Z"},
    IconPath{u"greatPyramid",
             u"M11.6 1.8L10.6 22H0.8ZM12.9 1.8L23.2 22H12Z"},
    IconPath{u"ship",
             u"M11.2 1.6V14.4H3.2ZM12.8 4.4L20.2 14.4H12.8ZM1.4 16H22.6L18.8 22H5.2Z"},
    IconPath{u"shield",
             u"M12 1.4L21.2 4.8V11.4C21.2 17 17.6 20.9 12 22.8C6.4 20.9 2.8 17 2.8 11.4V4.8ZM7.2 12.3L9 10.5L11 12.5L15.2 8.3L17 10.1L11 16.1Z"},
    IconPath{u"dice",
             u"M5 1.8H19A3.2 3.2 0 0 1 22.2 5V19A3.2 3.2 0 0 1 19 22.2H5A3.2 3.2 0 0 1 1.8 19V5A3.2 3.2 0 0 1 5 1.8Z"
             u"M7 5.2A1.9 1.9 0 1 0 7 9A1.9 1.9 0 1 0 7 5.2ZM17 5.2A1.9 1.9 0 1 0 17 9A1.9 1.9 0 1 0 17 5.2ZM12 10.1A1.9 1.9 0 1 0 12 13.9A1.9 1.9 0 1 0 12 10.1Z"
             u"M7 15A1.9 1.9 0 1 0 7 18.8A1.9 1.9 0 1 0 7 15ZM17 15A1.9 1.9 0 1 0 17 18.8A1.9 1.9 0 1 0 17 15Z"},
    IconPath{u"lock",
             u"M4.6 10.4H6.4V7.8C6.4 4.4 8.8 1.8 12 1.8S17.6 4.4 17.6 7.8V10.4H19.4V21.6H4.6ZM9 10.4H15V7.8C15 5.8 13.8 4.4 12 4.4S9 5.8 9 7.8Z"},
    IconPath{u"pencil",
             u"M16.8 2.2L21.8 7.2L19.6 9.4L14.6 4.4ZM13.4 5.6L18.4 10.6L8 21L1.8 22.2L3 16Z"},
    IconPath{u"star",
             u"M12 1.6L15.1 8.5L22.6 9.3L17 14.3L18.6 21.7L12 17.9L5.4 21.7L7 14.3L1.4 9.3L8.9 8.5Z"},
    IconPath{u"crown",
             u"M2 6.4L7.2 10.4L12 3.2L16.8 10.4L22 6.4L20.2 17H3.8ZM3.8 18.8H20.2V21.6H3.8Z"},
    IconPath{u"play",
             u"M6.4 3.4L20 12L6.4 20.6Z"},
    IconPath{u"pause",
             u"M5.4 3.8H10.2V20.2H5.4ZM13.8 3.8H18.6V20.2H13.8Z"},
    IconPath{u"previous",
             u"M4 4.2H7V19.8H4ZM19.6 4.2V19.8L8.2 12Z"},
    IconPath{u"next",
             u"M4.4 4.2L15.8 12L4.4 19.8ZM17 4.2H20V19.8H17Z"},
    IconPath{u"more",
             u"M12 2.6A2.1 2.1 0 1 0 12 6.8A2.1 2.1 0 1 0 12 2.6ZM12 9.9A2.1 2.1 0 1 0 12 14.1A2.1 2.1 0 1 0 12 9.9ZM12 17.2A2.1 2.1 0 1 0 12 21.4A2.1 2.1 0 1 0 12 17.2Z"},
    IconPath{u"code",
             u"M2 2H10.4V10.4H2ZM4.4 4.4V8H8V4.4ZM13.6 2H22V10.4H13.6ZM16 4.4V8H19.6V4.4ZM2 13.6H10.4V22H2ZM4.4 16V19.6H8V16ZM13.6 13.6H16.4V16.4H13.6ZM19.2 13.6H22V16.4H19.2ZM16.4 16.4H19.2V19.2H16.4ZM13.6 19.2H16.4V22H13.6ZM19.2 19.2H22V22H19.2Z"},
    IconPath{u"camera",
             u"M1.6 6H7L9 3.4H15L17 6H22.4V20.6H1.6ZM12 8.4A4.6 4.6 0 1 0 12 17.6A4.6 4.6 0 1 0 12 8.4ZM12 10.6A2.4 2.4 0 1 0 12 15.4A2.4 2.4 0 1 0 12 10.6Z"},
    IconPath{u"image",
             u"M1.6 3.4H22.4V20.6H1.6ZM4 5.8V17L8.8 10.6L12.6 15.4L15.4 12L20 17.6V5.8ZM16.2 7A1.8 1.8 0 1 0 16.2 10.6A1.8 1.8 0 1 0 16.2 7Z"},
    IconPath{u"copy",
             u"M8.4 3.6V1.4H15.6V3.6H20.4V22.6H3.6V3.6ZM10.2 3.2V5.4H13.8V3.2ZM7 9.4V11.2H17V9.4ZM7 13V14.8H17V13ZM7 16.6V18.4H13.4V16.6Z"},
    IconPath{u"file",
             u"M4 1.4H14.2L20.4 7.6V22.6H4ZM13 3.6V8.8H18.2ZM7 12V13.8H17V12ZM7 15.6V17.4H17V15.6Z"},
    IconPath{u"print",
             u"M6 1.6H18V6.4H6ZM2 7.6H22V17.6H18.6V14.2H5.4V17.6H2ZM7 15.6H17V22.4H7Z"},
    IconPath{u"light",
             u"M13.8 0.8L4.6 13.4H10.8L9 23.2L19.4 9.4H12.4Z"},
};

/// Commands: lines with round ends.
constexpr std::array kDrawn{
    IconPath{u"menu",
             u"M3.4 6H20.6M3.4 12H20.6M3.4 18H20.6"},
    IconPath{u"grip",
             u"M4.6 7.6H19.4M4.6 12H19.4M4.6 16.4H19.4"},
    IconPath{u"back",
             u"M15 4.4L7.4 12L15 19.6"},
    IconPath{u"chevron",
             u"M9 5L16 12L9 19"},
    IconPath{u"chevronDown",
             u"M5 9L12 16L19 9"},
    IconPath{u"chevronUp",
             u"M5 15L12 8L19 15"},
    IconPath{u"undo",
             u"M8.6 4L4 8.6L8.6 13.2M4.4 8.6H14.2A5.7 5.7 0 0 1 14.2 20H9.4"},
    IconPath{u"redo",
             u"M15.4 4L20 8.6L15.4 13.2M19.6 8.6H9.8A5.7 5.7 0 0 0 9.8 20H14.6"},
    IconPath{u"check",
             u"M4.4 12.6L9.8 18L19.8 6.6"},
    IconPath{u"cross",
             u"M5.6 5.6L18.4 18.4M18.4 5.6L5.6 18.4"},
    IconPath{u"plus",
             u"M12 4.6V19.4M4.6 12H19.4"},
    IconPath{u"minus",
             u"M4.6 12H19.4"},
    IconPath{u"info",
             u"M12 2.4A9.6 9.6 0 1 0 12 21.6A9.6 9.6 0 1 0 12 2.4ZM12 11.2V16.6M12 7.3V7.4"},
    IconPath{u"warning",
             u"M12 2.8L22.4 20.8H1.6ZM12 9.6V14.6M12 17.6V17.7"},
    IconPath{u"trash",
             u"M4 6.4H20M9.2 6.2V3.4H14.8V6.2M6.2 6.6L7.2 20.8H16.8L17.8 6.6M10.3 10.4V16.8M13.7 10.4V16.8"},
    IconPath{u"settings",
             u"M12 7.8A4.2 4.2 0 1 0 12 16.2A4.2 4.2 0 1 0 12 7.8ZM12 1.8V4M12 20V22.2M1.8 12H4M20 12H22.2M4.8 4.8L6.3 6.3M17.7 17.7L19.2 19.2M19.2 4.8L17.7 6.3M6.3 17.7L4.8 19.2"},
    IconPath{u"search",
             u"M10.4 3A7.4 7.4 0 1 0 10.4 17.8A7.4 7.4 0 1 0 10.4 3ZM15.8 15.8L21.4 21.4"},
    IconPath{u"chart",
             u"M3.4 3V20.6H21M7.4 16.4L11.4 11L15 13.6L20.4 6.4"},
    IconPath{u"log",
             u"M8.6 5.6H20.6M8.6 12H20.6M8.6 18.4H20.6M3.6 5.6H3.7M3.6 12H3.7M3.6 18.4H3.7"},
    IconPath{u"reroll",
             u"M19.6 8.4A8.4 8.4 0 1 0 20.4 13.2M20.4 3.6V8.8H15.2"},
    IconPath{u"cart",
             u"M1.8 3.8H5L7.8 15.2H18.6L21.4 7H6M9.4 18.8A1.4 1.4 0 1 0 9.4 21.6A1.4 1.4 0 1 0 9.4 18.8ZM17 18.8A1.4 1.4 0 1 0 17 21.6A1.4 1.4 0 1 0 17 18.8Z"},
    IconPath{u"pass",
             u"M4 5L11 12L4 19ZM13 5L20 12L13 19Z"},
    IconPath{u"trade",
             u"M4 7.6H19.4M15.8 4L19.4 7.6L15.8 11.2M20 16.4H4.6M8.2 12.8L4.6 16.4L8.2 20"},
    IconPath{u"fork",
             u"M7 21V9.4M3.4 7.6L7 3.8L10.6 7.6M7 16C7 12.6 9.6 11 12.6 11H18.6M15.6 7.4L19.4 11L15.6 14.6"},
};
// clang-format on

QStringView pathIn(const auto &paths, const QString &name)
{
    const auto path = std::find_if(paths.begin(), paths.end(), [&](const IconPath &each) { return each.name == name; });
    return path == paths.end() ? QStringView() : path->data;
}

QStringList namesOf(const auto &paths)
{
    QStringList names;
    for (const IconPath &path : paths)
        names.append(path.name.toString());
    return names;
}

} // namespace

QStringView filledIcon(const QString &name)
{
    return pathIn(kFilled, name);
}

QStringView drawnIcon(const QString &name)
{
    return pathIn(kDrawn, name);
}

QStringList IconNames::filled() const
{
    return namesOf(kFilled);
}

QStringList IconNames::drawn() const
{
    return namesOf(kDrawn);
}

} // namespace pegsheet
