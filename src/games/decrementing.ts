import { NotationError } from "../errors.ts";
import { areNaturals } from "../nimber/natural.ts";
import { bigints } from "../rules/arithmetic.ts";
import type { Cell, Game, Move, Outcome } from "../types.ts";
import { parseNaturals } from "./family/natural.ts";

// Game `decrementing`: a move reduces one of several numbers by 1, then divides all by their common divisor.

/** Numbers from 1 on without a common divisor, in ascending order. */
type Numbers = readonly number[];

const MOST = 1_000_000_000;

const divisorOf = (numbers: Numbers): number =>
  Number(numbers.reduce((so, each) => bigints.gcd(BigInt(each), so), 0n));

/** Numbers without their greatest common divisor, in ascending order. */
function reduced(numbers: Numbers): Numbers {
  const divisor = divisorOf(numbers);
  return numbers.map((each) => each / divisor).sort((a, b) => a - b);
}

/** Numbers after one of them was reduced by 1. */
const less = (numbers: Numbers, place: number): Numbers => reduced(numbers.with(place, numbers[place]! - 1));

function* moves(numbers: Numbers): Generator<Move<Numbers>> {
  for (const [place, number] of numbers.entries())
    if (number > 1 && numbers.indexOf(number) === place)
      yield { at: `${number}`, to: [less(numbers, place)] };
}

function parse(text: string): Numbers {
  const numbers = parseNaturals(text, MOST).map(Number);
  if (numbers.includes(0) || divisorOf(numbers) !== 1)
    throw new NotationError(text, 0, {
      en: "numbers from 1 on without a common divisor, such as 3,6,7",
      zh: "一组没有公因数的正整数，如 3,6,7",
    });
  return numbers.sort((a, b) => a - b);
}

const isPosition = (numbers: unknown): boolean =>
  areNaturals(numbers) &&
  numbers.every((each, i) => each > 0 && each >= (numbers[i - 1] ?? 0)) &&
  divisorOf(numbers as Numbers) === 1;

/**
 * Winner by the parity of the even numbers. With an odd number of them, a move that makes one odd leaves an even number of
 * them and two odd numbers. There the divisor of a move is odd, so every move leaves an odd number of them. A single odd
 * number is another matter: less 1, it makes all even, and that move has to be tried.
 */
function winner(start: Numbers): Outcome {
  let numbers = start;
  for (let turn = 0; ; turn = 1 - turn) {
    const odd = numbers.filter((each) => each % 2 === 1);
    const isWon = (numbers.length - odd.length) % 2 === 1;
    if (isWon || odd.length > 1 || odd[0] === 1) return isWon === (turn === 0) ? "N" : "P";
    numbers = less(numbers, numbers.indexOf(odd[0]!));
  }
}

/** All numbers with the sum 1, 2, 3, … */
function* cases(): Generator<[Numbers]> {
  function* within(sum: number, least: number): Generator<Numbers> {
    if (sum === 0) yield [];
    for (let first = least; first <= sum; first++)
      for (const others of within(sum - first, first)) yield [first, ...others];
  }
  for (let sum = 1; ; sum++)
    for (const numbers of within(sum, 1)) if (divisorOf(numbers) === 1) yield [numbers];
}

export const decrementing: Game<Numbers> = {
  id: "decrementing",
  program: { name: "parity-of-evens" },
  name: { en: "Decrementing", zh: "减一（Decrementing）" },
  rule: {
    en: "Reduce a number above 1 by 1; then divide all numbers by their greatest common divisor.",
    zh: "把一个大于 1 的数减 1，再把所有数同除以它们的最大公约数。",
  },
  start: [[3, 6, 7]],
  space: "tuple",
  notation: {
    en: "numbers without a common divisor, such as 3,6,7",
    zh: "一组没有公因数的数，如 3,6,7",
  },
  moves,
  key: String,
  parse,
  isPosition,
  format: String,
  describeMove: (at) => ({ en: `reducing ${at} by 1`, zh: `把 ${at} 减 1` }),
  board: (numbers) =>
    numbers.map(
      (number, x): Cell => ({
        shape: "label",
        x,
        y: 0,
        text: `${number}`,
        ...(number > 1 && { touch: [`${number}`] }),
      }),
    ),
  theorems: [
    {
      claim: {
        en: "An odd number of even numbers is an N-position. Otherwise a P-position, unless there is one odd number, above 1, and reducing it leaves a P-position.",
        zh: "偶数有奇数个时为必胜态；否则为必败态，除非只有一个奇数、它大于 1，且把它减 1 后为必败态。",
      },
      source: {
        en: "docs/theory/problems.md, Decrementing",
        zh: "docs/theory/problems.zh-CN.md，Decrementing",
      },
      proof: { by: "theory", chapter: "problems" },
      covers: (...positions) => positions.length === 1,
      cases,
      says: winner,
    },
  ],
};
