# SPDX-License-Identifier: Apache-2.0
# pegsheet_find(<package> <version> [OPTION…]): as find_package(<package> REQUIRED OPTION…), but content with every version from
# that one on: some packages call a newer major version unfit, and a Debian that only grew must not end here.
macro(pegsheet_find package version)
    find_package(${package} REQUIRED ${ARGN})
    if(${package}_VERSION VERSION_LESS ${version})
        message(FATAL_ERROR "Pegsheet needs ${package} ${version} or newer; this machine has ${${package}_VERSION}.")
    endif()
endmacro()
