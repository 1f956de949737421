import { NotationError } from "../../errors.ts";
import { t } from "../../locale/codegen.ts";
import { readNatural } from "../../nimber/read-natural.ts";
import type { Expression } from "../../rules/syntax.ts";
import type { Text } from "../../types.ts";
import { type Count, type InputForm, type Item, nameOf, PLACES, timesOf } from "./form.ts";
import { type Placement, type Plan, partsOf, placesIn, type Step, sizeWith } from "./plan.ts";

/** Largest numbers of an input, by the letters of its form. */
export type InputLimits = ReadonlyMap<string, number>;

/** Least and largest numbers of letters. */
interface Limited {
  readonly least: ReadonlyMap<string, number>;
  readonly most: InputLimits;
}

/** Largest integer of a program: 2^63 - 1. */
const MOST = 2n ** 63n - 1n;

/**
 * Largest numbers in the limits of an input of the form `read`, such as `n <= 1e9, 0 <= a <= 1e5`.
 * @throws NotationError
 */
export const parseLimits = (typed: string, read: InputForm): InputLimits => limitsIn(typed, read).most;

/** Least numbers in the limits of an input, where they give them. @throws NotationError */
export const parseLeast = (typed: string, read: InputForm): ReadonlyMap<string, number> =>
  limitsIn(typed, read).least;

const LIMIT = /^(\s*)(?:(\d[^\s<≤]*)(\s*(?:<=|<|≤)\s*))?([^\s<≤]*)(\s*(?:<=|<|≤)?)(\s*)(.*?)\s*$/;

function limitsIn(typed: string, read: InputForm): Limited {
  const letters = lettersIn(read.items);
  const [leasts, limits] = [new Map<string, number>(), new Map<string, number>()];
  let start = 0;
  for (const part of typed.split(",")) {
    const [, before, low, above = "", name, sign, after, number] = LIMIT.exec(part)!;
    const wrong = (at: number, expected: Text) => new NotationError(typed, start + at, expected);
    const atName = before!.length + (low ?? "").length + above.length;
    const atSign = atName + name!.length;
    if (!letters.includes(name!)) throw wrong(atName, t("limitLetter", { letters }));
    if (sign!.trim() === "") throw wrong(atSign + sign!.length, t("limitSign"));
    const value = readNatural(number!);
    const most = value === undefined ? -1n : BigInt(value) - (sign!.trim() === "<" ? 1n : 0n);
    if (most < 0n || most > MOST) throw wrong(atSign + sign!.length + after!.length, t("limitNumber"));
    if (low !== undefined) {
      const own = readNatural(low);
      const least = own === undefined ? -1n : BigInt(own) + (above.trim() === "<" ? 1n : 0n);
      if (least < 0n || least > most) throw wrong(before!.length, t("limitLeast"));
      leasts.set(name!, Number(least));
    }
    limits.set(name!, Number(most));
    start += part.length + 1;
  }
  return { least: leasts, most: limits };
}

/** Distinct letters of a form. */
export const lettersIn = (items: readonly Item[]): string[] => [
  ...new Set(
    items.flatMap((item) => ("items" in item ? lettersIn(item.items) : [nameOf(item)].filter(Boolean))),
  ),
];

/** Largest coordinates of the positions of an input within `limits`, or the name of a letter without a limit. */
export function boxWithin(
  { steps, size, read, folds }: Plan,
  limits: InputLimits,
): readonly number[] | string {
  const box = Array<number>(size).fill(0);
  const letters = lettersIn(read.items);
  let missing: string | undefined;
  const most = (name: string): number => {
    const limit = limits.get(name);
    if (limit === undefined) missing ??= name;
    return limit ?? 0;
  };
  for (const { made, times } of positionsIn(steps)) {
    const places = placesIn(partsOf(made), letters);
    const mostOf = (name: string): number => {
      if (name === read.range?.text) return most(read.range.to);
      const count = places.includes(name) ? times.at(-1 - PLACES.indexOf(name)) : undefined;
      if (count === undefined) return most(name);
      return timesOf(count, most);
    };
    const sized = sizeWith(folds, mostOf);
    made.at.forEach((each, i) => {
      box[i] = Math.max(box[i]!, largestOf(each, sized));
    });
  }
  return missing ?? box;
}

/** Largest value of an expression of natural numbers, whose absolute value `sized` bounds. */
function largestOf(each: Expression, sized: (each: Expression) => number): number {
  if (each.kind !== "arithmetic" || each.sign !== "-") return sized(each);
  const { left, right } = each;
  if (right.kind === "name") return largestOf(left, sized);
  return right.kind === "number" ? Math.max(0, largestOf(left, sized) - Number(right.value)) : sized(each);
}

/** Positions of steps, each with the numbers of repetitions of the parts that contain it, outermost first. */
const positionsIn = (
  steps: readonly Step[],
  times: readonly Count[] = [],
): { readonly made: Placement; readonly times: readonly Count[] }[] =>
  steps.flatMap((step) => {
    if (step.kind === "position") return [{ made: step, times }];
    if (step.kind === "each") return [{ made: step, times: [...times, step.count] }];
    return "steps" in step
      ? positionsIn(step.steps, step.kind === "repeat" ? [...times, step.count] : times)
      : [];
  });
