import { again } from "./draw.ts";
import type { Instance, Subject } from "./subject.ts";

/** How many smaller inputs are tried; one that is slow counts for many. */
const TRIES = 700;
const SLOW = 50;

/** Pieces of an input that are left out at once. */
const PIECES = [24, 12, 8, 6, 5, 4, 3, 2, 1];

/** Of inputs the one with fewer choices is the smaller, and of as many choices the one with smaller ones. */
function isSmaller(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const at = a.findIndex((each, i) => each !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}

/**
 * The smallest input found, of those made from fewer or smaller `choices`, for which `fails` still finds something.
 * Whatever is tried is made anew from choices, so it is legal. Source: MacIver & Donaldson, Test-Case Reduction via
 * Test-Case Generation, ECOOP 2020.
 */
export async function shrink<T>(
  subject: Subject,
  choices: readonly number[],
  fails: (instance: Instance) => Promise<T | undefined>,
  slow: (found: T) => boolean = () => false,
): Promise<{ readonly instance: Instance; readonly found: T } | undefined> {
  let best: { instance: Instance; found: T } | undefined;
  let current = choices;
  let left = TRIES;
  const seen = new Set<string>();

  async function attempt(candidate: readonly number[]): Promise<boolean> {
    const draw = again(candidate);
    const instance = subject.make(draw);
    if (best !== undefined && !isSmaller(draw.choices, current)) return false;
    if (seen.has(instance.input) || left-- <= 0) return false;
    seen.add(instance.input);
    const found = await fails(instance);
    if (found === undefined) return false;
    if (slow(found)) left -= SLOW - 1;
    best = { instance, found };
    current = draw.choices;
    return true;
  }

  await attempt(choices);
  for (let changed = best !== undefined; changed && left > 0; ) {
    changed = false;
    for (const candidates of [withLess, without, smaller]) {
      for (let at = 0; at < current.length && left > 0; ) {
        let found = false;
        for (const candidate of candidates(current, at)) {
          if (!(await attempt(candidate))) continue;
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

/** A number made smaller, and a piece after it left out: as a count, and one of what it counts. */
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
  for (const less of new Set([0, Math.floor(choice / 2), choice - 1]))
    if (less >= 0 && less < choice) yield choices.with(at, less);
}
