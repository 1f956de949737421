import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { choose, expect, test } from "./page.ts";
import { canvas, compute, done, downloaded, folder, nimber, readout, ruling, status } from "./table.ts";

test("kayles: a proved period, and its certificate checked here and on the command line", async ({
  page,
}) => {
  await page.goto("./#en/table?game=kayles&to=100000");
  await done(page, "100,001");
  await expect(page.locator("h1")).toContainText("Kayles");
  await expect(ruling(page)).toHaveText("Proved");
  await expect(page.locator(".claim")).toHaveText("From heap 71 the values repeat with period 12.");
  await expect(page.locator(".period dd").first()).toHaveText("71");
  await expect(page.locator(".exceptions button")).toHaveText(
    "0 3 6 9 11 15 18 21 22 28 34 39 57 70".split(" "),
  );
  const certificate = await downloaded(page, () =>
    page.locator(".certificate").getByRole("button", { name: "Download" }).click(),
  );
  expect(certificate.name).toBe("kayles.json");
  const written = join(folder, "cli.json");
  nimber("period", "kayles", "--certificate", written);
  expect(certificate.text).toBe(readFileSync(written, "utf8"));
  await page.getByRole("button", { name: "Check it here" }).click();
  await expect(page.locator(".finding")).toContainText("The proof holds");
  await expect(page.locator(".finding")).toContainText("period 12; 168 values replayed");
  const program = await downloaded(page, () => page.getByRole("link", { name: /check\.py/ }).click());
  expect(program).toEqual({ name: "check.py", text: nimber("check", "--program") });
  await expect(page.getByRole("link", { name: "Its format" })).toHaveAttribute("href", /certificates/);
  const wrong = certificate.text.replace('"period":12', '"period":24');
  await page
    .locator(".certificate input[type=file]")
    .setInputFiles({ name: "wrong.json", mimeType: "application/json", buffer: Buffer.from(wrong) });
  await expect(page.locator(".finding .ruling")).toContainText(/^(Not valid|Not a certificate) wrong\.json$/);
  await page.getByLabel("Histogram").check();
  await expect(page.locator(".histogram tbody tr").first()).toHaveText(/^0?5?1(0|28)$/);
  await expect(page.locator(".histogram tbody tr")).toHaveCount(9);
});

test("other games, wrong notation, rows of the period, sliders", { tag: "@slow" }, async ({ page }) => {
  await test.step("games without a table's shape: sets, codes, growing and unproved values", async () => {
    await page.goto("./#en/table");
    await done(page, "1,001");
    await compute(page, "{1,3,4}", "1000");
    await expect(page.locator(".claim")).toHaveText("From heap 0 the values repeat with period 7.");
    await compute(page, "0.137", "2000");
    await expect(page.locator(".claim")).toHaveText("From heap 52 the values repeat with period 34.");
    await compute(page, "!{2,3}", "500");
    await expect(page.locator(".claim")).toHaveText("From heap 0 the value grows by 2 with every 4 tokens.");
    // The head of the page and the values agree, and each row links to its position.
    await compute(page, "{powers(2)}", "200");
    await expect(ruling(page)).toHaveText("Theorem");
    await expect(page.locator(".answer").last()).toHaveClass(/theorem/);
    await expect(
      page.locator(".rows .spacer .line").nth(5).getByRole("link", { name: "Play" }),
    ).toHaveAttribute("href", /sum=%7Bpowers%282%29%7D\+5$/);
    await compute(page, "4.7", "200");
    await done(page, "201");
    await compute(page, "lasker", "50");
    await done(page, "51");
    await page.getByLabel("Go to heap").fill("4");
    await page.keyboard.press("Enter");
    await expect(readout(page)).toContainText("Heap 4 has value 3");
    await compute(page, "0.36", "20000");
    await done(page, "20,001");
    await expect(ruling(page)).toHaveText("No period found");
    await expect(page.locator(".legend")).toContainText("rare heaps by the sparse space");
  });

  await test.step("wrong notation is one line with a caret, and what was shown stays", async () => {
    await page.goto("./#en/table?game={1,3,4}&to=50");
    await done(page, "51");
    await compute(page, "{1,3,x}", "50");
    await expect(page.locator("#table-wrong .trouble")).toHaveText(
      /^expected a number from 1 to 10\^1000, found `x`$/,
    );
    await expect(page.locator(".caret")).toHaveText("{1,3,x}\n     ^", { useInnerText: true });
    await compute(page, "kaylse", "50");
    await expect(page.locator("#table-wrong .trouble")).toContainText("Did you mean kayles?");
    await compute(page, "hackenbush", "50");
    await expect(page.locator("#table-wrong .trouble")).toHaveText(
      "expected a game whose position is one heap or two, found hackenbush",
    );
    await page.getByLabel("简体中文").check();
    await expect(page.locator("#table-wrong .trouble")).toHaveText(
      "此处应为单堆或双堆游戏，但读到 hackenbush",
    );
    await page.getByLabel("English").check();
    await compute(page, "kayles", "many");
    await expect(page.locator("#table-wrong .trouble")).toContainText("a whole number from 1 to 50,000,000");
    await expect(page.locator("h1")).toContainText("{1,3,4}");
    await page.getByLabel("简体中文").check();
    await expect(page.locator("#table-wrong .trouble")).toContainText("此处应为 1 到 50,000,000 之间的整数");
  });

  await test.step("values stand in rows of the period, and games are laid over each other", async () => {
    await page.goto("./#en/table?game=kayles&to=1000&panel=wrapped&with=0.07;0.7");
    await done(page, "1,001");
    const rows = page.locator(".wrapped tr");
    await expect(rows.nth(6).locator("td")).toHaveText("4 1 2 8 1 4 7 2 1 8 2 7".split(" "));
    await expect(rows.nth(7).locator("td")).toHaveText("4 1 2 8 1 4 7 2 1 8 2 7".split(" "));
    await expect(page.locator(".wrapped .odd").first()).toBeVisible();
    await expect(page.locator(".legend code")).toHaveText(["kayles", "0.07", "0.7"]);
    const over = page.locator(".compare li");
    await expect(over.nth(0)).toContainText(/differs from kayles first at heap 1, at \d+ of 1,001 heaps/);
    await page.getByRole("switch", { name: "Differences" }).click();
    await expect(page).toHaveURL(/differ=xor/);
    await page.getByRole("textbox", { name: /^Another game/ }).fill("0.77");
    await page.getByRole("button", { name: "Lay over" }).click();
    await expect(over.nth(2)).toContainText("has the values of kayles at all 1,001 heaps");
    await page.getByRole("textbox", { name: /^Another game/ }).fill("{1,");
    await page.getByRole("button", { name: "Lay over" }).click();
    await expect(page.locator(".compare .trouble")).toBeVisible();
  });

  await test.step("the numbers of a set have sliders, and the plot follows them", async () => {
    await page.goto("./#en/table?game={1,3,4}&to=1000");
    await done(page, "1,001");
    await page.getByRole("slider", { name: "Number 3 of the set" }).press("ArrowRight");
    await expect(page).toHaveURL(/game=%7B1,3,5%7D|game={1,3,5}/);
    await expect(page.locator(".period .claim")).toContainText("2");
  });
});

