import type { Page } from "@playwright/test";
import { expect, open, test } from "./page.ts";

const names = (page: Page) => page.locator(".games tbody th a");

test("the shipped census can be searched, filtered and sorted, and the address has it all", async ({
  page,
}) => {
  await open(page, "en/census");
  await expect(names(page)).toHaveCount(100);
  await page.getByLabel("Find a game").fill("0.77");
  await expect(names(page).filter({ hasText: /^0\.77$/ })).toHaveCount(1);
  const kayles = page.locator(".games tbody tr").filter({ has: page.getByText("0.77", { exact: true }) });
  await expect(kayles.locator("td").nth(1)).toHaveText("71");
  await expect(kayles.locator("td").nth(2)).toHaveText("12");
  await page.getByRole("radio", { name: /^proved/ }).check();
  await page.getByRole("button", { name: /^Period/ }).click();
  await expect(page.getByRole("columnheader", { name: "Period", exact: true })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(page).toHaveURL(/text=0\.77&verdict=proved&sort=period:down/);
  const first = await names(page).first().textContent();
  await page.reload();
  await expect(names(page).first()).toHaveText(first!);
  // On a phone the important columns are completely visible.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("columnheader", { name: "Period", exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("columnheader", { name: /^Largest/ })).toBeHidden();
});

test("what is unknown comes last, figures, pages", { tag: "@slow" }, async ({ page }) => {
  await test.step("what is unknown comes last, whichever way the games are sorted", async () => {
    await open(page, "en/census?sort=period:down");
    await expect(page.locator(".games tbody tr").first().locator("td").nth(2)).toHaveText(/^[\d,]+/);
    await page.getByRole("button", { name: /^Period/ }).click();
    await expect(page.locator(".games tbody tr").first().locator("td").nth(2)).toHaveText(/^1/);
  });

  await test.step("a dot of the figure lists its games", async () => {
    await open(page, "en/census");
    const dot = page.locator(".figure .dot:not(.marked)").last();
    await dot.hover();
    await expect(page.locator(".readout")).toHaveText(/^Preperiod \d+, period \d+: /);
    await dot.click();
    await expect(page).toHaveURL(/preperiod=\d+&period=\d+/);
    await page.getByRole("button", { name: "Show all periods" }).click();
    await expect(page).not.toHaveURL(/preperiod/);
  });

  await test.step("a game opens in the Table", async () => {
    await open(page, "en/census?text=0.77");
    await names(page)
      .filter({ hasText: /^0\.77$/ })
      .click();
    await expect(page).toHaveURL(/#en\/table\?game=0\.77&to=1000/);
    await expect(page.locator(".period > .ruling")).toHaveText("Proved");
    await open(page, "en/census?sort=preperiod:down");
    await expect(names(page).first()).toHaveAttribute("href", "#en/table?game=0.054&to=1000000");
  });

  await test.step("an address behind the last game shows the last ones", async () => {
    await open(page, "en/census?from=100000");
    await expect(page.getByText("201 to 279 of 279")).toBeVisible();
    await expect(page).toHaveURL(/from=200$/);
  });

  await test.step("pages of a long census", async () => {
    await open(page, "zh/census");
    await expect(page.getByText(/^第 1 至 100 个/)).toBeVisible();
    await page.getByRole("button", { name: "下一页" }).click();
    await expect(page.getByText(/^第 101 至 200 个/)).toBeVisible();
    await page.getByRole("button", { name: "上一页" }).click();
    await expect(page.getByText(/^第 1 至 100 个/)).toBeVisible();
  });
});

test("files: one's own, one that is none, misère quotients, dropped on the page", { tag: "@slow" }, async ({
  page,
}) => {
  await test.step("a file of one's own, and a file that is none", async () => {
    await open(page, "en/census");
    const file = (name: string, text: string) =>
      page
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
    await file(
      "mine.csv",
      'key,game,stands,verdict,stoppedBy,preperiod,period,maximum,lastRare,heaps\nx,"{1,2}","{1,2} {2,4}",proved,,0,3,2,,100\n',
    );
    await expect(names(page)).toHaveText(["{1,2}"]);
    await expect(page.locator(".games tbody small")).toHaveText("stands for {2,4}");
    await file("other.csv", "a,b\n1,2\n");
    await expect(page.getByRole("alert")).toHaveText(
      "Line 1: expected the column game; this is not the CSV export of a census.",
    );
    await file(
      "wrong.csv",
      "game,stands,verdict,preperiod,period,maximum,lastRare,heaps\n0.7,0.7,sure,,,,,\n",
    );
    await expect(page.getByRole("alert")).toHaveText(
      "Line 2: expected a game and its verdict, found 0.7, sure.",
    );
  });

  await test.step("a census of misère quotients has columns of its own", async () => {
    await open(page, "en/census");
    await page.locator('input[type="file"]').setInputFiles("docs/census/misere-octal-3.csv");
    await expect(page.getByRole("button", { name: /^Order/ })).toBeVisible();
    await page.getByLabel("Find a game").fill("0.77");
    const kayles = page.locator(".games tbody tr").filter({ has: page.getByText("0.77", { exact: true }) });
    await expect(kayles.locator("td").nth(1)).toHaveText("71");
    await expect(kayles.locator("td").nth(2)).toHaveText("12");
    await expect(kayles.locator(".order")).toHaveText("40");
    await expect(kayles.locator(".pPortion")).toHaveText("9");
    await expect(kayles.locator(".tame")).toHaveText("wild");
    await page.getByRole("button", { name: /^Order/ }).click();
    await expect(page).toHaveURL(/sort=order:down/);
    await page.getByLabel("Find a game").fill("0.3");
    await expect(page.locator(".games tbody .tame").filter({ hasText: "tame, T1" }).first()).toBeVisible();
  });

  await test.step("a file is dropped on the page, and one that is cut short is refused", async () => {
    await open(page, "en/census");
    const drop = (name: string, text: string) =>
      page.locator("main").evaluate(
        (main, [name, text]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text!], name!, { type: "text/csv" }));
          const held = { dataTransfer, bubbles: true, cancelable: true };
          const over = new DragEvent("dragover", held);
          main.dispatchEvent(over);
          main.dispatchEvent(new DragEvent("drop", held));
          return over.defaultPrevented;
        },
        [name, text],
      );
    const head = "game,verdict,preperiod,period,maximum,heaps";
    expect(await drop("twice.csv", `${head}\n0.7,proved,0,2,1,9\n0.7,proved,0,2,1,9\n`)).toBe(true);
    await expect(names(page)).toHaveText(["0.7", "0.7"]);
    await drop("cut.csv", `${head}\n0.7,proved,0,2,1,9\n0.77,proved,71`);
    await expect(page.getByRole("alert")).toHaveText(
      "Line 3: expected as many fields as line 1 has; the file is damaged or cut short.",
    );
    await expect(names(page)).toHaveCount(2);
  });
});

