import type { Finding, Language, PeriodVerdict, Text } from "nimber";
import type { Cells, Rare } from "./cells.ts";
import type { Page } from "./plot/pyramid.ts";

/** Game in the Table, with positions of one or two heaps. */
export interface TableSubject {
  readonly id: string;
  readonly name: Text;
  readonly rule: Text;
  readonly heaps: 1 | 2;
  /** Difference d of Wythoff's rule, for games of its kind. */
  readonly diagonal?: number;
  /** Theorems about two heaps; `law` is the index of the theorem. */
  readonly laws: readonly { readonly law: number; readonly claim: Text; readonly source: Text }[];
}

/** Period of the values, with its certificate if it is proved. */
export interface Finished {
  readonly verdict: "proved" | "observed" | "none";
  /** Number of values examined. */
  readonly heaps: number;
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  readonly exceptions: readonly number[];
  readonly exceptionCount: number;
  readonly maximum?: { readonly value: number; readonly heap: number };
  readonly proof?: Proof;
  readonly claim?: Text;
  readonly reason?: Text;
  readonly limit?: Text;
  readonly certificate?: string;
}

/** Formats of an exported sequence. */
export type Format = "csv" | "bfile" | "latex" | "markdown" | "svg" | "code";

/** Proved period. */
type Proof = Pick<
  Extract<PeriodVerdict, { verdict: "proved" }>,
  "preperiod" | "period" | "saltus" | "theorem" | "from" | "to" | "replayed"
>;

/** Job to write the values of heaps `from` to `to` as a document, or a preview of it. */
export interface Writing {
  readonly game: string;
  readonly format: Format;
  /** Programming language of code. */
  readonly lang: string;
  readonly language: Language;
  readonly from: number;
  readonly to: number;
  /** Values of heaps 0, 1, 2, … */
  readonly values: Cells;
  readonly proof: Proof | undefined;
  readonly preview: boolean;
}

/** Job to write all values of two heaps up to `to`, one row for each size of the first. */
export interface SquareWriting {
  readonly game: string;
  readonly format: "csv" | "svg";
  readonly language: Language;
  readonly to: number;
  readonly values: Cells;
}

/** Jobs of a Worker of the Table. */
export type Job =
  | { readonly kind: "read"; readonly text: string }
  | { readonly kind: "heap"; readonly game: string; readonly to: number }
  | { readonly kind: "pair"; readonly game: string; readonly to: number }
  | {
      readonly kind: "law";
      readonly game: string;
      readonly law: number;
      readonly to: number;
      readonly values: Cells;
    }
  | { readonly kind: "check"; readonly text: string }
  | ({ readonly kind: "square" } & SquareWriting)
  | ({ readonly kind: "write" } & Writing);

/** Suggested notation of a game, and its name. */
export interface Suggestion {
  readonly notation: string;
  readonly name: Text;
}

export type Report =
  | { readonly kind: "values"; readonly values: Cells }
  | { readonly kind: "page"; readonly at: number; readonly page: Page }
  | { readonly kind: "rare"; readonly rare: Rare | undefined }
  | { readonly kind: "period"; readonly found: Finished }
  | { readonly kind: "rows"; readonly values: Cells }
  | {
      readonly kind: "said";
      readonly from: number;
      readonly said: Uint8Array<ArrayBuffer>;
      readonly wrong: number;
    }
  | { readonly kind: "finding"; readonly finding: Finding }
  | { readonly kind: "preview"; readonly text: string; readonly whole: boolean }
  | { readonly kind: "document"; readonly document: Blob; readonly name: string }
  | { readonly kind: "refused"; readonly text: Text };

/** Work in portions: yields a report, or `undefined` to let messages in. */
export type Work = Generator<Report | undefined, void>;
