import type { CubeRules, GridRules } from "../encoding.ts";
import { RuleError } from "../errors.ts";
import type { Natural } from "../nimber/natural.ts";
import { conjuncts } from "./alternatives.ts";
import { numbers, UNSAFE } from "./arithmetic.ts";
import { type Choices, choicesOf } from "./choices.ts";
import { type Compiler, compiler, type Evaluate } from "./compile.ts";
import { isAtMost } from "./falls.ts";
import { type Affine, affineIn } from "./linear.ts";
import type { Interpreted } from "./moves.ts";
import type { Condition, Expression, Option, Rule } from "./syntax.ts";
import { expressionsIn, expressionsOfSet, namesIn } from "./walk.ts";

/** Marks the values of the options of one clause. */
type Mark = GridRules["mark"];

const idle = () => {};

/** Number of letter values between two checks of the clock. */
const STRETCH = 1024;

/** Options of a rule on pairs whose moves increase no number, compiled for a table of values, if it has that form. */
export function gridOf(rule: Rule, { lost }: Pick<Interpreted, "lost">): GridRules | undefined {
  const { variables, options, won } = rule;
  if (variables.length !== 2 || won !== undefined) return undefined;
  if (!options.every((option) => falls(option, variables))) return undefined;
  const marks = options.map((option) => markOf(option, variables));
  return {
    kind: "grid",
    mark(x, y, cells, columns, seen, stamp, tick) {
      try {
        if (lost?.([x, y]) === true) return;
        for (const mark of marks) mark(x, y, cells, columns, seen, stamp, tick);
      } catch (error) {
        throw error instanceof RuleError ? new RuleError(error.says, `${x},${y}`) : error;
      }
    },
  };
}

/** Compiled options of rules on three numbers or more. */
export function cubeOf(rule: Rule, { lost }: Pick<Interpreted, "lost">): CubeRules | undefined {
  const { variables, options, won } = rule;
  if (variables.length < 3 || won !== undefined || !options.every((option) => falls(option, variables)))
    return undefined;
  const all = options.map((option) => choicesOf(variables, option));
  return {
    kind: "cube",
    mark(place, cells, strides, seen, stamp, tick) {
      const own = indexOf(place, strides);
      try {
        if (lost?.(place) === true) return;
        for (const choices of all) {
          for (const { left } of choices(place, tick)) {
            const index = indexOf(left[0]!, strides);
            if (index !== own) seen[cells[index]!] = stamp;
          }
        }
      } catch (error) {
        throw error instanceof RuleError ? new RuleError(error.says, place.join()) : error;
      }
    },
  };
}

/** Whether a move leaves one component and increases no number. */
const falls = ({ parts: [part, more] }: Option, variables: readonly string[]): boolean =>
  more === undefined &&
  part!.kind === "component" &&
  part!.count === undefined &&
  part!.position.every((each, i) => isAtMost(each, variables[i]!, variables));

function indexOf(place: readonly Natural[], strides: readonly number[]): number {
  let index = 0;
  for (let i = 0; i < place.length; i++) index += Number(place[i]) * strides[i]!;
  return index;
}

function markOf(option: Option, variables: readonly string[]): Mark {
  const slow = listed(choicesOf(variables, option));
  const fast = option.letters.length > 1 ? undefined : lineOf(option, variables);
  if (fast === undefined) return slow;
  return (x, y, cells, columns, seen, stamp, tick) => {
    try {
      fast(x, y, cells, columns, seen, stamp, tick);
    } catch (error) {
      if (error !== UNSAFE) throw error;
      slow(x, y, cells, columns, seen, stamp, tick);
    }
  };
}

/** Marks the values from a list of the choices of letters. */
function listed(choices: Choices): Mark {
  return (x, y, cells, columns, seen, stamp, tick) => {
    for (const { left } of choices([x, y], tick)) {
      const [a, b] = left[0]!;
      if (a !== x || b !== y) seen[cells[Number(a) * columns + Number(b)]!] = stamp;
    }
  };
}

/** Compiled form of an option with at most one letter. */
interface CompiledOption {
  /** Numbers of the option. */
  readonly places: readonly [Affine, Affine];
  /** Forms that must be >= 0; they bound the letter exactly. */
  readonly bounds: readonly Affine[];
  /** Conditions without the letter. */
  readonly first: readonly Evaluate<number, boolean>[];
  /** Conditions that do not bound the letter but test it. */
  readonly tests: readonly Evaluate<number, boolean>[];
  /** Set that contains the letter. */
  readonly within: ((x: number, y: number, most: number) => ArrayLike<number>) | undefined;
}

/**
 * Option whose cells lie on a straight line, one for each value of its letter. The line is stepped along without
 * recomputing its coordinates.
 */
