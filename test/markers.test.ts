import { Worker } from "node:worker_threads";
import { afterAll, describe, expect, test } from "vitest";
import { heapRules } from "../src/encoding.ts";
import { LimitError } from "../src/errors.ts";
import { parseGame } from "../src/games/index.ts";
import { random } from "../src/solve/index.ts";
import { breakMoves } from "../src/solve/kernel/break.ts";
import { type Compiled, compiled } from "../src/solve/kernel/break-compiled.ts";
import {
  chunkIn,
  HEAP,
  KNOWN,
  LAID,
  learner,
  markChunk,
  SIZE,
  SLOTS,
  take,
  wordsOf,
} from "../src/solve/kernel/marker.ts";
import { markers } from "../src/solve/kernel/markers.ts";
import type { MarkTask, Threads } from "../src/solve/kernel/threads.ts";
import { memoryAccount } from "../src/solve/limits.ts";
import { byKernels, CHOICES, difference, octalCodes, plainly } from "./kernels-break.case.ts";
import { nimber } from "./nimber.ts";
import { isQuick, partOf } from "./part.ts";

const workers: Worker[] = [];
afterAll(() => Promise.all(workers.map((worker) => worker.terminate())));

const digitsOf = (id: string) => (heapRules(parseGame(id)) as { digits: readonly number[] }).digits;

/** Number of threads that `start` starts. */
const threads = (most: number, start: (task: MarkTask) => void): Threads => ({
  most,
  open: () => {
    throw new Error("no search");
  },
  mark: (table, moves) => markers(table, moves, most, start),
  strips: () => undefined,
});

/** Only marking, with threads from the first heap on. */
const marking = (digits: readonly number[], unequal: boolean, threads: Threads, bytes = 2 ** 28): Compiled =>
  compiled(breakMoves(digits, unequal), memoryAccount(bytes), plainly(digits, unequal, 60), {
    ...CHOICES.marking,
    alone: 0,
    threads,
  });

/**
 * Simulates another thread within this one. It takes a chunk now and then, and marks it at once or much
 * later, unless the table has passed to other chunks in the meantime.
 */
function other(
  task: MarkTask,
  next: () => number,
  usual = 4,
): { act(): void; readonly marked: number; readonly isMarking: boolean } {
  const { memory } = task;
  const words = wordsOf(memory.buffer);
  const { table, learn } = learner(task);
  let taken: { chunk: number; heap: number; size: number; laid: number } | undefined;
  let waits = 0;
  let marked = 0;
  return {
    act() {
      if (waits-- > 0) return;
      waits = Math.floor(next() < 0.1 ? 15 * usual * next() : usual * next());
      if (taken === undefined) {
        const chunk = take(words);
        if (chunk !== undefined)
          taken = { chunk, heap: words[HEAP]!, size: words[SIZE]!, laid: words[LAID]! };
        return;
      }
      if (taken.heap === words[HEAP] && taken.size === words[SIZE] && taken.laid === words[LAID]) {
        learn();
        markChunk(table, memory.buffer, taken.chunk);
        marked++;
      }
      taken = undefined;
    },
    get marked() {
      return marked;
    },
    get isMarking() {
      return taken !== undefined;
    },
  };
}

