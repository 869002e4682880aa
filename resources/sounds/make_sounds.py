#!/usr/bin/env python3
"""Makes the sounds of Ninefold: wood, paper, bells and sand, all computed here.

make_sounds.py              writes the WAV files beside this script
make_sounds.py DIR          writes them into DIR
make_sounds.py --check DIR  exits with 1 if a file in DIR isn't what this script makes

16 bit, mono, 48 kHz; only Python's standard library; the same bytes on every run. Each sound starts at once, at zero,
and ends with 200 ms of silence, because QSoundEffect of Qt 6.4 cuts off the end of short files.
"""

import argparse
import array
import io
import math
import pathlib
import random
import sys
import wave

RATE = 48000
SILENCE = 0.2


def frames(seconds):
    return int(round(seconds * RATE))


def blank(seconds):
    return [0.0] * frames(seconds)


def add(target, source, at=0.0, gain=1.0):
    """Mixes source into target from the time `at`; what hangs over the end is left out."""
    start = frames(at)
    for i in range(min(len(source), len(target) - start)):
        target[start + i] += gain * source[i]


def mode(seconds, hertz, decay, attack=0.002):
    """One way in which a body rings: a sine that has lost 60 dB after `decay` seconds, with a rounded start."""
    out = blank(seconds)
    turn = 2.0 * math.pi * hertz / RATE
    fall = math.log(1000.0) / (decay * RATE)
    rise = max(1, frames(attack))
    for i in range(len(out)):
        level = math.exp(-fall * i)
        if i < rise:
            level *= 0.5 - 0.5 * math.cos(math.pi * i / rise)
        out[i] = level * math.sin(turn * i)
    return out


def body(seconds, hertz, decay, partials, attack=0.002):
    """Several modes: partials are (ratio to hertz, level, part of the decay)."""
    out = blank(seconds)
    for ratio, level, part in partials:
        add(out, mode(seconds, hertz * ratio, decay * part, attack), 0.0, level)
    return out


def noise(seconds, seed):
    source = random.Random(seed)
    return [2.0 * source.random() - 1.0 for _ in range(frames(seconds))]


def low_pass(samples, hertz):
    keep = math.exp(-2.0 * math.pi * hertz / RATE)
    out, last = [0.0] * len(samples), 0.0
    for i, sample in enumerate(samples):
        last = (1.0 - keep) * sample + keep * last
        out[i] = last
    return out


def high_pass(samples, hertz):
    return [sample - low for sample, low in zip(samples, low_pass(samples, hertz))]


def band(samples, low, high):
    return low_pass(low_pass(high_pass(high_pass(samples, low), low), high), high)


def shaped(samples, points):
    """Multiplies by an envelope of (second, level) points, joined by half cosines."""
    out = [0.0] * len(samples)
    for (start, a), (end, b) in zip(points, points[1:]):
        first, last = frames(start), frames(end)
        for i in range(first, min(last, len(samples))):
            t = (i - first) / (last - first)
            out[i] = samples[i] * (a + (b - a) * (0.5 - 0.5 * math.cos(math.pi * t)))
    return out


def room(samples, gain):
    """A few soft early reflections, as from a wooden table and the walls of a small room."""
    dark = low_pass(samples, 2600.0)
    out = list(samples)
    for delay, level in ((0.0113, 0.42), (0.0197, -0.30), (0.0311, 0.24), (0.0437, -0.17), (0.0613, 0.11)):
        add(out, dark, delay, gain * level)
    return out


WOOD = ((1.0, 1.0, 1.0), (2.42, 0.42, 0.55), (4.15, 0.16, 0.32), (6.3, 0.05, 0.2))
BAR = ((1.0, 1.0, 1.0), (3.93, 0.20, 0.34), (9.3, 0.035, 0.12))
TINE = ((1.0, 1.0, 1.0), (2.0, 0.10, 0.7), (5.42, 0.07, 0.18))


