import { expect, test } from "vitest";
import type { Dfa } from "../../src/automata/dfa.ts";
import { base, compile, constant, statesOf } from "../../src/automata/index.ts";
import { minimal, refined, settled } from "../../src/automata/minimal.ts";
import { dice } from "../oracle.ts";
import { partOf } from "../part.ts";

/** Random automaton in binary on two tracks. */
function some(states: number, roll: (n: number) => number): Dfa {
  return {
    system: base(2),
    tracks: ["x", "y"],
    classOf: Int32Array.of(0, 1, 2, 1),
    classes: 3,
    next: Int32Array.from({ length: 3 * states }, () => roll(states + 1) - 1),
    accepting: Uint8Array.from({ length: states }, () => Number(roll(6) === 0)),
  };
}

/** Whether two states accept different words, by a search over pairs of states. */
function areApart({ next, classes, accepting }: Dfa, p: number, q: number): boolean {
  const seen = new Set<string>();
  const open: (readonly [number, number])[] = [[p, q]];
  const accepts = (state: number) => state >= 0 && accepting[state] === 1;
  const after = (state: number, c: number) => (state < 0 ? -1 : next[state * classes + c]!);
  for (const [a, b] of open) {
    if (accepts(a) !== accepts(b)) return true;
    for (let c = 0; c < classes; c++) {
      const pair = [after(a, c), after(b, c)] as const;
      if (seen.has(pair.join())) continue;
      seen.add(pair.join());
      open.push(pair);
    }
  }
  return false;
}

test("states stand together when no word tells them apart, in rounds and by splitting", () => {
  const roll = dice(3);
  for (let i = 0; i < partOf(160); i++) {
    const dfa = some(1 + roll(30), roll);
    const states = Array.from(dfa.accepting, (_, q) => q);
    const alive = Uint8Array.from(states, (q) => Number(areApart(dfa, q, -1)));
    const [a, b] = [settled(dfa, alive)!, refined(dfa, alive)];
    for (const p of states)
      for (const q of states) {
        const isSame = !areApart(dfa, p, q);
        expect(a[p] === a[q]).toBe(isSame);
        expect(b[p] === b[q]).toBe(isSame);
      }
  }
});

test("what takes very many rounds has the fewest states all the same", () => {
  const long = compile(base(2), constant(10n ** 60n, "x"));
  const digits = (10n ** 60n).toString(2).length;
  expect(statesOf(long)).toBe(digits + 1);
  expect(settled(long, new Uint8Array(digits + 1).fill(1))).toBeUndefined();
  const twice = { ...long, next: Int32Array.from([...long.next, ...long.next]) };
  const accepting = Uint8Array.from([...long.accepting, ...long.accepting]);
  expect(minimal({ ...twice, accepting })).toEqual(long);
});
