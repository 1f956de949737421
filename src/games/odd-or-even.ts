import { isNatural, minus, type Natural } from "../nimber/natural.ts";
import type { Game, Move } from "../types.ts";
import { numberNamed, type Place, row } from "./family/heap.ts";
import { naturals, parseNatural } from "./family/natural.ts";

/**
 * Matches left, and whether the player to move has taken an odd number. The total is odd; the opponent has
 * the rest.
 */
interface Matches {
  readonly left: Natural;
  readonly odd: boolean;
}

type Take = Move<Matches> & Place;

const MOST = 3;
const SHOWN = "even";

const isOdd = (n: Natural): boolean => BigInt(n) % 2n === 1n;

function take({ left, odd }: Matches, matches: number): Take {
  const first = Number(left) - matches + 1;
  // The opponent has an odd number iff the matches left and those of the player to move have the same parity.
  return {
    at: `${matches}`,
    to: [{ left: minus(left, matches), odd: isOdd(left) === odd }],
    first,
    last: first,
  };
}

function* takes(position: Matches): Generator<Take> {
  for (let matches = 1; matches <= MOST && matches <= position.left; matches++) yield take(position, matches);
}

function* moves(position: Matches): Generator<Move<Matches>> {
  yield* takes(position);
  if (position.left === 0 && !position.odd) yield { at: SHOWN, to: [] };
}

/**
 * Values for 0 to 7 matches, which then repeat, by the parity of the number that the player to move has
 * taken.
 */
const VALUES = { even: [1, 0, 2, 3, 0, 1, 2, 3], odd: [0, 1, 2, 3, 1, 0, 2, 3] };

/** Odd or Even: a move takes 1 to 3 of an odd number of matches, and an even number taken wins at the end. */
export const oddOrEven: Game<Matches> = {
  id: "odd-or-even",
  program: { name: "remainder-of-eight" },
  name: { en: "Odd or Even", zh: "奇偶取火柴" },
  rule: {
    en: "Take 1, 2 or 3 of an odd number of matches; when all are taken, the player with an even number wins: showing them is the last move.",
    zh: "火柴总数为奇数，每次取 1、2 或 3 根；取完后，手中火柴数为偶数者胜：亮出火柴算最后一步。",
  },
  notation: {
    en: "the matches left, followed by o if the player to move has taken an odd number, such as 15 or 12o",
    zh: "剩余的火柴数，若轮到的一方已取奇数根则后加 o，如 15 或 12o",
  },
  space: "other",
  start: [{ left: 15, odd: false }],
  key: ({ left, odd }) => `${left}${odd ? "o" : ""}`,
  format: ({ left, odd }) => `${left}${odd ? "o" : ""}`,
  parse(text) {
    const odd = text.endsWith("o");
    return { left: parseNatural(odd ? text.slice(0, -1) : text), odd };
  },
  isPosition(value) {
    const { left, odd } = (value ?? {}) as Partial<Matches>;
    return isNatural(left) && typeof odd === "boolean";
  },
  moves,
  accelerators: {
    ruleInALine: {
      rule: "[n,p: n-k,(n+p+1)%2 if k <= 3 | 0 # n,p if n = 0 and p = 0 ; legal: p < 2]",
      at: ([left, odd]) => (odd! > 1 ? undefined : { left: left!, odd: odd === 1 }),
    },
    moveNamed(position, at) {
      if (at === SHOWN) return position.left === 0 && !position.odd ? { at, to: [] } : undefined;
      const matches = numberNamed(at, position.left < MOST ? position.left : MOST);
      return matches === undefined ? undefined : take(position, Number(matches));
    },
    cost: ({ left }) => (MOST + 1) * Number(left),
  },
  board(position) {
    const cells = row(position.left, () => takes(position));
    return position.left === 0 && !position.odd
      ? [{ shape: "label", x: 0, y: 0, text: SHOWN, touch: [SHOWN] }]
      : cells;
  },
  theorems: [
    {
      claim: {
        en: "By the number of matches mod 8, the values are 1, 0, 2, 3, 0, 1, 2, 3 if the player to move has an even number, and 0, 1, 2, 3, 1, 0, 2, 3 if odd.",
        zh: "按剩余火柴数除以 8 的余数，轮到的一方手中为偶数时 SG 值依次为 1、0、2、3、0、1、2、3，为奇数时依次为 0、1、2、3、1、0、2、3。",
      },
      source: {
        en: "by induction; the rules: GamesCrafters, University of California, Berkeley, Odd or Even",
        zh: "由归纳法；规则见 GamesCrafters（加州大学伯克利分校）的 Odd or Even",
      },
      proof: { by: "automaton", formula: "sg = (n + 1 - p + n/4) % 2 if n % 4 < 2; else n % 4" },
      *cases() {
        for (const [left] of naturals()) for (const odd of [false, true]) yield [{ left, odd }];
      },
      says: ({ left, odd }) => VALUES[odd ? "odd" : "even"][Number(BigInt(left) % 8n)]!,
    },
  ],
};
