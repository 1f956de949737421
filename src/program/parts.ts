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
