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
import type { Repetition } from "./periodic.ts";

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
