#!/usr/bin/env python3
"""Nothing that the app can say is without its words in any language.

usage: languages_test.py LUPDATE
Collects what the sources say now, as resources/languages/update.sh does, and compares it with the files of the
languages. Says what is missing, what nobody says any more, and which translations lost a place for a value.
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

languages = pathlib.Path(__file__).parents[2] / "resources" / "languages"


def messages(path):
    """What a file holds: (context, source, comment) -> message."""
    found = {}
    for context in xml.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            found[context.findtext("name"), message.findtext("source"), message.findtext("comment")] = message
    return found


def places(text):
    return set(re.findall(r"%(?:L?[0-9]+|n)", text))


def fault(source, message):
    """What is wrong with a translation, or nothing."""
    translation = message.find("translation")
    if "type" in translation.attrib:
        return "is " + translation.get("type")
    plural = message.get("numerus") == "yes"
    forms = [form.text or "" for form in translation] if plural else [translation.text or ""]
    if plural and len(forms) != 2:  # as in all of our languages
        return f"has {len(forms)} forms instead of 2"
    for form in forms:
        if not form.strip() and source.strip():
            return "is empty"
        if places(form) != places(source):
            return f"has other places for values: {form}"
    return None


def main():
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        for file in sorted(languages.glob("*.ts")):
            now = pathlib.Path(folder) / file.name
            subprocess.run([languages / "update.sh", sys.argv[1], now], check=True)
            said, known = messages(now), messages(file)
            if not said:
                faults.append(f"{file.name}: nothing was found in the sources")
            for (context, source, _), message in known.items():
                wrong = fault(source, message)
                if wrong:
                    faults.append(f"{file.name}: {context}: {source!r} {wrong}")
            for context, source, _ in said.keys() - known.keys():
                faults.append(f"{file.name}: {context}: {source!r} is missing")
            for context, source, _ in known.keys() - said.keys():
                faults.append(f"{file.name}: {context}: {source!r} isn't said any more")
            print(f"{file.name}: {len(said)} sentences")
    for line in sorted(faults):
        print(line)
    if faults:
        print("The target \"languages\" brings in what is new and takes out the rest; then translate what is unfinished.")
    return 1 if faults else 0


sys.exit(main())
