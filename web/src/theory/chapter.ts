import type { ClaimId } from "../engine/claims/index.ts";
import type { LessonId } from "../path/ids.ts";
import type { ChapterId, FigureId } from "./ids.ts";

/** A chapter in one language, as docs/theory has it; made of its Markdown by web/theory.ts when the page is built. */
export interface Chapter {
  readonly title: string;
  /** Subject of the chapter, in one sentence or two. */
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly figure?: Figure;
}

/** Sections that have a form of their own on the page; any other section is text. */
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
  /** Remarks under headings of their own: a theorem, an example, a mistake. */
  readonly remarks: readonly Remark[];
}

export interface Remark {
  readonly title: readonly Inline[];
  readonly blocks: readonly Block[];
}

/** The figure of a chapter, which stands in the section with its name. */
export interface Figure {
  readonly id: FigureId;
  readonly hint: string;
  /** Things in the text that the figure has parts for, by the names that it gives them. */
  readonly parts: Readonly<Record<string, string>>;
}

export type Block =
  | { readonly kind: "paragraph"; readonly of: readonly Inline[] }
  /** A formula that stands alone, and the part of the figure that it tells of. */
  | { readonly kind: "display"; readonly tex: string; readonly part?: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: "terms"; readonly terms: readonly Term[] }
  /** A theorem; Markdown has it as a quotation. */
  | { readonly kind: "quote"; readonly of: readonly Block[] }
  | { readonly kind: "table"; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly kind: "claim"; readonly claim: ClaimId }
  /** Positions of the chapter, by their name. */
  | { readonly kind: "positions"; readonly name: string }
  /** A lesson of the path that the remark is a text of. */
  | { readonly kind: "lesson"; readonly lesson: LessonId }
  | { readonly kind: "link"; readonly link: Link };

type Cell = readonly Inline[];

/** A term that the statement uses and that no earlier chapter defines. */
interface Term {
  readonly term: readonly Inline[];
  readonly means: readonly Inline[];
}

/** A piece of a text; a formula keeps the punctuation beside it on its line. */
export type Inline =
  | string
  | { readonly kind: "strong"; readonly of: readonly Inline[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "formula"; readonly tex: string; readonly before?: string; readonly after?: string }
  | { readonly kind: "chapter"; readonly to: ChapterId; readonly of: readonly Inline[] }
  /** Words that tell of a part of the figure. */
  | { readonly kind: "mark"; readonly part: string; readonly of: readonly Inline[] };

/** Another place of the page. */
export type Link =
  | { readonly to: "play" | "graph"; readonly sum: string }
  | { readonly to: "table"; readonly game: string; readonly most: number };
