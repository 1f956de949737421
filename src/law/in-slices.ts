import { repetitionOf } from "./periodic.ts";
import type { Truth } from "./truth.ts";

// Conditions for two numbers of which the second takes few values, such as whether a row is closed to a ring, or of which
// only a few values differ from the others, such as the last take: for each of these, the periodic set of first numbers.

/** Most values of the second number, and the first numbers from which a period is guessed. */
const [MOST, SEEN] = [3, 160];

/** Number of first numbers at which the second one must be out of bounds. */
const LOOKED = 20;

const listed = (name: string, numbers: readonly number[], is = true): string => {
  if (numbers.length === 1) return `${name} ${is ? "=" : "!="} ${numbers[0]}`;
  return `${is ? "" : "not "}${name} in {${numbers.join()}}`;
};

/** Condition for the members of a set that repeats from some number on; undefined when it does not repeat. */
function periodicSet(name: string, holds: readonly boolean[]): string | undefined {
  const repeats = repetitionOf(holds.map(Number));
  if (repeats === undefined || repeats.saltus !== 0) return undefined;
  const { preperiod, period } = repeats;
  const residues = Array.from({ length: period }, (_, i) => preperiod + i)
    .filter((n) => holds[n])
    .map((n) => n % period)
    .sort((a, b) => a - b);
  if (2 * residues.length > period) {
    const others = periodicSet(
      name,
      holds.map((each) => !each),
    );
    return others === "" ? `${name} >= 0` : `not (${others})`;
  }
  const before = Array.from({ length: preperiod }, (_, n) => n);
  const more = before.filter((n) => holds[n] && !residues.includes(n % period));
  const less = before.filter((n) => !holds[n] && residues.includes(n % period));
  const repeated =
    residues.length === 0
      ? []
      : [
          `${listed(`${name} % ${period}`, residues)}${less.length === 0 ? "" : ` and ${listed(name, less, false)}`}`,
        ];
  return [...(more.length === 0 ? [] : [listed(name, more)]), ...repeated].join(" or ");
}

/** Candidate for the P-positions of two numbers, if the second takes only a few values. */
export function* pairsInSlices({ at, has }: Truth, [x, y]: readonly [string, string]): Generator<string> {
  const numbers = Array.from({ length: SEEN }, (_, n) => n);
  const isOut = (c: number) => numbers.slice(0, LOOKED).every((n) => !has([n, c]));
  const bound = Array.from({ length: MOST + 1 }, (_, c) => c).findIndex(isOut);
  if (bound < 1) return;
  const slices: string[] = [];
  for (let c = 0; c < bound; c++) {
    const set = periodicSet(
      x,
      numbers.map((n) => has([n, c]) && at([n, c]) === "P"),
    );
    if (set === undefined) return;
    if (set !== "") slices.push(`${y} = ${c} and (${set})`);
  }
  if (slices.length > 0) yield `P iff ${slices.join(" or ")}`;
}

/** Most values of one number that differ from all larger ones, and larger ones that are compared. */
const [MOST_APART, ALIKE] = [10, 4];

/**
 * Candidates for the P-positions of two numbers, if all but a few values of one of them are alike, as where it is the
 * last take, which may not be repeated.
 */
export function* pairsWithFewApart({ at, has }: Truth, [x, y]: readonly [string, string]): Generator<string> {
  for (const isSecond of [true, false]) {
    const place = (n: number, c: number) => (isSecond ? [n, c] : [c, n]);
    const isLost = (n: number, c: number) => has(place(n, c)) && at(place(n, c)) === "P";
    const text = isSecond ? apartFrom(isLost, x, y) : apartFrom(isLost, y, x);
    if (text !== undefined) yield text;
  }
}

function apartFrom(isLost: (n: number, c: number) => boolean, x: string, y: string): string | undefined {
  const last = MOST_APART + ALIKE - 1;
  const lostTo = (length: number, c: number) => Array.from({ length }, (_, n) => isLost(n, c));
  // Most games differ here at once.
  const first = lostTo(LOOKED, last).join();
  for (let c = MOST_APART; c < last; c++) if (lostTo(LOOKED, c).join() !== first) return undefined;
  const rows = Array.from({ length: last + 1 }, (_, c) => lostTo(SEEN, c));
  const usual = rows[last]!;
  const differs = (row: readonly boolean[]) => row.some((lost, n) => lost !== usual[n]);
  const apart = rows.findLastIndex(differs) + 1;
  const common = periodicSet(x, usual);
  if (apart === 0 || apart > MOST_APART || common === undefined) return undefined;
  const differing = rows.flatMap((row, c) => (differs(row) ? [{ c, row }] : []));
  // Positions that are lost for all other values of y may be won for one of these.
  const own = differing.filter(({ row }) => row.some((lost, n) => usual[n] && !lost)).map(({ c }) => c);
  const groups = new Map<string, number[]>();
  for (const { c, row } of differing) {
    const set = periodicSet(
      x,
      row.map((lost, n) => lost && (own.includes(c) || !usual[n])),
    );
    if (set === undefined) return undefined;
    if (set !== "") groups.set(set, [...(groups.get(set) ?? []), c]);
  }
  const within = (set: string) => (set.includes(" or ") ? `(${set})` : set);
  const others = own.length === 0 ? common : `${listed(y, own, false)} and ${within(common)}`;
  const each = [...groups].map(([set, of]) => `${listed(y, of)} and ${within(set)}`);
  return `P iff ${[...(common === "" ? [] : [others]), ...each].join(" or ")}`;
}
