import { BLOCK, columns, cornered, count, height, kind, MOVES, PARTS, STACK, width } from "./board";
import { effort, OF_FAR, OF_KNOWN } from "./effort";
import { split } from "./parts";
import { ANY, clusterOf, findMixed, sole } from "./table";
import { linked, linkedDown, middleOf, tearing, tearingDown } from "./tears";
import { bit, first, mixed, NONE, rest as others, SHIFT, Word } from "./word";

// The options of a part. One that is open: its effort (f32), its number of parts and what is known of it (u16 each), and its
// parts (a word each), hardest last. A list of them: addresses (u32 each), easiest first.
export let top: usize = STACK;
export let index: usize = 0;
export let listed: i32 = 0;
/** Known values of options, as bits. */
export let seen: u32 = 0;

/** Releases everything above `to`. */
export function rewind(to: usize): void {
  top = to;
}

// Options that are made together, so that the table fetches their clusters side by side: for each its number of parts
// (i32), how far it is from the middle (f32), and its parts with their mixes (a word and u64).
const MIX: usize = 1 << SHIFT;
const PIECE: usize = MIX + 8;
const TOGETHER: i32 = 4;
let made: i32 = 0;
let end: usize = BLOCK;
/** Sum of the fetched words, which keeps the fetches from being optimized away. */
let fetched: u64 = 0;

/**
 * Adds an option; when the batch is full, examines all of it. Returns whether the value of one is known to be
 * n.
 */
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

/** Examines the batch of options, until one is known to have value n; returns whether there is one. */
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
    if (keptOrIs(at, n)) return true;
    at += 8 + <usize>load<i32>(at) * PIECE;
  }
  return false;
}

/** Keeps an option unless its value is known; returns whether its value is n. */
function keptOrIs(from: usize, n: u32): bool {
  let known: u32 = 0;
  const option = top;
  let parts: usize = 0;
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
    store<Word>(option + 8 + (parts << SHIFT), piece);
    parts++;
  }
  if (parts === 0) {
    if (known < 15) seen |= 1 << known;
    return known === n;
  }
  store<f32>(option, load<f32>(from, 4) - bonus);
  store<u16>(option, <u16>parts, 4);
  store<u16>(option, <u16>known, 6);
  top = option + 8 + (parts << SHIFT);
  return false;
}

/** Lists the options kept from `first` on, easiest first, each once. */
export function list(first: usize): void {
  const end = top;
  index = end;
  listed = 0;
  for (let option = first; option < end; ) {
    const parts = <usize>load<u16>(option, 4);
    const at = option + 8;
    let hardest = effort(load<Word>(at));
    // The hardest part is last; the order of the others does not matter.
    for (let i: usize = 1; i < parts; i++) {
      const piece = load<Word>(at + (i << SHIFT));
      const hard = effort(piece);
      if (hard >= hardest) hardest = hard;
      else {
        const last = at + ((i - 1) << SHIFT);
        store<Word>(last, load<Word>(last), 1 << SHIFT);
        store<Word>(last, piece);
      }
    }
    const hard = hardest + load<f32>(option);
    store<f32>(option, hard);
    let place = listed;
    let twin = false;
    while (place > 0) {
      const other = <usize>load<u32>(index + ((<usize>place - 1) << 2));
      const its = load<f32>(other);
      if (its < hard) break;
      if (its === hard && same(other, option, parts)) {
        twin = true;
        break;
      }
      place--;
    }
    if (!twin) {
      // Equal options have the same effort and may be further up.
      for (let i = listed; i > place; i--)
        store<u32>(index + (<usize>i << 2), load<u32>(index + ((<usize>i - 1) << 2)));
      store<u32>(index + (<usize>place << 2), <u32>option);
      listed++;
    }
    option = at + (parts << SHIFT);
  }
  top = (index + (<usize>listed << 2) + 7) & ~7;
}

function same(a: usize, b: usize, parts: usize): bool {
  if (load<u32>(a, 4) !== load<u32>(b, 4)) return false;
  for (let i: usize = 0; i < parts; i++)
    if (load<Word>(a + 8 + (i << SHIFT)) !== load<Word>(b + 8 + (i << SHIFT))) return false;
  return true;
}

/** Creates the options of dominoes whose first squares are `moves`. */
function across(part: Word, moves: Word, n: u32, tall: i32, wide: i32): bool {
  const both = bit(0) | bit(1);
  for (let left = moves; left !== NONE; left = others(left)) {
    const i = first(left);
    const far = abs(2 * (i / columns) - tall + 1) + abs(2 * (i % columns) + 2 - wide);
    if (add(part, part & ~(both << i), n, OF_FAR * <f32>far)) return true;
  }
  return false;
}

function down(part: Word, moves: Word, n: u32, tall: i32, wide: i32): bool {
  const both = bit(0) | bit(columns);
  for (let left = moves; left !== NONE; left = others(left)) {
    const i = first(left);
    const far = abs(2 * (i / columns) + 2 - tall) + abs(2 * (i % columns) + 1 - wide);
    if (add(part, part & ~(both << i), n, OF_FAR * <f32>far)) return true;
  }
  return false;
}

/**
 * Creates the options of a part until one is known to have value n. Begins with those that leave small parts,
 * because these are known most often.
 */
function dominoes(part: Word, n: u32): bool {
  cornered(part);
  const tall = height;
  const wide = width;
  const acrosses = linked(part);
  const downs = linkedDown(part);
  const tears = acrosses & tearing(part);
  const tearsDown = downs & tearingDown(part);
  const centre = middleOf(tall);
  return (
    across(part, tears & centre, n, tall, wide) ||
    down(part, tearsDown & centre, n, tall, wide) ||
    across(part, tears & ~centre, n, tall, wide) ||
    down(part, tearsDown & ~centre, n, tall, wide) ||
    across(part, acrosses & ~tears, n, tall, wide) ||
    down(part, downs & ~tearsDown, n, tall, wide) ||
    settled(n)
  );
}

/** Creates the options of a part until one is known to have value n; `seen` collects the known values. */
export function options(part: Word, n: u32): bool {
  seen = 0;
  if (columns > 0 && kind === 1) return dominoes(part, n);
  for (let m = 0; m < count; m++) {
    const move = MOVES + (<usize>m << (SHIFT + 1));
    const needs = load<Word>(move);
    if ((part & needs) !== needs) continue;
    if (add(part, part & ~load<Word>(move, 1 << SHIFT), n, 0)) return true;
  }
  return settled(n);
}
