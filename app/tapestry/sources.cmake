# SPDX-License-Identifier: Apache-2.0
# What the game brings for the libraries of app: words for pegsheet_text, records for pegsheet_library, view models for the window.
set(text
    text/benefitphrases.cpp text/benefitphrases.h
    text/benefittext.cpp text/benefittext.h
    text/cardnames.cpp text/cardnames.h
    text/cardtext.cpp text/cardtext.h
    text/matnames.cpp text/matnames.h
    text/mattext.cpp text/mattext.h
    text/tapestryhappenings.cpp
    text/tapestrynotes.cpp
    text/tapestryoptions.cpp
    text/tapestrysentences.cpp
    text/tapestryterms.cpp text/tapestryterms.h
    text/tapestrytext.cpp)
set(library
    library/tapestryrecords.cpp library/tapestryrecords.h)
set(window
    library/tapestrycardtext.cpp library/tapestrycardtext.h
    tapestryanswers.cpp
    tapestryasked.h
    tapestrybar.cpp
    tapestrycapitals.cpp
    tapestrycardanswers.cpp
    tapestrycardlists.cpp
    tapestrycardpictures.cpp
    tapestrycards.cpp tapestrycards.h
    tapestrycity.cpp tapestrycity.h
    tapestrycorrected.cpp
    tapestrycorrecting.cpp
    tapestrydrawnmats.cpp tapestrydrawnmats.h
    tapestryeffects.cpp
    tapestrygame.cpp
    tapestryhandbook.cpp tapestryhandbook.h
    tapestryhelps.cpp tapestryhelps.h
    tapestryicons.cpp
    tapestrykeys.cpp tapestrykeys.h
    tapestrylandmarks.cpp
    tapestryledger.cpp tapestryledger.h
    tapestryletters.cpp tapestryletters.h
    tapestrylibrarycards.cpp tapestrylibrarycards.h
    tapestrymap.cpp
    tapestrymat.cpp
    tapestrymatboxes.cpp
    tapestrymatch.cpp tapestrymatch.h
    tapestrymatanswers.cpp tapestrymatanswers.h
    tapestrymatediting.cpp
    tapestrymats.cpp
    tapestrymovedescriptions.cpp tapestrymovedescriptions.h
    tapestrypaper.cpp
    tapestryplacing.cpp
    tapestryqueue.cpp
    tapestryrest.cpp
    tapestryscores.cpp tapestryscores.h
    tapestrysentences.cpp tapestrysentences.h
    tapestryshortnames.cpp
    tapestryspots.cpp
    tapestrytileanswers.cpp
    tapestrytracks.cpp
    tapestryview.h)
