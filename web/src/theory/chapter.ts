import type { ClaimId } from "../engine/claims/index.ts";
import type { LessonId } from "../path/ids.ts";
import type { ChapterId, FigureId } from "./ids.ts";

/**
 * Chapter in one language. web/theory.ts makes it from the Markdown in docs/theory when the page is built.
 */
export interface Chapter {
  readonly title: string;
  /** Subject of the chapter, in one or two sentences. */
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly figure?: Figure;
}

/** Kinds of sections with a layout of their own; any other section is text. */
export type SectionKind =
  | "statement"
  | "figure"
  | "check"
  | "proof"
  | "example"
  | "elsewhere"
  | "mistakes"
  | "sources";

export interface Section {
  readonly kind?: SectionKind;
  readonly title: readonly Inline[];
  readonly blocks: readonly Block[];
  /** Remarks with headings of their own: theorems, examples, mistakes. */
  readonly remarks: readonly Remark[];
}

export interface Remark {
  readonly title: readonly Inline[];
  readonly blocks: readonly Block[];
}

/** Figure of a chapter, placed in its section `figure`. */
export interface Figure {
  readonly id: FigureId;
  readonly hint: string;
  /** Titles of the parts of the figure that the text refers to, by their names. */
  readonly parts: Readonly<Record<string, string>>;
}

export type Block =
  | { readonly kind: "paragraph"; readonly of: readonly Inline[] }
  /** Displayed formula, and the part of the figure that it refers to. */
  | { readonly kind: "display"; readonly tex: string; readonly part?: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: "terms"; readonly terms: readonly Term[] }
  /** Theorem, written as a quotation in Markdown. */
  | { readonly kind: "quote"; readonly of: readonly Block[] }
  | { readonly kind: "table"; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: "claim"; readonly claim: ClaimId }
  /** Positions of the chapter, by name. */
  | { readonly kind: "positions"; readonly name: string }
  /** Lesson of the path that uses the remark as its text. */
  | { readonly kind: "lesson"; readonly lesson: LessonId }
  | { readonly kind: "link"; readonly link: Link };

type Cell = readonly Inline[];

/** Term that the statement uses, defined in no earlier chapter. */
interface Term {
  readonly term: readonly Inline[];
  readonly means: readonly Inline[];
}

/** Piece of a text. A formula keeps adjacent punctuation on its line. */
export type Inline =
  | string
  | { readonly kind: "strong"; readonly of: readonly Inline[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "formula"; readonly tex: string; readonly before?: string; readonly after?: string }
  | { readonly kind: "chapter"; readonly to: ChapterId; readonly of: readonly Inline[] }
  /** Words that refer to a part of the figure. */
  | { readonly kind: "mark"; readonly part: string; readonly of: readonly Inline[] };

/** Link to another page. */
export type Link =
  | { readonly to: "play" | "graph"; readonly sum: string }
  | { readonly to: "table"; readonly game: string; readonly most: number };
