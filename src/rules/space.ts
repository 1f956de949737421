import { areNaturals, type Natural } from "../nimber/natural.ts";
import type { Rules, Space } from "../types.ts";

/** As many numbers as are looked at where a position may be any number of them. */
const USUAL = 3;

/** How many numbers a position is, or is looked at where it may be any number of them; 0 where it is something else. */
export function sidesOf(space: Space | undefined): number {
  if (space === undefined || space === "other") return 0;
  if (typeof space === "object") return space.tuple;
  return { heap: 1, pair: 2, tuple: USUAL }[space];
}

/** The position that the numbers of an encoding stand for, where a game has one. */
export function encodedAt<P>(rules: Rules<P>, numbers: readonly number[]): P | undefined {
  return rules.accelerators?.ruleInALine?.at?.(numbers) ?? positionAt(rules, numbers);
}

/** The position that coordinates stand for: the number or the list of them, or what the rules make of them. */
export function positionAt<P>(
  { space, isPosition, accelerators }: Rules<P>,
  place: readonly Natural[],
): P | undefined {
  if (accelerators?.fromCoordinates !== undefined)
    return accelerators.fromCoordinates(place as readonly number[]);
  const fits = space === "tuple" || place.length === sidesOf(space);
  const position: unknown = space === "heap" ? place[0] : place;
  return fits && areNaturals(place) && (isPosition?.(position) ?? true) ? (position as P) : undefined;
}