describe("heaps valued in several threads", () => {
  test("have the values from the definition, in whatever order the threads work", () => {
    const next = random(71);
    const codes = octalCodes().filter((digits) => digits.some((digit) => digit & 4));
    // In these games, most options arise in few ways.
    const dense = ["0.06", "0.004", "0.007", "0.6", "0.64"].map(digitsOf);
    let marked = 0;
    for (let i = 0; i < partOf(24); i++) {
      const digits = i % 3 === 0 ? codes[Math.floor(next() * codes.length)]! : dense[i % 5]!;
      const unequal = i % 4 === 0;
      const others: ReturnType<typeof other>[] = [];
      const count = 2 + (i % 3);
      const kernels = marking(
        digits,
        unequal,
        threads(count, (task) => others.push(other(task, next))),
      );
      const tick = () => {
        for (const each of others) each.act();
        if (next() < 0.02) throw new LimitError("seconds", 0);
      };
      for (let to = 1000; to < 6000; to += Math.floor(next() * 900)) {
        while (kernels.filled <= to) {
          try {
            kernels.extend(to, tick);
          } catch (error) {
            expect(error).toBeInstanceOf(LimitError);
          }
        }
      }
      const alone = byKernels(CHOICES.marking)(digits, unequal, kernels.filled - 1);
      expect(difference(kernels.values, alone), `${digits}, ${unequal}`).toBe(undefined);
      marked += others.reduce((sum, each) => sum + each.marked, 0);
    }
    expect(marked).toBeGreaterThan(50);
  });

  test("have them in values of two bytes", () => {
    const next = random(72);
    const digits = digitsOf("0.06");
    const others: ReturnType<typeof other>[] = [];
    const kernels = marking(
      digits,
      false,
      threads(3, (task) => others.push(other(task, next))),
    );
    kernels.extend(16_000, () => {
      for (const each of others) each.act();
    });
    expect(kernels.values.BYTES_PER_ELEMENT).toBe(2);
    expect(difference(kernels.values, byKernels(CHOICES.marking)(digits, false, 16_000))).toBe(undefined);
    expect(others.every((each) => each.marked > 10)).toBe(true);
  });

  test("have them where other threads gather planes ahead", () => {
    const next = random(75);
    const codes = octalCodes().filter((digits) => digits.some((digit) => digit & 4));
    const sparse = ["0.56", "0.16", "0.45", "0.156"].map(digitsOf);
    let marked = 0;
    for (let i = 0; i < partOf(32, 2); i++) {
      const digits = i % 2 === 0 ? sparse[(i / 2) % 4]! : codes[Math.floor(next() * codes.length)]!;
      const unequal = i % 8 === 5;
      const others: ReturnType<typeof other>[] = [];
      const kernels = compiled(
        breakMoves(digits, unequal),
        memoryAccount(2 ** 28),
        plainly(digits, unequal, 60),
        {
          ...CHOICES.planes,
          ...{ alone: 0, enough: 0, settled: 0 },
          threads: threads(2 + (i % 3), (task) => others.push(other(task, next, 1))),
        },
      );
      const tick = () => {
        for (const each of others) each.act();
        if (next() < 0.01) throw new LimitError("seconds", 0);
      };
      for (let to = 2000; to < 30_000; to += 3000 + Math.floor(next() * 6000)) {
        while (kernels.filled <= to) {
          try {
            kernels.extend(to, tick);
          } catch (error) {
            expect(error).toBeInstanceOf(LimitError);
          }
        }
      }
      const alone = byKernels(CHOICES.marking)(digits, unequal, kernels.filled - 1);
      expect(difference(kernels.values, alone), `${digits}, ${unequal}`).toBe(undefined);
      marked += others.reduce((sum, each) => sum + each.marked, 0);
    }
    expect(marked).toBeGreaterThan(50);
  });

  test.each([
    ["0.004", "marking"],
    ["0.56", "planes"],
  ] as const)("have them when the other thread ends with a chunk that it took: %s by %s", (id, method) => {
    const digits = digitsOf(id);
    const tasks: MarkTask[] = [];
    const kernels = compiled(breakMoves(digits, false), memoryAccount(2 ** 28), plainly(digits, false, 60), {
      ...CHOICES[method],
      ...{ alone: 0, enough: 0, settled: 0, threads: threads(2, (task) => tasks.push(task)) },
    });
    let taken: number | undefined;
    kernels.extend(20_000, () => {
      if (tasks.length > 0) taken ??= take(wordsOf(tasks[0]!.memory.buffer));
    });
    expect(taken).toBeGreaterThan(0);
    const alone = byKernels(CHOICES.sparse)(digits, false, 20_000);
    expect(difference(kernels.values.subarray(0, 20_001), alone)).toBe(undefined);
  });

  test("are shared again with a thread that was held up while one thread went through all slots", () => {
    const digits = digitsOf("0.004");
    const before: number[] = [];
    let held = 0;
    let helper: ReturnType<typeof other> | undefined;
    const kernels = marking(
      digits,
      false,
      threads(2, (task) => {
        helper = other(task, () => 0.2);
      }),
    );
    kernels.extend(30_000, () => {
      if (helper === undefined) return;
      if (kernels.filled > 8000 && held < 4 * SLOTS && helper.isMarking) held++;
      else helper.act();
      if (held === 4 * SLOTS && before.length === 0) before.push(helper.marked);
    });
    expect(before[0]).toBeGreaterThan(10);
    expect(helper!.marked - before[0]!).toBeGreaterThan(10 * SLOTS);
    expect(difference(kernels.values, byKernels(CHOICES.marking)(digits, false, 30_000))).toBe(undefined);
  });

  test.skipIf(isQuick).each([
    ["0.004", "marking"],
    ["0.56", "planes"],
  ] as const)("have them with threads of the machine: %s by %s", (id, method) => {
    const digits = digitsOf(id);
    const tasks: MarkTask[] = [];
    const start = (task: MarkTask) => {
      tasks.push(task);
      workers.push(new Worker(new URL("../dist/cli/helper.js", import.meta.url), { workerData: task }));
    };
    const kernels = compiled(breakMoves(digits, false), memoryAccount(2 ** 28), plainly(digits, false, 60), {
      ...CHOICES[method],
      ...{ alone: 0, enough: 0, settled: 0, threads: threads(2, start) },
    });
    const helped = (words: Int32Array) =>
      Array.from({ length: SLOTS }, (_, slot) => words[chunkIn(slot)]).some((chunk) => chunk !== 0);
    // This thread goes on when the other one has marked a chunk, which may take a while.
    let waits = 2000;
    let isHelped = false;
    kernels.extend(40_000, () => {
      const [task] = tasks;
      if (task === undefined || isHelped || (method === "planes" && kernels.filled < 20_000)) return;
      const words = wordsOf(task.memory.buffer);
      while (!helped(words) && waits-- > 0) Atomics.wait(words, KNOWN, words[KNOWN]!, 10);
      isHelped = waits > 0;
    });
    expect(isHelped).toBe(true);
    expect(kernels.stats().method).toBe(method);
    const alone = byKernels(CHOICES.sparse)(digits, false, 40_000);
    expect(difference(kernels.values.subarray(0, 40_001), alone)).toBe(undefined);
  });
});

