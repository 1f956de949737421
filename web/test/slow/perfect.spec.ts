import { expect, test } from "../page.ts";
import { randomGames } from "../perfect.ts";

test.describe("the perfect opponent", () => {
  for (let part = 0; part < 4; part++) {
    test(`never loses a won position: 125 random games, part ${part + 1}`, async ({ page }) => {
      test.setTimeout(1_800_000);
      expect(await randomGames(page, 125)).toBe(125);
    });
  }
});
