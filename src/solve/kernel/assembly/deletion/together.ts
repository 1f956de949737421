// Several threads. Each is an instance of this module with its own stack and globals; they share one table.
// All search the query that the first one was asked, and share the options of large parts: a thread searches
// those last that another one is searching ("ABDADA", Weill 1996; Kerrigan's simplified form), and abandons a
// part that another one has decided.
//
// Entries of the table are 64 bits, loaded and stored atomically, so an entry always belongs to its part; and
// it only excludes values that the part does not have. If two threads write to the same entry, one result may
// be lost: that costs time, but never correctness. The same holds for the marks of searched parts: if one is
// missed, a part is searched twice; if one is stale, a part is searched again.
import { adopt, getEntries, getHits, getLookups } from "./table";
import { NONE, size, STACK_END, Word } from "./word";

export const ALONE: bool = false;
/**
 * Address of the data of a thread; different in each instance, so that addresses are constants
 * (scripts/kernels.mjs).
 */
export const BASE: usize = 2 << 20;
const MOST_THREADS: usize = 8;
export const TABLE: usize = (2 << 20) + MOST_THREADS * STACK_END;

// Memory shared by all threads, see kernel/crew.ts. The generation is odd during a query.
const GENERATION: usize = 1024;
const BITS: usize = 1028;
const LEAST: usize = 1036;
const SHARES: usize = 4096;
const SHARE: usize = 4096;
// For each thread: its hint to check the shared state, its number of frames, its counters, its frames.
const HINT: usize = 0;
const DEPTH: usize = 4;
const COUNTERS: usize = 16;
const FRAMES: usize = 1024;
// Frame of 16 bytes: the part, the value in question, and whether it is decided.
const FRAME: usize = 16;
const VALUE: usize = 8;
const DECIDED: usize = 12;

/**
 * Depth from which options are shared: before the third part on the path, all threads search the first option
 * together.
 */
const FIRST_SHARED: i32 = 2;

let me: i32 = 0;
let threads: i32 = 1;
let own: usize = SHARES;
let generation: i32 = 0;
/** Parts with fewer cells are searched as by a single thread. */
let least: i32 = 0;
let depth: i32 = 0;
let target: i32 = -1;

@inline
function shareOf(thread: i32): usize {
  return SHARES + SHARE * <usize>thread;
}

@inline
function frameOf(share: usize, i: i32): usize {
  return share + FRAMES + FRAME * <usize>i;
}

export function join(thread: i32, all: i32): void {
  me = thread;
  threads = all;
  own = shareOf(thread);
}

/** Begins a query in the first thread; the others join only while it waits for an answer. */
export function begun(): bool {
  depth = 0;
  target = -1;
  atomic.store<i32>(own, 0, DEPTH);
  atomic.store<i32>(own, 0, HINT);
  generation = atomic.load<i32>(GENERATION);
  adopt(load<u32>(BITS));
  least = load<i32>(LEAST);
  return me === 0 || (generation & 1) === 1;
}

export function decided(nodes: u64): bool {
  store<u64>(own, nodes, COUNTERS);
  store<u64>(own, <u64>getLookups(), COUNTERS + 8);
  store<u64>(own, <u64>getHits(), COUNTERS + 16);
  store<u64>(own, getEntries(), COUNTERS + 24);
  return load<i32>(own, HINT) !== 0 && isToGoBack();
}

function isToGoBack(): bool {
  atomic.store<i32>(own, 0, HINT);
  target = -1;
  if (atomic.load<i32>(GENERATION) !== generation) return true;
  for (let i = 0; i < depth; i++) {
    if (atomic.load<i32>(frameOf(own, i), DECIDED) === 0) continue;
    target = i;
    return true;
  }
  return false;
}

export function entered(part: Word, n: u32): i32 {
  if (size(part) < least) return -1;
  const frame = frameOf(own, depth);
  atomic.store<u64>(frame, part);
  atomic.store<i32>(frame, n, VALUE);
  atomic.store<i32>(frame, 0, DECIDED);
  atomic.store<i32>(own, ++depth, DEPTH);
  return depth - 1;
}

export function left(frame: i32): void {
  if (frame < 0) return;
  depth = frame;
  atomic.store<i32>(own, depth, DEPTH);
}

export function isBackAt(frame: i32): bool {
  if (frame < 0 || target !== frame) return false;
  target = -1;
  atomic.store<i32>(frameOf(own, frame), 0, DECIDED);
  return true;
}

export function tell(frame: i32, part: Word, mask: u32): void {
  if (frame < 0) return;
  for (let thread = 0; thread < threads; thread++) {
    if (thread === me) continue;
    const share = shareOf(thread);
    const end = atomic.load<i32>(share, DEPTH);
    for (let i = 0; i < end; i++) {
      const its = frameOf(share, i);
      if (atomic.load<u64>(its) !== part) continue;
      const n = atomic.load<u32>(its, VALUE);
      if ((mask >> n) & 1 && mask !== (1 as u32) << n) continue;
      atomic.store<i32>(its, 1, DECIDED);
      atomic.store<i32>(share, 1, HINT);
    }
  }
}

export function sharesOut(frame: i32): bool {
  return frame >= FIRST_SHARED;
}

export function isTaken(part: Word): bool {
  for (let thread = 0; thread < threads; thread++) {
    if (thread === me) continue;
    const share = shareOf(thread);
    const end = atomic.load<i32>(share, DEPTH);
    for (let i = 0; i < end; i++) if (atomic.load<u64>(frameOf(share, i)) === part) return true;
  }
  return false;
}

@inline
export function entryAt(place: usize): Word {
  return atomic.load<u64>(place);
}

/** Combines an entry with results on the same part that another thread has found meanwhile. */
@inline
export function replace(place: usize, old: Word, entry: Word): void {
  atomic.store<u64>(place, old === NONE ? entry : entry & old);
}
