#!/usr/bin/env python3
"""The house keeps its rooms apart.

usage: includes_test.py [FOLDER]
Reads the README's table of folders and holds the sources against it:
- a file of core/ includes only from its own library and from those that the table says it uses, and these never lead
  back to it;
- no file includes itself by way of others;
- a game's folder knows no other game, and no file outside a game's folders names it;
- no QML file reads a record or says for another object that it has changed;
- computer players get to know no state, but for those that they imagine; nothing decides for them that could differ
  between two devices.
"""

import pathlib
import re
import sys

house = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else __file__).resolve()
if house.is_file():
    house = house.parents[2]

# What names a game though it lies outside its folders, and why.
NAMES_GAMES = {
    "core/bridge/coach.cpp": "the hints of the Sudoku game, on their way to its folder in qml/games",
    "core/bridge/past.cpp": "a made-up history for the gallery",
    "core/bridge/rehearsal.cpp": "plays for the gallery: in a Sudoku it has to know what is right",
    "qml/app/Main.qml": "the match that a stranger sees first",
    "qml/gallery/Stage.qml": "the gallery",
}
# Files that need each other, until one of them has been taken apart.
KNOWN_CYCLES = {
    ("core/bridge/match_controller", "core/bridge/sand_clock"),
    ("core/store/matches", "core/store/summary"),
}

# What sees states: it plays a match, or plays it again, and hands out views.
HOLDS_MATCHES = {"core/ai/luck.h", "core/ai/table.h"}
# What measures, and decides nothing.
MEASURES = {"core/ai/own_clock.h", "core/ai/sprt.h", "core/ai/statistics.h"}

faults = []


def fault(message):
    faults.append(message)


def libraries():
    """The table: library -> what it uses."""
    rows = re.findall(r"^\| `core/(\w+)` \|[^|]*\|([^|]*)\|$", (house / "README.md").read_text(), re.M)
    return {name: re.findall(r"\w+", uses) for name, uses in rows}


def included(path):
    return re.findall(r'^#include "([^"]+)"', path.read_text(), re.M)


def cpp_files():
    """All but the program of the app, which is no library."""
    return sorted(p for p in (house / "core").glob("*/**/*") if p.suffix in (".h", ".cpp"))


def check_libraries(table):
    folders = {p.name for p in (house / "core").iterdir() if p.is_dir()}
    folders = {name for name in folders if any((house / "core" / name).rglob("*.h"))}
    if folders != set(table):
        fault(f"README.md: its table has {sorted(table)}, core/ has {sorted(folders)}")
    for number, (name, uses) in enumerate(table.items()):
        for used in uses:
            if used not in list(table)[:number]:
                fault(f"README.md: {name} uses {used}, which doesn't stand above it")
    for path in cpp_files():
        library = path.relative_to(house / "core").parts[0]
        for header in included(path):
            if header in ("games/all_games.h", "games/all_tellings.h"):
                continue  # made from games.def
            if not (house / "core" / header).exists():
                fault(f"{path.relative_to(house)}: there is no {header}")
            elif header.split("/")[0] not in [library, *table.get(library, [])]:
                fault(f"{path.relative_to(house)}: {library} doesn't use {header}")


def check_cycles():
    """A header and its source are one piece: what it needs, both of them need."""
    needs = {}
    for path in cpp_files():
        piece = str(path.relative_to(house).with_suffix(""))
        needs.setdefault(piece, set()).update(
            str(pathlib.PurePath("core", header).with_suffix("")) for header in included(path)
        )
    done, way = set(), []

    def visit(piece):
        if piece in way:
            cycle = way[way.index(piece):]
            if not any(set(pair) <= set(cycle) for pair in KNOWN_CYCLES):
                fault("in a circle: " + " -> ".join([*cycle, piece]))
            return
        if piece in done:
            return
        way.append(piece)
        for other in sorted(needs.get(piece, ())):
            if other != piece:
                visit(other)
        way.pop()
        done.add(piece)

    for piece in sorted(needs):
        visit(piece)


def check_names():
    games = re.findall(r"^GAME\((\w+)\)", (house / "core/games/games.def").read_text(), re.M)
    words = re.compile(r"\b(" + "|".join(games) + r")\b")
    named = set()
    for path in sorted([*(house / "core").rglob("*"), *(house / "qml").rglob("*")]):
        place = str(path.relative_to(house))
        if path.suffix not in (".h", ".cpp", ".qml", ".txt") or place == "qml/CMakeLists.txt":
            continue
        found = set(words.findall(path.read_text()))
        home = re.match(r"(?:core|qml)/games/(\w+)/", place)
        if home:
            found.discard(home.group(1))
        if found and place in NAMES_GAMES:
            named.add(place)
        elif found:
            fault(f"{place} names {', '.join(sorted(found))}")
    for place in sorted(set(NAMES_GAMES) - named):
        fault(f"{place} names no game any more: take it off the list")


def check_screens():
    for path in sorted((house / "qml").rglob("*.qml")):
        place = path.relative_to(house)
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if "JSON." in line:
                fault(f"{place}:{number} reads or writes a record")
            if re.search(r"\w\.(changed|[a-z]\w*Changed)\(", line):
                fault(f"{place}:{number} says for another object that it has changed")


def check_players():
    state = re.compile(r"\bState\b")
    differs = re.compile(r"\b(double|float|chrono|clock_gettime|unordered_\w+|random_device|rand|thread_local)\b")
    for path in cpp_files():
        place = str(path.relative_to(house))
        if not re.match(r"core/(ai|games/\w+/ai)/", place):
            continue
        if "kernel/match.h" in included(path):
            fault(f"{place}: a player looks into a match")
        for number, line in enumerate(path.read_text().splitlines(), 1):
            code = line.split("//")[0]
            if state.search(code) and "imagine(" not in code and place not in HOLDS_MATCHES:
                fault(f"{place}:{number} names a state")
            found = differs.search(code)
            if found and place not in MEASURES:
                fault(f"{place}:{number}: {found.group(1)} differs between devices")


check_libraries(libraries())
check_screens()
check_cycles()
check_names()
check_players()
for message in faults:
    print(message)
print(f"{len(cpp_files())} files, {len(faults)} faults")
sys.exit(bool(faults))
