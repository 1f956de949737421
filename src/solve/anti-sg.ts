import { mex } from "../nimber/mex.ts";
import { nimSum } from "../nimber/nim-sum.ts";
import type { Game, Outcome, Text } from "../types.ts";
import { type Fold, fold } from "./fold.ts";
import type { Limits } from "./limits.ts";

/** Whether the Anti-SG rule decides sums with this component under misère play, and why. */
export interface AntiSg {
  readonly holds: boolean;
  readonly because: Text;
}

interface Checked {
  readonly value: number;
  readonly flaw: Text | undefined;
}

interface Options {
  readonly values: Set<number>;
  flaw: Text | undefined;
}

/**
 * Checks, position by position, the condition under which the Anti-SG rule is a theorem: every non-terminal
 * position of value 0 has an option of value 1, and an option of nim-sum 0 or 1 is made of components of
 * values 0 and 1. A sum of such components is won by the next player iff its nim-sum is not 0 and some component
 * exceeds 1, or its nim-sum is 0 and none does.
 *
 * Source: for games without splitting, Jia Zhihao, "Zu he you xi lüe shu" (2009), with the condition made exact;
 * for taking from a fixed set, Ferguson, J. Austral. Math. Soc. Ser. A 18 (1974) 314.
 */
export function antiSgOf<P>(game: Game<P>, limits: Limits = {}): (position: P) => AntiSg {
  if (game.heap?.kind === "take" && !("takes" in game.heap)) return () => FERGUSON;
  const checked = checking(game, limits);
  return (position) => {
    const { flaw } = checked.at(position);
    return flaw === undefined ? CHECKED : { holds: false, because: flaw };
  };
}

function checking<P>(game: Game<P>, limits: Limits): Fold<P, Checked> {
  return fold<P, Options, Checked>(
    game,
    {
      start: () => ({ values: new Set(), flaw: undefined }),
      add(sofar, parts, move) {
        const value = nimSum(...parts.map((part) => part.value));
        sofar.values.add(value);
        sofar.flaw ??= parts.find((part) => part.flaw !== undefined)?.flaw;
        if (value <= 1 && parts.some((part) => part.value > 1)) {
          const to = move.to.map((component) => game.format(component)).join(" + ");
          sofar.flaw ??= {
            en: `the option ${to} of ${game.id} has nim-sum ${value} but a component above 1`,
            zh: `${game.id} 的后继 ${to} 的异或和为 ${value}，却含有大于 1 的分量`,
          };
        }
        return false;
      },
      finish({ values, flaw }, position) {
        const value = mex(values);
        if (value === 0 && values.size > 0 && !values.has(1)) {
          const at = `${game.id} ${game.format(position)}`;
          flaw ??= {
            en: `${at} has value 0 and moves, but no option of value 1`,
            zh: `${at} 的 SG 值为 0 且有后继，却没有 SG 值为 1 的后继`,
          };
        }
        return { value, flaw };
      },
    },
    limits,
  );
}

/** The Anti-SG rule for components of these values. */
export function antiSgOutcome(values: readonly (number | bigint)[]): Outcome {
  const sum = nimSum(...values);
  const above = values.some((value) => value > 1);
  return (BigInt(sum) !== 0n) === above ? "N" : "P";
}

const FERGUSON: AntiSg = {
  holds: true,
  because: {
    en: "taking from a fixed set: a heap has value 0 iff adding the least take gives value 1 (Ferguson 1974)",
    zh: "固定减集：堆的 SG 值为 0，当且仅当加上最小取数后 SG 值为 1（Ferguson 1974）",
  },
};

const CHECKED: AntiSg = {
  holds: true,
  because: {
    en: "checked at every position: value 0 with moves has an option of value 1",
    zh: "已逐个局面验证：SG 值为 0 且可动的局面都有 SG 值为 1 的后继",
  },
};
