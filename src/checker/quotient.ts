/*
 * Certificates of misère quotients: a commutative monoid Q, a set P of its elements, and a map φ from heaps into Q, such
 * that a sum of heaps is a P-position under misère play exactly when the product of the elements of its heaps is in P.
 *
 * The theorem, checked in six steps, which the functions below name by their numbers. (1) The table is that of a
 * commutative monoid, generated as it says. (2) φ gives each heap an element. (3) and (4): the unit is not in P; no sum
 * of an element of P has a move to such a sum; and every other sum but the empty one has one. For a heap the contexts
 * (elements beside it) are computed in which neither it nor an option is in P. A cover bounds them for whole sums: each
 * sum leaves open no more than an entry of its element, and no entry leaves the unit open, so that a move to P exists.
 * By induction on moves P is then what it says. (5) Separators tell every two elements apart, so that Q is no larger
 * than it has to be. (6) With a period of φ: its window is as long as that of Guy and Smith for values, and by their
 * argument the elements of the options of n and n + p are the same.
 * Source: Plambeck & Siegel, J. Combin. Theory A 115 (2008) 593.
 *
 * A certificate of a misère quotient, version 1, is an object of exactly these fields, elements counted from 0, which
 * is the unit, in the order in which the words of generators first reach them:
 * - `certificate`: "nimber-quotient"; `version`: 1; `game`: as above;
 * - `preperiod`, `period`: φ(n + period) = φ(n) for all n >= preperiod >= 1, the least; or both null, and the quotient
 *   is that of heaps 0 to `heaps` alone;
 * - `heaps`: the largest heap that has to be verified;
 * - `order`; `generators`: the heaps that are like no sum of smaller ones, ascending;
 * - `table`: for each element its products with the generators;
 * - `words`: for each element but the unit, the element and generator whose product it first is;
 * - `p`: the elements of the P-portion, ascending; `phi`: the element of each heap below preperiod + period;
 * - `cover`: [element, contexts]: sums of this element of which no move wins in these contexts, in which they are no
 *   P-positions themselves; every sum leaves no more of them than an entry, and no entry has the unit;
 * - `separators`: elements of which, for every two elements, one makes one a P-element and not the other.
 */

import { t } from "../locale/checker.ts";
import { isText } from "../locale/message.ts";
import type { Message } from "../types.ts";
import {
  type Finding,
  firstDifference,
  type Given,
  isNatural,
  shortened,
  wrongField,
} from "./certificate.ts";
import { type Moves, moveSums, readMoves } from "./heap-moves.ts";
import type { Meter } from "./meter.ts";

/** Contents of the certificate of a misère quotient. */
export interface QuotientClaim {
  readonly game: string;
  readonly moves: Moves;
  /** Preperiod of φ when the quotient is that of all heaps; null when it is only that of heaps 0 to `heaps`. */
  readonly preperiod: number | null;
  readonly period: number | null;
  readonly heaps: number;
  readonly order: number;
  readonly generators: readonly number[];
  readonly table: readonly (readonly number[])[];
  readonly words: readonly (readonly number[])[];
  readonly p: readonly number[];
  readonly phi: readonly number[];
  readonly cover: readonly (readonly [element: number, open: readonly number[]])[];
  readonly separators: readonly number[];
}

const FIELDS =
  "certificate version game preperiod period heaps order generators table words p phi cover separators".split(
    " ",
  );

