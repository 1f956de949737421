import { heapRules } from "../encoding.ts";
import { lawClaim } from "../messages/law.ts";
import { sourceText } from "../messages/proof.ts";
import { begin, type Limits } from "../solve/limits.ts";
import { periodOf, usualHeaps } from "../solve/period/find.ts";
import { heapTable } from "../solve/period/table.ts";
import { finiteTheorem } from "../solve/period/theorem.ts";
import type { Game, Law, PeriodicLaw, Play, Theorem } from "../types.ts";
import type { LawFinding } from "./finding.ts";
import { HEAPS, textOf } from "./known.ts";

/** Theorem of a game that states the values of single components as a law in data. */
function theoremOf(game: Game<unknown>, kind: LawFinding["kind"], play: Play): Theorem<unknown> | undefined {
  return game.theorems.find(({ law, play: own }) => {
    if (law === undefined || (own ?? "normal") !== play) return false;
    const isOutcomes = law.kind === "outcomes" || (law.kind === "formula" && !/^\s*sg/.test(law.text));
    return isOutcomes === (kind === "outcomes");
  });
}

/** Law that a catalogue theorem states for a game. */
export function byTheorem(
  game: Game<unknown>,
  kind: LawFinding["kind"],
  play: Play,
): (Omit<LawFinding, "testedTo"> & { readonly data: Law }) | undefined {
  const theorem = theoremOf(game, kind, play);
  const data = theorem?.law;
  if (data === undefined) return undefined;
  return {
    verdict: "proved",
    by: "theorem",
    kind,
    text: textOf(data),
    sentence: lawClaim(data),
    data,
    source: sourceText(theorem!.source),
  };
}

/** Period of the values of a one-heap game, proved by a finite theorem. */
export function byFiniteTheorem(game: Game<unknown>, limits: Limits): LawFinding | undefined {
  const rules = heapRules(game);
  if (rules === undefined || finiteTheorem(rules) === undefined) return undefined;
  const found = periodOf(rules, { ...limits, heaps: Math.min(HEAPS, usualHeaps(rules)) });
  if (found.verdict !== "proved") return undefined;
  const { preperiod, period, saltus, heaps } = found;
  const values = heapTable(rules, limits).values(preperiod + period - 1, begin(limits));
  const data: PeriodicLaw = { kind: "periodic", preperiod, period, saltus, values };
  return {
    verdict: "proved",
    kind: "values",
    by: "finite",
    text: textOf(data),
    sentence: lawClaim(data),
    data,
    testedTo: heaps - 1,
  };
}
