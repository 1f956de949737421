import type { Tick } from "../types.ts";
import { numbers } from "./arithmetic.ts";
import { compiler, type Evaluate } from "./compile.ts";
import { coefficient, linearOf } from "./linear.ts";
import type { Option, Rule } from "./syntax.ts";
import { expressionsIn, namesIn } from "./walk.ts";

/** Number of marked positions between two checks of the clock. */
const STRETCH = 1024;

/** Moves that take the same numbers from every position: a start, and a vector for each letter. */
interface Rays {
  readonly start: readonly number[];
  readonly steps: readonly (readonly number[])[];
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
  { parts: [part], condition, letters }: Option,
  variables: readonly string[],
): Rays | undefined {
  if (part!.kind === "split") return undefined;
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
  return { start, steps, holds: condition && compiler(letters, numbers).condition(condition) };
}
