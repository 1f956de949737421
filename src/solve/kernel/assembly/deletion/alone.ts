// Single thread with its own memory; together.ts has the same functions for several threads with shared
// memory.
import { STACK_END, Word } from "./word";

export const ALONE: bool = true;
/** Address of the data of the thread. */
export const BASE: usize = 0;
export const TABLE: usize = STACK_END;

@inline
export function join(thread: i32, threads: i32): void {}

/** Whether a query may begin. */
@inline
export function begun(): bool {
  return true;
}

/** Whether another thread has decided a part on the path, so that the search must return to it. */
@inline
export function decided(nodes: u64): bool {
  return false;
}

/** Enters a part; returns its frame, or -1. */
@inline
export function entered(part: Word, n: u32): i32 {
  return -1;
}

/** Leaves a part. */
@inline
export function left(frame: i32): void {}

/** Whether this is the part to which the search must return. */
@inline
export function isBackAt(frame: i32): bool {
  return false;
}

/** Publishes the result about a part that is left. */
@inline
export function tell(frame: i32, part: Word, mask: u32): void {}

/** Whether the options of this part are shared between threads. */
@inline
export function sharesOut(frame: i32): bool {
  return false;
}

@inline
export function isTaken(part: Word): bool {
  return false;
}

@inline
export function entryAt(place: usize): Word {
  return load<Word>(place);
}

/** Replaces an older entry of the same part, or an empty one. */
@inline
export function replace(place: usize, old: Word, entry: Word): void {
  store<Word>(place, entry);
}
