/** Values in cells as narrow as they allow, in memory that can be handed over. */
export type Cells = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** The cell of two numbers that are no position, in a map of two heaps. */
export const HOLE = 65_535;

/** Heaps that are rare: by the sparse space of an octal game, or because their values seldom occur. */
export interface Rare {
  readonly by: "space" | "share";
  readonly count: number;
  readonly last: number;
  /** Whether a heap of value v is rare, at 2v for even heaps and 2v + 1 for odd ones. */
  readonly classes: Uint8Array<ArrayBuffer>;
}
