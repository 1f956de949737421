import { heapRules, mostHeaps } from "../encoding.ts";
import { t } from "../locale/solve.ts";
import { type Natural, natural } from "../nimber/natural.ts";
import type { Component, Outcome, Play, Rules, Theorem } from "../types.ts";
import { brief, type Limits } from "./limits.ts";
import type { MisereAnswer, SolverAccess, Sums, Valued, Values } from "./method.ts";
import { FAR, isFar, theoremsOf } from "./methods/theorem.ts";
import { finiteTheorem } from "./period/theorem.ts";
import { hasAbove } from "./position.ts";
import { remember } from "./remember.ts";

// A law that is proved for all positions answers where the rules cannot be played out. Its proof costs seconds,
// so play comes first, except at positions that are known to be too large for it.

/** Prover of a law of all positions of some rules, as a theorem about one component; undefined without a proof. */
export type ProveLaw = (rules: Rules<unknown>, play: Play) => Theorem<unknown> | undefined;

/** Laws for a solver, each proved when it is first needed. */
export interface ProvedLaws {
  readonly prove: ProveLaw;
  /** Values of some rules; undefined where a table proves their period itself. */
  values<P>(rules: Rules<P>): Values<P> | undefined;
  outcomes(play: Play): OutcomesByLaw;
  /** Misère play of single components. */
  sums(outcomeOf: SolverAccess["outcome"]): Sums;
}

/** Limits of a solver, with laws for positions beyond the reach of the rules. */
export interface SolverLimits extends Limits {
  /** Default: none, because their proofs are a large part of the program. */
  readonly proved?: ProvedLaws;
}

/** Laws of a prover, for the solver to ask beside its methods. */
export const lawsBy = (prove: ProveLaw): ProvedLaws => ({
  prove,
  values: (rules) => (needsLaws(rules as Rules<unknown>) ? valuesByLaw(rules, prove) : undefined),
  outcomes: (play) => outcomesByLaw(prove, play),
  sums: (outcomeOf) => sumsByLaw(prove, outcomeOf),
});

/** Heap beyond which a table takes long if a move may leave three heaps: its cost is cubic. */
const FAR_BREAK = 2000;

/** Whether laws may help with the values of some rules: no, where their table proves a period itself. */
export function needsLaws(rules: Rules<unknown>): boolean {
  const heap = heapRules(rules);
  return heap === undefined || finiteTheorem(heap) === undefined || leavesMany(rules);
}

function leavesMany(rules: Rules<unknown>): boolean {
  const heap = heapRules(rules);
  return heap?.kind === "break" && mostHeaps(heap) > 2;
}

/** Whether a law is preferred to a table at a position. Tables of fixed takes, such as primes, reach millions. */
export function isBeyondTables<P>(rules: Rules<P>, position: P): boolean {
  const heap = heapRules(rules);
  if (heap?.kind === "take" && "takes" in heap && heap.fixed === true) return false;
  return isFar(rules, position) || (leavesMany(rules as Rules<unknown>) && (position as Natural) > FAR_BREAK);
}

/** Theorem of a prover, sought once, where it covers a position. */
function lawOf(prove: ProveLaw, rules: Rules<unknown>, play: Play) {
  let sought: { readonly theorem: Theorem<unknown> | undefined } | undefined;
  return {
    at(position: unknown): Theorem<unknown> | undefined {
      sought ??= { theorem: prove(rules, play) };
      return sought.theorem?.covers?.(position) === false ? undefined : sought.theorem;
    },
    /** Whether it was sought and not found. */
    isMissing: () => sought !== undefined && sought.theorem === undefined,
  };
}

/** Values by a proved law, for far positions and where another method reached a limit. */
function valuesByLaw<P>(rules: Rules<P>, prove: ProveLaw): Values<P> {
  const law = lawOf(prove, rules as Rules<unknown>, "normal");
  let beyond = false;

  /** Whether a theorem of the game has a value for a position: it needs no proof. */
  const isKnown = (position: P) =>
    theoremsOf(rules, "normal").some(({ covers }) => covers?.(position) ?? true);

  function at(position: P): Valued {
    const by = law.at(position)!;
    const said = by.says(position);
    if (said === "N") return { outcome: "N", by, method: "theorem" };
    const value = said === "P" ? 0 : natural(said as Natural);
    return { outcome: value === 0 ? "P" : "N", value, by, method: "theorem" };
  }

  return {
    suits: (position) =>
      (beyond || isBeyondTables(rules, position)) && !isKnown(position) && law.at(position) !== undefined,
    at,
    rescue: {
      speaks: (position) => !law.isMissing() && !isKnown(position),
      // A table is bounded by its memory, and most tables are faster than a search for a law.
      patience: (budget) =>
        heapRules(rules) === undefined ? brief(budget, Math.min(FAR, budget.positions)) : budget,
      at(position, { limit }) {
        if (law.at(position) === undefined) return undefined;
        if (limit !== "seconds") beyond = true;
        return at(position);
      },
    },
  };
}

/** Outcomes of single components by proved laws, for play under which sums have no values. */
export interface OutcomesByLaw {
  /** Answer at a far position, or anywhere when another method reached a limit; undefined without a law. */
  at(component: Component, reached: boolean): Outcome | undefined;
  theorem(component: Component): Theorem<unknown> | undefined;
}

function outcomesByLaw(prove: ProveLaw, play: Play): OutcomesByLaw {
  const laws = new WeakMap<Rules<unknown>, ReturnType<typeof lawOf>>();
  const theorem = ({ rules, position }: Component) =>
    remember(laws, rules, () => lawOf(prove, rules, play)).at(position);
  return {
    theorem,
    at(component, reached) {
      if (!reached && !hasAbove(component.position, FAR)) return undefined;
      return theorem(component)?.says(component.position) as Outcome | undefined;
    },
  };
}

/** Misère play of single components by proved laws. */
function sumsByLaw(prove: ProveLaw, outcomeOf: SolverAccess["outcome"]): Sums {
  const laws = outcomesByLaw(prove, "misere");
  function answer(sum: readonly Component[], reached: boolean): MisereAnswer | undefined {
    const [only, more] = sum;
    const outcome = only === undefined || more !== undefined ? undefined : laws.at(only, reached);
    return (
      outcome && {
        outcome,
        method: "theorem",
        theorem: laws.theorem(only!)!,
        components: [],
        winsIn: (_, budget) => ({
          targets: [],
          by: (left) =>
            (left.length === 1 && laws.at(left[0]!, true) === "P") || outcomeOf(left, budget) === "P",
        }),
      }
    );
  }
  return {
    decide: (sum) => answer(sum, false) ?? { because: NO_LAW },
    rescue: (sum) => answer(sum, true),
  };
}

const NO_LAW = t("misereNoTheoremMisRePlay");
