"""Checks certificates of Nimber with nothing but Python 3.8 or later.

    python3 check.py FILE...      one line for each certificate
    python3 check.py -            the names of the files are read from standard input, one a line

It says what a certificate proves (valid, exit code 0), what is wrong with it and where (refused, 1), that it is no
certificate (malformed, 2), or which limit stopped the check (limit, 3). The exit code of several files is the largest.

Each kind of certificate has a section below and a page in docs/certificates, with the format, the theorem that makes
the check sufficient, and its proof. The section does what the page says, in lists, sets and dictionaries. It shares no
code with the rest of Nimber.
"""

import array
import itertools
import json
import math
import re
import struct
import sys

MOST_BYTES = 64 * 2**20
MOST_STEPS = 2 * 10**9
MOST_HEAPS = 10**6
MOST_VALUE = 2**30
# A rule has 100 levels at most, of a dozen calls each.
sys.setrecursionlimit(4000)


class Malformed(Exception):
    """The file has not the form of a certificate."""


class Refused(Exception):
    """The certificate has the form, and proves nothing."""


class Limit(Exception):
    """A limit stopped the check."""


def need(holds, kind, why):
    if not holds:
        raise kind(why)


# ---- Reading: docs/certificates/README.md ----

def natural(value, below=2**53):
    return type(value) is int and 0 <= value < below


def naturals(value, below=2**53):
    return type(value) is list and all(natural(each, below) for each in value)


def ascending(numbers):
    return all(a < b for a, b in zip(numbers, numbers[1:]))


def fields(claim, required, optional=()):
    """These fields and no others."""
    for name in claim:
        need(name in required or name in optional, Malformed, f"the field {name[:24]!r} is unknown")
    for name in required:
        need(name in claim, Malformed, f"the field {name!r} is missing")


def head(claim, required, optional=()):
    """The fields of a certificate, version 1."""
    fields(claim, required, optional)
    need(type(claim["version"]) is int and claim["version"] == 1, Malformed, "version must be 1")


def read(text):
    """The object that a text has, if the text is the only one for it but for blanks and the order of fields."""
    try:
        claim = json.loads(text)
    except (ValueError, RecursionError):
        raise Malformed("this is not JSON") from None
    need(type(claim) is dict, Malformed, "this is no JSON object")
    need("\\" not in text, Malformed, "no text of a certificate has escapes")
    bare = re.sub(r'("[^"]*")|[ \t\r\n]+', lambda found: found[1] or "", text)
    try:
        written = json.dumps(claim, separators=(",", ":"), ensure_ascii=False)
    except RecursionError:
        raise Malformed("this nests too deep") from None
    need(bare == written, Malformed, "this is not the one spelling: a field twice, or a number as -0, 1e0 or 1.0")
    return claim


def moves_of(game):
    """("code", digits), ("set", members) or ("all but", members)."""
    need(type(game) is str, Malformed, "game must be a text")
    code = re.fullmatch(r"([048C])\.([0-9A-F]{1,4096})", game)
    if code:
        need(len(code[2]) == 1 or code[2][-1] != "0", Malformed, "game: a code ends without zeros")
        return "code", [int(digit, 16) for digit in code[1] + code[2]]
    members = re.fullmatch(r"(!?)\{([0-9,]*)\}", game)
    need(members, Malformed, "game must be a code 0.77, a set {1,3,4} or an all-but set !{2,3}")
    words = members[2].split(",") if members[2] else []
    need(all(re.fullmatch("[1-9][0-9]{0,14}", word) for word in words), Malformed, "game: a number of the set")
    numbers = [int(word) for word in words]
    need(ascending(numbers), Malformed, "game: the members ascend")
    return "all but" if members[1] else "set", numbers


