import type { Text } from "../types.ts";
import type { Source } from "./print.ts";
import type { Valuing } from "./read/lines.ts";

/** What finds the values in a program. */
export interface Parts extends Valuing, Pick<Source, "constants" | "routines"> {
  readonly remarks: readonly Text[];
  /** Functions, in the language of `program.ts`. */
  readonly functions: readonly string[];
  /** Lines before any input is read. */
  readonly before: readonly string[];
}

/** A remark as a line of a program, in one language. */
export type Say = (text: Text) => string;

export const NOTHING = { constants: [], routines: [], functions: [], before: [] } as const;
