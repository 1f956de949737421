import type { Point } from "./source.ts";

/** The drawing in its own units; the rest is for the axes. */
export const SIZE = { width: 520, height: 400, left: 64, right: 16, top: 32, bottom: 56 } as const;
export const WIDE: number = SIZE.width - SIZE.left - SIZE.right;
export const HIGH: number = SIZE.height - SIZE.top - SIZE.bottom;

/** Further from every dot than this, nothing is pointed at. */
const NEAR = 18;

/** 0 and 1 are written side by side when they are further apart than this. */
const APART = 20;

/** More dots than this say nothing more, and cost. */
const MOST_DOTS = 1500;

export interface Dot {
  readonly point: Point;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

interface Tick {
  readonly value: number;
  readonly at: number;
}

/** Where the points of a figure are, all of them and those that are drawn. */
export interface Dots {
  readonly drawn: readonly Dot[];
  readonly across: readonly Tick[];
  readonly up: readonly Tick[];
  /** The dot of a point. */
  dotOf(point: Point): Dot;
  /** The point on which a place lies, or which is nearest to it; drawn or not. */
  nearest(x: number, y: number): Point | undefined;
}

/** Logarithmic along `length`; with a place for 0 when `least` is 0. */
const scale = (least: 0 | 1, most: number, length: number) => (value: number) =>
  (Math.log(value + 1 - least) / Math.log(most + 1 - least)) * length;

const radius = ({ games }: Point): number => Math.min(12, 2.5 + 1.5 * Math.log2(games));

/** Lays points out on two logarithmic axes. */
export function dotsOf(points: readonly Point[]): Dots {
  const most = (of: "preperiod" | "period") => points.reduce((max, point) => Math.max(max, point[of]), 9);
  const [wide, high] = [most("preperiod"), most("period")];
  const along = scale(0, wide, WIDE);
  const upwards = scale(1, high, HIGH);
  const xOf = (preperiod: number) => SIZE.left + along(preperiod);
  const yOf = (period: number) => SIZE.top + HIGH - upwards(period);
  const dotOf = (point: Point): Dot => ({
    point,
    x: xOf(point.preperiod),
    y: yOf(point.period),
    r: radius(point),
  });
  const dots = points.map(dotOf);
  return {
    drawn: thinned(dots),
    across: [0, ...powersTo(wide)].filter((value) => value !== 1 || along(1) > APART).map(tickAt(xOf)),
    up: powersTo(high).map(tickAt(yOf)),
    dotOf,
    nearest(x, y) {
      let best: Dot | undefined;
      let least = NEAR;
      for (const dot of dots) {
        const apart = Math.hypot(dot.x - x, dot.y - y);
        // A dot that the place lies in goes before all others, the smallest first, for that lies on top.
        const far = apart <= dot.r ? dot.r + apart / SIZE.width - SIZE.width : apart - dot.r;
        if (far < least) [best, least] = [dot, far];
      }
      return best?.point;
    },
  };
}

/** All dots, or the largest of each square of the finest grid that leaves few enough; the largest first. */
function thinned(dots: readonly Dot[]): readonly Dot[] {
  const largest = [...dots].sort((a, b) => b.r - a.r);
  for (let grid = 1; largest.length > MOST_DOTS; grid *= 1.25) {
    const squares = new Map<number, Dot>();
    for (const dot of largest) {
      const square = Math.floor(dot.x / grid) * SIZE.width + Math.floor(dot.y / grid);
      if (!squares.has(square)) squares.set(square, dot);
    }
    if (squares.size <= MOST_DOTS) return [...squares.values()];
  }
  return largest;
}

const tickAt =
  (place: (value: number) => number) =>
  (value: number): Tick => ({ value, at: place(value) });

function powersTo(most: number): number[] {
  const powers: number[] = [];
  for (let power = 1; power <= most; power *= 10) powers.push(power);
  return powers;
}
