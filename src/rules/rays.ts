import type { Game, Tick } from "../types.ts";
import { numbers } from "./arithmetic.ts";
import { boundsOf } from "./bounds.ts";
import { compiler, type Evaluate } from "./compile.ts";
import { coefficient, linearOf } from "./linear.ts";
import { ruleOf } from "./of-game.ts";
import { coordinateCount } from "./space.ts";
import type { Condition, Option, Rule } from "./syntax.ts";
import { expressionsIn, namesIn } from "./walk.ts";

/** Number of marked positions between two checks of the clock. */
const STRETCH = 1024;

/** Numbers to take, one for each number of a position. */
export type Vector = readonly number[];

/** Moves that take the same numbers from every position: a start, and a vector for each letter. */
interface Rays {
  readonly letters: readonly string[];
  readonly condition: Condition | undefined;
  readonly start: Vector;
  readonly steps: readonly Vector[];
  /** Test of the letters' values. */
  readonly holds: Evaluate<number, boolean> | undefined;
}

/**
 * Visits, as indices of a table with such strides, the positions up to `ends` from which a move leads to `place`.
 */
export type LeadingTo = (
  place: readonly number[],
  ends: readonly number[],
  strides: readonly number[],
  visit: (index: number) => void,
  tick: Tick,
) => void;

/** The positions from which moves lead to a place, where no move depends on the position that it leaves. */
export function leadingTo({ variables, options }: Rule): LeadingTo | undefined {
  const rays = options.map((option) => raysOfOption(option, variables));
  if (!rays.every((each) => each !== undefined)) return undefined;
  return (place, ends, strides, visit, tick) => {
    let count = 0;
    for (const { start, steps, holds } of rays) {
      const letters = steps.map(() => 1);
      const walk = (at: readonly number[], next: number): void => {
        const step = steps[next];
        if (step === undefined) {
          if (++count % STRETCH === 0) tick();
          if (holds?.(letters) === false || at.every((each, i) => each === place[i])) return;
          visit(at.reduce((index, each, i) => index + each * strides[i]!, 0));
          return;
        }
        let to = at;
        for (letters[next] = 1; ; letters[next]!++) {
          to = to.map((each, i) => each + step[i]!);
          if (to.some((each, i) => each > ends[i]!)) return;
          walk(to, next + 1);
        }
      };
      const from = place.map((each, i) => each + start[i]!);
      if (from.every((each, i) => each <= ends[i]!)) walk(from, 0);
    }
  };
}

function raysOfOption(
  { parts: [part, more], next, condition, letters }: Option,
  variables: readonly string[],
): Rays | undefined {
  if (part!.kind === "split" || part!.count !== undefined || more !== undefined || next !== undefined)
    return undefined;
  const forms = part!.position.map(linearOf);
  if (!forms.every((form) => form !== undefined)) return undefined;
  const isOwn = forms.every((form, i) =>
    variables.every((name) => coefficient(form, name) === (name === variables[i] ? 1n : 0n)),
  );
  const taken = (name: string) => forms.map((form) => -Number(coefficient(form, name)));
  const [start, steps] = [forms.map(({ rest }) => -Number(rest)), letters.map(taken)];
  const isFar = (step: readonly number[]) => step.every((each) => each >= 0) && step.some((each) => each > 0);
  if (!isOwn || start.some((each) => each < 0) || !steps.every(isFar)) return undefined;
  const used = condition === undefined ? [] : namesIn(...expressionsIn(condition));
  if (!used.every((name) => letters.includes(name))) return undefined;
  return {
    letters,
    condition,
    start,
    steps,
    holds: condition && compiler(letters, numbers).condition(condition),
  };
}

/**
 * Vectors that a rule takes from every position: single ones, and all `start + k*step` for k >= 1. No number of them is
 * negative.
 */
export interface Vectors {
  readonly single: readonly Vector[];
  readonly rays: readonly { readonly start: Vector; readonly step: Vector }[];
}

