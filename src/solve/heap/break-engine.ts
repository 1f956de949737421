import type { HeapRules } from "../../encoding.ts";
import { breakMoves } from "../kernel/break.ts";
import { type Compiled, compiled } from "../kernel/break-compiled.ts";
import type { BreakMoves } from "../kernel/break-kernel.ts";
import { markHeaps } from "../kernel/marking.ts";
import type { Engine } from "../kernel/store.ts";
import type { Threads } from "../kernel/threads.ts";
import type { Values } from "../kernel/values.ts";
import type { MemoryAccount } from "../limits.ts";

type BreakRules = Extract<HeapRules, { kind: "break" }>;

/**
 * Number of first heaps computed by plain code before the kernels are compiled; fewer with moves that leave
 * three heaps.
 */
const FEW = 512;
const FEW_TRIPLES = 200;

/** Values of take-and-break games, beginning with the values `from` if given. */
export function breakEngine(
  rules: BreakRules,
  held: MemoryAccount,
  from?: Values,
  threads?: Threads,
): Engine {
  const moves = breakMoves(rules.digits, rules.unequal ?? false);
  const few = fewOf(moves);
  let values: Values = from?.slice() ?? new Uint32Array(0);
  let kernels: Compiled | undefined;
  let maximum = 0;
  let looked = 0;

  function extendPlainly(to: number, tick: (done: number) => void): void {
    const filled = values.length;
    if (to < filled) return;
    const heaps = few === Number.POSITIVE_INFINITY ? to + 1 : Math.min(few, Math.max(to + 1, 2 * filled, 64));
    held.hold(4 * heaps);
    const larger = new Uint32Array(heaps);
    larger.set(values);
    markHeaps(rules.digits, moves.unequal, larger, filled, tick);
    values = larger;
  }

  /**
   * Largest value so far, updated on demand; progress asks for it several times a second, also when all
   * values come from a checkpoint.
   */
  function maximumSoFar(): number {
    for (; looked < values.length; looked++) if (values[looked]! > maximum) maximum = values[looked]!;
    return maximum;
  }

  return {
    extend(to, tick) {
      if (kernels === undefined) {
        extendPlainly(Math.min(to, few - 1), tick);
        if (to < values.length) return;
        kernels = compiled(moves, held, values, { threads });
        values = new Uint32Array(0);
      }
      kernels.extend(to, tick);
    },
    get values() {
      return kernels?.values ?? values;
    },
    get filled() {
      return kernels?.filled ?? values.length;
    },
    stats: () => kernels?.stats() ?? { method: "plain", maximum: maximumSoFar() },
  };
}

function fewOf(moves: BreakMoves): number {
  if (moves.triples.length === 0) return FEW;
  // The kernel for triples unites sets of pairs, which cannot exclude heaps of equal size.
  return moves.unequal ? Number.POSITIVE_INFINITY : FEW_TRIPLES;
}
