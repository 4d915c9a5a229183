# SPDX-License-Identifier: Apache-2.0
# What the game brings for the libraries of app: words for pegsheet_text, records for pegsheet_library. The window has no pages
# for it yet.
set(text
    text/benefittext.cpp text/benefittext.h
    text/tapestryhappenings.cpp
    text/tapestrynotes.cpp
    text/tapestryoptions.cpp
    text/tapestrysentences.cpp
    text/tapestryterms.cpp text/tapestryterms.h
    text/tapestrytext.cpp)
set(library
    library/tapestryrecords.cpp)
