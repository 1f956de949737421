import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { claimIds } from "../../web/src/engine/claims/index.ts";
import { CASES } from "../../web/src/theory/cases.ts";
import type { Chapter } from "../../web/src/theory/chapter.ts";
import { chapterIds, figureIds } from "../../web/src/theory/ids.ts";
import { positions } from "../../web/src/theory/positions.ts";
import { claimsIn, marksIn, within } from "../../web/test/theory.ts";
import { chapterFrom, contents, readChapter } from "../../web/theory.ts";

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** Parts of a chapter that are equal in all languages: the kinds of sections, figures, marks and links. */
const skeleton = ({ sections, figure, ...chapter }: Chapter) => ({
  figure: figure && [figure.id, Object.keys(figure.parts)],
  sections: sections.map((section) => {
    const found = [...within({ ...chapter, sections: [section] })].filter((each) => typeof each === "object");
    return {
      kind: section.kind,
      remarks: section.remarks.length,
      marks: sorted(marksIn({ ...chapter, sections: [section] })),
      chapters: found.flatMap((each) => (each.kind === "chapter" ? [each.to] : [])).sort(),
      displays: found.flatMap((each) => (each.kind === "display" ? [each.tex] : [])),
      placed: found.filter(({ kind }) => kind === "claim" || kind === "positions" || kind === "link"),
    };
  }),
});

describe.each(chapterIds)("the chapter %s", (id) => {
  const [english, chinese] = [readChapter(id, "en"), readChapter(id, "zh")];

  test("has the same parts in both languages", () => {
    expect(skeleton(chinese)).toEqual(skeleton(english));
  });

  test("is read whole: no sign of Markdown is left", () => {
    for (const chapter of [english, chinese])
      for (const each of within(chapter))
        if (typeof each === "string") expect(each).not.toMatch(/[*$]|\]\(|<!--/);
  });

  test("has Chinese punctuation in Chinese", () => {
    for (const each of within(chinese))
      if (typeof each === "string") expect(each).not.toMatch(/[\u4e00-\u9fff]\.(\s|$)/);
  });
});

describe.each(figureIds)("the text and the figure of %s", (id) => {
  const chapter = readChapter(id, "en");

  test("tell of parts that the figure has", () => {
    const source = ["../../web/src/theory/figures/parts.tsx", `../../web/src/theory/figures/${id}.tsx`]
      .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
      .join("\n");
    for (const name of Object.keys(chapter.figure!.parts))
      expect([name, new RegExp(`["']${name}["']`).test(source)]).toEqual([name, true]);
  });

  test("are linked in the statement, and in an example or the proof", () => {
    expect(marksIn(chapter, "statement").length).toBeGreaterThan(0);
    expect(marksIn(chapter, "proof", "example").length).toBeGreaterThan(0);
  });
});

test("each file of docs/theory is a chapter in a language", () => {
  const files = readdirSync(new URL("../../docs/theory", import.meta.url)).sort();
  expect(files).toEqual(chapterIds.flatMap((id) => [`${id}.md`, `${id}.zh-CN.md`]).sort());
});

test("each figure is placed, in the chapter of its name", () => {
  for (const id of chapterIds) {
    const has = readChapter(id, "en").figure?.id;
    expect([id, has]).toEqual([id, figureIds.find((each) => each === id)]);
  }
});

test("each claim is tested in one place, and no other is", () => {
  const placed = chapterIds.flatMap((id) => claimsIn(readChapter(id, "en")));
  expect([...placed].sort()).toEqual([...claimIds].sort());
  for (const claim of Object.keys(CASES)) expect(placed).toContain(claim);
});

test("each example of a theorem can be played", () => {
  for (const id of figureIds) {
    const examples = readChapter(id, "en").sections.find(({ kind }) => kind === "example")!.remarks;
    const facts = examples.map(({ blocks }) =>
      blocks.some((each) => each.kind === "positions" && positions[id]![each.name]!.facts !== undefined),
    );
    expect([id, facts]).toEqual([id, facts.map(() => true)]);
  }
});

test("the contents have each chapter", () => {
  expect(contents().flatMap(({ chapters }) => chapters)).toEqual(chapterIds);
});

const around = "# Nim\n\nWho wins.\n\n[简体中文](nim.zh-CN.md) · [contents](../theory.md)\n\n";
const figure =
  '## Try it\n\n![Try it](../pictures/figure-nim.en.png)\n\nPlay.\n\n- <a id="one"></a>the ones\n\n';
const places = "<!-- positions: 3-4-5 -->\n<!-- positions: largest-heap -->\n";

test("a mark holds formulas, stress and punctuation", () => {
  const text =
    "so $s ≠ 0$ [▸](#one), *[a one](#one)* ($x$, [a page](mex.md)); $k$ [ones, or](#one) $m$ [more](#one), $n$.";
  const { sections } = chapterFrom(`${around}${figure}## Proof\n\n${text}\n\n${places}`, "nim", "en");
  expect(sections[1]!.blocks[0]).toEqual({
    kind: "paragraph",
    of: [
      "so ",
      { kind: "mark", part: "one", of: [{ kind: "formula", tex: "s ≠ 0" }] },
      "\u2060, ",
      { kind: "strong", of: [{ kind: "mark", part: "one", of: ["a one"] }] },
      " ",
      { kind: "formula", tex: "x", before: "(", after: "," },
      " ",
      { kind: "chapter", to: "mex", of: ["a page"] },
      "); ",
      {
        kind: "mark",
        part: "one",
        of: [{ kind: "formula", tex: "k" }, " ones, or ", { kind: "formula", tex: "m" }, " more"],
      },
      ", ",
      { kind: "formula", tex: "n", after: "." },
    ],
  });
});

test.each([
  ["A text.\n", "expected a title, found A text."],
  [around.replace("nim.zh-CN", "mex"), "expected [简体中文](nim.zh-CN.md) · [contents](../theory.md), found"],
  [`${around}${figure}`, "expected a text that tells of the part one, found none"],
  [
    `${around}## Proof\n\n[x](#one)\n\n${places}`,
    "expected a part of the figure with the name one, found none",
  ],
  [`${around}## Proof\n\nx\n`, "expected the place of the positions 3-4-5, found none"],
  [
    `${around}## Proof\n\n<!-- positions: none -->\n`,
    "expected positions of nim in positions.ts, found none",
  ],
  [
    `${around}${figure.replace("figure-nim", "figure-net")}`,
    "expected a figure of src/theory/figures, found net",
  ],
  [`${around}${figure.replace(".en.", ".zh.")}`, "expected a picture in en, found zh"],
  [`${around}${figure}${figure}`, "expected one figure, found nim"],
  [`${around}## Proof\n\n[x](other.md)\n`, "expected a link to a chapter or to a part of the figure, found"],
  [`${around}## Proof\n\n$\\{x\\}$\n`, "expected no backslash that Markdown takes away, found"],
  [`${around}## Proof\n\nthe sum [▸](#one)\n`, "expected a formula before ▸, found none"],
  [`${around}## Proof\n\n<b>x</b>\n`, "expected a comment that places something, found <b>"],
  [`${around}## Statement\n\n- nim: a game\n`, "expected a term in bold, a colon and what it means, found"],
])("what is wrong in a chapter is said: %j", (text, says) => {
  expect(() => chapterFrom(text, "nim", "en")).toThrow(`docs/theory/nim.md: ${says}`);
});
