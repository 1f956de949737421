import { LimitError, RuleError } from "../errors.ts";
import type { Natural } from "../nimber/natural.ts";
import type { Move, Tick } from "../types.ts";
import { bigints, numbers, UNSAFE } from "./arithmetic.ts";
import { choicesOf, UnboundedError } from "./choices.ts";
import { compiler } from "./compile.ts";
import { counted } from "./counted.ts";
import type { LeftComponents } from "./leave.ts";
import { nameOf } from "./name.ts";
import type { Condition, Option, Rule } from "./syntax.ts";

/** The coordinates of a position. */
export type Tuple = readonly Natural[];

/** One-line rule, prepared for play. */
export interface Interpreted {
  moves(position: Tuple, tick?: Tick): Generator<Move<Tuple>>;
  /** Moves for the choices of letters. Some may occur twice, and the position itself may be among them. */
  left(position: Tuple, tick?: Tick): Generator<LeftComponents>;
  /**
   * Some moves whose option gives each component by an expression, one step for each component: the first moves of each
   * option.
   */
  steps(position: Tuple, tick?: Tick): Generator<MoveStep>;
  readonly legal?: Test;
  readonly lost?: Test;
  readonly won?: Test;
  /** Whether moves may determine who moves next. */
  readonly entails: boolean;
}

/** Step from a position to one component of an option, with the index of the part. */
export interface MoveStep {
  readonly option: Option;
  readonly part: number;
  readonly to: Tuple;
}

/** Bounds below which pairs and triples have a single number as key. */
const SIDES = [0, 0, 2 ** 26, 2 ** 17];

/** Key that is equal for equal positions with the same number of coordinates. */
export function keyOf(position: Tuple): Natural | string {
  if (position.length === 1) return position[0]!;
  const side = SIDES[position.length] ?? 0;
  let key = 0;
  for (const each of position) {
    if (each >= side) return position.join();
    key = key * side + Number(each);
  }
  return key;
}

/**
 * Largest depth of the question whether a position has a move, when moves may leave the position itself with others.
 */
const DEEPEST = 1000;

/** Limit on the steps of one option. */
const STEPS = 50;

/** Limit on the cached answers to this question. */
const KEPT = 1_000_000;

const idle: Tick = () => {};

/** Key of no components, which is not the key of any component. */
const NOTHING = "";

/**
 * Moves of `rule`. Moves with equal components are one move, named by the first choice. A component without a move is
 * ignored when others remain; when no component has a move, the greatest one distinguishes moves. Leaving the position
 * itself, with nothing else that can move, is not a move.
 */
