import { expect, headline, open, piece, test } from "./page.ts";

test.describe("a mistake is made good", () => {
  test("who lost tries again from the mistake, by mouse and keys, and wins", async ({ page }) => {
    for (const means of ["mouse", "keys"]) {
      await page.goto("about:blank");
      await open(page, "en/play?sum=nim+1+2");
      await piece(page, 0, 1).click();
      await expect(headline(page)).toHaveText("You lose.");
      const again = page.getByRole("button", { name: "Try again from here" });
      await (means === "mouse" ? again.click() : again.press("Enter"));
      await expect(headline(page)).toHaveText("Your move");
      await expect(page.locator(".component [data-cell]")).toHaveCount(3);
      await expect(page.locator(".moves button")).toHaveCount(0);
      // The winner is hidden again.
      await expect(page.getByRole("button", { name: "Who wins?" })).toBeVisible();
      await piece(page, 1, 1).click();
      await expect(page.locator(".component [data-cell]")).toHaveCount(1);
      await page.locator(".cell.open").first().click();
      await expect(headline(page)).toHaveText("You win!");
      await expect(page.getByRole("button", { name: "Try again from here" })).toHaveCount(0);
    }
  });

  test("a drill explains a wrong answer and leads to Why", { tag: "@slow" }, async ({ page }) => {
    await open(page, "en/play?sum=nim+1+2");
    await piece(page, 0, 1).click();
    await expect(headline(page)).toHaveText("You lose.");
    await page.getByRole("button", { name: "Play again" }).click();
    await page.getByRole("button", { name: /^My mistakes/ }).click();
    await expect(page.locator(".drill")).toContainText("Position 1 of 1");
    await piece(page, 0, 1).click();
    await expect(page.locator(".drill")).toHaveClass(/lost/);
    await expect(page.locator(".drill .reason")).toContainText("taking 1 from heap 2");
    await page.getByRole("link", { name: "Why?" }).click();
    await expect(page).toHaveURL(/#en\/why\?sum=nim\+1\+%2B\+nim\+2/);
    await expect(page.locator(".sentence")).toContainText("taking 1 from heap 2");
  });
});

test("heaps beyond 2^53 are played by a number field, which takes the hint", { tag: "@slow" }, async ({
  page,
}) => {
  const large = 10n ** 30n;
  await open(page, `en/play?sum=nim+${large}+5`);
  await expect(page.locator(".take")).toHaveCount(1);
  await page.getByRole("radio", { name: "hints" }).check();
  await page.locator(".take .hinted:is(button)").click();
  const field = page.locator(".take").getByLabel("Take");
  await expect(field).toHaveValue(`${large - 5n}`);
  await field.press("Enter");
  await expect(headline(page)).toHaveText("Your move");
  await expect(page.locator(".moves button")).toHaveCount(2);
  // Five and five remain, and the opponent has taken from one of them.
  await expect(page.locator(".take")).toHaveCount(0);
});

test("a number that is too large for play is answered by a proved law", { tag: "@slow" }, async ({
  page,
}) => {
  const sum = encodeURIComponent("[n: n-1 | n-2 | n/3] 1000000000000000000");
  await open(page, `en/why?sum=${sum}`);
  await expect(page.locator(".sentence")).toContainText("SG = 1");
});

test("the steps of a lesson have the titles of what they show", { tag: "@slow" }, async ({ page }) => {
  const steps = "theory?page=nim|judge?problem=hdu-1536|help?page=how-to/split|play?sum=nim+3+4";
  for (const [language, titles] of [
    ["en", ["Theory", "Contest", "Help", "Play"]],
    ["zh", ["理论", "竞赛题", "帮助", "对弈"]],
  ] as const) {
    await page.goto("about:blank");
    await open(page, `${language}/lesson?steps=${encodeURIComponent(steps)}`);
    const step = page.locator(".step");
    await expect(step.locator("b.block")).toHaveText([...titles]);
    // Without a title, the id is shown.
    await expect(step.locator("code")).toHaveText(["nim 3 4"]);
    for (const each of await step.locator(".quiet").all()) await expect(each).not.toHaveText("");
  }
});
