import { expect, open, test } from "./page.ts";

/** Question sent to a Worker. */
interface Sent {
  readonly worker: number;
  readonly ask: string;
  readonly games: readonly unknown[];
  readonly play: string;
}

test("head and board of a game's page have a position read once, and each search of it made once, by one Worker", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { question?: Sent }, ...rest: never[]) {
      if (!workers.includes(this)) workers.push(this);
      const { ask, games, play } = message.question ?? {};
      sent.push({ worker: workers.indexOf(this), ask, games, play });
      postMessage.call(this, message, ...rest);
    } as typeof postMessage;
  });
  const asked = async (...asks: readonly string[]) => {
    const sent = await page.evaluate(() => (window as unknown as { sent: Sent[] }).sent);
    return sent.filter(({ ask }) => asks.includes(ask));
  };
  const isSearched = async () => {
    await expect(page.locator(".answer").last()).toHaveClass(/proved|theorem|observed|none/);
    const details = page.getByRole("button", { name: "Details" });
    if ((await details.getAttribute("aria-expanded")) === "false") await details.click();
    await expect(page.getByText(/SG value/).first()).toBeVisible();
    // The head and the board both know the length of play.
    await expect(page.locator(".answers")).toContainText(/\d+ moves?\b/);
  };
  await open(page, "en/play?sum=cram+2x3&show=values");
  await isSearched();
  // The board asks again, because its position is shown anew.
  await page.keyboard.press("ArrowRight");
  expect((await asked("read", "open", "draw")).map(({ ask }) => ask)).toEqual(["open"]);
  const made = await asked("solve", "explain", "lasting");
  expect(made.map(({ ask }) => ask).sort()).toEqual(["explain", "lasting", "solve"]);
  expect(new Set(made.map(({ worker, games, play }) => JSON.stringify([worker, games, play]))).size).toBe(1);
});
