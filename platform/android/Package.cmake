# What Qt's androiddeployqt is told of the app; the rest of the package is in package/, on top of Qt's own template.
# 1.2.3 is 10203: a store takes a package only if its number is higher than that of the one before.
math(EXPR code "${PROJECT_VERSION_MAJOR} * 10000 + ${PROJECT_VERSION_MINOR} * 100 + ${PROJECT_VERSION_PATCH}")
set_target_properties(ninefold PROPERTIES
  QT_ANDROID_PACKAGE_NAME org.ninefold.app
  QT_ANDROID_APP_NAME Ninefold
  QT_ANDROID_PACKAGE_SOURCE_DIR ${CMAKE_CURRENT_LIST_DIR}/package
  QT_ANDROID_MIN_SDK_VERSION 28
  QT_ANDROID_TARGET_SDK_VERSION 36
  QT_ANDROID_COMPILE_SDK_VERSION 36
  QT_ANDROID_VERSION_NAME ${PROJECT_VERSION}
  QT_ANDROID_VERSION_CODE ${code})
# From Android 15 on, devices have pages of 16 KB; NDK 27 still aligns to 4 by itself.
target_link_options(ninefold PRIVATE -Wl,-z,max-page-size=16384)
