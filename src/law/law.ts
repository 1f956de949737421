import { imageOf } from "../automata/image.ts";
import type { Dfa } from "../automata/index.ts";
import { accepts, ofNumbers, usualEffort } from "../automata/index.ts";
import { type Says, saysOf } from "../law-value/evaluate.ts";
import { byHeapBefore } from "../law-value/heap-before.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import type { AutomaticLaw, Law, Outcome, Play, RecurrenceLaw } from "../types.ts";

export type { AutomaticLaw } from "../types.ts";

/**
 * Value of a law at a position of any size; undefined when the law gives no value, or several. Cost: one step for each
 * digit; for values, one for each state and digit.
 */
export function saysLaw(law: Law, position: readonly Natural[]): Outcome | Natural | undefined {
  if (law.kind === "outcomes") return accepts(law.dfa, position) ? "P" : "N";
  if (law.kind === "recurrence" && law.before) return stepsOf(law)(...position);
  if (law.kind !== "values") return saysOf(law)(...position);
  const [value, second] = imageOf(numeric(law.dfa), position);
  if (value === undefined || second !== undefined) return undefined;
  return valueTold(law, value);
}

/** Value for which the automaton of a law has this number. */
export const valueTold = ({ powers }: ValuesLaw, told: bigint): Natural =>
  natural(powers === undefined ? told : exponentOf(told, BigInt(powers)));

/** Laws of values by automata. */
export type ValuesLaw = AutomaticLaw & { readonly kind: "values" };

/** Number that the automaton of a law has for a value: the value, or the power to it. */
export const toldOf = ({ powers }: ValuesLaw, value: Natural): Natural =>
  powers === undefined ? value : natural(BigInt(powers) ** BigInt(value));

/** Exponent of a power of a base. */
function exponentOf(power: bigint, base: bigint): bigint {
  let exponent = 0n;
  for (let left = power; left > 1n; left /= base) exponent++;
  return exponent;
}

const known = new WeakMap<Dfa, Dfa>();

const steps = new WeakMap<RecurrenceLaw, Says>();

/** Evaluator of a recurrence over two smaller heaps, made once. */
function stepsOf(law: RecurrenceLaw): Says {
  const found = steps.get(law) ?? byHeapBefore(law);
  steps.set(law, found);
  return found;
}

/** Automaton that ignores leading zeros, built once. */
function numeric(dfa: Dfa): Dfa {
  let found = known.get(dfa);
  if (found === undefined) {
    found = ofNumbers(dfa, usualEffort);
    known.set(dfa, found);
  }
  return found;
}

/** Laws of the outcomes of a game with cycles, whose other positions are draws. */
export interface CyclesLaw {
  readonly play: Play;
  /** Automaton of the P-positions, and that of all positions but the N-positions. */
  readonly lost: Dfa;
  readonly notWon: Dfa;
  /** Sums of variables, of which the first that changes is smaller after a reply. */
  readonly measure: readonly (readonly string[])[];
}
