import { describe, test } from "vitest";
import { pairs, productByPlay } from "../coin-play.ts";
import { agreesWithPlay } from "../coin-products.ts";

/** Winning Ways (2nd ed.), vol. 3, ch. 14: the Tartan theorem, for all rules with a name and some codes. */
describe("the product of every two rules, by play of a board of four rows of four", () => {
  test.each(pairs)("coins(%s*%s)", (rows, columns) => {
    agreesWithPlay(productByPlay([rows, columns], [4, 4]), 4);
  });
});
