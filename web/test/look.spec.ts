import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { figureIds } from "../src/theory/ids.ts";
import { violations } from "./axe.ts";
import { expect, open, test } from "./page.ts";
import { type Scene, scenes } from "./scenes.ts";

const at = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

/** Where `npm run gallery` puts its pictures: those that the README shows are kept, the others are not. */
const PICTURES = at("../../docs/pictures/");
const GALLERY = at("../gallery/");

const sizes = { desktop: { width: 1280, height: 832 }, phone: { width: 390, height: 844 } } as const;

/** Looks in which each language, theme and size meets each other once: those of the gallery. */
const USUAL = ["en light desktop", "zh dark desktop", "zh light phone", "en dark phone"];

/** Every third scene is looked at in one of them, in turn; for the gallery each in all four, by the slow tests in all eight. */
function looksAt(look: string, scene: number): boolean {
  if (process.env.NIMBER_SLOW !== undefined) return true;
  const at = USUAL.indexOf(look);
  return at >= 0 && (process.env.NIMBER_GALLERY !== undefined || (scene % 3 === 0 && at === scene % 4));
}

/** Goes to a scene from the one before it, and says of a fault in which of them it is. */
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
          contextOptions: { reducedMotion: "reduce" },
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
    // The size that Open Graph asks for.
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
      // The longest is whole.
      await page.setViewportSize({ width: 1280, height: 1280 });
      for (const id of figureIds) {
        await open(page, `${language}/theory?page=${id}`);
        await expect(page.locator(".demo .result")).toBeVisible();
        // What stands above the figure is in the text.
        await page.evaluate(() => {
          for (const each of document.querySelectorAll(".demo > :is(h2, .quiet)")) each.remove();
        });
        await page.locator(".demo").screenshot({ path: `${PICTURES}figure-${id}.${language}.png` });
      }
    });
}
