import type { HeapRules } from "../../types.ts";
import { type Limits, USUAL, watch } from "../limits.ts";
import { plainStep } from "./plain.ts";
import { fillPlainly } from "./plain-engine.ts";
import { fillByPlanes, MOST_MEMBERS } from "./planes.ts";
import { type Engine, store, type Values } from "./store.ts";

type TakeRules = Extract<HeapRules, { kind: "take" }>;

/** Plain code has looked at so many options before the kernel is compiled. */
const FEW = 300_000;

/** The values of subtraction games; it can begin with the values `from`. */
export function takeEngine(rules: TakeRules, limits: Limits, from?: Values): Engine {
  const kept = store(limits.bytes ?? USUAL.bytes, from);
  const step = plainStep(rules);
  let members = new Uint32Array(0);
  let method = "plain";

  return {
    extend(to) {
      kept.reserve(to + 1);
      const set = membersOf(rules, to);
      if (set.length !== members.length) members = set;
      if (set.length > MOST_MEMBERS || (to + 1 - kept.filled) * set.length < FEW) {
        method = "plain";
        fillPlainly(kept, step, to, watch(limits, 16));
      } else {
        method = "planes";
        fillByPlanes(kept, members, to, limits);
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

/** The takes up to `to`, ascending, when they are of one set; else none. */
function membersOf(rules: TakeRules, to: number): Uint32Array<ArrayBuffer> {
  if ("set" in rules) return Uint32Array.from(new Set(rules.set.filter((s) => s > 0 && s <= to))).sort();
  if ("takes" in rules && rules.fixed) return Uint32Array.from(rules.takes(to));
  return new Uint32Array(0);
}
