// Chapters of the theory, as the tests of the page and of their texts look at them.
import type { Block, Chapter, Inline, SectionKind } from "../src/theory/chapter.ts";

/** What stands anywhere in a chapter, or in its sections of a kind. */
export function* within(chapter: Chapter, ...kinds: readonly SectionKind[]): Generator<Block | Inline> {
  for (const { kind, title, blocks, remarks } of chapter.sections) {
    if (kinds.length > 0 && (kind === undefined || !kinds.includes(kind))) continue;
    yield* all([...title, ...blocks, ...remarks.flatMap((each) => [...each.title, ...each.blocks])]);
  }
}

/** These, and what is in them. */
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

/** The claims that are tested in sections of a kind. */
export const claimsIn = (chapter: Chapter, ...kinds: readonly SectionKind[]): readonly string[] =>
  [...within(chapter, ...kinds)].flatMap((each) =>
    typeof each === "object" && each.kind === "claim" ? [each.claim] : [],
  );

/** The parts of the figure that sections of a kind tell of. */
export const marksIn = (chapter: Chapter, ...kinds: readonly SectionKind[]): readonly string[] =>
  [...within(chapter, ...kinds)].flatMap((each) =>
    typeof each === "object" && (each.kind === "mark" || each.kind === "display") && each.part !== undefined
      ? [each.part]
      : [],
  );
