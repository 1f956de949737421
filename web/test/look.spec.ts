import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { expect, open, test } from "./page.ts";
import { scenes } from "./scenes.ts";

const at = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

/** Where `npm run gallery` puts its pictures: those that the README shows are kept, the others are not. */
const PICTURES = at("../../docs/pictures/");
const GALLERY = at("../gallery/");

const sizes = { desktop: { width: 1280, height: 832 }, phone: { width: 390, height: 844 } } as const;

/** Looks in which each language, theme and size meets each other once: those of the gallery. */
const USUAL = ["en light desktop", "zh dark desktop", "zh light phone", "en dark phone"];

/** A scene is looked at in one of them, in turn; for the gallery in all four, by the slow tests in all eight. */
function looksAt(look: string, scene: number): boolean {
  if (process.env.NIMBER_SLOW !== undefined) return true;
  const at = USUAL.indexOf(look);
  return at >= 0 && (process.env.NIMBER_GALLERY !== undefined || at === scene % 4);
}

for (const language of ["en", "zh"] as const) {
  for (const theme of ["light", "dark"] as const) {
    for (const [size, viewport] of Object.entries(sizes)) {
      const look = `${language} ${theme} ${size}`;
      test.describe(`${language}, ${theme}, ${size}`, () => {
        test.use({
          viewport,
          colorScheme: theme,
          hasTouch: size === "phone",
          contextOptions: { reducedMotion: "reduce" },
        });

        for (const [i, [name, { address, act }]] of Object.entries(scenes).entries()) {
          if (!looksAt(look, i)) continue;
          test(`${name}: nothing is wrong to axe, and nothing is too wide`, async ({ page }) => {
            await open(page, `${language}/${address}`);
            await act?.(page);
            await expect(page.getByText(/Computing|计算中/)).toHaveCount(0);
            const { violations } = await new AxeBuilder({ page })
              .setLegacyMode(true)
              .options({ resultTypes: ["violations"] })
              .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
              .analyze();
            expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(wide).toBeLessThanOrEqual(0);
            if (process.env.NIMBER_GALLERY && USUAL.includes(look)) {
              const file = `${name}.${language}-${theme}-${size}.png`;
              const kept = existsSync(`${PICTURES}${file}`);
              await page.screenshot({
                path: `${kept ? PICTURES : GALLERY}${file}`,
                fullPage: !name.startsWith("new-"),
              });
            }
          });
        }
      });
    }
  }
}
