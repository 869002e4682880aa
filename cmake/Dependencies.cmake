# SQLite and nlohmann/json: the system's. A phone's SDK has neither (but for the SQLite of iOS): there NINEFOLD_PACKAGES is
# the folder that vcpkg has put them in, from vcpkg.json (docs/phones.md).
set(NINEFOLD_PACKAGES "" CACHE PATH "A folder with include/ and lib/ of SQLite and nlohmann/json, where the system has none")
if(NINEFOLD_PACKAGES)
  list(PREPEND CMAKE_PREFIX_PATH ${NINEFOLD_PACKAGES})
  list(APPEND CMAKE_FIND_ROOT_PATH ${NINEFOLD_PACKAGES})
endif()

find_package(nlohmann_json 3.11 REQUIRED)
# What is wrong with the headers of others is their affair.
get_target_property(includes nlohmann_json::nlohmann_json INTERFACE_INCLUDE_DIRECTORIES)
set_property(TARGET nlohmann_json::nlohmann_json APPEND PROPERTY INTERFACE_SYSTEM_INCLUDE_DIRECTORIES ${includes})

find_package(SQLite3 3.37 REQUIRED) # STRICT tables
if(NOT TARGET SQLite3::SQLite3) # called so from CMake 4.3 on
  add_library(SQLite3::SQLite3 ALIAS SQLite::SQLite3)
endif()
