import type { Natural } from "../../nimber/natural.ts";
import type { Component, Rules, Text } from "../../types.ts";
import type { Deadline } from "../limits.ts";
import type { Decided, Method, Sums } from "../method.ts";
import { type AntiSg, antiSgOf } from "../misere/anti-sg.ts";
import { quotientSums } from "../misere/quotient/decide.ts";
import { remember } from "../remember.ts";
import { standsAlone } from "../search/alone.ts";

/** Of larger heaps it is not asked first whether the Anti-SG rule holds, for that walks through all of them. */
const NEAR = 100;

/**
 * The misère quotient of a game of heaps: proved of all of them, or that of the heaps up to the largest of the sum.
 * Where the Anti-SG rule holds, which is the quotient of Nim in other words, it leaves the sum to that.
 */
export const quotient: Method = {
  id: "quotient",
  fits: (rules, play) =>
    play !== "misere" ? NORMAL : rules.heap === undefined || standsAlone(rules, play) ? NO_HEAPS : true,
  sums(limits) {
    const checks = new WeakMap<Rules<unknown>, ReturnType<typeof antiSgOf<unknown>>>();
    const quotients = quotientSums();

    /** Whether the Anti-SG rule holds, where that is soon seen. */
    function ruleOf(
      rules: Rules<unknown>,
      sum: readonly Component[],
      deadline: Deadline,
    ): AntiSg | undefined {
      let said: AntiSg | undefined;
      const check = remember(checks, rules, () => antiSgOf(rules, limits));
      for (const { position } of sum) {
        if (rules.heap?.kind === "break" && (position as Natural) > NEAR) continue;
        said = check(position, deadline);
        if (!said.holds) break;
      }
      return said;
    }

    const decide: Sums["decide"] = (sum, deadline, named) => {
      const rules = sum[0]?.rules;
      if (rules === undefined) return named ? ENDED : { because: NIM };
      if (rules.heap === undefined) return { because: NO_HEAPS };
      if (sum.some((each) => each.rules !== rules)) return { because: MIXED };
      const antiSg = named ? undefined : ruleOf(rules, sum, deadline);
      const far = sum.some(({ position }) => (position as Natural) > NEAR);
      if (antiSg?.holds && !(far && rules.heap.kind === "break")) return { because: NIM };
      const heaps = sum.map(({ position }) => position as Natural);
      const found = quotients.decide(rules, heaps, deadline, named);
      if (found === undefined) return { because: NOT_FOUND };
      const { outcome, after, ...says } = found;
      return {
        outcome,
        method: "quotient",
        quotient: says,
        ...(antiSg !== undefined && !antiSg.holds && { antiSg }),
        components: [],
        winsIn: (component) => ({
          targets: [],
          by: (left) =>
            after(
              component,
              left.map(({ position }) => position as Natural),
            ) === "P",
        }),
      };
    };
    return { decide };
  },
};

/** Of nothing every quotient says the same. */
const ENDED: Decided = {
  outcome: "N",
  method: "quotient",
  components: [],
  winsIn: () => ({ targets: [], by: undefined }),
};

const NORMAL: Text = { en: "a misère quotient speaks of misère play", zh: "反常商只涉及反常规则" };
const NO_HEAPS: Text = {
  en: "its moves are not those of one heap, as data",
  zh: "其走法不是已写成数据的单堆走法",
};
const MIXED: Text = { en: "the components are of several games", zh: "各子游戏不属于同一游戏" };
const NIM: Text = { en: "the Anti-SG rule holds", zh: "Anti-SG 规则成立" };
const NOT_FOUND: Text = { en: "no quotient of these heaps was found soon", zh: "未能很快求出这些堆的反常商" };
