/** Kinds of one-line rules: one heap, one heap that may be split, several numbers. */
export type LineKind = "heap" | "split" | "tuple";

const HEAP = /\[\s*\w+\s*:/;
const SPLITS = /[&#]|split/;

/** Kind of the one-line rule in a text. */
export function lineKind(text: string): LineKind {
  if (!HEAP.test(text)) return "tuple";
  return SPLITS.test(text) ? "split" : "heap";
}
