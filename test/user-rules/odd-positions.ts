import { expect } from "vitest";
import { component, solver } from "../../src/solve/index.ts";
import { dice, plainGrundy, plainWins } from "../oracle.ts";
import { gameOf } from "./file.ts";

/**
 * Code that makes a position from the n-th vertex and reads it back; `turn` changes with each position made.
 */
const SHAPES: readonly (readonly [make: string, read: string])[] = [
  ["n", "p"],
  ["BigInt(n) * 2n ** 70n", "Number(p / 2n ** 70n)"],
  ["String(n)", "Number(p)"],
  ["[n, 7, n % 2]", "p[0]"],
  ["[BigInt(n), 1n]", "Number(p[0])"],
  ["{ at: n, more: [[n], turn % 1] }", "p.at"],
  [
    "new Set(turned([0, 1, 2, 3].filter((bit) => n & (1 << bit))))",
    "[...p].reduce((all, bit) => all + (1 << bit), 0)",
  ],
  ["new Map(turned([['n', n], ['m', 1n], [2, 'x']]))", "p.get('n')"],
  ["new Map([[new Set(turned([n, 20, 21])), turn * 0]])", "Math.min(...[...p.keys()][0])"],
  ["Uint8Array.of(n, 3)", "p[0]"],
  ["BigInt64Array.of(BigInt(n))", "Number(p[0])"],
  ["Float64Array.of(n / 2)", "2 * p[0]"],
  ["{ bits: new Set(turned([n, -1])), bytes: Int16Array.of(-n), none: undefined }", "-p.bytes[0]"],
  [
    "new Set(turned(['n' + n, 'm', true, null]))",
    "Number([...p].find((each) => /^n/.test(each ?? '')).slice(1))",
  ],
  ["[new Set(turned([n, 30n])), { n }]", "p[1].n"],
];

export const shapes: number = SHAPES.length;

/** File of rules, and its graph. */
interface Odd {
  readonly code: string;
  /** Results of the moves of each vertex. */
  readonly moves: readonly (readonly (readonly number[])[])[];
  readonly over: readonly boolean[];
  readonly ends: string;
  readonly misere: boolean;
  readonly isAlone: boolean;
}

/** File of rules about a random acyclic graph, with the same graph. */
function oddRules(seed: number): Odd {
  const roll = dice(seed);
  const [make, read] = SHAPES[seed % SHAPES.length]!;
  const ends = ["", "lost", "won"][Math.floor(seed / SHAPES.length) % 3]!;
  const misere = roll(3) === 0;
  const isAlone = ends === "won" || (ends === "lost" && misere);
  const vertices = 13;
  const moves = Array.from({ length: vertices }, (_, v) =>
    Array.from({ length: v < 2 ? 0 : roll(4) }, () =>
      Array.from({ length: isAlone || roll(3) > 0 ? 1 : 2 }, () => roll(v)),
    ),
  );
  const over = moves.map(() => roll(4) === 0);
  const code = `const MOVES = ${JSON.stringify(moves)}, OVER = ${JSON.stringify(over)};
let turn = 0;
const turned = (list) => (++turn % 2 ? list : list.reverse());
const make = (n) => (${make});
const read = (p) => ${read};
export const start = make(${vertices - 1});
export function* moves(p) {
  for (const [i, to] of MOVES[read(p)].entries()) yield { at: i, to: to.map(make) };
}
export const parse = (text) => make(Number(text));
export const format = (p) => String(read(p));
export const misere = ${misere};
${ends === "" ? "" : `export const ${ends} = (p) => OVER[read(p)];`}
`;
  return { code, moves, over, ends, misere, isAlone };
}

/** Outcome of each vertex alone, by the definition. */
function plainAlone({ moves, over, ends, misere }: Odd): boolean[] {
  const wins: boolean[] = [];
  for (const [v, to] of moves.entries()) {
    if (over[v]) wins.push(ends === "won");
    else wins.push(to.length === 0 ? misere : to.some(([w]) => !wins[w!]));
  }
  return wins;
}

/** Compares answers about a file with plain play on its graph. Returns the number of questions. */
export function compareOdd(seed: number): number {
  const odd = oddRules(seed);
  const { code, moves, over, ends, misere } = odd;
  const game = gameOf(code, `odd-${seed}.ts`);
  const same = (what: string, found: unknown, right: unknown) =>
    expect({ seed, code, what, found }).toEqual({ seed, code, what, found: right });
  const { solve, at, outcome } = solver();
  const place = (v: number) => component(game, game.parse(`${v}`));
  const play = misere ? "misere" : "normal";
  const who = (wins: boolean) => (wins ? "N" : "P");
  const all = moves.map((_, v) => v);
  same("the file's play", game.misere, misere);
  if (odd.isAlone) {
    const wins = plainAlone(odd);
    same(
      "outcomes",
      all.map((v) => outcome([place(v)], play)),
      wins.map(who),
    );
    for (const v of all.slice(-3)) {
      const { winning } = solve([place(v)], play);
      const right = over[v] ? [] : [...moves[v]!.entries()].filter(([, [w]]) => !wins[w!]);
      same(
        `winning moves of ${v}`,
        winning.map(({ move }) => Number(move.at)).sort(),
        right.map(([i]) => i),
      );
    }
    expect(() => solve([place(1), place(2)], play)).toThrow("cannot be part of a sum");
    return all.length + 3;
  }
  const options = (v: number) => (ends !== "" && over[v] ? [] : moves[v]!);
  const value = plainGrundy(options);
  same(
    "values",
    all.map((v) => at(place(v)).value),
    all.map(value),
  );
  // Under misère play, a game with `lost` has no sums; only single vertices are compared.
  const wins = plainWins(options, misere);
  const sums = all.flatMap((v) => [[v], [v, (v * 5) % all.length]]);
  same(
    "sums",
    sums.map((sum) => solve(sum.map(place), play).outcome),
    sums.map((sum) => who(wins(sum))),
  );
  return all.length + sums.length;
}
