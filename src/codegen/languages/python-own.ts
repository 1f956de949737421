import type { Expression } from "../program.ts";
import { call, type Form, infix, type OwnFunction, type Writing } from "../syntax.ts";

// Functions of generated programs that Python says in its own way: those that it has, and tables that integers fill as
// sets of bits, a block of heaps at a time.

/** Precedence of comparisons, and of what they compare. */
const COMPARED = 5;

/** Smallest or largest of some numbers; of two brief operands the one that `sign` finds. */
const ofAll = (name: string, sign: string): OwnFunction => ({
  form: call((...operands) => `${name}(${operands.join(", ")})`),
  isFlat: true,
  short(operands, text) {
    const [a, b, more] = operands;
    if (sign === "<" && more === undefined) {
      const positive = positiveIn(a!, b!) ?? positiveIn(b!, a!);
      if (positive !== undefined) return `(1 if ${isPositive(positive, text)} else 0)`;
    }
    if (more !== undefined || ![a!, b!].every(isBrief)) return undefined;
    return `(${text(a!)} if ${text(a!)} ${sign} ${text(b!)} else ${text(b!)})`;
  },
});

/** The expression of which 1 and the larger of it and 0 are compared, if these two are. */
function positiveIn(one: Expression, larger: Expression): Expression | undefined {
  if (!isNumber(one, "1") || larger.kind !== "call" || larger.name !== "larger") return undefined;
  const [a, b] = larger.args;
  return isNumber(b!, "0") ? a : isNumber(a!, "0") ? b : undefined;
}

/** Whether an expression is a name, a number, or an item whose place is one: it is read twice sooner than called once. */
const isBrief = (value: Expression): boolean =>
  value.kind === "name" || value.kind === "number" || (value.kind === "index" && isBrief(value.at));

const isNumber = (value: Expression, digits: string): boolean =>
  value.kind === "number" && value.digits === digits;

/** Test that an expression is positive. */
function isPositive(value: Expression, text: Writing["text"]): string {
  if (value.kind === "infix" && value.operator === "-")
    return `${text(value.left, COMPARED)} > ${text(value.right, COMPARED)}`;
  return `${text(value, COMPARED)} > 0`;
}

const shift = (sign: string): OwnFunction => ({ form: infix(sign, SHIFT) });

/** Precedence of shifts, below that of sums. */
const SHIFT = 8;

const named = (name: string): Form => call((...operands) => `${name}(${operands.join(", ")})`);

/**
 * The numbers of `free` from which no take leads to one found before. A block of 512 numbers is an integer. A small take
 * marks later numbers of the block one by one, a large one those of a later block at once.
 */
const FIRST_FREE: readonly string[] = [
  "def firstFree(free, takes):",
  "    near = sum(1 << take for take in set(takes) if take < 512)",
  "    far = [divmod(take, 512) for take in takes if take >= 512]",
  "    full = (1 << 512) - 1",
  "    reached = [0] * (len(free) + max(far, default=(0, 0))[0] + 2)",
  "    found = []",
  "    for at, left in enumerate(free):",
  "        left &= ~reached[at]",
  "        lost = ahead = 0",
  "        while left:",
  "            low = left & -left",
  "            lost |= low",
  "            ahead |= near << low.bit_length() - 1",
  "            left &= ~(ahead | low)",
  "        found.append(lost)",
  "        reached[at + 1] |= ahead >> 512",
  "        for blocks, bits in far:",
  "            moved = lost << bits",
  "            reached[at + blocks] |= moved & full",
  "            reached[at + blocks + 1] |= moved >> 512",
  "    return found",
  "",
  "",
  "def byteEach(blocks, zero, one):",
  '    bits = "".join([f"{block:0512b}"[::-1] for block in blocks])',
  '    return bits.encode().translate(bytes.maketrans(b"01", bytes([zero, one])))',
];

const WON_HEAPS: readonly string[] = [
  "def wonHeaps(takes, last):",
  "    free = [(1 << 512) - 1] * (last // 512 + 1)",
  "    return byteEach(firstFree(free, takes), 1, 0)",
];

