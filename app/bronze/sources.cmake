# SPDX-License-Identifier: Apache-2.0
# What the game brings for the libraries of app: words for pegsheet_text, records for pegsheet_library, view models for the window.
set(text
    text/bronzehappenings.cpp
    text/bronzeoptions.cpp
    text/bronzesentences.cpp
    text/bronzetext.cpp)
set(library
    library/bronzerecords.cpp)
set(window
    agreement.cpp bronze/agreement.h
    atthetable.cpp bronze/atthetable.h
    bar.cpp
    bronzedraft.cpp
    bronzematch.cpp bronze/bronzematch.h
    building.cpp bronze/building.h
    corrections.cpp bronze/corrections.h
    deal.cpp bronze/deal.h
    development.cpp bronze/development.h
    die.cpp bronze/die.h
    effectsentences.cpp
    exchange.cpp bronze/exchange.h
    exchanging.cpp
    forecast.cpp bronze/forecast.h
    making.cpp
    handbook.cpp bronze/handbook.h
    news.cpp bronze/news.h
    pegrow.cpp bronze/pegrow.h
    pencil.cpp bronze/pencil.h
    phrases.cpp bronze/phrases.h
    purchase.cpp bronze/purchase.h
    scoretable.cpp bronze/scoretable.h
    sentences.cpp bronze/sentences.h
    scorepaper.cpp bronze/scorepaper.h
    sheet.cpp bronze/sheet.h
    tray.cpp bronze/tray.h
    traydraft.cpp
    traymoves.cpp
    told.cpp bronze/told.h
    touches.cpp
    typedsheets.cpp bronze/typedsheets.h
    typing.cpp
    views.cpp
    words.cpp bronze/words.h)
