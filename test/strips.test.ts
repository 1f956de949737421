import { Worker } from "node:worker_threads";
import { afterAll, describe, expect, test } from "vitest";
import { LimitError } from "../src/errors.ts";
import { instantiateOn } from "../src/nimber/instantiate.ts";
import { begin, pairTable, random } from "../src/solve/index.ts";
import type { PairKernel } from "../src/solve/kernel/pair-kernel.ts";
import { stripCrew, valueStrips } from "../src/solve/kernel/strip-crew.ts";
import { CLOSED, FAILED, stripper, tell } from "../src/solve/kernel/strips.ts";
import type { StripTask, Threads } from "../src/solve/kernel/threads.ts";
import type { Budget } from "../src/solve/limits.ts";
import { nimber } from "./nimber.ts";
import { isQuick } from "./part.ts";

const workers: Worker[] = [];
afterAll(() => Promise.all(workers.map((worker) => worker.terminate())));

/** Threads from the first pair on, which `start` starts. */
const threads = (most: number, start: (task: StripTask) => void): Threads => ({
  most,
  open: () => {
    throw new Error("no search");
  },
  mark: () => undefined,
  strips: (table) => stripCrew(table, most, start, () => true, { long: 0, alone: 0 }),
});

/** Budget of a question that acts at each step. */
const acting = (act: () => void): Budget => {
  const budget = begin({ bytes: 2 ** 31 });
  return { ...budget, tick: Object.assign(act, { positions: budget.positions }) };
};

/** Simulates another thread within this one, which does some steps now and then, and is sometimes late. */
function other(task: StripTask, next: () => number): { act(): void; readonly steps: number } {
  const words = new Int32Array(task.buffer);
  const step = stripper(instantiateOn<PairKernel>(task.module, task.memory), task.place, words);
  let steps = 0;
  let waits = 0;
  return {
    act() {
      if (waits-- > 0) return tell(words);
      waits = Math.floor(next() < 0.02 ? 300 * next() : 3 * next());
      for (let most = Math.floor(6 * next()); most > 0 && words[CLOSED] === 0 && step(); most--) steps++;
      // This thread does not wait while the other one can go on.
      tell(words);
    },
    get steps() {
      return steps;
    },
  };
}

/** Values of pairs a <= b, from the rules by marks for each heap and each difference. */
function byMarks(d: number, rows: number, columns: number): (a: number, b: number) => number {
  const most = rows + columns;
  const marks = () => new Uint8Array(most);
  const lines = Array.from({ length: columns }, marks);
  const diagonals = Array.from({ length: columns }, marks);
  const values = Array.from({ length: rows }, () => new Int32Array(columns));
  const at = (a: number, b: number) => (a <= b ? values[a]![b]! : values[b]![a]!);
  for (let a = 0; a < rows; a++) {
    for (let b = a; b < columns; b++) {
      const both = diagonals[b - a]!;
      for (let k = 0; k <= d && a > 0; k++) {
        if (b > k) both[at(a - 1, b - 1 - k)] = 1;
        if (a > k) both[at(a - 1 - k, b - 1)] = 1;
      }
      let least = 0;
      while (lines[a]![least] === 1 || lines[b]![least] === 1 || both[least] === 1) least++;
      values[a]![b] = least;
      lines[a]![least] = 1;
      lines[b]![least] = 1;
    }
  }
  return at;
}

