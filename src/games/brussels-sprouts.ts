import { NotationError } from "../errors.ts";
import { areNaturals } from "../nimber/natural.ts";
import type { Cell, Game, Move } from "../types.ts";

/** Region: the number of free arms of each figure in it, in ascending order. */
type Region = readonly number[];

const MOST_CROSSES = 1000;
const MOST_ARMS = 4 * MOST_CROSSES;

const ascending = (arms: readonly number[]): Region => arms.toSorted((a, b) => a - b);
const total = (arms: Region): number => arms.reduce((sum, each) => sum + each, 0);

/**
 * Whether figure `i` is the first of those with its number of arms; figures with equally many arms are
 * equivalent.
 */
const isFirst = (arms: Region, i: number): boolean => arms[i] !== arms[i - 1];

/** Selections of figures, up to equivalence. */
function* choices(arms: Region, chosen: Region = []): Generator<Region> {
  if (arms.length === 0) {
    yield chosen;
    return;
  }
  const alike = arms.lastIndexOf(arms[0]!) + 1;
  for (let many = 0; many <= alike; many++)
    yield* choices(arms.slice(alike), [...chosen, ...arms.slice(0, many)]);
}

function without(arms: Region, chosen: Region): Region {
  const left = [...arms];
  for (const each of chosen) left.splice(left.indexOf(each), 1);
  return left;
}

/** A line between two figures joins them; a line from a figure to itself divides the region. */
function* moves(arms: Region): Generator<Move<Region>> {
  for (const [i, first] of arms.entries()) {
    if (!isFirst(arms, i)) continue;
    for (const [j, second] of arms.entries()) {
      if (j <= i || (j > i + 1 && !isFirst(arms, j))) continue;
      const others = arms.filter((_, k) => k !== i && k !== j);
      yield { at: `${first}-${second}`, to: [ascending([...others, first + second])] };
    }
    const others = arms.filter((_, k) => k !== i);
    for (let between = 0; between <= first - 2; between++)
      for (const inside of choices(others)) {
        const within = ascending([...inside, between + 1]);
        const outside = ascending([...without(others, inside), first - 1 - between]);
        const about = inside.length === 0 ? "" : `:${inside.join()}`;
        yield { at: `${first}@${between}${about}`, to: [within, outside] };
      }
  }
}

function parse(text: string): Region {
  const crosses = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (crosses >= 1 && crosses <= MOST_CROSSES) return Array<number>(crosses).fill(4);
  const arms = /^\[[1-9]\d{0,3}(?:,[1-9]\d{0,3})*\]$/.test(text)
    ? text.slice(1, -1).split(",").map(Number)
    : [];
  if (arms.length > 0 && total(arms) <= MOST_ARMS) return ascending(arms);
  throw new NotationError(text, 0, {
    en: `a number of crosses from 1 to ${MOST_CROSSES}, or the free arms of the figures of a region, such as [4,4,6]`,
    zh: `十字的个数（1 到 ${MOST_CROSSES}），或一个区域中各图形的空臂数，如 [4,4,6]`,
  });
}

const isCrosses = (arms: Region): boolean => arms.every((each) => each === 4);

/** Draws each figure as a row of arms; its first arm offers its moves. */
function board(arms: Region): Cell[] {
  const open = [...moves(arms)].map(({ at }) => at);
  return arms.flatMap((figure, y) =>
    Array.from({ length: figure }, (_, x): Cell => {
      const touch = open.filter((at) => at.split(/[@:]/)[0]!.split("-").includes(`${figure}`));
      return { shape: "token", x, y, ...(touch.length > 0 && { touch }) };
    }),
  );
}

/** Regions with few arms, repeated forever. */
function* regions(): Generator<[Region]> {
  for (;;)
    for (let a = 1; a <= 5; a++)
      for (let b = a; b <= 5; b++) {
        yield [[a, b]];
        yield [[a]];
        if (a + b <= 5) yield [ascending([a, b, 2])];
      }
}

/** Brussels Sprouts: a move joins two free arms by a line, with a stroke across it that gives two new arms. */
export const brusselsSprouts: Game<Region> = {
  id: "brussels-sprouts",
  program: { name: "parity" },
  name: { en: "Brussels Sprouts", zh: "布鲁塞尔豆芽" },
  look: { kind: "graphs" },
  rule: {
    en: "Join two free arms by a line that crosses none, and draw a short stroke across it, which gives two new arms.",
    zh: "用不与其他线相交的线连接两条空臂，并在线上画一短横，得到两条新的空臂。",
  },
  notation: {
    en: "a number of crosses, such as 3, or the free arms of the figures of a region, such as [4,4,6]",
    zh: "十字的个数，如 3；或一个区域中各图形的空臂数，如 [4,4,6]",
  },
  space: "tuple",
  start: [[4, 4]],
  moves,
  key: (arms) => arms.join(),
  accelerators: {
    cost: (arms) => 3 ** Math.min(total(arms), 600),
  },
  parse,
  isPosition: (value) =>
    areNaturals(value) &&
    value.length > 0 &&
    value.every((each, i) => each >= 1 && each <= MOST_ARMS && each >= (value[i - 1] ?? 0)),
  format: (arms) => (isCrosses(arms) ? `${arms.length}` : `[${arms.join()}]`),
  board,
  theorems: [
    {
      claim: {
        en: "A region of f figures with a free arms in all lasts exactly a + f - 2 moves: n crosses last 5n - 2, so the first player wins iff n is odd.",
        zh: "一个区域有 f 个图形、共 a 条空臂，恰好还有 a + f - 2 步；n 个十字恰好 5n - 2 步，故 n 为奇数时先手胜。",
      },
      source: {
        en: "Gardner, Scientific American 217 (July 1967) 112, by Euler's formula",
        zh: "Gardner, Scientific American 217 (July 1967) 112，由欧拉公式",
      },
      cases: regions,
      says: (...sum) => sum.reduce((all, arms) => all + total(arms) + arms.length, 0) % 2,
    },
  ],
};
