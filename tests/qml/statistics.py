#!/usr/bin/env python3
"""What the statistics page has to show of Sudokids, counted from the matches that the app has exported.

usage: statistics.py MATCHES.jsonl
Knows nothing of the app but its records: plays each match again on a board of its own (Sudokids that begins with an
empty board, ST-5), counts, and prints what it came to as JSON.
"""

import json
import sys


def scores(record):
    """How a match came out: a point for each other tile in the block, and for each outside it in row or column."""
    points = [0] * record["seats"]
    laid = []
    for move in record["moves"]:
        column, row = ord(move["place"][0]) - ord("A"), int(move["place"][1:]) - 1
        for other_column, other_row in laid:
            same_block = column // 3 == other_column // 3 and row // 2 == other_row // 2
            if same_block or column == other_column or row == other_row:
                points[move["seat"]] += 1
        laid.append((column, row))
    return points


def mean(values):
    return sum(values) / len(values)


def count(matches):
    """The figures of one kind of matches."""
    mine = []
    for match in matches:
        points = scores(match["record"])
        score = points[match["seat"]]
        mine.append({"score": score, "won": score == max(points), "helped": match["helped"], "finished": match["finished"],
                     "ms": sum(move["ms"] for move in match["record"]["moves"])})
    alone = [one for one in mine if not one["helped"]]
    found = [one["score"] for one in alone]
    course, recent, quick = [], [], []
    for one in mine:
        if not one["helped"]:
            recent = (recent + [one["score"]])[-5:]
        if not one["helped"] and one["won"]:
            quick = (quick + [one["ms"]])[-5:]
        course.append([one["finished"], one["score"], one["won"], one["ms"], one["helped"],
                       mean(recent or [one["score"]]), mean(quick or [one["ms"]])])
    return {
        "results": course,
        "played": len(alone),
        "won": sum(one["won"] for one in alone),
        "best": max(found),
        "average": sum(found) / len(found),
        "ms": sum(one["ms"] for one in mine),
        "fastest": min(one["ms"] for one in alone if one["won"]),
        "helped": len(mine) - len(alone),
        "scores": [one["score"] for one in mine],
        "tallies": [[score, found.count(score)] for score in sorted(set(found))],
    }


def days(matches):
    """How many dailies were done on their own date, by date: each counts once, and each of Sudokids has one part."""
    credited = {(match["daily"]["date"], match["daily"]["slot"]) for match in matches
                if "daily" in match and match["daily"]["date"] == match["daily"]["day"]}
    dates = [date for date, slot in credited]
    return {date: dates.count(date) for date in dates}


def ladder(matches):
    """Elo's ratings after all matches of two."""
    ratings = {}
    for match in matches:
        points = scores(match["record"])
        one, other = (ratings.setdefault(name, 1000) for name in match["people"])
        expected = 1 / (1 + 10 ** ((other - one) / 400))
        outcome = (points[0] > points[1]) + (points[0] == points[1]) / 2
        change = 32 * (outcome - expected)
        for name, by in zip(match["people"], (change, -change)):
            ratings[name] += by
    return sorted(((name, round(rating)) for name, rating in ratings.items()), key=lambda one: -one[1])


def main(file):
    with open(file, encoding="utf-8") as lines:
        matches = [json.loads(line) for line in lines]
    alone = [match for match in matches if match["record"]["seats"] == 1 and "daily" not in match]
    pairs = [match for match in matches if match["record"]["seats"] == 2]
    results = [(scores(match["record"]), match["seat"]) for match in pairs]
    print(json.dumps({
        "alone": count(alone),
        "pairs": count(pairs),
        "ahead": sum(points[seat] > points[1 - seat] for points, seat in results),
        "behind": sum(points[seat] < points[1 - seat] for points, seat in results),
        "ladder": ladder(pairs),
        "days": sorted(days(matches).items()),
    }))


main(*sys.argv[1:])
