// Helpers for the tests of the theory's chapters.
import type { Block, Chapter, Inline, SectionKind } from "../src/theory/chapter.ts";

/** Blocks and texts anywhere in a chapter, or in its sections of some kinds. */
export function* within(chapter: Chapter, ...kinds: readonly SectionKind[]): Generator<Block | Inline> {
  for (const { kind, title, blocks, remarks } of chapter.sections) {
    if (kinds.length > 0 && (kind === undefined || !kinds.includes(kind))) continue;
    yield* all([...title, ...blocks, ...remarks.flatMap((each) => [...each.title, ...each.blocks])]);
  }
}

/** Given items with all that they contain. */
function* all(these: readonly (Block | Inline)[]): Generator<Block | Inline> {
  for (const each of these) {
    yield each;
    if (typeof each === "string") continue;
    if (each.kind === "list") yield* all(each.items.flat());
    else if (each.kind === "table") yield* all([each.head, ...each.rows].flat(2));
    else if (each.kind === "terms") yield* all(each.terms.flatMap(({ term, means }) => [...term, ...means]));
    else if ("of" in each) yield* all(each.of);
  }
}

/** Claims tested in sections of some kinds. */
export const claimsIn = (chapter: Chapter, ...kinds: readonly SectionKind[]): readonly string[] =>
  [...within(chapter, ...kinds)].flatMap((each) =>
    typeof each === "object" && each.kind === "claim" ? [each.claim] : [],
  );

/** Parts of the figure that sections of some kinds refer to. */
export const marksIn = (chapter: Chapter, ...kinds: readonly SectionKind[]): readonly string[] =>
  [...within(chapter, ...kinds)].flatMap((each) =>
    typeof each === "object" && (each.kind === "mark" || each.kind === "display") && each.part !== undefined
      ? [each.part]
      : [],
  );
