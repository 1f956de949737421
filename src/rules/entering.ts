import { type HeapRules, heapRules } from "../encoding.ts";
import { LimitError, RuleError } from "../errors.ts";
import { t } from "../locale/rules.ts";
import { minus, type Natural } from "../nimber/natural.ts";
import type { Game, Text, Tick } from "../types.ts";
import { conjuncts } from "./alternatives.ts";
import { boundsOf } from "./bounds.ts";
import { choicesOf } from "./choices.ts";
import type { LeftComponents } from "./leave.ts";
import { writtenGame } from "./of-game.ts";
import { parseRule } from "./parse.ts";
import type { Comparison, Condition, Expression, Option, Rule, Span } from "./syntax.ts";
import { expressionsIn, namesIn } from "./walk.ts";

/** First new behaviour of a one-heap rule, at `heap`: a move, or a change of a condition. */
export interface Entry {
  readonly heap: number;
  readonly says: Text;
}

/** Largest heap that is searched for new behaviour. */
const FAR = 2 ** 50;
/** Limits on the intervals of heaps that one search examines, and on the choices that it lists. */
const INTERVALS = 20_000;
const CHOICES = 20_000;
/** Number of heaps that show the previous behaviour of an option. */
const WINDOW = 12;
/**
 * Number of new choices in the second half of the range beyond which they are not rare and the next ones are not
 * reported.
 */
const SEVERAL = 8;

/**
 * First new moves beyond heap `seen` that the rules of a one-heap game determine, for claims on heaps from `start` on:
 * see `nextEntry`. Empty for rules that cannot be read.
 */
export function entryBeyond(
  game: Game<unknown>,
  start: number,
  seen: number,
  tick: Tick = () => {},
): Entry | undefined {
  if (game.space !== "heap") return undefined;
  try {
    const written = writtenGame(game);
    if (written.startsWith("[")) return nextEntry(parseRule(written), start, seen, tick);
    const rules = heapRules(game);
    return rules && nextTake(rules, seen, tick);
  } catch (error) {
    if (error instanceof RuleError || (error instanceof LimitError && error.limit === "digits"))
      return undefined;
    throw error;
  }
}

/**
 * First heap beyond `seen` at which the rule itself has a new kind of move or condition: a choice of letters larger
 * than all so far, when such choices are rare; a move that leaves `start` or more, when the claim begins at `start`; or
 * a change of a condition on the heap that was constant so far. Undefined when none is found, which proves nothing.
 */
function nextEntry(rule: Rule, start: number, seen: number, tick: Tick): Entry | undefined {
  const [heap, second] = rule.variables;
  if (heap === undefined || second !== undefined) return undefined;
  const found: Entry[] = [];
  const before = () => Math.min(FAR, ...found.map((each) => each.heap - 1));
  const add = (entry: Entry | undefined) => entry && found.push(entry);
  for (const option of rule.options) {
    add(largerChoice(option, heap, seen, before(), tick));
    add(leavingMore(option, heap, start, seen, before(), tick));
    const own = conjuncts(option.condition).filter((each) => isOnHeap(each, heap));
    for (const condition of own) add(changeOf(condition, heap, seen, before(), tick));
  }
  for (const condition of [rule.legal, rule.lost, rule.won])
    if (condition !== undefined) add(changeOf(condition, heap, seen, before(), tick));
  return found.at(-1);
}

/**
 * First new take of moves given as data: the next take of a finite set, or of a set that is the same for every heap,
 * when takes are rare.
 */
function nextTake(rules: HeapRules, seen: number, tick: Tick): Entry | undefined {
  if (rules.kind !== "take") return undefined;
  if ("set" in rules) {
    const next = Math.min(...rules.set.filter((take) => take > seen));
    return next <= FAR ? { heap: next, says: TAKES(next, next) } : undefined;
  }
  if (!("takes" in rules) || rules.fixed !== true) return undefined;
  for (let to = Math.max(1, seen); to <= FAR; to *= 2) {
    let [listed, recent] = [0, 0];
    for (const take of rules.takes(to, tick)) {
      if (++listed > CHOICES) return undefined;
      if (take > seen) return { heap: Number(take), says: TAKES(take, Number(take)) };
      if (take > seen / 2 && ++recent >= SEVERAL) return undefined;
    }
  }
  return undefined;
}

const isOnHeap = (condition: Condition, heap: string): boolean =>
  namesIn(...expressionsIn(condition)).every((name) => name === heap);

/** Move with a letter larger than all at heaps up to `seen`, if few of those were new in the second half. */
function largerChoice(option: Option, heap: string, seen: number, to: number, tick: Tick): Entry | undefined {
  let first: Entry | undefined;
  for (const [i, letter] of option.letters.entries()) {
    const half = lettersNear(option, heap, i, Math.floor(seen / 2), tick);
    const last = lettersNear(option, heap, i, seen, tick);
    if (half === undefined || last === undefined) continue;
    const most = Math.max(0, ...half);
    if ([...last].filter((each) => each > most).length >= SEVERAL) continue;
    const above = Math.max(most, ...last);
    const larger = withConditions(option, compared(named(letter), ">", numbered(above)));
    const at = leastHeap(larger, heap, 0, Math.min(to, (first?.heap ?? FAR) - 1), tick);
    if (at !== undefined && at.heap > seen) first = entryOf(option, heap, at);
  }
  return first;
}

