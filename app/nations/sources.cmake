# SPDX-License-Identifier: Apache-2.0
# What the game brings for the libraries of app: words for pegsheet_text, records for pegsheet_library, view models for the window.
set(text
    text/nationshappenings.cpp
    text/nationsoptions.cpp
    text/nationssentences.cpp
    text/nationstext.cpp)
set(library
    library/nationsfacts.cpp
    library/nationsrecords.cpp library/nationsrecords.h)
# What `simulate nations` plays with: no tile of the game is in it. It hands itself to the model.
set(cli
    ../../tests/model/nations/madeup.cpp)
set(window
    library/nationscardpicture.cpp library/nationscardpicture.h
    library/nationscardtext.cpp library/nationscardtext.h
    nationsgame.cpp nationsgame.h
    nationsageend.cpp nationsageend.h
    nationsbar.cpp
    nationscards.h
    nationsdeal.cpp nationsdeal.h
    nationseffects.cpp
    nationshandbook.cpp nationshandbook.h
    nationskeys.cpp
    nationslatecards.cpp nationslatecards.h
    nationslibrarycards.cpp nationslibrarycards.h
    nationsmatch.cpp nationsmatch.h
    nationsnames.h
    nationspaper.cpp
    nationspencil.cpp
    nationspicker.cpp nationspicker.h
    nationspool.cpp nationspool.h
    nationsrolling.cpp
    nationsscores.cpp nationsscores.h
    nationssentences.cpp nationssentences.h
    nationssheet.cpp nationssheet.h
    nationsmatch_moves.cpp
    nationstally.cpp nationstally.h
    nationstile.cpp nationstile.h
    nationstouchnames.cpp
    nationsmovedescriptions.cpp nationsmovedescriptions.h
    nationswords.cpp nationswords.h)
