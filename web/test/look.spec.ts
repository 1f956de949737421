import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { figureIds } from "../src/theory/ids.ts";
import { violations } from "./axe.ts";
import { expect, open, test } from "./page.ts";
import { type Scene, scenes } from "./scenes.ts";

const at = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

/** Folder for the pictures of `npm run gallery`; only those in the README are kept. */
const PICTURES = at("../../docs/pictures/");
const GALLERY = at("../gallery/");

const sizes = { desktop: { width: 1280, height: 832 }, phone: { width: 390, height: 844 } } as const;

/**
 * Combinations of language, theme and size in which each pair of values occurs once; the gallery has these.
 */
const USUAL = ["en light desktop", "zh dark desktop", "zh light phone", "en dark phone"];

/**
 * Every tenth scene is tested in one combination, in turn; the gallery has all four, and the slow tests all
 * eight.
 */
function looksAt(look: string, scene: number): boolean {
  if (process.env.NIMBER_SLOW !== undefined) return true;
  const at = USUAL.indexOf(look);
  return (
    at >= 0 && (process.env.NIMBER_GALLERY !== undefined || (scene % 10 === 0 && at === (scene / 10) % 4))
  );
}

/** Goes from one scene to the next, and names the scene of a fault. */
async function lookAt(page: Page, name: string, look: string, { address, act, leave }: Scene): Promise<void> {
  await open(page, `${look.slice(0, 2)}/${address}`);
  await act?.(page);
  await expect(page.getByText(/Computing|计算中/)).toHaveCount(0);
  expect.soft(await violations(page), name).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wide, name).toBeLessThanOrEqual(0);
  if (process.env.NIMBER_GALLERY && USUAL.includes(look)) {
    const file = `${name}.${look.replaceAll(" ", "-")}.png`;
    const kept = existsSync(`${PICTURES}${file}`);
    await page.screenshot({
      path: `${kept ? PICTURES : GALLERY}${file}`,
      fullPage: !name.startsWith("new-"),
    });
  }
  await leave?.(page);
}

for (const language of ["en", "zh"] as const) {
  for (const theme of ["light", "dark"] as const) {
    for (const [size, viewport] of Object.entries(sizes)) {
      const look = `${language} ${theme} ${size}`;
      const seen = Object.entries(scenes).filter((_, i) => looksAt(look, i));
      if (seen.length === 0) continue;
      test.describe(`${language}, ${theme}, ${size}`, () => {
        test.use({
          viewport,
          colorScheme: theme,
          hasTouch: size === "phone",
        });

        test("nothing is wrong to axe, and nothing is too wide", async ({ page }) => {
          for (const [name, scene] of seen) await test.step(name, () => lookAt(page, name, look, scene));
        });
      });
    }
  }
}

if (process.env.NIMBER_GALLERY) {
  test("the picture of links that are shared", async ({ page }) => {
    // Size required by Open Graph.
    await page.setViewportSize({ width: 1200, height: 630 });
    const { address, act } = scenes.play!;
    await open(page, `en/${address}`);
    await act?.(page);
    await expect(page.getByText("Looking …")).toHaveCount(0);
    await page.screenshot({ path: `${PICTURES}shared.png` });
  });

  for (const language of ["en", "zh"] as const)
    test(`the figures of the chapters, for those who read them as Markdown, in ${language}`, async ({
      page,
    }) => {
      // The longest page is complete.
      await page.setViewportSize({ width: 1280, height: 1280 });
      for (const id of figureIds) {
        await open(page, `${language}/theory?page=${id}`);
        await expect(page.locator(".demo .result")).toBeVisible();
        // The text has the content above the figure.
        await page.evaluate(() => {
          for (const each of document.querySelectorAll(".demo > :is(h2, .quiet)")) each.remove();
        });
        await page.locator(".demo").screenshot({ path: `${PICTURES}figure-${id}.${language}.png` });
      }
    });
}
