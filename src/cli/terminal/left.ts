/**
 * Longest run of equal components that is written out; longer ones are written as their number and one of
 * them.
 */
const ALIKE = 8;

/** Option of a move on one line; an empty option is 0. */
export function leftName(names: readonly string[]): string {
  const runs: string[] = [];
  for (let i = 0; i < names.length; ) {
    const first = i;
    while (i < names.length && names[i] === names[first]) i++;
    if (i - first > ALIKE) runs.push(`${i - first} # ${names[first]}`);
    else runs.push(...names.slice(first, i));
  }
  return runs.join(" + ") || "0";
}