def tap(seed, seconds, low, high, gain):
    """The touch of one piece on another: a short breath of noise."""
    return [gain * s for s in shaped(band(noise(seconds, seed), low, high), ((0, 0), (0.0012, 1), (seconds, 0)))]


def clock(hertz, seed):
    out = blank(0.16)
    add(out, body(0.16, hertz, 0.085, WOOD, 0.0012))
    add(out, tap(seed, 0.012, 900, 5000, 0.5))
    return room(out, 0.22)


def tick():
    return clock(1480.0, 11)


def tock():
    return clock(1108.7, 12)


def gong():
    """A small temple bowl: beside each mode lies a weaker one, so that it beats slowly."""
    out = blank(2.4)
    for ratio, level, decay in ((1.0, 1.0, 3.6), (2.76, 0.44, 2.2), (5.18, 0.13, 0.9), (8.2, 0.035, 0.35)):
        hertz = 349.2 * ratio
        add(out, mode(2.4, hertz, decay, 0.004), 0.0, 0.8 * level)
        add(out, mode(2.4, hertz + 1.3 * ratio ** 0.5, decay, 0.004), 0.0, 0.2 * level)
    add(out, mode(2.4, 174.6, 0.9, 0.006), 0.0, 0.28)
    add(out, tap(21, 0.03, 250, 1600, 0.9))
    return room(out, 0.35)


def place():
    """A tile set down: a low knock of the board, the tile's own note, paper below."""
    out = blank(0.26)
    add(out, body(0.26, 392.0, 0.12, WOOD, 0.0012))
    add(out, body(0.26, 1046.5, 0.05, WOOD, 0.001), 0.0, 0.34)
    add(out, body(0.26, 187.0, 0.15, ((1.0, 1.0, 1.0),), 0.002), 0.0, 0.36)
    add(out, tap(31, 0.03, 500, 3600, 0.8))
    add(out, body(0.2, 523.3, 0.06, WOOD, 0.001), 0.034, 0.10)
    return room(out, 0.5)


def flip():
    """A card: the air under it, the snap as it turns over (110 ms in), its fall onto the paper."""
    out = blank(0.32)
    air = low_pass(band(noise(0.2, 41), 500, 3200), 4200)
    add(out, shaped(air, ((0, 0), (0.085, 1.0), (0.12, 0.35), (0.2, 0))), 0.0, 1.1)
    add(out, tap(42, 0.018, 1300, 6500, 0.9), 0.108)
    add(out, tap(43, 0.05, 350, 2400, 1.4), 0.196)
    add(out, body(0.12, 330.0, 0.07, WOOD, 0.0015), 0.196, 0.2)
    return room(out, 0.3)


def tine(seconds, hertz, decay, seed):
    out = body(seconds, hertz, decay, TINE, 0.003)
    add(out, tap(seed, 0.014, 600, 2800, 0.22))
    return out


def score():
    out = blank(0.8)
    add(out, tine(0.8, 783.99, 0.75, 51), 0.0, 0.72)
    add(out, tine(0.7, 1174.66, 0.80, 52), 0.085, 0.80)
    return room(out, 0.4)


def wrong():
    """Two muffled wooden notes, a small step down: "not quite"."""
    out = blank(0.46)
    add(out, body(0.4, 349.23, 0.24, BAR, 0.004))
    add(out, body(0.4, 293.66, 0.30, BAR, 0.004), 0.13, 0.95)
    add(out, tap(61, 0.03, 250, 1100, 0.5))
    add(out, tap(62, 0.03, 250, 1100, 0.5), 0.13)
    return low_pass(room(out, 0.4), 2600)


def buzzer():
    """A call across the table: a knock and two bright wooden notes, a fourth upwards."""
    out = blank(0.62)
    reed = ((1.0, 1.0, 1.0), (2.0, 0.38, 0.9), (3.0, 0.20, 0.7), (3.97, 0.22, 0.4), (5.0, 0.05, 0.4))
    add(out, body(0.3, 587.33, 0.26, reed, 0.002), 0.0, 0.85)
    add(out, body(0.5, 783.99, 0.48, reed, 0.002), 0.105, 1.0)
    add(out, body(0.2, 294.0, 0.1, WOOD, 0.0012), 0.0, 0.5)
    add(out, tap(71, 0.02, 500, 4000, 0.9))
    add(out, tap(72, 0.02, 500, 4000, 0.6), 0.105)
    return room(out, 0.45)


