import { fileURLToPath } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, headline, open, test } from "./page.ts";

const gallery = fileURLToPath(new URL("./gallery/", import.meta.url));

/** What every place looks like: an address, and what is done there. */
const scenes: Readonly<Record<string, { readonly address: string; act?(page: Page): Promise<void> }>> = {
  play: { address: "play?sum=nim+3+4+5&show=colours,values,binary,hints" },
  "play-row": {
    address: "play?sum=kayles+21+%2B+lasker+7&moves=1:9;1:1&show=values",
    async act(page) {
      await page.locator("[data-cell]").nth(4).click();
    },
  },
  "play-graph": { address: "play?sum=hackenbush+0-1,1-2,1-3,3-4,3-4,3-5&show=colours,values" },
  "play-lost": {
    address: "play?sum=wythoff+3,6&moves=1:1,1;1:0,4;1:1,0;1:1,1",
    async act(page) {
      await expect(headline(page)).toHaveText(/You lose|你输了/);
      await page.locator(".ask").click();
      await expect(page.locator(".review .winning")).toBeVisible();
    },
  },
  "play-dag": { address: "play?sum=dag+0>1,0>2,1>2,1>3,2>3,2>4,3>4,0>4@0&show=colours" },
  "play-stones": {
    address: "play?sum=black-and-white(2)+w..bw...bw.b&rival=friend&moves=1:1>3,12>11&show=hints",
    async act(page) {
      await expect(page.locator(".moves .sign")).toHaveCount(1);
    },
  },
  "new-position": {
    address: "play?sum=hackenbush+0-1,1-2,1-3,3-4,3-4,3-5",
    async act(page) {
      await page.locator(".heading .main").click();
      await expect(page.locator(".drawing .joint").nth(4)).toBeVisible();
      await page.locator(".drawing").scrollIntoViewIfNeeded();
    },
  },
  judge: {
    address: "judge?problem=hdu-1536",
    async act(page) {
      await expect(page.locator(".why li").first()).toBeVisible();
    },
  },
  lab: {
    address: "lab?example=squares",
    async act(page) {
      await expect(page.locator(".finding .fails")).toBeVisible();
      await expect(page.locator(".code .cm-content")).toBeVisible();
      await expect(page.locator(".loading")).toHaveCount(0);
    },
  },
  "lab-play": {
    address: "lab?example=kayles&view=play",
    async act(page) {
      await page.locator(".part .move").nth(4).click();
      await expect(page.locator(".log li")).toHaveCount(2);
    },
  },
  "new-game": {
    address: "play?sum=bash%285%29+21&play=misere&rival=6",
    async act(page) {
      await page.locator(".heading .main").click();
      await expect(page.locator(".games li").nth(5)).toBeVisible();
    },
  },
};

const sizes = { desktop: { width: 1280, height: 832 }, phone: { width: 390, height: 844 } } as const;

/** Each language, theme and size meets each other once; the slow tests look at all eight. */
const USUAL = ["en light desktop", "zh dark desktop", "zh light phone", "en dark phone"];

for (const language of ["en", "zh"] as const) {
  for (const theme of ["light", "dark"] as const) {
    for (const [size, viewport] of Object.entries(sizes)) {
      const look = `${language} ${theme} ${size}`;
      if (!USUAL.includes(look) && process.env.NIMBER_SLOW === undefined) continue;
      test.describe(`${language}, ${theme}, ${size}`, () => {
        test.use({
          viewport,
          colorScheme: theme,
          hasTouch: size === "phone",
          contextOptions: { reducedMotion: "reduce" },
        });

        test("nothing is wrong to axe, and nothing is too wide", async ({ page }) => {
          for (const [name, { address, act }] of Object.entries(scenes)) {
            await page.goto("about:blank");
            await open(page, `${language}/${address}`);
            await act?.(page);
            await expect(page.getByText(/Computing|计算中/)).toHaveCount(0);
            const { violations } = await new AxeBuilder({ page })
              .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
              .analyze();
            expect(violations.map(({ id, nodes }) => [name, id, nodes.map(({ html }) => html)])).toEqual([]);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(wide).toBeLessThanOrEqual(0);
            if (process.env.NIMBER_GALLERY && USUAL.includes(look)) {
              await page.screenshot({
                path: `${gallery}${name}.${language}-${theme}-${size}.png`,
                fullPage: !name.startsWith("new-"),
              });
            }
          }
        });
      });
    }
  }
}
