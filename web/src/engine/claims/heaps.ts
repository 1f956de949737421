import { type Game, isqrt, type Natural, nimSum, type Text } from "nimber";
import { parseGame, wythoffPair } from "nimber/games";
import { verbatim } from "nimber/locale";
import { t } from "../../locale/engine.ts";
import { byPlay, type Claim, naturals, outcomeIf } from "./claim.ts";

// Claims of the theory about Wythoff's game, Fibonacci Nim and staircases, with the check of each by play.

/** Checks that ⌊nφ⌋ and ⌊nφ²⌋ for n = 1, 2, … contain each of 1 to `cases` once. */
const beatty: Claim = (cases) => {
  const met = new Uint8Array(cases + 1);
  for (let n = 1n; ; n++) {
    const [low, high] = wythoffPair(0, n).map(Number) as [number, number];
    if (low > cases) break;
    met[low]!++;
    if (high <= cases) met[high]!++;
  }
  const wrong = met.findIndex((times, n) => n > 0 && times !== 1);
  if (wrong < 0) return { verdict: "observed", cases, upTo: `${cases}` };
  return {
    verdict: "refuted",
    at: `${wrong}`,
    says: t("once"),
    found: t("found", { met: met[wrong] }),
  };
};

/**
 * Compares ⌊iφ⌋ in double precision with the exact value for i = 1, 2, 3, 5, 8, …, where iφ is nearest to
 * integers.
 */
const doubles: Claim = (cases) => {
  const phi = (1 + Math.sqrt(5)) / 2;
  let [i, next] = [1, 2];
  for (let tested = 0; tested < cases; tested++) {
    const exact = (BigInt(i) + isqrt(5n * BigInt(i) ** 2n)) / 2n;
    const rounded = Math.floor(i * phi);
    if (BigInt(rounded) !== exact) {
      const numeral = (n: number | bigint): Text => verbatim(`${n}`);
      return { verdict: "refuted", at: `i = ${i}`, says: numeral(rounded), found: numeral(exact) };
    }
    [i, next] = [next, i + next];
  }
  return { verdict: "observed", cases, upTo: `i = ${i}` };
};

interface Dynamic {
  readonly heap: number;
  readonly most: number;
}

const fibonacciNim = parseGame("fibonacci-nim") as Game<Dynamic>;

function isFibonacci(n: number): boolean {
  let [a, b] = [0, 1];
  while (a < n) [a, b] = [b, a + b];
  return a === n;
}

const opening = (heap: number): Dynamic => ({ heap, most: Math.max(0, heap - 1) });

function* openings(): Generator<[Dynamic]> {
  for (const n of naturals()) yield [opening(n)];
}

function* heapsAndLimits(): Generator<[Dynamic]> {
  for (const heap of naturals(1)) for (let most = 1; most <= heap; most++) yield [{ heap, most }];
}

const staircase = parseGame("staircase") as Game<readonly number[]>;
const pebbles = parseGame("pebbles") as Game<readonly number[]>;
const wythoff = parseGame("wythoff") as Game<readonly [number, number]>;

const threeToSeven = parseGame("{3..7}") as Game<Natural>;

export const heapClaims = {
  "wythoff-pairs": byPlay(wythoff, wythoff.theorems[0]!),
  beatty,
  "false-doubles": doubles,
  "false-unrounded": byPlay(wythoff, {
    cases: wythoff.theorems[0]!.cases,
    says: ([a, b]) => outcomeIf((Math.abs(a - b) * (1 + Math.sqrt(5))) / 2 === Math.min(a, b)),
  }),
  "fibonacci-openings": byPlay(fibonacciNim, fibonacciNim.theorems[1]!),
  "fibonacci-least-part": byPlay(fibonacciNim, fibonacciNim.theorems[0]!),
  "false-fibonacci-always": byPlay(fibonacciNim, {
    cases: heapsAndLimits,
    says: ({ heap }) => outcomeIf(isFibonacci(heap)),
  }),
  "false-three-times": byPlay(parseGame("dynamic-nim(3)") as Game<Dynamic>, {
    cases: openings,
    says: ({ heap }) => outcomeIf(isFibonacci(heap)),
  }),
  "staircase-odd": byPlay(staircase, staircase.theorems[0]!),
  "false-all-steps": byPlay(staircase, {
    cases: staircase.theorems[0]!.cases,
    says: (steps) => nimSum(...steps),
  }),
  "pebbles-from-right": byPlay(pebbles, pebbles.theorems[0]!),
  "consecutive-takes": byPlay(threeToSeven, threeToSeven.theorems[0]!),
  "false-from-left": byPlay(pebbles, {
    cases: pebbles.theorems[0]!.cases,
    says: (heaps) => nimSum(...heaps.flatMap((heap, i) => (i % 2 === 0 ? [heap - (heaps[i - 1] ?? 0)] : []))),
  }),
} as const satisfies Record<string, Claim>;