test("work goes on while another route is shown, and is cancelled with what came", { tag: "@slow" }, async ({
  page,
}) => {
  // So many values of Grundy's game take hours, so the run ends only when cancelled.
  await page.goto("./#en/table?game=grundys-game&to=40000000");
  await expect(status(page)).toHaveText(/^\d+,[\d,]+ of 40,000,001 values/);
  await page.getByRole("link", { name: "Contest", exact: true }).click();
  await expect(page.locator("h1")).toHaveText("Contest");
  await page.goBack();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(status(page)).toHaveText(/^Stopped. The [\d,]+ values so far are kept\.$/);
  await expect(ruling(page)).toHaveText("No period found");
  await page.getByLabel("Go to heap").fill("1000");
  await page.keyboard.press("Enter");
  await expect(readout(page)).toContainText("Heap 1,000 has value");
});

test("another game can be begun while one is computed, and a bad view or heap is told", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("./#en/table?game=0.6&to=40000000");
  await expect(status(page)).toHaveText(/^[1-9][\d,]* of 40,000,001 values/);
  await expect(page.getByRole("button", { name: "Compute" })).toHaveCount(0);
  await page.getByLabel("Game", { exact: true }).fill("kayles");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
  await page.getByLabel("Heaps up to").fill("1000");
  await page.keyboard.press("Enter");
  await done(page, "1,001");
  await expect(page.locator("h1")).toContainText("Kayles");
  await expect(page.getByRole("button", { name: "Show all" })).toBeDisabled();
  await page.locator(".rows .scrolled").press("End");
  await expect(readout(page)).toContainText("Heap 1,000 has value");
  await expect(page.getByRole("button", { name: "Show all" })).toBeDisabled();
  const goTo = page.getByLabel("Go to heap");
  await goTo.fill("ten");
  await expect(goTo).toHaveAttribute("aria-invalid", "true");
  await goTo.fill("10");
  await expect(goTo).toHaveAttribute("aria-invalid", "false");
  await expect(page.locator(".notice p")).toHaveCount(0);
  await page.goto("./#en/table?game=kayles&to=1000&at=1001");
  await expect(page.locator(".notice p")).toHaveCount(1);
});

