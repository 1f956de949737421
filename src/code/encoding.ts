/**
 * How a table of natural numbers becomes a constant string: digits in some base, one character each, and the
 * lines of `program.ts` that find the value of heap `n` again and leave it in `v`.
 */
export interface Encoding {
  readonly strings: readonly Digits[];
  /** `first[k]` is the character code of digit 0 in the k-th string. */
  lookup(first: readonly number[]): string[];
}

/** Digits from 0 to `base` - 1, at most 95 of them, for as many printable ASCII characters. */
export interface Digits {
  readonly name: string;
  readonly base: number;
  readonly digits: Uint8Array;
}

/** The printable ASCII characters are 95, from the space on. */
const PRINTABLE = 95;
/** The longest field: 95^4 is below 2^31. */
const WIDEST = 4;
const LARGEST = PRINTABLE ** WIDEST - 1;

/**
 * Every encoding that is worth trying for `values`: packed, as they are or as ranks among the distinct values;
 * with the rare ones apart; and by runs.
 * @throws RangeError when a value is above 95^4 - 1.
 */
export function* encodings(values: ArrayLike<number>): Generator<Encoding> {
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
  if (sorted.length > PRINTABLE) yield withRareApart(values);
  yield inRuns(values);
}

/** `count` values below `radix` written in `width` characters, in the smallest base that holds them. */
interface Shape {
  readonly radix: number;
  readonly count: number;
  readonly width: number;
  readonly base: number;
}

/** For every width that holds a value, as many values as it holds; and one value in as few as possible. */
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

/** The digits of groups of values; the first value of a group counts least. */
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

/** The number that `width` characters of `name` from `at` on stand for. */
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

/** Leaves in `v` the value of heap `n` in the packed string `name`. */
function unpack(name: string, { radix, count, width, base }: Shape, first: number): string[] {
  if (count === 1 && width === 1) return [`let v = ${field(name, "n", 1, base, first)}`];
  const group = count === 1 ? "n" : `n / ${count}`;
  const lines =
    width === 1
      ? [`let v = ${field(name, group, 1, base, first)}`]
      : [`let j = ${group} * ${width}`, `let v = ${field(name, "j", width, base, first)}`];
  if (count === 1) return lines;
  const steps = [`let k = n % ${count}`, "while k > 0:", `  v = v / ${radix}`, "  k = k - 1"];
  return [...lines, ...steps, `v = v % ${radix}`];
}

function packed(values: ArrayLike<number>, shape: Shape): Encoding {
  return {
    strings: [{ name: "TABLE", base: shape.base, digits: pack(values, shape) }],
    lookup: ([first]) => unpack("TABLE", shape, first!),
  };
}

/** The shape in which each value stands for itself. */
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

/** Replaces the place `v` in the string `name` by the value there. */
function read(name: string, { width, base }: Shape, first: number): string[] {
  if (width === 1) return [`v = ${field(name, "v", 1, base, first)}`];
  return [`v = v * ${width}`, `v = ${field(name, "v", width, base, first)}`];
}

/** The digit that stands for every rare value, and how many values are not rare. */
const RARE = PRINTABLE - 1;

/**
 * One character a heap for the 94 most frequent values; the others are looked up by bisection among the heaps that
 * have them. The least frequent values get the digits whose characters are escaped somewhere.
 */
function withRareApart(values: ArrayLike<number>): Encoding {
  const counts = new Map<number, number>();
  for (let i = 0; i < values.length; i++) counts.set(values[i]!, (counts.get(values[i]!) ?? 0) + 1);
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
  const awkward = [..."\"\\'?"].map((char) => char.charCodeAt(0) - 32);
  const places = Array.from({ length: RARE }, (_, i) => i).filter((i) => !awkward.includes(i));
  const digitOf = new Map([...places, ...awkward].map((digit, i) => [byCount[i]!, digit]));
  const frequent: number[] = [];
  for (const [value, digit] of digitOf) frequent[digit] = value;
  const rest = byCount.slice(RARE).sort((a, b) => a - b);
  const rank = new Map(rest.map((value, i) => [value, i]));

  const digits = new Uint8Array(values.length);
  const heaps: number[] = [];
  const ranks: number[] = [];
  for (let i = 0; i < values.length; i++) {
    digits[i] = digitOf.get(values[i]!) ?? RARE;
    if (digits[i] !== RARE) continue;
    heaps.push(i);
    ranks.push(RARE + rank.get(values[i]!)!);
  }
  const value = plain(Math.max(...byCount));
  const where = plain(values.length);
  const which = plain(byCount.length);
  return {
    strings: [
      { name: "TABLE", base: PRINTABLE, digits },
      { name: "VALUES", base: value.base, digits: pack([...frequent, ...rest], value) },
      { name: "PLACES", base: where.base, digits: pack(heaps, where) },
      { name: "RANKS", base: which.base, digits: pack(ranks, which) },
    ],
    lookup: ([table, values_, heap, rank_]) => [
      ...unpack("TABLE", { radix: PRINTABLE, count: 1, width: 1, base: PRINTABLE }, table!),
      `if v == ${RARE}:`,
      ...bisect("PLACES", where, heaps.length, heap!),
      "  v = left",
      ...read("RANKS", which, rank_!).map((line) => `  ${line}`),
      ...read("VALUES", value, values_!),
    ],
  };
}

/** Leaves in `left` the last of `count` ascending fields that is not above `n`. */
function bisect(name: string, { width, base }: Shape, count: number, first: number): string[] {
  return [
    "  let left = 0",
    `  let right = ${count}`,
    "  while right - left > 1:",
    "    let middle = (left + right) / 2",
    `    let m = middle${width === 1 ? "" : ` * ${width}`}`,
    `    let start = ${field(name, "m", width, base, first)}`,
    "    if start <= n:",
    "      left = middle",
    "    else:",
    "      right = middle",
  ];
}

/** Where each run of equal values begins, and its value. */
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
      ...bisect("PLACES", where, starts.length, heap!).map((line) => line.slice(2)),
      "let v = left",
      ...read("VALUES", value, first!),
    ],
  };
}

/**
 * The character code for digit 0 with which the fewest characters of `digits` are among `escapes`; of equals that
 * of "0" itself, else the lowest that leaves the space alone.
 */
export function bestOffset({ base, digits }: Digits, escapes: string): number {
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
