import { encodedAs, heapRules } from "../../encoding.ts";
import { MethodError } from "../../errors.ts";
import { t } from "../../locale/solve.ts";
import { gameName } from "../../messages/position-name.ts";
import { type Natural, natural } from "../../nimber/natural.ts";
import type { Component, Outcome, Play, Rules, Theorem } from "../../types.ts";
import { type Budget, brief } from "../limits.ts";
import type { Method, MisereAnswer, SolverAccess, Sums, Valued, Values } from "../method.ts";
import { standsAlone } from "../search/alone.ts";

/** Number of positions, or of tokens in a heap, beyond which a theorem is preferred to the rules. */
export const FAR = 100_000;

/** Heap beyond which a theorem is preferred to a table of two heaps, whose size is their product. */
export const FAR_PAIR = 5000;

/** Number of estimated moves of a search beyond which a theorem is preferred. */
const EFFORT = 2_000_000;

/** Largest number of components: a call cannot have more arguments than fit the stack. */
const SPOKEN = 10_000;

/** Method by theorems of the game, for positions beyond the reach of the rules. */
export const theorem: Method = {
  id: "theorem",
  fits(rules, play) {
    if (play === "normal" && standsAlone(rules, play)) return ALONE;
    return theoremsOf(rules, play).length > 0 || NONE[play];
  },
  values: (rules) => valuesOf(rules),
  sums: (_, asked) => sumsBy(asked.outcome),
};

const NONE = {
  normal: t("normalNoTheoremValuesKnownHere"),
  misere: t("misereNoTheoremMisRePlay"),
};
const ALONE = t("aloneStandsAloneNoValues");
const NOT_HERE = t("notHere");

/** Theorems of some rules under a play. */
export const theoremsOf = <P>({ theorems = [] }: Rules<P>, play: Play): readonly Theorem<P>[] =>
  theorems.filter((each) => (each.play ?? "normal") === play);

/** Whether a heap is too large for a table. */
export const isFarHeap = (heap: Natural): boolean => heap > FAR;

/** Whether a theorem is preferred to the rules at a position. */
export function isFar<P>(rules: Rules<P>, position: P): boolean {
  if ((rules.accelerators?.cost?.(position) ?? 0) > EFFORT) return true;
  if (encodedAs(rules, "pair") !== undefined)
    return (position as readonly [Natural, Natural]).some((heap) => heap > FAR_PAIR);
  return heapRules(rules) !== undefined && isFarHeap(position as Natural);
}

function valuesOf<P>(rules: Rules<P>): Values<P> {
  const theorems = theoremsOf(rules, "normal");
  const covered = theorems.some((each) => each.covers === undefined);
  let beyond = false;
  /** Budget of the last question, and the part of it that other methods may use. */
  let [asked, near]: (Budget | undefined)[] = [];

  const theoremOn = (position: P) => theorems.find(({ covers }) => covers?.(position) ?? true);

  function at(position: P): Valued {
    const known = theoremOn(position);
    if (known === undefined) throw new MethodError("theorem", gameName(rules), NOT_HERE);
    const said = known.says(position);
    const by = known as Theorem<unknown>;
    if (said === "N") return { outcome: "N", by, method: "theorem" };
    const value = said === "P" ? 0 : natural(said as Natural);
    return { outcome: value === 0 ? "P" : "N", value, by, method: "theorem" };
  }

  return {
    suits: (position) => ((beyond && covered) || isFar(rules, position)) && theoremOn(position) !== undefined,
    at,
    rescue: {
      speaks: (position) => covered || theoremOn(position) !== undefined,
      patience(budget) {
        if (!covered || budget.positions <= FAR) return budget;
        if (asked !== budget) [asked, near] = [budget, brief(budget, FAR)];
        return near!;
      },
      at(position, { limit }) {
        // The next question has the same time again, but no more memory.
        if (limit !== "seconds") beyond = true;
        return at(position);
      },
    },
  };
}

function sumsBy(outcomeOf: SolverAccess["outcome"]): Sums {
  const answered = (known: Theorem<unknown>, sum: readonly Component[]): MisereAnswer => ({
    outcome: saidBy(known, sum),
    method: "theorem",
    theorem: known,
    components: [],
    winsIn: (component, budget) => ({
      targets: [],
      by(left) {
        const after = sum.toSpliced(component, 1, ...left);
        const speaks = known === theoremOnSum(after);
        return (speaks ? saidBy(known, after) : outcomeOf(after, budget)) === "P";
      },
    }),
  });
  return {
    decide(sum, _, named) {
      const known = theoremOnSum(sum);
      const far = sum.some(({ rules, position }) => (rules.accelerators?.cost?.(position) ?? 0) > EFFORT);
      return known !== undefined && (named || far) ? answered(known, sum) : { because: NOT_HERE };
    },
    patience: (sum, budget) =>
      theoremOnSum(sum) === undefined ? budget : { ...budget, positions: Math.min(FAR, budget.positions) },
    rescue(sum) {
      const known = theoremOnSum(sum);
      return known && answered(known, sum);
    },
  };
}

/** Misère theorem that covers this sum, whose components must be of one game. */
function theoremOnSum(sum: readonly Component[]): Theorem<unknown> | undefined {
  const rules = sum[0]?.rules;
  if (rules === undefined || sum.length > SPOKEN) return undefined;
  if (sum.some((component) => component.rules !== rules)) return undefined;
  const positions = sum.map(({ position }) => position);
  return theoremsOf(rules, "misere").find(({ covers }) => covers?.(...positions) ?? true);
}

/** Outcome by a misère theorem. @throws TypeError when the theorem gives a value */
function saidBy(known: Theorem<unknown>, sum: readonly Component[]): Outcome {
  const said = known.says(...sum.map(({ position }) => position));
  if (said === "P" || said === "N") return said;
  throw new TypeError(`misère theorem: expected P or N, got ${said}`);
}
