import { type Dfa, statesOf } from "./dfa.ts";
import { numbering } from "./numbering.ts";

/** Automata of sums have settled after so many rounds; those of long constants take one for each digit. */
const MOST_ROUNDS = 32;

/**
 * The block of each state in the coarsest partition in which equal states stand together, -1 for those not `alive`: in
 * rounds, of which each tells apart by hashes what the last one did to the states that follow. Nothing when the rounds
 * do not end soon, or when hashes have put together what is not equal.
 */
export function settled(dfa: Dfa, alive: Uint8Array): Int32Array | undefined {
  let block = Int32Array.from(alive, (is, q) => (is === 0 ? -1 : dfa.accepting[q]!));
  const numbers = numbering(statesOf(dfa));
  let [count, round] = [0, 0];
  for (; round < MOST_ROUNDS; round++) {
    numbers.clear();
    const after = new Int32Array(block.length);
    for (let q = 0; q < block.length; q++) after[q] = block[q]! < 0 ? -1 : numbers.of(hashOf(dfa, block, q));
    block = after;
    if (numbers.size() === count) break;
    count = numbers.size();
  }
  return round < MOST_ROUNDS && isStable(dfa, block, count) ? block : undefined;
}

function hashOf({ next, classes }: Dfa, block: Int32Array, q: number): number {
  let hash = block[q]! + 1;
  const end = (q + 1) * classes;
  for (let at = q * classes; at < end; at++) {
    const to = next[at]!;
    hash = Math.imul(hash, 0x01000193) ^ (to < 0 ? -1 : block[to]!);
  }
  return hash ^ (hash >>> 15);
}

/** Whether the states of each block accept alike and go on to the same blocks. */
function isStable({ next, classes, accepting }: Dfa, block: Int32Array, count: number): boolean {
  const first = new Int32Array(count).fill(-1);
  const blockOf = (to: number): number => (to < 0 ? -1 : block[to]!);
  for (let q = 0; q < block.length; q++) {
    if (block[q]! < 0) continue;
    const other = first[block[q]!]!;
    if (other < 0) {
      first[block[q]!] = q;
      continue;
    }
    if (accepting[q] !== accepting[other]) return false;
    for (let c = 0; c < classes; c++)
      if (blockOf(next[q * classes + c]!) !== blockOf(next[other * classes + c]!)) return false;
  }
  return true;
}
