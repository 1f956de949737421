import { type Natural, natural } from "../../nimber/natural.ts";
import { nimSum } from "../../nimber/nim-sum.ts";
import { NOTHING_MOVES } from "../../say/anti-sg.ts";
import type { Component, Rules } from "../../types.ts";
import type { Asked, Exact, Method } from "../method.ts";
import { type AntiSg, antiSgOf, antiSgOutcome, ruledOutcome } from "../misere/anti-sg.ts";
import { remember } from "../remember.ts";
import type { Wins } from "../winning.ts";

/** The Anti-SG rule, which decides sums under misère play by their values, where its condition has been checked. */
export const antiSg: Method = {
  id: "anti-sg",
  fits: (_, play) => play === "misere" || NORMAL,
  sums(limits, asked) {
    const checks = new WeakMap<Rules<unknown>, ReturnType<typeof antiSgOf<unknown>>>();
    return {
      decide(sum, deadline) {
        let holds: AntiSg = { holds: true, because: NOTHING_MOVES };
        for (const { rules, position } of sum) {
          deadline.tick();
          holds = remember(checks, rules, () => antiSgOf(rules, limits))(position, deadline);
          if (!holds.holds) return { because: holds.because, antiSg: holds };
        }
        const components = sum.map((each) => asked.exactly(each, deadline));
        return {
          outcome: antiSgOutcome(components.map(({ value }) => value as Natural)),
          method: "anti-sg",
          antiSg: holds,
          components,
          winsIn: byRule(components, asked),
        };
      },
    };
  },
};

const NORMAL = { en: "it is a rule of misère play", zh: "它是反常规则下的判定法" };

/** Which moves win in a sum of `components`: the others have the nim-sum of all ⊕ their own. */
function byRule(components: readonly Exact[], { exactly }: Asked) {
  const values = components.map(({ value }) => value as Natural);
  const sum = values.reduce((a, b) => nimSum(a, b), 0 as Natural);
  const large = values.filter((value) => value > 1).length;
  return (component: number, deadline: Parameters<Asked["exactly"]>[1]): Wins => {
    const own = values[component]!;
    const others = natural(nimSum(sum, own));
    const above = large > (own > 1 ? 1 : 0);
    return {
      targets: [others, natural(nimSum(others, 1))],
      by(left: readonly Component[]) {
        const after = left.map((each) => exactly(each, deadline).value as Natural);
        const larger = above || after.some((value) => value > 1);
        return ruledOutcome(nimSum(others, ...after), larger) === "P";
      },
    };
  };
}
