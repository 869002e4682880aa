# Where things go on Linux, and a Debian package of them: cmake --install, or cpack in the build folder.
include(GNUInstallDirs)
set(parts ${CMAKE_CURRENT_LIST_DIR}/package)
set(resources ${PROJECT_SOURCE_DIR}/resources)

install(TARGETS ninefold RUNTIME)
install(FILES ${parts}/org.ninefold.app.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${parts}/org.ninefold.app.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${parts}/org.ninefold.app.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
        RENAME org.ninefold.app.xml)
foreach(size IN ITEMS 48 64 128 256 512)
  install(FILES ${resources}/icons/app/${size}.png
          DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps RENAME org.ninefold.app.png)
endforeach()
install(FILES ${resources}/icons/app.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
        RENAME org.ninefold.app.svg)

# The manuals are what the programs themselves say.
if(NINEFOLD_LAB AND NOT CMAKE_CROSSCOMPILING)
  install(TARGETS ninefold-lab RUNTIME)
  find_package(Python3 COMPONENTS Interpreter)
  if(Python3_FOUND)
    foreach(program IN ITEMS ninefold ninefold-lab)
      set(manual ${CMAKE_BINARY_DIR}/manuals/${program}.6.gz)
      add_custom_command(OUTPUT ${manual}
        COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_LIST_DIR}/manual.py $<TARGET_FILE:${program}> ${PROJECT_VERSION} ${manual}
        DEPENDS ${program} ${CMAKE_CURRENT_LIST_DIR}/manual.py VERBATIM)
      list(APPEND manuals ${manual})
    endforeach()
    add_custom_target(manuals ALL DEPENDS ${manuals})
    install(FILES ${manuals} DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
  endif()
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME ninefold)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_VENDOR Ninefold)
set(CPACK_PACKAGE_CONTACT "Ninefold <ninefold@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "five number board games for families and for one")
set(CPACK_PACKAGE_DESCRIPTION "Kakuro Cards, Kakuro Call, Sudoku Pens, O'kudos and SuDoku Tiles with Sudokids,
on one device for a whole table or alone: puzzles of the day, hints that explain
themselves, statistics. No account, no network, no advertisement.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# QML that no library depends on; see packages, beside this file.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "qml6-module-qtquick, qml6-module-qtquick-window, qml6-module-qtquick-shapes, qml6-module-qtqml, qml6-module-qtqml-models, qml6-module-qtqml-workerscript")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-roboto-unhinted")
include(CPack)
