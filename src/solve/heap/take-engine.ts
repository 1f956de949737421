import type { HeapRules } from "../../encoding.ts";
import { type Engine, store } from "../kernel/store.ts";
import { fillByPlanes, MOST_MEMBERS } from "../kernel/take.ts";
import type { Values } from "../kernel/values.ts";
import type { Budget, MemoryAccount } from "../limits.ts";
import { plainStep, setStep } from "./plain.ts";
import { fillPlainly } from "./plain-engine.ts";

type TakeRules = Extract<HeapRules, { kind: "take" }>;

/** Options that plain code visits in the time of compiling the kernel, and of laying out its planes. */
const COMPILED = 300_000;
const LAID_OUT = 4000;

/**
 * Heap up to which tables are extended in larger steps. Evaluating a set again for each heap would cost more
 * than the heap; beyond this it is evaluated on demand.
 */
const ROUNDED = 2 ** 20;

/**
 * Number of options visited by plain code so far, in all tables; the kernel is compiled once that time is
 * spent.
 */
let spent = 0;

/** Values of subtraction games, beginning with the values `from` if given. */
export function takeEngine(rules: TakeRules, held: MemoryAccount, from?: Values): Engine {
  const kept = store(held, from);
  let step = plainStep(rules);
  const membersTo = membersOf(rules);
  let members = new Uint32Array(0);
  let reach = -1;
  let method = "plain";
  /** Whether the values are so large that planes do not pay. */
  let large = false;

  function plainly(to: number, tick: Budget["tick"]): void {
    method = "plain";
    fillPlainly(kept, step, to, tick);
  }

  return {
    extend(to, tick) {
      kept.reserve(to + 1);
      if (to > reach) {
        reach = to < ROUNDED ? 2 ** Math.ceil(Math.log2(to + 2)) : to;
        let set: typeof members;
        try {
          set = membersTo(reach, tick);
        } catch {
          // A rule may have no answer for larger heaps; errors at smaller ones are thrown again.
          reach = to;
          set = membersTo(to, tick);
        }
        if (set.length !== members.length) {
          members = set;
          step = setStep(members);
        }
      }
      const options = (to + 1 - kept.filled) * members.length;
      if (large || members.length > MOST_MEMBERS || options < LAID_OUT || spent + options < COMPILED) {
        spent += options;
        plainly(to, tick);
      } else {
        method = "planes";
        // Fills the space that is already there, so that callers who ask heap by heap make few requests.
        const room = Math.min(kept.cells.length - 1, reach);
        large = !fillByPlanes(kept, members, to < ROUNDED ? Math.max(to, room) : to, tick);
        if (kept.filled <= to) plainly(to, tick);
      }
    },
    get values() {
      return kept.view();
    },
    get filled() {
      return kept.filled;
    },
    stats: () => ({ method }),
  };
}

/** Takes up to `to`, ascending, for rules with one set for all heaps. */
function membersOf(rules: TakeRules): (to: number, tick: Budget["tick"]) => Uint32Array<ArrayBuffer> {
  if ("set" in rules) {
    const all = ascending(rules.set);
    return (to) => all.subarray(0, all.findLastIndex((s) => s <= to) + 1);
  }
  if ("takes" in rules && rules.fixed) {
    return (to, tick) => {
      const members: number[] = [];
      for (const s of rules.takes(to, tick)) {
        tick();
        members.push(Number(s));
      }
      return Uint32Array.from(members);
    };
  }
  return () => new Uint32Array(0);
}

/** Distinct members that a table can reach, in ascending order. */
function ascending(set: readonly number[]): Uint32Array<ArrayBuffer> {
  const sorted = Uint32Array.from(set.filter((s) => s > 0 && s < 2 ** 32)).sort();
  let different = 0;
  for (const s of sorted) if (different === 0 || s !== sorted[different - 1]) sorted[different++] = s;
  return sorted.subarray(0, different);
}
