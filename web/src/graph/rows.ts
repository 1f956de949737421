// Positions of boards as the rows that they are drawn by.

const BOARD = /^(?:[.#xo]+(?:\/[.#xo]+)*|(\d{1,2})x(\d{1,2})|∅)$/;

/** Squares along a side beyond which a board is shown by its name. */
const MOST = 12;

/**
 * How positions are drawn that are boards, as `..#/#..` and `2x3` are: by their rows, in which `.` is free, and `x` and
 * `o` are stones. Where a label is anything else they are all names, and nothing is drawn.
 */
export function boardsAmong(labels: readonly string[]): (label: string) => readonly string[] | undefined {
  const are = labels.every((label) => BOARD.test(label)) && labels.some((label) => /[.#]/.test(label));
  return (label) => {
    const [, height, width] = BOARD.exec(label) ?? [];
    if (!are || label === "∅") return undefined;
    const rows =
      width === undefined
        ? label.split("/")
        : Array.from({ length: Number(height) }, () => ".".repeat(Number(width)));
    const [{ length }] = rows as [string];
    const fits = rows.length <= MOST && length <= MOST && rows.every((row) => row.length === length);
    return fits ? rows : undefined;
  };
}
