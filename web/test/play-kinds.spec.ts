import { expect, headline, open, piece, test } from "./page.ts";

test.describe("before the first move, other rules, other players", () => {
  test("other games, hints, misère play", async ({ page }) => {
    await test.step("other games are a touch away before the first move", async () => {
      await open(page, "en/play");
      await page.getByRole("link", { name: "Kayles", exact: true }).click();
      await expect(page.locator("h1")).toHaveText("Kayles");
      await piece(page, 5).click();
      await page.locator(".choices .chip").first().click();
      await expect(page.locator(".moves button")).toHaveCount(2);
      await expect(page.getByText("Or try")).toHaveCount(0);
    });

    await test.step("who asks is told whether they can win, and may be shown how", async () => {
      await open(page, "en/play");
      await page.getByRole("button", { name: "Who wins?" }).click();
      await expect(page.getByRole("status").first()).toContainText("You can win this. See how?");
      await page.getByRole("button", { name: "Show me" }).click();
      await expect(page.getByText("Hint: take 2 from heap 1 wins.")).toBeVisible();
      await open(page, "en/play?sum=nim+3+3");
      await page.getByRole("button", { name: "Who wins?" }).click();
      await page.getByRole("button", { name: "Swap sides" }).click();
      await expect(page).toHaveURL(/first=rival/);
      await expect(page.locator(".moves button")).toHaveCount(1);
    });

    await test.step("misère play turns the end around", async () => {
      await open(page, "en/play?sum=nim+1+3&play=misere&show=colours");
      await expect(page.locator(".cell.win")).toHaveCount(1);
      await page.locator(".cell.win").click();
      await expect(headline(page)).toHaveText("You win!");
    });
  });

  test("stones, columns of misère play, watching", { tag: "@slow" }, async ({ page }) => {
    await test.step("stones have colours, and the edges of a directed graph have heads", async () => {
      await open(page, "en/play?sum=black-and-white(2)+w..bw.b&rival=friend");
      await expect(page.locator(".light-stone")).toHaveCount(2);
      await expect(page.getByRole("button", { name: /^White piece/ })).toHaveCount(2);
      await open(page, "en/play?sum=dag+0>1,0>2,1>2@0&rival=friend");
      await expect(page.locator(".edge .head")).toHaveCount(3);
    });

    await test.step("under misère play no column decides among components of value 0 and 1", async () => {
      await open(page, "en/play?sum=nim+1+1+1&play=misere&show=binary");
      await expect(page.locator(".binary tr")).toHaveText([/1/, /1/, /1/, /Nim-sum 1/]);
      await expect(page.locator(".binary .deciding")).toHaveCount(0);
      await expect(page.getByText("under misère play a nim-sum of 0 wins, and 1 loses")).toBeVisible();
      await open(page, "en/play?sum=nim+1+1+3&play=misere&show=binary");
      await expect(page.getByText("every component with a 1 there has a winning move")).toBeVisible();
    });

    await test.step("watching two perfect players, and pausing them", async () => {
      await open(page, "en/play?sum=nim+4+4+3+3&rival=watch");
      await expect(page.locator(".moves button").first()).toBeVisible();
      await page.getByRole("button", { name: "Pause" }).click();
      await expect(headline(page)).toHaveText("Paused");
      await page.getByRole("button", { name: "Play on from here" }).click();
      await expect(headline(page)).toHaveText("The second player wins.");
    });
  });
});

test("squares of a printed sheet are outlines", { tag: "@slow" }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await open(page, "en/play?sum=cram+2x3");
  await page.getByRole("button", { name: "Print a sheet" }).click();
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await page.emulateMedia({ media: "print" });
  const square = page.locator(".handout .tasks rect").first();
  await expect(square).toHaveCSS("fill", "none");
  await expect(square).not.toHaveCSS("stroke", "none");
});
