import { encodedAs } from "../../encoding.ts";
import { CHECKED_ALL, FIXED_TAKES, lacksOne, leavesLarge, noAnswer } from "../../messages/anti-sg.ts";
import { positionName } from "../../messages/position-name.ts";
import { mex } from "../../nimber/mex.ts";
import type { Natural } from "../../nimber/natural.ts";
import { nimSum } from "../../nimber/nim-sum.ts";
import type { Outcome, Rules, Text } from "../../types.ts";
import type { Budget, Limits } from "../limits.ts";
import { type Fold, fold } from "../search/fold.ts";
import { nimHeap, nimInP, nimProduct } from "./quotient/nim.ts";

/** Whether the Anti-SG rule decides sums with this component under misère play, and the reason. */
export interface AntiSg {
  readonly holds: boolean;
  readonly because: Text;
}

interface Checked {
  readonly value: number;
  readonly flaw: (() => Text) | undefined;
}

/**
 * Options of a position: their nim-sums; and for nim-sums 0 and 1, whether an option consists only of
 * components of values 0 and 1 (`small`), and whether one has a component above 1 (`large`).
 */
interface Options {
  readonly values: Set<number>;
  readonly small: [boolean, boolean];
  readonly large: [boolean, boolean];
  flaw: (() => Text) | undefined;
}

/**
 * Checks, position by position, the condition under which the Anti-SG rule is a theorem. The rule: the next
 * player wins a sum iff its nim-sum is not 0 and some component exceeds 1, or its nim-sum is 0 and none does.
 * By induction over the moves it holds when every reachable position satisfies the following:
 * a position of value 0 that has moves has an option of nim-sum 1, and none of nim-sum 1 with a component
 * above 1;
 * a position of value 1 has no option of nim-sum 0 with a component above 1;
 * a position above 1 can answer a rest of the sum of nim-sum x = 0 or 1: it has an option of nim-sum x with a
 * component above 1, or one of nim-sum 1 - x without. When no move splits, only the first half of the first
 * line is a restriction.
 *
 * Source: Jia Zhihao (2009) for games without splitting, with the condition made exact; for taking from a
 * fixed set, Ferguson, Int. J. Game Theory 3 (1974) 159.
 */
export function antiSgOf<P>(rules: Rules<P>, limits: Limits = {}): (position: P, budget?: Budget) => AntiSg {
  if (takesFixed(rules)) return () => FERGUSON;
  const checked = checking(rules, limits);
  return (position, budget) => {
    const { flaw } = checked.at(position, budget);
    return flaw === undefined ? CHECKED : { holds: false, because: flaw() };
  };
}

/** Whether the takes are a fixed set, for which the Anti-SG rule is a theorem for all heaps. */
export function takesFixed<P>(rules: Rules<P>): boolean {
  if (rules.accelerators?.takesFixed === true) return true;
  const takes = encodedAs(rules, "take");
  return takes !== undefined && (!("takes" in takes) || takes.fixed === true);
}

function checking<P>(rules: Rules<P>, limits: Limits): Fold<P, Checked> {
  return fold<P, Options, Checked>(
    rules,
    {
      start: () => ({ values: new Set(), small: [false, false], large: [false, false], flaw: undefined }),
      add(options, parts) {
        const value = nimSum(...parts.map((part) => part.value));
        options.values.add(value);
        if (value <= 1) options[parts.some((part) => part.value > 1) ? "large" : "small"][value] = true;
        options.flaw ??= parts.find((part) => part.flaw !== undefined)?.flaw;
        return false;
      },
      finish(options, position) {
        const value = mex(options.values);
        const flaw = options.flaw ?? flawOf(value, options, () => positionName(rules, position));
        return { value, flaw };
      },
      bytes: () => CHECK,
    },
    limits,
  );
}

/** Bytes of the result for a position. */
const CHECK = 40;

/**
 * Reason why the rule fails for a position of this value, named `at`; computed on demand because names may be
 * long.
 */
function flawOf(value: number, { values, small, large }: Options, at: () => Text): (() => Text) | undefined {
  if (value === 0 && values.size > 0 && !values.has(1)) return () => lacksOne(at());
  if (value <= 1 && large[1 - value]) return () => leavesLarge(at(), value);
  const rest = [0, 1].find((x) => value > 1 && !large[x] && !small[1 - x]);
  return rest === undefined ? undefined : () => noAnswer(at(), rest);
}

/**
 * Outcome by the Anti-SG rule for components of these values: whether their product in the quotient of Nim is
 * a P-element.
 */
export const antiSgOutcome = (values: readonly Natural[]): Outcome =>
  nimInP(nimProduct(values.map(nimHeap))) ? "P" : "N";

const FERGUSON: AntiSg = { holds: true, because: FIXED_TAKES };

const CHECKED: AntiSg = { holds: true, because: CHECKED_ALL };
