import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expect } from "./page.ts";

export const editor = (page: Page) => page.locator(".code .cm-content");
export const state = (page: Page) => page.locator(".state");
export const finding = (page: Page) => page.locator(".finding");
export const cells = (page: Page) => page.locator(".grid td.is-p, .grid td.is-n");
export const running = (page: Page) => page.getByRole("button", { name: "Run this program" });
export const asking = (page: Page) => page.locator(".asking p");

/** Opens the Lab and waits for its editor. In an open page, that is after the address is rewritten. */
export async function open(page: Page, address = "en/lab"): Promise<void> {
  const state = page.url().startsWith("http") && address.includes("?");
  await page.goto(`./#${address}${state ? "&anew" : ""}`);
  await expect(page).not.toHaveURL(/&anew/);
  await expect(editor(page)).toBeVisible();
  await expect(page.locator(".loading")).toHaveCount(0);
}

export const textOf = async (file: Download): Promise<string> => await readFile(await file.path(), "utf8");

/** Replaces the program. */
export async function write(page: Page, code: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(code);
}

export const countdown = (more = "") => `
export const start = 3;
export function* moves(n: number) {
  ${more}
  if (n > 0) yield n - 1;
}
`;