function lineOf(option: Option, variables: readonly string[]): Mark | undefined {
  const [letter = ""] = option.letters;
  const [part] = option.parts;
  if (part!.kind === "split") return undefined;
  const compile = compiler([...variables, letter], numbers);
  const hasLetter = (each: Condition) => namesIn(...expressionsIn(each)).includes(letter);
  const [a, b] = part!.position.map((place) => affineIn(place, letter, compile));
  if (a === undefined || b === undefined) return undefined;
  const all = conjuncts(option.condition);
  const bounding = all.filter(hasLetter).map((each) => ({ each, forms: boundsIn(each, letter, compile) }));
  const line: CompiledOption = {
    places: [a, b],
    bounds: [a, b, ...bounding.flatMap(({ forms }) => forms ?? [])],
    first: all.filter((each) => !hasLetter(each)).map(compile.condition),
    tests: bounding.filter(({ forms }) => forms === undefined).map(({ each }) => compile.condition(each)),
    within: all.map((each) => setOf(each, letter, compile, variables)).find((each) => each !== undefined),
  };
  return walk(line, letter !== "", listed(choicesOf(variables, option)));
}

/** Forms that are >= 0 exactly when a chain of comparisons holds. */
export function boundsIn(
  condition: Condition,
  letter: string,
  compile: Compiler<number>,
): Affine[] | undefined {
  if (condition.kind !== "chain") return undefined;
  const forms: Affine[] = [];
  let left = condition.first;
  for (const link of condition.links) {
    if (link.sign === "in" || link.sign === "!=") return undefined;
    const gap = link.sign === "<" || link.sign === ">" ? 1 : 0;
    const up = link.sign !== ">" && link.sign !== ">=" ? difference(link.right, left, gap) : undefined;
    const down = link.sign !== "<" && link.sign !== "<=" ? difference(left, link.right, gap) : undefined;
    for (const each of [up, down]) {
      const form = each && affineIn(each, letter, compile);
      if (each !== undefined && form === undefined) return undefined;
      if (form !== undefined) forms.push(form);
    }
    left = link.right;
  }
  return forms;
}

/** `large` - `small` - `gap`. */
function difference(large: Expression, small: Expression, gap: number): Expression {
  const { span } = large;
  const apart: Expression = { kind: "arithmetic", sign: "-", left: large, right: small, span };
  const one: Expression = { kind: "number", value: BigInt(gap), span };
  return gap === 0 ? apart : { kind: "arithmetic", sign: "-", left: apart, right: one, span };
}

/** Members up to a bound of the set to which a condition restricts the letter. */
function setOf(
  condition: Condition,
  letter: string,
  compile: Compiler<number>,
  variables: readonly string[],
): CompiledOption["within"] {
  if (condition.kind !== "chain" || condition.first.kind !== "name" || condition.first.name !== letter)
    return undefined;
  const [link, more] = condition.links;
  if (link!.sign !== "in" || more !== undefined) return undefined;
  const names = namesIn(...expressionsOfSet(link!.set));
  if (!names.every((name) => variables.includes(name))) return undefined;
  const list = compile.list(link!.set);
  const members = (x: number, y: number, most: number) => Array.from(list([x, y], 1, most, idle), Number);
  return names.length === 0 ? kept(members) : members;
}

/** Members of a set that does not depend on the position, recomputed only for larger bounds. */
function kept(
  members: (x: number, y: number, most: number) => number[],
): NonNullable<CompiledOption["within"]> {
  let known: number[] = [];
  let to = 0;
  return (x, y, most) => {
    if (most > to) {
      to = Math.max(most, 2 * to);
      known = members(x, y, to);
    }
    return known;
  };
}

function walk(
  { places: [a, b], bounds, first, tests, within }: CompiledOption,
  hasLetter: boolean,
  slow: Mark,
): Mark {
  return (x, y, cells, columns, seen, stamp, tick) => {
    const values = [x, y, 1];
    for (const each of first) if (!each(values)) return;
    let least = 1;
    let most = hasLetter ? Number.POSITIVE_INFINITY : 1;
    for (const { rest, slope } of bounds) {
      const at = rest(values);
      const by = slope?.(values) ?? 0;
      if (by > 0) least = Math.max(least, Math.ceil(-at / by));
      else if (by < 0) most = Math.min(most, Math.floor(at / -by));
      else if (at < 0) return;
      // When no letter gives a valid number, the condition, whose bounds come last, is not evaluated.
      if (least > most) return;
    }
    // A set may bound a letter without other bounds. If nothing does, the listing reports which letter has no bound.
    if (most === Number.POSITIVE_INFINITY) {
      slow(x, y, cells, columns, seen, stamp, tick);
      return;
    }
    const own = x * columns + y;
    const start = a.rest(values) * columns + b.rest(values);
    if (!hasLetter) {
      if (start !== own) seen[cells[start]!] = stamp;
      return;
    }
    const step = (a.slope?.(values) ?? 0) * columns + (b.slope?.(values) ?? 0);
    if (within !== undefined || tests.length > 0) {
      const some = within?.(x, y, most);
      const end = some === undefined ? most - least + 1 : some.length;
      for (let i = 0; i < end; i++) {
        if (i % STRETCH === STRETCH - 1) tick();
        const letter = some === undefined ? least + i : some[i]!;
        if (letter > most) return;
        values[2] = letter;
        if (letter < least || !holds(tests, values)) continue;
        const place = start + step * letter;
        if (place !== own) seen[cells[place]!] = stamp;
      }
      return;
    }
    let place = start + step * least;
    for (let letter = least; letter <= most; letter++, place += step)
      if (place !== own) seen[cells[place]!] = stamp;
  };
}

function holds(tests: readonly Evaluate<number, boolean>[], values: readonly number[]): boolean {
  for (const each of tests) if (!each(values)) return false;
  return true;
}