describe("memory", () => {
  const digits = digitsOf("0.06");
  const opened = (bytes: number) => {
    const calls: string[] = [];
    const counted: Threads = {
      ...threads(2, () => {}),
      mark(table, moves) {
        calls.push("open");
        const { step, close } = markers(table, moves, 2, () => {});
        return {
          step,
          close() {
            calls.push("close");
            close();
          },
        };
      },
    };
    return { calls, kernels: marking(digits, false, counted, bytes) };
  };

  test("without room for their copies there is one thread", () => {
    const { calls, kernels } = opened(2 ** 21);
    kernels.extend(3000, () => {});
    expect(calls).toEqual([]);
    expect(difference(kernels.values, plainly(digits, false, 3000))).toBe(undefined);
  });

  test("where the machine has none for what they share, or they decline, there is one thread", () => {
    for (const mark of [
      () => {
        throw new RangeError("WebAssembly.Memory(): could not allocate memory");
      },
      () => undefined,
    ]) {
      const kernels = marking(digits, false, { ...threads(2, () => {}), mark });
      kernels.extend(3000, () => {});
      expect(difference(kernels.values, plainly(digits, false, 3000))).toBe(undefined);
    }
  });

  test("a longer table closes them rather than end", () => {
    const { calls, kernels } = opened(2 ** 23);
    kernels.extend(3000, () => {});
    expect(calls).toEqual(["open"]);
    const stop = () => {
      throw new LimitError("seconds", 0);
    };
    expect(() => kernels.extend(2_000_000, stop)).toThrow(LimitError);
    expect(calls).toEqual(["open", "close"]);
    kernels.extend(4000, () => {});
    expect(calls).toEqual(["open", "close"]);
    expect(difference(kernels.values, plainly(digits, false, 4000))).toBe(undefined);
  });
});

describe("the command line", () => {
  test.skipIf(isQuick)("--threads changes no value, and no limit", () => {
    const values = (n: string) => nimber(["values", "0.004", "--to", "40000", "--threads", n, "--json"]);
    const [one, two] = [values("1"), values("2")];
    expect(one.status).toBe(0);
    expect(two).toEqual(one);
    const few = (n: string) =>
      nimber(["values", "0.004", "--to", "40000", "--threads", n, "--memory", "40K"]);
    expect(few("1").status).toBe(3);
    expect(few("2")).toEqual(few("1"));
  });
});
