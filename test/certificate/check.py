"""A checker of period certificates that shares nothing with Nimber, not even the language.

    python3 check.py FILE...      a verdict for each certificate
    python3 check.py -            a verdict for each line of the input, a JSON string that has a certificate

The verdicts are valid, refused, malformed and limit. Everything is done as the definitions say: heap by heap,
option by option, in lists and sets. What a certificate is: the first comments of period.ts and check.ts in src/checker.
"""

import json
import re
import sys

FIELDS = {
    "certificate", "version", "game", "theorem", "preperiod", "period", "saltus",
    "from", "to", "cycle", "exceptions", "max", "checksum",
}
MOST_HEAPS = 1_000_000
MOST_VALUE = 2**30


class Malformed(Exception):
    pass


class Refused(Exception):
    pass


class Limit(Exception):
    pass


def need(holds, kind, why):
    if not holds:
        raise kind(why)


def natural(value):
    return type(value) is int and 0 <= value < 2**53


def pair(value):
    return type(value) is list and len(value) == 2 and all(map(natural, value))


def read(text):
    """The claim of a certificate, whose text is the only one for it but for blanks and the order of the fields."""
    try:
        claim = json.loads(text)
    except (ValueError, RecursionError):
        raise Malformed("not JSON") from None
    need(type(claim) is dict and set(claim) == FIELDS, Malformed, "other fields")
    need(claim["certificate"] == "nimber-period", Malformed, "certificate")
    need(type(claim["version"]) is int and claim["version"] == 1, Malformed, "version")
    for name in ("game", "theorem", "cycle", "checksum"):
        need(type(claim[name]) is str, Malformed, name)
    for name in ("preperiod", "period", "saltus", "from", "to"):
        need(natural(claim[name]), Malformed, name)
    need(claim["period"] > 0, Malformed, "period")
    exceptions, most = claim["exceptions"], claim["max"]
    need(type(exceptions) is list and all(map(pair, exceptions)), Malformed, "exceptions")
    need(all(value < MOST_VALUE for _, value in exceptions), Malformed, "exceptions")
    need(most is None or pair(most), Malformed, "max")
    bare = re.sub(r'("(?:[^"\\]|\\.)*")|[ \t\r\n]+', lambda found: found[1] or "", text)
    need(bare == json.dumps(claim, separators=(",", ":"), ensure_ascii=False), Malformed, "not canonical")
    words = claim["cycle"].split(" ")
    need(all(re.fullmatch("0|[1-9][0-9]{0,9}", word) for word in words), Malformed, "cycle")
    claim["cycle"] = [int(word) for word in words]
    need(len(words) == claim["period"] and max(claim["cycle"]) < MOST_VALUE, Malformed, "cycle")
    return claim, moves_of(claim["game"])


def moves_of(game):
    """("code", digits), ("set", members) or ("all but", members)."""
    code = re.fullmatch(r"([048C])\.([0-9A-F]{1,4096})", game)
    if code:
        need(len(code[2]) == 1 or code[2][-1] != "0", Malformed, "game")
        return "code", [int(digit, 16) for digit in code[1] + code[2]]
    members = re.fullmatch(r"(!?)\{([0-9,]*)\}", game)
    need(members, Malformed, "game")
    words = members[2].split(",") if members[2] else []
    need(all(re.fullmatch("[1-9][0-9]{0,14}", word) for word in words), Malformed, "game")
    numbers = [int(word) for word in words]
    need(all(a < b for a, b in zip(numbers, numbers[1:])), Malformed, "game")
    return "all but" if members[1] else "set", numbers


