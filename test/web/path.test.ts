import { describe, expect, test } from "vitest";
import { parseSum } from "../../src/games/index.ts";
import type { Component } from "../../src/index.ts";
import { lessonIds } from "../../web/src/path/ids.ts";
import { lessons } from "../../web/src/path/lessons.ts";
import type { Remark } from "../../web/src/theory/chapter.ts";
import { chapterIds } from "../../web/src/theory/ids.ts";
import { pathTitles, readChapter } from "../../web/theory.ts";

/** Plain play by the moves of the rules, without values, theorems or symmetries. */
function plainPlay(misere: boolean) {
  const known = new Map<string, boolean>();
  const options = (sum: readonly Component[]): readonly (readonly Component[])[] =>
    sum.flatMap(({ rules, position }, i) =>
      [...rules.moves(position)].map(({ to }) => [
        ...sum.slice(0, i),
        ...to.map((position) => ({ rules, position })),
        ...sum.slice(i + 1),
      ]),
    );
  const wins = (sum: readonly Component[]): boolean => {
    const name = sum
      .map(({ rules, position }) => `${ids.of(rules)} ${rules.key(position)}`)
      .sort()
      .join();
    const found = known.get(name);
    if (found !== undefined) return found;
    const all = options(sum);
    const result = all.length === 0 ? misere : all.some((option) => !wins(option));
    known.set(name, result);
    return result;
  };
  return { options, wins };
}

/** Number for each game. */
const ids = {
  seen: [] as unknown[],
  of(rules: unknown): number {
    if (!ids.seen.includes(rules)) ids.seen.push(rules);
    return ids.seen.indexOf(rules);
  },
};

describe.each(lessonIds)("the lesson %s", (id) => {
  const { chapter, tries, drill, play } = lessons[id];

  test("asks for a move that wins, where others lose", () => {
    for (const text of tries) {
      const { options, wins } = plainPlay(play === "misere");
      const all = options(parseSum(text));
      const winning = all.filter((option) => !wins(option));
      expect([text, winning.length > 0]).toEqual([text, true]);
      expect([text, winning.length < all.length]).toEqual([text, true]);
    }
  });

  test("has three different positions, and a game to drill", () => {
    expect(new Set(tries).size).toBe(3);
    expect(parseSum(drill)).toHaveLength(/^nim /.test(drill) ? 3 : 1);
  });

  test("has texts in its chapter, in both languages", () => {
    const [english, chinese] = (["en", "zh"] as const).map((language) =>
      readChapter(chapter, language)
        .sections.flatMap(({ remarks }) => remarks)
        .filter((remark) => lessonsIn(remark).includes(id)),
    );
    expect(english!.length).toBeGreaterThan(0);
    expect(chinese).toHaveLength(english!.length);
    const { en, zh } = pathTitles()[id];
    expect([en, zh].every((title) => title.length > 0 && !/[$*`]/.test(title))).toBe(true);
    expect(zh).not.toBe(en);
  });
});

const lessonsIn = ({ blocks }: Remark): readonly string[] =>
  blocks.flatMap((each) => (each.kind === "lesson" ? [each.lesson] : []));

test("about twenty lessons go through the chapters in their order of difficulty", () => {
  expect(lessonIds.length).toBeGreaterThanOrEqual(20);
  expect(lessonIds[0]).toBe("mex");
  expect(lessonIds.at(-1)).toBe("quotients");
});

test("each lesson that a text names is one of the path, in the chapter of its own", () => {
  for (const chapter of chapterIds) {
    const named = readChapter(chapter, "en")
      .sections.flatMap(({ remarks }) => remarks)
      .flatMap(lessonsIn);
    const own = lessonIds.filter((id) => lessons[id].chapter === chapter);
    expect([chapter, [...new Set(named)].sort()]).toEqual([chapter, [...own].sort()]);
  }
});
