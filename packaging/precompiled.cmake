# SPDX-License-Identifier: Apache-2.0
# The headers of Qt and of the standard library that most files of a kind include take longer to read than the files
# themselves: where PEGSHEET_PRECOMPILE asks for it they are read once a kind. The preset `alone` builds without, so that every
# file is known to include what it needs.

# pegsheet_headers(<kind> [UNSANITIZED] LIBRARIES … DEFINITIONS … OPTIONS … HEADERS …): what pegsheet_precompiled() gives to targets of
# that kind; they need at least these libraries and definitions, and they get these options. UNSANITIZED ones are no part of what
# PEGSHEET_SANITIZE looks at.
function(pegsheet_headers kind)
    cmake_parse_arguments(PARSE_ARGV 1 ARG "UNSANITIZED" "" "LIBRARIES;DEFINITIONS;OPTIONS;HEADERS")
    if(ARG_UNSANITIZED AND PEGSHEET_SANITIZE)
        list(APPEND ARG_OPTIONS -O0)
    endif()
    set_property(GLOBAL PROPERTY PEGSHEET_OPTIONS_${kind} "${ARG_OPTIONS}")
    set_property(GLOBAL PROPERTY PEGSHEET_UNSANITIZED_${kind} ${ARG_UNSANITIZED})
    if(NOT PEGSHEET_PRECOMPILE)
        return()
    endif()
    set(empty ${CMAKE_CURRENT_BINARY_DIR}/headers_${kind}.cpp)
    file(GENERATE OUTPUT ${empty} CONTENT "// Its headers alone count.\n")
    add_library(pegsheet_headers_${kind} OBJECT ${empty})
    target_link_libraries(pegsheet_headers_${kind} PRIVATE ${ARG_LIBRARIES} pegsheet_options)
    target_compile_definitions(pegsheet_headers_${kind} PRIVATE ${ARG_DEFINITIONS})
    target_compile_options(pegsheet_headers_${kind} PRIVATE ${ARG_OPTIONS})
    target_precompile_headers(pegsheet_headers_${kind} PRIVATE ${ARG_HEADERS})
    set_target_properties(pegsheet_headers_${kind} PROPERTIES PEGSHEET_UNSANITIZED ${ARG_UNSANITIZED})
endfunction()

# pegsheet_precompiled(<kind> <targets>…)
function(pegsheet_precompiled kind)
    get_property(options GLOBAL PROPERTY PEGSHEET_OPTIONS_${kind})
    get_property(unsanitized GLOBAL PROPERTY PEGSHEET_UNSANITIZED_${kind})
    foreach(target IN LISTS ARGN)
        target_compile_options(${target} PRIVATE ${options})
        set_target_properties(${target} PROPERTIES PEGSHEET_UNSANITIZED ${unsanitized})
        if(PEGSHEET_PRECOMPILE)
            target_precompile_headers(${target} REUSE_FROM pegsheet_headers_${kind})
        endif()
    endforeach()
endfunction()

set(standard <algorithm> <array> <cstdint> <filesystem> <functional> <map> <memory> <optional> <span> <string> <string_view>
    <utility> <variant> <vector>)
set(core <QCoreApplication> <QDir> <QFile> <QRegularExpression> <QSet> <QStringList> <QTemporaryDir>
    <QVariantMap>)
set(window <QGuiApplication> <QImage> <QPainter> <QQmlComponent> <QQmlEngine> <QQuickItem> <QQuickPaintedItem> <QQuickWindow>
    <QtQml/qqmlprivate.h> <QtQmlIntegration/qqmlintegration.h>)
pegsheet_headers(app UNSANITIZED LIBRARIES Qt6::Core Qt6::Gui Qt6::Qml
    DEFINITIONS QT_NO_CAST_FROM_ASCII QT_NO_KEYWORDS QT_NO_FOREACH
    HEADERS ${standard} ${core} <QAbstractListModel> <QGuiApplication> <QQmlEngine> <QQmlListProperty> <QTimer>
        <QtQmlIntegration/qqmlintegration.h>)
# What of a page is read before it is shown costs more than what it does then: compiled small it is there sooner.
pegsheet_headers(window UNSANITIZED LIBRARIES Qt6::Quick OPTIONS $<$<CONFIG:Release>:-Os> HEADERS ${standard} ${core} ${window})
# What tests is compiled for quick building, except where it goes through thousands of matches.
if(PEGSHEET_TESTS)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
    set(quickly $<$<CONFIG:RelWithDebInfo>:-O0>)
    pegsheet_headers(tests LIBRARIES Qt6::Core Qt6::Test OPTIONS ${quickly} HEADERS ${standard} ${core} <QtTest/qtestcase.h>)
    pegsheet_headers(optimisedtests LIBRARIES Qt6::Core Qt6::Test HEADERS ${standard} ${core} <QtTest/qtestcase.h>)
    pegsheet_headers(pagetests LIBRARIES Qt6::Quick Qt6::Test OPTIONS ${quickly}
        HEADERS ${standard} ${core} ${window} <QtTest/qtestcase.h>)
endif()
unset(standard)
unset(core)
unset(window)
