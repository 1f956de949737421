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
import { growthAt } from "../law-value/periodic.ts";
import type { Period } from "../solve/period/theorem.ts";

/** Relation of n and G(n) on two tracks of a base, for periodic values with these first values. */
export function repeating(
  system: System,
  tracks: readonly [string, string],
  values: readonly number[],
  repeats: Period,
  effort: Effort,
): Dfa {
  const { preperiod, saltus, constant = [] } = repeats;
  const growing = constant.length === 0 ? [saltus] : [saltus, 0];
  const cores = growing.map((growth) => growingBy(growth, system, tracks, values, repeats, effort));
  if (preperiod === 0 && cores.length === 1) return cores[0]!;
  const first = values.slice(0, preperiod).map((value, n) => [n, value]);
  const later = and(
    or(...cores.map((core) => relation(core, ...tracks))),
    atLeast({ [tracks[0]]: 1 }, preperiod),
  );
  return relationOf(
    system,
    tracks,
    or(relation(finite(system, first, tracks, effort), ...tracks), later),
    effort,
  );
}

/** Relation restricted to residues whose values grow by `growth`, as if they had done so from the start. */
function growingBy(
  growth: number,
  system: System,
  tracks: readonly [string, string],
  values: readonly number[],
  repeats: Period,
  effort: Effort,
): Dfa {
  const { preperiod, period } = repeats;
  // For n >= preperiod with residue r, period G(n) - growth n is constant: it equals the difference at the first such
  // n.
  const goals = new Map<number, number>();
  for (let n = preperiod; n < preperiod + period; n++)
    if (growthAt(repeats, n) === growth) goals.set(n % period, period * values[n]! - growth * n);
  const most = period + growth + Math.max(...[...goals.values()].map(Math.abs));
  const { digits } = system;
  interface State {
    readonly residue: number;
    readonly difference: number;
  }
  const columns = digits * digits;
  return minimal(
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
          const next = digits * difference + period * value - growth * n;
          if (Math.abs(next) > most) return undefined;
          return { residue: (digits * residue + n) % period, difference: next };
        },
        accepts: ({ residue, difference }) => goals.get(residue) === difference,
      },
      effort,
    ),
  );
}
