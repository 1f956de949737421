import { type Env, type Position, type RandomRule, Undefined } from "./random-terms.ts";

/** Result of evaluating a position with letters up to `bound`. */
export interface Left {
  readonly moves: readonly (readonly Position[])[];
  /** Options whose letters may have no visible bound: those that no condition without letters excludes. */
  readonly open: boolean;
  readonly undefined: boolean;
}

export function leftBy(
  { choices, variables, lost, won }: RandomRule,
  position: Position,
  bound: number,
): Left {
  const moves: (readonly Position[])[] = [];
  let open = false;
  let failed = false;
  const base = new Map(variables.map((name, i) => [name, position[i]!]));
  const guarded = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Undefined)) throw error;
      failed = true;
      return undefined;
    }
  };
  if (guarded(() => lost?.holds(base)) === true || guarded(() => won?.holds(base)) === true)
    return { moves, open, undefined: failed };
  for (const { letters, tests, fixed, parts } of choices) {
    if (guarded(() => tests.slice(0, fixed).every(({ holds }) => holds(base))) !== true) continue;
    open ||= letters.length > 0;
    const choose = (env: Env, rest: readonly string[]): void => {
      const [letter, ...others] = rest;
      if (letter !== undefined) {
        for (let i = 1; i <= bound; i++) choose(new Map([...env, [letter, BigInt(i)]]), others);
        return;
      }
      guarded(() => {
        if (!tests.slice(fixed).every(({ holds }) => holds(env))) return;
        const each = parts.map(({ leaves }) => leaves(env));
        if (each.some((lists) => lists === undefined)) return;
        let sums: (readonly Position[])[] = [[]];
        for (const lists of each) sums = sums.flatMap((sum) => lists!.map((list) => [...sum, ...list]));
        moves.push(...sums);
      });
    };
    choose(base, letters);
  }
  return { moves, open, undefined: failed };
}

export function partitions(n: bigint, largest: bigint): bigint[][] {
  if (n === 0n) return [[]];
  const found: bigint[][] = [];
  for (let part = n < largest ? n : largest; part > 0n; part--)
    for (const rest of partitions(n - part, part)) found.push([part, ...rest]);
  return found;
}
