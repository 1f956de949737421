import type { checkSteps, Finding } from "nimber";
import type { RunResult, runSteps } from "nimber/session";
import { expect, test, vi } from "vitest";
import { compute } from "../src/compute.ts";
import type { Job } from "../src/types.ts";

const checked: string[] = [];
let finding: Finding | undefined;
let replays = true;
vi.mock("nimber", async (original) => {
  const nimber = await original<{ checkSteps: typeof checkSteps }>();
  return {
    ...nimber,
    *checkSteps(text: string): Generator<number, Finding> {
      checked.push(text);
      return finding ?? (yield* nimber.checkSteps(text));
    },
  };
});
vi.mock("nimber/session", async (original) => {
  const ask = await original<{ runSteps: typeof runSteps }>();
  return {
    ...ask,
    *runSteps(...given: Parameters<typeof runSteps>): Generator<number, RunResult> {
      const { found, ...ran } = yield* ask.runSteps(...given);
      return { ...ran, found: found.verdict === "proved" ? { ...found, replayed: replays } : found };
    },
  };
});

const job = (game: string): Job => ({
  ...{ key: `period ${game}`, game, stands: [game], question: "period" },
  limits: { heaps: 10_001, seconds: 60, bytes: 1e9 },
  ...{ work: 1, bytes: 1 },
});
const rowOf = (game: string, stop = () => false) => compute(job(game), undefined, { checkpoint() {}, stop });

test("what the search had replayed is not replayed again", () => {
  for (const game of ["0.77", "{1,3,4}", "!{2,3}"]) {
    expect(rowOf(game)).toMatchObject({ verdict: "proved", certificate: { certificate: "nimber-period" } });
  }
  expect(rowOf("0.6")!.verdict).toBe("open");
  expect(checked).toEqual([]);
});

test("else a row says proved after the checker has replayed its certificate", () => {
  replays = false;
  for (const game of ["0.77", "{1,3,4}", "!{2,3}"]) {
    const row = rowOf(game)!;
    expect(row.verdict).toBe("proved");
    expect(checked.splice(0)).toEqual([JSON.stringify(row.certificate)]);
  }
});

test("and may be stopped while it does", () => {
  replays = false;
  expect(rowOf("0.156", () => checked.length > 0)).toBeUndefined();
  checked.length = 0;
});

test("and says nothing when it does not hold", () => {
  replays = false;
  finding = { verdict: "refused", says: { en: "heap 7: claimed value 2, the rules give 3", zh: "" } };
  expect(() => rowOf("0.77")).toThrow("the proof does not hold: heap 7: claimed value 2");
});

test("a period whose replay does not come to an end is but observed", () => {
  replays = false;
  finding = { verdict: "limit", says: { en: "too long", zh: "" } };
  expect(rowOf("0.77")).toMatchObject({
    ...{ verdict: "observed", stoppedBy: "seconds", preperiod: 71, period: 12, certificate: null },
  });
});
