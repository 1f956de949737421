import { oneIn } from "../../test/part.ts";
import { expect, open, test } from "./page.ts";
import { status } from "./table.ts";

/** Both take very long; an answer in the meantime cannot have waited for them. */
test("the page answers clicks and keys while a solver works", async ({ page }) => {
  await open(page, "en/play?sum=chomp+12x12&rival=friend&show=values");
  await expect(page.getByText("Computing …")).toBeVisible();
  await page.getByLabel("简体中文").check();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await page.getByRole("button", { name: "摆放" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "局面", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("计算中……").first()).toBeVisible();
});

test("the page answers clicks and keys while a kernel works", { tag: "@slow" }, async ({ page }) => {
  await page.goto("./#en/table?game=0.6&to=40000000");
  await expect(status(page)).toHaveText(/^[1-9][\d,]* of 40,000,001 values/);
  await page.getByLabel("简体中文").check();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await page.getByLabel("English").press("Space");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
});

test("while one presents, what a tab tells is covered until the last answer is asked for", async ({
  page,
}) => {
  await open(page, "en/why?sum=nim+3+4+5");
  const told = page.getByText("To win: take 2 from heap 1");
  await expect(told).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.locator(".presentation")).toBeVisible();
  await expect(told).toBeHidden();
  await expect(page.locator("h1")).toHaveText("Nim nim 3 4 5");
  await page.keyboard.press("r");
  await expect(page.locator(".answer").first()).not.toHaveClass(/covered/);
  await expect(told).toBeHidden();
  await page.keyboard.press("r");
  await expect(told).toBeVisible();
});

test("while one presents, Play tells who wins, then the move on the board, then the reason", {
  tag: "@slow",
}, async ({ page }) => {
  await open(page, "en/play?sum=nim+3+4+5");
  await page.keyboard.press("p");
  await expect(page.locator(".presentation")).toBeVisible();
  const covered = page.locator(".answer.covered");
  const hint = page.locator(".status").getByText("Hint: take 2 from heap 1 wins.");
  const shown = page.locator("[data-cell] .ring").or(page.locator(".hint"));
  await expect(covered).toHaveCount(2);
  await page.keyboard.press("ArrowRight");
  await expect(covered).toHaveCount(1);
  await expect(hint).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(hint).toBeVisible();
  await expect(shown.first()).toBeVisible();
  await expect(covered).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await expect(covered).toHaveCount(0);
  // Back, step by step.
  await page.keyboard.press("ArrowLeft");
  await expect(covered).toHaveCount(1);
  await page.keyboard.press("ArrowLeft");
  await expect(hint).toHaveCount(0);
});

test("the tools of a presentation are out of sight until the pointer moves or a key is pressed", {
  tag: "@slow",
}, async ({ page }) => {
  await page.clock.install();
  await open(page, "en/why?sum=nim+3+4+5");
  await page.keyboard.press("p");
  const tools = page.locator(".presentation");
  await expect(tools).toHaveCSS("opacity", "1");
  await page.clock.runFor(4000);
  await expect(tools).toHaveCSS("opacity", "0");
  await page.mouse.move(200, 300);
  await expect(tools).toHaveCSS("opacity", "1");
  await page.clock.runFor(4000);
  await expect(tools).toHaveCSS("opacity", "0");
  await page.keyboard.press("r");
  await expect(tools).toHaveCSS("opacity", "1");
});

/** Pages with a presentation of their own: what stays in view, and what each key press reveals. */
const COMPOSED = [
  { address: "en/theory?page=nim", shown: ".demo", answers: ["details:has-text('Read the proof') > p"] },
  { address: "en/lab?example=squares", shown: ".code", answers: [".show .chart", ".finding"] },
  { address: "en/judge?problem=cses-1730", shown: "dd >> nth=0", answers: ["a[href*='play']"] },
] as const;

for (const { address, shown, answers } of oneIn(3, COMPOSED, 1))
  test(`a presentation reveals step by step, without controls: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, address);
    await page.getByRole("button", { name: "Present" }).click();
    await expect(page.locator(shown)).toBeInViewport();
    await expect(page.getByRole("button", { name: "Reveal" })).toBeVisible();
    for (const covered of answers) await expect(page.locator(covered).first()).toBeHidden();
    for (const [i] of answers.entries()) {
      await page.keyboard.press("r");
      for (const [j, each] of answers.entries())
        await expect(page.locator(each).first()).toBeVisible({ visible: j <= i });
    }
    const tools = page.locator(".contents, .pager, main .select, .program button");
    await expect(tools.locator("visible=true")).toHaveCount(0);
    await page.keyboard.press("p");
    await expect(page.getByRole("button", { name: "Present" })).toBeVisible();
  });
