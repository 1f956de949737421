import { NotationError } from "../errors.ts";
import { areNaturals } from "../nimber/natural.ts";
import type { Cell, Game, Move } from "../types.ts";
import { parseNaturals } from "./family/natural.ts";

/** Row lengths of a Young diagram, longest first; the first square of the first row is poisoned. */
type Rows = readonly number[];

function* moves(rows: Rows): Generator<Move<Rows>> {
  for (const [i, length] of rows.entries()) {
    for (let column = i === 0 ? 2 : 1; column <= length; column++) {
      const left = rows.map((row, j) => (j < i ? row : Math.min(row, column - 1)));
      yield { at: `${i + 1},${column}`, to: [left.filter((row) => row > 0)] };
    }
  }
}

const MOST = 10_000;

/**
 * Estimated moves that a search visits. Positions are lattice paths along the edge of the rectangle; each
 * square is a move.
 */
function effort(rows: Rows): number {
  const [width, height] = [rows[0]!, rows.length];
  let paths = 1;
  for (let i = 1; i <= Math.min(width, height); i++) paths *= (Math.max(width, height) + i) / i;
  return (paths * width * height) / 4;
}

/** Reads rows as 4,4,2, or a rectangle as 3x4: three rows of four. */
function parse(text: string): Rows {
  const times = text.indexOf("x");
  const numbers = parseNaturals(text.replace("x", ","), MOST).map(Number);
  const rows = times < 0 ? numbers : Array<number>(numbers[0]!).fill(numbers[1] ?? 0);
  const wrong = (times >= 0 && numbers.length !== 2) || rows.some((row, i) => row > (rows[i - 1] ?? row));
  if (wrong || !((rows[0] ?? 0) > 0)) {
    throw new NotationError(text, 0, {
      en: "rows, none longer than the one above, such as 4,4,2, or a rectangle, such as 3x4",
      zh: "各行长度（下一行不长于上一行），如 4,4,2；或矩形，如 3x4",
    });
  }
  return rows.filter((row) => row > 0);
}

const isChomp = (rows: unknown): boolean =>
  areNaturals(rows) &&
  rows.length > 0 &&
  rows.every((row, i) => row > 0 && row <= (rows[i - 1] ?? Number.MAX_SAFE_INTEGER));

/** Rows without the empty ones at the end; undefined unless they are a position. */
function boxed(place: readonly number[]): Rows | undefined {
  const rows = place.slice(0, place.findLastIndex((row) => row > 0) + 1);
  return isChomp(rows) ? rows : undefined;
}

const board = (rows: Rows): Cell[] =>
  rows.flatMap((length, y) =>
    Array.from(
      { length },
      (_, x): Cell =>
        x === 0 && y === 0
          ? { shape: "hole", x, y }
          : { shape: "square", x, y, touch: [`${y + 1},${x + 1}`] },
    ),
  );

/** Rectangles ordered by rows plus columns, except those with too many positions to search. */
function* rectangles(): Generator<[Rows]> {
  for (let total = 2; ; total++) {
    for (let m = 1; m < total; m++) {
      const shorter = Math.min(m, total - m);
      let positions = 1;
      for (let i = 1; i <= shorter; i++) positions *= (total - shorter + i) / i;
      if (positions <= 3000) yield [Array<number>(m).fill(total - m)];
    }
  }
}

/** Chomp: a move eats a square with all below it and to its right; the top left square is poisoned. */
export const chomp: Game<Rows> = {
  id: "chomp",
  program: { name: "rows" },
  name: { en: "Chomp", zh: "Chomp 巧克力游戏" },
  look: { picture: "chocolate", moves: "bites" },
  rule: {
    en: "Eat a square and all squares that are neither above it nor to the left of it; the top left square is poisoned and must not be eaten.",
    zh: "吃掉一格，以及不在它上方也不在它左方的所有格；左上角的一格有毒，不能吃。",
  },
  start: [[4, 4, 4]],
  space: "tuple",
  notation: {
    en: "the lengths of the rows, such as 4,4,2, or a rectangle, such as 3x4",
    zh: "各行长度，如 4,4,2；或矩形，如 3x4",
  },
  moves,
  accelerators: {
    encoding: { kind: "diagram", poisoned: true },
    cost: effort,
    fromCoordinates: boxed,
  },
  key: String,
  parse,
  isPosition: isChomp,
  format: (rows) => (rows[1] && rows.at(-1) === rows[0] ? `${rows.length}x${rows[0]}` : rows.join()),
  describeMove(at) {
    const [row, square] = at.split(",");
    return {
      en: `biting at row ${row}, square ${square} (${at})`,
      zh: `咬第 ${row} 行第 ${square} 格（${at}）`,
    };
  },
  board,
  theorems: [
    {
      claim: {
        en: "A rectangle of more than one square is an N-position.",
        zh: "多于一格的矩形都是必胜态。",
      },
      source: {
        en: "Gale, Amer. Math. Monthly 81 (1974) 876, by strategy stealing",
        zh: "Gale, Amer. Math. Monthly 81 (1974) 876，由策略盗取论证",
      },
      covers: (rows) => rows.every((row) => row === rows[0]),
      cases: rectangles,
      says: (rows) => (rows.length === 1 && rows[0] === 1 ? "P" : "N"),
    },
    {
      claim: {
        en: "Two rows are a P-position iff the first is longer by one.",
        zh: "两行时为必败态，当且仅当第一行恰好多一格。",
      },
      source: "Gale, Amer. Math. Monthly 81 (1974) 876",
      proof: {
        by: "automaton",
        rule: "[x,y: x-k,min(x-k,y) if k < x | x,y-k if y <= x]",
        formula: "P iff x = y + 1 or x < y or x = 0",
      },
      covers: (rows) => rows.length === 2,
      *cases() {
        for (let first = 1; ; first++)
          for (let second = 1; second <= first; second++) yield [[first, second]];
      },
      says: (rows) => (rows[0] === rows[1]! + 1 ? "P" : "N"),
    },
    {
      claim: {
        en: "The value of a hook, one row and one column, is the nim-sum of its two arms.",
        zh: "只有一行一列的钩形，SG 值等于两臂长度的异或和。",
      },
      source: {
        en: "Bouton, Ann. of Math. 3 (1901) 35: the arms are heaps of Nim",
        zh: "Bouton, Ann. of Math. 3 (1901) 35：各臂即 Nim 的各堆",
      },
      covers: (rows) => rows.slice(1).every((row) => row === 1),
      *cases() {
        for (let total = 0; ; total++) {
          for (let arm = 0; arm <= total; arm++) yield [[total - arm + 1, ...Array<number>(arm).fill(1)]];
        }
      },
      says: (rows) => (rows[0]! - 1) ^ (rows.length - 1),
    },
  ],
};
