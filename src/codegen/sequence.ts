import { type HeapRules, heapRules } from "../encoding.ts";
import { LimitError, RuleError } from "../errors.ts";
import { repeatsOf } from "../law-value/periodic.ts";
import { t } from "../locale/codegen.ts";
import { say } from "../locale/message.ts";
import { type Faced, gameName } from "../messages/position-name.ts";
import { sourceText } from "../messages/proof.ts";
import { plus } from "../nimber/natural.ts";
import { vectorsIn } from "../rules/rays.ts";
import { boxOf, coordinates, positionsIn, stridesOf } from "../solve/box.ts";
import { component } from "../solve/component.ts";
import { type Budget, begin, type Limits } from "../solve/limits.ts";
import { lostOnLines } from "../solve/lines.ts";
import { usualHeaps } from "../solve/period/find.ts";
import { lawInPlaceOfPeriod, valuesBy } from "../solve/period/law.ts";
import { finish } from "../solve/period/portions.ts";
import { seek } from "../solve/period/seek.ts";
import { type HeapTable, heapTable } from "../solve/period/table.ts";
import { finiteTheorem } from "../solve/period/theorem.ts";
import { NO_POSITION } from "../solve/square.ts";
import { solver } from "../solve/sum.ts";
import { expectFinite } from "../solve/values.ts";
import type { Game, Law, Play, Text } from "../types.ts";
import { type ProvedLaw, type Range, rangeIn } from "./periodic.ts";

/**
 * Grundy values of heaps 0 to `values.length` - 1 of the game `id`, and the law that they are proved to obey; no values
 * for takes of a `range`, which have a formula.
 */
export interface Sequence {
  readonly id: string;
  readonly values: ArrayLike<number>;
  readonly law?: ProvedLaw | undefined;
  readonly range?: Range | undefined;
  /** Law that gives every value, instead of `values`. */
  readonly cited?: CitedLaw | undefined;
  /** Largest coordinates for positions of several numbers; the last coordinate varies fastest in `values`. */
  readonly box?: readonly number[] | undefined;
  /** Whether some numbers in the box are not positions; they have 0 among the values. */
  readonly gaps?: true | undefined;
  /** Kind of play: under misère play `values` are 1 when the player to move wins, and 0 otherwise. */
  readonly play?: Play | undefined;
}

/** Law that covers every position, and its proof. */
export interface CitedLaw {
  readonly law: Law;
  /** Proof, in a sentence. */
  readonly by: Text;
  /** Largest heap, if it does not hold for all. */
  readonly most?: number;
}

/** Limit on the values in source code. */
export const MOST_VALUES = 10_000_000;

/** Largest preperiod and period that are searched and written in full, however short the requested table is. */
const SHORT = 4096;

/**
 * Values of heaps 0 to `to` of a one-heap game, and the law that they are proved to obey; no more values than the law
 * needs.
 * @throws LimitError; RuleError when a position is not a heap or has no finite value.
 * @example
 * sequenceOf(kayles, 5).values; // Uint32Array.of(0, 1, 2, 3, 1, 4)
 */
export function sequenceOf(
  rules: Faced<unknown>,
  to: number,
  limits: Limits = {},
  budget: Budget = begin(limits),
): Sequence {
  const { id = say(gameName(rules), "en"), space } = rules;
  const heap = heapRules(rules);
  if (space !== undefined && space !== "heap") throw new RuleError(NO_HEAP);
  const byTheorem = sequenceByTheorem(rules, budget);
  if (byTheorem !== undefined) return byTheorem;
  if (heap !== undefined) return sequenceFrom(id, heapTable(heap, limits), to, budget);
  if (to >= MOST_VALUES) throw new LimitError("heap", MOST_VALUES - 1, to);
  return { id, values: heapValues(rules, to, limits, budget) };
}

const citing = (by: Text): Text => t("proved", { by });

/** Sequence when a theorem gives all values by a law as data, and no table would prove a short period. */
export function sequenceByTheorem(rules: Faced<unknown>, budget: Budget = begin()): Sequence | undefined {
  const theorem = lawInPlaceOfPeriod(rules);
  if (theorem?.law === undefined) return undefined;
  const { id = say(gameName(rules), "en") } = rules;
  const { law, source } = theorem;
  const repeats = repeatsOf(law);
  if (repeats === undefined) return { id, values: [], cited: { law, by: citing(sourceText(source)) } };
  if (plus(repeats.preperiod, repeats.period) > SHORT) return undefined;
  const [preperiod, period, saltus] = [repeats.preperiod, repeats.period, repeats.saltus].map(Number) as [
    number,
    number,
    number,
  ];
  const values = valuesBy(theorem, 0, preperiod + period - 1, budget);
  return { id, values, law: { preperiod, period, saltus, theorem: source } };
}

