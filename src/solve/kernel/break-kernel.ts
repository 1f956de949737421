import type { Kernel } from "../../nimber/instantiate.ts";
import type { Mask } from "./mask.ts";
import type { Values } from "./values.ts";

/**
 * Computes the values of heaps `from` to `to` (exclusive), and returns the next heap, as described in
 * assembly/break.ts.
 */
type Run = (from: number, to: number) => number;

/** The same of heaps whose options that leave two heaps below `below` may be marked at `at`. */
type Mark = (from: number, to: number, below?: number, at?: number) => number;

/** Exports of assembly/break.ts. */
export interface BreakKernel extends Kernel {
  setRules(...places: number[]): void;
  setValues(values: number, bound: number, top: number, marks: number): void;
  setMask(bits: number, byPosition: number, tilt: number, even: number, odd: number, recent: number): void;
  setRares(rares: number, values: number, count: number, room: number): void;
  setTriples(sets: number, sums: number): void;
  setPlanes(
    first: number,
    base: number,
    shift: number,
    planes: number,
    far: number,
    witnesses: number,
    near: number,
    sets: number,
    farAhead: number,
    witnessesAhead: number,
  ): void;
  setAhead(at: number, count: number): void;
  gatherAhead(from: number, to: number, count: number, at: number): void;
  getOpened(): number;
  setHorizon(horizon: number): void;
  getUnsettled(): number;
  getReach(): number;
  getRareCount(): number;
  getRecentCount(): number;
  getTop(): number;
  getOver(): number;
  getRareFound(): number;
  getPlanesShort(): number;
  readonly mark8: Mark;
  readonly mark16: Mark;
  readonly mark32: Mark;
  readonly begin8: (from: number, to: number, below: number, at: number) => void;
  readonly begin16: (from: number, to: number, below: number, at: number) => void;
  readonly triples8: Run;
  readonly triples16: Run;
  readonly triples32: Run;
  readonly sparse8: Run;
  readonly sparse16: Run;
  readonly sparse32: Run;
  readonly planes8: Run;
  readonly planes16: Run;
  readonly planes32: Run;
  readonly fill8: (from: number, to: number) => void;
  readonly fill16: (from: number, to: number) => void;
  readonly fill32: (from: number, to: number) => void;
  readonly sets8: (from: number, to: number) => void;
  readonly sets16: (from: number, to: number) => void;
  readonly sets32: (from: number, to: number) => void;
}

/** Moves of a take-and-break game by the number of heaps that they leave; sizes ascend. */
export interface BreakMoves {
  readonly takes: readonly number[];
  readonly wholes: readonly number[];
  readonly pairs: readonly number[];
  readonly triples: readonly number[];
  readonly longest: number;
  readonly unequal: boolean;
}

/** Memory of one kernel: rules, marks, lists and planes, followed by the growing values. */
export interface Arena {
  readonly kernel: BreakKernel;
  /** Power of two above all values, which fits a cell. */
  readonly bound: number;
  filled: number;
  view(): Values;
  /** Run of a method for the width of the cells. */
  run(method: "mark" | "triples" | "sparse" | "planes"): Run;
  /** Bytes of the marks of a heap. */
  markBytes(): number;
  /** Marks of the options of heaps that leave two heaps below `below`, one heap after another, as a temporary view. */
  begun(from: number, to: number, below: number): Uint8Array;
  /** Values heaps, given these marks. Returns the next heap. */
  finish(from: number, to: number, below: number, marks: Uint8Array): number;
  /** The first `count` planes of blocks, gathered ahead one block after another, as a temporary view. */
  gathered(from: number, to: number, count: number): Uint8Array;
  /** Values one block by planes, of which these have been gathered ahead. Returns the next heap. */
  block(n: number, gathered: Uint8Array): number;
  /** Copies common heaps into the planes. */
  fill(from: number, to: number): void;
  /**
   * Makes room for values up to heap `to`, beside `aside` bytes of the same question elsewhere.
   * @throws LimitError before anything is allocated.
   */
  reserve(to: number, aside?: number): void;
  /** Makes room for `value`, of heap `filled`, and stores it. Clears marks and lists. */
  admit(value: number): void;
  /** Appends values that are known from elsewhere. */
  append(more: Values): void;
  /** Moves the values from `from` on so that they begin at `to`, and clears the marks. */
  shift(from: number, to: number): void;
  /** Clears the marks, and sets the mask with its lists; `rares` are the rare heaps, with room for as many again. */
  setMask(mask: Pick<Mask, "bits" | "byPosition">, tilt: number, rares: readonly number[]): void;
  rares(): { readonly positions: Uint32Array; readonly values: Uint32Array; readonly room: number };
  /** Common heaps that recently found missing options. */
  recent(): Uint32Array;
  /** Address of `bytes` bytes for planes; undefined when the limit does not allow them. */
  planes(bytes: number): number | undefined;
}
