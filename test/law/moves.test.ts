import { expect, test } from "vitest";
import {
  accepts,
  and,
  base,
  compile,
  equal,
  exists,
  type Formula,
  ostrowski,
  relationOf,
  type System,
  Undefinable,
  usualEffort,
} from "../../src/automata/index.ts";
import { parseGame } from "../../src/games/index.ts";
import { movesOfGame } from "../../src/law/game-moves.ts";
import { moveOfValue, someMove } from "../../src/law/options.ts";
import { sumsOf } from "../../src/law/sums.ts";
import { withoutIdle } from "../../src/law/termination.ts";
import { parseRule } from "../../src/rules/index.ts";
import { interpret } from "../../src/rules/moves.ts";
import { encodedAt } from "../../src/rules/space.ts";
import type { Game } from "../../src/types.ts";
import { codeOptions } from "../oracle.ts";
import { oneIn } from "../part.ts";

/** Rules, the system of their automata, and the largest coordinate in the comparison. */
const SINGLE: readonly (readonly [rule: string, system: System, side: number])[] = [
  ["[n: n-1 | n/2]", base(2), 70],
  ["[n: n-1 | n-2 | n/3 | n%5]", base(3), 70],
  ["[n: n-k if k in powers(2)]", base(2), 70],
  ["[n: n-k if k in powers(4)]", base(2), 70],
  ["[n: n-k if not k in powers(2)]", base(8), 70],
  ["[n: n-k if k in powers(3) or k in {7,9..11}]", base(9), 70],
  ["[n: n-k if k in fibonacci]", ostrowski(1), 70],
  ["[n: n-k if not k in {1,3..5,9}]", base(10), 40],
  ["[n: n-k if k in digits(n)]", base(10), 60],
  ["[n: n-k if not k-1 in digits(n+7,3)]", base(3), 40],
  ["[n: n bitand n-1 if n > 0 | n-k if k bitand n = k and k bitor 3 = 7]", base(2), 40],
  ["[n: n-k if (k-5 bitand n-8) % 3 = 1 or (k-5 bitor n-8) < -2]", base(4), 40],
  ["[n: n-k if k in {1..n/2}]", base(2), 40],
  ["[n: n-k if not k in {1..n/2}]", base(2), 40],
  ["[n: n-k if k in {n/3..n/2, 5}]", ostrowski(2), 40],
  ["[n: n-k if k in divisors(12)]", base(3), 40],
  ["[n: n xor 5 if n xor 5 < n | n-1]", base(2), 40],
  ["[n: n xor k if n xor k < n and k < 9]", base(4), 30],
  ["[n: max(n-5,0) | min(n-1,7) if n > 9 | abs(4-n) if n > 4]", base(5), 40],
  ["[n: (n-7)/2 | (n-9)%4 | n/-3+9 if n > 20]", base(2), 40],
  ["[n: n-k if k*2 <= n and k%3 != 1]", base(6), 40],
  ["[n: n-k if 1 < k < 5 or k = n]", ostrowski(3), 40],
  ["[n: n - gcd(12,18) | n-2**3 ; lost: n in {3,4} or n % 7 = 2]", base(7), 40],
  ["[n: n-1 | n-4 ; won: n = 6 ; lost: n < 2]", base(2), 40],
  ["[x,y: x-k,y | x,y-k | x-k,y-k]", ostrowski(1), 9],
  ["[x,y: x-k,y | x,y-k | x-i,y-j if i-j<3 and j-i<3]", ostrowski(3), 9],
  ["[x,y: x-2*k,y+k | x+k,y-2*k]", base(2), 10],
  ["[n,m: n-k,2*k if k <= m]", ostrowski(1), 10],
  ["[x,y: y,x-1 | x/2,y if x > y | x-y,y if x > y]", base(2), 12],
  ["[x,y: max(x,y)-1,min(x,y) | x,y-1 ; lost: x+y <= 2]", base(3), 12],
  ["[x,y,p: x-k,y,p | x,y-k,p | x,y,p-1 if x+y>0]", base(2), 5],
  ["[x,y: x,y | x-1,y | y,x]", base(2), 8],
];

const positions = (length: number, side: number): number[][] =>
  Array.from({ length: side ** length }, (_, i) =>
    Array.from({ length }, (_, j) => Math.floor(i / side ** j) % side),
  );

