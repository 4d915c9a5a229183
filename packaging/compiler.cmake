# SPDX-License-Identifier: Apache-2.0
# What every target is compiled with: one interface target, linked by each library.
add_library(pegsheet_options INTERFACE)
target_include_directories(pegsheet_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(pegsheet_options INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wold-style-cast -Wnon-virtual-dtor -Wsuggest-override
    $<$<BOOL:${PEGSHEET_WERROR}>:-Werror>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC sees members read before they are set where a std::variant or a std::optional is moved (its bug 105562, in 12 and 14), and
    # GCC 12 overlaps where a literal and a std::string are joined (its bug 105651). Clang watches for both.
    target_compile_options(pegsheet_options INTERFACE $<$<VERSION_LESS:${CMAKE_CXX_COMPILER_VERSION},13>:-Wno-restrict>
        -Wno-maybe-uninitialized)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(pegsheet_options INTERFACE -Wno-unknown-warning-option)
endif()
# What shows a window is compiled beside them, so that every warning is seen, but not instrumented and not run: it takes a third of
# the time, and what comes from outside is read elsewhere.
define_property(TARGET PROPERTY PEGSHEET_UNSANITIZED BRIEF_DOCS "Compiled without PEGSHEET_SANITIZE")
set(isSanitized $<NOT:$<BOOL:$<TARGET_PROPERTY:PEGSHEET_UNSANITIZED>>>)
if(PEGSHEET_SANITIZE)
    target_compile_options(pegsheet_options INTERFACE
        "$<${isSanitized}:-fsanitize=${PEGSHEET_SANITIZE};-fno-sanitize-recover=all;-fno-omit-frame-pointer>")
    target_link_options(pegsheet_options INTERFACE -fsanitize=${PEGSHEET_SANITIZE})
    target_compile_definitions(pegsheet_options INTERFACE _GLIBCXX_ASSERTIONS)
endif()
# What people are given: addresses that nobody can foretell, nothing to be written over that is called, lengths looked at where they
# are known, a stack that is watched; and jumps that land only where one may, where the processor can see to that.
include(CheckCXXCompilerFlag)
if(NOT EMSCRIPTEN) # WebAssembly keeps calls and returns out of reach by itself
    set(hardened -fstack-protector-strong -fstack-clash-protection -fcf-protection=full -mbranch-protection=standard)
    foreach(flag IN LISTS hardened)
        string(MAKE_C_IDENTIFIER "PEGSHEET_KNOWS${flag}" knows)
        check_cxx_compiler_flag("-Werror ${flag}" ${knows})
        if(${knows})
            target_compile_options(pegsheet_options INTERFACE $<$<CONFIG:Release>:${flag}>)
        endif()
    endforeach()
    target_compile_options(pegsheet_options INTERFACE "$<$<CONFIG:Release>:-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2>")
endif()
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
    set(isProgram $<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>)
    target_link_options(pegsheet_options INTERFACE "$<$<CONFIG:Release>:LINKER:-z,relro,-z,now>"
        "$<$<AND:$<CONFIG:Release>,${isProgram}>:-pie>")
endif()

# Qt's libraries throw and catch by WebAssembly's own exceptions; so does all that is linked with them.
if(EMSCRIPTEN)
    target_compile_options(pegsheet_options INTERFACE -fwasm-exceptions)
    target_link_options(pegsheet_options INTERFACE -fwasm-exceptions)
endif()

# Every library counts the edges that a fuzzer steers by; clang only, and together with a sanitizer.
option(PEGSHEET_FUZZ "Build the fuzzers" OFF)
if(PEGSHEET_FUZZ)
    target_compile_options(pegsheet_options INTERFACE $<${isSanitized}:-fsanitize=fuzzer-no-link>)
endif()

# The many programs of the tests are linked in a third of the time by another linker than the usual one, where it is there.
if(PEGSHEET_TESTS)
    include(CheckLinkerFlag)
    foreach(linker lld gold)
        check_linker_flag(CXX -fuse-ld=${linker} PEGSHEET_LINKS_BY_${linker})
        if(PEGSHEET_LINKS_BY_${linker})
            target_link_options(pegsheet_options INTERFACE -fuse-ld=${linker})
            break()
        endif()
    endforeach()
endif()
