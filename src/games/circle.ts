import { NotationError } from "../errors.ts";
import { isNatural, minus, type Natural, natural, plus } from "../nimber/natural.ts";
import type { Cell, Family, Game, Move, Outcome } from "../types.ts";
import { type Place, row } from "./family/heap.ts";
import { parseNatural } from "./family/natural.ts";

/** Adjacent coins, in a ring or, once there is a gap, in a row. */
interface Coins {
  readonly shape: "ring" | "row";
  readonly coins: Natural;
}

/** A move that takes the coins `first` to `last`, counted from 1; in a ring it may go past the last coin. */
type Take = Move<Coins> & Place;

function* moves({ shape, coins }: Coins, takes: readonly number[]): Generator<Take> {
  for (const s of takes) {
    if (s > coins) break;
    const firsts = shape === "row" ? plus(minus(coins, s), 1) : s === coins ? 1 : coins;
    for (let first = 1; first <= firsts; first++) yield take({ shape, coins }, first, s);
  }
}

function take({ shape, coins }: Coins, first: Natural, s: number): Take {
  const end = plus(first, s - 1);
  const last = shape === "ring" && end > coins ? minus(end, coins) : end;
  const rows = shape === "ring" ? [minus(coins, s)] : [minus(first, 1), minus(coins, end)];
  return {
    at: s === 1 ? `${first}` : `${first}-${last}`,
    to: rows.filter((left) => left !== 0).map((left): Coins => ({ shape: "row", coins: left })),
    first: Number(first),
    last: Number(last),
  };
}

/** Takes all coins, or the middle one or two of a row, so that two equal rows remain. */
function reach(position: Coins, value: Natural, k: number): Take | undefined {
  const { shape, coins } = position;
  const odd = BigInt(coins) % 2n === 1n;
  if (k === 1) return coins !== 0 && value === (odd ? 0 : 1) ? take(position, 1, 1) : undefined;
  if (value !== 0 || coins === 0) return undefined;
  if (coins <= k) return take(position, 1, Number(coins));
  if (shape === "ring") return undefined;
  const s = odd ? 1 : 2;
  return take(position, plus(natural(BigInt(minus(coins, s)) / 2n), 1), s);
}

function outcome({ shape, coins }: Coins, k: number): Natural | Outcome {
  if (k === 1) return Number(BigInt(coins) % 2n);
  if (coins === 0) return "P";
  return shape === "row" || coins <= k ? "N" : "P";
}

function parse(text: string): Coins {
  if (!text.startsWith("row")) return { shape: "ring", coins: parseNatural(text) };
  try {
    return { shape: "row", coins: parseNatural(text.slice(3)) };
  } catch (error) {
    throw error instanceof NotationError ? error.within(text, 3) : error;
  }
}

function board(position: Coins, takes: readonly number[]): Cell[] {
  if (position.shape === "row") return row(position.coins, () => moves(position, takes));
  const n = Number(position.coins);
  if (n > 100) return [{ shape: "label", x: 0, y: 0, text: `${position.coins}` }];
  const radius = Math.max(1, n / 4);
  const touch: string[][] = Array.from({ length: n }, () => []);
  for (const { at, first, last } of moves(position, takes)) {
    for (let coin = first; ; coin = coin === n ? 1 : coin + 1) {
      touch[coin - 1]!.push(at);
      if (coin === last) break;
    }
  }
  return touch.map((names, i) => ({
    shape: "token",
    x: radius * (1 + Math.sin((2 * Math.PI * i) / n)),
    y: radius * (1 - Math.cos((2 * Math.PI * i) / n)),
    touch: names,
  }));
}

/** Coins in a circle where a move takes a number of adjacent coins that is in `takes` (ascending). */
export function circleOf(takes: readonly number[]): Game<unknown> {
  const most = takes.at(-1)!;
  return (takes.length === most ? circleGame(most) : ringGame(takes)) as Game<unknown>;
}

