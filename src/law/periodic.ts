import { finite } from "../automata/digits.ts";
import { explore } from "../automata/explore.ts";
import {
  and,
  atLeast,
  type Dfa,
  type Effort,
  or,
  relation,
  relationOf,
  type System,
} from "../automata/index.ts";
import { minimal } from "../automata/minimal.ts";

/** G(n + `period`) = G(n) + `saltus` for all n >= `preperiod`. */
export interface Repetition {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
}

/** How the values seem to repeat, with the least period; three times at least, and in half of what is there. */
export function repetitionOf(values: readonly number[]): Repetition | undefined {
  const last = values.length - 1;
  for (let period = 1; 3 * period <= values.length; period++) {
    const saltus = values[last]! - values[last - period]!;
    if (saltus < 0) continue;
    let preperiod = last - period;
    while (preperiod > 0 && values[preperiod - 1 + period]! - values[preperiod - 1]! === saltus) preperiod--;
    if (preperiod + Math.max(3 * period, values.length / 2) <= values.length)
      return { preperiod, period, saltus };
  }
  return undefined;
}

/** The relation of n and G(n) for values that begin so and repeat, on two tracks of a base. */
export function repeating(
  system: System,
  tracks: readonly [string, string],
  values: readonly number[],
  { preperiod, period, saltus }: Repetition,
  effort: Effort,
): Dfa {
  // For n >= preperiod of residue r the difference period G(n) - saltus n is that of the first such n.
  const goals = Array<number>(period).fill(0);
  for (let n = preperiod; n < preperiod + period; n++) goals[n % period] = period * values[n]! - saltus * n;
  const most = period + saltus + Math.max(...goals.map(Math.abs));
  const { digits } = system;
  interface State {
    readonly residue: number;
    readonly difference: number;
  }
  const columns = digits * digits;
  const core = minimal(
    explore<State>(
      {
        system,
        tracks,
        classOf: Int32Array.from({ length: columns }, (_, column) => column),
        classes: columns,
      },
      {
        start: { residue: 0, difference: 0 },
        key: ({ residue, difference }) => (difference + most) * period + residue,
        step({ residue, difference }, column) {
          const [n, value] = [Math.floor(column / digits), column % digits];
          const next = digits * difference + period * value - saltus * n;
          if (Math.abs(next) > most) return undefined;
          return { residue: (digits * residue + n) % period, difference: next };
        },
        accepts: ({ residue, difference }) => goals[residue] === difference,
      },
      effort,
    ),
  );
  if (preperiod === 0) return core;
  const first = values.slice(0, preperiod).map((value, n) => [n, value]);
  const later = and(relation(core, ...tracks), atLeast({ [tracks[0]]: 1 }, preperiod));
  return relationOf(
    system,
    tracks,
    or(relation(finite(system, first, tracks, effort), ...tracks), later),
    effort,
  );
}
