import { catalogue } from "../../src/games/index.ts";
import { looksOf } from "../../web/looks.ts";

/** Replacement for the module `virtual:looks`, which only a build of the page provides. */
export const looks = looksOf(catalogue);
