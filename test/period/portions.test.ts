import { expect, test } from "vitest";
import type { HeapRules } from "../../src/encoding.ts";
import { certificateOf } from "../../src/solve/period/certificate.ts";
import { PORTION, within } from "../../src/solve/period/portions.ts";
import { rareSteps } from "../../src/solve/period/rare.ts";
import { repeat } from "../../src/solve/period/repeat.ts";
import { patternOf } from "../../src/solve/period/sequence.ts";
import { finiteTheorem, type Proved } from "../../src/solve/period/theorem.ts";

/** Number of pauses of a generator, and its result. */
function pausesOf<T>(work: Generator<unknown, T>): { readonly pauses: number; readonly result: T } {
  for (let pauses = 0; ; pauses++) {
    const { done, value } = work.next();
    if (done) return { pauses, result: value as T };
  }
}

const KAYLES: HeapRules = { kind: "break", digits: [0, 7, 7] };

test("rare heaps are looked for in portions: the largest value, the counts, and the last of them", () => {
  const values = new Uint8Array(3 * PORTION + 5).fill(1);
  values[0] = 0;
  const ones = pausesOf(rareSteps(KAYLES, values));
  expect(ones.pauses).toBe(4 + 3 + 3);
  expect(ones.result).toMatchObject({ count: 0, last: 0 });
  expect(pausesOf(rareSteps(KAYLES, values.fill(0)))).toEqual({ pauses: 4 + 3, result: undefined });
  // With splits into three heaps there is no set of rare heaps.
  expect(pausesOf(rareSteps({ kind: "break", digits: [0, 15] }, values.fill(1)))).toEqual({
    pauses: 0,
    result: undefined,
  });
});

test("exceptions and the largest value are told in portions, which say how many heaps are done", () => {
  const preperiod = 2 * PORTION + 1;
  const values = new Uint8Array(preperiod + 1);
  values[7] = 3;
  const work = patternOf({ preperiod, period: 1, saltus: 0 }, values, 77);
  const said: number[] = [];
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) {
      expect(step.value).toEqual({ exceptions: [7], exceptionCount: 1, maximum: { value: 3, heap: 7 } });
      break;
    }
    said.push(step.value);
  }
  expect(said).toEqual([77, 77, 77, 77]);
});

test("a shifted state is looked for in portions", () => {
  const heaps = 2 * PORTION + 10;
  const values = Uint32Array.from({ length: heaps }, (_, n) => n >> 1);
  const { pauses, result } = pausesOf(
    finiteTheorem({ kind: "take", allBut: [1] })!.prove(values) as Generator<unknown, Proved | undefined>,
  );
  expect(result).toMatchObject({ preperiod: 0, period: 2, saltus: 1, from: 0 });
  // Work for half of the steps, the length of the repetition, the largest value, the first heap of each
  // value, and halvings.
  expect(pauses).toBe(2 + 3 + 3 + 3 + 22);
});

test("a certificate is written in portions", () => {
  const heaps = 2 * PORTION + 1;
  const period = 2 ** 18;
  const proved: Proved = {
    theorem: "subtraction-state",
    preperiod: 0,
    period,
    saltus: 0,
    from: 0,
    to: 1,
    replayed: false,
  };
  const { pauses } = pausesOf(
    certificateOf({ kind: "take", set: [1] }, new Uint8Array(heaps), {
      ...proved,
      exceptions: [],
      exceptionCount: 0,
    }),
  );
  // The cycle is concatenated 2^17 values at a time.
  expect(pauses).toBe(1 + 2);
});

test("the exceptions of a certificate are listed in portions", () => {
  const exceptions = Array.from({ length: PORTION }, (_, heap) => heap);
  const values = new Uint8Array(8);
  const proved = { theorem: "guy-smith", preperiod: 0, period: 1, saltus: 0, from: 0, to: 1 } as const;
  const given = { ...proved, replayed: false, exceptions, exceptionCount: PORTION };
  expect(pausesOf(certificateOf(KAYLES, values, given)).pauses).toBe(1);
});

test("how far values repeat is looked for in portions", () => {
  // One step for the result of the search, one portion, and one cell of the repetition.
  expect(pausesOf(repeat(new Uint8Array(PORTION + 2), 0, PORTION + 2, 1))).toEqual({
    pauses: 1 + 2,
    result: { period: 1, run: PORTION + 1 },
  });
});

test("work without a budget has a moment, and no more", () => {
  function* pausing(pauses: number): Generator<undefined, string> {
    for (let i = 0; i < pauses; i++) yield undefined;
    return "done";
  }
  expect(pausesOf(within(pausing(24), 5, undefined))).toEqual({ pauses: 24, result: "done" });
  expect(pausesOf(within(pausing(25), 5, undefined))).toEqual({ pauses: 24, result: undefined });
  let ticks = 0;
  const tick = Object.assign(() => ticks++, { positions: 0 });
  expect(pausesOf(within(pausing(25), 5, { tick } as never))).toEqual({ pauses: 25, result: "done" });
  expect(ticks).toBe(25);
});