test("ten million values: zoomed in steps whose cost is bounded, and scrolled to the end", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("./#en/table?game={1,3,4}&to=10000000");
  await done(page, "10,000,001");
  await expect(canvas(page)).toHaveAttribute("data-drawn", "10000001");
  const pixels = await canvas(page).evaluate((each: HTMLCanvasElement) => each.width);
  const work = async () => Number(await canvas(page).getAttribute("data-work"));
  expect(await work()).toBeGreaterThan(0);
  const seen: number[] = [await work()];
  await page.locator(".zoomable").focus();
  for (let step = 0; step < 8; step++) {
    const before = page.url();
    for (let press = 0; press < 4; press++) await page.keyboard.press("+");
    await expect(page).not.toHaveURL(before);
    seen.push(await work());
  }
  expect(Math.max(...seen)).toBeLessThan(1024 * pixels);
  await expect(canvas(page)).toHaveAttribute("aria-label", /Shown are heaps [\d,]+ to [\d,]+/);
  await page.getByLabel("Go to heap").fill("9999999");
  await page.keyboard.press("Enter");
  // The values of {1,3,4} repeat 0 1 0 1 2 3 2.
  await expect(readout(page)).toContainText(
    `Heap 9,999,999 has value ${[0, 1, 0, 1, 2, 3, 2][9_999_999 % 7]}`,
  );
  await expect(page.getByRole("row", { selected: true })).toContainText("9,999,999");
  await expect(page.locator(".grid")).toHaveAttribute("aria-rowcount", "10000002");
  expect(await page.getByRole("row").count()).toBeLessThan(60);
  await page.locator(".scrolled").focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("row", { selected: true })).toContainText("10,000,000");
  await page.keyboard.press("Home");
  await expect(page.getByRole("row", { selected: true })).toContainText("0");
});

/** Turns the wheel with Ctrl until the plot zooms: what zooms it is fetched when the pointer first moves. */
async function zoomIn(page: Page, by: number): Promise<void> {
  await expect(async () => {
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, by);
    await page.keyboard.up("Control");
    await expect(page).toHaveURL(/view=/, { timeout: 1000 });
  }).toPass();
}

test("wheel, drag and pointer move the plot; the address restores what is seen", async ({ page }) => {
  await page.goto("./#en/table?game=kayles&to=1000");
  await done(page, "1,001");
  await expect(page.locator(".answer.proved")).toBeVisible();
  await canvas(page).scrollIntoViewIfNeeded();
  const box = (await canvas(page).boundingBox())!;
  const at = (part: number) => [box.x + part * box.width, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.5));
  await expect(readout(page)).toContainText(/^Heap \d+ has value [0-8]/);
  await expect(page.locator(".tip")).toHaveText(/^\d+ ↦ [0-8]$/);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(page).not.toHaveURL(/view=/);
  await page.evaluate(() => scrollTo(0, 0));
  await canvas(page).scrollIntoViewIfNeeded();
  await page.mouse.move(...at(0.5));
  await zoomIn(page, -600);
  const before = page.url();
  await page.mouse.down();
  await page.mouse.move(...at(0.3), { steps: 4 });
  await page.mouse.up();
  await expect(page).not.toHaveURL(before);
  await page.locator(".zoomable").press("0");
  await page.mouse.move(...at(0.5));
  await page.keyboard.down("Shift");
  await page.mouse.down();
  await page.mouse.move(...at(0.75), { steps: 4 });
  await expect(page.locator(".chosen")).toBeVisible();
  await page.mouse.up();
  await page.keyboard.up("Shift");
  await expect(page.locator(".chosen")).toHaveCount(0);
  // A quarter of the heaps, starting a little before the middle because of the axis on the left, with all
  // values.
  await expect(canvas(page)).toHaveAttribute(
    "aria-label",
    /Shown are heaps 4\d\d to 7\d\d and values 0 to 8\./,
  );
  await page.mouse.click(...at(0.6));
  await expect(page).toHaveURL(/&at=\d+/);
  const said = await readout(page).locator("b").first().textContent();
  const label = await canvas(page).getAttribute("aria-label");
  await page.mouse.move(0, 0);
  await page.reload();
  await done(page, "1,001");
  await expect(readout(page).locator("b").first()).toHaveText(said!);
  await expect(canvas(page)).toHaveAttribute("aria-label", label!);
  const heap = /Heap (\d+)/.exec(said!)![1]!;
  const links = readout(page).getByRole("link");
  await expect(links.first()).toHaveAttribute("href", `#en/play?sum=kayles+${heap}`);
  await expect(links.last()).toHaveAttribute("href", `#en/graph?sum=kayles+${heap}`);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page).not.toHaveURL(/view=/);
  // The pair belongs to the game of the address.
  await page.goto("./#en/table?game=wythoff&to=60&at=3,5");
  await done(page, "3,721");
  await expect(readout(page).getByRole("link").first()).toHaveAttribute("href", "#en/play?sum=wythoff+3,5");
  await expect(page.locator(".notice p")).toHaveCount(0);
});

