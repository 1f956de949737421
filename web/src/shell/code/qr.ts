// A text as a QR code, after ISO/IEC 18004: bytes, level M of error correction, the smallest version that holds them.

/** Codewords of error correction in a block of each version, from 1 on, and the number of blocks. ISO 18004, table 9. */
const CHECKS = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
  31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
];

/** The rows of a code, `true` where it is dark. */
export type Code = readonly (readonly boolean[])[];

/** The field of 256 elements whose reduction is x^8 + x^4 + x^3 + x^2 + 1: powers of x, and their logarithms. */
const POWER = new Uint8Array(255);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++, x = (x << 1) ^ (x > 127 ? 0x11d : 0)) {
  POWER[i] = x;
  LOG[x] = i;
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWER[(LOG[a]! + LOG[b]!) % 255]!);

/** The remainder of a block by (y − 1)(y − x)(y − x^2) …, as many factors as there are codewords of correction. */
function checksOf(block: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++) {
    divisor = [...divisor, 0].map((each, k) => each ^ times(divisor[k - 1] ?? 0, POWER[i]!));
  }
  const rest = [...block, ...Array<number>(count).fill(0)];
  for (let i = 0; i < block.length; i++) {
    const lead = rest[i]!;
    for (const [k, each] of divisor.entries()) rest[i + k]! ^= times(each, lead);
  }
  return rest.slice(block.length);
}

/** Modules of a version that hold data. */
function room(version: number): number {
  const places = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const patterns = places === 0 ? 0 : 25 * (places ** 2 - 3) - 10 * (places - 2);
  return (17 + 4 * version) ** 2 - 192 - 2 * (4 * version + 1) - 31 - patterns - (version > 6 ? 36 : 0);
}

const codewords = (version: number): number => room(version) >> 3;
const dataIn = (version: number): number => codewords(version) - CHECKS[version - 1]! * BLOCKS[version - 1]!;

/** The data and their correction, in the order in which they are laid. */
function streamOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const all = dataIn(version);
  put(0, Math.min(4, 8 * all - bits.length));
  put(0, -bits.length & 7);
  const data = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((byte, bit) => 2 * byte + bit),
  );
  for (let i = 0; data.length < all; i++) data.push(i % 2 === 0 ? 0xec : 0x11);
  const count = BLOCKS[version - 1]!;
  const short = Math.floor(all / count);
  const long = all % count;
  let at = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const size = short + (i >= count - long ? 1 : 0);
    at += size;
    return data.slice(at - size, at);
  });
  const checks = blocks.map((block) => checksOf(block, CHECKS[version - 1]!));
  const woven = (columns: readonly number[][], length: number) =>
    Array.from({ length }, (_, i) => columns.flatMap((column) => column[i] ?? [])).flat();
  return [...woven(blocks, short + 1), ...woven(checks, CHECKS[version - 1]!)];
}

/** A number with the remainder of its shift by a polynomial behind it. */
function guarded(value: number, polynomial: number, degree: number): number {
  let rest = value << degree;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit--) {
    if ((rest >> bit) & 1) rest ^= polynomial << (bit - degree);
  }
  return (value << degree) | rest;
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The middles of the small squares by which a large code is straightened. */
function middles(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = 10 + 4 * version;
  const step = version === 32 ? 26 : 2 * Math.ceil((last - 6) / (2 * (count - 1)));
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - (count - 2 - i) * step)];
}

/** A code with everything but its data: what is neither dark nor light yet is `undefined`. */
function frame(version: number, mask: number): (boolean | undefined)[][] {
  const size = 17 + 4 * version;
  const rows: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (row: number, column: number, dark: boolean) => {
    if (rows[row] !== undefined && column >= 0 && column < size) rows[row][column] = dark;
  };
  const square = (row: number, column: number, reach: number, dark: (away: number) => boolean) => {
    for (let r = -reach; r <= reach; r++) {
      for (let c = -reach; c <= reach; c++)
        set(row + r, column + c, dark(Math.max(Math.abs(r), Math.abs(c))));
    }
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const at = middles(version);
  for (const row of at) {
    for (const column of at) {
      // Where a large square is there is no small one.
      const corner = Math.min(row, column) === 6 && [12, size - 1].includes(row + column);
      if (!corner) square(row, column, 2, (away) => away !== 1);
    }
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    square(row, column, 4, (away) => away !== 2 && away !== 4);
  }
  const told = guarded(mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((told >> i) & 1) === 1;
    set(i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, 8, dark);
    set(8, i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, dark);
  }
  set(size - 8, 8, true);
  if (version > 6) {
    const named = guarded(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const dark = ((named >> i) & 1) === 1;
      const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(far, near, dark);
      set(near, far, dark);
    }
  }
  return rows;
}

function laid(version: number, stream: readonly number[], mask: number): Code {
  const rows = frame(version, mask);
  const size = rows.length;
  let at = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const up = ((right < 7 ? right + 1 : right) - (size - 1)) % 4 === 0;
      const row = up ? size - 1 - step : step;
      for (const c of [right, right - 1]) {
        if (rows[row]![c] !== undefined) continue;
        const bit = ((stream[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        rows[row]![c] = (bit === 1) !== MASKS[mask]!(row, c);
        at++;
      }
    }
  }
  return rows as boolean[][];
}

/** How hard a code is to read: long runs, blocks of one colour, what looks like a corner, more of one colour. */
function penalty(code: Code): number {
  const size = code.length;
  let sum = 0;
  const columns = code.map((_, c) => code.map((row) => row[c]!));
  for (const line of [...code, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const [run] of text.matchAll(/1{5,}|0{5,}/g)) sum += run.length - 2;
    for (const _ of text.matchAll(/(?=10111010000|00001011101)/g)) sum += 40;
  }
  for (let r = 1; r < size; r++) {
    for (let c = 1; c < size; c++) {
      const dark = code[r]![c];
      if (dark === code[r - 1]![c] && dark === code[r]![c - 1] && dark === code[r - 1]![c - 1]) sum += 3;
    }
  }
  const dark = code.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((20 * dark) / size ** 2 - 10));
}

/** The code of a text, or `undefined` where it is too long for any. */
export function qrCode(text: string): Code | undefined {
  const bytes = new TextEncoder().encode(text);
  const holds = (version: number) => 4 + (version < 10 ? 8 : 16) + 8 * bytes.length <= 8 * dataIn(version);
  const version = BLOCKS.findIndex((_, i) => holds(i + 1)) + 1;
  if (version === 0) return undefined;
  const stream = streamOf(bytes, version);
  const codes = MASKS.map((_, mask) => laid(version, stream, mask));
  const penalties = codes.map(penalty);
  return codes[penalties.indexOf(Math.min(...penalties))];
}
