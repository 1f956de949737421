import { cells, countdown, editor, finding, open, state, write } from "./lab.ts";
import { choose, expect, test } from "./page.ts";

test("an example, types and mistakes", async ({ page }) => {
  await test.step("an example runs, and its law is tested", async () => {
    await open(page);
    await expect(cells(page)).toHaveCount(101);
    await expect(finding(page)).toHaveText("Holds for all 101 cases tested: observed, not proved.");
    await expect(page.locator(".facts")).toContainText("period 7: observed in 101 values, not proved");
    await choose(page, "Start from", "Subtract a square");
    await expect(finding(page)).toContainText("Fails first at n = 25.");
    await expect(finding(page)).toContainText("The law says P, the rules say N.");
    await expect(page.locator(".grid td.wrong").first()).toHaveAttribute("aria-label", /^n = 25: N-position/);
    await page.getByLabel("Law, an expression").fill("n % 5");
    await page.getByRole("radio", { name: "SG value is" }).check();
    await expect(finding(page)).toContainText("The law says 2, the rules say 0.");
    await page.getByLabel("Law, an expression").fill("n % ");
    await expect(finding(page)).toContainText("Expression expected");
    await page.getByLabel("Law, an expression").fill("nimsum(n)");
    await expect(finding(page)).toContainText("nimsum is not defined");
    await expect(cells(page)).toHaveCount(101);
  });

  await test.step("types and mistakes are told as one types", async () => {
    await open(page);
    await write(page, countdown("const half: strin = n / 2;"));
    await expect(state(page)).toContainText("Cannot find name 'strin'. Did you mean 'string'?");
    await expect(page.locator(".cm-lintRange-error")).toHaveText("strin");
    await page.getByRole("button", { name: "Line 4" }).click();
    await expect(editor(page)).toBeFocused();
    await write(page, countdown("if (n > 1) yield { at: 1, to: 'x' };"));
    await expect(state(page)).toContainText("moves must yield positions, lists of positions, or moves");
    await expect(page.locator(".cm-lintRange-error").first()).toHaveText("moves");
    await write(page, countdown("if (n > 1) yield [n - 2"));
    await expect(page.locator(".state .trouble")).toContainText("Line 5");
    await expect(state(page)).toContainText("Below are the results of the last successful run.");
    await expect(cells(page).first()).toBeVisible();
    await write(page, countdown());
    await expect(state(page)).toHaveText("Done: 101 positions.");
  });
});

test("a long run is shown, and can be stopped", { tag: "@slow" }, async ({ page }) => {
  await open(page, "en/lab?example=kayles&to=5000");
  await expect(state(page)).toContainText(/Running: \d+ of 5001 positions/);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(state(page)).toHaveText("Stopped.");
  await choose(page, "Time limit", "2 s");
  await expect(page.locator(".state .trouble")).toHaveText(/stopped at the limit of 2 seconds, at n = \d+/);
  expect(await cells(page).count()).toBeGreaterThan(100);
});

test("letters of laws, an empty editor, names, keys", { tag: "@slow" }, async ({ page }) => {
  await test.step("a law is told only of the program at hand, and only in its own letters", async () => {
    await open(page, "en/lab?example=wythoff");
    await page.getByRole("textbox", { name: /law/i }).last().fill("n % 3 === 0");
    await expect(finding(page)).toHaveText("this law uses n, but a law of these rules uses a and b");
    await page.getByRole("textbox", { name: /law/i }).last().fill("a === b");
    await expect(finding(page)).toContainText("Fails first at");
    await write(page, "export const start = 3; export function* moves(n: number) {");
    await expect(finding(page)).toHaveText("The law has not been tested with the program as it is now.");
    await expect(state(page).locator(".trouble").first()).toBeVisible();
    await expect(finding(page)).toHaveText("The law has not been tested with the program as it is now.");
  });

  await test.step("an editor that was emptied says what is missing, and goes on", async () => {
    await open(page, "en/lab?example=kayles");
    await editor(page).click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await expect(state(page)).toContainText("there is no start");
    await page.keyboard.insertText(countdown());
    await expect(state(page)).toContainText(/^Done/);
  });

  await test.step("names are explained, and completed", async () => {
    await open(page, "en/lab?example=kayles");
    await page.locator(".cm-line span", { hasText: /^heaps$/ }).hover();
    await expect(page.locator(".cm-hover code")).toHaveText("function heaps(...sizes: number[]): number[]");
    await expect(page.locator(".cm-hover p")).toContainText("empty heaps left out");
    await write(page, countdown("const x = nimS"));
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
    await page.keyboard.type("u");
    await expect(page.locator(".cm-tooltip-autocomplete li").first()).toHaveText("nimSum");
    await page.locator(".cm-tooltip-autocomplete li").first().click();
    await expect(editor(page)).toContainText("const x = nimSum");
  });

  await test.step("Tab indents, and after Escape it leaves", async () => {
    await open(page);
    await write(page, "a");
    await page.keyboard.press("Home");
    await page.keyboard.press("Tab");
    await expect(page.locator(".cm-line").first()).toHaveText("  a");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(editor(page)).not.toBeFocused();
  });
});

