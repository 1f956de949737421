import { oneIn } from "../../test/part.ts";
import { violations } from "./axe.ts";
import { expect, headline, open, piece, test } from "./page.ts";

test.describe("the front page", () => {
  test("says what Nimber is for, and has a board that one plays on at once", async ({ page }) => {
    for (const [turn, [address, title, yours]] of [
      ["", "Play, solve and prove impartial games", "Your move"] as const,
      ["zh/home", "公平组合游戏：对弈、求解、证明", "轮到你走"] as const,
    ].entries()) {
      for (const [width, height] of oneIn(
        2,
        [
          [1920, 1080],
          [1280, 800],
          [390, 844],
        ] as const,
        turn,
      )) {
        await page.setViewportSize({ width, height });
        await page.goto("about:blank");
        await open(page, address);
        await expect(page.locator("h1")).toHaveText(title);
        await expect(page.locator(".table")).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expect(headline(page)).toHaveText(yours);
        // Taking two from the first heap leaves ten tokens, and the opponent takes some.
        await piece(page, 1).click();
        await expect.poll(() => page.locator(".component [data-cell]").count()).toBeLessThan(10);
        await expect(headline(page)).toHaveText(yours);
        const whole = page.locator(".whole");
        await expect(whole).toHaveAttribute("href", /play\?sum=nim\+3\+4\+5&seed=\d+&moves=1:2;/);
      }
    }
    await page.locator(".whole").click();
    await expect(page.locator("h1")).toHaveText("Nim 游戏");
    await expect(page.locator(".moves button")).toHaveCount(2);
  });

  test("keys reach the board in two steps and play on it", async ({ page }) => {
    await open(page);
    await expect(page.locator(".cell.open").first()).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(headline(page)).toHaveText("Your move");
    await expect(page.locator(".component [data-cell]")).not.toHaveCount(12);
  });

  test("three examples go through the field, and three ways lead on", async ({ page }) => {
    for (const [text, there] of [
      ["kayles 12", /#en\/play\?sum=kayles\+12/],
      ["[n: n-1 | n/2] 20", /#en\/play\?sum=%5Bn/],
      ["hdu 1536", /#en\/judge\?problem=/],
    ] as const) {
      await open(page, "en/home");
      await page.locator(".examples button", { hasText: text }).click();
      await expect(page).toHaveURL(there);
    }
    for (const [name, there] of [
      ["Learn the theory", /#en\/path/],
      ["Solve my problem", /#en\/judge\?problem=hdu-1536/],
      ["Research a game", /#en\/law\?game=/],
    ] as const) {
      await open(page, "en/home");
      await page.getByRole("link", { name }).click();
      await expect(page).toHaveURL(there);
    }
  });

  test("the gallery has every game as its board, by kind and by words, and picks one", {
    tag: "@slow",
  }, async ({ page }) => {
    await open(page, "en/home");
    const gallery = page.locator(".gallery");
    await gallery.scrollIntoViewIfNeeded();
    const cards = gallery.locator(".cards a");
    const count = gallery.getByRole("status");
    await expect(count).toHaveText(/^\d+ games$/);
    const counted = async () => Number.parseInt((await count.textContent())!, 10);
    const all = await counted();
    await expect(cards).toHaveCount(all);
    await expect(cards.filter({ has: page.locator(".board [data-cell], .board .cell") })).toHaveCount(all);
    const kinds: Record<string, string> = {
      Heaps: "Nim",
      Strips: "Black and white, 1 to 2",
      Boards: "Cram",
      Graphs: "Green Hackenbush",
      Coins: "Nimble",
    };
    let sum = 0;
    for (const [kind, game] of Object.entries(kinds)) {
      await gallery.getByRole("radio", { name: kind }).check();
      await expect(
        cards.filter({ has: page.locator("b", { hasText: new RegExp(`^${game}$`) }) }),
      ).toHaveCount(1);
      sum += await counted();
    }
    expect(sum).toBe(all);
    await gallery.getByRole("radio", { name: "All" }).check();
    await gallery.getByRole("searchbox").fill("DOMINO");
    await expect(cards.first()).toContainText("Cram");
    await gallery.getByRole("searchbox").fill("no such game");
    await expect(count).toContainText("No game matches.");
    await expect(gallery.getByRole("button", { name: "Surprise me" })).toBeDisabled();
    await gallery.getByRole("searchbox").fill("知雅 尼姆 wythoff");
    await expect(cards).toHaveCount(0);
    await gallery.getByRole("searchbox").fill("威佐夫");
    await expect(cards.first()).toContainText("Wythoff");
    await gallery.getByRole("searchbox").fill("cram domino");
    await gallery.getByRole("button", { name: "Surprise me" }).press("Enter");
    await expect(page).toHaveURL(/#en\/play\?sum=cram\+/);
    await expect(page.locator("h1")).toHaveText("Cram");
    await page.getByRole("link", { name: "Nimber", exact: true }).click();
    await gallery.getByRole("searchbox").fill("");
    await gallery.getByRole("radio", { name: "Graphs" }).check();
    await cards.first().focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("h1")).toHaveText("Green Hackenbush");
  });

  test("whoever comes back goes on where they were", { tag: "@slow" }, async ({ page }) => {
    await open(page);
    const link = page.locator(".continue");
    await expect(link).toHaveCount(0);
    await open(page, "en/play?sum=kayles+7&rival=friend");
    await piece(page, 0).click();
    await page.locator(".choices .chip").first().click();
    await expect(page.locator(".moves button")).toHaveCount(1);
    await page.getByRole("link", { name: "Nimber", exact: true }).click();
    await expect(link).toHaveText("Continue: Play · kayles 7");
    await page.reload();
    await expect(link).toHaveText("Continue: Play · kayles 7");
    await page.getByLabel("简体中文").check();
    await expect(link).toHaveText("继续：对弈 · kayles 7");
    await link.click();
    await expect(page).toHaveURL(/#zh\/play\?sum=kayles\+7&rival=friend&moves=/);
    await expect(page.locator(".moves button")).toHaveCount(1);
  });

  test("axe finds nothing", async ({ page }) => {
    const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
      ["en/home", "zh/home"].map((address) => ({ colorScheme, address })),
    );
    for (const { colorScheme, address } of oneIn(8, looks)) {
      await page.emulateMedia({ colorScheme });
      await open(page, address);
      await page.locator(".gallery").scrollIntoViewIfNeeded();
      await expect(page.locator(".gallery .cards a").nth(60)).toBeAttached();
      expect(await violations(page)).toEqual([]);
    }
  });
});
