import { multiply } from "../../nimber/field/index.ts";
import { leastNotIn } from "../../nimber/mex.ts";
import { areNaturals, type Natural, natural } from "../../nimber/natural.ts";
import { nimSum } from "../../nimber/nim-sum.ts";
import type { Cell, Game, LocalizedText, Move, Rules, Tick } from "../../types.ts";
import { tuples } from "../family/natural.ts";
import { parsePair } from "../family/pair.ts";
import { misereNote, USUAL_LARGEST } from "./turning.ts";

/** Coin in row x and column y of a board. */
export type Square = readonly [Natural, Natural];

/** Largest row and column that is drawn. */
const DRAWN = 24;

export const HEAD: LocalizedText = {
  en: "the row and column of a coin that shows heads, counted from 0, such as 2,3",
  zh: "正面朝上的硬币所在的行与列，从 0 数起，如 2,3",
};

/**
 * Product of two one-number games as coin rules: if one game allows turning a set of coins, and the other
 * another set, the product turns the coins in the rows of the first and the columns of the second set.
 */
export function product(rows: Game<Natural>, columns: Game<Natural>): Game<Square> {
  const inner = (game: Game<Natural>) => game.id.replace(/^coins\((.*)\)$/, "$1");
  const [first, second] = [valuesOf(rows), valuesOf(columns)];

  function* moves([x, y]: Square, tick?: Tick): Generator<Move<Square>> {
    for (const across of rows.moves(x, tick)) {
      for (const along of columns.moves(y, tick)) {
        // A move turns every combination of a row and a column of its two sets.
        for (let coins = 0; coins <= across.to.length * (1 + along.to.length); coins++) tick?.();
        const to = [...across.to, x]
          .flatMap((row) => [...along.to, y].map((column): Square => [row, column]))
          .slice(0, -1);
        yield { at: `${across.at}*${along.at}`, to };
      }
    }
  }

  return {
    id: `coins(${inner(rows)}*${inner(columns)})`,
    name: {
      en: `${rows.name.en} times ${columns.name.en}`,
      zh: `${rows.name.zh} × ${columns.name.zh}`,
    },
    rule: {
      en: `Turn coins of a board: a set of rows as in ${inner(rows)}, a set of columns as in ${inner(columns)}, and every coin where they cross, the last from heads to tails.`,
      zh: `翻棋盘上的硬币：按 ${inner(rows)} 选一组行，按 ${inner(columns)} 选一组列，翻所有交叉处的硬币，其中最后一枚须由正面翻成反面。`,
    },
    notation: HEAD,
    misereNote,
    space: "pair",
    start: [[2, 3]],
    key: (square) => square.join(),
    parse: (text) => parsePair(text, HEAD),
    format: (square) => square.join(),
    isPosition: (value) =>
      areNaturals(value) && value.length === 2 && rows.isPosition!(value[0]) && columns.isPosition!(value[1]),
    moves,
    accelerators: {
      usualLargest: USUAL_LARGEST,
      cost: ([x, y]) =>
        (rows.accelerators?.cost?.(x) ?? Number(x)) * (columns.accelerators?.cost?.(y) ?? Number(y)),
    },
    board: (square) => coinBoard(square, moves(square)),
    theorems: [
      {
        claim: {
          en: "The value of a head is the nim product of the values of its row and its column (the Tartan theorem).",
          zh: "正面的 SG 值等于其所在行、列的 SG 值的 Nim 积（Tartan 定理）。",
        },
        source: "Winning Ways (2nd ed.), vol. 3, ch. 14",
        *cases() {
          for (const [x, y] of tuples(2)) yield [[x!, y!]];
        },
        says: (...heads) =>
          natural(nimSum(...heads.map(([x, y]) => natural(BigInt(multiply(first(x), second(y))))))),
      },
    ],
  };
}

/** Values of single heads computed from the rules, each once; every move leaves smaller numbers. */
function valuesOf(game: Rules<Natural> & Pick<Game<Natural>, "theorems">): (n: Natural) => Natural {
  const theorem = game.theorems.find(({ play, covers }) => play !== "misere" && covers === undefined);
  const known: Natural[] = [];
  return (n) => {
    const said = theorem?.says(n);
    if (said !== undefined && typeof said !== "string") return said;
    for (let m = known.length; m <= n; m++) {
      const seen = new Set<Natural>();
      for (const { to } of game.moves(m))
        seen.add(natural(nimSum(...to.map((each) => known[Number(each)]!))));
      known.push(leastNotIn((number) => seen.has(number)));
    }
    return known[Number(n)]!;
  };
}

/** Draws the board up to the head; touching a square offers the moves that turn its coin. */
export function coinBoard([x, y]: Square, moves: Iterable<Move<Square>>): Cell[] {
  if (x > DRAWN || y > DRAWN) return [{ shape: "label", x: 0, y: 0, text: `${x},${y}` }];
  const [height, width] = [Number(x) + 1, Number(y) + 1];
  const touch: string[][] = Array.from({ length: height * width }, () => []);
  for (const { at, to } of moves) {
    for (const [row, column] of [...to, [x, y]]) touch[Number(row) * width + Number(column)]!.push(at);
  }
  const squares = touch.map((names, i): Cell => {
    return { shape: "square", x: i % width, y: Math.floor(i / width), touch: names };
  });
  return [...squares, { shape: "token", x: width - 1, y: height - 1, touch: touch.at(-1)! }];
}
