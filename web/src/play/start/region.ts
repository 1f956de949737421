/** Difference between a box and the one below it: 203 is the third box of the second row. */
export const ROW = 100;

/** Boxes of squared paper, and the lines drawn on their sides. */
export interface Region {
  readonly boxes: ReadonlySet<number>;
  readonly lines: ReadonlySet<string>;
}

/** Side, by the two boxes that it separates, the smaller first. */
export type Side = readonly [number, number];

export const nameOf = ([a, b]: Side): string => `${a}|${b}`;

/** Sides of a box: above, left, right, below. */
export const sidesOf = (box: number): readonly Side[] => [
  [box - ROW, box],
  [box - 1, box],
  [box, box + 1],
  [box, box + ROW],
];

const openSides = ({ lines }: Region, box: number): readonly Side[] =>
  sidesOf(box).filter((side) => !lines.has(nameOf(side)));

/** Notation of the game: each side without a line is a string, to another box or to the ground. */
export function notationOf(region: Region): string {
  const strings = [...region.boxes].flatMap((box) =>
    openSides(region, box).flatMap(([a, b]): Side[] => {
      const other = a === box ? b : a;
      if (!region.boxes.has(other)) return [[0, box]];
      return other > box ? [[box, other]] : [];
    }),
  );
  const inOrder = strings.sort(([a, b], [c, d]) => a - c || b - d);
  return inOrder.map((string) => string.join("-")).join() || "-";
}

/** Region of a notation whose coins are boxes joined to their neighbours; the empty region for any other. */
export function regionOf(notation: string): Region {
  const nothing: Region = { boxes: new Set(), lines: new Set() };
  if (!/^\d+-\d+(,\d+-\d+)*$/.test(notation)) return nothing;
  const strings = notation.split(",").map((string) => string.split("-").map(Number) as [number, number]);
  const boxes = new Set(strings.flat().filter((coin) => coin !== 0));
  if ([...boxes].some((box) => box < ROW || box % ROW === 0)) return nothing;
  const joined = new Set(strings.filter(([a]) => a !== 0).map(nameOf));
  const sides = new Set([...boxes].flatMap(sidesOf).map(nameOf));
  if ([...joined].some((name) => !sides.has(name))) return nothing;
  const lines = new Set<string>();
  for (const box of boxes) {
    const parts = (side: Side) => side.every((each) => boxes.has(each));
    for (const side of sidesOf(box)) if (parts(side) && !joined.has(nameOf(side))) lines.add(nameOf(side));
    const grounded = strings.filter(([a, b]) => a === 0 && b === box).length;
    for (const side of sidesOf(box)
      .filter((side) => !parts(side))
      .slice(grounded))
      lines.add(nameOf(side));
  }
  return { boxes, lines };
}

/** Region after drawing the last side of each box with only one: the player to move takes such boxes. */
function settled({ boxes, lines }: Region): Region {
  const drawn = new Set([...lines].filter((line) => line.split("|").some((box) => boxes.has(Number(box)))));
  for (let taken = true; taken; ) {
    taken = false;
    for (const box of boxes) {
      const [last, ...others] = openSides({ boxes, lines: drawn }, box);
      if (last === undefined || others.length > 0) continue;
      drawn.add(nameOf(last));
      taken = true;
    }
  }
  return { boxes, lines: drawn };
}

/** Whether a box of the region has all its four lines. */
export const isTaken = (region: Region, box: number): boolean =>
  region.boxes.has(box) && openSides(region, box).length === 0;

/** Region with a box added or removed; a new box has no lines of its own. */
export function withBox({ boxes, lines }: Region, box: number, here: boolean): Region {
  const next = new Set(boxes);
  if (here) next.add(box);
  else next.delete(box);
  return settled({ boxes: next, lines });
}

/** Region with a line drawn or erased. Erasing a line of a taken box opens all its sides. */
export function turned(region: Region, side: Side): Region {
  const lines = new Set(region.lines);
  if (!lines.delete(nameOf(side))) lines.add(nameOf(side));
  else
    for (const box of side)
      if (isTaken(region, box)) for (const each of sidesOf(box)) lines.delete(nameOf(each));
  return settled({ boxes: region.boxes, lines });
}
