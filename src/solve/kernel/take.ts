import { instantiate, type Kernel } from "../../nimber/instantiate.ts";
import type { Budget } from "../limits.ts";
import { reserve } from "./load.ts";
import type { Store } from "./store.ts";
import { wasm } from "./take.wasm.ts";

/** Exports of assembly/take.ts. */
interface TakeKernel extends Kernel {
  wide64: Wide;
  wide32: Wide;
  wide16(
    takes: number,
    members: number,
    planes: number,
    stride: number,
    first: number,
    out: number,
    high: number,
    count: number,
  ): number;
  mixed(
    takes: number,
    members: number,
    near: number,
    gathered: number,
    planes: number,
    stride: number,
    first: number,
    out: number,
    high: number,
    count: number,
  ): number;
  few(takes: number, members: number, first: number, out: number, count: number): void;
}

type Wide = (
  takes: number,
  members: number,
  planes: number,
  stride: number,
  first: number,
  out: number,
  count: number,
) => number;

/**
 * Addresses of the planes of a table in the kernel's memory: the byte of heap n is at `n - shift` in each.
 */
interface Planes {
  readonly members: Uint32Array;
  /** Number of members smaller than a block. */
  readonly near: number;
  readonly largest: number;
  readonly gathered: number;
  readonly base: number;
  /** Bytes of one plane. */
  readonly stride: number;
  count: number;
  shift: number;
  /** Number of heaps in the planes. */
  next: number;
}

/** Largest set that the kernel supports: its values have two bytes. */
export const MOST_MEMBERS = 65_535;

/** Takes below this refer to heaps in the same block of the smallest size. */
const NEAR = 16;
/** Largest block: up to this many heaps are computed beyond those asked for. */
const BLOCK = 64;
/** Largest number of takes that need only one plane. */
const FEW = 7;
/** Most heaps per call of the kernel: calls are short because V8 cannot replace code while it runs. */
const CHUNK = 16_384;
/** Approximate number of bytes that one call reads in each plane. */
const CALL = 2 ** 21;
/** Largest number of planes, eight values each, that are faster than visiting the options one by one. */
const PAYING = 256;
/** Memory beyond this is released after use. */
const LARGE = 2 ** 26;

const OUT = 0;
const HIGH: number = OUT + CHUNK + BLOCK;
const TAKES: number = HIGH + CHUNK + BLOCK;

/**
 * Single instance for all tables. A table that finds planes of another one lays out its own again, from its
 * values.
 */
let kernel: TakeKernel | undefined;
let laid: Planes | undefined;

/**
 * Appends to `kept` the values up to heap `to` of the game of taking one of `members`, which are ascending
 * and positive. Computes sixteen or more heaps at a time, in planes of bytes with one bit for each value.
 * Cost of a heap: less than half an instruction for each member and plane; with a take below 16 up to four.
 * Ends early, and answers false, when the values have grown so large that plain code is faster.
 * @throws LimitError
 */
export function fillByPlanes(kept: Store, members: Uint32Array, to: number, tick: Budget["tick"]): boolean {
  try {
    while (kept.filled <= to) {
      // Not earlier: while the clock ticks, a callback may use another table.
      kernel ??= instantiate<TakeKernel>(wasm);
      if (laid?.members !== members || laid.next !== kept.filled || !reaches(laid, to)) {
        laid = layOut(kernel, members, kept, to);
      }
      if (laid === undefined || laid.count > PAYING) return false;
      advance(kernel, laid, kept, to);
      tick(kept.filled);
    }
    return true;
  } finally {
    if (kernel !== undefined && kernel.memory.buffer.byteLength > LARGE) kernel = laid = undefined;
  }
}

/** Whether `planes` either hold all heaps up to `to`, or are long enough to slide. */
function reaches({ stride, largest, shift }: Planes, to: number): boolean {
  return stride >= slidingStride(largest) || to - shift + 2 * BLOCK <= stride;
}

const slidingStride = (largest: number) => largest + Math.max(2 * CHUNK, largest);

/**
 * Writes takes and planes into the memory of the kernel, and fills the planes with the values so far, unless
 * these are too large.
 */
