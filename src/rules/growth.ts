import { GameError, LimitError } from "../errors.ts";
import type { Tick } from "../types.ts";
import { type Linear, linearOf } from "./linear.ts";
import type { Interpreted, MoveStep, Tuple } from "./moves.ts";
import type { Condition, Expression, Link, Option, Rule } from "./syntax.ts";
import { expressionsOfSet, operands } from "./walk.ts";

/** Limit on the positions examined for a repeating line. */
const POSITIONS = 2000;
/** Limit on the total number of choices examined for it. */
const CHOICES = 200_000;
/** Limit on the total number of pairs of positions along a line examined for it. */
const PAIRS = 200_000;
/** Largest number of a line: larger ones need not be examined to see whether a line repeats. */
const FAR = 10n ** 300n;

interface Node {
  readonly at: Tuple;
  readonly before?: Node;
  readonly step?: MoveStep;
}

/**
 * Line of play from `position` whose moves can be repeated for ever: after each round no number is smaller and one is
 * larger. So play may be infinite and reaches infinitely many positions. It is found when the moves are linear in the
 * variables, or when one move decreases nothing; the conditions must hold in every round. Source: the covering
 * sequences of Karp & Miller, J. Comput. Syst. Sci. 3 (1969) 147.
 */
export function growingLine(rule: Rule, steps: Interpreted["steps"], position: Tuple): Tuple[] | undefined {
  const met = new Set([position.join()]);
  const nodes: Node[] = [{ at: position }];
  const tick = portion(CHOICES);
  const pairs = { left: PAIRS };
  for (let i = 0; i < nodes.length && nodes.length < POSITIONS && pairs.left > 0; i++) {
    const before = nodes[i]!;
    for (const step of stepsFrom(before.at, steps, tick)) {
      const node = { at: step.to, before, step };
      const line = repeated(rule, node, pairs);
      if (line !== undefined) return line;
      if (step.to.some((each) => each > FAR)) continue;
      const key = step.to.join();
      if (met.has(key) || nodes.length >= POSITIONS) continue;
      met.add(key);
      nodes.push(node);
    }
  }
  return undefined;
}

/** Counter that stops each call after a number of steps. */
function portion(calls: number): Tick {
  let left = calls;
  return () => {
    if (--left < 0) throw new LimitError("positions", calls);
  };
}

/** Steps from a position, empty when the rule has an error there. */
function* stepsFrom(position: Tuple, steps: Interpreted["steps"], tick: Tick): Generator<MoveStep> {
  try {
    yield* steps(position, tick);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
  }
}

/** Line to a node from an earlier node, if it can be repeated. */
function repeated(rule: Rule, last: Node, pairs: { left: number }): Tuple[] | undefined {
  const line: Node[] = [last];
  for (let node = last; node.before !== undefined; node = node.before) {
    line.unshift(node.before);
    const first = node.before.at;
    if (!covers(last.at, first)) continue;
    if (--pairs.left < 0) return undefined;
    if (line.length === 2 ? swells(rule, line) || shifts(rule, line) : shifts(rule, line))
      return line.map(({ at }) => at);
  }
  return undefined;
}

const covers = (a: Tuple, b: Tuple): boolean =>
  a.every((each, i) => each >= b[i]!) && a.some((each, i) => each > b[i]!);

/**
 * Whether rounds of linear moves shift all positions on the line by the same vector: then each check is of a direction.
 */
function shifts(rule: Rule, line: readonly Node[]): boolean {
  const { variables } = rule;
  const round = difference(line.at(-1)!.at, line[0]!.at);
  let by = round;
  for (let i = 1; i < line.length; i++) {
    const { option, part } = line[i]!.step!;
    const here = directed(variables, line[i - 1]!.at, by);
    if (!holds(rule, option, here)) return false;
    const forms = option.parts[part]!.kind === "component" && option.parts[part]!.position.map(linearOf);
    if (!forms || forms.some((form) => form === undefined)) return false;
    const next = forms.map((form) => slope(form!, variables, by));
    // The repeated move must lead to new positions.
    const step = difference(line[i]!.at, line[i - 1]!.at);
    const turn = next.map((each, j) => each - by[j]!);
    const away =
      turn.every((each) => each === 0n) || step.some((each, j) => each !== 0n && each * turn[j]! >= 0n);
    if (!away) return false;
    by = next;
  }
  return by.every((each, i) => each === round[i]);
}

