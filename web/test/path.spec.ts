import { readFile } from "node:fs/promises";
import { lessonIds } from "../src/path/ids.ts";
import { lessons } from "../src/path/lessons.ts";
import { expect, open, piece, test } from "./page.ts";

test.describe("the path", () => {
  test("a lesson has its text, three positions and a drill, and progress is kept and taken elsewhere", async ({
    page,
    browser,
  }) => {
    await open(page, "en/home");
    await page.getByRole("link", { name: "Learn the theory" }).click();
    await expect(page.locator(".lessons li")).toHaveCount(lessonIds.length);
    await page.locator(".lessons a", { has: page.getByText("Bouton’s theorem", { exact: true }) }).click();
    await expect(page).toHaveURL(/#en\/path\?page=bouton$/);
    await expect(page.locator("h1")).toHaveText("Bouton’s theorem");
    await expect(page.locator(".prose")).toContainText("Only the heap of");
    const round = page.locator(".drill");
    await expect(round).toContainText("Position 1 of 3");
    // From 1 and 2, the second heap is reduced to 1; from 3, 4 and 5 the first to 1.
    const take = (heap: number, cell: number) => piece(page, cell, heap).click();
    await take(1, 1);
    await expect(round).toContainText("Position 2 of 3");
    await take(0, 1);
    await expect(round).toContainText("Position 3 of 3");
    // From 2, 7 and 9, taking four from nine wins; taking all of it is wrong, and the page says why.
    await take(2, 0);
    await expect(round).toContainText("Not that one. To win, take 4 from heap 3");
    await expect(round.locator(".reason")).toContainText("nim-sum");
    await expect(page.locator(".tasks .win")).toHaveCount(2);
    await page.getByRole("button", { name: "Three positions" }).click();
    for (const [i, [heap, cell]] of (
      [
        [1, 1],
        [0, 1],
        [2, 5],
      ] as const
    ).entries()) {
      await expect(round).toContainText(`Position ${i + 1} of 3`);
      await take(heap, cell);
    }
    await expect(page.locator(".tasks .win")).toHaveCount(3);
    await round.getByRole("button", { name: "Five more" }).click();
    for (let i = 1; i <= 5; i++) {
      await expect(round).toContainText(`Position ${i} of 5`);
      // The board of the previous position stays while the next one is computed.
      await expect(round).toContainText("Make a move that wins.");
      await piece(page, 0).click();
      await expect(round).toContainText(/Right|Not that one/);
      const next = round.getByRole("button", { name: "Next" });
      if (i < 5 && !(await round.textContent())?.includes("Right")) await next.click();
    }
    const right = await round.locator(".win").count();
    await expect(page.locator(".tasks")).toContainText(right === 0 ? "Drill of five" : `best: ${right} of 5`);
    await page.reload();
    await expect(page.locator(".tasks .win")).toHaveCount(3);

    await page.getByRole("link", { name: "All lessons" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save progress as a file" }).click();
    const file = await (await download).path();
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual({
      nimber: "path",
      lessons: { bouton: { tries: [true, true, true], drill: right } },
    });
    const other = await browser.newContext();
    const there = await other.newPage();
    await there.goto(page.url().replace("#en", "#zh"));
    await there.locator("input[type=file]").setInputFiles({
      name: "other.json",
      mimeType: "application/json",
      buffer: Buffer.from('{"nimber":"path","lessons":{"bouton":{"tries":[true],"drill":9}}}'),
    });
    await expect(there.getByText("这个文件不是保存的进度。")).toBeVisible();
    await there.locator("input[type=file]").setInputFiles(file);
    await expect(there.getByText("已加入文件中的进度。")).toBeVisible();
    await there.locator(".lessons a[href$=bouton]").click();
    await expect(there.locator(".tasks .win")).toHaveCount(3);
    await other.close();
  });

  test("a lesson that is over is marked, and the front page leads to the next", { tag: "@slow" }, async ({
    page,
  }) => {
    await page.addInitScript(
      (lessons) => {
        localStorage.setItem("nimber-path", JSON.stringify({ nimber: "path", lessons }));
      },
      Object.fromEntries(
        lessonIds.slice(0, 2).map((id) => [id, { tries: lessons[id].tries.map(() => true), drill: 5 }]),
      ),
    );
    await open(page, "en/home");
    const learn = page.getByRole("link", { name: "Learn the theory" });
    await expect(learn).toContainText(`2 of ${lessonIds.length} lessons done`);
    await learn.click();
    await expect(page).toHaveURL(/#en\/path\?page=bachet$/);
    await page.getByRole("link", { name: "Nimber", exact: true }).click();
    await expect(page.locator(".continue")).toHaveText("Continue: Path · bachet");
    await page.locator(".continue").click();
    await page.getByRole("link", { name: "All lessons" }).click();
    await expect(page.getByRole("status").first()).toHaveText(`2 of ${lessonIds.length} lessons done`);
    await expect(page.locator(".lessons .win")).toHaveCount(2);
  });

  test("every lesson shows its texts and its first position", async ({ page }) => {
    for (const id of lessonIds) {
      await open(page, `en/path?page=${id}`);
      await expect(page.locator(".prose section").first()).toBeVisible();
      await expect(page.locator(".drill")).toContainText("Position 1 of 3");
      await expect(page.locator(".component .board").first()).toBeVisible();
    }
  });
});
