import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pieces } from "../../web/src/theory/marks.ts";
import { lessonIds, lessons } from "../../web/src/theory/pages/index.ts";

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** The parts that a text tells of, wherever its marks stand. */
function marks(text: string): string[] {
  return pieces(text).flatMap((piece) => [
    ...(piece.kind === "mark" ? [piece.to] : []),
    ...(piece.kind === "mark" || piece.kind === "strong" ? marks(piece.text) : []),
  ]);
}

interface Marked {
  readonly en: readonly string[];
  readonly zh: readonly string[];
}

/** The marks of every text and formula within a value. */
function found(value: unknown): Marked[] {
  if (typeof value !== "object" || value === null) return [];
  if ("formula" in value) return "part" in value ? [{ en: [`${value.part}`], zh: [`${value.part}`] }] : [];
  if ("en" in value && "zh" in value) return [{ en: marks(`${value.en}`), zh: marks(`${value.zh}`) }];
  return Object.values(value).flatMap(found);
}

describe.each(lessonIds)("the text and the figure of %s", (id) => {
  const { figure, terms, statements, proof, examples, mistakes } = lessons[id];
  const texts = found([terms, statements, proof, examples, mistakes]);

  test("tell of the same parts in both languages", () => {
    for (const { en, zh } of texts) expect(sorted(zh)).toEqual(sorted(en));
  });

  test("name each part that the text tells of, and no other", () => {
    expect(sorted(texts.flatMap(({ en }) => en))).toEqual(sorted(Object.keys(figure.parts)));
    for (const { en, zh } of Object.values(figure.parts)) {
      expect(en).not.toBe("");
      expect(zh).not.toBe("");
    }
  });

  test("tell of parts that the figure has", () => {
    const source = ["../../web/src/theory/figures/parts.tsx", `../../web/src/theory/figures/${id}.tsx`]
      .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
      .join("\n");
    for (const name of Object.keys(figure.parts))
      expect([name, new RegExp(`["']${name}["']`).test(source)]).toEqual([name, true]);
  });

  test("are linked in the statement, and in an example or the proof", () => {
    for (const of of [found([terms, statements]), found([proof, examples])])
      expect(of.flatMap(({ en }) => en).length).toBeGreaterThan(0);
  });
});

test("a mark holds formulas, stress and punctuation", () => {
  expect(pieces("so [$s ≠ 0$](#sum), *[a one](#one)* ([page](nim)).")).toEqual([
    { kind: "plain", text: "so " },
    { kind: "mark", text: "$s ≠ 0$", to: "sum" },
    { kind: "plain", text: ", " },
    { kind: "strong", text: "[a one](#one)" },
    { kind: "plain", text: " (" },
    { kind: "link", text: "page", to: "nim" },
    { kind: "plain", text: ")." },
  ]);
});
