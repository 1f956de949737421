import { LimitError } from "../errors.ts";
import { valueAt } from "../law-value/periodic.ts";
import { t } from "../locale/law.ts";
import { lawClaim } from "../messages/law.ts";
import { gcd } from "../nimber/gcd.ts";
import { mex } from "../nimber/mex.ts";
import { coefficient, linearOf } from "../rules/linear.ts";
import { parseRuleAt } from "../rules/parse.ts";
import type { Expression, Option, OtherPart } from "../rules/syntax.ts";
import { begin, type Limits } from "../solve/limits.ts";
import type { Game, Hypotheses, PeriodicLaw, Tick } from "../types.ts";
import { periodicLaw } from "./elsewhere.ts";
import type { Prover } from "./find.ts";
import { textOf } from "./known.ts";

// Values of heaps where a move leaves the heap less a constant, and heaps of other games with periods, less a constant.
// Beyond some heap a value depends on as many values before it as the largest constant, and on the heap modulo the least
// common multiple of the periods. If both come back, all values do. The theorem is in docs/theory/period.md.

/** Limits on the heaps that are computed, on the largest constant, and on the common period. */
const [MOST_HEAPS, FARTHEST, LONGEST] = [200_000, 200, 100_000];

/** Number of heaps whose values are compared with play. */
const COMPARED = 500;

/** Move to heaps less constants, of the game itself and of others. */
interface Shift {
  readonly own: readonly number[];
  readonly others: readonly { readonly less: number; readonly law: PeriodicLaw }[];
}

/** Constant that a heap is less than the variable. */
function lessThan(variable: string, heap: Expression): number | undefined {
  const form = linearOf(heap);
  if (form === undefined || form.of.size !== 1 || coefficient(form, variable) !== 1n) return undefined;
  return form.rest <= 0n && form.rest >= -BigInt(FARTHEST) ? Number(-form.rest) : undefined;
}

function shiftOf(
  option: Option,
  beside: readonly OtherPart[],
  [variable]: readonly string[],
  games: ReadonlyMap<string, unknown>,
): Shift | undefined {
  const { parts, letters, next, written, condition } = option;
  if (letters.length > 0 || next !== undefined || (written ?? { condition }).condition !== undefined)
    return undefined;
  const own = parts.map((part) =>
    part.kind === "component" && part.count === undefined
      ? lessThan(variable!, part.position[0]!)
      : undefined,
  );
  const others = beside.map(({ game, position: [heap, more] }) => {
    const less = more === undefined ? lessThan(variable!, heap!) : undefined;
    const law = less === undefined ? undefined : periodicLaw(games.get(game) as Game<unknown>);
    return law === undefined || law.saltus !== 0 ? undefined : { less: less!, law };
  });
  const isFound = <T>(each: T | undefined): each is T => each !== undefined;
  return own.every((each) => isFound(each) && each > 0) && others.every(isFound)
    ? { own: own.filter(isFound), others: others.filter(isFound) }
    : undefined;
}

/** Moves of a game of one number that leave heaps of other games; undefined for other games. */
function shiftsOf({ elsewhere, accelerators }: Game<unknown>): readonly Shift[] | undefined {
  const mixed = accelerators?.mixedRule;
  if (elsewhere === undefined || mixed === undefined) return undefined;
  const { rule, others = [] } = parseRuleAt(mixed.rule, 0);
  const { variables, options, legal, lost, won } = rule;
  if (variables.length > 1 || legal || lost || won) return undefined;
  const found = options.map((option, i) => shiftOf(option, others[i] ?? [], variables, mixed.games));
  return found.every((each) => each !== undefined) ? found : undefined;
}

/** Period of values, and two heaps before which the same values stand. */
interface Returning {
  readonly law: PeriodicLaw;
  readonly from: number;
  readonly to: number;
}

/** Period of the values, proved when they and the heap by the common period come back; undefined within the limits. */
function periodOf(moves: readonly Shift[], tick: Tick): Returning | undefined {
  const others = moves.flatMap(({ others }) => others);
  const window = Math.max(1, ...moves.flatMap(({ own }) => own));
  const cycle = others.reduce((all, { law }) => (all / gcd(all, law.period)) * law.period, 1);
  if (cycle > LONGEST) return undefined;
  // From here on every move exists, and leaves heaps of the other games in their periods.
  const start = Math.max(window, ...others.map(({ less, law }) => less + law.preperiod));
  const values: number[] = [];
  const known = new Map<string, number>();
  for (let n = 0; n < MOST_HEAPS; n++) {
    tick();
    if (n >= start && (n - start) % cycle === 0) {
      const last = values.slice(n - window).join();
      const before = known.get(last);
      if (before !== undefined) return { law: leastPeriod(values, before, n - before), from: before, to: n };
      known.set(last, n);
    }
    const options = moves.flatMap(({ own, others }) => {
      if (own.some((less) => less > n) || others.some(({ less }) => less > n)) return [];
      const beside = others.map(({ less, law }) => Number(valueAt(law, law.values, n - less)));
      return [[...own.map((less) => values[n - less]!), ...beside].reduce((a, b) => a ^ b, 0)];
    });
    values.push(mex(options));
  }
  return undefined;
}

/** Least period and preperiod of values that repeat with a period from a heap on. */
function leastPeriod(values: readonly number[], from: number, period: number): PeriodicLaw {
  const repeats = (by: number) => {
    for (let n = from; n < from + period - by; n++) if (values[n] !== values[n + by]) return false;
    return true;
  };
  let least = 1;
  while (period % least !== 0 || !repeats(least)) least++;
  let preperiod = from;
  while (preperiod > 0 && values[preperiod - 1] === values[preperiod - 1 + least]) preperiod--;
  return {
    kind: "periodic",
    preperiod,
    period: least,
    saltus: 0,
    values: values.slice(0, preperiod + least),
  };
}

/** Hypotheses of the theorem on a game, but for the certificates of the other games; and these games. @throws LimitError */
export function hypothesesOfShifts(
  game: Game<unknown>,
  limits: Limits,
): { readonly hypotheses: Hypotheses; readonly others: readonly Game<unknown>[] } | undefined {
  const moves = shiftsOf(game);
  const found = moves && periodOf(moves, begin(limits).tick);
  if (found === undefined) return undefined;
  const { from, to } = found;
  const { games } = game.accelerators!.mixedRule!;
  return { hypotheses: { theorem: "shifts", from, to }, others: [...games.values()] as Game<unknown>[] };
}

/** Period of the values of such a game, as soon as the values show it. */
export const byShifts: Prover = (game, { kind, play, truth, limits }) => {
  if (kind !== "values" || play !== "normal") return undefined;
  try {
    const moves = shiftsOf(game);
    const data = moves && periodOf(moves, begin(limits).tick)?.law;
    if (data === undefined) return undefined;
    for (let n = 0; n < COMPARED; n++) if (truth.at([n]) !== valueAt(data, data.values, n)) return undefined;
    return {
      ...{ verdict: "proved", kind, by: "theorem", text: textOf(data), sentence: lawClaim(data), data },
      ...{ source: t("componentsWithPeriods"), testedTo: COMPARED - 1 },
    };
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
};
