import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect } from "./page.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const folder = mkdtempSync(join(tmpdir(), "nimber-table-"));

/** Output of the command line. */
export const nimber = (...args: string[]) =>
  execFileSync(process.execPath, ["dist/cli/main.js", ...args], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env.PATH, LANG: "C.UTF-8" },
    stdio: ["ignore", "pipe", "ignore"],
  });

export const status = (page: Page) => page.locator(".progress p").first();
export const canvas = (page: Page) => page.locator(".zoomable canvas");
export const ruling = (page: Page) => page.locator(".period > .ruling");
export const readout = (page: Page) => page.locator(".readout");

export async function compute(page: Page, game: string, to: string): Promise<void> {
  await page.getByLabel("Game", { exact: true }).fill(game);
  await page.getByLabel("Heaps up to").fill(to);
  await page.keyboard.press("Enter");
}

export const done = (page: Page, values: string) =>
  expect(status(page)).toHaveText(new RegExp(`^${values} values in `));

export async function downloaded(
  page: Page,
  click: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), click()]);
  const path = join(folder, `${Math.random()}`);
  await download.saveAs(path);
  return { name: download.suggestedFilename(), text: readFileSync(path, "utf8") };
}
