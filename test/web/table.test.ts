import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cropped, isWhole, panned, showing, wholeView, zoomed } from "../../web/src/plot/view.ts";
import { bars, rarest } from "../../web/src/table/bars.ts";
import { HOLE } from "../../web/src/table/cells.ts";
import { readCount } from "../../web/src/table/count.ts";
import { levelFor, meansOf } from "../../web/src/table/pair/mips.ts";
import { colour, rasterise, rasterOf, type Scene } from "../../web/src/table/plot/paint.ts";
import { FINEST, PAGE, pageOf } from "../../web/src/table/plot/pyramid.ts";
import { extentOf, moved, placed, ROW, reveal, rowsIn } from "../../web/src/table/rows/scroll.ts";
import { emptySeries, take } from "../../web/src/table/series.ts";

/** Values with some pattern, and a few large ones. */
function sample(count: number, most: number): Uint32Array<ArrayBuffer> {
  const values = new Uint32Array(count);
  let state = 12_345;
  for (let i = 0; i < count; i++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    values[i] = state % 1000 === 0 ? most : (state >>> 16) % 9;
  }
  return values;
}

describe("the pyramid of a plot", () => {
  test("counts every value of every block, at every level, by class", () => {
    const values = sample(PAGE, 1700);
    const classes = new Uint8Array(2 * 1701);
    for (let value = 0; value <= 1700; value += 3) classes.fill(1, 2 * value, 2 * value + 2);
    const page = pageOf(values, classes);
    expect(page.map(({ block }) => block)).toEqual([512, 1024, 2048, 4096, 8192, 16_384, 32_768]);
    for (const { block, starts, bases, shifts, keys, counts } of page) {
      expect(shifts.length).toBe(PAGE / block);
      for (let b = 0; b < shifts.length; b++) {
        const expected = new Map<string, number>();
        for (let i = b * block; i < (b + 1) * block; i++) {
          const key = `${values[i]! >>> shifts[b]!} ${classes[2 * values[i]!]}`;
          expected.set(key, (expected.get(key) ?? 0) + 1);
        }
        const found = new Map<string, number>();
        for (let e = starts[b]!; e < starts[b + 1]!; e++) {
          found.set(`${bases[b]! + (keys[e]! >> 1)} ${keys[e]! & 1}`, counts[e]!);
        }
        expect(found).toEqual(expected);
      }
    }
  });

  test("takes several values for one where a block has too many, and loses none", () => {
    for (const [base, step] of [
      [0, 1],
      [3_000_000_000, 1],
      [0, 60_000],
    ] as const) {
      const values = Uint32Array.from({ length: PAGE }, (_, i) => base + i * step);
      for (const { block, starts, bases, shifts, keys, counts } of pageOf(values)) {
        for (let b = 0; b < shifts.length; b++) {
          expect(starts[b + 1]! - starts[b]!).toBeLessThanOrEqual(512);
          let heaps = 0;
          let outside = 0;
          for (let e = starts[b]!; e < starts[b + 1]!; e++) {
            heaps += counts[e]!;
            const least = (bases[b]! + (keys[e]! >> 1)) * 2 ** shifts[b]!;
            const inside =
              least + 2 ** shifts[b]! > values[b * block]! && least <= values[(b + 1) * block - 1]!;
            if (!inside) outside++;
          }
          expect(outside).toBe(0);
          expect(heaps).toBe(block);
        }
      }
    }
  });
});

function sceneOf(values: Uint32Array<ArrayBuffer>): Scene {
  const pages = Array.from({ length: Math.floor(values.length / PAGE) }, (_, i) =>
    pageOf(values.subarray(PAGE * i, PAGE * (i + 1))),
  );
  return { values, count: values.length, pages, classes: undefined };
}