/** Values of a letter at the last heaps up to `seen`; undefined when there are very many. */
function lettersNear(
  option: Option,
  heap: string,
  letter: number,
  seen: number,
  tick: Tick,
): ReadonlySet<number> | undefined {
  const values = new Set<number>();
  const choices = choicesOf([heap], option);
  let listed = 0;
  for (let n = Math.max(0, seen - WINDOW + 1); n <= seen; n++)
    for (const { letters } of choices([n], tick)) {
      if (++listed > CHOICES) return undefined;
      values.add(Number(letters[letter]));
    }
  return values;
}

/** First move to a heap of `start` or more, when no heap up to `seen` has one. */
function leavingMore(
  option: Option,
  heap: string,
  start: number,
  seen: number,
  to: number,
  tick: Tick,
): Entry | undefined {
  if (start === 0) return undefined;
  let first: Entry | undefined;
  for (const part of option.parts) {
    if (part.kind === "split") continue;
    const more = withConditions(option, compared(part.position[0]!, ">=", numbered(start)));
    const at = leastHeap(more, heap, start, Math.min(to, (first?.heap ?? FAR) - 1), tick);
    if (at !== undefined && at.heap > seen) first = entryOf(option, heap, at);
  }
  return first;
}

/**
 * Heap at which a condition on the heap changes, after it was constant at the last heaps up to `seen` and at those in
 * the middle.
 */
function changeOf(
  condition: Condition,
  heap: string,
  seen: number,
  to: number,
  tick: Tick,
): Entry | undefined {
  const { span } = condition;
  const when = (holds: Condition): Option => ({
    parts: [{ kind: "component", position: [numbered(0)], span }],
    condition: holds,
    letters: [],
    span,
  });
  const holding = choicesOf([heap], when(condition));
  const isTrue = (n: number) => !holding([n], tick)[Symbol.iterator]().next().done;
  const truth = isTrue(seen);
  for (const last of [Math.floor(seen / 2), seen])
    for (let n = Math.max(0, last - WINDOW + 1); n <= last; n++) if (isTrue(n) !== truth) return undefined;
  const other: Condition = truth ? { kind: "not", of: condition, span } : condition;
  const at = leastHeap(when(other), heap, seen + 1, to, tick);
  return at && { heap: at.heap, says: CHANGES(at.heap) };
}

interface FirstMove {
  readonly heap: number;
  readonly left: LeftComponents;
}

/**
 * Least heap in `from` to `to` at which the option is a move, by bisection with its bounds; undefined when there is
 * none, or when too many intervals would have to be examined.
 */
function leastHeap(
  option: Option,
  heap: string,
  from: number,
  to: number,
  tick: Tick,
): FirstMove | undefined {
  const bounds = boundsOf(option, [heap, ...option.letters]);
  const choices = choicesOf([heap], option);
  let intervals = INTERVALS;
  // Stack of the intervals left to examine, the least on top.
  const open: [number, number][] = [[from, to]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    tick();
    if (--intervals < 0) return undefined;
    const [least, most] = next;
    if (least > most) continue;
    bounds.low.fill(1, 0, 1 + option.letters.length);
    bounds.high.fill(Number.POSITIVE_INFINITY, 0, 1 + option.letters.length);
    [bounds.low[0], bounds.high[0]] = [least, most];
    if (!bounds.narrow()) continue;
    const [low, high] = [bounds.low[0]!, bounds.high[0]!];
    if (low < high) {
      const middle = Math.floor((low + high) / 2);
      open.push([middle + 1, high], [low, middle]);
      continue;
    }
    for (const { left } of choices([low], tick)) if (!isNoMove(left, low)) return { heap: low, left };
  }
  return undefined;
}

/** Excludes an option that leaves only the heap itself. */
const isNoMove = ([only, ...more]: LeftComponents, heap: number): boolean =>
  more.length === 0 && only?.[0] === heap;

function withConditions(option: Option, more: Condition): Option {
  const of = [...conjuncts(option.condition), more];
  return { ...option, condition: { kind: "and", of, span: option.span } };
}

const NOWHERE: Span = { start: 0, end: 0 };
const named = (name: string): Expression => ({ kind: "name", name, span: NOWHERE });
const numbered = (value: Natural): Expression => ({ kind: "number", value: BigInt(value), span: NOWHERE });
const compared = (first: Expression, sign: Comparison, right: Expression): Condition => ({
  kind: "chain",
  first,
  links: [{ sign, right }],
  span: NOWHERE,
});

/** Description of a new move by the number taken, or else by its result. */
function entryOf({ parts }: Option, heap: string, { heap: at, left }: FirstMove): Entry {
  const [part] = parts;
  const [only] = left;
  const isTake =
    parts.length === 1 &&
    left.length === 1 &&
    part!.kind === "component" &&
    part!.count === undefined &&
    part!.position.some((each) => each.kind === "arithmetic" && each.sign === "-") &&
    namesIn(...part!.position).includes(heap);
  return { heap: at, says: isTake ? TAKES(minus(at, only![0]!), at) : LEAVES(left, at) };
}

const TAKES = (taken: Natural, heap: number): Text => t("nextMoveTakingEntersHeap", { taken, heap });

const LEAVES = (left: LeftComponents, heap: number): Text => {
  const to = left.length === 0 ? "0" : left.map((each) => each.join()).join(" + ");
  return t("nextMoveEntersHeapNothing", { to, heap });
};

const CHANGES = (heap: number): Text => t("conditionRuleChangesHeapNothing", { heap });