describe("pairs valued in several threads", () => {
  test("have the values from the rules, in whatever order the threads work and limits stop them", () => {
    const next = random(73);
    for (const [d, rows, columns, count] of [
      [0, 400, 900, 2],
      [0, 300, 300, 4],
      [2, 300, 420, 2],
      [1, 260, 261, 3],
    ] as const) {
      const others: ReturnType<typeof other>[] = [];
      const table = pairTable(
        { kind: "pair", diagonal: d },
        { threads: threads(count, (task) => others.push(other(task, next))) },
      );
      const budget = acting(() => {
        for (const each of others) each.act();
        if (next() < 0.01) throw new LimitError("seconds", 0);
      });
      const value = (a: number, b: number): number => {
        for (;;) {
          try {
            return table.grundy(a, b, budget);
          } catch (error) {
            expect(error).toBeInstanceOf(LimitError);
          }
        }
      };
      value(rows - 1, columns - 1);
      const at = byMarks(d, rows, columns);
      let wrong = 0;
      for (let a = 0; a < rows; a++) for (let b = a; b < columns; b++) if (value(a, b) !== at(a, b)) wrong++;
      expect(wrong).toBe(0);
      expect(others).toHaveLength(count - 1);
      expect(others.reduce((sum, { steps }) => sum + steps, 0)).toBeGreaterThan(200);
    }
  });

  test.skipIf(isQuick)("have them in values of four bytes", () => {
    const next = random(74);
    const others: ReturnType<typeof other>[] = [];
    const rules = { kind: "pair", diagonal: 0 } as const;
    const table = pairTable(rules, {
      bytes: 2 ** 31,
      threads: threads(2, (task) => others.push(other(task, next))),
    });
    const budget = acting(() => {
      for (const each of others) each.act();
    });
    const row = table.row(129, 66_000, budget);
    expect(Math.max(...row)).toBeGreaterThan(65_536);
    expect(row).toEqual(pairTable(rules, { bytes: 2 ** 31 }).row(129, 66_000));
    // One for values of two bytes, one for four.
    expect(others).toHaveLength(2);
    for (const { steps } of others) expect(steps).toBeGreaterThan(100);
  });

  test("have them with threads of the machine", () => {
    const tasks: StripTask[] = [];
    const start = (task: StripTask) => {
      tasks.push(task);
      workers.push(new Worker(new URL("../dist/cli/helper.js", import.meta.url), { workerData: task }));
    };
    const rules = { kind: "pair", diagonal: 0 } as const;
    const table = pairTable(rules, { threads: threads(2, start) });
    // This thread goes on when the other one has taken a strip, which may take a while.
    let waits = 2000;
    const budget = acting(() => {
      const [task] = tasks;
      if (task === undefined) return;
      const words = new Int32Array(task.buffer);
      while (Atomics.load(words, 0) === 1 && waits-- > 0) Atomics.wait(words, 0, 1, 10);
    });
    const value = table.grundy(1500, 2000, budget);
    const alone = pairTable(rules);
    expect(value).toBe(alone.grundy(1500, 2000));
    for (let a = 0; a <= 1500; a += 100) expect(table.row(a, 2000)).toEqual(alone.row(a, 2000));
    expect(new Int32Array(tasks[0]!.buffer)[0]).toBe(12);
    expect(waits).toBeGreaterThan(0);
  });
});

describe("without the other thread the table is done alone", () => {
  const rules = { kind: "pair", diagonal: 0 } as const;
  const [a, b] = [500, 600];
  const expected = pairTable(rules).row(a, b);

  /** Takes a strip and values a part of it. */
  const begun = ({ memory, module, place, buffer }: StripTask) => {
    const step = stripper(instantiateOn<PairKernel>(module, memory), place, new Int32Array(buffer));
    return () => {
      for (let i = 0; i < 50; i++) step();
    };
  };

  test.each([
    ["when it has failed", (task: StripTask) => Atomics.store(new Int32Array(task.buffer), FAILED, 1)],
    ["when it is held up for seconds", () => {}],
  ])(
    "%s",
    (_, then) => {
      let started = 0;
      let part: (() => void) | undefined;
      const start = (task: StripTask) => {
        started++;
        const take = begun(task);
        part = () => {
          take();
          then(task);
          part = undefined;
        };
      };
      let ticks = 0;
      const budget = acting(() => {
        if (++ticks > 300) part?.();
      });
      const table = pairTable(rules, { threads: threads(2, start) });
      expect(table.row(a, b, budget)).toEqual(expected);
      expect(part).toBe(undefined);
      expect(started).toBe(1);
    },
    30_000,
  );

  test("when it meets an error", () => {
    const words = new Int32Array(new SharedArrayBuffer(64));
    valueStrips({ buffer: words.buffer, module: {} } as StripTask);
    expect(words[FAILED]).toBe(1);
  });

  test("when the machine has no memory to share, or the table is short", () => {
    for (const strips of [
      () => {
        throw new RangeError("WebAssembly.Memory(): could not allocate memory");
      },
      () => undefined,
    ]) {
      const table = pairTable(rules, { threads: { ...threads(2, () => {}), strips } });
      expect(table.row(a, b)).toEqual(expected);
    }
  });
});

describe("the command line", () => {
  test.skipIf(isQuick)("--threads changes no value, and no limit", () => {
    const value = (n: string, ...more: string[]) =>
      nimber(["value", "wythoff", "6000,6001", "--threads", n, "--json", ...more]);
    const [one, two] = [value("1"), value("2")];
    expect(one.status).toBe(0);
    expect(two).toEqual(one);
    const short = value("1", "--memory", "40M");
    expect(short.status).toBe(3);
    expect(value("2", "--memory", "40M")).toEqual(short);
  });
});
