import { conjuncts } from "./alternatives.ts";
import { numbers } from "./arithmetic.ts";
import { type Compiler, compiler, type Evaluate } from "./compile.ts";
import { boundsIn } from "./grid.ts";
import { type Affine, affineIn } from "./linear.ts";
import type { Condition, Expression, Option, Rule } from "./syntax.ts";
import { expressionsIn, namesIn } from "./walk.ts";

/** Visitor of the components of a move, each as one number; true when no other move matters. */
export type See = (cells: Int32Array, count: number) => boolean;

/** Calls `see` for the components of each choice of letters, until it returns true. */
export type Walk = (place: readonly number[], see: See) => boolean;

/** Thrown when a position has numbers beyond those of a table, or when a rule cannot be enumerated exactly. */
export const ELSEWHERE: unique symbol = Symbol("elsewhere");

/** Limit on the components of a move. */
const MOST_PARTS = 8;

/** Number of an option, as a linear form in its innermost letter. */
interface LeftNumber extends Affine {
  readonly stride: number;
}

/** Numbers of each component of a move; `even` marks components that occur an even number of times. */
interface Component {
  readonly places: readonly LeftNumber[];
  readonly count: Evaluate<number> | undefined;
}

/** Upper bound of a letter with all later letters set to 1; larger ones only lower it. */
interface Outer {
  readonly form: Affine;
  readonly later: readonly Affine[];
}

/**
 * Choices of letters of a rule as loops, without a name or an object for each move. A position p has the index Σ p ·
 * `strides`, with each number below `side`. Only for rules whose letters occur in linear forms.
 */
export function walked(rule: Rule, strides: readonly number[], side: number): Walk | undefined {
  if (rule.options.some(({ next }) => next !== undefined)) return undefined;
  const walks = rule.options.map((option) => walkOf(option, rule.variables, strides, side));
  if (!walks.every((each) => each !== undefined)) return undefined;
  return (place, see) => walks.some((each) => each(place, see));
}

function walkOf(
  { parts, condition, letters }: Option,
  variables: readonly string[],
  strides: readonly number[],
  side: number,
): Walk | undefined {
  if (parts.length > MOST_PARTS) return undefined;
  const names = [...variables, ...letters];
  const compile = compiler(names, numbers);
  const letter = letters.at(-1) ?? "";
  const components: Component[] = [];
  for (const part of parts) {
    if (part.kind === "split") return undefined;
    if (part.count !== undefined && namesIn(part.count).some((name) => letters.includes(name)))
      return undefined;
    const places = part.position.map((each, i): LeftNumber | undefined => {
      const form = affineIn(each, letter, compile);
      return form && { ...form, stride: strides[i]! };
    });
    if (!places.every((each) => each !== undefined)) return undefined;
    components.push({ places, count: part.count && compile.expression(part.count) });
  }
  const all = conjuncts(condition);
  const has = (each: Condition) => namesIn(...expressionsIn(each)).includes(letter);
  if (all.some((each) => has(each) && isListed(each))) return undefined;
  const bounding = all.filter(has).map((each) => ({ each, forms: boundsIn(each, letter, compile) }));
  const inner = {
    components,
    bounds: [
      ...components.flatMap(({ places }) => places),
      ...bounding.flatMap(({ forms }) => forms ?? []),
    ] satisfies Affine[],
    first: all.filter((each) => !has(each)).map(compile.condition),
    tests: bounding.filter(({ forms }) => forms === undefined).map(({ each }) => compile.condition(each)),
    at: variables.length + letters.length - 1,
    hasLetter: letters.length > 0,
    side,
  };
  const within = lineOf(inner);
  const outer = letters.slice(0, -1).map((name, i) => ({
    at: variables.length + i,
    bounds: outerBounds(name, letters.slice(i + 1), parts, all, compile),
  }));
  const values = [...variables.map(() => 0), ...letters.map(() => 1)];
  const loop = (depth: number, see: See): boolean => {
    const level = outer[depth];
    if (level === undefined) return within(values, see);
    for (let i = level.at; i < values.length; i++) values[i] = 1;
    const most = mostOf(level.bounds, values);
    for (let value = 1; value <= most; value++) {
      values[level.at] = value;
      if (loop(depth + 1, see)) return true;
    }
    return false;
  };
  return (place, see) => {
    for (let i = 0; i < variables.length; i++) values[i] = place[i]!;
    return loop(0, see);
  };
}

