import { catalogue } from "../../src/games/index.ts";
import { looksOf } from "../../web/looks.ts";

/** The module `virtual:looks` of the page, where no page is built. */
export const looks = looksOf(catalogue);
