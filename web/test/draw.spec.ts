// Boards that the user draws by mouse, touch and keys, and boards embedded in another site.
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./page.ts";

const position = (page: Page) => page.getByRole("textbox", { name: "Position", exact: true });

async function paperOf(
  page: Page,
  name: string,
  cells: number,
): Promise<(x: number, y: number) => [number, number]> {
  const drawing = page.getByRole("group", { name });
  await drawing.scrollIntoViewIfNeeded();
  const { x, y, width } = (await drawing.boundingBox())!;
  const unit = width / cells;
  return (column, row) => [x + column * unit, y + row * unit];
}

test.describe("with a mouse and with keys", () => {
  test("a region of boxes is drawn, a line is drawn in it, and it is played", async ({ page }) => {
    await open(page, "en/play?sum=nimstring+1x1");
    await page.getByRole("button", { name: "Set up" }).click();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(position(page)).toHaveValue("nimstring -");
    const at = await paperOf(page, "Squared paper", 9);
    await page.mouse.move(...at(1, 1));
    await page.mouse.down();
    await page.mouse.move(...at(1, 2), { steps: 6 });
    await page.mouse.move(...at(2, 2), { steps: 6 });
    await page.mouse.up();
    const region = "nimstring 0-101,0-101,0-101,0-201,0-201,0-202,0-202,0-202,101-201,201-202";
    await expect(position(page)).toHaveValue(region);
    await page.mouse.click(...at(1, 0.5));
    await expect(position(page)).toHaveValue(region.replace("0-101,", ""));
    await page.mouse.click(...at(1, 0.5));
    await expect(position(page)).toHaveValue(region);
    await page.mouse.click(...at(2, 2));
    await expect(position(page)).toHaveValue("nimstring 0-101,0-101,0-101,0-201,0-201,0-201,101-201");
    await page.getByRole("button", { name: "Box in row 2, column 2" }).focus();
    await page.keyboard.press("Enter");
    await expect(position(page)).toHaveValue(region);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("button", { name: "Line between boxes 2,2 and 2,3" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(position(page)).toHaveValue(region.replace("0-202,", ""));
    await page.getByRole("button", { name: "Play this" }).click();
    await expect(page.locator("[data-cell]")).toHaveCount(9);
    await page.locator(".cell.open").first().press("Enter");
    await expect(page.locator(".moves button").first()).toBeVisible();
  });
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /**
   * Finger that moves from place to place and rests before it is lifted; otherwise the next tap would only
   * stop the scrolling.
   */
  async function drag(page: Page, ...places: readonly [number, number][]): Promise<void> {
    const touch = await page.context().newCDPSession(page);
    for (const [i, [x, y]] of places.entries())
      await touch.send("Input.dispatchTouchEvent", {
        type: i === 0 ? "touchStart" : "touchMove",
        touchPoints: [{ x, y }],
      });
    await page.waitForTimeout(100);
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  test("a region of boxes is drawn with a finger", { tag: "@slow" }, async ({ page }) => {
    await open(page, "en/play?sum=nimstring+1x1");
    await page.getByRole("button", { name: "Set up" }).click();
    const at = await paperOf(page, "Squared paper", 9);
    await drag(page, at(2, 1), at(2.5, 1), at(3, 1));
    await expect(position(page)).toHaveValue(/^nimstring 0-101.*102-103$/);
    await page.touchscreen.tap(...at(2.5, 1));
    await expect(position(page)).toHaveValue(/,101-102$/);
  });

  test("hackenbush is drawn with a finger", { tag: "@slow" }, async ({ page }) => {
    await open(page, "en/play?sum=hackenbush+0-1");
    await page.getByRole("button", { name: "Set up" }).click();
    const drawing: Locator = page.getByRole("group", { name: "Drawing of the graph" });
    await drawing.scrollIntoViewIfNeeded();
    // Its position now: it moves when the answer above it changes.
    const at = async (x: number, y: number): Promise<[number, number]> => {
      const box = (await drawing.boundingBox())!;
      const unit = box.width / 9;
      return [box.x + (x + 0.5) * unit, box.y + box.height - (y + 0.5) * unit];
    };
    await drag(page, await at(0, 1), await at(0.5, 1.5), await at(1, 2));
    await expect(position(page)).toHaveValue("hackenbush 0-1,1-2");
    await drag(page, await at(1, 2), await at(1, 1), await at(1, 0));
    await expect(position(page)).toHaveValue("hackenbush 0-1,0-2,1-2");
    await page.touchscreen.tap(...(await at(0, 0.5)));
    await expect(position(page)).toHaveValue("hackenbush 0-2,1-2");
  });
});

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** A server as the document describes: the only header is the type. */
async function serving(
  answer: (path: string) => Buffer | string,
): Promise<{ server: Server; origin: string }> {
  const server = createServer(({ url }, response) => {
    const path = new URL(url!, "http://here").pathname;
    try {
      const body = answer(path);
      response.setHeader("Content-Type", TYPES[extname(path)] ?? "text/html").end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

for (const sum of [
  "nimstring 0-101,0-101,0-101,0-201,0-201,0-202,0-202,0-202,101-201,201-202",
  "hackenbush 0-1,1-2,1-3",
])
  test(`one line of HTML shows a board on the page of another site: ${sum}`, {
    tag: sum.startsWith("hackenbush") ? "@slow" : [],
  }, async ({ page }) => {
    await open(page, `en/play?sum=${sum.replaceAll(" ", "+")}`);
    await page.getByRole("button", { name: "Share" }).click();
    const line = await page.getByLabel("Embed this board in your own page").inputValue();
    const built = fileURLToPath(new URL("../../dist/web", import.meta.url));
    const ours = await serving((path) => readFileSync(join(built, path === "/" ? "index.html" : path)));
    const shown = line.replace(new URL(page.url()).origin, ours.origin);
    expect(shown).toContain(ours.origin);
    const theirs = await serving(() => `<!doctype html><title>Theirs</title><p>A page.</p>${shown}`);
    try {
      await page.goto(theirs.origin);
      const board = page.frameLocator("iframe");
      const cells = board.locator("[data-cell]");
      await expect(board.locator(".table svg").first()).toBeVisible();
      await expect(cells.first()).toBeAttached();
      const before = await cells.count();
      await expect(board.locator(".top")).toBeHidden();
      // A straight line has no area, so this tool cannot click it; a key can.
      await board.locator(".cell.open").first().press("Enter");
      await expect.poll(() => cells.count()).toBeLessThan(before);
      expect(await page.evaluate(() => document.title)).toBe("Theirs");
    } finally {
      for (const { server } of [ours, theirs]) {
        server.closeAllConnections();
        server.close();
      }
    }
  });