export function interpret(rule: Rule): Interpreted {
  const { variables, options } = rule;
  const choices = options.map((option) => choicesOf(variables, option));
  const legal = rule.legal && testOf(variables, rule.legal);
  const lost = rule.lost && testOf(variables, rule.lost);
  const won = rule.won && testOf(variables, rule.won);
  const single = options.map(({ parts: [part, ...more] }) => {
    return more.length === 0 && part?.kind === "component" && part.count === undefined;
  });
  const zero: Tuple = variables.map(() => 0);
  const movable = new Map<Natural | string, boolean>();
  const asked = new Set<Natural | string>();
  let asking = false;

  const isOver = (position: Tuple) => lost?.(position) === true || won?.(position) === true;

  /** Components of `left` without one copy of the position with this key; undefined if it is not among them. */
  function beside(left: LeftComponents, own: Natural | string): LeftComponents | undefined {
    const at = left.findIndex((each) => keyOf(each) === own);
    return at < 0 ? undefined : left.toSpliced(at, 1);
  }

  function canMove(position: Tuple, tick: Tick): boolean {
    const own = keyOf(position);
    const known = movable.get(own);
    if (known !== undefined) return known;
    if (asked.has(own)) {
      asking = true;
      return false;
    }
    if (asked.size >= DEEPEST) throw new LimitError("positions", DEEPEST);
    asked.add(own);
    try {
      const found = at(position, () => !isOver(position) && hasMove(position, own, tick));
      if (movable.size >= KEPT) movable.clear();
      // Negative answers found while a question was open hold only for that question.
      if (found || !asking) movable.set(own, found);
      return found;
    } finally {
      asked.delete(own);
      if (asked.size === 0) asking = false;
    }
  }

  function hasMove(position: Tuple, own: Natural | string, tick: Tick): boolean {
    const doubtful: LeftComponents[] = [];
    for (const each of choices) {
      for (const { left } of each(position, tick)) {
        const others = beside(left, own);
        if (others === undefined) return true;
        if (others.length > 0) doubtful.push(others);
      }
    }
    return doubtful.some((others) => others.some((each) => canMove(each, tick)));
  }

  /** Key of a move; undefined for an invalid one. */
  function signature(left: LeftComponents, own: Natural | string, isSingle: boolean, tick: Tick) {
    if (isSingle) {
      const key = keyOf(left[0]!);
      return key === own ? undefined : key;
    }
    const others = beside(left, own);
    if (others !== undefined && !others.some((each) => canMove(each, tick))) return undefined;
    const keys = keysOf(left, (each) => canMove(each, tick));
    const [only, more] = keys;
    // No components are equivalent to 0 only when 0 has no move.
    if (left.length === 0 && canMove(zero, tick)) return NOTHING;
    if (only === undefined) return keyOf(left.reduce(greater, zero));
    if (more === undefined && only[1] === 1) return only[0];
    return [...keys]
      .map(([key, count]) => (count === 1 ? `${key}` : `${count}#${key}`))
      .sort()
      .join("&");
  }

  function* moves(position: Tuple, asked: Tick = idle): Generator<Move<Tuple>> {
    const tick = counted(asked);
    try {
      if (isOver(position)) return;
      const own = keyOf(position);
      const seen = new Set<Natural | string>();
      for (const [i, each] of choices.entries()) {
        const option = options[i]!;
        const { next } = option;
        for (const { letters, left } of each(position, tick)) {
          const leaves = signature(left, own, single[i]!, tick);
          if (leaves === undefined) continue;
          const found = next === undefined ? leaves : `${next} ${leaves}`;
          const before = seen.size;
          if (seen.add(found).size > before) yield new Named(option, letters, left);
        }
      }
    } catch (error) {
      throw errorAt(position, error);
    }
  }

  function* leavings(position: Tuple, tick: Tick): Generator<LeftComponents> {
    if (isOver(position)) return;
    for (const each of choices) for (const { left } of each(position, tick)) yield left;
  }

  function* steps(position: Tuple, tick: Tick = idle): Generator<MoveStep> {
    if (isOver(position)) return;
    const own = keyOf(position);
    for (const [i, each] of choices.entries()) {
      const option = options[i]!;
      if (option.parts.some((part) => part.kind === "split" || part.count !== undefined)) continue;
      let given = 0;
      for (const { left } of each(position, tick)) {
        if (++given > STEPS) break;
        if (beside(left, own) !== undefined) continue;
        for (const [part, to] of left.entries()) yield { option, part, to };
      }
    }
  }

  return {
    steps,
    moves,
    left: (position, tick = idle) => placed(position, leavings(position, counted(tick))),
    ...(legal !== undefined && { legal }),
    ...(lost !== undefined && { lost }),
    ...(won !== undefined && { won }),
    entails: options.some(({ next }) => next !== undefined),
  };
}

/** Adds the position to an error of the rule. */
export function* placed<T>(position: Tuple, found: Iterable<T>): Generator<T> {
  try {
    yield* found;
  } catch (error) {
    throw errorAt(position, error);
  }
}

function at<T>(position: Tuple, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw errorAt(position, error);
  }
}

function errorAt(position: Tuple, error: unknown): unknown {
  if (!(error instanceof RuleError) || error.position !== undefined) return error;
  const at = position.join();
  return error instanceof UnboundedError
    ? new UnboundedError(error.letter, error.says, at)
    : new RuleError(error.says, at);
}

/** Move whose name is computed on demand: a search needs no names. */
class Named implements Move<Tuple> {
  readonly to: LeftComponents;
  declare readonly next?: NonNullable<Option["next"]>;
  readonly #option: Option;
  readonly #letters: readonly Natural[];

  constructor(option: Option, letters: readonly Natural[], to: LeftComponents) {
    this.to = to;
    this.#option = option;
    this.#letters = letters;
    if (option.next !== undefined) this.next = option.next;
  }

  get at(): string {
    const { next } = this.#option;
    const name = nameOf(this.#option, this.#letters, this.to);
    return next === undefined ? name : `${next}: ${name}`;
  }
}

/** Keys and multiplicities of the members of `left` for which `has` is true; very many may share one object. */
function keysOf(left: LeftComponents, has: (each: Tuple) => boolean): Map<Natural | string, number> {
  const counts = new Map<Natural | string, number>();
  for (let i = 0; i < left.length; ) {
    const each = left[i]!;
    const first = i;
    while (i < left.length && left[i] === each) i++;
    if (!has(each)) continue;
    const key = keyOf(each);
    counts.set(key, (counts.get(key) ?? 0) + i - first);
  }
  return counts;
}

/** Lexicographically greater tuple. */
function greater(a: Tuple, b: Tuple): Tuple {
  const at = a.findIndex((each, i) => each !== b[i]);
  return at < 0 || a[at]! > b[at]! ? a : b;
}

/** Test of a condition at a position. */
type Test = (position: Tuple) => boolean;

/** Exact test of a condition on the position. */
function testOf(variables: readonly string[], condition: Condition): Test {
  const fast = compiler(variables, numbers).condition(condition);
  const exact = compiler(variables, bigints).condition(condition);
  return (position) => {
    try {
      return fast(position.map(numbers.of));
    } catch (error) {
      if (error === UNSAFE) return exact(position.map(bigints.of));
      throw error;
    }
  };
}