function ringGame(takes: readonly number[]): Game<Coins> {
  const listed = takes.join();
  return {
    id: `circle{${listed}}`,
    name: { en: `Coins in a circle, ${listed} at a time`, zh: `硬币围圈（每次 ${listed} 枚）` },
    rule: {
      en: `Take ${takes.join(" or ")} coins that touch one another; a gap never closes.`,
      zh: `取走 ${takes.join(" 或 ")} 枚依次相邻的硬币；取走后留下的空隙不会合拢。`,
    },
    look: { picture: "coins" },
    space: "other",
    start: [{ shape: "ring", coins: 10 }],
    notation: {
      en: "the coins in the circle, such as 10; or in a row, such as row7",
      zh: "圈上的硬币数，如 10；或排成一行的硬币数，如 row7",
    },
    moves: (position) => moves(position, takes),
    accelerators: {
      ruleInALine: {
        rule: `[n,c: n-k,0 if k in {${listed}} and k < n | 0 # n,c if n in {${listed}} | a,0 & n-a-k,0 if c = 0 and k in {${listed}} and a+k < n ; legal: c < 2]`,
        at: ([coins, closed]) =>
          closed! > 1 ? undefined : { shape: closed === 1 ? "ring" : "row", coins: coins! },
      },
      cost: ({ coins }) => takes.length * Number(coins) ** 2,
    },
    key: ({ shape, coins }) => `${shape}${coins}`,
    parse,
    isPosition(value) {
      const { shape, coins } = (value ?? {}) as Partial<Coins>;
      return (shape === "ring" || shape === "row") && isNatural(coins);
    },
    format: ({ shape, coins }) => (shape === "row" ? `row${coins}` : `${coins}`),
    board: (position) => board(position, takes),
    theorems: [],
  };
}

function circleGame(k: number): Game<Coins> {
  return {
    ...ringGame(Array.from({ length: k }, (_, i) => i + 1)),
    id: `circle(${k})`,
    program: { name: "symmetry", parameter: k },
    name: { en: `Coins in a circle, 1 to ${k}`, zh: `硬币围圈（1 至 ${k} 枚）` },
    rule: {
      en: `Take 1 to ${k} coins that touch one another; a gap never closes.`,
      zh: `取走 1 至 ${k} 枚依次相邻的硬币；取走后留下的空隙不会合拢。`,
    },
    accelerators: {
      ...ringGame(Array.from({ length: k }, (_, i) => i + 1)).accelerators,
      moveToValue: (position, value) => reach(position, value, k),
    },
    theorems: [
      {
        claim:
          k === 1
            ? { en: "The value of n coins is n mod 2.", zh: "n 枚硬币的 SG 值为 n mod 2。" }
            : {
                en: `A circle of n coins is a P-position iff n = 0 or n > ${k}; a row of coins is an N-position.`,
                zh: `n 枚硬币围成的圈为必败态，当且仅当 n = 0 或 n > ${k}；排成一行的硬币必为必胜态。`,
              },
        source: {
          en: "Gardner, Hexaflexagons and Other Mathematical Diversions; by symmetry",
          zh: "Gardner, Hexaflexagons and Other Mathematical Diversions；由对称性",
        },
        *cases() {
          for (let coins = 0; ; coins++) {
            yield [{ shape: "ring", coins }];
            if (coins > 0) yield [{ shape: "row", coins }];
          }
        },
        says: (position) => outcome(position, k),
      },
    ],
  };
}

/** Coins in a circle for each k: a move takes 1 to k adjacent coins, and a gap never closes. */
export const circle: Family<Coins> = {
  id: "circle",
  name: { en: "Coins in a circle", zh: "硬币围圈" },
  rule: {
    en: "Take 1 to k coins that touch one another; a gap never closes.",
    zh: "取走 1 至 k 枚依次相邻的硬币；取走后留下的空隙不会合拢。",
  },
  parameters: [{ name: "k", least: 1, usual: 2 }],
  game: circleGame,
};
