// Certificates of laws by a theorem, random changes of them, and the truth of a claim by plain play.
import { parseGame } from "../../src/games/index.ts";
import { byTheorem } from "../../src/law/by-theorem.ts";
import { blocksOf } from "../../src/law/growing-takes.ts";
import { certificateOf, type LawFinding, statedLaw, variablesOf } from "../../src/law/index.ts";
import { baseOf } from "../../src/law/test.ts";
import { positionAt } from "../../src/rules/space.ts";
import type { Game, Play } from "../../src/types.ts";
import type { Roll } from "./kinds-one.ts";

/** Certificate of a law by a theorem, and its hypotheses. */
export type Claim = Readonly<Record<string, unknown>> & {
  readonly game: string;
  readonly law: string;
  readonly play: Play;
};

const BY_LETTERS = [
  "[n,m: n-k,m if k <= m]",
  "{4..100000}",
  "{300..}",
  "bash(100000)",
  "[n,m: n-k,m if k < m]",
  "[m,n: m,n-k if m <= k]",
  "[n,p,q: n-k,p,q if p <= k <= q]",
  "[n,p,q: n-k,p,q if k in {p..q+1}]",
  "[n,p,q: n-k,p,q if k <= p and q >= k]",
  "[n,p: n-k,p if p > k and k > 2]",
  "[n,c,m: n-c*k,c,m if k <= m]",
  "[n,c: n-k*(c+2),c]",
  "[n,m: n-m,m]",
  "[n,m: n-m*m-2,m]",
  "[n,p,q: n-p,p,q | n-q,p,q]",
  "[n,m: n-1,m | n-m,m]",
  "[n,k: n-2,k | n-k,k | n-1,k]",
  "[n,k: n-j,k if j in {1..3} | n-k-1,k]",
  "[n,m,k: n-k,m,k | n-j,m,k if j <= m]",
  "[n,m: n-j,m if j <= m and j < n | n-6,m if n > 6]",
  "[n,b: n-k,b if k in powers(b)]",
  "[n,b: n-k,b if k in powers(b) and k < n]",
  "[n,m: n-k,m if 1 < k <= m and n-k >= 2]",
  "[n,p,q: n-p,p,q if n > p | n-q,p,q if q+1 <= n]",
  "[n,m: n-k,m if k <= m ; legal: m > 0]",
  "[n,p,q: n-k,p,q if p <= k <= q ; legal: 1 <= p <= q]",
  "[n,p,q: n-p,p,q | n-q,p,q ; legal: p > 0 and 0 < q]",
  "[n,m: n-k*m,m if k <= 2]",
  "[n,m: n-k*m,m if k in {2,3,5} and m > 0]",
  "[n,m: n-m,m | n-2*m,m ; legal: m > 0]",
  "[n,p,q: n-k*p*q,p,q if k in {3,5} | n-2*p*q,p,q]",
  "[n,m: n-2*(m+1),m | n-k*(m+1),m if 7 <= k <= 8]",
];

const BY_ARITHMETIC = [
  "[n: n-k if k in divisors(n)]",
  "[n: n-k if k in divisors(n) and k < n]",
  "[n: n-k if n % k = 0]",
  "[n: n-k if n > 1 and n % k = 0 and k < n]",
  "[n: n-k if n % k = 0 and 1 < k < n]",
  "[n: n-k if gcd(k,n) = 1]",
  "[n: n-k if gcd(n,k) = 1 and n > k]",
  "[n: n/k if k in divisors(n)]",
  "[n: n/k if k in divisors(n) and 1 < k < n]",
  "[n: n/k if k in divisors(n) and k % 2 = 1]",
  "[n: n/k if k in divisors(n) and k in primes]",
  "[n: k if k in divisors(n)]",
  "[n: k if n % k = 0 and 1 < k < n]",
  "[n: k if k < n and n % k != 0]",
  "[n: k # n/k if k in divisors(n) and k > 1]",
  "[n: n/k # k if k in divisors(n)]",
  "[n: split(n, equal)]",
  "[n: n/k if k in divisors(n) and k % 2 = 1 and k > 1 | n-1 if n >= 2]",
  "[n: n-k if k in primes | n-1]",
  "[n: n-1 | n-4 | n-k if k in primes or k = 9 or k in {10,15}]",
  "[m: m-k if k in primes or k in {1,4}]",
  "[n: n-k if gcd(k,15) = 1]",
  "[a,b: a,b-c if gcd(a,c) = 1]",
];

