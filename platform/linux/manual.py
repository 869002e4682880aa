#!/usr/bin/env python3
"""Writes a manual page out of what a program says of itself. usage: manual.py PROGRAM VERSION OUTPUT.gz"""

import gzip
import pathlib
import re
import subprocess
import sys


def says(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def plain(text):
    """Text as it stands, whatever roff would make of it."""
    lines = text.replace("\\", "\\e").replace("-", "\\-").splitlines()
    return "\n".join("\\&" + line if line.startswith((".", "'")) else line for line in lines)


def as_it_stands(text):
    return ".nf\n" + plain(text.strip("\n")) + "\n.fi\n"


def page(program, version):
    name = pathlib.Path(program).name
    told = says(program, "--help")
    commands = re.findall(r"^  (\w+) +\S.*$", told, re.M) if "COMMAND" in told else []
    what = "number board games for families and for one" if not commands else "Ninefold's games without a screen"
    out = f'.TH {name.upper()} 6 "" "Ninefold {version}" "Games"\n.SH NAME\n{plain(name)} \\- {plain(what)}\n'
    out += ".SH DESCRIPTION\n" + as_it_stands(re.sub(r"^Usage: \S*/", "Usage: ", told))
    for command in commands:
        out += f".SH {command.upper()}\n" + as_it_stands(says(program, command, "--help"))
    other = "ninefold-lab" if not commands else "ninefold"
    return out + f".SH SEE ALSO\n.BR {plain(other)} (6)\n"


program, version, output = sys.argv[1:]
pathlib.Path(output).parent.mkdir(parents=True, exist_ok=True)
with gzip.GzipFile(output, "wb", 9, mtime=0) as file: # the same every time
    file.write(page(program, version).encode())
