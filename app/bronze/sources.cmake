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
    bronzegame.cpp bronzegame.h
    bar.cpp
    bronzematch.cpp bronzematch.h
    corrections.cpp corrections.h
    die.cpp die.h
    effectsentences.cpp
    exchange.cpp exchange.h
    exchanging.cpp
    forecast.cpp forecast.h
    bronzematch_moves.cpp
    handbook.cpp handbook.h
    news.cpp news.h
    proposing.cpp
    phrases.cpp phrases.h
    purchase.cpp purchase.h
    rollodds.cpp rollodds.h
    scoretable.cpp scoretable.h
    sentences.cpp sentences.h
    scorepaper.cpp
    sheet.cpp sheet.h
    tray.cpp tray.h
   
    traymoves.cpp
    movedescriptions.cpp movedescriptions.h
    touches.cpp
    typing.cpp
    bronzematch_views.cpp
    words.cpp words.h)
