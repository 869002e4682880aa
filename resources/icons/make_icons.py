#!/usr/bin/env python3
"""Writes the line icons: 24 x 24 grid, strokes of 2 with round ends, one colour.

make_icons.py                          writes line/*.svg beside this script, in the ink of the light theme
make_icons.py --colour #F3EADB DIR     writes all of them in another colour into DIR
make_icons.py --check [DIR]            exits with 1 if a file in DIR (or line/) isn't what this script makes

The colour occurs in a file only as #2A241D, so that a program may also replace it as it loads the file.
"""

import argparse
import math
import pathlib
import sys

INK = "#2A241D"


def path(d, **more):
    return f'<path d="{d}"{attributes(more)}/>'


def circle(x, y, r, **more):
    return f'<circle cx="{x}" cy="{y}" r="{r}"{attributes(more)}/>'


def rect(x, y, width, height, r, **more):
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{r}" ry="{r}"{attributes(more)}/>'


def dot(x, y, r=1.25):
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{INK}" stroke="none"/>'


def attributes(more):
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())


def turned(degrees, inner):
    return f'<g transform="rotate({degrees} 12 12)">{inner}</g>'


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def star(x, y, outer, inner, **more):
    points = []
    for i in range(10):
        r = outer if i % 2 == 0 else inner
        angle = math.pi * (i / 5 - 0.5)
        points.append(f"{number(x + r * math.cos(angle))} {number(y + r * math.sin(angle))}")
    return path("M" + "L".join(points) + "Z", **more)


def gear():
    """Six broad teeth: eight would clot at small sizes."""
    points = []
    for k in range(6):
        for degrees, r in ((-20, 6.6), (-11, 9.2), (11, 9.2), (20, 6.6)):
            angle = math.radians(60 * k + degrees - 90)
            points.append(f"{number(12 + r * math.cos(angle))} {number(12 + r * math.sin(angle))}")
    return path("M" + "L".join(points) + "Z") + circle(12, 12, 2.6)