const asPosition = (numbers: readonly number[]) => (numbers.length === 1 ? numbers[0]! : numbers);

test.each(oneIn(2, SINGLE))("the moves of %s are those of its formula", (rule, system, side) => {
  const game = parseGame(rule) as Game<unknown>;
  const moves = withoutIdle(system, movesOfGame(game), usualEffort);
  const { variables } = moves;
  const to = variables.map((name) => `${name}'`);
  const same = (names: readonly string[]): Formula =>
    and(...names.map((name, i) => equal({ [name]: 1, [to[i]!]: -1 }, 0)));
  const dfa = relationOf(system, [...variables, ...to], someMove(moves, same));
  const last = variables.length === 1 ? 2 * side : side + 4;
  const all = positions(variables.length, last);
  for (const position of positions(variables.length, side)) {
    const options = new Set([...game.moves(asPosition(position))].map(({ to }) => [to[0]].flat().join()));
    for (const option of all)
      if (accepts(dfa, [...position, ...option]) !== options.has(option.join()))
        expect.fail(`${position} to ${option}`);
  }
});

/** Values for the numbers such that the nim-sum of an option identifies the move. */
const worth = (n: number) => (n === 0 ? 0 : (n % 4) + (n % 3 === 0 ? 4 : 0));

const SEVERAL = [
  "[n: n-1 | n-2 | a & n-1-a | a & n-2-a]",
  "[n: a & n-a if a < n-a]",
  "[n: n-k | a & n-a]",
  "[n: a & b & n-a-b]",
  "[n: a & b & n-2-a-b if a <= b]",
  "[n: split(n-2, 2..3) & 1]",
  "[n: split(n, 2..3) | split(n-1, distinct, 2..3) | split(n, equal, 2..4)]",
  "[n: split(n, mixed, 1..3)]",
  "[n: 2 # n/2 if n > 1 | 3 # n/4 if n > 3 | 0 # n if n > 5]",
  "[n: a & n-a-1 if a % 2 = 0 | n/2 & n/3 if n > 1]",
  "0.77",
  "0.3F",
  "4.7",
  "8.13",
  "{1,3,4}",
  "!{2,3}",
  "bash(3)",
];

/** Options of a move. Components without moves are left out by rules, but have a value here. */
function leftOf(notation: string, game: Game<number>, heap: number): number[][] {
  if (!notation.startsWith("[")) return [...game.moves(heap)].map(({ to }) => [...to]);
  const all = [...interpret(parseRule(notation)).left([heap])].map((parts) => parts.map(([n]) => Number(n)));
  return all.filter((parts) => !parts.includes(heap) || parts.some((part) => part > 0 && part !== heap));
}

test.each(SEVERAL)("the nim-sums that moves of %s leave are those of its formula", (notation) => {
  const game = parseGame(notation) as Game<number>;
  const system = base(2);
  const table = Array.from({ length: 41 }, (_, n) => and(equal({ n: 1 }, n), equal({ h: 1 }, worth(n))));
  const values = relationOf(system, ["n", "h"], { kind: "or", of: table });
  const moves = withoutIdle(system, movesOfGame(game as Game<unknown>), usualEffort);
  const [n] = moves.variables;
  const dfa = relationOf(system, [n!, "of"], moveOfValue(moves, values, "of", sumsOf(values, usualEffort)));
  for (let heap = 0; heap <= 40; heap++) {
    const left = new Set(
      leftOf(notation, game, heap).map((parts) => parts.reduce((sum, part) => sum ^ worth(part), 0)),
    );
    for (let value = 0; value < 16; value++)
      if (accepts(dfa, [heap, value]) !== left.has(value)) expect.fail(`${heap}: ${value}`);
  }
});

test("the digits of a code make the moves of its definition", () => {
  for (const [notation, digits] of [
    ["0.77", [0, 7, 7]],
    ["0.3F", [0, 3, 15]],
    ["4.7", [4, 7]],
  ] as const) {
    const values = relationOf(base(2), ["n", "h"], equal({ n: 1, h: -1 }, 0));
    const moves = movesOfGame(parseGame(notation));
    const dfa = relationOf(
      base(2),
      ["n", "of"],
      moveOfValue(moves, values, "of", sumsOf(values, usualEffort)),
    );
    for (let heap = 0; heap < 24; heap++) {
      const left = new Set(
        codeOptions(digits)(heap).map((parts) => parts.reduce((sum, part) => sum ^ part, 0)),
      );
      for (let value = 0; value < 32; value++) expect(accepts(dfa, [heap, value])).toBe(left.has(value));
    }
  }
});

