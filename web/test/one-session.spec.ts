import { expect, open, test } from "./page.ts";

/** A question as it is sent to a Worker. */
interface Sent {
  readonly worker: number;
  readonly ask: string;
  readonly games: readonly unknown[];
}

test("head and board of a game's page have a position searched by one Worker", async ({ page }) => {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { question?: Sent }, ...rest: never[]) {
      if (!workers.includes(this)) workers.push(this);
      const { ask, games } = message.question ?? {};
      sent.push({ worker: workers.indexOf(this), ask, games });
      postMessage.call(this, message, ...rest);
    } as typeof postMessage;
  });
  await open(page, "en/play?sum=cram+4x5&show=values");
  await expect(page.locator(".answer").last()).toHaveClass(/proved|theorem|observed|none/);
  await expect(page.getByText(/SG value/).first()).toBeVisible();
  const asked = () => page.evaluate(() => (window as unknown as { sent: Sent[] }).sent);
  await expect.poll(async () => (await asked()).filter(({ ask }) => ask === "lasting").length).toBe(2);
  const searches = (await asked()).filter(({ ask }) => ["solve", "explain", "lasting"].includes(ask));
  expect(new Set(searches.map(({ ask }) => ask))).toEqual(new Set(["solve", "explain", "lasting"]));
  expect(new Set(searches.map(({ worker }) => worker)).size).toBe(1);
});
