import type { Page } from "@playwright/test";
import { expect } from "./page.ts";

export const settled = ".canvas .graph:not(.stale) .node";

/**
 * Opens an address and waits until its graph is drawn. In an open page, that is after the address is
 * rewritten.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(`./#${address}${page.url().startsWith("http") ? "&anew" : ""}`);
  await expect(page).not.toHaveURL(/&anew/);
  await expect(page.locator(settled).first()).toBeVisible();
}

export const node = (page: Page, label: string) =>
  page.locator(".canvas .node:not(.sum)").filter({ has: page.locator(`text.name:text-is("${label}")`) });

export const where = ".standing .where";

/** Graph with two cycles that contain a draw, a win and a loss; d and f are ends and lose. */
export const CYCLES = "a -> b, c\nb -> a\nc -> d\ne -> a, f";
export const edges = (text: string) => `edges=${encodeURIComponent(text)}`;
