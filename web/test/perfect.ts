import type { Page } from "@playwright/test";
import { expect, open } from "./page.ts";

/**
 * Plays `count` games against the perfect opponent through the page: random starts of every game in the
 * catalogue in turn, the opponent always on the winning side, and random moves against it. Returns how many it won.
 */
export async function randomGames(page: Page, count: number): Promise<number> {
  await open(page, "en/play");
  let won = 0;
  for (let i = 0; i < count; i++) {
    const sum = await randomStart(page, i, count);
    await goTo(page, sum, "you");
    const letter = await page.locator(".verdict .letter").textContent();
    await goTo(page, sum, letter === "N" ? "rival" : "you");
    expect([sum, await page.evaluate(playAtRandom)]).toEqual([sum, "You lose."]);
    won++;
  }
  return won;
}

async function randomStart(page: Page, i: number, count: number): Promise<string> {
  await page.getByRole("button", { name: "New game" }).click();
  const dialog = page.getByRole("dialog");
  const games = dialog.locator(".games li button");
  await expect(games.nth(2)).toBeVisible();
  const kinds = await games.count();
  const game = games.nth(count < kinds ? Math.floor((i * kinds) / count) : i % kinds);
  await game.click();
  await expect(game).toHaveAttribute("aria-pressed", "true");
  const position = dialog.getByRole("textbox", { name: "Position" });
  await expect(position).not.toHaveValue("");
  await position.fill("");
  await dialog.getByRole("button", { name: "Random start" }).click();
  await expect(position).not.toHaveValue("");
  const sum = await position.inputValue();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  return sum;
}

async function goTo(page: Page, sum: string, first: "you" | "rival"): Promise<void> {
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `en/play?${new URLSearchParams({ sum, first, show: "values" })}`,
  );
  await expect(page).toHaveURL((url) => new URLSearchParams(url.hash.split("?")[1]).get("sum") === sum);
  const moves = page.locator(".moves button");
  if (first === "rival") await expect(moves.first()).toBeVisible();
  else await expect(moves).toHaveCount(0);
  await expect(page.locator(".verdict .letter")).toBeVisible();
}

/** Runs in the page: touches random pieces, and random moves of theirs, until the game has ended. */
async function playAtRandom(): Promise<string> {
  const any = <T>(from: ArrayLike<T>): T | undefined => from[Math.floor(Math.random() * from.length)];
  const touch = (element: Element | undefined) =>
    element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const headline = () => document.querySelector("[role=status] strong")?.textContent ?? "";
  const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
  const started = Date.now();
  while (!/^You (win|lose)/.test(headline())) {
    if (Date.now() - started > 120_000)
      return `stuck at: ${document.querySelector("[role=status]")?.textContent}`;
    await pause();
    if (headline() !== "Your move") continue;
    touch(any(document.querySelectorAll("[data-cell]")));
    await pause();
    touch(any(document.querySelectorAll(".choices .chips:not(.looked) .chip")));
    await pause();
  }
  return headline();
}
