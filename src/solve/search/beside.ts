import type { HeapRules } from "../../encoding.ts";
import { RuleError } from "../../errors.ts";
import { t } from "../../locale/solve.ts";
import { mex } from "../../nimber/mex.ts";
import { nimSum } from "../../nimber/nim-sum.ts";
import { positionAt } from "../../rules/space.ts";
import type { Rules } from "../../types.ts";
import { begin } from "../limits.ts";
import { valuesBeside } from "../values.ts";

/** Table of the heaps of a game of one number whose moves may also leave components of other games. */
export function heapsBeside(rules: Rules<unknown>): HeapRules {
  const beside = valuesBeside(rules, {})!;
  return {
    kind: "moves",
    leaves() {
      throw new RuleError(t("leavesOtherGames"));
    },
    reached: () => ({
      bytes: 0,
      move: () => undefined,
      mex(n, values, tick) {
        const budget = { ...begin(), tick };
        const seen = new Set<number>();
        for (const { to } of rules.moves(positionAt(rules, [n]), tick)) {
          const parts = to.map((part) => {
            if (rules.elsewhere!(part) !== undefined) return beside(part, budget);
            const [heap] = part as readonly number[];
            if (heap! >= n) throw new RuleError(t("notSmaller"), `${n}`);
            return values[heap!];
          });
          if (parts.includes(undefined)) throw new RuleError(t("leavesOtherGames"), `${n}`);
          seen.add(Number(nimSum(...(parts as number[]))));
        }
        return mex(seen);
      },
    }),
  };
}
