import type { Page } from "@playwright/test";
import { catalogue } from "nimber/games";
import { expect, open } from "./page.ts";

/**
 * Plays `count` games against the perfect opponent through the page: random starts of every game of the
 * catalogue in turn, the opponent on the winning side, and random moves against it. Returns the number of the
 * opponent's wins.
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
  const game =
    catalogue[count < catalogue.length ? Math.floor((i * catalogue.length) / count) : i % catalogue.length]!;
  const field = page.getByRole("combobox", { name: "Find anything" });
  await field.fill(game.id);
  await field.press("Enter");
  await expect(page).toHaveURL((url) =>
    (new URLSearchParams(url.hash.split("?")[1]).get("sum") ?? "").startsWith(game.id),
  );
  await page.getByRole("button", { name: "Set up" }).click();
  const position = page.getByRole("textbox", { name: "Position", exact: true });
  await position.fill("");
  await page.getByRole("button", { name: "Random start" }).click();
  await expect(position).not.toHaveValue("");
  const sum = await position.inputValue();
  await page.getByRole("button", { name: "Cancel" }).click();
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

/** Runs in the page: touches random pieces and random moves until the game has ended. */
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
    touch(any(document.querySelectorAll(".choices .chip")));
    await pause();
  }
  return headline();
}
