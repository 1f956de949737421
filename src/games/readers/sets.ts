import { readAllBut, readSet } from "../set-notation.ts";
import type { Reader } from "./reader.ts";

/** What may be taken: `{1,3..5}`. */
export const set: Reader = { starts: /^\{/, read: readSet };

/** What may not: `!{2,3}`. */
export const allBut: Reader = {
  starts: /^!/,
  read(scanner) {
    scanner.at++;
    return readAllBut(scanner);
  },
};
