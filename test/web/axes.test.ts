import fc from "fast-check";
import { say } from "nimber/locale";
import { ticks } from "nimber/svg";
import { describe, expect, test } from "vitest";
import {
  marksAcross,
  marksUp,
  type Numerals,
  roundNumbers,
  type Scale,
  scaleOf,
} from "../../web/src/plot/axis.ts";
import { frameOf } from "../../web/src/plot/frame.ts";
import { durationOf } from "../../web/src/table/duration.ts";

describe("the scales of a plot", () => {
  const places = (scale: Scale, values: readonly number[]) => values.map((value) => Math.round(scale(value)));

  test("are linear, or logarithmic from 1, or from 0", () => {
    expect(places(scaleOf({ from: 0, to: 10 }, 100, 300), [0, 5, 10])).toEqual([100, 200, 300]);
    expect(places(scaleOf({ from: 1, to: 1000, log: true }, 300, 0), [1, 10, 100, 1000])).toEqual([
      300, 200, 100, 0,
    ]);
    expect(places(scaleOf({ from: 0, to: 7, log: true }, 0, 300), [0, 1, 3, 7])).toEqual([0, 100, 200, 300]);
    // Only one number is shown.
    expect(places(scaleOf({ from: 4, to: 4 }, 100, 300), [4])).toEqual([200]);
  });

  test("lead back", () => {
    for (const span of [
      { from: -3, to: 12 },
      { from: 1, to: 900, log: true },
      { from: 0, to: 900, log: true },
    ]) {
      const scale = scaleOf(span, 20, 720);
      for (const value of [1, 5, 12]) expect(scale.invert(scale(value))).toBeCloseTo(value);
    }
  });

  test("have marks at round whole numbers, about as many as there is room for", () => {
    expect(roundNumbers({ from: 0, to: 1000 }, 10)).toEqual([
      0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000,
    ]);
    expect(roundNumbers({ from: 0.2, to: 4.8 }, 10)).toEqual([1, 2, 3, 4]);
    expect(roundNumbers({ from: -10, to: 25 }, 4)).toEqual([0, 10, 20]);
    expect(roundNumbers({ from: 9_999_980, to: 10_000_000 }, 4)).toEqual([
      9_999_980, 9_999_985, 9_999_990, 9_999_995, 10_000_000,
    ]);
    for (const count of [2, 3, 7, 11])
      expect(roundNumbers({ from: 17, to: 12_345 }, count).length).toBeLessThanOrEqual(1.5 * count + 1);
  });

  test("have the whole ones of the marks of d3, in the page and in documents", () => {
    const number = fc.oneof(fc.nat(40), fc.nat(50_000_000), fc.integer({ min: -1000, max: 0 }));
    const part = fc.constantFrom(0, 0.25, 0.5, 0.98);
    fc.assert(
      fc.property(number, part, number, part, fc.integer({ min: 2, max: 40 }), (a, b, c, d, count) => {
        const [from, to] = a + b < c + d ? [a + b, c + d] : [c + d, a + b + 1];
        const whole = scaleOf({ from, to }, 0, 1).ticks(count).filter(Number.isInteger);
        expect(ticks(from, to, count)).toEqual(whole);
        expect(roundNumbers({ from, to }, count)).toEqual(whole.filter((each) => each >= 0));
      }),
      { numRuns: 300 },
    );
  });

  test("have marks at powers of ten where they are logarithmic", () => {
    expect(roundNumbers({ from: 1, to: 1234, log: true }, 3)).toEqual([1, 10, 100, 1000]);
    expect(roundNumbers({ from: 0, to: 10, log: true }, 3)).toEqual([0, 1, 10]);
  });
});

describe("the frame of a plot", () => {
  const size = { width: 500, height: 300 };
  const numerals = { full: String, short: String };
  const span = { from: 0, to: 1000 };

  test("has room for its axes, and for what they count", () => {
    const { area, x, y } = frameOf(size, { across: span, up: span }, 16, numerals);
    expect([x(0), x(1000)]).toEqual([area.left, area.left + area.width]);
    expect([y(1000), y(0)]).toEqual([area.top, area.top + area.height]);
    const counted = frameOf(
      size,
      { across: { ...span, says: "heaps" }, up: { ...span, says: "value" } },
      16,
      numerals,
    );
    expect(counted.area.height).toBeLessThan(area.height);
    expect(counted.area.width).toBe(area.width);
  });

  test("is a square where it is to be one, and stays where it is when it is zoomed", () => {
    const { area } = frameOf(size, { across: span, up: span, square: 1000 }, 16, numerals);
    expect(area.width).toBe(area.height);
    expect(frameOf(size, { across: span, up: { from: 3, to: 9 }, square: 1000 }, 16, numerals).area).toEqual(
      area,
    );
  });
});

