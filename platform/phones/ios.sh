# Sourced by check.sh: what of the package for iOS can be compiled here.

need_objc() { need_iphone && npm_package @nativescript/types-ios; }

objc_compile() {
  for_iphone -x objective-c++ -std=c++20 -fobjc-arc -fblocks -Wall -Wextra -Wno-unused-parameter -Werror \
    -isystem platform/phones/stubs/ios -Icore "$@"
}

ios_objc() {
  local out=$got/objc names name types
  mkdir -p "$out"
  objc_compile -c platform/ios/system.mm -o "$out/system.o" || return 1
  file "$out/system.o" | grep -q 'Mach-O 64-bit arm64' || { file "$out/system.o"; return 1; }
  sed 's/impactOccurred/impactHappened/' platform/ios/system.mm >"$out/planted.mm"
  if objc_compile -fsyntax-only "$out/planted.mm" 2>/dev/null; then echo "the planted error wasn't found"; return 1; fi
  # The stub is ours: whatever it names has to be in Apple's, as well.
  types=$got/npm/@nativescript/types-ios
  names=$(sed -n 's/.*named: \(.*\)/\1/p' platform/phones/stubs/ios/UIKit/UIKit.h)
  for name in $names; do
    grep -rqw -- "$name" "$types" --include='*.d.ts' || { echo "$name isn't in UIKit"; return 1; }
  done
  echo "told: Mach-O for arm64; $(wc -w <<<"$names") names are in UIKit; a planted error was found"
}
