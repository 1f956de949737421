import { oneIn } from "../../test/part.ts";
import { violations } from "./axe.ts";
import { expect, headline, open, piece, tellWinners, test } from "./page.ts";

test.describe("who wins is a secret of the board until one asks", () => {
  test("nothing tells it before that, by mouse or keys; the answer opens whole", async ({ page }) => {
    await open(page, "en/play");
    const ask = page.getByRole("button", { name: "Who wins?" });
    const answers = page.locator(".answers");
    await expect(ask).toBeVisible();
    await expect(page.locator("main")).not.toContainText(/\bwins\b(?!\?)|can win|SG value|Theorem|Bouton/);
    await expect(page.locator(".strip")).toBeHidden();
    await ask.click();
    await expect(answers).toContainText("The player to move wins");
    await expect(answers.locator(".answer.theorem b")).toHaveText("A heap of n has value n.");
    await expect(page.getByRole("status").first()).toContainText("You can win this. See how?");
    const details = page.getByRole("button", { name: "Details" });
    await expect(details).toHaveAttribute("aria-expanded", "false");
    await expect(answers.getByText("SG value 2 · 1 winning move")).toBeHidden();
    await details.press("Enter");
    await expect(details).toHaveAttribute("aria-expanded", "true");
    await expect(answers.getByText("SG value 2 · 1 winning move")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await open(page, "zh/play?sum=nim+4+5+6");
    await page.getByRole("button", { name: "谁必胜？" }).press("Enter");
    await expect(answers).toContainText("先手必胜");
  });

  test("asked while the game of a link is still being opened, it is told of that game", {
    tag: "@slow",
  }, async ({ page }) => {
    await open(page, "en/play");
    await expect(page.getByRole("button", { name: "Who wins?" })).toBeVisible();
    await page.evaluate(async () => {
      const opened = new Promise((done) => addEventListener("hashchange", done));
      location.hash = "#/en/play?sum=kayles+12";
      await opened;
      const buttons = [...document.querySelectorAll("button")];
      buttons.find(({ textContent }) => textContent === "Who wins?")!.click();
    });
    await expect(page.locator(".answer.proved")).toContainText("period 12");
  });

  test("a game that is over tells it, and the tug of war comes with the first move", {
    tag: "@slow",
  }, async ({ page }) => {
    await open(page, "en/play?sum=nim+1+2");
    await expect(page.locator(".strip")).toBeHidden();
    await piece(page, 0, 1).click();
    await expect(page.locator(".strip .bar").first()).toBeVisible();
    await expect(headline(page)).toHaveText("You lose.");
    await expect(page.locator(".answers")).toContainText("The game is over: the player to move has lost");
    await page.getByRole("button", { name: "Play again" }).click();
    await expect(page.getByRole("button", { name: "Who wins?" })).toBeVisible();
    await expect(page.locator(".answer")).toHaveCount(0);
  });

  test("a switch remembers to tell it, and to keep it", { tag: "@slow" }, async ({ page }) => {
    await open(page, "en/play?sum=kayles+12");
    const tells = page.getByRole("switch", { name: "Tell who wins" });
    await expect(tells).not.toBeChecked();
    await tells.press("Space");
    await expect(page.locator(".answer.N")).toBeVisible();
    await page.reload();
    await expect(page.locator(".answer.proved")).toContainText("period 12");
    await tells.click();
    await expect(page.locator(".answer")).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("button", { name: "Who wins?" })).toBeVisible();
  });
});

/** Games with short and with the longest rules. */
const GAMES = ["nim+3+4+5", "cram+4x5", "northcott+1-5,2-4,1-7", "nimstring+2x2", "euclid-positive+25,7"];

test("the board of a game begins near the top, and is whole in small windows", { tag: "@slow" }, async ({
  page,
}) => {
  await tellWinners(page);
  for (const [turn, [width, height, most]] of (
    [
      [1280, 800, 200],
      [390, 844, 300],
    ] as const
  ).entries()) {
    await page.setViewportSize({ width, height });
    for (const language of oneIn(2, ["en", "zh"], turn)) {
      for (const sum of oneIn(3, GAMES, turn + 1)) {
        await open(page, `${language}/play?sum=${sum}`);
        await expect(page.locator(".answer").last()).toHaveClass(/proved|theorem|observed|none/);
        const { y } = (await page.locator(".table").boundingBox())!;
        expect([language, sum, width, Math.max(y, most)]).toEqual([language, sum, width, most]);
      }
    }
  }
  // A page of 1280×800 at 200 %, and a phone in landscape.
  for (const [width, height] of [
    [640, 400],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const sum of oneIn(3, GAMES.slice(0, 3), 1)) {
      await open(page, `en/play?sum=${sum}`);
      await page.locator(".table").evaluate((table) => table.scrollIntoView({ block: "center" }));
      await expect(page.locator(".table .parts")).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});
