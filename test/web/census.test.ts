import { say } from "nimber/locale";
import { Refusal } from "nimber/worker";
import { describe, expect, test } from "vitest";
import { dotsOf, spansOf } from "../../web/src/census/dots.ts";
import { readCensus } from "../../web/src/census/file.ts";
import { remembered } from "../../web/src/census/remembered.ts";
import type { Point, Source } from "../../web/src/census/source.ts";
import { frameOf } from "../../web/src/plot/frame.ts";

const HEAD = "game,stands,verdict,preperiod,period,maximum,heaps";

function refusal(csv: string): string {
  try {
    readCensus(csv);
  } catch (error) {
    if (error instanceof Refusal) return say(error.text, "en");
  }
  return "";
}

describe("the CSV of a census", () => {
  test("pages of one query are cut from one list", () => {
    const rows = Array.from({ length: 250 }, (_, i) => `0.${i},0.${i},proved,${i},${1 + (i % 7)},3,100`);
    const { counts, page, points } = readCensus([HEAD, ...rows].join("\n"));
    expect(counts).toMatchObject({ done: 250, proved: 250, open: 0 });
    const query = { text: "", verdict: "", sort: "preperiod", descending: true, limit: 100 } as const;
    expect(page({ ...query, offset: 0 }).rows[0]?.preperiod).toBe(249);
    expect(
      page({ ...query, offset: 200 })
        .rows.map(({ preperiod }) => preperiod)
        .at(-1),
    ).toBe(0);
    expect(page({ ...query, offset: 0, descending: false }).rows[0]?.preperiod).toBe(0);
    expect(page({ ...query, offset: 0, text: "0.24" }).total).toBe(11);
    expect(points({ text: "", verdict: "", period: 7 })).toHaveLength(35);
  });

  test.each([
    ["0.7,0.7,proved,0,0,1,9", "Line 2: expected a whole number of at least 1 as period, found 0."],
    ["0.7,0.7,proved,-5,1,1,9", "Line 2: expected a whole number of at least 0 as preperiod, found -5."],
    ["0.7,0.7,proved,0,99999999999999999999,1,9", "Line 2: expected a whole number of at least 1 as period"],
    ["0.7,0.7,proved,0,1", "Line 2: expected as many fields as line 1 has"],
    [
      '0.7,0.7,proved,0,1,1,9\n"0.77,0.77,proved,71,12,8,168',
      "Line 3: expected as many fields as line 1 has",
    ],
  ])("what cannot be drawn or is cut short is refused: %s", (rows, said) => {
    expect(refusal(`${HEAD}\n${rows}\n`)).toContain(said);
  });
});

describe("the figure", () => {
  const laidOut = (points: readonly Point[]) => {
    const numerals = { full: String, short: String };
    return dotsOf(points, frameOf({ width: 520, height: 400 }, spansOf(points), 16, numerals));
  };
  const points: Point[] = Array.from({ length: 20_000 }, (_, i) => ({
    ...{ preperiod: i % 200, period: 1 + Math.floor(i / 200) },
    ...{ games: i === 12_345 ? 1000 : 1, first: `game ${i}` },
  }));

  test("draws few of many dots, the largest among them, and finds each", () => {
    const { drawn, dotOf, nearest } = laidOut(points);
    expect(drawn.length).toBeLessThanOrEqual(1500);
    expect(drawn.length).toBeGreaterThan(500);
    expect(drawn.map(({ point }) => point)).toContain(points[12_345]);
    const hidden = points.find((point) => !drawn.some((dot) => dot.point === point))!;
    const { x, y } = dotOf(hidden);
    expect(nearest(x, y)).toBe(hidden);
    expect(nearest(0, 0)).toBeUndefined();
  });

  test("finds a small dot that lies on a large one", () => {
    const small: Point = { preperiod: 100, period: 101, games: 1, first: "small" };
    const { dotOf, nearest } = laidOut([{ preperiod: 100, period: 100, games: 80, first: "large" }, small]);
    const { x, y } = dotOf(small);
    expect(nearest(x, y)).toBe(small);
    expect(nearest(x, y + 5)?.first).toBe("large");
  });

  test("draws every dot while there are few", () => {
    expect(laidOut(points.slice(0, 1000)).drawn).toHaveLength(1000);
  });
});

test("what was answered is asked again only of another source, or when it failed", async () => {
  const [one, other] = [{}, {}] as Source[];
  const remember = remembered<number>();
  let asked = 0;
  const ask = async () => ++asked;
  expect(await remember(one!, { text: "a" }, ask)).toBe(1);
  expect(await remember(one!, { text: "a" }, ask)).toBe(1);
  expect(await remember(one!, { text: "b" }, ask)).toBe(2);
  expect(await remember(other!, { text: "b" }, ask)).toBe(3);
  await expect(remember(one!, 1, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await remember(one!, 1, ask)).toBe(4);
});

test("another question gives up the one that is without answer, the same one does not", async () => {
  const remember = remembered<string>();
  const source = {} as Source;
  const signals: AbortSignal[] = [];
  const ask = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signals.push(signal);
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  const first = remember(source, 1, ask);
  void remember(source, 1, ask).catch(() => undefined);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  void remember(source, 2, ask).catch(() => undefined);
  await expect(first).rejects.toThrow(/abort/i);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
