import type { Point, Size } from "./geometry.ts";

// Places of the names of edges, next to their edges and without overlap.

/** Name of an edge in lines, and the middle of the first line. */
export interface NamedAt extends Point {
  readonly lines: readonly string[];
}

/** Edge for placing its name: the points of its line; for a loop the point at its right. */
interface Way {
  readonly way: readonly Point[];
  readonly label: string;
}

interface Box extends Point, Size {}

/** Words per line of a name, and pixels between lines. */
const WORDS = 2;
export const LINE = 14;
/** Width of a letter in pixels. */
const LETTER = 7.4;
/** Places along an edge, the preferred ones first. */
const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78, 0.15, 0.85];

/** Places of the names of edges, each along its edge where it overlaps least with nodes and earlier names. */
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

/** Area in square pixels that two boxes share. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) *
  Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));

/** Points of a line at the possible places of a name. */
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
