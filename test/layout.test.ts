import { describe, expect, test } from "vitest";
import { columns, list, upTo, width, wrap } from "../src/cli/terminal/layout.ts";
import { excerpt, saying, shown } from "../src/cli/terminal/shown.ts";

describe("width", () => {
  test.each([
    ["nim 3", 5],
    ["必胜态", 6],
    ["（n = 86）", 10],
    ["e\u0301", 1],
    ["\u001b[1mnim\u001b[22m", 3],
    ["𠮷", 2],
    ["⊕", 1],
  ])("of %j", (text, columns) => expect(width(text)).toBe(columns));
});

describe("wrap", () => {
  const lines = (text: string, most: number) => wrap(text, most).trimEnd().split("\n");

  test("breaks at spaces, and between wide characters", () => {
    expect(lines("the next player wins the whole game", 16)).toEqual([
      "the next player",
      "wins the whole",
      "game",
    ]);
    expect(lines("先手总能走到后手必须面对的局面", 16)).toEqual(["先手总能走到后手", "必须面对的局面"]);
  });

  test("keeps terms, numbers with what they count, and punctuation together", () => {
    for (const kept of [
      "必胜态",
      "必败态",
      "前周期",
      "走 2",
      "取 12 个",
      "第 3 堆",
      "走法 1-2",
      "5 秒",
      "（86）",
    ]) {
      for (let before = 0; before < 24; before++) {
        const text = `${"一".repeat(before)}${kept}，${"二".repeat(9)}`;
        expect(lines(text, 24).some((line) => line.includes(`${kept}，`))).toBe(true);
      }
    }
  });

  test("starts no line with what closes, and ends none with what opens", () => {
    const text =
      "“稀有堆”（见《稳操胜券》第四章）：其值『少见』，【例外】另计；共 86 个、已证明！是吗？".repeat(8);
    for (let most = 16; most < 80; most++) {
      for (const line of lines(text, most)) {
        expect(line).not.toMatch(/^[，。；：！？、”’）」》』】]|[（“「《『【]$/);
        expect(width(line)).toBeLessThanOrEqual(most);
      }
    }
  });

  test("tears what no line could hold, and counts ambiguous signs as wide beside Chinese", () => {
    expect(lines("9".repeat(50), 20)).toEqual(["9".repeat(20), "9".repeat(20), "9".repeat(10)]);
    expect(lines(`值 ${"⊕".repeat(40)}`, 40).every((line) => line.length <= 20)).toBe(true);
    expect(lines("⊕".repeat(40), 40)).toHaveLength(1);
    expect(wrap("nothing fits here", 0, "    ")).toBe("    nothing fits\n    here\n");
  });

  test("never loses a sign", () => {
    const text = "nim 3 ⊕ 必胜态 走 2 个（见 𠮷）“a”  b".repeat(9);
    for (let most = 16; most < 60; most++) {
      expect(wrap(text, most).replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
      expect(list(text.split(" "), most, "  ").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }
  });
});

test("columns wrap the last one, and give no room to a row that ends early", () => {
  expect(columns([["a", "one two three four"], ["a long name"], ["", "five"]], [], 24)).toBe(
    "  a  one two three four\n  a long name\n     five\n",
  );
  expect(columns([["a", "one two three four five six"]], [], 24)).toBe(
    "  a  one two three four\n     five six\n",
  );
});

describe("what was read is shown", () => {
  test("visibly: controls, marks of direction and odd ends of lines by their number", () => {
    expect(shown("\u001b[31mred")).toBe("\\u{1b}[31mred");
    expect(shown("a\u202eb\u2066c\ufeff\u0085\u2028\u200b\u{e0041}")).toBe(
      "a\\u{202e}b\\u{2066}c\\u{feff}\\u{85}\\u{2028}\\u{200b}\\u{e0041}",
    );
    expect(shown("\ud800")).toBe("\\u{d800}");
    expect(saying("found `\u0007`")).toBe("found `\\u{7}`");
  });

  test("in at most so many columns, however long it is", () => {
    expect(shown("x".repeat(80))).toBe("x".repeat(80));
    expect(shown("x".repeat(81))).toBe(`${"x".repeat(79)}…`);
    expect(width(shown("堆".repeat(400_000)))).toBe(79);
    expect(shown(`e${"\u0301".repeat(400_000)}`).length).toBeLessThan(400);
    expect(width(shown("\u001b".repeat(400_000)))).toBeLessThanOrEqual(80);
    const sentence = `expected a game, found \`${"x".repeat(435_000)}\`. Did you mean nim?`;
    expect(saying(sentence)).toBe(`expected a game, found \`${"x".repeat(79)}…\`. Did you mean nim?`);
    expect(saying("y".repeat(435_000)).length).toBeLessThanOrEqual(1000);
    expect(upTo("堆堆堆", 5)).toBe("堆堆");
  });

  test("around the place", () => {
    expect(excerpt("{2,5} 2 x", 8, 78)).toEqual({ line: "{2,5} 2 x", column: 8 });
    expect(excerpt("尼姆\t3", 0, 78)).toEqual({ line: "尼姆 3", column: 0 });
    for (const size of [1, 30, 60, 100, 5000, 435_000]) {
      for (const sign of ["7", "堆", "\u001b", "e\u0301"]) {
        for (const [before, after] of [
          [size, 0],
          [0, size],
          [size, size],
        ] as const) {
          const input = `${sign.repeat(before)}X${sign.repeat(after)}`;
          const { line, column } = excerpt(input, sign.length * before, 78);
          expect(width(line)).toBeLessThanOrEqual(78);
          expect(width(line.slice(0, line.indexOf("X")))).toBe(column);
          expect(/[\p{C}]/u.test(line)).toBe(false);
        }
      }
    }
  });
});