def options(moves, values, n):
    """The values of the options of heap n."""
    kind, numbers = moves
    if kind == "set":
        return {values[n - s] for s in numbers if s <= n}
    if kind == "all but":
        forbidden = set(numbers)
        return {values[n - s] for s in range(1, n + 1) if s not in forbidden}
    found = set()
    for taken, digit in enumerate(numbers):
        left = n - taken
        if digit & 1 and left == 0:
            found.add(0)
        if digit & 2 and left > 0:
            found.add(values[left])
        if digit & 4:
            found |= {values[a] ^ values[left - a] for a in range(1, left // 2 + 1)}
        if digit & 8:
            for a in range(1, left // 3 + 1):
                found |= {values[a] ^ values[b] ^ values[left - a - b] for b in range(a, (left - a) // 2 + 1)}
    return found


def mex(present):
    value = 0
    while value in present:
        value += 1
    return value


def window(claim, moves):
    """Theorem's name, first heap and end of the window that the theorem asks for."""
    kind, numbers = moves
    if kind == "code":
        used = [i for i, digit in enumerate(numbers) if digit]
        heaps = max([1] + [digit.bit_length() - 1 for digit in numbers])
        first = max(1, claim["preperiod"])
        return "guy-smith", first, heaps * first + (heaps - 1) * claim["period"] + max(used, default=0)
    first = claim["preperiod"] if kind == "set" else max(claim["preperiod"], claim["from"])
    return "subtraction-state" if kind == "set" else "all-but-state", first, first + max(numbers, default=0)


def check(text):
    """Raises what is wrong; returns the number of values replayed."""
    claim, moves = read(text)
    preperiod, period, saltus, cycle = (claim[name] for name in ("preperiod", "period", "saltus", "cycle"))
    theorem, first, end = window(claim, moves)
    need(claim["theorem"] == theorem, Refused, "theorem")
    need(saltus == 0 or moves[0] == "all but", Refused, "saltus")
    need(saltus <= period, Refused, "saltus")
    need((claim["from"], claim["to"]) == (first, end), Refused, f"the window is {first} to {end}")
    heaps = end + period
    need(heaps <= MOST_HEAPS, Limit, f"{heaps} heaps")
    pattern = [cycle[(n - preperiod) % period] + (n - preperiod) // period * saltus for n in range(heaps)]
    claimed = list(pattern)
    for heap, value in claim["exceptions"]:
        need(heap < preperiod and value != pattern[heap], Refused, f"heap {heap} is no exception")
        claimed[heap] = value
    need(all(a[0] < b[0] for a, b in zip(claim["exceptions"], claim["exceptions"][1:])), Refused, "order")
    for n in range(heaps):
        value = mex(options(moves, claimed, n))
        need(value == claimed[n], Refused, f"heap {n}: claimed {claimed[n]}, the rules give {value}")
    if moves[0] == "all but":
        below, later = set(claimed[:first]), set(claimed[: first + period])
        shifted = {value + saltus for value in below} | set(range(mex(below) + saltus))
        need(later == shifted, Refused, f"gaps below heap {first}")
    need(preperiod == 0 or claimed[preperiod - 1 + period] != claimed[preperiod - 1] + saltus, Refused, "preperiod")
    for part in range(1, period):
        if period % part == 0 and saltus * part % period == 0:
            step = saltus * part // period
            same = all(cycle[i + part] == cycle[i] + step for i in range(period - part))
            need(not same, Refused, f"period {part}")
    largest = max(claimed)
    right = None if saltus else [largest, claimed.index(largest)]
    need(claim["max"] == right, Refused, "max")
    need(claim["checksum"] == checksum(claimed), Refused, "checksum")
    return heaps


def checksum(values):
    low = high = 0
    for value in values:
        low = (low + value) % 2**16
        high = (high + low) % 2**16
    return format(high << 16 | low, "X")


def verdict(text):
    try:
        return "valid", f"{check(text)} values replayed"
    except (Malformed, Refused, Limit) as found:
        return type(found).__name__.lower(), str(found)


def main(files):
    if files == ["-"]:
        for line in sys.stdin:
            print(*verdict(json.loads(line)), flush=True)
        return 0
    wrong = 0
    for file in files:
        with open(file, encoding="utf-8", errors="replace", newline="") as opened:
            said, why = verdict(opened.read())
        wrong |= said != "valid"
        print(f"{file}: {said}: {why}")
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
