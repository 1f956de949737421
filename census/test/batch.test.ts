import { expect, test } from "vitest";
import { batchesOf, classBytes, classesAbove, memoryClass, queued } from "../src/queue/batch.ts";

const MIB = 2 ** 20;
const job = (key: string, work: number, bytes = 0) => ({ key, work, bytes });

test("jobs are packed the longest first, tiny ones until a batch is a tenth of a second", () => {
  expect(batchesOf([])).toEqual([]);
  expect(batchesOf([job("b", 1e7, 7), job("c", 6e6, 9), job("a", 1e7, 5), job("d", 3e7)])).toEqual([
    { keys: ["d"], bytes: 0, work: 3e7 },
    { keys: ["a", "b"], bytes: 7, work: 2e7 },
    { keys: ["c"], bytes: 9, work: 6e6 },
  ]);
  const many = Array.from({ length: 501 }, (_, i) => job(`${i}`.padStart(3, "0"), 1));
  const batches = batchesOf(many.toReversed());
  expect(batches.map(({ keys }) => keys.length)).toEqual([250, 250, 1]);
  expect(batches.flatMap(({ keys }) => keys)).toEqual(many.map(({ key }) => key));
  expect(batches.map(({ work }) => work)).toEqual([250, 250, 1]);
});

test("jobs that need memory are alone in their batch", () => {
  expect(
    batchesOf([
      job("small", 5, 32 * MIB),
      job("large", 3, 32 * MIB + 1),
      job("other", 1, 1),
      job("huge", 9, 2 ** 40),
    ]),
  ).toEqual([
    { keys: ["huge"], bytes: 2 ** 40, work: 9 },
    { keys: ["large"], bytes: 32 * MIB + 1, work: 3 },
    { keys: ["small", "other"], bytes: 32 * MIB, work: 6 },
  ]);
});

test("memory is told in classes a fifth apart, each of which has room for what is in it", () => {
  expect(memoryClass(0)).toBeUndefined();
  expect(memoryClass(32 * MIB)).toBeUndefined();
  expect(memoryClass(32 * MIB + 1)).toBe("101");
  expect(memoryClass(2 ** 30)).toBe("120");
  for (const bytes of [40 * MIB, 100 * MIB, 3e9, 7e11]) {
    const name = memoryClass(bytes)!;
    expect(classBytes(name)).toBeGreaterThanOrEqual(bytes);
    expect(classBytes(name)).toBeLessThan(1.2 * bytes);
    expect(classesAbove(classBytes(name))).not.toContain(name);
    expect(classesAbove(classBytes(name) - 1)).toContain(name);
  }
  const all = Array.from({ length: 141 }, (_, i) => `${100 + i}`);
  expect(classesAbove(0)).toEqual(all);
  expect(classesAbove(2 ** 30)).toEqual(all.slice(21));
  expect(classesAbove(2 ** 60)).toEqual([]);
});

test("the queue takes the longest first, by small integers", () => {
  const priority = (work: number) => queued({ keys: [], bytes: 0, work }).priority;
  expect([-1, 0, 1, 3, 2 ** 20 - 1].map(priority)).toEqual([0, 0, 1000, 2000, 20_000]);
  expect(queued({ keys: ["a"], bytes: 5, work: 1 })).toEqual({
    data: { keys: ["a"], bytes: 5, work: 1 },
    priority: 1000,
  });
  expect(queued({ keys: ["a"], bytes: 2 ** 30, work: 1 }).group).toEqual({ id: "120" });
});
