# Sourced by check.sh: Android's package, without its SDK.

android=platform/android/package

need_aapt() {
  cross aapt2 && unpacked framework sid android-framework-res
}

# The manifest as androiddeployqt would leave it: its marks are filled in.
filled_manifest() {
  sed -e 's/-- %%INSERT_VERSION_CODE%% --/100/' -e 's/-- %%INSERT_VERSION_NAME%% --/0.1.0/' \
    -e 's/-- %%INSERT_APP_LIB_NAME%% --/ninefold/' -e 's/-- %%INSERT_APP_ARGUMENTS%% --//' \
    -e 's/<manifest /<manifest package="org.ninefold.app" /' "$android/AndroidManifest.xml"
}

android_resources() {
  local out=$got/resources framework told
  framework=$(find "$got/framework" -name framework-res.apk | head -n 1)
  rm -rf "$out" && mkdir -p "$out"
  filled_manifest >"$out/AndroidManifest.xml"
  if grep -n '%%' "$out/AndroidManifest.xml"; then echo "a mark that nobody fills in"; return 1; fi
  aapt2 compile --dir "$android/res" -o "$out/compiled.zip" || return 1
  aapt2 link -I "$framework" --manifest "$out/AndroidManifest.xml" --min-sdk-version 28 --target-sdk-version 34 \
    -o "$out/app.apk" "$out/compiled.zip" || return 1
  told=$(aapt2 dump badging "$out/app.apk") || return 1
  echo "$told"
  # What the stores will read in it.
  if grep -E "^uses-permission" <<<"$told"; then echo "a permission"; return 1; fi
  grep -q "application-label:'Ninefold'" <<<"$told" || { echo "no name"; return 1; }
  grep -q "launchable-activity: name='org.ninefold.app.NinefoldActivity'" <<<"$told" || { echo "no activity"; return 1; }
  python3 resources/icons/make_android_icons.py --check "$android/res/drawable" || return 1
  echo "told: no permission, $(find "$android/res" -type f | wc -l) resources"
}

need_java() {
  cross javac && unpacked api23 sid libandroid-23-java && npm_package @nativescript/types-android
}

android_java() {
  local out=$got/java jar names name
  jar=$(find "$got/api23" -path '*platforms*' -name android.jar | head -n 1)
  rm -rf "$out" && mkdir -p "$out"
  javac -nowarn -source 8 -target 8 -bootclasspath "$jar" -Xlint:all,-options -Werror -d "$out" \
    $(find "$android/src" platform/phones/stubs -name '*.java') || return 1
  # Names that are younger than the jar stand in a stub of ours; they have to be in the newest API, as well.
  names=$(sed -n 's/.*newer: \(.*\) \*.*/\1/p' $(find platform/phones/stubs -name '*.java'))
  for name in $names; do
    grep -rqE "\b(static )?${name##*.}:? ?" "$got/npm/@nativescript/types-android" --include='*.d.ts' ||
      { echo "$name isn't in the newest API"; return 1; }
  done
  # What C++ calls is there, with that signature.
  local class method
  grep -oE '"(feel|keep[A-Za-z]+)", "\([A-Z]\)V"' platform/android/system.cpp | tr -d '",' | while read -r method signature; do
    class=$([ "$method" = feel ] && echo Feel || echo NinefoldActivity)
    javap -s -public -cp "$out" "org.ninefold.app.$class" | grep -A1 " $method(" | grep -qF "descriptor: $signature" ||
      { echo "C++ calls $class.$method$signature, and there is none"; exit 1; }
  done || return 1
  # A planted error is found.
  mkdir -p "$out/planted/org/ninefold/app"
  sed 's/FLAG_SECURE/FLAG_SECRET/' "$android/src/org/ninefold/app/NinefoldActivity.java" >"$out/planted/org/ninefold/app/NinefoldActivity.java"
  if javac -nowarn -source 8 -target 8 -bootclasspath "$jar" -d "$out/planted" "$out/planted/org/ninefold/app/NinefoldActivity.java" \
    $(find platform/phones/stubs -name '*.java') 2>/dev/null; then
    echo "the planted error wasn't found"
    return 1
  fi
  echo "told: $(find "$out" -name '*.class' -path '*ninefold*' | wc -l) classes; a planted error was found"
}

need_jni() {
  cross clang++-14 javac || return 1
  [ -e "$(jdk)/include/jni.h" ] || { echo "no jni.h beside javac"; return 1; }
}

jdk() { dirname "$(dirname "$(readlink -f "$(command -v javac)")")"; }

jni_compile() {
  local qt
  qt=$(qtpaths6 --query QT_INSTALL_HEADERS 2>/dev/null || qmake6 -query QT_INSTALL_HEADERS)
  clang++-14 -std=c++20 -fsyntax-only -Wall -Wextra -Wconversion -Wshadow -Werror -D__ANDROID__ -DANDROID -fPIC -Icore \
    -isystem "$(jdk)/include" -isystem "$(jdk)/include/linux" -isystem "$qt" -isystem "$qt/QtCore" "$@"
}

android_jni() {
  jni_compile platform/android/system.cpp || return 1
  sed 's/callStaticMethod<void>(activity, "keepAwake"/callStaticMethods<void>(activity, "keepAwake"/' platform/android/system.cpp >"$got/planted.cpp"
  ! cmp -s platform/android/system.cpp "$got/planted.cpp" || { echo "nothing was planted"; return 1; }
  if jni_compile "$got/planted.cpp" 2>/dev/null; then echo "the planted error wasn't found"; return 1; fi
  echo "told: a planted error was found"
}