const BY_SHARE = [
  "[n: n-k if 2*k <= n]",
  "[n: n-k if 2*k < n]",
  "[n: n-k if 3*k <= 2*n+1]",
  "[n: n-k if 3*k <= n+7]",
  "[n: n-k if 5*k <= 3*n-4]",
];

/** Rules whose takes grow, and how much more than the last take may be taken. */
const GROWING = [
  ["[n,k: n-j,j if k < j <= k+1]", 1],
  ["[n,k: n-j,j if k < j <= k+2]", 2],
  ["[n,k: n-j,j if j in {k+1..k+3} and j <= n]", 3],
  ["[n,k: n-j,j if j = k+1 or j = k+2]", 2],
  ["[k,n: j,n-j if k+1 <= j and j <= k+4]", 4],
  ["[n,k: n-j,j if j > k and j-7 <= k]", 7],
] as const;

/** Certificate of a law that a theorem proves. */
function certified(game: Game<unknown>, finding: LawFinding): Claim {
  return JSON.parse(certificateOf(game, finding)!.text);
}

/** Certificates of the laws that theorems of a rule state. */
function stated(rule: string): Claim[] {
  const game = parseGame(rule);
  const laws = [
    byTheorem(game, "values", "normal"),
    byTheorem(game, "outcomes", "normal"),
    byTheorem(game, "outcomes", "misere"),
  ];
  return laws.flatMap((law) => (law === undefined ? [] : [certified(game, { ...law, testedTo: 0 })]));
}

function growing([rule, more]: (typeof GROWING)[number]): Claim {
  const game = parseGame(rule);
  const law = statedLaw(blocksOf({ heap: "n", last: "k", more }, "i"), variablesOf(game)!);
  return certified(game, { ...baseOf(law), verdict: "proved", by: "theorem", testedTo: 0 });
}

/** Certificates of laws by a theorem. */
export const theoremCertificates: readonly Claim[] = [
  ...[...BY_LETTERS, ...BY_ARITHMETIC, ...BY_SHARE].flatMap(stated),
  ...GROWING.map(growing),
];

const SIGNS = [
  ["<=", "<", ">", ">=", "=", "!="],
  ["+", "-", "*", "%", "/"],
  ["and", "or"],
  ["min", "max", "gcd"],
  ["P iff", "N iff"],
];

const TOKENS = /\d+|[a-z]\d*(?![a-z(])|[<>!]=|[<>=]|[-+*%/]|\b(?:and|or|min|max|gcd)\b|[PN] iff/g;

/** Text with one token changed: a number, a name, or a sign. */
function changedText(text: string, roll: Roll): string {
  const tokens = [...text.matchAll(TOKENS)];
  if (tokens.length === 0) return text;
  const { 0: token, index } = tokens[roll(tokens.length)]!;
  const names = [...new Set(text.match(/\b[a-z]\d*\b/g) ?? [])];
  const others = (SIGNS.find((signs) => signs.includes(token)) ?? names).filter((each) => each !== token);
  const number = `${Math.max(0, Number(token) + [-1, 1, 2][roll(3)]!)}`;
  const other = /^\d/.test(token)
    ? roll(6) === 0
      ? names[0]!
      : number
    : (others[roll(Math.max(1, others.length))] ?? token);
  const found = `${text.slice(0, index)}${other}${text.slice(index + token.length)}`;
  // Sometimes a part is left out.
  return roll(12) === 0 ? found.replace(/(?:;| and | or | if )[^;]*?(?=;| and | or |\]|$)/, "") : found;
}

