import { describe, expect, test } from "vitest";
import { readMoves } from "../../src/checker/heap-moves.ts";
import { readRule } from "../../src/checker/rule.ts";
import type { Atom, Case, Form } from "../../src/checker/rule-moves.ts";
import { type Clause, type Kinds, kindsOfHeap, kindsOfRule } from "../../src/checker/rule-moves.ts";
import { parseGame } from "../../src/games/index.ts";
import type { Game } from "../../src/types.ts";

type Numbers = Readonly<Record<string, number>>;

/** More than any number in a move of a small position. */
const MOST = 26;

const isPower = (base: number, n: number): boolean => {
  let [power, next] = [1, base === 0 ? 2 : base];
  while (power < n) [power, next] = base === 0 ? [next, power + next] : [next, next * base];
  return power === n;
};

const namesIn = (atom: Atom): readonly string[] =>
  atom.kind === "sum"
    ? Object.keys(atom.weights)
    : atom.kind === "power" || atom.kind === "digit"
      ? [atom.of]
      : atom.of;

function isSo(atom: Atom, numbers: Numbers): boolean {
  if (atom.kind === "power") return isPower(atom.base, numbers[atom.of]!) === atom.holds;
  if (atom.kind === "digit")
    return numbers[atom.of]!.toString(atom.base).includes(atom.digit.toString(atom.base)) === atom.holds;
  if (atom.kind === "xor") return (numbers[atom.of[0]]! ^ numbers[atom.of[1]]!) === numbers[atom.of[2]]!;
  const sum = worth({ weights: atom.weights, constant: 0 }, numbers);
  return atom.within.some(([from, to]) => from <= sum && sum <= to);
}

const worth = ({ weights, constant }: Form, numbers: Numbers): number =>
  Object.entries(weights).reduce((sum, [name, by]) => sum + by * numbers[name]!, constant);

/** All values of the names of a case, up to a bound, that satisfy its atoms. */
function* ways({ names, atoms }: Case, given: Numbers): Generator<Numbers> {
  const isKnown = (atom: Atom) => namesIn(atom).every((name) => given[name] !== undefined);
  if (!atoms.filter(isKnown).every((atom) => isSo(atom, given))) return;
  const open = names.filter((name) => given[name] === undefined);
  if (open.length === 0) {
    yield given;
    return;
  }
  // A name that an equation determines comes first, if there is one.
  const rest = atoms.filter((atom) => !isKnown(atom));
  const missing = (atom: Atom) => namesIn(atom).filter((name) => given[name] === undefined);
  const [name = open[0]!] = rest.filter((atom) => missing(atom).length === 1).flatMap(missing);
  for (let value = 0; value <= MOST; value++)
    yield* ways({ names, atoms: rest }, { ...given, [name]: value });
}

const sumsOf = (n: number, count: number, least = 1): number[][] => {
  if (count === 0) return n === 0 ? [[]] : [];
  return Array.from({ length: Math.max(0, n - least + 1) }, (_, i) => least + i).flatMap((a) =>
    sumsOf(n - a, count - 1, a).map((more) => [a, ...more]),
  );
};

/** Options as the checker reads them. */
function leftBy({ clauses, variables }: Kinds, position: readonly number[]): number[][][] {
  const given = Object.fromEntries(variables.map((name, i) => [name, position[i]!]));
  return clauses.flatMap((clause: Clause) =>
    [...ways(clause, given)].flatMap((numbers) =>
      clause.split === undefined
        ? [clause.parts.map((part) => part.map((form) => worth(form, numbers)))]
        : sumsOf(worth(clause.split.of, numbers), clause.split.count).map((sum) => sum.map((each) => [each])),
    ),
  );
}

/** Options as text, without components that have no moves and without the position itself. */
function spelt(
  game: Game<unknown>,
  options: readonly (readonly number[][])[],
  position: readonly number[],
): string[] {
  const hasMoves = (part: readonly number[]) =>
    [...game.moves(part.length === 1 ? part[0] : part)].length > 0;
  const texts = options.map((parts) => parts.filter(hasMoves).map(String).sort().join("&"));
  return [...new Set(texts)]
    .filter((text) => text !== String(position) && (text !== "" || hasMoves(position)))
    .sort();
}

const numbersOf = (position: unknown): number[] => [position].flat().map(Number);

function positions(count: number): number[][] {
  if (count === 1) return Array.from({ length: 15 }, (_, n) => [n]);
  const most = count === 2 ? 6 : 3;
  return Array.from({ length: (most + 1) ** count }, (_, n) =>
    Array.from({ length: count }, (_, i) => Math.floor(n / (most + 1) ** i) % (most + 1)),
  );
}

