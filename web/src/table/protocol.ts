import type { Finding, Language, PeriodVerdict, Text } from "nimber";
import type { Cells, Rare } from "./cells.ts";
import type { Page } from "./plot/pyramid.ts";

/** A game as this place shows it: of one heap, or of two. */
export interface TableSubject {
  readonly id: string;
  readonly name: Text;
  readonly rule: Text;
  readonly heaps: 1 | 2;
  /** How far apart Wythoff's numbers may be, for games of his kind. */
  readonly diagonal?: number;
  /** Claims of theorems about two heaps; `law` is the theorem's index. */
  readonly laws: readonly { readonly law: number; readonly claim: Text; readonly source: Text }[];
}

/** Facts about a period, and its certificate when it is proved. */
export interface Finished {
  readonly verdict: "proved" | "observed" | "none";
  /** The number of values looked at. */
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

/** Documents that the page can write of a sequence. */
export type Format = "csv" | "bfile" | "latex" | "markdown" | "svg" | "code";

/** A period that is proved. */
type Proof = Pick<
  Extract<PeriodVerdict, { verdict: "proved" }>,
  "preperiod" | "period" | "saltus" | "theorem" | "from" | "to" | "replayed"
>;

/** A document to be written of the values of heaps `from` to `to`, or only the beginning of one. */
export interface Writing {
  readonly game: string;
  readonly format: Format;
  /** The programming language of code. */
  readonly lang: string;
  readonly language: Language;
  readonly from: number;
  readonly to: number;
  /** Values of heaps 0, 1, 2, … */
  readonly values: Cells;
  readonly proof: Proof | undefined;
  readonly preview: boolean;
}

/** A document of all values of two heaps up to `to`, a row for each size of the first. */
export interface SquareWriting {
  readonly game: string;
  readonly format: "csv" | "svg";
  readonly language: Language;
  readonly to: number;
  readonly values: Cells;
}

/** Jobs of a Worker of this place. */
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

/** A name that can be typed for a game, and what it means. */
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
  | { readonly kind: "refused"; readonly text: Text; readonly input?: string; readonly offset?: number }
  | { readonly kind: "end" };

/** Work in portions: after each it reports, or only lets the messages in. */
export type Work = Generator<Report | undefined, void>;