/** A heap has the value v if no take leads to another one of value v, among those that have none below v. */
const HEAP_VALUES: readonly string[] = [
  "def heapValues(takes, last):",
  "    free = [(1 << 512) - 1] * (last // 512 + 1)",
  "    sg = value = 0",
  "    while any(free):",
  "        found = firstFree(free, takes)",
  '        sg |= int.from_bytes(byteEach(found, 0, value), "little")',
  "        free = [left & ~each for left, each in zip(free, found)]",
  "        value += 1",
  '    return sg.to_bytes(512 * (last // 512 + 1), "little")',
];

/** Values below 256 of heaps that are split: those of small parts, and of the others from the end, as two long numbers. */
const SPLIT_VALUES: readonly string[] = [
  "def splitValues(digits, unequal, last):",
  "    sg = bytearray(last + 1)",
  "    for i in range(1, last + 1):",
  "        options = bytearray()",
  "        for take, digit in enumerate(digits[: i + 1]):",
  "            rest = i - take",
  "            if digit & (1 if rest == 0 else 2):",
  "                options.append(sg[rest])",
  "            if digit & 4:",
  "                count = max(rest - unequal, 0) // 2",
  '                low = int.from_bytes(sg[1 : count + 1], "little")',
  '                high = int.from_bytes(sg[rest - count : rest], "big")',
  '                options += (low ^ high).to_bytes(count, "little")',
  "        while sg[i] in options:",
  "            sg[i] += 1",
  "    return sg",
];

/**
 * Values of the positions of two numbers, total by total: a byte of a long number has a bit for each value that a leap
 * reaches, and a table of all bytes gives the least one that is missing.
 */
const LEAP_VALUES: readonly string[] = [
  "def leapValues(leapX, leapY, last):",
  "    least = bytes((~bits & bits + 1).bit_length() - 1 for bits in range(256))",
  "    bit = bytes(1 << value & 255 for value in range(256))",
  "    reached, rows = [], []",
  "    for total in range(last + 1):",
  "        bits = 0",
  "        for x, y in zip(leapX, leapY):",
  "            if total + x + y >= 0:",
  "                other = reached[total + x + y]",
  "                bits |= other >> 8 * x if x >= 0 else other << -8 * x",
  "        bits &= (1 << 8 * (total + 1)) - 1",
  '        row = bits.to_bytes(last + 1, "little").translate(least)',
  "        rows.append(row)",
  '        reached.append(int.from_bytes(row[: total + 1].translate(bit), "little"))',
  '    return b"".join(rows)',
];

/**
 * The heap before the first one of a row with which the heaps from 2 to `n` are lost. For all parts of the row that have
 * one length, lanes of 32 bits of a long integer hold such a heap; the highest bit of a lane keeps comparisons apart.
 */
const MATE_OF_ROW: readonly string[] = [
  "def matesOf(heaps, same, other, top):",
  "    notLess = (heaps | top) - same & top",
  "    notMore = (same | top) - heaps & top",
  "    aboveOther = (heaps | top) - other & top",
  "    belowOther = (other | top) - heaps & top",
  "    up = notLess & (aboveOther ^ top)",
  "    down = notMore & (belowOther ^ top)",
  "    equal = aboveOther & belowOther",
  "    moved = heaps + (up >> 31) - (down >> 31)",
  "    return moved ^ (moved & equal - (equal >> 31))",
  "",
  "",
  "def mateOfRow(heap, n):",
  '    heaps = int.from_bytes(b"".join([heap[i].to_bytes(4, "little") for i in range(2, n + 1)]), "little")',
  "    top = ((1 << 32 * n) - 1) // ((1 << 32) - 1) << 31",
  "    left = right = 0",
  "    last = heaps",
  "    for length in range(1, n):",
  "        top >>= 32",
  "        first = heaps & (1 << top.bit_length()) - 1",
  "        left, right = (",
  "            matesOf(last, left, right, top),",
  "            matesOf(first, right >> 32, left >> 32, top),",
  "        )",
  "        last >>= 32",
  "    return left",
];

