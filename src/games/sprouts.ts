import { NotationError } from "../errors.ts";
import type { Cell, Game, LocalizedText, Move } from "../types.ts";
import {
  type Area,
  type Boundary,
  canonicalLand,
  isLetter,
  type Land,
  livesOf,
  partsOfLand,
  readLand,
  simplified,
  writeLand,
} from "./family/land.ts";

const MOST_SPOTS = 32;

const LAND: LocalizedText = {
  en: `a number of spots from 0 to ${MOST_SPOTS}, or a position: the spots of each boundary followed by a dot, with slashes between regions, such as 0.2ab./2ab.`,
  zh: `点数（0 到 ${MOST_SPOTS}），或一个局面：每条边界上的各点后加一个点号，区域之间用斜线，如 0.2ab./2ab.`,
};

/**
 * Occurrence of a spot in a boundary, where a line may begin. `at` numbers all of them in the land, from 1.
 */
interface Corner {
  readonly at: number;
  readonly spot: string;
  readonly boundary: number;
  readonly index: number;
}

function cornersOf(land: Land): Corner[][] {
  let at = 0;
  return land.map((area) =>
    area.flatMap((boundary, b) =>
      boundary.map((spot, index) => {
        at++;
        return { at, spot, boundary: b, index };
      }),
    ),
  );
}

/** The new spot, and end spots that now have two lines: names that no land has. */
const [MIDDLE, FIRST, SECOND] = ["new", "first", "second"];

/**
 * Letters of the end of a line in a boundary once the line is drawn: none if the spot then has three lines.
 */
function ended(spot: string, name: string): Boundary {
  if (spot === "0") return ["1"];
  return spot === "1" ? [name] : [];
}

const around = (boundary: Boundary, i: number): Boundary => [
  ...boundary.slice(i + 1),
  ...boundary.slice(0, i),
];

/** Region after a line between two boundaries, which joins them. */
function joined(area: Area, x: Corner, y: Corner): Area {
  const walk = ({ spot, boundary, index }: Corner, name: string): Boundary => {
    const end = ended(spot, name);
    return [...end, ...around(area[boundary]!, index), ...(spot === "1" ? end : [])];
  };
  const others = area.filter((_, b) => b !== x.boundary && b !== y.boundary);
  return [...others, [...walk(x, FIRST), MIDDLE, ...walk(y, SECOND), MIDDLE]];
}

/** Two boundaries after a line from a boundary to itself, which divides it. */
function parted(boundary: Boundary, x: Corner, y: Corner): readonly [Boundary, Boundary] {
  if (x === y) {
    const end = x.spot === "0" ? [FIRST] : [];
    return [
      [...end, MIDDLE],
      [...end, ...around(boundary, x.index), MIDDLE],
    ];
  }
  const [first, second] = [ended(x.spot, FIRST), ended(y.spot, SECOND)];
  return [
    [...first, ...boundary.slice(x.index + 1, y.index), ...second, MIDDLE],
    [...second, ...boundary.slice(y.index + 1), ...boundary.slice(0, x.index), ...first, MIDDLE],
  ];
}

/** Selections of boundaries; of equal boundaries only the number matters. */
function* choices(area: Area, left: readonly number[]): Generator<readonly number[]> {
  const [first] = left;
  if (first === undefined) {
    yield [];
    return;
  }
  const text = area[first]!.join("");
  const alike = area[first]!.some(isLetter) ? [first] : left.filter((b) => area[b]!.join("") === text);
  for (const rest of choices(
    area,
    left.filter((b) => !alike.includes(b)),
  ))
    for (let many = 0; many <= alike.length; many++) yield [...alike.slice(0, many), ...rest];
}

/** Lines between two corners of a region: their names, and the regions that they divide it into. */
function* lines(area: Area, corners: readonly Corner[]): Generator<{ at: string; areas: Land }> {
  const bare = corners.filter(({ spot }) => spot === "0").slice(2);
  const ends = corners.filter((corner) => !bare.includes(corner));
  for (const [i, x] of ends.entries())
    for (const y of ends.slice(i)) {
      const at = `${x.at}-${y.at}`;
      if (x === y ? livesOf(x.spot) < 2 : isLetter(x.spot) && x.spot === y.spot) continue;
      if (x.boundary !== y.boundary) {
        yield { at, areas: [joined(area, x, y)] };
        continue;
      }
      const [within, without] = parted(area[x.boundary]!, x, y);
      const others = [...area.keys()].filter((b) => b !== x.boundary);
      for (const inside of choices(area, others)) {
        const names = inside.map((b) => corners.find(({ boundary }) => boundary === b)!.at);
        const outside = others.filter((b) => !inside.includes(b));
        yield {
          at: names.length === 0 ? at : `${at}:${names.join()}`,
          areas: [
            [within, ...inside.map((b) => area[b]!)],
            [without, ...outside.map((b) => area[b]!)],
          ],
        };
      }
    }
}

/** Removes spots that have three lines from all boundaries. */
const withoutSpots = (land: Land, gone: readonly string[]): Land =>
  land.map((area) => area.map((boundary) => boundary.filter((spot) => !gone.includes(spot))));

