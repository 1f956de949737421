import { lastDigit, popcount, valuation } from "./count.ts";
import { type Dfa, nothing, statesOf } from "./dfa.ts";
import { digitCountDfa, lowestWeight } from "./digit-count.ts";
import { fibonacci, finite, powers, xor } from "./digits.ts";
import { type Effort, usualEffort } from "./effort.ts";
import type { Formula } from "./formula.ts";
import { freeNames } from "./free-names.ts";
import { linear } from "./linear.ts";
import { minimal } from "./minimal.ts";
import { rootOf } from "./multiple.ts";
import { aligned, complement, intersection, renamed } from "./product.ts";
import { project } from "./project.ts";
import { withoutGiven } from "./substitute.ts";
import type { System } from "./system.ts";
import { valid } from "./valid.ts";

/**
 * The least automaton of the numbers for which a formula holds, its tracks named in any order. Names under a quantifier
 * are put away as soon as no other part has them, several at once.
 * Source: Büchi 1960; Bruyère & Hansel, Theoret. Comput. Sci. 181 (1997), for Ostrowski systems.
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
    case "told":
      return digitCountDfa(system, formula.told, formula.within, formula.of, effort);
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

/** The same on `tracks` in this order, among which are all names of the formula. */
export const relationOf = (
  system: System,
  tracks: readonly string[],
  formula: Formula,
  effort: Effort = usualEffort,
): Dfa => minimal(aligned(compile(system, formula, effort), tracks, effort));

/** Automata of multiples of roots that are kept, for a law has them in each of its cases. */
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

/** An automaton on tracks of different names, for names that may be equal. */
const distinct = (own: readonly string[], names: readonly string[], make: (own: readonly string[]) => Dfa) =>
  minimal(renamed(make(own), names));

const conjuncts = (formula: Formula): readonly Formula[] =>
  formula.kind === "and" ? formula.of.flatMap(conjuncts) : [formula];

/** Least ones first, and of those such as share a track with what is there already. */
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

/** The numbers that one of the automata accepts. */
function union(system: System, all: readonly Dfa[], effort: Effort): Dfa {
  const tracks = [...new Set(all.flatMap((each) => each.tracks))];
  if (all.length === 0) return nothing(system, tracks);
  if (all.length === 1) return all[0]!;
  // By halves, so that small ones meet small ones.
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

/** The automata that have one of the names, with the fewest tracks together; and all names that only they have. */
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
