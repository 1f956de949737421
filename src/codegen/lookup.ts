import { grownBy, isLinear, linearValue, type ProvedLaw, quotientOf, reducedBy } from "./periodic.ts";
import { type Constant, printSource, type Source } from "./print.ts";
import { parseProgram, type Routine } from "./program.ts";
import type { Sequence } from "./sequence.ts";
import type { Syntax } from "./syntax.ts";

// Encodes tables of values. A table becomes one or more constant strings of printable characters, and a function that
// finds the value of a heap in them. Values can be written as digits in many ways: packed, as ranks, with rare values
// apart, as differences, as runs. The shortest depends on the values and on the characters that a language escapes, so
// all encodings are printed, and the shortest source is kept.

/**
 * Constants and function of the shortest encoding: `sg`, or a function that begins with the lines `head`, which leave
 * an index in `n`.
 */
export function shortest(
  sequence: Sequence,
  syntax: Syntax,
  head: readonly string[] = heading(sequence.box),
): Pick<Source, "constants" | "routines"> {
  if (sequence.range !== undefined) {
    const lines = ["fn sg(long n) long:", `  return ${quotientOf(sequence.range, "n")}`];
    return { constants: [], routines: parseProgram(lines.join("\n")) };
  }
  const law = lawWithin(sequence);
  const { values } = sequence;
  if (law !== undefined && isLinear(law)) {
    const lines = `fn sg(long heap) long:\n  return ${linearValue(law, values[0]!, "heap")}`;
    return { constants: [], routines: parseProgram(lines) };
  }
  const kept =
    law === undefined ? values : Array.from({ length: law.preperiod + law.period }, (_, n) => values[n]!);
  let best: { source: Pick<Source, "constants" | "routines">; length: number } | undefined;
  for (const encoding of encodings(kept)) {
    const source = written(encoding, law, syntax, head);
    const { length } = printSource({ remarks: [], ...source }, syntax);
    if (best === undefined || length < best.length) best = { source, length };
  }
  return best!.source;
}

/** Law of `sequence` if its preperiod and one period are among the values. */
export function lawWithin({ values, law }: Sequence): ProvedLaw | undefined {
  return law !== undefined && law.preperiod + law.period <= values.length ? law : undefined;
}

function written(
  encoding: Encoding,
  law: ProvedLaw | undefined,
  syntax: Syntax,
  head: readonly string[],
): { constants: Constant[]; routines: Routine[] } {
  const offsets = encoding.strings.map((digits) => bestOffset(digits, syntax.escapes));
  const constants = encoding.strings.map(({ name, digits }, i) => ({
    name,
    text: Array.from(digits, (digit) => String.fromCharCode(digit + offsets[i]!)).join(""),
  }));
  const lookup = encoding.lookup(offsets).map((line) => `  ${line}`);
  const lines =
    law === undefined
      ? [...head, ...returned(lookup)]
      : [`fn sg(long heap) ${law.saltus === 0 ? "narrow" : "long"}:`, ...reduced(law, lookup)];
  return { constants, routines: parseProgram(lines.join("\n")) };
}

/** Lines that return the result that `lookup` leaves in `v`. */
function returned(lookup: readonly string[]): string[] {
  const [, value] = /^ {2}let v = (.*)$/.exec(lookup.at(-1)!) ?? [];
  return value === undefined ? [...lookup, "  return v"] : [...lookup.slice(0, -1), `  return ${value}`];
}

/** First lines of a function of the index `n`, or of the coordinates from which it is computed. */
function heading(box: readonly number[] | undefined): string[] {
  if (box === undefined) return ["fn sg(n) narrow:"];
  const names = box.map((_, i) => COORDINATES[i] ?? `x${i}`);
  const place = names.reduce(
    (sofar, name, i) => `${i > 1 ? `(${sofar})` : sofar} * ${box[i]! + 1} + ${name}`,
  );
  return [`fn sg(${names.join(", ")}) narrow:`, `  let n = ${place}`];
}

/** Parameter names for the numbers of a position. */
export const COORDINATES: readonly string[] = ["x", "y", "z"];