/**
 * Whether a move that decreases no number can be repeated from all greater numbers, increasing them by at least as
 * much.
 */
function swells(rule: Rule, [first, last]: readonly Node[]): boolean {
  const { variables } = rule;
  const { option, part } = last!.step!;
  const left = option.parts[part]!;
  const upwards = directed(
    variables,
    first!.at,
    variables.map(() => undefined),
  );
  return (
    left.kind === "component" &&
    left.position.every((each, i) => isExpanding(each, variables[i]!, upwards)) &&
    holds(rule, option, upwards)
  );
}

const difference = (a: Tuple, b: Tuple): bigint[] => a.map((each, i) => BigInt(each) - BigInt(b[i]!));

const slope = ({ of }: Linear, variables: readonly string[], by: readonly bigint[]): bigint =>
  variables.reduce((sum, name, i) => sum + (of.get(name) ?? 0n) * by[i]!, 0n);

/** Rounds in which the variables increase by the given numbers, or each by any natural number when none are given. */
function directed(variables: readonly string[], at: Tuple, by: readonly (bigint | undefined)[]): Round {
  function course({ of }: Linear): Course {
    const known = by.every((each) => each !== undefined);
    const rises = variables.map((name, i) => (of.get(name) ?? 0n) * (by[i] ?? 1n));
    const total = rises.reduce((sum, each) => sum + each, 0n);
    if (rises.every((each) => each === 0n) || (known && total === 0n)) return 0;
    if (known) return total > 0n ? 1 : -1;
    if (rises.every((each) => each >= 0n)) return 1;
    return rises.every((each) => each <= 0n) ? -1 : undefined;
  }
  return {
    course,
    sign({ of, rest }) {
      let value = rest;
      for (const [name, each] of of) {
        const here = at[variables.indexOf(name)];
        if (here === undefined) return undefined;
        value += each * BigInt(here);
      }
      if (value === 0n) return 0;
      return value > 0n ? 1 : -1;
    },
    isMultiple: ({ of }, modulus) =>
      variables.every((name, i) => {
        const each = of.get(name) ?? 0n;
        return each === 0n || (by[i] !== undefined && (each * by[i]!) % modulus === 0n);
      }),
  };
}

/**
 * Whether an option remains a move in every round: its results stay natural, its condition true, and the game not over.
 */
function holds(rule: Rule, option: Option, round: Round): boolean {
  const natural = option.parts.every(
    (part) =>
      part.kind === "component" &&
      part.count === undefined &&
      part.position.every((each) => rises(each, round)),
  );
  const isOpen = [rule.lost, rule.won].every((each) => each === undefined || stays(each, false, round));
  return natural && isOpen && (option.condition === undefined || stays(option.condition, true, round));
}

/** Change of an expression from one round to the next: constant, never decreasing, never increasing, or unknown. */
type Course = 0 | 1 | -1 | undefined;

/** Change of a linear form, and whether it increases or decreases by multiples of a number. */
interface Round {
  course(form: Linear): Course;
  /** Sign in the first round, when the letters do not decide it. */
  sign(form: Linear): Course;
  isMultiple(form: Linear, of: bigint): boolean;
}

/** Whether an expression never decreases in later rounds. */
const rises = (node: Expression, round: Round): boolean => (courseOf(node, round) ?? -1) >= 0;
const falls = (node: Expression, round: Round): boolean => (courseOf(node, round) ?? 1) <= 0;

const opposite = (course: Course): Course => (course === undefined ? undefined : (-course as Course));

function courseOf(node: Expression, round: Round): Course {
  const form = linearOf(node);
  if (form !== undefined) return round.course(form);
  const parts = operands(node).map((each) => courseOf(each, round));
  if (parts.every((each) => each === 0)) return 0;
  if (node.kind === "negative") return opposite(parts[0]);
  if (node.kind === "call" && (node.call === "min" || node.call === "max")) return together(parts);
  if (node.kind !== "arithmetic") return undefined;
  const divisor = node.right.kind === "number" ? node.right.value : 0n;
  const base = node.left.kind === "number" ? node.left.value : 0n;
  switch (node.sign) {
    case "+":
      return together(parts);
    case "-":
      return together([parts[0], opposite(parts[1])]);
    case "/":
      return divisor > 0n ? parts[0] : undefined;
    case "%": {
      const left = linearOf(node.left);
      return divisor > 0n && left !== undefined && round.isMultiple(left, divisor) ? 0 : undefined;
    }
    case "*":
      return rising(parts) && [node.left, node.right].every(isNatural) ? 1 : undefined;
    case "**":
      if (base > 0n && parts[1] === 1) return 1;
      return rising(parts) && isPositive(node.left, round) && isNatural(node.right) ? 1 : undefined;
    default:
      return undefined;
  }
}

