import { CODE, readCode } from "../code-notation.ts";
import { GAME, type Reader } from "./reader.ts";

/** Reader of take-and-break codes: `0.77`. */
export const code: Reader = { starts: CODE, read: (scanner) => readCode(scanner, GAME) };