test("a program is in the address, and in the browser", { tag: "@slow" }, async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page);
  await write(page, `// 我的游戏\n${countdown()}`);
  await page.getByLabel("Law, an expression").fill("n % 2 === 0");
  await expect(finding(page)).toContainText("Holds for all 101 cases");
  await expect(page).toHaveURL(/lab\?code=[\w-]+&law=/);
  const address = page.url();
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await other.goto(address);
  await expect(other.locator(".code .cm-content")).toContainText("我的游戏");
  await other.getByRole("button", { name: "Run this program" }).click();
  await expect(other.locator(".finding")).toContainText("Holds for all 101 cases");
  await other.context().close();

  await editor(page).click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("// 第二版\n");
  await page.getByRole("link", { name: "Contest", exact: true }).click();
  await page.getByRole("link", { name: "Lab" }).click();
  await expect(editor(page)).toContainText("第二版");
  await expect(editor(page)).toContainText("我的游戏");
  await page.goto("about:blank");
  await open(page);
  await expect(editor(page)).toContainText("我的游戏");
  await choose(page, "Start from", "Kayles");
  await expect(editor(page)).toContainText("Kayles");
  await expect(page).toHaveURL(/example=kayles$/);
  await choose(page, "Start from", "Draft: 第二版");
  await expect(editor(page)).toContainText("我的游戏");
  await expect(page.getByLabel("Law, an expression")).toHaveValue("n % 2 === 0");
});

test("what is typed before the editor is there stays", { tag: "@slow" }, async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/codemirror-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./#en/lab");
  await page.locator(".code textarea").fill(`// typed early\n${countdown()}`);
  await expect(state(page)).toContainText("Done: 101 positions.");
  release();
  await expect(editor(page)).toContainText("// typed early");
  await expect(editor(page)).toBeFocused();
  await expect(page.locator(".code textarea")).toHaveCount(0);
});

test("a damaged address; Chinese", { tag: "@slow" }, async ({ page }) => {
  await test.step("a damaged address shows one line and a working page", async () => {
    await open(page);
    for (const [damage, positions] of [
      ["code=AAAA", 101],
      ["code=%F0%9F%92%A9", 101],
      ["example=nothing", 101],
      ["example=kayles&to=many", 201],
      ["example=kayles&from=-1&view=sideways", 201],
      ["claim=perhaps&play=both", 101],
    ] as const) {
      await page.goto(`./#en/lab?${damage}`);
      await expect(page.locator(".notice p")).toHaveCount(1);
      await expect(cells(page)).toHaveCount(positions);
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.locator(".notice")).toHaveCount(0);
    }
  });

  await test.step("it speaks Chinese", async () => {
    await open(page, "zh/lab?example=squares");
    await expect(finding(page)).toContainText("最小反例：n = 25。");
    await write(page, countdown("while (n > 4) n++;"));
    await expect(page.locator(".state .trouble")).toHaveText("第 4 行 这里未在 1 秒内结束，在 n = 5 处");
    await write(page, countdown("const x: strin = n;"));
    await expect(state(page)).toContainText("找不到名称“strin”");
    await page.getByLabel("English").check();
    await expect(state(page)).toContainText("Cannot find name 'strin'");
  });
});

test("once it was kept it works without a network", { tag: "@slow" }, async ({ page, context }) => {
  await page.goto("./#en/play");
  await page.getByRole("button", { name: "Keep for offline use" }).click();
  await expect(page.getByRole("button", { name: "Works without a network" })).toBeVisible();
  await context.setOffline(true);
  await open(page, "en/lab?example=lasker");
  await expect(finding(page)).toContainText("Holds for all 101 cases");
  await write(page, countdown("const x: strin = 1;"));
  await expect(state(page)).toContainText("Cannot find name 'strin'");
});
