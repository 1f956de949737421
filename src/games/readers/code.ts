import { CODE, readCode } from "../code-notation.ts";
import { GAME, type Reader } from "./reader.ts";

/** A take-and-break code: `0.77`. */
export const code: Reader = { starts: CODE, read: (scanner) => readCode(scanner, GAME) };