describe("the raster of a plot", () => {
  const values = sample(20 * PAGE + 777, 40);
  const scene = sceneOf(values);

  test("has every heap of the view on its pixel when it is drawn heap by heap", () => {
    const raster = rasterOf(100, 50);
    const view = { x0: 1000, x1: 3000, y0: -0.5, y1: 8.5 };
    const work = rasterise(scene, view, raster);
    expect(work).toBe(2001);
    const expected = new Uint32Array(5000);
    for (let heap = 1000; heap <= 3000; heap++) {
      const y = 49 - Math.floor(((values[heap]! + 0.5) / 9) * 50);
      if (y >= 0) expected[y * 100 + Math.min(99, Math.floor((heap - 1000) / 20))]!++;
    }
    expect(raster.common).toEqual(expected);
  });

  test("costs no more for more heaps, and loses none", () => {
    const width = 300;
    const raster = rasterOf(width, 200);
    let most = 0;
    for (let count = PAGE; count <= values.length; count += 3 * PAGE) {
      const part = { ...scene, count, pages: scene.pages.slice(0, count / PAGE) };
      const work = rasterise(part, wholeView(count, 40), raster);
      const drawn = raster.common.reduce((sum, each) => sum + each, 0);
      expect(drawn).toBe(count);
      most = Math.max(most, work);
    }
    expect(most).toBeLessThanOrEqual(width * FINEST);
    const each = 20 * PAGE;
    const work = rasterise({ ...scene, count: each }, wholeView(each, 40), raster);
    expect(work).toBeLessThan(2 * 2 * width * 10);
  });

  test("works the same with pages that have not come", () => {
    const raster = rasterOf(300, 200);
    const view = wholeView(values.length, 40);
    rasterise({ ...scene, pages: scene.pages.slice(0, 12) }, view, raster);
    expect(raster.common.reduce((sum, each) => sum + each, 0)).toBe(values.length);
  });

  test("is coloured by how full a pixel is, rare heaps above the others", () => {
    const raster = rasterOf(8, 8);
    raster.common[9] = 4;
    raster.common[20] = 1;
    raster.rare[20] = 1;
    const pixels = new Uint32Array(64);
    colour(raster, 4, 1, { common: 0x010203, rare: 0x040506 }, pixels);
    expect(pixels[9]).toBe(0xff010203);
    expect(pixels[20]! & 0xffffff).toBe(0x040506);
    expect(pixels.filter((pixel) => pixel !== 0).length).toBeLessThanOrEqual(5);
  });
});

describe("the window of a plot", () => {
  const whole = wholeView(1000, 8);

  test("never leaves the whole, and keeps the place under the pointer", () => {
    const step = fc.record({
      kind: fc.constantFrom("zoom", "crop", "pan", "show"),
      axis: fc.constantFrom("x" as const, "y" as const),
      by: fc.double({ min: -3, max: 3, noNaN: true }),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let view = whole;
        for (const { kind, axis, by, at } of steps) {
          if (kind === "zoom") view = zoomed(view, whole, axis, 2 ** by, at);
          else if (kind === "crop") view = cropped(view, whole, axis, [at / 2, (1 + at) / 2]);
          else if (kind === "pan") view = panned(view, whole, axis, by);
          else view = showing(view, whole, Math.floor(at * 999));
          expect(view.x0).toBeGreaterThanOrEqual(whole.x0);
          expect(view.x1).toBeLessThanOrEqual(whole.x1);
          expect(view.y0).toBeGreaterThanOrEqual(whole.y0);
          expect(view.y1).toBeLessThanOrEqual(whole.y1);
          expect(view.x1 - view.x0).toBeGreaterThan(5);
        }
      }),
    );
    const closer = zoomed(whole, whole, "x", 4, 0.25);
    expect(closer.x0 + 0.25 * (closer.x1 - closer.x0)).toBeCloseTo(whole.x0 + 0.25 * (whole.x1 - whole.x0));
    expect((whole.x1 - whole.x0) / (closer.x1 - closer.x0)).toBeCloseTo(4);
    const [from, to] = [0.2, 0.7].map((part) => closer.x0 + part * (closer.x1 - closer.x0));
    const chosen = cropped(closer, whole, "x", [0.2, 0.7]);
    expect(chosen.x0).toBeCloseTo(from!);
    expect(chosen.x1).toBeCloseTo(to!);
    expect(cropped(closer, whole, "y", [0, 1])).toEqual(closer);
  });

  test("is still the whole when a heap is shown in it, or when it is moved", () => {
    for (let count = 2; count < 3000; count += 7) {
      const all = wholeView(count, 8);
      for (const heap of [0, 1, count - 2, count - 1])
        expect(isWhole(showing(all, all, heap), all)).toBe(true);
      expect(isWhole(panned(all, all, "y", 0.1), all)).toBe(true);
    }
  });
});

