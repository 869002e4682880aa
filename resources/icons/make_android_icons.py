#!/usr/bin/env python3
"""Writes the layers of Android's adaptive icon, and the icons of its shortcuts, as vector drawables.

make_android_icons.py DIR             writes them into DIR (platform/android/package/res/drawable)
make_android_icons.py --check DIR     exits with 1 if a file there isn't what this script makes

The board and its tiles are those of app-adaptive.svg: read from there, so that both are one picture.
"""

import pathlib
import sys
import xml.etree.ElementTree as tree

HERE = pathlib.Path(__file__).parent
SVG = "{http://www.w3.org/2000/svg}"
NAMES = 'xmlns:android="http://schemas.android.com/apk/res/android"'
HEAD = '<?xml version="1.0" encoding="utf-8"?>\n<!-- Written by resources/icons/make_android_icons.py. -->\n'


def rounded(x, y, width, height, radius):
    """A rectangle with round corners, as a path."""
    x, y, width, height, r = (float(value) for value in (x, y, width, height, radius))
    arc = f"a{r:g},{r:g} 0 0 1 "
    return (f"M{x + r:g},{y:g}h{width - 2 * r:g}{arc}{r:g},{r:g}v{height - 2 * r:g}{arc}{-r:g},{r:g}"
            f"h{2 * r - width:g}{arc}{-r:g},{-r:g}v{2 * r - height:g}{arc}{r:g},{-r:g}z")


def circle(cx, cy, r):
    return f"M{cx - r:g},{cy:g}a{r:g},{r:g} 0 1 1 {2 * r:g},0a{r:g},{r:g} 0 1 1 {-2 * r:g},0z"


def filled(path, fill):
    """fill: a colour, or a gradient as (y1, y2, from, to)."""
    if isinstance(fill, str):
        return f'  <path android:fillColor="{fill}" android:pathData="{path}" />\n'
    y1, y2, start, end = fill
    return (f'  <path android:pathData="{path}">\n    <aapt:attr name="android:fillColor">\n'
            f'      <gradient android:type="linear" android:startX="0" android:startY="{y1}" android:endX="0" android:endY="{y2}"\n'
            f'          android:startColor="{start}" android:endColor="{end}" />\n    </aapt:attr>\n  </path>\n')


def stroked(path, colour, width):
    return (f'  <path android:pathData="{path}" android:strokeColor="{colour}" android:strokeWidth="{width}"\n'
            f'      android:strokeLineCap="round" android:strokeLineJoin="round" />\n')


def vector(body, size=108, port=512):
    return (f'{HEAD}<vector {NAMES} xmlns:aapt="http://schemas.android.com/aapt"\n    android:width="{size}dp" '
            f'android:height="{size}dp" android:viewportWidth="{port}" android:viewportHeight="{port}">\n{body}</vector>\n')


def scaled(body):
    """As in app-adaptive.svg: what counts keeps within the round mask."""
    return (f'  <group android:pivotX="256" android:pivotY="251" android:scaleX=".66" android:scaleY=".66" android:translateY="5">\n'
            f'{body}  </group>\n')


def drawables():
    picture = tree.parse(HERE / "app-adaptive.svg").getroot()
    fills = {}
    for gradient in picture.iter(SVG + "linearGradient"):
        stops = [stop.get("stop-color") for stop in gradient]
        fills[f"url(#{gradient.get('id')})"] = (gradient.get("y1"), gradient.get("y2"), *stops)
    board = picture.findall(SVG + "g")[0]
    rects = [(rounded(*(one.get(key) for key in ("x", "y", "width", "height", "rx"))), fills.get(one.get("fill"), one.get("fill")))
             for one in board.iter(SVG + "rect")]
    nine = circle(256, 235, 21) + "M277,235c0,23 -10,38 -30,45"

    # The tiles alone, in the one colour that the system gives them; the nine is cut out of its tile.
    tiles = [path for path, fill in rects[2:] if not isinstance(fill, str)]
    yield "ic_background.xml", vector(filled("M0,0h512v512h-512z", fills["url(#wood)"]))
    yield "ic_foreground.xml", vector(scaled("".join(filled(path, fill) for path, fill in rects) + stroked(nine, "#FFF3E0", 14)))
    yield "ic_monochrome.xml", vector(scaled("".join(filled(path, "#FFFFFFFF") for path in tiles[:-1])
                                             + stroked(rounded(202, 196, 108, 104, 22), "#FFFFFFFF", 14)
                                             + stroked(nine, "#FFFFFFFF", 14)))
    for name, line in (("ic_today", "calendar"), ("ic_continue", "play")):
        body = filled(circle(24, 24, 24), "#F5EFE3")
        body += '  <group android:translateX="12" android:translateY="12">\n' + lined(line) + "  </group>\n"
        yield name + ".xml", vector(body, 48, 48)


def lined(name):
    """A line icon of ours, in the accent of the light theme."""
    out = ""
    for one in tree.parse(HERE / "line" / (name + ".svg")).getroot().iter():
        kind = one.tag.removeprefix(SVG)
        if kind == "path":
            out += stroked(one.get("d"), "#2C4A6E", 2)
        elif kind == "rect":
            out += stroked(rounded(*(one.get(key) for key in ("x", "y", "width", "height", "rx"))), "#2C4A6E", 2)
        elif kind == "circle":
            path = circle(*(float(one.get(key)) for key in ("cx", "cy", "r")))
            out += filled(path, "#2C4A6E") if one.get("stroke") == "none" else stroked(path, "#2C4A6E", 2)
    return out


def main():
    check, folder = "--check" in sys.argv, pathlib.Path(sys.argv[-1])
    wrong = []
    for name, text in drawables():
        if check:
            wrong += [name] if not (folder / name).exists() or (folder / name).read_text() != text else []
        else:
            (folder / name).write_text(text)
    if wrong:
        sys.exit("not what make_android_icons.py makes: " + ", ".join(wrong))


main()
