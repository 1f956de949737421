import { heapRules } from "../../encoding.ts";
import { t } from "../../locale/solve.ts";
import { NOTHING_MOVES } from "../../messages/anti-sg.ts";
import { type Natural, natural } from "../../nimber/natural.ts";
import { nimSum } from "../../nimber/nim-sum.ts";
import type { Component, Rules, Text } from "../../types.ts";
import type { Budget } from "../limits.ts";
import type { Exact, Method, MisereAnswer, SolverAccess, Wins } from "../method.ts";
import { type AntiSg, antiSgOf } from "../misere/anti-sg.ts";
import { nimHeap, nimInP, nimProduct } from "../misere/quotient/nim.ts";
import { quotientSums } from "../misere/quotient/one-game.ts";
import { type ByQuotient, nimSays } from "../misere/quotient/says.ts";
import { unionSums } from "../misere/quotient/several-games.ts";
import { remember } from "../remember.ts";
import { standsAlone } from "../search/alone.ts";

// Method `quotient`: outcomes and winning moves of misère sums by the misère quotient of their games.

/** Largest heap for which the Anti-SG rule is checked first, because the check visits all positions. */
const NEAR = 100;

/**
 * Misère quotients. If the condition of the Anti-SG rule holds, it is the quotient of Nim, because positions
 * of any game then act like nim-heaps of their values. For other heaps it is the quotient of their game, or
 * of several games together, either proved for all heaps or verified for those up to the largest of the sum.
 */
export const quotient: Method = {
  id: "quotient",
  fits: (rules, play) => (play !== "misere" ? NORMAL : standsAlone(rules, play) ? ALONE : true),
  sums(limits, asked) {
    const checks = new WeakMap<Rules<unknown>, ReturnType<typeof antiSgOf<unknown>>>();
    const [oneGame, severalGames] = [quotientSums(), unionSums()];

    /** Decides a sum of heaps of one or several games by a learned quotient. */
    function learned(sum: readonly Component[], budget: Budget, named: boolean): ByQuotient | undefined {
      const { rules } = sum[0]!;
      if (sum.some((each) => each.rules !== rules)) return severalGames.decide(sum, budget, named);
      const heaps = sum.map(({ position }) => position as Natural);
      return oneGame.decide(rules, heaps, budget, named);
    }

    /** Whether the Anti-SG rule holds for all of these components. */
    function ruleOf(sum: readonly Component[], budget: Budget): AntiSg {
      let said: AntiSg = { holds: true, because: NOTHING_MOVES };
      for (const { rules, position } of sum) {
        budget.tick();
        said = remember(checks, rules, () => antiSgOf(rules, limits))(position, budget);
        if (!said.holds) break;
      }
      return said;
    }

    function byNim(sum: readonly Component[], antiSg: AntiSg, budget: Budget): MisereAnswer {
      const components = sum.map((each) => asked.exactly(each, budget));
      const { outcome, ...says } = nimSays(components.map(({ value }) => nimHeap(value as Natural)));
      return {
        ...{ outcome, method: "quotient", quotient: says, antiSg, components },
        winsIn: winsByNim(components, asked),
      };
    }

    return {
      decide(sum, budget, named) {
        const heaps = sum.every(({ rules }) => heapRules(rules) !== undefined);
        const near = heaps ? sum.filter((each) => !isFar(each)) : sum;
        const antiSg = ruleOf(near, budget);
        const rest = near.length < sum.length;
        if (antiSg.holds && !rest) return byNim(sum, antiSg, budget);
        const found = heaps ? learned(sum, budget, named) : undefined;
        if (found === undefined) {
          const all = antiSg.holds ? ruleOf(sum, budget) : antiSg;
          return all.holds ? byNim(sum, all, budget) : { because: all.because, antiSg: all };
        }
        const { outcome, after, ...says } = found;
        return {
          ...{ outcome, method: "quotient", quotient: says, components: [] },
          ...(!antiSg.holds && { antiSg }),
          winsIn: (component) => ({
            targets: [],
            by: (left) =>
              after(
                component,
                left.map(({ position }) => position as Natural),
              ) === "P",
          }),
        };
      },
    };
  },
};

const isFar = ({ rules, position }: Component): boolean =>
  heapRules(rules)?.kind === "break" && (position as Natural) > NEAR;

/**
 * Winning moves in a sum of `components` that act like nim-heaps: the moved component must leave the nim-sum
 * of the others.
 */
function winsByNim(components: readonly Exact[], { exactly }: SolverAccess): MisereAnswer["winsIn"] {
  const values = components.map(({ value }) => value as Natural);
  const all = nimProduct(values.map(nimHeap));
  const large = values.filter((value) => value > 1).length;
  return (component, budget): Wins => {
    const own = values[component]!;
    const value = natural(nimSum(all.value, own));
    const others = { value, firm: large > (own > 1 ? 1 : 0) };
    return {
      targets: [value, natural(nimSum(value, 1))],
      by(left: readonly Component[]) {
        const after = left.map((each) => nimHeap(exactly(each, budget).value as Natural));
        return nimInP(nimProduct([others, ...after]));
      },
    };
  };
}

const NORMAL: Text = t("normalMisReQuotientSpeaksMis");
const ALONE: Text = t("aloneStandsAloneUnderMisRe");
