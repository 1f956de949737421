import { NotationError } from "../errors.ts";
import type { Cell, Game, Move } from "../types.ts";

/** Sides of a sheet. */
type Sheet = readonly [width: number, height: number];

const MOST = 1000;

/** Least width after a cut: from a strip of width 1 the opponent would cut a single square. */
const LEAST = 2;

function* moves([width, height]: Sheet): Generator<Move<Sheet>> {
  for (let x = LEAST; 2 * x <= width; x++)
    yield {
      at: `|${x}`,
      to: [
        [x, height],
        [width - x, height],
      ],
    };
  for (let y = LEAST; 2 * y <= height; y++)
    yield {
      at: `-${y}`,
      to: [
        [width, y],
        [width, height - y],
      ],
    };
}

const isSheet = (value: unknown): value is Sheet =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((side) => Number.isInteger(side) && side >= LEAST && side <= MOST);

function parse(text: string): Sheet {
  const sheet = /^\d{1,4}[,x×*]\d{1,4}$/.test(text) ? text.split(/[,x×*]/).map(Number) : [];
  if (isSheet(sheet)) return sheet;
  throw new NotationError(text, 0, {
    en: `two sides from ${LEAST} to ${MOST}, such as 4x7`,
    zh: `两条边长（${LEAST} 到 ${MOST}），如 4x7`,
  });
}

const format = ([width, height]: Sheet): string => `${width}x${height}`;

/** Draws the squares; touching one offers the cuts to its left and above it. */
function board([width, height]: Sheet): Cell[] {
  const names = new Set([...moves([width, height])].map(({ at }) => at));
  return Array.from({ length: width * height }, (_, i): Cell => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const touch = [`|${x}`, `-${y}`].filter((name) => names.has(name));
    return { shape: "square", x, y, ...(touch.length > 0 && { touch }) };
  });
}

/** Sheet of squares that a move cuts in two along a line; whoever first cuts out a single square wins. */
export const paperCutting: Game<Sheet> = {
  id: "paper-cutting",
  name: { en: "Cutting paper", zh: "剪纸游戏" },
  rule: {
    en: "Cut a sheet of squares in two along a line; whoever first cuts out a single square wins, so no cut leaves a strip of width 1.",
    zh: "沿格线把一张方格纸剪成两张；先剪出单个方格者胜，因此不会剪出宽为 1 的纸条。",
  },
  notation: { en: "the sides of a sheet, such as 4x7", zh: "纸的两条边长，如 4x7" },
  space: "pair",
  start: [[4, 7]],
  moves,
  key: ([width, height]) => 1024 * Math.min(width, height) + Math.max(width, height),
  parse,
  isPosition: isSheet,
  accelerators: {
    ruleInALine: {
      rule: "[x,y: a,y & x-a,y if a > 1 and x-a > 1 | x,a & x,y-a if a > 1 and y-a > 1 ; legal: x > 1 and y > 1]",
    },
    fromCoordinates: (place) => (isSheet(place) ? place : undefined),
  },
  format,
  board,
  theorems: [],
};
