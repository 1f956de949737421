import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { oneIn } from "../../test/part.ts";
import { expect, open, test } from "./page.ts";

/** Letters and shapes on each page of a printed document, counted by its drawing operators. */
async function printed(
  page: Page,
): Promise<readonly { readonly letters: number; readonly shapes: number }[]> {
  const file = await page.pdf({ format: "A4", printBackground: true });
  const text = file.toString("latin1");
  const objects = new Map<string, number>();
  for (const { index, 1: id } of text.matchAll(/^(\d+) 0 obj\b/gm)) objects.set(id!, index);
  return [...text.matchAll(/\/Type \/Page\b(?!s)[\s\S]*?endobj/g)].map(([dictionary]) => {
    const [, id] = /\/Contents (\d+) 0 R/.exec(dictionary)!;
    const from = text.indexOf("stream\n", objects.get(id!)) + "stream\n".length;
    const drawing = inflateSync(file.subarray(from, text.indexOf("endstream", from))).toString("latin1");
    return {
      letters: drawing.match(/\bT[jJ]\b/g)?.length ?? 0,
      shapes: drawing.match(/\b(?:re|h)\b/g)?.length ?? 0,
    };
  });
}

/** Maximal number of pages, and an element that must be present before printing. */
const SHEETS = [
  ["en/play?sum=nim+3+4+5", ".component", 1],
  ["zh/play?sum=cram+4x5", ".component", 1],
  ["en/play?sum=kayles+40", ".component", 1],
  ["en/table?game=kayles&to=1000", ".period > .ruling", 2],
  ["en/law?game=kayles", ".columns .proved", 2],
  ["en/graph?sum=kayles+7", ".canvas .node", 2],
  ["zh/why?sum=nim+3+4+5", ".sentence", 2],
  ["en/program?game=kayles", ".source pre", 3],
  ["en/judge?problem=hdu-1536", ".output", 3],
  ["en/theory?page=nim", ".demo", 5],
  ["zh/path?page=bouton", ".component", 1],
  ["en/lesson", ".step", 1],
] as const;

for (const [turn, width] of oneIn(3, [...[390, 1280, 1920].entries()], 1))
  test(`a printed page is a good sheet, at ${width} px`, { tag: "@slow" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    for (const [address, there, most] of oneIn(6, SHEETS, turn)) {
      await test.step(address, async () => {
        await open(page, address);
        await expect(page.locator(there).first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        const pages = await printed(page);
        expect(pages.length).toBeGreaterThan(0);
        expect(pages.length).toBeLessThanOrEqual(most);
        // No page is empty, and the first has more than a title.
        for (const { letters, shapes } of pages) expect(letters + shapes).toBeGreaterThan(3);
        expect(pages[0]!.letters + pages[0]!.shapes).toBeGreaterThan(20);
      });
    }
  });

test("a printed board is scaled to the paper, and no control is printed", { tag: "@slow" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const address of ["en/play?sum=nim+3+4+9", "en/play?sum=cram+4x5", "en/graph?sum=kayles+7"]) {
    await open(page, address);
    await expect(page.locator(".component, .canvas .node").first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    // A4 without its margins.
    await page.setViewportSize({ width: 703, height: 1032 });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    const frame = await page.locator(".table, .canvas").first().boundingBox();
    const pieces = await page.locator("[data-cell], .canvas .node").all();
    expect(pieces.length).toBeGreaterThan(10);
    for (const piece of pieces) {
      const box = (await piece.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(frame!.x - 1);
      expect(box.x + box.width).toBeLessThanOrEqual(frame!.x + frame!.width + 1);
    }
    await expect(page.locator(".top, .tabs, main button").locator("visible=true")).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1920, height: 1080 });
  }
});

test("the front page prints its board and all games on two pages", async ({ page }) => {
  for (const language of ["en", "zh"]) {
    await open(page, `${language}/home`);
    await page.locator(".gallery").scrollIntoViewIfNeeded();
    await expect(page.locator(".cards li").nth(60)).toBeAttached();
    await page.waitForLoadState("networkidle");
    const pages = await printed(page);
    expect(pages.length).toBe(2);
    for (const { letters } of pages) expect(letters).toBeGreaterThan(20);
  }
});

/** Heaps of each task of the printed sheets, by version, with the stated answer. */
async function sheetsOf(page: Page) {
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.locator(".solutions")).toHaveCount(2);
  const read = (lists: string) =>
    page
      .locator(lists)
      .evaluateAll((all) =>
        all.map((list) =>
          [...list.querySelectorAll("li")].map((item) => [
            item.querySelector("code")!.textContent!,
            item.querySelector("p")!.textContent!,
          ]),
        ),
      );
  const [tasks, answers] = [await read(".version .tasks"), await read(".solutions")];
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".handout")).toHaveCount(0);
  return { tasks: tasks.map((each) => each.map(([sum]) => sum!)), answers };
}

const nimSum = (heaps: readonly number[]): number => heaps.reduce((sum, heap) => sum ^ heap, 0);

/** Winner of Nim by Bouton; misère play is reversed when no heap has two tokens. */
const isLost = (heaps: readonly number[], misere: boolean): boolean =>
  (nimSum(heaps) === 0) !== (misere && heaps.every((heap) => heap < 2));

for (const misere of oneIn(2, [false, true], 1))
  test(`sheets of one seed are equal, and their answers right: ${misere ? "misère" : "normal"} play`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await open(page, `en/play?sum=nim+3+4+5${misere ? "&play=misere" : ""}`);
    await page.getByRole("button", { name: "Print a sheet" }).click();
    await page.getByRole("group", { name: "Versions" }).getByRole("radio").nth(1).check();
    const seed = page.getByRole("spinbutton", { name: "Seed" });
    const printed = async (text: string) => {
      await seed.fill(text);
      await seed.blur();
      return sheetsOf(page);
    };
    const first = await printed("2026");
    const other = await printed("2027");
    expect(await printed("2026")).toEqual(first);
    const sheets = [...first.tasks, ...other.tasks];
    expect(new Set(sheets.map(String)).size).toBe(4);
    for (const { tasks, answers } of [first, other]) {
      expect(answers.map((each) => each.map(([sum]) => sum))).toEqual(tasks);
      for (const [sum, says] of answers.flat()) {
        const heaps = sum!.replace("nim ", "").split(" ").map(Number);
        const lost = isLost(heaps, misere);
        expect(says!.includes("the other player"), says).toBe(lost);
        // Each listed move leaves a P-position, and no winning move is missing.
        const named = [...says!.matchAll(/take (\d+)(?: from heap (\d+))?/g)].map(([, take, heap]) =>
          heaps.with(Number(heap ?? 1) - 1, heaps[Number(heap ?? 1) - 1]! - Number(take)),
        );
        expect(
          named.every((left) => isLost(left, misere)),
          says,
        ).toBe(true);
        const all = heaps.flatMap((had, i) =>
          Array.from({ length: had }, (_, left) => heaps.with(i, left)).filter((to) => isLost(to, misere)),
        );
        expect(named.length, says).toBe(all.length);
      }
    }
  });
