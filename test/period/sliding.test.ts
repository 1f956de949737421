import { describe, expect, test } from "vitest";
import { type HeapRules, heapRules } from "../../src/encoding.ts";
import { gameOf } from "../../src/session/source.ts";
import { sparseStep } from "../../src/solve/kernel/sparse.ts";
import { begin } from "../../src/solve/limits.ts";
import { finish } from "../../src/solve/period/portions.ts";
import { endsOf, type SlidingRun, type SlidingState, slidingRun } from "../../src/solve/period/sliding.ts";
import { heapTable } from "../../src/solve/period/table.ts";
import { isQuick, oneIn } from "../part.ts";

type BreakRules = Extract<HeapRules, { kind: "break" }>;

const rulesOf = (code: string) => heapRules(gameOf(code)) as BreakRules;
const BYTES = 2 ** 28;

/** First values of a game by the plain twin of the kernels. */
function plainly(code: string, heaps: number): Uint8Array {
  const { digits } = rulesOf(code);
  const step = sparseStep(digits, false);
  const values = new Uint8Array(heaps);
  for (let n = 1; n < heaps; n++) values[n] = step(values, n);
  return values;
}

function runOf(code: string, heaps: number): SlidingRun {
  const rules = rulesOf(code);
  const table = heapTable(rules).values(heaps - 1);
  const ends = finish(endsOf(rules, table));
  if (ends === undefined) throw new Error(`${code}: no ends of ${heaps} heaps`);
  return slidingRun(rules, ends, BYTES, table);
}

const endsIn = ({ window, heaps }: SlidingState, values: ArrayLike<number>): boolean =>
  window.every((value, i) => value === values[heaps - window.length + i]);

const START = 2 ** 17;

describe("a window that slides", () => {
  test.skipIf(isQuick)("has the values of 0.106 that plain code finds", () => {
    const run = runOf("0.106", START);
    finish(run.steps(300_001, begin()));
    const state = run.state();
    expect(endsIn(state, plainly("0.106", state.heaps))).toBe(true);
  });

  test.each(oneIn(6, ["0.104", "0.205", "0.404", "0.776"]))(
    "has the values of %s that a table has",
    (code) => {
      const run = runOf(code, START);
      const end = finish(run.steps(600_001, begin()));
      expect(end).toMatchObject({ heaps: 600_001, unsettled: false });
      const state = run.state();
      expect(endsIn(state, heapTable(rulesOf(code)).values(state.heaps - 1))).toBe(true);
    },
  );

  // Periods: Flammenkamp's tables of octal games.
  test.each([
    ["0.156", START, 3479, 349],
    ["0.055", START, 259, 148],
    ["0.16", 2 ** 18, 105_351, 149_459],
    ["0.56", 2 ** 18, 326_640, 144],
  ])("proves the period of %s", (code, heaps, preperiod, period) => {
    const { found } = finish(runOf(code, heaps).steps(4_000_000, begin()));
    expect(found).toMatchObject({ preperiod, period });
  });

  test("ends at a heap that may be rare", () => {
    const end = finish(runOf("0.205", START).steps(9_000_000, begin()));
    expect(end).toMatchObject({ unsettled: true });
  });

  test("goes on from its state to the same one", () => {
    const run = runOf("0.106", START);
    finish(run.steps(500_000, begin()));
    const rest = slidingRun(rulesOf("0.106"), structuredClone(run.state()), BYTES);
    const [a, b] = [run, rest].map((each) => {
      finish(each.steps(900_000, begin()));
      return each.state();
    });
    expect(b!.anchor).toEqual(a!.anchor);
    const values = heapTable(rulesOf("0.106")).values(Math.max(a!.heaps, b!.heaps) - 1);
    expect([endsIn(a!, values), endsIn(b!, values)]).toEqual([true, true]);
  });

  test("is of no use where rare heaps are many, late, or unknown", () => {
    const ends = (code: string, heaps: number) =>
      finish(endsOf(rulesOf(code), heapTable(rulesOf(code)).values(heaps - 1)));
    expect(ends("0.324", START)).toBeUndefined();
    expect(ends("0.07", 20_000)).toBeUndefined();
    expect(ends("0.33", START)).toBeUndefined();
  });

  test("ends in time, with what it has", () => {
    const end = finish(runOf("0.106", START).steps(Number.POSITIVE_INFINITY, begin({ seconds: 0.2 })));
    expect(end.limit?.limit).toBe("seconds");
    expect(end.heaps).toBeGreaterThan(START);
  });
});
