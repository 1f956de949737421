// Games of deleting: what is left are at most 64 cells, a word, or 112, two words (deletion/word.ts, deletion/wide.ts).
// A part is a connected word that nothing can be taken from without changing its value; of it the table keeps which
// values it may still have, as 16 bits, the top one for 15 and more.
import { BLOCK, columns, cornered, count, east, height, kind, MOVES, PARTS, setBoard, STACK, width } from "./deletion/board";
import { bit, first, mixed, NONE, rest as others, SHIFT, STACK_END, Word } from "./deletion/word";
import { effort, OF_FAR, OF_KNOWN } from "./deletion/effort";
import { cutsOf, split } from "./deletion/parts";
import { ANY, clusterOf, find, findMixed, keep, maskOf, setLargest, shiftedMask, sole, TOP } from "./deletion/table";

export { getMoves, getNear, getParts } from "./deletion/board";
export { known } from "./deletion/parts";
export { getBits, getEntries, getHits, getLookups, getTable, widen } from "./deletion/table";

/** Exported state of a search. */
let nodes: u64 = 0;
let budget: i32 = 0;
let fault: i32 = 0;

/** The budget was used up; a value above 14 was met; the stack was used up. */
const OUT: i32 = 1;
const ABOVE: i32 = 2;
const DEEP: i32 = 3;

/** All options of one part take less. */
const MARGIN: usize = 65536 * 16;
let top: usize = STACK;

export function getNodes(): f64 {
  return <f64>nodes;
}
export function getFault(): i32 {
  return fault;
}
/** Begins a game; with `width` > 0 its cells are the squares of a rectangle. The table may have 2^`largest` clusters. */
export function begin(size: i32, sort: i32, width: i32, moves: i32, largest: u32): void {
  nodes = 0;
  setBoard(size, sort, width, moves);
  setLargest(largest);
}

// An option that is open: its effort (f32), its number of parts and what is known of it (u16 each), and its parts (a word
// each), easiest first. A list of them: an index of addresses (u32 each), easiest first.

let listed: i32 = 0;
let index: usize = 0;
let seen: u32 = 0;

// Options that are made together, so that the table fetches their clusters side by side: for each its number of parts
// (i32), how far it is from the middle (f32), and its parts with their mixes (a word and u64).
const MIX: usize = 1 << SHIFT;
const PIECE: usize = MIX + 8;
const TOGETHER: i32 = 6;
let made: i32 = 0;
let end: usize = BLOCK;
/** What was fetched, so that it is. */
let fetched: u64 = 0;

/** Makes an option; with enough of them looks at all; whether the value of one is known and is n. */
function add(part: Word, rest: Word, n: u32, far: f32): bool {
  const found = split(rest, part);
  store<i32>(end, found);
  store<f32>(end, far, 4);
  end += 8;
  for (let i: usize = 0; i < <usize>found; i++) {
    const piece = load<Word>(PARTS + (i << SHIFT));
    store<Word>(end, piece);
    store<u64>(end, mixed(piece), MIX);
    end += PIECE;
  }
  return ++made === TOGETHER && settled(n);
}

/** Looks at the options that were made, until the value of one is known and is n. */
function settled(n: u32): bool {
  let some: u64 = 0;
  const count = made;
  made = 0;
  end = BLOCK;
  for (let i = 0, at = BLOCK; i < count; i++) {
    const parts = load<i32>(at);
    at += 8;
    for (let j = 0; j < parts; j++, at += PIECE) some ^= load<u64>(clusterOf(load<u64>(at, MIX)));
  }
  fetched = some;
  for (let i = 0, at = BLOCK; i < count; i++) {
    if (listedOrIs(at, n)) return true;
    at += 8 + <usize>load<i32>(at) * PIECE;
  }
  return false;
}

/** Puts an option into the list unless its value is known; whether that is n. */
function listedOrIs(from: usize, n: u32): bool {
  const far = load<f32>(from, 4);
  let known: u32 = 0;
  const option = top;
  let parts: usize = 0;
  let hardest: f32 = 0;
  let bonus: f32 = 0;
  const last = from + 8 + <usize>load<i32>(from) * PIECE;
  for (let at = from + 8; at < last; at += PIECE) {
    const piece = load<Word>(at);
    const had = findMixed(piece, load<u64>(at, MIX));
    const mask = had === 0 ? ANY : had;
    if (sole(mask)) {
      known ^= 31 - clz(mask);
      continue;
    }
    if (mask !== ANY) bonus += OF_KNOWN;
    const hard = effort(piece);
    // The hardest is last; the others in any order.
    if (hard >= hardest) {
      hardest = hard;
      store<Word>(option + 8 + (parts << SHIFT), piece);
    } else {
      const last = option + 8 + ((parts - 1) << SHIFT);
      store<Word>(last, load<Word>(last), 1 << SHIFT);
      store<Word>(last, piece);
    }
    parts++;
  }
  if (parts === 0) {
    if (known < 15) seen |= 1 << known;
    return known === n;
  }
  const hard = hardest - bonus + far;
  store<f32>(option, hard);
  store<u16>(option, <u16>parts, 4);
  store<u16>(option, <u16>known, 6);
  let place = listed;
  while (place > 0) {
    const other = <usize>load<u32>(index + ((<usize>place - 1) << 2));
    const its = load<f32>(other);
    if (its < hard) break;
    if (its === hard && same(other, option, parts)) return false;
    place--;
  }
  // Others of the same effort may stand further up.
  for (let i = listed; i > place; i--)
    store<u32>(index + (<usize>i << 2), load<u32>(index + ((<usize>i - 1) << 2)));
  store<u32>(index + (<usize>place << 2), <u32>option);
  listed++;
  top = option + 8 + (parts << SHIFT);
  return false;
}