test("a double click zooms in; two fingers zoom in their direction, one scrolls the page until then", {
  tag: "@slow",
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, hasTouch: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("./#en/table?game=kayles&to=1000");
  await done(page, "1,001");
  await page.locator(".legend").scrollIntoViewIfNeeded();
  const box = (await canvas(page).boundingBox())!;
  const at = (x: number, y: number) => ({ x: box.x + x * box.width, y: box.y + y * box.height });
  const label = () => canvas(page).getAttribute("aria-label");
  const hand = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    hand.send("Input.dispatchTouchEvent", { type, touchPoints });
  const whole = await label();
  await page.mouse.move(at(0.5, 0.5).x, at(0.5, 0.5).y);
  await expect(async () => {
    await page.mouse.dblclick(at(0.5, 0.5).x, at(0.5, 0.5).y);
    expect(await label()).not.toBe(whole);
  }).toPass();
  await expect(canvas(page)).toHaveAttribute("aria-label", /heaps 2\d\d to 7\d\d and values 0 to 8\./);
  await page.locator(".zoomable").press("0");
  await expect(canvas(page)).toHaveAttribute("aria-label", whole!);
  await touch("touchStart", at(0.5, 0.3));
  await touch("touchMove", at(0.7, 0.3));
  await touch("touchEnd");
  expect(await label()).toBe(whole);
  await touch("touchStart", at(0.4, 0.5), at(0.6, 0.5));
  await touch("touchMove", at(0.3, 0.5), at(0.7, 0.5));
  await touch("touchMove", at(0.1, 0.5), at(0.9, 0.5));
  await touch("touchEnd");
  await expect(canvas(page)).toHaveAttribute("aria-label", /heaps 3\d\d to 6\d\d and values 0 to 8\./);
  const closer = await label();
  await touch("touchStart", at(0.5, 0.5));
  await touch("touchMove", at(0.4, 0.5));
  await touch("touchMove", at(0.3, 0.5));
  await touch("touchEnd");
  await expect(canvas(page)).not.toHaveAttribute("aria-label", closer!);
  const moved = await label();
  await touch("touchStart", at(0.5, 0.2), at(0.5, 0.8));
  await touch("touchMove", at(0.5, 0.1), at(0.5, 0.9));
  await touch("touchMove", at(0.5, 0), at(0.5, 1));
  await touch("touchEnd");
  await expect(canvas(page)).toHaveAttribute(
    "aria-label",
    new RegExp(`${/heaps \d+ to \d+/.exec(moved!)![0]} and values [1-9] to [1-7]\\.`),
  );
  await context.close();
});

test("wythoff: the map against the law, and against a law of another game", { tag: "@slow" }, async ({
  page,
}) => {
  await page.goto("./#en/table?game=wythoff&to=120");
  await done(page, "14,641");
  await expect(page.locator(".law .ruling")).toHaveText("The law and the rules agree on all 14,641 pairs.");
  await page.getByRole("button", { name: "3,5", exact: true }).click();
  await expect(readout(page)).toContainText("Heaps 3 and 5 have value 0");
  await expect(readout(page).getByRole("link").first()).toHaveAttribute("href", "#en/play?sum=wythoff+3,5");
  await choose(page, "Law", "Wythoff's law with d = 1");
  await expect(page.locator(".law .ruling")).toContainText(
    /^The law and the rules differ on \d+ of 14,641 pairs, first at 1,2\./,
  );
  await page.getByRole("button", { name: "Go to pair 1,2" }).click();
  await expect(page).toHaveURL(/at=1,2&law=wythoff%281%29:0/);
  await page.reload();
  await expect(page.locator(".law .ruling")).toContainText("differ");
  await compute(page, "wythoff(1)", "100");
  await expect(page.locator(".law .ruling")).toHaveText("The law and the rules agree on all 10,201 pairs.");
  await compute(page, "euclid-positive", "60");
  await expect(page.locator(".law .ruling")).toHaveText("The law and the rules agree on all 3,721 pairs.");
  await canvas(page).hover();
  await zoomIn(page, -400);
  const csv = await downloaded(page, () => page.getByRole("button", { name: "CSV" }).click());
  expect(csv.text).toBe(nimber("values", "euclid-positive", "--to", "60", "--format", "csv"));
  const picture = await downloaded(page, () => page.getByRole("button", { name: /SVG$/ }).click());
  expect(picture.name).toBe("euclid-positive-60.svg");
  expect(picture.text).toContain("euclid-positive, P-positions of two heaps from 0 to 60");
  await compute(page, "wythoff", "5000");
  await expect(page.locator("#table-wrong .trouble")).toContainText("from 1 to 2,000");
});
