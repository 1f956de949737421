import { canonical, heapRules, heapTable } from "nimber";
import { parseGame } from "nimber/games";
import { describe, expect, test } from "vitest";
import { isQuick } from "../../test/part.ts";
import { jobsOf, parsePlan } from "../src/plan/index.ts";

const jobs = (family: string, question = "period to 100") => [
  ...jobsOf(parsePlan(`family: ${family}\nquestion: ${question}`, "x.yml")),
];

const HEAPS = 400;

/** How far the heaps of a code are shifted against those of its canonical form. */
const shiftOf = (game: string) => canonical(heapRules(parseGame(game))!)!.shift;
const valuesOf = (game: string, to: number) => [...heapTable(heapRules(parseGame(game))!).values(to)];

describe.each([
  ["{ octal: { digits: 3, d0: [0, 4] } }", 1024],
  ["{ hexadecimal: { digits: 1, d0: [0, 4, 8, C] } }", 64],
])("%s", (family, notations) => {
  const classes = jobs(family);

  test("every code stands once", () => {
    const stands = classes.flatMap((job) => job.stands);
    expect(stands).toHaveLength(notations);
    expect(new Set(stands).size).toBe(notations);
    for (const { game, stands } of classes) expect(stands[0]).toBe(game);
  });

  test.skipIf(isQuick)("codes that stand together have equal values, but for the shift", () => {
    for (const { game, stands } of classes) {
      if (stands.length === 1) continue;
      const wanted = valuesOf(game, HEAPS + 8);
      for (const other of stands) {
        const shift = shiftOf(other) - shiftOf(game);
        const [a, b] = [
          valuesOf(other, HEAPS + 8).slice(Math.max(0, shift)),
          wanted.slice(Math.max(0, -shift)),
        ];
        expect(a.slice(0, HEAPS), `${other} and ${game}`).toEqual(b.slice(0, HEAPS));
      }
    }
  });
});

test("codes that differ at last do not stand together", () => {
  const classes = jobs("{ octal: { digits: 3 } }");
  const classOf = (code: string) => classes.find(({ stands }) => stands.includes(code))!.game;
  expect(classOf("0.161")).not.toBe(classOf("0.36"));
  expect(classOf("0.314")).not.toBe(classOf("0.31"));
  expect(classOf("0.27")).toBe("0.26");
  expect(classOf("0.06")).toBe("0.06");
  expect(classOf("0.137")).toBe("0.4");
  expect(classOf("0.771")).toBe("0.77");
});

test("under misere play only codes of one canonical form stand together", () => {
  const family = "{ list: [0.4, 0.07, 0.26, 0.27, 0.563, 0.56] }";
  expect(jobs(family).map(({ stands }) => stands)).toEqual([
    ["0.4", "0.07"],
    ["0.26", "0.27"],
    ["0.563", "0.56"],
  ]);
  expect(jobs(family, "misere outcomes to 9").map(({ stands }) => stands)).toEqual([
    ["0.4", "0.07"],
    ["0.26", "0.27"],
    ["0.563"],
    ["0.56"],
  ]);
});

test("a set stands for its multiples, and the order does not depend on how far sets go", () => {
  const sets = jobs("{ subtraction: { within: 6 } }");
  expect(sets.slice(0, 5).map(({ stands }) => stands)).toEqual([
    ["{1}", "{2}", "{3}", "{4}", "{5}", "{6}"],
    ["{1,2}", "{2,4}", "{3,6}"],
    ["{1,3}", "{2,6}"],
    ["{2,3}", "{4,6}"],
    ["{1..3}", "{2,4,6}"],
  ]);
  const more = jobs("{ subtraction: { within: 8 } }");
  expect(more.slice(0, sets.length).map(({ game }) => game)).toEqual(sets.map(({ game }) => game));
});

test("predicted work grows with what a game asks", () => {
  const work = (game: string, question?: string) => jobs(`{ list: ["${game}"] }`, question)[0]!.work;
  expect(work("0.77")).toBeGreaterThan(work("0.33"));
  expect(work("0.8")).toBeGreaterThan(work("0.77"));
  expect(work("{1,2,3}")).toBeGreaterThan(work("{1,2}"));
  expect(work("0.77", "period to 10^5")).toBeGreaterThan(work("0.77", "period to 10^4"));
  expect(jobs("{ list: [0.77] }", "period to 10^9")[0]!.bytes).toBeLessThanOrEqual(2 ** 30);
});
