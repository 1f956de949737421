import { NotationError } from "../errors.ts";
import type { Cell, Game, Move, Text } from "../types.ts";

/** The rows of a board: x and o are stones of the two colours, a dot is an empty square. */
type Rows = readonly string[];

const MOST_SQUARES = 400;

const BOARD: Text = {
  en: "rows of stones, as xoxo/oxox, a dot being an empty square",
  zh: "逐行写出的棋子，如 xoxo/oxox，点为空格",
};

const at = (rows: Rows, x: number, y: number): string => rows[y]?.[x] ?? ".";
const nameOf = (x: number, y: number): string =>
  `${x < 26 ? String.fromCharCode(97 + x) : `${x + 1}.`}${y + 1}`;

const STEPS = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

interface Step {
  readonly name: string;
  readonly from: readonly [x: number, y: number];
  readonly onto: readonly [x: number, y: number];
}

/** Every stone onto every stone beside it that is of the other colour. */
function* steps(rows: Rows): Generator<Step> {
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      const stone = row[x]!;
      if (stone === ".") continue;
      for (const [dx, dy] of STEPS) {
        const other = at(rows, x + dx, y + dy);
        if (other === "." || other === stone) continue;
        yield { name: `${nameOf(x, y)}-${nameOf(x + dx, y + dy)}`, from: [x, y], onto: [x + dx, y + dy] };
      }
    }
}

const placed = (rows: Rows, x: number, y: number, stone: string): Rows =>
  rows.with(y, rows[y]!.slice(0, x) + stone + rows[y]!.slice(x + 1));

function* moves(rows: Rows): Generator<Move<Rows>> {
  for (const { name, from, onto } of steps(rows)) {
    const moved = placed(placed(rows, ...onto, at(rows, ...from)), ...from, ".");
    yield { at: name, to: components(moved) };
  }
}

/** Stones that hold together, each group in place on a board of its own; those of one colour have no moves. */
function components(rows: Rows): Rows[] {
  const width = rows[0]?.length ?? 0;
  const seen = new Set<number>();
  const found: Rows[] = [];
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      if (row[x] === "." || seen.has(y * width + x)) continue;
      const group = [[x, y] as const];
      seen.add(y * width + x);
      for (const [a, b] of group)
        for (const [dx, dy] of STEPS) {
          const [c, d] = [a + dx, b + dy];
          if (at(rows, c, d) === "." || seen.has(d * width + c)) continue;
          seen.add(d * width + c);
          group.push([c, d]);
        }
      if (new Set(group.map(([a, b]) => at(rows, a, b))).size < 2) continue;
      const squares = rows.map((each) => Array<string>(each.length).fill("."));
      for (const [a, b] of group) squares[b]![a] = at(rows, a, b);
      found.push(squares.map((each) => each.join("")));
    }
  return found;
}

/** The least text of the images of a board in mirrors, turns and with colours exchanged, without empty sides. */
function canonical(rows: Rows): Rows {
  const trimmed = trim(turned(trim(turned(rows))));
  let least: string | undefined;
  let image: Rows = trimmed;
  for (let turn = 0; turn < 8; turn++) {
    image = turn === 4 ? turned(image) : turn % 2 === 1 ? image.toReversed() : image.map(backwards);
    const text = image.join("/");
    for (const each of [text, exchanged(text)]) if (least === undefined || each < least) least = each;
  }
  return (least ?? "").split("/");
}

const backwards = (row: string): string => [...row].reverse().join("");
const exchanged = (text: string): string => text.replace(/[xo]/g, (stone) => (stone === "x" ? "o" : "x"));
const turned = (rows: Rows): Rows =>
  Array.from({ length: rows[0]?.length ?? 0 }, (_, x) => rows.map((row) => row[x]).join(""));

function trim(rows: Rows): Rows {
  const used = rows.map((row) => /[xo]/.test(row));
  return used.includes(true) ? rows.slice(used.indexOf(true), used.lastIndexOf(true) + 1) : [];
}

const count = (rows: Rows): number => rows.join("").replaceAll(".", "").length;

function parse(text: string): Rows {
  const rows = text.split("/");
  const wrong = text.search(/[^xo./]/);
  const uneven = rows.findIndex((row) => row.length !== rows[0]!.length || row === "");
  if (wrong >= 0 || uneven >= 0 || text.length > MOST_SQUARES) {
    const before = rows.slice(0, Math.max(0, uneven)).join("/").length;
    throw new NotationError(text, wrong >= 0 ? wrong : before, BOARD);
  }
  return rows;
}

function admits(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every(
    (row) => typeof row === "string" && /^[xo.]+$/.test(row) && row.length === value[0].length,
  );
}

function board(rows: Rows): Cell[] {
  const offers = new Map<string, string[]>();
  for (const { name, from } of steps(rows)) {
    const here = nameOf(...from);
    offers.set(here, [...(offers.get(here) ?? []), name]);
  }
  return rows.flatMap((row, y) =>
    [...row].map((stone, x): Cell => {
      const touch = offers.get(nameOf(x, y));
      if (stone === ".") return { shape: "hole", x, y };
      return {
        shape: "token",
        x,
        y,
        tone: stone === "x" ? "dark" : "light",
        ...(touch !== undefined && { touch }),
      };
    }),
  );
}

/** Strips of one o behind so many x, over and over. */
function* lone(): Generator<[Rows]> {
  for (;;) for (let others = 0; others < 30; others++) yield [[`${"x".repeat(others)}o`]];
}

export const clobber: Game<Rows> = {
  id: "clobber",
  name: { en: "Clobber, impartial", zh: "Clobber（公平版）" },
  rule: {
    en: "Move any stone onto one of the other colour beside it, which is gone.",
    zh: "任选一枚棋子，移到相邻的异色棋子上并将其吃掉。",
  },
  start: [["xoxo", "oxox", "xoxo"]],
  space: "other",
  notation: BOARD,
  moves,
  parts: components,
  canonical,
  key: (rows) => rows.join("/"),
  effort: (rows) => 1.6 ** Math.min(count(rows), 1000),
  parse,
  admits,
  format: (rows) => rows.join("/"),
  board,
  theorems: [
    {
      claim: {
        en: "A strip of one stone at the end of k of the other colour has value 0 where k = 0, else 1 where k is odd, and 2 where it is even.",
        zh: "一条上 k 枚同色棋子的末端有一枚异色棋子：k = 0 时 SG 值为 0，k 为奇数时为 1，为偶数时为 2。",
      },
      source: "by induction: a move leaves the strip that is shorter by one, or nothing to be eaten",
      covers: (rows) => /^(x*o|o*x)$/.test(rows.join("/")),
      cases: lone,
      says: ([row]) => (row!.length === 1 ? 0 : row!.length % 2 === 0 ? 1 : 2),
    },
  ],
};
