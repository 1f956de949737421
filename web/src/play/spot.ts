// Placement of the choices of a piece with several moves.

/** Pixels between a piece and its moves, and between these and the edge of the board. */
const GAP = 8;

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

interface Around {
  readonly piece: Box;
  readonly board: Box;
  readonly table: Box;
  /** Other touchable pieces. */
  readonly others: readonly Box[];
}

/**
 * Place on the page for the moves that a piece offers: near it, covering as few other pieces as possible. The
 * line above the table shows whose turn it is, so they may extend only beyond the lower edge.
 */
export function spotFor(
  width: number,
  height: number,
  { piece, board, table, others }: Around,
): { readonly left: number; readonly top: number } {
  const within = (at: number, from: number, to: number, size: number) =>
    Math.max(from + GAP, Math.min(at, to - size - GAP));
  const left = within((piece.left + piece.right - width) / 2, table.left, table.right, width);
  const top = within((piece.top + piece.bottom - height) / 2, table.top, table.bottom, height);
  const above = { left, top: piece.top - height - GAP };
  const below = { left, top: piece.bottom + GAP };
  const beside = [piece, board].map((each) => ({ left: each.right + GAP, top }));
  const highest = { left, top: Math.min(piece.top, ...others.map(({ top }) => top)) - height - GAP };
  const lowest = { left, top: Math.max(piece.bottom, ...others.map(({ bottom }) => bottom)) + GAP };
  const places = [
    ...(below.top + height > table.bottom - GAP ? [] : [below]),
    ...[above, highest].filter((each) => each.top >= table.top + GAP),
    ...beside.filter((each) => each.left + width <= table.right - GAP),
    lowest,
  ];
  const covered = places.map((at) => others.filter((each) => meets(each, at, width, height)).length);
  return places[covered.indexOf(Math.min(...covered))]!;
}

const meets = (each: Box, at: { left: number; top: number }, width: number, height: number): boolean =>
  each.left < at.left + width && at.left < each.right && each.top < at.top + height && at.top < each.bottom;
