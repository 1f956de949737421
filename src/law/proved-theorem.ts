import { heapRules } from "../encoding.ts";
import { LimitError, LoopyError } from "../errors.ts";
import { lawClaim } from "../messages/law.ts";
import { areNaturals, type Natural } from "../nimber/natural.ts";
import { variablesOf } from "../rules/of-game.ts";
import { type Limits, started } from "../solve/limits.ts";
import { finiteTheorem } from "../solve/period/theorem.ts";
import { lawsBy, type ProvedLaws } from "../solve/proved-law.ts";
import { remember } from "../solve/remember.ts";
import { standsAlone } from "../solve/search/alone.ts";
import type { Game, Law, PeriodicLaw, Play, Rules, Text, Theorem } from "../types.ts";
import { byQuotient } from "./by-quotient.ts";
import { byShifts } from "./by-shifts.ts";
import { lawOfKind } from "./find.ts";
import { programOf, proofOf } from "./finding.ts";
import { saysLaw } from "./law.ts";
import { provedAtOnce } from "./period-by-automaton.ts";
import { firstBySum } from "./test.ts";

// Proved laws as theorems of a solver: a game without a closed form gets one when a question needs it, from the
// law that is found and proved for it.

/** Time limit for the proof of a law that a question about one position needs, in seconds. */
const SECONDS = 20;

/**
 * Laws for a solver: of the values or, where sums have no values or no law of them is proved, of the outcomes. Each game
 * is tried once for each play.
 * @example
 * solver({ proved: provedLaws() }).exactly(component(parseGame("[n: n-1 | n-2 | n/3]"), 10n ** 18n)).value; // 1
 */
export function provedLaws(limits: Limits = {}): ProvedLaws {
  const known = {
    normal: new WeakMap<Rules<unknown>, { readonly law: Theorem<unknown> | undefined }>(),
    misere: new WeakMap<Rules<unknown>, { readonly law: Theorem<unknown> | undefined }>(),
  };
  return lawsBy((rules, play) =>
    isOfNumbers(rules)
      ? remember(known[play], rules, () => ({ law: proved(rules, play, limits) })).law
      : undefined,
  );
}

/** Whether the positions of some rules are the numbers of a law. */
function isOfNumbers(rules: Rules<unknown>): rules is Game<unknown> {
  if (!("id" in rules && "parse" in rules) || rules.accelerators?.ruleInALine?.at !== undefined) return false;
  return variablesOf(rules as Game<unknown>) !== undefined;
}

function proved(
  game: Game<unknown>,
  play: Play,
  { signal, seconds = SECONDS }: Limits,
): Theorem<unknown> | undefined {
  const limits = started({ ...(signal && { signal }), seconds: Math.min(seconds, SECONDS) });
  const hasValues = play === "normal" && !standsAlone(game, play);
  try {
    const heap = heapRules(game);
    if (hasValues && heap !== undefined && (heap.kind === "break" || finiteTheorem(heap) !== undefined))
      return periodTheoremOf(game, limits);
    for (const of of hasValues ? (["values", "outcomes"] as const) : (["outcomes"] as const)) {
      const { finding } = lawOfKind(game, of, play, limits, [byQuotient, byShifts], { inPatterns: false });
      const law = finding?.verdict === "proved" ? programOf(finding) : undefined;
      if (law !== undefined) return theoremOf(game, play, law, finding!.sentence, proofOf(finding!));
    }
  } catch (error) {
    if (!(error instanceof LimitError || error instanceof LoopyError)) throw error;
  }
  return undefined;
}

/** Theorem on values of heaps that repeat or grow, by an automaton: for games whose tables prove no period. */
export function periodTheoremOf(game: Game<unknown>, limits: Limits): Theorem<unknown> | undefined {
  const proof = provedAtOnce(game, limits);
  if (proof === undefined) return undefined;
  const { repeats, values, states } = proof;
  const law: PeriodicLaw = { kind: "periodic", ...repeats, values };
  return theoremOf(game, "normal", law, lawClaim(law), proofOf({ by: "automaton", states }));
}

function theoremOf(game: Game<unknown>, play: Play, law: Law, claim: Text, source: Text): Theorem<unknown> {
  const { length } = variablesOf(game)!;
  const numbers = (position: unknown) =>
    (length === 1 && !Array.isArray(position) ? [position] : position) as Natural[];
  const says = (position: unknown) => saysLaw(law, numbers(position));
  return {
    claim,
    source,
    play,
    law,
    // A position that a move left in another game is no position of the law.
    covers: (...components) =>
      components.length === 1 && areNaturals(numbers(components[0])) && says(components[0]) !== undefined,
    *cases() {
      for (const position of firstBySum(length, Number.MAX_SAFE_INTEGER).positions)
        yield [length === 1 ? position[0] : position];
    },
    says: (position) => says(position)!,
  };
}