describe("the rows of ten million heaps", () => {
  const rows = 10_000_001;
  const extent = extentOf(rows, 480);

  test("are all reached by jumps of the bar, and one after another by small steps", () => {
    expect(extent.laid).toBeLessThan(10_000_000);
    const end = moved({ top: 0, seen: 0 }, extent.laid - 480, extent);
    expect(rowsIn(end, rows, extent, 0)[1]).toBe(rows - 1);
    const middle = moved(end, (extent.laid - 480) / 2, extent);
    expect(rowsIn(middle, rows, extent, 0)[0]).toBe(Math.floor((rows * ROW - 480) / 2 / ROW));
    const next = moved(middle, middle.seen + ROW, extent);
    expect(next.top - middle.top).toBe(ROW);
  });

  test("stand where the bar says once it rests, without moving", () => {
    for (const row of [0, 1, 5_000_000, 9_999_999]) {
      const { top, seen } = placed(row * ROW, extent);
      expect(top).toBe(Math.min(row * ROW, rows * ROW - 480));
      expect(seen).toBeGreaterThanOrEqual(0);
      expect(seen).toBeLessThanOrEqual(extent.laid - 480);
    }
    expect(placed(70 * ROW, extentOf(100, 480))).toEqual({ top: 70 * ROW, seen: 70 * ROW });
  });

  test("are shown with as little movement as need be", () => {
    expect(reveal(0, 3, extentOf(2000, 480))).toBe(0);
    expect(reveal(0, 15, extentOf(2000, 480))).toBe(ROW);
    expect(reveal(12 * ROW, 3, extentOf(2000, 480))).toBe(3 * ROW);
    expect(reveal(0, 1000, extentOf(2000, 480))).toBe(993 * ROW);
  });
});

describe("a series that comes in pieces", () => {
  test("counts values and last heaps, in cells as wide as they need", () => {
    const series = emptySeries(8);
    take(series, Uint8Array.of(0, 1, 2, 1));
    take(series, Uint16Array.of(300, 1));
    take(series, Uint32Array.of(70_000, 2));
    expect([...series.values]).toEqual([0, 1, 2, 1, 300, 1, 70_000, 2]);
    expect([series.count, series.most, series.kinds]).toEqual([8, 70_000, 5]);
    expect([series.times[1], series.last[1], series.times[300], series.last[2]]).toEqual([3, 5, 1, 7]);
    expect(rarest(series, 3)).toEqual([
      { value: 70_000, times: 1, last: 6 },
      { value: 300, times: 1, last: 4 },
      { value: 0, times: 1, last: 0 },
    ]);
    const all = bars(series, 10);
    expect(all.length).toBeLessThanOrEqual(10);
    expect(all.reduce((sum, { times }) => sum + times, 0)).toBe(8);
    expect(all.at(-1)!.to).toBe(70_000);
  });

  test("is asked for in numbers as people write them", () => {
    expect(["1000", "10^6", "1e7", "1,000,000", "2*10^3", " 50 000 "].map(readCount)).toEqual([
      1000, 1_000_000, 10_000_000, 1_000_000, 2000, 50_000,
    ]);
    for (const text of ["", "-3", "2.5", "ten", "10^", "1e99", "0x10"])
      expect(readCount(text)).toBeUndefined();
  });
});

describe("the map of two heaps", () => {
  test("is halved until one cell is left, and means leave out what is no position", () => {
    const side = 11;
    const values = Uint16Array.from({ length: side * side }, (_, at) => Math.floor(at / side) ^ (at % side));
    const mips = meansOf(values, side, side);
    expect(mips.map((mip) => mip.side)).toEqual([6, 3, 2, 1]);
    expect(mips[0]!.means[0]).toBe(0.5);
    values.fill(HOLE, 0, side);
    values.fill(HOLE, side, side + 2);
    const holed = meansOf(values, side, side);
    expect([...holed[0]!.means.subarray(0, 2)]).toEqual([Number.NaN, 2.5]);
    const [whole] = holed.at(-1)!.means;
    expect(Number.isFinite(whole)).toBe(true);
    expect([0.3, 1, 2.5, 4, 1000].map((each) => levelFor(each, mips))).toEqual([0, 0, 1, 2, 4]);
  });
});
