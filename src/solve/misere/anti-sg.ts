import { mex } from "../../nimber/mex.ts";
import type { Natural } from "../../nimber/natural.ts";
import { nimSum } from "../../nimber/nim-sum.ts";
import type { Game, Outcome, Text } from "../../types.ts";
import type { Deadline, Limits } from "../limits.ts";
import { type Fold, fold } from "../search/fold.ts";

/** Whether the Anti-SG rule decides sums with this component under misère play, and why. */
export interface AntiSg {
  readonly holds: boolean;
  readonly because: Text;
}

interface Checked {
  readonly value: number;
  readonly flaw: Text | undefined;
}

/**
 * The options of a position: their nim-sums and, of nim-sums 0 and 1, whether one is made of components of values
 * 0 and 1 alone (`small`) or has a component above 1 (`large`).
 */
interface Options {
  readonly values: Set<number>;
  readonly small: [boolean, boolean];
  readonly large: [boolean, boolean];
  flaw: Text | undefined;
}

/**
 * Checks, position by position, the condition under which the Anti-SG rule is a theorem. The rule: a sum is won by
 * the next player iff its nim-sum is not 0 and some component exceeds 1, or its nim-sum is 0 and none does. By
 * induction over the moves it holds when, of every position that can be reached,
 * one of value 0 that has moves has an option of nim-sum 1, and none of nim-sum 1 with a component above 1;
 * one of value 1 has no option of nim-sum 0 with a component above 1;
 * one above 1 can answer the rest of the sum, be its nim-sum x = 0 or 1: it has an option of nim-sum x with a
 * component above 1, or one of nim-sum 1 - x without. Where no move splits, only the first half of the first line
 * asks for anything.
 *
 * Source: Jia Zhihao (2009) for games without splitting, with the condition made exact; for taking from a fixed
 * set, Ferguson, Int. J. Game Theory 3 (1974) 159.
 */
export function antiSgOf<P>(
  game: Game<P>,
  limits: Limits = {},
): (position: P, deadline?: Deadline) => AntiSg {
  if (game.heap?.kind === "take" && !("takes" in game.heap && !game.heap.fixed)) return () => FERGUSON;
  const checked = checking(game, limits);
  return (position, deadline) => {
    const { flaw } = checked.at(position, deadline);
    return flaw === undefined ? CHECKED : { holds: false, because: flaw };
  };
}

function checking<P>(game: Game<P>, limits: Limits): Fold<P, Checked> {
  return fold<P, Options, Checked>(
    game,
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
        return { value, flaw: options.flaw ?? flawOf(value, options, `${game.id} ${game.format(position)}`) };
      },
    },
    limits,
  );
}

/** Why the rule fails for a position of this value, `at` its name, if it does. */
function flawOf(value: number, { values, small, large }: Options, at: string): Text | undefined {
  if (value === 0 && values.size > 0 && !values.has(1)) {
    return {
      en: `${at} has value 0 and moves, but no option of value 1`,
      zh: `${at} 的 SG 值为 0 且有后继，却没有 SG 值为 1 的后继`,
    };
  }
  if (value <= 1 && large[1 - value]) {
    return {
      en: `${at} of value ${value} has an option of nim-sum ${1 - value} with a component above 1`,
      zh: `${at} 的 SG 值为 ${value}，却有异或和为 ${1 - value} 且含大于 1 的子游戏的后继`,
    };
  }
  const rest = [0, 1].find((x) => value > 1 && !large[x] && !small[1 - x]);
  return rest === undefined
    ? undefined
    : {
        en: `${at}, beside a rest of nim-sum ${rest}, has no move to a P-position of the rule`,
        zh: `当其余子游戏的异或和为 ${rest} 时，${at} 没有能走到规则所说必败态的走法`,
      };
}

/** The Anti-SG rule for components of these values. */
export function antiSgOutcome(values: readonly Natural[]): Outcome {
  const sum = values.reduce((a, b) => nimSum(a, b), 0);
  return ruledOutcome(
    sum,
    values.some((value) => value > 1),
  );
}

/** The same for components of nim-sum `sum`, of which some exceed 1 or, unless `above`, none. */
export function ruledOutcome(sum: Natural, above: boolean): Outcome {
  return (BigInt(sum) !== 0n) === above ? "N" : "P";
}

const FERGUSON: AntiSg = {
  holds: true,
  because: {
    en: "taking from a fixed set: a heap has value 0 iff adding the least take gives value 1 (Ferguson 1974)",
    zh: "固定的可取集合：堆的 SG 值为 0，当且仅当加上最小取数后 SG 值为 1（Ferguson 1974）",
  },
};

const CHECKED: AntiSg = {
  holds: true,
  because: {
    en: "its condition was checked at every position that can be reached",
    zh: "其条件已在所有可达局面上逐一验证",
  },
};