/**
 * Nim-sums, as characters, of the values from one place on upwards and from another one downwards: of bytes as long
 * numbers, the second from its end. A table of bytes becomes a list where a value needs more.
 */
const SUMS_OF: readonly string[] = [
  "def sumsOf(values, up, down, step, count):",
  "    first = values[up : up + step * count : step]",
  "    last = values[down - step * (count - 1) : down + 1 : step]",
  "    if isinstance(values, list): return {chr(a ^ b) for a, b in zip(first, reversed(last))}",
  '    low, high = int.from_bytes(first, "little"), int.from_bytes(last, "big")',
  '    return (low ^ high).to_bytes(count, "little").decode("latin-1")',
];

/** Nim-sums of any of some values and any of others. */
const CROSS_SUMS: readonly string[] = [
  "def crossSums(values, at, step, count, other, otherStep, otherCount):",
  "    first = set(values[at : at + step * count : step])",
  "    second = set(values[other : other + otherStep * otherCount : otherStep])",
  "    return {chr(a ^ b) for a in first for b in second}",
];

const WITH_VALUE: readonly string[] = [
  "def withValue(values, at, value):",
  "    if value > 255 and isinstance(values, bytearray): values = list(values)",
  "    values[at] = value",
  "    return values",
];

/**
 * Subsets that are lost, as bits of a number: those of each size from those with one member less. Only subsets whose
 * weight is above the bound have moves.
 */
const LOST_SUBSETS: readonly string[] = [
  "def lostSubsets(weights, bound):",
  "    sums, sizes, without = [0], [1], []",
  "    for i, weight in enumerate(weights):",
  "        sums += [each + weight for each in sums]",
  "        sizes = [a | b << (1 << i) for a, b in zip(sizes + [0], [0] + sizes)]",
  "        without = [each | each << (1 << i) for each in without] + [(1 << (1 << i)) - 1]",
  "    above = bytes(map(bound.__lt__, reversed(sums)))",
  '    free = int(above.translate(bytes.maketrans(b"\\0\\1", b"01")), 2)',
  "    lost = last = 1",
  "    for size in sizes[1:]:",
  "        reached = 0",
  "        for i, each in enumerate(without):",
  "            reached |= (last & each) << (1 << i)",
  "        last = size & ~(reached & free)",
  "        lost |= last",
  "    return lost",
];

/** floor(n a) for the golden ratio a: (n + sqrt(5 n n)) / 2. */
const LOWER: readonly string[] = ["def lower(n):", "    return (n + math.isqrt(5 * n * n)) // 2"];

/** The heap z is floor(n a) only for the least n with z < n a. */
const MATE: readonly string[] = [
  "def mate(z):",
  "    n = (math.isqrt(5 * z * z) - z) // 2 + (z > 0)",
  "    return z + n if z == lower(n) else n - 1",
];

/**
 * Number of prime factors of a. A common divisor with the product of all primes below 1000 has the small ones, some of
 * which often recur; what is left below 1009^3 is 1, a prime or the product of two.
 */
const PRIME_FACTORS: readonly string[] = [
  "SMALL = [p for p in range(2, 1000) if all(p % q for q in range(2, min(p, 32)))]",
  "PRODUCT = math.prod(SMALL)",
  "counts = {}",
  "",
  "",
  "def distinctPrimes(product):",
  "    found = 0",
  "    rest = product",
  "    for p in SMALL:",
  "        if rest % p == 0:",
  "            found += 1",
  "            rest //= p",
  "            if rest == 1: break",
  "    counts[product] = found",
  "    return found",
  "",
  "",
  "def primeFactors(a):",
  "    if a < 2: return 0",
  "    found = 0",
  "    common = math.gcd(a, PRODUCT)",
  "    while common > 1:",
  "        found += counts.get(common) or distinctPrimes(common)",
  "        a //= common",
  "        common = math.gcd(a, common)",
  "    factor = 1009",
  "    while factor ** 3 <= a:",
  "        if a % factor == 0:",
  "            a //= factor",
  "            found += 1",
  "        else:",
  "            factor += 2",
  "    if a == 1: return found",
  "    return found + (1 if a < 1009 ** 2 or isPrime(a) == 1 else 2)",
];

