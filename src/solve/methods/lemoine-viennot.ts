import type { Budget } from "../limits.ts";
import type { Method } from "../method.ts";
import { couples } from "../parts/lemoine-viennot.ts";
import type { PartRules } from "../parts/resolve.ts";
import { exact, fitsParts } from "./resolve.ts";

/** Search of Lemoine and Viennot: outcomes of a part together with a nim-heap. */
export const lemoineViennot: Method = {
  id: "lemoine-viennot",
  byNameOnly: true,
  fits: fitsParts,
  values(rules) {
    const search = couples(rules as PartRules<unknown>);
    const at = (position: unknown, budget: Budget) =>
      exact(search.value(position, budget), "lemoine-viennot");
    return { suits: () => true, at, exactly: at, work: search.work };
  },
};
