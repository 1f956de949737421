import { systemsOfRoot } from "../automata/index.ts";
import { OSTROWSKI } from "./digit-candidates.ts";
import { RADICANDS, slopeText } from "./fit.ts";
import { statedLaw } from "./stated.ts";
import type { Truth } from "./truth.ts";

// Guesses laws of two heaps whose P-positions lie along lines.

/** A pair of numbers x <= y. */
type Pair = readonly [number, number];

/** Largest sum of the examined pairs; few pairs lie along a line. */
const FARTHEST = 190;
const MOST_PAIRS = 120;

/** Latest start of a law with exceptions, and the limit on listed exceptions. */
const LATEST = 24;
const MOST_LISTED = 8;

/** P-positions x <= y of a game of two interchangeable heaps. */
function lostPairs({ at, has }: Truth): readonly Pair[] | undefined {
  const pairs: Pair[] = [];
  for (let sum = 0; sum <= FARTHEST; sum++)
    for (let x = 0; 2 * x <= sum; x++) {
      const y = sum - x;
      if (!has([x, y]) || !has([y, x])) return undefined;
      const lost = at([x, y]) === "P";
      if (lost !== (at([y, x]) === "P")) return undefined;
      if (lost && pairs.push([x, y]) > MOST_PAIRS) return undefined;
    }
  return pairs;
}

/** Pairs that differ by t k + e, with the smaller number close to a multiple of their difference. */
interface Line {
  readonly t: number;
  readonly e: number;
  /** Smaller number for each difference, from some difference on. */
  readonly terms: ReadonlyMap<number, number>;
}

/** Line of all pairs but the first, if their differences grow by a constant. */
function lineOf(pairs: readonly Pair[]): Line | undefined {
  const sorted = pairs.map(([x, y]): Pair => [y - x, x]).sort(([a], [b]) => a - b);
  const last = sorted.at(-1)?.[0] ?? 0;
  const t = last - (sorted.at(-2)?.[0] ?? last);
  const first =
    1 + sorted.findLastIndex(([difference], i) => difference !== last - t * (sorted.length - 1 - i));
  const late = sorted.slice(first);
  return t < 1 || late.length < FEWEST || 3 * first > sorted.length
    ? undefined
    : { t, e: last % t, terms: new Map(late) };
}

/** Least number of pairs that make a line. */
const FEWEST = 6;

/** (⌊alpha difference⌋ + p) / t, rounded down. */
interface Slope {
  readonly d: number;
  /** Text of the slope, with `more` added. */
  readonly text: (gap: string, more?: number) => string;
  readonly at: (difference: number) => number;
}

/** Least ratio of all terms to the terms off their line. */
const RARE = 3;

/** Slope with the number of terms that it misses, and whether it needs no division. */
interface Fit extends Slope {
  readonly missed: number;
  readonly isPlain: boolean;
}

/** Factors of a multiple that was rounded down. */
const FACTORS = [2, 3];

/** m ⌊alpha k⌋ + p for the number k of a difference, where that is every term. */
function* multiplesOf({ t, e, terms }: Line): Generator<Fit> {
  const entries = [...terms];
  const [last, x] = entries.at(-1)!;
  if (t === 1) return;
  for (const m of FACTORS)
    for (const [w, d, u] of slopes()) {
      const alpha = (u + Math.sqrt(d)) / w;
      if (Math.abs((m * alpha) / t - x / last) > 8 / last) continue;
      const of = (gap: number) => m * Math.floor((alpha * (gap - e)) / t);
      const p = entries[0]![1] - of(entries[0]![0]);
      const at = (gap: number) => of(gap) + p;
      if (!entries.every(([gap, term]) => at(gap) === term)) continue;
      const text = (gap: string, more = 0) =>
        moved(`${m}*${slopeText(u, d, w, e === 0 ? `(${gap}/${t})` : `((${gap}-${e})/${t})`)}`, p + more);
      yield { d, text, at, missed: 0, isPlain: true };
    }
}

