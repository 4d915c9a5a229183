# SPDX-License-Identifier: Apache-2.0
# What the game brings for the libraries of app: words for pegsheet_text, records for pegsheet_library, view models for the window.
set(text
    text/abilitytext.cpp
    text/empireshappenings.cpp
    text/empiresoptions.cpp
    text/empiresreasons.cpp
    text/empiressentences.cpp
    text/empirestext.cpp)
set(library
    library/conflictrecords.cpp library/conflictrecords.h
    library/empiresfacts.cpp
    library/empiresrecords.cpp library/empiresrecords.h
    library/recordwords.h)
# What `simulate empires` plays with: no card of the game is in it. It hands itself to the model.
set(cli
    ../../tests/model/empires/madeup.cpp)
set(window
    empiresability.cpp
    library/conflicttext.cpp library/conflicttext.h
    library/empirescardpicture.cpp library/empirescardpicture.h
    library/empirescardtext.cpp library/empirescardtext.h
    empiresanswers.cpp empiresanswers.h
    empiresbar.cpp
    empirescards.cpp
    empireschanges.cpp
    empirescorrecting.cpp
    empiresfigures.cpp
    empiresfought.cpp
    empiresgame.cpp
    empireshabits.cpp
    empireshandbook.cpp empireshandbook.h
    empireslibrarycards.cpp empireslibrarycards.h
    empiresmatch.cpp empiresmatch.h
    empiresmovedescriptions.cpp empiresmovedescriptions.h
    empiresoffers.cpp
    empirespaper.cpp
    empiresrow.cpp
    empiresscores.cpp empiresscores.h
    empiressentences.cpp empiressentences.h
    empirestakers.cpp
    empiresview.cpp empiresview.h empiresviewwords.h)
