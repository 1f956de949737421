// The page reads this notation without the games that it names.

/** Whether a notation names a circle of adjacent tokens; undefined if it names neither a circle nor a row. */
export function adjacentIn(notation: string): { readonly isCircle: boolean } | undefined {
  const word = /^\s*(row|circle)\s*\{/.exec(notation)?.[1];
  return word === undefined ? undefined : { isCircle: word === "circle" };
}
