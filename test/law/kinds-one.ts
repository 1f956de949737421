import { digitFunctionPlainly } from "../automata/digits.ts";

export type Said = number | "P" | "N";
export type Roll = (n: number) => number;

/** Claim, and its value at a position by code that does not use laws. */
interface Claim {
  readonly text: string;
  readonly says: (position: readonly number[]) => Said;
}

/** Claims of one kind about one game, most of them wrong. */
export interface Kind {
  readonly kind: string;
  readonly game: string;
  readonly play?: "misere";
  readonly claim: (roll: Roll) => Claim;
}

export const isP = (lost: boolean): "P" | "N" => (lost ? "P" : "N");
const divides = (n: number, b: number): number => (n > 0 && n % b === 0 ? 1 + divides(n / b, b) : 0);
const ones = (n: number): number => [...n.toString(2)].filter((bit) => bit === "1").length;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const isSquare = (n: number): boolean => n > 0 && Number.isInteger(Math.sqrt(n));
const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
};
const isFibonacci = (n: number): boolean => n > 0 && (isSquare(5 * n * n + 4) || isSquare(5 * n * n - 4));
const isPower = (n: number, b: number): boolean => n > 0 && b ** divides(n, b) === n;
const floor = Math.floor;

const SYSTEMS = [
  ["zeckendorf", [1], 1],
  ["ostrowski(2)", [2], 1],
  ["ostrowski(3)", [3], 1],
  ["ostrowski(2,1)", [2, 1], 1],
  ["2", [2], 0],
  ["3", [3], 0],
  ["5", [5], 0],
] as const;

/** Claim about values of one number, from its formula and the same as code. */
const value = (formula: string, of: (n: number) => number): Claim => ({
  text: `sg = ${formula}`,
  says: ([n]) => of(n!),
});
const lost = (condition: string, of: (n: number) => boolean): Claim => ({
  text: `P iff ${condition}`,
  says: ([n]) => isP(of(n!)),
});
export const lostPair = (condition: string, of: (x: number, y: number) => boolean): Claim => ({
  text: `P iff ${condition}`,
  says: ([x, y]) => isP(of(x!, y!)),
});

/** Function of digits in a random numeration system, as formula and code. */
function byDigits(roll: Roll, what: string): { formula: string; of: (n: number) => number } {
  const [name, quotients, carry] = SYSTEMS[roll(SYSTEMS.length)]!;
  const places = 1 + roll(3);
  const block = roll(2) === 0 ? [1] : [1, 0];
  const more = { tail: `,${places}`, count: `,${block}` }[what] ?? "";
  return {
    formula: `${what}(n,${name}${more})`,
    of: (n) => digitFunctionPlainly(n, { what, quotients, carry, places, block }),
  };
}

const told = (what: string, game: string): Kind => ({
  kind: `${what} of digits`,
  game,
  claim(roll) {
    const { formula, of } = byDigits(roll, what);
    const m = 2 + roll(3);
    const r = roll(m);
    return lost(`${formula} % ${m} = ${r}`, (n) => of(n) % m === r);
  },
});

