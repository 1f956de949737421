/** Spots in the order met when walking around a connected figure, seen from one region. */
export type Boundary = readonly string[];
/** Region, as the boundaries in it. */
export type Area = readonly Boundary[];

/**
 * Land of Sprouts. A spot is written `0` without lines, `1` at the end of one line, `2` on a line if only one
 * side matters, and otherwise as a letter that occurs twice: once for each side. A spot with three lines is
 * not written.
 * Source: Applegate, Jacobson & Sleator, Computer analysis of Sprouts, CMU-CS-91-144 (1991).
 */
export type Land = readonly Area[];

export const isLetter = (spot: string): boolean => spot > "2";

/** Number of lines that a spot can still take. */
export const livesOf = (spot: string): number => (isLetter(spot) ? 1 : 3 - Number(spot));

/** Number of lines that the spots of a region can still take, each spot counted once. */
function livesIn(area: Area): number {
  const spots = area.flat();
  const letters = new Set(spots.filter(isLetter)).size;
  return spots.reduce((lives, spot) => (isLetter(spot) ? lives : lives + livesOf(spot)), letters);
}

/** Removes one of two adjacent sides of the same spot: lines can begin at the other one. */
function onceBesideItself(boundary: Boundary): Boundary {
  const { length } = boundary;
  return boundary.filter((spot, i) => {
    const last = i === length - 1;
    return !isLetter(spot) || boundary[(i + 1) % length] !== spot || (last && length < 3);
  });
}

/** Removes regions in which no line can be drawn, and sides that do not matter. */
export function simplified(land: Land): Land {
  const alive = land
    .map((area) => area.map(onceBesideItself).filter((boundary) => boundary.length > 0))
    .filter((area) => livesIn(area) > 1);
  const times = new Map<string, number>();
  for (const spot of alive.flat(2)) times.set(spot, (times.get(spot) ?? 0) + 1);
  const simple = alive.map((area) =>
    area.map((boundary) => boundary.map((spot) => (isLetter(spot) && times.get(spot) === 1 ? "2" : spot))),
  );
  return size(simple) < size(land) ? simplified(simple) : simple;
}

const size = (land: Land): number => land.flat(2).length + land.length;

/** Connected parts of a land: regions are connected by a spot with a side in each. */
export function partsOfLand(land: Land): Land[] {
  const left = new Set(land);
  const parts: Land[] = [];
  for (const first of left) {
    const part = [first];
    left.delete(first);
    for (const area of part) {
      const letters = new Set(area.flat().filter(isLetter));
      for (const other of left) {
        if (!other.flat().some((spot) => letters.has(spot))) continue;
        left.delete(other);
        part.push(other);
      }
    }
    parts.push(part);
  }
  return parts;
}

const nameOf = (i: number): string => String.fromCharCode(i < 26 ? 97 + i : i < 52 ? 39 + i : 204 + i);

/** Renames letters in the order of first occurrence. */
function renamed(land: Land): Land {
  const names = new Map<string, string>();
  const nameFor = (spot: string): string => {
    const known = names.get(spot) ?? nameOf(names.size);
    names.set(spot, known);
    return known;
  };
  return land.map((area) =>
    area.map((boundary) => boundary.map((spot) => (isLetter(spot) ? nameFor(spot) : spot))),
  );
}

/**
 * Sort key of a boundary: a letter that occurs twice in it is replaced by its first index, other letters by
 * `?`. The boundary itself breaks ties.
 */
function shapeOf(boundary: Boundary): string {
  const shape = boundary.map((spot) =>
    !isLetter(spot)
      ? spot
      : boundary.indexOf(spot) === boundary.lastIndexOf(spot)
        ? "?"
        : `${boundary.indexOf(spot)}:`,
  );
  return `${shape.join("")} ${boundary.join("")}`;
}

const least = <T>(items: readonly T[], textOf: (item: T) => string): T =>
  items.reduce((a, b) => (textOf(b) < textOf(a) ? b : a));

const sorted = <T>(items: readonly T[], textOf: (item: T) => string): T[] =>
  items
    .map((item) => [textOf(item), item] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, item]) => item);

const turnedLeast = (boundary: Boundary): Boundary =>
  boundary.length < 2
    ? boundary
    : least(
        boundary.map((_, i) => [...boundary.slice(i), ...boundary.slice(0, i)]),
        shapeOf,
      );

const shapeOfArea = (area: Area): string => area.map(shapeOf).join(".");

/** Normal form of a region: the lesser of the region and its mirror image, which are equivalent. */
const areaLeast = (area: Area): Area =>
  least(
    [area, area.map((boundary) => boundary.toReversed())].map((image) =>
      sorted(image.map(turnedLeast), shapeOf),
    ),
    shapeOfArea,
  );

/**
 * Normal form of a land. Equal results imply equivalent lands; most, but not all, equivalent lands have equal
 * results.
 */
export function canonicalLand(land: Land): Land {
  let best: Land = renamed(simplified(land));
  for (let round = 0; round < ROUNDS; round++) {
    const next = renamed(sorted(best.map(areaLeast), shapeOfArea));
    if (round > 1 && writeLand(next) >= writeLand(best)) break;
    best = next;
  }
  return best;
}

const ROUNDS = 6;

export const writeLand = (land: Land): string =>
  land.map((area) => area.map((boundary) => `${boundary.join("")}.`).join("")).join("/") || ".";

export const readLand = (text: string): Land =>
  text === "."
    ? []
    : text.split("/").map((area) =>
        area
          .split(".")
          .slice(0, -1)
          .map((boundary) => [...boundary]),
      );
