// Search of deletion games. A set of cells is one word of at most 64 cells, or two words of at most 112
// (deletion/word.ts, deletion/wide.ts). A part is a connected set of cells that no reduction applies to. The
// table stores for each part which values are still possible, as 16 bits; the top bit stands for 15 and more.
import { BASE, begun, decided, entered, isBackAt, isTaken, join, left, sharesOut, tell } from "./deletion/alone";
import { canonical, even, MOVES, PARTS, setBoard, STACK } from "./deletion/board";
import { effort } from "./deletion/effort";
import { index, list, listed, options, rewind, seen, top } from "./deletion/options";
import { knownOf, piecesOf, split } from "./deletion/parts";
import { ANY, find, keep, maskOf, setLargest, shiftedMask, sole, TOP } from "./deletion/table";
import { NONE, SHIFT, STACK_END, Word } from "./deletion/word";

export { getMoves, getNear, getParts } from "./deletion/board";
export { getBits, getEntries, getHits, getLookups, getTable, widen } from "./deletion/table";

/** State of a search, which is exported. */
let nodes: u64 = 0;
let budget: i32 = 0;
let fault: i32 = 0;

/**
 * Faults: the budget was used up; a value above 14 occurred; the stack was used up; another thread has
 * decided.
 */
const OUT: i32 = 1;
const ABOVE: i32 = 2;
const DEEP: i32 = 3;
const BACK: i32 = 4;

/** Upper bound for the bytes of all options of one part. */
const MARGIN: usize = 65536 * 16;

export function getNodes(): f64 {
  return <f64>nodes;
}
export function getFault(): i32 {
  return fault;
}
/**
 * Begins a game; with `width` > 0 its cells are the squares of a rectangle. The table may have 2^`largest`
 * clusters. This is thread `thread` of `threads`.
 */
export function begin(size: i32, sort: i32, width: i32, moves: i32, largest: u32, thread: i32, threads: i32): void {
  nodes = 0;
  join(thread, threads);
  setBoard(size, sort, width, moves);
  setLargest(largest);
}

/** Whether the value of an option can be n, as far as is known. */
function may(option: usize, n: u32): bool {
  const parts = <usize>load<u16>(option, 4);
  // A single part is looked up by the caller.
  if (parts === 1) return true;
  let mask = shiftedMask(1, <u32>load<u16>(option, 6));
  for (let i: usize = 0; i < parts; i++) {
    const other = maskOf(load<Word>(option + 8 + (i << SHIFT)));
    if (other === ANY || (other & TOP && !sole(mask))) return true;
    let both: u32 = 0;
    for (let left = mask & ~TOP; left !== 0; left &= left - 1) both |= shiftedMask(other, ctz(left));
    if (mask & TOP) return true;
    mask = both;
  }
  return (mask >> n) & 1 ? true : false;
}

/** Value of a part; meaningless after a fault. */
function evaluate(part: Word): u32 {
  let mask = maskOf(part);
  while (!sole(mask)) {
    const n = ctz(mask);
    if (n > 14) fault = ABOVE;
    else if (resolve(part, n)) return n;
    if (fault !== 0) return 0;
    mask = answered;
  }
  return 31 - clz(mask);
}

function has(option: usize, n: u32): bool {
  let target = <u32>load<u16>(option, 6) ^ n;
  const last = <usize>load<u16>(option, 4) - 1;
  for (let i: usize = 0; i < last; i++) {
    target ^= evaluate(load<Word>(option + 8 + (i << SHIFT)));
    if (fault !== 0) return false;
  }
  const part = load<Word>(option + 8 + (last << SHIFT));
  return target < 15 ? resolve(part, target) : evaluate(part) === target;
}

/** Possible values of the part in the last query, which may be missing in the table. */
let answered: u32 = ANY;

