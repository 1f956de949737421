// Positions of boards as rows.

const BOARD = /^(?:[.#xo]+(?:\/[.#xo]+)*|(\d{1,2})x(\d{1,2})|∅)$/;

/** Largest side of a board that is drawn instead of named. */
const MOST = 12;

/**
 * Function that returns the rows of boards such as `..#/#..` and `2x3`, where `.` is free, and `x` and `o`
 * are stones. If any label is not a board, all are treated as names.
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
