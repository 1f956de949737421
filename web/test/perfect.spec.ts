import { expect, test } from "./page.ts";
import { randomGames } from "./perfect.ts";

test.describe("the perfect opponent", () => {
  test("never loses a won position: four games across the catalogue", async ({ page }) => {
    expect(await randomGames(page, 4)).toBe(4);
  });
});
