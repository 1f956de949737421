import { expect, test } from "./page.ts";

const output = ".output pre";

test("a sample is answered and explained, and the address restores it", async ({ page }) => {
  await page.goto("./#en/judge");
  await expect(page.locator(output)).toHaveText("Yes");
  await expect(page.locator(".why li").last()).toContainText("the first player wins");
  await page.getByLabel("Problem").selectOption("hdu-1536");
  await expect(page.locator(output)).toHaveText("LWW\nWWL\n");
  await page.getByLabel("Your input").fill("2 2 5\n1\n1 2\n0\n");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.locator(output)).toHaveText("W\n");
  await page.reload();
  await expect(page.locator(output)).toHaveText("W\n");
  await expect(page.getByLabel("Your input")).toHaveValue("2 2 5\n1\n1 2\n0\n");
  await page.getByLabel("简体中文").check();
  await expect(page.locator(".why li").last()).toContainText("先手必胜");
  await page.getByRole("button", { name: "使用样例" }).click();
  await expect(page.locator(output)).toHaveText("LWW\nWWL\n");
});

test("wrong input is one line, after what was answered before it", async ({ page }) => {
  await page.goto("./#en/judge?problem=hdu-1536");
  await expect(page.locator(output)).toHaveText("LWW\nWWL\n");
  await page.getByLabel("Your input").fill("2 2 5\n1\n1 2\n2 2 five\n");
  await page.keyboard.press("Control+Enter");
  await expect(page.locator(output)).toHaveText("W\n");
  await expect(page.locator(".output .trouble")).toHaveText(
    "expected a number to take, found five, line 4 column 5",
  );
});

test("every problem answers and explains its sample", async ({ page }) => {
  await page.goto("./#zh/judge");
  const problem = page.getByLabel("题目");
  await expect(page.locator(output)).toHaveText(/\S/);
  const ids = await problem
    .locator("option")
    .evaluateAll((all) => all.map((each) => each.getAttribute("value")!));
  expect(ids.length).toBeGreaterThan(1);
  for (const id of ids) {
    await problem.selectOption(id);
    await expect(page.locator(output)).toHaveText(/\S/);
    await expect(page.locator(".why li").first()).toBeVisible();
    await expect(page.locator(".output .trouble")).toHaveCount(0);
  }
});

test("what judges get wrong can be answered their way", async ({ page }) => {
  await page.goto("./#en/judge");
  const problem = page.getByLabel("Problem");
  await expect(page.locator(output)).toHaveText(/\S/);
  const ids = await problem
    .locator("option")
    .evaluateAll((all) => all.map((each) => each.getAttribute("value")!));
  let found = 0;
  for (const id of ids) {
    await problem.selectOption(id);
    await expect(page.locator(output)).toHaveText(/\S/);
    const way = page.getByRole("switch");
    if ((await way.count()) === 0) continue;
    found++;
    await way.click();
    await expect(page).toHaveURL(/judged=yes/);
    await expect(page.locator(output)).toHaveText(/\S/);
  }
  test.skip(found === 0, "no judge is known to be wrong");
});

test("a damaged address shows one line and a working page", async ({ page }) => {
  await page.goto("./#en/judge?problem=nothing&judged=maybe");
  await expect(page.locator(".notice p")).toHaveCount(1);
  await expect(page.locator(output)).toHaveText("Yes");
});

test("one place leads to the other, and keeps what it showed", async ({ page }) => {
  await page.goto("./#en/judge");
  await expect(page.locator(output)).toHaveText("Yes");
  await page.getByRole("link", { name: /Play this game/ }).click();
  await expect(page.locator("h1")).toHaveText("Subtraction {2,5}");
  await page.getByRole("link", { name: "Judge" }).click();
  await expect(page.locator(output)).toHaveText("Yes");
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await expect(page.locator("h1")).toHaveText("Subtraction {2,5}");
  await page.goBack();
  await expect(page.locator(output)).toHaveText("Yes");
});
