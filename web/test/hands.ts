import type { Locator, Page } from "@playwright/test";
import { expect } from "./page.ts";

/** Windows of a phone, a laptop and a projector. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

export type Means = "touch" | "mouse" | "keys";

/** Actions of a visitor, counted; no script acts here. */
export function hands(page: Page, means: Means) {
  let done = 0;
  const { keyboard } = page;
  const focus = async (place: Locator) => {
    await expect(place).toBeVisible();
    // Moves from the focus forwards, then backwards, which is shorter to elements above it.
    for (const key of [...Array(60).fill("Tab"), ...Array(120).fill("Shift+Tab")]) {
      if (await place.evaluate((node) => node.contains(document.activeElement))) return;
      await keyboard.press(key);
    }
    throw new Error(`${place} is not reached by Tab`);
  };
  return {
    focus,
    /**
     * Clicks since the last reading: taps, clicks, and keys that trigger something, without keys that move
     * the focus.
     */
    clicks: () => {
      const now = done;
      done = 0;
      return now;
    },
    async press(place: Locator) {
      done++;
      await expect(place).toBeEnabled();
      if (means === "touch") await place.tap();
      else if (means === "mouse") await place.click();
      else {
        await focus(place);
        await keyboard.press("Enter");
      }
    },
    /** A key equivalent to a button, for keyboard users; others click the button. */
    async by(key: string, place: Locator) {
      done++;
      if (means === "touch") await place.tap();
      else if (means === "mouse") await place.click();
      else {
        await expect(place).toBeVisible();
        await keyboard.press(key);
      }
    },
    /** Takes a piece and those above it. */
    async take(place: Locator) {
      done++;
      if (means === "mouse") return place.click();
      if (means === "touch") return place.tap();
      // Arrow keys move through the pieces of the board that has the focus.
      await focus(place.locator("xpath=.."));
      const towards = () =>
        place.evaluate((to) => {
          const [from, goal] = [document.activeElement!, to].map((each) => each.getBoundingClientRect());
          const [right, down] = [goal!.x - from!.x, goal!.y - from!.y];
          if (Math.abs(down) > goal!.height / 2) return down > 0 ? "ArrowDown" : "ArrowUp";
          if (Math.abs(right) > goal!.width / 2) return right > 0 ? "ArrowRight" : "ArrowLeft";
          return undefined;
        });
      for (let i = 0; ; i++) {
        const key = await towards();
        if (key === undefined) break;
        expect(i).toBeLessThan(80);
        await keyboard.press(key);
      }
      await expect(place).toBeFocused();
      await keyboard.press("Enter");
    },
  };
}
