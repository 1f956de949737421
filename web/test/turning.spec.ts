import { oneIn } from "../../test/part.ts";
import { expect, headline, open, piece, test } from "./page.ts";

/** Positions of coin-turning and related games in which the opponent can answer a first move. */
const POSITIONS = [
  "coins(turning-turtles) 5 9",
  "coins(mock-turtles) 5 9",
  "coins(ruler) 5 6",
  "coins(twins) 5 9",
  "coins(triplets) 5 6",
  "coins(moebius) 5 6",
  "coins(mogul) 5 6",
  "coins(moidores) 5 6",
  "coins(sym) 5 6",
  "coins(motley) 5 6",
  "coins(ruler-fives) 5 6",
  "coins(mock-turtle-fives) 5 6",
  "coins(triplet-fives) 5 6",
  "coins(grunt) 8 9",
  "coins(turnips) 6 7",
  "coins(1..3) 5 9",
  "coins([n: a-1 & b-1 if a < b and b <= n]) 5 6",
  "coins(turning-corners) 2,3 4,5",
  "coins(rugs) 2,3",
  "coins(ruler*twins) 2,3",
  "coins(acrostic-ruler) 2,3",
  "coins(connected) 2,3",
  "coins(poset-ruler) a<b,a<c,c<d@d",
  "coins(poset-ruler) divisors(60)@12",
  "nim[12,23,31] 2,3,4",
  "slow-nim[12,23,31] 2,3,4",
  "circular-nim(2) 2,3,4,1",
  "pass-nim 3,5p",
  "cut{1,3} 7",
  "[n,p: n-k,p if k <= 3 | n,p-1 if n > 0] 5,1",
  "welter 1,4,6",
  "kotzig-nim 9:1,2",
  "rims 5",
  "rayles 5",
  "circle(2) 7",
  "sylver 4,5",
  "silver-dollar 1,4,6",
  "silver-dollar-bag 1,4$,6",
];

test.describe("boards of turning games and their kin", () => {
  for (const half of [0, 1]) {
    const positions = oneIn(
      9,
      POSITIONS.filter((_, i) => i % 2 === half),
    );
    test(`a pointer moves on each, and the computer replies, part ${half + 1}`, async ({ page }) => {
      await open(page, "en/play");
      for (const sum of positions) {
        await test.step(sum, async () => {
          await page.evaluate(
            (address) => {
              location.hash = address;
            },
            `en/play?${new URLSearchParams({ sum })}`,
          );
          const moves = page.locator(".moves button");
          await expect(page).toHaveURL(
            (url) => new URLSearchParams(url.hash.split("?")[1]).get("sum") === sum,
          );
          await expect(moves).toHaveCount(0);
          await expect(page.locator(".table .component").first()).toBeVisible();
          const cell = await page.locator(".component [data-cell]").first().getAttribute("data-cell");
          await piece(page, Number(cell)).click();
          const choice = page.locator(".choices .chip").first();
          await expect(choice.or(moves.first())).toBeVisible();
          if (await choice.isVisible()) await choice.click();
          await expect(moves).toHaveCount(2);
          await expect(headline(page)).toHaveText(/^(Your move|You lose\.)$/);
        });
      }
    });
  }
});
