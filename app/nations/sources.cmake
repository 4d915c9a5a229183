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
    library/nationscardtext.cpp library/nationscardtext.h
    atthetable.cpp nations/atthetable.h
    nationsageend.cpp nations/nationsageend.h
    nationsagenumbers.cpp
    nationsagreement.cpp nations/nationsagreement.h
    nationsbar.cpp
    nationscards.h
    nationscorrections.cpp nations/nationscorrections.h
    nationsdeal.cpp nations/nationsdeal.h
    nationsdigits.cpp nations/nationsdigits.h
    nationseffects.cpp
    nationsfields.cpp nations/nationsfields.h
    nationshandbook.cpp nations/nationshandbook.h
    nationskeys.cpp
    nationslatecards.cpp nations/nationslatecards.h
    nationslibrarycards.cpp nations/nationslibrarycards.h
    nationsmatch.cpp nations/nationsmatch.h
    nationsnames.h
    nationspaper.cpp nations/nationspaper.h
    nationspaying.cpp
    nationspencil.cpp
    nationspicker.cpp nations/nationspicker.h
    nationspickerdraft.cpp
    nationspicking.cpp
    nationspool.cpp nations/nationspool.h
    nationsrolling.cpp
    nationsscores.cpp nations/nationsscores.h
    nationssentences.cpp nations/nationssentences.h
    nationssheet.cpp nations/nationssheet.h
    nationsshowing.cpp
    nationstally.cpp nations/nationstally.h
    nationstile.cpp nations/nationstile.h
    nationstold.cpp nations/nationstold.h
    nationswords.cpp nations/nationswords.h)