const RULES = [
  "[n: n-1 | n/2]",
  "[n: n-k if k in {1,3,4}]",
  "[n: n-k if k in {2..4, 7}]",
  "[n: n-k if not k in {2..4, 7}]",
  "[n: n-k if k in {1..n/2}]",
  "[n: n-k if not k in {2..n/2}]",
  "[n: n-k if k in digits(n)]",
  "[n: n-k if not k in digits(n,3)]",
  "[n: n-k if k-1 in digits(n+4,2)]",
  "[n: n-k if k = 1 + (n bitand 2)]",
  "[n: n-k if k < (n bitor 5)]",
  "[n: n-k if (k-3 bitand n) = 1]",
  "[n: n-k if (k-3 bitor n-2) < 0]",
  "[n: n-k if k in powers(2)]",
  "[n: n-k if not k in powers(2)]",
  "[n: n-k if k in powers(1)]",
  "[n: n-k if k in powers(0)]",
  "[n: n-k if k in fibonacci]",
  "[n: n-k if n-k in fibonacci]",
  "[n: n-k if not n-k in fibonacci]",
  "[n: n-k if k in divisors(6)]",
  "[n: n-k if k in divisors(2-8)]",
  "[n: n-k if n-3 in powers(2)]",
  "[n: n-k if not n-3 in powers(2)]",
  "[n: n-k if 1 <= k < 4 or k = 6]",
  "[n: n-k if not (1 <= k < 4 or k = 6)]",
  "[n: n-k if k != 2 and n != 5]",
  "[n: n-k if k > 2 and not n >= 9]",
  "[n: n-k if k == 2 or not k <= 5]",
  "[n: n-2*k if n % 3 = 1 | n-1 if n % 3 != 1]",
  "[n: n/3 | n-n%4 | (n+1)/2]",
  "[n: (n-5)/2+3 | (n-6)/(0-2)+1 if n > 0]",
  "[n: n-1-(4-n)%3 if n > 2]",
  "[n: min(n-1,5) | max(n-5,0)]",
  "[n: abs(n-4) if abs(n-4) < n]",
  "[n: n-gcd(6,4,8) | n-gcd(0,3)]",
  "[n: n-2**2 | n-2*3 | n-(-1)]",
  "[n: n xor 1 if n % 2 = 1 | n xor (n-1)]",
  "[n: n-(n-3 xor 2) if n-3 xor 2 > 0]",
  "[n: n-(n-9 xor n-4) if n > 12]",
  "[n: a & n-a if a < n-a]",
  "[n: a & n-1-a | a & n-2-a]",
  "[n: a & b & n-2-a-b]",
  "[n: a & b & n-a-2*b]",
  "[n: 2 # n/2 | 3 # n-4 | 0 # n if n > 3]",
  "[n: split(n)]".replace("split(n)", "split(n, 2..3)"),
  "[n: split(n-1, 1..3)]",
  "[n: split(n, distinct, 2..3)]",
  "[n: split(n, equal, 2..4)]",
  "[n: n-1 & 2 | 1 & 1]",
  "[n: n-k ; lost: n % 3 = 1 or n = 5]",
  "[n: n-k ; won: n in powers(2)]",
  "[n: n-k ; lost: n in {2,7..9} ; won: not n < 12]",
  "[x,y: x-k,y | x,y-k | x-k,y-k]",
  "[x,y: x-2*k,y+k | x+k,y-2*k]",
  "[x,y: x-k,y | x,y-k ; lost: x+y <= 2]",
  "[x,y: x-k,y | x,y-k ; legal: x != y]",
  "[x,y: x-k,y & y,x if k < 3 and x > y | x,y/2 ; legal: not (x != 3 and y in {2,5..7}) ; lost: x = 1]",
  "[x,y: min(x,y)-1,max(x,y) | x,y-k if k <= x]",
  "[x,y: x-1,y & 1,2 if x > y | x,y xor x if y xor x < y]",
  "[n,m: n-k,2*k if k <= m]",
  "[x,y,z: x-k,y,z | x,y-k,z+k | x,y,z-k if z > x and z > y]",
];

