import type { Language, Text } from "nimber";
import { say } from "nimber/locale";

/** Column of a table: numbers are right-aligned, shares are shaded by their size. */
export interface Head {
  readonly name: Text;
  readonly kind: "text" | "code" | "number" | "share";
}

/** Part of a report. Cells of shares are numbers from 0 to 1, or undefined when the total is 0. */
export type Block =
  | { readonly block: "heading"; readonly text: Text }
  | { readonly block: "paragraph"; readonly text: Text }
  | { readonly block: "table"; readonly head: readonly Head[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly block: "figure"; readonly svg: string; readonly caption: Text };

export type Cell = string | number | Text | null | undefined;

export const heading = (text: Text): Block => ({ block: "heading", text });
export const paragraph = (text: Text): Block => ({ block: "paragraph", text });

export const column = (kind: Head["kind"], name: Text): Head => ({ kind, name });

/** Text of a cell; shares in percent. */
export function cellText(cell: Cell, kind: Head["kind"], language: Language): string {
  if (cell === null || cell === undefined) return "";
  if (kind === "share" && typeof cell === "number")
    return `${(100 * cell).toFixed(cell > 0.995 && cell < 1 ? 1 : 0)} %`;
  return typeof cell === "object" ? say(cell, language) : `${cell}`;
}