/** Whether a letter lies in a set whose members can be listed faster than numbers can be tested. */
const isListed = (condition: Condition): boolean =>
  condition.kind === "chain" &&
  condition.links.some((link) => link.sign === "in" && link.set.kind !== "listed");

function outerBounds(
  letter: string,
  later: readonly string[],
  parts: Option["parts"],
  conditions: readonly Condition[],
  compile: Compiler<number>,
): Outer[] {
  const places = parts.flatMap((part) => (part.kind === "component" ? part.position : []));
  const found = places.map((each) => outerOf(each, letter, later, compile));
  for (const each of conditions) {
    const forms = boundsIn(each, letter, compile);
    const slopes = later.map((name) => boundsIn(each, name, compile));
    if (forms === undefined || slopes.some((some) => some === undefined)) continue;
    found.push(...forms.map((form, i) => ({ form, later: slopes.map((some) => some![i]!) })));
  }
  return found.filter((each) => each !== undefined);
}

function outerOf(
  node: Expression,
  letter: string,
  later: readonly string[],
  compile: Compiler<number>,
): Outer | undefined {
  const form = affineIn(node, letter, compile);
  const slopes = later.map((name) => affineIn(node, name, compile));
  return form !== undefined && slopes.every((each) => each !== undefined)
    ? { form, later: slopes }
    : undefined;
}

/** Largest value of a letter, when the letters after it have their least value 1. */
function mostOf(bounds: readonly Outer[], values: readonly number[]): number {
  let most = Number.POSITIVE_INFINITY;
  for (const { form, later } of bounds) {
    if (later.some(({ slope }) => slope !== undefined && slope(values) > 0)) continue;
    const by = form.slope?.(values) ?? 0;
    if (by < 0) most = Math.min(most, Math.floor(form.rest(values) / -by));
  }
  if (most === Number.POSITIVE_INFINITY) throw ELSEWHERE;
  return most;
}

/** Options along the innermost letter; values on that line are not recomputed. */
interface LetterLine {
  readonly components: readonly Component[];
  /** Forms that must be >= 0; they bound the letter exactly. */
  readonly bounds: readonly Affine[];
  /** Conditions without the letter. */
  readonly first: readonly Evaluate<number, boolean>[];
  /** Conditions that do not bound the letter but test it. */
  readonly tests: readonly Evaluate<number, boolean>[];
  /** Index of the letter. */
  readonly at: number;
  readonly hasLetter: boolean;
  readonly side: number;
}

function lineOf({ components, bounds, first, tests, at, hasLetter, side }: LetterLine) {
  const [cells, steps] = [new Int32Array(MOST_PARTS), new Int32Array(MOST_PARTS)];
  return (values: number[], see: See): boolean => {
    for (const each of first) if (!each(values)) return false;
    let least = 1;
    let most = hasLetter ? Number.POSITIVE_INFINITY : 1;
    for (const { rest, slope } of bounds) {
      const start = rest(values);
      const by = slope?.(values) ?? 0;
      if (by > 0) least = Math.max(least, Math.ceil(-start / by));
      else if (by < 0) most = Math.min(most, Math.floor(start / -by));
      else if (start < 0) return false;
    }
    if (most === Number.POSITIVE_INFINITY) throw ELSEWHERE;
    if (least > most) return false;
    let count = 0;
    for (const each of components) {
      const copies = each.count?.(values) ?? 1;
      if (copies < 0) return false;
      let [cell, step] = [0, 0];
      for (const { rest, slope, stride } of each.places) {
        const [start, by] = [rest(values), slope?.(values) ?? 0];
        if (start + by * least >= side || start + by * most >= side) throw ELSEWHERE;
        cell += stride * (start + by * least);
        step += stride * by;
      }
      // Equal components cancel in pairs, but one with infinite play is visited anyway.
      const shown = copies === 0 ? 0 : 2 - (copies % 2);
      for (let i = 0; i < shown; i++, count++) {
        if (count === MOST_PARTS) throw ELSEWHERE;
        cells[count] = cell;
        steps[count] = step;
      }
    }
    for (let letter = least; letter <= most; letter++) {
      if (tests.length === 0 || holds(tests, values, at, letter)) if (see(cells, count)) return true;
      for (let i = 0; i < count; i++) cells[i]! += steps[i]!;
    }
    return false;
  };
}

function holds(
  tests: readonly Evaluate<number, boolean>[],
  values: number[],
  at: number,
  letter: number,
): boolean {
  if (at >= 0) values[at] = letter;
  for (const each of tests) if (!each(values)) return false;
  return true;
}