/** Claim of a parsed certificate, or the name of a wrong field; every number is within its range. */
export function readQuotient(
  given: Readonly<Record<string, unknown>>,
  meter: Meter,
): QuotientClaim | Message {
  const strange = Object.keys(given).find((name) => !FIELDS.includes(name));
  if (strange !== undefined) return wrongField(strange);
  if (given.version !== 1) return wrongField("version");
  const moves = typeof given.game === "string" ? readMoves(given.game) : undefined;
  if (moves === undefined) return wrongField("game");
  const { preperiod, period, heaps, order, generators, table, words, p, phi, cover, separators } = given;
  const proved = preperiod !== null;
  if (proved && !(isNatural(preperiod) && preperiod >= 1)) return wrongField("preperiod");
  if (proved ? !(isNatural(period) && period >= 1) : period !== null) return wrongField("period");
  if (!isNatural(heaps)) return wrongField("heaps");
  if (!isNatural(order) || order < 1) return wrongField("order");
  meter.heaps(heaps + 1);
  const isElements = (value: unknown) => isNumbers(value, order);
  if (!(isNumbers(generators, heaps + 1) && isAscending(generators))) return wrongField("generators");
  const count = generators.length;
  const isRow = (row: unknown) => isElements(row) && row.length === count;
  if (!(Array.isArray(table) && table.length === order && table.every(isRow))) return wrongField("table");
  const isWord = (word: unknown) =>
    Array.isArray(word) && word.length === 2 && isElements([word[0]]) && isNumbers([word[1]], count);
  if (!(Array.isArray(words) && words.length === order - 1 && words.every(isWord)))
    return wrongField("words");
  if (!(isElements(p) && isAscending(p))) return wrongField("p");
  const length = proved ? (preperiod as number) + (period as number) : heaps + 1;
  if (!(isElements(phi) && phi.length === length)) return wrongField("phi");
  const isEntry = (entry: unknown) =>
    Array.isArray(entry) &&
    entry.length === 2 &&
    isElements([entry[0]]) &&
    isElements(entry[1]) &&
    isAscending(entry[1]) &&
    entry[1].length > 0;
  if (!(Array.isArray(cover) && cover.every(isEntry))) return wrongField("cover");
  if (!(isElements(separators) && isAscending(separators))) return wrongField("separators");
  return { ...(given as unknown as QuotientClaim), moves };

  function isNumbers(value: unknown, below: number): value is number[] {
    if (!Array.isArray(value)) return false;
    meter.spend(value.length);
    return value.every((each) => isNatural(each) && each < below);
  }
}

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((each, i) => i === 0 || numbers[i - 1]! < each);

/** Claim with derived data: all products, P as marks, and φ of every examined heap. */
interface Quotient extends QuotientClaim {
  /** Product x y at index `x * order + y`. */
  readonly times: Int32Array;
  readonly positive: Uint8Array;
  readonly element: (heap: number) => number;
}

/** Heap by its element and the contexts in which neither it nor one of its options is a P-element. */
interface Seen {
  readonly element: number;
  readonly open: Uint8Array;
}

/** Fault of a claim about a misère quotient, if any. */
export function quotientFault(claim: QuotientClaim, meter: Meter): Message | undefined {
  const table = faultOfTable(claim, meter);
  if (table !== undefined) return table;
  const { order, p, phi, preperiod, period } = claim;
  const positive = meter.array(Uint8Array, order);
  for (const x of p) positive[x] = 1;
  const element = (heap: number): number =>
    heap < phi.length ? phi[heap]! : phi[preperiod! + ((heap - preperiod!) % period!)]!;
  const quotient = { ...claim, positive, element, times: productsOf(claim, meter) };
  const bound = faultOfHeaps(quotient, meter) ?? faultOfWindow(quotient);
  if (bound !== undefined) return bound;
  const seen = heapsSeen(quotient, meter);
  if (isText(seen)) return seen;
  return faultOfCover(quotient, seen, meter) ?? faultOfSeparators(quotient, meter);
}

/**
 * 1: the generators commute, and the words lead to their elements; elements are numbered in the order in which they are
 * first reached.
 */
function faultOfTable({ order, table, words, generators }: QuotientClaim, meter: Meter): Message | undefined {
  let reached = 1;
  for (let x = 0; x < order; x++) {
    const row = table[x]!;
    for (let g = 0; g < generators.length; g++) {
      for (let h = 0; h < g; h++)
        if (table[row[g]!]![h] !== table[row[h]!]![g])
          return t("tableElementTimesGeneratorsDoes", { x, h, g });
      meter.spend(1 + g);
      if (row[g]! < reached) continue;
      const [from, by] = words[row[g]! - 1]!;
      if (row[g]! !== reached || from !== x || by !== g)
        return t("wordsElementReachedOtherwise", { row: row[g]! });
      reached++;
    }
    if (reached === x + 1 && reached < order) return t("tableElementNotReached", { reached });
  }
  return undefined;
}