/** Limit on the values of bounded letters that are written out. */
const MOST_SINGLE = 4096;

/**
 * Vectors that a rule takes, where no move depends on the position that it leaves and finitely many vectors and rays
 * are all moves.
 */
export function vectorsOf({ variables, options, legal, lost, won }: Rule): Vectors | undefined {
  if (legal !== undefined || lost !== undefined || won !== undefined) return undefined;
  const all = options.map((option) => {
    const rays = raysOfOption(option, variables);
    return rays && vectorsOfRays(rays);
  });
  if (!all.every((each) => each !== undefined)) return undefined;
  return { single: all.flatMap(({ single }) => single), rays: all.flatMap(({ rays }) => rays) };
}

/** Vectors that a game takes from every position, if its positions are the numbers of its rule. */
export function vectorsIn(game: Game<unknown>): Vectors | undefined {
  const rule = game.accelerators?.ruleInALine?.at === undefined ? ruleOf(game) : undefined;
  return rule?.variables.length === coordinateCount(game.space) ? rule && vectorsOf(rule) : undefined;
}

/** Whether the vectors stay the same when two of the numbers change places. */
export function isSymmetric({ single, rays }: Vectors): boolean {
  const all = [...single.map((vector) => [vector]), ...rays.map(({ start, step }) => [start, step])];
  const known = new Set(all.map((vectors) => vectors.join(";")));
  const sides = all[0]?.[0]?.length ?? 0;
  return all.every((vectors) =>
    Array.from({ length: sides - 1 }, (_, i) =>
      vectors.map((vector) => vector.with(i, vector[i + 1]!).with(i + 1, vector[i]!)),
    ).every((exchanged) => known.has(exchanged.join(";"))),
  );
}

function vectorsOfRays({ letters, condition, start, steps, holds }: Rays): Vectors | undefined {
  const at = (values: readonly number[]): Vector =>
    start.map((each, i) => steps.reduce((sum, step, j) => sum + values[j]! * step[i]!, each));
  const chosen = (most: readonly number[]): Vector[] | undefined => {
    if (most.reduce((product, each) => product * Math.max(each, 0), 1) > MOST_SINGLE) return undefined;
    return valuesTo(most)
      .filter((values) => holds?.(values) !== false)
      .map(at)
      .filter((vector) => vector.some((each) => each > 0));
  };
  const bounded = largest(letters, condition);
  if (bounded !== undefined) {
    const single = chosen(bounded);
    return single && { single, rays: [] };
  }
  const [step, ...more] = steps;
  // Beyond the numbers that fail the condition, the letter is free.
  const excepted =
    condition === undefined ? [0] : largest(letters, { ...condition, kind: "not", of: condition });
  if (step === undefined || more.length > 0 || excepted === undefined) return undefined;
  const single = chosen(excepted);
  return single && { single, rays: [{ start: at(excepted), step }] };
}

/** Largest values of the letters under a condition, 0 if there are none; undefined if one is not bounded. */
function largest(
  letters: readonly string[],
  condition: Condition | undefined,
): readonly number[] | undefined {
  const bounds = boundsOf(
    { parts: [], letters, ...(condition && { condition }), span: { start: 0, end: 0 } },
    letters,
  );
  bounds.low.fill(1, 0, letters.length);
  bounds.high.fill(Number.POSITIVE_INFINITY, 0, letters.length);
  if (!bounds.narrow()) return letters.map(() => 0);
  const most = [...bounds.high.subarray(0, letters.length)];
  return most.every(Number.isSafeInteger) ? most : undefined;
}

/** All choices of numbers from 1 to each of `most`. */
const valuesTo = (most: readonly number[]): number[][] =>
  most.reduce<number[][]>(
    (all, end) => all.flatMap((each) => Array.from({ length: Math.max(end, 0) }, (_, i) => [...each, i + 1])),
    [[]],
  );
