"""Certificates right and forged, for every way in which a checker replays one.

    python3 forge.py > ../known/certificates.json

Each is made from the rules alone, and its verdict is that of src/checker/check.py. The forgeries that matter most have one lie:
a heap is given a wrong value, all that follow are computed from it by the rules, and period, exceptions, largest value
and checksum are those of the sequence that comes out. Nothing but a look at that one heap can tell.
"""

import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "src" / "checker"))

from check import checksum, mex, moves_of, options, verdict, window  # noqa: E402

corpus = []


def values_of(moves, heaps, lie=None):
    """The values of the rules, but for `lie`, a heap and what its value is said to be."""
    values = []
    for n in range(heaps):
        values.append(lie[1] if lie and lie[0] == n else mex(options(moves, values, n)))
    return values


def claim_of(game, values):
    """The certificate with the least period that these values bear out as long as the theorem asks, if any."""
    moves = moves_of(game)
    grows = moves[0] == "all but"
    for period in range(1, len(values) // 2):
        saltus = values[-1] - values[-1 - period] if grows else 0
        preperiod = len(values) - period
        while preperiod > 0 and values[preperiod - 1] + saltus == values[preperiod - 1 + period]:
            preperiod -= 1
        for first in range(preperiod, len(values)) if grows else [preperiod]:
            claim = {"preperiod": preperiod, "period": period, "from": first}
            theorem, first, end = window(claim, moves)
            if end + period > len(values):
                break
            if grows and not same_gaps(values, first, period, saltus):
                continue
            return certificate(game, values[: end + period], preperiod, period, saltus, first, end)
    return None


def same_gaps(values, first, period, saltus):
    below = set(values[:first])
    shifted = {value + saltus for value in below} | set(range(mex(below) + saltus))
    return set(values[: first + period]) == shifted


def certificate(game, values, preperiod, period, saltus, first, end):
    cycle = values[preperiod : preperiod + period]
    pattern = [cycle[(n - preperiod) % period] + (n - preperiod) // period * saltus for n in range(preperiod)]
    kind = moves_of(game)[0]
    return {
        "certificate": "nimber-period",
        "version": 1,
        "game": game,
        "theorem": {"code": "guy-smith", "set": "subtraction-state", "all but": "all-but-state"}[kind],
        "preperiod": preperiod,
        "period": period,
        "saltus": saltus,
        "from": first,
        "to": end,
        "cycle": " ".join(map(str, cycle)),
        "exceptions": [[n, values[n]] for n in range(preperiod) if values[n] != pattern[n]],
        "max": None if saltus else [max(values), values.index(max(values))],
        "checksum": checksum(values),
    }


def add(path, why, expected, claim):
    text = claim if isinstance(claim, str) else json.dumps(claim, separators=(",", ":"))
    said, reason = verdict(text.encode())
    if said != expected:
        sys.exit(f"{path}, {why}: expected {expected}, found {said}: {reason}")
    corpus.append({"path": path, "why": why, "verdict": said, "text": text})


def lies(path, game, heaps, lengths):
    """One lie each: values too small, for an option has them, and too large, for no option has a smaller one."""
    moves = moves_of(game)
    right = values_of(moves, max(heaps) + 1)
    for heap in heaps:
        wrong = {0, 1, right[heap] - 1, right[heap] + 1, right[heap] ^ 2, right[heap] + 4} - {right[heap], -1}
        for value in sorted(wrong):
            for length in lengths:
                claim = claim_of(game, values_of(moves, length, (heap, value)))
                if claim:
                    add(path, f"heap {heap} is said to have {value}, not {right[heap]}", "refused", claim)
                    break


def with_fields(path, game, heaps):
    """A certificate that is right, and others that differ in a field, or in all that belong together."""
    values = values_of(moves_of(game), heaps)
    claim = claim_of(game, values)
    add(path, "right", "valid", claim)
    preperiod, period, saltus = claim["preperiod"], claim["period"], claim["saltus"]
    kind, numbers = moves_of(game)
    for name in ("preperiod", "period", "saltus", "from", "to"):
        for by in (-1, 1):
            if claim[name] + by >= 0 and (name, claim["period"] + by) != ("period", 0):
                bad = "malformed" if name == "period" else "refused"
                if (name, kind) != ("from", "all but"):
                    add(path, f"{name} {by:+}", bad, claim | {name: claim[name] + by})
    for times in (2, 3):
        longer = {"preperiod": preperiod, "period": times * period, "from": claim["from"]}
        _, first, end = window(longer, (kind, numbers))
        far = values_of((kind, numbers), end + times * period)
        add(path, f"{times} periods as one", "refused",
            certificate(game, far, preperiod, times * period, times * saltus, first, end))
    _, first, end = window(claim | {"preperiod": preperiod + 1}, (kind, numbers))
    first = max(first, preperiod + 1)
    far = values_of((kind, numbers), end + period + 1)
    add(path, "a later preperiod", "refused",
        certificate(game, far[: end + period], preperiod + 1, period, saltus, first, end))
    add(path, "another theorem", "refused", claim | {"theorem": "hope"})
    add(path, "another checksum", "refused", claim | {"checksum": f"{claim['checksum']}0"})
    add(path, "another largest value", "refused", claim | {"max": [values[0], 0] if saltus else None})
    if claim["max"]:
        add(path, "a later heap of the largest value", "refused", claim | {"max": [claim["max"][0], claim["max"][1] + 1]})
    if claim["exceptions"]:
        exceptions = claim["exceptions"]
        add(path, "an exception left out", "refused", claim | {"exceptions": exceptions[1:]})
        add(path, "exceptions out of order", "refused", claim | {"exceptions": exceptions[::-1] + exceptions[:1]})
    add(path, "an exception that is none", "refused", claim | {"exceptions": claim["exceptions"] + [[preperiod, 1]]})
    return claim


def spellings():
    """The same certificate written otherwise."""
    claim = claim_of("0.77", values_of(moves_of("0.77"), 200))
    text = json.dumps(claim, separators=(",", ":"))
    add("reading", "blanks and lines", "valid", json.dumps(claim, indent=2) + "\n")
    add("reading", "another order", "valid", json.dumps(dict(reversed(claim.items())), separators=(",", ":")))
    for why, old, new in (
        ("a code with a zero at the end", '"0.77"', '"0.770"'),
        ("a code without a digit", '"0.77"', '"0."'),
        ("a code in small letters", '"0.77"', '"c.77"'),
        ("a pass", '"0.77"', '"2.3"'),
        ("a name", '"0.77"', '"kayles"'),
        ("a set with a zero", '"0.77"', '"{0,1}"'),
        ("a set out of order", '"0.77"', '"{2,1}"'),
        ("a set with a double", '"0.77"', '"{1,1}"'),
        ("a set with a leading zero", '"0.77"', '"{01}"'),
        ("a set with a hole", '"0.77"', '"{1,,2}"'),
        ("a set with a blank", '"0.77"', '"{1, 2}"'),
        ("a set that does not end", '"0.77"', '"{1,2"'),
        ("a set within more", '"0.77"', '"{1,2}}"'),
        ("a number with a leading zero", '"period":12', '"period":012'),
        ("a number with a point", '"period":12', '"period":12.0'),
        ("a number with an exponent", '"period":12', '"period":12e0'),
        ("a negative zero", '"saltus":0', '"saltus":-0'),
        ("a zero with an exponent", '"saltus":0', '"saltus":0e1'),
        ("a negative number", '"saltus":0', '"saltus":-1'),
        ("a number as a text", '"period":12', '"period":"12"'),
        ("true for a number", '"version":1', '"version":true'),
        ("a number past 2^53", '"to":156', '"to":9007199254740992'),
        ("no number", '"to":156', '"to":NaN'),
        ("no number in exceptions", "[0,0]", "[0,-0]"),
        ("a longer exception", "[0,0]", "[0,0,0]"),
        ("an exception too large", "[0,0]", "[0,1073741824]"),
        ("a text for the exceptions", '"max":[', '"max":"["'),
        ("a field twice, the same", '"version":1', '"version":1,"version":1'),
        ("a field twice, wrong first", '"period":12', '"period":13,"period":12'),
        ("an escape", '"guy-smith"', '"guy\\u002dsmith"'),
        ("a slash escaped", '"checksum":"', '"checksum":"\\/'),
        ("a field more", '"version":1', '"version":1,"note":""'),
        ("a field of objects", '"version":1', '"version":1,"__proto__":null'),
        ("a cycle with a leading zero", '"cycle":"', '"cycle":"0'),
        ("a cycle with two blanks", '"cycle":"7 ', '"cycle":"7  '),
        ("a cycle with a blank before", '"cycle":"', '"cycle":" '),
        ("a cycle with a tab", '"cycle":"7 ', '"cycle":"7\\t'),
        ("a cycle with a sign", '"cycle":"7', '"cycle":"+7'),
        ("a cycle with a value too large", '"cycle":"7', '"cycle":"1073741824'),
        ("a cycle too long", '"cycle":"', '"cycle":"7 '),
        ("a second text", '"version":1', '"version":1}{'),
    ):
        if old not in text:
            sys.exit(f"{why}: {old} is not in {text}")
        add("reading", why, "malformed", text.replace(old, new, 1))
    for name in claim:
        add("reading", f"without {name}", "malformed", {key: each for key, each in claim.items() if key != name})
        add("reading", f"{name} null", "refused" if name == "max" else "malformed", claim | {name: None})
    for other in ("", "{", "[]", "null", "7", '"0.77"', "{}", text[:-1], "\ufeff\ufeff" + text, text + "x", "[" * 5000):
        add("reading", "no certificate", "malformed", other)
    add("reading", "after a byte order mark", "valid", "\ufeff" + text)


def main():
    spellings()
    for game, heaps in (("{1,2}", 20), ("{2,5,7}", 80), ("{1,7,8}", 80), ("{3,8,11}", 200), ("{}", 4)):
        with_fields("set", game, heaps)
    lies("set", "{2,5,7}", range(2, 12), (300,))
    for game, heaps in (("!{2,3}", 60), ("!{1,4,5}", 80), ("!{1,5,8}", 160), ("!{}", 4), ("!{7}", 80)):
        claim = with_fields("all but", game, heaps)
        values = values_of(moves_of(game), claim["to"] + claim["period"])
        for first in range(claim["preperiod"], claim["from"]):
            end = first + claim["to"] - claim["from"]
            add("all but", f"a window from heap {first}, below which the gaps differ", "refused",
                certificate(game, values[: end + claim["period"]], *(claim[name] for name in ("preperiod", "period", "saltus")),
                            first, end))
    lies("all but", "!{1,4,5}", range(1, 9), (160,))
    for game, heaps in (("0.15", 60), ("0.333", 40), ("0.0", 4), ("0.0133", 60), ("0.1", 12)):
        with_fields("one heap left", game, heaps)
    lies("one heap left", "0.333", range(1, 7), (120,))
    for game, heaps in (("0.77", 200), ("0.137", 200), ("4.7", 100), ("4.0", 30), ("0.45", 1100), ("0.55", 600)):
        with_fields("two heaps left", game, heaps)
    lies("two heaps left", "0.77", (1, 2, 5, 11, 20, 34, 39, 57, 70, 71, 75, 83, 100, 101, 102, 110), (700,))
    lies("two heaps left", "0.137", (3, 9, 14, 17, 34, 35, 40, 52), (700,))
    lies("two heaps left", "4.7", range(1, 9), (300,))
    for game, heaps in (("0.F1", 30), ("0.A2", 30), ("4.F2", 40), ("4.B", 30), ("4.C1", 270)):
        with_fields("three heaps left", game, heaps)
    for game in ("0.F1", "0.A2", "4.F2"):
        lies("three heaps left", game, range(1, 9), (80,))
    huge = claim_of("{1}", values_of(moves_of("{1}"), 8))
    add("limit", "a window of 10^9 heaps", "limit",
        huge | {"game": "{1000000000}", "period": 1, "cycle": "0", "to": 10**9, "max": [0, 0], "checksum": "0"})
    add("limit", "a window of 2^53 heaps", "limit", huge | {"preperiod": 2**53 - 3, "from": 2**53 - 3, "to": 2**53 - 2})
    print(json.dumps({"source": "written by test/certificate/forge.py, judged by src/checker/check.py"})[:-1] + ',"certificates":[')
    print(",\n".join(json.dumps(each) for each in corpus) + "\n]}")


if __name__ == "__main__":
    main()
