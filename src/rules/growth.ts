import { GameError, LimitError } from "../errors.ts";
import type { Tick } from "../types.ts";
import { type Course, isExpanding, type Round, rises, stays } from "./course.ts";
import { type Linear, linearOf } from "./linear.ts";
import type { Interpreted, Step, Tuple } from "./moves.ts";
import type { Option, Rule } from "./syntax.ts";

/** Positions that are looked at for a line that repeats. */
const POSITIONS = 2000;
/** Choices that are looked at for it, in all. */
const CHOICES = 200_000;
/** Pairs of positions along a line that are looked at for it, in all. */
const PAIRS = 200_000;
/** No line goes on from numbers beyond this: they need not be looked at to see whether it repeats. */
const FAR = 10n ** 300n;

interface Node {
  readonly at: Tuple;
  readonly before?: Node;
  readonly step?: Step;
}

/**
 * A line of play from `position` whose moves can be made again and again from where it leads, each time from numbers
 * of which none is smaller and one is greater: so play need not end, and the positions that it reaches are without end.
 * It is found where the moves are linear in the variables, or one move makes nothing smaller; the conditions have to
 * hold in every round. Source: the covering sequences of Karp & Miller, J. Comput. Syst. Sci. 3 (1969) 147.
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

/** Stops at each call after so many. */
function portion(calls: number): Tick {
  let left = calls;
  return () => {
    if (--left < 0) throw new LimitError("positions", calls);
  };
}

/** Nothing from where the rule has no answer. */
function* stepsFrom(position: Tuple, steps: Interpreted["steps"], tick: Tick): Generator<Step> {
  try {
    yield* steps(position, tick);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
  }
}

/** The line that leads to a node from one before it, if it can be repeated. */
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

/** Whether rounds of linear moves shift all that they pass by the same: then each check is of a direction. */
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
    // The move must go on to lead elsewhere.
    const step = difference(line[i]!.at, line[i - 1]!.at);
    const turn = next.map((each, j) => each - by[j]!);
    const away =
      turn.every((each) => each === 0n) || step.some((each, j) => each !== 0n && each * turn[j]! >= 0n);
    if (!away) return false;
    by = next;
  }
  return by.every((each, i) => each === round[i]);
}

/** Whether a move that makes no number smaller does so again, and by no less, from all greater numbers. */
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

/** Rounds in which the variables rise by given numbers, or each, where none is given, by anything from 0 on. */
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

/** Whether an option is a move again in every round: all it leaves stays natural, its condition true, play open. */
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
