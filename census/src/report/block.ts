import type { Language, Text } from "nimber";
import { say } from "nimber/locale";

/** A column of a table: numbers stand to the right, shares are shaded by how large they are. */
export interface Head {
  readonly name: Text;
  readonly kind: "text" | "code" | "number" | "share";
}

/** A part of a report. Cells of shares are numbers from 0 to 1, or undefined where there is nothing to share. */
export type Block =
  | { readonly block: "heading"; readonly text: Text }
  | { readonly block: "paragraph"; readonly text: Text }
  | { readonly block: "table"; readonly head: readonly Head[]; readonly rows: readonly (readonly Cell[])[] }
  | { readonly block: "figure"; readonly svg: string; readonly caption: Text };

export type Cell = string | number | Text | null | undefined;

export const heading = (text: Text): Block => ({ block: "heading", text });
export const paragraph = (text: Text): Block => ({ block: "paragraph", text });

export const column = (kind: Head["kind"], name: Text): Head => ({ kind, name });

/** A cell as text: numbers in groups of three as far as prose has them, shares in hundredths. */
export function cellText(cell: Cell, kind: Head["kind"], language: Language): string {
  if (cell === null || cell === undefined) return "";
  if (kind === "share" && typeof cell === "number")
    return `${(100 * cell).toFixed(cell > 0.995 && cell < 1 ? 1 : 0)} %`;
  return typeof cell === "object" ? say(cell, language) : `${cell}`;
}
