import { Worker } from "node:worker_threads";
import { describe, expect, test } from "vitest";
import { type Budget, begin, checkCertificate } from "../src/index.ts";
import { localizedIn, say } from "../src/locale/message.ts";
import {
  answer,
  type Question,
  type QuotientFound,
  type RunFound,
  runSteps,
  tableOf,
} from "../src/session/index.ts";
import { client } from "../src/worker/index.ts";
import { plainCodeValues } from "./oracle.ts";

type Run = Omit<Question<"run">, "ask">;

function answered(given: Run, budget = begin(given.limits)): RunFound {
  const found = answer({ ask: "run" as const, ...given }, budget);
  return "value" in found ? found.value : expect.fail(say(found.refused.text, "en"));
}

/** A question and its answer, as a thread would receive them. */
function ran(given: Run, budget = begin(given.limits)): RunFound {
  const found = answered(structuredClone(given), budget);
  expect(structuredClone(found)).toEqual(found);
  return found;
}

/** Signal that aborts after being read this many times. */
function givenUpAfter(asked: number) {
  let left = asked;
  return {
    get aborted() {
      return left < 0;
    },
    throwIfAborted() {
      if (--left < 0) throw Object.assign(new Error("aborted"), { name: "AbortError" });
    },
  };
}

/** Answer to a question that is cancelled as soon as there is a first result. */
function interrupted<T>(ask: (budget: Budget) => T, heaps: (found: T) => number): T {
  for (let asked = 8; ; asked *= 2) {
    const found = ask(begin({ signal: givenUpAfter(asked) }));
    if (heaps(found) > 0) return found;
  }
}

describe("a long run as a question", () => {
  test("a period, with rare heaps and the certificate", () => {
    // 0.156: preperiod 3479, period 349 (Kenyon 1967).
    const { found, heaps, values, certificate, rare, stopped } = ran({
      games: ["0.156"],
      rare: true,
      certified: true,
    });
    expect(localizedIn(found)).toMatchObject({ verdict: "proved", preperiod: 3479, period: 349 });
    expect([stopped, heaps]).toEqual([undefined, found.heaps]);
    expect([...values.subarray(0, 200)]).toEqual(plainCodeValues([0, 1, 5, 6], 199));
    expect(checkCertificate(JSON.stringify(certificate)).verdict).toBe("valid");
    expect(rare).toMatchObject({ byPosition: false, count: expect.any(Number) });
    expect(ran({ games: ["0.156"] })).not.toHaveProperty("rare");
  });

  test("all values first, and what they say of a period", () => {
    const { found, heaps, values } = ran({ games: ["0.77"], seeks: "values", heaps: 500 });
    expect(localizedIn(found)).toMatchObject({ verdict: "proved", preperiod: 71, period: 12 });
    expect([heaps, values.length >= 500, found.heaps < 500]).toEqual([500, true, true]);
    expect(ran({ games: ["0.77"], heaps: 500 }).heaps).toBe(found.heaps);
  });

  test("a proof alone, without a look at what no theorem proves", () => {
    expect(localizedIn(ran({ games: ["0.3F"], heaps: 600 }).found)).toMatchObject({
      verdict: "observed",
      saltus: 3,
    });
    expect(localizedIn(ran({ games: ["0.3F"], heaps: 600, seeks: "proof" }).found)).toEqual({
      verdict: "none",
      heaps: 600,
    });
    expect(localizedIn(ran({ games: ["0.77"], seeks: "proof" }).found)).toMatchObject({
      verdict: "proved",
      period: 12,
    });
  });

  test("a limit is told with what was found until then; steady, of a round number of heaps", () => {
    for (const seeks of ["period", "proof", "values"] as const) {
      const late = ran({ games: ["0.6"], seeks, heaps: 1e9, limits: { seconds: 0.05 } });
      expect(late.stopped).toBe("seconds");
      expect(late.heaps).toBe(late.values.length);
      expect(localizedIn(late.found)).toMatchObject({ verdict: "none", heaps: late.heaps });
    }
    for (const seeks of ["period", "values"] as const) {
      const given = { games: ["{fibonacci}"], seeks, heaps: 1e9, limits: { bytes: 2 ** 20 } } as const;
      const [whole, steady] = [answered(given), answered({ ...given, steady: true })];
      expect([whole.stopped, steady.stopped]).toEqual(["bytes", "bytes"]);
      // Portions of work have the length that a clock gives them, so two runs may end a little apart.
      expect(steady.values.length).toBeGreaterThan((3 / 4) * whole.values.length);
      expect(steady.values.length).toBeGreaterThanOrEqual(steady.heaps);
      expect(steady.heaps).toBeLessThanOrEqual(whole.heaps);
      expect(steady.heaps).toBeGreaterThan((3 / 4) * whole.heaps);
      expect(Number.parseInt(steady.heaps.toString(2).slice(3), 2)).toBe(0);
    }
    const period = answer({ ask: "period", games: ["0.6"], heaps: 1e9, limits: { seconds: 0.05 } });
    expect(localizedIn(period)).toMatchObject({ value: { verdict: "none", limit: { en: /seconds/ } } });
  });

  test("no certificate of a cycle that fills megabytes", () => {
    // The set {1, k} with even k has period k + 1.
    const { found, certificate } = answered({ games: ["{1,500000}"], certified: true });
    expect(localizedIn(found)).toMatchObject({ verdict: "proved", period: 500_001 });
    expect(certificate).toBeUndefined();
  });

  test("a signal ends it with what it has, from which it goes on to the same", () => {
    const question = { games: ["0.165"], rare: true } as const;
    const first = interrupted(
      (budget) => ran(question, budget),
      ({ values }) => values.length,
    );
    expect(first.stopped).toBe("signal");
    expect(localizedIn(first.found)).not.toHaveProperty("limit");
    const { replayed: _, ...found } = ran(question).found as { replayed: boolean };
    expect(ran({ ...question, from: first.values })).toMatchObject({ found: { ...found, replayed: true } });
  });

  test("wrong values from before prove nothing, and there is a run of one heap only", () => {
    const from = Uint8Array.from({ length: 3000 }, (_, n) => n % 3);
    expect(localizedIn(answer({ ask: "run", games: ["0.77"], from }))).toMatchObject({
      refused: { code: "replay" },
    });
    expect(localizedIn(answer({ ask: "run", games: ["wythoff"] }))).toMatchObject({
      refused: { code: "notation" },
    });
    for (const seeks of ["period", "proof", "values"] as const)
      for (const heaps of [Number.NaN, -1, 1.5])
        expect(localizedIn(answer({ ask: "run", games: ["0.77"], seeks, heaps }))).toMatchObject({
          refused: { text: { en: `This failed: heaps: expected a whole number from 0, got ${heaps}` } },
        });
  });
});

