/** Rules in a line by what they play on: one heap, one heap that may be split, several numbers. */
export type LineKind = "heap" | "split" | "tuple";

const HEAP = /\[\s*\w+\s*:/;
const SPLITS = /[&#]|split/;

/** The kind of the rule in a line that stands in a text. */
export function lineKind(text: string): LineKind {
  if (!HEAP.test(text)) return "tuple";
  return SPLITS.test(text) ? "split" : "heap";
}
