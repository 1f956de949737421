// One thread with a memory of its own; together.ts has the same for several threads that share theirs.
import { STACK_END, Word } from "./word";

export const ALONE: bool = true;
/** Where what belongs to a thread begins. */
export const BASE: usize = 0;
export const TABLE: usize = STACK_END;

@inline
export function join(thread: i32, threads: i32): void {}

/** Whether a question may begin. */
@inline
export function begun(): bool {
  return true;
}

/** Whether what is looked at has been decided elsewhere, so that one has to go back. */
@inline
export function decided(nodes: u64): bool {
  return false;
}

/** Begins a part; its frame, or -1. */
@inline
export function entered(part: Word, n: u32): i32 {
  return -1;
}

/** Ends it, within whatever it had begun. */
@inline
export function left(frame: i32): void {}

/** Whether it is this part that one had to go back to. */
@inline
export function isBackAt(frame: i32): bool {
  return false;
}

/** Says what is now known of a part that is ended. */
@inline
export function tell(frame: i32, part: Word, mask: u32): void {}

/** Whether options of this part are shared out. */
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

/** Puts an entry in the place of an older one of the same part, or of none. */
@inline
export function replace(place: usize, old: Word, entry: Word): void {
  store<Word>(place, entry);
}
