import { expect, open, test } from "./page.ts";

/** Milliseconds for which the main thread may be busy at a time. */
const LONGEST = 100;
/** A busy machine interrupts the page too: the best of some attempts counts. */
const ATTEMPTS = 5;

/** Counts, between turns of the event loop, the longest time that the page could do nothing. */
function longestGap(during: number): Promise<number> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const started = performance.now();
    let last = started;
    let longest = 0;
    port1.onmessage = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (now - started > during) resolve(longest);
      else port2.postMessage(undefined);
    };
    port2.postMessage(undefined);
  });
}

test("the main thread goes on while a solver works", async ({ page }) => {
  await open(page, "en/play?sum=chomp+12x12&rival=friend&show=values");
  await expect(page.getByText("Computing …")).toBeVisible();
  const gaps: number[] = [];
  while (gaps.length < ATTEMPTS && Math.min(Number.POSITIVE_INFINITY, ...gaps) >= LONGEST) {
    gaps.push(await page.evaluate(longestGap, 1500));
    await expect(page.getByText("Computing …")).toBeVisible();
  }
  expect(Math.min(...gaps)).toBeLessThan(LONGEST);
});
