import { NotationError } from "../errors.ts";
import { saysOf } from "../law-value/evaluate.ts";
import type { Cell, Game, Move, Theorem } from "../types.ts";
import { law as dawson } from "./dawsons-kayles.ts";

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

const rows = saysOf(dawson);

/** Value of a strip of width 2, which moves cut like a row of two pins less in Dawson's Kayles. */
const strip = (side: number): number => Number(rows(side - 2));

function* cases(): Generator<readonly Sheet[]> {
  for (let sum = 2 * LEAST; sum <= 2 * MOST; sum++)
    for (let x = LEAST; x <= Math.min(MOST, sum - LEAST); x++) if (sum - x <= MOST) yield [[x, sum - x]];
}

/** Condition that a strip has value 0. */
const isLost = (side: string): string => `(${side} in {2,3,17,37} or ${side} % 34 in {7,11,23,27,31})`;

const SHOWN = {
  source: {
    en: "docs/theory/period.md, cuts in two directions",
    zh: "docs/theory/period.zh-CN.md，沿两个方向剪",
  },
  proof: { by: "theory", chapter: "period" },
} as const;

const values: Theorem<Sheet> = {
  ...SHOWN,
  claim: {
    en: "Let D(n) be the value of a row of n - 2 in Dawson's Kayles. The value is D(y) if D(x) = 0, D(x) if D(y) = 0, and else 1.",
    zh: "设 D(n) 为 Dawson's Kayles 中 n − 2 个木瓶的 SG 值。D(x) = 0 时值为 D(y)，D(y) = 0 时值为 D(x)，否则值为 1。",
  },
  cases,
  says([x, y]) {
    const [a, b] = [strip(x), strip(y)];
    return a === 0 ? b : b === 0 ? a : 1;
  },
};

const losses: Theorem<Sheet> = {
  ...SHOWN,
  claim: {
    en: "A sheet is a P-position iff each of its sides is 2, 3, 17 or 37, or leaves the remainder 7, 11, 23, 27 or 31 by 34.",
    zh: "一张纸为必败态，当且仅当它的每条边长为 2、3、17、37，或除以 34 余 7、11、23、27、31。",
  },
  cases,
  says: ([x, y]) => (strip(x) === 0 && strip(y) === 0 ? "P" : "N"),
  law: { kind: "formula", text: `P iff ${isLost("x")} and ${isLost("y")}`, variables: ["x", "y"] },
};

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
  theorems: [values, losses],
};
