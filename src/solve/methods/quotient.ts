import { heapRules } from "../../encoding.ts";
import type { Natural } from "../../nimber/natural.ts";
import type { Component, Rules, Text } from "../../types.ts";
import type { Deadline } from "../limits.ts";
import type { Decided, Method, Sums } from "../method.ts";
import { type AntiSg, antiSgOf } from "../misere/anti-sg.ts";
import { quotientSums } from "../misere/quotient/decide.ts";
import { unionSums } from "../misere/quotient/union.ts";
import { remember } from "../remember.ts";
import { standsAlone } from "../search/alone.ts";

/** Of larger heaps it is not asked first whether the Anti-SG rule holds, for that walks through all of them. */
const NEAR = 100;

/**
 * The misère quotient of a game of heaps, or of several together: proved of all heaps, or that of those up to the
 * largest of the sum.
 * Where the Anti-SG rule holds, which is the quotient of Nim in other words, it leaves the sum to that.
 */
export const quotient: Method = {
  id: "quotient",
  fits: (rules, play) =>
    play !== "misere" ? NORMAL : heapRules(rules) === undefined || standsAlone(rules, play) ? NO_HEAPS : true,
  sums(limits) {
    const checks = new WeakMap<Rules<unknown>, ReturnType<typeof antiSgOf<unknown>>>();
    const quotients = quotientSums();
    const unions = unionSums();

    /** Whether the Anti-SG rule holds, where that is soon seen. */
    function ruleOf(
      rules: Rules<unknown>,
      sum: readonly Component[],
      deadline: Deadline,
    ): AntiSg | undefined {
      let said: AntiSg | undefined;
      const check = remember(checks, rules, () => antiSgOf(rules, limits));
      for (const { position } of sum) {
        if (heapRules(rules)?.kind === "break" && (position as Natural) > NEAR) continue;
        said = check(position, deadline);
        if (!said.holds) break;
      }
      return said;
    }

    /** Of the first game for which it does not hold, if there is one. */
    function ruleOfAll(
      games: Iterable<Rules<unknown>>,
      sum: readonly Component[],
      deadline: Deadline,
    ): AntiSg | undefined {
      let said: AntiSg | undefined;
      for (const rules of games) {
        const own = ruleOf(
          rules,
          sum.filter((each) => each.rules === rules),
          deadline,
        );
        if (own?.holds === false) return own;
        said ??= own;
      }
      return said;
    }

    const decide: Sums["decide"] = (sum, deadline, named) => {
      const rules = sum[0]?.rules;
      if (rules === undefined) return named ? ENDED : { because: NIM };
      if (sum.some((each) => heapRules(each.rules) === undefined || standsAlone(each.rules, "misere")))
        return { because: NO_HEAPS };
      const games = new Set(sum.map((each) => each.rules));
      const antiSg = named ? undefined : ruleOfAll(games, sum, deadline);
      const far = sum.some(
        (each) => heapRules(each.rules)!.kind === "break" && (each.position as Natural) > NEAR,
      );
      if (antiSg?.holds && !far) return { because: NIM };
      const found =
        games.size > 1
          ? unions.decide(sum, deadline, named)
          : quotients.decide(
              rules,
              sum.map(({ position }) => position as Natural),
              deadline,
              named,
            );
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
const NIM: Text = { en: "the Anti-SG rule holds", zh: "Anti-SG 规则成立" };
const NOT_FOUND: Text = { en: "no quotient of these heaps was found soon", zh: "未能很快求出这些堆的反常商" };
