import { readAllBut, readSet } from "../set-notation.ts";
import type { Reader } from "./reader.ts";

/** Reader of allowed takes: `{1,3..5}`. */
export const set: Reader = { starts: /^\{/, read: readSet };

/** Reader of forbidden takes: `!{2,3}`. */
export const allBut: Reader = {
  starts: /^!/,
  read(scanner) {
    scanner.at++;
    return readAllBut(scanner);
  },
};