function same(a: usize, b: usize, parts: usize): bool {
  if (load<u32>(a, 4) !== load<u32>(b, 4)) return false;
  for (let i: usize = 0; i < parts; i++)
    if (load<Word>(a + 8 + (i << SHIFT)) !== load<Word>(b + 8 + (i << SHIFT))) return false;
  return true;
}

/** Makes the options of a part, until one is known to have value n. */
function options(part: Word, n: u32): bool {
  if (columns > 0 && kind === 1) {
    const lost = cutsOf(part);
    cornered(part);
    const middle = height - 1;
    const centre = width - 1;
    const across = bit(0) | bit(1);
    const down = bit(0) | bit(columns);
    for (let left = part & east & (part >> 1) & ~lost; left !== NONE; left = others(left)) {
      const i = first(left);
      const far = abs(2 * (i / columns) - middle) + abs(2 * (i % columns) + 1 - centre);
      if (add(part, part & ~(across << i), n, OF_FAR * <f32>far)) return true;
    }
    for (let left = part & (part >> columns); left !== NONE; left = others(left)) {
      const i = first(left);
      const far = abs(2 * (i / columns) + 1 - middle) + abs(2 * (i % columns) - centre);
      if (add(part, part & ~(down << i), n, OF_FAR * <f32>far)) return true;
    }
    return settled(n);
  }
  for (let m = 0; m < count; m++) {
    const move = MOVES + (<usize>m << (SHIFT + 1));
    const needs = load<Word>(move);
    if ((part & needs) !== needs) continue;
    if (add(part, part & ~load<Word>(move, 1 << SHIFT), n, 0)) return true;
  }
  return settled(n);
}

/** Whether the value of an option may be n, by what is known now. */
function may(option: usize, n: u32): bool {
  const parts = <usize>load<u16>(option, 4);
  // Who asks it looks it up.
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

/** The value of a part; with a fault it says nothing. */
function evaluate(part: Word): u32 {
  let mask = maskOf(part);
  while (!sole(mask)) {
    const n = ctz(mask);
    if (n > 14) fault = ABOVE;
    else if (resolve(part, n)) return n;
    if (fault !== 0) return 0;
    mask = maskOf(part);
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

function resolve(part: Word, n: u32): bool {
  let mask = maskOf(part);
  if (((mask >> n) & 1) === 0) return false;
  if (sole(mask)) return true;
  if (--budget < 0) fault = OUT;
  if (top > STACK_END - MARGIN) fault = DEEP;
  if (fault !== 0) return false;
  nodes++;
  const outer = top;
  const outerIndex = index;
  const outerListed = listed;
  const outerSeen = seen;
  mask = asked(part, n, mask);
  top = outer;
  index = outerIndex;
  listed = outerListed;
  seen = outerSeen;
  if (fault !== 0) return false;
  keep(part, mask);
  return mask === (1 as u32) << n;
}

/** Begins a list of options that are open. */
@inline
function list(): void {
  index = top;
  top += <usize>max(8, count) << 2;
  top = (top + 7) & ~7;
  listed = 0;
  seen = 0;
}

function asked(part: Word, n: u32, before: u32): u32 {
  list();
  const decided = options(part, n);
  let mask = before & ~seen;
  if (decided) return mask;
  const length = listed;
  const first = index;
  for (let i = 0; i < length; i++) {
    const option = <usize>load<u32>(first + (<usize>i << 2));
    if (!may(option, n)) continue;
    const equal = has(option, n);
    if (fault !== 0) return 0;
    if (equal) return mask & ~(1 << n);
  }
  mask &= (2 << n) - 1;
  for (let m: u32 = 0; m < n; m++) {
    if (((mask >> m) & 1) === 0) continue;
    let some = false;
    for (let i = 0; i < length && !some; i++) {
      const option = <usize>load<u32>(first + (<usize>i << 2));
      if (!may(option, m)) continue;
      some = has(option, m);
      if (fault !== 0) return 0;
    }
    if (!some) return mask & ((2 << m) - 1);
    mask &= ~(1 << m);
  }
  return mask;
}

// Questions from outside are of the word that is written at `PARTS`.

/** The number of parts of a position, which are then from `PARTS` on. */
export function parts(): i32 {
  return split(load<Word>(PARTS), NONE);
}
export function hardness(): f32 {
  return effort(load<Word>(PARTS));
}

/** The value of a part within `steps` nodes; -1 with a fault. */
export function value(steps: i32): i32 {
  budget = steps;
  fault = 0;
  top = STACK;
  const found = <i32>evaluate(load<Word>(PARTS));
  return fault === 0 ? found : -1;
}

/** The values that a part may still have, as bits; the top one for 15 and more. */
export function possible(): u32 {
  const mask = find(load<Word>(PARTS));
  return mask === 0 ? ANY : mask;
}

/** Whether a part has value n, 1 or 0, within `steps` nodes; -1 with a fault. */
export function is(n: u32, steps: i32): i32 {
  budget = steps;
  fault = 0;
  top = STACK;
  const equal = resolve(load<Word>(PARTS), n);
  return fault === 0 ? <i32>equal : -1;
}