function layOut(kernel: TakeKernel, members: Uint32Array, kept: Store, to: number): Planes | undefined {
  const { cells } = kept;
  const largest = members.at(-1)!;
  const blank = Math.min(largest, CHUNK) + BLOCK;
  const whole = blank + cells.length + 2 * BLOCK;
  const stride = 16 * Math.ceil(Math.min(whole, slidingStride(largest)) / 16);
  const gathered = 16 * Math.ceil((TAKES + 4 * members.length) / 16);
  const n = kept.filled;
  const first = Math.max(0, n - largest);
  let most = 0;
  for (let i = first; i < n; i++) most = Math.max(most, cells[i]!);
  const needed = 1 + (most >> 3);
  if (needed > PAYING) return undefined;
  const near = members.findIndex((s) => s >= NEAR);
  const planes: Planes = {
    members,
    near: near < 0 ? members.length : near,
    largest,
    gathered,
    base: gathered + 16 * (1 + (members.length >> 3)),
    stride,
    count: 0,
    shift: stride >= whole || n + blank <= largest ? -blank : n - largest,
    next: n,
  };
  addPlanes(kernel, planes, needed, kept, to);
  new Uint32Array(kernel.memory.buffer, TAKES, members.length).set(members);
  const bytes = new Uint8Array(kernel.memory.buffer);
  const start = planes.base - planes.shift;
  for (let i = first; i < n; i++) bytes[start + (cells[i]! >> 3) * stride + i] = 1 << (cells[i]! & 7);
  return planes;
}

function addPlanes(kernel: TakeKernel, planes: Planes, more: number, kept: Store, to: number): void {
  const end = planes.base + planes.stride * planes.count;
  const beside = end + planes.stride * more;
  kept.reserve(to + 1, beside);
  reserve(kernel, beside);
  new Uint8Array(kernel.memory.buffer, end, planes.stride * more).fill(0);
  planes.count += more;
}

/** Calls the kernel once. */
function advance(kernel: TakeKernel, planes: Planes, kept: Store, to: number): void {
  const { members, base, stride } = planes;
  const n = kept.filled;
  const chunk = Math.max(BLOCK, Math.min(CHUNK, CALL / members.length) & -BLOCK);
  const count = Math.min(chunk, to + 1 - n);
  if (n + count + BLOCK - planes.shift > stride) slide(kernel, planes, n);
  const active = membersUpTo(members, n + count + BLOCK);
  const done = call(kernel, planes, active, base + n - planes.shift, count);
  keep(kept, new Uint8Array(kernel.memory.buffer), done, planes.count);
  planes.next = kept.filled;
  if (done < count) addPlanes(kernel, planes, 1, kept, to);
}

/** Computes `count` heaps with the kernel function for this set; returns the number done. */
function call(kernel: TakeKernel, planes: Planes, active: number, first: number, count: number): number {
  const { members, near, gathered, stride, count: of } = planes;
  const least = members[0]!;
  if (near > 0 && members.length <= FEW) {
    kernel.few(TAKES, active, first, OUT, count);
    return count;
  }
  if (near > 0) {
    const both = Math.min(near, active);
    return kernel.mixed(TAKES, active, both, gathered, of, stride, first, OUT, HIGH, count);
  }
  if (of > 32 || least < 32) return kernel.wide16(TAKES, active, of, stride, first, OUT, HIGH, count);
  return (least < 64 ? kernel.wide32 : kernel.wide64)(TAKES, active, of, stride, first, OUT, count);
}

/** Moves the last heaps below n that a take can reach to the beginning of each plane. */
function slide(kernel: TakeKernel, planes: Planes, n: number): void {
  const bytes = new Uint8Array(kernel.memory.buffer);
  const { base, stride, largest, shift, count } = planes;
  for (let start = base; start < base + count * stride; start += stride) {
    bytes.copyWithin(start, start + n - shift - largest, start + n - shift);
    bytes.fill(0, start + largest, start + stride);
  }
  planes.shift = n - largest;
}

/** Appends the `done` values that a call has computed. */
function keep(kept: Store, bytes: Uint8Array, done: number, planes: number): void {
  const n = kept.filled;
  if (planes <= 32 && kept.cells instanceof Uint8Array) kept.cells.set(bytes.subarray(OUT, OUT + done), n);
  else {
    const high = planes > 32 ? 256 : 0;
    for (let i = 0; i < done; i++) {
      const value = bytes[OUT + i]! + high * bytes[HIGH + i]!;
      if (value > 255) kept.widen(value);
      kept.cells[n + i] = value;
    }
  }
  kept.filled = n + done;
}

/** Number of the ascending `members` that are at most `most`. */
function membersUpTo(members: Uint32Array, most: number): number {
  let low = 0;
  let high = members.length;
  if (members[high - 1]! <= most) return high;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (members[middle]! <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}
