import type { LocalizedText, Outcome } from "nimber";
import type { ClaimId } from "../engine/claims/index.ts";

/** Everything a page of the textbook says. `$…$` is a formula, `*…*` stressed, `[…](page)` a link, `[…](#part)` tells of a part of the figure. */
export interface Lesson {
  readonly title: LocalizedText;
  /** What the page is about, in one sentence. */
  readonly lead: LocalizedText;
  /** Every term that the statement uses and that no earlier page defines. */
  readonly terms: readonly { readonly term: LocalizedText; readonly means: LocalizedText }[];
  readonly statements: readonly { readonly name: LocalizedText; readonly says: readonly Paragraph[] }[];
  readonly figure: {
    readonly title: LocalizedText;
    readonly hint: LocalizedText;
    /** What the text tells of, by the names that the figure gives it. */
    readonly parts: Readonly<Record<string, LocalizedText>>;
  };
  readonly checks: readonly {
    readonly claim: ClaimId;
    readonly cases: number;
    readonly says: LocalizedText;
  }[];
  readonly proof: readonly Paragraph[];
  readonly examples: readonly Example[];
  readonly mistakes: readonly Mistake[];
  readonly sources: readonly Source[];
  /** Other places that show the example, besides the positions of its facts. */
  readonly links: readonly Link[];
}

/** A text, or a formula that stands alone, the same in every language, and the part of the figure that it tells of. */
export type Paragraph = LocalizedText | { readonly formula: string; readonly part?: string };

interface Example {
  readonly name: LocalizedText;
  readonly says: readonly Paragraph[];
  /** The numbers of the example as positions, so that they can be tested and played. */
  readonly facts: readonly Fact[];
  /** What the figure shows of it. */
  readonly figure?: readonly number[];
}

/** What is true of a position. */
export interface Fact {
  readonly sum: string;
  readonly value?: number;
  readonly outcome?: Outcome;
  readonly misere?: boolean;
}

/** A statement that is often made and is false. */
interface Mistake {
  readonly says: LocalizedText;
  readonly why: LocalizedText;
  readonly claim?: ClaimId;
  readonly facts?: readonly Fact[];
  readonly figure?: readonly number[];
}

/** A work, in the language it was written in. */
interface Source {
  readonly cite: string;
  readonly about?: LocalizedText;
}

export type Link =
  | { readonly to: "play"; readonly sum: string; readonly says: LocalizedText }
  | { readonly to: "table"; readonly game: string; readonly most: number; readonly says: LocalizedText }
  | { readonly to: "graph"; readonly sum: string; readonly says: LocalizedText };