def win():
    """A rising run on wooden bars that ends in a soft chord of bells."""
    out = blank(2.3)
    for i, hertz in enumerate((392.0, 493.88, 587.33, 783.99)):
        bar = body(0.7, hertz, 0.55, BAR, 0.003)
        add(bar, tap(81 + i, 0.016, 400, 2600, 0.25))
        add(out, bar, 0.115 * i, 0.62 + 0.06 * i)
    for i, hertz in enumerate((392.0, 587.33, 783.99, 987.77)):
        add(out, tine(1.75, hertz, 1.9, 91 + i), 0.50 + 0.022 * i, (0.50, 0.42, 0.48, 0.34)[i])
    add(out, body(1.6, 196.0, 1.1, BAR, 0.005), 0.50, 0.4)
    return room(out, 0.45)


def sand():
    """The hourglass turns (240 ms), stands, and the sand starts to run."""
    length = 1.15
    out = blank(length)
    hiss = low_pass(band(noise(length, 101), 2200, 5600), 7000)
    add(out, shaped(hiss, ((0, 0), (0.16, 1.0), (0.27, 0.5), (0.55, 0.34), (length, 0))), 0.0, 0.8)
    source = random.Random(102)
    at = 0.05
    while at < length - 0.12:
        grain = mode(0.006, 3200.0 + 3600.0 * source.random(), 0.004, 0.0004)
        near = min(1.0, at / 0.2) * (1.0 - at / length)
        add(out, grain, at, 0.34 * near * (0.3 + 0.7 * source.random()))
        at += 0.0012 + 0.010 * source.random()
    add(out, body(0.2, 311.0, 0.1, WOOD, 0.0015), 0.24, 0.20)
    add(out, tap(103, 0.03, 300, 1800, 0.5), 0.24)
    return room(out, 0.3)


# Each sound with its peak: chosen so that they are about equally loud to the ear, the alarms (gong, buzzer) a little
# above the rest and what is heard with every move a little below.
SOUNDS = (
    (tick, 0.40),
    (tock, 0.44),
    (gong, 0.50),
    (place, 0.44),
    (flip, 0.32),
    (score, 0.34),
    (wrong, 0.42),
    (buzzer, 0.50),
    (win, 0.46),
    (sand, 0.22),
)


def finished(samples, peak):
    """Without what is too low to be heard, faded out, at its peak; then the silence."""
    samples = high_pass(high_pass(samples, 30.0), 30.0)
    fade = min(len(samples) // 3, frames(0.25))
    for i in range(fade):
        samples[len(samples) - 1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / fade)
    rise = frames(0.0005)
    for i in range(rise):
        samples[i] *= i / rise
    loudest = max(abs(sample) for sample in samples)
    scale = 32767.0 * peak / loudest
    return array.array("h", [int(round(sample * scale)) for sample in samples] + [0] * frames(SILENCE))


def wav(values):
    if sys.byteorder == "big":
        values.byteswap()
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(values.tobytes())
    return out.getvalue()


def main():
    parser = argparse.ArgumentParser(description="Makes the sounds of Ninefold.")
    parser.add_argument("directory", nargs="?", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent)
    parser.add_argument("--check", action="store_true", help="compare the files in DIRECTORY instead of writing them")
    options = parser.parse_args()
    different = 0
    for make, peak in SOUNDS:
        path = options.directory / (make.__name__ + ".wav")
        data = wav(finished(make(), peak))
        if not options.check:
            options.directory.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        elif not path.is_file() or path.read_bytes() != data:
            print(f"{path}: not what this script makes", file=sys.stderr)
            different += 1
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