test("a file that is chosen before the page knows what it shows is what it shows then", {
  tag: "@slow",
}, async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route("**/census/summary.json*", async (route) => {
      resolve();
      await new Promise<void>((answered) => {
        answer = answered;
      });
      await route.continue();
    });
  });
  await open(page, "en/census");
  await asked;
  await page.locator('input[type="file"]').setInputFiles({
    name: "mine.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "game,stands,verdict,preperiod,period,maximum,lastRare,heaps\n0.7,0.7,proved,0,2,1,,9\n",
    ),
  });
  await expect(page.getByRole("status").first()).not.toBeEmpty();
  answer();
  await expect(names(page)).toHaveText(["0.7"]);
  // Nothing is fetched to show in its place either.
  await page.waitForLoadState("networkidle");
  await expect(names(page)).toHaveText(["0.7"]);
});

test("a damaged address shows one line and a working page", { tag: "@slow" }, async ({ page }) => {
  for (const query of ["of=nothing", "sort=size", "verdict=sure", "from=-3"]) {
    await test.step(query, async () => {
      await page.goto(`./#en/census?${query}`);
      await expect(page.locator(".notice p")).toHaveCount(1);
      await expect(names(page)).toHaveCount(100);
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.locator(".notice")).toHaveCount(0);
    });
  }
});

test("a census behind the server is asked only for what has changed", { tag: "@slow" }, async ({ page }) => {
  // Requests through a service worker cannot be answered by the test.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
  const asked: string[] = [];
  let [done, running] = [300, 0];
  const answers: Readonly<Record<string, () => unknown>> = {
    summary: () => ({ served: true, name: "mine" }),
    counts: () => ({ done, running, waiting: 0, proved: done, observed: 0, open: 0, failed: 0 }),
    rows: () => ({ total: 1000 * done, rows: [entry] }),
    points: () => [{ preperiod: 71, period: 12, games: 2, first: "0.77" }],
  };
  const found = { preperiod: 71, period: 12, saltus: 0, maximum: 8, lastRare: null, heaps: 168 };
  const entry = { game: "0.77", stands: ["0.77"], verdict: "proved", stoppedBy: null, ...found };
  await page.route("**/census/*.json*", (route) => {
    const [, what = ""] = /census\/(\w+)\.json/.exec(route.request().url()) ?? [];
    asked.push(what);
    return route.fulfill({ json: answers[what]?.() });
  });
  const news = () => asked.splice(0).sort().join(" ");
  await open(page, "en/census");
  await expect(page.getByText("1 to 1 of 300,000")).toBeVisible();
  expect(news()).toBe("counts points rows summary");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("101 to 101 of 300,000")).toBeVisible();
  expect(news()).toBe("rows");
  await page.getByRole("button", { name: /^Period/ }).click();
  await expect(page.getByText("1 to 1 of 300,000")).toBeVisible();
  expect(news()).toBe("rows");
  await page.getByRole("radio", { name: /^proved/ }).check();
  await expect.poll(() => asked.length).toBe(2);
  expect(news()).toBe("points rows");
  // Fast typing causes one request.
  await page.getByLabel("Find a game").evaluate((input: HTMLInputElement) => {
    for (const text of ["0", "0.", "0.7", "0.77"]) {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
  await expect.poll(() => asked.length).toBe(2);
  expect(news()).toBe("points rows");
  // The page polls a running census, and reads its games only when there are new ones.
  running = 1;
  await page.clock.install();
  await page.reload();
  await expect(page.getByText("1 running")).toBeVisible();
  news();
  await page.clock.runFor(5000);
  await page.clock.runFor(5000);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(new Set(news().split(" "))).toEqual(new Set(["counts"]));
  done = 301;
  await page.clock.runFor(5000);
  await expect(page.getByText("1 to 1 of 301,000")).toBeVisible();
  expect(asked).toContain("points");
});
