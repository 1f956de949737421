import { oneIn } from "../../test/part.ts";
import { expect, open, test } from "./page.ts";

test("the winning moves are told in words, in both languages", async ({ page }) => {
  await open(page, "en/why?sum=kayles+5+7");
  await expect(page.locator(".winning")).toContainText("knock down pin 2 in row 1");
  await open(page, "zh/why?sum=nim+1+2+3+4");
  await expect(page.locator(".winning")).toHaveText("必胜走法：从第 4 堆取 4 个");
  await open(page, "en/why?sum=nim+1+2+3");
  await expect(page.locator(".sentence")).toBeVisible();
  await expect(page.locator(".winning")).toHaveCount(0);
});

test("under misère play the winner and the moves come first, the quotient is folded, and no theorem of normal play", async ({
  page,
}) => {
  await open(page, "en/why?sum=kayles+5+7&play=misere");
  await expect(page.locator(".sentence")).toHaveText("The next player wins (N-position).");
  await expect(page.locator(".winning")).toBeVisible();
  await expect(page.getByText("by the misère quotient")).toBeHidden();
  await page.getByText("Reason", { exact: true }).click();
  await expect(page.getByText("by the misère quotient")).toBeVisible();
  await expect(page.getByRole("link", { name: "misère quotient" })).toHaveAttribute("href", /law\?.*misere/);
  await expect(page.getByRole("heading", { name: "Known results for this game" })).toHaveCount(0);
  await open(page, "en/why?sum=kayles+5+7");
  await expect(page.getByRole("heading", { name: "Known results for this game" })).toBeVisible();
});

/** Winner of Kayles rows by play alone. */
const wins = (rows: readonly number[], misere: boolean, known = new Map<string, boolean>()): boolean => {
  const key = rows.toSorted().join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const options = rows.flatMap((row, i) =>
    [1, 2].flatMap((taken) =>
      Array.from({ length: Math.max(0, row - taken + 1) }, (_, left) => [
        ...rows.toSpliced(i, 1),
        ...[left, row - taken - left].filter((each) => each > 0),
      ]),
    ),
  );
  const won = options.length === 0 ? misere : options.some((option) => !wins(option, misere, known));
  known.set(key, won);
  return won;
};

/** Kayles rows that a link to an explanation names. */
const rowsOf = (href: string): number[] =>
  [...decodeURIComponent(href.replaceAll("+", " ")).matchAll(/kayles (\d+)/g)]
    .map(([, row]) => Number(row))
    .filter((row) => row > 0);

for (const [sum, misere] of oneIn(2, [
  ["kayles 5 7", false],
  ["kayles 4 4", false],
  ["kayles 12", true],
  ["kayles 5 7", true],
] as const))
  test(`each move from a lost position has a winning reply: ${sum}${misere ? ", misère" : ""}`, async ({
    page,
  }) => {
    await open(page, `en/why?sum=${sum.replaceAll(" ", "+")}${misere ? "&play=misere" : ""}`);
    const links = (of: string) =>
      page.locator(of).evaluateAll((all) => all.map((each) => each.getAttribute("href")!));
    await expect(page.locator(".replies tbody tr").nth(3)).toBeVisible();
    const moves = await links(".replies td:first-child a");
    const replies = await links(".replies td:last-child a");
    expect(replies.length).toBe(moves.length);
    for (const href of moves) expect(wins(rowsOf(href), misere), href).toBe(true);
    for (const href of replies) expect(wins(rowsOf(href), misere), href).toBe(false);
    for (const href of await links(".winning a")) expect(wins(rowsOf(href), misere), href).toBe(false);
  });

test("a figure marks the pieces of a winning move, and its move leads to what it leaves", {
  tag: "@slow",
}, async ({ page }) => {
  await open(page, "en/why?sum=nim+3+4+5");
  const marked = page.locator(".term").first().locator(".won circle");
  await expect(marked).toHaveCount(2);
  // The text is one column of about seventy letters at every width.
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [text, figure] = [
      (await page.locator(".sentence").boundingBox())!,
      (await marked.first().boundingBox())!,
    ];
    const size = await page
      .locator(".sentence")
      .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
    expect(text.width / size).toBeLessThan(40);
    expect(figure.y).toBeGreaterThan(text.y + text.height);
  }
  await page.locator(".winning a").click();
  await expect(page.locator(".sentence")).toHaveText(/^1 ⊕ 4 ⊕ 5 = 0/);
  await expect(page.locator(".winning")).toHaveCount(0);
  await page.getByRole("button", { name: "One more in component 1" }).click();
  await expect(page.locator(".sentence")).toHaveText(/^2 ⊕ 4 ⊕ 5 = 3/);
});

test("a theorem that is proved in the book leads to its proof, in both languages", { tag: "@slow" }, async ({
  page,
}) => {
  const sums = {
    "nim 1 2 3": ["nim"],
    "nim 1 2 3&play=misere": ["misere"],
    "{3..7} 25": ["period"],
    "dag 1>0@1": ["sums"],
  };
  for (const [language, says, proof] of [
    ["en", "Proved in Theory", "Proof"],
    ["zh", "证明见“理论”", "证明"],
  ] as const) {
    for (const [sum, chapters] of Object.entries(sums)) {
      await open(page, `${language}/why?sum=${encodeURI(sum)}`);
      const led = () =>
        page
          .getByRole("link", { name: says })
          .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute("href")))]);
      await expect.poll(led).toEqual(chapters.map((id) => `#${language}/theory?page=${id}&part=proof`));
    }
    await page.getByRole("link", { name: says }).last().click();
    await expect(page.getByRole("heading", { name: proof, exact: true })).toBeInViewport();
    await expect(page.locator("details", { hasText: "∎" })).toHaveAttribute("open");
  }
});

test("a class sees the position large until the answers are revealed", { tag: "@slow" }, async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "en/why?sum=nim+3+4+5");
    await expect(page.locator(".sentence")).toBeVisible();
    await page.getByRole("button", { name: "Present" }).click();
    const board = page.locator(".question");
    await expect(board.locator("circle")).toHaveCount(12);
    const box = (await board.boundingBox())!;
    await expect(board).toContainText("Who wins, and why?");
    // At least half of the screen, above the bar, and nothing to scroll to.
    expect(box.width * box.height).toBeGreaterThan((width * height) / 2);
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0);
    const bar = (await page.locator(".presentation").boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
    await expect(page.locator(".sentence")).toBeHidden();
    await page.keyboard.press("r");
    await expect(board).toBeVisible();
    await page.keyboard.press("r");
    await expect(board).toHaveCount(0);
    await expect(page.locator(".sentence")).toBeVisible();
    await page.keyboard.press("p");
  }
});
