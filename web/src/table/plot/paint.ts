import type { View } from "../../plot/view.ts";
import type { Cells } from "../cells.ts";
import { FINEST, type Level, PAGE, type Page } from "./pyramid.ts";

/** Data of a plot: `count` values, and the pages of those that fill pages. */
export interface Scene {
  readonly values: Cells;
  readonly count: number;
  readonly pages: readonly (Page | undefined)[];
  readonly classes: Uint8Array | undefined;
}

/** Number of common and of rare heaps on each pixel, row by row from the top. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly common: Uint32Array;
  readonly rare: Uint32Array;
}

export function rasterOf(width: number, height: number): Raster {
  const pixels = width * height;
  return { width, height, common: new Uint32Array(pixels), rare: new Uint32Array(pixels) };
}

/**
 * Counts the heaps of a view on the pixels of `raster`.
 * Returns the number of values and entries read: at most FINEST values per column where it draws heap by
 * heap, else the entries of at most two blocks per column.
 */
export function rasterise(scene: Scene, view: View, raster: Raster): number {
  raster.common.fill(0);
  raster.rare.fill(0);
  const first = Math.max(0, Math.ceil(view.x0));
  const last = Math.min(scene.count - 1, Math.floor(view.x1));
  const each = (view.x1 - view.x0) / raster.width;
  if (each < FINEST) return drawHeaps(scene, view, raster, first, last);
  let work = 0;
  for (let at = Math.floor(first / PAGE); PAGE * at <= last; at++) {
    const page = scene.pages[at];
    if (page === undefined) {
      work += drawHeaps(scene, view, raster, Math.max(first, PAGE * at), Math.min(last, PAGE * (at + 1) - 1));
    } else {
      const level = page.findLast(({ block }) => block <= each) ?? page[0]!;
      work += drawBlocks(level, PAGE * at, view, raster);
    }
  }
  return work;
}

function drawHeaps(scene: Scene, view: View, raster: Raster, first: number, last: number): number {
  const { values, classes } = scene;
  const { width, height, common, rare } = raster;
  const across = width / (view.x1 - view.x0);
  const up = height / (view.y1 - view.y0);
  for (let heap = first; heap <= last; heap++) {
    const value = values[heap]!;
    const y = height - 1 - Math.floor((value - view.y0) * up);
    if (y < 0 || y >= height) continue;
    const x = Math.min(width - 1, Math.floor((heap - view.x0) * across));
    const plane = classes !== undefined && classes[2 * value + (heap & 1)] === 1 ? rare : common;
    plane[y * width + x]!++;
  }
  return Math.max(0, last - first + 1);
}

function drawBlocks(level: Level, from: number, view: View, raster: Raster): number {
  const { block, starts, bases, shifts, keys, counts } = level;
  const { width, height, common, rare } = raster;
  const across = width / (view.x1 - view.x0);
  const up = height / (view.y1 - view.y0);
  let work = 0;
  for (let b = 0; b < shifts.length; b++) {
    const x = Math.floor((from + (b + 0.5) * block - view.x0) * across);
    if (x < 0 || x >= width) continue;
    const size = 2 ** shifts[b]!;
    for (let e = starts[b]!; e < starts[b + 1]!; e++) {
      const key = keys[e]!;
      const value = ((key >> 1) + bases[b]!) * size;
      const low = height - 1 - Math.floor((value - view.y0) * up);
      const high = size === 1 ? low : height - 1 - Math.floor((value + size - 1 - view.y0) * up);
      const plane = (key & 1) === 1 ? rare : common;
      for (let y = Math.max(0, high); y <= Math.min(low, height - 1); y++)
        plane[y * width + x]! += counts[e]!;
      work++;
    }
  }
  return work;
}

/** Colours as numbers red + 256 green + 65536 blue. */
export interface Inks {
  readonly common: number;
  readonly rare: number;
}

/** Least opacity, out of 255, of a pixel with a common or a rare heap. */
const FAINTEST = 96;
const FAINTEST_RARE = 190;

/**
 * Colours the pixels. The opacity grows with the share of the `full` heaps of a column that fall on a pixel;
 * each is drawn as a square of `dot` pixels. Rare heaps lie on top and are never faint.
 */
export function colour(raster: Raster, full: number, dot: number, inks: Inks, pixels: Uint32Array): void {
  pixels.fill(0);
  stamp(raster.common, raster, full, dot, inks.common, FAINTEST, pixels);
  stamp(raster.rare, raster, full, dot + 1, inks.rare, FAINTEST_RARE, pixels);
}

function stamp(
  plane: Uint32Array,
  { width, height }: Raster,
  full: number,
  dot: number,
  ink: number,
  faintest: number,
  pixels: Uint32Array,
): void {
  const share = 1 / Math.max(1, full);
  const before = (dot - 1) >> 1;
  for (let at = 0; at < plane.length; at++) {
    const count = plane[at]!;
    if (count === 0) continue;
    const alpha = Math.min(255, Math.round(faintest + (255 - faintest) * Math.sqrt(count * share)));
    const x = (at % width) - before;
    const y = Math.floor(at / width) - before;
    for (let j = Math.max(0, y); j < y + dot && j < height; j++) {
      for (let i = Math.max(0, x); i < x + dot && i < width; i++) {
        const pixel = j * width + i;
        const under = pixels[pixel]!;
        if ((under & 0xffffff) !== ink || under >>> 24 < alpha) pixels[pixel] = ink + alpha * 0x1000000;
      }
    }
  }
}