/** Moves; of those with the same result only the first. */
function* moves(text: string): Generator<Move<string>> {
  const land = readLand(text);
  const seen = new Set<string>();
  const corners = cornersOf(land);
  for (const [a, area] of land.entries())
    for (const { at, areas } of lines(area, corners[a]!)) {
      const ends = at
        .split(/[-:]/, 2)
        .map((end) => corners[a]!.find((corner) => `${corner.at}` === end)!.spot);
      const left = withoutSpots(land.with(a, []).concat(areas), ends.filter(isLetter));
      const to = parts(left);
      const key = to.toSorted().join(" ");
      if (seen.has(key)) continue;
      seen.add(key);
      yield { at, to };
    }
}

const parts = (land: Land): string[] =>
  partsOfLand(simplified(land)).map((part) => writeLand(canonicalLand(part)));

const spots = (count: number): string => (count === 0 ? "." : "0.".repeat(count));

const isStart = (text: string): boolean => /^(?:0\.)+$/.test(text);

/** Whether each letter is written twice, in one boundary or in two regions. */
function isWhole(land: Land): boolean {
  const letters = new Set(land.flat(2).filter(isLetter));
  return [...letters].every((letter) => {
    const boundaries = land.flatMap((area, a) => area.map((boundary) => ({ a, boundary })));
    const holding = boundaries.filter(({ boundary }) => boundary.includes(letter));
    const times = holding.flatMap(({ boundary }) => boundary).filter((spot) => spot === letter).length;
    return times === 2 && (holding.length === 1 || holding[0]!.a !== holding[1]!.a);
  });
}

const isLand = (text: string): boolean =>
  text === "." ||
  (text.length <= MOST_LENGTH &&
    /^(?:(?:0|[12\p{L}]+)\.)+(?:\/(?:(?:0|[12\p{L}]+)\.)+)*$/u.test(text) &&
    isWhole(readLand(text)));

const MOST_LENGTH = 300;

function parse(text: string): string {
  if (/^\d{1,2}$/.test(text) && Number(text) <= MOST_SPOTS) return spots(Number(text));
  if (isLand(text)) return text;
  throw new NotationError(text, 0, LAND);
}

/**
 * Draws each boundary as a row of corners, the boundaries of a region below each other; touching a corner
 * offers the lines that begin there.
 */
function board(text: string): Cell[] {
  const land = readLand(text);
  const open = [...moves(text)].map(({ at }) => ({ at, ends: at.split(/[-:]/, 2) }));
  let [y, at] = [-1, 0];
  return land.flatMap((area) => {
    y++;
    return area.flatMap((boundary) => {
      y++;
      return boundary.flatMap((spot, x): Cell[] => {
        at++;
        const touch = open.filter(({ ends }) => ends.includes(`${at}`)).map((move) => move.at);
        const line: Cell[] = x === 0 ? [] : [{ shape: "edge", x: 2 * x - 2, y, end: [2 * x, y] }];
        const token: Cell = { shape: "token", x: 2 * x, y, ...(touch.length > 0 && { touch }) };
        return [
          ...line,
          token,
          { shape: "label", x: 2 * x + 0.5, y, text: `${at}${isLetter(spot) ? spot : ""}` },
        ];
      });
    });
  });
}

/** Sprouts: a move joins two spots, or one with itself, and puts a new spot on the line. */
export const sprouts: Game<string> = {
  id: "sprouts",
  name: { en: "Sprouts", zh: "豆芽游戏（Sprouts）" },
  look: { kind: "graphs" },
  rule: {
    en: "Join two spots, or one with itself, by a line that crosses none, and put a new spot on it; no spot has more than three lines.",
    zh: "用不与其他线相交的线连接两点或连回同一点，并在线上添一个新点；每点至多引出三条线。",
  },
  notation: LAND,
  space: "other",
  get start() {
    return [spots(2)];
  },
  moves,
  accelerators: {
    decompose: (text) => parts(readLand(text)),
    canonical: (text) => writeLand(canonicalLand(readLand(text))),
    cost: (text) =>
      2 **
      readLand(text)
        .flat(2)
        .reduce((sum, spot) => sum + livesOf(spot), 0),
  },
  key: (text) => text,
  parse,
  isPosition: (value) => typeof value === "string" && isLand(value),
  format: (text) => (isStart(text) ? `${text.length / 2}` : text),
  board,
  theorems: [
    {
      claim: {
        en: `From n spots, n from 1 to ${MOST_SPOTS}, the first player wins iff n mod 6 is 3, 4 or 5: found by search.`,
        zh: `从 n 个点开始（n 为 1 到 ${MOST_SPOTS}），先手必胜当且仅当 n mod 6 为 3、4 或 5：由搜索得到。`,
      },
      source: "Lemoine & Viennot, Computer analysis of Sprouts with nimbers, arXiv:1008.2320",
      covers: isStart,
      *cases() {
        for (;;) for (let n = 1; n <= 3; n++) yield [spots(n)];
      },
      says: (text) => ((text.length / 2) % 6 > 2 ? "N" : "P"),
    },
  ],
};
