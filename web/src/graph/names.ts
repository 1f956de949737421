import type { Point, Size } from "./geometry.ts";

// Where the names of edges stand, beside their edges and not over each other.

/** The name of an edge in lines, and the middle of the first. */
export interface NamedAt extends Point {
  readonly lines: readonly string[];
}

/** An edge as its name is put beside it: the way that it goes, or the point to the right of a loop. */
interface Way {
  readonly way: readonly Point[];
  readonly label: string;
}

interface Box extends Point, Size {}

/** Words in a line of a name, and the pixels from one line to the next. */
const WORDS = 2;
export const LINE = 14;
/** Pixels of a letter, and around a name. */
const LETTER = 7.4;
/** Places along an edge, the likeliest first. */
const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78, 0.15, 0.85];

/** Where the names of edges stand, each along its edge where it covers least: nodes, and names before it. */
export function namesOf(ways: readonly Way[], nodes: readonly Box[]): NamedAt[] {
  const taken: Box[] = [...nodes];
  return ways.map(({ way, label }) => {
    const lines = linesOf(label);
    const width = LETTER * Math.max(...lines.map(({ length }) => length));
    const height = LINE * lines.length;
    const places = way.length === 1 ? [{ x: way[0]!.x + width / 2, y: way[0]!.y }] : alongside(way);
    let best = { x: 0, y: 0, width, height };
    let least = Number.POSITIVE_INFINITY;
    for (const [i, { x, y }] of places.entries()) {
      const box = { x, y, width, height };
      const covers = i + taken.reduce((sum, other) => sum + shared(box, other), 0);
      if (covers < least) [best, least] = [box, covers];
    }
    taken.push(best);
    return { x: best.x, y: best.y - (LINE * (lines.length - 1)) / 2, lines };
  });
}

function linesOf(label: string): string[] {
  const words = label.split(" ");
  return Array.from({ length: Math.ceil(words.length / WORDS) }, (_, i) =>
    words.slice(WORDS * i, WORDS * (i + 1)).join(" "),
  );
}

/** Square pixels that two boxes share. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) *
  Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));

/** Points of a way at the places where a name may stand. */
function alongside(way: readonly Point[]): Point[] {
  const lengths = way.slice(1).map(({ x, y }, i) => Math.hypot(x - way[i]!.x, y - way[i]!.y));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return PLACES.map((part) => {
    let left = part * total;
    let i = 0;
    while (i < lengths.length - 1 && left > lengths[i]!) left -= lengths[i++]!;
    const [a, b] = [way[i]!, way[i + 1]!];
    const along = Math.min(1, left / (lengths[i]! || 1));
    return { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) };
  });
}