/** Claims about heaps, and about pairs by their digits. */
export const ONE: readonly Kind[] = [
  { kind: "constant", game: "{1}", claim: (roll) => ((c) => value(`${c}`, () => c))(roll(1000)) },
  {
    kind: "n mod m",
    game: "bash(3)",
    claim: (roll) => ((m, c) => value(`(n + ${c}) % ${m}`, (n) => (n + c) % m))(2 + roll(30), roll(5)),
  },
  {
    kind: "n div m",
    game: "{3..}",
    claim: (roll) => ((m, c) => value(`(n + ${c}) / ${m}`, (n) => floor((n + c) / m)))(1 + roll(20), roll(9)),
  },
  {
    kind: "periodic",
    game: "{2,5,7}",
    claim: (roll) =>
      ((m, d) => value(`n % ${m} / ${d}`, (n) => floor((n % m) / d)))(2 + roll(40), 1 + roll(6)),
  },
  {
    kind: "arithmetic-periodic",
    game: "lasker",
    claim: (roll) =>
      ((m, d) =>
        value(
          `n + n % ${m} / ${d} - max(1 - n % ${m},0) + max(1 - n,0)`,
          (n) => n + floor((n % m) / d) - Math.max(1 - (n % m), 0) + Math.max(1 - n, 0),
        ))(2 + roll(9), 1 + roll(8)),
  },
  {
    kind: "valuation",
    game: "mark",
    claim: (roll) =>
      ((b, m, r) =>
        lost(`n = 0 or valuation(n,${b}) % ${m} = ${r}`, (n) => n === 0 || divides(n, b) % m === r))(
        2 + roll(6),
        2 + roll(3),
        roll(2),
      ),
  },
  {
    kind: "ruler",
    game: "dynamic-nim(1)",
    claim: (roll) =>
      ((b, c) =>
        lostPair(
          `n = 0 or m < ${b}**valuation(n,${b}) + ${c}`.replaceAll(" + 0", ""),
          (n, m) => n === 0 || m < b ** divides(n, b) + c,
        ))(2 + roll(6), roll(4)),
  },
  {
    kind: "last digit that is not 0",
    game: "[n: n-1 | n/3]",
    claim: (roll) =>
      ((b, d) =>
        lost(
          `n / ${b}**valuation(n,${b}) % ${b} = ${d}`,
          (n) => n > 0 && (n / b ** divides(n, b)) % b === d,
        ))(...((b: number) => [b, 1 + roll(b - 1)] as const)(3 + roll(5))),
  },
  {
    kind: "evil and odious",
    game: "[n: n-k if k in powers(2) and n / k % 2 = 1]",
    claim: (roll) =>
      ((m, c) => value(`popcount(n + ${c}) % ${m}`, (n) => ones(n + c) % m))(2 + roll(5), roll(9)),
  },
  {
    kind: "popcount",
    game: "mark",
    claim: (roll) =>
      ((m, r) => lost(`popcount(n) % ${m} = ${r}`, (n) => ones(n) % m === r))(2 + roll(5), roll(2)),
  },
  ...["zeros", "digitsum", "length", "tail", "count"].map((what) => told(what, "[n: n/2 if n > 0]")),
  {
    kind: "lowest of digits",
    game: "fibonacci-nim",
    claim(roll) {
      const { formula, of } = byDigits(roll, "lowest");
      const c = roll(4);
      return lostPair(`n = 0 or m < ${formula} + ${c}`, (n, m) => n === 0 || m < of(n) + c);
    },
  },
  {
    kind: "Beatty pairs",
    game: "wythoff",
    claim(roll) {
      const [t, c] = [1 + roll(4), roll(3)];
      const alpha = (2 - t + Math.sqrt(t * t + 4)) / 2;
      const pairs = new Set(
        Array.from({ length: 80 }, (_, k) => [floor(alpha * k), floor(alpha * k) + t * k + c].join()),
      );
      return lostPair(
        `min(x,y) = floor((${2 - t} + sqrt(${t * t + 4}))/2*k) and max(x,y) = min(x,y) + ${t}*k + ${c} for some k >= 0`,
        (x, y) => pairs.has([Math.min(x, y), Math.max(x, y)].join()),
      );
    },
  },
  {
    kind: "floor, phi and sqrt",
    game: "{2..}",
    claim: (roll) =>
      ((d, c) =>
        roll(2) === 0
          ? value(`floor(n/phi) / ${d} + ${c}`, (n) => floor(floor((n * 2) / (1 + Math.sqrt(5))) / d) + c)
          : value(`floor(sqrt(${d + 1})*n) / ${c + 2}`, (n) =>
              floor(floor(Math.sqrt(d + 1) * n + 1e-9) / (c + 2)),
            ))(1 + roll(9), roll(9)),
  },
  {
    kind: "roots of numbers",
    game: "[n: n-k if k in squares]",
    claim: (roll) =>
      ((c, m) => value(`floor(sqrt(n + ${c})) % ${m}`, (n) => floor(Math.sqrt(n + c)) % m))(
        roll(20),
        2 + roll(9),
      ),
  },
  {
    kind: "squares, triangular numbers, Fibonacci numbers, powers, primes",
    game: "[n: n-k if k in squares]",
    claim(roll) {
      const [set, c, b] = [roll(5), roll(9), 2 + roll(5)];
      const n = `(n + ${c})`;
      return [
        lost(`${n} in squares`, (at) => isSquare(at + c)),
        lost(`8*${n} + 1 in squares`, (at) => isSquare(8 * (at + c) + 1)),
        lost(`${n} in fibonacci`, (at) => isFibonacci(at + c)),
        lost(`${n} in powers(${b})`, (at) => isPower(at + c, b)),
        lost(`${n} in primes`, (at) => isPrime(at + c)),
      ][set]!;
    },
  },
  {
    kind: "some k",
    game: "{1,2}",
    claim: (roll) =>
      ((a, c) => lost(`n + ${c} = ${a}*k for some k >= 0`, (n) => (n + c) % a === 0))(2 + roll(20), roll(12)),
  },
  {
    kind: "finite exceptions",
    game: "{1,2}",
    claim: (roll) =>
      ((e, f) =>
        lost(
          `n % 3 = 0 and n != ${e} or n in {${f},${f + 4}}`,
          (n) => (n % 3 === 0 && n !== e) || n === f || n === f + 4,
        ))(roll(300), roll(300)),
  },
  {
    kind: "gcd, powers and remainders",
    game: "{1,4}",
    claim: (roll) =>
      ((a, b) => lost(`gcd(n,${a}) = 1 or n % 2**${b} = 0`, (n) => gcd(n, a) === 1 || n % 2 ** b === 0))(
        2 + roll(29),
        1 + roll(5),
      ),
  },
  {
    kind: "misère",
    game: "{1,2,3}",
    play: "misere",
    claim: (roll) =>
      ((m, r) => lost(`n % ${m} in {${r},${r + 1}}`, (n) => n % m === r || n % m === r + 1))(
        3 + roll(20),
        roll(8),
      ),
  },
];