/**
 * Strong tests with 2, 3, 5 and 7 are exact below 3215031751 (Jaeschke 1993), those with the primes to 37 below 2^64
 * (Sorenson & Webster 2017).
 */
const IS_PRIME: readonly string[] = [
  "def isPrime(a):",
  "    if a < 2: return 0",
  "    for p in (2, 3, 5, 7):",
  "        if a % p == 0: return 1 if a == p else 0",
  "    twos = (a - 1 & 1 - a).bit_length() - 1",
  "    odd = a >> twos",
  "    last = 7 if a < 3215031751 else 37",
  "    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):",
  "        if base > last or base == a: return 1",
  "        power = pow(base, odd, a)",
  "        if power == 1 or power == a - 1: continue",
  "        for _ in range(twos - 1):",
  "            power = power * power % a",
  "            if power == a - 1: break",
  "        else:",
  "            return 0",
  "    return 1",
];

const MATH: readonly string[] = ["import math"];

const LOWEST_ZERO: readonly string[] = [
  "def lowestZero(bits):",
  "    return (~bits & bits + 1).bit_length() - 1",
];

export const ownFunctions: ReadonlyMap<string, OwnFunction> = new Map([
  ["larger", ofAll("max", ">")],
  ["smaller", ofAll("min", "<")],
  ["wordCount", { form: call(() => "len(words)") }],
  ["upTo", { form: call((list, count) => `${list}[:${count}]`) }],
  ["shiftedUp", shift("<<")],
  ["shiftedDown", shift(">>")],
  ["lowestZero", { form: named("lowestZero"), lines: [LOWEST_ZERO] }],
  ["wonHeaps", { form: named("wonHeaps"), lines: [FIRST_FREE, WON_HEAPS] }],
  ["heapValues", { form: named("heapValues"), lines: [FIRST_FREE, HEAP_VALUES] }],
  ["leapValues", { form: named("leapValues"), lines: [LEAP_VALUES] }],
  ["absolute", { form: named("abs") }],
  ["lostSubsets", { form: named("lostSubsets"), lines: [LOST_SUBSETS] }],
  ["lower", { form: named("lower"), lines: [LOWER], before: MATH }],
  ["mate", { form: named("mate"), lines: [LOWER, MATE], before: MATH }],
  ["primeFactors", { form: named("primeFactors"), lines: [IS_PRIME, PRIME_FACTORS], before: MATH }],
  ["isPrime", { form: named("isPrime"), lines: [IS_PRIME] }],
  ["noSums", { form: call(() => '""') }],
  [
    "hasSum",
    {
      form: {
        level: COMPARED,
        args: [0, COMPARED + 1],
        write: (value, sums) => `chr(${value}) in ${sums}`,
      },
    },
  ],
  ["noValues", { form: call((count) => `bytearray(${count})`) }],
  ["withValue", { form: named("withValue"), lines: [WITH_VALUE] }],
  ["sumsOf", { form: named("sumsOf"), lines: [SUMS_OF] }],
  ["crossSums", { form: named("crossSums"), lines: [CROSS_SUMS] }],
  ["mateOfRow", { form: named("mateOfRow"), lines: [MATE_OF_ROW] }],
  ["splitValues", { form: named("splitValues"), lines: [SPLIT_VALUES] }],
]);

/** Names of these functions, which no variable may hide. */
export const OWN_NAMES =
  "lowestZero wonHeaps heapValues splitValues leapValues firstFree byteEach mateOfRow matesOf abs math pow all distinctPrimes lostSubsets enumerate sumsOf crossSums withValue isinstance list set chr bytearray";
