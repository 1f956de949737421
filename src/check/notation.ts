/** The moves of a heap, as a certificate writes them. */
export type Moves =
  | { readonly kind: "set"; readonly takes: readonly number[] }
  | { readonly kind: "all but"; readonly forbidden: readonly number[] }
  | { readonly kind: "code"; readonly digits: readonly number[] };

/** A set `{1,3,4}`, an all-but set `!{2,3}` or a code `0.137`; undefined for anything else. */
export function readMoves(text: string): Moves | undefined {
  const code = /^([048C])\.([0-9A-F]{1,4096})$/.exec(text);
  if (code !== null) return { kind: "code", digits: [...`${code[1]}${code[2]}`].map((d) => parseInt(d, 16)) };
  const set = /^(!?)\{((?:[1-9][0-9]{0,9}(?:,[1-9][0-9]{0,9})*)?)\}$/.exec(text);
  if (set === null) return undefined;
  const members = set[2] === "" ? [] : set[2]!.split(",").map(Number);
  if (members.some((member, i) => i > 0 && member <= members[i - 1]!)) return undefined;
  return set[1] === "!" ? { kind: "all but", forbidden: members } : { kind: "set", takes: members };
}