describe("the axes of a plot", () => {
  const numerals = (tag: string): Numerals => ({
    full: new Intl.NumberFormat(tag).format,
    short: new Intl.NumberFormat(tag, { notation: "compact", maximumFractionDigits: 20 }).format,
  });
  const english = numerals("en");
  const widthOf = (text: string) => 7 * text.length;
  const across = (from: number, to: number, width: number, numerals: Numerals = english) =>
    marksAcross({ from, to }, scaleOf({ from, to }, 20, width + 20), width + 40, numerals, widthOf);
  const texts = (from: number, to: number, width: number) => across(from, to, width).map(({ text }) => text);

  test("are marked in full where there is room, else short and without loss", () => {
    expect(texts(0, 1000, 290)).toEqual(["0", "200", "400", "600", "800", "1,000"]);
    expect(texts(0, 1_000_000, 900).at(-1)).toBe("1,000,000");
    expect(texts(0, 1_000_000, 290)).toEqual(["0", "200K", "400K", "600K", "800K", "1M"]);
    expect(across(0, 1_000_000, 290, numerals("zh-CN")).map(({ text }) => text)).toEqual([
      "0",
      "20万",
      "40万",
      "60万",
      "80万",
      "100万",
    ]);
    expect(texts(49_999_900, 49_999_960, 320)).toContain("49,999,920");
  });

  test("of powers of ten leave out what touches: 1 beside 0, then every other one", () => {
    const marks = (to: number, width: number) => {
      const span = { from: 0, to, log: true };
      const scale = scaleOf(span, 20, width - 20);
      return marksAcross(span, scale, width, english, widthOf).map(({ text }) => text);
    };
    expect(marks(1_000_000, 500)).toEqual(["0", "1", "10", "100", "1000", "10⁴", "10⁵", "10⁶"]);
    expect(marks(1_000_000, 340)).toEqual(["0", "10", "100", "1000", "10⁴", "10⁵", "10⁶"]);
    expect(marks(1_000_000, 200)).toEqual(["0", "100", "10⁴", "10⁶"]);
  });

  test("of powers of ten stand one above the other where 1 is high enough above 0", () => {
    const texts = (to: number) =>
      marksUp({ from: 0, to, log: true }, 500, 190, english).map(({ text }) => text);
    expect(texts(1000)).toEqual(["0", "1", "10", "100", "1000"]);
    expect(texts(100_000)).toEqual(["0", "10", "100", "1000", "10⁴", "10⁵"]);
  });

  test("have no two numbers that touch", () => {
    const span = fc.tuple(fc.nat(50_000_000), fc.integer({ min: 2, max: 50_000_000 }));
    fc.assert(
      fc.property(span, fc.integer({ min: 120, max: 1200 }), ([from, span], width) => {
        const marks = across(from, from + span, width);
        marks.slice(1).forEach(({ text, at }, i) => {
          const before = marks[i]!;
          expect(at - widthOf(text) / 2).toBeGreaterThan(before.at + widthOf(before.text) / 2);
        });
        for (const { text, at } of marks) expect(at + widthOf(text) / 2).toBeLessThanOrEqual(width + 40);
      }),
    );
  });

  test("give large values a narrow gutter on a narrow drawing", () => {
    expect(
      marksUp({ from: 0, to: 50_000_000 }, 360, 250, english)
        .map(({ text }) => text)
        .at(-1),
    ).toBe("50M");
    expect(
      marksUp({ from: 0, to: 50_000_000 }, 1200, 250, english)
        .map(({ text }) => text)
        .at(-1),
    ).toBe("50,000,000");
    expect(
      marksUp({ from: 0, to: 3000 }, 360, 250, english)
        .map(({ text }) => text)
        .at(-1),
    ).toBe("3,000");
  });
});

test("a duration is told in its largest units", () => {
  const said = [0.0001, 0.12, 1, 9.96, 99.4, 99.6, 119.7, 3599.7, 36_000].map((s) =>
    say(durationOf(s), "en"),
  );
  expect(said).toEqual([
    "1 ms",
    "120 ms",
    "1.0 s",
    "10 s",
    "99 s",
    "1 min 40 s",
    "2 min 0 s",
    "1 h 0 min",
    "10 h 0 min",
  ]);
  expect(say(durationOf(4000), "zh")).toBe("1 小时 7 分");
});