describe("a rule in a line, as the checker reads it", () => {
  test.each(RULES)("%s", (text) => {
    const kinds = kindsOfRule(readRule(text));
    const game = parseGame(text);
    for (const position of positions(kinds.variables.length)) {
      const own = position.length === 1 ? position[0] : position;
      const options = [...game.moves(own)].map(({ to }) => to.map(numbersOf));
      expect([position, spelt(game, leftBy(kinds, position), position)]).toEqual([
        position,
        spelt(game, options, position),
      ]);
      const given = Object.fromEntries(kinds.variables.map((name, i) => [name, position[i]!]));
      for (const end of ["lost", "won"] as const) {
        const said = kinds[end].some((each) => !ways(each, given).next().done);
        expect([position, end, said]).toEqual([position, end, game[end]?.(own) ?? false]);
      }
    }
  });

  test.each([
    "[n,k: n-1,k | k # n/2,k if n > 0]",
    "[n: n-1 | n # n/2 if n > 1]",
    "[n: n-3 # n-1 if n > 0]",
    "[n: k # n-k if k < 5]",
    "[n: min(n-2,2) # n-1 if n > 0 | max(1,2) # n-2]",
    "[x,y: x # x/2,y & y # x,y/2 if x > 1 and y > 1]",
  ])("%s, where equal components cancel in pairs", (text) => {
    const kinds = kindsOfRule(readRule(text));
    const game = parseGame(text);
    const unpaired = (parts: readonly number[][]) =>
      parts.filter((part, i) => {
        const equal = parts.filter((each) => String(each) === String(part));
        return equal.length % 2 === 1 && parts.findIndex((each) => String(each) === String(part)) === i;
      });
    for (const position of positions(kinds.variables.length)) {
      const own = position.length === 1 ? position[0] : position;
      const options = [...game.moves(own)].map(({ to }) => unpaired(to.map(numbersOf)));
      const left = leftBy(kinds, position).map(unpaired);
      expect([position, spelt(game, left, position)]).toEqual([position, spelt(game, options, position)]);
    }
  });

  test.each([
    ["[n: n-k if k in primes]", "primes"],
    ["[n: n-k if k in powers(max(2,3))]", "powers of a variable"],
    ["[n: n-gcd(max(4,6),9)]", "gcd of variables"],
    ["[n: n-k if k in squares]", "squares"],
    ["[n: n-k if k in divisors(n)]", "divisors of a variable"],
    ["[n: n-k if k in powers(n)]", "powers of a variable"],
    ["[n: n-k if k in powers(0-2)]", "powers of a negative number"],
    ["[n: n-k*k]", "* with a variable"],
    ["[n: n/k]", "/ with a variable"],
    ["[n: n%0]", "% of these numbers"],
    ["[n: n-k**2]", "** of these numbers"],
    ["[n: gcd(n,4)]", "gcd of variables"],
    ["[n: k # n/k]", "/ with a variable"],
    ["[n: 9 # n/2]", "this number of components"],
    ["[n: split(n)]", "this number of parts"],
    ["[n: split(n, 2..9)]", "this number of parts"],
    ["[n: split(n, 2..3) & 1]", "a split beside others"],
    ["[n: n-1048577]", "numbers that are too large"],
    ["[x,y: split(x)]", "split of several numbers"],
    ["[n: split(n, 3..2)]", "numbers of parts"],
    ["[n: split(n, 0..2)]", "numbers of parts"],
    ["[n,n: n,n]", "a variable twice"],
    ["[n: n-1 ; lost: n = 1 ; lost: n = 2]", "lost twice"],
    ["[n: n-1 ; lose: n = 1]", "lost at word"],
    ["[n: n-1] 3", "words after the rule"],
    ["[n: n-1", "] at word"],
    ["[n: (n-1]", ") at word"],
    ["[n: (n = 1)]", "a number before"],
    ["[n: n-1 if n]", "a condition before"],
    ["[n: n-1 if not n]", "a condition before"],
    ["[n: n-1 if n and n = 1]", "a condition before"],
    ["[n: min(n)]", "arguments before"],
    ["[n: abs(n,1)]", "arguments before"],
    ["[min: 1]", "a name at word"],
    ["[ab: 1]", "a name at word"],
    ["[n: n-1234567890123456]", "a number at word"],
    ["[n: n ! 1]", "character"],
    [`[n: ${"(".repeat(101)}n${")".repeat(101)}]`, "more than 100 levels of nesting"],
    [`[n: n${" ".repeat(4000)}]`, "too long"],
  ])("%s is not read, and why", (text, why) => {
    expect(() => kindsOfRule(readRule(text))).toThrow(why);
  });
});

describe("sets and codes, as the checker reads them for laws", () => {
  test.each([
    "{1,3,4}",
    "{2,5}",
    "!{}",
    "!{1}",
    "!{2,3}",
    "0.7",
    "0.77",
    "0.137",
    "0.F",
    "4.8",
    "8.04",
    "0.06",
  ])("%s", (text) => {
    const game = parseGame(text);
    const kinds = kindsOfHeap(readMoves(text)!);
    for (const [n] of positions(1) as [number][]) {
      const options = [...game.moves(n)].map(({ to }) => to.map(numbersOf));
      expect([n, spelt(game, leftBy(kinds, [n]), [n])]).toEqual([n, spelt(game, options, [n])]);
    }
  });
});
