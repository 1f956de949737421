import { repetitionOf } from "./periodic.ts";
import type { Truth } from "./truth.ts";

// Conditions for two numbers of which the second takes few values, such as whether a row is closed to a ring: for each of
// these, the periodic set of first numbers.

/** Most values of the second number, and the first numbers from which a period is guessed. */
const [MOST, SEEN] = [3, 160];

/** Number of first numbers at which the second one must be out of bounds. */
const LOOKED = 20;

const listed = (name: string, numbers: readonly number[]): string => `${name} in {${numbers.join()}}`;

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
          `${listed(`${name} % ${period}`, residues)}${less.length === 0 ? "" : ` and not ${listed(name, less)}`}`,
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
