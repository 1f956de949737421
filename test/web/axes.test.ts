import fc from "fast-check";
import { say } from "nimber/locale";
import { describe, expect, test } from "vitest";
import { durationOf } from "../../web/src/table/duration.ts";
import { marksAcross, marksUp, type Numerals } from "../../web/src/table/plot/axis.ts";

describe("the axes of a plot", () => {
  const numerals = (tag: string): Numerals => ({
    full: new Intl.NumberFormat(tag).format,
    short: new Intl.NumberFormat(tag, { notation: "compact", maximumFractionDigits: 20 }).format,
  });
  const english = numerals("en");
  const widthOf = (text: string) => 7 * text.length;
  const across = (from: number, to: number, width: number, numerals: Numerals = english) =>
    marksAcross(
      {
        from,
        to,
        placeOf: (value) => 20 + (width * (value - from)) / (to - from),
        least: 0,
        most: width + 40,
      },
      numerals,
      widthOf,
    );
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
      marksUp(0, 50_000_000, 360, 250, english)
        .map(({ text }) => text)
        .at(-1),
    ).toBe("50M");
    expect(
      marksUp(0, 50_000_000, 1200, 250, english)
        .map(({ text }) => text)
        .at(-1),
    ).toBe("50,000,000");
    expect(
      marksUp(0, 3000, 360, 250, english)
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