function resolve(part: Word, n: u32): bool {
  let mask = maskOf(part);
  answered = mask;
  if (((mask >> n) & 1) === 0) return false;
  if (sole(mask)) return true;
  if (--budget < 0) fault = OUT;
  if (top > BASE + STACK_END - MARGIN) fault = DEEP;
  if (decided(nodes + 1)) fault = BACK;
  if (fault !== 0) return false;
  nodes++;
  const first = nodes;
  const outer = top;
  const frame = entered(part, n);
  const before = mask;
  mask = asked(part, n, mask, sharesOut(frame));
  rewind(outer);
  while (fault === BACK && isBackAt(frame)) {
    fault = 0;
    mask = before & maskOf(part);
    if (sole(mask) || ((mask >> n) & 1) === 0) break;
    mask = asked(part, n, mask, sharesOut(frame));
    rewind(outer);
  }
  left(frame);
  if (fault !== 0) return false;
  keep(part, mask, nodes === first);
  tell(frame, part, mask);
  answered = mask;
  return mask === (1 as u32) << n;
}

/** Whether another thread is searching an option. */
function taken(option: usize): bool {
  const parts = <usize>load<u16>(option, 4);
  for (let i: usize = 0; i < parts; i++) if (isTaken(load<Word>(option + 8 + (i << SHIFT)))) return true;
  return false;
}

/**
 * Whether one of the options listed at `first` has value n. With `shared`, options that other threads are
 * searching come last.
 */
function some(first: usize, length: i32, n: u32, shared: bool): bool {
  let others = false;
  for (let i = 0; i < length; i++) {
    const option = <usize>load<u32>(first + (<usize>i << 2));
    if (!may(option, n)) continue;
    if (shared && taken(option)) {
      others = true;
      continue;
    }
    if (has(option, n)) return true;
    if (fault !== 0) return false;
  }
  return others && some(first, length, n, false);
}

function asked(part: Word, n: u32, before: u32, shared: bool): u32 {
  const from = top;
  const known = options(part, n);
  let mask = before & ~seen;
  if (known) return mask;
  list(from);
  const length = listed;
  const first = index;
  const equal = some(first, length, n, shared);
  if (fault !== 0) return 0;
  if (equal) return mask & ~(1 << n);
  mask &= (2 << n) - 1;
  for (let m: u32 = 0; m < n; m++) {
    if (((mask >> m) & 1) === 0) continue;
    const met = some(first, length, m, shared);
    if (fault !== 0) return 0;
    if (!met) return mask & ((2 << m) - 1);
    mask &= ~(1 << m);
  }
  return mask;
}

// Queries from outside refer to the word at `PARTS`.

/** Counts the parts of a position and stores them from `PARTS` on. */
export function parts(): i32 {
  return split(load<Word>(PARTS), NONE);
}
export function hardness(): f32 {
  return effort(load<Word>(PARTS));
}

/** Nim-sum of the values of the parts of a position if the table has them; else -1. */
export function known(): i32 {
  return knownOf(load<Word>(PARTS));
}

/** Counts the pieces of a position and stores them from `PARTS` on. */
export function pieces(): i32 {
  return piecesOf(load<Word>(PARTS));
}
/** Counts the pieces that the `n`-th move leaves; -1 when the move is impossible. */
export function after(n: i32): i32 {
  const word = load<Word>(PARTS);
  const move = MOVES + (<usize>n << (SHIFT + 1));
  if ((load<Word>(move) & ~word) !== NONE) return -1;
  return piecesOf(word & ~load<Word>(move, 1 << SHIFT));
}
/** Whether rotation by half a turn shows that a piece has value 0. */
export function isEven(): bool {
  canonical(load<Word>(PARTS));
  return even;
}

/** Begins a query with this many steps, unless the query is already over. */
function began(steps: i32): bool {
  budget = steps;
  fault = begun() ? 0 : BACK;
  rewind(STACK);
  return fault === 0;
}

/** Value of a part within `steps` nodes; -1 with a fault. */
export function value(steps: i32): i32 {
  if (!began(steps)) return -1;
  const found = <i32>evaluate(load<Word>(PARTS));
  return fault === 0 ? found : -1;
}

/** Possible values of a part, as bits; the top bit stands for 15 and more. */
export function possible(): u32 {
  const mask = find(load<Word>(PARTS));
  return mask === 0 ? ANY : mask;
}

/** Whether a part has value n, 1 or 0, within `steps` nodes; -1 with a fault. */
export function is(n: u32, steps: i32): i32 {
  if (!began(steps)) return -1;
  const equal = resolve(load<Word>(PARTS), n);
  return fault === 0 ? <i32>equal : -1;
}