const rising = (courses: readonly Course[]): boolean =>
  courses.every((each) => each !== undefined && each >= 0);

/** Whether an expression is natural for all natural values of its variables: it contains no difference. */
function isNatural(node: Expression): boolean {
  if (node.kind === "number") return node.value >= 0n;
  if (node.kind === "name") return true;
  const monotone = node.kind === "call" || (node.kind === "arithmetic" && node.sign !== "-");
  return monotone && operands(node).every(isNatural);
}

/** Whether a non-decreasing expression is positive from the first round on. */
function isPositive(node: Expression, round: Round): boolean {
  const form = linearOf(node);
  if (form !== undefined) return rises(node, round) && round.sign(form) === 1;
  if (node.kind !== "arithmetic" || !rises(node, round)) return false;
  const { left, right } = node;
  const positive = [left, right].map((each) => isPositive(each, round));
  if (node.sign === "+") return positive.includes(true) && [left, right].every(isNatural);
  return (node.sign === "*" && positive.every(Boolean)) || (node.sign === "**" && positive[0]!);
}

/** Change of a sum, or of a maximum. */
function together(courses: readonly Course[]): Course {
  if (rising(courses)) return courses.some((each) => each === 1) ? 1 : 0;
  return courses.every((each) => each !== undefined && each <= 0) ? -1 : undefined;
}

/** Whether an expression minus the variable `name` never decreases, so that it grows at least as fast as `name`. */
function isExpanding(node: Expression, name: string, round: Round): boolean {
  const form = linearOf(node);
  if (form !== undefined) {
    const less = new Map(form.of);
    less.set(name, (less.get(name) ?? 0n) - 1n);
    return (round.course({ of: less, rest: form.rest }) ?? -1) >= 0;
  }
  const expands = (each: Expression) => isExpanding(each, name, round);
  if (node.kind === "call") return (node.call === "min" || node.call === "max") && node.of.every(expands);
  if (node.kind !== "arithmetic") return false;
  const { left, right } = node;
  if (node.sign === "+")
    return (expands(left) && rises(right, round)) || (rises(left, round) && expands(right));
  if (node.sign === "-") return expands(left) && falls(right, round);
  // An expression that grows as fast as the variable still does after multiplication by 1 or more.
  const grows = (each: Expression, by: Expression) =>
    expands(each) && isNatural(each) && rises(by, round) && isPositive(by, round);
  if (node.sign === "*") return grows(left, right) || grows(right, left);
  if (node.sign === "**" && grows(left, left) && grows(left, right)) return true;
  return node.sign === "**" && left.kind === "number" && left.value > 1n && expands(right);
}

/** Whether the truth value `truth` of a condition in the first round holds in every round. */
function stays(condition: Condition, truth: boolean, round: Round): boolean {
  if (condition.kind === "not") return stays(condition.of, !truth, round);
  if (condition.kind !== "chain") return condition.of.every((each) => stays(each, truth, round));
  const befores = [
    condition.first,
    ...condition.links.map((link) => (link.sign === "in" ? undefined : link.right)),
  ];
  return condition.links.every((link, i) => {
    const before = befores[i];
    return before !== undefined && staysLinked(before, link, truth, round);
  });
}

function staysLinked(left: Expression, link: Link, truth: boolean, round: Round): boolean {
  if (link.sign === "in")
    return [left, ...expressionsOfSet(link.set)].every((each) => courseOf(each, round) === 0);
  const gap: Expression = { kind: "arithmetic", sign: "-", left, right: link.right, span: left.span };
  const course = courseOf(gap, round);
  if (course === undefined || course === 0) return course === 0;
  switch (link.sign) {
    case "<":
    case "<=":
      return course === (truth ? -1 : 1);
    case ">":
    case ">=":
      return course === (truth ? 1 : -1);
    default: {
      // Two different numbers remain different when their distance grows.
      const form = linearOf(gap);
      return (link.sign === "!=") === truth && form !== undefined && round.sign(form) === course;
    }
  }
}
