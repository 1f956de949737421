import type { Span } from "../plot/axis.ts";
import type { Frame } from "../plot/frame.ts";
import type { Point } from "./source.ts";

// Points of the figure of periods: their places, and the nearest one to a place.

/** Largest distance in pixels for pointing at a dot. */
const NEAR = 18;

/** Most dots drawn; more would cost time and show nothing more. */
const MOST_DOTS = 1500;

export interface Dot {
  readonly point: Point;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Points of a figure: all of them, and those that are drawn. */
export interface Dots {
  readonly drawn: readonly Dot[];
  /** Dot of a point. */
  dotOf(point: Point): Dot;
  /** Point whose dot contains a place or is nearest to it, drawn or not. */
  nearest(x: number, y: number): Point | undefined;
}

/** Ranges of preperiods, which may be 0, and of periods. */
export function spansOf(points: readonly Point[]): { readonly across: Span; readonly up: Span } {
  const most = (of: "preperiod" | "period") => points.reduce((max, point) => Math.max(max, point[of]), 9);
  return {
    across: { from: 0, to: most("preperiod"), log: true },
    up: { from: 1, to: most("period"), log: true },
  };
}

const radius = ({ games }: Point): number => Math.min(12, 2.5 + 1.5 * Math.log2(games));

/** Places points in a frame. */
export function dotsOf(points: readonly Point[], { width, x: xOf, y: yOf }: Frame): Dots {
  const dotOf = (point: Point): Dot => ({
    point,
    x: xOf(point.preperiod),
    y: yOf(point.period),
    r: radius(point),
  });
  const dots = points.map(dotOf);
  return {
    drawn: thinned(dots, width),
    dotOf,
    nearest(x, y) {
      let best: Dot | undefined;
      let least = NEAR;
      for (const dot of dots) {
        const apart = Math.hypot(dot.x - x, dot.y - y);
        // Dots that contain the place come first, the smallest of them before all, because it is on top.
        const far = apart <= dot.r ? dot.r + apart / width - width : apart - dot.r;
        if (far < least) [best, least] = [dot, far];
      }
      return best?.point;
    },
  };
}

/** All dots, largest first; or only the largest in each square of the finest grid that leaves few enough. */
function thinned(dots: readonly Dot[], width: number): readonly Dot[] {
  const largest = [...dots].sort((a, b) => b.r - a.r);
  for (let grid = 1; largest.length > MOST_DOTS; grid *= 1.25) {
    const squares = new Map<number, Dot>();
    for (const dot of largest) {
      const square = Math.floor(dot.x / grid) * Math.ceil(width) + Math.floor(dot.y / grid);
      if (!squares.has(square)) squares.set(square, dot);
    }
    if (squares.size <= MOST_DOTS) return [...squares.values()];
  }
  return largest;
}
