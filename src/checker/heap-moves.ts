/** Moves of a heap in the notation of certificates. */
export type Moves =
  | { readonly kind: "set"; readonly takes: readonly number[] }
  | { readonly kind: "all but"; readonly forbidden: readonly number[] }
  | { readonly kind: "code"; readonly digits: readonly number[] };

/**
 * Moves of a set `{1,3,4}`, an all-but set `!{2,3}` or a code `0.137`, each in canonical form; undefined for anything
 * else.
 */
export function readMoves(text: string): Moves | undefined {
  const code = /^([048C])\.([0-9A-F]|[0-9A-F]{1,4095}[1-9A-F])$/.exec(text);
  if (code !== null) return { kind: "code", digits: [...`${code[1]}${code[2]}`].map((d) => parseInt(d, 16)) };
  const set = /^(!?)\{([0-9,]*)\}$/.exec(text);
  if (set === null) return undefined;
  const words = set[2] === "" ? [] : set[2]!.split(",");
  if (!words.every((word) => /^[1-9][0-9]{0,14}$/.test(word))) return undefined;
  const members = words.map(Number);
  if (members.some((member, i) => member <= (members[i - 1] ?? 0))) return undefined;
  return set[1] === "!" ? { kind: "all but", forbidden: members } : { kind: "set", takes: members };
}

/** Sums of heaps to which the moves of heap n lead, some of them repeatedly, without empty heaps. */
export function* moveSums(moves: Moves, n: number): Generator<readonly number[]> {
  if (moves.kind === "set") {
    for (const s of moves.takes) if (s <= n) yield s === n ? [] : [n - s];
  } else if (moves.kind === "all but") {
    for (let s = 1; s <= n; s++) if (!moves.forbidden.includes(s)) yield s === n ? [] : [n - s];
  } else {
    for (const [taken, digit] of moves.digits.entries()) {
      const left = n - taken;
      if (left < 0) return;
      if (digit & 1 && left === 0) yield [];
      if (digit & 2 && left > 0) yield [left];
      for (let a = 1; digit & 4 && 2 * a <= left; a++) yield [a, left - a];
      for (let a = 1; digit & 8 && 3 * a <= left; a++)
        for (let b = a; a + 2 * b <= left; b++) yield [a, b, left - a - b];
    }
  }
}
