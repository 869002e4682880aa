# What every target of ours shares: the language, the warnings, where programs go, and the options of the presets.
option(NINEFOLD_TESTS "Build the tests and benchmarks" ON)
option(NINEFOLD_FUZZ "Build the libFuzzer targets (clang only)" OFF)
option(NINEFOLD_APP "Build the app and its tests of the screen (needs Qt Quick)" ON)
option(NINEFOLD_TIDY "Run clang-tidy on the core while it is compiled" OFF)
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
  set(CMAKE_CXX_COMPILER_LAUNCHER ${NINEFOLD_CCACHE})
endif()

if(NINEFOLD_SANITIZE)
  add_compile_options(-fsanitize=${NINEFOLD_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${NINEFOLD_SANITIZE})
endif()

add_library(ninefold_warnings INTERFACE)
target_compile_options(ninefold_warnings INTERFACE -Wall -Wextra -Wconversion -Wshadow -Werror)

# ninefold_library(NAME SOURCES ... USES ...): one layer of the core. Headers are included from the root of core/.
function(ninefold_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;USES")
  if(arg_SOURCES)
    add_library(ninefold_${name} STATIC ${arg_SOURCES})
    set(scope PUBLIC)
    if(NINEFOLD_TIDY)
      set_target_properties(ninefold_${name} PROPERTIES CXX_CLANG_TIDY "clang-tidy-14;--quiet")
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

# ninefold_test(NAME SOURCES ... USES ...): a Qt Test program, known to ctest by its name.
function(ninefold_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;USES")
  add_executable(test_${name} ${arg_SOURCES})
  set_target_properties(test_${name} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
  target_include_directories(test_${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  target_compile_definitions(test_${name} PRIVATE NINEFOLD_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  target_link_libraries(test_${name} PRIVATE ninefold_warnings Qt6::Test ${arg_USES})
  add_test(NAME ${name}
           COMMAND test_${name} -o ${CMAKE_BINARY_DIR}/junit/${name}.xml,junitxml -o -,txt
           WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  # The app speaks the system's language; the tests understand English.
  set_tests_properties(${name} PROPERTIES
    ENVIRONMENT "LC_ALL=C.UTF-8;LANGUAGE=en;QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;QT_FORCE_STDERR_LOGGING=1")
endfunction()
