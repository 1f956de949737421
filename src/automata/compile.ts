import { lastDigit, popcount } from "./count.ts";
import { type Dfa, nothing, statesOf } from "./dfa.ts";
import { columnSums, digitCountDfa, lowestWeight, valuation } from "./digit-count.ts";
import { fibonacci, finite, powers, xor } from "./digits.ts";
import { type Effort, usualEffort } from "./effort.ts";
import type { Formula } from "./formula.ts";
import { freeNames } from "./free-names.ts";
import { linear } from "./linear.ts";
import { matchingDfa } from "./matching.ts";
import { minimal } from "./minimal.ts";
import { rootOf } from "./multiple.ts";
import { aligned, complement, intersection, renamed } from "./product.ts";
import { project } from "./project.ts";
import { withoutGiven } from "./substitute.ts";
import type { System } from "./system.ts";
import { valid } from "./valid.ts";

/**
 * Minimal automaton of the numbers that satisfy a formula, with tracks in any order. Quantified names are projected
 * away as soon as no other part contains them, several at once. Source: Büchi 1960; Bruyère & Hansel, Theoret. Comput.
 * Sci. 181 (1997), for Ostrowski systems.
 * @throws LimitError when an automaton on the way has become too large.
 */
export function compile(system: System, formula: Formula, effort: Effort = usualEffort): Dfa {
  const of = (each: Formula) => compile(system, each, effort);
  switch (formula.kind) {
    case "linear":
      return linear(system, formula.weights, formula, effort);
    case "constant":
      return finite(system, [[formula.value]], [formula.of], effort);
    case "xor":
      return distinct(["a", "b", "c"], formula.of, (names) => xor(system, names as [string, string, string]));
    case "power":
      return powers(system, formula.base, formula.of, effort);
    case "fibonacci":
      return fibonacci(system, formula.of);
    case "root":
      return distinct(["m", "y"], formula.of, () => multiple(system, formula.radicand, effort));
    case "valuation":
      return valuation(system, formula.base, formula.within, formula.of, effort);
    case "popcount":
      return popcount(system, formula.within, formula.of, effort);
    case "last":
      return lastDigit(system, formula.base, formula.digit, formula.of, effort);
    case "digit count":
      return digitCountDfa(system, formula.count, formula.within, formula.of, effort);
    case "matching":
      return matchingDfa(system, formula.by, formula.of, effort);
    case "columns":
      return distinct(
        formula.of.map((_, i) => `n${i}`),
        formula.of,
        (names) => columnSums(system, formula, names, effort),
      );
    case "lowest":
      return distinct(["a", "b"], formula.of, (names) =>
        lowestWeight(system, formula, names as [string, string], effort),
      );
    case "relation":
      return minimal(renamed(formula.dfa, formula.of));
    case "and":
      return conjunction(system, formula.of.flatMap(conjuncts).map(of), effort);
    case "or":
      return union(system, formula.of.map(of), effort);
    case "not":
      return minimal(complement(of(formula.of), effort));
    case "forall":
      return of({ kind: "not", of: { ...formula, kind: "exists", of: { kind: "not", of: formula.of } } });
    case "exists":
      return existence(system, formula.names, formula.of, effort);
  }
}

/** Minimal automaton of a formula on `tracks` in this order, which include all names of the formula. */
export const relationOf = (
  system: System,
  tracks: readonly string[],
  formula: Formula,
  effort: Effort = usualEffort,
): Dfa => minimal(aligned(compile(system, formula, effort), tracks, effort));

/** Limit on the cached automata of multiples of roots: a law has them in each of its cases. */
const MOST_KEPT = 32;
const kept = new Map<string, Dfa>();

function multiple(system: System, radicand: number, effort: Effort): Dfa {
  const id = `${system.id} ${radicand}`;
  const found =
    kept.get(id) ?? relationOf(system, ["m", "y"], rootOf(system, radicand, ["m", "y"], effort), effort);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(id, found);
  return found;
}

/** Automaton on tracks with distinct names, for names that may be equal. */
const distinct = (own: readonly string[], names: readonly string[], make: (own: readonly string[]) => Dfa) =>
  minimal(renamed(make(own), names));

const conjuncts = (formula: Formula): readonly Formula[] =>
  formula.kind === "and" ? formula.of.flatMap(conjuncts) : [formula];

/** Intersects smallest automata first, preferring those that share a track with the result so far. */
function conjunction(system: System, all: readonly Dfa[], effort: Effort): Dfa {
  const rest = [...all].sort((a, b) => statesOf(a) - statesOf(b));
  let sofar = rest.shift();
  if (sofar === undefined) return valid(system, []);
  while (rest.length > 0) {
    const { tracks }: Dfa = sofar;
    const sharing = rest.findIndex((each) => each.tracks.some((name) => tracks.includes(name)));
    const [next] = rest.splice(Math.max(0, sharing), 1);
    sofar = minimal(intersection(sofar, next!, effort));
  }
  return sofar;
}

/** Numbers that at least one of the automata accepts. */
function union(system: System, all: readonly Dfa[], effort: Effort): Dfa {
  const tracks = [...new Set(all.flatMap((each) => each.tracks))];
  if (all.length === 0) return nothing(system, tracks);
  if (all.length === 1) return all[0]!;
  // Unites by halves, so that automata of similar size meet.
  const middle = all.length >> 1;
  const [a, b] = [union(system, all.slice(0, middle), effort), union(system, all.slice(middle), effort)];
  const neither = intersection(complement(a, effort), complement(b, effort), effort);
  return minimal(complement(neither, effort));
}

function existence(system: System, names: readonly string[], body: Formula, effort: Effort): Dfa {
  if (body.kind === "or")
    return union(
      system,
      body.of.map((each) => existence(system, names, each, effort)),
      effort,
    );
  if (body.kind === "exists") return existence(system, [...names, ...body.names], body.of, effort);
  const bound = names.filter((name) => freeNames(body).has(name));
  const given = withoutGiven({ names: bound, of: conjuncts(body) });
  let open = given.of.map((each) => compile(system, each, effort));
  let left = given.names.filter((name) => open.some((each) => each.tracks.includes(name)));
  while (left.length > 0) {
    const { inside, away } = cheapest(open, left);
    const joined = conjunction(system, inside, effort);
    open = [...open.filter((each) => !inside.includes(each)), project(joined, away, effort)];
    left = left.filter((name) => !away.includes(name));
  }
  return conjunction(system, open, effort);
}

/** Automata that contain one of the names, with the fewest tracks together, and all names that only they contain. */
function cheapest(open: readonly Dfa[], names: readonly string[]) {
  const choices = names.map((name) => {
    const inside = open.filter((each) => each.tracks.includes(name));
    const outside = open.filter((each) => !inside.includes(each));
    const tracks = new Set(inside.flatMap((each) => each.tracks));
    const away = names.filter(
      (each) => tracks.has(each) && !outside.some((dfa) => dfa.tracks.includes(each)),
    );
    return { inside, away, kept: tracks.size - away.length, tracks: tracks.size };
  });
  return choices.reduce((best, each) =>
    each.kept < best.kept || (each.kept === best.kept && each.tracks < best.tracks) ? each : best,
  );
}