function changed(value: unknown, roll: Roll): unknown {
  if (typeof value === "number") return Math.max(0, value + [-1, 1][roll(2)]!);
  if (typeof value === "string") return changedText(value, roll);
  if (Array.isArray(value)) {
    if (value.length === 0) return value;
    const at = roll(value.length);
    if (roll(8) === 0) return value.toSpliced(at, 1);
    return value.with(at, changed(value[at], roll));
  }
  const entries = Object.entries(value as object);
  if (entries.length === 0) return value;
  const at = roll(entries.length);
  return Object.fromEntries(entries.map(([name, each], i) => [name, i === at ? changed(each, roll) : each]));
}

/** Certificate with one or two random changes, of the same form. */
export function mutantOf(claim: Claim, roll: Roll): Claim {
  const names = Object.keys(claim).filter((name) => !["certificate", "version"].includes(name));
  const name = names[roll(names.length)]!;
  const found = {
    ...claim,
    [name]: name === "play" ? (claim.play === "normal" ? "misere" : "normal") : changed(claim[name], roll),
  };
  return roll(3) === 0 ? mutantOf(found as Claim, roll) : (found as Claim);
}

/** Value of a heap by equations such as `sg(0) = 0, sg(2*q) = q, sg(2*q+1) = sg(q)`. */
function byEquations(text: string): (position: readonly number[]) => number | undefined {
  const sides = text.split(", ").map((part) => part.split(" = "));
  const numberOf = (term: string, q: number) => Number(statedLaw(`sg = ${term}`, ["q"]).says([q]));
  const says = ([n]: readonly number[]): number | undefined => {
    for (const [left, right] of sides) {
      const [base, digit = 0] = left!.match(/\d+/g)!.map(Number);
      if (!left!.includes("q") && base === n) return Number(right);
      if (!left!.includes("q") || n! % base! !== digit) continue;
      const q = Math.floor(n! / base!);
      const [, heap, more = 0] = /^sg\((.*)\)(?: \+ (\d+))?$/.exec(right!) ?? [];
      if (heap === undefined) return numberOf(right!, q);
      const smaller = numberOf(heap, q);
      const known = smaller < n! ? says([smaller]) : undefined;
      return known === undefined ? undefined : known + Number(more);
    }
    return undefined;
  };
  return says;
}

/** First position of a box at which plain play disagrees with a claim. */
export function refutation(
  { game: rule, law: text, play }: Claim,
  sizes: readonly number[],
): readonly number[] | undefined {
  const game = parseGame(rule) as Game<readonly number[]>;
  const law = text.startsWith("sg(")
    ? ({ kind: "values", says: byEquations(text) } as const)
    : statedLaw(text, variablesOf(game)!, play);
  const known = new Map<string, number>();
  /** Value of a position; under misère play 0 for a P-position and 1 for others. */
  function worth(position: readonly number[]): number {
    const key = `${position}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const options = new Set(
      Array.from(game.moves(position), ({ to }) => to.reduce((sum, each) => sum ^ worth(each), 0)),
    );
    let found = 0;
    if (play === "misere") found = options.size === 0 || options.has(0) ? 1 : 0;
    else while (options.has(found)) found++;
    known.set(key, found);
    return found;
  }
  function* box(at: readonly number[]): Generator<readonly number[]> {
    if (at.length === sizes.length) yield at;
    else for (let next = 0; next < sizes[at.length]!; next++) yield* box([...at, next]);
  }
  for (const numbers of box([])) {
    const position = positionAt(game, numbers);
    if (position === undefined) continue;
    const is = worth(position);
    if (law.says(numbers) !== (law.kind === "values" ? is : is === 0 ? "P" : "N")) return numbers;
  }
  return undefined;
}
