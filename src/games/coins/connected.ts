import { areNaturals, type Natural, natural } from "../../nimber/natural.ts";
import { nimSum } from "../../nimber/nim-sum.ts";
import type { Game, LocalizedText, Move, Tick } from "../../types.ts";
import { parsePair } from "../family/pair.ts";
import { coinBoard, type Square } from "./tartan.ts";
import { misereNote, USUAL_LARGEST } from "./turning.ts";

// Coins on a board, of which a move turns a connected set.

const HEAD: LocalizedText = {
  en: "the row and column of a coin that shows heads, counted from 0, such as 1,2",
  zh: "正面朝上的硬币所在的行与列，从 0 数起，如 1,2",
};

/**
 * Connected sets of squares in rows 0 to x and columns 0 to y that contain the last square; each set once.
 */
function* connected(x: number, y: number, tick?: Tick): Generator<number[]> {
  const width = y + 1;
  const last = (x + 1) * width - 1;
  function* grown(set: number[], border: number[], left: ReadonlySet<number>): Generator<number[]> {
    tick?.();
    yield set;
    const out = new Set(left);
    for (const [i, square] of border.entries()) {
      out.add(square);
      const more = near(square).filter(
        (each) => !out.has(each) && !set.includes(each) && !border.includes(each),
      );
      yield* grown([...set, square], [...border.slice(i + 1), ...more], out);
    }
  }
  const near = (square: number): number[] => {
    const column = square % width;
    return [
      square - width,
      square + width,
      column > 0 ? square - 1 : -1,
      column < y ? square + 1 : -1,
    ].filter((each) => each >= 0 && each <= last);
  };
  yield* grown([last], near(last), new Set([last]));
}

function* moves([x, y]: Square, tick?: Tick): Generator<Move<Square>> {
  const width = Number(y) + 1;
  for (const set of connected(Number(x), Number(y), tick)) {
    const squares = set.sort((a, b) => a - b).map((each): Square => [Math.floor(each / width), each % width]);
    yield { at: squares.map((each) => each.join()).join(";"), to: squares.slice(0, -1) };
  }
}

function valueAt([x, y]: Square): Natural {
  const last = BigInt(x) + BigInt(y);
  return natural(x === 0 || y === 0 ? (last + 1n) & -(last + 1n) : 1n << last);
}

/** Largest number of squares for plain play; there are too many connected sets beyond it. */
const FEW = 12;

export const connectedCoins: Game<Square> = {
  id: "coins(connected)",
  name: { en: "Turning connected coins", zh: "染色游戏（翻连通块）" },
  rule: {
    en: "Turn connected coins of a board. The block must contain the coin in its lowest row and rightmost column, which goes from heads to tails.",
    zh: "翻棋盘上连通的一块硬币，其中行、列都最大的一枚须在块中，且由正面翻成反面。",
  },
  notation: HEAD,
  misereNote,
  space: "pair",
  start: [[1, 2]],
  key: (square) => square.join(),
  parse: (text) => parsePair(text, HEAD),
  format: (square) => square.join(),
  isPosition: (value) => areNaturals(value) && value.length === 2,
  moves,
  accelerators: {
    usualLargest: USUAL_LARGEST,
    cost: ([x, y]) => 2 ** Math.min(1000, Number(x) * Number(y)) * (Number(x) + Number(y) + 1),
  },
  board: (square) => coinBoard(square, moves(square)),
  theorems: [
    {
      claim: {
        en: "A head in row x and column y has value 2^(x+y); in row or column 0 it is the greatest power of 2 that divides x + y + 1.",
        zh: "第 x 行第 y 列的正面，SG 值为 2^(x+y)；在第 0 行或第 0 列时，为整除 x + y + 1 的最大的 2 的幂。",
      },
      source: {
        en: "Luogu P2594, ZJOI 2009; the first row is Ruler, Winning Ways (2nd ed.), vol. 3, ch. 14",
        zh: "洛谷 P2594，ZJOI 2009；第一行即 Ruler，Winning Ways (2nd ed.), vol. 3, ch. 14",
      },
      *cases() {
        for (let x = 0; x < FEW; x++) for (let y = 0; (x + 1) * (y + 1) <= FEW; y++) yield [[x, y]];
        for (let n = FEW; ; n++) yield [[0, n]];
      },
      says: (...heads) => natural(nimSum(...heads.map(valueAt))),
    },
  ],
};