test.each([
  [
    "[n: n-k if k in squares]",
    base(2),
    "no automaton computes `squares`: it is a set that digits do not determine",
  ],
  [
    "[n: n-k if k in primes]",
    base(2),
    "no automaton computes `primes`: it is a set that digits do not determine",
  ],
  ["[x,y: x-k*y,y if y > 0]", base(2), "no automaton computes `k*y`: it is a product of variables"],
  [
    "[n: n-k if k in divisors(n)]",
    base(2),
    "no automaton computes `divisors(n)`: it is a set that depends on a variable",
  ],
  ["[x,y: x%y,y if y > 0]", base(2), "no automaton computes `x%y`: it is a division by a variable"],
  ["[x,y: x-gcd(x,y),y]", base(2), "no automaton computes `gcd(x,y)`: it is a common divisor of variables"],
  ["[n: n-k if k in powers(3)]", base(2), "digits in base 2 do not determine powers of 3"],
  ["[n: n-k if k in fibonacci]", base(2), "digits in base 2 do not determine Fibonacci numbers"],
  ["[n: n xor 1 if n > 3]", base(3), "digits in base 3 do not determine nim-sums"],
  ["[n: split(n)]", base(2), "no automaton computes `split(n)`: it is any number of components"],
  ["chomp", base(2), "a program gives the moves of chomp, so no automaton can represent them"],
] as const)("%s in %o is refused by name", (rule, system, says) => {
  const attempt = () => compile(system, exists(["n"], someMove(movesOfGame(parseGame(rule)))));
  expect(attempt).toThrow(Undefinable);
  expect(attempt).toThrow(says);
});

test.each([
  ...[
    "lasker",
    "rims",
    "interval",
    "mark",
    "powers-of-two",
    "{powers(3)}",
    "{fibonacci}",
    "{squares}",
    "{primes}",
    "{divisors}",
  ],
  ...["{proper-divisors}", "wythoff", "wythoff(1)", "wythoff(3)", "fibonacci-nim", "dynamic-nim(1)"],
  ...["end-nim", "staircase", "pass-nim", "forced-nim", "equal-nim", "circular-nim(1)", "circular-nim(2)"],
  ...[
    "nimble",
    "pebbles",
    "silver-dollar",
    "welter",
    "odd-or-even",
    "paper-cutting",
    "circle(1)",
    "circle(3)",
  ],
  ...["circle{1,3}", "cut{1}", "cut{1,2}"],
  ...["euclid", "euclid-positive", "circular-nim(3)", "moore-nim(1)", "moore-nim(2)", "moore-nim(3)"],
])("%s has the moves of its rule in a line", (id) => {
  const game = parseGame(id);
  const { variables, ...rule } = parseRule(game.accelerators!.ruleInALine!.rule);
  const { moves, legal } = interpret({ variables, ...rule });
  const asNumbers = (to: unknown) => (Array.isArray(to) ? to : [to]) as number[];
  // Games may or may not omit empty heaps.
  const keys = (of: readonly unknown[]) =>
    of
      .filter((each) => each !== 0)
      .map((each) => game.key(each))
      .sort();
  for (const place of positions(variables.length, [0, 40, 9, 5, 4][variables.length]!)) {
    if (legal?.(place) === false) continue;
    const own = [...game.moves(encodedAt(game, place)!)].map(({ to }) => keys(to).join(" + "));
    const written = [...moves(place)].map(({ to }) =>
      keys(to.map((each) => encodedAt(game, asNumbers(each))!)).join(" + "),
    );
    expect([place, new Set(written)]).toEqual([place, new Set(own)]);
  }
});

test("moves that no rule in a line says have none", () => {
  for (const id of ["moore-nim(4)", "circular-nim(4)", "northcott"])
    expect(parseGame(id).accelerators?.encoding).toBeUndefined();
});