/** Sequence of the values of a `table`. */
export function sequenceFrom(id: string, table: HeapTable, to: number, budget: Budget = begin()): Sequence {
  const range = rangeIn(table.rules);
  if (range !== undefined) return { id, values: [], range };
  const law = lawOf(table, to, budget);
  const last = law === undefined ? to : Math.min(to, law.preperiod + law.period - 1);
  if (last >= MOST_VALUES) throw new LimitError("heap", MOST_VALUES - 1, last);
  return { id, values: table.values(last, budget), law };
}

/** Limit on the lost heaps that a program lists. */
const MOST_LOST = 1000;

/**
 * All heaps up to `last` that the player to move loses, if they are few enough to list.
 * @throws LimitError
 */
export function lostHeaps(
  rules: HeapRules,
  last: number,
  limits: Limits = {},
): readonly number[] | undefined {
  const values = heapTable(rules, limits).values(last, begin(limits));
  const lost: number[] = [];
  for (let heap = 0; heap <= last && lost.length <= MOST_LOST; heap++)
    if (values[heap] === 0) lost.push(heap);
  return lost.length <= MOST_LOST ? lost : undefined;
}

/** Values of heaps 0 to `to`, each from its options. */
export function heapValues(
  rules: Faced<unknown>,
  to: number,
  limits: Limits = {},
  budget: Budget = begin(limits),
): number[] {
  const solving = solver(limits);
  return Array.from({ length: to + 1 }, (_, heap) => {
    budget.tick(heap);
    const { value } = solving.at(component(rules, heap), budget);
    if (value === undefined) throw new RuleError(NO_VALUE, `${heap}`);
    return Number(expectFinite(value, component(rules, heap)));
  });
}

const NO_HEAP = t("noHeap");
const NO_VALUE = t("noValue");

/**
 * Law that the values of `table` are proved to obey, when its preperiod and period are not much longer than `to`. Cost:
 * up to three times as many values as heap `to` needs.
 */
export function lawOf(table: HeapTable, to: number, budget: Budget = begin()): ProvedLaw | undefined {
  const { rules } = table;
  const theorem = finiteTheorem(rules);
  if (theorem === undefined) return undefined;
  const heaps = Math.min(Math.max(3 * (to + 1), SHORT), usualHeaps(rules));
  const { proved } = finish(seek(rules, table, heaps, budget));
  if (proved === undefined) return undefined;
  const { preperiod, period, saltus, replayed } = proved;
  return { preperiod, period, saltus, replayed, theorem: `${theorem.id} (${theorem.source})` };
}

/**
 * Values of positions of several numbers up to `box`, the last number varying fastest; under misère play, 1 when the
 * player to move wins. Numbers that are not a position are `gaps`, and have 0.
 * @throws LimitError; RuleError when play from a position may be infinite, or no numbers in the box are a position.
 */
export function boxValues(
  game: Game<unknown>,
  box: readonly number[],
  play: Play = "normal",
  limits: Limits = {},
): Pick<Sequence, "values" | "gaps"> {
  const count = positionsIn(box);
  if (count > MOST_VALUES) throw new LimitError("positions", MOST_VALUES, count);
  const budget = begin(limits);
  const vectors = play === "misere" ? vectorsIn(game) : undefined;
  const lost = vectors && lostOnLines(vectors, box, play, budget);
  if (lost !== undefined) return { values: winsBut(lost, box) };
  const { cells } = boxOf(game, box, play, limits, budget);
  const drawn = cells.findIndex((value) => value < NO_POSITION);
  if (drawn >= 0) throw new RuleError(ENDLESS, [...coordinates(box)][drawn]!.join());
  const values = Uint32Array.from(cells, (value) => Math.max(0, value));
  return cells.includes(NO_POSITION) ? { values, gaps: true } : { values };
}

/** Box of wins, except for these positions. */
function winsBut(lost: readonly (readonly number[])[], box: readonly number[]): Uint32Array {
  const values = new Uint32Array(positionsIn(box)).fill(1);
  const strides = stridesOf(box);
  for (const place of lost) values[place.reduce((index, at, i) => index + at * strides[i]!, 0)] = 0;
  return values;
}

const ENDLESS = t("endless");
