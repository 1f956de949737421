import { test as base, expect, type Locator, type Page } from "@playwright/test";

/** Test that fails if the page logs an error to the console or leaves one uncaught. */
export const test = base.extend<{ readonly quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Opens an address of the page, and waits for its heading and its board, if it has one. In an open page this
 * is a change of state, complete when the page has rewritten the address without unknown fields.
 */
export async function open(page: Page, address = ""): Promise<void> {
  const state = page.url().startsWith("http") && address.includes("?");
  await page.goto(address === "" ? "./" : `./#${address}${state ? "&anew" : ""}`);
  await expect(page).not.toHaveURL(/&anew/);
  await expect(page.locator("main .heading h1")).not.toHaveText(/^(Play|对弈)?$/);
  if (/^((en|zh)\/)?(table|law|graph|why|program|lab|theory|judge|lesson|path|census|help)\b/.test(address))
    return;
  await expect(page.locator(".table p, .table svg").first()).toBeVisible();
}

/** Turns on the setting that shows who wins, as stored in the browser. */
export const tellWinners = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("nimber-winner", "told");
  });

/** Chooses an option, by its label, from a list that opens. */
export async function choose(page: Page, list: string | Locator, option: string): Promise<void> {
  const button = typeof list === "string" ? page.getByRole("combobox", { name: list, exact: true }) : list;
  await button.click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

export const headline = (page: Page) => page.getByRole("status").locator("strong");

export const piece = (page: Page, cell: number, component = 0) =>
  page.locator(".component").nth(component).locator(`[data-cell="${cell}"]`);