function productsOf({ order, table, words }: QuotientClaim, meter: Meter): Int32Array {
  const times = meter.array(Int32Array, order * order);
  for (let z = 0; z < order; z++) times[z] = z;
  for (let x = 1; x < order; x++) {
    const [from, by] = words[x - 1]!;
    for (let z = 0; z < order; z++) times[x * order + z] = table[times[from! * order + z]!]![by!]!;
    meter.spend(order);
  }
  return times;
}

/** 2: φ maps heaps to the generators of their columns, and the others to products of earlier ones. */
function faultOfHeaps({ generators, table, phi, order, times }: Quotient, meter: Meter): Message | undefined {
  let known = meter.array(Uint8Array, order);
  known[0] = 1;
  let next = 0;
  for (let heap = 0; heap < phi.length; heap++) {
    const element = phi[heap]!;
    const isGenerator = generators[next] === heap;
    if (isGenerator === (known[element] === 1) || (isGenerator && table[0]![next] !== element))
      return t("phiHeapNotGeneratorsSay", { heap });
    if (!isGenerator) continue;
    next++;
    // Multiples of the known elements by powers of the new generator.
    const wider = meter.array(Uint8Array, order);
    for (let power = 0; wider[power] === 0; power = times[power * order + element]!) {
      for (let x = 0; x < order; x++) if (known[x] === 1) wider[times[power * order + x]!] = 1;
      meter.spend(order);
    }
    known = wider;
  }
  return next === generators.length
    ? undefined
    : t("generatorsHeapBeyondPhi", { generators: generators[next] });
}

/** 6: the window is the one that the theorem requires, and preperiod and period are the least. */
function faultOfWindow({ moves, preperiod, period, heaps, phi }: Quotient): Message | undefined {
  if (preperiod === null || period === null) return undefined;
  if (moves.kind === "all but") return t("theoremSpeaksCodesFiniteSets");
  const code = moves.kind === "code" ? moves.digits : [];
  const last = moves.kind === "code" ? code.findLastIndex((digit) => digit !== 0) : (moves.takes.at(-1) ?? 0);
  const most = Math.max(0, last);
  const left = code.some((digit) => digit > 7) ? 3 : 2;
  const needed = left * (preperiod + period) + most - 1;
  if (heaps !== needed) return t("heaps", { needed });
  if (preperiod > 1 && phi[preperiod - 1] === phi[preperiod + period - 1]) return t("preperiodNotLeast");
  for (let divisor = 1; divisor < period; divisor++) {
    if (period % divisor !== 0) continue;
    let n = preperiod;
    // Beyond the end of phi nothing equals earlier heaps.
    while (phi[n] === phi[n + divisor]) n++;
    if (n + divisor === preperiod + period) return t("periodNotLeastPeriod", { divisor });
  }
  return undefined;
}

/** 3: no P-element has an option that is one, for all heaps and in every context. Returns what the heaps leave open. */
function heapsSeen(quotient: Quotient, meter: Meter): readonly Seen[] | Message {
  const { order, times, positive, element, heaps, moves } = quotient;
  if (positive[0] === 1) return t("pNothingMoveNoP");
  const seen = new Map<string, Seen>();
  for (let heap = 0; heap <= heaps; heap++) {
    const options = meter.array(Uint8Array, order);
    for (const sum of moveSums(moves, heap)) {
      let to = 0;
      for (const each of sum) to = times[to * order + element(each)]!;
      options[to] = 1;
      meter.spend(3);
    }
    const own = element(heap);
    if (!options.includes(1)) {
      if (own !== 0) return t("phiHeapNoMovesNot", { heap });
      continue;
    }
    const name = `${own}:${options.join("")}`;
    if (seen.has(name)) continue;
    const open = meter.array(Uint8Array, order);
    for (let z = 0; z < order; z++) open[z] = 1 - positive[times[own * order + z]!]!;
    for (let option = 0; option < order; option++) {
      if (options[option] === 0) continue;
      meter.spend(order);
      for (let z = 0; z < order; z++) {
        if (positive[times[option * order + z]!] === 0) continue;
        if (positive[times[own * order + z]!] === 1) return t("heapOptionBothPElements", { heap, z });
        open[z] = 0;
      }
    }
    seen.set(name, { element: own, open });
  }
  return [...seen.values()];
}

