import { NotationError } from "../errors.ts";
import { gcd } from "../nimber/gcd.ts";
import { areNaturals } from "../nimber/natural.ts";
import type { Cell, Game, LocalizedText, Move } from "../types.ts";
import { parseNatural, parseNaturals } from "./family/natural.ts";

/**
 * Circle of `size` places, the allowed `steps`, and the visited places; the token is on the last of these.
 */
interface Circle {
  readonly size: number;
  readonly steps: readonly number[];
  readonly visited: readonly number[];
}

const MOST = 10_000;

const NOTATION: LocalizedText = {
  en: "the places of the circle, the steps, and after @ the places visited unless only 0, such as 9:1,2 or 9:1,2@0,2,3",
  zh: "圆上的点数、可走的步长，若不止经过 0 号点则在 @ 后写出走过的点，如 9:1,2 或 9:1,2@0,2,3",
};

function* moves({ size, steps, visited }: Circle): Generator<Move<Circle>> {
  const here = visited.at(-1)!;
  const seen = new Set(visited);
  for (const step of steps) {
    const place = (here + step) % size;
    if (seen.has(place)) continue;
    seen.add(place);
    yield { at: `${step}`, to: [{ size, steps, visited: [...visited, place] }] };
  }
}

function parse(text: string): Circle {
  const [, places = "", steps = "", path = "0"] = /^(\d+):([\d,]+)(?:@([\d,]+))?$/.exec(text) ?? [];
  if (places === "") throw new NotationError(text, 0, NOTATION);
  const size = Number(parseNatural(places, MOST));
  const visited = parseNaturals(path, size - 1).map(Number);
  const found = parseNaturals(steps, MOST).map(Number);
  if (new Set(visited).size !== visited.length || found.includes(0))
    throw new NotationError(text, places.length + 1, NOTATION);
  return { size, steps: [...new Set(found)].sort((a, b) => a - b), visited };
}

function isCircle(value: unknown): value is Circle {
  if (typeof value !== "object" || value === null) return false;
  const { size, steps, visited } = value as Partial<Circle>;
  if (!areNaturals([size]) || !areNaturals(steps) || !areNaturals(visited)) return false;
  const onCircle = visited.every((place) => place < Number(size)) && new Set(visited).size === visited.length;
  return onCircle && visited.length > 0 && steps.length > 0 && !steps.includes(0);
}

const format = ({ size, steps, visited }: Circle): string =>
  `${size}:${steps.join()}${visited.length === 1 && visited[0] === 0 ? "" : `@${visited.join()}`}`;

/** Draws the places on a circle; touching one offers the step to it. */
function board(position: Circle): Cell[] {
  const { size, visited } = position;
  const names = new Map([...moves(position)].map(({ at, to }) => [to[0]!.visited.at(-1)!, at]));
  return Array.from({ length: size }, (_, place): Cell => {
    const angle = (2 * Math.PI * place) / size;
    const radius = Math.max(1, size / 5);
    const [x, y] = [radius * Math.sin(angle), 0 - radius * Math.cos(angle)];
    const name = names.get(place);
    const shape = place === visited.at(-1) ? "token" : visited.includes(place) ? "hole" : "square";
    return { shape, x, y, ...(name !== undefined && { touch: [name] }) };
  });
}

/**
 * Kotzig's Nim: a move takes the token around a circle by one of the steps, to a place that it has not
 * visited.
 */
export const kotzigNim: Game<Circle> = {
  id: "kotzig-nim",
  name: { en: "Kotzig's Nim", zh: "Kotzig Nim" },
  rule: {
    en: "Move the token round the circle by one of the steps to a place where it has not been.",
    zh: "把棋子沿圆周按某一步长前进，落在尚未到过的点上。",
  },
  notation: NOTATION,
  space: "other",
  start: [{ size: 7, steps: [1, 2], visited: [0] }],
  key: ({ size, steps, visited }) => {
    const here = visited.at(-1)!;
    const turned = visited.map((place) => (place - here + size) % size).sort((a, b) => a - b);
    return `${size}:${steps.join()}@${turned.join()}`;
  },
  parse,
  format,
  isPosition: isCircle,
  moves,
  accelerators: {
    cost: ({ size, steps, visited }) => steps.length * 2 ** (size - visited.length),
  },
  board,
  theorems: [
    {
      claim: {
        en: "With a single step s on n places every play has n / gcd(n, s) - 1 moves, so the next player wins iff n / gcd(n, s) is even; for more steps no theorem fits all circles.",
        zh: "只有一种步长 s 时，n 个点上每局恰有 n / gcd(n, s) - 1 步，先手必胜当且仅当 n / gcd(n, s) 为偶数；多种步长时没有普遍定理。",
      },
      source: {
        en: "the orbit of a step; Winning Ways (2nd ed.), vol. 3, ch. 15, on Kotzig's Nim",
        zh: "一步的轨道；Winning Ways (2nd ed.), vol. 3, ch. 15 论 Kotzig Nim",
      },
      covers: ({ steps, visited }) => steps.length === 1 && visited.length === 1,
      *cases() {
        for (let sum = 2; ; sum++)
          for (let s = 1; s < sum; s++) yield [{ size: sum - s, steps: [s], visited: [0] }];
      },
      says: ({ size, steps }) => ((size / gcd(size, steps[0]!)) % 2 === 0 ? "N" : "P"),
    },
  ],
};