def sums_left(moves, n):
    """For each move of heap n, the heaps that it leaves, without empty ones."""
    kind, numbers = moves
    if kind == "set":
        for taken in numbers:
            if taken <= n:
                yield [n - taken] if taken < n else []
    elif kind == "all but":
        forbidden = set(numbers)
        for taken in range(1, n + 1):
            if taken not in forbidden:
                yield [n - taken] if taken < n else []
    else:
        for taken, digit in enumerate(numbers):
            left = n - taken
            if digit & 1 and left == 0:
                yield []
            if digit & 2 and left > 0:
                yield [left]
            if digit & 4:
                for a in range(1, left // 2 + 1):
                    yield [a, left - a]
            if digit & 8:
                for a in range(1, left // 3 + 1):
                    for b in range(a, (left - a) // 2 + 1):
                        yield [a, b, left - a - b]


def mex(present):
    value = 0
    while value in present:
        value += 1
    return value


def least_period(sequence, step=0):
    """The least divisor d of the length with x(i + d) = x(i) + step d / length within the sequence."""
    length = len(sequence)
    for part in range(1, length + 1):
        if length % part == 0 and step * part % length == 0:
            rise = step * part // length
            if all(sequence[i + part] == sequence[i] + rise for i in range(length - part)):
                return part
    return length


# ---- Periods: docs/certificates/period.md and growing-period.md ----

def options(moves, values, n):
    """The values of the options of heap n."""
    kind, numbers = moves
    if kind == "set":
        return {values[n - s] for s in numbers if s <= n}
    found = set()
    for sum_left in sums_left(moves, n):
        value = 0
        for heap in sum_left:
            value ^= values[heap]
        found.add(value)
    return found


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


def read_period(claim):
    head(claim, ("certificate", "version", "game", "theorem", "preperiod", "period", "saltus",
                   "from", "to", "cycle", "exceptions", "max", "checksum"))
    for name in ("game", "theorem", "cycle", "checksum"):
        need(type(claim[name]) is str, Malformed, f"{name} must be a text")
    for name in ("preperiod", "period", "saltus", "from", "to"):
        need(natural(claim[name]), Malformed, f"{name} must be a natural number")
    need(claim["period"] > 0, Malformed, "period must be positive")
    exceptions, most = claim["exceptions"], claim["max"]
    pairs = type(exceptions) is list and all(naturals(each) and len(each) == 2 for each in exceptions)
    need(pairs and all(value < MOST_VALUE for _, value in exceptions), Malformed, "exceptions are pairs")
    need(most is None or naturals(most) and len(most) == 2, Malformed, "max is a pair or null")
    words = claim["cycle"].split(" ")
    need(all(re.fullmatch("0|[1-9][0-9]{0,9}", word) for word in words), Malformed, "cycle has numbers alone")
    cycle = [int(word) for word in words]
    need(len(cycle) == claim["period"] and max(cycle) < MOST_VALUE, Malformed, "cycle has a number for each heap")
    return {**claim, "cycle": cycle}, moves_of(claim["game"])


def check_period(claim):
    claim, moves = read_period(claim)
    preperiod, period, saltus, cycle = (claim[name] for name in ("preperiod", "period", "saltus", "cycle"))
    theorem, first, end = window(claim, moves)
    need(claim["theorem"] == theorem, Refused, f"the theorem is {theorem}")
    need(saltus == 0 or moves[0] == "all but", Refused, "saltus must be 0")
    need(saltus <= period, Refused, "saltus is at most the period")
    need((claim["from"], claim["to"]) == (first, end), Refused, f"the window is heaps {first} to {end}")
    heaps = end + period
    need(heaps <= MOST_HEAPS, Limit, f"{heaps} heaps to replay, of at most {MOST_HEAPS}")
    pattern = [cycle[(n - preperiod) % period] + (n - preperiod) // period * saltus for n in range(heaps)]
    claimed = list(pattern)
    for heap, value in claim["exceptions"]:
        need(heap < preperiod and value != pattern[heap], Refused, f"heap {heap} is no exception")
        claimed[heap] = value
    need(ascending([heap for heap, _ in claim["exceptions"]]), Refused, "exceptions are out of order")
    for n in range(heaps):
        value = mex(options(moves, claimed, n))
        need(value == claimed[n], Refused, f"heap {n}: claimed {claimed[n]}, the rules give {value}")
    if moves[0] == "all but":
        below, later = set(claimed[:first]), set(claimed[: first + period])
        shifted = {value + saltus for value in below} | set(range(mex(below) + saltus))
        need(later == shifted, Refused, f"the values below heap {first} are not those below {first + period}, shifted")
    need(preperiod == 0 or claimed[preperiod - 1 + period] != claimed[preperiod - 1] + saltus, Refused,
         f"the preperiod is not the least: heap {preperiod - 1} repeats too")
    least = least_period(cycle, saltus)
    need(least == period, Refused, f"the period is not the least: {least} is one")
    largest = max(claimed)
    right = None if saltus else [largest, claimed.index(largest)]
    need(claim["max"] == right, Refused, f"max must be {right}")
    need(claim["checksum"] == checksum(claimed), Refused, f"the checksum is {checksum(claimed)}")
    return f"{claim['game']}: Grundy values have preperiod {preperiod}, period {period}, saltus {saltus}"


def checksum(values):
    low = high = 0
    for value in values:
        low = (low + value) % 2**16
        high = (high + low) % 2**16
    return format(high << 16 | low, "X")


# ---- Outcomes: docs/certificates/outcomes.md ----

def check_outcomes(claim):
    head(claim, ("certificate", "version", "game", "play", "preperiod", "period", "losing"))
    kind, takes = moves_of(claim["game"])
    need(kind == "set", Malformed, "game must be a set")
    play, preperiod, period, losing = (claim[name] for name in ("play", "preperiod", "period", "losing"))
    need(play in ("normal", "misere"), Malformed, "play must be normal or misere")
    need(natural(preperiod), Malformed, "preperiod must be a natural number")
    need(natural(period) and period > 0, Malformed, "period must be positive")
    need(naturals(losing) and ascending(losing), Malformed, "losing ascends")
    largest = max(takes, default=0)
    heaps = preperiod + period + max(largest, period)
    need(heaps <= MOST_HEAPS, Limit, f"{heaps} heaps to replay, of at most {MOST_HEAPS}")
    lost = []
    for n in range(heaps):
        left = [n - s for s in takes if s <= n]
        lost.append(all(not lost[heap] for heap in left) and (play == "normal" or left != []))
    listed = set(losing)
    for n in range(preperiod + period):
        need((n in listed) == lost[n], Refused, f"heap {n} is {'a P' if lost[n] else 'an N'}-position")
    need(all(n < preperiod + period for n in losing), Refused, f"losing goes beyond heap {preperiod + period - 1}")
    for n in range(preperiod, preperiod + largest):
        need(lost[n] == lost[n + period], Refused, f"heaps {n} and {n + period} differ")
    need(preperiod == 0 or lost[preperiod - 1] != lost[preperiod - 1 + period], Refused,
         f"the preperiod is not the least: heap {preperiod - 1} repeats too")
    # Within one period and the next one: a shift by less than the period that keeps them keeps all.
    for part in range(1, period):
        if period % part == 0:
            same = all(lost[n] == lost[n + part] for n in range(preperiod, preperiod + period))
            need(not same, Refused, f"the period is not the least: {part} is one")
    return f"{claim['game']}: outcomes under {play} play have preperiod {preperiod}, period {period}"


# ---- Laws: docs/certificates/law.md ----
#
# Linear forms are dictionaries from names to coefficients, the constant under ONE. Atoms are tuples:
#   ("sum", form, ranges)            the form lies in one of the ranges, pairs of integers or infinities
#   ("xor", a, b, c)                 c is the nim-sum of a and b
#   ("digit", base, name, digit, holds)  name has the digit in base, 0 has the digit 0; or it has not
#   ("power", base, name, holds)     name is a power of base (a Fibonacci number if base is 0), or is not
#   ("automaton", machine, names, holds)
# A case is a pair of new names and atoms: natural numbers of these names exist with which all atoms hold.

ONE = ""
INFINITY = float("inf")
MOST_CASES = 4096
MOST_PARTS = 8
MOST_NUMBER = 2**20
MOST_TRIES = 500
MOST_STATES = 2**20
MOST_TO_COME = 64
ELIMINATION = 10**5


class Steps:
    """Counts the steps of a check, which a limit ends."""

    def __init__(self):
        self.count = 0

    def spend(self, steps):
        self.count += steps
        need(self.count <= MOST_STEPS, Limit, f"{MOST_STEPS} steps are done")


def number(constant):
    return {ONE: constant} if constant else {}


def name_of(form):
    """The name that the form is, if it is one alone."""
    return next(iter(form)) if len(form) == 1 and ONE not in form and 1 in form.values() else None


def add(a, b, factor=1):
    total = dict(a)
    for name, by in b.items():
        total[name] = total.get(name, 0) + factor * by
        need(abs(total[name]) <= MOST_NUMBER, Refused, f"game: a number beyond {MOST_NUMBER}")
        if total[name] == 0:
            del total[name]
    return total


def is_constant(form):
    return all(name == ONE for name in form)


def constant(form):
    need(is_constant(form), Refused, "game: a number must be given where a variable stands")
    return form.get(ONE, 0)


def never_negative(form):
    return all(by >= 0 for by in form.values())


def within(form, *ranges):
    return "sum", form, ranges


def equal(a, b):
    return within(add(a, b, -1), (0, 0))


def at_least(a, b, more=0):
    return within(add(a, b, -1), (more, INFINITY))


def product_of_cases(*lists):
    """Each case of one with each of the others."""
    total = [((), ())]
    for cases in lists:
        need(len(total) * len(cases) <= MOST_CASES, Refused, "game: too many cases")
        total = [(names + more, atoms + further) for names, atoms in total for more, further in cases]
    return total


# The reader of a rule in a line: a parser of one token after the other.

BLANKS = " \t\r\n"
TOKEN = re.compile(r"[ \t\r\n]*([0-9]+|[a-z]+[0-9]*|\*\*|\.\.|[!<>=]=|[-+*/%<>=(){}\[\],.:;|&#])")
OTHER = re.compile(r"([:|&] *)(nim|[0-9]+\.[0-9A-Z]+|!?\{[^{}]*\}|\[[^\[\]]*\])(?= )")
WORDS = {"min", "max", "gcd", "abs", "split", "if", "and", "or", "not", "in", "bitand", "xor", "bitor", "legal", "lost", "won", "block"}
TESTS = ("compare", "in", "not", "and", "or")


class Rule:
    """variables, choices (parts, heaps of other games, condition, letters), the conditions legal, lost and won, and block:
    the number of moves that the opponent may forbid, or None."""

    def __init__(self, text, functions=()):
        need(len(text) <= 4000, Malformed, "game: the rule is too long")
        self.functions = functions
        self.tokens, self.games = [], []
        text = OTHER.sub(self.other, text)
        at = 0
        while text[at:].strip(BLANKS):
            found = TOKEN.match(text, at)
            need(found, Malformed, f"game: character {at + 1}")
            self.tokens.append("=" if found[1] == "==" else found[1])
            at = found.end()
        self.at = 0
        self.depth = 0
        self.expect("[")
        self.variables = [self.name()]
        while self.accept(","):
            self.variables.append(self.name())
        need(len(set(self.variables)) == len(self.variables), Malformed, "game: a variable twice")
        self.expect(":")
        self.choices = [self.choice()]
        while self.accept("|"):
            self.choices.append(self.choice())
        self.ends, self.block = {}, None
        while self.accept(";"):
            if self.accept("block"):
                need(self.block is None, Malformed, "game: block twice")
                self.expect(":")
                self.block = self.number()
                need(self.block > 0, Malformed, "game: block")
                continue
            word = self.sees() if self.sees() in ("legal", "won") else "lost"
            self.expect(word)
            need(word not in self.ends, Malformed, f"game: {word} twice")
            self.expect(":")
            start = self.at
            self.ends[word] = self.test(self.any())
            need(not self.letters_from(start), Malformed, f"game: a letter in {word}")
        self.expect("]")
        need(self.at == len(self.tokens), Malformed, "game: words after the rule")

    def other(self, found):
        self.games.append(found[2])
        return f"{found[1]}other{len(self.games) - 1}"

    def sees(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def accept(self, token):
        found = self.sees() == token
        self.at += found
        return found

    def expect(self, token):
        need(self.accept(token), Malformed, f"game: {token} is expected at word {self.at + 1}")

    def nested(self, reading):
        self.depth += 1
        need(self.depth <= 100, Malformed, "game: more than 100 levels")
        found = reading()
        self.depth -= 1
        return found

    def name(self):
        token = self.sees()
        need(re.fullmatch("[a-z][0-9]*", token) and token not in WORDS, Malformed,
             f"game: a name is expected at word {self.at + 1}")
        self.at += 1
        return token

    def number(self):
        token = self.sees()
        need(re.fullmatch("[0-9]{1,15}", token), Malformed, f"game: a number is expected at word {self.at + 1}")
        self.at += 1
        return int(token)

    def term(self, found):
        need(found[0] not in TESTS, Malformed, f"game: a number is expected before word {self.at + 1}")
        return found

    def test(self, found):
        need(found[0] in TESTS, Malformed, f"game: a condition is expected before word {self.at + 1}")
        return found

    def any(self):
        return self.several("or", lambda: self.several("and", self.negation))

    def several(self, kind, each):
        first = each()
        if self.sees() != kind:
            return first
        of = [self.test(first)]
        while self.accept(kind):
            of.append(self.test(each()))
        return (kind, of)

    def negation(self):
        if not self.accept("not"):
            return self.chain()
        return "not", self.nested(lambda: self.test(self.negation()))

    def chain(self):
        first = left = self.whole()
        links = []
        while self.sees() in ("=", "!=", "<", "<=", ">", ">="):
            sign = self.sees()
            self.at += 1
            right = self.term(self.whole())
            links.append(("compare", self.term(left), sign, right))
            left = right
        if self.accept("in"):
            links.append(("in", self.term(left), self.members()))
        if not links:
            return first
        return links[0] if len(links) == 1 else ("and", links)

    def whole(self):
        found = self.row(0)
        need(found[0] in TESTS or height(found) <= 100, Malformed, "game: more than 100 levels")
        return found

    def row(self, rank):
        if rank == 5:
            return self.signed()
        signs = (("bitor",), ("xor",), ("bitand",), ("+", "-"), ("*", "/", "%"))[rank]
        left = self.row(rank + 1)
        while self.sees() in signs:
            sign = self.sees()
            self.at += 1
            left = ("two", sign, self.term(left), self.term(self.row(rank + 1)))
        return left

    def signed(self):
        if self.accept("-"):
            return "negative", self.nested(lambda: self.term(self.signed()))
        left = self.atom()
        if not self.accept("**"):
            return left
        return "two", "**", self.term(left), self.nested(lambda: self.term(self.signed()))

    def atom(self):
        token = self.sees()
        if re.match("[0-9]", token):
            return "number", self.number()
        if self.accept("("):
            inner = self.nested(self.any)
            self.expect(")")
            return inner
        if token not in ("min", "max", "gcd", "abs") + self.functions:
            return "name", self.name()
        self.at += 1
        self.expect("(")
        of = [self.inner()]
        while self.accept(","):
            of.append(self.inner())
        self.expect(")")
        right = token in self.functions or (token == "abs") == (len(of) == 1)
        need(right, Malformed, f"game: arguments before word {self.at + 1}")
        return "call", token, of

    def expression(self):
        return self.term(self.whole())

    def inner(self):
        return self.nested(self.expression)

    def members(self):
        for name in ("squares", "primes", "fibonacci"):
            if self.accept(name):
                return name, None
        for name in ("powers", "divisors"):
            if self.accept(name):
                self.expect("(")
                of = self.inner()
                self.expect(")")
                return name, of
        if self.accept("digits"):
            self.expect("(")
            of = self.inner()
            base = self.inner() if self.accept(",") else ("number", 10)
            self.expect(")")
            return "digits", (of, base)
        self.expect("{")
        ranges = []
        while True:
            first = self.inner()
            ranges.append((first, self.inner() if self.accept("..") else first))
            if not self.accept(","):
                break
        self.expect("}")
        return "listed", ranges

    def part(self):
        if self.accept("split"):
            return self.split()
        first = self.expression()
        count = None
        if self.accept("#"):
            count, first = first, self.expression()
        position = [first]
        for _ in self.variables[1:]:
            self.expect(",")
            position.append(self.expression())
        return "component", count, position

    def split(self):
        need(len(self.variables) == 1, Malformed, "game: a split of several numbers")
        self.expect("(")
        of = self.inner()
        how, least, most = "any", 2, INFINITY
        if self.accept(","):
            named = next((each for each in ("distinct", "mixed", "equal") if self.accept(each)), None)
            how = named or how
            if named is None or self.accept(","):
                least = self.number()
                self.expect("..")
                most = self.number()
                need(1 <= least <= most, Malformed, "game: numbers of parts")
        self.expect(")")
        return "split", of, how, least, most

    def choice(self):
        start, parts, others = self.at, [], []
        while True:
            other = re.fullmatch("other([0-9]+)", self.sees())
            if other is None:
                parts.append(self.part())
            else:
                self.at += 1
                others.append((self.games[int(other[1])], self.expression()))
            if not self.accept("&"):
                break
        condition = self.test(self.any()) if self.accept("if") else None
        return parts, others, condition, self.letters_from(start)

    def letters_from(self, start):
        """The names since a word that are no variables."""
        names = [each for each in self.tokens[start:self.at] if re.fullmatch("[a-z][0-9]*", each)]
        return list(dict.fromkeys(each for each in names if each not in self.variables))


def height(term):
    """The levels of a term below its first: a row of signs is as deep as it is long, so no call goes down in it."""
    most, open_terms = 0, [(term, 0)]
    while open_terms:
        (kind, *of), level = open_terms.pop()
        most = max(most, level)
        below = of[1:] if kind == "two" else of if kind == "negative" else of[1] if kind == "call" else ()
        open_terms += [(each, level + 1) for each in below]
    return most


# The moves of a rule as cases.

SIGNS = {
    "=": ((0, 0),), "<": ((-INFINITY, -1),), "<=": ((-INFINITY, 0),), ">": ((1, INFINITY),),
    ">=": ((0, INFINITY),), "!=": ((-INFINITY, -1), (1, INFINITY)),
}


def union(ranges):
    found = []
    for first, last in sorted(each for each in ranges if each[0] <= each[1]):
        if found and first <= found[-1][1] + 1:
            found[-1] = (found[-1][0], max(found[-1][1], last))
        else:
            found.append((first, last))
    return found


def outside(ranges):
    """The integers in none of these ranges, which ascend and do not meet."""
    gaps, start = [], -INFINITY
    for first, last in ranges:
        if first > start:
            gaps.append((start, first - 1))
        start = last + 1
    return gaps + ([(start, INFINITY)] if start < INFINITY else [])


def said_of(tree, put):
    """A term or a condition, with terms in place of its names."""
    kind, *of = tree
    if kind == "name":
        return put[of[0]]
    if kind == "number":
        return tree
    if kind in ("two", "compare"):
        left, right = (of[1], of[2]) if kind == "two" else (of[0], of[2])
        left, right = said_of(left, put), said_of(right, put)
        return (kind, of[0], left, right) if kind == "two" else (kind, left, of[1], right)
    if kind == "call":
        return kind, of[0], [said_of(each, put) for each in of[1]]
    if kind == "in":
        name, base = of[1]
        if name == "listed":
            base = [(said_of(first, put), said_of(last, put)) for first, last in base]
        elif base is not None:
            base = said_of(base, put)
        return kind, said_of(of[0], put), (name, base)
    if kind in ("and", "or"):
        return kind, [said_of(each, put) for each in of[0]]
    return kind, said_of(of[0], put)


def among_legal(legal, variables, parts, condition, leave=False):
    """The condition of a choice whose moves lead from a legal position to legal positions alone, or to an illegal one."""
    all_of = [legal] if condition is None else [condition, legal]
    kept = []
    for part in parts:
        need(part[0] != "split", Refused, "game: a split among legal positions")
        _, count, position = part
        said = said_of(legal, dict(zip(variables, position)))
        none = ("compare", count, "=", ("number", 0))
        kept.append(said if count is None else ("or", [none, said]))
    return "and", all_of + ([("not", ("and", kept))] if leave else kept)


class Moves:
    """The moves of a game of numbers, as clauses: names, atoms, and the parts that are left or a split of a number.

    A move of a clause is a choice of natural numbers for its names with which all atoms hold. It leaves the parts,
    each a form for each variable; or, where `split` is (form, count), any `count` positive numbers of this sum. Of
    `cancelled` parts it leaves an even number besides, which is worth 0 under normal play. An atom ("beside", game,
    name) says that a heap of another game is left too; it is no condition.
    """

    def __init__(self, game):
        self.made = 0
        self.lost = self.won = self.illegal = ()
        self.legal, self.rule = [((), ())], None
        if not game.startswith("["):
            self.variables = ["n"]
            self.clauses = self.of_heap(moves_of(game))
            return
        rule = Rule(game)
        self.variables = rule.variables
        self.rule, self.goes_on = rule, [self.cases(rule.ends[word], False) for word in ("lost", "won") if word in rule.ends]
        legal = rule.ends.get("legal")
        self.clauses = self.written()
        self.lost = self.cases(rule.ends["lost"]) if "lost" in rule.ends else ()
        self.won = self.cases(rule.ends["won"]) if "won" in rule.ends else ()
        if legal is not None:
            self.legal, self.illegal = self.cases(legal), self.cases(legal, False)

    def written(self, leave=False):
        """The clauses of the moves as written; among legal positions alone, or those that leave them."""
        clauses, legal = [], self.rule.ends.get("legal")
        for left, others, condition, letters in self.rule.choices:
            if legal is not None:
                condition = among_legal(legal, self.variables, left, condition, leave)
            for names, atoms, *left in self.of_choice(left, others, condition, letters):
                for more, further in product_of_cases([(names, atoms)], *self.goes_on):
                    clauses.append((more, further, *left))
        need(len(clauses) <= MOST_CASES, Refused, "game: too many cases")
        return clauses

    def fresh(self):
        self.made += 1
        return f"_{self.made}"

    def of_heap(self, moves):
        kind, numbers = moves
        heap, clauses = {"n": 1}, []

        def one(form, least):
            clauses.append(((), (at_least(form, number(least)),), [[form]], None, []))

        if kind == "set":
            for taken in numbers:
                one(add(heap, number(-taken)), 0)
        elif kind == "all but":
            taken = outside(union([(-INFINITY, 0)] + [(each, each) for each in numbers]))
            left = add(heap, {"k": 1}, -1)
            clauses.append((("k",), (within({"k": 1}, *taken), at_least(left, {})), [[left]], None, []))
        else:
            for taken, digit in enumerate(numbers):
                left = add(heap, number(-taken))
                if taken > 0 and digit & 1:
                    clauses.append(((), (equal(heap, number(taken)),), [], None, []))
                if taken > 0 and digit & 2:
                    one(left, 1)
                for count in (2, 3):
                    if digit >> count & 1:
                        clauses.append(((), (), [], (left, count), []))
        return clauses

    def of_choice(self, parts, others, condition, letters):
        chosen = (tuple(letters), tuple(at_least({each: 1}, number(1)) for each in letters))
        conditions = product_of_cases([chosen], [((), ())] if condition is None else self.cases(condition))
        left = [self.of_part(part) for part in parts]
        need(len(parts) + len(others) <= 1 or all(split is None for each in left for *_, split, _ in each), Refused,
             "game: a split stands beside other parts")
        beside = [((), (), [], None, [])]
        for each in left:
            need(len(beside) * len(each) <= MOST_CASES, Refused, "game: too many cases")
            beside = [(n + names, a + atoms, p + more, s or split, c + cancelled)
                      for n, a, p, s, c in beside for names, atoms, more, split, cancelled in each]
        for game, heap in others:
            found = self.valued(heap)
            need(len(beside) * len(found) <= MOST_CASES, Refused, "game: too many cases")
            added = []
            for names, atoms, form in found:
                own = name_of(form)
                name = own or self.fresh()
                new = () if own else (equal({name: 1}, form),)
                added.append((names + (() if own else (name,)), atoms + new + (("beside", game, name),)))
            beside = [(n + names, a + atoms, *left) for n, a, *left in beside for names, atoms in added]
        need(len(conditions) * len(beside) <= MOST_CASES, Refused, "game: too many cases")
        for n, a in conditions:
            for names, atoms, *left in beside:
                yield from self.as_splits((n + names, a + atoms, *left), letters)

    @staticmethod
    def as_splits(clause, letters):
        """`a & n-2-a`, whose letters stand nowhere else, is a split of n - 2; and n - 2 alone, as the rest may be 0."""
        names, atoms, parts, split, cancelled = clause
        if split is not None or cancelled or beside_in(atoms) or len(parts) < 2 or len(parts[0]) > 1:
            return [clause]
        forms = [part[0] for part in parts]
        rest = forms[-1]
        alone = [name_of(form) for form in forms[:-1]]
        whole = len(alone) == len(letters) and all(each in alone and rest.get(each) == -1 for each in letters)

        def of_letters(atom):
            return atom[0] != "sum" or any(each in atom[1] for each in letters)

        if not whole or sum(map(of_letters, atoms)) != len(letters) + 1:
            return [clause]
        total = rest
        for letter in letters:
            total = add(total, {letter: 1})
        names = tuple(each for each in names if each not in letters)
        atoms = tuple(each for each in atoms if not of_letters(each))
        into = [(names, atoms, [], (total, len(parts)), [])]
        if len(parts) == 2:
            return into + [(names, atoms + (at_least(total, number(1)),), [[total]], None, [])]
        return into + [(names, atoms, [], (total, len(parts) - 1), [])]

    def of_part(self, part):
        if part[0] == "split":
            return list(self.of_split(*part[1:]))
        _, count, position = part
        found = []
        copies = [((), (), 1, False)] if count is None else self.copies_of(count)
        for choice in product_lists([self.valued(term) for term in position]):
            names = sum((each[0] for each in choice), ())
            atoms = sum((each[1] for each in choice), ())
            forms = [each[2] for each in choice]
            atoms += tuple(at_least(form, {}) for form in forms if not never_negative(form))
            for more, further, left, cancels in copies:
                found.append((more + names, further + atoms, [forms] * left, None, [forms] * cancels))
        return found

    def copies_of(self, count):
        """How many of a number of equal components are left in one case, and whether others cancel in pairs.

        Two equal ones are worth 0 together under normal play, so of a number that varies only the parity counts.
        """
        found = []
        for names, atoms, form in self.valued(count):
            if is_constant(form):
                need(constant(form) <= MOST_PARTS, Refused, "game: too many parts")
                found.append((names, atoms, max(0, constant(form)), False))
                continue
            pairs = self.fresh()
            found.append((names, atoms + (at_least({}, form),), 0, False))
            found.append((names, atoms + (equal(form, number(1)),), 1, False))
            for left in (0, 1):
                more = (at_least({pairs: 1}, number(1)), equal(form, add(number(left), {pairs: 1}, 2)))
                found.append((names + (pairs,), atoms + more, left, True))
        return found

    def of_split(self, of, how, least, most):
        need(most <= MOST_PARTS, Refused, "game: too many parts")
        for count in range(least, most + 1):
            for names, atoms, form in self.valued(of):
                if how == "any" and count > 1:
                    yield names, atoms, [], (form, count), []
                    continue
                made = [self.fresh() for _ in range(1 if how == "equal" else count)]
                forms = [{each: 1} for each in made]
                every = forms * count if how == "equal" else forms
                total = {}
                for each in every:
                    total = add(total, each)
                order = []
                if how == "distinct":
                    order = [at_least(b, a, 1) for a, b in zip(forms, forms[1:])]
                if how == "mixed":
                    order = [at_least(b, a) for a, b in zip(forms, forms[1:])] + [at_least(forms[-1], forms[0], 1)]
                positive = [at_least(each, number(1)) for each in forms]
                yield (names + tuple(made), atoms + tuple(positive + order + [equal(total, form)]),
                       [[each] for each in every], None, [])

    def only(self, term):
        found = self.valued(term)
        need(len(found) == 1 and found[0][1] == (), Refused, "game: a number that is not constant")
        return found[0][2]

    def valued(self, term):
        """The cases of a term, each with the form that is its value then; exactly one of them holds."""
        kind = term[0]
        if kind == "number":
            return [((), (), add({}, number(term[1])))]
        if kind == "name":
            return [((), (), {term[1]: 1})]
        if kind == "negative":
            return [(names, atoms, add({}, form, -1)) for names, atoms, form in self.valued(term[1])]
        if kind == "two":
            pairs = product_lists([self.valued(term[2]), self.valued(term[3])])
            return [(a[0] + b[0] + names, a[1] + b[1] + atoms, form)
                    for a, b in pairs for names, atoms, form in self.two(term[1], a[2], b[2])]
        return self.called(term[1], [self.valued(each) for each in term[2]])

    def two(self, sign, a, b):
        if sign in "+-":
            return [((), (), add(a, b, 1 if sign == "+" else -1))]
        if sign == "xor":
            return self.nim_sum(a, b)
        if sign in ("bitand", "bitor"):
            return self.shared_bits(a, b, 1 if sign == "bitor" else -1)
        if sign == "*" and is_constant(a):
            return [((), (), add({}, b, constant(a)))]
        need(is_constant(b), Refused, f"game: {sign} with a variable")
        by = constant(b)
        if sign == "*":
            return [((), (), add({}, a, by))]
        if sign == "**":
            need(is_constant(a) and by >= 0, Refused, "game: a power with a variable")
            # Beyond these exponents a power is too large, or one of 0, 1 and -1.
            return [((), (), add({}, number(constant(a) ** min(by, 22 + by % 2))))]
        need(by != 0, Refused, f"game: {sign} 0")
        return self.divided(sign, a, by)

    def divided(self, sign, a, by):
        # a / by rounded down: a new number q, or -q where a may be negative, with 0 <= a - by q < |by|.
        top, size = (a, by) if by > 0 else (add({}, a, -1), -by)
        found = []
        for direction in (1,) if never_negative(top) else (1, -1):
            name = self.fresh()
            quotient = {name: direction}
            atoms = [within(add(top, quotient, -size), (0, size - 1))]
            if direction == -1:
                atoms.append(at_least({name: 1}, number(1)))
            found.append(((name,), tuple(atoms), quotient if sign == "/" else add(a, quotient, -by)))
        return found

    def nim_sum(self, a, b):
        """Of two's complements where a number is negative: -1 - x has all bits of x reversed."""
        found = []
        for (n1, a1, x, minus), (n2, a2, y, negative) in product_lists([self.bits_of(a), self.bits_of(b)]):
            name = self.fresh()
            form = {name: 1} if minus == negative else add(number(-1), {name: 1}, -1)
            found.append((n1 + n2 + (name,), a1 + a2 + (("xor", x, y, name),), form))
        return found

    def shared_bits(self, a, b, sign):
        """The bits that both have, or that one has: half of a + b less, or more, their nim-sum."""
        return [(names + more, atoms + further, half) for names, atoms, form in self.nim_sum(a, b)
                for more, further, half in self.divided("/", add(add(a, b), form, sign), 2)]

    def bits_of(self, form):
        if name_of(form):
            return [((), (), name_of(form), False)]
        found = []
        for negative in (False,) if never_negative(form) else (False, True):
            name = self.fresh()
            value = add(number(-1), form, -1) if negative else form
            found.append(((name,), (equal({name: 1}, value),), name, negative))
        return found

    def called(self, call, of):
        if call == "gcd":
            divisor = 0
            for each in of:
                need(len(each) == 1 and each[0][1] == (), Refused, "game: gcd of a number that is not constant")
                a, b = divisor, constant(each[0][2])
                while b:
                    a, b = b, a % b
                divisor = abs(a)
            return [((), (), number(divisor))]
        if call == "abs":
            return [each for names, atoms, form in of[0]
                    for each in greater(names, atoms, form, add({}, form, -1), 1)]
        total = of[0]
        for each in of[1:]:
            total = [found for a, b in product_lists([total, each])
                     for found in greater(a[0] + b[0], a[1] + b[1], a[2], b[2], 1 if call == "max" else -1)]
        return total

    def cases(self, test, holds=True):
        """The cases in which a condition holds, or does not."""
        kind = test[0]
        if kind == "not":
            return self.cases(test[1], not holds)
        if kind in ("and", "or"):
            each = [self.cases(of, holds) for of in test[1]]
            return product_of_cases(*each) if (kind == "and") == holds else sum(each, [])
        if kind == "compare":
            ranges = SIGNS[test[2]] if holds else outside(SIGNS[test[2]])
            return [(a[0] + b[0], a[1] + b[1] + (within(add(a[2], b[2], -1), *ranges),))
                    for a, b in product_lists([self.valued(test[1]), self.valued(test[3])])]
        return [(names + more, atoms + further) for names, atoms, form in self.valued(test[1])
                for more, further in self.inside(form, test[2], holds)]

    def inside(self, form, members, holds):
        kind, of = members

        def among(ranges):
            found = union(ranges) if holds else outside(union(ranges))
            return [((), (within(form, *found),))] if found else []

        if kind == "listed":
            ends = [product_lists([self.valued(first), self.valued(last)]) for first, last in of]
            if all(len(each) == 1 and is_constant(each[0][0][2]) and is_constant(each[0][1][2]) for each in ends):
                return among([(constant(a[2]), constant(b[2])) for ((a, b),) in ends])
            every = []
            for each in ends:
                every.append([])
                for a, b in each:
                    bounds = ([(at_least(form, a[2]), at_least(b[2], form))] if holds
                              else [(at_least(a[2], form, 1),), (at_least(form, b[2], 1),)])
                    every[-1] += [(a[0] + b[0], a[1] + b[1] + more) for more in bounds]
            return sum(every, []) if holds else product_of_cases(*every)
        if kind == "divisors":
            multiple = abs(constant(self.only(of)))
            return among([(each, each) for each in range(1, multiple + 1) if multiple % each == 0])
        if kind == "digits":
            return self.among_digits(form, of, holds)
        need(kind in ("powers", "fibonacci"), Refused, f"game: {kind} have no automaton")
        base = constant(self.only(of)) if kind == "powers" else 0
        need(base >= 0, Refused, "game: powers of a negative number")
        if kind == "powers" and base < 2:
            return among([(0, 1)] if base == 0 else [(1, 1)])
        name = name_of(form)
        names, atoms = ((), ()) if name else ((self.fresh(),), ())
        if not name:
            name = names[0]
            atoms = (equal({name: 1}, form),)
        found = [(names, atoms + (("power", base, name, holds),))]
        return found if holds else found + [((), (at_least(number(-1), form),))]


    def among_digits(self, form, of, holds):
        """A number is, or is not, a digit of another; that one is natural."""
        base = constant(self.only(of[1]))
        need(2 <= base <= 36, Refused, "game: digits in this base")
        found = []
        for names, atoms, whole in self.valued(of[0]):
            for digit in range(base):
                name, more, given = name_of(whole), (), ()
                if not name:
                    name = self.fresh()
                    more, given = (name,), (equal({name: 1}, whole),)
                found.append((names + more, atoms + given + (equal(form, number(digit)),
                                                             ("digit", base, name, digit, holds))))
        return found if holds else found + [((), (within(form, (-INFINITY, -1), (base, INFINITY)),))]


def product_lists(lists):
    """Each choice of one entry of each list."""
    found = [()]
    for each in lists:
        need(len(found) * len(each) <= MOST_CASES, Refused, "game: too many cases")
        found = [sofar + (entry,) for sofar in found for entry in each]
    return found


def greater(names, atoms, a, b, sign):
    """The greater of two forms, or for sign -1 the smaller, in both cases."""
    difference = add({}, add(a, b, -1), sign)
    return [(names, atoms + (within(difference, (0, INFINITY)),), a),
            (names, atoms + (within(difference, (-INFINITY, -1)),), b)]


# Automata that read numbers by their digits, most significant first, one column of digits after the other. A machine
# has names for its tracks, a start, step(state, column) with None where nothing is accepted, and accepts(state).

class System:
    """A base, or an Ostrowski system. One digit has the digits of as many places as there are quotients."""

    def __init__(self, text):
        found = re.fullmatch("(base|ostrowski) ([1-9][0-9]?(?:,[1-9][0-9]?){0,34})", text) if type(text) is str else None
        need(found, Malformed, "system must be base b or ostrowski a,b")
        self.quotients = [int(each) for each in found[2].split(",")]
        self.carry = 0 if found[1] == "base" else 1
        need(self.carry or (len(self.quotients) == 1 and self.quotients[0] > 1), Malformed, "system: the base")
        words = [()]
        for most in self.quotients:
            words = [(digit,) + word for digit in range(most + self.carry) for word in words
                     if not (self.carry and digit == most and word and word[0] != 0)]
            need(len(words) <= 36, Malformed, "system: too many digits")
        self.words = words
        self.digits = len(words)

    def columns(self, tracks):
        need(self.digits**tracks <= 2**20, Refused, "too many numbers at once")
        return self.digits**tracks

    def column(self, index, tracks):
        """The digits of a column by its number; the first track is the most significant."""
        found = []
        for _ in range(tracks):
            index, digit = divmod(index, self.digits)
            found.append(digit)
        return tuple(reversed(found))


class Machine:
    """An automaton over named tracks; steps are computed when they are asked for, and kept."""

    def __init__(self, names, start, step, accepts):
        self.names, self.start, self.step, self.accepts = tuple(names), start, step, accepts
        self.known = {}

    def next(self, state, column):
        key = state, column
        if key not in self.known:
            self.known[key] = self.step(state, column)
        return self.known[key]


def renamed(machine, names):
    found = Machine(names, machine.start, machine.step, machine.accepts)
    found.known = machine.known
    return found


DEAD = "dead"


def complement(machine):
    def step(state, column):
        to = None if state == DEAD else machine.next(state, column)
        return DEAD if to is None else to

    return Machine(machine.names, machine.start, step, lambda state: state == DEAD or not machine.accepts(state))


def sum_machine(system, form, ranges):
    """That a linear form lies in the ranges.

    With j places to come, what was read is x U(j) + y U(j-1). The digits to come of a number make at most U(j) - 1.
    If each number of columns to come decides alone, the state is the list of its verdicts, the last one for all further
    columns. The list ends once (x - down) U(j) + y U(j-1) + down is beyond all ends of ranges for all j >= 0, or the
    same of the other side. These numbers do not fall from j = 1 on if the first two are not negative: then it is enough
    to look at j = 0 and 1.
    """
    shift = form.get(ONE, 0)
    names = sorted(name for name in form if name != ONE)
    system.columns(len(names))
    weights = [form[name] for name in names]
    ranges = [(first - shift, last - shift) for first, last in ranges]
    up = sum(by for by in weights if by > 0)
    down = -sum(by for by in weights if by < 0)
    ends = [end for pair in ranges for end in pair if abs(end) < INFINITY]
    high, low = max(ends + [0]) + 1, min(ends + [0]) - 1
    carry, places = system.carry, system.quotients[::-1]

    def least(x, y):
        return min(x + carry * y, x * (system.quotients[0] + carry) + y)

    def read(x, y, sums):
        for quotient, added in zip(places, sums):
            x, y = quotient * x + carry * y + added, carry * x
        return x, y

    zeros = [0] * len(places)

    def state_of(x, y):
        verdicts, (a, b), (c, d) = [], (x - down, y), (x + up, y)
        for _ in range(MOST_TO_COME):
            smallest, largest = a + carry * b + down, c + carry * d - up
            inside = any(first <= smallest and largest <= last for first, last in ranges)
            if not inside and any(first <= largest and smallest <= last for first, last in ranges):
                return x, y
            verdicts.append(inside)
            above, below = least(a, b), least(-c, -d)
            if above >= 0 and above + down >= high or below >= 0 and -below - up <= low:
                while verdicts[-2:-1] == verdicts[-1:]:
                    verdicts.pop()
                return ("decided", *verdicts) if verdicts != [False] else None
            (a, b), (c, d) = read(a, b, zeros), read(c, d, zeros)
        return x, y

    def step(state, column):
        if state[0] == "decided":
            further = state[:1] + state[2:] if len(state) > 2 else state
            return further if further != ("decided", False) else None
        digits = [system.words[digit] for digit in column]
        return state_of(*read(*state, [sum(by * digit[place] for by, digit in zip(weights, digits))
                                       for place in range(len(places))]))

    def accepts(state):
        if state[0] == "decided":
            return state[1]
        value = state[0] + carry * state[1]
        return any(first <= value <= last for first, last in ranges)

    return Machine(names, (0, 0), step, accepts)


def root_of(n):
    """The least r >= 2 and the e with r^e = n."""
    for root in range(2, n):
        power, exponent = 1, 0
        while power < n:
            power, exponent = power * root, exponent + 1
        if power == n:
            return root, exponent
    return n, 1


def power_machine(system, base, name):
    """One digit alone is not 0; the state is the exponent of the root so far, by the remainder that matters."""
    root, step_of = (1, 1) if base == 0 else root_of(base)
    same, width = (system.quotients[0], 1) if base == 0 else root_of(system.quotients[0])
    need(root == same and len(system.quotients) == 1 and (system.carry == 1) == (base == 0), Refused,
         "game: powers of another base than that of the system")
    exponents = {root**i: i % step_of for i in range(width)}

    def step(state, column):
        if column[0] == 0:
            return state if state < 0 else (state + width) % step_of
        return exponents.get(column[0]) if state < 0 else None

    return Machine([name], -1, step, lambda state: state == 0)


def digit_machine(system, base, name, digit):
    """Nothing was read but 0, the digit was not met, it was met."""
    need(system.carry == 0 and system.quotients == [base], Refused,
         "game: digits in another base than that of the system")

    def step(state, column):
        if state == 2 or column[0] == digit and (digit > 0 or state > 0):
            return 2
        return 1 if state or column[0] else 0

    return Machine([name], 0, step, lambda state: state == 2 or state == 0 and digit == 0)


def xor_machine(system, names):
    need(system.carry == 0 and root_of(system.digits)[0] == 2, Refused, "nim-sums need a base that is a power of 2")
    need(len(set(names)) == 3, Refused, "a nim-sum of equal numbers")
    return Machine(names, 0, lambda state, column: 0 if column[0] ^ column[1] == column[2] else None,
                   lambda state: True)


def valid_machine(system, name):
    """That the digits on a track are a number's: after a place as large as can be comes 0, also between digits."""
    def step(state, column):
        word = system.words[column[0]]
        if system.carry and state == 1 and word[0] > 0:
            return None
        return int(system.carry == 1 and word[-1] == system.quotients[0])

    return Machine([name], 0, step, lambda state: True)


def machine_of(system, atom):
    kind = atom[0]
    if kind == "sum":
        return sum_machine(system, *atom[1:])
    if kind == "xor":
        return xor_machine(system, atom[1:])
    if kind == "power":
        found = power_machine(system, atom[1], atom[2])
        return found if atom[3] else complement(found)
    if kind == "digit":
        found = digit_machine(system, *atom[1:4])
        return found if atom[4] else complement(found)
    _, machine, names, holds = atom
    need(len(set(names)) == len(names), Refused, "a position with equal numbers")
    return renamed(machine if holds else complement(machine), names)


def merged(atoms):
    """Forms that are the same but for a constant or the sign as one atom, within the ranges of all of them."""
    sums, others = {}, []
    for atom in atoms:
        if atom[0] != "sum":
            others.append(atom)
            continue
        _, form, ranges = atom
        shift = form.get(ONE, 0)
        weights = {name: form[name] for name in sorted(form) if name != ONE}
        ranges = [(first - shift, last - shift) for first, last in ranges]
        if weights and next(iter(weights.values())) < 0:
            weights = {name: -by for name, by in weights.items()}
            ranges = [(-last, -first) for first, last in reversed(ranges)]
        key = tuple(weights.items())
        known = sums.get(key, [(-INFINITY, INFINITY)])
        sums[key] = [(max(a, c), min(b, d)) for a, b in known for c, d in ranges if max(a, c) <= min(b, d)]
    return [within(dict(key), *ranges) for key, ranges in sums.items()] + others


def machines_of(system, atoms):
    return [machine_of(system, atom) for atom in merged(atoms) if atom[0] != "beside"]


def names_in(atom):
    return set(atom[1]) - {ONE} if atom[0] == "sum" else {atom[2]} if atom[0] in ("power", "digit", "beside") else \
        set(atom[1:]) if atom[0] == "xor" else set(atom[2])


def without(names, atoms, name):
    """The atoms without a name that stands in linear forms alone and that an equation gives; None if there is none."""
    having = [atom for atom in atoms if name in names_in(atom)]
    if any(atom[0] != "sum" for atom in having):
        return None
    by = next((atom for atom in having
               if abs(atom[1][name]) == 1 and len(atom[2]) == 1 and atom[2][0][0] == atom[2][0][1]), None)
    if by is None:
        return None
    # sign name + rest = goal: name = sign (goal - rest), which is a natural number.
    sign = by[1][name]
    rest = {each: weight for each, weight in by[1].items() if each != name}
    value = add({}, add(number(by[2][0][0]), rest, -1), sign)
    found = []
    for atom in atoms:
        if atom is by:
            found.append(at_least(value, {}))
        elif atom in having:
            other = {each: weight for each, weight in atom[1].items() if each != name}
            found.append(within(add(other, value, atom[1][name]), *atom[2]))
        else:
            found.append(atom)
    return tuple(each for each in names if each != name), tuple(found)


def least_piece(names, atoms):
    """As few names as equations leave."""
    for name in names:
        less = without(names, atoms, name)
        if less is not None:
            return least_piece(*less)
    return names, atoms


def reduced(names, atoms, kept, steps):
    """The piece with none but these names, if equations give the others."""
    steps.spend(ELIMINATION)
    for name in names:
        if name not in kept:
            less = without(names, atoms, name)
            found = reduced(*less, kept, steps) if less is not None else None
            if found is not None:
                return found
    return atoms if set(names) <= set(kept) else None


class Product:
    """Whether some numbers are accepted by all machines: looks at all states that they reach together.

    A column of the product is put together machine by machine: those digits on the tracks of the next machine that
    agree with the digits so far and with which it goes on.
    """

    def __init__(self, system, machines, steps):
        self.system, self.steps = system, steps
        rest = list(machines)
        self.machines, tracks, self.plan = [], [], []
        while rest:
            machine = min(rest, key=lambda each: len(set(each.names) - set(tracks)))
            rest.remove(machine)
            self.machines.append(machine)
            new = [name for name in machine.names if name not in tracks]
            tracks += new
            self.plan.append(([tracks.index(name) for name in machine.names], len(new)))
        if system.carry:
            for name in tracks:
                self.machines.append(valid_machine(system, name))
                self.plan.append(([tracks.index(name)], 0))
        digits = range(system.digits)
        self.choices = [product_of_digits(digits, new) for _, new in self.plan]

    def next(self, states):
        found = [((), ())]
        for machine, state, (places, _), choices in zip(self.machines, states, self.plan, self.choices):
            more = []
            self.steps.spend(len(found) * len(choices))
            for column, sofar in found:
                for digits in choices:
                    whole = column + digits
                    to = machine.next(state, tuple(whole[place] for place in places))
                    if to is not None:
                        more.append((whole, sofar + (to,)))
            found = more
        return {states for _, states in found}

    def is_empty(self):
        start = tuple(machine.start for machine in self.machines)
        known, open_states = {start}, [start]
        while open_states:
            states = open_states.pop()
            if all(machine.accepts(state) for machine, state in zip(self.machines, states)):
                return False
            new = self.next(states) - known
            known |= new
            open_states += new
        return True


def product_of_digits(digits, count):
    found = [()]
    for _ in range(count):
        found = [sofar + (digit,) for sofar in found for digit in digits]
    return found


AUTOMATON = ("next", "accepting")
COVER = (*AUTOMATON, "sets", "witnesses")


def automaton_of(value, system, tracks, field, names=AUTOMATON):
    """The automaton of a certificate: `next`, a state or -1 for each state and column, and `accepting` states."""
    need(type(value) is dict, Malformed, field)
    fields(value, names)
    columns = system.columns(tracks)
    table, accepting = value["next"], value["accepting"]
    need(type(table) is list and len(table) > 0 and len(table) % columns == 0, Malformed, f"{field}: next")
    size = len(table) // columns
    need(all(type(each) is int and -1 <= each < size for each in table), Malformed, f"{field}: next")
    need(table[0] == 0, Malformed, f"{field}: zeros in front must change nothing")
    need(naturals(accepting, size) and ascending(accepting), Malformed, f"{field}: accepting")
    accepted = set(accepting)
    numbers = {system.column(index, tracks): index for index in range(columns)}

    def step(state, column):
        to = table[state * columns + numbers[column]]
        return None if to < 0 else to

    machine = Machine(range(tracks), 0, step, lambda state: state in accepted)
    machine.table, machine.columns, machine.size = table, columns, size
    return machine


def leading_to(edges, ends):
    """The states from which some end can be reached."""
    before = {}
    for start, end in edges:
        before.setdefault(end, []).append(start)
    alive, open_states = set(ends), list(ends)
    while open_states:
        for state in before.get(open_states.pop(), ()):
            if state not in alive:
                alive.add(state)
                open_states.append(state)
    return alive


def cover_of(value, system, tracks, field):
    machine = automaton_of(value, system, tracks, field, COVER)
    sets, given = value["sets"], value["witnesses"]
    need(type(given) is list and type(sets) is list, Malformed, f"{field}: sets and witnesses")
    witnesses = []
    for each in given:
        need(type(each) is dict, Malformed, f"{field}: witnesses")
        fields(each, ("tracks", "states", "edges", "accepting"))
        count, states, edges, accepting = (each[name] for name in ("tracks", "states", "edges", "accepting"))
        need(natural(count) and tracks <= count <= 16 and natural(states) and 0 < states <= MOST_STATES, Malformed,
             f"{field}: a witness")
        columns = system.columns(count)
        need(naturals(edges) and len(edges) % 3 == 0, Malformed, f"{field}: edges")
        triples = list(zip(edges[::3], edges[1::3], edges[2::3]))
        need(all(a < states and b < states and column < columns for a, column, b in triples), Malformed,
             f"{field}: edges")
        need(naturals(accepting, states), Malformed, f"{field}: accepting")
        alive = leading_to([(a, b) for a, _, b in triples], accepting)
        witnesses.append((count, states, [each for each in triples if each[2] in alive], set(accepting)))
    total = sum(states for _, states, _, _ in witnesses)
    need(len(sets) == machine.size and all(naturals(each, total) for each in sets), Malformed, f"{field}: sets")
    return machine, sets, witnesses


def subtracts(items):
    """Whether a sum of a measure may be below 0, or is no sum of variables alone."""
    return any(type(item) is int or item.startswith("-") for item in items)


class Law:
    """A certificate of a law that was read, and its checks."""

    def __init__(self, claim):
        head(claim, ("certificate", "version", "game", "kind", "play", "system", "law", "measure", "reaches"),
               ("powers", "total", "sums", "others", "blocked", "moves", "won", "replies", "stays", "options", "closed"))
        self.kind, self.play = claim["kind"], claim["play"]
        need(self.kind in ("outcomes", "values"), Malformed, "kind must be outcomes or values")
        need(self.play == "normal" or (self.play == "misere" and self.kind == "outcomes"), Malformed, "play")
        need(type(claim["game"]) is str, Malformed, "game must be a text")
        self.powers = claim.get("powers")
        need("powers" not in claim or self.kind == "values" and natural(self.powers) and self.powers >= 2,
             Malformed, "powers")
        self.system = System(claim["system"])
        self.steps = Steps()
        others = claim.get("others", {})
        need(type(others) is dict and ("others" not in claim or self.kind == "values"), Malformed, "others")
        self.others = {game: Law(other) for game, other in others.items()}
        for game, law in self.others.items():
            need(law.kind == "values" and law.powers is None and others[game]["game"] == game and others[game]["system"] == claim["system"]
                 and len(law.variables) == 1, Malformed, "others")
        self.moves = Moves(claim["game"])
        self.variables = self.moves.variables
        values, misere = self.kind == "values", self.play == "misere"
        numbers = len(self.variables) + values
        self.measure, sums = claim["measure"], claim.get("sums", [])
        need(type(self.measure) is list and all(type(each) is list and all(map(self.is_item, each))
                                                for each in self.measure), Malformed, "measure lists variables")
        need("won" not in claim or not any(map(subtracts, self.measure)), Malformed, "measure of replies")
        need(type(sums) is list and len(sums) <= 8, Malformed, "sums")
        for name in ("blocked", "moves"):
            need((name in claim) == misere, Malformed, f"{name} stands in certificates of misère play alone")
        need(("total" in claim) == values, Malformed, "total stands in certificates of values alone")
        self.closed = "closed" in claim
        need(not self.closed or claim["closed"] is True and self.moves.rule is not None and "legal" in self.moves.rule.ends,
             Malformed, "closed")
        system = self.system
        self.law = automaton_of(claim["law"], system, numbers, "law")
        self.reaches = cover_of(claim["reaches"], system, numbers, "reaches")
        self.total = cover_of(claim["total"], system, len(self.variables), "total") if values else None
        self.sums = []
        for each in sums:
            machine = automaton_of(each, system, 2, "sums", (*AUTOMATON, "cover"))
            self.sums.append((machine, cover_of(each["cover"], system, 2, "sums")))
        self.blocked = automaton_of(claim["blocked"], system, numbers, "blocked") if misere else None
        self.some_move = cover_of(claim["moves"], system, numbers, "moves") if misere else None
        drawn = "won" in claim and not values
        need(all((name in claim) == drawn for name in ("won", "replies", "stays")), Malformed, "won, replies and stays")
        self.won = automaton_of(claim["won"], system, numbers, "won") if drawn else None
        self.replies = cover_of(claim["replies"], system, 2 * numbers, "replies") if drawn else None
        self.stays = cover_of(claim["stays"], system, numbers, "stays") if drawn else None
        block = self.moves.rule and self.moves.rule.block
        need(("options" in claim) == (block is not None), Malformed, "options stands where moves may be forbidden")
        self.options = None
        if block is not None:
            options = claim["options"]
            need(type(options) is list and len(options) == block + 1, Malformed, "options")
            need(not values and not misere and not drawn, Malformed, "a game with block has outcomes alone, under normal play")
            self.options = [cover_of(each, system, 2 * numbers, "options") for each in options]

    def is_item(self, item):
        return natural(item) or type(item) is str and item[item.startswith("-"):] in self.variables

    def sum_of(self, items, part):
        """A sum of the measure, with the numbers of `part` for the variables."""
        found = {}
        for item in items:
            if type(item) is int:
                found = add(found, number(item))
            else:
                sign = -1 if item.startswith("-") else 1
                found = add(found, part[self.variables.index(item[item.startswith("-"):])], sign)
        return found

    def possible(self, names, atoms):
        """Whether there are natural numbers with which all atoms hold."""
        _, atoms = least_piece(tuple(names), tuple(atoms))
        return not Product(self.system, machines_of(self.system, atoms), self.steps).is_empty()

    def check(self):
        for other in self.others.values():
            other.check()
        need(any(self.possible(names, atoms) for names, atoms in self.moves.legal), Refused, "game: no position is legal")
        if self.closed:
            need(not any(self.possible(names, atoms) for names, atoms, *_ in self.moves.written(True)), Refused,
                 "closed: a move leads out of the legal positions")
        self.moves.clauses = [each for clause in self.moves.clauses for each in self.without_idle(clause)]
        if self.won is None:
            self.check_end()
        else:
            self.check_draws()
        if self.kind == "values":
            self.check_values()
        else:
            self.check_outcomes()

    def without_idle(self, clause):
        """What leaves the position itself, beside nothing but empty heaps, is no move."""
        names, atoms, parts, split, cancelled = clause
        found = [clause]
        if cancelled or beside_in(atoms) or len(parts) > 1 and len(self.variables) > 1:
            return found
        for i, part in enumerate(parts):
            differences = [add(form, {name: 1}, -1) for form, name in zip(part, self.variables)]
            rest = {}
            for j, other in enumerate(parts):
                if j != i:
                    for form in other:
                        rest = add(rest, form)
            zero = differences + ([rest] if len(parts) > 1 else [])
            same = [within(form, (0, 0)) for form in zero]
            if self.possible(names, atoms + tuple(same)):
                differ = [tuple(same[:j]) + (within(form, *SIGNS["!="]),) for j, form in enumerate(zero)]
                found = [(n, a + more, *left) for n, a, *left in found for more in differ]
        return found

    def check_end(self):
        """Every component that a move leaves is smaller in the first of the sums of the measure that changes."""
        here = [{name: 1} for name in self.variables]
        below = [within(self.sum_of(each, here), (-INFINITY, -1)) for each in self.measure if subtracts(each)]
        for names, atoms, parts, split, cancelled in self.moves.clauses:
            need(not below or split is None, Refused, "a move need not make the measure smaller")
            for each in below:
                need(not self.possible(names, atoms + (each,)), Refused, "a move where the measure is below 0")
            if split is not None:
                of, count = split
                grows = [(at_least(of, number(count)),
                          at_least(add(of, number(1 - count)), {self.variables[0]: 1}))]
            else:
                grows = []
                for part in parts + cancelled:
                    changes = [add(self.sum_of(each, part), self.sum_of(each, here), -1) for each in self.measure]
                    kept = [within(change, (0, 0)) for change in changes]
                    grows.append(tuple(kept))
                    grows += [tuple(kept[:i]) + (at_least(change, number(1)),) for i, change in enumerate(changes)]
            for more in grows:
                need(not self.possible(names, atoms + more), Refused, "a move need not make the measure smaller")

    def check_draws(self):
        """Every move from a P-position has a reply to a smaller one; a draw has a move to a draw, and none to P."""
        moves, variables = self.moves, self.variables
        need(all(split is None and len(parts) == 1 for _, _, parts, split, _ in moves.clauses), Refused,
             "a move leaves no component, or several")

        def lost(of, holds=True):
            return ("automaton", self.law, list(of), holds),

        def drawn(of):
            return lost(of, False) + (("automaton", self.won, list(of), False),)

        need(not self.possible((), lost(variables) + (("automaton", self.won, variables, True),)), Refused,
             "a position is both lost and won")
        pieces = []
        for names, atoms, parts, _, _ in moves.clauses:
            of, more, further = named(parts[0], "to")
            pieces.append((names + more, atoms + further, of))
        for names, atoms, of in pieces:
            need(not self.possible(names, atoms + lost(of) + drawn(variables)), Refused, "a draw has a move to a P-position")
        illegal = list(moves.illegal)
        self.check_cover("stays", self.stays, variables, drawn(variables),
                         [(names, atoms + drawn(of)) for names, atoms, of in pieces] + illegal)
        left = [f"=left{i}" for i in range(len(variables))]
        origin = [f"=from{i}" for i in range(len(variables))]
        answered = self.replies[0]
        for names, atoms, parts, _, _ in moves.clauses:
            same = tuple(equal({name: 1}, form) for name, form in zip(left, parts[0]))
            unmet = ("automaton", answered, left + variables, False),
            need(not self.possible(names, atoms + same + lost(variables) + unmet), Refused,
                 "replies does not hold all positions")
        found = list(moves.won)
        if self.blocked is not None:
            found.append(((), (("automaton", self.blocked, variables, True),)))
        for names, atoms, of in pieces:
            for i in range(len(self.measure)):
                smaller = ()
                for j, names_of in enumerate(self.measure[:i + 1]):
                    change = {}
                    for name in names_of:
                        at = variables.index(name)
                        change = add(add(change, {of[at]: 1}), {origin[at]: 1}, -1)
                    smaller += (within(change, (0, 0) if j < i else (-INFINITY, -1)),)
                found.append((names, atoms + lost(of) + smaller))
        both = [*variables, *origin]
        self.check_cover("replies", self.replies, both, [("automaton", answered, both, True)], found)

    def check_outcomes(self):
        moves, variables = self.moves, self.variables
        # Equal components cancel in pairs only in sums under normal play.
        alone = self.play == "misere" or len(moves.won) > 0
        alone = alone or self.won is not None or self.options is not None
        several = [split is not None or len(parts) > 1 for _, _, parts, split, _ in moves.clauses]
        need(not any(beside_in(clause[1]) or alone and (clause[4] or more) for clause, more in zip(moves.clauses, several)),
             Refused, "a move leaves several components")
        for a, more in moves.lost:
            for b, further in moves.won:
                need(not self.possible(a + b, more + further), Refused, "a position is both lost and won")
        in_law = ("automaton", self.law, variables, True)
        is_won = ("automaton", self.law, variables, False) if self.won is None else ("automaton", self.won, variables, True)
        winning = []
        if self.options is not None:
            winning.append(self.check_options())
        for clause, more in zip([] if self.options is not None else moves.clauses, several):
            names, atoms, parts, _, _ = clause
            if more:
                names, atoms, parts = self.all_parts(clause)
                to = [named(part, f"to{i}") for i, part in enumerate(parts)]
                for one, other in itertools.combinations(to, 2):
                    both = tuple(("automaton", self.law, of, False) for of in (one[0], other[0]))
                    need(not self.possible(names + one[1] + other[1], atoms + one[2] + other[2] + both + (in_law,)), Refused,
                         "a move from a P-position leaves two N-positions")
                for pairs, singles in pairings(range(len(parts))):
                    own = names + sum((to[i][1] for i in singles), ())
                    said = atoms + sum((to[i][2] + (("automaton", self.law, to[i][0], True),) for i in singles), ())
                    same = (equal(a, b) for i, j in pairs for a, b in zip(parts[i], parts[j]))
                    winning.append((own, said + tuple(same)))
            elif parts:
                of, more, further = named(parts[0], "to")
                winning.append((names + more, atoms + further + (("automaton", self.law, of, True),)))
            elif self.play == "normal":
                winning.append((names, atoms))
        winning += moves.won
        for names, atoms in winning:
            need(not self.possible(names, atoms + (in_law,)), Refused, "a P-position of the law is won")
        illegal = list(moves.illegal)
        if self.blocked is None:
            self.check_cover("reaches", self.reaches, variables, [is_won], winning + illegal)
            return
        any_move = [(names, atoms) for names, atoms, *_ in moves.clauses] + list(moves.lost) + illegal
        is_blocked = ("automaton", self.blocked, variables, True)
        for names, atoms in any_move:
            need(not self.possible(names, atoms + (is_blocked,)), Refused, "blocked: a position has a move or is lost")
        not_blocked = ("automaton", self.blocked, variables, False)
        self.check_cover("moves", self.some_move, variables, [in_law], any_move)
        self.check_cover("reaches", self.reaches, variables, [is_won, not_blocked], winning + illegal)

    def check_options(self):
        """The moves to P-positions, those after one other in lexicographic order, after two, ...; returns the last ones."""
        variables = self.variables
        to, sooner = ([f"={which}{i}" for i in range(len(variables))] for which in ("to", "sooner"))
        need(all(split is None and len(parts) == 1 for _, _, parts, split, _ in self.moves.clauses), Refused,
             "a move leaves no component, or several")
        pieces = []
        for names, atoms, parts, _, _ in self.moves.clauses:
            same = tuple(equal({name: 1}, form) for name, form in zip(to, parts[0]))
            pieces.append((names, atoms + same + (("automaton", self.law, to, True),)))
        names = [*variables, *to]
        any_option = ("automaton", self.options[0][0], names, True)
        for cover in self.options:
            machine = cover[0]
            for more, atoms in pieces:
                need(not self.possible(more, atoms + (("automaton", machine, names, False),)), Refused,
                     "options does not hold all positions")
            self.check_cover("options", cover, names, [("automaton", machine, names, True)], pieces)
            before = ("automaton", machine, [*variables, *sooner], True)
            changes = [add({one: 1}, {other: 1}, -1) for one, other in zip(sooner, to)]
            pieces = [(tuple(sooner), (before, any_option) + tuple(within(change, (0, 0)) for change in changes[:i])
                       + (within(changes[i], (-INFINITY, -1)),)) for i in range(len(variables))]
        return tuple(to), (("automaton", machine, names, True),)

    @staticmethod
    def all_parts(clause):
        """Names, atoms and components of a clause; those of a split have names."""
        names, atoms, parts, split, _ = clause
        need((split[1] if split else len(parts)) <= 4, Refused, "so many components without values")
        if split is None:
            return names, atoms, parts
        own = tuple(f"=part{i}" for i in range(split[1]))
        total = {each: 1 for each in own}
        atoms += tuple(at_least({each: 1}, number(1)) for each in own) + (equal(total, split[0]),)
        return names + own, atoms, [[{each: 1}] for each in own]

    def check_values(self):
        variables, value = self.variables, "=value"
        need(not self.moves.won, Refused, "a game with won positions has no values")

        def has(name):
            return "automaton", self.law, [*variables, name], True

        one, other = "=one", "=other"
        less = at_least({other: 1}, {one: 1}, 1)
        need(not self.possible((one, other), (has(one), has(other), less)), Refused, "a position has two values")
        power = ()
        if self.powers is not None:
            need(all(len(parts) <= 1 and split is None and not beside_in(atoms)
                     for _, atoms, parts, split, _ in self.moves.clauses), Refused, "a move leaves several components")
            need(not self.possible((one,), (has(one), ("power", self.powers, one, False))), Refused,
                 "a value is no power")
            power = (("power", self.powers, value, True),)
        every = [at_least({name: 1}, {}) for name in variables]
        illegal = list(self.moves.illegal)
        self.check_cover("total", self.total, variables, every, [((value,), (has(value),))] + illegal)
        self.check_sums()
        pieces = [self.option_value(clause) for clause in self.moves.clauses]
        for names, atoms in pieces:
            need(not self.possible(names, atoms + (has(value),)), Refused, "an option has the value of its position")
        smaller = at_least({one: 1}, {value: 1}, 1)
        self.check_cover("reaches", self.reaches, [*variables, value], [has(one), smaller, *power], pieces + illegal)

    def option_value(self, clause):
        """That an option by this clause has the value =value."""
        names, atoms, parts, split, _ = clause
        if split is not None:
            of, count = split
            need(count - 2 < len(self.sums), Refused, f"sums has nothing for {count} parts")
            of, more, further = named([of], "rest")
            sums = "automaton", self.sums[count - 2][0], [*of, "=value"], True
            return names + more, atoms + further + (sums,)
        others = beside_in(atoms)
        atoms = tuple(atom for atom in atoms if atom not in others)
        if not parts and not others:
            return names, atoms + (equal({"=value": 1}, {} if self.powers is None else number(1)),)
        last = len(parts) + len(others) - 1
        own = ["=value"] if last == 0 else [f"=value{i}" for i in range(last + 1)]
        total = [own[0]] + [f"=sum{i}" for i in range(1, last)] + ["=value"] * (last > 0)
        for i, part in enumerate(parts):
            of, more, further = named(part, f"to{i}")
            names, atoms = names + more, atoms + further + (("automaton", self.law, [*of, own[i]], True),)
        for (_, game, name), value in zip(others, own[len(parts):]):
            if game == "nim":
                atoms += (equal({value: 1}, {name: 1}),)
            else:
                need(game in self.others, Refused, f"others: no certificate of {game[:40]}")
                atoms += (("automaton", self.others[game].law, [name, value], True),)
        for i in range(last):
            atoms += (("xor", total[i], own[i + 1], total[i + 1]),)
        return names + tuple(each for each in own + total[1:] if each != "=value"), atoms

    def check_sums(self):
        """The nim-sums of two parts are those of values; of one more part, those of a value and a sum before."""
        rest, value = names = ["=rest", "=value"]
        for i, (machine, cover) in enumerate(self.sums):
            others = self.law if i == 0 else self.sums[i - 1][0]
            form = {"=a": 1, "=b": 1, rest: -1}
            made = [("automaton", self.law, ["=a", "=f"], True), ("automaton", others, ["=b", "=g"], True),
                    at_least({"=a": 1}, number(1))]
            made += [at_least({"=b": 1}, number(1))] if i == 0 else []
            made += [within(form, (0, 0)), ("xor", "=f", "=g", value)]
            lacking = machines_of(self.system, made + [("automaton", machine, names, False)])
            need(Product(self.system, lacking, self.steps).is_empty(), Refused, "sums lacks a nim-sum of values")
            self.check_cover("sums", cover, names, [("automaton", machine, names, True)],
                             [(("=a", "=b", "=f", "=g"), tuple(made))])

    def check_cover(self, field, cover, names, needed, pieces):
        """For all numbers `names` with which all of `needed` holds, one of the pieces holds."""
        machine, sets, witnesses = cover
        machines = machines_of(self.system, needed) + [complement(renamed(machine, names))]
        need(Product(self.system, machines, self.steps).is_empty(), Refused, f"{field} does not hold all positions")
        for i, witness in enumerate(witnesses):
            need(any(self.is_witness(names, witness, piece) for piece in pieces), Refused,
                 f"{field}: witness {i} is one of nothing")
        need(self.follows(machine, len(names), sets, witnesses), Refused, f"{field}: a step without a witness")

    def is_witness(self, names, witness, piece):
        """Whether the piece holds for all words of a witness, when its further tracks are some names of the piece."""
        of, atoms = piece
        for kept in itertools.islice(choices_of(of, witness[0] - len(names)), MOST_TRIES):
            least = reduced(of, atoms, kept, self.steps)
            if least is None:
                continue
            tracks = [*names, *kept]
            machines = machines_of(self.system, least) + [valid_machine(self.system, name) for name in tracks]
            if all(self.is_inside(witness, tracks, each) for each in machines):
                return True
        return False

    def is_inside(self, witness, tracks, machine):
        count, _, edges, accepting = witness
        need(set(machine.names) <= set(tracks), Refused, "tracks of a witness")
        places = [tracks.index(name) for name in machine.names]
        leaving = {}
        for start, column, end in edges:
            digits = self.system.column(column, count)
            leaving.setdefault(start, []).append((tuple(digits[place] for place in places), end))
        known = {(0, machine.start)}
        open_pairs = [(0, machine.start)]
        while open_pairs:
            state, other = open_pairs.pop()
            if state in accepting and not machine.accepts(other):
                return False
            self.steps.spend(len(leaving.get(state, ())) + 1)
            for column, end in leaving.get(state, ()):
                to = machine.next(other, column)
                if to is None:
                    return False
                if (end, to) not in known:
                    known.add((end, to))
                    open_pairs.append((end, to))
        return True

    def follows(self, machine, tracks, sets, witnesses):
        """Whether in each state the set is of states that witnesses come to, with an accepting one where it accepts."""
        before, starts, ends, first = {}, set(), set(), 0
        for count, states, edges, accepting in witnesses:
            starts.add(first)
            ends |= {first + state for state in accepting}
            further = self.system.digits ** (count - tracks)
            for start, column, end in edges:
                before.setdefault((first + end, column // further), set()).add(first + start)
            first += states
        # Before the first digit of the position a witness may read digits on its own tracks.
        early = set(starts)
        grown = -1
        while grown < len(early):
            grown = len(early)
            early |= {state for (state, column), others in before.items() if column == 0 and others & early}
        if not set(sets[0]) <= early:
            return False
        table, columns = machine.table, machine.columns
        edges = [(i // columns, to) for i, to in enumerate(table) if to >= 0]
        accepting = [state for state in range(machine.size) if machine.accepts(state)]
        alive = leading_to(edges, accepting)
        members = [set(each) for each in sets]
        if any(not members[state] & ends for state in accepting):
            return False
        for i, to in enumerate(table):
            state, column = divmod(i, columns)
            if to in alive and i > 0:
                self.steps.spend(len(sets[to]))
                for each in sets[to]:
                    if not before.get((each, column), set()) & members[state]:
                        return False
        return True


def pairings(places):
    """All ways to pair some of these places: pairs, and the others."""
    if not places:
        yield [], []
        return
    first, *rest = places
    for pairs, singles in pairings(rest):
        yield pairs, [first] + singles
    for other in rest:
        for pairs, singles in pairings([each for each in rest if each != other]):
            yield [(first, other)] + pairs, singles


def beside_in(atoms):
    """The heaps of other games that a clause leaves."""
    return [atom for atom in atoms if atom[0] == "beside"]


def named(forms, at):
    """Names for forms, with the equations that give the new ones."""
    names = []
    for i, form in enumerate(forms):
        own = name_of(form)
        names.append(own if own and own not in names else f"{at}.{i}")
    new = tuple(name for name, form in zip(names, forms) if name != name_of(form))
    return names, new, tuple(equal({name: 1}, form) for name, form in zip(names, forms) if name in new)


def choices_of(names, count):
    """Lists of so many of the names."""
    if count == 0:
        yield ()
    for name in names if count > 0 else ():
        for rest in choices_of([each for each in names if each != name], count - 1):
            yield (name, *rest)


def check_law(claim):
    try:
        law = Law(claim)
    except Refused as found:
        # A rule without automata is no part of the format.
        raise Malformed(str(found)) from None
    law.check()
    what = "values" if law.kind == "values" else f"P-positions under {law.play} play"
    among = "; a move out of its legal positions is no move" if law.moves.illegal else ""
    if law.closed:
        among = "; no move leads out of its legal positions"
    if law.won is not None:
        among += "; the N-positions are those of `won`, and all others are draws"
    states = f"{law.law.size} states in {claim['system']}"
    return f"{claim['game'][:80]}: the {what} are those of the automaton of {states}{among}"


# ---- Takes of squares: docs/certificates/squares.md ----
#
# The conditions of such a rule are evaluated at one number. A division by 0, a negative exponent, the digits of a negative
# number, and numbers beyond the limits below have no value.

MOST_BITS = 4096
MOST_PRIME = 2**40
BOUND = 2**MOST_BITS

COMPARED = {
    "=": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
CALLED = {"min": min, "max": max, "gcd": lambda *of: gcd(of), "abs": abs}


def valued(holds):
    need(holds, Refused, "the condition of a move has no value, or a number in it is too large")


def small(value):
    valued(-BOUND < value < BOUND)
    return value


def gcd(numbers):
    found = 0
    for number in numbers:
        found = math.gcd(found, number)
    return found


def power(a, b):
    valued(b >= 0)
    if abs(a) <= 1:
        return a ** (2 - b % 2 if b else 0)
    valued((abs(a).bit_length() - 1) * b < MOST_BITS)
    return small(a**b)


def divided(operation):
    def by(a, b):
        valued(b != 0)
        return operation(a, b)
    return by


OPERATIONS = {
    "+": lambda a, b: small(a + b),
    "-": lambda a, b: small(a - b),
    "*": lambda a, b: small(a * b),
    "/": divided(lambda a, b: a // b),
    "%": divided(lambda a, b: a % b),
    "**": power,
    "bitand": lambda a, b: a & b,
    "bitor": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}


def square(value):
    """Whether a number is a positive square."""
    return value > 0 and math.isqrt(value) ** 2 == value


class Conditions:
    """The conditions of a rule with one variable."""

    def __init__(self, variable, steps):
        self.variable, self.steps = variable, steps

    def holds(self, test, n):
        self.steps.spend(64)
        kind, *of = test
        if kind == "not":
            return not self.holds(of[0], n)
        if kind == "and":
            return all(self.holds(each, n) for each in of[0])
        if kind == "or":
            return any(self.holds(each, n) for each in of[0])
        if kind == "compare":
            left, sign, right = of
            return COMPARED[sign](self.value(left, n), self.value(right, n))
        return self.among(self.value(of[0], n), of[1], n)

    def value(self, term, n):
        self.steps.spend(64)
        kind, *of = term
        if kind == "number":
            return of[0]
        if kind == "name":
            return n
        if kind == "negative":
            return -self.value(of[0], n)
        if kind == "call":
            return CALLED[of[0]](*[self.value(each, n) for each in of[1]])
        sign, left, right = of
        return OPERATIONS[sign](self.value(left, n), self.value(right, n))

    def among(self, value, members, n):
        name, of = members
        if name == "listed":
            return any(self.value(first, n) <= value <= self.value(last, n) for first, last in of)
        if name == "squares":
            return square(value)
        if name == "primes":
            return self.prime(value)
        if name == "fibonacci":
            a, b = 1, 2
            while a < value:
                a, b = b, a + b
            return a == value
        if name == "digits":
            whole, base = (self.value(each, n) for each in of)
            valued(whole >= 0 and base >= 2)
            digits = {0} if whole == 0 else set()
            while whole > 0:
                self.steps.spend(64)
                digits.add(whole % base)
                whole //= base
            return value in digits
        number = self.value(of, n)
        if name == "divisors":
            return value >= 1 and number != 0 and number % value == 0
        if abs(number) <= 1:
            return value in (1, number)
        found = 1
        while abs(found) < abs(value):
            self.steps.spend(64)
            found *= number
        return found == value

    def prime(self, value):
        valued(value < MOST_PRIME)
        divisor = 2
        while divisor * divisor <= value and value % divisor:
            self.steps.spend(1)
            divisor += 1
        return value >= 2 and divisor * divisor > value


class Squares:
    """A law of takes of squares: the P-positions, the other N-positions of the list, and draws."""

    def __init__(self, claim):
        head(claim, ("certificate", "version", "game", "play", "losing", "winning", "roots"))
        need(type(claim["game"]) is str and claim["game"].startswith("["), Malformed, "game must be a rule")
        need(claim["play"] in ("normal", "misere"), Malformed, "play must be normal or misere")
        for name in ("losing", "winning", "roots"):
            need(naturals(claim[name]) and ascending(claim[name]), Malformed, f"{name} ascends")
        self.losing, self.winning, roots = claim["losing"], claim["winning"], claim["roots"]
        need(len(roots) == 2 and roots[0] > 0, Malformed, "roots are two positive numbers")
        self.a, self.b = roots
        self.misere = claim["play"] == "misere"
        self.lost, self.listed, self.steps = set(self.losing), set(self.winning), Steps()
        rule = Rule(claim["game"])
        need(len(rule.variables) == 1, Malformed, "game: a rule of one number")
        need(not rule.ends and rule.block is None, Malformed, "game: a clause after the moves")
        self.name = rule.variables[0]
        self.conditions = Conditions(self.name, self.steps)
        moves = [self.move(choice) for choice in rule.choices]
        need(None in moves, Malformed, "game: no move takes any square")
        self.constants = [each for each in moves if each is not None]

    def move(self, choice):
        """None for `n-k if k in squares`, a constant and a condition for `n+3 if n % 2 = 0`."""
        parts, others, condition, letters = choice
        wrong = "game: a move that neither takes any square nor adds or takes a constant"
        need(len(parts) == 1 and not others and parts[0][:2] == ("component", None), Malformed, wrong)
        [to] = parts[0][2]
        need(to[0] == "two" and to[1] in ("+", "-") and to[2] == ("name", self.name), Malformed, wrong)
        _, sign, _, by = to
        if len(letters) == 1:
            letter = ("name", letters[0])
            need(sign == "-" and by == letter, Malformed, wrong)
            need(condition == ("in", letter, ("squares", None)), Malformed, wrong)
            return None
        need(not letters and by[0] == "number", Malformed, wrong)
        return by[1] if sign == "+" else -by[1], condition

    def options(self, n):
        """The numbers to which constants lead from n. The position itself is no option."""
        return [n + by for by, condition in self.constants
                if by != 0 and n + by >= 0 and (condition is None or self.conditions.holds(condition, n))]

    def above(self, n, limit=INFINITY):
        """Whether n is a square more than a P-position below the limit."""
        self.steps.spend(len(self.losing))
        return any(p < limit and square(n - p) for p in self.losing)

    def at_once(self, n):
        """Whether the player to move has won, having no move. From 1 on, 1 can be taken."""
        return self.misere and n == 0 and not self.options(0)

    def answered(self, n, p):
        return self.above(n, p) or self.at_once(n) or any(to < p and to in self.lost for to in self.options(n))

    def bound(self):
        """The number beyond which each draw has a move to a draw."""
        beyond = self.b**2 + max([0] + self.losing[-1:] + self.winning[-1:])
        if not self.losing:
            return beyond
        least, most = self.losing[0], self.losing[-1]
        x = (self.b**2 - self.a**2 + most - least + 1) // 2
        return max(beyond, self.a**2 + most + x**2)

    def check(self):
        bound = self.bound()
        need(bound + 1 <= MOST_HEAPS, Limit, f"{bound + 1} numbers to examine, of at most {MOST_HEAPS}")
        for p in self.losing:
            won = self.above(p) or p in self.listed or self.at_once(p)
            need(not won, Refused, f"{p} is listed as a P-position, and the player to move wins there")
            for to in [p - x * x for x in range(1, math.isqrt(p) + 1)] + self.options(p):
                need(self.answered(to, p), Refused, f"the move from {p} to {to} has no answer to a smaller P-position")
        for n in self.winning:
            need(not self.above(n), Refused, f"{n} is a square more than a P-position")
            won = self.at_once(n) or any(to in self.lost for to in self.options(n))
            need(won, Refused, f"{n} is listed in winning and has no move to a P-position")
        need(not self.at_once(0) or 0 in self.listed, Refused, "0 is won and not listed in winning")
        for by, _ in self.constants:
            for n in (p - by for p in self.losing if p >= by):
                known = n in self.listed or self.above(n)
                won = not known and any(to in self.lost for to in self.options(n))
                need(not won, Refused, f"{n} is won and not listed in winning")
        self.check_draws(bound)
        return bound

    def check_draws(self, bound):
        difference = self.b**2 - self.a**2
        need(all(p + difference not in self.lost for p in self.losing), Refused,
             f"two P-positions differ by {difference}, the difference of the squares of roots")
        draw = bytearray(b"\1" * (bound + 1))
        for p in self.losing:
            draw[p] = 0
            for x in range(1, math.isqrt(bound - p) + 1):
                draw[p + x * x] = 0
        for n in self.winning:
            draw[n] = 0
        for n in range(bound + 1):
            if draw[n]:
                x = 1
                while x * x <= n and not draw[n - x * x]:
                    x += 1
                self.steps.spend(x)
                stays = x * x <= n or any(draw[to] if to <= bound else not self.above(to) for to in self.options(n))
                need(stays, Refused, f"{n} is a draw of the law and has no move to a draw")


def check_squares(claim):
    law = Squares(claim)
    bound = law.check()
    lost, won = (", ".join(map(str, each))[:80] or "none" for each in (law.losing, law.winning))
    return (f"{claim['game'][:80]}: under {claim['play']} play the P-positions are {lost}; the N-positions are the numbers "
            f"that are a square more than one of them, and these: {won}; all others are draws, each examined up to {bound}")


# ---- Laws by a theorem: docs/certificates/theorem.md ----
#
# Numbers that are not known are sums: dictionaries from atoms to integers, the constant under ONE. An atom is a name, a
# product of atoms as a*b, or a result of a function of which only bounds are known, as _1. All dictionaries are without
# zeros.

MOST_INEQUALITIES = 400


class Undecided(Exception):
    """A statement that cannot be decided, with the reason."""


class Fault(Exception):
    """The theorem does not give the law of the rule."""


def plus(a, b, factor=1):
    total = dict(a)
    for name, by in b.items():
        total[name] = total.get(name, 0) + factor * by
        if total[name] == 0:
            del total[name]
    return total


def minus(a, b):
    return plus(a, b, -1)


UNIT = {ONE: 1}


def lowest(form):
    """A sum that is at least 0 for the same integers: in lowest terms, with the constant rounded down."""
    common = 0
    for name, by in form.items():
        if name != ONE:
            common = greatest_common_divisor(common, abs(by))
    return {name: by // common for name, by in form.items() if by // common} if common > 1 else form


def greatest_common_divisor(a, b):
    while b:
        a, b = b, a % b
    return a


def is_impossible(forms, steps):
    """Whether no integers make all of these sums at least 0, by Fourier-Motzkin elimination; False when in doubt."""
    current = {}

    def negative(into, form):
        form = lowest(form)
        if is_constant(form):
            return form.get(ONE, 0) < 0
        key = tuple(sorted((name, by) for name, by in form.items() if name != ONE))
        if key not in into or into[key].get(ONE, 0) > form.get(ONE, 0):
            into[key] = form
        return False

    if any([negative(current, form) for form in forms]):
        return True
    while current:
        steps.spend(1000 * len(current))
        counts = {}
        for form in current.values():
            for name, by in form.items():
                if name != ONE:
                    lower, upper, exact = counts.get(name, (0, 0, True))
                    counts[name] = lower + (by > 0), upper + (by < 0), exact and abs(by) == 1
        # Without an atom that has the weights 1 and -1 alone the same integers are possible as before.
        least = min(sorted(counts), key=lambda name: (not counts[name][2], counts[name][0] * counts[name][1]))
        following = {key: form for key, form in current.items() if least not in form}
        lower = [form for form in current.values() if form.get(least, 0) > 0]
        upper = [form for form in current.values() if form.get(least, 0) < 0]
        for a in lower:
            for b in upper:
                scaled = {name: -b[least] * by for name, by in a.items()}
                if negative(following, plus(scaled, b, a[least])):
                    return True
                if len(following) > MOST_INEQUALITIES:
                    return False
        current = following
    return False


class Facts:
    """Known sums that are at least 0 in one case. A question that they do not decide opens another case."""

    def __init__(self, answers, cases, steps):
        self.answers, self.cases, self.steps = answers, cases, steps
        self.known, self.naturals, self.made = [], set(), {}
        self.asked = self.count = 0

    def natural(self, name):
        if name not in self.naturals:
            self.at_least_0({name: 1})
        return {name: 1}

    def at_least_0(self, form):
        self.naturals.update(form)
        self.known.append(form)

    def follows(self, form):
        return is_impossible(self.known + [minus({ONE: -1}, form)], self.steps)

    def is_natural(self, form):
        if is_constant(form):
            return form.get(ONE, 0) >= 0
        opposite = minus({ONE: -1}, form)
        if self.asked == len(self.answers):
            if self.follows(form):
                answer = True, True
            elif self.follows(opposite):
                answer = False, True
            else:
                self.cases.append(self.answers + [(False, False)])
                answer = True, False
            self.answers.append(answer)
        holds, known = self.answers[self.asked]
        self.asked += 1
        if not known:
            self.known.append(form if holds else opposite)
        return holds

    def is_surely_natural(self, form):
        if is_constant(form):
            return form.get(ONE, 0) >= 0
        if self.asked == len(self.answers):
            self.answers.append((self.follows(form), True))
        self.asked += 1
        return self.answers[self.asked - 1][0]

    def is_equal(self, a, b):
        return self.is_natural(minus(a, b)) and self.is_natural(minus(b, a))

    def is_surely_equal(self, a, b):
        return self.is_surely_natural(minus(a, b)) and self.is_surely_natural(minus(b, a))

    def result(self, name, of, bounds):
        """The result of a function, the same for equal arguments; the bounds of a new one are said by a function."""
        before = self.made.setdefault(name, [])
        for each, known in before:
            if len(each) == len(of) and all(self.is_surely_equal(a, b) for a, b in zip(each, of)):
                return known
        self.count += 1
        found = {f"_{self.count}": 1}
        before.append((of, found))
        bounds(found)
        return found

    def natural_result(self, name, of):
        if not all(self.is_surely_natural(each) for each in of):
            raise Undecided(f"{name} of a number that may be negative")
        return self.result(name, of, self.at_least_0)

    def divided(self, a, b):
        if not self.is_surely_natural(minus(b, UNIT)):
            raise Undecided("a division by a number that may be 0")
        if not self.is_surely_natural(a):
            raise Undecided("a division of a number that may be negative")
        by = b.get(ONE, 0) if is_constant(b) else None
        if is_constant(a) and by is not None:
            quotient, rest = divmod(a.get(ONE, 0), by)
            return number(quotient), number(rest)
        if self.is_surely_natural(minus(UNIT, b)):
            return a, {}
        small = self.is_surely_natural(minus(minus(b, UNIT), a))
        same = not small and self.is_surely_equal(a, b)

        def bounds_of_quotient(found):
            self.at_least_0(found)
            self.known.append(minus(a, found))
            if by is not None:
                rest = plus(a, found, -by)
                self.known += [rest, minus({ONE: by - 1} if by > 1 else {}, rest)]

        def bounds_of_rest(found):
            self.at_least_0(found)
            self.known += [minus(minus(b, UNIT), found), minus(a, found)]

        quotient = self.result("/", [a, b], bounds_of_quotient)
        self.known += [minus({}, quotient)] if small else []
        self.known += [minus(quotient, UNIT), minus(UNIT, quotient)] if same else []
        if by is not None:
            return quotient, plus(a, quotient, -by)
        rest = self.result("%", [a, b], bounds_of_rest)
        self.known += [minus(rest, a)] if small else []
        self.known += [minus({}, rest)] if same else []
        return quotient, rest

    def least_prime(self, n):
        """The least prime factor, which is at least 2 for numbers of at least 2."""
        value = n.get(ONE, 0) if is_constant(n) else 0
        if 2 <= value <= 10**6:
            return {ONE: next(prime for prime in range(2, value + 1) if value % prime == 0)}
        some = self.is_surely_natural(minus(n, {ONE: 2}))

        def bounds(found):
            self.at_least_0(found)
            self.known += [minus(found, {ONE: 2}), minus(n, found)] if some else []

        return self.result("lpf", [n], bounds)

    def quotient(self, a, b):
        return self.divided(a, b)[0]

    def rest(self, a, b):
        return self.divided(a, b)[1]

    def times(self, a, b):
        total = {}
        for one, by in a.items():
            for other, more in b.items():
                factors = sorted(part for each in (one, other) if each != ONE for part in each.split("*"))
                if len(factors) > 8:
                    raise Undecided("a product of so many factors")
                name = "*".join(factors)
                if len(factors) > 1 and name not in self.naturals and self.naturals.issuperset(factors):
                    self.at_least_0({name: 1})
                total = plus(total, {name: 1}, by * more)
        return total

    def power(self, a, b):
        if not is_constant(b):
            return self.natural_result("**", [a, b])
        exponent = b.get(ONE, 0)
        if not 0 <= exponent <= 64:
            raise Undecided("such a power")
        total = UNIT
        for _ in range(exponent):
            total = self.times(total, a)
            if any(abs(by) > 2**1024 for by in total.values()):
                raise Undecided("such a power")
        return total

    def number(self, term, scope):
        kind, *of = term
        if kind == "number":
            return number(of[0])
        if kind == "name":
            if of[0] not in scope:
                raise Undecided(f"{of[0]} here")
            return scope[of[0]]
        if kind == "negative":
            return minus({}, self.number(of[0], scope))
        if kind == "two":
            return self.combined(of[0], self.number(of[1], scope), self.number(of[2], scope))
        name, terms = of
        forms = [self.number(each, scope) for each in terms]
        found = forms[0]
        if name == "abs":
            return found if self.is_natural(found) else minus({}, found)
        if name == "lpf":
            need(len(forms) == 1, Undecided, "lpf of several numbers")
            return self.least_prime(found)
        if name not in ("min", "max", "gcd"):
            return self.natural_result(name, forms)
        for each in forms[1:]:
            if name == "gcd":
                found = self.natural_result("gcd", in_order(found, each))
            elif not self.is_natural(minus(found, each) if name == "max" else minus(each, found)):
                found = each
        return found

    def combined(self, sign, a, b):
        if sign in "+-":
            return plus(a, b, 1 if sign == "+" else -1)
        known = {"*": self.times, "/": self.quotient, "%": self.rest, "**": self.power}
        return known[sign](a, b) if sign in known else self.natural_result(sign, in_order(a, b))

    def holds(self, test, scope):
        kind, *of = test
        if kind == "not":
            return not self.holds(of[0], scope)
        if kind == "and":
            return all(self.holds(each, scope) for each in of[0])
        if kind == "or":
            return any(self.holds(each, scope) for each in of[0])
        if kind == "in":
            return self.is_in(self.number(of[0], scope), of[1], scope)
        sign = of[1]
        a, b = self.number(of[0], scope), self.number(of[2], scope)
        if sign in ("=", "!="):
            return self.is_equal(a, b) == (sign == "=")
        less, more = (a, b) if sign[0] == "<" else (b, a)
        return self.is_natural(minus(minus(more, less), {} if sign.endswith("=") else UNIT))

    def is_in(self, value, members, scope):
        name, of = members
        if name == "listed":
            return any(self.is_natural(minus(value, self.number(first, scope)))
                       and self.is_natural(minus(self.number(last, scope), value)) for first, last in of)
        terms = of if name == "digits" else () if of is None else (of,)
        forms = [self.number(each, scope) for each in terms]
        if name == "divisors":
            if not self.is_natural(minus(value, UNIT)) or self.is_equal(forms[0], {}):
                return False
            divides = self.is_equal(self.rest(forms[0], value), {})
            self.known += [minus(forms[0], value)] if divides else []
            return divides

        def truth(found):
            self.at_least_0(found)
            self.known.append(minus(UNIT, found))

        return self.is_natural(minus(self.result(f"in {name}", [value] + forms, truth), UNIT))


def in_order(a, b):
    """The arguments of a symmetric function in one order."""
    return sorted((a, b), key=lambda form: (sorted((name, by) for name, by in form.items() if name != ONE),
                                            form.get(ONE, 0)))


def in_all_cases(steps, check):
    """Runs a check in all cases."""
    cases, count = [[]], 0
    while cases:
        need(count < MOST_CASES, Undecided, f"more than {MOST_CASES} cases")
        count += 1
        check(Facts(cases.pop(), cases, steps))


# Laws as texts.

FUNCTIONS = ("lpf", "primepi", "bigomega", "valuation")
LAW = re.compile(r"[ \t\r\n]*(?:(sg)[ \t\r\n]*=|([PN])[ \t\r\n]+iff[ \t\r\n])([^|&:\[\]#]*)")
SOME = re.compile(r"(.*?)[ \t\r\n]for[ \t\r\n]+some[ \t\r\n]+([a-z][0-9]*)[ \t\r\n]*>=[ \t\r\n]*0[ \t\r\n]*", re.S)
ELSE = re.compile(r"[ \t\r\n]*else[ \t\r\n](.*)", re.S)


def read_case(text):
    """A term and perhaps a condition after "if"."""
    need(not re.search(r"[|&:;\[\]#]", text), Malformed, "a law has no signs of rules")
    [(parts, others, condition, _)] = Rule(f"[n: {text}]", FUNCTIONS).choices
    need(len(parts) == 1 and not others and parts[0][:2] == ("component", None), Malformed, "a number is expected")
    return parts[0][2][0], condition


def read_term(text):
    term, condition = read_case(text)
    need(condition is None, Malformed, "a term has no condition")
    return term


def read_statement(text):
    """("sg", cases, None), or ("P" or "N", condition, letter or None)."""
    found = LAW.fullmatch(text)
    need(found, Malformed, "law must be sg = … or P iff …")
    if found[1]:
        parts = found[3].split(";")
        if len(parts) > 1:
            last = ELSE.fullmatch(parts[-1])
            parts[-1] = last[1] if last else parts[-1]
        cases = [read_case(part) for part in parts]
        need(all(condition is not None for _, condition in cases[:-1]), Malformed, "law: a case without a condition")
        return "sg", cases, None
    some = SOME.fullmatch(found[3])
    return found[2], read_case(f"0 if {some[1] if some else found[3]}")[1], some[2] if some else None


REPETITION = re.compile(r"sg\(n \+ ([1-9][0-9]{0,8})\) = sg\(n\) for n >= (0|[1-9][0-9]{0,8})"
                        r"(?:, sg\(0(?:\.\.([1-9][0-9]?))?\) = ([0-9,]{1,200}))?")


def read_repetition(text):
    """The period, the preperiod, and the first values that are told."""
    found = REPETITION.fullmatch(text)
    need(found, Malformed, "law must be sg(n + …) = sg(n) for n >= …")
    words = found[4].split(",") if found[4] else []
    need(all(re.fullmatch("0|[1-9][0-9]{0,8}", word) for word in words), Malformed, "law: the first values")
    need(not words or len(words) == int(found[3] or 0) + 1, Malformed, "law: the first values")
    return int(found[1]), int(found[2]), [int(word) for word in words]


def read_recurrence(text):
    """The first values, the base, and for each digit ("number" or "heap", term in q)."""
    listed, steps, base = [], [], 0
    for part in text.split(", "):
        known = re.fullmatch(r"sg\((0|[1-9][0-9]{0,8})\) = (0|[1-9][0-9]{0,8})", part)
        if known and not steps and int(known[1]) == len(listed):
            listed.append(int(known[2]))
            continue
        step = re.fullmatch(r"sg\(([1-9][0-9]?)\*q(?:\+([1-9][0-9]?))?\) = ([^=]*)", part)
        need(step and int(step[2] or 0) == len(steps), Malformed, "law: a recurrence")
        need(not steps or int(step[1]) == base, Malformed, "law: a recurrence of one base")
        base = int(step[1])
        same = re.fullmatch(r"sg\((.*)\)", step[3], re.S)
        steps.append(("heap" if same else "number", read_term(same[1] if same else step[3])))
    need(2 <= base <= 64 and len(steps) == base, Malformed, "law: a recurrence for each digit")
    return listed, base, steps


def values_elsewhere(game, claim):
    """The preperiod and period of another game, and a function of its values."""
    need(claim.get("certificate") == "nimber-period" and claim.get("game") == game, Fault, "another game")
    try:
        check_period(claim)
    except (Malformed, Refused):
        raise Fault("the certificate of another game") from None
    need(claim["saltus"] == 0, Fault, "growing values")
    preperiod, period = claim["preperiod"], claim["period"]
    cycle, exceptions = [int(word) for word in claim["cycle"].split(" ")], dict(map(tuple, claim["exceptions"]))
    return preperiod, period, lambda n: exceptions[n] if n in exceptions else cycle[(n - preperiod) % period]


def read_takes(value):
    """("powers", base), ("listed", times, numbers), or ("range", times, from, to or None)."""
    need(type(value) is dict, Malformed, "takes")
    if "of" in value:
        numbers = value["of"]
        right = set(value) == {"times", "of"} and type(value["times"]) is str and type(numbers) is list
        need(right and all(natural(each) for each in numbers), Malformed, "takes")
        return "listed", read_term(value["times"]), numbers
    need(all(type(text) is str for text in value.values()), Malformed, "takes")
    if set(value) == {"powers"}:
        return "powers", read_term(value["powers"])
    need(set(value) in ({"times", "from"}, {"times", "from", "to"}), Malformed, "takes")
    terms = [read_term(value[name]) for name in ("times", "from", "to") if name in value]
    return ("range", *terms) if len(terms) == 3 else ("range", *terms, None)


# The largest number of units that is taken.
MOST_UNITS = 64

COUNTS = "sg = bigomega(n) - max(valuation(n,2)-1,0)"
# Laws by the rules that have them: docs/theory/period.md, takes by arithmetic.
KNOWN = {
    "[n: n-k if k in divisors(n) and 1 < k < n]":
        "P iff n = 0 or n % 2 = 1 or n in powers(2) and valuation(n,2) % 2 = 1",
    "[n: n-k if k in divisors(n)]": "sg(0) = 0, sg(2*q) = sg(q) + 1, sg(2*q+1) = 1",
    "[n: n-k if k in divisors(n) and k < n]": "sg(0) = 0, sg(2*q) = sg(q) + 1, sg(2*q+1) = 0",
    "[n: n-k if gcd(k,n) = 1]": "sg = 0 if n % 2 = 0; 1 if n = 1; else primepi(lpf(n))",
    "[n: n-k if gcd(k,n) = 1 and k < n]": "sg = primepi(lpf(n))",
    "[n,m: n-k,m if gcd(k,m) = 1]": "sg = n % 2 if m = 0; n if m = 1; else n % lpf(m)",
    "[n: n/k if k in divisors(n) and k > 1]": "sg = bigomega(n)",
    "[n: n/k if k in divisors(n) and 1 < k < n]": "sg = max(bigomega(n)-1,0)",
    "[n: n/k if k in divisors(n) and k > 1 and k % 2 = 1]": "sg = bigomega(n) - valuation(n,2)",
    "[n: n/k if k in divisors(n) and k in primes]": "sg = bigomega(n) % 2",
    "[n: k if k in divisors(n) and k < n]": "sg = bigomega(n)",
    "[n: k if k in divisors(n) and 1 < k < n]": "sg = max(bigomega(n)-1,0)",
    "[n: k if k < n and not k in divisors(n)]": "P iff n = 0 or n in powers(2)",
    "[n: k # n/k if k in divisors(n) and k > 1]": COUNTS,
    "[n: n/k # k if k in divisors(n) and k < n]": COUNTS,
    "[n: split(n, equal)]": COUNTS,
    "[n: n-1 if n > 1 | n/k if k in divisors(n) and k > 1 and k % 2 = 1]":
        "P iff n <= 1 or n > 2 and n in powers(2) or n % 4 = 2 and bigomega(n) = 2",
}


def is_prime(n):
    return n > 1 and all(n % divisor for divisor in range(2, math.isqrt(n) + 1))


def members_of(condition, letter):
    """The numbers that a condition allows for a letter, and "primes", or None."""
    if condition[0] == "or":
        each = [members_of(of, letter) for of in condition[1]]
        return None if None in each else set().union(*each)
    if condition[0] == "compare":
        _, left, sign, right = condition
        return {right[1]} if left == letter and sign == "=" and right[0] == "number" else None
    if condition[0] != "in" or condition[1] != letter:
        return None
    kind, of = condition[2]
    if kind != "listed":
        return {"primes"} if kind == "primes" else None
    single = all(first == last and first[0] == "number" for first, last in of)
    return {first[1] for first, _ in of} if single else None


class Theorem:
    """A claim, and the check that the theorem gives it."""

    def __init__(self, claim):
        takes = ("heap", "left", "takes")
        more = {"range": takes, "two": takes, "powers": takes, "range-and-one": takes + ("one",), "multiples": takes + ("unit",),
                "arithmetic": ("heap", "as"), "share": ("heap", "share"), "shifts": ("from", "to", "others"), "growing-takes": ("heap", "last", "more"),
                "primes": ("heap", "modulus")}
        name = claim.get("theorem")
        need(type(name) is str and name in more, Malformed, f"theorem must be one of {', '.join(more)}")
        optional = ("m",) if name == "arithmetic" else ()
        head(claim, ("certificate", "version", "game", "play", "law", "theorem") + more[name], optional)
        for each in ("game", "law") if name == "shifts" else ("game", "law", "heap"):
            need(type(claim[each]) is str, Malformed, f"{each} must be a text")
        need(claim["play"] in ("normal", "misere"), Malformed, "play must be normal or misere")
        self.name, self.play, self.heap = name, claim["play"], claim.get("heap")
        if name == "growing-takes":
            need(type(claim["last"]) is str, Malformed, "last must be a text")
            need(natural(claim["more"]) and claim["more"] > 0, Malformed, "more must be positive")
            self.last, self.more = claim["last"], claim["more"]
        elif name == "shifts":
            self.law = read_repetition(claim["law"])
            need(natural(claim["from"]), Malformed, "from must be a natural number")
            need(natural(claim["to"]) and claim["to"] > claim["from"], Malformed, "to must be beyond from")
            others = claim["others"]
            right = type(others) is dict and all(type(each) is dict for each in others.values())
            need(right, Malformed, "others must be certificates by their games")
            self.first, self.end, self.others = claim["from"], claim["to"], others
        elif name == "primes":
            need(natural(claim["modulus"]) and 0 < claim["modulus"] <= 100_000, Malformed, "modulus must be positive")
            self.modulus = claim["modulus"]
        elif name == "share":
            share = claim["share"]
            right = type(share) is list and len(share) == 3 and all(type(each) is int for each in share)
            need(right and 0 < share[0] < share[2] <= 64 and abs(share[1]) <= 10**5, Malformed, "share")
            self.share, self.law = share, read_recurrence(claim["law"])
        elif name == "arithmetic":
            need(type(claim["as"]) is str and claim["as"] in KNOWN, Malformed, "as must be the rule of a theorem")
            need(type(claim.get("m", "")) is str, Malformed, "m must be a text")
            self.same, self.m = claim["as"], read_term(claim["m"]) if "m" in claim else None
        else:
            need(natural(claim["left"]), Malformed, "left must be a natural number")
            need(natural(claim.get("one", 0)), Malformed, "one must be a natural number")
            need(type(claim["takes"]) is list, Malformed, "takes must be a list")
            need(type(claim.get("unit", "")) is str, Malformed, "unit must be a text")
            self.left, self.one = claim["left"], claim.get("one")
            self.unit = read_term(claim["unit"]) if "unit" in claim else None
            self.takes = [read_takes(each) for each in claim["takes"]]
        self.rule = Rule(claim["game"])
        if name == "arithmetic" and claim["law"].startswith("sg(") and claim["law"] == KNOWN[self.same]:
            self.law = None
        elif name not in ("share", "shifts"):
            self.law = read_statement(claim["law"])
        self.steps = Steps()

    def check(self):
        if self.name == "growing-takes":
            need(self.play == "normal", Fault, "normal play is needed")
            self.check_growing_takes()
            self.check_blocks()
            return
        if self.name == "primes":
            need(self.play == "normal", Fault, "normal play is needed")
            self.check_primes()
            in_all_cases(self.steps, self.check_residues)
            return
        if self.name == "share":
            need(self.play == "normal", Fault, "normal play is needed")
            self.check_takes_by_share()
            self.check_share()
            return
        if self.name == "shifts":
            need(self.play == "normal", Fault, "normal play is needed")
            self.check_shifts()
            return
        if self.name == "arithmetic":
            need(self.play == "normal", Fault, "normal play is needed")
            self.check_arithmetic()
            # A recurrence is that of the theorem, as it is.
            if self.law is None:
                return
            need(not KNOWN[self.same].startswith("sg("), Fault, "the law")
            in_all_cases(self.steps, self.check_law_by_arithmetic)
            return
        self.check_takes()
        in_all_cases(self.steps, self.check_law)

    # Takes by letters.

    def letters(self, facts):
        """The letters of the position, or None where it is not legal. The heap is none of them."""
        letters = {name: facts.natural(name) for name in self.rule.variables if name != self.heap}
        legal = self.rule.ends.get("legal")
        return letters if legal is None or facts.holds(legal, letters) else None

    def check_takes(self):
        rule = self.rule
        need(self.heap in rule.variables, Fault, "no such heap")
        need(set(rule.ends) <= {"legal"} and rule.block is None, Fault, "other ends")
        need(len(self.takes) == len(rule.choices), Fault, "another number of options")
        for takes, (parts, others, condition, chosen) in zip(self.takes, rule.choices):
            single = len(parts) == 1 and not others and parts[0][:2] == ("component", None)
            need(single, Fault, "an option leaves several components")
            need(len(chosen) < 2, Fault, "an option has two letters")
            need(chosen or takes[0] != "powers", Fault, "an option has no letter")
            in_all_cases(self.steps, lambda facts: self.check_option(facts, takes, parts[0][2], condition, chosen))

    def check_option(self, facts, takes, position, condition, chosen):
        """The option is possible exactly for its takes, if they leave enough."""
        letters = self.letters(facts)
        if letters is None:
            return
        n = facts.natural(self.heap)
        scope = {**letters, self.heap: n}
        k = UNIT
        for letter in chosen:
            k = scope[letter] = facts.natural(letter)
            facts.known.append(minus(k, UNIT))
        taken = self.is_one_of(facts, takes, k, letters)
        times = UNIT if takes[0] == "powers" else facts.number(takes[1], letters)
        by = facts.times(times, k)
        need(facts.is_surely_natural(times), Fault, "negative takes")
        need(chosen or self.alone(facts, takes, letters) is not None, Fault, "an option has no letter")
        left = taken and facts.is_natural(minus(minus(n, by), number(self.left)))
        moves = left and facts.is_natural(minus(times, UNIT))
        if condition is not None and not facts.holds(condition, scope):
            need(not moves, Fault, "a take is missing")
            return
        after = facts.number(position[self.rule.variables.index(self.heap)], scope)
        if not facts.is_natural(after):
            need(not left, Fault, "a take is missing")
            return
        need(left and facts.is_equal(after, minus(n, by)), Fault, "another take")
        for name, term in zip(self.rule.variables, position):
            same = name == self.heap or facts.is_equal(facts.number(term, scope), letters[name])
            need(same, Fault, "a letter changes")

    def is_one_of(self, facts, takes, k, letters):
        if takes[0] == "powers":
            return facts.is_in(k, takes, letters)
        if takes[0] == "listed":
            return any(facts.is_equal(k, number(each)) for each in takes[2])
        _, _, least, most = takes
        if not facts.is_natural(minus(k, facts.number(least, letters))):
            return False
        return most is None or facts.is_natural(minus(facts.number(most, letters), k))

    def alone(self, facts, takes, letters):
        """The number that an option takes, if it is only one."""
        if takes[0] != "range" or takes[3] is None:
            return None
        ends = [facts.number(each, letters) for each in takes[2:]]
        if not all(facts.is_equal(each, UNIT) for each in ends):
            return None
        return facts.number(takes[1], letters)

    def check_law(self, facts):
        letters = self.letters(facts)
        if letters is None:
            return
        value, is_one = self.conclusion(facts, letters)
        self.compare(facts, {**letters, self.heap: facts.natural(self.heap)}, value, is_one)

    def compare(self, facts, scope, value, is_one):
        """The law says what the theorem says."""
        kind, law, letter = self.law
        if kind != "sg":
            lost = facts.is_equal(value, {}) if self.play == "normal" else is_one()
            need(letter is None and facts.holds(law, scope) == (lost == (kind == "P")), Fault, "the law")
            return
        need(self.play == "normal", Fault, "the law")
        said = self.value(facts, law, scope)
        need(said is not None and facts.is_equal(said, value), Fault, "the law")

    def value(self, facts, law, scope):
        for term, condition in law:
            if condition is None or facts.holds(condition, scope):
                return facts.number(term, scope)
        return None

    def conclusion(self, facts, letters):
        """The value of a position by the theorem, and a function that tells whether it is 1."""
        more = minus(facts.natural(self.heap), number(self.left))
        n = more if facts.is_natural(more) else {}
        if self.name == "range-and-one":
            return self.of_range_and_one(facts, n, letters)
        if self.name == "multiples":
            return self.of_multiples(facts, n, letters)
        if self.name == "two":
            each = [self.alone(facts, takes, letters) for takes in self.takes[:2]]
            need(len(self.takes) == 2 and None not in each, Fault, "two numbers are needed")
            return self.of_two(facts, *each, n)
        need(len(self.takes) == 1 and self.takes[0][0] == self.name, Fault, "one set is needed")
        of = self.of_powers if self.name == "powers" else self.of_range
        return of(facts, self.takes[0], n, letters)

    def valued(self, facts, value):
        return value, lambda: facts.is_equal(value, UNIT)

    def of_range(self, facts, takes, n, letters):
        times = facts.number(takes[1], letters)
        if not facts.is_natural(minus(times, UNIT)):
            return self.valued(facts, {})
        heap = facts.quotient(n, times)
        first = facts.number(takes[2], letters)
        least = first if facts.is_natural(minus(first, UNIT)) else UNIT
        if takes[3] is None:
            return self.valued(facts, facts.quotient(heap, least))
        most = facts.number(takes[3], letters)
        if not facts.is_natural(minus(most, least)):
            return self.valued(facts, {})
        return self.valued(facts, facts.quotient(facts.rest(heap, plus(least, most)), least))

    def of_one(self, facts, p, n):
        some = facts.is_natural(minus(p, UNIT))
        return self.valued(facts, facts.rest(facts.quotient(n, p), {ONE: 2}) if some else {})

    def of_two(self, facts, a, b, n):
        p, q = (a, b) if facts.is_natural(minus(b, a)) else (b, a)
        if not facts.is_natural(minus(p, UNIT)):
            return self.of_one(facts, q, n)
        rest = facts.rest(n, plus(p, q))
        parts = facts.quotient(rest, p)

        def is_one():
            return facts.is_equal(facts.rest(parts, {ONE: 2}), UNIT)

        if facts.is_natural(minus(minus(q, UNIT), rest)):
            return facts.rest(parts, {ONE: 2}), is_one
        return plus(UNIT, facts.rest(plus(parts, UNIT), {ONE: 2})), is_one

    def of_range_and_one(self, facts, n, letters):
        one = self.takes[self.one] if self.one < len(self.takes) else None
        k = one and self.alone(facts, one, letters)
        most = self.range_of(facts, [each for i, each in enumerate(self.takes) if i != self.one], letters)
        need(k is not None and most is not None, Fault, "a range from 1 and one number are needed")
        if not facts.is_natural(minus(most, UNIT)):
            return self.of_one(facts, k, n)
        following = plus(most, UNIT)
        plain = facts.rest(n, following)
        if not facts.is_natural(minus(k, UNIT)) or not facts.is_equal(facts.rest(k, following), {}):
            return self.valued(facts, plain)
        rest = facts.rest(n, plus(k, UNIT))
        last = facts.is_equal(rest, k)
        inner = facts.rest(rest, following)
        return (following if last else inner), lambda: facts.is_equal(inner, UNIT)

    def range_of(self, facts, takes, letters):
        """The largest number, if these are the takes from 1 on: one option for all, or one for each."""
        if len(takes) == 1 and takes[0][0] == "range" and takes[0][3] is not None:
            times, first = (facts.number(each, letters) for each in takes[0][1:3])
            if facts.is_equal(times, UNIT) and facts.is_natural(minus(UNIT, first)):
                return facts.number(takes[0][3], letters)
        each = [self.alone(facts, one, letters) for one in takes]
        for most in range(1, len(takes) + 1):
            if not any(form is not None and facts.is_equal(form, {ONE: most}) for form in each):
                return None
        return {ONE: len(takes)} if takes else None

    def of_multiples(self, facts, n, letters):
        """The value of the number of whole units in the heap, by the multiples that are taken."""
        unit = facts.number(self.unit, letters)
        need(facts.is_surely_natural(unit), Fault, "negative takes")
        if not facts.is_natural(minus(unit, UNIT)):
            return self.valued(facts, {})
        needed = "fixed multiples of the unit are needed, whose values repeat early"
        taken = set()
        for takes in self.takes:
            need(takes[0] != "powers", Fault, needed)
            if takes[0] == "range":
                ends = takes[2:]
                need(all(each and each[0] == "number" for each in ends), Fault, needed)
                need(ends[1][1] <= MOST_UNITS, Fault, needed)
                numbers = range(ends[0][1], ends[1][1] + 1)
            else:
                numbers = takes[2]
            times = facts.number(takes[1], letters)
            each = (by for by in range(1, MOST_UNITS + 1) if facts.is_equal(times, facts.times({ONE: by}, unit)))
            factor = next(each, None)
            need(factor is not None, Fault, needed)
            taken |= {factor * one for one in numbers if one > 0}
        largest = max(taken, default=0)
        need(largest <= MOST_UNITS, Fault, needed)
        values, seen = [], {}
        while True:
            count = len(values)
            need(count <= 1024, Fault, needed)
            window = tuple(values[count - largest:]) if largest else ()
            if count >= largest:
                if window in seen:
                    break
                seen[window] = count
            options = {values[count - take] for take in taken if take <= count}
            values.append(next(value for value in range(count + 1) if value not in options))
        start = seen[window] - largest
        period = count - seen[window]
        units = facts.quotient(n, unit)
        for i in range(start):
            if facts.is_equal(units, number(i)):
                return self.valued(facts, number(values[i]))
        rest = facts.rest(units, {ONE: period})
        for i in range(start, start + period - 1):
            if facts.is_equal(rest, number(i % period)):
                return self.valued(facts, number(values[i]))
        return self.valued(facts, number(values[start + period - 1]))

    def of_powers(self, facts, takes, n, letters):
        base = facts.number(takes[1], letters)
        two = {ONE: 2}
        if facts.is_equal(facts.rest(base, two), UNIT) or facts.is_equal(base, {}):
            return self.valued(facts, facts.rest(n, two))
        rest = facts.rest(n, plus(base, UNIT))
        parity = facts.rest(rest, two)
        last = facts.is_equal(rest, base)
        return (two if last else parity), lambda: facts.is_equal(parity, UNIT)

    # Takes by arithmetic.

    def known_scope(self, facts, letters, n):
        """The names of the rule of the theorem."""
        return {"n": n} if self.m is None else {"n": n, "m": facts.number(self.m, letters)}

    def check_arithmetic(self):
        rule, known = self.rule, Rule(self.same)
        need(self.heap in rule.variables, Fault, "no such heap")
        need(not rule.ends and rule.block is None, Fault, "other ends")
        need((self.m is not None) == (len(known.variables) > 1), Fault, "the number m")
        need(len(rule.choices) == len(known.choices), Fault, "another number of options")

        def same(choices):
            return all(self.is_same_option(own, other) for own, other in zip(choices, known.choices))

        need(same(rule.choices) or len(rule.choices) > 1 and same(rule.choices[::-1]), Fault, "another option")

    def is_same_option(self, own, known):
        """Both options are possible for the same letters, and leave the same heaps."""
        (parts, others, condition, chosen), ([other], _, known_condition, known_chosen) = own, known
        if parts[0][0] == other[0] == "split":
            whole = ("split", ("name", self.heap)) + other[2:]
            return parts == [whole] and not others and condition is None and not chosen
        if len(parts) > 1 or others or parts[0][0] != "component" or len(chosen) != len(known_chosen):
            return False
        _, count, position = parts[0]
        place = self.rule.variables.index(self.heap)

        def check(facts):
            n = facts.natural(self.heap)
            letters = {name: facts.natural(name) for name in self.rule.variables if name != self.heap}
            scope = {**letters, self.heap: n}
            named = self.known_scope(facts, letters, n)
            for letter in chosen:
                k = scope[letter] = named[known_chosen[0]] = facts.natural(letter)
                facts.known.append(minus(k, UNIT))
            to = self.left_by(facts, known_condition, other[1], other[2][0], n, named)
            left = self.left_by(facts, condition, count, position[place], n, scope)
            if to is None or left is None:
                need(to is left, Fault, "possible")
                return
            need(all(facts.is_equal(a, b) for a, b in zip(to, left)), Fault, "left")
            for name, term in zip(self.rule.variables, position):
                same = name == self.heap or facts.is_equal(facts.number(term, scope), scope[name])
                need(same, Fault, "changed")

        try:
            in_all_cases(self.steps, check)
        except Fault:
            return False
        return True

    def left_by(self, facts, condition, count, term, n, scope):
        """The heap that an option leaves, and how many of them, or None if it is no move."""
        if condition is not None and not facts.holds(condition, scope):
            return None
        to = facts.number(term, scope)
        if not facts.is_natural(to):
            return None
        copies = UNIT if count is None else facts.number(count, scope)
        return None if facts.is_equal(to, n) and facts.is_equal(copies, UNIT) else (to, copies)

    def check_law_by_arithmetic(self, facts):
        scope = {name: facts.natural(name) for name in self.rule.variables}
        letters = {name: form for name, form in scope.items() if name != self.heap}
        named = self.known_scope(facts, letters, scope[self.heap])
        kind, law, letter = self.law
        known_kind, known, _ = read_statement(KNOWN[self.same])
        if known_kind == "sg":
            value = self.value(facts, known, named)
            self.compare(facts, scope, value, None)
            return
        need(kind != "sg" and letter is None, Fault, "the law")
        lost = facts.holds(known, named)
        need(facts.holds(law, scope) == (lost == (kind == "P")), Fault, "the law")

    # Takes of primes.

    def check_primes(self):
        rule = self.rule
        need(list(rule.variables) == [self.heap], Fault, "no such heap")
        need(not rule.ends and rule.block is None, Fault, "other ends")
        taken = set()
        for choice in rule.choices:
            found = self.taken_by(*choice)
            need(found is not None, Fault, "another option")
            taken |= found
        primes = "primes" in taken
        below = all(k in taken or primes and is_prime(k) for k in range(1, self.modulus))
        need(below, Fault, "a take is missing")
        multiple = any(each % self.modulus == 0 for each in taken - {"primes"})
        need(not multiple and not (primes and is_prime(self.modulus)), Fault, "a multiple is taken")

    def taken_by(self, parts, others, condition, chosen):
        """What an option takes, or None."""
        if len(parts) > 1 or others or parts[0][:2] != ("component", None) or len(chosen) > 1:
            return None
        [to] = parts[0][2]
        if to[:3] != ("two", "-", ("name", self.heap)):
            return None
        if not chosen:
            return {to[3][1]} if to[3][0] == "number" and condition is None else None
        letter = ("name", chosen[0])
        return members_of(condition, letter) if condition is not None and to[3] == letter else None

    def check_residues(self, facts):
        n = facts.natural(self.heap)
        value = facts.rest(n, number(self.modulus))
        self.compare(facts, {self.heap: n}, value, lambda: facts.is_equal(value, UNIT))

    # At most a share of the heap.

    def check_takes_by_share(self):
        rule, (a, b, c) = self.rule, self.share
        need(not rule.ends and rule.block is None, Fault, "other ends")
        need(rule.variables == [self.heap], Fault, "no such heap")
        need(len(rule.choices) == 1, Fault, "several options")
        [(parts, others, condition, chosen)] = rule.choices
        single = len(parts) == 1 and not others and parts[0][:2] == ("component", None)
        need(single and len(chosen) == 1, Fault, "several components or letters")

        def check(facts):
            n, k = facts.natural(self.heap), facts.natural(chosen[0])
            facts.known.append(minus(k, UNIT))
            scope = {self.heap: n, chosen[0]: k}
            most = plus(plus(number(b), n, a), k, -c)
            taken = facts.is_natural(most) and facts.is_natural(minus(n, k))
            if condition is not None and not facts.holds(condition, scope):
                need(not taken, Fault, "a take is missing")
                return
            left = facts.number(parts[0][2][0], scope)
            if not facts.is_natural(left):
                need(not taken, Fault, "a take is missing")
                return
            need(taken and facts.is_equal(left, minus(n, k)), Fault, "another take")

        in_all_cases(self.steps, check)

    def check_share(self):
        (a, b, c), (listed, base, steps) = self.share, self.law
        need(base % c == 0, Fault, "another base")
        said = []

        def check(facts):
            need(not said, Undecided, "cases")
            q = {"q": facts.natural("q")}
            for _, term in steps:
                form = facts.number(term, q)
                linear = set(form) <= {ONE, "q"}
                said.append((form.get("q", 0), form.get(ONE, 0)) if linear else None)

        in_all_cases(self.steps, check)

        def part(n):
            return (a * n + b) // c

        # From this heap on the parts of n and n - 1 are neither negative nor more than the heap.
        plain = 1 + max(0, -(b // a), (b - c) // (c - a) + 1)
        values, before = [], 0
        for n in range(max(plain, len(listed))):
            self.steps.spend(10)
            most = min(n, max(0, part(n)))
            values.append(0 if n == 0 else most if most > before else values[n - 1 - most])
            before = most
            weight, rest = said[n % base] or (0, -1)
            of = weight * (n // base) + rest
            if n < len(listed):
                told = listed[n]
            elif steps[n % base][0] == "number":
                told = of
            else:
                told = values[of] if 0 <= of < n else None
            need(told == values[n], Fault, f"heap {n}")
        slope = a * base // c
        for digit, form in enumerate(said):
            own = part(digit)
            right = ("number", (slope, own)) if own > part(digit - 1) else ("heap", (base - slope, digit - 1 - own))
            need((steps[digit][0], form) == right, Fault, f"digit {digit}")

    # Heaps of other games.

    def less_than(self, term):
        """The constant that a heap is less than n."""
        found = []

        def check(facts):
            n = facts.natural(self.rule.variables[0])
            less = minus(n, facts.number(term, {self.rule.variables[0]: n}))
            found.append(less.get(ONE, 0))
            right = is_constant(less) and 0 <= found[-1] <= 10**6 and found[-1] == found[0]
            need(right, Undecided, "a heap that is not n less a constant")

        in_all_cases(self.steps, check)
        return found[0]

    def check_shifts(self):
        rule = self.rule
        need(not rule.ends and rule.block is None, Fault, "other ends")
        need(len(rule.variables) == 1, Fault, "several numbers")
        known = {game: values_elsewhere(game, each) for game, each in self.others.items()}
        moves = []
        for parts, others, condition, chosen in rule.choices:
            need(condition is None and not chosen, Fault, "a condition")
            own = [self.less_than(part[2][0]) if part[:2] == ("component", None) else 0 for part in parts]
            need(0 not in own, Fault, "a heap that is no smaller")
            beside = [(self.less_than(heap), known.get(game)) for game, heap in others]
            need(all(of for _, of in beside), Fault, "another game without a certificate")
            moves.append((own, beside))
        far = max([1] + [less for own, _ in moves for less in own])
        all_beside = [each for _, beside in moves for each in beside]
        distance = self.end - self.first
        need(self.first >= max([far] + [less + of[0] for less, of in all_beside]), Fault,
             "the moves of the heaps from there on are not the same")
        need(all(distance % of[1] == 0 for _, of in all_beside), Fault, "no common multiple of the periods")
        period, preperiod, told = self.law
        count = max(preperiod, self.first) + distance + max(period, len(told))
        need(count <= MOST_HEAPS, Limit, f"{count} heaps, of at most {MOST_HEAPS}")
        values = []
        for n in range(count):
            self.steps.spend(10 * len(moves) + 10)
            seen = set()
            for own, beside in moves:
                if all(less <= n for less in own) and all(less <= n for less, _ in beside):
                    value = 0
                    for less in own:
                        value ^= values[n - less]
                    for less, (_, _, at) in beside:
                        value ^= at(n - less)
                    seen.add(value)
            values.append(mex(seen))
        need(values[self.first - far:self.first] == values[self.end - far:self.end], Fault,
             "values that do not come back")
        for n in range(preperiod, max(preperiod, self.first) + distance):
            need(values[n] == values[n + period], Fault, f"heaps {n} and {n + period}")
        need(values[:len(told)] == told, Fault, "the first values")

    # Growing takes.

    def check_growing_takes(self):
        rule = self.rule
        need(not rule.ends and rule.block is None, Fault, "other ends or positions")
        two = len(rule.variables) == 2 and self.heap != self.last
        need(two and {self.heap, self.last} == set(rule.variables), Fault, "no such heap and last take")
        need(len(rule.choices) == 1, Fault, "several options")
        [(parts, others, condition, chosen)] = rule.choices
        single = len(parts) == 1 and not others and parts[0][:2] == ("component", None)
        need(single and len(chosen) == 1, Fault, "several components or letters")

        def check(facts):
            n, k, taken = (facts.natural(name) for name in (self.heap, self.last, chosen[0]))
            facts.known.append(minus(taken, UNIT))
            scope = {self.heap: n, self.last: k, chosen[0]: taken}
            right = facts.is_natural(minus(minus(taken, k), UNIT)) \
                and facts.is_natural(minus(plus(k, number(self.more)), taken)) and facts.is_natural(minus(n, taken))
            if condition is not None and not facts.holds(condition, scope):
                need(not right, Fault, "a take is missing")
                return
            left, following = (facts.number(parts[0][2][rule.variables.index(name)], scope)
                               for name in (self.heap, self.last))
            if not facts.is_natural(left) or not facts.is_natural(following):
                need(not right, Fault, "a take is missing")
                return
            same = right and facts.is_equal(left, minus(n, taken)) and facts.is_equal(following, taken)
            need(same, Fault, "another take")

        in_all_cases(self.steps, check)

    def check_blocks(self):
        kind, law, letter = self.law
        heap = ("name", self.heap)
        chain = kind == "P" and letter not in (None, self.heap, self.last) and law[0] == "and" and len(law[1]) == 2 \
            and all(each[0] == "compare" and each[2] == "<=" for each in law[1]) \
            and law[1][0][3] == heap and law[1][1][1] == heap
        need(chain, Fault, "a law of blocks is needed")
        low, high = law[1][0][1], law[1][1][3]

        def check(facts):
            m = number(self.more)
            i, k, s = (facts.natural(name) for name in (letter, self.last, "_s"))
            later = minus(minus(m, UNIT), s)
            for each in (UNIT, i, k):
                facts.known.append(facts.times(each, later))

            def a(index, last):
                return facts.number(low, {letter: index, self.last: last})

            def b(index, last):
                return facts.number(high, {letter: index, self.last: last})

            def at_most(x, y):
                return facts.is_surely_natural(minus(y, x))

            def less(x, y):
                return at_most(plus(x, UNIT), y)

            following = plus(i, UNIT)
            taken = plus(k, plus(s, UNIT))
            need(at_most(a({}, k), {}) and at_most({}, a({}, k)) and at_most(b({}, k), k)
                 and less(a(i, k), a(following, k)) and at_most(b(i, k), b(following, k))
                 and less(plus(b(i, taken), taken), a(following, k))
                 and less(b(following, k), plus(a(following, taken), taken))
                 and at_most(plus(a(i, plus(k, UNIT)), k), b(i, k))
                 and (facts.is_natural(minus({}, later)) or at_most(a(i, plus(taken, UNIT)), b(i, taken)))
                 and at_most(a(following, k), plus(b(i, plus(k, m)), plus(k, plus(m, UNIT)))), Fault, "the blocks")

        in_all_cases(self.steps, check)


def check_theorem(claim):
    theorem = Theorem(claim)
    try:
        theorem.check()
    except (Undecided, Fault) as found:
        raise Refused(f"the theorem does not give this law of the rule: {found}") from None
    play = ", under misère play" if claim["play"] == "misere" else ""
    return f"{claim['game'][:80]}: {claim['law']}{play}, by a theorem whose hypotheses the rule satisfies"


# ---- Misère quotients: docs/certificates/quotient.md ----

def read_quotient(claim):
    head(claim, ("certificate", "version", "game", "preperiod", "period", "heaps", "order", "generators",
                   "table", "words", "p", "phi", "cover", "separators"))
    moves = moves_of(claim["game"])
    preperiod, period, heaps, order = (claim[name] for name in ("preperiod", "period", "heaps", "order"))
    proved = preperiod is not None
    need(not proved or natural(preperiod) and preperiod > 0, Malformed, "preperiod must be positive or null")
    need(natural(period) and period > 0 if proved else period is None, Malformed, "period")
    need(natural(heaps), Malformed, "heaps must be a natural number")
    need(natural(order) and order > 0, Malformed, "order must be positive")
    need(heaps < MOST_HEAPS, Limit, f"{heaps + 1} heaps, of at most {MOST_HEAPS}")
    generators, table, words = claim["generators"], claim["table"], claim["words"]
    need(naturals(generators, heaps + 1) and ascending(generators), Malformed, "generators ascend")
    count = len(generators)
    rows = type(table) is list and len(table) == order
    need(rows and all(naturals(row, order) and len(row) == count for row in table), Malformed, "table")
    need(type(words) is list and len(words) == order - 1, Malformed, "words")
    for word in words:
        need(type(word) is list and len(word) == 2 and natural(word[0], order) and natural(word[1], count),
             Malformed, "words are pairs of an element and a generator")
    for name in ("p", "separators"):
        need(naturals(claim[name], order) and ascending(claim[name]), Malformed, f"{name} ascends")
    length = preperiod + period if proved else heaps + 1
    need(naturals(claim["phi"], order) and len(claim["phi"]) == length, Malformed, "phi")
    need(type(claim["cover"]) is list, Malformed, "cover")
    for entry in claim["cover"]:
        pair = type(entry) is list and len(entry) == 2 and natural(entry[0], order)
        need(pair and naturals(entry[1], order) and ascending(entry[1]) and entry[1], Malformed, "cover")
    return moves


def check_quotient(claim):
    moves = read_quotient(claim)
    order, generators, table, words = (claim[name] for name in ("order", "generators", "table", "words"))
    preperiod, period, heaps, phi = (claim[name] for name in ("preperiod", "period", "heaps", "phi"))
    positive = set(claim["p"])
    # 1. The generators commute; each element is the first product that reaches it.
    reached = 1
    for x in range(order):
        for g in range(len(generators)):
            for h in range(g):
                need(table[table[x][g]][h] == table[table[x][h]][g], Refused, f"element {x} times generators {h}, {g}")
            if table[x][g] >= reached:
                need(table[x][g] == reached and words[reached - 1] == [x, g], Refused,
                     f"words: element {table[x][g]} is first reached otherwise")
                reached += 1
        need(reached > x + 1 or reached == order, Refused, f"element {reached} is not reached")
    need(order <= 5000, Limit, f"a table of {order} times {order} products")
    times = [list(range(order))]
    for source, by in words:
        times.append([table[product][by] for product in times[source]])
    # 2. phi gives the generators their columns, and other heaps products of generators below them.
    known, following = {0}, 0
    for heap, element in enumerate(phi):
        generates = following < len(generators) and generators[following] == heap
        need(generates != (element in known), Refused, f"phi of heap {heap} and the generators disagree")
        if generates:
            need(table[0][following] == element, Refused, f"phi of heap {heap} is not its generator")
            following += 1
            powers = []
            power = 0
            while power not in powers:
                powers.append(power)
                power = times[power][element]
            known = {times[power][x] for power in powers for x in known}
    need(following == len(generators), Refused, "generators: a heap beyond phi")
    # 6. The window of the theorem; preperiod and period are the least.
    if preperiod is not None:
        need(moves[0] != "all but", Refused, "the theorem covers only codes and finite sets")
        code = moves[1] if moves[0] == "code" else []
        most = max([i for i, digit in enumerate(code) if digit] + (moves[1] if moves[0] == "set" else []), default=0)
        left = 3 if any(digit > 7 for digit in code) else 2
        needed = left * (preperiod + period) + most - 1
        need(heaps == needed, Refused, f"heaps must be {needed}")
        need(preperiod == 1 or phi[preperiod - 1] != phi[preperiod + period - 1], Refused,
             "the preperiod is not the least")
        need(least_period(phi[preperiod:]) == period, Refused, "the period is not the least")
    # 3. No P-element has an option that is one, beside any element.
    need(0 not in positive, Refused, "p has the unit, from which there is no move")
    seen = set()
    for heap in range(heaps + 1):
        own = phi[heap if heap < len(phi) else preperiod + (heap - preperiod) % period]
        left_elements = set()
        for sum_left in sums_left(moves, heap):
            to = 0
            for each in sum_left:
                to = times[to][phi[each if each < len(phi) else preperiod + (each - preperiod) % period]]
            left_elements.add(to)
        if not left_elements:
            need(own == 0, Refused, f"heap {heap} has no moves, and phi gives it another element than 0")
            continue
        won = {z for to in left_elements for z in range(order) if times[to][z] in positive}
        own_lost = {z for z in range(order) if times[own][z] in positive}
        need(not won & own_lost, Refused, f"heap {heap} and an option are P-elements beside the same element")
        seen.add((own, frozenset(range(order)) - won - own_lost))
    # 4. The cover: no sum leaves open more than an entry of its element, and no entry has the unit.
    cover = [(element, frozenset(contexts)) for element, contexts in claim["cover"]]
    entries = [[contexts for element, contexts in cover if element == x] for x in range(order)]
    for element, contexts in cover:
        need(0 not in contexts, Refused, f"cover: a sum of element {element} has no move to a P-position")
        comparable = sum(contexts <= other or other <= contexts for other in entries[element])
        need(comparable == 1, Refused, f"cover: an entry of element {element} is not needed")
    met = set()

    def covered(element, contexts):
        if contexts:
            need(any(contexts <= entry for entry in entries[element]), Refused,
                 f"cover: a sum of element {element} is not covered")
            if contexts in entries[element]:
                met.add((element, contexts))

    for element, contexts in seen:
        covered(element, contexts)
    for x, contexts in cover:
        for y, more in seen:
            covered(times[x][y], frozenset(z for z in range(order)
                                           if times[y][z] in contexts and times[x][z] in more))
    need(met == set(cover), Refused, "cover: an entry that no sum needs")
    # 5. The separators distinguish all elements, and none is needless.
    separators = claim["separators"]

    def distinguished(by):
        return len({tuple(times[x][z] in positive for z in by) for x in range(order)}) == order

    need(distinguished(separators), Refused, "separators: two elements are not distinguished")
    for each in separators:
        need(not distinguished([z for z in separators if z != each]), Refused, f"separators: {each} is not needed")
    of = f"of heaps 0 to {heaps}" if preperiod is None else f"of all heaps, with preperiod {preperiod}, period {period}"
    return f"{claim['game']}: the misère quotient {of}, has order {order}"


# ---- Graphs: docs/certificates/graph.md ----

MAGIC = b"nimber-graph 1\n\n"
INFINITE = 2**32 - 1


def check_graph(data):
    need(len(data) >= len(MAGIC) + 8, Malformed, "the file ends in its head")
    need((len(data) - len(MAGIC)) % 4 == 0, Malformed, "words have four bytes")
    words = memoryview(data)[len(MAGIC):]
    words = array.array("I" if array.array("I").itemsize == 4 else "L", words.tobytes())
    if sys.byteorder == "big":
        words.byteswap()
    n, m = words[0], words[1]
    need(len(words) == 2 + (n + 1) + m + 2 * n, Malformed, f"{n} vertices and {m} edges have another length")
    offsets = words[2:n + 3]
    targets = words[n + 3:n + 3 + m]
    labels = words[n + 3 + m:2 * n + 3 + m]
    counters = words[2 * n + 3 + m:]
    need(offsets[0] == 0 and offsets[n] == m, Malformed, "edges that belong to no vertex")
    need(all(a <= b for a, b in zip(offsets, offsets[1:])), Malformed, "the edges of a vertex end before they begin")
    need(all(target < n for target in targets), Malformed, "an edge leads to no vertex")

    def options_of(v):
        return targets[offsets[v]:offsets[v + 1]]

    lowest = []
    for v in range(n):
        counter_of = {}
        for x in options_of(v):
            counter_of[labels[x]] = min(counters[x], counter_of.get(labels[x], INFINITE))
        lowest.append(counter_of)
    for v in range(n):
        label = labels[v]
        least = mex(set(lowest[v]) - {INFINITE})
        if label == INFINITE:
            need(any(labels[w] == INFINITE and least not in lowest[w] for w in options_of(v)), Refused,
                 f"vertex {v} should have a finite label")
            continue
        need(label == least, Refused, f"vertex {v}: the label is {label}, the mex of its options {least}")
        for w in options_of(v):
            if labels[w] > label:
                need(label in lowest[w] and lowest[w][label] < counters[v], Refused,
                     f"vertex {v}: there is no answer to the move to vertex {w}")
    return f"the labels of {n} vertices and {m} edges are those of Smith"


# ---- Boards: docs/certificates/board.md ----
#
# A set of cells is an integer: bit n is cell n.

MOST_CELLS = 112
MOST_LANES = 2**12
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
BOARD_GAMES = ("cram", "arc-kayles", "node-kayles", "graph-kayles")
NUMBER = r"(?:0|[1-9][0-9]{0,3})"


def bits(cells):
    while cells:
        low = cells & -cells
        yield low.bit_length() - 1
        cells ^= low


class Board:
    """The graph of a board: near, the neighbours of each cell; sides of a rectangle, else None; the cells there are."""

    def __init__(self, game, position):
        self.near, self.sides, self.left = [], None, 0
        torus = re.fullmatch(r"torus\((.*)\)", position, re.S)
        graph = re.fullmatch(r"([a-z]+)\((.*)\)", position, re.S)
        sides = r"([1-9][0-9]{0,3})x([1-9][0-9]{0,3})"
        if game == "cram":
            inner = torus[1] if torus else position
            found = re.fullmatch(sides, inner)
            if found:
                self.rectangle(int(found[1]), int(found[2]), torus is not None)
                return
            rows = inner.split("/")
            need(rows[0] and all(re.fullmatch("[.#]+", row) and len(row) == len(rows[0]) for row in rows),
                 Malformed, "position")
            self.rectangle(len(rows), len(rows[0]), torus is not None, rows)
        elif graph and graph[1] in ("grid", "torus"):
            found = re.fullmatch(sides, graph[2])
            need(found, Malformed, "position")
            self.rectangle(int(found[1]), int(found[2]), graph[1] == "torus")
        elif graph:
            need(re.fullmatch(f"{NUMBER}(?:,{NUMBER})*", graph[2]), Malformed, "position")
            numbers = [int(each) for each in graph[2].split(",")]
            self.named(graph[1], numbers)
        else:
            need(re.fullmatch(r"[0-9]{1,9}(?:-[0-9]{1,9})?(?:,[0-9]{1,9}(?:-[0-9]{1,9})?)*", position),
                 Malformed, "position")
            edges = [[int(end) for end in word.split("-")] for word in position.split(",")]
            names = sorted({end for edge in edges for end in edge})
            ranks = {name: rank for rank, name in enumerate(names)}
            self.joined(len(names), [(ranks[edge[0]], ranks[edge[-1]]) for edge in edges])

    def joined(self, count, edges):
        need(count <= MOST_CELLS, Malformed, f"a board of {count} cells, of at most {MOST_CELLS}")
        self.near = [0] * count
        self.left = (1 << count) - 1
        for a, b in edges:
            if a != b:
                self.near[a] |= 1 << b
                self.near[b] |= 1 << a

    def named(self, name, numbers):
        if name == "star":
            need(1 + sum(numbers) <= MOST_CELLS, Malformed, "too many cells")
            edges, count = [], 1
            for length in numbers:
                for step in range(length):
                    edges.append((count - 1 if step else 0, count))
                    count += 1
            self.joined(count, edges)
            return
        need(len(numbers) == 1 and name in ("path", "cycle", "complete"), Malformed, "position")
        n = numbers[0]
        need(n <= MOST_CELLS, Malformed, f"a board of {n} cells, of at most {MOST_CELLS}")
        chain = [(i, i + 1) for i in range(n - 1)]
        if name == "cycle" and n > 2:
            chain.append((n - 1, 0))
        self.joined(n, [(a, b) for a in range(n) for b in range(a)] if name == "complete" else chain)

    def rectangle(self, rows, columns, torus, holes=None):
        """Cells are counted along the shorter side, but not on a torus."""
        need(rows * columns <= MOST_CELLS, Malformed, f"a board of {rows * columns} cells, of at most {MOST_CELLS}")
        turned = not torus and columns > rows

        def at(y, x):
            return x * rows + y if turned else y * columns + x

        edges, left = [], 0
        for y in range(rows):
            for x in range(columns):
                if holes is None or holes[y][x] == ".":
                    left |= 1 << at(y, x)
                for b, a in ((y, x + 1), (y + 1, x)):
                    if torus:
                        edges.append((at(y, x), at(b % rows, a % columns)))
                    elif b < rows and a < columns:
                        edges.append((at(y, x), at(b, a)))
        self.joined(rows * columns, edges)
        self.left = left
        if not torus:
            self.sides = (max(rows, columns), min(rows, columns))


class Lanes:
    """Sets of cells side by side in one integer, so that one operation does the same to all of them.

    Each set has a lane: the bits of its cells, and zeros into which shifts by a row may run. Each mask is in all lanes.
    Links are kept by the distance of their ends, each with the set of the lower ends: one shift moves all sets along
    all links of a distance. A rectangle has two distances, 1 and the number of its columns.
    """

    def __init__(self, board, count):
        cells = range(len(board.near))
        self.rows, self.columns = board.sides or (1, 1)
        self.count, self.words = count, (len(cells) + self.columns) // 64 + 1
        self.last = 64 * self.words - 1
        self.ones = int.from_bytes((1).to_bytes(8 * self.words, "little") * count, "little")
        self.tops = self.ones << self.last

        def those(holds):
            return self.ones * sum(1 << cell for cell in cells if holds(*divmod(cell, self.columns)))

        links = [(a, b) for a in cells for b in bits(board.near[a]) if a < b]
        self.links = [(distance, self.ones * sum(1 << a for a, b in links if b - a == distance))
                      for distance in sorted({b - a for a, b in links})]
        if board.sides is None:
            return
        self.not_last_column = those(lambda y, x: x < self.columns - 1)
        # Moves into the corner by halves: if none of the first lines has a cell, by so many lines.
        self.up = [(many * self.columns, those(lambda y, x: y < many)) for many in halves(self.rows)]
        self.left = [(many, those(lambda y, x: x < many)) for many in halves(self.columns)]
        # Reflections: the cells that move by a distance, forwards or back.
        self.flip = [((self.rows - 1 - 2 * line) * self.columns, those(lambda y, x: y == line))
                     for line in range(self.rows)]
        self.mirror = [(self.columns - 1 - 2 * line, those(lambda y, x: x == line)) for line in range(self.columns)]
        self.transpose = [(by * (self.columns - 1), those(lambda y, x: x - y == by and y < self.columns))
                          for by in range(1 - self.columns, self.columns)]
        self.too_low = those(lambda y, x: y >= self.columns)

    def packed(self, sets):
        """The sets, one a lane, and empty lanes after them."""
        words = [0] * (len(sets) * self.words)
        for place in range(self.words):
            words[place::self.words] = [each >> 64 * place & 2**64 - 1 for each in sets]
        return int.from_bytes(struct.pack(f"<{len(words)}Q", *words), "little")

    def unpacked(self, cells):
        """The set of each lane."""
        size = self.count * self.words
        words = struct.unpack(f"<{size}Q", cells.to_bytes(8 * size, "little"))
        sets = words[::self.words]
        for place in range(1, self.words):
            sets = [low | high << 64 * place for low, high in zip(sets, words[place::self.words])]
        return sets

    def filled(self, tops):
        """All bits but the last one of the lanes of which the last bit is given."""
        return tops - (tops >> self.last)

    def inhabited(self, cells):
        """All bits of the lanes that have a cell: only from an empty lane subtraction of 1 borrows the last bit."""
        return self.filled((cells | self.tops) - self.ones & self.tops)

    def moved(self, cells, steps):
        for distance, first in steps:
            staying = cells & self.inhabited(cells & first)
            cells = staying | (cells ^ staying) >> distance
        return cells

    def lesser(self, a, b):
        """In each lane the lesser of two integers."""
        return a ^ (a ^ b) & self.filled((a | self.tops) - b & self.tops)

    def images(self, cells):
        """For each set of cells of a rectangle the image that stands for it: the least of all images in the corner.

        Those that half a turn sends to themselves follow, in their lanes.
        """
        least = cells = self.moved(cells, self.up + self.left)
        too_low = self.inhabited(cells & self.too_low)
        for one in (cells, self.moved(sent(cells, self.flip), self.up)):
            for image in (one, self.moved(sent(one, self.mirror), self.left)):
                least = self.lesser(self.lesser(least, image), sent(image, self.transpose) | too_low)
        # The last image is half a turn.
        return least, least & ~self.inhabited(image ^ cells)

    def around(self, cells):
        """The cells with a neighbour among these, and those with several."""
        one = several = 0
        for distance, lower in self.links:
            up, down = (cells & lower) << distance, cells >> distance & lower
            several |= one & up | (one | up) & down
            one |= up | down
        return one, several

    def simplified(self, cells):
        """Where moves take two neighbours: without cells that change no value (the first lemma of the page)."""
        while True:
            one, several = self.around(cells)
            cells &= one
            leaves = cells & ~several
            if not leaves:
                return cells
            beside_leaf, _ = self.around(leaves)
            beside_bare, _ = self.around(cells & ~beside_leaf)
            gone = cells & ~leaves & ~beside_bare
            # Cells with a leaf beside them of a lower number, the farthest first.
            met = 0
            for distance, lower in reversed(self.links):
                having = (leaves & lower) << distance & cells
                gone |= (having & met) >> distance
                met |= having
            for distance, lower in self.links:
                having = leaves >> distance & lower & cells
                gone |= (having & met) << distance
                met |= having
            if not gone:
                return cells
            cells &= ~gone

    def lost_links(self, cells):
        """Links along rows of a rectangle that change no value (the second lemma): the cell before each."""
        columns = self.columns
        blocks = cells & cells >> 1 & cells >> columns & cells >> columns + 1 & self.not_last_column
        if not blocks:
            return 0
        left, right = (cells & self.not_last_column) << 1, cells >> 1 & self.not_last_column
        up, down = cells << columns, cells >> columns
        # Blocks, by their first cell, of which a corner has no neighbour outside.
        first, last = ~(left | up), ~(right | down) >> columns + 1
        second, third = ~(right | up) >> 1, ~(left | down) >> columns
        lost = blocks & (first & last | second & third)
        return lost | lost << columns

    def holding_together(self, cells, lost):
        """In each lane one after the other of its parts, which hold together by links that are not lost."""
        links = [(distance, lower & ~lost if distance == 1 else lower) for distance, lower in self.links]
        while cells:
            # The lowest cell of each lane.
            own, grown = 0, cells & ~((cells | self.tops) - self.ones)
            while grown != own:
                own = grown
                for distance, lower in links:
                    grown |= ((grown & lower) << distance | grown >> distance & lower) & cells
            yield own
            cells ^= own


def halves(lines):
    """Powers of 2 below a number, the largest first."""
    return [1 << place for place in reversed(range((lines - 1).bit_length()))]


def sent(cells, shifts):
    """The cells, each moved by the distance that its place has."""
    found = 0
    for distance, those in shifts:
        found |= (cells & those) << distance if distance > 0 else (cells & those) >> -distance
    return found


class Parts:
    """Parts of boards: sets of cells that hold together, of which those that are images of one another are one."""

    def __init__(self, kind, board):
        self.board, self.lanes, self.claims = board, {}, {}
        self.takes_two = kind in ("cram", "arc-kayles")
        near = board.near
        pairs = [1 << a | 1 << b for a in range(len(near)) for b in bits(near[a]) if a < b]
        # A move needs some cells, and takes some.
        if kind == "node-kayles":
            self.moves = [(1 << a, 1 << a | near[a]) for a in range(len(near))]
        elif kind == "graph-kayles":
            self.moves = [(taken, taken) for taken in [1 << a for a in range(len(near))] + pairs]
        else:
            self.moves = [(pair, pair) for pair in pairs]

    def lanes_for(self, sets):
        """As few numbers of lanes as possible, for their masks are kept."""
        count = 1 << (len(sets) - 1).bit_length()
        if count not in self.lanes:
            self.lanes[count] = Lanes(self.board, count)
        return self.lanes[count]

    def images(self, sets):
        """The images that stand for sets of cells; the even ones among them are claimed."""
        if self.board.sides is None:
            return sets
        found = []
        for first in range(0, len(sets), MOST_LANES):
            some = sets[first:first + MOST_LANES]
            lanes = self.lanes_for(some)
            images, turned = lanes.images(lanes.packed(some))
            found += lanes.unpacked(images)[:len(some)]
            self.claims.update((part, 0) for part in set(lanes.unpacked(turned)) if part and self.is_even(part))
        return found

    def is_even(self, part):
        """Whether half a turn that sends a part to itself sends no cell to itself or to a neighbour: its value is 0."""
        columns, lines = self.board.sides[1], []
        while part:
            lines.append(part & (1 << columns) - 1)
            part >>= columns
        height, width = len(lines), max(map(int.bit_length, lines))
        return not ((height % 2 or width % 2) and lines[height // 2] >> width // 2 & 1)

    def parts_of(self, sets, taken):
        """The parts of these sets without some cells: a list of the places of their sets, and the parts."""
        lanes = self.lanes_for(sets)
        cells, lost = lanes.packed(sets) & ~(lanes.ones * taken), 0
        if self.takes_two:
            cells = lanes.simplified(cells)
            if self.board.sides:
                lost = lanes.lost_links(cells)
        losing = lanes.inhabited(lost) if lost else 0
        found, again = ([], []), ([], [])
        for packed in lanes.holding_together(cells, lost):
            # A part of a set that lost links is simplified once more.
            torn = packed & lanes.inhabited(packed ^ cells) & losing if lost else 0
            for (places, parts), some in ((found, packed ^ torn), (again, torn)):
                if some:
                    each = lanes.unpacked(some)
                    places += itertools.compress(range(len(each)), each)
                    parts += filter(None, each)
        places, parts = again
        for first in range(0, len(parts), MOST_LANES):
            inner, smaller = self.parts_of(parts[first:first + MOST_LANES], 0)
            found[0].extend(places[first + place] for place in inner)
            found[1].extend(smaller)
        return found

    def sums(self, sets, taken=0):
        """For each set without the cells taken: the set, the nim-sum of the claims on its parts, and the parts without.

        Of the parts without a claim equal ones cancel.
        """
        for first in range(0, len(sets), MOST_LANES):
            some = sets[first:first + MOST_LANES]
            totals, without = [0] * len(some), [()] * len(some)
            places, parts = self.parts_of(some, taken)
            images = self.images(parts)
            for place, image, claim in zip(places, images, map(self.claims.get, images)):
                if claim is not None:
                    totals[place] ^= claim
                elif not without[place]:
                    without[place] = [image]
                elif image in without[place]:
                    without[place].remove(image)
                else:
                    without[place].append(image)
            yield from zip(some, totals, without)

    def left_by(self, move, parts):
        """Each part in which a move can be made, with the nim-sum of the claims on what is left and the parts without."""
        needs, takes = move
        return self.sums([part for part in parts if part & needs == needs], takes)


def read_words(text):
    """Integers that ascend, each as the gap to the one before: groups of five bits, the lowest first, 32 for more."""
    words, before, gap, shift = [], -1, 0, 0
    for letter in text:
        digit = LETTERS.find(letter)
        need(digit >= 0 and shift < MOST_CELLS, Malformed, "claims: a letter")
        gap |= (digit & 31) << shift
        shift += 5
        if digit < 32:
            need(digit > 0 or shift == 5, Malformed, "claims: zeros at the end of a number")
            before += gap + 1
            need(before < 1 << MOST_CELLS, Malformed, "claims: a part beyond the board")
            words.append(before)
            gap = shift = 0
    need(shift == 0, Malformed, "claims end within a number")
    return words


def check_board(claim):
    head(claim, ("certificate", "version", "game", "position", "value", "claims"))
    game, position, value, claims = (claim[name] for name in ("game", "position", "value", "claims"))
    need(type(game) is str and type(position) is str, Malformed, "game and position must be texts")
    need(natural(value, MOST_CELLS), Malformed, "value must be a natural number")
    need(type(claims) is list and len(claims) <= MOST_CELLS, Malformed, "claims")
    need(game in BOARD_GAMES, Malformed, f"game must be one of {', '.join(BOARD_GAMES)}")
    board = Board(game, position)
    words = []
    for each in claims:
        need(type(each) is str, Malformed, "claims must be texts")
        words.append(read_words(each))
    parts = Parts(game, board)
    for each in words:
        for word in each:
            need(word and word >> len(board.near) == 0, Malformed, f"claims: {word} is no part of the board")
    values = {}
    for claimed, each in enumerate(words):
        for part, (word, _, left) in zip(parts.images(each), parts.sums(each)):
            need(left == [part], Malformed, f"claims: {word} is no part of the board, or needs no claim")
            need(part not in values, Malformed, f"claims: {word} is claimed twice")
            values[part] = claimed
    parts.claims.update(values)

    # The nim-sums that moves leave, as bits; and the values that parts without a claim must not have.
    reached, denied = dict.fromkeys(values, 0), {}
    for move in parts.moves:
        for part, total, open_parts in parts.left_by(move, values):
            claimed = values[part]
            if open_parts:
                denied.setdefault(open_parts[0], {})[claimed ^ total] = part
            else:
                reached[part] |= 1 << total
            need(len(open_parts) == 1 or not open_parts and total != claimed, Refused,
                 f"part {part} has not the value {claimed}: a move may leave it")
    for part, claimed in values.items():
        less = (~reached[part] & reached[part] + 1).bit_length() - 1
        need(less >= claimed, Refused, f"part {part} has not the value {claimed}: no move leaves {less}")
    # A part has not the value that a move from it leaves.
    for move in parts.moves:
        done = []
        for part, total, open_parts in parts.left_by(move, denied):
            if not open_parts and denied[part].pop(total, None) and not denied[part]:
                done.append(part)
        for part in done:
            del denied[part]
    for by in denied.values():
        for part in by.values():
            need(False, Refused, f"part {part} has not the value {values[part]}: a move may leave it")
    [(_, total, open_parts)] = parts.sums([board.left])
    need(not open_parts, Refused, "a part of the board has no claim")
    need(total == value, Refused, f"the parts of the board have nim-sum {total}")
    return f"{game} {position[:80]} has value {value}"


# ---- The kinds, and the files ----

KINDS = {
    "nimber-period": check_period,
    "nimber-law": check_law,
    "nimber-theorem": check_theorem,
    "nimber-outcomes": check_outcomes,
    "nimber-squares": check_squares,
    "nimber-quotient": check_quotient,
    "nimber-board": check_board,
}


def verdict(data):
    """What the bytes of a file prove, or what is wrong: a verdict and a sentence."""
    try:
        need(len(data) <= MOST_BYTES, Limit, f"a file of {len(data)} bytes, of at most {MOST_BYTES}")
        if data.startswith(MAGIC):
            return "valid", check_graph(data)
        claim = read(data.decode("utf-8-sig", "replace"))
        name = claim.get("certificate")
        kind = KINDS.get(name) if type(name) is str else None
        need(kind is not None, Malformed, f"the kind {str(name)[:40]!r} is not known: known are {', '.join(KINDS)}")
        return "valid", kind(claim)
    except (Malformed, Refused, Limit) as found:
        return type(found).__name__.lower(), str(found)


CODES = {"valid": 0, "refused": 1, "malformed": 2, "limit": 3}


def main(names):
    if not names:
        print("expected files: python3 check.py FILE...", file=sys.stderr)
        return 2
    worst = 0
    for name in (line.rstrip("\n") for line in sys.stdin) if names == ["-"] else names:
        try:
            with open(name, "rb") as opened:
                said, why = verdict(opened.read(MOST_BYTES + 1))
        except OSError as error:
            said, why = "malformed", f"the file cannot be read: {error.strerror}"
        worst = max(worst, CODES[said])
        print(f"{name}: {said}: {why}", flush=True)
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
