import type { Locator } from "@playwright/test";
import { expect, headline, open, piece, test } from "./page.ts";

/** What a first visit should manage in a minute and three clicks after typing; one page goes through all of it. */
const looks = [
  { language: "en", viewport: { width: 1280, height: 800 }, hasTouch: false, usual: true },
  { language: "zh", viewport: { width: 390, height: 844 }, hasTouch: true, usual: true },
  { language: "zh", viewport: { width: 1920, height: 1080 }, hasTouch: false, usual: true },
  { language: "zh", viewport: { width: 1280, height: 800 }, hasTouch: true, usual: false },
  { language: "en", viewport: { width: 390, height: 844 }, hasTouch: true, usual: false },
  { language: "en", viewport: { width: 1920, height: 1080 }, hasTouch: false, usual: false },
] as const;

for (const { language, viewport, hasTouch, usual } of looks) {
  // The other three are for the slow tests.
  if (!usual && process.env.NIMBER_SLOW === undefined) continue;
  test.describe(`${language}, ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch, contextOptions: { reducedMotion: "reduce" } });

    test("the ten tasks", async ({ page }) => {
      test.setTimeout(120_000);
      const say = (en: string, zh: string) => (language === "en" ? en : zh);
      await open(page, `${language}/`);
      const field = page.getByRole("combobox", { name: say("Find anything", "按名称") });
      const find = async (text: string) => {
        await page.keyboard.press("Control+k");
        await field.fill(text);
        await field.press("Enter");
      };
      const button = (en: string, zh: string) => page.getByRole("button", { name: say(en, zh) });

      await test.step("play, lose and learn why", async () => {
        await find("nim 1 2");
        await expect(page.locator(".component")).toHaveCount(2);
        await piece(page, 0, 1).click();
        if (hasTouch) await page.locator(".choices .chip, .table").first().click();
        await expect(headline(page)).toHaveText(say("You lose.", "你输了。"));
        await button("Why did I lose?", "我为什么输了？").click();
        await expect(page.locator(".review .winning li")).toHaveCount(1);
      });
      await test.step("prove Kayles", async () => {
        await find("kayles");
        await expect(page.locator(".answer.proved")).toContainText("12");
      });
      await test.step("solve a rule of one's own, and get its C++", async () => {
        await find("[n: n-1 | n/2] 9");
        await expect(page.locator(".answer").first()).toHaveClass(/\b[NP]\b/);
        await page.getByRole("link", { name: say("Program", "程序") }).click();
        await expect(page.locator(".source pre")).toContainText("#include");
      });
      await test.step("check one's own output", async () => {
        await find("hdu 1536");
        await expect(page.locator(".output pre")).toBeVisible();
        const right = await page.locator(".output pre").innerText();
        const own = page.getByLabel(say("Your output", "你的输出"));
        await own.fill(right);
        await expect(page.locator(".compare .kept")).toBeVisible();
        await own.fill("LLL");
        await expect(page.locator(".compare tbody tr").first()).toContainText("LLL");
      });
      await test.step("draw a graph with a cycle", async () => {
        await page.evaluate(() => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", "a -> b\nb -> a\nb -> c");
          const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
          document.querySelector(".finder input")!.dispatchEvent(paste);
        });
        await field.press("Enter");
        await expect(page.locator(".canvas .node")).toHaveCount(3);
      });
      await test.step("a drill of five", async () => {
        await find("nim 3 4 5");
        await expect(page.locator(".answer").first()).toContainText("nim 3 4 5");
        await page.locator(".tab").first().click();
        await expect(page.locator(".component").nth(2)).toBeVisible();
        await button("Drill of five", "练习五题").click();
        for (let round = 1; round <= 5; round++) {
          await expect(page.locator(".drill")).toContainText(say(`Position ${round} of 5`, `第 ${round} 题`));
          await expect(page.locator(".moves button")).toHaveCount(0);
          if (round === 1) await page.locator(".all summary").click();
          await page.locator(".all .chip").first().click();
          const next = page.locator(".drill .main");
          await expect(next).toBeVisible();
          if (round < 5) await next.click();
        }
        await expect(page.locator(".drill .score")).toBeVisible();
        await button("Finish", "完成").click();
        await expect(page).toHaveURL(/sum=nim\+3\+4\+5/);
      });
      await test.step("print a sheet", async () => {
        await page.evaluate(() => {
          window.print = () => document.body.setAttribute("data-printed", "");
        });
        await button("Print a sheet", "打印练习单").click();
        await expect(page.locator("[data-printed] .handout li").nth(15)).toHaveCount(1);
      });
      await test.step("identify a sequence", async () => {
        await field.fill("1, 2, 0, 1, 2, 0, 1");
        await expect(page.getByRole("option").first()).toContainText("2, 0, 1");
        await field.press("Escape");
      });
      await test.step("a lesson on a projector", async () => {
        await page.goto(`./#${language}/lesson?steps=play?sum=nim+3+4+5|why?sum=nim+3+4+5`);
        await button("Start the lesson", "开始讲课").click();
        await expect(page.locator(".answer.covered").first()).toBeVisible();
        await expect(page.locator(".answer b").first()).toBeHidden();
        await page.keyboard.press("r");
        await expect(page.locator(".answer b").first()).toBeVisible();
        await page.keyboard.press("PageDown");
        await expect(page.locator("main.why")).toBeVisible();
        await page.keyboard.press("q");
        const code = page.locator(".presentation .code");
        await expect(code.getByRole("img")).toBeVisible();
        await expect(code.getByRole("link")).toHaveAttribute("href", page.url());
        await page.keyboard.press("q");
        await expect(code).toHaveCount(0);
        await page.keyboard.press("p");
        await expect(page.locator(".presentation")).toHaveCount(0);
      });
    });
  });
}

test("keys alone play, lose and learn why, and solve a rule of one's own and get its C++", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "en/");
  const { keyboard } = page;
  const find = async (text: string) => {
    await keyboard.press("/");
    await keyboard.type(text);
    await keyboard.press("Enter");
  };
  const tabTo = async (place: Locator, key = "Tab") => {
    for (let presses = 0; presses < 25; presses++) {
      if (await place.evaluate((node) => node.contains(document.activeElement))) return;
      await keyboard.press(key);
    }
    await expect(place, "is reached by Tab").toBeFocused();
  };
  await find("nim 1 2");
  await expect(page.locator(".component")).toHaveCount(2);
  await tabTo(page.locator(".component").first());
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(headline(page)).toHaveText("You lose.");
  const why = page.getByRole("button", { name: "Why did I lose?" });
  await tabTo(why);
  await keyboard.press("Enter");
  await expect(page.locator(".review .winning li")).toHaveCount(1);

  await find("[n: n-1 | n/2] 9");
  await expect(page.locator(".answer").first()).toHaveClass(/\b[NP]\b/);
  await tabTo(page.getByRole("link", { name: "Program" }), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(page.locator(".source pre")).toContainText("#include");
});