/** Lines that reduce `heap` to `n` by the law, look `n` up, and add the growth that the reduction removed. */
function reduced(law: ProvedLaw, lookup: readonly string[]): string[] {
  const { preperiod, period, saltus, constant = [] } = law;
  const back = reducedBy(law, "heap");
  if (saltus === 0) {
    return [
      ...(preperiod === 0 && period > 1
        ? [`  heap = ${back}`]
        : [`  if heap >= ${preperiod + period}L:`, `    heap = ${back}`]),
      "  let n = narrow(heap)",
      ...returned(lookup),
    ];
  }
  return [
    ...(preperiod === 0
      ? [`  long least = ${back}`]
      : ["  long least = heap", `  if heap >= ${preperiod + period}L:`, `    least = ${back}`]),
    "  let n = narrow(least)",
    ...lookup,
    ...constant.flatMap((residue) => [`  if n % ${period} == ${residue}:`, "    return wide(v)"]),
    `  return ${grownBy(law, "wide(v)", "heap", "least")}`,
  ];
}

/** Digits from 0 to `base` - 1, at most 95 of them, for as many printable ASCII characters. */
export interface Digits {
  readonly name: string;
  readonly base: number;
  readonly digits: Uint8Array;
}

/** Number of printable ASCII characters, from the space on. */
export const PRINTABLE = 95;
const FIRST = 32;

/**
 * The character code for digit 0 with which the fewest characters of `digits` are among `escapes`; in a tie the code of
 * "0" itself, else the lowest one that avoids the space.
 */
export function bestOffset({ base, digits }: Omit<Digits, "name">, escapes: string): number {
  const counts = new Uint32Array(PRINTABLE);
  for (const digit of digits) counts[digit]!++;
  const cost = (first: number) =>
    [...escapes].reduce((sum, char) => sum + (counts[char.charCodeAt(0) - first] ?? 0), 0);
  const last = 126 - base + 1;
  const firsts = [48, ...Array.from({ length: last - 32 }, (_, i) => 33 + i), 32].filter(
    (first) => first <= last,
  );
  return firsts.reduce((best, first) => (cost(first) < cost(best) ? first : best));
}

/**
 * Encoding of natural numbers as constant strings: digits in some base, one character each, and the lines in the
 * language of `program.ts` that leave the value of heap `n` in `v`.
 */
interface Encoding {
  readonly strings: readonly Digits[];
  /** `first[k]` is the character code of digit 0 in the k-th string. */
  lookup(first: readonly number[]): string[];
}

/** Width of the longest field: 95^4 is below 2^31. */
const WIDEST = 4;
const LARGEST = PRINTABLE ** WIDEST - 1;

/**
 * All useful encodings of `values`: packed, directly or as ranks among the distinct values; with rare values apart; as
 * differences from the heaps; and by runs.
 * @throws RangeError when a value is above 95^4 - 1.
 */
function* encodings(values: ArrayLike<number>): Generator<Encoding> {
  const distinct = new Set<number>();
  let most = 0;
  for (let i = 0; i < values.length; i++) {
    most = Math.max(most, values[i]!);
    distinct.add(values[i]!);
  }
  if (most > LARGEST) throw new RangeError(`encodings: expected values up to ${LARGEST}, got ${most}`);
  const sorted = [...distinct].sort((a, b) => a - b);
  for (const shape of shapes(most + 1)) yield packed(values, shape);
  if (sorted.length <= most) for (const shape of shapes(sorted.length)) yield ranked(values, sorted, shape);
  yield* withRareApart(values);
  yield* nearTheHeap(values, most);
  yield inRuns(values);
}

/** Group of `count` values below `radix` in `width` characters, in the smallest base that holds it. */
interface Shape {
  readonly radix: number;
  readonly count: number;
  readonly width: number;
  readonly base: number;
}

/**
 * Shapes for values below `values`: for every sufficient width as many values as fit, and one value in as few
 * characters as possible.
 */
function* shapes(values: number): Generator<Shape> {
  const radix = Math.max(values, 2);
  let single = true;
  for (let width = 1; width <= WIDEST; width++) {
    let count = 0;
    for (let held = radix; held <= PRINTABLE ** width; held *= radix) count++;
    if (count === 0) continue;
    if (single) yield shape(radix, 1, width);
    if (count > 1) yield shape(radix, count, width);
    single = false;
  }
}

function shape(radix: number, count: number, width: number): Shape {
  let base = 2;
  while (base ** width < radix ** count) base++;
  return { radix, count, width, base };
}