describe("the steps of a run", () => {
  test("can be followed, saved and left anywhere", () => {
    const question = { ask: "run", games: ["0.156"] } as const;
    const table = tableOf(question);
    const done: number[] = [];
    for (const heaps of runSteps(question, table)) {
      done.push(heaps);
      if (done.length === 3) break;
    }
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(table.filled).toBeGreaterThanOrEqual(done.at(-1)!);
    const values = table.values(table.filled - 1);
    const again = ran({ games: ["0.156"], from: values });
    expect(localizedIn(again.found)).toMatchObject({ verdict: "proved", preperiod: 3479, period: 349 });
    expect([...again.values.subarray(0, values.length)]).toEqual([...values]);
  });

  test("are those of rules that have no notation, too", () => {
    const question = { ask: "run", games: ["mine"], heaps: 40 } as const;
    const table = tableOf(question, { kind: "moves", leaves: (n) => (n === 0 ? [] : [[n - 1]]) });
    const steps = runSteps(question, table);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(localizedIn(step.value.found)).toMatchObject({ verdict: "observed", period: 2 });
    expect([...table.values(3)]).toEqual([0, 1, 0, 1]);
  });
});

describe("a misère quotient as a long question", () => {
  const quotient = (given: object, budget = begin()) => {
    const found = answer<"quotient">({ ask: "quotient", games: ["0.123"], ...given }, budget);
    expect(structuredClone(found)).toEqual(found);
    return "value" in found ? found.value : expect.fail(say(found.refused.text, "en"));
  };

  test("comes with its certificate", () => {
    const { certificate } = quotient({ certified: true });
    expect(certificate).toMatchObject({ preperiod: 5, period: 5 });
    expect(checkCertificate(JSON.stringify(certificate)).verdict).toBe("valid");
    expect(quotient({})).not.toHaveProperty("certificate");
  });

  test("a signal ends it with what it has, from which it goes on to the same", () => {
    const first: QuotientFound = interrupted(
      (budget) => quotient({}, budget),
      ({ heaps }) => heaps - 4,
    );
    expect(first.stopped).toBe("signal");
    const whole = quotient({});
    expect(quotient({ from: first.saved })).toEqual(whole);
    expect(whole).toMatchObject({ preperiod: 5, period: 5 });
    expect(() => quotient({ games: ["0.07"], from: first.saved })).toThrow("expected a quotient of 0.07");
    const none = { ask: "quotient", games: ["0.123"] } as const;
    expect(() => answer(none, begin({ signal: givenUpAfter(0) }))).toThrow("aborted");
  });
});

test("a thread of Node is handed a run, tells how far it is, is stopped, and goes on from what it had", async () => {
  const { ask, close } = client<Question>(
    (said, failed) => {
      const worker = new Worker(new URL("ask-thread.mjs", import.meta.url));
      worker.on("message", said);
      worker.on("error", ({ message }) => failed({ en: message, zh: message }));
      return {
        send: (message, handOver = []) => worker.postMessage(message, [...handOver]),
        end: () => worker.terminate(),
      };
    },
    { ending: 60 },
  );
  const stop = new AbortController();
  const heard: unknown[] = [];
  const told = (heaps: unknown) => {
    heard.push(heaps);
    stop.abort();
  };
  const long = { ask: "run", games: ["0.6"], heaps: 1e9 } as const;
  const first = await ask<RunFound>(long, { signal: stop.signal, told });
  expect(first.stopped).toBe("signal");
  expect(heard[0]).toBeGreaterThan(0);
  expect(first.values.length).toBeGreaterThanOrEqual(Number(heard[0]));

  const heaps = first.values.length + 1000;
  const handOver = [first.values.buffer as ArrayBuffer];
  const next = await ask<RunFound>({ ...long, from: first.values, heaps }, { handOver });
  expect([first.values.length, next.stopped, next.heaps]).toEqual([0, undefined, heaps]);
  expect([...next.values.subarray(0, 200)]).toEqual(plainCodeValues([0, 6], 199));
  expect(next.values.subarray(0, heaps)).toEqual(
    ran({ games: ["0.6"], seeks: "values", heaps }).values.subarray(0, heaps),
  );

  const proved = await ask<RunFound>({ ask: "run", games: ["0.156"], certified: true });
  expect(checkCertificate(JSON.stringify(proved.certificate)).verdict).toBe("valid");
  await close();
});