/** 4: every sum leaves open at most an entry of its element, and no entry leaves itself open. */
function faultOfCover(
  { order, times, cover }: Quotient,
  seen: readonly Seen[],
  meter: Meter,
): Message | undefined {
  const entries: { readonly open: Uint8Array; met: boolean }[][] = Array.from({ length: order }, () => []);
  meter.room(16 * order);
  for (const [element, contexts] of cover) {
    if (contexts[0] === 0) return t("coverElementNoPElement", { element });
    const open = meter.array(Uint8Array, order);
    for (const z of contexts) open[z] = 1;
    const others = entries[element]!;
    if (others.some((other) => isWithin(open, other.open) || isWithin(other.open, open)))
      return t("coverEntryElementNotNeeded", { element });
    others.push({ open, met: false });
  }
  const left = meter.array(Uint8Array, order);
  const isCovered = (element: number): boolean => {
    let covered = !left.includes(1);
    for (const entry of entries[element]!) {
      meter.spend(order >> 2);
      if (!isWithin(left, entry.open)) continue;
      covered = true;
      if (isWithin(entry.open, left)) entry.met = true;
    }
    return covered;
  };
  for (const { element, open } of seen) {
    left.set(open);
    if (!isCovered(element)) return uncovered(element);
  }
  for (let x = 0; x < order; x++) {
    for (const entry of entries[x]!) {
      for (const { element: y, open } of seen) {
        for (let z = 0; z < order; z++)
          left[z] = entry.open[times[y * order + z]!]! & open[times[x * order + z]!]!;
        meter.spend(order);
        if (!isCovered(times[x * order + y]!)) return uncovered(times[x * order + y]!);
      }
    }
  }
  const idle = entries.findIndex((each) => each.some(({ met }) => !met));
  return idle < 0 ? undefined : t("coverEntryElementNoSum", { idle });
}

const uncovered = (element: number): Message => t("coverSumElementNotCovered", { element });

/** 5: the separators distinguish every two elements, and none is redundant. */
function faultOfSeparators(
  { order, times, positive, separators }: Quotient,
  meter: Meter,
): Message | undefined {
  const rowsWithout = (left: number | undefined) => {
    meter.spend(order * separators.length);
    const contexts = separators.filter((z) => z !== left);
    const rows = new Set<string>();
    for (let x = 0; x < order; x++) rows.add(contexts.map((z) => positive[times[x * order + z]!]).join(""));
    return rows.size;
  };
  if (rowsWithout(undefined) !== order) return t("separatorsTwoElementsNotTold");
  const idle = separators.find((z) => rowsWithout(z) === order);
  return idle === undefined ? undefined : t("separatorsNotNeeded", { idle });
}

const isWithin = (a: Uint8Array, b: Uint8Array): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i]! > b[i]!) return false;
  return true;
};

/** Checks a certificate of a misère quotient with parsed fields. */
export function* findingOfQuotient(given: Given, text: string, counts: Meter): Generator<number, Finding> {
  const claim = readQuotient(given, counts);
  if (isText(claim)) return { verdict: "malformed", says: claim };
  const strays = yield* firstDifference(text, JSON.stringify(given), counts);
  if (strays !== undefined) return { verdict: "malformed", says: strays };
  const wrong = quotientFault(claim, counts);
  return wrong === undefined ? validQuotient(claim) : { verdict: "refused", says: wrong };
}

function validQuotient({ game, order, preperiod, period, heaps }: QuotientClaim): Finding {
  const all: Message =
    preperiod === null ? t("heapsAlone", { heaps }) : t("allHeapsPreperiodPeriod", { preperiod, period });
  return {
    verdict: "valid",
    says: t("misReQuotientOrder", { shortened: shortened(game), order, all }),
  };
}
