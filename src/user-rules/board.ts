import { t } from "../locale/user-rules.ts";
import type { Cell } from "../types.ts";
import { shown, UserCodeError } from "./user-code-error.ts";

const SHAPES: readonly unknown[] = ["token", "square", "hole", "edge", "ground", "label"];

/**
 * Cells from the result of `board`: cells as they are, or a drawing in letters, one line for each row.
 * @throws UserCodeError
 */
export function readBoard(drawn: unknown): readonly Cell[] {
  const lines = typeof drawn === "string" ? drawn.split("\n") : drawn;
  if (!Array.isArray(lines)) throw noBoard(drawn);
  if (lines.every((line) => typeof line === "string")) return letters(lines);
  if (lines.every(isCell)) return lines;
  throw noBoard(drawn);
}

/** Letters at their places, without blanks. */
export const letters = (lines: readonly string[]): readonly Cell[] =>
  lines.flatMap((line, y) =>
    [...line].flatMap((text, x): Cell[] => (text.trim() === "" ? [] : [{ shape: "label", x, y, text }])),
  );

function isCell(value: unknown): value is Cell {
  if (typeof value !== "object" || value === null) return false;
  const { shape, x, y } = value as Partial<Cell>;
  return SHAPES.includes(shape) && Number.isFinite(x) && Number.isFinite(y);
}

const noBoard = (found: unknown): UserCodeError =>
  new UserCodeError(t("boardExpectedLinesLettersList", { shown: shown(found) }), "board");
