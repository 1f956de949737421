import { test as free } from "@playwright/test";
import { cells, countdown, editor, finding, open, state, textOf, write } from "./lab.ts";
import { expect, test } from "./page.ts";

test("a game is played against the perfect opponent", async ({ page }) => {
  await open(page, "en/lab?example=subtraction&view=play&from=9");
  await expect(page.locator(".turn")).toContainText("Every move loses.");
  await page.getByRole("button", { name: "Let the opponent move" }).click();
  await expect(page.locator(".turn")).toContainText("Your move");
  for (let moves = 0; moves < 20; moves++) {
    const winning = page.locator(".part .move.wins");
    await expect(page.locator(".turn")).toContainText(/Your move|You win/);
    if (await page.getByText("You win!").isVisible()) break;
    const played = await page.locator(".log li").count();
    await winning.first().click();
    await expect.poll(() => page.locator(".log li").count()).toBeGreaterThan(played);
  }
  await expect(page.locator(".turn")).toContainText("You win!");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".turn")).toContainText("Your move");
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.locator(".log")).toHaveCount(0);
});

test("play draws the board of a program, and reads positions as it does", { tag: "@slow" }, async ({
  page,
}) => {
  await open(page, "en/lab?example=squares&view=play");
  await write(page, COINS);
  await expect(page.locator(".part h3")).toContainText("H,T,H");
  const board = page.getByRole("img", { name: "H,T,H" });
  await expect(board.locator("circle")).toHaveCount(3);
  await expect(board.locator("text")).toHaveText(["1", "3"]);
  const typed = page.getByRole("textbox", { name: "Position" });
  await typed.fill("HHTTH");
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(page.getByRole("img", { name: "H,H,T,T,H" }).locator("text")).toHaveText(["1", "2", "5"]);
  await expect(page.locator(".turn")).toContainText("SG value 6");
  await expect(page).toHaveURL(/at=HHTTH/);
  await page.reload();
  // The program in the address differs from the one that was run before.
  await expect(editor(page)).toContainText("Turn one head over");
  await expect(page.locator(".loading")).toHaveCount(0);
  // A click that coincides with the automatic first run stops that run.
  await expect(async () => {
    await page.getByRole("button", { name: "Run" }).first().click();
    await expect(state(page)).toContainText("Done", { timeout: 5000 });
  }).toPass();
  await expect(page.locator(".part h3")).toContainText("H,H,T,T,H");
  await page.getByRole("button", { name: /^5/ }).first().click();
  await expect(page.locator(".log")).toBeVisible();
  await typed.fill("abc");
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(page.locator(".trouble")).toContainText("a position, such as H,T,H");
  await typed.fill("");
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(board).toBeVisible();
  await page.goto(page.url().replace("#en/", "#zh/"));
  await page.getByRole("textbox", { name: "局面" }).fill("TH");
  await page.getByRole("button", { name: "从此局面开始" }).click();
  await expect(page.getByRole("img", { name: "T,H" })).toBeVisible();
});

const COINS = `// Turn one head over, each a heap of its own.
export const start = ["H", "T", "H"];
export const parse = (text: string) => (/^[HT]+$/.test(text) ? [...text] : undefined);
export function* moves(coins: string[]) {
  for (const [i, coin] of coins.entries())
    if (coin === "H") for (let j = -1; j < i; j++)
      yield { at: \`\${i + 1}\`, to: coins.map((c, k) => (k === i ? "T" : k === j ? (c === "H" ? "T" : "H") : c)) };
}
export const board = (coins: string[]) =>
  coins.map((coin, x) => ({ shape: "token", x, y: 0, tone: "light", ...(coin === "H" && { text: \`\${x + 1}\` }) }));
`;

test("tables lead to the board, by keys too", { tag: "@slow" }, async ({ page }) => {
  await open(page, "en/lab?example=wythoff&to=8");
  await expect(cells(page)).toHaveCount(81);
  await page.locator(".grid td").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".grid td:focus")).toHaveAttribute(
    "aria-label",
    "(a, b) = (1, 2): P-position, SG value 0",
  );
  await page.keyboard.press("Enter");
  await expect(page.locator(".part h3")).toContainText("(1, 2)");
  await expect(page).toHaveURL(/from=1%2C2|from=1,2/);
  await page.getByRole("radio", { name: "Graph" }).check();
  await expect(page.locator(".graphview")).toContainText("(1, 2)");
});

test("a file that the server hands over is shown, and runs when it is asked to", { tag: "@slow" }, async ({
  page,
}) => {
  const code = `// My game.${countdown("if (n > 2) yield n - 2;")}`;
  await page.route("**/rules/my%20game.ts", (route) => route.fulfill({ body: code }));
  await open(page, "en/lab?file=my+game.ts");
  await expect(editor(page)).toContainText("My game.");
  await expect(page.locator(".asking")).toContainText("This program came from a file");
  await expect(cells(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Run this program" }).click();
  await expect(state(page)).toHaveText("Done: 101 positions.");
  await expect(page).toHaveURL(/#en\/lab\?code=/);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("my game.ts");
  expect(await textOf(file)).toBe(code);
});

// The browser itself reports the missing file.
free("a file that the server does not have is told of", async ({ page }) => {
  await page.goto("./#zh/lab?file=none.ts");
  await expect(page.locator("body")).toContainText("此处没有文件 none.ts，可用 nimber web none.ts 打开。");
});

test("a file is opened and saved, with the law that was typed", { tag: "@slow" }, async ({ page }) => {
  await open(page);
  const opening = page.locator("main.lab input[type=file]");
  await opening.setInputFiles({ name: "big.ts", mimeType: "text/plain", buffer: Buffer.alloc(100_001, 32) });
  await expect(page.locator("body")).toContainText("more than 100000 letters");
  const code = `${countdown().trim()}\nexport const law = (n: number) => n % 2;\n`;
  await opening.setInputFiles({ name: "pairs.ts", mimeType: "text/plain", buffer: Buffer.from(code) });
  await expect(page.locator(".asking")).toContainText("This program came from a file");
  await page.getByRole("button", { name: "Run this program" }).click();
  await expect(finding(page)).toHaveText("Holds for all 101 cases tested: observed, not proved.");
  await write(page, countdown());
  await page.getByLabel("Law, an expression").fill("n & 1");
  await page.getByRole("radio", { name: "P-position when" }).check();
  await expect(finding(page)).toContainText("Fails first at n = 0.");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("pairs.ts");
  expect(await textOf(file)).toContain("\nexport const law = (n: number) => Boolean(n & 1);\n");
});