ICONS = {
    # where one goes
    "home": path("M3.5 11.2L12 4L20.5 11.2") + path("M5.8 9.5V20H18.2V9.5") + path("M10 20V14.5H14V20"),
    "back": path("M15 5L8 12L15 19"),
    "forward": path("M9 5L16 12L9 19"),
    "up": path("M5 15L12 8L19 15"),
    "down": path("M5 9L12 16L19 9"),
    "menu": path("M4 6.5H20M4 12H20M4 17.5H20"),
    "more": dot(5.5, 12, 1.6) + dot(12, 12, 1.6) + dot(18.5, 12, 1.6),
    "close": path("M6 6L18 18M18 6L6 18"),
    "settings": gear(),
    "statistics": path("M4 20H20M7 16V11.5M12 16V5M17 16V8.5"),
    "rules": path("M12 6.5C10 5 7 4.5 3.5 4.5V18C7 18 10 18.5 12 20C14 18.5 17 18 20.5 18V4.5C17 4.5 14 5 12 6.5V20"),
    "profile": circle(12, 8, 4) + path("M4.5 20C5 16 8 14 12 14C16 14 19 16 19.5 20"),
    "people": circle(9, 8.5, 3.5) + path("M2.5 19.5C2.8 16 5.3 14.3 9 14.3C12.7 14.3 15.2 16 15.5 19.5")
              + path("M15.5 5.3C17.2 5.6 18.4 6.9 18.4 8.6C18.4 10.2 17.3 11.5 15.8 11.8")
              + path("M18 14.8C20 15.5 21.3 17 21.5 19.5"),
    "computer": rect(4.5, 8, 15, 11.5, 3) + path("M12 8V4.8M2 12.5V15M22 12.5V15") + dot(12, 3.7, 1.5) + dot(9, 13, 1.4)
                + dot(15, 13, 1.4) + path("M10 16.3H14"),
    "trophy": path("M7.5 4H16.5V9.5C16.5 12.3 14.6 14.5 12 14.5C9.4 14.5 7.5 12.3 7.5 9.5Z")
              + path("M7.5 5.5H4C4 9 5.2 11 8 11.3M16.5 5.5H20C20 9 18.8 11 16 11.3")
              + path("M12 14.5V18M8.5 20H15.5M10 20C10.2 18.8 11 18 12 18C13 18 13.8 18.8 14 20"),
    "calendar": rect(4, 5.5, 16, 14.5, 2.5) + path("M4 10.5H20M8.5 3.5V7.5M15.5 3.5V7.5") + dot(8.5, 15) + dot(12, 15) + dot(15.5, 15),
    "streak": circle(12, 12, 8.5) + path("M8 12.3L11 15.2L16.2 9.3"),
    "star": star(12, 12.6, 9.3, 4.5),
    "star-full": star(12, 12.8, 10, 5.2, fill=INK),
    "info": circle(12, 12, 8.5) + path("M12 11.5V16") + dot(12, 8.2),
    "globe": circle(12, 12, 8.5) + path("M3.5 12H20.5") + path("M12 3.5C14.5 6 15.7 9 15.7 12C15.7 15 14.5 18 12 20.5C9.5 18 8.3 15 8.3 12C8.3 9 9.5 6 12 3.5Z"),
    # what one does
    "undo": path("M8.5 5L4 9.5L8.5 14") + path("M4.5 9.5H14.5C17.6 9.5 20 11.8 20 14.5C20 17.2 17.6 19.5 14.5 19.5H10"),
    "redo": path("M15.5 5L20 9.5L15.5 14") + path("M19.5 9.5H9.5C6.4 9.5 4 11.8 4 14.5C4 17.2 6.4 19.5 9.5 19.5H14"),
    "hint": path("M9.5 17.5V16.5C9.5 15.3 8.9 14.6 8 13.7C6.8 12.5 6 11 6 9.2C6 5.8 8.7 3.2 12 3.2C15.3 3.2 18 5.8 18 9.2C18 11 17.2 12.5 16 13.7C15.1 14.6 14.5 15.3 14.5 16.5V17.5Z")
            + path("M10.3 21H13.7"),
    "play": path("M7.5 4.8V19.2L19 12Z"),
    "pause": path("M8.5 5.5V18.5M15.5 5.5V18.5"),
    "replay": path("M6 6.8C7.5 5 9.6 3.9 12 3.9C16.5 3.9 20.1 7.5 20.1 12C20.1 16.5 16.5 20.1 12 20.1C7.8 20.1 4.4 17 3.9 13")
              + path("M5.5 3V7.3H9.8") + path("M10.6 9.4V14.6L15 12Z", fill=INK, stroke_width="1"),
    "check": path("M4.5 12.8L9.7 18L19.5 7"),
    "cross": circle(12, 12, 8.5) + path("M9 9L15 15M15 9L9 15"),
    "plus": path("M12 5V19M5 12H19"),
    "minus": path("M5 12H19"),
    "share": path("M12 14.5V3.5M8 7L12 3L16 7") + path("M8 11H5.5V20.5H18.5V11H16"),
    "export": path("M12 15V4M7.5 8.5L12 4L16.5 8.5") + path("M4 15.5V18C4 19.1 4.9 20 6 20H18C19.1 20 20 19.1 20 18V15.5"),
    "import": path("M12 4V15M7.5 10.5L12 15L16.5 10.5") + path("M4 15.5V18C4 19.1 4.9 20 6 20H18C19.1 20 20 19.1 20 18V15.5"),
    "trash": path("M4.5 6.5H19.5M9 6.5V4H15V6.5") + path("M6.3 6.5L7.2 20H16.8L17.7 6.5") + path("M10.3 10.5V16M13.7 10.5V16"),
    "notes": path("M4 20L5 15.5L15.8 4.7C16.6 3.9 17.8 3.9 18.6 4.7L19.3 5.4C20.1 6.2 20.1 7.4 19.3 8.2L8.5 19Z") + path("M13.8 6.7L17.3 10.2"),
    "notes-corner": rect(3.5, 3.5, 17, 17, 2.5) + dot(7.5, 7.5, 1.5) + dot(16.5, 7.5, 1.5) + dot(7.5, 16.5, 1.5) + dot(16.5, 16.5, 1.5),
    "notes-centre": rect(3.5, 3.5, 17, 17, 2.5) + dot(7.7, 12, 1.5) + dot(12, 12, 1.5) + dot(16.3, 12, 1.5),
    "erase": path("M8.2 19.5L3.9 15.2C3.3 14.6 3.3 13.7 3.9 13.1L12.9 4.1C13.5 3.5 14.4 3.5 15 4.1L20 9.1C20.6 9.7 20.6 10.6 20 11.2L11.7 19.5Z")
             + path("M8.5 8.5L15.6 15.6M11.7 19.5H20.5"),
    "finish": path("M6 21V4M6 4.5C10 2.5 13.5 7 18.5 4.8V13.6C13.5 15.8 10 11.3 6 13.3"),
    "digit-first": path("M3.5 8L7 5.5V18.5") + rect(11.5, 7, 9.5, 10, 2),
    "flip": path("M12 3.5V20.5", stroke_dasharray="2 3.666") + path("M8.5 6L3.5 8V16L8.5 18Z")
            + path("M15.5 6L20.5 8V16L15.5 18Z", fill=INK),
    "rotate": rect(8.4, 6.2, 7.2, 11.6, 1.8, transform="rotate(-45 12 12)") + path("M15 2.9C18.4 4 20.8 6.8 21.2 10.4M15 2.9L15.8 6.1M15 2.9L18.2 2.1")
              + path("M9 21.1C5.6 20 3.2 17.2 2.8 13.6M9 21.1L8.2 17.9M9 21.1L5.8 21.9"),
    "swap": path("M3.5 8.5H20M16 4.5L20 8.5") + path("M20.5 15.5H4M8 19.5L4 15.5"),
    "hand": path("M8.6 5.2L4.8 6.3C3.9 6.5 3.4 7.4 3.7 8.3L6.3 17.6C6.5 18.5 7.4 19 8.3 18.7L9 18.5")
            + rect(9.3, 4, 10.7, 15.5, 2.2, transform="rotate(9 14.6 12)") + path("M14.9 9.5L16.6 12L14.1 14L12.4 11.5Z", fill=INK, stroke_width="1"),
    "challenge": path("M7.8 13V6.5A1.6 1.6 0 0 1 11 6.5V11.3M11 6.5V4.6A1.6 1.6 0 0 1 14.2 4.6V11.3M14.2 5.9A1.6 1.6 0 0 1 17.4 5.9V11.8")
                 + path("M17.4 8.6A1.6 1.6 0 0 1 20.6 8.6V14.4C20.6 18.5 17.8 21 14 21C10.7 21 8.9 19.5 7.6 17.3L4.2 12.5A1.6 1.6 0 0 1 6.8 10.7L7.8 12.1"),
    "tap": path("M9.6 14.2V7.6A1.6 1.6 0 0 1 12.8 7.6V12L17.4 12.9C18.6 13.1 19.4 14.2 19.2 15.4L18.6 18.6C18.3 20 17.1 21 15.7 21H12.6C11.6 21 10.7 20.5 10.1 19.7L6.6 15.2A1.5 1.5 0 0 1 8.8 13.2L9.6 14.2")
           + path("M6.4 9.6A5.2 5.2 0 1 1 16 9.6"),
    "impossible": circle(12, 12, 8.5) + path("M6 6L18 18"),
    # the table
    "hourglass": path("M6 3.5H18M6 20.5H18") + path("M7.5 3.5V6.5C7.5 9 12 10 12 12C12 10 16.5 9 16.5 6.5V3.5")
                 + path("M7.5 20.5V17.5C7.5 15 12 14 12 12C12 14 16.5 15 16.5 17.5V20.5") + path("M10.3 18.2L12 16.8L13.7 18.2Z", fill=INK, stroke_width="1.6"),
    "pass-tablet": rect(3, 4, 10, 16, 2.2) + path("M16 12H22M19.2 8.8L22.2 12L19.2 15.2") + path("M8 16.6H8.010"),
    "table-style": rect(7, 7, 10, 10, 2) + path("M9.5 3H14.5M9.5 21H14.5M3 9.5V14.5M21 9.5V14.5"),
    "side-by-side": circle(6.6, 7, 2.8) + circle(17.4, 7, 2.8) + path("M2.6 16C2.8 13.6 4.3 12.6 6.6 12.6C8.9 12.6 10.4 13.6 10.6 16")
                    + path("M13.4 16C13.6 13.6 15.1 12.6 17.4 12.6C19.7 12.6 21.2 13.6 21.4 16") + path("M3 20H21"),
    "eye": path("M2.5 12C4.5 8 8 5.7 12 5.7C16 5.7 19.5 8 21.5 12C19.5 16 16 18.3 12 18.3C8 18.3 4.5 16 2.5 12Z") + circle(12, 12, 2.8),
    "eye-off": path("M2.8 9.2C4.9 12.9 8.2 15 12 15C15.8 15 19.1 12.9 21.2 9.2") + path("M5.7 12.7L3.9 15.3M9.6 14.8L8.8 18M14.4 14.8L15.2 18M18.3 12.7L20.1 15.3"),
    # settings
    "sound-on": path("M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5Z") + path("M15.5 9C16.3 9.8 16.7 10.8 16.7 12C16.7 13.2 16.3 14.2 15.5 15")
                + path("M18.3 6.2C19.8 7.7 20.6 9.7 20.6 12C20.6 14.3 19.8 16.3 18.3 17.8"),
    "sound-off": path("M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5Z") + path("M16 9.5L21 14.5M21 9.5L16 14.5"),
    "haptics": rect(8, 4, 8, 16, 2) + path("M4.9 8.5V15.5M19.1 8.5V15.5M1.9 10.5V13.5M22.1 10.5V13.5"),
    "contrast": circle(12, 12, 8.5) + path("M12 3.5C16.7 3.5 20.5 7.3 20.5 12C20.5 16.7 16.7 20.5 12 20.5Z", fill=INK),
    "theme": path("M20 14.2C19 17.9 15.7 20.5 11.8 20.5C7.1 20.5 3.5 16.9 3.5 12.2C3.5 8.3 6.1 5 9.8 4C8.9 5.3 8.5 6.8 8.5 8.3C8.5 12.3 11.7 15.5 15.7 15.5C17.2 15.5 18.7 15.1 20 14.2Z"),
    "text-size": path("M2 19L7.2 5L12.4 19M3.9 14H10.5") + path("M14.8 19L18.4 9.8L22 19M16 16H20.8"),
    "left-handed": rect(3.5, 4.5, 17, 15, 2.5) + path("M10 4.5V19.5") + path("M17.5 12H13.2M15 9.8L12.9 12L15 14.2"),
}


def icon(inner, colour):
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">'
        f'<g fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">{inner}</g></svg>\n'
    )
    return text.replace(INK, colour)


def main():
    parser = argparse.ArgumentParser(description="Writes the line icons.")
    parser.add_argument("directory", nargs="?", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent / "line")
    parser.add_argument("--colour", default=INK, help="colour of the strokes, " + INK)
    parser.add_argument("--check", action="store_true", help="compare the files in DIRECTORY instead of writing them")
    options = parser.parse_args()
    different = 0
    for name, inner in ICONS.items():
        file = options.directory / (name + ".svg")
        text = icon(inner, options.colour)
        if not options.check:
            options.directory.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        elif not file.is_file() or file.read_text(encoding="utf-8") != text:
            print(f"{file}: not what this script makes", file=sys.stderr)
            different += 1
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
