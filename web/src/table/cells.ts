/** Values in cells as narrow as possible, in memory that can be transferred between Workers. */
export type Cells = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** Cell of a pair that is no position, in the map of a game of two heaps. */
export const HOLE = 65_535;

/** Rare heaps: those with a value in the sparse space of an octal game, or with a value that seldom occurs. */
export interface Rare {
  readonly by: "space" | "share";
  readonly count: number;
  readonly last: number;
  /** Whether heaps of value v are rare: at 2v for even heaps, at 2v + 1 for odd ones. */
  readonly classes: Uint8Array<ArrayBuffer>;
}
