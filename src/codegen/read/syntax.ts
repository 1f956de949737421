import type { Span } from "../../rules/syntax.ts";

/** How often something is read: as a number that was read before says, or always as often. */
export type Count =
  | { readonly kind: "name"; readonly name: string; readonly span: Span }
  | { readonly kind: "number"; readonly value: number };

/** When tests end: after as many as the number before them says, at the end of input, or at so many zeros. */
export type Until =
  | { readonly kind: "count"; readonly name: string }
  | { readonly kind: "end" }
  | { readonly kind: "zeros"; readonly zeros: number };

/** What is read: one number, several, a set of takes, a part of a test that is repeated, or tests. */
export type Item = (
  | { readonly kind: "number"; readonly name: string }
  | { readonly kind: "numbers"; readonly name: string; readonly count: Count }
  | { readonly kind: "set"; readonly name: string; readonly count: Count }
  | { readonly kind: "several"; readonly items: readonly Item[]; readonly count: Count }
  | { readonly kind: "tests"; readonly items: readonly Item[]; readonly until: Until }
) & { readonly span: Span };

/** The letter of a single number. */
export const nameOf = (item: Item): string => (item.kind === "number" ? item.name : "");

/** The form of an input, as `T (n a*n)*`. */
export interface Read {
  readonly text: string;
  readonly items: readonly Item[];
}

/** The words that a program prints. */
export interface Answer {
  /** Where the player to move wins, and where they lose. */
  readonly wins: string;
  readonly loses: string;
  /** Whether the answers of tests within a test stand in one line. */
  readonly rows: boolean;
  /** Stands between the answers of a line. */
  readonly gap: "" | " ";
}
