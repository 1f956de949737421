/** The smallest rectangle that squares of a board lie in, and the columns of its squares. */
interface Frame {
  readonly columns: number;
  readonly columnOf: Uint8Array;
  readonly top: number;
  readonly first: number;
  readonly height: number;
  readonly width: number;
}

/** Squares of a rectangle that fit two words without their signs. */
const SHORT = 62;

/** Squares, ascending, in the least of their images in mirrors and turns whose rows are the longer sides. */
export const leastImage = (cells: readonly number[], frame: Frame): number[] =>
  (frame.height * frame.width <= SHORT ? leastShort : leastLong)(cells, frame);

/** Places in an image that fit one word, and a square of a rectangle by its column and row. */
const HALF = 31;
const across = new Int32Array(SHORT);
const along = new Int32Array(SHORT);

/** The first row of each of the eight images: bit 0 of `turn` mirrors columns, bit 1 rows, bit 2 exchanges them. */
const heads = new Int32Array(8);

/** Squares as bits, the first of them highest: of as many squares, the greatest number is that of the least list. */
function leastShort(
  cells: readonly number[],
  { columns, columnOf, top, first, height, width }: Frame,
): number[] {
  const count = cells.length;
  const longer = Math.max(height, width);
  const [right, bottom] = [width - 1, height - 1];
  for (let i = 0; i < count; i++) {
    const cell = cells[i]!;
    const x = columnOf[cell]!;
    across[i] = x - first;
    along[i] = (cell - x) / columns - top;
  }
  const [start, end] = [height > width ? 4 : 0, width > height ? 4 : 8];
  const isFew = longer <= HALF;
  if (isFew) putHeads(count, longer, right, bottom);
  let greatest = -1;
  for (let turn = start; turn < end; turn++) if (heads[turn]! > greatest) greatest = heads[turn]!;
  let [most, lower] = [-1, -1];
  for (let turn = start; turn < end; turn++) {
    if (isFew && heads[turn] !== greatest) continue;
    // What a column and a row further mean to the place in the image.
    const x = (turn & 4 ? longer : 1) * (turn & 1 ? -1 : 1);
    const y = (turn & 4 ? 1 : longer) * (turn & 2 ? -1 : 1);
    const from = (x < 0 ? -x * right : 0) + (y < 0 ? -y * bottom : 0);
    let [high, low] = [0, 0];
    for (let i = 0; i < count; i++) {
      const image = from + x * across[i]! + y * along[i]!;
      if (image < HALF) high |= 1 << (HALF - 1 - image);
      else low |= 1 << (2 * HALF - 1 - image);
    }
    if (high > most || (high === most && low > lower)) [most, lower] = [high, low];
  }
  const least = new Array<number>(count);
  let i = 0;
  for (let left = most; left > 0; i++) {
    const cell = Math.clz32(left) - 1;
    least[i] = cell;
    left ^= 1 << (HALF - 1 - cell);
  }
  for (let left = lower; left > 0; i++) {
    const cell = Math.clz32(left) - 1;
    least[i] = HALF + cell;
    left ^= 1 << (HALF - 1 - cell);
  }
  return least;
}

/** Squares of the four sides, as bits of the first row of the images that have that side there, the first of them highest. */
function putHeads(count: number, longer: number, right: number, bottom: number): void {
  let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
  const last = longer - 1;
  for (let i = 0; i < count; i++) {
    const [x, y] = [across[i]!, along[i]!];
    if (y === 0) {
      a |= 1 << (last - x);
      b |= 1 << (last - right + x);
    }
    if (y === bottom) {
      c |= 1 << (last - x);
      d |= 1 << (last - right + x);
    }
    if (x === 0) {
      e |= 1 << (last - y);
      g |= 1 << (last - bottom + y);
    }
    if (x === right) {
      f |= 1 << (last - y);
      h |= 1 << (last - bottom + y);
    }
  }
  heads[0] = a;
  heads[1] = b;
  heads[2] = c;
  heads[3] = d;
  heads[4] = e;
  heads[5] = f;
  heads[6] = g;
  heads[7] = h;
}

function leastLong(
  cells: readonly number[],
  { columns, columnOf, top, first, height, width }: Frame,
): number[] {
  let least: Int32Array | undefined;
  for (let turn = 0; turn < 8; turn++) {
    const across = turn >= 4;
    if (across ? width > height : height > width) continue;
    const image = new Int32Array(cells.length);
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      const x0 = columnOf[cell]!;
      const y0 = (cell - x0) / columns - top;
      const x = turn & 1 ? width - 1 - x0 + first : x0 - first;
      const y = turn & 2 ? height - 1 - y0 : y0;
      image[i] = across ? x * height + y : y * width + x;
    }
    image.sort();
    if (least === undefined || isLess(image, least)) least = image;
  }
  return [...(least ?? [])];
}

function isLess(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]!;
  return false;
}