/** Slopes that fit most terms of a line, best first. */
function slopesOf(line: Line): Slope[] {
  const { t, terms } = line;
  const entries = [...terms];
  const [last, x] = entries.at(-1)!;
  const found: Fit[] = [...multiplesOf(line)];
  for (const [w, d, u] of slopes()) {
    const alpha = (u + Math.sqrt(d)) / w;
    if (Math.abs(alpha / t - x / last) > 8 / last) continue;
    const least = entries.map(([gap, term]) => t * term - Math.floor(alpha * gap));
    for (const p of new Set([t * Math.ceil(median(least) / t), Math.max(...least), median(least)])) {
      const at = (gap: number) => Math.floor((Math.floor(alpha * gap) + p) / t);
      const missed = entries.reduce((sum, [gap, term]) => sum + Number(at(gap) !== term), 0);
      if (RARE * missed > entries.length) continue;
      const isPlain = p % t === 0;
      const text = (gap: string, more = 0) =>
        isPlain
          ? moved(slopeText(u, d, w * t, gap), p / t + more)
          : moved(`(${moved(slopeText(u, d, w, gap), p)}) / ${t}`, more);
      found.push({ d, text, at, missed, isPlain });
    }
  }
  return found.sort((a, b) => a.missed - b.missed || Number(b.isPlain) - Number(a.isPlain));
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Numbers (u + sqrt(d)) / w with numeration systems for them. */
function* slopes(): Generator<readonly [w: number, d: number, u: number]> {
  for (let w = 1; w <= 4; w++)
    for (const d of RADICANDS) if (systemsOfRoot(d).length > 0) for (let u = -6; u <= 6; u++) yield [w, d, u];
}

/** Set of numbers k that grow like the weights of a system, or every other weight, as text. */
interface Shape {
  readonly set: string;
  readonly half: string;
}

/** Sets that may contain the differences of terms off their line. */
function* shapes(d: number): Generator<Shape> {
  for (const { quotients } of systemsOfRoot(d)) {
    const name = quotients.join() === "1" ? "zeckendorf" : `ostrowski(${quotients})`;
    if (quotients.length === 1 && quotients[0]! > OSTROWSKI.length) continue;
    const lowest = `lowest(k,${name})`;
    const two = [5, 4, 6].map((bound) => `digitsum(k,${name}) = 2 and k < ${bound}*${lowest}`);
    for (const set of [`k = ${lowest}`, ...two])
      for (const half of ["", ` and zeros(k,${name}) % 2 = 0`, ` and zeros(k,${name}) % 2 = 1`])
        yield { set, half };
  }
}

/** Positions of a law in words. */
function saidBy(text: string, variables: readonly string[]): (position: readonly number[]) => boolean {
  const { says } = statedLaw(`P iff ${text}`, variables);
  return (position) => says(position) === "P";
}

/** Terms off their line: for each distance, the set of their differences. Undefined when no known set fits. */
function besides({ t, e, terms }: Line, { at, d }: Slope): ReadonlyMap<number, Shape> | undefined {
  const off = [...terms].map(([gap, x]) => ({ k: (gap - e) / t, by: x - at(gap) }));
  const found = new Map<number, Shape>();
  const distances = new Set(off.map((each) => each.by));
  if (distances.size === 1) return found;
  const sets = [...shapes(d)].map((shape) => ({ shape, has: saidBy(`${shape.set}${shape.half}`, ["k"]) }));
  for (const by of distances) {
    if (by === 0) continue;
    const set = sets.find(({ has }) => {
      const late = off.slice(1 + off.findLastIndex((each) => has([each.k]) !== (each.by === by)));
      return 4 * late.length > 3 * off.length && late.filter((each) => each.by === by).length > 1;
    });
    if (set !== undefined) found.set(by, set.shape);
    else if (4 * off.findLastIndex((each) => each.by === by) > off.length) return undefined;
  }
  return found;
}

const moved = (of: string, by: number): string =>
  by === 0 ? of : `${of} ${by < 0 ? "-" : "+"} ${Math.abs(by)}`;

/** Text for the pairs on a line and off it. */
function lineText(
  { t, e }: Line,
  { text }: Slope,
  beside: ReadonlyMap<number, Shape>,
  least: string,
  gap: string,
): string {
  if (beside.size === 0) {
    const on = `${least} = ${text(gap)}`;
    return t === 1 ? on : `${gap} % ${t} = ${e} and ${on}`;
  }
  const multiple = moved(t === 1 ? "k" : `${t}*k`, e);
  const far = t === 1 ? "k" : gap;
  const others = [...beside.values()]
    .map(({ set, half }) =>
      [...beside.values()].filter((each) => each.set === set).length > 1 ? set : `${set}${half}`,
    )
    .filter((set, i, all) => all.indexOf(set) === i)
    .map((set) => (set.includes(" and ") ? `not (${set})` : `not ${set}`));
  const on = `${others.join(" and ")} and ${least} = ${text(far)}`;
  const off = [...beside].map(([by, { set, half }]) => `${set}${half} and ${least} = ${text(far, by)}`);
  return `${gap} = ${multiple} and (${[on, ...off].join(" or ")})`;
}

/** P-positions listed one by one, grouped by their sum. */
function listed(pairs: readonly Pair[], x: string, y: string): string | undefined {
  const sums = new Map<number, Pair[]>();
  for (const pair of pairs) {
    const sum = pair[0] + pair[1];
    sums.set(sum, [...(sums.get(sum) ?? []), pair]);
  }
  const whole = [...sums]
    .filter(([sum, those]) => those.length === Math.floor(sum / 2) + 1)
    .map(([sum]) => sum);
  const upTo = whole.filter((sum, i) => sum === i).length - 1;
  const rest = pairs.filter(([a, b]) => a + b > upTo && !whole.includes(a + b));
  if (rest.length > MOST_LISTED) return undefined;
  return [
    ...(upTo < 0 ? [] : [upTo === 0 ? `${x} + ${y} = 0` : `${x} + ${y} <= ${upTo}`]),
    ...whole.filter((sum) => sum > upTo).map((sum) => `${x} + ${y} = ${sum}`),
    ...rest.map(([a, b]) =>
      a === b ? `${x} = ${a} and ${y} = ${a}` : `min(${x},${y}) = ${a} and max(${x},${y}) = ${b}`,
    ),
  ].join(" or ");
}

/**
 * Laws of pairs along a line of irrational slope. Some pairs may lie off the line when their differences grow like the
 * weights of a system, and the first pairs are listed one by one. Source of such sets: Renard, Rigo, arXiv 2512.11601.
 */
export function* pairsAlongLines(truth: Truth, [x, y]: readonly [string, string]): Generator<string> {
  const pairs = lostPairs(truth);
  if (pairs === undefined) return;
  const [least, gap] = [`min(${x},${y})`, `abs(${x}-${y})`] as const;
  for (const { on, rest } of [{ on: "", rest: pairs }, ...rationalLines(pairs, x, y)]) {
    const line = lineOf(rest);
    if (line === undefined) continue;
    for (const slope of slopesOf(line)) {
      const beside = besides(line, slope);
      if (beside === undefined) continue;
      const along = `${on}${lineText(line, slope, beside, least, gap)}`;
      const some = /\bk\b/.test(along) ? " for some k" : "";
      const text = exceptFirst(pairs, along, some, [x, y]);
      if (text !== undefined) yield `P iff ${text}${some}`;
    }
  }
}

/** Largest factor and constant of a line y = s x + c. */
const STEEPEST = 4;

/** Lines y = s x + c whose pairs are all lost, but for the first, as text before that of the other pairs. */
function* rationalLines(
  pairs: readonly Pair[],
  x: string,
  y: string,
): Generator<{ readonly on: string; readonly rest: readonly Pair[] }> {
  for (let s = 2; s <= STEEPEST; s++)
    for (let c = 0; c <= STEEPEST; c++) {
      const rest = pairs.filter(([a, b]) => b !== s * a + c);
      const all = Math.floor((FARTHEST - c) / (s + 1)) + 1;
      if (pairs.length - rest.length < all - 2) continue;
      yield { on: `max(${x},${y}) = ${moved(`${s}*min(${x},${y})`, c)} or `, rest };
    }
}

/** Law of all pairs along a line, with the first pairs listed. */
function exceptFirst(
  pairs: readonly Pair[],
  along: string,
  some: string,
  [x, y]: readonly [string, string],
): string | undefined {
  const has = saidBy(`${along}${some}`, [x, y]);
  const lost = new Set(pairs.map(String));
  let [from, extra] = [0, false];
  const missed: Pair[] = [];
  for (let sum = 0; sum <= FARTHEST; sum++)
    for (let a = 0; 2 * a <= sum; a++) {
      const pair: Pair = [a, sum - a];
      const isLost = lost.has(String(pair));
      if (has(pair) === isLost) continue;
      if (sum > LATEST) return undefined;
      from = sum + 1;
      if (isLost) missed.push(pair);
      else extra = true;
    }
  if (from === 0) return along;
  const early = listed(extra ? pairs.filter(([a, b]) => a + b < from) : missed, x, y);
  if (early === undefined) return undefined;
  const late = extra ? `${x} + ${y} >= ${from} and ${along}` : along;
  return early === "" ? late : `${early} or ${late}`;
}
