# What every target of ours shares: the language, the warnings, where programs go, and the options of the presets.
# A phone has no shell and no other process: what needs those, and what only we need, isn't built for it.
if(ANDROID OR IOS)
  set(desktop OFF)
else()
  set(desktop ON)
endif()
option(NINEFOLD_TESTS "Build the tests and benchmarks" ${desktop})
option(NINEFOLD_LAB "Build the command-line tools, and the app's gallery and demonstration" ${desktop})
option(NINEFOLD_WERROR "Take warnings for errors" ${desktop})
option(NINEFOLD_FUZZ "Build the libFuzzer targets (clang only)" OFF)
option(NINEFOLD_APP "Build the app and its tests of the screen (needs Qt Quick)" ON)
set(NINEFOLD_SANITIZE "" CACHE STRING "Sanitizers for everything, such as address,undefined")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# Without the compiler's own macros moc skips what is C++20 in the standard headers; the moc of Qt 6.4 stumbles there.
set(CMAKE_AUTOMOC_COMPILER_PREDEFINES OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/junit)

find_program(NINEFOLD_CCACHE ccache)
if(NINEFOLD_CCACHE)
  # Without the sloppiness it takes nothing that uses a precompiled header.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${NINEFOLD_CCACHE})
endif()

# One library for all tests of the screen wants position-independent code; nobody replaces our functions in it.
if(NINEFOLD_TESTS)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
  add_compile_options($<$<CXX_COMPILER_ID:GNU>:-fno-semantic-interposition>)
endif()

# Links in a tenth of the time.
find_program(NINEFOLD_MOLD mold)
if(NINEFOLD_MOLD AND NOT CMAKE_CROSSCOMPILING)
  add_link_options(-fuse-ld=mold)
endif()

# Headers that many files begin with are read once for all of them; for the debugger each file has to do with what it
# includes itself.
if(CMAKE_BUILD_TYPE STREQUAL Debug)
  set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
endif()

if(NINEFOLD_SANITIZE)
  add_compile_options(-fsanitize=${NINEFOLD_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${NINEFOLD_SANITIZE})
endif()

add_library(ninefold_warnings INTERFACE)
target_compile_options(ninefold_warnings INTERFACE -Wall -Wextra -Wconversion -Wshadow $<$<BOOL:${NINEFOLD_WERROR}>:-Werror>)
if(NINEFOLD_TESTS AND NOT NINEFOLD_LAB)
  message(FATAL_ERROR "The tests need NINEFOLD_LAB")
endif()

# ninefold_library(NAME SOURCES ... USES ... READS_ONCE ...): one layer of the core. Headers are included from the root of
# core/. READS_ONCE: headers of libraries that most of its files include.
function(ninefold_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;USES;READS_ONCE")
  if(arg_SOURCES)
    add_library(ninefold_${name} STATIC ${arg_SOURCES})
    set(scope PUBLIC)
    if(arg_READS_ONCE)
      target_precompile_headers(ninefold_${name} PRIVATE ${arg_READS_ONCE})
    endif()
    target_link_libraries(ninefold_${name} PRIVATE ninefold_warnings)
  else()
    add_library(ninefold_${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(ninefold_${name} ${scope} ${PROJECT_SOURCE_DIR}/core)
  target_link_libraries(ninefold_${name} ${scope} ${arg_USES})
endfunction()

# ninefold_program(NAME SOURCES ... USES ...): a program in bin/.
function(ninefold_program name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;USES")
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE ninefold_warnings ${arg_USES})
endfunction()

# Tests wait for the compiler longer than for the processor (GCC 12 gives false alarms there). What Qt says of their
# folders would keep them from sharing precompiled headers. From Qt 6.5 on a macro of its tests shortens a number.
set(ninefold_test_options $<$<NOT:$<CONFIG:Debug>>:-O0> $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds>
  $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow> -Wno-error=conversion -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)

# What ctest calls a test by: see tests/once.sh.
set(ninefold_once ${PROJECT_SOURCE_DIR}/tests/once.sh ${CMAKE_BINARY_DIR}/passed)

# ninefold_test(NAME [HOT] SOURCES ... USES ... READS ... PARTS ...): a Qt Test program, known to ctest by its name. HOT: it
# counts on the optimiser. READS: its files that want to know where the sources are. PARTS: where it takes long, what of
# it runs at the same time: "PART:FUNCTION FUNCTION:ROW ...", each known to ctest as NAME_PART.
function(ninefold_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "HOT" "" "SOURCES;USES;READS;PARTS")
  add_executable(test_${name} ${arg_SOURCES})
  set_target_properties(test_${name} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  target_include_directories(test_${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  set_property(SOURCE ${arg_READS} APPEND PROPERTY COMPILE_DEFINITIONS NINEFOLD_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  target_link_libraries(test_${name} PRIVATE ninefold_warnings Qt6::Test ${arg_USES})
  if(NOT arg_HOT)
    target_compile_options(test_${name} PRIVATE ${ninefold_test_options})
    if(ninefold_screens IN_LIST arg_USES)
      target_precompile_headers(test_${name} REUSE_FROM ninefold_screen_test_headers)
    else()
      target_precompile_headers(test_${name} REUSE_FROM ninefold_test_headers)
    endif()
  endif()
  # What moc leaves beside the sources here is empty: it wants no headers.
  set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/test_${name}_autogen/mocs_compilation.cpp
    PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
  if(NOT arg_PARTS)
    ninefold_test_part(${name} ${name} "")
  endif()
  foreach(part IN LISTS arg_PARTS)
    string(REGEX MATCH "^([^:]+):(.+)$" called ${part})
    ninefold_test_part(${name} ${name}_${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
  endforeach()
endfunction()

# ninefold_test_part(PROGRAM NAME FUNCTIONS): what ctest knows by that name.
function(ninefold_test_part program name functions)
  separate_arguments(functions)
  add_test(NAME ${name}
           COMMAND ${ninefold_once}/${name} $<TARGET_FILE:test_${program}> ${functions}
             -o ${CMAKE_BINARY_DIR}/junit/${name}.xml,junitxml -o -,txt
           WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  # The app speaks the system's language; the tests understand English.
  set_tests_properties(${name} PROPERTIES
    ENVIRONMENT "LC_ALL=C.UTF-8;LANGUAGE=en;QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;QT_FORCE_STDERR_LOGGING=1")
endfunction()
