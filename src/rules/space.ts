import { areNaturals, type Natural } from "../nimber/natural.ts";
import type { Rules, Space } from "../types.ts";

/** Number of coordinates to examine when a position may have any number of them. */
const USUAL = 3;

/** Number of coordinates of a position, or the number to examine when it varies; 0 when positions are not numbers. */
export function sidesOf(space: Space | undefined): number {
  if (space === undefined || space === "other") return 0;
  if (typeof space === "object") return space.tuple;
  return { heap: 1, pair: 2, tuple: USUAL }[space];
}

/** Number of coordinates that all positions have, if they have several; undefined for one heap. */
export const coordinateCount = (space: Space | undefined): number | undefined =>
  space === "pair" ? 2 : typeof space === "object" ? space.tuple : undefined;

/** Position with this numeric encoding, when the game has one. */
export function encodedAt<P>(rules: Rules<P>, numbers: readonly number[]): P | undefined {
  return rules.accelerators?.ruleInALine?.at?.(numbers) ?? positionAt(rules, numbers);
}

/** Position with these coordinates: the number or the list itself, or the result of the rules' conversion. */
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