/** Digits of groups of values; the first value of a group is the least significant. */
function pack(values: ArrayLike<number>, { radix, count, width, base }: Shape): Uint8Array {
  const groups = Math.ceil(values.length / count);
  const digits = new Uint8Array(groups * width);
  for (let group = 0; group < groups; group++) {
    let number = 0;
    for (let k = count - 1; k >= 0; k--) number = number * radix + (values[group * count + k] ?? 0);
    for (let d = width - 1; d >= 0; d--) {
      digits[group * width + d] = number % base;
      number = Math.floor(number / base);
    }
  }
  return digits;
}

/** Expression for the number in the `width` characters of `name` from `at` on. */
function field(name: string, at: string, width: number, base: number, first: number): string {
  const terms: string[] = [];
  let zero = 0;
  for (let d = 0; d < width; d++) {
    const weight = base ** (width - 1 - d);
    zero += weight * first;
    const char = `code(${name}, ${d === 0 ? at : `${at} + ${d}`})`;
    terms.push(weight === 1 ? char : `${char} * ${weight}`);
  }
  return `${terms.join(" + ")} - ${zero}`;
}

/** Lines that leave in `v` the value of heap `n` from the packed string `name`. */
function unpack(name: string, { radix, count, width, base }: Shape, first: number): string[] {
  if (count === 1 && width === 1) return [`let v = ${field(name, "n", 1, base, first)}`];
  const group = count === 1 ? "n" : `n / ${count}`;
  const lines =
    width === 1
      ? [`let v = ${field(name, group, 1, base, first)}`]
      : [`let j = ${group} * ${width}`, `let v = ${field(name, "j", width, base, first)}`];
  if (count === 1) return lines;
  const steps = [`for k = 1 to n % ${count}:`, `  v = v / ${radix}`];
  return [...lines, ...steps, `v = v % ${radix}`];
}

function packed(values: ArrayLike<number>, shape: Shape): Encoding {
  return {
    strings: [{ name: "TABLE", base: shape.base, digits: pack(values, shape) }],
    lookup: ([first]) => unpack("TABLE", shape, first!),
  };
}

/** Shape with one field for each value. */
function plain(most: number): Shape {
  const [single] = shapes(most + 1);
  return single!;
}

function ranked(values: ArrayLike<number>, distinct: readonly number[], shape: Shape): Encoding {
  const rank = new Map(distinct.map((value, i) => [value, i]));
  const ranks = Uint32Array.from({ length: values.length }, (_, i) => rank.get(values[i]!)!);
  const each = plain(distinct.at(-1)!);
  return {
    strings: [
      { name: "TABLE", base: shape.base, digits: pack(ranks, shape) },
      { name: "VALUES", base: each.base, digits: pack(distinct, each) },
    ],
    lookup: ([first, second]) => [...unpack("TABLE", shape, first!), ...read("VALUES", each, second!)],
  };
}

/** Lines that replace the index `v` in the string `name` by the value there. */
function read(name: string, { width, base }: Shape, first: number): string[] {
  if (width === 1) return [`v = ${field(name, "v", 1, base, first)}`];
  return [`v = v * ${width}`, `v = ${field(name, "v", width, base, first)}`];
}

/**
 * The most frequent values, packed as ranks by frequency, with one more digit for all others. Bisection finds these
 * among the heaps that have them. The shape takes the fewest characters.
 */
