import { again } from "./draw.ts";
import { type Instance, madeOf, type Subject } from "./subject.ts";

/** Number of smaller inputs tried; a slow one counts as `SLOW`. */
const TRIES = 700;
const SLOW = 50;

/** Numbers of choices left out at once. */
const PIECES = [24, 12, 8, 6, 5, 4, 3, 2, 1];

/** Whether input `a` is smaller: by fewer choices, or as many choices with the first difference smaller. */
function isSmaller(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const at = a.findIndex((each, i) => each !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}

/** Input with the fault found for it. */
interface Failing<T> {
  readonly instance: Instance;
  readonly found: T;
}

/** Smallest input found by `shrinking` for which `fails` still returns a fault. */
export async function shrink<T>(
  subject: Subject,
  choices: readonly number[],
  fails: (instance: Instance) => Promise<T | undefined>,
  slow?: (found: T) => boolean,
): Promise<Failing<T> | undefined> {
  const tries = shrinking(subject, choices, slow);
  let next = tries.next();
  while (!next.done) next = tries.next(await fails(next.value));
  return next.value;
}

/**
 * Yields inputs made from fewer or smaller `choices`, receives the fault of each, and returns the smallest
 * faulty input. Each input is generated from choices, so it is legal.
 * Source: MacIver & Donaldson, Test-Case Reduction via Test-Case Generation, ECOOP 2020.
 */
export function* shrinking<T>(
  subject: Subject,
  choices: readonly number[],
  slow: (found: T) => boolean = () => false,
): Generator<Instance, Failing<T> | undefined, T | undefined> {
  let best: Failing<T> | undefined;
  let current = choices;
  let left = TRIES;
  const seen = new Set<string>();

  function* attempt(candidate: readonly number[]): Generator<Instance, boolean, T | undefined> {
    const draw = again(candidate);
    const instance = madeOf(subject, draw);
    if (instance === undefined) return false;
    if (best !== undefined && !isSmaller(draw.choices, current)) return false;
    if (seen.has(instance.input) || left-- <= 0) return false;
    seen.add(instance.input);
    const found = yield instance;
    if (found === undefined) return false;
    if (slow(found)) left -= SLOW - 1;
    best = { instance, found };
    current = draw.choices;
    return true;
  }

  yield* attempt(choices);
  for (let changed = best !== undefined; changed && left > 0; ) {
    changed = false;
    for (const candidates of [withLess, without, smaller]) {
      for (let at = 0; at < current.length && left > 0; ) {
        let found = false;
        for (const candidate of candidates(current, at)) {
          if (!(yield* attempt(candidate))) continue;
          found = true;
          changed = true;
          break;
        }
        if (!found) at++;
      }
    }
  }
  return best;
}

/**
 * Choices with one number decreased and a piece after it left out, for example a count and one of its items.
 */
function* withLess(choices: readonly number[], at: number): Generator<number[]> {
  const choice = choices[at]!;
  if (choice === 0) return;
  if (choice > 1) yield choices.with(at, 0);
  for (const size of PIECES) {
    for (let from = at + 1; from + size <= choices.length && from <= at + 1 + 2 * size; from += size)
      yield choices.with(at, choice - 1).toSpliced(from, size);
  }
}

function* without(choices: readonly number[], at: number): Generator<number[]> {
  for (const size of PIECES) if (at + size <= choices.length) yield choices.toSpliced(at, size);
}

function* smaller(choices: readonly number[], at: number): Generator<number[]> {
  const choice = choices[at]!;
  // Also two less, since faults often depend on parity.
  for (const less of new Set([0, 1, 2, Math.floor(choice / 2), choice - 2, choice - 1]))
    if (less >= 0 && less < choice) yield choices.with(at, less);
}