function* withRareApart(values: ArrayLike<number>): Generator<Encoding> {
  const counts = new Map<number, number>();
  for (let n = 0; n < values.length; n++) counts.set(values[n]!, (counts.get(values[n]!) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => b - a);
  const each = plain(byCount.reduce((most, [value]) => Math.max(most, value), 0));
  const place = plain(values.length);
  const split = cheapest(byCount, values.length, place.width);
  if (split === undefined) return;
  const mark = split.radix - 1;
  const which = plain(byCount.length - mark);
  const distinct = byCount.map(([value]) => value);
  if (split.count === 1 && split.width === 1) spare(distinct, mark);
  const rank = new Map(distinct.map((value, i) => [value, i]));
  const table = new Uint32Array(values.length);
  const places: number[] = [];
  const ranks: number[] = [];
  for (let n = 0; n < values.length; n++) {
    const r = rank.get(values[n]!)!;
    table[n] = Math.min(r, mark);
    if (r < mark) continue;
    places.push(n);
    ranks.push(r - mark);
  }
  yield {
    strings: [
      { name: "TABLE", base: split.base, digits: pack(table, split) },
      { name: "VALUES", base: each.base, digits: pack(distinct, each) },
      { name: "PLACES", base: place.base, digits: pack(places, place) },
      { name: "RANKS", base: which.base, digits: pack(ranks, which) },
    ],
    lookup: ([first, ofValues, ofPlaces, ofRanks]) => [
      ...unpack("TABLE", split, first!),
      `if v == ${mark}:`,
      ...bisect("PLACES", place, places.length, ofPlaces!).map((line) => `  ${line}`),
      "  v = left",
      ...read("RANKS", which, ofRanks!).map((line) => `  ${line}`),
      `  v = v + ${mark}`,
      ...read("VALUES", each, ofValues!),
    ],
  };
}

/** Shape with the fewest characters, including indices of `place` characters; undefined when nothing is rare. */
function cheapest(
  byCount: readonly (readonly [number, number])[],
  length: number,
  place: number,
): Shape | undefined {
  const rareFrom = [length];
  for (const [i, [, count]] of byCount.entries()) rareFrom.push(rareFrom[i]! - count);
  let best: { shape: Shape; cost: number } | undefined;
  for (let width = 1; width <= WIDEST; width++) {
    for (let count = 1; 2 ** count <= PRINTABLE ** width; count++) {
      let radix = Math.floor(PRINTABLE ** (width / count)) - 1;
      while ((radix + 1) ** count <= PRINTABLE ** width) radix++;
      const rare = rareFrom[radix - 1] ?? 0;
      if (rare === 0) continue;
      const each = place + plain(byCount.length - radix + 1).width;
      const cost = Math.ceil(length / count) * width + rare * each;
      if (best === undefined || cost < best.cost) best = { shape: shape(radix, count, width), cost };
    }
  }
  return best?.shape;
}

/** Gives the least frequent of the first `mark` values the digits whose characters some language escapes. */
function spare(distinct: number[], mark: number): void {
  let last = mark - 1;
  for (const char of "\"\\'?") {
    const digit = char.charCodeAt(0) - FIRST;
    if (digit >= last) continue;
    [distinct[digit], distinct[last]] = [distinct[last]!, distinct[digit]!];
    last--;
  }
}

/** Lines that leave in `left` the last of `count` ascending fields that is at most `n`. */
function bisect(name: string, { width, base }: Shape, count: number, first: number): string[] {
  return [
    "let left = 0",
    `let right = ${count}`,
    "while right - left > 1:",
    "  let middle = (left + right) / 2",
    `  let m = middle${width === 1 ? "" : ` * ${width}`}`,
    `  let start = ${field(name, "m", width, base, first)}`,
    "  if start <= n:",
    "    left = middle",
    "  else:",
    "    right = middle",
  ];
}

/** Differences of values and heaps, when these are small. */
function* nearTheHeap(values: ArrayLike<number>, most: number): Generator<Encoding> {
  let low = 0;
  let high = 0;
  for (let n = 0; n < values.length; n++) {
    low = Math.min(low, values[n]! - n);
    high = Math.max(high, values[n]! - n);
  }
  if (high - low >= most) return;
  const off = Uint32Array.from({ length: values.length }, (_, n) => values[n]! - n - low);
  for (const shape of shapes(high - low + 1)) {
    yield {
      strings: [{ name: "TABLE", base: shape.base, digits: pack(off, shape) }],
      lookup: ([first]) => [
        ...unpack("TABLE", shape, first!),
        low === 0 ? "v = v + n" : `v = v + n - ${-low}`,
      ],
    };
  }
}

/** Start and value of each run of equal values. */
function inRuns(values: ArrayLike<number>): Encoding {
  const starts: number[] = [];
  const each: number[] = [];
  for (let i = 0; i < values.length; i++) {
    if (i > 0 && values[i] === values[i - 1]) continue;
    starts.push(i);
    each.push(values[i]!);
  }
  const where = plain(values.length);
  const value = plain(each.reduce((a, b) => Math.max(a, b), 0));
  return {
    strings: [
      { name: "PLACES", base: where.base, digits: pack(starts, where) },
      { name: "VALUES", base: value.base, digits: pack(each, value) },
    ],
    lookup: ([heap, first]) => [
      ...bisect("PLACES", where, starts.length, heap!),
      "let v = left",
      ...read("VALUES", value, first!),
    ],
  };
}
